import { describe, expect, test } from 'vitest';

import {
  PACKS,
  type RawPack,
  startMatch,
  type View,
  type MatchOptions,
  findGame,
  loadMatch,
  matchFrom,
  positionOf,
} from '../../src/index.ts';
import type { NaiveLandPack } from '../naive/land.ts';
import { landTable } from './table.ts';

const builtIn = PACKS['new-world']!;
const { boards } = builtIn as unknown as NaiveLandPack;

/** The built-in pack with one space changed. */
function withSpace(id: string, change: Readonly<Record<string, unknown>>): RawPack {
  const [name] = id.split('-');
  const board = boards[name!]!;
  const spaces = board.spaces.map((space) => (space.id === id ? { ...space, ...change } : space));
  return { ...builtIn, boards: { ...boards, [name!]: { ...board, spaces } } };
}

describe('the set-up', () => {
  const dealt = (seats: number, seed = 'deal', board?: 'D1' | 'E1' | 'F1'): View<'new-world'> =>
    startMatch({ game: 'new-world', seats, seed, options: board === undefined ? {} : { board } }).state();

  test.each([
    [2, ['YYY', 'YYYY'], 7],
    [3, ['YYY', 'YYYY', 'YYYY'], 6],
    [4, ['YYY', 'YYYY', 'YYYY', 'YYYR'], 6],
  ])(
    '[NW-7] [NW-8] [NW-33] %i seats begin with their cubes and settlers, the other of the 12 in reserve',
    (seats, holds, settlers) => {
      const state = dealt(seats);
      expect(state.seats.map(({ hold }) => hold)).toEqual(holds);
      expect(state.seats.every((seat) => seat.settlers === settlers && seat.reserve === 12 - settlers)).toBe(true);
      expect(state.seats.every((seat) => seat.limit === 10)).toBe(true);
    },
  );

  test('[NW-2] boards A1, B1, C1 and the one that was chosen', () => {
    for (const board of ['D1', 'E1', 'F1'] as const) {
      expect(dealt(2, 'x', board).boards).toEqual([
        ['A1', 'B1'],
        ['C1', board],
      ]);
    }
  });

  test('[NW-2] without a choice the fourth board is drawn from the luck: the same from the same seed, and each of the three', () => {
    const fourth = (seed: string): string => (dealt(2, seed).boards as string[][])[1]![1]!;
    expect(fourth('a seed')).toBe(fourth('a seed'));
    expect(new Set(Array.from({ length: 20 }, (_, seed) => fourth(`${seed}`)))).toEqual(new Set(['D1', 'E1', 'F1']));
  });

  test('[NW-3] cards with a white star are out, with three seats those marked 4, with two also those marked 3+', () => {
    const { pointCards } = builtIn as unknown as { pointCards: { id: string; star: string | null; players: string }[] };
    const used = (seats: number): string[] => {
      const { row, next, deck } = dealt(seats);
      return [...row, next, ...deck].map(String).sort();
    };
    const marked = (...marks: string[]): string[] =>
      pointCards.flatMap(({ id, star, players }) => (star !== 'white' && marks.includes(players) ? [id] : [])).sort();
    expect(used(2)).toEqual(marked('any'));
    expect(used(3)).toEqual(marked('any', '3+'));
    expect(used(4)).toEqual(marked('any', '3+', '4'));
    expect([2, 3, 4].map((seats) => used(seats).length)).toEqual([28, 40, 48]);
  });

  test('[NW-5] bonus tiles: the 17 without a mark, stacked as printed, one of them left over', () => {
    const { stacks, unseen } = dealt(3);
    expect(stacks.map(({ at, left }) => `${at} ${left}`)).toEqual(['A1-1 4', 'A1-2 4', 'B1-1 4', 'B1-2 2', 'B1-2 2']);
    const seen = [...stacks.map(({ top }) => top), ...unseen];
    expect(seen.map(String).toSorted()).toEqual(
      Array.from({ length: 17 }, (_, at) => `B${String(at + 1).padStart(2, '0')}`),
    );
  });

  test.each([
    [2, 10],
    [3, 10],
    [4, 8],
  ])('[NW-6] with %i seats %i spaces are covered by exploration tiles', (seats, covered) => {
    const { locations } = dealt(seats);
    const tiles = locations.filter(({ exploration }) => exploration !== null);
    expect(tiles.length).toBe(covered);
    expect(new Set(tiles.map(({ exploration }) => exploration)).size).toBe(covered);
    expect(tiles.some(({ at }) => at === 'A1-6')).toBe(seats < 4);
  });
});

