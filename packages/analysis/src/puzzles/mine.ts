/** Makes puzzles out of matches between bots, and checks them. */

import { type Bot, createBot, type Budget, type Level, LEVELS, type Thought } from '@windrose/bots';
import { type Core, FastLuck, findGame, type Match, startMatch, type State, required } from '@windrose/rules';
import { type Grade, gradeOf, openPuzzle, type PuzzleFile, PUZZLES_FORMAT, type StoredPuzzle } from './puzzle.ts';
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
  /** The edition of a new file; 1 by default. */
  readonly edition?: number;
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

/** Number of questions to the strong bot, with different seeds; it has to find the solution each time. */
const ASKED = 2;

/** How often each level tries a puzzle, with different seeds, to grade it. */
const TRIES = 10;

/**
 * Mines puzzles: yields after every match what there is by then, until there are as many as are wanted.
 * @throws RulesError when the first is asked for: `unknown-game`, or `bad-seats` when the game has not so many.
 */
export function* miningPuzzles(job: MiningJob): Generator<PuzzleFile, void> {
  const { seats, count, level, turns, edition = 1, known } = job;
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
    tries: TRIES,
    edition,
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
    const found = evenlyGraded(mineMatch(match, bots, turns), list, Math.min(MOST_PER_MATCH, count - list.length));
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

/** At most `most` of the puzzles found in a match, those of the grades that are rarest in the list so far; in the order of the match. */
function evenlyGraded(
  found: readonly StoredPuzzle[],
  list: readonly StoredPuzzle[],
  most: number,
): readonly StoredPuzzle[] {
  const number = new Map<Grade, number>();
  const numberOf = ({ grade }: StoredPuzzle): number => number.get(grade) ?? 0;
  const take = (puzzle: StoredPuzzle): void => void number.set(puzzle.grade, numberOf(puzzle) + 1);
  list.forEach(take);
  const left = [...found];
  const taken: StoredPuzzle[] = [];
  while (left.length > 0 && taken.length < most) {
    const rarest = left.reduce((one, other) => (numberOf(other) < numberOf(one) ? other : one));
    left.splice(left.indexOf(rarest), 1);
    taken.push(rarest);
    take(rarest);
  }
  return taken.sort((a, b) => a.at - b.at);
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
    if (!judges.every((judge) => judgedBest(judge.think(state, JUDGE.budget), solves, seat, core.seats === 1)))
      continue;
    const puzzle = { match: 0, at, target: target.id, turns: solution.turns, line: solution.end.line };
    const solved = triesOf(core, state, solves);
    // With other seeds even the strongest bot may prefer something else.
    if (required(solved.at(-1), 'tries of the strongest level') * 2 < TRIES) continue;
    return graded(puzzle, solved);
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

/**
 * Whether the strong bot would play a solution, and rates it clearly better than all other candidates. A lone seat only has to play it:
 * it is all but certain to win whatever it does, and expects as many points.
 */
function judgedBest(
  { candidates }: Thought,
  solves: (line: readonly number[]) => boolean,
  seat: number,
  alone: boolean,
): boolean {
  const [best, ...others] = candidates;
  if (!best || !solves(best.line)) return false;
  if (alone) return true;
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

/**
 * How often each level plays a solution, of {@link TRIES} tries with different seeds; from the weakest level. The strongest level
 * searches as far as when it checks puzzles, so that the numbers are the same on every machine.
 */
function triesOf(core: Core, state: State, solves: (line: readonly number[]) => boolean): number[] {
  return LEVELS.map((level) => {
    const budget = level === JUDGE.level ? JUDGE.budget : {};
    let solved = 0;
    for (let seed = 1; seed <= TRIES; seed++) {
      if (solves(createBot({ core, seed, level, budget }).think(state, budget).line)) solved++;
    }
    return solved;
  });
}

/** The same puzzles, tried by today's bots at each level and graded by that. Yields after each puzzle those so far. */
export function* gradingPuzzles(file: PuzzleFile): Generator<PuzzleFile, void> {
  const list: StoredPuzzle[] = [];
  for (const [number, stored] of file.list.entries()) {
    const { match, target, turns } = openPuzzle(file, number);
    const { core } = match;
    const state = match.copiedState();
    const solver = new ClaimSolver(core);
    list.push(
      graded(
        stored,
        triesOf(core, state, (line) => isSolution(core, state, solver, line, target, turns)),
      ),
    );
    yield { ...file, tries: TRIES, list: [...list] };
  }
}

function graded(puzzle: Omit<StoredPuzzle, 'grade' | 'solved'>, solved: readonly number[]): StoredPuzzle {
  const { line, ...rest } = puzzle;
  return { ...rest, grade: gradeOf(solved.map((times) => times / TRIES)), solved, line };
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
