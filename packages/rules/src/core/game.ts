/** What a game is to the rest of the system: its name, its seats, its options, and how it is put together. */

import type { Assembly } from './core.ts';
import { RulesError } from './errors.ts';
import type { MapNeeds } from '../sea/chart.ts';
import type { Luck } from './luck.ts';

/** An option of a match, as somebody chose it. */
export type OptionValue = string | boolean;

/** The options of a match by name. */
export type MatchOptions = Readonly<Record<string, OptionValue>>;

/** What a game is put together for. */
export interface Setting {
  readonly seats: number;
  /** Only options the game knows, each with an allowed value. */
  readonly options: MatchOptions;
  /** The packs the game needs, raw, by name. */
  readonly packs: Readonly<Record<string, unknown>>;
  /** The luck of the set-up, for what the assembly itself depends on (a generated map). */
  readonly luck: Luck;
}

/** An option a game understands: a word out of a few, a switch, or a free text that the game checks. */
export type OptionRule = readonly string[] | 'switch' | 'text';

/** A game of the family. */
export interface Game {
  /** As in the protocol: `eastern-wonders`. */
  readonly id: string;
  /** Fewest and most seats. */
  readonly seats: readonly [number, number];
  /** The names of the packs whose components it uses, the one it is named after first. */
  readonly packs: readonly string[];
  readonly options: Readonly<Record<string, OptionRule>>;
  /** What an own map (the option `map`) must have; games without that option have none. */
  readonly map?: MapNeeds;
  assemble(setting: Setting): Assembly;
}

/** Options every game has: `covered`, claimed points are hidden from the other seats until the end. */
export const COMMON_OPTIONS: Readonly<Record<string, OptionRule>> = { covered: 'switch' };

/** Checks seats and options that somebody asked for. @throws RulesError `bad-seats`, `bad-options` */
export function checkSetting(game: Game, seats: unknown, options: unknown): { seats: number; options: MatchOptions } {
  const [fewest, most] = game.seats;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < fewest || seats > most) {
    const range = fewest === most ? `exactly ${fewest}` : `${fewest} to ${most}`;
    throw new RulesError('bad-seats', `${game.id} is played with ${range} seats, not with ${JSON.stringify(seats)}.`);
  }
  if (options === undefined || options === null) return { seats, options: {} };
  if (typeof options !== 'object' || Array.isArray(options)) {
    throw new RulesError('bad-options', 'The options of a match are an object.');
  }
  const rules = { ...COMMON_OPTIONS, ...game.options };
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) {
      const known = Object.keys(rules).join(', ');
      throw new RulesError('bad-options', `${game.id} has no option "${name.slice(0, 40)}"; it has ${known}.`, name);
    }
    const allowed =
      rule === 'switch'
        ? typeof value === 'boolean'
        : rule === 'text'
          ? typeof value === 'string'
          : rule.includes(value as string);
    if (!allowed) {
      const wanted = rule === 'switch' ? 'true or false' : rule === 'text' ? 'a text' : `one of ${rule.join(', ')}`;
      throw new RulesError('bad-options', `The option "${name}" is ${wanted}, not ${JSON.stringify(value)}.`, name);
    }
  }
  return { seats, options: { ...(options as MatchOptions) } };
}
