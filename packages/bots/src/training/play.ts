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
import { plannerOf } from '../evaluate/realm.ts';
import { fingerprintOf } from '../hash.ts';
import { configurationOf } from '../level-configurations.ts';
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
  /** Rounds of tree search for each turn; 0 plays the judge's best turn. */
  readonly search: number;
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
  /** Per position: what the search expected; null where it did not look. */
  readonly outlooks: readonly (Outlook | null)[];
}

/** What a search expects from a position, per side. */
interface Outlook {
  /** The chance to win, 0 to 1. */
  readonly chances: readonly number[];
  /** Points still to be gained. */
  readonly gains: readonly number[];
}

const NEVER = (): boolean => false;

/** Without search turns are played one by one, as the current judge prefers. */
const GROWTH = { width: 1, ends: 8, rootTurns: 4, turns: 1, exploration: 0, iterations: 0 };

/** Number of turns among which one is chosen at random. */
const STRAYED = GROWTH.rootTurns;

/** A search is believed about the end of a turn that it has visited this often. */
const BELIEVED_VISITS = 4;

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
  const notes: Notes = { rows: [], positions: [], gains: [], outlooks: [] };
  for (let match = 0; match < play.matches; match++) {
    playMatch(play, play.from + match, notes);
    done(match + 1);
  }
  const inputs = notes.rows[0]?.length ?? 0;
  const x = new Float32Array(notes.rows.length * inputs);
  notes.rows.forEach((row, at) => x.set(row, at * inputs));
  return { inputs, x, positions: notes.positions, gains: notes.gains, outlooks: notes.outlooks };
}

interface Notes {
  readonly rows: Float32Array[];
  readonly positions: [match: number, rows: number, winner: number, rivalGain: number][];
  readonly gains: number[];
  readonly outlooks: (Outlook | null)[];
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

function playMatch({ game, seed, weights, search }: Play, match: number, notes: Notes): void {
  const seats = seatsOf(game, match);
  const boards = new FastLuck(seed, 3 * match);
  const rules = findGame(game);
  const core = new Core(rules.assemble({ seats, options: optionsOf(rules, match), packs: PACKS, luck: boards }));
  const evaluation = evaluationFor(core);
  const growth = search > 0 ? required(configurationOf(core, 'captain').growth, 'tree of captains') : GROWTH;
  const tree = new TurnTree(
    core,
    evaluation,
    new Judge(core, weights),
    { ...growth, iterations: search },
    seed + match,
  );
  const road = search > 0 ? plannerOf(core) : null;
  const features = new Features(core);
  const luck = new FastLuck(seed, 3 * match + 1);
  const whim = new FastLuck(seed, 3 * match + 2);
  const options = new Int32Array(MOST_OPTIONS);
  const state = core.newState();
  const ahead = core.newState();
  const pointsThen: number[][] = [];

  /** What a turn brings according to the search, from a position that stands at its beginning or its end. */
  const outlookOf = ({ visits, wins, scores }: Edge, position: State): Outlook => ({
    chances: Array.from(wins, (sum) => sum / visits),
    gains: Array.from(scores, (sum, side) => sum / visits - core.points(position, side)),
  });

  /** @param edge the turn searched best; null where nothing was searched. */
  const note = (position: State, prepared: PreparedSeats, edge: Edge | null): void => {
    if (position.over === 1 || position.final === 1) return;
    notes.outlooks.push(edge && outlookOf(edge, position));
    features.look(prepared, position);
    for (let seat = 0; seat < seats; seat++) {
      const row = new Float64Array(features.size);
      features.write(prepared, position, seat, row);
      notes.rows.push(Float32Array.from(row));
    }
    pointsThen.push(Array.from({ length: core.sides }, (_, side) => core.points(position, side)));
  };

  let turn = -1;
  /** The position noted at the beginning of this turn, until the search has looked at it; -1 if there is none. */
  let unsearched = -1;
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
      unsearched = -1;
      if (whim.draw(BEGINNINGS) === 0) {
        const before = notes.outlooks.length;
        note(state, evaluation.prepareAll(state), null);
        if (search > 0 && notes.outlooks.length > before) unsearched = before;
      }
    }
    const n = core.legal(state, options);
    let code = options[0]!;
    if (n > 1) {
      const hash = fingerprintOf(state);
      while (plan !== null && made < plan.codes.length && plan.hashes[made] !== hash) made++;
      if (plan === null || made >= plan.codes.length || !options.subarray(0, n).includes(plan.codes[made]!)) {
        const advised = road !== null && core.phase(state).kind === 'turn';
        const advice = advised ? road.advise(state, { iterations: search }, NEVER, seed + match) : null;
        const edges = tree.search(state, {}, NEVER, advice);
        plan = edges[whim.draw(100) < STRAYING ? whim.draw(Math.min(STRAYED, edges.length)) : 0]!;
        made = 0;
        if (unsearched >= 0) {
          notes.outlooks[unsearched] = outlookOf(edges[0]!, state);
          unsearched = -1;
        }
        if (whim.draw(ENDS) === 0) {
          ahead.cells.set(plan.outcomes[0]!.cells);
          const prepared = required(tree.prepared, 'seats of a search');
          for (const seat of prepared) if (seat.seat !== state.actor) seat.refresh(ahead);
          note(ahead, prepared, plan.visits >= BELIEVED_VISITS ? plan : null);
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