describe('the components', () => {
  test('[NW-1] two-sided boards A to F, 56 point cards, 25 bonus tiles, 10 exploration tiles, 12 settlers, three bonus spaces', () => {
    const { pointCards, bonusTiles, explorationTiles, playerBoards } = builtIn as unknown as NaiveLandPack;
    expect(Object.keys(boards).toSorted()).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((board) => [`${board}1`, `${board}2`]),
    );
    expect([pointCards.length, bonusTiles.length, explorationTiles.length]).toEqual([56, 25, 10]);
    expect(playerBoards.settlers.total).toBe(12);
    const full = landTable({ seats: 2, tiles: [['B01', 'B02', 'B03']] });
    const room = landTable({ seats: 2, tiles: [['B01', 'B02']] });
    expect([full.offers('A1-1'), room.offers('A1-1')]).toEqual([false, true]);
  });

  test('[NW-4] a card above each of the four forts; of the deck the top is known, and of the rest only what is in it', () => {
    const match = startMatch({ game: 'new-world', seats: 4, seed: 'deal' });
    const { row, next, deck } = match.state();
    expect([row.length, new Set([...row, next, ...deck]).size]).toEqual([4, 48]);
    // The listed order is that of the pack, whatever is drawn.
    expect(deck).toEqual(
      (builtIn as { pointCards: { id: string }[] }).pointCards.flatMap(({ id }) => (deck.includes(id) ? [id] : [])),
    );
  });
});

