/** Sources of luck. They are asked only at the moment something is revealed. */

// oxlint-disable typescript/no-non-null-assertion -- the generator has four words; scripts and draws are read below their length

import { RulesError } from './errors.ts';
import { hmacSha256, utf8 } from './sha256.ts';

/** A source of random numbers: one draw for each revealed component. */
export interface Luck {
  /** A whole number from 0 to `n` - 1, each equally likely; `n` is 1 to 2^31. With `n` = 1 nothing is drawn. */
  draw(n: number): number;
  /** The number of draws so far: an increase means that something was revealed. */
  readonly drawn: number;
}

/** Luck that is asked decision by decision, as a match asks it. */
export interface NumberedLuck extends Luck {
  /** Turns to the stream of one decision, the first being 1; 0 is the set-up, -1 what comes before it. */
  at(number: number): void;
  /** The draws since {@link at}, in order. A list is never changed once returned. */
  readonly draws: readonly number[];
  /** The same luck for another match at the same point. */
  twin(): NumberedLuck;
  /** The same luck as far as it is known; what is not known is made up, so that any choice can be tried. */
  imagined(): NumberedLuck;
}

/** The draws of a match by decision: each list is the number of the decision and then its draws. */
export type RecordedDraws = readonly (readonly number[])[];

const NO_DRAWS: readonly number[] = Object.freeze([]);

/** Small, fast, seeded generator for simulation and search (sfc32). Same seed, same numbers, on every machine. */
export class FastLuck implements Luck {
  drawn = 0;
  readonly #words = new Int32Array(4);

  /** @param seed any 32-bit number; @param stream a second one, for independent generators of one seed. */
  constructor(seed: number, stream = 0) {
    this.reseed(seed, stream);
  }

  /** Starts again as if new, without allocating. */
  reseed(seed: number, stream = 0): void {
    const words = this.#words;
    words[0] = seed;
    words[1] = stream;
    words[2] = 0x9e3779b9;
    words[3] = 1;
    this.drawn = 0;
    // sfc32 needs about a dozen rounds until close seeds differ everywhere.
    for (let round = 0; round < 15; round++) this.next();
  }

  /** The next 32 bits, signed. */
  next(): number {
    const words = this.#words;
    const b = words[1]!;
    const c = words[2]!;
    const mixed = (((words[0]! + b) | 0) + words[3]!) | 0;
    words[3] = (words[3]! + 1) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = (c + (c << 3)) | 0;
    words[2] = (((c << 21) | (c >>> 11)) + mixed) | 0;
    return mixed;
  }

  draw(n: number): number {
    if (n === 1) return 0;
    this.drawn++;
    // Scaling instead of rejecting: the bias is below n / 2^32, far under what any simulation can see.
    const word = this.next();
    if (n > 0xffff) return Math.floor((word >>> 0) * 2.3283064365386963e-10 * n);
    // The same in integer arithmetic, in a third of the time: the upper half of word × n, half a word at a time.
    return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
  }
}

/** Luck that a test writes down: each draw takes the next number, and complains when it does not fit. */
export class ScriptedLuck implements Luck {
  drawn = 0;
  readonly #script: readonly number[];

  constructor(...script: number[]) {
    this.#script = script;
  }

  /** The next number of the script. @throws RangeError when the script is over, or the number is not from 0 to `n - 1`. */
  draw(n: number): number {
    if (n === 1) return 0;
    const value = this.#script[this.drawn++];
    if (value === undefined) throw new RangeError(`the script of luck has no draw number ${this.drawn} (of ${n})`);
    if (!(value >= 0 && value < n)) throw new RangeError(`scripted draw ${value} is not below ${n}`);
    return value;
  }
}

/**
 * The luck of a match: HMAC-SHA-256 of the number of the decision under the match's secret, so the same
 * decision can never be re-rolled and everybody who knows the secret can check every deal.
 * A number's stream is the hash of "number/block", eight 32-bit big-endian words a block; a word that
 * would favour small results is skipped (rejection), so draws are exactly uniform.
 */
export class MatchLuck implements NumberedLuck {
  drawn = 0;
  #draws: number[] | null = null;
  readonly #key: Uint8Array;
  #number = 0;
  #block = 0;
  #word = 0;
  #bytes: Uint8Array | null = null;

