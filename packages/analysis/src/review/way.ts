/** The quickest way to a claim after a turn, if the others stand still, and where it fails after another turn. */

import { withoutDetours } from '@windrose/bots';
import {
  amount,
  type Core,
  FastLuck,
  formatBundle,
  type Match,
  MOST_OPTIONS,
  one,
  required,
  type State,
} from '@windrose/rules';
import type { SolutionTurn } from '../puzzles/puzzle.ts';
import type { ClaimSolver, Target } from '../puzzles/solver.ts';
import type { Line } from './judge.ts';
import { MOST_TURNS } from './quick-claim.ts';

/** The choices of each of a seat's next turns; the last one makes a claim. */
export type Way = readonly Line[];

/** Where a way fails after another turn than the one that it begins with. */
export interface Obstacle {
  /** The turn of the way, from 0, and its choice, from 0, that is not possible. */
  readonly turn: number;
  readonly choice: number;
  /** The cubes that are missing, as letters, where it is the claim that cannot be paid for; null otherwise. */
  readonly missing: string | null;
}

/** Whether there is nothing else to choose than a line. */
export function isOnlyLine(match: Match, line: Line): boolean {
  const fork = match.imagine();
  return line.every((code) => {
    const options = fork.over ? [] : fork.legal();
    if (options.length !== 1 || options[0]?.code !== code) return false;
    fork.choose(code);
    return true;
  });
}

/** A way holds for so many draws, or it is none: a success by chance is not a plan. */
export const DRAWS = 5;

/**
 * The position at the end of a turn; null where the line does not end it.
 * @param seed of what is drawn.
 */
export function endOfTurn(
  core: Core,
  from: State,
  line: Line,
  seed = 0,
): { readonly state: State; readonly drawn: boolean } | null {
  const state = core.newState();
  const luck = new FastLuck(seed);
  const options = new Int32Array(MOST_OPTIONS);
  const isOpen = (): boolean => state.over === 0 && state.turn === from.turn;
  state.copy(from);
  for (const code of line) {
    const n = isOpen() ? core.legal(state, options) : 0;
    if (!options.subarray(0, n).includes(code)) break;
    core.apply(state, code, luck);
  }
  // What follows without a choice belongs to it.
  while (isOpen() && core.legal(state, options) === 1) core.apply(state, required(options[0], 'only option'), luck);
  return isOpen() ? null : { state, drawn: luck.drawn > 0 };
}

/**
 * The shortest way of `seat` to a target after a whole turn; null if there is none soon, if it depends on a draw, or if it takes too long
 * to find out.
 * @param from the position in which the turn begins, or goes on. @param line the choices of the turn.
 */
export function wayAfter(core: Core, solver: ClaimSolver, from: State, line: Line, target: Target): Way | null {
  const seat = from.actor;
  const end = endOfTurn(core, from, line);
  if (end === null || end.state.over === 1) return null;
  const { state } = end;
  core.skipTo(state, seat, new FastLuck(0));
  const found = solver.shortest(state.cells.slice(), seat, target, MOST_TURNS - 1).way;
  if (found === null) return null;
  const way = straightened(core, solver, state, { way: found.map((turn) => turn.line), target });
  const isSure = !end.drawn || isFreeOfLuck(core, solver, from, { line, way, target });
  return isSure ? way : null;
}

/**
 * A way without detours: the search cares for turns, not for how they are sailed.
 * @param from the position at the beginning of its first turn.
 */
function straightened(
  core: Core,
  solver: ClaimSolver,
  from: State,
  { way, target }: { readonly way: Way; readonly target: Target },
): Way {
  const straight: Line[] = [];
  for (const line of way) {
    const at = straight.length === 0 ? from : nextOf(core, from, straight);
    if (at === null) return way;
    straight.push(withoutDetours(core, at, line));
  }
  // With more cubes kept, a later turn may have to give some up.
  const end = positions(core, from, straight).at(-1);
  return end !== undefined && solver.claimed(end, from.actor, target) ? straight : way;
}