describe('settlers', () => {
  test('[NW-13] [NW-16] an empty location asks for its printed number, and exactly that many are placed', () => {
    const table = landTable({ seats: 2, settlers: [3, 7] }).play('B1-3');
    expect([table.at('B1-3'), table.seat(0).settlers]).toEqual([[0, 2], 1]);
  });

  test('[NW-12] a seat with fewer settlers cannot work there', () => {
    const table = landTable({ seats: 2, settlers: [2, 7] });
    expect([table.offers('B1-3'), table.offers('B1-4')]).toEqual([true, false]);
  });

  test('[NW-14] [NW-15] [NW-48c] a location held by three foreign settlers asks for four, with one matching help card for three', () => {
    const placed = { 'B1-3': [1, 3] } as const;
    const without = landTable({ seats: 2, settlers: [4, 4], placed }).play('B1-3');
    expect(without.at('B1-3')).toEqual([0, 4]);
    const helped = landTable({ seats: 2, settlers: [3, 4], placed, cards: [['H04']] }).play('B1-3');
    expect(helped.at('B1-3')).toEqual([0, 3]);
    expect(landTable({ seats: 2, settlers: [3, 4], placed }).offers('B1-3')).toBe(false);
  });

  test('[NW-14] a location held by others asks for one more than stand there, whatever is printed', () => {
    const table = landTable({ seats: 2, placed: { 'B1-4': [1, 1] } }).play('B1-4');
    expect(table.at('B1-4')).toEqual([0, 2]);
  });

  test('[NW-49c] [NW-15] a help card may leave fewer settlers than printed, and the next seat then pays that smaller number plus one', () => {
    const table = landTable({ seats: 2, cards: [['H02']] }).play('B1-4');
    expect(table.at('B1-4')).toEqual([0, 2]);
    expect(table.play('B1-4').at('B1-4')).toEqual([1, 3]);
  });

  test('[NW-15] [NW-37] help cards of the landmark add up, never below one; those of other landmarks do not count', () => {
    expect(
      landTable({ seats: 2, cards: [['H02', 'H06']] })
        .play('B1-4')
        .at('B1-4'),
    ).toEqual([0, 1]);
    expect(
      landTable({ seats: 2, cards: [['H02', 'H06', 'H12', 'H14']] })
        .play('B1-4')
        .at('B1-4'),
    ).toEqual([0, 1]);
    expect(
      landTable({ seats: 2, cards: [['H01', 'H05']] })
        .play('B1-4')
        .at('B1-4'),
    ).toEqual([0, 3]);
  });

  test('[NW-15] help cards do nothing where there is no landmark', () => {
    const table = landTable({ seats: 2, holds: ['YYY'], cards: [['H01', 'H02', 'H03', 'H04']] }).play('C1-2');
    expect(table.at('C1-2')).toEqual([0, 2]);
  });

  test('[NW-11] own settlers on a location forbid it', () => {
    expect(landTable({ seats: 2, placed: { 'A1-3': [0, 1] } }).offers('A1-3')).toBe(false);
    expect(landTable({ seats: 2, placed: { 'A1-3': [1, 1] } }).offers('A1-3')).toBe(true);
  });

  test('[NW-10] [NW-36] an exploration tile forbids it', () => {
    expect(landTable({ seats: 2 }).offers('C1-3')).toBe(false);
    expect(landTable({ seats: 2, exploration: { 'C1-3': null } }).offers('C1-3')).toBe(true);
  });

  test("[NW-17] ousted settlers go back to their owner's board and can be used at once in that owner's next turn", () => {
    const table = landTable({ seats: 2, settlers: [7, 0], placed: { 'A1-3': [1, 3] } }).play('A1-3');
    expect([table.at('A1-3'), table.seat(1).settlers]).toEqual([[0, 4], 3]);
    expect(table.play('B1-4').at('B1-4')).toEqual([1, 3]);
  });

  test('[NW-31] rest takes all of them back from the locations and leaves the others', () => {
    const table = landTable({ seats: 2, settlers: [1, 1], placed: { 'A1-3': [0, 2], 'C1-1': [0, 4], 'C1-2': [1, 2] } });
    table.play('rest');
    expect([table.seat(0).settlers, table.at('A1-3'), table.at('C1-2')]).toEqual([7, null, [1, 2]]);
  });

  test('[NW-32] rest with none placed is a pass', () => {
    const table = landTable({ seats: 2 }).play('rest');
    expect([table.seat(0).settlers, table.asked]).toEqual([7, '1 turn']);
  });

  test('[NW-9] [NW-12] a seat without settlers can only rest', () => {
    const table = landTable({ seats: 2, settlers: [0, 7], placed: { 'C1-1': [0, 7] }, cards: [['H01', 'H02']] });
    expect(table.options()).toEqual(['rest']);
  });
});

describe('tools', () => {
  test('[NW-18] [NW-37] each tool card of the landmark yields its cube before the action; several add up', () => {
    expect(
      landTable({ seats: 2, cards: [['T05']] })
        .play('B1-4')
        .hold(0),
    ).toBe('GB');
    expect(
      landTable({ seats: 2, cards: [['T05', 'T06', 'T07', 'T02']] })
        .play('B1-4')
        .hold(0),
    ).toBe('YGGB');
  });

  test("[NW-18] [NW-50c] a tool's cube pays for the trade of the same action", () => {
    expect(landTable({ seats: 2, holds: ['R'] }).offers('C1-1')).toBe(false);
    const pack = withSpace('C1-1', { landmark: 'river' });
    const table = landTable({ seats: 2, holds: ['R'], cards: [['T02']], packs: [pack] });
    expect(table.play('C1-1').hold(0)).toBe('GG');
  });

  test("[NW-18] [NW-50c] a tool's cube pays for the card of the same action", () => {
    const pack = withSpace('B1-2', { landmark: 'hill' });
    const position = {
      seats: 2,
      holds: ['GG'],
      row: ['S01', 'S02', 'S03', 'H06'],
      stacks: { 3: [null, 0], 4: [null, 0] },
    } as const;
    expect(landTable({ ...position, packs: [pack] }).offers('B1-2')).toBe(false);
    const table = landTable({ ...position, packs: [pack], cards: [['T05']] }).play('B1-2');
    expect([table.hold(0), table.seat(0).cards]).toEqual(['', ['H06', 'T05']]);
  });

  test('[SH-7r] a fort brings no cubes: a full hold is not in its way', () => {
    expect(landTable({ seats: 2 }).fill(0, 'Y'.repeat(127)).offers('B1-2')).toBe(true);
  });

  test('[SH-7r] their yield stops at 127 of a spice', () => {
    const table = landTable({ seats: 2, cards: [['T05']] }).fill(0, 'G'.repeat(127));
    expect(table.offers('B1-4')).toBe(true);
    expect(table.play('B1-4').state.hold[0]).toBe(127 * 2 ** 16 + 2 ** 24);
  });
});

