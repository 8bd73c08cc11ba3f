import { describe, expect, test } from 'vitest';

import { startMatch, type AnyView } from '../../src/index.ts';
import { seaTable, type SeaTable } from '../sea/table.ts';

describe('the limit', () => {
  test('[SH-8] [SH-9] [EW-43] a hold may overflow within a turn and is brought down at its end, cube by cube', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], holds: ['YYYYYYYYRR', ''] });
    table.play('stay harvest');
    expect(table.asked).toBe('0 discard');
    expect(table.options()).toEqual(['drop-Y', 'drop-R']);
    table.play('drop-Y drop-Y');
    expect([table.hold(0), table.asked]).toEqual(['YYYYYYYYRR', '1 sail']);
  });

  test('[EW-56c] [SH-9] a toll that lifts another seat above its limit makes that seat discard at the end of this turn', () => {
    const table = seaTable({ seats: 2, boats: ['C3', 'C4'], holds: ['G', 'YYYYYYYYYR'] });
    table.play('C4 stop G>1');
    expect(table.asked).toBe('0 act');
    table.play('pass');
    expect(table.asked).toBe('1 discard');
    table.play('1:drop-R');
    expect([table.hold(1), table.asked]).toEqual(['YYYYYYYYYG', '1 sail']);
  });

  test('[SH-10] first the mover discards, then the others in turn order', () => {
    const ten = 'YYYYYYYYYY';
    const table = seaTable({
      seats: 4,
      mover: 2,
      boats: ['C4', 'C4', 'C3', 'C4'],
      holds: [ten, ten, 'RRRRRRRRRR', ten],
    });
    // Three tolls make room for three cubes; the harvest with two red brings four.
    table.state.bonus[2 * 5 + 1] = 2;
    table.play('C4 stop R>3 R>0 R>1 harvest');
    const asked: string[] = [];
    while (table.state.mover === 2) {
      asked.push(table.asked);
      table.play(`${table.state.actor}:drop-Y`);
    }
    expect(asked).toEqual(['2 discard', '3 discard', '0 discard', '1 discard']);
  });

  test('within the limit no seat is asked', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], holds: ['YYYYYYYY', 'YYYYYYYYYY'] });
    expect(table.play('stay harvest').asked).toBe('1 sail');
  });
});

describe('rounds', () => {
  test('[SH-11] players take turns in order, beginning with the first', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 3, seed: 'rounds' });
    while (match.inSetUp) match.choose(match.legal()[0]!.code);
    const turns: unknown[] = [];
    for (let turn = 0; turn < 4; turn++) {
      turns.push([match.round, match.mover]);
      match.choose({ kind: 'stay' });
      match.choose({ kind: 'pass' });
    }
    expect(turns).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
    ]);
  });
});

describe('the supply', () => {
  test('[SH-2] a harvest brings its cubes even when the seats hold more than are in the box', () => {
    const table = seaTable({ seats: 3, boats: ['C4', 'A2', 'A3'] }).play('stay');
    table.fill(1, 'Y'.repeat(100)).fill(2, 'Y'.repeat(100)).play('harvest');
    expect(table.hold(0)).toBe('YY');
  });
});

