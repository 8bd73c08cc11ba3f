/** The pack of Eastern Wonders, read and checked. */

import { required } from '../../core/required.ts';
import { checkEven, checkUnique, type Colour, openPack, type PackReader } from '../../core/pack.ts';
import type { Bundle } from '../../core/spice.ts';
import { type BonusKind, BONUS_KINDS, type BonusSupply, POINTS } from '../../sea/bonus.ts';
import type { Place } from '../../sea/chart.ts';
import { type Markets, marketTable } from '../../sea/market.ts';
import type { OutpostBoard } from '../../sea/outposts.ts';
import { type VpTiles, vpTable } from '../../sea/ports.ts';

/** The pack as it is in its file, once `readSeaPack` has checked it; cubes are letters such as "YYR". */
export type SeaPackFile = {
  readonly marketTiles: readonly {
    readonly id: string;
    readonly symbol: Colour;
    readonly give: string;
    readonly take: string;
  }[];
  readonly vpTiles: {
    readonly tiles: readonly { readonly id: string; readonly price: string; readonly vp: number }[];
    readonly closedPort: number;
  };
  readonly seaTiles: number;
  readonly bonusTiles: readonly {
    readonly kind: BonusKind;
    readonly count?: number;
    readonly vp?: number;
    readonly pile?: readonly number[];
  }[];
  readonly playerBoard: {
    readonly hold: number;
    readonly rows: readonly Colour[];
    readonly values: readonly number[];
  };
  readonly startingSets: readonly { readonly cubes: string }[];
  readonly firstMap: { readonly hexes: readonly Place[] };
  readonly sandToSea: {
    readonly removePerSymbol: number;
    readonly bonusKinds: readonly BonusKind[];
    readonly playerBoard: { readonly values: readonly number[] };
    readonly merchantRow: number;
  };
  readonly solo: {
    readonly bonus: Readonly<Record<Exclude<BonusKind, 'points'>, number>> & { readonly points: readonly number[] };
  };
};

/** Everything the sea games need of the pack. */
export interface SeaPack {
  readonly markets: Markets;
  readonly vpTiles: VpTiles;
  readonly bonuses: BonusSupply;
  readonly seaTiles: number;
  readonly limit: number;
  readonly board: OutpostBoard;
  readonly startingSets: readonly Bundle[];
  readonly firstMap: readonly Place[];
  /** From Sand to Sea: tiles of each symbol taken out, its bonus tiles, board and market row. */
  readonly sandToSea: {
    readonly removed: number;
    readonly bonuses: BonusSupply;
    readonly board: OutpostBoard;
    readonly merchantRow: number;
  };
  /** Solo: one tile of each ability, the points pile for after them. */
  readonly soloBonuses: BonusSupply;
}

/** Market tiles in the box, six of each symbol: the maps have room for all that stay in a match. */
const MARKET_TILES = 24;

/** The most VP tiles a pack may have: one bit of a word each, and one for the Closed Port. */
const MOST_VP_TILES = 30;