  /** @param secret any text; the seed of a local match, 64 random hexadecimal digits in an online one. */
  constructor(secret: string | Uint8Array) {
    this.#key = typeof secret === 'string' ? utf8(secret) : secret;
  }

  get draws(): readonly number[] {
    return this.#draws ?? NO_DRAWS;
  }

  twin(): MatchLuck {
    return new MatchLuck(this.#key);
  }

  imagined(): MatchLuck {
    return this.twin();
  }

  at(number: number): void {
    this.#draws = null;
    this.#number = number;
    this.#block = 0;
    this.#word = 8;
    this.#bytes = null;
  }

  draw(n: number): number {
    if (n === 1) return 0;
    this.drawn++;
    const limit = 0x100000000 - (0x100000000 % n);
    for (;;) {
      const word = this.#next();
      if (word >= limit) continue;
      (this.#draws ??= []).push(word % n);
      return word % n;
    }
  }

  #next(): number {
    if (this.#bytes === null || this.#word === 8) {
      this.#bytes = hmacSha256(this.#key, utf8(`${this.#number}/${this.#block++}`));
      this.#word = 0;
    }
    const at = this.#word++ * 4;
    const bytes = this.#bytes;
    return ((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0;
  }
}

/**
 * Luck of a match whose secret is unknown: it knows only the draws published so far. Followers of an online match replay it
 * with this. A draw that is not published yet is refused (RulesError `untold-luck`).
 */
export class RecordedLuck implements NumberedLuck {
  drawn = 0;
  draws: number[] = [];
  readonly #known: Map<number, readonly number[]>;
  #number = 0;

  constructor(known: RecordedDraws | Map<number, readonly number[]> = []) {
    this.#known = known instanceof Map ? known : new Map();
    if (!(known instanceof Map)) this.add(known);
  }

  /** Adds published draws. */
  add(published: RecordedDraws): void {
    for (const [number, ...draws] of published) this.#known.set(number!, draws);
  }

  /** All known draws, by rising number. */
  get known(): RecordedDraws {
    return [...this.#known].toSorted(([a], [b]) => a - b).map(([number, draws]) => [number, ...draws]);
  }

  /** A twin shares draws added later, too. */
  twin(): RecordedLuck {
    return new RecordedLuck(this.#known);
  }

  imagined(): ImaginedLuck {
    return new ImaginedLuck(this.#known);
  }

  at(number: number): void {
    this.#number = number;
    this.draws = [];
  }

  /**
   * The next published draw of the decision.
   * @throws RulesError `untold-luck` when it is not published yet, `bad-record` when it is not from 0 to `n - 1`.
   */
  draw(n: number): number {
    if (n === 1) return 0;
    const value = this.#known.get(this.#number)?.[this.draws.length];
    if (value === undefined) {
      throw new RulesError('untold-luck', 'The choice reveals something, and what it is has not been published yet.');
    }
    if (!(Number.isInteger(value) && value >= 0 && value < n)) {
      throw new RulesError(
        'bad-record',
        `Decision ${this.#number} was given the draw ${value}, which is not below ${n}.`,
      );
    }
    this.drawn++;
    this.draws.push(value);
    return value;
  }
}

/**
 * Luck for trying out another line of a match of which only the published draws are known. A draw that was published for the decision
 * and fits is used again; any other is made up, the same each time.
 */
export class ImaginedLuck implements NumberedLuck {
  drawn = 0;
  draws: number[] = [];
  readonly #known: Map<number, readonly number[]>;
  readonly #unknown = new MatchLuck('what if');
  #number = 0;

  /** @param known the published draws by the number of their decision; draws added to it later are used, too. */
  constructor(known: Map<number, readonly number[]>) {
    this.#known = known;
  }

  twin(): ImaginedLuck {
    return new ImaginedLuck(this.#known);
  }

  imagined(): ImaginedLuck {
    return this.twin();
  }

  at(number: number): void {
    this.#number = number;
    this.#unknown.at(number);
    this.draws = [];
  }

  draw(n: number): number {
    if (n === 1) return 0;
    const known = this.#known.get(this.#number)?.[this.draws.length];
    const made = this.#unknown.draw(n);
    const value = known !== undefined && Number.isInteger(known) && known >= 0 && known < n ? known : made;
    this.drawn++;
    this.draws.push(value);
    return value;
  }
}
