/** The batch form of the engine protocol: many matches at once, everything about them in arrays. `docs/engine-protocol.md` is its reference. */

import {
  FastLuck,
  type FeatureRow,
  Features,
  type Match,
  MOST_OPTIONS,
  RulesError,
  sha256Text,
  type State,
} from '@windrose/rules';

/** The most matches of a batch. */
export const MOST_MATCHES = 4096;

/** What a frame to the program carries. */
const POSITIONS = 1;
const REFUSAL = 2;
const END = 3;

/** Kind and length come first in every frame, 32 bits each. */
export const FRAME_HEAD = 8;

/** In `done`: the match goes on, has ended as the rules want, or has stalled. */
const GOES_ON = 0;
const ENDED = 1;
const STALLED = 2;

/** Before the arrays of a frame: its head, and how many options all matches have. */
const BEFORE_ARRAYS = FRAME_HEAD + 4;

/**
 * Plays many matches of one core side by side; when one is over the next begins in its place. What is told of them is
 * written where it lies in the frame, and of the features only what has changed.
 */
export class Batch {
  readonly matches: number;
  readonly features: Features | null;
  /** Bytes of a feature. */
  readonly wide: 1 | 2;
  readonly #match: Match;
  readonly #seed: number;
  /** Where every match is worked on, in turn: one state with its views stays in the processor's cache, a thousand do not. */
  readonly #state: State;
  /** Per place: the cells of its state. */
  readonly #rows: Int32Array[];
  readonly #lucks: FastLuck[];
  /** Per place: how many matches have begun there. */
  readonly #begun: Int32Array;
  readonly #frame: Buffer;
  /** The arrays of the frame, in their order. */
  readonly #rewards: Float32Array;
  readonly #scores: Int16Array;
  readonly #told: FeatureRow;
  readonly #counts: Uint16Array;
  readonly #seats: Uint8Array;
  readonly #done: Uint8Array;
  readonly #codes: Uint8Array;
  readonly #options = new Int32Array(MOST_OPTIONS);
  /** How many options all matches have together. */
  #total = 0;

