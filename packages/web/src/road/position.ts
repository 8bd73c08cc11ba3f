/** The road games as the page sees them: positions typed, what is printed on cards. */

import type { Match, SpiceLetter } from '@windrose/rules';
import { Faces } from '@windrose/words';

import { cardsToEnd } from '../play/progress.ts';
import type { SeaPosition } from '../sea/position.ts';

/** Coins of an owner. */
interface CoinCount {
  readonly gold: number;
  readonly silver: number;
}

/** A seat of a road game, as the engine describes it. What only one of the games has may be missing. */
export interface RoadSeat {
  readonly hold: string;
  readonly limit: number;
  readonly hand: readonly string[];
  readonly played: readonly string[];
  /** Cards laid face down for the boat. */
  readonly pile?: readonly string[];
  /** Point cards; "covered" is one that must not be seen. */
  readonly cards?: readonly string[];
  readonly coins?: CoinCount;
  readonly boat?: string | null;
  readonly outposts?: Readonly<Record<SpiceLetter, number>>;
  readonly bonus?: readonly string[];
  readonly claimed?: readonly string[];
}

/** Everything public of a road game. */
export interface RoadPosition {
  readonly seats: readonly RoadSeat[];
  readonly market: readonly { readonly card: string; readonly heap: string }[];
  readonly merchantDeck: readonly string[];
  /** Point cards with their deck, and the coins over the first two. */
  readonly row?: readonly string[];
  readonly deck?: readonly string[];
  readonly coins?: CoinCount;
}

/** The match as one seat sees it. */
export function roadPosition(match: Match, viewer: number): RoadPosition {
  return match.view(viewer) as unknown as RoadPosition;
}

/** The position of a game on the road and at sea as the chart and its boards know it; null in a game without a sea. */
export function atSea(match: Match, viewer: number): SeaPosition | null {
  const view = match.view(viewer) as unknown as SeaPosition;
  return 'map' in view ? view : null;
}

/** A coin that lies over a point card: whoever claims the card gets it. */
export interface CoinOver {
  readonly kind: keyof CoinCount;
  readonly points: number;
  /** How many of its kind there are. */
  readonly left: number;
}

/** The coin over a card of the row; null where none lies. Once the gold is gone the silver lies over the first card. */
export function coinOver({ coins }: RoadPosition, print: RoadPrint, slot: number): CoinOver | null {
  if (!coins) return null;
  const kind = (coins.gold > 0 ? (['gold', 'silver'] as const) : (['silver'] as const))[slot];
  return kind && coins[kind] > 0 ? { kind, points: print.coins[kind], left: coins[kind] } : null;
}

/** What is printed on the components of a road game. */
export interface RoadPrint {
  readonly faces: Faces;
  /** How many point cards of a seat trigger the end. */
  readonly lastCard: number;
  /** Points of the coins. */
  readonly coins: CoinCount;
}

interface RawRoadPack {
  readonly coins: CoinCount;
}

/** Read once for all moments of a match. */
const prints = new WeakMap<Match['components'], RoadPrint>();

/** Reads the packs of a match. They are checked already: the match could not have been set up otherwise. */
export function roadPrint(match: Match): RoadPrint {
  let print = prints.get(match.components);
  if (!print) {
    const { coins } = match.components['spice-road'] as unknown as RawRoadPack;
    print = { faces: new Faces(match), coins, lastCard: cardsToEnd(match) };
    prints.set(match.components, print);
  }
  return print;
}
