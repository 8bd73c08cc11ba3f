/** Reads the land part of a position: settlers on their locations, cards, bonus and exploration tiles. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state, which the layout makes as long as there are seats, places or components

import { addToSet, bitList, popcount, setSize } from '../core/bits.ts';
import type { PackReader } from '../core/pack.ts';
import { addUpTo } from '../core/spice.ts';
import type { State } from '../core/state.ts';
import { CARDS_TO_END, ICONS } from '../land/cards.ts';
import { EXPLORATION_KINDS } from '../land/exploration.ts';
import { cover, LANDMARK_CELLS } from '../land/locations.ts';
import { ROUTE_CELLS } from '../land/route.ts';
import type { LandTable } from '../land/table.ts';
import { Ledger } from './ledger.ts';

const HELP = ICONS.indexOf('help');
const TOOL = ICONS.indexOf('tool');
const ICON_TILE = EXPLORATION_KINDS.indexOf('icon');

/** The components of the land, each of which is in one place. */
export interface LandLedgers {
  readonly cards: Ledger;
  readonly tiles: Ledger;
  readonly exploration: Ledger;
}

/** Ledgers for the components that are used. */
export function landLedgers({ pack, usedCards, usedTiles }: LandTable): LandLedgers {
  return {
    cards: new Ledger(pack.cards.ids, usedCards),
    tiles: new Ledger(pack.bonusTiles.ids, bitList(usedTiles)),
    exploration: new Ledger(pack.exploration.ids),
  };
}

/** Reads what a seat has taken: cards, bonus tiles and exploration tiles, and what follows from them. */
export function readTaken(own: PackReader, state: State, seat: number, table: LandTable, ledgers: LandLedgers): void {
  const { pack, build } = table;
  const { cards, exploration } = pack;
  for (const card of ledgers.cards.putAll(own.at('cards'))) {
    addToSet(state.cards, seat * cards.words, card);
    const kind = cards.kind[card]!;
    state.icons[seat * ICONS.length + kind]!++;
    const mark = seat * LANDMARK_CELLS + cards.landmark[card]!;
    if (kind === HELP) state.help[mark]!++;
    if (kind === TOOL) state.tool[mark] = addUpTo(state.tool[mark]!, cards.yields[card]!);
  }
  own.at('tiles').list(0, build.bonusSpaces);
  for (const tile of ledgers.tiles.putAll(own.at('tiles'))) state.tiles[seat]! |= 1 << tile;
  for (const tile of ledgers.exploration.putAll(own.at('explored'))) {
    state.explored[seat]! |= 1 << tile;
    if (exploration.kind[tile] === ICON_TILE) state.icons[seat * ICONS.length + exploration.icon[tile]!]!++;
  }
}

/** Reads a position on land; trade routes have been read before. */
export function readLand(position: PackReader, state: State, table: LandTable): void {
  const { seats, pack } = table;
  const ledgers = landLedgers(table);
  state.limit.fill(pack.limit);
  const { total } = pack.settlers;
  const owns = position.at('seats').list(seats, seats);
  owns.forEach((own, seat) => {
    readTaken(own, state, seat, table, ledgers);
    state.ready[seat] = own.at('settlers').whole(0, total);
    state.reserve[seat] = own.at('reserve').whole(0, total);
  });
  readLocations(position, state, table, ledgers);
  owns.forEach((own, seat) => {
    let settlers = state.ready[seat]! + state.reserve[seat]!;
    state.holder.forEach((holder, at) => (settlers += holder === seat + 1 ? state.settlers[at]! : 0));
    for (let place = 0; place < ROUTE_CELLS; place++) settlers += state.routed[seat * ROUTE_CELLS + place] ?? 0;
    if (settlers !== total) own.fail(`${settlers} settlers in all; every seat has ${total}`, 'NW-7');
  });
  readRow(position, state, ledgers.cards);
  readStacks(position, state, table, ledgers.tiles);
}

