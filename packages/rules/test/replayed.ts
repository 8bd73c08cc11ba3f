/** The tests of every recorded match of a game: its end, its notation, a naive game beside it, the referee. */

import { describe, expect, test } from 'vitest';

import { type Event, makeNotation, type Match, parseNotation, Referee } from '../src/index.ts';
import { compare, type NaiveGame } from './naive/compare.ts';
import { recording, recordings } from './recorded.ts';

/** The result of a recorded match, stored with the recording. */
export interface Recorded {
  /** Whether the end was triggered; false if the match stalled. */
  readonly final: boolean;
  readonly rounds: number;
  readonly totals: readonly number[];
  /** Solo: the points of the rival. */
  readonly rival?: number;
  readonly winner: number | 'rival';
}

/** A recorded match at its end. */
export function replayed(game: string, name: string): Match {
  return parseNotation(recording(game, name));
}

/** A recorded match after a number of choices. */
export function replayedTo(game: string, name: string, version: number): Match {
  const recorded = replayed(game, name);
  const match = recorded.restart();
  for (const { option } of recorded.choices.slice(0, version)) match.choose(option.code);
  return match;
}

/** Tests all recorded matches of a game. @param naive the naive game of a match that stands at its start. */
export function testRecorded(
  game: string,
  all: Readonly<Record<string, Recorded>>,
  naive: (match: Match) => NaiveGame,
  turnedUp: (event: Event) => readonly string[],
): void {
  test('every recorded match is replayed here', () => {
    expect(recordings(game)).toEqual(Object.keys(all).sort());
  });

  describe.each(Object.entries(all))('%s', (name, recorded) => {
    test('ends as it was recorded', () => {
      const match = replayed(game, name);
      const { seats, rival, winner } = match.scores();
      expect({
        final: match.final,
        rounds: match.round,
        totals: seats.map((seat) => seat.total),
        ...(rival ? { rival: rival.total } : {}),
        winner,
      }).toEqual(recorded);
      expect(match.over).toBe(true);
    });

    test('emits the trigger of the end once, and last whether it stalled', () => {
      const events = replayed(game, name).choices.flatMap((choice) => choice.events);
      expect(events.filter((event) => event.kind === 'final')).toHaveLength(recorded.final ? 1 : 0);
      expect(events.at(-1)).toEqual({ kind: 'over', stalled: recorded.final ? 0 : 1 });
    });

    test('is written as it was read', () => {
      const text = recording(game, name);
      expect(makeNotation(parseNotation(text))).toBe(text.replace(/^;.*\n/, ''));
    });

    test('goes the same way in the naive game', () => {
      const match = replayed(game, name);
      const codes = match.choices.map((choice) => choice.option.code);
      const again = match.restart();
      compare(again, naive(again), () => codes[again.version]!, turnedUp);
      expect(again.scores()).toEqual(match.scores());
    });

    test('leaves the referee content', () => {
      const match = replayed(game, name);
      const referee = new Referee(match);
      const state = match.core.newState();
      const again = match.restart();
      again.copyState(state);
      expect(referee.begin(state)).toBeNull();
      for (const { option } of match.choices) {
        again.choose(option.code);
        again.copyState(state);
        expect(referee.check(state)).toBeNull();
      }
    });
  });
}
