/** Splits a match into steps: the choices of a seat in a row, until its turn ended or a choice revealed something. */

import { type Match, RecordedLuck, type State } from '@windrose/rules';

/** Consecutive choices of one seat without a draw between them. */
export interface ReviewStep {
  /** The version of the match before it and after it. */
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  /** The turn it belongs to, counted from 1 through the whole match, and its round. */
  readonly turn: number;
  readonly round: number;
  /** Whether it belongs to the set-up. */
  readonly setUp: boolean;
  /** The choices, by their codes. */
  readonly codes: readonly number[];
  /** The position before it and after it. */
  readonly before: State;
  readonly after: State;
  /** Whether its last choice revealed something. */
  readonly drawn: boolean;
  /** Whether there was nothing to choose. */
  readonly forced: boolean;
}

/** The steps of a match, in order; their positions are copies. */
export function reviewStepsOf(match: Match): ReviewStep[] {
  const { core } = match;
  const luck = new RecordedLuck(match.draws());
  const state = core.newState();
  luck.at(0);
  core.deal(state, luck);
  const options = new Int32Array(256);
  const steps: ReviewStep[] = [];
  let before = copyOf(match, state);
  let codes: number[] = [];
  let forced = true;
  match.choices.forEach(({ option, seat, turn, round }, version) => {
    const setUp = state.phase < core.assembly.setUp;
    if (core.legal(state, options) > 1) forced = false;
    luck.at(version + 1);
    const drawnBefore = luck.drawn;
    core.apply(state, option.code, luck);
    codes.push(option.code);
    const drawn = luck.drawn > drawnBefore;
    const next = match.choices[version + 1];
    if (next && next.turn === turn && next.seat === seat && !drawn) return;
    const after = copyOf(match, state);
    const from = version + 1 - codes.length;
    steps.push({ from, to: version + 1, seat, turn, round, setUp, codes, before, after, drawn, forced });
    before = after;
    codes = [];
    forced = true;
  });
  return steps;
}

function copyOf({ core }: Match, state: State): State {
  const copy = core.newState();
  copy.copy(state);
  return copy;
}
