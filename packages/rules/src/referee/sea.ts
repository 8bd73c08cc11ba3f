/** The referee’s checks for every game at sea: the figures of the pack, and the inspectors all of them share. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import { type BonusRules, Bonuses } from './bonuses.ts';
import { Holds } from './holds.ts';
import { bitsIn, type Inspected, type Inspector, lettersToBundle } from './inspector.ts';
import { Islands } from './islands.ts';
import { Orders } from './orders.ts';
import { TurnOrder } from './turn-order.ts';
import type { SeaPrices } from './voyage-cubes.ts';

/** The figures of the sea pack that the referee reads for itself; the engine has checked their shape. */
export interface RawSeaPack {
  readonly marketTiles: readonly { readonly symbol: string; readonly give: string; readonly take: string }[];
  readonly vpTiles: { readonly tiles: readonly { readonly price: string; readonly vp: number }[] };
  readonly bonusTiles: readonly {
    readonly kind: string;
    readonly count?: number;
    readonly vp?: number;
    readonly pile?: readonly number[];
  }[];
  readonly playerBoard: { readonly hold: number; readonly values: readonly number[] };
  readonly startingSets: readonly { readonly cubes: string }[];
  readonly firstMap: { readonly hexes: readonly { readonly id: string; readonly q: number; readonly r: number }[] };
  readonly sandToSea: {
    readonly removePerSymbol: number;
    readonly bonusKinds: readonly string[];
    readonly playerBoard: { readonly values: readonly number[] };
  };
  readonly solo: { readonly bonus: Readonly<Record<string, number>> & { readonly points: readonly number[] } };
}

/** The four colours in rising order, and the four abilities in the order in which a state counts them. */
const COLOURS = ['yellow', 'red', 'green', 'brown'];
const ABILITIES = ['free-move', 'harvest', 'upgrade', 'hold'];

/** In what the games at sea differ. */
export interface SeaGame {
  /** The number of market tiles of each symbol that leave the match. */
  readonly removed: number;
  /** Points of the spaces of each of the four rows of a player's board, from the left. */
  readonly board: readonly number[];
  /** The number of tiles of an ability, and the plain tiles. */
  count(ability: string): number;
  readonly pile: readonly number[];
  readonly columns?: BonusRules['columns'];
}

/** The sea pack of a match. */
export function seaPack(match: Inspected): RawSeaPack {
  return match.components['eastern-wonders'] as RawSeaPack;
}

/** The entry of the box for tiles of an ability or for plain tiles. */
export function bonusInBox(pack: RawSeaPack, kind: string): RawSeaPack['bonusTiles'][number] | undefined {
  return pack.bonusTiles.find((tile) => tile.kind === kind);
}

/** Prices and trades by the positions of the pack. */
export function seaPrices({ marketTiles, vpTiles, startingSets }: RawSeaPack): SeaPrices {
  return {
    give: marketTiles.map((tile) => lettersToBundle(tile.give)),
    take: marketTiles.map((tile) => lettersToBundle(tile.take)),
    orders: vpTiles.tiles.map((tile) => lettersToBundle(tile.price)),
    startingSets: startingSets.map((set) => lettersToBundle(set.cubes)),
  };
}

/** The inspectors that every game at sea has; each game adds its own for cubes. */
export function watchSea(match: Inspected, game: SeaGame): Inspector[] {
  const pack = seaPack(match);
  const { marketTiles, vpTiles, playerBoard, firstMap } = pack;
  return [
    new TurnOrder(match, (state) => {
      let claims = 0;
      for (let side = 0; side < state.vp.length; side++) claims += bitsIn(state.vp[side]!);
      return claims;
    }),
    new Holds(match.seats),
    new Islands(match, {
      symbols: marketTiles.map((tile) => COLOURS.indexOf(tile.symbol)),
      tilesOfASymbol: marketTiles.length / 4 - game.removed,
      ports: 4,
      board: COLOURS.map(() => game.board),
      boats: 'off the map',
      named: new Map(firstMap.hexes.map(({ id, q, r }) => [id, [q, r]])),
    }),
    new Orders(vpTiles.tiles.map((tile) => tile.vp)),
    new Bonuses(match.seats, {
      counts: ABILITIES.map((ability) => game.count(ability)),
      vp: ABILITIES.map((ability) => bonusInBox(pack, ability)?.vp ?? 0),
      pile: game.pile,
      limit: playerBoard.hold,
      ...(game.columns ? { columns: game.columns } : {}),
    }),
  ];
}
