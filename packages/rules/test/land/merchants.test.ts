import { describe, expect, test } from 'vitest';

import {
  FastLuck,
  type Match,
  PACKS,
  type RawPack,
  ScriptedLuck,
  startMatch,
  type State,
  type GameId,
  type AnyView,
} from '../../src/index.ts';
import { landTable, type PlayedLand } from './table.ts';

type Position = Parameters<typeof landTable>[0];
type Own = Omit<Position, 'game' | 'seats'> & { readonly seats?: number };

const part1 = (position: Own = {}): PlayedLand => landTable({ seats: 2, ...position, game: 'east-to-west-1' });
const part3 = (position: Own = {}): PlayedLand => landTable({ seats: 2, ...position, game: 'east-to-west-3' });

/** YYY · upgrade 3 · R → YYY · YY → G: below the markets E2-5, E2-6, and D2-5, D2-6 or C2-5, C2-6. */
const MARKET = ['M01', 'M09', 'M19', 'M10'] as const;

/** The core state of a match. */
function stateOf(match: Match): State {
  const state = match.copiedState();
  return state;
}

describe('the set-up', () => {
  const dealt = (game: GameId, seats: number): AnyView => startMatch({ game, seats, seed: 'deal' }).state();

  test.each(['east-to-west-1', 'east-to-west-3'] as const)(
    '[EE-8] %s: the 43 cards without starters, four of them shown',
    (game) => {
      const { market = [], merchantDeck = [], seats } = dealt(game, 2);
      expect([market.length, merchantDeck.length, merchantDeck[0]!.length]).toEqual([4, 1, 39]);
      for (const card of market) expect(card).toMatch(/^M/);
      for (const card of merchantDeck[0]!) expect(card).toMatch(/^M/);
      expect(seats.every(({ merchants }) => merchants === 0)).toBe(true);
    },
  );

  test('[EE-2] [EE-3] [EE-4] Part I: black stars and the mark III are out, eight or all ten exploration tiles lie beside the boards', () => {
    const two = startMatch({ game: 'east-to-west-1', seats: 2, seed: 'deal' }).state();
    expect([two.beside?.length, two.locations.filter(({ exploration }) => exploration !== null).length]).toEqual([
      8, 2,
    ]);
    expect(two.stacks.length + two.unseen.length).toBe(20);
    const cards = [...two.row, two.next, ...two.deck];
    expect([cards.includes('S13'), cards.includes('S11')]).toEqual([true, false]);
    const four = startMatch({ game: 'east-to-west-1', seats: 4, seed: 'deal' }).state();
    expect([four.beside?.length, four.locations.some(({ exploration }) => exploration !== null)]).toEqual([10, false]);
  });
});

