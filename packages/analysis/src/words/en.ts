/** English. */

import type { ReviewMessages } from './messages.ts';

const turns = (n: number): string => (n === 1 ? 'this very turn' : `${n} turns`);

/** The messages. */
export const messages: ReviewMessages = {
  marks: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  claim: (kind, price, points) => `the ${kind === 'order' ? 'order' : 'card'} that costs ${price} (${points})`,
  claims: (claim) => `It claims ${claim} at once.`,
  short: (claim, played, better) =>
    `Your turn left you ${played} short of ${claim}; ${better === null ? 'the better turn has everything' : `the better turn leaves you only ${better} short`}.`,
  sooner: (better, played, horizon) =>
    played === null
      ? `It can be claimed in ${turns(better)}; after your turn it is out of reach for ${horizon} turns.`
      : `It can be claimed in ${turns(better)} instead of ${played}.`,
  lost: (name) => `After your turn, ${name} usually gets there first.`,
  gave: (name, claim, within) =>
    `After your turn, ${name} usually claims ${claim} ${within === 1 ? 'before your next turn' : `within ${within} turns`}; after the better turn usually not.`,
  morePoints: (points) => `It scores ${points} more at once.`,
  hold: (played, better) => `It leaves ${better} in the hold instead of ${played}.`,
  expected: (points) => `It gains ${points} more points on average.`,
  playedOut: (pairs, better, played) =>
    `Bots played both turns on to the end ${pairs} times: the better one won ${better} of them, the played one ${played}.`,
  line: (parts) => parts.join(', then '),
  times: (part, times) => `${part}, ${times} times`,
  look: {
    claim: (claim) => `Look at ${claim}.`,
    place: (place) => `Look at ${place} on the map.`,
    location: (work) => `Look for a location where you can ${work}.`,
    card: (card) => `Look at the merchant card: ${card}.`,
    set: 'Compare the islands: which of these cubes can you trade soon?',
    other: 'Look at your hold.',
  },
  todo: (line) => `I would ${line}.`,
  good: {
    claims: (claim) => `That claims ${claim}.`,
    points: (points) => `That scores ${points} at once.`,
    payable: (claim) => `Then you can pay for ${claim}.`,
    nearer: (claim, missing) => `Then you lack only ${missing} for ${claim}.`,
    hold: (cubes) => `That leaves you with ${cubes}.`,
  },
};
