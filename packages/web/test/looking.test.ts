/** A match that is looked at. */

import { expect, test } from 'vitest';

import { after } from '../src/play/offers.ts';
import { lookedAt } from '../src/play/looking.ts';
import { playedTo } from './table.ts';

test('another line of a turn is told of the round of that turn, also where it was the last one of its round', () => {
  const before = playedTo({
    game: 'spice-road',
    seats: ['bot', 'bot'],
    seed: 'looking',
    until: (match) =>
      match.round === 6 && match.decision!.seat === 1 && match.legal().some(({ kind }) => kind === 'rest'),
  });
  const rest = before.legal().find(({ kind }) => kind === 'rest')!;
  const line = after(before, [rest.code]);
  expect(line.round).toBe(7);
  expect(lookedAt(line, before).round).toBe(6);
  expect(lookedAt(line).round).toBe(7);
});
