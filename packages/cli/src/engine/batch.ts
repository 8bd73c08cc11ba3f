/** The batch form of the engine protocol: many matches at once, everything about them in arrays. `docs/engine-protocol.md` is its reference. */

// oxlint-disable typescript/no-non-null-assertion -- places run below the number of matches, for which every array is made

import { stripVTControlCharacters } from 'node:util';

import {
  FastLuck,
  type FeatureField,
  type FeatureRow,
  Features,
  type GameId,
  type Match,
  type MatchOptions,
  MOST_OPTIONS,
  RulesError,
  sha256Text,
  type State,
} from '@windrose/rules';
import type { Bot } from '@windrose/bots';
import { wordsFor } from '@windrose/words';

import { drawTable } from '../draw/table.ts';
import { type BotChoice, makeBot } from './partner.ts';

const ENGLISH = wordsFor('en');

/** The most matches of a batch. */
export const MOST_MATCHES = 4096;

/** Kinds of frames to the program. */
const POSITIONS = 1;
const REFUSAL = 2;
const END = 3;
const SAVED = 4;
const LOOK = 5;

/** A bot of a batch, and the seat it plays in every match. */
export interface BatchBot extends BotChoice {
  readonly seat: number;
}

/** Options of a batch besides dealing and choosing. */
export interface BatchExtras {
  /** Whether the final features of ended matches are sent, too. */
  readonly final?: boolean;
  /** Whether the points of the rival of Solo are sent; other games have none. */
  readonly rival?: boolean;
  /** Seats that the engine plays itself. */
  readonly bots?: readonly BatchBot[];
}

/** A saved position: the cells of its state, the hash of its cells last, so that only what was saved is loaded. */
const HASH_CELLS = 1;

/** Kind and length come first in every frame, 32 bits each. */
export const FRAME_HEAD = 8;

/** Values of `done`: the match continues, has ended by its rules, or has stalled. */
const RUNNING = 0;
const ENDED = 1;
const STALLED = 2;

/** Before the arrays of a frame: its head, and how many options all matches have. */
const BEFORE_ARRAYS = FRAME_HEAD + 4;

/** The description of a batch in the answer to `batch`. */
export interface BatchDescription {
  readonly game: GameId;
  readonly seats: number;
  readonly options: MatchOptions;
  readonly matches: number;
  /** Number of features of a position, and bits of each; 0 if none are requested. */
  readonly features: number;
  readonly bits: number;
  readonly fields: readonly FeatureField[];
  /** The number of cells of a saved position. */
  readonly cells: number;
  /** Whether the features of the final position of each ended match are sent. */
  readonly final: boolean;
  /** Whether the points of the rival are sent. */
  readonly rival: boolean;
  /** The seats that bots play. */
  readonly bots: readonly number[];
}

/**
 * Plays many matches of one core side by side; when one is over the next begins in its place. Results are written directly
 * into the frame, and of the features only the changes.
 */
export class Batch {
  readonly matches: number;
  readonly features: Features | null;
  /** Bytes of a feature. */
  readonly wide: 1 | 2;
  readonly #match: Match;
  readonly #seed: number;
  /** The working state, used for one match after the other: one state with its views fits the processor's cache, a thousand do not. */
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
  /** Per place: the points of the rival of Solo; empty if they are not sent. */
  readonly #rivals: Int16Array;
  readonly #featureRow: FeatureRow;
  readonly #counts: Uint16Array;
  readonly #seats: Uint8Array;
  readonly #done: Uint8Array;
  readonly #codes: Uint8Array;
  readonly #options = new Int32Array(MOST_OPTIONS);
  /** The number of options of all matches together. */
  #total = 0;
  /** Per seat: the bot that plays it, or null. */
  readonly #bots: readonly (Bot | null)[];
  /** Final features of ended matches; null if they are not sent. */
  readonly #final: FeatureRow | null;
  /** The number of matches that ended with the latest choices. */
  #ended = 0;

