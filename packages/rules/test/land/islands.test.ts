import { describe, expect, test } from 'vitest';

import { type Match, startMatch, type GameId, type AnyView } from '../../src/index.ts';
import { thrown } from '../thrown.ts';
import { landTable, type PlayedLand } from './table.ts';

type Position = Parameters<typeof landTable>[0];

/** The same of Part III, with two seats. */
const part3 = (position: Omit<Position, 'game' | 'seats'> = {}): PlayedLand =>
  landTable({ game: 'east-to-west-3', seats: 2, ...position });
/** Part II on the map of the tables: the sea tile 2,1 in the middle of three rows. */
const part2 = (position: Omit<Position, 'game' | 'seats'> & { readonly seats?: number } = {}): PlayedLand =>
  landTable({ seats: 2, ...position, game: 'east-to-west-2' });

const NEAR_THE_SEA = ['1,1', '1,2', '2,0', '2,2', '3,0', '3,1'];

describe('the set-up', () => {
  const dealt = (game: GameId, seats: number, seed = 'deal', options = {}): AnyView =>
    startMatch({ game, seats, seed, options }).state();

  test.each(['east-to-west-2', 'east-to-west-3'] as const)(
    '[EE-31] [EE-32] %s: one sea tile, twelve market tiles, three of each symbol',
    (game) => {
      for (const seed of ['a', 'b', 'c']) {
        const { map = [], seats } = dealt(game, 3, seed);
        const seas = map.filter(({ kind }) => kind === 'sea');
        expect([map.length, seas.length]).toEqual([13, 1]);
        const numbers = map.flatMap(({ market }) => (market === undefined ? [] : [Number(market.slice(1))]));
        const symbols = numbers.map((id) => Math.floor((id - 1) / 6));
        expect([0, 1, 2, 3].map((symbol) => symbols.filter((other) => other === symbol).length)).toEqual([3, 3, 3, 3]);
        expect(new Set(numbers).size).toBe(12);
        expect(seats.every(({ boat }) => boat === seas[0]!.at)).toBe(true);
        for (const { at } of map) {
          const [q, r] = at.split(',').map(Number) as [number, number];
          const touching = map.filter((other) => {
            const [x, y] = other.at.split(',').map(Number) as [number, number];
            return Math.max(Math.abs(q - x), Math.abs(r - y), Math.abs(q + r - x - y)) === 1;
          });
          expect(touching.length).toBeGreaterThan(1);
        }
      }
    },
  );

  test('the map comes from the luck: the same from the same seed', () => {
    const shape = (seed: string): string => (dealt('east-to-west-2', 2, seed).map ?? []).map(({ at }) => at).join(' ');
    expect(shape('a')).toBe(shape('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(shape)).size).toBeGreaterThan(1);
  });

  test.each([
    ['east-to-west-1', ['A1', 'B1', 'E2', 'C2']],
    ['east-to-west-2', ['A2', 'B2', 'C1', 'F2']],
    ['east-to-west-3', ['A2', 'B2', 'C1', 'D2', 'E2', 'F2']],
  ] as const)('[EE-1] %s is played on the boards %j', (game, boards) => {
    const laid = (dealt(game, 2).boards ?? []).flat();
    expect(laid.toSorted()).toEqual(boards.toSorted());
  });

  test('stacks of four on B2 and F2 and, in Part III, of two on D2', () => {
    const stacks = (game: GameId): string[] => (dealt(game, 2).stacks ?? []).map(({ at, left }) => `${at} ${left}`);
    expect(stacks('east-to-west-2')).toEqual(['B2 4', 'B2 4', 'F2 4', 'F2 4']);
    expect(stacks('east-to-west-3')).toEqual(['B2 4', 'B2 4', 'F2 4', 'F2 4', 'D2 2', 'D2 2', 'D2 2', 'D2 2']);
  });

  test.each([
    ['east-to-west-2', 2, 9],
    ['east-to-west-2', 4, 7],
    ['east-to-west-3', 3, 9],
    ['east-to-west-3', 4, 7],
  ] as const)('[EE-4] %s with %i seats: %i spaces are covered, spare tiles leave', (game, seats, covered) => {
    const { locations = [], beside } = dealt(game, seats);
    expect(locations.filter(({ exploration }) => exploration !== null).length).toBe(covered);
    expect(beside).toBeUndefined();
  });

  test('[EE-2] [EE-3] Part II takes out white stars and marked tiles, Part III black stars and no tile', () => {
    const inMatch = (game: GameId): { cards: string[]; tiles: number } => {
      const { row = [], next, deck = [], stacks = [], unseen = [] } = dealt(game, 4);
      return { cards: [...row.map(String), String(next), ...deck], tiles: stacks.length + unseen.length };
    };
    const two = inMatch('east-to-west-2');
    expect([two.cards.includes('S13'), two.cards.includes('S11'), two.tiles]).toEqual([false, true, 17]);
    const three = inMatch('east-to-west-3');
    expect([three.cards.includes('S13'), three.cards.includes('S11'), three.tiles]).toEqual([true, false, 25]);
  });

  test('[EE-31] an own map is played as it is; one that breaks a rule is refused with the reason', () => {
    const ports = thrown(() =>
      startMatch({ game: 'east-to-west-2', seats: 2, seed: 'x', options: { map: '1mmmm.pmsmm.1mmmm' } }),
    );
    expect([ports.code, ports.rule, ports.message]).toEqual([
      'bad-map',
      'EE-31',
      'The map has 1 port; it needs exactly 0.',
    ]);
    const line = thrown(() =>
      startMatch({ game: 'east-to-west-3', seats: 2, seed: 'x', options: { map: 'mmmmmmsmmmmmm' } }),
    );
    expect(line.message).toBe('The tile 0,0 touches 1 other tile; it should touch two.');
    const seas = thrown(() =>
      startMatch({ game: 'east-to-west-3', seats: 2, seed: 'x', options: { map: '1mmmm.mssmm.1mmmm' } }),
    );
    expect(seas.message).toMatch(/11 market tiles; it needs exactly 12/);
    const undecided = startMatch({
      game: 'east-to-west-2',
      seats: 2,
      seed: 'x',
      options: { map: '1iiii.iiiii.1iiii' },
    });
    const { map } = undecided.state();
    expect(map.filter(({ kind }) => kind === 'sea').length).toBe(1);
  });
});

describe('moving the boat', () => {
  test('[EE-36] by 1: to an adjacent tile', () => {
    const table = part2().play('A2-4');
    expect([table.asked, table.options().toSorted()]).toEqual(['0 sail', NEAR_THE_SEA]);
    expect(table.play('1,1').seat(0).boat).toBe('1,1');
  });

  test('[EE-36] by 2: to an adjacent tile and optionally one more', () => {
    const table = part2({ holds: ['Y'] }).play('B2-3 1,1');
    expect(table.options().toSorted()).toEqual(['0,1', '1,0', '1,2', '2,0', '2,1', 'stop']);
    expect(table.play('stop').seat(0).boat).toBe('1,1');
  });

  test('[EE-46r] by 2 the boat may come back to where it began', () => {
    const table = part2({ holds: ['Y'] }).play('B2-3 1,1 2,1');
    expect([table.seat(0).boat, table.asked]).toEqual(['2,1', '0 toll']);
    const alone = part2({ boats: ['2,1', '0,1'] }).play('B2-3 1,1 2,1');
    expect([alone.seat(0).boat, alone.asked]).toEqual(['2,1', '1 turn']);
  });

  test('[EE-36] [EE-46r] to any tile but its own', () => {
    const table = part2({ boats: ['0,1', '2,1'], holds: ['Y'] }).play('B2-4');
    expect([table.options().length, table.options().includes('0,1')]).toEqual([12, false]);
  });

  test('[EE-37] passing other boats is free', () => {
    const table = part2({ seats: 3, boats: ['0,1', '1,1', '1,1'], holds: ['YRG'] }).play('B2-3 1,1 1,0');
    expect([table.hold(0), table.asked]).toEqual(['YRG', '0 build']);
  });

  test('[EE-38] one cube of choice to the owner of every other boat there, in turn order after the mover', () => {
    const table = part2({ seats: 4, mover: 1, boats: ['0,1', '2,1', '0,1', '0,1'], holds: ['', 'YYRRG'] }).play(
      'B2-4 0,1',
    );
    expect(table.options()).toEqual(['Y>2', 'R>2', 'G>2']);
    table.play('G>2 Y>3 R>0');
    expect([0, 1, 2, 3].map((seat) => table.hold(seat))).toEqual(['R', 'YR', 'G', 'Y']);
  });

  test('[EE-42] a toll is paid on the sea tile, as on every other tile', () => {
    const table = part2({ boats: ['1,1', '2,1'], holds: ['YR'] }).play('A2-4 2,1');
    expect(table.options()).toEqual(['Y>1', 'R>1']);
    expect(table.play('R>1').asked).toBe('1 turn');
  });

  test('[EE-43] a tile where the toll cannot be paid is not a legal end', () => {
    const table = part2({ seats: 3, boats: ['0,1', '1,1', '1,1'], holds: ['Y'] });
    expect(table.play('A2-4').options()).not.toContain('1,1');
    const two = part2({ seats: 3, boats: ['0,1', '1,1', '1,1'], holds: ['Y'] }).play('B2-3 1,1');
    expect(two.options()).not.toContain('stop');
  });

  test('a boat that could end nowhere may not be moved', () => {
    // The two neighbours of 4,2 are taken by two boats each.
    const position = { seats: 4, boats: ['4,2', '4,1', '3,2', '2,1'] } as const;
    expect(part2(position).offers('A2-4')).toBe(false);
    expect(part2(position).offers('B2-4')).toBe(true);
    expect(part2({ ...position, holds: ['Y'] }).offers('A2-4')).toBe(true);
  });

  test('a tool pays the toll, since its cube comes first', () => {
    const position = { seats: 4, boats: ['4,2', '4,1', '3,2', '2,1'], cards: [['T02']] } as const;
    const table = part2(position);
    expect(table.offers('A2-4')).toBe(true);
    expect(table.play('A2-4 4,1').options()).toEqual(['R>1']);
  });

  test('a toll that lifts a seat above its limit makes it discard at the end of this turn', () => {
    const table = part2({ boats: ['0,1', '1,1'], holds: ['GG', 'YYYYYYYYYY'] }).play('A2-4 1,1 G>1 no-build');
    expect(table.asked).toBe('1 discard');
    expect(table.play('1:drop-Y').hold(1)).toBe('YYYYYYYYYG');
  });
});

describe('building and trading on the islands', () => {
  test('[EE-39] the first outpost on a tile is free, from the leftmost space of its row', () => {
    const table = part2({ islands: { '1,1': 'm23' } }).play('A2-4 1,1 build');
    expect([table.seat(0).outposts, table.points(0).board]).toEqual([{ Y: 0, R: 0, G: 0, B: 1 }, 1]);
  });

  test('[EE-39] each outpost there costs one cube, with two seats two', () => {
    const three = part2({ seats: 3, islands: { '1,1': 'm23' }, outposts: { '1,1': [1, 2] }, holds: ['YRG'] });
    expect(three.play('A2-4 1,1 build').options()).toEqual(['-Y', '-R', '-G']);
    expect(three.play('-R -G').hold(0)).toBe('Y');
    const two = part2({ islands: { '1,1': 'm23' }, outposts: { '1,1': [1] }, holds: ['YR'] });
    expect(two.play('A2-4 1,1 build -Y -R').seat(0).outposts).toMatchObject({ B: 1 });
  });

  test('[EE-33] a seat that cannot pay, has an outpost there or has placed the three of a row is not asked', () => {
    const asked = (more: Omit<Position, 'game' | 'seats'>): string =>
      part2({ islands: { '1,1': 'm19', '3,1': 'm20', '2,2': 'm21', '1,2': 'm22' }, ...more }).play('A2-4 1,1').asked;
    expect(asked({})).toBe('0 build');
    expect(asked({ outposts: { '1,1': [1] } })).toBe('1 turn');
    expect(asked({ outposts: { '1,1': [0] } })).toBe('1 turn');
    expect(asked({ outposts: { '3,1': [0], '2,2': [0], '1,2': [0] } })).toBe('1 turn');
  });

  test('[EE-41] [EE-50c] the boat may trade, outpost or not, any number of times: also none', () => {
    const position = { islands: { '1,1': 'm23' }, holds: ['YYYYYYYYY'] } as const;
    const table = part2(position);
    expect(table.asks('A2-4 1,1 no-build again again')).toEqual(['0 sail', '0 build', '0 trade', '0 trade', '0 trade']);
    expect(table.play('again').hold(0)).toBe('BBB');
    expect(part2(position).play('A2-4 1,1 no-build enough').hold(0)).toBe('YYYYYYYYY');
    expect(part2(position).play('A2-4 1,1 build again enough').hold(0)).toBe('YYYYYYB');
  });

  test('the sea tile offers no trade', () => {
    expect(part2({ boats: ['1,1', '0,1'], holds: ['YYYYYYYYY'] }).play('A2-4 2,1').asked).toBe('1 turn');
  });

  const ONE_SHORT = { '1,0': [0], '2,0': [0], '3,0': [0] } as const;
  const FOUR = { '1,0': 'm1', '2,0': 'm7', '3,0': 'm13', '1,1': 'm23' };

  test('[EE-40] a column just emptied gives the top tile of a stack on B2 or F2, before the trade', () => {
    const table = part2({ islands: FOUR, outposts: ONE_SHORT, holds: ['YYY'], stacks: { 2: ['B17', 4] } });
    expect(table.asks('A2-4 1,1 build bonus-2 enough').slice(2)).toEqual(['0 bonus', '0 trade', '1 turn']);
    expect(table.seat(0).tiles).toEqual(['B17']);
  });

  test('[EE-18] [EE-40] it offers every stack that has a tile, and must be taken', () => {
    const table = part2({ islands: FOUR, outposts: ONE_SHORT, stacks: { 1: [null, 0] } }).play('A2-4 1,1 build');
    expect(table.options()).toEqual(['bonus-0', 'bonus-2', 'bonus-3']);
  });

  test('[EE-5] [EE-40] with four bonus tiles there is no room for it; with three there is', () => {
    const table = (tiles: readonly string[]): string =>
      part2({ islands: FOUR, outposts: ONE_SHORT, tiles: [tiles] }).play('A2-4 1,1 build').asked;
    expect(table(['B01', 'B02', 'B03', 'B04'])).toBe('1 turn');
    expect(table(['B01', 'B02', 'B03'])).toBe('0 bonus');
  });

  test.each([
    ['Part III', part3],
    ['Part II', part2],
  ] as const)(
    '[EE-34] [EE-35r] [EE-47c] %s: one outpost placed scores 1, three in one row 3, all twelve 12',
    (_, table) => {
      // m1 to m3 are yellow, m7 to m9 red, and so on: three places a symbol.
      const places = ['1,0', '2,0', '3,0', '4,0', '0,1', '1,1', '3,1', '4,1', '1,2', '2,2', '3,2', '4,2'];
      const tiles = [1, 2, 3, 7, 8, 9, 13, 14, 15, 19, 20, 21].map((tile) => `m${tile}`);
      const islands = Object.fromEntries(places.map((place, at) => [place, tiles[at]!]));
      const scored = (built: number): number => {
        const outposts = Object.fromEntries(places.slice(0, built).map((place) => [place, [0]]));
        return table({ islands, outposts }).points(0).board!;
      };
      expect([0, 1, 3, 12].map(scored)).toEqual([0, 1, 3, 12]);
    },
  );

  test('[EE-44] boat trade: the trade of the tile under the boat, at least once', () => {
    const position = { boats: ['1,1', '2,1'], islands: { '1,1': 'm23' } } as const;
    expect(part2({ ...position, holds: ['YY'] }).offers('F2-1')).toBe(false);
    expect(part2({ ...position, boats: ['2,1', '1,1'], holds: ['YYY'] }).offers('F2-1')).toBe(false);
    const table = part2({ ...position, holds: ['YYYYYY'] }).play('F2-1');
    expect([table.hold(0), table.asked]).toEqual(['YYYB', '0 trade']);
  });

  test('[EE-45] outpost trade: the trade of any tile with an own outpost', () => {
    const islands = { '1,1': 'm23', '3,1': 'm24' };
    const none = part2({ islands, holds: ['YYYRRR'], outposts: { '1,1': [1] } });
    expect(none.offers('F2-3')).toBe(false);
    const one = part2({ islands, holds: ['YYYRR'], outposts: { '1,1': [0], '3,1': [0] } }).play('F2-3');
    expect([one.hold(0), one.asked]).toEqual(['RRB', '1 turn']);
    const several = part2({ islands, holds: ['YYYRRR'], outposts: { '1,1': [0, 1], '3,1': [0] } }).play('F2-3');
    expect([several.asked, several.options()]).toEqual(['0 outpost', ['1,1', '3,1']]);
    expect(several.play('3,1').hold(0)).toBe('YYYBB');
  });

  test('[EE-6] [EE-49c] forts give a card only, by itself', () => {
    const table = part2({ row: ['S01'], holds: ['YYR'] }).play('A2-1');
    expect([table.asked, table.seat(0).cards]).toEqual(['1 turn', ['S01']]);
    expect(part2({ row: ['S01'], holds: ['YY'] }).offers('A2-1')).toBe(false);
  });
});

describe('taking back', () => {
  test('a voyage may be undone until something is revealed or the turn ends', () => {
    const match: Match = startMatch({ game: 'east-to-west-2', seats: 2, seed: 'islands' });
    match.choose({ kind: 'work', at: 'B2-3' });
    const [first] = match.legal();
    match.choose(first!.code);
    const before = match.version;
    match.undo(0);
    expect([before, match.version, match.decision]).toEqual([2, 0, { seat: 0, kind: 'turn' }]);
  });
});
