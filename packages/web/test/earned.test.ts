/** Achievements are kept by the first day on which they were earned. */

import { beforeEach, describe, expect, test } from 'vitest';

import { removeEntry, writeEntry } from '../src/browser/storage.ts';
import { ACHIEVEMENTS_KEY, addEarned, earnedHere, earnedOf, keepEarned } from '../src/play/earned.ts';

const SPICE = { day: '2026-11-23', game: 'spice-road' };

describe('the list of achievements', () => {
  beforeEach(() => removeEntry(ACHIEVEMENTS_KEY));

  test('is new once, and keeps its first day', () => {
    expect(keepEarned(['gold', 'gleaner'], SPICE)).toEqual(['gold', 'gleaner']);
    expect(keepEarned(['gold', 'comeback'], { ...SPICE, day: '2026-11-24' })).toEqual(['comeback']);
    expect(earnedHere()).toEqual({ gold: SPICE, gleaner: SPICE, comeback: { ...SPICE, day: '2026-11-24' } });
  });

  test('comes together with that of a backup: the earlier day stays', () => {
    addEarned({ gold: SPICE });
    expect(addEarned({ gold: { ...SPICE, day: '2026-10-01' }, fierce: SPICE })).toEqual(['fierce']);
    addEarned({ gold: { ...SPICE, day: '2026-12-01' } });
    expect(earnedHere()).toEqual({ gold: { ...SPICE, day: '2026-10-01' }, fierce: SPICE });
  });

  test.each(['', '7', '[]', '{', 'null'])('is nothing where %j is kept', (text) => {
    expect(earnedOf(text)).toEqual({});
  });

  test('is parsed entry by entry, and drops damaged ones', () => {
    writeEntry(ACHIEVEMENTS_KEY, JSON.stringify({ gold: SPICE, gleaner: { day: 'once' }, fierce: 3 }));
    expect(earnedHere()).toEqual({ gold: SPICE });
  });
});
