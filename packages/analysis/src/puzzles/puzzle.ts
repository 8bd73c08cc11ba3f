/** Puzzles: positions from bot matches in which exactly one way to play the turn leads to a claim in time. */

import {
  type Core,
  FastLuck,
  findGame,
  loadMatch,
  type Match,
  type MatchRecord,
  MOST_OPTIONS,
  type PackName,
  PackReader,
  RulesError,
  type State,
  required,
} from '@windrose/rules';
import { type Level, LEVELS } from '@windrose/bots';
import { ClaimSolver, type Target } from './solver.ts';

/** Version of the format of puzzle files. */
export const PUZZLES_FORMAT = 1;

/** From the easiest to the hardest. */
export const GRADES = [1, 2, 3, 4, 5] as const;

/** The difficulty of a puzzle: which level of bots it takes to solve it; see {@link gradeOf}. */
export type Grade = (typeof GRADES)[number];

/** A puzzle as stored in a file. */
export interface StoredPuzzle {
  /** The position of its match in the file, and the number of choices before the puzzle, at the start of a turn. */
  readonly match: number;
  readonly at: number;
  /** The target of the claim: the id of a port's VP tile, or of a point card. */
  readonly target: string;
  /** The number of turns of the seat within which the target can be claimed, the first one included. */
  readonly turns: number;
  readonly grade: Grade;
  /** Per level of bots, from the weakest: how many of {@link PuzzleFile.tries} tries solved it. Missing in files that were graded when there were other levels. */
  readonly solved?: readonly number[];
  /** The solution: the choices of the first turn. */
  readonly line: readonly number[];
}

/** Puzzles of one game; plain JSON. */
export interface PuzzleFile {
  /** The format of the file, 1. */
  readonly puzzles: number;
  /** Version of the rules of the game. */
  readonly rules: number;
  readonly game: string;
  readonly seats: number;
  readonly packs: readonly PackName[];
  /** The level that played the matches, and the maximum number of turns of a puzzle; missing in files of earlier versions. */
  readonly level?: string;
  readonly turns?: number;
  /** The number of tries of each level at each puzzle; missing in files of earlier versions. */
  readonly tries?: number;
  /** Raised when the puzzles of a game are made anew under the same rules, so that others solved before do not count for them; 1 if missing. */
  readonly edition?: number;
  /** The number of matches searched for puzzles, which is also the number of the next one to be searched. */
  readonly played: number;
  /** The matches in which puzzles were found. */
  readonly matches: readonly { readonly seed: string; readonly codes: readonly number[] }[];
  readonly list: readonly StoredPuzzle[];
}

/** A puzzle ready to be solved. */
export interface Puzzle {
  /** The match at the beginning of the turn. */
  readonly match: Match;
  readonly seat: number;
  readonly target: Target;
  readonly turns: number;
  readonly grade: Grade;
  /** Per level of bots, from the weakest: the share of its tries that solved the puzzle, 0 to 1; null where it is not known. */
  readonly solvedBy: readonly number[] | null;
  readonly line: readonly number[];
}

/** The grade of a puzzle by the weakest level that solves it. */
const GRADE_OF: Readonly<Record<Level, Grade>> = {
  passenger: 1,
  deckhand: 1,
  boatswain: 2,
  helmsman: 2,
  navigator: 3,
  mate: 4,
  captain: 4,
  admiral: 5,
};

/**
 * The grade of a puzzle by how often each level solves it: 1 if passengers or deckhands do at least half of the time, 2 if boatswains or
 * helmsmen do, 3 navigators, 4 first mates or captains, and 5 if it takes an admiral.
 * @param solved per level, from the weakest: the share of its tries that solved the puzzle, 0 to 1.
 */
export function gradeOf(solved: readonly number[]): Grade {
  const weakest = LEVELS[solved.findIndex((share) => share >= 0.5)];
  return weakest === undefined ? 5 : GRADE_OF[weakest];
}

