/** What is seen of a match, as the engine tells it: the fields that drawings read. A game has those of its realms. */

import type { Match } from '@windrose/rules';

/** A seat's own things. */
export interface SeatView {
  readonly hold: string;
  readonly limit: number;
  readonly boat?: string | null;
  readonly outposts?: Readonly<Record<string, number>>;
  readonly bonus?: readonly string[];
  readonly claimed?: readonly string[];
  readonly settlers?: number;
  readonly reserve?: number;
  readonly cards?: readonly string[];
  readonly tiles?: readonly string[];
  readonly explored?: readonly string[];
  readonly merchants?: number;
  readonly route?: readonly { readonly card: string; readonly settlers: number }[];
  readonly hand?: readonly string[];
  readonly played?: readonly string[];
  readonly pile?: readonly string[];
  readonly coins?: Coins;
}

interface Coins {
  readonly gold: number;
  readonly silver: number;
}

/** A place of the map. */
export interface PlaceView {
  readonly at: string;
  readonly kind: 'market' | 'port' | 'sea';
  readonly market?: string;
  readonly outposts: readonly number[];
  readonly heap?: string;
}

/** A location of the boards. */
export interface LocationView {
  readonly at: string;
  readonly exploration: string | null;
  readonly settlers: { readonly seat: number; readonly count: number } | null;
}

/** The whole table. */
export interface TableView {
  readonly mover: number | null;
  readonly decision: { readonly seat: number; readonly kind: string } | null;
  readonly round: number;
  readonly final: boolean;
  readonly seats: readonly SeatView[];

  // the sea
  readonly map?: readonly PlaceView[];
  readonly ports?: readonly { readonly at: string; readonly tile: string | null }[];
  readonly supply?: Readonly<Record<string, number | readonly number[]>>;
  readonly rival?: { readonly hold: string; readonly outposts: readonly string[]; readonly claimed: readonly string[] };

  // the land
  readonly boards?: readonly (readonly string[])[];
  readonly locations?: readonly LocationView[];
  readonly beside?: readonly string[];
  readonly next?: string | null;
  readonly stacks?: readonly { readonly at: string; readonly top: string | null; readonly left: number }[];

  // the land and the road
  readonly row?: readonly (string | null)[];
  readonly market?: readonly (string | null | { readonly card: string; readonly heap: string })[];
  readonly coins?: Coins;
}

/** What a seat (or `null`, a spectator) sees of a match. */
export function viewOf(match: Match, viewer: number | null): TableView {
  return match.view(viewer) as unknown as TableView;
}
