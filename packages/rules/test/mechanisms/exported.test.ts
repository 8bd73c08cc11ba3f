/** The mechanisms of the built-in games are available to custom games: the package exports each under `mechanisms`. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { startMatch } from '../../src/index.ts';
import {
  type Assembly,
  BeginTurn,
  type ClaimCardOption,
  ClaimOrder,
  coinPoints,
  dealMerchants,
  dealOrders,
  describeCoins,
  describeMarket,
  describeOrderRow,
  describeOrders,
  describeOwnCards,
  Discard,
  type DiscardOption,
  EndTurn,
  type Game,
  type GameShape,
  type HandView,
  type MarketView,
  MERCHANT_WORDS,
  type NoOptions,
  notYellow,
  type OptionsOf,
  ORDER_WORDS,
  type OrderRowView,
  type OrderSeatView,
  orderPoints,
  type PackFiles,
  PlaceCubes,
  type PlaceOption,
  readRoadPack,
  ROAD_SEATS,
  RoadTurn,
  type RoadTurnOption,
  type Setting,
  Trade,
  type TradeOption,
  Upgrade,
  type UpgradeOption,
} from '../../src/mechanisms.ts';

const SOURCES = join(import.meta.dirname, '../../src');
const read = (path: string): string => readFileSync(join(SOURCES, path), 'utf8');

/** The names in braces of an import or an export. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '');

/** The exports of `mechanisms`, types included. */
function exportedNames(): Set<string> {
  const source = read('mechanisms.ts');
  const named = [...source.matchAll(/^export (?:type )?\{([^}]*)\} from/gm)].flatMap(([, list = '']) => namesIn(list));
  const whole = [...source.matchAll(/^export \* from '\.\/([^']+)'/gm)].flatMap(([, path = '']) =>
    [...read(path).matchAll(/^export (?:abstract )?(?:class|function|const|interface|type) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  );
  return new Set([...named, ...whole]);
}

/** The files of our games. */
const GAME_FILES = globSync('games/*/game.ts', { cwd: SOURCES });

test.each(GAME_FILES)('whatever %s is made of is exported', (file) => {
  const wanted = [
    ...read(file).matchAll(
      /^import (?:type )?\{([^}]*)\} from '(?:\.\.\/\.\.\/|\.\.\/packs|(?:\.\.\/[\w-]+|\.)\/pack\.)/gm,
    ),
  ].flatMap(([, list = '']) => namesIn(list));
  const exported = exportedNames();
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((name) => !exported.has(name))).toEqual([]);
});

test('the table of mechanisms names only exports', () => {
  const docs = read('../../../docs/adding-a-game.md');
  const [, section = ''] = docs.split(/^### (?:\d\. Windrose's mechanisms|\d\. A mechanism of your own)$/m);
  const named = [...section.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  const exported = exportedNames();
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !exported.has(name))).toEqual([]);
});

/** A road whose hold is larger: made of nothing but what is exported. */
interface LongRoad extends GameShape {
  readonly id: 'long-road';
  readonly option:
    | RoadTurnOption
    | ClaimCardOption
    | PlaceOption
    | UpgradeOption<'enough'>
    | TradeOption
    | DiscardOption;
  readonly options: NoOptions;
  readonly seat: HandView & OrderSeatView;
  readonly table: MarketView & OrderRowView;
  readonly packs: Pick<PackFiles, 'spice-road'>;
}

/** @param limit how many cubes a caravan carries. */
function longRoad(limit: number): Game<LongRoad> {
  const assemble = ({ seats, packs }: Setting<OptionsOf<LongRoad>>): Assembly<LongRoad> => {
    const { merchants, orders, coins, row, lastCard, startingCubes } = readRoadPack(packs['spice-road']);
    const claim = new ClaimOrder(orders, coins, seats, row.points, lastCard[seats] ?? 5);
    return {
      game: 'long-road',
      seats,
      sides: seats,
      layout: {
        hold: seats,
        limit: seats,
        hand: seats * MERCHANT_WORDS,
        played: seats * MERCHANT_WORDS,
        market: row.merchants,
        marketHeap: row.merchants,
        merchantDeck: MERCHANT_WORDS,
        cards: seats * ORDER_WORDS,
        row: row.points,
        deck: ORDER_WORDS,
        coins: (seats + 1) * 2,
      },
      deal(state, luck) {
        dealOrders(state, seats, orders, coins, luck);
        dealMerchants(state, seats, merchants, luck);
        state.limit.fill(limit);
        state.hold.set(startingCubes.slice(0, seats));
      },
      chain: [
        new BeginTurn(),
        new RoadTurn(merchants, row.merchants, ['played'], claim),
        new PlaceCubes(),
        new Upgrade('enough'),
        new Trade(),
        new Discard(seats, 1),
        new EndTurn(seats, 0, true),
      ],
      setUp: 0,
      scores: [
        { part: 'cards', of: (state, side) => orderPoints(state, side, orders) },
        { part: 'coins', of: (state, side) => coinPoints(state, side, coins) },
        { part: 'cubes', of: (state, side) => notYellow(state.hold[side] ?? 0) },
      ],
      names: { merchant: merchants.ids, card: orders.ids },
      tables: { merchants, orders },
      describe: (state) => ({
        seats: Array.from({ length: seats }, (_, seat) => ({
          hand: describeOwnCards(state.hand, seat, merchants),
          played: describeOwnCards(state.played, seat, merchants),
          cards: describeOrders(state, seat, orders),
          coins: describeCoins(state, seat),
        })),
        table: {
          ...describeMarket(state, merchants),
          ...describeOrderRow(state, orders),
          coins: describeCoins(state, seats),
        },
      }),
    };
  };
  return { id: 'long-road', rules: 1, seats: ROAD_SEATS, packs: ['spice-road'], options: {}, assemble };
}

describe('a game made of exported mechanisms', () => {
  /** Plays by choosing options at a fixed stride. @returns each decision's options, and the scores. */
  const played = (game: Game<LongRoad> | 'spice-road') => {
    const setting = { seats: 3, seed: 'exported' };
    const match = game === 'spice-road' ? startMatch({ game, ...setting }) : startMatch({ game, ...setting });
    const asked: string[] = [];
    for (let made = 0; !match.over && made < 3000; made++) {
      const options = match.legal();
      asked.push(options.map(({ code, kind }) => `${code} ${kind}`).join());
      const chosen = options[(made * 7) % options.length];
      if (chosen !== undefined) match.choose(chosen.code);
    }
    return { asked, scores: match.scores() };
  };

  test('plays as ours does with the same limit, option by option', () => {
    const ours = played('spice-road');
    expect(ours.asked.length).toBeGreaterThan(100);
    expect(played(longRoad(10))).toEqual(ours);
  });

  test('plays otherwise with another limit', () => {
    const discards = ({ asked }: ReturnType<typeof played>): number =>
      asked.filter((options) => options.includes('discard')).length;
    expect(discards(played(longRoad(20)))).toBeLessThan(discards(played('spice-road')));
  });
});
