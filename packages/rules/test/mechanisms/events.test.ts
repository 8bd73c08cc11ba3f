import { describe, expect, test } from 'vitest';

import { GAMES } from '../../src/index.ts';
import { played } from '../random-match.ts';
import { Books } from './books.ts';

describe.each(GAMES.map(({ id, seats }) => [id, seats[1]] as const))('%s', (game, seats) => {
  test('the events of every choice, booked, come to the next state', () => {
    const kinds = new Set<string>();
    for (const chance of [1, 2, 3]) {
      const books = new Books();
      const look = books.look.bind(books);
      look(played({ game, seats, covered: false, seed: `events ${chance}`, chance, moves: 260 }, look));
      for (const kind of books.kinds) kinds.add(kind);
    }
    expect(kinds.size).toBeGreaterThan(7);
  });
});
