/** The pack of Spice Road, read and checked. */

import { checkUnique, openPack, type PackReader } from '../../core/pack.ts';
import { type Bundle, count } from '../../core/spice.ts';
import {
  MERCHANT_KINDS,
  type MerchantCard,
  type MerchantCards,
  merchantTable,
  MOST_MERCHANTS,
} from '../../road/merchant.ts';
import { type Coins, MOST_ORDERS, type Orders } from '../../road/orders.ts';
import { MOST_IN_ROW } from '../../road/row.ts';

/** The fewest and most seats of Spice Road; the pack has an entry for each number. */
export const ROAD_SEATS: readonly [number, number] = [2, 5];

/** The most cubes that a merchant card shows on one side of it. */
const MOST_CUBES = 20;

/** A merchant card as it is in the file: a trade gives and takes, spice is only taken, an upgrade counts upgrades. */
interface MerchantFile {
  readonly id: string;
  readonly kind: (typeof MERCHANT_KINDS)[number];
  readonly give?: string;
  readonly take?: string;
  readonly upgrades?: number;
}

/** The pack as it is in its file, once `readRoadPack` has checked it; cubes are letters such as "YYR". */
export type RoadPackFile = {
  readonly starters: readonly MerchantFile[];
  readonly merchantCards: readonly MerchantFile[];
  readonly pointCards: readonly { readonly id: string; readonly price: string; readonly vp: number }[];
  readonly row: { readonly points: number; readonly merchants: number };
  readonly coins: { readonly perSeat: number; readonly gold: number; readonly silver: number };
  readonly startingCubes: readonly string[];
  readonly limit: number;
  /** By the number of seats: which point card of a seat triggers the end. */
  readonly lastCard: Readonly<Record<string, number>>;
};

/** Everything the road games need of the pack. */
export interface RoadPack {
  readonly merchants: MerchantCards;
  readonly orders: Orders;
  /** Cards face up in the row of point cards and in that of merchant cards. */
  readonly row: { readonly points: number; readonly merchants: number };
  readonly coins: Coins;
  /** The cubes each seat starts with. */
  readonly startingCubes: readonly Bundle[];
  readonly limit: number;
  /** By the number of seats: which point card of a seat triggers the end. */
  readonly lastCard: readonly number[];
}

/** Reads the pack. @throws RulesError `bad-pack` with the path and what is allowed there. */
export function readRoadPack(raw: unknown): RoadPack {
  const pack = openPack(raw, 'spice-road');

  const starterRows = pack.at('starters').list(1, 8);
  const starters = starterRows.map(readMerchant);
  const deckRows = pack.at('merchantCards').list(0, MOST_MERCHANTS - starters.length);
  const deck = deckRows.map(readMerchant);
  checkUnique(
    pack.at('merchantCards'),
    [...starters, ...deck].map((card) => card.id),
    [...starterRows, ...deckRows].map((row) => row.at('id')),
  );

  const pointRows = pack.at('pointCards').list(1, MOST_ORDERS);
  const pointCards = pointRows.map((row) => ({
    id: row.at('id').text(),
    price: row.at('price').cubes(),
    vp: row.at('vp').whole(0, 99),
  }));
  checkUnique(
    pack.at('pointCards'),
    pointCards.map((card) => card.id),
    pointRows.map((row) => row.at('id')),
  );

  const [fewest, most] = ROAD_SEATS;
  const lastCard: number[] = [];
  for (let seats = fewest; seats <= most; seats++) {
    lastCard[seats] = pack.at('lastCard').at(String(seats)).whole(1, 20);
  }
  return {
    merchants: merchantTable(starters, deck),
    orders: {
      ids: pointCards.map((card) => card.id),
      price: Int32Array.from(pointCards, (card) => card.price),
      vp: Int32Array.from(pointCards, (card) => card.vp),
    },
    row: {
      points: pack.at('row').at('points').whole(1, MOST_IN_ROW),
      merchants: pack.at('row').at('merchants').whole(1, MOST_IN_ROW),
    },
    coins: {
      perSeat: pack.at('coins').at('perSeat').whole(0, 10),
      gold: pack.at('coins').at('gold').whole(0, 30),
      silver: pack.at('coins').at('silver').whole(0, 30),
    },
    startingCubes: pack
      .at('startingCubes')
      .list(most, most)
      .map((cubes) => cubes.cubes(0)),
    limit: pack.at('limit').whole(1, 60),
    lastCard,
  };
}

function readMerchant(row: PackReader): MerchantCard {
  const id = row.at('id').text();
  const kind = row.at('kind').oneOf(MERCHANT_KINDS);
  if (kind === 'upgrade') return { id, kind, give: 0, take: 0, upgrades: row.at('upgrades').whole(1, 20) };
  const take = cubesOnCard(row.at('take'));
  const give = kind === 'trade' ? cubesOnCard(row.at('give')) : 0;
  if (give === take) row.fail('a trade must give something else than it takes');
  return { id, kind, give, take, upgrades: 0 };
}

function cubesOnCard(reader: PackReader): Bundle {
  const cubes = reader.cubes();
  if (count(cubes) > MOST_CUBES) reader.fail(`expected at most ${MOST_CUBES} cubes on a card, found ${count(cubes)}`);
  return cubes;
}
