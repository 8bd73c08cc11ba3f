/** The referee’s checks for the games with land: A New World and From East to West. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import type { RawRoadPack } from './road-cubes.ts';
import type { RawSeaPack } from './sea.ts';
import { Holds } from './holds.ts';
import { type Inspected, type Inspector, lettersToBundle } from './inspector.ts';
import { Islands } from './islands.ts';
import { type Exchange, LandCubes } from './land-cubes.ts';
import { LandTiles } from './land-tiles.ts';
import { Merchants } from './merchants.ts';
import { PointCardWatch } from './point-cards.ts';
import { Settlers } from './settlers.ts';
import { TurnOrder, type TurnsAgain } from './turn-order.ts';

/** The figures of the land pack that the referee reads for itself; the engine has checked their shape. */
interface RawLandPack {
  readonly landmarks: readonly string[];
  readonly boards: Readonly<
    Record<string, { readonly spaces: readonly RawSpace[]; readonly bonusStacks?: readonly number[] }>
  >;
  readonly modes: Readonly<
    Record<
      string,
      {
        readonly forts: readonly string[];
        readonly markets: readonly string[];
        readonly starRemoved: string;
        readonly marksRemoved: readonly string[];
        readonly bonusSpaces: number;
        readonly explorationTiles: { readonly on: string };
      }
    >
  >;
  readonly pointCards: readonly {
    readonly kind: string;
    readonly cost: string;
    readonly vp: number;
    readonly settlers?: number;
    readonly landmark?: string;
    readonly cube?: string;
    readonly star: string | null;
    readonly players: string;
  }[];
  readonly bonusTiles: readonly {
    readonly kind: string;
    readonly icons: readonly string[];
    readonly vp: number;
    readonly mark: string | null;
  }[];
  readonly explorationTiles: readonly {
    readonly kind: string;
    readonly vp?: number;
    readonly settlers?: number;
    readonly icon?: string;
    readonly cubes?: string;
  }[];
  readonly playerBoards: {
    readonly settlers: { readonly total: number; readonly start: number; readonly startWithTwoSeats: number };
    readonly sideB: { readonly outposts: { readonly values: readonly (readonly number[])[] } };
  };
}

interface RawSpace {
  readonly id: string;
  readonly kind: string;
  readonly settlers: number;
  readonly landmark: string | null;
  readonly exploration: boolean | string;
  readonly gain?: string;
  readonly give?: string;
  readonly take?: string;
  readonly bonusStacks?: readonly number[];
}

/** Something exchanged, as packs write it. */
interface RawExchange {
  readonly give?: string;
  readonly take?: string;
}

const ICONS = ['settlers', 'exploration', 'help', 'tool'];
const COLOURS = ['yellow', 'red', 'green', 'brown'];

const exchangeOf = ({ give = '', take = '' }: RawExchange): Exchange => ({
  give: lettersToBundle(give),
  take: lettersToBundle(take),
});

/** The merchant cards of a match, starters first; none in games without them. */
function merchantCards(match: Inspected): { readonly starters: number; readonly cards: readonly RawExchange[] } {
  const road = match.components['spice-road'] as RawRoadPack | undefined;
  if (road === undefined) return { starters: 0, cards: [] };
  return { starters: road.starters.length, cards: [...road.starters, ...road.merchantCards] };
}

/** The automatic exchange of a space. */
function spaceExchange({ kind, gain, give, take }: RawSpace): Exchange & { readonly kind: string } {
  const cubes = kind === 'adjust-route' ? 'Y' : (gain ?? take ?? '');
  return { kind, ...exchangeOf({ give: give ?? '', take: cubes }) };
}

/** A seat takes another turn at once if in the one that ends it came to a location that says so. */
class AfterRefreshing implements TurnsAgain {
  readonly #at: number;
  #held = 0;

  /** @param at the location that refreshes the market. */
  constructor(at: number) {
    this.#at = at;
  }

  begin(state: State): void {
    this.#held = state.holder[this.#at]!;
  }

