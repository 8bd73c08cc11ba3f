/** Reads JSON from outside, mainly packs: validates each figure and reports the path of a fault. */

import { type ErrorCode, RulesError } from './errors.ts';
import type { RuleId } from './rule-id.ts';
import { sha256Text } from './sha256.ts';
import { type Bundle, parseBundle, SPICE_COUNT, type SpiceLetter, SPICES } from './spice.ts';

/** The identification of a pack in a record. */
export interface PackName {
  readonly name: string;
  readonly version: string;
  /** SHA-256 of the pack's content, in hexadecimal, independent of the order of its fields. */
  readonly hash: string;
}

/** A pack as it comes from a file: any JSON object. */
export type RawPack = Readonly<Record<string, unknown>>;

/** A cursor into a pack, or another JSON value, that knows its path, so that every complaint can say where. */
export class PackReader {
  readonly value: unknown;
  readonly path: string;
  readonly #code: ErrorCode;

  constructor(value: unknown, path: string, code: ErrorCode = 'bad-pack') {
    this.value = value;
    this.path = path;
    this.#code = code;
  }

  /**
   * @param rule the number of the violated rule, if any.
   * @throws RulesError `bad-pack` (or the code it was made with), always.
   */
  fail(reason: string, rule: RuleId | null = null): never {
    throw new RulesError(this.#code, `${this.path}: ${reason}`, this.path, rule);
  }

  /** The member of an object. */
  at(key: string): PackReader {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) this.fail('expected an object');
    return new PackReader((value as Record<string, unknown>)[key], `${this.path}.${key}`, this.#code);
  }

  /** Whether the member exists. */
  has(key: string): boolean {
    return typeof this.value === 'object' && this.value !== null && key in this.value;
  }

  /** The names of an object's members. */
  keys(): string[] {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) this.fail('expected an object');
    return Object.keys(value);
  }

  /** The elements of a list, `least` to `most` of them. */
  list(least = 0, most = 255): PackReader[] {
    const { value } = this;
    if (!Array.isArray(value)) this.fail('expected a list');
    if (value.length < least || value.length > most) {
      const wanted = least === most ? `exactly ${least}` : `${least} to ${most}`;
      this.fail(`expected ${wanted} entries, found ${value.length}`);
    }
    return value.map((element: unknown, index) => new PackReader(element, `${this.path}[${index}]`, this.#code));
  }

  /** A text that is not empty. */
  text(): string {
    if (typeof this.value !== 'string' || this.value === '') this.fail(`expected a text, found ${show(this.value)}`);
    return this.value;
  }

  /** One of a few words. */
  oneOf<const Word extends string>(words: readonly Word[]): Word {
    const found = words.find((word) => word === this.value);
    if (found === undefined) {
      const message = `${this.path}: expected one of ${words.join(', ')}, found ${show(this.value)}`;
      const word = typeof this.value === 'string' ? this.value : null;
      throw new RulesError(this.#code, message, this.path, null, { word, allowed: words });
    }
    return found;
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isInteger(value))
      this.fail(`expected a whole number, found ${show(value)}`);
    if (value < least || value > most) this.fail(`expected a number from ${least} to ${most}, found ${value}`);
    return value;
  }

  /** Cubes: letters of {@link SPICES} in rising order, at least `least` of them. */
  cubes(least = 1): Bundle {
    const { value } = this;
    if (typeof value !== 'string') this.fail(`expected cubes such as "YYR", found ${show(value)}`);
    const strange = value.split('').find((letter) => !(SPICES as readonly string[]).includes(letter));
    if (strange !== undefined) this.fail(`"${strange}" is not a colour of cube; the colours are ${SPICES.join(' ')}`);
    const bundle = parseBundle(value);
    if (bundle === null) this.fail(`"${value}" is not in the order ${SPICES.join('')}, or has too many cubes`);
    if (value.length < least) this.fail(`expected at least ${least} cube${least === 1 ? '' : 's'}, found none`);
    return bundle;
  }

  /** A spice by its colour. */
  colour(): number {
    return COLOURS.indexOf(this.oneOf(COLOURS));
  }

  /** A spice by its letter. */
  spice(): number {
    return SPICES.indexOf(this.oneOf(SPICES));
  }
}

/** The colours of the spices as packs spell them out. */
const COLOURS = ['yellow', 'red', 'green', 'brown'] as const;
const LETTERS: Readonly<Record<Colour, SpiceLetter>> = { yellow: 'Y', red: 'R', green: 'G', brown: 'B' };

/** A colour of cube as packs spell it out. */
export type Colour = (typeof COLOURS)[number];

/** The letter of a colour. */
export function letterOf(colour: Colour): SpiceLetter {
  return LETTERS[colour];
}

/** Complains about ids that occur twice. @param places where each id stands, if that is known; else `reader` is. */
export function checkUnique(reader: PackReader, ids: readonly string[], places?: readonly PackReader[]): void {
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) (places?.[twice] ?? reader).fail(`the id "${ids[twice]}" occurs twice`);
}

/** Complains unless each of the four symbols occurs on the same number of `rows`. */
export function checkEven(reader: PackReader, rows: readonly { readonly symbol: number }[]): void {
  const tally = Array.from({ length: SPICE_COUNT }, (_, s) => rows.filter((row) => row.symbol === s).length);
  if (new Set(tally).size > 1) reader.fail(`each symbol must occur equally often, found ${tally.join(', ')}`);
}

/** Opens a pack that should be called `name`. */
export function openPack(raw: unknown, name: string): PackReader {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new RulesError('bad-pack', `A pack is a JSON object; this is ${show(raw)}.`);
  }
  const found = (raw as RawPack).pack;
  if (found !== name) throw new RulesError('bad-pack', `pack: expected "${name}", found ${show(found)}`, 'pack');
  return new PackReader(raw, name);
}

/** Cached names of packs: hashing one takes as long as setting up a match. */
const named = new WeakMap<RawPack, PackName>();

/** The name, version and hash of a pack, which is not changed any more. */
export function namePack(raw: RawPack): PackName {
  const known = named.get(raw);
  if (known) return known;
  const { version } = raw;
  const text = typeof version === 'string' || typeof version === 'number' ? String(version) : '';
  const name = { name: String(raw.pack), version: text, hash: sha256Text(canonical(raw)) };
  named.set(raw, name);
  return name;
}

/** JSON with the keys of every object in order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value).slice(0, 40);
}
