/** The engine and a naive game side by side. */

import { expect } from 'vitest';

import type { Event, Match, Option } from '../../src/index.ts';
import { sideBySide } from '../canonical.ts';
import type { NaiveDecision, NaiveOption } from './cubes.ts';

/** A game written once more from its rules page. */
export interface NaiveGame {
  /** The current decision; null after the end. */
  readonly decision: NaiveDecision | null;
  /** Takes an option; draws are passed in, because luck is the engine's. */
  choose(option: NaiveOption, turnedUp: readonly string[]): void;
  /** The whole table in the words of the protocol. */
  describe(): unknown;
  /** Each seat's points by line, and the winner. */
  scores(): { parts: Record<string, number>[]; winner: unknown };
}

/** Options as sorted texts: equal sets of options compare equal. */
const sorted = (options: readonly object[]): string[] => options.map((option) => JSON.stringify(option)).sort();

/** The engine's complete output at a decision: seat, kind, options without codes, and the whole table. */
function outputOf(match: Match): unknown {
  const { game: _game, version: _version, final: _final, ...state } = match.state();
  const options = match.legal().map((coded): Option => {
    const { code: _code, ...option } = coded;
    return option;
  });
  return { asked: match.decision, options: sorted(options), state };
}

/** The same from the naive game. */
function naiveOutputOf(naive: NaiveGame): unknown {
  const { decision } = naive;
  const asked = decision && { seat: decision.seat, kind: decision.kind };
  return { asked, options: sorted(decision?.options ?? []), state: naive.describe() };
}

/**
 * Plays a match that stands at its start to its end, in the engine and in the naive game at once, and expects them to
 * agree at every decision: who chooses what, the options, the whole table, at last the scores.
 * @param choose the code to be chosen.
 * @param turnedUp what an event says to have come up: the names, in order.
 */
export function compare(
  match: Match,
  naive: NaiveGame,
  choose: () => number,
  turnedUp: (event: Event) => readonly string[],
): void {
  while (!match.over) {
    const [ours, naives] = sideBySide(outputOf(match), naiveOutputOf(naive));
    expect(ours).toBe(naives);
    match.choose(choose());
    const { option: coded, events } = match.choices.at(-1)!;
    const { code: _code, ...option } = coded;
    naive.choose(option, events.flatMap(turnedUp));
  }
  expect(outputOf(match)).toEqual(naiveOutputOf(naive));
  const { seats, winner } = match.scores();
  expect(naive.scores()).toEqual({ parts: seats.map((seat) => seat.parts), winner });
}
