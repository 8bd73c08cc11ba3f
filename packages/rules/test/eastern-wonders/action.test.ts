import { describe, expect, test } from 'vitest';

import { seaTable } from '../sea/table.ts';

/** Tiles of the four symbols on four places, so that outposts on them empty a column. */
const FOUR = { B1: 'm1', B2: 'm7', B3: 'm13', B4: 'm19' };

describe('building', () => {
  test('[EW-27] [EW-28] the first outpost on a tile is free', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], tiles: { C4: 'm23' } });
    table.play('stay build');
    expect([table.outposts('C4'), table.seat(0).outposts]).toEqual([[0], { Y: 0, R: 0, G: 0, B: 1 }]);
  });

  test('[EW-28] with three and four seats each outpost already there costs one cube of choice', () => {
    const table = seaTable({
      seats: 3,
      boats: ['C4', 'A2', 'A3'],
      holds: ['YRG', '', ''],
      tiles: { C4: 'm23' },
      outposts: { C4: [1, 2] },
    });
    table.play('stay build');
    expect(table.options()).toEqual(['-Y', '-R', '-G']);
    table.play('-R -G');
    expect([table.hold(0), table.outposts('C4')]).toEqual(['Y', [0, 1, 2]]);
  });

  test('[EW-28] [EW-57c] two seats: a second outpost on a tile costs 2 cubes', () => {
    const table = seaTable({
      seats: 2,
      boats: ['C4', 'A2'],
      holds: ['YR', ''],
      tiles: { C4: 'm23' },
      outposts: { C4: [1] },
    });
    table.play('stay build -Y -R');
    expect([table.hold(0), table.outposts('C4')]).toEqual(['', [0, 1]]);
  });

  test('a seat that cannot pay cannot build', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], holds: ['B', ''], outposts: { C4: [1] } });
    expect(table.play('stay').options()).toEqual(['harvest', 'pass']);
  });

  test('[EW-27] a seat has one outpost on a tile at most', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], holds: ['YYYY', ''], outposts: { C4: [0] } });
    expect(table.play('stay').options()).not.toContain('build');
  });

  test('[EW-27] there is no building on a port or a sea tile', () => {
    const port = seaTable({ seats: 2, boats: ['A1', 'C4'], ports: { A1: 'v25' } });
    expect(port.play('stay').options()).toEqual(['harvest', 'pass']);
    const sea = seaTable({ seats: 2, map: 'pmsmmmmp.mmmmmmmm.pmmmmmmmp', boats: ['2,0', '1,0'] });
    expect(sea.play('stay').options()).toEqual(['harvest', 'pass']);
  });

  test('[EW-29] [EW-46] outposts come from the leftmost covered space of the row of the symbol', () => {
    const places = ['C1', 'C2', 'C3', 'C4', 'C5'];
    const yellow = ['m1', 'm2', 'm3', 'm4', 'm5'];
    const tiles = Object.fromEntries(places.map((place, i) => [place, yellow[i]!]));
    const worth = places.map((place, before) => {
      const outposts = Object.fromEntries(places.slice(0, before).map((there) => [there, [0]]));
      const table = seaTable({ seats: 2, boats: [place, 'A2'], tiles, outposts });
      const points = table.points(0).board!;
      table.play('stay build');
      return table.points(0).board! - points;
    });
    expect(worth).toEqual([0, 1, 2, 2, 3]);
  });
});

