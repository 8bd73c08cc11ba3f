/** Finds the ways to play a turn that a level knows, the best first. */

import { amount, type Core, FastLuck, required, SPICES, type State } from '@windrose/rules';
import { type Evaluation, evaluationFor, type PreparedSeats } from './evaluate/evaluate.ts';
import { Judge, waitOf, worthTo } from './evaluate/judge.ts';
import { hashOf } from './hash.ts';
import type { Budget } from './levels.ts';
import type { Limits, LevelConfiguration } from './level-configurations.ts';
import type { Candidate } from './thought.ts';
import { type Line, TurnPlanner } from './turn-planner.ts';
import { type Edge, TurnTree } from './turn-tree.ts';
import type { NetWeights } from './evaluate/net.ts';
import { plannerOf, type TravelPlanner } from './evaluate/realm.ts';
import type { Advice } from './advice.ts';

/** A way to play the rest of a turn. */
export interface CandidateTurn {
  readonly codes: Int32Array;
  /** The position in which each code is to be chosen, as a hash. */
  readonly hashes: Int32Array;
  readonly visits: number;
  readonly scores: readonly number[];
  readonly win: readonly number[];
}

/** The part of a turn's time that a plan of many turns may take on the road, and the time in ms after which it no longer counts. */
const PLANNING = 0.15;
const MOST_PLANNING = 1000;

/** Rows that say where something is, or what has been given away: a change in them alone is no gain. */
const SPENT: ReadonlySet<string> = new Set([
  'boat',
  'hold',
  'heap',
  'marketHeap',
  'played',
  'filed',
  'settlers',
  'holder',
  'occupied',
  'asked',
]);

/** Rows of what a seat has in hand: less of it is no gain. */
const SUPPLIES: ReadonlySet<string> = new Set(['hand', 'ready']);

const holdOf = (state: State, seat: number): number => required(state.hold[seat], `hold of seat ${seat}`);

/** Plans turns at positions of one core with one configuration. */
export class Thinker {
  /** The iterations of the last search. */
  iterations = 0;
  /** The approximate size of the tree in bytes. */
  bytes = 0;
  readonly #limits: Limits;
  readonly #mostIterations: number;
  readonly #seed: number;
  readonly #judge: Judge;
  readonly #planner: TurnPlanner;
  readonly #tree: TurnTree | null;
  readonly #evaluation: Evaluation;
  /** What the network judges by, which it learned without a level's own view. */
  readonly #clear: Evaluation;
  /** The planner of many turns on the road; null in other games and for levels without one. */
  readonly #road: TravelPlanner | null;
  readonly #core: Core;
  readonly #luck = new FastLuck(0);
  readonly #chances: Float64Array;
  readonly #scores: Float64Array;

  /** @param weights the trained weights of the game; null if there are none. */
  constructor(core: Core, configuration: LevelConfiguration, seed: number, weights: NetWeights | null) {
    const { sight, misjudgement, valuesUse } = configuration;
    const evaluation = evaluationFor(core, { sight, misjudgement, seed, valuesUse });
    this.#core = core;
    this.#road = configuration.travels ? plannerOf(core) : null;
    this.#limits = configuration;
    this.#mostIterations = configuration.growth?.iterations ?? Infinity;
    this.#evaluation = evaluation;
    const isClear = sight === Infinity && misjudgement === 0 && !valuesUse;
    this.#clear = isClear ? evaluation : evaluationFor(core);
    this.#seed = seed;
    this.#judge = new Judge(core, weights);
    this.#planner = new TurnPlanner(core, configuration.scope, seed);
    this.#tree = configuration.growth && new TurnTree(core, evaluation, this.#judge, configuration.growth, seed);
    this.#chances = new Float64Array(core.sides);
    this.#scores = new Float64Array(core.sides);
  }

  /**
   * The ways to play on from a decision, the best first; at least one.
   * @param stop called from time to time; true ends the search.
   * @param all whether the results of all turns are needed, or only the best turn.
   */
  think(state: State, budget: Budget, stop: () => boolean, all: boolean): readonly CandidateTurn[] {
    const begun = performance.now();
    const { ms = Infinity, least = { iterations: 0, ms: 0 } } = budget;
    const isLate = (): boolean => {
      const taken = performance.now() - begun;
      const isShort = this.#tree !== null && this.#tree.iterations < least.iterations && taken < least.ms;
      return taken >= ms && !isShort;
    };
    const enough = (): boolean => stop() || isLate();
    if (this.#tree !== null) {
      this.#tree.iterations = 0;
      const advice = this.#road === null ? null : this.#advised(this.#road, state, budget);
      const edges = this.#tree.search(state, budget, enough, advice);
      this.iterations = this.#tree.iterations;
      this.bytes = this.#tree.bytes;
      return edges.map(candidateTurnOf);
    }
    const prepared = this.#evaluation.prepareAll(state, enough);
    this.#planner.plan(required(prepared[state.actor], 'seat that chooses'), state, enough);
    const clear = all || this.#limits.judged ? this.#clear.prepareAll(state, enough) : prepared;
    return this.#planned(clear, state, all);
  }