/** Opens a puzzle of a file. @throws RulesError `bad-record` when this engine cannot play it. */
export function openPuzzle(file: PuzzleFile, number: number): Puzzle {
  const stored = file.list[number];
  const source = stored && file.matches[stored.match];
  if (!source) throw new RulesError('bad-record', `The file has no puzzle ${number}.`, `list[${number}]`);
  const record: MatchRecord = {
    windrose: 1,
    rules: file.rules,
    game: file.game,
    seats: file.seats,
    options: {},
    packs: file.packs,
    luck: { seed: source.seed },
    codes: source.codes.slice(0, stored.at),
  };
  const match = loadMatch(record);
  const state = match.copiedState();
  const target = new ClaimSolver(match.core).targets(state).find(({ id }) => id === stored.target);
  if (!target || match.over) {
    throw new RulesError('bad-record', `Nothing called "${stored.target}" can be claimed there.`, `list[${number}]`);
  }
  const { turns, grade, line, solved } = stored;
  const { tries } = file;
  const solvedBy = solved === undefined || tries === undefined ? null : solved.map((times) => times / tries);
  return { match, seat: state.actor, target, turns, grade, solvedBy, line };
}

/** Checks the shape of a puzzle file, every entry included. @throws RulesError `bad-record` with the field. */
export function readPuzzles(value: unknown): PuzzleFile {
  const format = typeof value === 'object' && value !== null && 'puzzles' in value ? value.puzzles : null;
  if (format !== PUZZLES_FORMAT) {
    throw new RulesError('bad-record', `This is not a file of puzzles of format ${PUZZLES_FORMAT}.`, 'puzzles');
  }
  const given = { ...(value as Readonly<Record<string, unknown>>) };
  const field = (name: keyof PuzzleFile): PackReader => new PackReader(given[name], name, 'bad-record');
  const { id: game, rules } = findGame(given.game);
  if (given.rules !== rules) {
    const made = String(given.rules);
    const message = `The puzzles were made under version ${made} of the rules of ${game}; this engine plays version ${rules}.`;
    throw new RulesError('bad-record', message, 'rules');
  }
  const matches = field('matches')
    .list(0, MOST_ENTRIES)
    .map((match) => ({ seed: match.at('seed').text(), codes: readCodes(match.at('codes')) }));
  return {
    puzzles: PUZZLES_FORMAT,
    rules,
    game,
    seats: field('seats').whole(1, 8),
    packs: field('packs')
      .list()
      .map((pack) => ({
        name: pack.at('name').text(),
        version: pack.at('version').text(),
        hash: pack.at('hash').text(),
      })),
    ...(given.level === undefined ? {} : { level: field('level').text() }),
    ...(given.turns === undefined ? {} : { turns: field('turns').whole(2, 3) }),
    ...(given.tries === undefined ? {} : { tries: field('tries').whole(1, MOST_ENTRIES) }),
    ...(given.edition === undefined ? {} : { edition: field('edition').whole(1, MOST_ENTRIES) }),
    played: field('played').whole(0, MOST_ENTRIES),
    matches,
    list: field('list')
      .list(0, MOST_ENTRIES)
      .map((puzzle) => readPuzzle(puzzle, matches, typeof given.tries === 'number' ? given.tries : null)),
  };
}

/** More matches or puzzles than any file has, and more choices than any match. */
const MOST_ENTRIES = 1_000_000;

/** @param tries the number of tries of each level; null where the levels did not try. */
function readPuzzle(puzzle: PackReader, matches: PuzzleFile['matches'], tries: number | null): StoredPuzzle {
  const number = puzzle.at('match');
  const match = matches[number.whole(0, MOST_ENTRIES)];
  if (!match) return number.fail(`the file has ${matches.length} matches, numbered from 0`);
  const grade = puzzle.at('grade').whole(1, GRADES.length);
  return {
    match: matches.indexOf(match),
    at: puzzle.at('at').whole(0, match.codes.length),
    target: puzzle.at('target').text(),
    turns: puzzle.at('turns').whole(1, MOST_ENTRIES),
    grade: required(
      GRADES.find((one) => one === grade),
      `grade ${grade}`,
    ),
    ...(tries === null ? {} : solvedIn(puzzle.at('solved'), tries)),
    line: readCodes(puzzle.at('line')),
  };
}

