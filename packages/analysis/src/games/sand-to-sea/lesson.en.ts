/** The texts of the lesson of From Sand to Sea, in English. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  boat: {
    title: 'Where your boat starts',
    text: 'Your boat starts at any island. Choose one where you want your first outpost: you may build before the boat has moved.',
  },
  build: {
    title: 'Your first outpost',
    text: 'In a turn you take a card, play one, sail or rest. Sailing, your boat may also stay. Then you may build, trade where you have an outpost, or claim an order. The first outpost on an island is free.',
  },
  acquire: {
    title: 'A new card for your hand',
    text: 'The first merchant card is free, and any other costs a cube on each card that comes before it. A card has two uses: you play it for what it shows, or it pays for a step of your boat.',
  },
  sail: {
    title: 'A card for a step',
    text: 'Each step costs a card, which goes face down on your own pile. Pay with the one you need least: “Turmeric Patch” brings only yellow cubes.',
  },
  play: {
    title: 'Play a card',
    text: 'Now play a card for what it shows: “Little Mill” upgrades twice, here 1 yellow and 1 green. Then it lies before you, and can still be of use.',
  },
  laid: {
    title: 'Sail with a played card',
    text: 'A card that you have played pays for a step, too. So play it first, and sail with it afterwards. Here you sail two steps: with “Little Mill”, which you have played, and with “Orchard Gate” from your hand.',
  },
  rest: {
    title: 'Take your cards back',
    text: 'Three of your four cards are on your pile. Rest, and they come back to your hand all at once; cards that you have played do so, too.',
  },
  column: {
    title: 'A card for the first column',
    text: 'This outpost is the last one of its column. The first column that you empty gives you a merchant card of your choice from the row, free, with any cubes on it.',
  },
  bonus: {
    title: 'A bonus tile for the second column',
    text: 'Each further column gives you a bonus tile or a merchant card, as you like. With this tile one step of each voyage is free. Another kind makes room for three more cubes.',
  },
  claim: {
    title: 'An order for points',
    text: 'Sail to the port: your bonus tile makes this step free. Pay the cubes of the order and score the points on its seal. When somebody claims a fourth order, the last round begins.',
  },
};
