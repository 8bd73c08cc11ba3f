import { describe, expect, test } from 'vitest';

import { seaTable } from '../sea/table.ts';

const steps = (options: readonly string[]): string[] => options.filter((word) => word !== 'stay' && word !== 'stop');

describe('steps', () => {
  test('[EW-13] [EW-14] the first step is free and goes to any adjacent tile', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], holds: ['YR', ''] });
    expect(table.options().sort()).toEqual(['B3', 'B4', 'C3', 'C5', 'D3', 'D4', 'stay']);
    table.play('D4');
    expect(table.boat(0)).toBe('D4');
    expect(table.hold(0)).toBe('YR');
  });

  test('[EW-15] every further step leaves a cube of choice on the tile that is left', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], holds: ['YR', ''] });
    table.play('D4');
    expect(table.options().filter((word) => word.startsWith('E3'))).toEqual(['E3/Y', 'E3/R']);
    table.play('E3/R E2/Y stop');
    expect([table.hold(0), table.heap('D4'), table.heap('E3'), table.boat(0)]).toEqual(['', 'R', 'Y', 'E2']);
  });

  test('[EW-15] cubes join the heap on a market tile and on a port', () => {
    const table = seaTable({ seats: 2, boats: ['A2', 'C4'], holds: ['YYR', ''], heaps: { A1: 'G', B1: 'YB' } });
    table.play('A1 B1/R C1/Y stop');
    expect([table.heap('A1'), table.heap('B1')]).toEqual(['RG', 'YYB']);
  });

  test('without a cube there is no step after the free one', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'] });
    expect(table.play('C3').options()).toEqual(['stop']);
  });

  test('[EW-14] each free-move tile makes one more step free, and free steps come first', () => {
    const table = seaTable({ seats: 2, boats: ['A2', 'E2'], holds: ['YR', ''], bonus: [['free-move', 'free-move']] });
    table.play('B3');
    expect(steps(table.options())).not.toContain('C4/Y');
    table.play('C4 D4');
    expect(steps(table.options())).not.toContain('E3');
    table.play('E3/R stop');
    expect([table.hold(0), table.heap('D4')]).toEqual(['Y', 'R']);
  });

  test('a free move bought later in the turn comes too late for it; it counts from the next turn', () => {
    const table = seaTable({
      seats: 2,
      boats: ['C4', 'A2'],
      tiles: { C4: 'm23', B1: 'm1', B2: 'm7', B5: 'm13' },
      outposts: { B1: [0], B2: [0], B5: [0] },
    });
    table.play('stay build +free-move stay pass D4');
    expect(table.options()).toEqual(expect.arrayContaining(['stop', 'E3']));
  });

  test('[EW-12] [EW-16] a boat may stay, and may stop after any step', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], holds: ['YYY', ''] });
    expect(table.options()[0]).toBe('stay');
    expect(table.play('C3').options()[0]).toBe('stop');
    expect(table.play('C2/Y').options()[0]).toBe('stop');
  });

  test('[EW-16] [EW-24r] it may come back to where it began, and has then moved', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], holds: ['YY', ''], heaps: { C4: 'B' } });
    table.play('C3 C4/Y stop');
    expect(table.asked).toBe('0 heap');
    table.play('take');
    expect(table.hold(0)).toBe('YB');
  });

  test('[EW-16] occupied tiles are passed freely', () => {
    const table = seaTable({ seats: 3, boats: ['C4', 'C3', 'C3'], holds: ['Y', '', ''] });
    table.play('C3 C2/Y stop');
    expect(table.asked).toBe('0 act');
    expect([table.hold(1), table.hold(2)]).toEqual(['', '']);
  });

  test('[EW-13] [EW-15] sea tiles are sailed like any other and cubes may lie on them', () => {
    // A row of five tiles over a row of places: p m s m …, with the 20 market tiles of a match.
    const table = seaTable({
      seats: 2,
      map: 'pmsmmmmp.mmmmmmmm.pmmmmmmmp',
      boats: ['1,0', '7,1'],
      holds: ['YY', ''],
    });
    table.play('2,0 3,0/Y stop');
    expect(table.heap('2,0')).toBe('Y');
  });
});

