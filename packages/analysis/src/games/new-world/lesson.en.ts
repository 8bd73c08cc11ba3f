/** The texts of the lesson of A New World, in English. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  goods: {
    title: 'Settlers at work',
    text: 'Here you simply get cubes. At the end of a turn you keep at most 10.',
  },
  upgrade: {
    title: 'Better goods',
    text: 'An arrow pointing up is an upgrade: a cube becomes one step more valuable. From the cheapest to the dearest: 1 yellow, 1 red, 1 green, 1 brown.',
  },
  trade: {
    title: 'Trading',
    text: 'At some locations you trade the cubes left of the arrow for those on the right, as often as you can pay. Each cube that is not yellow is worth 1 point while you hold it.',
  },
  rest: {
    title: 'Rest',
    text: 'Rest instead of working, and all your settlers come back to your player board. You may do so at any time; it is best when few of them are left.',
  },
  tile: {
    title: 'At the fort: a bonus tile',
    text: 'Place as many settlers on a location as its number says; what it shows happens at once. At a fort you may take a bonus tile, pay for the point card above it, or both. Points of tiles count at once.',
  },
  card: {
    title: 'A point card',
    text: 'Pay the cubes on the card. Its points count at once, and it brings what its lower part shows.',
  },
  explore: {
    title: 'Unknown land',
    text: 'An exploration card uncovers unknown land. You keep the exploration tile, and from now on everybody may use the new location.',
  },
  oust: {
    title: 'Where others already work',
    text: 'To use an occupied location, place one settler more than stand there. The ousted settlers go back to their owner, which saves that player a rest.',
  },
  settled: {
    title: 'More hands',
    text: 'Settlers from your reserve join you for good. More settlers mean fewer rests.',
  },
  benefit: {
    title: 'On to the eighth card',
    text: 'Cards and tiles work together: look which icons your bonus tiles count. When somebody claims an eighth card, the last round begins.',
  },
};
