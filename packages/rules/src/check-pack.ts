/**
 * Checks a custom pack completely. Pack readers stop at the first fault; here each fault is replaced by the figure of the
 * built-in pack and the pack is read again, until no fault is left.
 */

import { required } from './core/required.ts';
import { RulesError } from './core/errors.ts';
import type { RawPack } from './core/pack.ts';
import { startMatch } from './family.ts';
import { GAMES, type GameId } from './games/index.ts';
import { builtInPack, PACKS } from './games/packs.ts';

/** A fault or an oddity of a pack. */
export interface PackFinding {
  /** Where, as a path: `spice-road.merchantCards[3].give`. */
  readonly where: string;
  /** The fault and the allowed values: a part of a sentence. */
  readonly message: string;
  /** A word that is not one of the allowed words, and these words; else null. */
  readonly word: string | null;
  readonly allowed: readonly string[];
}

/** The result of a check. */
export interface PackCheck {
  /** The games that use a pack of this name. */
  readonly games: readonly GameId[];
  /** Faults: with any of these the pack cannot be used. */
  readonly faults: readonly PackFinding[];
  /** Oddities: unknown names, and lists that are shorter or longer than in the built-in pack. */
  readonly warnings: readonly PackFinding[];
  /** Whether the whole pack was checked; if not, there may be more faults than listed. */
  readonly whole: boolean;
}

/** Finds the word that was probably meant, or null. */
export type Guess = (word: string, allowed: readonly string[]) => string | null;

/** Maximum number of reported faults. */
const MOST_FAULTS = 100;

/**
 * Checks a pack figure by figure and sets up every game that uses it with every number of seats.
 * @param raw the JSON content of a file. @param guess corrects misspelt words; by default none are corrected.
 */
export function checkPack(raw: unknown, guess: Guess = () => null): PackCheck {
  const given = isObject(raw) ? raw.pack : undefined;
  const faults: PackFinding[] = [];
  let name = typeof given === 'string' && builtInPack(given) !== undefined ? given : null;
  if (name === null) {
    const word = typeof given === 'string' ? given : null;
    const allowed = Object.keys(PACKS);
    const message = `expected one of ${allowed.join(', ')}, found ${JSON.stringify(given) ?? 'nothing'}`;
    faults.push({ where: 'pack', message, word, allowed });
    name = (word === null ? null : guess(word, allowed)) ?? (isObject(raw) ? likeliestName(raw) : null);
  }
  const builtIn = name === null ? undefined : builtInPack(name);
  if (!isObject(raw) || name === null || builtIn === undefined)
    return { games: [], faults, warnings: [], whole: false };
  const games = GAMES.filter(({ packs }) => packs.includes(name));
  const mended = new Map<string, number>();
  // A pack without a valid name is checked as the one it resembles.
  const copy: RawPack = { ...copyOf(raw), pack: name };
  let whole = false;
  while (faults.length < MOST_FAULTS) {
    const fault = firstFault(games, copy);
    if (fault === null) {
      whole = true;
      break;
    }
    const { where } = fault;
    const before = mended.get(where) ?? 0;
    mended.set(where, before + 1);
    const consequence = [...mended.keys()].some((other) => other !== where && isInside(other, where));
    if (before === 0 && !consequence) faults.push(fault);
    // The replacement did not help: a larger part is taken from the built-in pack.
    const path = pathOf(where, name).slice(0, before === 0 ? undefined : -before);
    if (path.length === 0 || !mend(copy, builtIn, path, fault, before === 0 ? guess : () => null)) break;
  }
  return { games: games.map(({ id }) => id), faults, warnings: strangeThings(raw, builtIn, name), whole };
}

/** The built-in pack that has most of its fields in common with a pack; null if that is less than half of them. */
function likeliestName(raw: RawPack): string | null {
  const shares = Object.entries(PACKS).map(([name, pack]) => {
    const fields = Object.keys(pack).filter((field) => field !== 'pack' && !REMARKS.includes(field));
    return { name, share: fields.filter((field) => Object.hasOwn(raw, field)).length / fields.length };
  });
  const [likeliest] = shares.toSorted((a, b) => b.share - a.share);
  return likeliest && likeliest.share >= 0.5 ? likeliest.name : null;
}

/** The first fault that the engine finds; null if every game can be played with the pack. */
function firstFault(games: readonly (typeof GAMES)[number][], pack: RawPack): PackFinding | null {
  // A copy each time: the engine takes a pack that it has seen for unchanged.
  const packs = [copyOf(pack)];
  for (const { id, seats } of games) {
    for (let n = seats[0]; n <= seats[1]; n++) {
      try {
        startMatch({ game: id, seats: n, seed: 'check', packs });
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
        const where = error.where ?? String(pack.pack);
        const message = error.message.startsWith(`${where}: `) ? error.message.slice(where.length + 2) : error.message;
        return { where, message, word: error.word, allowed: error.allowed };
      }
    }
  }
  return null;
}