/** Reads the pack. @throws RulesError `bad-pack` with the path and what is allowed there. */
export function readSeaPack(raw: unknown): SeaPack {
  const pack = openPack(raw, 'eastern-wonders');

  const marketRows = pack.at('marketTiles').list(MARKET_TILES, MARKET_TILES);
  const markets = marketRows.map((row) => ({
    id: row.at('id').text(),
    symbol: row.at('symbol').colour(),
    give: row.at('give').cubes(),
    take: row.at('take').cubes(),
  }));
  checkUnique(
    pack.at('marketTiles'),
    markets.map((tile) => tile.id),
    marketRows.map((row) => row.at('id')),
  );
  checkEven(pack.at('marketTiles'), markets);
  marketRows.forEach((row, tile) => {
    if (markets[tile]?.give === markets[tile]?.take) row.fail('a trade must give something else than it takes');
  });

  const vpRows = pack.at('vpTiles').at('tiles').list(10, MOST_VP_TILES);
  const vpTiles = vpRows.map((row) => ({
    id: row.at('id').text(),
    price: row.at('price').cubes(),
    vp: row.at('vp').whole(0, 99),
  }));
  checkUnique(
    pack.at('vpTiles').at('tiles'),
    vpTiles.map((tile) => tile.id),
    vpRows.map((row) => row.at('id')),
  );
  pack.at('vpTiles').at('closedPort').whole(1, 1);

  const bonusRows = pack.at('bonusTiles').list(BONUS_KINDS.length, BONUS_KINDS.length);
  const byKind = BONUS_KINDS.map((kind) => {
    const found = bonusRows.find((row) => row.at('kind').oneOf(BONUS_KINDS) === kind);
    return found ?? pack.at('bonusTiles').fail(`the kind "${kind}" is missing`);
  });
  const abilities = byKind.slice(0, POINTS);
  const vp = abilities.map((row) => row.at('vp').whole(0, 30));
  const bonuses: BonusSupply = {
    counts: abilities.map((row) => row.at('count').whole(0, 20)),
    vp,
    pile: readPile(required(byKind[POINTS], 'bonus tile for points').at('pile')),
  };

  const board = pack.at('playerBoard');
  board
    .at('rows')
    .list(4, 4)
    .forEach((row, index) => {
      if (row.colour() !== index) row.fail('the rows are yellow, red, green, brown');
    });
  const sand = pack.at('sandToSea');
  const sandKinds = sand
    .at('bonusKinds')
    .list(1, BONUS_KINDS.length)
    .map((kind) => kind.oneOf(BONUS_KINDS));
  const solo = pack.at('solo').at('bonus');

  return {
    markets: marketTable(markets),
    vpTiles: vpTable(vpTiles),
    bonuses,
    seaTiles: pack.at('seaTiles').whole(0, 8),
    limit: board.at('hold').whole(1, 60),
    board: readBoard(board.at('values').list(1, 8)),
    startingSets: pack
      .at('startingSets')
      .list(4, 8)
      .map((row) => row.at('cubes').cubes()),
    firstMap: readFirstMap(pack.at('firstMap').at('hexes')),
    sandToSea: {
      removed: sand.at('removePerSymbol').whole(0, 5),
      bonuses: {
        counts: bonuses.counts.map((tiles, kind) => (sandKinds.some((own) => own === BONUS_KINDS[kind]) ? tiles : 0)),
        vp,
        pile: sandKinds.includes('points') ? bonuses.pile : [],
      },
      board: readBoard(sand.at('playerBoard').at('values').list(1, 8)),
      merchantRow: sand.at('merchantRow').whole(1, 6),
    },
    soloBonuses: {
      counts: BONUS_KINDS.slice(0, POINTS).map((kind) => solo.at(kind).whole(0, 20)),
      vp,
      pile: readPile(solo.at('points')),
      pointsLast: true,
      mostOfAKind: 1,
    },
  };
}

/** The VP of a pile of plain tiles: each at most 30, no two equal, since a tile is known by its VP. */
function readPile(reader: PackReader): number[] {
  const pile = reader.list(0, 30).map((entry) => entry.whole(1, 30));
  if (new Set(pile).size < pile.length) reader.fail('two tiles of the pile have the same VP');
  return pile;
}

/** A player board whose four rows carry the same values. */
function readBoard(values: readonly PackReader[]): OutpostBoard {
  const row = values.map((value) => value.whole(0, 30));
  return { columns: row.length, values: [row, row, row, row] };
}

function readFirstMap(reader: PackReader): Place[] {
  const places = reader.list(24, 24).map((hex) => ({
    id: hex.at('id').text(),
    q: hex.at('q').whole(-9, 9),
    r: hex.at('r').whole(-9, 9),
    kind: hex.at('kind').oneOf(['port', 'inner']),
  }));
  checkUnique(
    reader,
    places.map((place) => place.id),
  );
  return places;
}