  /**
   * @param match a match as it was started: its game, seats, options and what the board is made of; its seed is the batch's.
   * @param matches how many are played side by side, at most {@link MOST_MATCHES}. @param told whether positions are told, and in how many bits a number.
   */
  constructor(match: Match, matches: number, told: boolean | 'bytes') {
    const { core, seats } = match;
    this.#match = match;
    this.matches = matches;
    this.features = told === false ? null : new Features(core);
    this.wide = told === 'bytes' ? 1 : 2;
    this.#seed = Number.parseInt(sha256Text(match.seed).slice(0, 8), 16) | 0;
    this.#state = core.newState();
    const { length } = this.#state.cells;
    const cells = new Int32Array(matches * length);
    this.#rows = Array.from({ length: matches }, (_, place) => cells.subarray(place * length, (place + 1) * length));
    this.#lucks = Array.from({ length: matches }, () => new FastLuck(0));
    this.#begun = new Int32Array(matches);
    const features = this.features?.size ?? 0;
    // What follows the features is told in 16 bits: an odd number of bytes is followed by another one.
    const row = Math.ceil((this.wide * matches * features) / 2) * 2;
    const numbers = 4 * matches * seats + 2 * matches * (seats + 1) + row + 2 * matches;
    const bytes = new ArrayBuffer(BEFORE_ARRAYS + numbers + matches * MOST_OPTIONS + 3);
    let at = BEFORE_ARRAYS;
    const next = (size: number): number => {
      at += size;
      return at - size;
    };
    this.#frame = Buffer.from(bytes);
    this.#rewards = new Float32Array(bytes, next(4 * matches * seats), matches * seats);
    this.#scores = new Int16Array(bytes, next(2 * matches * seats), matches * seats);
    const Row = this.wide === 1 ? Int8Array : Int16Array;
    this.#told = new Row(bytes, next(row), matches * features);
    this.#counts = new Uint16Array(bytes, next(2 * matches), matches);
    this.#seats = new Uint8Array(bytes, next(matches), matches);
    this.#done = new Uint8Array(bytes, next(matches), matches);
    this.#codes = new Uint8Array(bytes, at);
    for (let place = 0; place < matches; place++) {
      this.#begin(place);
      this.#score(place);
      this.features?.write(this.#state, this.#told, place * features);
      this.#tell(place);
    }
  }

  /** What the batch is, as the answer to `batch` tells it. */
  get description() {
    const { seats, game, options } = this.#match;
    return {
      game: game.id,
      seats,
      options,
      matches: this.matches,
      features: this.features?.size ?? 0,
      bits: this.features === null ? 0 : 8 * this.wide,
      fields: this.features?.fields ?? [],
    };
  }

  /**
   * Takes a choice in every match.
   * @param codes a byte a match. @throws RulesError `illegal-choice` for the first that is not legal; nothing has changed then.
   */
  choose(codes: Uint8Array): void {
    this.#check(codes);
    const state = this.#state;
    const { core } = this.#match;
    this.#rewards.fill(0);
    this.#total = 0;
    for (let place = 0; place < this.matches; place++) {
      state.cells.set(this.#rows[place]!);
      core.apply(state, codes[place]!, this.#lucks[place]!);
      const over = state.over === 1;
      this.#done[place] = !over ? GOES_ON : state.final === 1 ? ENDED : STALLED;
      this.#score(place);
      if (over) {
        this.#reward(place);
        this.#begin(place);
      }
      this.#tell(place);
    }
  }

  #check(codes: Uint8Array): void {
    for (let place = 0, at = 0; place < this.matches; place++) {
      const end = at + this.#counts[place]!;
      const code = codes[place]!;
      let i = at;
      while (i < end && this.#codes[i] !== code) i++;
      if (i === end) {
        const legal = this.#codes.subarray(at, end).join(', ');
        const message = `${code} is no option of match ${place}; allowed are ${legal}.`;
        throw new RulesError('illegal-choice', message, `choices[${place}]`);
      }
      at = end;
    }
  }

  /** The frame that tells the positions. It is the same piece of memory each time: the next choices write over it. */
  frame(): Buffer {
    const end = this.#codes.byteOffset + this.#total;
    const whole = Math.ceil(end / 4) * 4;
    const frame = this.#frame.subarray(0, whole);
    frame.writeUInt32LE(POSITIONS, 0);
    frame.writeUInt32LE(whole - FRAME_HEAD, 4);
    frame.writeUInt32LE(this.#total, FRAME_HEAD);
    frame.fill(0, end);
    return frame;
  }

  /** Deals the next match in a place. */
  #begin(place: number): void {
    const luck = this.#lucks[place]!;
    luck.reseed(this.#seed, place + this.matches * this.#begun[place]!++);
    this.#match.core.deal(this.#state, luck);
  }

  /** Scores as if the match ended now. */
  #score(place: number): void {
    const { core, seats } = this.#match;
    for (let seat = 0; seat < seats; seat++) this.#scores[place * seats + seat] = core.points(this.#state, seat);
  }

  /** A match is over: the winner's seat gets 1, the others share -1; who loses Solo gets -1. */
  #reward(place: number): void {
    const { core, seats } = this.#match;
    const winner = core.leader(this.#state);
    const lost = seats > 1 ? -1 / (seats - 1) : -1;
    for (let seat = 0; seat < seats; seat++) this.#rewards[place * seats + seat] = seat === winner ? 1 : lost;
  }

  /** Notes the position of a place: who has to choose, what there is to choose, the features. */
  #tell(place: number): void {
    const state = this.#state;
    const n = this.#match.core.legal(state, this.#options);
    for (let i = 0; i < n; i++) this.#codes[this.#total + i] = this.#options[i]!;
    this.#total += n;
    this.#counts[place] = n;
    this.#seats[place] = state.actor;
    const row = this.#rows[place]!;
    this.features?.update(row, state, this.#told, place * this.features.size);
    row.set(state.cells);
  }
}

/** The frame of a refusal: an answer with `error`, as JSON. */
export function refusalFrame(answer: object): Buffer {
  return frameOf(REFUSAL, Buffer.from(JSON.stringify(answer)));
}

/** The frame after which lines follow again. */
export function endFrame(): Buffer {
  return frameOf(END, Buffer.alloc(0));
}

function frameOf(kind: number, body: Buffer): Buffer {
  const head = Buffer.alloc(FRAME_HEAD);
  head.writeUInt32LE(kind, 0);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