describe('no place holds more than 127 cubes of a spice', () => {
  const many = (letter: string, n: number): string => letter.repeat(n);

  test('[SH-7r] a trade that would exceed it is not offered', () => {
    const build = (yellow: number): SeaTable =>
      seaTable({ seats: 2, boats: ['C4', 'A2'], tiles: { C4: 'm5' }, outposts: { C4: [0] } })
        .play('stay')
        .fill(0, `${many('Y', yellow)}RR`);
    expect(build(124).options()).toContain('trade');
    expect(build(125).options()).not.toContain('trade');
    expect(build(124).play('trade').asked).toBe('0 discard');
  });

  test('[SH-7r] the cubes given in a trade make room first', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], tiles: { C4: 'm23' }, outposts: { C4: [0] } }).play('stay');
    expect(table.fill(0, many('Y', 127)).options()).toContain('trade');
  });

  test('[SH-7r] a harvest that would exceed it is not offered', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'] }).play('stay');
    expect(table.fill(0, many('Y', 126)).options()).not.toContain('harvest');
    expect(table.fill(0, many('Y', 125)).options()).toContain('harvest');
  });

  test('[SH-7r] an upgrade into a full colour is not offered', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], tiles: { C4: 'm23' }, bonus: [['upgrade']] }).play('stay');
    table.fill(0, `Y${many('R', 127)}G`).play('build');
    expect(table.options()).toEqual(['R+', 'G+', 'skip']);
  });

  test('a heap that would exceed it can only be left', () => {
    const table = seaTable({ seats: 2, boats: ['C3', 'A2'], heaps: { C4: 'GG' } }).play('C4');
    table.fill(0, many('G', 126)).play('stop');
    expect(table.options()).toEqual(['leave']);
  });

  test('a cube is not left where 127 of its colour lie', () => {
    const table = seaTable({ seats: 2, boats: ['C3', 'A2'], holds: ['YR', ''], heaps: { C4: many('Y', 127) } });
    table.play('C4');
    expect(table.options().some((word) => word.endsWith('/Y'))).toBe(false);
    expect(table.options()).toContain('C5/R');
  });

  test('a boat is not led where it could neither stop nor leave its cube', () => {
    // C4 has 127 yellow and two other boats: with a single yellow cube a boat cannot leave.
    const table = seaTable({
      seats: 3,
      boats: ['C3', 'C4', 'C4'],
      holds: ['Y', '', ''],
      heaps: { C4: many('Y', 127) },
    });
    expect(table.options()).not.toContain('C4');
  });
});

describe('the end', () => {
  const three = ['v4', 'v5', 'v6'];

  test('[EW-44] [EW-58c] [SH-12] a fourth tile claimed by seat 0 of 3: seats 1 and 2 still play, then the match is over', () => {
    const table = seaTable({
      seats: 3,
      boats: ['A1', 'C4', 'C5'],
      holds: ['GGGG', '', ''],
      ports: { A1: 'v3' },
      claimed: [three],
    });
    table.play('stay').nextUp('v20').play('claim');
    expect([table.state.final, table.asked]).toEqual([1, '1 sail']);
    table.play('stay harvest');
    expect(table.asked).toBe('2 sail');
    table.play('stay harvest');
    expect(table.asked).toBe('over');
    expect(table.options()).toEqual([]);
  });

  test('claimed by the last seat it ends at once, after the discards', () => {
    const table = seaTable({
      seats: 2,
      mover: 1,
      boats: ['C4', 'A1'],
      holds: ['', 'GGGG'],
      ports: { A1: 'v3' },
      claimed: [[], three],
    });
    table.play('stay').nextUp('v20').fill(1, 'YYYYYYYYYYYGGGG').play('claim');
    expect(table.asked).toBe('1 discard');
    expect(table.play('drop-Y').asked).toBe('over');
  });

  test('[EW-44] the third tile does not trigger it', () => {
    const table = seaTable({
      seats: 2,
      boats: ['A1', 'C4'],
      holds: ['GGGG', ''],
      ports: { A1: 'v3' },
      claimed: [['v4', 'v5']],
    });
    table.play('stay').nextUp('v20').play('claim');
    expect(table.state.final).toBe(0);
  });

  test('[EW-45] [EW-46] [EW-47] [SH-13] scores: VP tiles, uncovered spaces, bonus tiles, and a point for each cube that is not yellow', () => {
    const table = seaTable({
      seats: 2,
      boats: ['C4', 'A2'],
      holds: ['YYYRGB', 'RR'],
      tiles: { B1: 'm1', B2: 'm2', B3: 'm3', C1: 'm7' },
      outposts: { B1: [0], B2: [0, 1], B3: [0], C1: [0] },
      bonus: [['free-move', 'harvest', 'upgrade', 'hold', 'points-6', 'points-5'], []],
      claimed: [['v1', 'v25'], ['v26']],
    });
    expect(table.points(0)).toEqual({ tiles: 11 + 20, board: 0 + 1 + 2 + 0, bonus: 0 + 1 + 2 + 0 + 6 + 5, cubes: 3 });
    expect(table.points(1)).toEqual({ tiles: 20, board: 0, bonus: 0, cubes: 2 });
    expect(table.core.leader(table.state)).toBe(0);
  });

  test('[SH-14] a tie goes to the one latest in turn order among the tied', () => {
    const table = seaTable({ seats: 4, boats: ['C4', 'A2', 'A3', 'B1'], holds: ['RR', 'GG', 'R', ''] });
    expect(table.core.leader(table.state)).toBe(1);
    expect(table.fill(3, 'BB').core.leader(table.state)).toBe(3);
  });

  test('[SH-15r] the stall guard: 60 full rounds in a row without a claim end the match as it stands', () => {
    const table = seaTable({ seats: 2, boats: ['A1', 'C4'], stall: 58 });
    table.play('stay pass stay pass');
    expect([table.state.stall, table.asked]).toEqual([59, '0 sail']);
    table.play('stay pass stay pass');
    expect([table.state.stall, table.asked, table.state.final]).toEqual([60, 'over', 0]);
  });

  test('[SH-15r] a claim resets the count of the stall guard', () => {
    const table = seaTable({ seats: 2, boats: ['A1', 'C4'], holds: ['GGGG', ''], ports: { A1: 'v3' }, stall: 59 });
    table.play('stay').nextUp('v20').play('claim stay pass');
    expect([table.state.stall, table.asked]).toEqual([0, '0 sail']);
    table.play('stay pass stay pass');
    expect(table.state.stall).toBe(1);
  });
});

