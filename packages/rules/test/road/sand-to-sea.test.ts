import { describe, expect, test } from 'vitest';

import { startMatch } from '../../src/index.ts';
import { roadTable as anyTable, type RoadPosition, type RoadTable } from './table.ts';

/** A table of From Sand to Sea; unnamed boats are far away, on C6. */
const roadTable = (position: Omit<RoadPosition, 'game'>): RoadTable =>
  anyTable({
    ...position,
    game: 'sand-to-sea',
    boats: Array.from({ length: position.seats }, (_, seat) => position.boats?.[seat] ?? 'C6'),
    // The places of these tests are always islands.
    tiles: { C3: 'm9', C4: 'm10', C6: 'm16', D3: 'm15', ...position.tiles },
  });

describe('set-up', () => {
  test.each([2, 3, 4])('[SS-1] [SS-2] [SS-3] [SS-4] %i seats', (seats) => {
    const match = startMatch({ game: 'sand-to-sea', seats, seed: 'x' });
    expect(match.decision).toEqual({ seat: seats - 1, kind: 'set' });
    const { map, ports, market, merchantDeck, supply } = match.state();
    const tiles = map.flatMap((place) => place.market ?? []);
    for (const symbol of [0, 1, 2, 3]) {
      expect(tiles.filter((id) => Math.floor((Number(id.slice(1)) - 1) / 6) === symbol)).toHaveLength(4);
    }
    expect(map.filter(({ kind }) => kind === 'sea')).toHaveLength(4);
    expect(ports.map(({ at }) => at)).toEqual(['A1', 'A4', 'E1', 'E4']);
    expect(market).toHaveLength(4);
    expect(merchantDeck).toHaveLength(39);
    expect(supply).toEqual({ 'free-move': 4, harvest: 0, upgrade: 0, hold: 4, points: [6, 5, 4, 3] });
    expect(map.every((place) => !('heap' in place))).toBe(true);
  });

  test('[SS-6] starting sets and boats as in Eastern Wonders, the last seat first', () => {
    const match = startMatch({ game: 'sand-to-sea', seats: 2, seed: 'x' });
    match.choose({ kind: 'set', cubes: 'RR' });
    expect(match.decision).toEqual({ seat: 1, kind: 'boat' });
    expect(match.legal()).toHaveLength(16);
    match.choose(match.legal()[0]!.code);
    expect(match.legal().map((option) => 'cubes' in option && option.cubes)).toEqual(['YYYY', 'YYR', 'YG']);
    match.choose({ kind: 'set', cubes: 'YG' });
    match.choose(match.legal()[0]!.code);
    expect(match.decision).toEqual({ seat: 0, kind: 'turn' });
    expect(match.state()).toMatchObject({
      seats: [
        { hold: 'YG', hand: ['S1', 'S2'], played: [], pile: [] },
        { hold: 'RR', hand: ['S1', 'S2'], played: [], pile: [] },
      ],
    });
  });

  test('[SS-2] an own map needs four ports, 16 market tiles and up to four sea tiles', () => {
    const start = (map: string): unknown => startMatch({ game: 'sand-to-sea', seats: 2, seed: 'x', options: { map } });
    expect(() => start('pmmmmmmmmp.pmmmmmmmmp')).not.toThrow();
    expect(() => start('pmmmmmmmmsp.pmmmmmmmmssp')).not.toThrow();
    expect(() => start('piiiiiiiiip.piiiiiiiip')).not.toThrow();
    expect(() => start('pmmmmmmmp.pmmmmmmmmp')).toThrow('The map has 15 market tiles; it needs exactly 16.');
    expect(() => start('piiiiiiip.piiiiiiiip')).toThrow('it needs 16 to 20, 16 of them for market tiles');
  });
});

describe('a turn is one of four', () => {
  test('[SS-7] [SS-8] acquire and play as in Spice Road, with a row of four', () => {
    const table = roadTable({ seats: 2, holds: ['YYYYY', ''], market: ['M01', 'M02', 'M03', 'M04'] });
    expect(table.options()).toEqual([
      'play-S1',
      'play-S2',
      'acquire-0',
      'acquire-1',
      'acquire-2',
      'acquire-3',
      'rest',
      'move',
    ]);
    table.play('acquire-1 Y@0');
    expect([table.asked, table.market.slice(0, 3)]).toEqual(['1 turn', ['M01 Y', 'M03', 'M04']]);
    expect(table.play('play-S1').asked).toBe('0 turn');
  });

  test('a trade card trades on, with no voyage and no action in the same turn', () => {
    const table = roadTable({ seats: 2, holds: ['YYYYYY', ''], hands: [['M10']] });
    table.play('play-M10 again enough');
    expect([table.hold(0), table.asked]).toEqual(['YYGG', '1 turn']);
  });

  test('[SS-14] rest takes back the cards played and the face-down pile', () => {
    const table = roadTable({ seats: 2, played: [['S1', 'M05']], piles: [['S2', 'M20']] });
    table.play('rest');
    expect(table.seat(0)).toMatchObject({ hand: ['S1', 'S2', 'M05', 'M20'], played: [], pile: [] });
  });
});

