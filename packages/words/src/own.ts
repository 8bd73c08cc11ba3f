/** The words of custom games: their module has them, in English and optionally in other languages. */

import {
  type EventShape,
  type GameShape,
  type Match,
  type MatchOf,
  type Option,
  RulesError,
  type SpiceLetter,
} from '@windrose/rules';
import { isLanguage, type Language, LANGUAGES } from './languages.ts';
import type { GameWords, Say } from './messages.ts';

/** The content of a table, as a table of text: the first cell of each row names it. */
export interface TextTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The values of an event: seats as numbers, cubes as letters, components by their names. */
type EventOf<Shape extends EventShape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends 'number' ? number : string;
};

type Kinds<Shape extends GameShape> = Shape['option']['kind'];
/** The kinds of those options of a game that are options of ours, which have words: a game may leave those out. */
type KnownKinds<Shape extends GameShape> = KnownKind<Shape['option']>;
/** Ours has the same kind and all the members: with a member more, it is another option. */
type KnownKind<Offered> = Offered extends { readonly kind: infer Kind }
  ? Extract<Extract<Option, { readonly kind: Kind }>, Offered> extends never
    ? never
    : Kind
  : never;
type OfKind<Shape extends GameShape, Kind> = Extract<Shape['option'], { readonly kind: Kind }>;

/**
 * The texts of a custom game in one language.
 * @typeParam Shape the game's types; @typeParam Events the events its mechanisms declare.
 */
export interface OwnTexts<
  Shape extends GameShape = GameShape,
  Events extends Readonly<Record<string, EventShape>> = Readonly<Record<never, never>>,
> {
  readonly game: GameWords;
  /** Its names for the spices; without names they are called by their colours. */
  readonly spices?: Readonly<Record<SpiceLetter, string>>;
  /** The names of the match options in the set-up, and of their values; without names their ids are shown. */
  readonly settings?: { readonly [Name in keyof Shape['options']]?: SettingWords };
  /**
   * Questions, by the kind of the decision: sentences without a full stop. Those of built-in mechanisms are known; {@link addWords}
   * refuses words that lack one.
   */
  readonly decisions: Readonly<Record<string, string>>;
  /**
   * Options, by their kind: imperatives without capital and full stop. They come before the words for an option of ours of the
   * same kind, which are used only in the decisions of our mechanisms.
   */
  readonly options: {
    readonly [Kind in Exclude<Kinds<Shape>, KnownKinds<Shape>>]: (option: OfKind<Shape, Kind>, say: Say) => string;
  } & {
    readonly [Kind in Extract<Kinds<Shape>, KnownKinds<Shape>>]?: (option: OfKind<Shape, Kind>, say: Say) => string;
  };
  /** A sentence for each kind of event. */
  readonly events: { readonly [Kind in keyof Events]: (event: EventOf<Events[Kind]>, say: Say) => string };
  /** The lines of the scores: what each is called, and how its points come about; {@link addWords} refuses words that lack one. */
  readonly scoreParts: Readonly<Record<string, { readonly name: string; readonly why: string }>>;
  /** The content of the table besides the seats' cubes, for the terminal and the text view. */
  tables?(match: MatchOf<Shape>, say: Say): readonly TextTable[];
}

/** The words of a custom game: in English, and optionally in other languages. */
export type OwnWords<
  Shape extends GameShape = GameShape,
  Events extends Readonly<Record<string, EventShape>> = Readonly<Record<never, never>>,
> = Readonly<Record<'en', OwnTexts<Shape, Events>>> & { readonly [Other in Language]?: OwnTexts<Shape, Events> };

