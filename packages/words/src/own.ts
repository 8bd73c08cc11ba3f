/** The words of custom games: their module has them, in English and optionally in other languages. */

import type { EventShape, GameShape, Match, MatchOf, Option, SpiceLetter } from '@windrose/rules';
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

/** The kinds of options of ours, which have words: a game may leave those out. */
type KnownKind = Option['kind'];
type Kinds<Shape extends GameShape> = Shape['option']['kind'];
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
  /** What it calls the spices; without names they go by their colours. */
  readonly spices?: Readonly<Record<SpiceLetter, string>>;
  /** Questions, by the kind of the decision: sentences without a full stop. Those of built-in mechanisms are known. */
  readonly decisions: Readonly<Record<string, string>>;
  /** Options, by their kind: imperatives without capital and full stop. */
  readonly options: {
    readonly [Kind in Exclude<Kinds<Shape>, KnownKind>]: (option: OfKind<Shape, Kind>, say: Say) => string;
  } & {
    readonly [Kind in Extract<Kinds<Shape>, KnownKind>]?: (option: OfKind<Shape, Kind>, say: Say) => string;
  };
  /** What happened, by the kind of the event: a sentence. */
  readonly events: { readonly [Kind in keyof Events]: (event: EventOf<Events[Kind]>, say: Say) => string };
  /** The lines of the scores: what each is called, and how its points come about. */
  readonly scoreParts: Readonly<Record<string, { readonly name: string; readonly why: string }>>;
  /** The content of the table besides the seats' cubes, for the terminal and the text view. */
  tables?(match: MatchOf<Shape>, say: Say): readonly TextTable[];
}

/** The words of a custom game: in English, and optionally in other languages. */
export type OwnWords<
  Shape extends GameShape = GameShape,
  Events extends Readonly<Record<string, EventShape>> = Readonly<Record<never, never>>,
> = Readonly<Record<'en', OwnTexts<Shape, Events>>> & { readonly [Other in Language]?: OwnTexts<Shape, Events> };

/** Stored texts, by name, of any game. */
export interface KeptTexts {
  readonly game: GameWords;
  readonly spices?: Readonly<Record<SpiceLetter, string>>;
  readonly decisions: ReadonlyMap<string, string>;
  readonly options: ReadonlyMap<string, (of: object, say: Say) => string>;
  readonly events: ReadonlyMap<string, (of: object, say: Say) => string>;
  readonly scoreParts: ReadonlyMap<string, { readonly name: string; readonly why: string }>;
  readonly tables: (match: Match, say: Say) => readonly TextTable[];
}

const own = new Map<string, ReadonlyMap<Language, KeptTexts>>();

/**
 * Registers the words of a custom game.
 * @param words the module's {@link OwnWords}.
 * @throws TypeError that names what is missing.
 */
export function addWords(game: string, words: unknown): void {
  const texts = membersOf(words, `the words of ${game}`);
  const strange = [...texts.keys()].find((language) => !isLanguage(language));
  if (strange !== undefined) {
    throw new TypeError(
      `the words of ${game}: "${strange}" is no language of Windrose; there are ${LANGUAGES.join(', ')}`,
    );
  }
  if (!texts.has('en')) throw new TypeError(`the words of ${game} lack English ("en")`);
  own.set(
    game,
    new Map(
      LANGUAGES.flatMap((language) =>
        texts.has(language) ? [[language, kept(texts.get(language), `${game}, ${language}`)]] : [],
      ),
    ),
  );
}

/** The words of a custom game, in English where the language lacks them; null for a built-in game. */
export function ownTexts(game: string, language: Language): KeptTexts | null {
  const texts = own.get(game);
  return texts?.get(language) ?? texts?.get('en') ?? null;
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
      [...part(name)].map(([kind, say]) => {
        if (!isSentence(say)) throw new TypeError(`${where}: ${name}.${kind} is a function that makes a sentence`);
        return [kind, say];
      }),
    );
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
    decisions: new Map([...part('decisions').keys()].map((kind) => [kind, text(part('decisions'), kind, 'decisions')])),
    options: sentences('options'),
    events: sentences('events'),
    scoreParts: new Map(
      [...part('scoreParts')].map(([name, line]) => {
        const said = membersOf(line, `${where}: scoreParts.${name}`);
        return [name, { name: text(said, 'name', `scoreParts.${name}`), why: text(said, 'why', `scoreParts.${name}`) }];
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
