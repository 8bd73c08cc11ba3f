/** Looks at what a seat can do in its own next turns, the others doing nothing, and finds the choice that leads to the best end. */

import { type Core, FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';
import { hashOf } from '../hash.ts';

/** How good a position at the end of a seat's turn is for it. */
export type Score = (state: State, seat: number) => number;

/** The most choices of one turn that are looked at. */
const MOST_CHOICES = 48;

/** A position, and the first choice that led to it. */
interface Found {
  readonly state: State;
  code: number;
  hash: number;
  score: number;
}

/** A few positions, none twice; when there are too many the worst is left out. */
class Few {
  readonly found: Found[];
  size = 0;

  constructor(core: Core, most: number) {
    this.found = Array.from({ length: most }, () => ({ state: core.newState(), code: 0, hash: 0, score: 0 }));
  }

  /** Takes a position in if there is room or it is better than the worst. */
  offer(state: State, code: number, score: number): void {
    const { found, size } = this;
    const hash = hashOf(state);
    let worst = 0;
    for (let i = 0; i < size; i++) {
      if (found[i]!.hash === hash) return;
      if (found[i]!.score < found[worst]!.score) worst = i;
    }
    let at = size;
    if (size < found.length) this.size++;
    else if (found[worst]!.score < score) at = worst;
    else return;
    const place = found[at]!;
    place.state.copy(state);
    place.code = code;
    place.hash = hash;
    place.score = score;
  }
}

/** How much is looked at. */
export interface Breadth {
  /** How many of the seat's turns, the present one included; at least 1. */
  readonly turns: number;
  /** How many positions after the same number of choices. */
  readonly within: number;
  /** How many positions at the end of a turn are followed into the next one. */
  readonly ends: number;
}

/** Finds the first choice of the best line through a seat's own turns. */
export class OwnTurns {
  readonly #core: Core;
  readonly #turns: number;
  readonly #score: Score;
  readonly #options = new Int32Array(MOST_OPTIONS);
  readonly #child: State;
  readonly #seed: number;
  /** Decides between choices that lead to equal ends. */
  readonly #lots: FastLuck;
  /** The chance that the search meets: its own, the same for every line. */
  readonly #luck = new FastLuck(0);
  #now: Few;
  #next: Few;
  #ends: Few;
  #laterEnds: Few;

  constructor(core: Core, { turns, within, ends }: Breadth, score: Score, seed: number) {
    this.#core = core;
    this.#turns = turns;
    this.#score = score;
    this.#seed = seed;
    this.#lots = new FastLuck(seed);
    this.#child = core.newState();
    this.#now = new Few(core, within);
    this.#next = new Few(core, within);
    this.#ends = new Few(core, ends);
    this.#laterEnds = new Few(core, ends);
  }

  /** The best choice for the seat that has to choose in `state`. */
  best(state: State): number {
    const seat = state.actor;
    const stream = hashOf(state);
    this.#now.size = 0;
    this.#now.offer(state, -1, 0);
    this.#ends.size = 0;
    this.#follow(seat, stream);
    for (let turn = 1; turn < this.#turns; turn++) {
      this.#beginNextTurn(seat, stream);
      this.#follow(seat, stream);
    }
    return this.#pick();
  }

  /** The first choice of the best end; of several equally good ones any. */
  #pick(): number {
    const { found, size } = this.#ends;
    let best = found[0]!;
    let equals = 1;
    for (let i = 1; i < size; i++) {
      const one = found[i]!;
      if (one.score < best.score) continue;
      equals = one.score > best.score ? 1 : equals + 1;
      if (this.#lots.draw(equals) === 0) best = one;
    }
    return best.code;
  }

  /** Follows all positions in `#now` until the turn has ended in each. */
  #follow(seat: number, stream: number): void {
    const core = this.#core;
    const child = this.#child;
    for (let choices = 1; this.#now.size > 0; choices++) {
      const now = this.#now;
      const next = this.#next;
      next.size = 0;
      for (let i = 0; i < now.size; i++) {
        const { state, code: first } = now.found[i]!;
        const n = core.legal(state, this.#options);
        for (let option = 0; option < n; option++) {
          const code = this.#options[option]!;
          child.copy(state);
          this.#luck.reseed(this.#seed, stream);
          core.apply(child, code, this.#luck);
          const ended =
            child.turn !== state.turn || child.actor !== seat || child.over === 1 || choices === MOST_CHOICES;
          (ended ? this.#ends : next).offer(child, first < 0 ? code : first, this.#score(child, seat));
        }
      }
      this.#now = next;
      this.#next = now;
    }
  }

  /** Lets the seat's next turn begin wherever this one has ended; a match that ends stays as it is. */
  #beginNextTurn(seat: number, stream: number): void {
    const ends = this.#ends;
    this.#ends = this.#laterEnds;
    this.#laterEnds = ends;
    this.#ends.size = 0;
    this.#now.size = 0;
    for (let i = 0; i < ends.size; i++) {
      const { state, code, score } = ends.found[i]!;
      if (state.over === 1 || state.final === 1) {
        this.#ends.offer(state, code, score);
        continue;
      }
      this.#luck.reseed(this.#seed, stream);
      this.#core.skipTo(state, seat, this.#luck);
      this.#now.offer(state, code, score);
    }
  }
}