describe('upgrade tiles', () => {
  const owning = (bonus: readonly string[], holds: string): ReturnType<typeof seaTable> =>
    seaTable({ seats: 2, boats: ['C4', 'A2'], holds: [holds, ''], tiles: { C4: 'm23' }, bonus: [bonus] });

  test('[EW-30] each allows one upgrade of one cube by one step when building', () => {
    const table = owning(['upgrade'], 'YRB').play('stay build');
    expect(table.options()).toEqual(['Y+', 'R+', 'skip']);
    table.play('R+');
    expect(table.hold(0)).toBe('YGB');
    expect(table.asked).toBe('1 sail');
  });

  test('[EW-37r] several add up, on one cube or on more', () => {
    const table = owning(['upgrade', 'upgrade'], 'Y').play('stay build Y+ R+');
    expect(table.hold(0)).toBe('G');
  });

  test('[EW-37r] one may be skipped and the next is asked all the same', () => {
    const table = owning(['upgrade', 'upgrade'], 'YY').play('stay build skip');
    expect(table.asked).toBe('0 upgrade');
    table.play('Y+');
    expect([table.hold(0), table.asked]).toEqual(['YR', '1 sail']);
  });

  test('they ask nothing when nothing can be upgraded', () => {
    expect(owning(['upgrade'], 'BB').play('stay build').asked).toBe('1 sail');
    expect(owning(['upgrade'], '').play('stay build').asked).toBe('1 sail');
  });

  test('[EW-30] they act on buildings only, not on trades', () => {
    const table = seaTable({
      seats: 2,
      boats: ['C4', 'A2'],
      holds: ['YYY', ''],
      tiles: { C4: 'm23' },
      outposts: { C4: [0] },
      bonus: [['upgrade']],
    });
    expect(table.play('stay trade').asked).toBe('1 sail');
  });

  test('[EW-30] [EW-32] they come after the price is paid and before the trade', () => {
    const table = seaTable({
      seats: 3,
      boats: ['C4', 'A2', 'A3'],
      holds: ['YYYYYR', '', ''],
      tiles: { C4: 'm23' },
      outposts: { C4: [1] },
      bonus: [['upgrade']],
    });
    const asked = ['stay', 'build', '-R', 'Y+', 'again'].map((word) => table.play(word).asked);
    expect(asked).toEqual(['0 act', '0 price', '0 upgrade', '0 trade', '1 sail']);
    expect(table.hold(0)).toBe('YRB');
  });
});

describe('bonus tiles', () => {
  const column = (more: Partial<Parameters<typeof seaTable>[0]> = {}): ReturnType<typeof seaTable> =>
    seaTable({
      seats: 2,
      boats: ['B4', 'E2'],
      tiles: FOUR,
      outposts: { B1: [0], B2: [0], B3: [0] },
      ...more,
    });

  test('[EW-31] an emptied column brings one of choice from the supply', () => {
    const table = column().play('stay build');
    expect(table.options()).toEqual(['+free-move', '+harvest', '+upgrade', '+hold', '+points']);
    table.play('+hold');
    expect(table.seat(0).bonus).toEqual(['hold']);
  });

  test('[EW-9] the points tiles are one pile, from the top: 6, 5, 4, 3', () => {
    for (const [left, top] of [
      [4, 'points-6'],
      [3, 'points-5'],
      [2, 'points-4'],
      [1, 'points-3'],
    ] as const) {
      expect(
        column({ supply: { points: left } })
          .play('stay build +points')
          .seat(0).bonus,
      ).toEqual([top]);
    }
  });

  test('a kind that is gone is not offered', () => {
    const table = column({ supply: { harvest: 0, points: 0 } }).play('stay build');
    expect(table.options()).toEqual(['+free-move', '+upgrade', '+hold']);
  });

  test('[EW-38r] with an empty supply nothing is gained', () => {
    const table = column({ supply: { 'free-move': 0, harvest: 0, upgrade: 0, hold: 0, points: 0 } });
    expect(table.play('stay build').asked).toBe('1 sail');
    expect(table.seat(0).bonus).toEqual([]);
  });

  test('[EW-31] an outpost that empties no column brings none', () => {
    const table = seaTable({ seats: 2, boats: ['B4', 'E2'], tiles: FOUR, outposts: { B1: [0], B2: [0] } });
    expect(table.play('stay build').asked).toBe('1 sail');
  });

  test('[EW-36r] an upgrade tile gained by a building does not act on this building', () => {
    const table = column({ holds: ['YR', ''] }).play('stay build +upgrade');
    expect(table.asked).toBe('1 sail');
    expect(table.hold(0)).toBe('YR');
  });

  test('[EW-30] [EW-31] [EW-32] it is gained after the upgrades of the tiles owned before, and before the trade', () => {
    // A second column; m19 gives two brown for five yellow.
    const second = { ...FOUR, C1: 'm2', C2: 'm8', C3: 'm14', C4: 'm20' };
    const table = seaTable({
      seats: 2,
      boats: ['C4', 'E2'],
      holds: ['YYR', ''],
      tiles: second,
      outposts: { B1: [0], B2: [0], B3: [0], B4: [0], C1: [0], C2: [0], C3: [0] },
      bonus: [['upgrade']],
    });
    const asked = ['stay', 'build', 'skip', '+hold', 'again'].map((word) => table.play(word).asked);
    expect(asked).toEqual(['0 act', '0 upgrade', '0 bonus', '0 trade', '1 sail']);
  });

  test('[EW-35] [EW-37r] a harvest tile adds a red cube to every harvest', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], bonus: [['harvest', 'harvest']] });
    expect(table.play('stay harvest').hold(0)).toBe('YYRR');
  });

  test('[EW-43] a hold tile makes room for three more cubes', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], holds: ['YYYYYYYYYYY', ''], bonus: [['hold']] });
    expect(table.state.limit[0]).toBe(13);
    expect(table.play('stay harvest').asked).toBe('1 sail');
  });

  test('[EW-36r] a hold tile gained in a turn counts at the end of this turn', () => {
    const table = column({
      holds: ['YYYYYYYYYY', ''],
      boats: ['B1', 'E2'],
      outposts: { B2: [0], B3: [0], B4: [0] },
      tiles: { ...FOUR, B1: 'm5' },
    });
    // m5 gives three yellow for a red.
    table.fill(0, 'YYYYYYYYYYR').play('stay build +hold again');
    expect(table.hold(0)).toBe('Y'.repeat(13));
    expect(table.asked).toBe('1 sail');
  });

  test('a seat that empties all five columns has five tiles', () => {
    const names = ['m1', 'm2', 'm3', 'm4', 'm5', 'm7', 'm8', 'm9', 'm10', 'm11'];
    const more = ['m13', 'm14', 'm15', 'm16', 'm17', 'm19', 'm20', 'm21', 'm22', 'm23'];
    const places = 'A2 A3 B1 B2 B3 B4 B5 C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 E2 E3'.split(' ');
    const tiles = Object.fromEntries([...names, ...more].map((id, i) => [places[i]!, id]));
    const outposts = Object.fromEntries(places.slice(0, -1).map((place) => [place, [0]]));
    const table = seaTable({
      seats: 2,
      boats: ['E3', 'E2'],
      tiles,
      outposts,
      bonus: [['free-move', 'harvest', 'upgrade', 'hold']],
    });
    table.play('stay build +points');
    expect(table.seat(0).bonus).toHaveLength(5);
    expect(table.points(0)).toMatchObject({ board: 4 * (0 + 1 + 2 + 2 + 3), bonus: 1 + 2 + 6 });
  });
});

