/** Bots play matches against each other, and what they saw is kept with how it ended. */

// oxlint-disable typescript/no-non-null-assertion -- codes and gains run below their number

import {
  Core,
  FastLuck,
  findGame,
  type Game,
  type MatchOptions,
  MOST_OPTIONS,
  PACKS,
  required,
  type State,
} from '@windrose/rules';
import { evaluationFor, type PreparedSeats } from '../evaluate/evaluate.ts';
import { Features } from '../evaluate/features/features.ts';
import { Judge } from '../evaluate/judge.ts';
import type { NetWeights } from '../evaluate/net.ts';
import { fingerprintOf } from '../hash.ts';
import { type Edge, TurnTree } from '../turn-tree.ts';

/** Matches to be played. */
export interface Play {
  /** The id of a game. */
  readonly game: string;
  /** The first match, by number, and how many. */
  readonly from: number;
  readonly matches: number;
  /** Any 32-bit number. */
  readonly seed: number;
  /** The weights so far; null for none. */
  readonly weights: NetWeights | null;
}

/** The recorded data: a row of numbers for each seat in each position, and the results of the matches. */
export interface Seen {
  /** Numbers in a row. */
  readonly inputs: number;
  readonly x: Float32Array;
  /** Per position: the number of its match, its rows, the row of the winner (-1: Solo's rival), the points the rival still gained. */
  readonly positions: readonly (readonly [match: number, rows: number, winner: number, rivalGain: number])[];
  /** Per row: the points its seat still gained. */
  readonly gains: readonly number[];
}

const NEVER = (): boolean => false;

/** Turns are played one by one, as the current judge prefers. */
const GROWTH = { width: 1, ends: 8, rootTurns: 4, turns: 1, exploration: 0, iterations: 0 };

/** Percentage of turns chosen at random among the best few, so that positions occur that good play avoids. */
const STRAYING = 12;

/**
 * In Solo good play is soon so far ahead of the rival that it nearly always wins, and matches that are all won teach nothing
 * about winning. So each match begins with up to this many careless turns, which are not recorded; the turns after them show
 * what decides a match.
 */
const MOST_CARELESS_TURNS = 40;

/** One turn in this many is recorded at its start, and one in this many at its predicted end. */
const BEGINNINGS = 3;
const ENDS = 2;

/** Plays the matches. @param done called after each match with the number played. */
export function playMatches(play: Play, done: (matches: number) => void): Seen {
  const notes: Notes = { rows: [], positions: [], gains: [] };
  for (let match = 0; match < play.matches; match++) {
    playMatch(play, play.from + match, notes);
    done(match + 1);
  }
  const inputs = notes.rows[0]?.length ?? 0;
  const x = new Float32Array(notes.rows.length * inputs);
  notes.rows.forEach((row, at) => x.set(row, at * inputs));
  return { inputs, x, positions: notes.positions, gains: notes.gains };
}

interface Notes {
  readonly rows: Float32Array[];
  readonly positions: [match: number, rows: number, winner: number, rivalGain: number][];
  readonly gains: number[];
}

/** Two of three matches have the fewest seats, the usual number; the others have any. */
function seatsOf(game: string, match: number): number {
  const [fewest, most] = findGame(game).seats;
  return match % 3 === 0 ? fewest + (Math.floor(match / 3) % (most - fewest + 1)) : fewest;
}

/** Solo's rival has every level in turn; all other options are as usual. */
export function optionsOf({ options: { level } }: Game, match: number): MatchOptions {
  return Array.isArray(level) ? { level: level[match % level.length] as string } : {};
}

function playMatch({ game, seed, weights }: Play, match: number, notes: Notes): void {
  const seats = seatsOf(game, match);
  const boards = new FastLuck(seed, 3 * match);
  const rules = findGame(game);
  const core = new Core(rules.assemble({ seats, options: optionsOf(rules, match), packs: PACKS, luck: boards }));
  const evaluation = evaluationFor(core);
  const tree = new TurnTree(core, evaluation, new Judge(core, weights), GROWTH, seed + match);
  const features = new Features(core);
  const luck = new FastLuck(seed, 3 * match + 1);
  const whim = new FastLuck(seed, 3 * match + 2);
  const options = new Int32Array(MOST_OPTIONS);
  const state = core.newState();
  const ahead = core.newState();
  const pointsThen: number[][] = [];

  const note = (position: State, prepared: PreparedSeats): void => {
    if (position.over === 1 || position.final === 1) return;
    features.look(prepared, position);
    for (let seat = 0; seat < seats; seat++) {
      const row = new Float64Array(features.size);
      features.write(prepared, position, seat, row);
      notes.rows.push(Float32Array.from(row));
    }
    pointsThen.push(Array.from({ length: core.sides }, (_, side) => core.points(position, side)));
  };

  let turn = -1;
  let plan: Edge | null = null;
  let made = 0;
  const careless = core.sides > seats ? whim.draw(MOST_CARELESS_TURNS + 1) : 0;
  core.deal(state, luck);
  while (state.over === 0 && state.turn < careless) {
    core.apply(state, options[whim.draw(core.legal(state, options))]!, luck);
  }
  while (state.over === 0) {
    if (state.turn !== turn) {
      turn = state.turn;
      if (whim.draw(BEGINNINGS) === 0) note(state, evaluation.prepareAll(state));
    }
    const n = core.legal(state, options);
    let code = options[0]!;
    if (n > 1) {
      const hash = fingerprintOf(state);
      while (plan !== null && made < plan.codes.length && plan.hashes[made] !== hash) made++;
      if (plan === null || made >= plan.codes.length || !options.subarray(0, n).includes(plan.codes[made]!)) {
        const edges = tree.search(state, {}, NEVER);
        plan = edges[whim.draw(100) < STRAYING ? whim.draw(edges.length) : 0]!;
        made = 0;
        if (whim.draw(ENDS) === 0) {
          ahead.cells.set(plan.outcomes[0]!.cells);
          const prepared = required(tree.prepared, 'seats of a search');
          for (const seat of prepared) if (seat.seat !== state.actor) seat.refresh(ahead);
          note(ahead, prepared);
        }
      }
      code = plan.codes[made++]!;
    }
    core.apply(state, code, luck);
  }

  // A player far ahead of Solo's rival who never finishes has not won: else waiting is learned to be as good as winning.
  const stalled = state.final === 0 && core.sides > seats;
  const winner = stalled ? seats : core.leader(state);
  for (const then of pointsThen) {
    const gains = then.map((points, side) => core.points(state, side) - points);
    notes.positions.push([match, seats, winner < seats ? winner : -1, gains[seats] ?? 0]);
    for (let seat = 0; seat < seats; seat++) notes.gains.push(gains[seat]!);
  }
}