describe('production, upgrade, trade', () => {
  test('[NW-19] production brings its cubes', () => {
    expect(landTable({ seats: 2 }).play('A1-3').hold(0)).toBe('YY');
  });

  test('[SH-7r] [NW-12] production that would go over 127 of a spice is not offered', () => {
    expect(landTable({ seats: 2 }).fill(0, 'Y'.repeat(126)).offers('A1-3')).toBe(false);
    expect(landTable({ seats: 2 }).fill(0, 'Y'.repeat(125)).offers('A1-3')).toBe(true);
  });

  test('[NW-20] an upgrade of two: several steps on one cube, or on more', () => {
    expect(
      landTable({ seats: 2, holds: ['Y'] })
        .play('A1-5 Y+ R+')
        .hold(0),
    ).toBe('G');
    expect(
      landTable({ seats: 2, holds: ['YYB'] })
        .play('A1-5 Y+ Y+')
        .hold(0),
    ).toBe('RRB');
  });

  test('[NW-20] fewer upgrades than allowed: enough ends them all', () => {
    const table = landTable({ seats: 2, holds: ['YY'] }).play('A1-5');
    expect(table.options()).toEqual(['Y+', 'enough']);
    expect(table.play('Y+ enough').asked).toBe('1 turn');
  });

  test('[NW-26r] an upgrade location may be chosen with nothing to upgrade, and nothing is asked', () => {
    const table = landTable({ seats: 2, holds: ['BB'] });
    expect(table.play('A1-5').asked).toBe('1 turn');
    expect(landTable({ seats: 2 }).play('A1-5').asked).toBe('1 turn');
  });

  test('[NW-21] a trade is done once by itself, then as often as wanted', () => {
    const table = landTable({ seats: 2, holds: ['RRRRRR'] }).play('C1-1');
    expect([table.hold(0), table.asked, table.options()]).toEqual(['RRRRGG', '0 trade', ['again', 'enough']]);
    expect(table.play('again enough').hold(0)).toBe('RRGGGG');
  });

  test('a trade that can no longer be paid is not asked for', () => {
    expect(landTable({ seats: 2, holds: ['RRR'] }).play('C1-1').asked).toBe('1 turn');
  });

  test('[NW-21] [NW-12] a trade that cannot be paid is not offered', () => {
    expect(landTable({ seats: 2, holds: ['RGGGB'] }).offers('C1-1')).toBe(false);
  });

  test('[NW-33] at the end of the turn cubes over ten are given up, one at a time', () => {
    const table = landTable({ seats: 2, board: 'F1', holds: ['RBBBBBBBB'] }).play('F1-2 again');
    expect([table.asked, table.hold(0)]).toEqual(['0 trade', 'YYYYYYYYYYYYRBBBBBB']);
    expect(table.asks('enough drop-Y drop-Y drop-Y').at(-1)).toBe('0 discard');
    expect(table.play('drop-Y drop-Y drop-Y drop-Y drop-Y drop-Y').asked).toBe('1 turn');
    expect(table.hold(0)).toBe('YYYRBBBBBB');
  });
});

