/** The texts of the lesson of A New World, in English. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  goods: {
    title: 'Settlers at work',
    text: 'Place as many settlers on a location as its number says; what it shows happens at once. Here you simply get cubes. At the end of a turn you keep at most 10.',
  },
  trade: {
    title: 'Trading',
    text: 'At some locations you trade the cubes left of the arrow for those on the right, as often as you can pay. Each cube that is not yellow is worth 1 point while you hold it.',
  },
  card: {
    title: 'At the fort: a point card',
    text: 'At a fort you may pay for the point card above it, take a bonus tile, or both. Points are counted at the end; the strip on the card is what it brings before that. Only three tiles fit on your board, so you may wait for a better one.',
  },
  explore: {
    title: 'Unknown land',
    text: 'An exploration card uncovers unknown land. You keep the exploration tile, and from now on everybody may use the new location.',
  },
  rest: {
    title: 'Rest',
    text: 'Rest instead of working, and all your settlers come back to your player board. You may do so at any time; it is best when few of them are left.',
  },
  oust: {
    title: 'Where others already work',
    text: 'To use an occupied location, place one settler more than stand there. The ousted settlers go back to their owner, which saves that player a rest.',
  },
  upgrade: {
    title: 'Better goods, and native help',
    text: 'An arrow pointing up is an upgrade: a cube becomes one step more valuable. From the cheapest to the dearest: 1 yellow, 1 red, 1 green, 1 brown. Your new card is native help: on hills you now need one settler fewer, as the green numbers say.',
  },
  settled: {
    title: 'Both at once, and more hands',
    text: 'This time take the tile as well as the card. Settlers from your reserve join you for good. More settlers mean fewer rests.',
  },
  tile: {
    title: 'A bonus tile alone',
    text: 'Without the card a bonus tile costs no cubes. It scores for the icons on it, which your cards and other tiles bring: see how many you have.',
  },
  benefit: {
    title: 'On to the eighth card',
    text: 'This card is a tool: from now on plains give you a cube more. Cards and tiles work together: look which icons your bonus tiles count. When somebody claims an eighth card, the last round begins.',
  },
};
