/** Dragging: when a press becomes a drag, and what letting go means. */

import { describe, expect, it } from 'vitest';

import { cardKindOf, type DragKind, dropOf, Grip, REST, zoneFor } from '../src/play/dragging.ts';
import type { Thing } from '../src/play/targets.ts';

const under = (thing: string | null, zone: string | null = null) => ({ thing, zone });

describe('a press', () => {
  it('of a mouse drags once it has moved', () => {
    const grip = new Grip(100, 100, false);
    grip.move(103, 104, 10);
    expect(grip.state).toBe('ready');
    grip.move(108, 100, 20);
    expect(grip.state).toBe('dragging');
    grip.move(100, 100, 30);
    expect(grip.state, 'it goes on where it began').toBe('dragging');
  });

  it('of a finger on a card that moves at once scrolls, even if it rests afterwards', () => {
    const grip = new Grip(0, 0, true);
    grip.move(0, 20, 30);
    expect(grip.state).toBe('given-up');
    grip.rested();
    grip.move(0, 60, REST + 30);
    expect(grip.state).toBe('given-up');
  });

  it('of a finger that has rested drags', () => {
    const grip = new Grip(0, 0, true);
    grip.move(2, 2, 30);
    grip.rested();
    grip.move(0, 20, REST);
    expect(grip.state).toBe('dragging');
  });

  it('of a finger that moved at once scrolls, though a busy page heard of it only later', () => {
    const grip = new Grip(0, 0, true);
    grip.rested();
    grip.move(0, 20, REST - 1);
    expect(grip.state).toBe('given-up');
  });
});

describe('letting go', () => {
  it.each<[DragKind, Thing | null, string | null, string | null, string]>([
    ['boat', 'place 0,0', 'place 1,0', null, 'under'],
    ['boat', 'place 0,0', 'place 0,0', null, 'nothing'],
    ['boat', 'place 0,0', null, null, 'nothing'],
    ['boat', 'place 0,0', 'cube Y', null, 'nothing'],
    ['settlers', null, 'location A1-3', null, 'under'],
    ['settlers', null, 'card 2', null, 'under'],
    ['settlers', null, 'stack 0', null, 'under'],
    ['settlers', null, 'place 0,0', null, 'nothing'],
    ['settlers', null, 'cube R', null, 'nothing'],
    ['hand', null, 'market 3', 'play', 'dragged'],
    ['hand', null, 'hand m1', 'take', 'nothing'],
    ['hand', null, null, null, 'nothing'],
    ['market', null, 'hand m1', 'take', 'dragged'],
    ['market', null, 'market 2', 'play', 'nothing'],
    ['card', null, null, 'take', 'dragged'],
  ])('%s from %s on %s in %s means %s', (kind, home, thing, zone, means) => {
    expect(dropOf(kind, home, under(thing, zone))).toBe(means);
  });

  it('of cards is about a zone, of pieces about a thing', () => {
    expect((['boat', 'settlers', 'hand', 'market', 'card'] as const).map(zoneFor)).toEqual([
      null,
      null,
      'play',
      'take',
      'take',
    ]);
    expect(['hand m1', 'market 0', 'card -1', 'played m1', 'place 0,0'].map(cardKindOf)).toEqual([
      'hand',
      'market',
      'card',
      null,
      null,
    ]);
  });
});