describe('a market in Part III: use the card, then it goes to the own pile', () => {
  test('[EE-10] [EE-11] a spice card gives its cubes and goes to the pile', () => {
    const table = part3({ market: MARKET }).play('E2-5');
    expect([table.hold(0), table.asked, table.seat(0).merchants]).toEqual(['YYY', '1 turn', 1]);
    expect(table.table.merchantPile).toEqual(['M01']);
  });

  test('[EE-10] an upgrade card, also with nothing to upgrade', () => {
    const table = part3({ market: MARKET, holds: ['YY'] }).play('E2-6');
    expect([table.asked, table.seat(0).merchants]).toEqual(['0 upgrade', 0]);
    expect(table.play('Y+ R+ enough').hold(0)).toBe('YG');
    expect(table.seat(0).merchants).toBe(1);
    expect(part3({ market: MARKET }).play('E2-6').asked).toBe('1 turn');
  });

  test('[EE-10] [EE-19r] a trade card, at least once; one that cannot be paid cannot be used', () => {
    const table = part3({ market: MARKET, holds: ['RR'] }).play('D2-5');
    expect([table.hold(0), table.asked]).toEqual(['YYYR', '0 trade']);
    expect(part3({ market: MARKET, holds: ['YYYGB'] }).offers('D2-5')).toBe(false);
  });

  test('a tool pays for its trade', () => {
    const table = part3({ market: ['M01', 'M09', 'M39', 'M02'], cards: [['T14']] });
    expect(table.offers('D2-5')).toBe(false);
    expect(
      part3({ market: ['M01', 'M09', 'M27', 'M02'], cards: [['T05']] })
        .play('D2-5')
        .hold(0),
    ).toBe('RR');
  });

  test('a market with no card cannot be chosen', () => {
    expect(part3({ market: ['M01', 'M09', 'M19', null], merchantDeck: [] }).offers('D2-6')).toBe(false);
  });

  test('[EE-9] the row slides left and the last gap is filled, at the very end', () => {
    const table = part3({ market: MARKET, merchantDeck: [['M02']], holds: ['YY'] }).play('E2-6');
    expect(table.table.market).toEqual([...MARKET]);
    table.play('enough');
    expect([table.table.market, table.table.merchantDeck]).toEqual([['M01', 'M19', 'M10', 'M02'], []]);
  });

  test('[EE-15] deck empty when a card is needed: all piles, the card just used included, become a new deck; counts stay', () => {
    const table = part3({ market: MARKET, merchantDeck: [], pile: ['M02', 'M03'], merchants: [1, 1] });
    table.withLuck(new ScriptedLuck(0)).play('E2-5');
    expect(table.table.market).toEqual(['M09', 'M19', 'M10', 'M01']);
    expect([table.table.merchantDeck, table.table.merchantPile]).toEqual([[['M02', 'M03']], []]);
    expect([table.seat(0).merchants, table.seat(1).merchants]).toEqual([2, 1]);
  });

  test('with every fourth card a seat takes the top of a stack on D2, before the row is filled; it can’t be declined', () => {
    const table = part3({ market: MARKET, merchantDeck: [['M02']], merchants: [3, 0], stacks: { 5: ['B17', 2] } });
    table.play('E2-5');
    expect([table.asked, table.options()]).toEqual(['0 bonus', ['bonus-4', 'bonus-5', 'bonus-6', 'bonus-7']]);
    expect(table.table.market).toEqual([null, 'M09', 'M19', 'M10']);
    table.play('bonus-5');
    expect([table.seat(0).tiles, table.table.market]).toEqual([['B17'], ['M09', 'M19', 'M10', 'M02']]);
  });

  test('[EE-22r] the tile for a fourth card is chosen before the row is filled', () => {
    const table = part3({ market: MARKET, merchantDeck: [['M02']], merchants: [3, 0] }).play('E2-5');
    expect([table.asked, table.table.market]).toEqual(['0 bonus', [null, 'M09', 'M19', 'M10']]);
    expect(table.play('bonus-4').table.market).toEqual(['M09', 'M19', 'M10', 'M02']);
  });

  test('[EE-17] [EE-48c] the fourth, eighth and twelfth card bring one, other cards do not; without an empty bonus space or a stack nothing is asked', () => {
    const asked = (taken: number): string => part3({ market: MARKET, merchants: [taken, 3] }).play('E2-5').asked;
    expect([3, 7, 11].map(asked)).toEqual(['0 bonus', '0 bonus', '0 bonus']);
    expect([0, 4, 6, 8].map(asked)).toEqual(['1 turn', '1 turn', '1 turn', '1 turn']);
    const full = [['B01', 'B02', 'B03', 'B04']];
    expect(part3({ market: MARKET, merchants: [3, 0], tiles: full }).play('E2-5').asked).toBe('1 turn');
    const gone = [null, 0] as const;
    const stacks = { 4: gone, 5: gone, 6: gone, 7: gone };
    expect(part3({ market: MARKET, merchants: [3, 0], stacks }).play('E2-5').asked).toBe('1 turn');
  });
});

describe('refresh market', () => {
  test('[EE-13] [EE-20r] the cards shown go under the deck as a layer of their own, four new ones come', () => {
    const deck = ['M02', 'M03', 'M04', 'M05', 'M06'];
    const table = part3({ market: MARKET, merchantDeck: [deck] }).play('E2-2');
    const { market, merchantDeck } = table.table as { market: string[]; merchantDeck: string[][] };
    expect(market.every((id) => deck.includes(id))).toBe(true);
    expect(merchantDeck).toEqual([deck.filter((id) => !market.includes(id)), ['M01', 'M09', 'M10', 'M19']]);
  });

  test('[EE-51c] the second of three seats moves again in the same round, and its limit is checked in between', () => {
    const table = part3({ seats: 3, mover: 1, market: MARKET, holds: ['', 'YYYYYYYYYYYR', ''] });
    expect(table.asks('E2-2 drop-Y drop-R rest')).toEqual(['1 discard', '1 discard', '1 turn', '2 turn']);
    expect(table.state.round).toBe(1);
  });

  test('they may come back at once when the deck is nearly out', () => {
    const table = part3({ market: MARKET, merchantDeck: [['M02']] })
      .withLuck(new FastLuck(5))
      .play('E2-2');
    const { market, merchantDeck } = table.table as { market: string[]; merchantDeck: string[][] };
    expect([market[0], market.length, merchantDeck.length, merchantDeck[0]!.length]).toEqual(['M02', 4, 1, 1]);
    expect([...market.slice(1), ...merchantDeck[0]!].toSorted()).toEqual(['M01', 'M09', 'M10', 'M19']);
  });

  test('[EE-14] the same seat takes another turn at once, in the same round', () => {
    const table = part3({ market: MARKET });
    expect(table.asks('E2-2 rest rest')).toEqual(['0 turn', '1 turn', '0 turn']);
    expect(table.state.round).toBe(2);
    const last = part3({ market: MARKET, mover: 1 }).play('E2-2');
    expect([last.asked, last.state.round]).toEqual(['1 turn', 1]);
  });

  test.each(['east-to-west-1', 'east-to-west-3'] as const)('[EE-14] %s: it is a turn of its own, and told', (game) => {
    const match = startMatch({ game, seats: 2, seed: 'another' });
    const { turn } = stateOf(match);
    const events = match.choose({ kind: 'work', at: 'E2-2' });
    expect(events.at(-1)).toEqual({ kind: 'turn', seat: 0, round: 1 });
    expect(stateOf(match).turn).toBe(turn + 1);
  });

  test('[EE-14] the limit is checked before it', () => {
    const table = part3({ market: MARKET, holds: ['YYYYYYYYYYRR'] });
    expect(table.asks('E2-2 drop-Y drop-R')).toEqual(['0 discard', '0 discard', '0 turn']);
  });

  test('[EE-21r] it is allowed even when no merchant card is left', () => {
    for (const table of [part1({ market: [], merchantDeck: [] }), part3({ market: [], merchantDeck: [] })]) {
      expect(table.offers('E2-2')).toBe(true);
      expect(table.play('E2-2').asked).toBe('0 turn');
      expect(table.table.market).toEqual([null, null, null, null]);
    }
  });

  test('it may be the last round: the seat still takes its other turn', () => {
    const seven = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'E01'];
    const table = part3({ mover: 1, market: MARKET, row: ['H01'], holds: ['', 'YYR'], cards: [[], seven] });
    expect(table.asks('E2-2 A2-1')).toEqual(['1 turn', 'over']);
  });
});

