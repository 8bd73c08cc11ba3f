/** The components of a game on the road, and the choices that carry out a planned turn. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of plans below their length, at every position searched

import {
  type Bundle,
  type Core,
  FastLuck,
  landTableOf,
  merchantsOf,
  MOST_OPTIONS,
  ordersOf,
  seaTableOf,
  type State,
} from '@windrose/rules';
import { fingerprintOf } from '../hash.ts';
import { type FirstTurn, ROAD_ACTIONS, type RoadTable } from './own-plan.ts';

/** With up to three seats six point cards end a match, with more five. */
const FEW_SEATS = 3;

/** The table of a core that plays on the road alone; null for any other. */
export function roadTableOf(core: Core): RoadTable | null {
  const { assembly, seats } = core;
  const merchants = merchantsOf(assembly);
  const orders = ordersOf(assembly);
  if (merchants === null || orders === null || seaTableOf(assembly) !== null || landTableOf(assembly) !== null)
    return null;
  return { merchants, orders, seats, coins: coinsOf(core), last: seats <= FEW_SEATS ? 6 : 5 };
}

/** The score of a coin of each kind. */
function coinsOf(core: Core): [gold: number, silver: number] {
  const state = core.newState();
  const points = (cell: number): number => {
    state.coins.fill(0);
    state.coins[cell] = 1;
    return core.points(state, 0);
  };
  return [points(0), points(1)];
}

/** Turns a planned turn into the choices that make it. */
export class TurnMaker {
  readonly codes: number[] = [];
  /** The position in which each is made, as a hash. */
  readonly hashes: number[] = [];
  /** The position after these choices. */
  readonly end: State;
  readonly #core: Core;
  readonly #luck = new FastLuck(0);
  readonly #states: State[] = [];
  /** Positions of the turn from which the plan cannot be made: they come up again in every other order of the same choices. */
  readonly #tried = new Set<number>();
  #turn = 0;
  #seat = 0;

  constructor(core: Core) {
    this.#core = core;
    this.end = core.newState();
  }

  /**
   * Finds choices that carry out a planned turn.
   * @param seed of the draws at its end.
   * @returns whether there are any; they are in `codes`.
   */
  make(state: State, { way, what, hold }: FirstTurn, seed: number): boolean {
    this.codes.length = 0;
    this.hashes.length = 0;
    this.#tried.clear();
    this.#luck.reseed(seed);
    this.#turn = state.turn;
    this.#seat = state.actor;
    const options = new Int32Array(MOST_OPTIONS);
    const n = this.#core.legal(state, options);
    const phase = this.#core.phase(state);
    for (let i = 0; i < n; i++) {
      const option: { kind: string; card?: unknown; slot?: unknown } = phase.option(state, options[i]!);
      const kind = ROAD_ACTION_KINDS[way]!;
      if (option.kind !== kind) continue;
      if (kind === 'play' && option.card !== this.#core.names.merchant?.[what]) continue;
      if ((kind === 'acquire' || kind === 'claim') && option.slot !== what) continue;
      return this.#choose(state, options[i]!, hold, 0);
    }
    return false;
  }

  #choose(state: State, code: number, hold: Bundle, depth: number): boolean {
    if (depth >= MOST_CHOICES) return false;
    const next = (this.#states[depth] ??= this.#core.newState());
    next.copy(state);
    this.codes.push(code);
    this.hashes.push(fingerprintOf(state));
    this.#core.apply(next, code, this.#luck);
    if (next.turn !== this.#turn || next.over === 1) {
      if (next.hold[this.#seat] === hold) {
        this.end.copy(next);
        return true;
      }
    } else {
      const position = fingerprintOf(next);
      if (!this.#tried.has(position)) {
        this.#tried.add(position);
        const options = new Int32Array(MOST_OPTIONS);
        const n = this.#core.legal(next, options);
        for (let i = 0; i < n; i++) if (this.#choose(next, options[i]!, hold, depth + 1)) return true;
      }
    }
    this.codes.pop();
    this.hashes.pop();
    return false;
  }
}

/** The kinds of options by {@link ROAD_ACTIONS}. */
const ROAD_ACTION_KINDS = Object.keys(ROAD_ACTIONS);

/** No turn that is planned has more choices. */
const MOST_CHOICES = 24;