/** A copy of a JSON value. */
function copyOf<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

type Path = readonly (string | number)[];

/** The keys of a path, without the name of the pack: `x.list[3].give` is `['list', 3, 'give']`. */
function pathOf(where: string, name: string): Path {
  const rest = where.startsWith(name) ? where.slice(name.length) : '';
  return Array.from(rest.matchAll(/\.([^.[]+)|\[(\d+)\]/g), ([, key, index]) => key ?? Number(index));
}

function isInside(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);
}

/** Replaces a fault in a copy of a pack. @returns whether it was changed. */
function mend(copy: unknown, builtIn: unknown, path: Path, { word, allowed }: PackFinding, guess: Guess): boolean {
  const parent = follow(copy, path.slice(0, -1));
  const key = required(path.at(-1), 'place in the pack');
  const there = read(parent, key);
  const meant = word === null ? null : guess(word, allowed);
  const model = meant ?? follow(builtIn, path) ?? likely(builtIn, path);
  if (model === undefined) return false;
  if (Array.isArray(there) && Array.isArray(model) && there.length > 0 && there.length !== model.length) {
    // With too many or too few rows, the existing rows are still checked.
    if (there.length > model.length) there.length = model.length;
    else there.push(...copyOf(model.slice(there.length)));
    return true;
  }
  return write(parent, key, copyOf(model));
}

/** The built-in pack's value for a row like the one at a path. */
function likely(builtIn: unknown, path: Path): unknown {
  const at = path.findLastIndex((key) => typeof key === 'number');
  const rows = at < 0 ? null : follow(builtIn, path.slice(0, at));
  if (!Array.isArray(rows)) return undefined;
  for (const row of rows) {
    const found = follow(row, path.slice(at + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

function follow(value: unknown, path: Path): unknown {
  return path.reduce(read, value);
}

function read(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

function write(target: unknown, key: string | number, value: unknown): boolean {
  return typeof target === 'object' && target !== null && Reflect.set(target, key, value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields that may be added anywhere as remarks. */
const REMARKS = [
  'note',
  'confidence',
  'firmer',
  'source',
  'sources',
  'title',
  'schema',
  'groups',
  'standIn',
  'version',
];

/** The confidence in a figure: the first word of a `confidence`. */
const STANDINGS = ['exact', 'likely', 'inferred', 'derived', 'stand-in'];

/** Objects whose member names are free. */
const FREE = ['boards'];

/**
 * Names and words in a pack that are not read, without a check of its figures.
 * @param raw the JSON content of a file; one that is not a pack has none.
 */
export function unreadInPack(raw: RawPack): readonly PackFinding[] {
  const name = raw.pack;
  const builtIn = typeof name === 'string' ? builtInPack(name) : undefined;
  if (typeof name !== 'string' || builtIn === undefined) return [];
  return strangeThings(raw, builtIn, name).filter(({ word }) => word !== null);
}

/** Differences from the built-in pack that may be mistakes. */
function strangeThings(raw: unknown, builtIn: RawPack, name: string): PackFinding[] {
  const found: PackFinding[] = [];
  const look = (value: unknown, models: readonly unknown[], where: string, depth: number): void => {
    if (Array.isArray(value)) {
      const lists = models.filter((model) => Array.isArray(model));
      const rows: unknown[] = lists.flat();
      const [only] = lists;
      // Nested rows, such as the spaces of a board, vary in number from list to list.
      if (depth <= 2 && only && lists.length === 1 && only.some(isObject) && only.length !== value.length) {
        const message = `there are ${value.length}; the pack that comes with Windrose has ${only.length}`;
        found.push({ where, message, word: null, allowed: [] });
      }
      value.forEach((row, at) => look(row, rows, `${where}[${at}]`, depth + 1));
      return;
    }
    if (!isObject(value)) return;
    const objects = models.filter(isObject);
    const known = [...new Set(objects.flatMap((model) => Object.keys(model)))];
    const free = FREE.some((part) => where === `${name}.${part}`);
    for (const [key, member] of Object.entries(value)) {
      if (key === 'confidence' && typeof member === 'string') {
        const [word = ''] = member.split(/[\s:,;]/);
        if (!STANDINGS.includes(word)) {
          const message = `expected one of ${STANDINGS.join(', ')}, found "${word}"`;
          found.push({ where: `${where}.${key}`, message, word, allowed: STANDINGS });
        }
      }
      if (REMARKS.includes(key)) continue;
      if (!free && known.length > 0 && !known.includes(key)) {
        found.push({ where: `${where}.${key}`, message: 'unknown field', word: key, allowed: known });
        continue;
      }
      const next = free ? objects.flatMap((model) => Object.values(model)) : objects.map((model) => model[key]);
      look(member, next, `${where}.${key}`, depth + 1);
    }
  };
  look(raw, [builtIn], name, 0);
  return found;
}
