/** Makes puzzles out of matches between bots, and checks them. */

import { type Bot, createBot, evaluationFor, type Budget, type Level, type Thought } from '@windrose/bots';
import { type Core, FastLuck, findGame, type Match, startMatch, type State, required } from '@windrose/rules';
import { type Grade, GRADES, openPuzzle, type PuzzleFile, PUZZLES_FORMAT, type StoredPuzzle } from './puzzle.ts';
import { chanceOf, pointsOf } from '../review/judge.ts';
import { ClaimSolver, type Target } from './solver.ts';
import type { TurnEnd } from './turn-ends.ts';

/** The settings of a mining run. */
export interface MiningJob {
  readonly game: string;
  readonly seats: number;
  readonly count: number;
  readonly seed: string;
  /** The level that plays the matches. */
  readonly level: Level;
  /** The most turns that a puzzle takes: 2, or 3 where turns are short. */
  readonly turns: number;
  /** Puzzles that are there already, of the same game, seed, level and turns: the new ones are added. */
  readonly known?: PuzzleFile;
}

/** Maximum number of puzzles from one match, for variety. */
const MOST_PER_MATCH = 6;

/** A turn that can end in fewer ways is not a puzzle. */
const LEAST_WAYS = 3;

/** Minimum points of the claim. */
const LEAST_POINTS = 4;

/** The minimum advantage of the solution over every other turn that the strong bot considers: in points, or in chance to win. */
const CLEARLY = { points: 0.5, win: 0.02 } as const;

/** The level that checks puzzles, and its budget for each, in iterations so that it is the same everywhere. */
const JUDGE: { readonly level: Level; readonly budget: Budget } = { level: 'admiral', budget: { iterations: 200 } };

/** Positions whose solution the strong bot does not find with this little thought are skipped. */
const GLANCE: Budget = { iterations: 30 };

/** Number of questions to the strong bot, with different seeds; it has to find the solution each time. */
const ASKED = 2;

/**
 * Mines puzzles: yields after every match what there is by then, until there are as many as are wanted.
 * @throws RulesError when the first is asked for: `unknown-game`, or `bad-seats` when the game has not so many.
 */
export function* miningPuzzles(job: MiningJob): Generator<PuzzleFile, void> {
  const { seats, count, level, turns, known } = job;
  const game = findGame(job.game).id;
  const { packs } = startMatch({ game, seats, seed: job.seed });
  let file: PuzzleFile = known ?? {
    puzzles: PUZZLES_FORMAT,
    rules: findGame(game).rules,
    game,
    seats,
    packs,
    level,
    turns,
    played: 0,
    matches: [],
    list: [],
  };
  while (file.list.length < count) {
    const { played, matches, list } = file;
    const seed = `${job.seed}/${played}`;
    const match = startMatch({ game, seats, seed });
    const bots = Array.from({ length: seats }, (_, seat) =>
      createBot({ core: match.core, seed: played * 8 + seat, level }),
    );
    const found = hardest(mineMatch(match, bots, turns), Math.min(MOST_PER_MATCH, count - list.length));
    const used = Math.max(...found.map(({ at }) => at));
    const codes = match.choices.slice(0, used).map(({ option }) => option.code);
    file = {
      ...file,
      played: played + 1,
      matches: found.length === 0 ? matches : [...matches, { seed, codes }],
      list: [...list, ...found.map((puzzle) => ({ ...puzzle, match: matches.length }))],
    };
    yield file;
  }
}

/** The beginning of a turn of a match. */
interface Start {
  /** Number of choices before the position. */
  readonly at: number;
  readonly state: State;
}

/**
 * Plays a match to its end and gathers its puzzles, one a target and seat at most. Trying all turns takes long, so it is
 * done only where the bot that played made the claim within as many turns: most others have no solution.
 */
function mineMatch(match: Match, bots: readonly Bot[], turns: number): StoredPuzzle[] {
  const { core } = match;
  const starts: Start[] = [];
  let turn = -1;
  for (let { decision } = match; decision !== null; { decision } = match) {
    if (match.turn !== turn && !match.inSetUp && !match.final) {
      turn = match.turn;
      starts.push({ at: match.version, state: match.copiedState() });
    }
    match.choose(required(bots[decision.seat], `bot at seat ${decision.seat}`).chooseFor(match));
  }
  const end = match.copiedState();
  const solver = new ClaimSolver(core);
  const judges = judgesOf(match);
  const taken = new Set<string>();
  const found: StoredPuzzle[] = [];
  for (const [position, start] of starts.entries()) {
    const seat = start.state.actor;
    const later = starts.slice(position + 1).filter(({ state }) => state.actor === seat);
    const after = (played: number): State => later[played - 1]?.state ?? end;
    const targets = solver.targets(start.state).filter((target) => {
      if (target.points < LEAST_POINTS || taken.has(`${seat} ${target.id}`)) return false;
      return !solver.claimed(after(1), seat, target) && solver.claimed(after(turns), seat, target);
    });
    const puzzle = targets.length === 0 ? null : puzzleAt({ core, solver, judges, turns }, start, targets);
    if (puzzle) {
      taken.add(`${seat} ${puzzle.target}`);
      found.push(puzzle);
    }
  }
  return found;
}

function judgesOf({ core }: Match): Bot[] {
  return Array.from({ length: ASKED }, (_, at) => createBot({ core, seed: at + 1, ...JUDGE }));
}