describe('a voyage', () => {
  test('[SS-9] [SS-16r] each step costs a card from the hand or played, laid face down; the boat moves once it is laid', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], hands: [['M10']], played: [['S1']] });
    table.play('move C3');
    expect([table.asked, table.options()]).toEqual(['0 lay', ['lay-S2', 'lay-M10', 'lay-S1']]);
    expect(table.seat(0)).toMatchObject({ boat: 'C4' });
    table.play('lay-S1');
    expect(table.seat(0)).toMatchObject({ boat: 'C3', hand: ['S2', 'M10'], played: [], pile: ['S1'] });
    table.play('D3 lay-M10 stop pass');
    expect(table.seat(0)).toMatchObject({ boat: 'D3', hand: ['S2'], pile: ['S1', 'M10'] });
  });

  test('[SS-9] any number of steps, as far as the cards go', () => {
    const table = roadTable({ seats: 2, boats: ['C4'] });
    table.play('move C3 lay-S1 C2 lay-S2');
    expect(table.options()).toEqual(['stop']);
  });

  test('[SS-9] with no card and no free step the boat stays', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], piles: [['S1', 'S2']] });
    expect(table.play('move').options()).toEqual(['stay']);
  });

  test('[SS-10] each free-move tile allows one step for nothing, free steps first', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], bonus: [['free-move', 'free-move']] });
    table.play('move C3');
    expect(table.asked).toBe('0 sail');
    table.play('C2');
    expect(table.seat(0)).toMatchObject({ boat: 'C2', hand: ['S1', 'S2'], pile: [] });
    expect(table.play('C3').asked).toBe('0 lay');
  });

  test('a card on the pile cannot be laid again before a rest', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], piles: [['S1', 'M20']] });
    table.play('move C3');
    expect(table.options()).toEqual(['lay-S2']);
  });

  test('[SS-11] no cubes are left behind', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], holds: ['YYY', ''] });
    table.play('move C3 lay-S1 stop pass');
    expect(table.hold(0)).toBe('YYY');
  });

  test('[SS-12] a toll is paid on market tiles, one cube of choice to each owner', () => {
    const table = roadTable({ seats: 3, boats: ['C4', 'C3', 'C3'], holds: ['YR', '', ''] });
    table.play('move C3 lay-S1 stop');
    expect([table.asked, table.options()]).toEqual(['0 toll', ['Y>1', 'R>1']]);
    table.play('R>1 Y>2');
    expect([table.hold(0), table.hold(1), table.hold(2), table.asked]).toEqual(['', 'R', 'Y', '0 act']);
  });

  test('[SS-12] there is none on a port, and none for a boat that stays', () => {
    const port = roadTable({ seats: 2, boats: ['A2', 'A1'] });
    expect(port.play('move A1 lay-S1 stop').asked).toBe('0 act');
    const stay = roadTable({ seats: 2, boats: ['C4', 'C4'], holds: ['Y', ''] });
    expect(stay.play('move stay').asked).toBe('0 act');
  });

  test('a boat that sailed away and back has moved and pays', () => {
    const table = roadTable({ seats: 2, boats: ['C4', 'C4'], holds: ['Y', ''] });
    table.play('move C3 lay-S1 C4 lay-S2 stop');
    expect(table.asked).toBe('0 toll');
  });

  test('[SS-17r] a step is offered only if the voyage can still end legally', () => {
    const once = roadTable({ seats: 2, boats: ['C4', 'C3'], piles: [['S1']] });
    expect(once.play('move').options()).not.toContain('C3');
    // With a second card the boat may pass through, but not stop.
    const twice = roadTable({ seats: 2, boats: ['C4', 'C3'] });
    expect(twice.play('move').options()).toContain('C3');
    expect(twice.play('C3 lay-S1').options()).not.toContain('stop');
    expect(twice.options()).toContain('C2');
  });

  test('it looks as many steps ahead as there are cards', () => {
    // The neighbours of the port A1 are A2, B1 and B2; other boats are on B1, B2 and, behind them, B3.
    const islands = { A2: 'm1', B1: 'm2', B2: 'm3', B3: 'm4' };
    const boats = ['A2', 'B1', 'B2', 'B3'];
    const steps = (hand: string[]): string[] =>
      roadTable({ seats: 4, boats, tiles: islands, hands: [hand], piles: [['S1', 'S2']] })
        .play(`move A1 lay-${hand[0]!}`)
        .options()
        .sort();
    expect(steps(['M01', 'M02'])).toEqual(['A2', 'stop']);
    expect(steps(['M01', 'M02', 'M03'])).toEqual(['A2', 'B1', 'B2', 'stop']);
  });
});