/** How many of the tries of each level solved a puzzle; nothing if it was graded when there were other levels. */
function solvedIn(list: PackReader, tries: number): Pick<StoredPuzzle, 'solved'> {
  const solved = list.list(1, MOST_ENTRIES).map((times) => times.whole(0, tries));
  return solved.length === LEVELS.length ? { solved } : {};
}

function readCodes(codes: PackReader): number[] {
  return codes.list(0, MOST_ENTRIES).map((code) => code.whole(0, MOST_OPTIONS - 1));
}

/** A file of puzzles as text, a match or puzzle a line; {@link readPuzzles} takes it parsed. */
export function makePuzzles({ matches, list, ...head }: PuzzleFile): string {
  const lines = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},\n"matches":[\n${lines(matches)}\n],\n"list":[\n${lines(list)}\n]}\n`;
}

/** The outcome of a try. */
export type TryResult =
  /** The target is claimed, or can be in the turns that are left. */
  | { readonly solved: true; readonly claimed: boolean }
  /** The target cannot be claimed in time; `hold` (a bundle) is the seat's hold after the turn. */
  | { readonly solved: false; readonly hold: number };

/** Judges a try. @param after the match when the turn of the try has ended. */
export function checkTry({ seat, target, turns }: Puzzle, after: Match): TryResult {
  const { core } = after;
  const solver = new ClaimSolver(core);
  const state = after.copiedState();
  if (solver.claimed(state, seat, target)) return { solved: true, claimed: true };
  skipOthers(core, state, seat);
  if (solver.reachable(state.cells.slice(), seat, target, turns - 1)) return { solved: true, claimed: false };
  return { solved: false, hold: required(state.hold[seat], `hold of seat ${seat}`) };
}

/** A turn of a solution: the match at its beginning, and its choices. */
export interface SolutionTurn {
  readonly match: Match;
  readonly line: readonly number[];
}

/** The solution turn by turn, up to the claim; only the first turn is part of the puzzle. The others do nothing meanwhile. */
export function solutionOf({ match, seat, target, turns, line }: Puzzle): SolutionTurn[] {
  const after = match.fork();
  for (const code of line) after.choose(code);
  const { core } = match;
  const state = after.copiedState();
  const first = { match, line };
  const solver = new ClaimSolver(core);
  if (solver.claimed(state, seat, target)) return [first];
  skipOthers(core, state, seat);
  const rest = solver.way(state.cells.slice(), seat, target, turns - 1) ?? [];
  return [
    first,
    ...rest.map((turn) => {
      state.cells.set(turn.cells);
      return { match: match.standingAt(state), line: turn.line };
    }),
  ];
}

/** Skips to the seat's next turn; the others do nothing. */
function skipOthers(core: Core, state: State, seat: number): void {
  if (state.over === 0) core.skipTo(state, seat, new FastLuck(0));
}

/**
 * The number of the puzzle of a day, the same for everybody.
 * @param day such as `2026-11-21`.
 * @param count the number of puzzles, at least 1.
 * @returns a whole number from 0 to `count - 1`.
 * @throws RangeError for an invalid day, or without puzzles.
 */
export function puzzleOfDay(day: string, count: number): number {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  if (Number.isNaN(days)) throw new RangeError(`"${day}" is not a day such as 2026-11-21`);
  if (!Number.isInteger(count) || count < 1)
    throw new RangeError(`the day's puzzle is one of at least 1, not of ${count}`);
  // A step that shares no factor with the count visits every puzzle before it repeats one.
  let step = Math.max(1, Math.floor(count * 0.618));
  while (step > 1 && gcd(step, count) !== 1) step--;
  return (((days * step) % count) + count) % count;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
