/** A turn of Eastern Wonders: an optional voyage, at most one action, the limit. */

import type { Phase } from '../core/phase.ts';
import { BeginTurn } from '../core/turns.ts';
import { Act, type Action, PASS } from '../hold/act.ts';
import { Discard } from '../hold/limit.ts';
import { PayPrice } from '../hold/pay.ts';
import { Trade } from '../hold/trade.ts';
import { Upgrade } from '../hold/upgrade.ts';
import { TakeBonus, UPGRADE } from './bonus.ts';
import { HARVEST_ACTION } from './harvest.ts';
import { TakeHeap } from './heap.ts';
import { tradeHere } from './market.ts';
import { buildHere, FoundOutpost } from './outposts.ts';
import { claimHere } from './ports.ts';
import { CastOff, Sail } from './sail.ts';
import type { SeaTable } from './table.ts';
import { PayToll } from './toll.ts';

/** The actions of a turn, in the order in which `state.action` counts them. */
export function seaActions({ sides, chart, markets, vpTiles, board }: SeaTable): Action[] {
  return [buildHere(markets, board, sides), tradeHere(markets), claimHere(vpTiles, chart), HARVEST_ACTION, PASS];
}

/** The phases of a turn, from its beginning to the limit; a game adds how a turn ends. */
export function seaTurn(table: SeaTable): Phase[] {
  const { seats, chart, markets, bonuses, board } = table;
  return [
    new BeginTurn(),
    // an optional voyage …
    new CastOff(),
    new Sail(chart, seats, 'market tiles'),
    new PayToll(),
    new TakeHeap(),
    // … then at most one action …
    new Act(seaActions(table)),
    new PayPrice(),
    new FoundOutpost(markets, board, (state, columnEmptied) => {
      state.upgrades = state.bonus[state.mover * 5 + UPGRADE]!;
      if (columnEmptied) state.bonuses = 1;
    }),
    new Upgrade('skip'),
    new TakeBonus(bonuses),
    new Trade(),
    // … then the limit
    new Discard(seats),
  ];
}
