/** The interface of a game: its name, its seats, its options, and its assembly. */

import type { Assembly } from './core.ts';
import { RulesError } from './errors.ts';
import type { Luck } from './luck.ts';
import type { RawPack } from './pack.ts';
import type { GameShape, MatchOptions, OptionsOf } from './shape.ts';

/** The input of a game's assembly. */
export interface Setting<Options extends object = MatchOptions> {
  readonly seats: number;
  /** Only options the game knows, each with an allowed value. */
  readonly options: Options;
  /** The packs the game needs, raw, by name. */
  readonly packs: Readonly<Record<string, RawPack>>;
  /** The luck of the set-up, for what the assembly itself depends on (a generated map). */
  readonly luck: Luck;
}

/** An option a game understands: a word out of a few, a switch, or a free text that the game checks. */
export type OptionRule = readonly string[] | 'switch' | 'text';

/** The options that a game's rules for them allow; each may be left out. */
export type OptionsBy<Rules extends Readonly<Record<string, OptionRule>>> = {
  readonly [Name in keyof Rules]?: Rules[Name] extends readonly (infer Word)[]
    ? Word
    : Rules[Name] extends 'switch'
      ? boolean
      : string;
};

/** A game of the family. */
export interface Game<Shape extends GameShape = GameShape> {
  /** As in the protocol: `eastern-wonders`. */
  readonly id: Shape['id'];
  /**
   * Version of its rules, from 1: raised whenever a record of the game would no longer be replayed exactly. Records of
   * other versions are refused.
   */
  readonly rules: number;
  /** Fewest and most seats. */
  readonly seats: readonly [number, number];
  /** The names of the packs whose components it uses, the one it is named after first. */
  readonly packs: readonly string[];
  readonly options: Readonly<Record<string, OptionRule>>;
  /** The field of a seat's description whose entries the option `covered` hides from others; without it nothing can be covered. */
  readonly coverable?: string;
  assemble(setting: Setting<OptionsOf<Shape>>): Assembly<Shape>;
}

/** Options of all games with claims to cover: `covered`, claimed points are hidden from the other seats until the end. */
const COMMON_OPTIONS: Readonly<Record<string, OptionRule>> = { covered: 'switch' };

/** The options that a new match of a game may have. */
export function optionRules({ options, coverable }: Pick<Game, 'options' | 'coverable'>): Game['options'] {
  return coverable === undefined ? options : { ...COMMON_OPTIONS, ...options };
}

/** Refuses a new match that covers what its game does not have. @throws RulesError `bad-options` */
export function checkCovered(game: Pick<Game, 'id' | 'options' | 'coverable'>, options: unknown): void {
  if (typeof options !== 'object' || options === null || game.coverable !== undefined) return;
  if (!('covered' in options) || options.covered !== true) return;
  const allowed = Object.keys(game.options);
  const others = allowed.length === 0 ? 'it has no options' : `its options are ${allowed.join(', ')}`;
  const message = `Nothing can be covered in ${game.id}, where all that is claimed lies open; ${others}.`;
  throw new RulesError('bad-options', message, 'covered', null, { word: null, allowed });
}

/**
 * Validates seats and options. Every game accepts `covered`, for matches begun before it was refused where it has no effect.
 * @throws RulesError `bad-seats`, `bad-options`
 */
export function checkSetting(
  game: Pick<Game, 'id' | 'seats' | 'options' | 'coverable'>,
  seats: unknown,
  options: unknown,
): { seats: number; options: MatchOptions } {
  const [fewest, most] = game.seats;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < fewest || seats > most) {
    const range = fewest === most ? `exactly ${fewest}` : `${fewest} to ${most}`;
    const message = `${game.id} is played with ${range} seats, not with ${JSON.stringify(seats)}.`;
    throw new RulesError('bad-seats', message, null, 'SH-21');
  }
  if (options === undefined || options === null) return { seats, options: {} };
  if (typeof options !== 'object' || Array.isArray(options)) {
    throw new RulesError('bad-options', 'The options of a match are an object.');
  }
  const rules = { ...COMMON_OPTIONS, ...game.options };
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) {
      const known = Object.keys(optionRules(game));
      const those = known.length === 0 ? 'none' : known.join(', ');
      const message = `${game.id} has no option "${name.slice(0, 40)}"; it has ${those}.`;
      throw new RulesError('bad-options', message, name, null, { word: name, allowed: known });
    }
    const allowed =
      rule === 'switch'
        ? typeof value === 'boolean'
        : rule === 'text'
          ? typeof value === 'string'
          : rule.includes(value as string);
    if (!allowed) {
      const wanted = rule === 'switch' ? 'true or false' : rule === 'text' ? 'a text' : `one of ${rule.join(', ')}`;
      const message = `The option "${name}" is ${wanted}, not ${JSON.stringify(value)}.`;
      const word = typeof value === 'string' ? value : null;
      const allowedWords = typeof rule === 'string' ? [] : rule;
      throw new RulesError('bad-options', message, name, null, { word, allowed: allowedWords });
    }
  }
  return { seats, options: { ...(options as MatchOptions) } };
}
