/** Learns to judge positions of one game from matches that bots play against each other on the spot. */

import { Core, FastLuck, findGame, MOST_OPTIONS, PACKS, type State } from '@windrose/rules';
import { evaluationFor } from '../evaluate/evaluate.ts';
import { Features } from '../evaluate/features.ts';
import { hashOf } from '../hash.ts';
import { TurnPlanner } from '../turn-planner.ts';
import type { Learned } from '../weights/index.ts';
import { fit, type Sample } from './fit.ts';

/** What is to be learned. */
export interface Training {
  /** The id of a game. */
  readonly game: string;
  readonly matches: number;
  /** Any 32-bit number; the same seed learns the same. */
  readonly seed: number;
  /** Is told now and then how many matches are played. */
  readonly done?: (matches: number) => void;
}

/** What came of it. */
export interface Lesson {
  readonly learned: Learned;
  readonly samples: number;
  /** Mean negative log likelihood of the winners, and the share of positions whose winner was named rightly. */
  readonly loss: number;
  readonly right: number;
}

/** One turn's beginning in so many is kept. */
const KEPT = 2;

/** One choice in so many is made at random, so that positions come up that good play avoids. */
const STRAYING = 80;

/** Who plays: plans its own turns, quickly. */
const SCOPE = { turns: 1, width: 1, ends: 4 };

/** Plays matches of every number of seats in turn, and learns from them. */
export function train({ game, matches, seed, done = () => {} }: Training): Lesson {
  const [fewest, most] = findGame(game).seats;
  const samples: Sample[] = [];
  let names: readonly string[] = [];
  for (let match = 0; match < matches; match++) {
    // Half of the matches have the fewest seats, the usual number; the others have any.
    const seats = match % 2 === 0 ? fewest : fewest + ((match >> 1) % (most - fewest + 1));
    names = play(game, seats, seed, match, samples);
    done(match + 1);
  }
  const solo = most === 1;
  const draw = new FastLuck(seed, -1);
  const { weights, loss, right } = fit(samples, names, solo, (n) => draw.draw(n));
  const named = (row: readonly number[]): Record<string, number> =>
    Object.fromEntries(names.flatMap((name, i) => (row[i] === 0 ? [] : [[name, row[i]!]])));
  return {
    learned: { win: weights.win.map(named), score: weights.score.map(named) },
    samples: samples.length,
    loss,
    right,
  };
}

/** Plays a match and adds what was seen of it; returns the names of the features. */
function play(game: string, seats: number, seed: number, match: number, samples: Sample[]): readonly string[] {
  const boards = new FastLuck(seed, 3 * match);
  const core = new Core(findGame(game).assemble({ seats, options: {}, packs: PACKS, luck: boards }));
  const evaluation = evaluationFor(core);
  const features = new Features(core, evaluation);
  const planner = new TurnPlanner(core, evaluation, SCOPE, seed + match);
  const luck = new FastLuck(seed, 3 * match + 1);
  const whim = new FastLuck(seed, 3 * match + 2);
  const state = core.newState();
  const options = new Int32Array(MOST_OPTIONS);
  const seen: { readonly features: Float64Array[]; readonly points: number[] }[] = [];
  const sides = Array.from({ length: core.sides }, (_, side) => side);
  let turn = seats;
  let made = 0;
  let planned = 0;

  core.deal(state, luck);
  while (state.over === 0) {
    if (state.turn > turn && state.final === 0) {
      turn = state.turn;
      if (whim.draw(KEPT) === 0) {
        for (let seat = 0; seat < seats; seat++) evaluation.prepare(state, seat);
        seen.push({
          features: sides.map((side) => described(features, state, side)),
          points: sides.map((side) => core.points(state, side)),
        });
      }
    }
    const n = core.legal(state, options);
    let code = options[0]!;
    if (n > 1 && whim.draw(STRAYING) === 0) code = options[whim.draw(n)]!;
    else if (n > 1) {
      const hash = hashOf(state);
      while (made < planned && planner.hashes[made] !== hash) made++;
      if (made === planned || !options.subarray(0, n).includes(planner.codes[made]!)) {
        planner.plan(state);
        made = 0;
        planned = planner.length;
      }
      code = planner.codes[made++]!;
    }
    core.apply(state, code, luck);
  }
  const winner = core.leader(state);
  for (const { features: numbers, points } of seen) {
    samples.push({ features: numbers, winner, gains: points.map((had, side) => core.points(state, side) - had) });
  }
  return features.names;
}

function described(features: Features, state: State, side: number): Float64Array {
  const numbers = new Float64Array(features.size);
  features.write(state, side, numbers);
  return numbers;
}
