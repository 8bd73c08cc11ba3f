/** Turns that left cubes for nothing. */

import { required } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, it } from 'vitest';
import { reviewMatch, reviewStepsOf, reviewWordsFor } from '../src/index.ts';
import { WastedCubes } from '../src/review/wasted.ts';
import { lopsided } from './lopsided.ts';

describe('cubes given away', () => {
  it('are those of a turn after which all else is as it would have been', () => {
    const match = lopsided('eastern-wonders', { rounds: 14, iterations: 4 });
    const twin = match.restart();
    const wasted = new WastedCubes(match);
    const found = [0, 0];
    const [compared, expected]: [object[], object[]] = [[], []];
    for (const step of reviewStepsOf(match)) {
      const one = step.forced || step.setUp ? null : wasted.find(step);
      if (one !== null) {
        found[step.seat]!++;
        const [played, other] = [step.codes, one.line].map((codes) => {
          const fork = twin.imagine();
          for (const code of codes) fork.choose(code);
          const { seats, ...table } = fork.view(null) as unknown as { seats: { hold: string }[] } & Record<
            string,
            unknown
          >;
          return { seats, turn: table['turn'], decision: fork.decision };
        });
        const more = required(other, 'other end').seats[step.seat]!.hold.length - played!.seats[step.seat]!.hold.length;
        compared.push({ from: step.from, more, turn: other!.turn, decision: other!.decision });
        expected.push({ from: step.from, more: one.cubes.length, turn: played!.turn, decision: played!.decision });
      }
      for (const code of step.codes) twin.choose(code);
    }
    expect(compared).toEqual(expected);
    const [bot, random] = found;
    expect(random).toBeGreaterThanOrEqual(4);
    expect(bot).toBe(0);
  });

  it('are told where a turn has no mark, whatever the chances are', () => {
    const match = lopsided('eastern-wonders', { rounds: 6, iterations: 4 });
    const { steps } = reviewMatch(match, { level: 'captain', budget: { iterations: 1 }, playouts: 0 });
    const told = steps.filter(({ wasted = null }) => wasted !== null);
    expect(told.map(({ seat }) => seat)).toContain(1);
    expect(told.every(({ mark, slow = null }) => mark === null && slow === null)).toBe(true);
    const words = reviewWordsFor('en', wordsFor('en'));
    const polish = reviewWordsFor('pl', wordsFor('pl'));
    expect(words.wasted({ line: [], cubes: 'YY' })).toBe(
      'After the other turn all is the same on the table, but the hold has more in it: 2 yellow.',
    );
    expect(polish.wasted({ line: [], cubes: 'R' })).toMatch(/w składzie jest więcej: /);
  });
});