  /** The road planner's opinion on the turns; null in the middle of a turn. */
  #advised(road: TravelPlanner, state: State, budget: Budget): Advice | null {
    if (this.#core.phase(state).kind !== 'turn') return null;
    const begun = performance.now();
    const { ms = Infinity } = budget;
    const iterations = Math.min(budget.iterations ?? Infinity, this.#mostIterations);
    // With rounds of search alone the clock decides nothing.
    const most = ms === Infinity && iterations < Infinity ? Infinity : Math.min(ms, MOST_PLANNING) * PLANNING;
    const late = (next: number): boolean => performance.now() - begun + next > most;
    return road.advise(state, { iterations }, late, this.#seed);
  }

  /** Whether a whole turn only spends: nothing is gained, and nothing else changes on the table. */
  #isIdle(begin: State, end: State): boolean {
    if (begin.acted === 1) return false;
    const before = holdOf(begin, begin.mover);
    const after = holdOf(end, begin.mover);
    if (SPICES.some((_, spice) => amount(after, spice) > amount(before, spice))) return false;
    return this.#core.plan.rows.every(({ name, packing, from, to }) => {
      if (SPENT.has(name)) return true;
      const maySpend = SUPPLIES.has(name);
      for (let cell = from; cell < to; cell++) {
        const [had = 0, has = 0] = [begin.cells[cell], end.cells[cell]];
        if (has !== had && !(maySpend && (packing === 'set' ? (has & ~had) === 0 : has < had))) return false;
      }
      return true;
    });
  }

  /** The value of a way to end the turn, in the unit of the level's errors. */
  #worthOf(line: Line, prepared: PreparedSeats, mover: number): number {
    if (!this.#limits.judged) return line.value;
    this.#judge.judge(prepared, line.state, this.#chances, this.#scores);
    return 100 * worthTo(mover, this.#chances, this.#scores, waitOf(line.state));
  }

  /** The planner's ways, as a level that errs sees them. */
  #planned(clear: PreparedSeats, state: State, all: boolean): CandidateTurn[] {
    const { noise, blunderRate } = this.#limits;
    const { endings } = this.#planner;
    this.iterations = endings.length;
    let order = endings;
    if (noise > 0) {
      this.#luck.reseed(this.#seed, hashOf(state));
      const careless = this.#luck.draw(100) < blunderRate;
      // Even a careless player does something with a turn.
      const useful = endings.filter(({ state: end }) => !this.#isIdle(state, end));
      const seen = (useful.length > 0 ? useful : endings).map((line) => ({
        line,
        worth:
          (careless ? 0 : this.#worthOf(line, clear, state.mover)) + ((this.#luck.draw(2001) - 1000) / 1000) * noise,
      }));
      order = seen.sort((a, b) => b.worth - a.worth).map(({ line }) => line);
    }
    return order.slice(0, all ? order.length : 1).map(({ codes, hashes, length, state: end }) => {
      if (all) this.#judge.judge(clear, end, this.#chances, this.#scores);
      return {
        codes: codes.slice(0, length),
        hashes: hashes.slice(0, length),
        visits: 1,
        scores: Array.from(this.#scores),
        win: Array.from(this.#chances),
      };
    });
  }
}

function candidateTurnOf({ codes, hashes, visits, wins, scores }: Edge): CandidateTurn {
  const share = 1 / visits;
  // The tree's own rows are used again by its next search.
  return {
    codes: codes.slice(),
    hashes: hashes.slice(),
    visits: visits - 1,
    scores: Array.from(scores, (sum) => sum * share),
    win: Array.from(wins, (sum) => sum * share),
  };
}

/** The best way for each option to begin with. */
export function candidatesOf(ways: readonly CandidateTurn[]): Candidate[] {
  const candidates = new Map<number, Candidate>();
  for (const { codes, visits, scores, win } of ways) {
    const [code] = codes;
    if (code === undefined) continue;
    const best = candidates.get(code);
    if (best) candidates.set(code, { ...best, visits: best.visits + visits });
    else candidates.set(code, { code, visits, scores, win, line: Array.from(codes) });
  }
  return [...candidates.values()];
}