/** The position at the beginning of a seat's next turn after others; null where one of them is not possible. */
function nextOf(core: Core, from: State, turns: Way): State | null {
  const ends = positions(core, from, turns);
  const end = ends.at(-1);
  if (end === undefined || ends.length < turns.length || end.over === 1) return null;
  core.skipTo(end, from.actor, new FastLuck(0));
  return end;
}

/** Whether a way leads to its target whatever is drawn. */
function isFreeOfLuck(
  core: Core,
  solver: ClaimSolver,
  from: State,
  { line, way, target }: { readonly line: Line; readonly way: Way; readonly target: Target },
): boolean {
  return Array.from({ length: DRAWS }, (_, seed) => seed + 1).every((seed) => {
    const at = positions(core, from, [line, ...way], seed).at(-1);
    return at !== undefined && solver.claimed(at, from.actor, target);
  });
}

/** The positions at the ends of a seat's turns, while the others stand still; fewer where a choice is not possible. */
export function positions(core: Core, from: State, turns: Way, seed = 0): State[] {
  const ends: State[] = [];
  let at = from;
  for (const line of turns) {
    const end = endOfTurn(core, at, line, seed);
    if (end === null) break;
    ends.push(end.state);
    if (end.state.over === 1) break;
    at = core.newState();
    at.copy(end.state);
    core.skipTo(at, from.actor, new FastLuck(seed));
  }
  return ends;
}

/**
 * The turns of a way, with the match at the beginning of each.
 * @param match at the turn that the way follows. @param line the choices of that turn.
 */
export function turnsOnWay(match: Match, line: Line, way: Way): SolutionTurn[] {
  const { core, decision } = match;
  const from = match.copiedState();
  if (decision === null) return [];
  return positions(core, from, [line, ...way.slice(0, -1)]).flatMap((end, turn) => {
    const next = way[turn];
    if (next === undefined || end.over === 1) return [];
    core.skipTo(end, decision.seat, new FastLuck(0));
    return [{ match: match.standingAt(end), line: next }];
  });
}

/**
 * Where the way of a better line fails after another one.
 * @param from the position before both. @param better and @param other the two lines. @param way what follows the better one, to `target`.
 * @returns null where it does not fail, or the other line draws.
 */
export function obstacleOf(
  core: Core,
  solver: ClaimSolver,
  from: State,
  {
    better,
    other,
    way,
    target,
  }: { readonly better: Line; readonly other: Line; readonly way: Way; readonly target: Target },
): Obstacle | null {
  const seat = from.actor;
  const [is, was] = [better, other].map((line) => endOfTurn(core, from, line));
  if (!is || !was || was.drawn || was.state.over === 1) return null;
  const luck = new FastLuck(0);
  const options = new Int32Array(MOST_OPTIONS);
  for (const [turn, line] of way.entries()) {
    for (const { state } of [is, was]) core.skipTo(state, seat, luck);
    const running = was.state.turn;
    for (const [choice, code] of line.entries()) {
      if (solver.claimed(is.state, seat, target)) return null;
      core.apply(is.state, code, luck);
      const n = core.legal(was.state, options);
      const isOpen = was.state.over === 0 && was.state.turn === running;
      if (isOpen && options.subarray(0, n).includes(code)) {
        core.apply(was.state, code, luck);
        continue;
      }
      const missing = lacking(target.price, required(was.state.hold[seat], `hold of seat ${seat}`));
      const isClaim = solver.claimed(is.state, seat, target);
      return { turn, choice, missing: isClaim && missing > 0 ? formatBundle(missing) : null };
    }
  }
  return null;
}

/** The cubes of a price that a hold lacks. */
export function lacking(price: number, hold: number): number {
  let bundle = 0;
  for (let spice = 0; spice < 4; spice++)
    bundle += Math.max(0, amount(price, spice) - amount(hold, spice)) * one(spice);
  return bundle;
}