  /**
   * @param match a freshly started match: its game, seats, options and board; the seed is the batch's.
   * @param matches number of matches side by side, at most {@link MOST_MATCHES}.
   * @param sent whether positions are sent, and in how many bits per number.
   */
  constructor(
    match: Match,
    matches: number,
    sent: boolean | 'bytes',
    { final = false, rival = false, bots = [] }: BatchExtras = {},
  ) {
    const { core, seats } = match;
    this.#match = match;
    this.matches = matches;
    this.features = sent === false ? null : new Features(core);
    this.wide = sent === 'bytes' ? 1 : 2;
    this.#seed = Number.parseInt(sha256Text(match.seed).slice(0, 8), 16) | 0;
    this.#state = core.newState();
    const { length } = this.#state.cells;
    const cells = new Int32Array(matches * length);
    this.#rows = Array.from({ length: matches }, (_, place) => cells.subarray(place * length, (place + 1) * length));
    this.#lucks = Array.from({ length: matches }, () => new FastLuck(0));
    this.#begun = new Int32Array(matches);
    const features = this.features?.size ?? 0;
    // The values after the features have 16 bits: an odd number of bytes gets a padding byte.
    const row = Math.ceil((this.wide * matches * features) / 2) * 2;
    const rivals = rival && core.sides > seats ? matches : 0;
    const numbers = 4 * matches * seats + 2 * matches * (seats + 1) + 2 * rivals + row + 2 * matches;
    const finals = final ? matches * features * this.wide : 0;
    const bytes = new ArrayBuffer(BEFORE_ARRAYS + numbers + matches * MOST_OPTIONS + finals + 8);
    let at = BEFORE_ARRAYS;
    const next = (size: number): number => {
      at += size;
      return at - size;
    };
    this.#frame = Buffer.from(bytes);
    this.#rewards = new Float32Array(bytes, next(4 * matches * seats), matches * seats);
    this.#scores = new Int16Array(bytes, next(2 * matches * seats), matches * seats);
    this.#rivals = new Int16Array(bytes, next(2 * rivals), rivals);
    const Row = this.wide === 1 ? Int8Array : Int16Array;
    this.#featureRow = new Row(bytes, next(row), matches * features);
    this.#counts = new Uint16Array(bytes, next(2 * matches), matches);
    this.#seats = new Uint8Array(bytes, next(matches), matches);
    this.#done = new Uint8Array(bytes, next(matches), matches);
    this.#codes = new Uint8Array(bytes, at);
    this.#final = final && features > 0 ? new Row(matches * features) : null;
    this.#bots = Array.from({ length: seats }, (_, seat) => {
      const bot = bots.find((candidate) => candidate.seat === seat);
      return bot ? makeBot(core, bot) : null;
    });
    for (let place = 0; place < matches; place++) {
      this.#begin(place);
      this.#score(place);
      this.features?.write(this.#state, this.#featureRow, place * features);
      this.#writePlace(place);
    }
  }

  /** The number of cells of a saved position, its hash included. */
  get cells(): number {
    return this.#state.cells.length + HASH_CELLS;
  }

  /** The description of the batch in the answer to `batch`. */
  get description(): BatchDescription {
    const { seats, game, options } = this.#match;
    return {
      game: game.id,
      seats,
      options,
      matches: this.matches,
      features: this.features?.size ?? 0,
      bits: this.features === null ? 0 : 8 * this.wide,
      fields: this.features?.fields ?? [],
      cells: this.cells,
      final: this.#final !== null,
      rival: this.#rivals.length > 0,
      bots: this.#bots.flatMap((bot, seat) => (bot === null ? [] : [seat])),
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
    this.#ended = 0;
    for (let place = 0; place < this.matches; place++) {
      state.cells.set(this.#rows[place]!);
      core.apply(state, codes[place]!, this.#lucks[place]!);
      this.#playBots(place);
      const over = state.over === 1;
      this.#done[place] = !over ? RUNNING : state.final === 1 ? ENDED : STALLED;
      this.#score(place);
      if (over) {
        this.#reward(place);
        const { size = 0 } = this.features ?? {};
        if (this.#final !== null) this.features!.write(state, this.#final, this.#ended * size);
        this.#ended++;
        this.#begin(place);
      }
      this.#writePlace(place);
    }
  }

  /**
   * Deals new matches at some places.
   * @param numbers pairs: the place, and the number of the match in the batch's luck; the same number deals the same match.
   * @throws RulesError `bad-request` for an invalid place; nothing has changed then.
   */
  redeal(numbers: Uint32Array): void {
    this.#checkPlaces(numbers.filter((_, at) => at % 2 === 0));
    this.#rewrite(() => {
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const place = numbers[at]!;
        this.#lucks[place]!.reseed(this.#seed, numbers[at + 1]!);
        this.#match.core.deal(this.#state, this.#lucks[place]!);
        this.#playBots(place);
        this.#put(place);
      }
    });
  }

  /** The positions of some places, to be loaded later. @throws RulesError for a place that there is not. */
  save(places: Uint32Array): Buffer {
    this.#checkPlaces(places);
    const saved = new Int32Array(places.length * this.cells);
    places.forEach((place, i) => {
      const row = this.#rows[place]!;
      saved.set(row, i * this.cells);
      saved[(i + 1) * this.cells - 1] = hashCells(row);
    });
    return frameOf(SAVED, Buffer.from(saved.buffer));
  }

  /**
   * Loads saved positions into places.
   * @throws RulesError `bad-position` for one that is not as it was saved by a batch of this match; nothing has changed then.
   */
  load(places: Uint32Array, saved: Int32Array): void {
    this.#checkPlaces(places);
    const rowOf = (i: number): Int32Array => saved.subarray(i * this.cells, (i + 1) * this.cells - HASH_CELLS);
    places.forEach((_, i) => {
      if (saved[(i + 1) * this.cells - 1] !== hashCells(rowOf(i))) {
        throw new RulesError('bad-position', `Position ${i} is not as it was saved.`, `positions[${i}]`);
      }
    });
    this.#rewrite(() => {
      places.forEach((place, i) => {
        this.#state.cells.set(rowOf(i));
        this.#put(place);
      });
    });
  }

  /** The table at a place, for people: the state, the options and a picture in text. */
  look(place: number): Buffer {
    this.#checkPlaces(Uint32Array.of(place));
    this.#state.cells.set(this.#rows[place]!);
    const match = this.#match.standingAt(this.#state);
    const picture = drawTable(match, { words: ENGLISH, viewer: null, plain: false });
    const options = match.legal().map((option) => ({ ...option, text: ENGLISH.option(match, option) }));
    const { decision } = match;
    const table = { state: match.state(), decision, options, picture: stripVTControlCharacters(picture) };
    return frameOf(LOOK, Buffer.from(JSON.stringify(table)));
  }

  #checkPlaces(places: Uint32Array): void {
    const wrong = places.find((place) => place >= this.matches);
    if (wrong !== undefined) {
      throw new RulesError('bad-position', `There are places 0 to ${this.matches - 1}, not ${wrong}.`, 'places');
    }
  }

  /** Writes all data again after places were changed by a request: no match has ended, all rewards are 0. */
  #rewrite(change: () => void): void {
    change();
    this.#rewards.fill(0);
    this.#done.fill(RUNNING);
    this.#total = 0;
    this.#ended = 0;
    for (let place = 0; place < this.matches; place++) {
      this.#state.cells.set(this.#rows[place]!);
      this.#score(place);
      this.#writePlace(place);
    }
  }

  /** Keeps what was changed by hand in a place. */
  #put(place: number): void {
    this.features?.write(this.#state, this.#featureRow, place * this.features.size);
    this.#rows[place]!.set(this.#state.cells);
  }

  /** Lets the engine's own seats choose until the program has to, or the match is over. */
  #playBots(place: number): void {
    const state = this.#state;
    for (;;) {
      if (state.over === 1) return;
      const bot = this.#bots[state.actor]!;
      if (bot === null) return;
      const n = this.#match.core.legal(state, this.#options);
      this.#match.core.apply(state, bot.choose(state, this.#options, n), this.#lucks[place]!);
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
        const message = `${code} is not an option of match ${place}; allowed are ${legal}.`;
        throw new RulesError('illegal-choice', message, `choices[${place}]`);
      }
      at = end;
    }
  }

  /** The frame with the positions. It reuses the same memory: the next choices overwrite it. */
  frame(): Buffer {
    const codesEnd = this.#codes.byteOffset + this.#total;
    let end = codesEnd;
    if (this.#final !== null && this.#ended > 0) {
      // Rows of 16 bits begin at an even byte.
      end += end % 2;
      const { buffer, byteOffset } = this.#final;
      const bytes = this.#ended * this.features!.size * this.wide;
      this.#frame.fill(0, codesEnd, end);
      this.#frame.set(new Uint8Array(buffer, byteOffset, bytes), end);
      end += bytes;
    }
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
    this.#playBots(place);
  }

  /** Scores as if the match ended now. */
  #score(place: number): void {
    const { core, seats } = this.#match;
    for (let seat = 0; seat < seats; seat++) this.#scores[place * seats + seat] = core.points(this.#state, seat);
    if (this.#rivals.length > 0) this.#rivals[place] = core.points(this.#state, seats);
  }

  /** A match is over: the winner's seat gets 1, the others share -1; who loses Solo gets -1. */
  #reward(place: number): void {
    const { core, seats } = this.#match;
    const winner = core.leader(this.#state);
    const lost = seats > 1 ? -1 / (seats - 1) : -1;
    for (let seat = 0; seat < seats; seat++) this.#rewards[place * seats + seat] = seat === winner ? 1 : lost;
  }

  /** Notes the position of a place: who has to choose, what there is to choose, the features. */
  #writePlace(place: number): void {
    const state = this.#state;
    const n = this.#match.core.legal(state, this.#options);
    for (let i = 0; i < n; i++) this.#codes[this.#total + i] = this.#options[i]!;
    this.#total += n;
    this.#counts[place] = n;
    this.#seats[place] = state.actor;
    const row = this.#rows[place]!;
    this.features?.update(row, state, this.#featureRow, place * this.features.size);
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

/** A hash of cells, which detects invented or damaged positions. */
function hashCells(cells: Int32Array): number {
  let hash = cells.length;
  for (const cell of cells) hash = Math.imul(hash ^ cell, 0x01000193) ^ (hash >>> 15);
  return hash | 0;
}

function frameOf(kind: number, body: Buffer): Buffer {
  const head = Buffer.alloc(FRAME_HEAD);
  head.writeUInt32LE(kind, 0);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