describe('forts', () => {
  const row = ['S01', 'E01', 'H01', 'T01'];
  const gone = [null, 0] as const;
  const noTiles = { 0: gone, 1: gone, 2: gone, 3: gone, 4: gone };

  test('[NW-24] [NW-28r] the card alone is taken by itself when there is no tile', () => {
    const table = landTable({ seats: 2, row, stacks: noTiles, holds: ['YYR'] }).play('A1-1');
    expect([table.asked, table.hold(0), table.seat(0).cards]).toEqual(['1 turn', '', ['S01']]);
  });

  test('[NW-22] [NW-23] the tile alone, when the card cannot be paid', () => {
    const table = landTable({ seats: 2, row, stacks: { 0: ['B05', 4] } }).play('A1-1');
    expect(table.options()).toEqual(['tile-0']);
    table.play('tile-0');
    expect([table.asked, table.seat(0).tiles, table.seat(0).cards]).toEqual(['1 turn', ['B05'], []]);
  });

  test('[NW-22] the card alone, when no tile is wanted', () => {
    const table = landTable({ seats: 2, row, holds: ['YYR'] }).play('A1-1');
    expect(table.options()).toEqual(['tile-0', 'no-tile']);
    table.play('no-tile');
    expect([table.asked, table.seat(0).tiles, table.seat(0).cards]).toEqual(['1 turn', [], ['S01']]);
  });

  test('[NW-22] [NW-28r] both: tile first, then card', () => {
    const table = landTable({ seats: 2, row, holds: ['YYR'], stacks: { 0: ['B05', 4] } });
    expect(table.asks('A1-1 tile-0')).toEqual(['0 tile', '0 card']);
    expect(table.options()).toEqual(['card', 'no-card']);
    table.play('card');
    expect([table.seat(0).tiles, table.seat(0).cards, table.hold(0)]).toEqual([['B05'], ['S01'], '']);
  });

  test('with the tile the card may be refused', () => {
    const table = landTable({ seats: 2, row, holds: ['YYR'] }).play('A1-1 tile-0 no-card');
    expect([table.seat(0).cards, table.hold(0), table.asked]).toEqual([[], 'YYR', '1 turn']);
  });

  test('[NW-23] a fort with two stacks offers the tops of both, and no other', () => {
    expect(landTable({ seats: 2, row }).play('B1-2').options()).toEqual(['tile-3', 'tile-4']);
    expect(
      landTable({ seats: 2, row, stacks: { 3: gone } })
        .play('B1-2')
        .options(),
    ).toEqual(['tile-4']);
  });

  test("[NW-23] [NW-52c] a full bonus board: the fort's tile can't be taken, its card can", () => {
    const full = [['B01', 'B02', 'B03']];
    const table = landTable({ seats: 2, row, holds: ['YYR'], tiles: full });
    expect(table.offers('A1-2')).toBe(false);
    table.play('A1-1');
    expect([table.asked, table.seat(0).cards]).toEqual(['1 turn', ['S01']]);
  });

  test('[NW-27r] a fort where neither is possible cannot be chosen', () => {
    const table = landTable({ seats: 2, row, stacks: noTiles, holds: ['YYR'] });
    expect(['A1-1', 'A1-2', 'B1-1', 'B1-2'].map((fort) => table.offers(fort))).toEqual([true, false, true, false]);
    const gap = landTable({ seats: 2, row: ['S01', 'E01', 'H01', null], next: null, deck: [], stacks: noTiles });
    expect(gap.offers('B1-2')).toBe(false);
  });

  test('[NW-25] cards slide left and the rightmost gap is filled from the face-up deck', () => {
    const table = landTable({ seats: 2, row, next: 'T02', deck: ['S02'], stacks: noTiles, holds: ['YYR'] });
    table.play('A1-1');
    expect(table.table).toMatchObject({ row: ['E01', 'H01', 'T01', 'T02'], next: 'S02', deck: [] });
  });

  test('[NW-30r] when the deck is out the gaps stay, at the right', () => {
    const table = landTable({ seats: 2, row, next: null, deck: [], stacks: noTiles, holds: ['YYR'] }).play('A1-1');
    expect(table.table).toMatchObject({ row: ['E01', 'H01', 'T01', null], next: null, deck: [] });
  });

  test('[NW-29r] an action reveals last: the stack and the row are refilled after tile, card and benefit', () => {
    const table = landTable({
      seats: 2,
      row: ['E02', 'S01', 'H01', 'T01'],
      next: 'T02',
      holds: ['YRG'],
      stacks: { 0: ['B05', 4] },
    });
    expect(table.asks('A1-1 tile-0 card')).toEqual(['0 tile', '0 card', '0 explore']);
    const waiting = table.table as { row: unknown; next: string; stacks: unknown[] };
    expect([waiting.row, waiting.next, waiting.stacks[0]]).toEqual([
      [null, 'S01', 'H01', 'T01'],
      'T02',
      { at: 'A1-1', top: null, left: 3 },
    ]);
    const { row: after, stacks } = table.play('explore-A1-6').table as { row: string[]; stacks: { top: string }[] };
    expect(after).toEqual(['S01', 'H01', 'T01', 'T02']);
    expect(stacks[0]!.top).not.toBeNull();
  });

  test('the last tile of a stack leaves it empty', () => {
    const table = landTable({ seats: 2, row, stacks: { 0: ['B05', 1] } }).play('A1-1 tile-0');
    expect((table.table as { stacks: unknown[] }).stacks[0]).toEqual({ at: 'A1-1', top: null, left: 0 });
  });

  test('[NW-29r] choices at a fort can be undone until something is revealed', () => {
    const match = startMatch({ game: 'new-world', seats: 2, seed: 'forts' });
    match.choose({ kind: 'work', at: 'A1-1' });
    expect(match.decision).toEqual({ seat: 0, kind: 'tile' });
    match.undo();
    expect(match.version).toBe(0);
    match.choose({ kind: 'work', at: 'A1-1' });
    match.choose({ kind: 'tile', stack: 0 });
    expect(match.undoableTo).toBe(match.version);
  });
});