/** The names of a match option and of its values. */
export interface SettingWords {
  readonly name: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** Stored texts, by name, of any game. */
export interface KeptTexts {
  readonly game: GameWords;
  readonly spices?: Readonly<Record<SpiceLetter, string>>;
  readonly settings: ReadonlyMap<string, SettingWords>;
  readonly decisions: ReadonlyMap<string, string>;
  readonly options: ReadonlyMap<string, (of: object, say: Say) => string>;
  readonly events: ReadonlyMap<string, (of: object, say: Say) => string>;
  readonly scoreParts: ReadonlyMap<string, { readonly name: string; readonly why: string }>;
  readonly tables: (match: Match, say: Say) => readonly TextTable[];
}

const own = new Map<string, ReadonlyMap<Language, KeptTexts>>();

/** Reads the words of a custom game, by language. @throws TypeError that names what is missing. */
export function readTexts(game: string, words: unknown): ReadonlyMap<Language, KeptTexts> {
  const texts = membersOf(words, `the words of ${game}`);
  const strange = [...texts.keys()].find((language) => !isLanguage(language));
  if (strange !== undefined) {
    throw new TypeError(
      `the words of ${game}: "${strange}" is not a language of Windrose; there are ${LANGUAGES.join(', ')}`,
    );
  }
  if (!texts.has('en')) throw new TypeError(`the words of ${game} lack English ("en")`);
  return new Map(
    LANGUAGES.flatMap((language) =>
      texts.has(language) ? [[language, kept(texts.get(language), `${game}, ${language}`)]] : [],
    ),
  );
}

/** Registers the words of a custom game. */
export function keepTexts(game: string, texts: ReadonlyMap<Language, KeptTexts>): void {
  own.set(game, texts);
}

/** The error of a custom game whose module has no words for something. @param member of its words, `options.dive`. */
export function withoutWords(game: string, member: string): RulesError {
  return new RulesError('bad-game', `The module of ${game} lacks words: "${member}".`, member);
}

/** The words of a custom game, in English where the language lacks them; null for a built-in game. */
export function ownTexts(game: string, language: Language): KeptTexts | null {
  const texts = own.get(game);
  return texts?.get(language) ?? texts?.get('en') ?? null;
}

/** A custom game's sentence for an option, in English where the language lacks it: ours would say something else; null if it has none. */
export function ownOption(
  game: string,
  language: Language,
  kind: string,
): ((option: object, say: Say) => string) | null {
  const texts = own.get(game);
  return texts?.get(language)?.options.get(kind) ?? texts?.get('en')?.options.get(kind) ?? null;
}

/** Checks what one language brings. */
function kept(value: unknown, where: string): KeptTexts {
  const texts = membersOf(value, where);
  const part = (name: string): ReadonlyMap<string, unknown> => membersOf(texts.get(name), `${where}: ${name}`);
  const game = part('game');
  const text = (from: ReadonlyMap<string, unknown>, name: string, place: string): string => {
    const found = from.get(name);
    if (typeof found !== 'string') throw new TypeError(`${where}: ${place}.${name} is a text`);
    return found;
  };
  const sentences = (name: string): ReadonlyMap<string, (of: object, say: Say) => string> =>
    new Map(
      [...part(name)].map(([kind, sentence]) => {
        if (!isSentence(sentence)) throw new TypeError(`${where}: ${name}.${kind} is a function that makes a sentence`);
        return [kind, sentence];
      }),
    );
  const setting = (name: string, words: unknown): SettingWords => {
    const place = `settings.${name}`;
    const members = membersOf(words, `${where}: ${place}`);
    const values = members.has('values') ? membersOf(members.get('values'), `${where}: ${place}.values`) : new Map();
    return {
      name: text(members, 'name', place),
      values: Object.fromEntries([...values.keys()].map((one) => [one, text(values, one, `${place}.values`)])),
    };
  };
  const tables = texts.get('tables');
  if (tables !== undefined && !isTables(tables)) throw new TypeError(`${where}: tables is a function`);
  const spices = texts.has('spices') ? part('spices') : null;
  return {
    game: {
      title: text(game, 'title', 'game'),
      tagline: text(game, 'tagline', 'game'),
      length: text(game, 'length', 'game'),
    },
    ...(spices === null
      ? {}
      : {
          spices: {
            Y: text(spices, 'Y', 'spices'),
            R: text(spices, 'R', 'spices'),
            G: text(spices, 'G', 'spices'),
            B: text(spices, 'B', 'spices'),
          },
        }),
    settings: new Map(
      texts.has('settings') ? [...part('settings')].map(([name, one]) => [name, setting(name, one)]) : [],
    ),
    decisions: new Map([...part('decisions').keys()].map((kind) => [kind, text(part('decisions'), kind, 'decisions')])),
    options: sentences('options'),
    events: sentences('events'),
    scoreParts: new Map(
      [...part('scoreParts')].map(([name, line]) => {
        const members = membersOf(line, `${where}: scoreParts.${name}`);
        return [
          name,
          { name: text(members, 'name', `scoreParts.${name}`), why: text(members, 'why', `scoreParts.${name}`) },
        ];
      }),
    ),
    tables: tables ?? (() => []),
  };
}

function membersOf(value: unknown, where: string): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${where}: expected an object`);
  return new Map(Object.entries(value));
}

const isSentence = (value: unknown): value is (of: object, say: Say) => string => typeof value === 'function';
const isTables = (value: unknown): value is KeptTexts['tables'] => typeof value === 'function';