describe('the action after the voyage', () => {
  test('[SS-13] build, with the leftmost outpost of the row; the trade then any number of times, also none', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], holds: ['YYYY', ''] });
    table.play('move stay build');
    expect([table.asked, table.options()]).toEqual(['0 trade', ['again', 'enough']]);
    table.play('again enough');
    expect([table.hold(0), table.asked]).toEqual(['YYRR', '1 turn']);
    expect(table.seat(0)).toMatchObject({ outposts: { Y: 0, R: 1, G: 0, B: 0 } });
  });

  test('with two seats each outpost on the tile costs two cubes', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], holds: ['YRG', ''], outposts: { C4: [1] } });
    table.play('move stay build -Y -R');
    expect([table.hold(0), table.asked]).toEqual(['G', '1 turn']);
  });

  test('[SS-13] trade with an outpost', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], holds: ['YYYY', ''], outposts: { C4: [0] } });
    table.play('move stay trade again');
    expect([table.hold(0), table.asked]).toEqual(['RRRR', '1 turn']);
  });

  test('[SS-13] an order is claimed at its port', () => {
    const table = roadTable({ seats: 2, boats: ['A1'], holds: ['GGGG', ''], ports: { A1: 'v3' } });
    table.play('move stay claim');
    expect(table.seat(0)).toMatchObject({ claimed: ['v3'] });
    expect(table.hold(0)).toBe('');
  });

  test('[SS-13] [SS-15] or neither; there is no harvest', () => {
    const table = roadTable({ seats: 2, boats: ['A2'], tiles: { A2: 'm1' }, outposts: { A2: [0] } });
    expect(table.play('move stay').options()).toEqual(['pass']);
  });
});

