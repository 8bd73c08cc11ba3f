/** English. */

import type { ReviewMessages } from './messages.ts';

const turns = (n: number): string => (n === 1 ? 'this very turn' : `${n} turns`);

/** The messages. */
export const en: ReviewMessages = {
  marks: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  claim: (kind, price, points) => `the ${kind === 'order' ? 'order' : 'card'} that costs ${price} (${points})`,
  claims: (claim) => `It claims ${claim} at once.`,
  short: (claim, played, better) =>
    `What was played left ${played} missing for ${claim}; ${better === null ? 'the better turn has it all' : `the better turn leaves only ${better} missing`}.`,
  sooner: (better, played, horizon) =>
    played === null
      ? `That is claimed in ${turns(better)}; after what was played it is out of reach for ${horizon} turns.`
      : `That is claimed in ${turns(better)} instead of ${played}.`,
  lost: (name) => `After what was played, ${name} is usually there first.`,
  morePoints: (points) => `It scores ${points} more at once.`,
  hold: (played, better) => `It leaves ${better} in the hold instead of ${played}.`,
  expected: (points) => `It can be expected to bring ${points} points more.`,
  line: (parts) => parts.join(', then '),
  times: (part, times) => `${part} (${times} times)`,
  look: {
    claim: (claim) => `Look at ${claim}.`,
    place: (place) => `Look at ${place} on the map.`,
    location: (work) => `Look for a place on the boards where you can ${work}.`,
    card: (card) => `Look at the merchant card: ${card}.`,
    other: 'Look at your hold.',
  },
  todo: (line) => `I would ${line}.`,
};
