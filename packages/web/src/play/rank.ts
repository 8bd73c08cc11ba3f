/** The visual weight of an option: claims first, options that bring nothing last. */

import type { Match } from '@windrose/rules';
import { type Fact, type FactKind, Faces } from '@windrose/words';

/** From what stands out most to what stands out least. */
const RANKS = ['claim', 'move', 'quiet'] as const;

/** `claim`: it claims an order or a card; `quiet`: it leaves or ends something, or brings nothing. */
export type Rank = (typeof RANKS)[number];

const CLAIMS: ReadonlySet<FactKind> = new Set(['claimOrder', 'claimCard', 'claimCardWithCoin']);
const QUIET: ReadonlySet<FactKind> = new Set([
  'stay',
  'stop',
  'pass',
  'leaveHeap',
  'skipUpgrade',
  'noMoreUpgrades',
  'noUpgrade',
  'noMoreTrades',
  'noTrade',
  'restSettlers',
  'restCards',
  'noTile',
  'noCard',
  'noBuilding',
  'keepRoute',
]);

/** The rank of an option by what it means. */
export function rankOf(match: Match, fact: Fact): Rank {
  if (CLAIMS.has(fact.kind)) return 'claim';
  // A fort whose card can be paid for.
  if (fact.kind === 'work' && fact.card !== null && new Faces(match).location(fact.at).kind === 'fort') return 'claim';
  if (fact.kind === 'work' && fact.idle) return 'quiet';
  return QUIET.has(fact.kind) ? 'quiet' : 'move';
}

/** The rank of a thing: that of the best that can be done with it. */
export function highestRank(offers: readonly { readonly rank: Rank }[]): Rank {
  return RANKS.find((rank) => offers.some((offer) => offer.rank === rank)) ?? 'quiet';
}
