import type { Event } from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import { cuesOf } from '../src/sound/sounds.ts';

const sounds = (events: readonly Event[]): string[] => cuesOf(events).map(({ sound }) => sound);

describe('the sounds of events', () => {
  test('a voyage: water, and the cube that stays behind', () => {
    expect(
      sounds([
        { kind: 'sailed', seat: 0, from: 'A1', to: 'A2', leave: '' },
        { kind: 'heap', seat: 0, at: 'A2', cubes: 'YR' },
      ]),
    ).toEqual(['water', 'cube', 'cube']);
  });

  test('however many cubes there are, few are heard, one after the other', () => {
    const cues = cuesOf([{ kind: 'traded', seat: 0, give: 'YYYY', take: 'RRGG' }]);
    expect(cues).toHaveLength(4);
    const times = cues.map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });

  test('permanent gains ring, the end has a sound, a turn alone is silent', () => {
    expect(sounds([{ kind: 'claimed', seat: 0, tile: 'v1', at: 'A1', points: 12, count: 1 }])).toEqual(['bell']);
    expect(sounds([{ kind: 'final', seat: 1 }])).toEqual(['last']);
    expect(sounds([{ kind: 'over', stalled: 0 }])).toEqual(['end']);
    expect(sounds([{ kind: 'turn', seat: 0, round: 3 }])).toEqual([]);
  });
});