describe('toll', () => {
  test('[EW-17] stopping beside other boats on a market tile costs a cube of choice for each owner, in turn order after the mover', () => {
    const table = seaTable({ seats: 4, mover: 2, boats: ['C4', 'C4', 'C3', 'C4'], holds: ['', '', 'YRGB', ''] });
    table.play('C4 stop');
    expect(table.options()).toEqual(['Y>3', 'R>3', 'G>3', 'B>3']);
    table.play('R>3 Y>0 B>1');
    expect(table.asked).toBe('2 act');
    expect([0, 1, 2, 3].map((seat) => table.hold(seat))).toEqual(['Y', 'B', 'G', 'R']);
  });

  test('it is asked even when the hold has a single colour', () => {
    const table = seaTable({ seats: 2, boats: ['C3', 'C4'], holds: ['YY', ''] });
    expect(table.play('C4 stop').options()).toEqual(['Y>1']);
  });

  test('[EW-19] there is none on a port', () => {
    const table = seaTable({ seats: 2, boats: ['A2', 'A1'], holds: ['', ''] });
    expect(table.play('A1 stop').asked).toBe('0 act');
  });

  test('[EW-19] there is none on a sea tile', () => {
    const table = seaTable({ seats: 2, map: 'pmsmmmmp.mmmmmmmm.pmmmmmmmp', boats: ['1,0', '2,0'] });
    expect(table.play('2,0 stop').asked).toBe('0 act');
  });

  test('[EW-19] there is none for a boat that stays', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'C4'], holds: ['Y', ''] });
    expect(table.play('stay').asked).toBe('0 act');
  });

  test('[EW-24r] a boat that sailed away and back has moved and pays', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'C4'], holds: ['YR', ''] });
    table.play('C3 C4/R stop');
    expect(table.asked).toBe('0 toll');
  });

  test('[EW-18] stopping without enough cubes for all owners is not allowed', () => {
    const table = seaTable({ seats: 3, boats: ['C3', 'C4', 'C4'], holds: ['YY', '', ''] });
    expect(table.play('C4').options()).toContain('stop');
    const poorer = seaTable({ seats: 3, boats: ['C2', 'C4', 'C4'], holds: ['YYY', '', ''] });
    poorer.play('C3 C4/Y');
    expect(poorer.options()).toContain('stop');
    poorer.play('C3/Y');
    expect(poorer.options()).not.toContain('C4/Y');
  });

  test('[EW-20] [EW-21r] it comes before the heap: it cannot be paid with the cubes lying on the tile', () => {
    const table = seaTable({ seats: 2, boats: ['C3', 'C4'], holds: ['Y', ''], heaps: { C4: 'BB' } });
    table.play('C4 stop');
    expect(table.options()).toEqual(['Y>1']);
    table.play('Y>1');
    expect(table.asked).toBe('0 heap');
    const empty = seaTable({ seats: 2, boats: ['C3', 'C4'], holds: ['', ''], heaps: { C4: 'BB' } });
    expect(empty.options()).not.toContain('C4');
  });
});

describe('a step is offered only if the voyage can still end legally', () => {
  test('[EW-25r] a boat with no cubes and no free step left may not enter a tile from which it could not stop', () => {
    const table = seaTable({ seats: 2, boats: ['C3', 'C4'] });
    expect(steps(table.options()).sort()).toEqual(['B2', 'B3', 'C2', 'D2', 'D3']);
  });

  test('[EW-25r] with a free step left it may pass through, but not stop', () => {
    const table = seaTable({ seats: 2, boats: ['C3', 'C4'], bonus: [['free-move']] });
    expect(table.options()).toContain('C4');
    table.play('C4');
    expect(table.options()).not.toContain('stop');
    expect(table.options()).toContain('C5');
  });

  test('a cube that would be left behind is no longer there for the toll', () => {
    const table = seaTable({ seats: 2, boats: ['C2', 'C4'], holds: ['Y', ''] });
    table.play('C3');
    expect(steps(table.options()).sort()).toEqual(['B2/Y', 'B3/Y', 'C2/Y', 'D2/Y', 'D3/Y']);
  });

  test('with two owners and one cube, a boat may enter only to leave the cube and sail on', () => {
    const table = seaTable({ seats: 3, boats: ['C3', 'C4', 'C4'], holds: ['G', '', ''] });
    table.play('C4');
    expect(table.options()).not.toContain('stop');
    expect(table.options()).toEqual(expect.arrayContaining(['C5/G', 'D4/G', 'C3/G']));
  });

  test('[EW-25r] it looks as many steps ahead as there are', () => {
    // The neighbours of the port A1 are A2, B1 and B2; other boats are on B1, B2 and, behind them, B3.
    const boats = ['A2', 'B1', 'B2', 'B3'];
    const once = seaTable({ seats: 4, boats, bonus: [['free-move']] }).play('A1');
    expect(once.options().sort()).toEqual(['A2', 'stop']);
    const twice = seaTable({ seats: 4, boats, bonus: [['free-move', 'free-move']] }).play('A1');
    expect(twice.options().sort()).toEqual(['A2', 'B1', 'B2', 'stop']);
    expect(twice.play('B2').options().sort()).toEqual(['A1', 'A2', 'C2', 'C3']);
  });
});

describe('heap', () => {
  test('[EW-20] [EW-22r] all of it or none', () => {
    const table = seaTable({ seats: 2, boats: ['C3', 'A2'], holds: ['Y', ''], heaps: { C4: 'YRG' } });
    expect(table.play('C4 stop').options()).toEqual(['take', 'leave']);
    table.play('take');
    expect([table.hold(0), table.heap('C4')]).toEqual(['YYRG', '']);
  });

  test('left alone it stays', () => {
    const table = seaTable({ seats: 2, boats: ['C3', 'A2'], heaps: { C4: 'YRG' } });
    table.play('C4 stop leave');
    expect([table.hold(0), table.heap('C4'), table.asked]).toEqual(['', 'YRG', '0 act']);
  });

  test('[EW-23r] heaps on tiles merely passed are not touched', () => {
    const table = seaTable({ seats: 2, boats: ['C3', 'A2'], holds: ['Y', ''], heaps: { C4: 'RG' } });
    table.play('C4 C5/Y stop');
    expect([table.asked, table.heap('C4')]).toEqual(['0 act', 'YRG']);
  });

  test('[EW-24r] a boat that did not move takes nothing', () => {
    const table = seaTable({ seats: 2, boats: ['C4', 'A2'], heaps: { C4: 'B' } });
    expect(table.play('stay').asked).toBe('0 act');
  });

  test('it can be on ports too and is taken there', () => {
    const table = seaTable({ seats: 2, boats: ['A2', 'C4'], heaps: { A1: 'RB' } });
    table.play('A1 stop take');
    expect(table.hold(0)).toBe('RB');
  });
});
