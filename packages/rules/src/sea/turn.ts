/** A turn of Eastern Wonders: an optional voyage, an action, the limit. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, place and tile its cell, and tables of components have an entry per id

import type { AutomaticPhase, Phase } from '../core/phase.ts';
import { BeginTurn } from '../core/turns.ts';
import { Act, type Action, type ActOption, PASS } from '../hold/act.ts';
import { Discard, type DiscardOption } from '../hold/limit.ts';
import { PayPrice, type PriceOption } from '../hold/pay.ts';
import { Trade, type TradeOption } from '../hold/trade.ts';
import { Upgrade, type UpgradeOption } from '../hold/upgrade.ts';
import { BONUS_CELLS, type BonusOption, TakeBonus, UPGRADE } from './bonus.ts';
import { HARVEST_ACTION, SURE_HARVEST } from './harvest.ts';
import { type HeapOption, TakeHeap } from './heap.ts';
import { tradeHere } from './market.ts';
import { buildHere, FoundOutpost } from './outposts.ts';
import { claimHere } from './ports.ts';
import { CastOff, Sail, type SailOption } from './sail.ts';
import type { SeaTable } from './table.ts';
import { PayToll, type TollOption } from './toll.ts';

/** Everything that is chosen in a turn with actions of these kinds. */
export type SeaTurnOption<Kind extends string> =
  | SailOption
  | TollOption
  | HeapOption
  | ActOption<Kind>
  | PriceOption
  | UpgradeOption<'skip'>
  | BonusOption
  | TradeOption
  | DiscardOption;

/** The actions of a turn in which a seat has to take one. */
export type NeededActionKind = 'build' | 'trade' | 'claim' | 'harvest';

/** The actions of a turn in which a seat may take one or none. */
export type OptionalActionKind = NeededActionKind | 'pass';

/** The actions of a turn in which a seat has to take one. */
export function neededActions(table: SeaTable): Action<NeededActionKind>[] {
  return [...actionsOnTiles(table), SURE_HARVEST];
}

/** The actions of a turn in which a seat may take one or none. */
export function optionalActions(table: SeaTable): Action<OptionalActionKind>[] {
  return [...actionsOnTiles(table), HARVEST_ACTION, PASS];
}

function actionsOnTiles({ sides, chart, markets, vpTiles, board }: SeaTable): Action<'build' | 'trade' | 'claim'>[] {
  return [buildHere(markets, board, sides), tradeHere(markets), claimHere(vpTiles, chart)];
}

/** A game's turns at sea. */
interface SeaTurn<Kind extends OptionalActionKind> {
  /** The actions of a turn, in the order in which `state.action` counts them. */
  readonly actions: readonly Action<Kind>[];
  /** The phases between the action and the limit. */
  readonly beforeLimit?: readonly AutomaticPhase[];
}

/** The phases of a turn, from its beginning to the limit; a game adds how a turn ends. */
export function seaTurn<Kind extends OptionalActionKind>(
  table: SeaTable,
  { actions, beforeLimit = [] }: SeaTurn<Kind>,
): Phase<SeaTurnOption<Kind>>[] {
  const { seats, chart, markets, bonuses, board } = table;
  return [
    new BeginTurn(),
    // an optional voyage …
    new CastOff(),
    new Sail(chart, seats, 'market tiles'),
    new PayToll(),
    new TakeHeap(),
    // … then an action …
    new Act(actions),
    new PayPrice(),
    new FoundOutpost(markets, board, (state, columnEmptied) => {
      state.upgrades = state.bonus[state.mover * BONUS_CELLS + UPGRADE]!;
      if (columnEmptied) state.bonuses = 1;
    }),
    new Upgrade('skip'),
    new TakeBonus(bonuses),
    new Trade(),
    ...beforeLimit,
    // … then the limit
    new Discard(seats),
  ];
}
