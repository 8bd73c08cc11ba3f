/** The components that a seat uses in a match, derived from events. */

import { type Event, type Match, seaTableOf } from '@windrose/rules';

/** The kinds of components that are counted. */
export const COMPONENT_KINDS = [
  'set',
  'market',
  'order',
  'bonus',
  'location',
  'card',
  'exploration',
  'merchant',
] as const;

/** The kind of a component: starting sets, market tiles, VP tiles, bonus tiles, locations, point cards, exploration tiles, merchant cards. */
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

/** A use of a component by a seat or, with `seat` null, its appearance on the table. */
export interface Use {
  readonly kind: ComponentKind;
  readonly id: string;
  readonly seat: number | null;
}

/** The ids of all components of a match that are counted, kind by kind. Starting sets are known by their cubes when they are chosen. */
export function componentsOf({ core }: Match): ReadonlyMap<ComponentKind, readonly string[]> {
  const { names } = core;
  const all = new Map<ComponentKind, readonly string[]>();
  const put = (kind: ComponentKind, ids: readonly string[] | undefined): void => {
    if (ids && ids.length > 0) all.set(kind, ids);
  };
  put('market', seaTableOf(core.assembly)?.markets.ids);
  put(
    'order',
    names.vp?.filter((id) => id !== 'closed'),
  );
  put('bonus', names.bonus);
  // "beside" stands for exploration tiles beside the boards.
  put(
    'location',
    names.location?.filter((id) => id !== 'beside'),
  );
  put('card', names.card);
  put('exploration', names.exploration);
  put('merchant', names.merchant);
  return all;
}

/** The face-up components when a match begins. */
export function openAtStart(match: Match): Use[] {
  const { core } = match;
  const { names } = core;
  const state = match.copiedState();
  const uses: Use[] = [];
  const open = (kind: ComponentKind, ids: readonly string[] | undefined, at: number): void => {
    const id = at < 0 ? undefined : ids?.[at];
    if (id !== undefined && id !== 'closed') uses.push({ kind, id, seat: null });
  };
  for (const tile of state.tile) open('market', seaTableOf(core.assembly)?.markets.ids, tile);
  for (const tile of state.port) open('order', names.vp, tile);
  for (const card of [...state.row, ...state.next]) open('card', names.card, card);
  for (const card of state.market) open('merchant', names.merchant, card);
  for (const tile of state.covered) open('exploration', names.exploration, tile);
  for (const tile of state.stack) open('bonus', names.bonus, tile);
  names.location?.forEach((id, at) => {
    if (id !== 'beside') open('location', names.location, at);
  });
  // At sea every tile of the supply is open; the names are of more values than a pack has tiles.
  const pile = seaTableOf(core.assembly)?.bonuses.pile ?? [];
  names.bonus?.forEach((name, at) => {
    const points = /^points-(\d+)$/.exec(name);
    if (state.stack.length === 0 && (points === null || pile.includes(Number(points[1]))))
      open('bonus', names.bonus, at);
  });
  return uses;
}

/**
 * The uses in an event.
 * @param placeTile the market tile at a place, by the place's id.
 * @param byBoat whether every trade of this game is made at the boat's place. @param boat the id of that place.
 */
export function usesIn(
  event: Event,
  placeTile: ReadonlyMap<string, string>,
  byBoat: boolean,
  boat: (seat: number) => string | null,
): Use[] {
  const use = (kind: ComponentKind, id: string | undefined, seat: number | null): Use[] =>
    id === undefined || id === '' ? [] : [{ kind, id, seat }];
  switch (event.kind) {
    case 'set':
      return use('set', event.cubes, event.seat);
    case 'built':
      return use('market', placeTile.get(event.at), event.seat);
    case 'traded':
      return byBoat ? use('market', placeTile.get(boat(event.seat) ?? ''), event.seat) : [];
    case 'claimed':
      return use('order', event.tile, event.seat);
    case 'revealed':
      return event.tile === 'closed' ? [] : use('order', event.tile, null);
    case 'bonus':
      return use('bonus', event.tile, event.seat);
    case 'uncovered':
      return use('bonus', event.tile, null);
    case 'placed':
      return use('location', event.at, event.seat);
    case 'card':
      return use('card', event.card, event.seat);
    case 'dealt':
    case 'next':
      return use('card', event.card, null);
    case 'explored':
      return use('exploration', event.tile, event.seat);
    case 'played':
    case 'routed':
      return use('merchant', event.card, event.seat);
    case 'merchant':
      return use('merchant', event.card, event.seat);
    case 'merchantDealt':
      return use('merchant', event.card, null);
    default:
      return [];
  }
}

/** The market tile on each place. */
export function tilesByPlace(match: Match): ReadonlyMap<string, string> {
  const { core } = match;
  const state = match.copiedState();
  const ids = seaTableOf(core.assembly)?.markets.ids ?? [];
  return new Map(
    (core.names.place ?? []).flatMap((place, at): [string, string][] => {
      const tile = ids[state.tile[at] ?? -1];
      return tile === undefined ? [] : [[place, tile]];
    }),
  );
}