describe('a market in Part I', () => {
  test('[EE-12] use the card and put it on the pile', () => {
    const table = part1({ market: MARKET }).play('E2-5');
    expect([table.asked, table.options()]).toEqual(['0 market', ['use', 'take']]);
    table.play('use');
    expect([table.hold(0), table.seat(0)]).toMatchObject(['YYY', { merchants: 1, route: [] }]);
    expect(table.table.merchantPile).toEqual(['M01']);
  });

  test('[EE-12] or take it unused to the right end of the own trade route', () => {
    const table = part1({ market: MARKET, merchantDeck: [['M05']], routes: [['M02', 'M03']] }).play('E2-5 take');
    expect(table.hold(0)).toBe('');
    expect(table.seat(0)).toMatchObject({
      merchants: 3,
      route: [
        { card: 'M02', settlers: 0 },
        { card: 'M03', settlers: 0 },
        { card: 'M01', settlers: 0 },
      ],
    });
    expect(table.table.market).toEqual(['M09', 'M19', 'M10', 'M05']);
  });

  test("[EE-19r] a trade card that can't be paid can only be taken", () => {
    expect(part1({ market: MARKET }).play('C2-5').options()).toEqual(['take']);
    expect(
      part1({ market: MARKET, holds: ['R'] })
        .play('C2-5')
        .options(),
    ).toEqual(['use', 'take']);
  });

  test('[EE-23] [EE-25] with five cards a new one is swapped with one of them, which goes to the pile; settlers stay in that place', () => {
    const routes = [['M02', 'M03', 'M04', 'M05', 'M06']];
    const table = part1({ market: MARKET, routes, placed: { 'route-1': [0, 2] } }).play('E2-5 take');
    expect([table.asked, table.options()]).toEqual(['0 swap', ['swap-0', 'swap-1', 'swap-2', 'swap-3', 'swap-4']]);
    table.play('swap-1');
    expect((table.seat(0).route as unknown[])[1]).toEqual({ card: 'M01', settlers: 2 });
    expect([table.seat(0).merchants, table.table.merchantPile, table.hold(0)]).toEqual([6, ['M03'], '']);
  });

  test('[EE-16] the deck is out: the gap stays empty', () => {
    const table = part1({ market: MARKET, merchantDeck: [], pile: ['M02'] }).play('E2-5 use');
    expect(table.table.market).toEqual(['M09', 'M19', 'M10', null]);
    expect(table.offers('C2-6')).toBe(false);
  });

  test('[EE-28] two points per two merchant cards owned, on route and pile', () => {
    const points = (merchants: number): number =>
      part1({ merchants: [merchants, 0], tiles: [['B18']] }).points(0).bonus!;
    expect([0, 1, 2, 5].map(points)).toEqual([0, 0, 2, 4]);
  });

  test('[EE-7] exploration takes a tile from beside the boards, or the one on a 2-3 space', () => {
    const table = part1({
      row: ['E02'],
      holds: ['YRG'],
      stacks: { 0: [null, 0] },
      exploration: { 'A1-6': 'X02', 'B1-5': 'X05' },
    });
    table.play('A1-1');
    const beside = ['X01', 'X03', 'X04', 'X06', 'X07', 'X08', 'X09', 'X10'].map((id) => `explore-${id}`);
    expect(table.options()).toEqual(['explore-A1-6', 'explore-B1-5', ...beside]);
    table.play('explore-X01');
    expect([table.hold(0), table.table.beside]).toEqual(['GG', beside.slice(1).map((word) => word.slice(8))]);
  });
});

