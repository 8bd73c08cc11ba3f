/** Lines played on to the end of the match by strong bots of several kinds. */

import { type Bot, type Budget, createBotWith, type Level, type NetWeights } from '@windrose/bots';
import { type Core, FastLuck, MOST_OPTIONS, required, type State } from '@windrose/rules';
import type { Line } from './judge.ts';

/** One kind of bot: all seats of a playout are played by the same kind. */
interface PlayoutKind {
  readonly level: Level;
  readonly budget: Budget;
}

/** The players of the playouts. */
export interface PlayoutBots {
  readonly kinds: readonly PlayoutKind[];
  /** The seed of the bots, and of the draws. */
  readonly seed: number;
  /**
   * The difference in chance to win, where it is even, that makes a turn e times less likely to be chosen ({@link tastes}). Without such variety the playouts of a game
   * with little luck would be nearly the same match again and again, and would prove far less than their number says.
   */
  readonly variety: number;
}

/** Bots that search to different depths, and so prefer different plans. They differ by less than a captain from a navigator. */
const PLAYOUT_BOTS: PlayoutBots = {
  kinds: [
    { level: 'captain', budget: { iterations: 2 } },
    { level: 'captain', budget: { iterations: 5 } },
    { level: 'admiral', budget: { iterations: 8 } },
  ],
  seed: 0,
  variety: 0.02,
};

/** How often a hint plays each of two lines on, and for how many rounds; fewer tries than `least` are no proof. */
export const HINT_TRIES = { most: 9, least: 3, rounds: 10 } as const;

/** How far a playout goes, and what its seat does. */
interface PlayingOn {
  /** The round before whose first turn it ends, unless that is the last one. */
  readonly until?: number;
  /** Called with the position after every choice. */
  readonly look?: (state: State) => void;
  /** What the seat of the line plays in its next turns, as long as that is possible. */
  readonly later?: readonly Line[];
}

/** Plays positions of one core on to the end. */
export class Playouts {
  readonly #core: Core;
  readonly #bots: PlayoutBots;
  readonly #kinds: readonly (readonly Bot[])[];
  readonly #state: State;
  readonly #codes = new Int32Array(MOST_OPTIONS);
  readonly #luck = new FastLuck(0);
  /** The bots' own random numbers, separate from the match's draws, so that two lines share both. */
  readonly #taste = new FastLuck(0);
  #look: (state: State) => void = () => {};

  /** @param weights what was learned of the game; null where nothing was. */
  constructor(core: Core, weights: NetWeights | null, bots = PLAYOUT_BOTS) {
    this.#core = core;
    this.#bots = bots;
    this.#state = core.newState();
    this.#kinds = bots.kinds.map((kind, at) =>
      Array.from({ length: core.seats }, (_, seat) =>
        createBotWith({ core, seed: bots.seed + 100 * (at + 1) + seat, ...kind, weights }),
      ),
    );
  }

  /**
   * Plays a line and then the match to its end. The same number gives the same bots, the same stream of draws and the same tastes, so that
   * two lines are compared on common luck.
   * @param line followed up to its first draw; the bots choose what comes after.
   * @param number of the playout, from 0: it selects the kind of bots, their tastes and the luck.
   * @returns the side that wins.
   */
  winner(from: State, line: Line, number: number): number {
    return this.#core.leader(this.playOn(from, line, number));
  }

  /**
   * The same, to the start of a round or to the end of the match.
   * @returns the last position, which the next call overwrites.
   */
  playOn(
    from: State,
    line: Line,
    number: number,
    { until = Infinity, look = () => {}, later = [] }: PlayingOn = {},
  ): State {
    const core = this.#core;
    const state = this.#state;
    const bots = required(this.#kinds[number % this.#kinds.length], 'kind of bots');
    const seat = from.actor;
    let { turn } = from;
    let next = 0;
    state.copy(from);
    this.#luck.reseed(this.#bots.seed + number, 11);
    this.#look = look;
    this.#follow(line);
    while (state.over === 0 && (state.round < until || state.final === 1)) {
      const isTurn = state.actor === seat && state.turn !== turn;
      const planned = isTurn ? later[next] : undefined;
      const first = planned?.[0];
      if (isTurn) ({ turn } = state);
      const n = core.legal(state, this.#codes);
      if (planned !== undefined && first !== undefined && this.#codes.subarray(0, n).includes(first)) {
        next++;
        this.#follow(planned);
      } else if (n === 1) this.#follow([required(this.#codes[0], 'only option')]);
      else {
        if (planned !== undefined) next = later.length;
        this.#follow(this.#chosen(required(bots[state.actor], `bot at seat ${state.actor}`), number));
      }
    }
    return state;
  }

  /** Plays a line as far as it was foreseen: to its end, to its first draw, or to a choice that is not there. */
  #follow(line: Line): void {
    const state = this.#state;
    const drawn = this.#luck.drawn;
    for (const [at, code] of line.entries()) {
      if (state.over === 1 || this.#luck.drawn > drawn) return;
      const n = this.#core.legal(state, this.#codes);
      if (at > 0 && !this.#codes.subarray(0, n).includes(code)) return;
      this.#core.apply(state, code, this.#luck);
      this.#look(state);
    }
  }

  /** One of the lines that a bot considers: the better its chance to win, the more often. */
  #chosen(bot: Bot, number: number): Line {
    const state = this.#state;
    const { seed, variety } = this.#bots;
    const { candidates } = bot.think(state);
    const weights = tastes(
      candidates.map(({ win }) => required(win[state.actor], 'chance of the seat that chooses')),
      variety,
    );
    this.#taste.reseed(seed + number, 1000 + state.turn);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    let left = (this.#taste.draw(1_000_000) / 1_000_000) * all;
    const taken = weights.findIndex((weight) => (left -= weight) < 0);
    return required(candidates[Math.max(0, taken)], 'candidate').line;
  }
}

/** Chances beyond this are alike: no bot judges finer. */
const LEAST_CHANCE = 1e-4;

/** By how much log odds rise with the chance where it is even. */
const SLOPE = 4;

/**
 * How often each of several turns is chosen, as a part of how often the best is. What counts is the difference in log odds: near a certain
 * win or loss chances differ by little, and who took any of those turns would give away what is decided.
 * @param chances to win, 0 to 1. @param variety the difference from an even chance that makes a turn e times less likely.
 */
export function tastes(chances: readonly number[], variety: number): readonly number[] {
  const odds = chances.map((chance) => {
    const within = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
    return Math.log(within / (1 - within));
  });
  const best = Math.max(...odds);
  return odds.map((odd) => Math.exp((odd - best) / (SLOPE * variety)));
}
