/**
 * Slow turns: after them something can be claimed only later than after another turn. Where a match is decided they lose no chance to win,
 * and what they cost in points cannot be measured; how many own turns they cost is found by search, the others standing still.
 */

import { type NetWeights, withoutDetours } from '@windrose/bots';
import { type Core, FastLuck, type Match, required, seaTableOf, type State } from '@windrose/rules';
import { ClaimSolver, type Target } from '../puzzles/solver.ts';
import { isAboutAsGood } from './claim-advice.ts';
import { named } from './claim-named.ts';
import { endEqually } from './comparison.ts';
import { isPositive, meanWithError } from './estimate.ts';
import { gainBeside } from './gain-beside.ts';
import { chanceOf, type Line, pointsOf, type Outlook, type PositionJudge } from './judge.ts';
import type { SlowTurn } from './result.ts';
import type { ReviewStep } from './steps.ts';
import { endOfTurn } from './way.ts';

/** The own turns that are searched: the running one and others, or those after it. A third turn at sea takes half a minute. */
const horizonOf = (core: Core): number => (seaTableOf(core.assembly) ? 2 : 3);

/** The times that both turns are played on, and for how many full rounds besides the running one. */
const SAMPLES = 6;
const ROUNDS = 3;

/** Finds slow turns of one match. */
export class SlowTurns {
  readonly #match: Match;
  readonly #judge: PositionJudge | null;
  readonly #weights: NetWeights | null;
  readonly #solver: ClaimSolver;
  readonly #horizon: number;

  /** @param judge null where only ways are looked for. @param weights what was learned of the game; null where nothing was. */
  constructor(match: Match, judge: PositionJudge | null, weights: NetWeights | null) {
    this.#match = match;
    this.#judge = judge;
    this.#weights = weights;
    this.#solver = new ClaimSolver(match.core);
    this.#horizon = horizonOf(match.core);
  }

