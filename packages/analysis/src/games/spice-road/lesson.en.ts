/** The texts of the lesson of Spice Road, in English. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  spice: {
    title: 'A turn is one thing',
    text: 'A turn is one of four things: play a card, take one, rest, claim. You begin with two cards; this one brings two yellow cubes.',
  },
  upgrade: {
    title: 'Make cubes dearer',
    text: 'Your other card from the start, “Little Mill”, upgrades twice: each time a cube becomes the next dearer one. From cheap to dear they are yellow, red, green and brown. Each cube that is not yellow is a point while you have it: watch your points.',
  },
  acquire: {
    title: 'A new card for your hand',
    text: 'The first merchant card is free, and it stays yours for the whole match. Look for cards that fit together: what one gives, another should take.',
  },
  place: {
    title: 'A cube on each card you pass over',
    text: 'Any other card costs a cube on each card that comes before it. Choose the cheapest cubes: whoever takes those cards gets them.',
  },
  heap: {
    title: 'Cubes that others paid',
    text: 'The cubes that lie on a card come with it. A card nobody wanted becomes a good one when enough cubes lie on it.',
  },
  trade: {
    title: 'A card that trades',
    text: 'A trade gives the cubes left of the arrow for those on the right. One such card can do more in a turn than three upgrades.',
  },
  again: {
    title: 'Trade again, in the same turn',
    text: 'One card, one turn, as many trades as you can pay. Gather enough for two or three before you play it: that is what wins turns.',
  },
  rest: {
    title: 'Take your cards back',
    text: 'A played card lies before you until you rest; then all of them come back at once. It costs a turn, so play as many as are of use first.',
  },
  coin: {
    title: 'A coin on top',
    text: 'With each of the first two point cards comes a coin. A gold coin is worth 3 points, a silver coin 1 point. A card with a coin is often better than a dearer one without.',
  },
  claim: {
    title: 'Claim a card; the sixth ends the match',
    text: 'Pay exactly the cubes on the point card. With two or three players somebody’s sixth point card ends the match, with more the fifth: watch how many the others have. At the end, each cube left that is not yellow is a point.',
  },
};