describe('trading', () => {
  const island = (holds: string, id: string): ReturnType<typeof seaTable> =>
    seaTable({ seats: 2, boats: ['C4', 'A2'], holds: [holds, ''], tiles: { C4: id }, outposts: { C4: [0] } });

  test('[EW-54c] [SH-5] [SH-6] nine yellow on a tile that trades 3 yellow for 1 brown: 3, 6 or 9 yellow for 1, 2 or 3 brown', () => {
    const nine = 'YYYYYYYYY';
    expect(island(nine, 'm23').play('stay trade enough').hold(0)).toBe('YYYYYYB');
    expect(island(nine, 'm23').play('stay trade again enough').hold(0)).toBe('YYYBB');
    expect(island(nine, 'm23').play('stay trade again again').hold(0)).toBe('BBB');
  });

  test('[SH-6] [EW-33] choosing it means doing it at least once', () => {
    expect(island('YYY', 'm23').play('stay trade').hold(0)).toBe('B');
    expect(island('YY', 'm23').play('stay').options()).not.toContain('trade');
  });

  test('[EW-33] it needs an outpost', () => {
    const table = seaTable({
      seats: 2,
      boats: ['C4', 'A2'],
      holds: ['YYY', ''],
      tiles: { C4: 'm23' },
      outposts: { C4: [1] },
    });
    expect(table.play('stay').options()).not.toContain('trade');
  });

  test('[EW-32] after a building it may be made any number of times, and none at all', () => {
    const build = (): ReturnType<typeof seaTable> =>
      seaTable({ seats: 2, boats: ['C4', 'A2'], holds: ['YYYYYY', ''], tiles: { C4: 'm23' } }).play('stay build');
    expect(build().play('enough').hold(0)).toBe('YYYYYY');
    expect(build().play('again enough').hold(0)).toBe('YYYB');
    expect(build().play('again again').hold(0)).toBe('BB');
  });

  test('after a building that leaves too little for it, it is not asked', () => {
    const table = seaTable({
      seats: 2,
      boats: ['C4', 'A2'],
      holds: ['YYYY', ''],
      tiles: { C4: 'm23' },
      outposts: { C4: [1] },
    });
    expect(table.play('stay build -Y -Y').asked).toBe('1 sail');
  });

  test('it is offered as often as it can be paid', () => {
    const table = island('GG', 'm1').play('stay trade');
    expect(table.hold(0)).toBe('YYYYRG');
    expect(table.play('again').hold(0)).toBe('YYYYYYYYRR');
  });
});

