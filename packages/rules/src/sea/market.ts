/** Market tiles: islands where an outpost lets a seat trade. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import type { Bundle } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import { type Action } from '../hold/act.ts';
import { canTrade, tradeOnce } from '../hold/trade.ts';

/** The market tiles of a pack, by position. */
export interface Markets {
  readonly ids: readonly string[];
  /** The symbol of each tile, a spice: which row of the player board its outposts come from. */
  readonly symbol: Int8Array;
  readonly give: Int32Array;
  readonly take: Int32Array;
}

/** Gathers the tiles of a pack into arrays. */
export function marketTable(
  tiles: readonly { readonly id: string; readonly symbol: number; readonly give: Bundle; readonly take: Bundle }[],
): Markets {
  return {
    ids: tiles.map((tile) => tile.id),
    symbol: Int8Array.from(tiles, (tile) => tile.symbol),
    give: Int32Array.from(tiles, (tile) => tile.give),
    take: Int32Array.from(tiles, (tile) => tile.take),
  };
}

/** Opens the trade of the market tile at `at`. */
export function openTrade(state: State, markets: Markets, at: number): void {
  const tile = state.tile[at]!;
  state.give = markets.give[tile]!;
  state.take = markets.take[tile]!;
}

/** The action of trading on the boat's tile, with an outpost there: once automatically, then as often as chosen. */
export function tradeHere(markets: Markets): Action<'trade'> {
  return {
    kind: 'trade',
    can(state: State): boolean {
      const seat = state.mover;
      const at = state.boat[seat]!;
      if (((state.outposts[at]! >>> seat) & 1) === 0) return false;
      const tile = state.tile[at]!;
      return canTrade(state.hold[seat]!, markets.give[tile]!, markets.take[tile]!);
    },
    run(state: State): void {
      openTrade(state, markets, state.boat[state.mover]!);
      tradeOnce(state);
    },
  };
}
