/** Players for matches on land with different preferences, so that random matches reach all rules. */

import { PACKS } from '../../src/index.ts';
import type { NaiveLandPack } from '../naive/land.ts';
import type { Leaning } from '../players.ts';

const { boards } = PACKS['new-world'] as unknown as NaiveLandPack;
const kinds = new Map(Object.values(boards).flatMap((board) => board.spaces.map((space) => [space.id, space.kind])));

/** Likes options by their kind, and work by the kind of the space: `{ fort: 50, market: 3 }`. */
function liking(weights: Readonly<Record<string, number>>): Leaning {
  return ({ kind, at }) => weights[kind === 'work' ? kinds.get(String(at))! : kind] ?? 1;
}

/** Takes cards and tiles whenever it can. */
export const claimer = liking({ fort: 60, card: 20, tile: 4, again: 3, rest: 0.6 });

/** Loves forts for their tiles and leaves the cards. */
export const collector = liking({ fort: 8, 'no-card': 3, tile: 5, 'no-tile': 0.2 });

/** Lives from merchant cards, on its route or its pile. */
export const trader = liking({
  market: 12,
  'refresh-market': 3,
  'adjust-route': 3,
  route: 6,
  fort: 3,
  again: 4,
  take: 3,
});

/** Lives at sea. */
export const sailor = liking({ 'move-boat': 10, build: 9, 'boat-trade': 5, 'outpost-trade': 6, again: 2, fort: 2 });

/** Rests all the time. */
export const sleeper = liking({ rest: 30, fort: 0 });

/** Never rests if it can help it, so that it pushes the others off their places. */
export const pusher = liking({ rest: 0.05, again: 2, fort: 2 });