describe('point cards', () => {
  const take = (
    card: string,
    holds: string,
    more: Partial<Parameters<typeof landTable>[0]> = {},
  ): ReturnType<typeof landTable> =>
    landTable({
      seats: 2,
      row: [card],
      holds: [holds],
      stacks: { 0: [null, 0] },
      ...more,
    }).play('A1-1');

  test('[NW-34] new settlers come from the reserve to the board', () => {
    const table = take('S04', 'RGG');
    expect([table.seat(0).settlers, table.seat(0).reserve]).toEqual([7 - 1 + 2, 3]);
  });

  test('[NW-34] [NW-38r] as many as are in reserve; with an empty reserve the card can still be taken', () => {
    const one = take('S04', 'RGG', { settlers: [11, 7] });
    expect([one.seat(0).settlers, one.seat(0).reserve]).toEqual([11, 0]);
    const none = take('S04', 'RGG', { settlers: [12, 7] });
    expect([none.seat(0).settlers, none.seat(0).reserve, none.seat(0).cards]).toEqual([11, 0, ['S04']]);
  });

  test('[NW-35] [NW-36] exploration: any tile on the boards may be chosen, and the space is open to all', () => {
    const table = take('E02', 'YRG');
    const { locations } = table.table as { locations: { at: string; exploration: string | null }[] };
    const covered = locations.filter(({ exploration }) => exploration !== null).map(({ at }) => `explore-${at}`);
    expect([table.asked, table.options()]).toEqual(['0 explore', covered]);
    expect(covered.length).toBe(10);
    expect(table.play('explore-C1-3').offers('C1-3')).toBe(true);
  });

  const explored = (tile: string, more: Partial<Parameters<typeof landTable>[0]> = {}): ReturnType<typeof landTable> =>
    take('E02', 'YRG', { exploration: { 'C1-3': tile }, ...more }).play('explore-C1-3');

  test('[NW-35] a tile with cubes brings them now', () => {
    const table = explored('X02');
    expect([table.hold(0), table.seat(0).explored]).toEqual(['RB', ['X02']]);
  });

  test('[NW-35] a tile with a settler brings one now, if the reserve has any', () => {
    expect(explored('X03').seat(0)).toMatchObject({ settlers: 7, reserve: 4 });
    expect(explored('X03', { settlers: [12, 7] }).seat(0)).toMatchObject({
      settlers: 11,
      reserve: 0,
      explored: ['X03'],
    });
  });

  test('[NW-35] a tile with points brings 3 at the end', () => {
    expect(explored('X05').points(0)).toMatchObject({ exploration: 3, bonus: 0 });
  });

  test('[NW-35] [NW-42] a tile with an icon counts for bonus tiles', () => {
    expect(explored('X10', { tiles: [['B04']] }).points(0)).toMatchObject({ exploration: 0, bonus: 2 });
  });

  test('[NW-39r] with no tile left nothing happens', () => {
    const open = Object.fromEntries(
      ['A1-6', 'B1-5', 'C1-3', 'C1-4', 'C1-5', 'C1-6', 'D1-3', 'D1-4', 'D1-5', 'D1-6'].map((at) => [at, null]),
    );
    const table = take('E02', 'YRG', { exploration: open });
    expect([table.asked, table.seat(0)]).toMatchObject(['1 turn', { cards: ['E02'], explored: [] }]);
  });

  test('[NW-37] native help and tools last', () => {
    const helped = take('H02', 'YRG', { row: ['H02'] }).play('rest B1-4');
    expect(helped.at('B1-4')).toEqual([0, 2]);
    const tool = take('T05', 'RGB').play('rest B1-4');
    expect(tool.hold(0)).toBe('GB');
  });
});