  /**
   * The turn that would have claimed something sooner, with nothing against it: no claim that is worth more comes later, and bots that play
   * both on lead by more after it.
   * @param step a whole turn. @param seed of what is drawn.
   * @returns null where there is none, or the turn claims something itself.
   */
  find(step: ReviewStep, seed: number): SlowTurn | null {
    const { before, after, seat, codes } = step;
    const solver = this.#solver;
    if (after.turn === before.turn || after.over === 1 || after.final === 1) return null;
    const targets = solver.targets(before);
    if (targets.some((target) => solver.claimed(after, seat, target))) return null;
    const played = this.#turnsAfter(after, seat, targets, this.#horizon - 1);
    const lines = targets.flatMap((target): Line[] => {
      const way = this.#way(before, seat, target, Math.min(this.#horizon, (played.get(target) ?? Infinity) - 1));
      return way === null || way.length === 0 ? [] : [required(way[0], 'turn of a way')];
    });
    const found = lines.flatMap((line) => this.#beside(step, line, targets, played));
    const [best] = found.toSorted((a, b) => b.saved - a.saved || b.target.points - a.target.points);
    if (best === undefined || endEqually(this.#match, before, best.line, codes)) return null;
    if (!this.#isWorthIt(step, best.line, seed)) return null;
    const { target, sooner } = best;
    // Where many cubes are held the search may find its way only once some are left behind; with them the claim comes as soon.
    const line = withoutDetours(this.#match.core, before, best.line);
    const way = this.#way(this.#next(after, seat), seat, target, this.#horizon);
    return { claim: named(target), line, sooner, later: way && way.length + 1 };
  }

  /** The claims that a line makes sooner, unless it delays one that is worth more, or the turn played brings as much as soon. */
  #beside(
    { before, after, seat }: ReviewStep,
    line: Line,
    targets: readonly Target[],
    played: ReadonlyMap<Target, number>,
  ): { readonly target: Target; readonly line: Line; readonly sooner: number; readonly saved: number }[] {
    const end = endOfTurn(this.#match.core, before, line);
    if (end === null) return [];
    const turns = this.#turnsAfter(end.state, seat, targets, this.#horizon - 1);
    const late = this.#horizon + 1;
    const { core } = this.#match;
    const more = core.points(after, seat) - core.points(end.state, seat);
    return targets.flatMap((target) => {
      const sooner = turns.get(target) ?? late;
      const saved = (played.get(target) ?? late) - sooner;
      const isDelayed = targets.some((other) => {
        const then = played.get(other) ?? late;
        return then < (turns.get(other) ?? late) && (other.points > target.points || then <= sooner);
      });
      const isMatched = targets.some(
        (other) => (played.get(other) ?? late) <= sooner && other.points + more >= target.points,
      );
      return saved > 0 && !isDelayed && !isMatched ? [{ target, line, sooner, saved }] : [];
    });
  }

  /** Whether bots that play both turns on see no less of a chance, and surely a larger lead, after a line, and no clearly smaller one some rounds later. */
  #isWorthIt({ before, codes, seat }: ReviewStep, line: Line, seed: number): boolean {
    const until = before.round + 1 + ROUNDS;
    const judge = required(this.#judge, 'judge of turns');
    const is = judge.leaves(before, line, SAMPLES, seed, until);
    const was = judge.leaves(before, codes, SAMPLES, seed, until);
    const gains = (of: (outlook: Outlook) => number): number[] =>
      is.map((leaf, sample) => of(leaf) - of(required(was[sample], 'the other leaf')));
    const chance = meanWithError(gains((leaf) => chanceOf(leaf, seat)));
    const lead = meanWithError(
      gains((leaf) => pointsOf(leaf, seat) - Math.max(...leaf.scores.filter((_, side) => side !== seat))),
      1,
    );
    if (chance.value < 0 || !isPositive(lead)) return false;
    // Nor is a turn slow that a hint would advise.
    const beside = gainBeside(this.#match.standingAt(before), this.#weights, [codes, line]);
    return beside === null || isAboutAsGood(beside.gain);
  }

  /** In which own turn, the tried one being 1, something can be claimed after a try; null: not within those that are searched. */
  after(from: State, line: Line, seat: number, id: string): number | null {
    const target = this.#solver.targets(from).find((one) => one.id === id);
    const end = endOfTurn(this.#match.core, from, line);
    if (target === undefined || end === null) return null;
    return this.#turnsAfter(end.state, seat, [target], this.#horizon).get(target) ?? null;
  }

  /** In which own turn each target can be claimed after a turn, that turn being 1; those that cannot be soon are not there. */
  #turnsAfter(state: State, seat: number, targets: readonly Target[], most: number): ReadonlyMap<Target, number> {
    const next = this.#next(state, seat);
    return new Map(
      targets.flatMap((target) => {
        if (this.#solver.claimed(state, seat, target)) return [[target, 1] as const];
        const way = this.#way(next, seat, target, most);
        return way === null ? [] : [[target, way.length + 1] as const];
      }),
    );
  }

  /** The position at the beginning of the seat's next turn, if the others stand still. */
  #next(state: State, seat: number): State {
    const next = this.#match.core.newState();
    next.copy(state);
    if (next.over === 0) this.#match.core.skipTo(next, seat, new FastLuck(0));
    return next;
  }

  /** The quickest way of a seat whose turn begins; null if there is none within so many turns. */
  #way(from: State, seat: number, target: Target, most: number): Line[] | null {
    if (from.over === 1) return null;
    for (let turns = 1; turns <= most; turns++) {
      const way = this.#solver.way(from.cells.slice(), seat, target, turns);
      if (way !== null) return way.map(({ line }) => line);
    }
    return null;
  }
}

/**
 * In which own turn something can be claimed after a try, the tried turn being 1, if the others stand still; null: not soon.
 * @param match at the beginning of the turn. @param id of what is to be claimed.
 */
export function turnsToClaim(match: Match, tried: Line, id: string): number | null {
  const { decision } = match;
  return decision === null
    ? null
    : new SlowTurns(match, null, null).after(match.copiedState(), tried, decision.seat, id);
}