describe('the trade route', () => {
  const routes = [['M01', 'M09', 'M19', 'M10', 'M02']];

  test('[EE-24] a card costs one settler, and one for each card to its left that has none', () => {
    const table = part1({ routes, holds: ['YYR'] });
    expect(table.options().filter((word) => word.startsWith('route'))).toEqual(
      [0, 1, 2, 3, 4].map((slot) => `route-${slot}`),
    );
    table.play('route-4');
    expect((table.seat(0).route as { settlers: number }[]).map(({ settlers }) => settlers)).toEqual([0, 0, 0, 0, 5]);
    expect([table.seat(0).settlers, table.hold(0)]).toEqual([2, 'YYYRR']);
    const filled = part1({ routes, placed: { 'route-0': [0, 1], 'route-2': [0, 1] } }).play('route-4');
    expect((filled.seat(0).route as { settlers: number }[])[4]!.settlers).toBe(3);
  });

  test('[EE-24] a card with settlers, an unpayable trade or too few settlers: not offered', () => {
    const offered = (position: Own): string[] =>
      part1({ routes, ...position })
        .options()
        .filter((word) => word.startsWith('route'));
    expect(offered({ placed: { 'route-0': [0, 1] } })).toEqual(['route-1', 'route-4']);
    expect(offered({ settlers: [2, 7] })).toEqual(['route-0', 'route-1']);
    expect(offered({ settlers: [2, 7], placed: { 'route-0': [0, 1], 'route-1': [0, 1] }, holds: ['YYR'] })).toEqual([
      'route-2',
      'route-3',
    ]);
  });

  test('upgrades and trades of a card are asked as anywhere', () => {
    const table = part1({ routes, holds: ['RRR'] });
    expect(table.asks('route-2 again enough')).toEqual(['0 trade', '0 trade', '1 turn']);
    expect(
      part1({ routes, holds: ['RR'] })
        .play('route-1')
        .options(),
    ).toEqual(['R+', 'enough']);
  });

  test('[EE-26] the card stays on the route; rest brings its settlers back', () => {
    const table = part1({ routes }).play('route-1 rest rest');
    expect([table.seat(0).settlers, table.seat(0).merchants]).toEqual([7, 5]);
    expect((table.seat(0).route as { settlers: number }[]).every(({ settlers }) => settlers === 0)).toBe(true);
  });

  test('[EE-27] [EE-29r] adjust route: one yellow, then two cards may change places, settlers with their cards', () => {
    const table = part1({ routes: [['M01', 'M02', 'M03']], placed: { 'route-2': [0, 3] } }).play('C2-1');
    expect([table.hold(0), table.options()]).toEqual(['Y', ['swap-0-1', 'swap-0-2', 'swap-1-2', 'keep']]);
    table.play('swap-0-2');
    expect(table.seat(0).route).toEqual([
      { card: 'M03', settlers: 3 },
      { card: 'M02', settlers: 0 },
      { card: 'M01', settlers: 0 },
    ]);
  });

  test('[EE-27] [EE-30r] keep leaves them; with fewer than two cards nothing is asked', () => {
    const table = part1({ routes: [['M01', 'M02']] }).play('C2-1 keep');
    expect((table.seat(0).route as { card: string }[]).map(({ card }) => card)).toEqual(['M01', 'M02']);
    const one = part1({ routes: [['M01']] }).play('C2-1');
    expect([one.asked, one.hold(0)]).toEqual(['1 turn', 'Y']);
  });
});

describe('the merchant deck with other numbers of cards', () => {
  test('refreshing again and again with few cards never loses one', () => {
    const { merchantCards } = PACKS['spice-road'] as unknown as { merchantCards: unknown[] };
    for (const size of [0, 1, 3, 4, 5, 9]) {
      const few: RawPack = { ...PACKS['spice-road']!, merchantCards: merchantCards.slice(0, size) };
      const match = startMatch({ game: 'east-to-west-1', seats: 2, seed: `${size} cards`, packs: [few] });
      for (let turns = 0; turns < 12; turns++) {
        match.choose({ kind: 'work', at: 'E2-2' });
        match.choose({ kind: 'rest' });
        const { market, merchantDeck } = match.state();
        expect([...market.filter(Boolean), ...merchantDeck.flat()].length).toBe(size);
        expect(merchantDeck.every((layer) => layer.length > 0)).toBe(true);
      }
    }
  });
});