  due(before: State, after: State): boolean {
    return after.holder[this.#at] === before.mover + 1 && this.#held !== before.mover + 1;
  }
}

/** The inspectors of a match on land. @param mode the game as the pack calls it. */
export function watchLand(match: Inspected, mode: string): readonly Inspector[] {
  const { seats, core } = match;
  const pack = match.components['new-world'] as RawLandPack;
  const build = pack.modes[mode]!;
  const { total, start, startWithTwoSeats } = pack.playerBoards.settlers;

  const everySpace = Object.values(pack.boards).flatMap((board) => board.spaces);
  // The last name of a location is "beside" the boards.
  const spaces = core.names.location!.slice(0, -1).map((id) => everySpace.find((space) => space.id === id)!);
  const boards = [...new Set(spaces.map((space) => space.id.replace(/-.*$/, '')))];
  const fewest: Readonly<Record<string, number>> = { any: 2, '3+': 3, '4': 4 };

  const icons = pack.explorationTiles.map((tile) => (tile.icon === undefined ? -1 : ICONS.indexOf(tile.icon)));
  const cards = new PointCardWatch({
    seats,
    cards: pack.pointCards.map((card) => ({
      vp: card.vp,
      kind: ICONS.indexOf(card.kind),
      landmark: card.landmark === undefined ? -1 : pack.landmarks.indexOf(card.landmark),
      yields: lettersToBundle(card.cube ?? ''),
    })),
    used: pack.pointCards.flatMap((card, id) =>
      card.star !== build.starRemoved && fewest[card.players]! <= seats ? [id] : [],
    ),
    icons,
  });
  const landmark = spaces.map((space) => (space.landmark === null ? -1 : pack.landmarks.indexOf(space.landmark)));
  const refresh = spaces.findIndex((space) => space.kind === 'refresh-market');
  let used = 0;
  pack.bonusTiles.forEach((tile, id) => {
    if (tile.mark === null || !build.marksRemoved.includes(tile.mark)) used |= 1 << id;
  });

  return [
    new TurnOrder(match, (state) => cards.claims(state), refresh < 0 ? null : new AfterRefreshing(refresh)),
    new Holds(seats),
    new LandCubes({
      spaces: spaces.map(spaceExchange),
      slots: spaces.map((space) => build.markets.indexOf(space.id)),
      tools: (state, seat, at) => cards.tools(state, seat, landmark[at]!),
      cards: pack.pointCards.map((card) => lettersToBundle(card.cost)),
      claimed: (before, after, seat) => cards.claimed(before, after, seat),
      exploration: pack.explorationTiles.map((tile) => lettersToBundle(tile.cubes ?? '')),
      merchants: merchantCards(match).cards.map(exchangeOf),
      islands: islandTiles(match).map(exchangeOf),
    }),
    cards,
    new Settlers({
      seats,
      total,
      start: seats === 2 ? startWithTwoSeats : start,
      printed: spaces.map((space) => space.settlers),
      landmark,
      helps: (state, seat, mark) => cards.helps(state, seat, mark),
      brings(before, after, seat) {
        const card = pack.pointCards[cards.claimed(before, after, seat)];
        const explored = after.explored[seat]! & ~before.explored[seat]!;
        const tile = explored === 0 ? undefined : pack.explorationTiles[31 - Math.clz32(explored)];
        return (card?.settlers ?? 0) + (tile?.settlers ?? 0);
      },
    }),
    new LandTiles({
      seats,
      bonusTiles: pack.bonusTiles.map(({ kind, icons: counted, vp }) => ({
        kind,
        icons: counted.map((icon) => ICONS.indexOf(icon)),
        vp,
      })),
      used,
      stacks: [
        ...build.forts.flatMap((id) => spaces.find((space) => space.id === id)!.bonusStacks ?? []),
        ...boards.flatMap((name) => pack.boards[name]!.bonusStacks ?? []),
      ],
      spaces: build.bonusSpaces,
      exploration: pack.explorationTiles.map((tile) => tile.vp ?? 0),
      covered: spaces.map(({ exploration }) => exploration === true || (exploration === '2-3' && seats < 4)),
      beside: build.explorationTiles.on === 'beside',
      settlers: total,
      icons(state, seat) {
        const counted = [0, 0, 0, 0];
        for (const { kind } of cards.own(state, seat)) counted[kind]!++;
        icons.forEach((icon, tile) => {
          if (icon >= 0 && ((state.explored[seat]! >> tile) & 1) === 1) counted[icon]!++;
        });
        return counted;
      },
    }),
  ];
}

/** The market tiles of a match; none in games without islands. */
function islandTiles(match: Inspected): RawSeaPack['marketTiles'] {
  return (match.components['eastern-wonders'] as RawSeaPack | undefined)?.marketTiles ?? [];
}

/** The inspector of the islands beside the boards. */
export function watchIslands(match: Inspected): Inspector {
  const { playerBoards } = match.components['new-world'] as RawLandPack;
  return new Islands(match, {
    symbols: islandTiles(match).map((tile) => COLOURS.indexOf(tile.symbol)),
    tilesOfASymbol: 3,
    ports: 0,
    board: playerBoards.sideB.outposts.values,
    boats: 'on the sea tile',
    named: new Map(),
  });
}

/** The inspector of the merchant cards. */
export function watchMerchants(match: Inspected, reshuffled: boolean): Inspector {
  const { starters, cards } = merchantCards(match);
  return new Merchants(starters, cards.length, reshuffled);
}