describe('the end and the scores', () => {
  const seven = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'E01'];
  const eighth = (mover: number, seats: number): ReturnType<typeof landTable> =>
    landTable({
      seats,
      mover,
      row: ['H01'],
      holds: Array.from({ length: seats }, (_, seat) => (seat === mover ? 'YYR' : '')),
      cards: Array.from({ length: seats }, (_, seat) => (seat === mover ? seven : [])),
      stacks: { 0: [null, 0] },
    });

  test('[NW-40] the eighth card triggers the end: the round is finished, then the match is over', () => {
    const table = eighth(0, 3);
    expect(table.asks('A1-1 rest rest')).toEqual(['1 turn', '2 turn', 'over']);
    const last = eighth(2, 3).play('A1-1');
    expect(last.asked).toBe('over');
  });

  test('[NW-40] a seventh card does not', () => {
    const table = landTable({
      seats: 2,
      row: ['H01'],
      holds: ['YYR'],
      cards: [seven.slice(1)],
      stacks: { 0: [null, 0] },
    });
    expect(table.asks('A1-1 rest')).toEqual(['1 turn', '0 turn']);
  });

  test('[SH-15r] sixty rounds without a claim end the match as it stands', () => {
    expect(landTable({ seats: 2, stall: 59 }).asks('rest rest')).toEqual(['1 turn', 'over']);
    expect(landTable({ seats: 2, stall: 58 }).asks('rest rest')).toEqual(['1 turn', '0 turn']);
  });

  test('a point card resets the count', () => {
    const table = landTable({ seats: 2, stall: 59, row: ['H01'], holds: ['YYR'], stacks: { 0: [null, 0] } });
    expect(table.asks('A1-1 rest')).toEqual(['1 turn', '0 turn']);
    expect(table.state.stall).toBe(0);
  });

  test('[NW-42] [NW-43] [NW-44] [NW-45] [NW-51c] seven icons, three native help among them: 3 per pair native–native, 3 per pair native–X, 2 per icon of one held three times', () => {
    // three help, three settlers, one exploration
    const cards = [['H01', 'H02', 'H03', 'S01', 'S02', 'S03', 'E01']];
    expect(landTable({ seats: 2, cards, tiles: [['B07']] }).points(0).bonus).toBe(3);
    expect(landTable({ seats: 2, cards, tiles: [['B10']] }).points(0).bonus).toBe(9);
    expect(landTable({ seats: 2, cards, tiles: [['B01']] }).points(0).bonus).toBe(6);
    expect(landTable({ seats: 2, cards, tiles: [['B07', 'B10', 'B01']] }).points(0).bonus).toBe(18);
  });

  test('[NW-45] two different icons: the smaller count', () => {
    const cards = [['H01', 'S01', 'S02', 'S03']];
    expect(landTable({ seats: 2, cards, tiles: [['B10']] }).points(0).bonus).toBe(3);
    expect(landTable({ seats: 2, cards, tiles: [['B13']] }).points(0).bonus).toBe(0);
  });

  test('[NW-46] one point per two settlers outside the reserve, wherever they are', () => {
    const scored = (settlers: number, placed: number): number =>
      landTable({ seats: 2, settlers: [settlers, 7], placed: { 'C1-1': [0, placed] }, tiles: [['B15']] }).points(0)
        .bonus!;
    expect([scored(5, 2), scored(6, 2), scored(7, 5)]).toEqual([3, 4, 6]);
  });

  test('[NW-47] a flat tile is worth 3', () => {
    expect(landTable({ seats: 2, tiles: [['B17']] }).points(0).bonus).toBe(3);
  });

  test('[NW-41] cards, bonus tiles, exploration tiles, and a point for each cube that is not yellow', () => {
    const table = landTable({
      seats: 2,
      holds: ['YYRGB'],
      cards: [['H01', 'T05']],
      tiles: [['B17']],
      explored: [['X05']],
    });
    expect(table.points(0)).toEqual({ cards: 3 + 5, bonus: 3, exploration: 3, cubes: 3 });
  });

  test('[SH-14] of equals the one latest in turn order wins', () => {
    const table = landTable({ seats: 3, stall: 59, holds: ['RR', 'RR', 'R'] }).play('rest rest rest');
    expect(table.core.leader(table.state)).toBe(1);
  });
});

