/** Puzzles: positions out of matches between bots in which exactly one way to play the turn leads to a claim in time. */

import {
  type Core,
  FastLuck,
  findGame,
  loadMatch,
  type Match,
  type MatchRecord,
  type PackName,
  RulesError,
  type State,
  required,
} from '@windrose/rules';
import { ClaimSolver, type Target } from './solver.ts';

/** Version of the format of puzzle files. */
export const PUZZLES_FORMAT = 1;

/** From the easiest to the hardest. */
export const GRADES = [1, 2, 3, 4, 5] as const;

/** How hard search finds a solution. */
export type Grade = (typeof GRADES)[number];

/** A puzzle, as a file keeps it. */
export interface StoredPuzzle {
  /** Which match of the file it is out of, and after how many choices of it: a turn begins there. */
  readonly match: number;
  readonly at: number;
  /** The target of the claim: the id of a port's VP tile, or of a point card. */
  readonly target: string;
  /** Within how many turns of the seat, the first one included. */
  readonly turns: number;
  readonly grade: Grade;
  /** The first turn that does it. */
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
  /** How many matches have been searched for puzzles; the next one to be is that number. */
  readonly played: number;
  /** Those in which some were found. */
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
  readonly line: readonly number[];
}

/** Opens a puzzle of a file. @throws RulesError `bad-record` when the file is none that this engine can play. */
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
  const state = stateOf(match);
  const target = new ClaimSolver(match.core).targets(state).find(({ id }) => id === stored.target);
  if (!target || match.over) {
    throw new RulesError('bad-record', `Nothing called "${stored.target}" can be claimed there.`, `list[${number}]`);
  }
  return { match, seat: state.actor, target, turns: stored.turns, grade: stored.grade, line: stored.line };
}

/** Checks the shape of a puzzle file. @throws RulesError `bad-record` with the field. */
export function readPuzzles(value: unknown): PuzzleFile {
  const file = value as Partial<PuzzleFile> | null;
  const fail = (where: string, message: string): never => {
    throw new RulesError('bad-record', message, where);
  };
  if (typeof file !== 'object' || file === null || file.puzzles !== PUZZLES_FORMAT) {
    return fail('puzzles', `This is no file of puzzles of format ${PUZZLES_FORMAT}.`);
  }
  const { id, rules } = findGame(file.game);
  if (file.rules !== rules) {
    const made = String(file.rules);
    fail(
      'rules',
      `The puzzles were made under version ${made} of the rules of ${id}; this engine plays version ${rules}.`,
    );
  }
  if (!Number.isInteger(file.played)) fail('played', 'The file does not say how many matches were searched.');
  if (!Array.isArray(file.matches)) fail('matches', 'The file has no list of matches.');
  if (!Array.isArray(file.list)) fail('list', 'The file has no list of puzzles.');
  return file as PuzzleFile;
}

/** A file of puzzles as text, a match or puzzle a line; {@link readPuzzles} takes it parsed. */
export function makePuzzles({ matches, list, ...head }: PuzzleFile): string {
  const lines = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},\n"matches":[\n${lines(matches)}\n],\n"list":[\n${lines(list)}\n]}\n`;
}

/** What became of a try. */
export type Verdict =
  /** The target is claimed, or can be in the turns that are left. */
  | { readonly solved: true; readonly claimed: boolean }
  /** It is not; `hold` (a bundle) is what there is to pay with after the turn. */
  | { readonly solved: false; readonly hold: number };

/** Judges the turn of a try. @param after a match in which that turn has ended. */
export function judgeTry({ seat, target, turns }: Puzzle, after: Match): Verdict {
  const { core } = after;
  const solver = new ClaimSolver(core);
  const state = stateOf(after);
  if (solver.claimed(state, seat, target)) return { solved: true, claimed: true };
  standStill(core, state, seat);
  if (solver.reachable(state.cells.slice(), seat, target, turns - 1)) return { solved: true, claimed: false };
  return { solved: false, hold: required(state.hold[seat], `hold of seat ${seat}`) };
}

/** Lets the seat's next turn begin, the others standing still. */
function standStill(core: Core, state: State, seat: number): void {
  if (state.over === 0) core.skipTo(state, seat, new FastLuck(0));
}

/** The position of a match. */
export function stateOf(match: Match): State {
  const state = match.core.newState();
  match.copyState(state);
  return state;
}

/** The number of the puzzle of a day, the same for everybody. @param day such as `2026-11-21`. @param count how many puzzles there are. */
export function puzzleOfDay(day: string, count: number): number {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  // A step that shares no factor with the count visits every puzzle before one comes again.
  let step = Math.max(1, Math.floor(count * 0.618));
  while (step > 1 && gcd(step, count) !== 1) step--;
  return (((days * step) % count) + count) % count;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
