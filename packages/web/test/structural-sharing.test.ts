import { startMatch } from '@windrose/rules';
import { describe, expect, it } from 'vitest';

import { structuralSharing } from '../src/table/structural-sharing.ts';

describe('an unchanged part', () => {
  it('keeps its identity, and only changed parts are new objects', () => {
    const keep = structuralSharing<object>();
    const before = keep({ seats: [{ hold: 'Y', cards: ['a'] }, { hold: 'R' }], row: [1, 2], next: null }) as never;
    const now = keep({ seats: [{ hold: 'YY', cards: ['a'] }, { hold: 'R' }], row: [1, 2], next: null }) as never;
    const seatsOf = (of: { readonly seats: readonly { readonly cards?: unknown }[] }) => of.seats;
    expect(now).toEqual({ seats: [{ hold: 'YY', cards: ['a'] }, { hold: 'R' }], row: [1, 2], next: null });
    expect(now).not.toBe(before);
    expect(seatsOf(now)[0]).not.toBe(seatsOf(before)[0]);
    expect(seatsOf(now)[0]!.cards).toBe(seatsOf(before)[0]!.cards);
    expect(seatsOf(now)[1]).toBe(seatsOf(before)[1]);
    expect(keep(structuredClone(now))).toBe(now);
  });

  it.each([
    [[1, 2], [1]],
    [{ a: undefined }, {}],
    [{ 0: 'x' }, ['x']],
    [{ a: null }, { a: {} }],
  ])('distinguishes %j from %j', (before, now) => {
    const keep = structuralSharing<unknown>();
    keep(before);
    expect(keep(now)).toEqual(now);
    expect(Array.isArray(keep(now))).toBe(Array.isArray(now));
  });

  it('never falsifies the view of a match', () => {
    for (const game of ['eastern-wonders', 'east-to-west-3', 'sand-to-sea'] as const) {
      const match = startMatch({ game, seats: 2, seed: 'kept' });
      const keep = structuralSharing<unknown>();
      for (let choice = 0; choice < 60 && !match.over; choice++) {
        const options = match.legal();
        match.choose(options[choice % options.length]!);
        expect(keep(match.view(0))).toEqual(match.view(0));
      }
    }
  });
});
