/** Which choices cannot be taken back, because something came up that nobody knew. */

import { expect, test } from 'vitest';

import { revealsHidden } from '../src/play/reveals.ts';
import { playedTo } from './table.ts';

test('[SH-19r] a claim is final where the next order was unknown, and not where all knew that the Closed Port comes next', () => {
  const seats = ['bot', 'bot'] as const;
  const match = playedTo({ seats, seed: 'r36', until: () => false });
  const walk = match.restart();
  const claims: { readonly hidden: boolean; readonly certain: boolean; readonly last: boolean }[] = [];
  for (const { option, events } of match.choices) {
    if (events.some(({ kind }) => kind === 'revealed')) {
      const { pile } = walk.state() as unknown as { pile: { readonly closed: { readonly in: number } | null } };
      claims.push({
        hidden: revealsHidden(walk, [option.code]),
        // What the page says beside the tiles: "the next one closes its port for a while".
        certain: pile.closed?.in === 1,
        last: events.some(({ kind }) => kind === 'final'),
      });
    }
    walk.choose(option.code);
  }
  expect(claims.filter(({ hidden, certain }) => hidden === certain)).toEqual([]);
  expect(claims.filter(({ certain }) => certain)).toEqual([{ hidden: false, certain: true, last: true }]);
  expect(claims.filter(({ hidden }) => hidden).length).toBeGreaterThan(2);
});