describe('the set-up', () => {
  const start = (seats: number): ReturnType<typeof startMatch> =>
    startMatch({ game: 'eastern-wonders', seats, seed: 'set-up' });

  test('[EW-10] in reverse turn order each seat chooses a set that is left, then a market tile for its boat', () => {
    const match = start(3);
    const asked: unknown[] = [];
    const left: number[] = [];
    while (match.inSetUp) {
      asked.push(match.decision);
      left.push(match.legal().length);
      match.choose(match.legal()[0]!.code);
    }
    expect(asked).toEqual([2, 1, 0].flatMap((seat) => ['set', 'boat'].map((kind) => ({ seat, kind }))));
    expect(left).toEqual([4, 20, 3, 20, 2, 20]);
    expect(match.decision).toEqual({ seat: 0, kind: 'sail' });
  });

  test('[EW-11] boats may share a tile, and nothing is paid for it', () => {
    const match = start(2);
    const place = (): void => {
      match.choose(match.legal()[0]!.code);
      match.choose({ kind: 'boat', at: 'C4' });
    };
    place();
    place();
    const { seats }: AnyView = match.state();
    expect(seats.map((seat) => seat.boat)).toEqual(['C4', 'C4']);
    expect(seats.map((seat) => seat.hold)).toEqual(['YYR', 'YYYY']);
  });

  test('[EW-5] [EW-7] [EW-8] one tile of each symbol is missing, every port shows an order, the Closed Port is among the next six', () => {
    const { map, ports, pile, supply } = startMatch({ game: 'eastern-wonders', seats: 4, seed: 'x' }).state();
    const markets = map.flatMap((place) => (place.market === undefined ? [] : [Number(place.market.slice(1))]));
    expect([0, 1, 2, 3].map((symbol) => markets.filter((id) => Math.ceil(id / 6) - 1 === symbol).length)).toEqual([
      5, 5, 5, 5,
    ]);
    expect(ports.every((port) => /^v\d+$/.test(port.tile ?? ''))).toBe(true);
    expect(pile.left).toHaveLength(22);
    expect(pile.closed).toEqual({ in: 6 });
    expect(supply).toEqual({ 'free-move': 4, harvest: 4, upgrade: 4, hold: 4, points: [6, 5, 4, 3] });
  });
});