/** The hardest `most` puzzles, in the order of the match. */
function hardest(found: readonly StoredPuzzle[], most: number): StoredPuzzle[] {
  return [...found]
    .sort((a, b) => b.grade - a.grade)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

interface Miner {
  readonly core: Core;
  readonly solver: ClaimSolver;
  readonly judges: readonly Bot[];
  readonly turns: number;
}

/** The puzzle at the beginning of a turn about one of the targets, if there is one. */
function puzzleAt(
  { core, solver, judges, turns }: Miner,
  { at, state }: Start,
  targets: readonly Target[],
): StoredPuzzle | null {
  const seat = state.actor;
  const ends = solver.ends(state);
  if (ends === null || ends.length < LEAST_WAYS) return null;
  for (const target of targets) {
    const solution = onlySolution(solver, ends, seat, target, turns);
    if (!solution) continue;
    const solves = (line: readonly number[]): boolean => isSolution(core, state, solver, line, target, solution.turns);
    const [first] = judges;
    if (!first || !solves(first.think(state, GLANCE).line)) continue;
    if (!judges.every((judge) => judgedBest(judge.think(state, JUDGE.budget), solves, seat))) continue;
    const grade = gradeOf(core, state, ends, solution);
    return { match: 0, at, target: target.id, turns: solution.turns, grade, line: solution.end.line };
  }
  return null;
}

/** The one way to play the turn that allows a claim as soon as can be, if that is the next turn or later. */
function onlySolution(
  solver: ClaimSolver,
  ends: readonly TurnEnd[],
  seat: number,
  target: Target,
  most: number,
): { readonly end: TurnEnd; readonly turns: number } | null {
  for (let turns = 1; turns <= most; turns++) {
    const end = solver.only(ends, seat, target, turns - 1);
    if (end === 'none') continue;
    return end === null || end === 'several' || turns === 1 || end.drawn ? null : { end, turns };
  }
  return null;
}

/** Whether the strong bot would play a solution, and rates it clearly better than all other candidates. */
function judgedBest({ candidates }: Thought, solves: (line: readonly number[]) => boolean, seat: number): boolean {
  const [best, ...others] = candidates;
  if (!best || !solves(best.line)) return false;
  const points = pointsOf(best, seat);
  const win = chanceOf(best, seat);
  return others.every(
    (other) =>
      points - pointsOf(other, seat) >= CLEARLY.points ||
      win - chanceOf(other, seat) >= CLEARLY.win ||
      solves(other.line),
  );
}

/** Whether a line of this turn is a solution. It is none if it ends before the turn does, at a draw. */
function isSolution(
  core: Core,
  start: State,
  solver: ClaimSolver,
  line: readonly number[],
  target: Target,
  turns: number,
): boolean {
  const state = core.newState();
  state.copy(start);
  const { turn } = state;
  const seat = state.actor;
  const luck = new FastLuck(0);
  for (const code of line) {
    if (state.over === 1 || state.turn !== turn) break;
    core.apply(state, code, luck);
  }
  if (state.over === 0 && state.turn === turn) return false;
  if (solver.claimed(state, seat, target)) return true;
  if (state.over === 1) return false;
  core.skipTo(state, seat, luck);
  return solver.reachable(state.cells.slice(), seat, target, turns - 1);
}

/** Per grade: the maximum number of ways to end the turn that look better than the solution at first sight. */
const GRADE_RANKS = [0, 2, 7, 25] as const;

/** The difficulty of finding a solution: from its rank among all ways to end the turn at first sight, and from its length. */
function gradeOf(
  core: Core,
  start: State,
  ends: readonly TurnEnd[],
  solution: { readonly end: TurnEnd; readonly turns: number },
): Grade {
  const seat = start.actor;
  const evaluation = evaluationFor(core);
  const state = core.newState();
  const prepared = evaluation.prepare(start, seat);
  const valueOf = ({ cells }: TurnEnd): number => {
    state.cells.set(cells);
    return prepared.value(state);
  };
  const value = valueOf(solution.end);
  const better = ends.filter((end) => valueOf(end) > value).length;
  const rank = GRADE_RANKS.findIndex((most) => better <= most);
  return Math.min(GRADES.length, (rank < 0 ? GRADE_RANKS.length : rank) + solution.turns - 1) as Grade;
}

/** The result of checking a puzzle. */
export interface PuzzleCheck {
  /** Exactly one way to end the turn leads to the claim in time, and the stored line is it. */
  readonly exact: boolean;
  /** The strong bot plays it. */
  readonly agreed: boolean;
}

/** Solves a puzzle again, and asks the strong bot. @throws RulesError when it cannot be opened. */
export function checkPuzzle(file: PuzzleFile, number: number): PuzzleCheck {
  const puzzle = openPuzzle(file, number);
  const { match, seat, target, turns, line } = puzzle;
  const { core } = match;
  const state = match.copiedState();
  const solver = new ClaimSolver(core);
  const ends = solver.ends(state);
  const only = ends && onlySolution(solver, ends, seat, target, turns);
  const exact = only?.turns === turns && isSolution(core, state, solver, line, target, turns);
  const agreed = judgesOf(match).every((judge) =>
    isSolution(core, state, solver, judge.think(state, JUDGE.budget).line, target, turns),
  );
  return { exact, agreed };
}
