/** It is known before a choice that it makes its round the last one, and how all then stand. */

import { createBot } from '@windrose/bots';
import { type Match, startMatch } from '@windrose/rules';
import { expect, test } from 'vitest';

import { lastRoundBy, pointsThen } from '../src/last-round.ts';
import { wordsFor } from '../src/index.ts';

test.each([
  ['eastern-wonders', 2, false],
  ['eastern-wonders', 3, true],
  ['spice-road', 3, false],
  ['new-world', 2, false],
  ['sand-to-sea', 2, false],
] as const)(
  'of %s with %i seats (covered: %j), in the turn in which it comes about, and in no other',
  (game, seats, covered) => {
    const match = startMatch({ game, seats, seed: 'last', options: covered ? { covered } : {} });
    const bots = Array.from({ length: seats }, (_, seed) => createBot({ core: match.core, seed, level: 'deckhand' }));
    const points = (of: Match, first: number): number[] =>
      Array.from({ length: seats }, (_, side) => of.scores().seats[(side + first) % seats]!.total);
    let made = 0;
    while (!match.over) {
      const { seat } = match.decision!;
      const before = match.fork();
      const bot = bots[seat]!;
      const turn: number[] = [];
      while (!match.over && match.turn === before.turn) {
        const code = bot.chooseFor(match);
        turn.push(code);
        match.choose(code);
      }
      const last = lastRoundBy(before, turn);
      const isMade = !before.final && match.final;
      expect(last !== null).toBe(isMade);
      if (last === null) continue;
      made++;
      expect(last.points).toEqual(covered ? null : points(match, seat));
      // Whose points they are is said.
      const names = ['Ada', 'Bea', 'Cyd'];
      const told = points(match, seat).map((all, at) => `${names[(seat + at) % seats]} ${all}`);
      expect(pointsThen(last, before, wordsFor('en'), names)).toBe(covered ? null : told.join(', '));
      // It does not count the choices of anybody else's turn.
      expect(lastRoundBy(before, [...turn, 0, 0, 0])).toEqual(last);
    }
    expect(made).toBe(1);
  },
);