test('[SH-17r] point cards lie open: a match that would cover them is refused, and an earlier one shows all', () => {
  const setup = { game: 'new-world', seats: 2, seed: 'open' } as const;
  const refusal = 'Nothing can be covered in new-world, where all that is claimed lies open; its options are board.';
  const covered = { covered: true };
  expect(() => startMatch({ ...setup, options: covered })).toThrow(refusal);
  expect(() => startMatch({ ...setup, game: 'east-to-west-1', options: covered })).toThrow('; it has no options.');
  const open = startMatch({ ...setup, options: { covered: false } });
  expect(() => matchFrom({ ...positionOf(open), options: covered }, 'open')).toThrow(refusal);
  const earlier = loadMatch({ ...open.record(), options: covered });
  expect(earlier.view(1)).toEqual(earlier.state());
});

describe('an invalid request', () => {
  const said = (what: () => unknown): string => {
    try {
      what();
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  test('a board that does not exist, a number of seats', () => {
    const start =
      (seats: number, options: MatchOptions): (() => unknown) =>
      () =>
        startMatch({ game: findGame('new-world').id, seats, seed: 'x', options });
    expect(said(start(2, { board: 'C1' }))).toMatch(/"board" is one of D1, E1, F1/);
    expect(said(start(5, {}))).toMatch(/2 to 4 seats/);
  });

  test('work where it cannot be done leaves the match as it was', () => {
    const match = startMatch({ game: 'new-world', seats: 2, seed: 'x', options: { board: 'D1' } });
    const before = JSON.stringify(match.state());
    expect(said(() => match.choose({ kind: 'work', at: 'C1-3' }))).toMatch(
      /not an option of the decision "turn" of seat 0/,
    );
    expect(JSON.stringify(match.state())).toBe(before);
  });
});