describe('an emptied column', () => {
  // One tile of each symbol: m1 yellow, m10 red, m16 green, m19 brown.
  const tiles = { A2: 'm1', A3: 'm16', B5: 'm19', C4: 'm10' };
  const market = ['M01', 'M02', 'M03', 'M04'];

  test('[SS-18] the first gives a merchant card of choice, free, with the cubes on it', () => {
    const table = roadTable({
      seats: 2,
      boats: ['C4'],
      tiles,
      outposts: { A2: [0], A3: [0], B5: [0] },
      market,
      heaps: ['', '', 'RG'],
    });
    table.play('move stay build');
    expect([table.asked, table.options()]).toEqual([
      '0 column',
      ['merchant-0', 'merchant-1', 'merchant-2', 'merchant-3'],
    ]);
    table.play('merchant-2');
    expect(table.hold(0)).toBe('RG');
    expect(table.seat(0)).toMatchObject({ hand: ['S1', 'S2', 'M03'], bonus: [] });
    expect(table.market.slice(0, 3)).toEqual(['M01', 'M02', 'M04']);
  });

  test('[SS-21r] the column comes before the trade of the tile', () => {
    const table = roadTable({
      seats: 2,
      boats: ['C4'],
      tiles,
      outposts: { A2: [0], A3: [0], B5: [0] },
      market,
      heaps: ['YY'],
    });
    // The two yellow cubes on the card pay for the trade of the tile.
    table.play('move stay build merchant-0 again');
    expect([table.hold(0), table.asked]).toEqual(['RR', '1 turn']);
  });

  test('[SS-20r] nothing when the row is empty', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], tiles, outposts: { A2: [0], A3: [0], B5: [0] }, market: [] });
    expect(table.play('move stay build').asked).toBe('1 turn');
  });

  test('no card is offered whose cubes do not fit into the hold; an untaken reward is lost', () => {
    const table = roadTable({
      seats: 2,
      boats: ['C4'],
      holds: ['B'.repeat(127), ''],
      tiles,
      outposts: { A2: [0], A3: [0], B5: [0] },
      market,
      heaps: ['B', 'B', 'B', 'B'],
    });
    expect(table.play('move stay build').asked).toBe('0 discard');
    for (let cube = 0; cube < 117; cube++) table.play('drop-B');
    expect(table.asks('rest rest')).toEqual(['0 turn', '1 turn']);
  });

  const second = { A2: 'm1', B2: 'm2', A3: 'm16', B3: 'm17', B5: 'm19', B4: 'm20', C4: 'm10', C3: 'm9' };
  const outposts = { A2: [0], B2: [0], A3: [0], B3: [0], B5: [0], B4: [0], C3: [0] };

  test('[SS-19] the second to fourth give a bonus tile or such a card', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], tiles: second, outposts, market });
    table.play('move stay build');
    const cards = ['merchant-0', 'merchant-1', 'merchant-2', 'merchant-3'];
    expect(table.options()).toEqual(['+free-move', '+hold', '+points', ...cards]);
    table.play('+points');
    expect(table.seat(0)).toMatchObject({ bonus: ['points-6'], hand: ['S1', 'S2'] });
    const card = roadTable({ seats: 2, boats: ['C4'], tiles: second, outposts, market });
    card.play('move stay build merchant-1');
    expect(card.seat(0)).toMatchObject({ bonus: [], hand: ['S1', 'S2', 'M02'] });
  });

  test('[SS-20r] only the tiles when the row is empty', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], tiles: second, outposts, market: [] });
    expect(table.play('move stay build').options()).toEqual(['+free-move', '+hold', '+points']);
  });

  test('[SS-22] a hold tile counts at the end of this very turn', () => {
    const table = roadTable({ seats: 2, boats: ['C4'], holds: ['R'.repeat(13), ''], tiles: second, outposts, market });
    expect(table.play('move stay build +hold').asked).toBe('1 turn');
    const other = roadTable({ seats: 2, boats: ['C4'], holds: ['R'.repeat(13), ''], tiles: second, outposts, market });
    expect(other.play('move stay build +points').asked).toBe('0 discard');
  });
});

describe('the limit', () => {
  test('a toll that lifts another seat above its limit makes that seat discard at the end of this turn', () => {
    const table = roadTable({ seats: 2, boats: ['C4', 'C3'], holds: ['R', 'YYYYYYYYYY'] });
    table.play('move C3 lay-S1 stop R>1 pass');
    expect([table.asked, table.options()]).toEqual(['1 discard', ['drop-Y', 'drop-R']]);
    expect(table.play('1:drop-R').asked).toBe('1 turn');
  });
});

describe('end and scores', () => {
  test('[SS-23] the fourth VP tile triggers the end; the round is finished', () => {
    const table = roadTable({
      seats: 3,
      boats: ['A1'],
      holds: ['GGGG', '', ''],
      ports: { A1: 'v3' },
      claimed: [['v1', 'v2', 'v4']],
    });
    table.play('move stay claim');
    expect([table.state.final, table.asked]).toEqual([1, '1 turn']);
    expect(table.play('rest rest').asked).toBe('over');
  });

  test('[SS-24] [SS-5] VP tiles, uncovered spaces, bonus tiles, cubes', () => {
    const table = roadTable({
      seats: 2,
      boats: ['A2'],
      holds: ['YRGB', ''],
      // Three yellow outposts uncover 0 + 1 + 2.
      tiles: { A2: 'm1', B2: 'm2', B3: 'm3' },
      outposts: { A2: [0], B2: [0], B3: [0] },
      bonus: [['hold', 'free-move']],
      claimed: [['v1', 'v26']],
    });
    expect(table.points(0)).toEqual({ tiles: 11 + 20, board: 3, bonus: 0, cubes: 3 });
  });

  test('the stall guard counts rounds without a VP tile', () => {
    const table = roadTable({ seats: 2, stall: 59 });
    expect(table.play('rest rest').asked).toBe('over');
  });
});

test('laid cards and steps can be undone', () => {
  const match = startMatch({ game: 'sand-to-sea', seats: 2, seed: 'x' });
  while (match.inSetUp) match.choose(match.legal()[0]!.code);
  const { version } = match;
  const before = JSON.stringify(match.state().seats);
  match.choose({ kind: 'move' });
  match.choose(match.legal().find((option) => option.kind === 'step')!.code);
  match.choose({ kind: 'lay', card: 'S1', from: 'hand' });
  match.undo(version);
  expect(JSON.stringify(match.state().seats)).toBe(before);
});