function readLocations(position: PackReader, state: State, table: LandTable, { exploration }: LandLedgers): void {
  const { seats, ids, spaces, pack, coveredAtStart, build } = table;
  state.covered.fill(-1);
  const locations = position.at('locations');
  locations.list(ids.length, ids.length).forEach((entry, at) => {
    entry.at('at').oneOf([ids[at]!]);
    const tile = entry.at('exploration');
    if (tile.value !== null && tile.value !== undefined) {
      if (!coveredAtStart.includes(at)) tile.fail('no exploration tile lies here', 'NW-6');
      cover(state, at, exploration.put(tile));
    }
    state.asked[at] = spaces[at]!.settlers;
    const settlers = entry.at('settlers');
    if (settlers.value === null || settlers.value === undefined) return;
    if (state.covered[at]! >= 0) settlers.fail('no settler works below an exploration tile', 'NW-10');
    const seat = settlers.at('seat').whole(0, seats - 1);
    state.holder[at] = seat + 1;
    state.settlers[at] = settlers.at('count').whole(1, pack.settlers.total);
    state.asked[at] = state.settlers[at]! + 1;
    state.occupied[seat]! |= 1 << at;
  });
  const taken = state.explored.reduce((tiles, bits) => tiles + popcount(bits), 0);
  const lying = popcount(state.closed[0]!);
  if (build.spareTiles === 'beside') {
    const beside = position.at('beside');
    for (const tile of exploration.putAll(beside)) state.beside[0]! |= 1 << tile;
    exploration.checkNoneLeft(beside);
  } else if (taken + lying !== coveredAtStart.length) {
    locations.fail(
      `${lying} exploration tiles lie here and ${taken} are with seats; there are ${coveredAtStart.length} in all`,
    );
  }
}

/** The row of point cards and the deck beside it, which has the cards not placed elsewhere. */
function readRow(position: PackReader, state: State, ledger: Ledger): void {
  const row = position.at('row');
  row.list(state.row.length, state.row.length).forEach((card, slot) => (state.row[slot] = ledger.putOrNone(card)));
  const next = position.at('next');
  state.next[0] = ledger.putOrNone(next);
  const left = ledger.left();
  for (const card of left) addToSet(state.deck, 0, card);
  if (state.next[0]! < 0 && left.length > 0) next.fail(`expected a card, since ${left.length} are left, found none`);
  const gap = state.row.indexOf(-1);
  if (gap >= 0 && (state.next[0]! >= 0 || state.row.slice(gap).some((card) => card >= 0))) {
    row.fail('the row has a gap although there are cards for it');
  }
  ledger.checkLeft(position.at('deck'));
}

/** The stacks of bonus tiles; face-down ones may be any tiles not placed elsewhere. */
function readStacks(position: PackReader, state: State, table: LandTable, ledger: Ledger): void {
  const stacks = position.at('stacks');
  let gone = 0;
  stacks.list(table.stacks.length, table.stacks.length).forEach((entry, index) => {
    const { at, size } = table.stacks[index]!;
    entry.at('at').oneOf([at]);
    const left = entry.at('left').whole(0, size);
    const top = ledger.putOrNone(entry.at('top'));
    if (top >= 0 !== left > 0) entry.fail('a stack has a tile on top as long as there are any, and none without');
    state.stack[index] = top;
    state.stacked[index] = left;
    gone += size - left;
  });
  const taken = state.tiles.reduce((tiles, bits) => tiles + popcount(bits), 0);
  if (taken !== gone) stacks.fail(`${gone} bonus tiles are gone from the stacks; the seats have ${taken}`);
  for (const tile of ledger.left()) state.unseen[0]! |= 1 << tile;
  ledger.checkLeft(position.at('unseen'));
}

/** Whether a seat has as many cards as end a match on land. */
export function endsOnLand(state: State, { seats, pack }: LandTable): boolean {
  const { words } = pack.cards;
  return Array.from({ length: seats }, (_, seat) => setSize(state.cards, seat * words, words)).some(
    (cards) => cards >= CARDS_TO_END,
  );
}
