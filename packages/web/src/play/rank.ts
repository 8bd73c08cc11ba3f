/** The visual weight of an option: claims first, options that bring nothing last. */

import type { Match } from '@windrose/rules';
import { type Fact, type FactKind, Faces } from '@windrose/words';

/** From what stands out most to what stands out least. */
const RANKS = ['claim', 'move', 'quiet', 'idle'] as const;

/**
 * `claim`: it claims an order or a card; `quiet`: it leaves or ends something, or brings nothing; `idle`: it only passes the turn.
 */
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
  'noTile',
  'noCard',
  'noBuilding',
  'keepRoute',
]);

/** What is done with one's own cards or settlers. A card of the market can be taken without any. */
const BY_ONES_OWN: ReadonlySet<string> = new Set(['play', 'claim', 'work', 'route']);

/** The rank of an option by what it means. */
export function rankOf(match: Match, fact: Fact): Rank {
  if (CLAIMS.has(fact.kind)) return 'claim';
  // A fort whose card can be paid for.
  if (fact.kind === 'work' && fact.card !== null && new Faces(match).location(fact.at).kind === 'fort') return 'claim';
  if (fact.kind === 'work' && fact.idle) return 'quiet';
  if (fact.kind === 'restSettlers' || fact.kind === 'restCards')
    return fact.none ? 'idle' : hasMore(match) ? 'quiet' : 'move';
  return QUIET.has(fact.kind) ? 'quiet' : 'move';
}

/** Whether anything but resting can be done with the cards or settlers that a player has ready. */
function hasMore(match: Match): boolean {
  return match.legal().some(({ kind }) => BY_ONES_OWN.has(kind));
}

/** The rank of a thing: that of the best that can be done with it. */
export function highestRank(offers: readonly { readonly rank: Rank }[]): Rank {
  return RANKS.find((rank) => offers.some((offer) => offer.rank === rank)) ?? 'quiet';
}
