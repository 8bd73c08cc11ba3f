/**
 * The strongest play on the road: plans the seat's own next turns with knowledge of what the others are about to take and when
 * they will end the match; repeated with ever wider beams while there is time.
 */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of plans below their length, at every position searched

import { type Core, count, type MerchantCards, notYellow, type State, worth } from '@windrose/rules';
import { HASH_START, mix } from '../hash.ts';
import type { Budget } from '../levels.ts';
import { type FirstTurn, type Others, RoadPlan, type RoadTable, type RoadValues } from './own-plan.ts';
import type { Advice } from '../advice.ts';
import { TurnMaker } from './table.ts';

/** The horizon in turns. */
const TURNS = 20;

/** Beam width of the first plan; each further one doubles it. */
const FIRST_WIDTH = 40;

/** No plan has more lines: about as many megabytes of memory as hundreds of them. */
const MOST_WIDTH = 40_960;

/** Number of lines that count as one search iteration. */
const LINES_A_ROUND = 10;

/**
 * The probability that a point card is gone if another seat plans to claim it sooner, or in the same round; and the factor by which
 * plans become less certain with each turn.
 */
const TAKEN_SOONER = 0.8;
const TAKEN_ALIKE = 0.4;
const CERTAIN = 0.85;

/** The penalty on a turn's value, 0 to 1, for each point by which its plan is worse than the best; used to select turns to try. */
const POINT = 0.02;
const MOST_SHORT = 12;

/** The penalty in points for turns that the plan has not considered, below its worst turn. */
const UNSEEN = 1;

/** Maximum number of turns added to those that the judge prefers. */
const MOST_ADVISED = 4;

/** The values of a line at its end. */
const VALUES: Omit<RoadValues, 'cards'> = { cubes: [0.25, 0.5, 0.75, 1], ready: 0.05, claim: 3, patience: 0.97 };

/** The value of a card per worth of cubes that a use brings, and the number of cubes it is used with. */
const GAIN = 0.1;
const TRADED = 4;

/** Thinks about the positions of one core. */
export class RoadThinker {
  /** Rounds of search of the last question. */
  rounds = 0;
  readonly maker: TurnMaker;
  readonly #core: Core;
  readonly #table: RoadTable;
  readonly #values: RoadValues;
  readonly #plans: RoadPlan[] = [];
  readonly #points: Float64Array;
  readonly #open: Float64Array;
  #firsts: readonly FirstTurn[] = [];

  constructor(core: Core, table: RoadTable) {
    this.#core = core;
    this.#table = table;
    this.#values = { ...VALUES, cards: cardValues(table.merchants) };
    this.maker = new TurnMaker(core);
    this.#points = new Float64Array(TURNS);
    this.#open = new Float64Array(table.orders.ids.length * TURNS);
  }

  /**
   * The ways to spend the turn that begins in `state`, the best first; at least one.
   * @param enough asked after each plan, with the milliseconds that the next one will take; true ends the thinking.
   */
  think(state: State, { iterations = Infinity }: Budget, enough: (ms: number) => boolean): readonly FirstTurn[] {
    this.rounds = 0;
    for (let step = 0; ; step++) {
      const width = FIRST_WIDTH * 2 ** step;
      const begun = performance.now();
      this.#think(state, step, width);
      this.rounds += width / LINES_A_ROUND;
      const next = (2 * width) / LINES_A_ROUND;
      if (2 * width > MOST_WIDTH || this.rounds + next > iterations || enough(2 * (performance.now() - begun))) break;
    }
    return this.#firsts;
  }

  /**
   * The plan's opinion on the turns from `state`: the best few, and how much worse than these any other is.
   * @param seed of the draws at the end of the turns.
   */
  advise(state: State, budget: Budget, enough: (ms: number) => boolean, seed: number): Advice {
    const { maker } = this;
    const { actor } = state;
    const short = new Map<number, number>();
    const turns: { codes: number[]; hashes: number[]; end: State }[] = [];
    for (const first of this.think(state, budget, enough)) {
      if (!maker.make(state, first, seed)) continue;
      const key = this.#keyOf(maker.end, actor);
      if (!short.has(key)) short.set(key, first.short);
      if (turns.length >= MOST_ADVISED) continue;
      const end = this.#core.newState();
      end.copy(maker.end);
      turns.push({ codes: maker.codes.slice(), hashes: maker.hashes.slice(), end });
    }
    const most = Math.max(0, ...short.values()) + UNSEEN;
    return {
      turns,
      bonus: (end) => -POINT * Math.min(MOST_SHORT, short.get(this.#keyOf(end, actor)) ?? most),
    };
  }

  /** A number for what a seat holds and has. */
  #keyOf(state: State, seat: number): number {
    let key = mix(HASH_START, state.hold[seat]!);
    for (const cells of [state.hand, state.played, state.cards]) {
      for (let word = seat * 2; word < seat * 2 + 2; word++) key = mix(key, cells[word]!);
    }
    return key;
  }

  #plan(step: number, width: number, state: State): RoadPlan {
    return (this.#plans[step] ??= new RoadPlan(this.#table, state, this.#values, { turns: TURNS, width }));
  }

  #think(state: State, step: number, width: number): void {
    const { seats } = this.#core;
    const { actor } = state;
    const plan = this.#plan(step, width, state);
    // The others first, each as if it were alone.
    const points = this.#points.fill(-Infinity);
    const open = this.#open.fill(1);
    let end = Infinity;
    let best = -Infinity;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === actor) continue;
      const base = this.#scored(state, seat);
      const expected = base + plan.plan(state, seat);
      best = Math.max(best, expected);
      let claimed = this.#claimed(state, seat);
      let sum = base + notYellow(state.hold[seat]!);
      for (let turn = 0; turn < TURNS; turn++) {
        for (let card = 0; card < plan.claimedAt.length; card++) {
          if (plan.claimedAt[card] !== turn) continue;
          sum += this.#table.orders.vp[card]!;
          if (++claimed >= this.#table.last) end = Math.min(end, turn);
        }
        points[turn] = Math.max(points[turn]!, sum);
      }
      for (let card = 0; card < plan.claimedAt.length; card++) {
        const at = plan.claimedAt[card]!;
        if (at < 0) continue;
        for (let turn = at; turn < TURNS; turn++) {
          const taken = (turn === at ? TAKEN_ALIKE : TAKEN_SOONER) * CERTAIN ** at;
          const left = 1 - taken;
          open[card * TURNS + turn] = Math.min(open[card * TURNS + turn]!, left);
        }
      }
    }
    const base = this.#scored(state, actor);
    const others: Others = { open, points, end, ahead: base - best };
    plan.plan(state, actor, others, base);
    this.#firsts = plan.firsts.map((first) => ({ ...first }));
  }

  /** The points of a seat's cards and coins. */
  #scored(state: State, seat: number): number {
    return this.#core.points(state, seat) - notYellow(state.hold[seat]!);
  }

  #claimed(state: State, seat: number): number {
    let claimed = 0;
    for (let word = seat * 2; word < seat * 2 + 2; word++) {
      for (let bits = state.cards[word]!; bits !== 0; bits &= bits - 1) claimed++;
    }
    return claimed;
  }
}

/** Value of owning each card. */
function cardValues({ ids, upgrades, give, take }: MerchantCards): Float64Array {
  return Float64Array.from(ids, (_, card) => {
    if (upgrades[card]! > 0) return upgrades[card]! * GAIN;
    const gain = worth(take[card]!) - worth(give[card]!);
    return GAIN * gain * (give[card] === 0 ? 1 : Math.max(1, Math.floor(TRADED / count(give[card]!))));
  });
}