describe('ports', () => {
  test('[EW-34] [EW-39] a claim pays the price exactly and takes the tile; the port is refilled from the pile', () => {
    const table = seaTable({ seats: 2, boats: ['A2', 'C4'], holds: ['YGGGGB', ''], ports: { A1: 'v3' } });
    table.play('A1 stop').nextUp('v20').play('claim');
    expect(table.hold(0)).toBe('YB');
    expect(table.seat(0).claimed).toEqual(['v3']);
    expect(table.port('A1')).toBe('v20');
  });

  test('[EW-34] an order that cannot be paid cannot be claimed', () => {
    const table = seaTable({ seats: 2, boats: ['A1', 'C4'], holds: ['GGG', ''], ports: { A1: 'v3' } });
    expect(table.play('stay').options()).toEqual(['harvest', 'pass']);
  });

  test('[EW-41] a drawn Closed Port is put on the emptied port, which then has no order', () => {
    const table = seaTable({ seats: 2, boats: ['A1', 'C4'], holds: ['GGGGGGGG', ''], ports: { A1: 'v3' } });
    table.play('stay').nextUp('closed').play('claim');
    expect(table.port('A1')).toBe('closed');
    table.play('stay pass stay');
    expect(table.options()).not.toContain('claim');
  });

  test('[EW-40] [EW-55c] the Closed Port moves to each port that is emptied, and the new tile goes where it was', () => {
    const table = seaTable({
      seats: 2,
      boats: ['A1', 'E1'],
      holds: ['GGGG', 'BBBB'],
      ports: { A1: 'v3', E1: 'v17', A4: 'v8', E4: 'v9' },
    });
    table.play('stay').nextUp('closed').play('claim');
    expect([table.port('A1'), table.port('E1')]).toEqual(['closed', 'v17']);
    table.play('stay').nextUp('v15').play('claim');
    expect([table.port('A1'), table.port('E1')]).toEqual(['v15', 'closed']);
    table.fill(0, 'GGGGG').play('stay').nextUp('v2').play('claim');
    expect([table.port('A1'), table.port('E1')]).toEqual(['closed', 'v2']);
  });

  test('[EW-8] the Closed Port comes up with the sixth claim at the latest', () => {
    const table = seaTable({ seats: 2, boats: ['A1', 'C4'], holds: ['GGGG', ''], ports: { A1: 'v3' }, closedIn: 1 });
    table.play('stay claim');
    expect(table.port('A1')).toBe('closed');
  });

  test('[EW-42r] with an empty pile a port stays empty', () => {
    const claimed = Array.from({ length: 23 }, (_, i) => `v${i + 4}`);
    const table = seaTable({
      seats: 2,
      boats: ['A1', 'C4'],
      holds: ['GGGG', ''],
      ports: { A1: 'v3', A4: 'closed', E1: 'v1', E4: 'v2' },
      claimed: [[], claimed],
    });
    table.play('stay claim');
    expect([table.port('A1'), table.port('A4')]).toEqual(['closed', null]);
  });
});

describe('harvest and pass', () => {
  test('[EW-35] a harvest brings two yellow at any place', () => {
    for (const place of ['C4', 'A1']) {
      expect(
        seaTable({ seats: 2, boats: [place, 'A2'] })
          .play('stay harvest')
          .hold(0),
      ).toBe('YY');
    }
    const sea = seaTable({ seats: 2, map: 'pmsmmmmp.mmmmmmmm.pmmmmmmmp', boats: ['2,0', '1,0'] });
    expect(sea.play('stay harvest').hold(0)).toBe('YY');
  });

  test('[EW-26] [SH-20] a turn may be passed without a voyage and without an action', () => {
    expect(seaTable({ seats: 2, boats: ['C4', 'A2'] }).play('stay pass').asked).toBe('1 sail');
  });

  test('[EW-12] [EW-26] there is one action a turn', () => {
    expect(seaTable({ seats: 2, boats: ['C4', 'A2'] }).play('stay harvest').asked).toBe('1 sail');
  });
});
