import { describe, expect, test } from 'vitest';

import {
  FastLuck,
  formatBundle,
  mapAdvice,
  type Match,
  type Place,
  ScriptedLuck,
  startMatch,
  findGame,
  type PlaceView,
} from '../../src/index.ts';
import { DEAR, rivalOf, soloTable } from './solo-table.ts';

describe('set-up', () => {
  const matches = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
    startMatch({ game: 'eastern-wonders-solo', seats: 1, seed }),
  );
  const mapOf = (match: Match<'eastern-wonders-solo'>): readonly PlaceView[] => match.state().map;

  test('[SO-1] 24 inner places with 20 market tiles, five of each symbol, and 4 sea tiles; four ports', () => {
    for (const match of matches) {
      const map = mapOf(match);
      const symbols = map.flatMap(({ market }) => (market ? [Math.floor((Number(market.slice(1)) - 1) / 6)] : []));
      expect(symbols.toSorted((a, b) => a - b)).toEqual(
        [0, 1, 2, 3].flatMap((symbol) => Array<number>(5).fill(symbol)),
      );
      expect(map.filter(({ kind }) => kind === 'sea')).toHaveLength(4);
      expect(map.filter(({ kind }) => kind === 'port')).toHaveLength(4);
    }
  });

  test('[SO-2] every port shows an order, and the Closed Port is among the next six', () => {
    for (const match of matches) {
      const { ports, pile } = match.state();
      expect(ports.every(({ tile }) => /^v\d+$/.test(tile ?? ''))).toBe(true);
      expect([pile.left.length, pile.closed]).toEqual([22, { in: 6 }]);
    }
  });

  test('every tile touches at least two others, and no two ports touch', () => {
    for (const match of matches) {
      const places = mapOf(match).map(({ at, kind }): Place => {
        const [q, r] = at.split(',').map(Number);
        return { id: at, q: q!, r: r!, kind: kind as Place['kind'] };
      });
      expect(mapAdvice(places)).toEqual([]);
      const ports = places.filter(({ kind }) => kind === 'port');
      const apart = ports.flatMap((a) =>
        ports
          .filter((b) => b !== a)
          .map((b) => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r))),
      );
      expect(Math.min(...apart)).toBeGreaterThan(1);
    }
  });

  test('maps, tiles and starting sets differ from match to match', () => {
    expect(new Set(matches.map((match) => JSON.stringify(mapOf(match)))).size).toBe(matches.length);
    const holds = new Set(matches.map((match) => match.state().seats[0]!.hold));
    expect(holds.size).toBeGreaterThan(1);
    for (const hold of holds) expect(['YYYY', 'YYR', 'RR', 'YG']).toContain(hold);
  });

  test('[SO-5] [SO-7r] the player sets the boat on any market tile, and chooses no starting set', () => {
    const [match] = matches;
    expect(match!.decision).toEqual({ seat: 0, kind: 'boat' });
    expect(match!.legal()).toHaveLength(20);
  });

  test('[SO-3] [SO-8r] bonus supply: one tile of each ability, the 6 VP tile aside', () => {
    expect(matches[0]!.state()).toMatchObject({
      supply: { 'free-move': 1, harvest: 1, upgrade: 1, hold: 1, points: [6] },
      rival: { hold: '', outposts: [], claimed: [] },
    });
  });

  test('an own map may have its sea tiles where its maker wants them, or leave them to luck', () => {
    const kinds = (map: string): string[] =>
      mapOf(startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'x', options: { map } })).map(
        ({ kind }) => kind,
      );
    const seas = (map: string): number => kinds(map).filter((kind) => kind === 'sea').length;
    expect(seas('pmmmmmmp.mmmmmmmm.pmmmmmmp')).toBe(0);
    expect(kinds('pmsmmmmmp.mmmmmmmm.pmmmmmmp')[2]).toBe('sea');
    expect(seas('piiiiiiip.iiiiiiiiii.piiiiiiip')).toBe(4);
    // No sea tile is dealt to a market place: of four inner places two become sea.
    const dealt = kinds('pmmmmmmmp.iiii.mmmmmm.pmmmmmp');
    expect(dealt.filter((kind) => kind === 'sea')).toHaveLength(2);
    expect(dealt.slice(9, 13).filter((kind) => kind === 'sea')).toHaveLength(2);
  });

  test('Solo has one seat, and refuses an unknown level', () => {
    expect(() => startMatch({ game: 'eastern-wonders-solo', seats: 2, seed: 'x' })).toThrow('exactly 1 seat');
    const options = { level: 'merciless' };
    expect(() => startMatch({ game: findGame('eastern-wonders-solo').id, seats: 1, seed: 'x', options })).toThrow(
      'one of calm, standard, fierce',
    );
  });
});

describe('the player', () => {
  test('is one of two sides', () => {
    expect(soloTable({ boat: '1,0' }).core.sides).toBe(2);
  });

  test('[SO-9r] pays two cubes for each outpost on the tile, the rival’s included', () => {
    const table = soloTable({ boat: '1,0', hold: 'YRG', rivals: ['1,0'], ports: DEAR });
    table.play('stay build');
    expect([table.asked, table.state.owed]).toEqual(['0 price', 2]);
  });

  test('[SO-6] pays no toll to the rival, which has no boat', () => {
    const table = soloTable({ boat: '1,0', rivals: ['2,0'], ports: DEAR });
    expect(table.play('2,0 stop').asked).toBe('0 act');
  });

  const oneOfEach = { '1,0': 'm1', '2,0': 'm7', '3,0': 'm13', '4,0': 'm19' };

  test('[SO-3] [SO-4] takes at most one bonus tile of a kind, and the 6 VP tile only after the four', () => {
    const board = { boat: '4,0', tiles: oneOfEach, outposts: ['1,0', '2,0', '3,0'], ports: DEAR };
    const first = soloTable(board).play('stay build');
    expect([first.asked, first.options()]).toEqual(['0 bonus', ['+free-move', '+harvest', '+upgrade', '+hold']]);
    // Columns that were emptied before are of no matter here: only what the supply still has.
    const third = soloTable({ ...board, bonus: ['harvest', 'hold'] }).play('stay build');
    expect(third.options()).toEqual(['+free-move', '+upgrade']);
    const last = soloTable({ ...board, bonus: ['free-move', 'harvest', 'hold', 'upgrade'] }).play('stay build');
    expect(last.options()).toEqual(['+points']);
    last.play('+points');
    expect(last.seat(0)).toMatchObject({ bonus: ['free-move', 'harvest', 'upgrade', 'hold', 'points-6'] });
  });
});

describe('the rival reacts', () => {
  // m23 trades three yellow for a brown, m10 two yellow for two red.
  const tiles = { '1,0': 'm23', '2,0': 'm10' };

  test('[SO-15] [SO-16] [SO-18r] [SO-25] to a trade: an outpost beside the boat, and the trade’s result for every time', () => {
    const table = soloTable({ boat: '1,0', hold: 'Y'.repeat(9), tiles, outposts: ['1,0'], ports: DEAR });
    table.play('stay trade again again');
    expect(rivalOf(table)).toEqual({ hold: 'BBB', outposts: ['1,0'], claimed: [] });
    expect(table.asked).toBe('0 sail');
  });

  test('[SO-15] [SO-16] to a building with trades likewise; to one without a trade with the outpost alone', () => {
    const traded = soloTable({ boat: '2,0', hold: 'YYYY', tiles, ports: DEAR });
    traded.play('stay build again again');
    expect(rivalOf(traded)).toEqual({ hold: 'RRRR', outposts: ['2,0'], claimed: [] });
    const bare = soloTable({ boat: '2,0', hold: 'YYYY', tiles, ports: DEAR });
    bare.play('stay build enough');
    expect(rivalOf(bare)).toEqual({ hold: '', outposts: ['2,0'], claimed: [] });
  });

  test('[SO-15] on any market tile, the first of the pack too, and on no port', () => {
    const first = soloTable({ boat: '2,0', tiles: { '2,0': 'm1' }, ports: DEAR }).play('stay harvest');
    expect(rivalOf(first).outposts).toEqual(['2,0']);
    expect(rivalOf(soloTable({ boat: '0,0', ports: DEAR }).play('stay harvest')).outposts).toEqual([]);
  });

  test('[SO-15] it places no second outpost on a tile', () => {
    const table = soloTable({ boat: '2,0', hold: 'YY', tiles, outposts: ['2,0'], rivals: ['2,0'], ports: DEAR });
    table.play('stay trade');
    expect(rivalOf(table)).toEqual({ hold: 'RR', outposts: ['2,0'], claimed: [] });
  });

  test('[SO-15] [SO-17] [SO-18r] [SO-21r] to a harvest on a market tile: an outpost and two yellow, the player’s bonus tiles not mirrored', () => {
    const table = soloTable({ boat: '2,0', tiles, bonus: ['harvest'], ports: DEAR });
    table.play('stay harvest');
    expect(table.hold(0)).toBe('YYR');
    expect(rivalOf(table)).toEqual({ hold: 'YY', outposts: ['2,0'], claimed: [] });
  });

  test('[SO-17] to a harvest elsewhere: two yellow alone', () => {
    const table = soloTable({ boat: '0,0', ports: DEAR });
    table.play('stay harvest');
    expect(rivalOf(table)).toEqual({ hold: 'YY', outposts: [], claimed: [] });
  });

  test('[SO-14] to a claim: two yellow', () => {
    const table = soloTable({ boat: '0,0', hold: 'GGGG', ports: { ...DEAR, '0,0': 'v3' } });
    table.play('stay claim');
    expect(rivalOf(table)).toEqual({ hold: 'YY', outposts: [], claimed: [] });
  });

  test('[SO-11] [SO-32c] right after the action, before the player’s limit is looked at: ten yellow cubes and a harvest', () => {
    const table = soloTable({ boat: '2,0', hold: 'Y'.repeat(10), tiles, ports: DEAR });
    table.play('stay harvest');
    expect([table.asked, rivalOf(table)]).toEqual(['0 discard', { hold: 'YY', outposts: ['2,0'], claimed: [] }]);
    table.play('drop-Y drop-Y');
    expect([table.asked, rivalOf(table).hold]).toEqual(['0 sail', 'YY']);
  });

  test('[SO-22r] without a limit, stopping at 127 cubes of a colour', () => {
    const table = soloTable({ boat: '0,0', rival: 'Y'.repeat(126), ports: DEAR });
    table.play('stay harvest');
    expect(rivalOf(table).hold).toBe('Y'.repeat(127));
    expect(table.play('stay harvest').asked).toBe('0 sail');
  });
});

describe('the rival completes orders', () => {
  // v3 GGGG 12, v4 RRBB 12, v8 YRGB 12, v1 YYGGG 11, v9 RRGGG 13.
  const rich = 'YYYYRRRRGGGGBBBB';

  test('[SO-12] [SO-13] before anything else, and then nothing more', () => {
    const table = soloTable({ boat: '1,0', rival: 'GGGG', ports: { ...DEAR, '7,0': 'v3' } });
    table.play('stay harvest');
    expect(rivalOf(table)).toEqual({ hold: '', outposts: [], claimed: ['v3'] });
    expect((table.table.ports as { tile: string }[])[1]!.tile).not.toBe('v3');
  });

  test('[SO-13] the rival completes the order worth most', () => {
    const table = soloTable({
      boat: '1,0',
      rival: rich,
      ports: { '0,0': 'v3', '7,0': 'v9', '0,2': 'v1', '7,2': 'v4' },
    });
    expect(rivalOf(table.play('stay harvest')).claimed).toEqual(['v9']);
  });

  test('[SO-19r] of equals the one whose price is worth least', () => {
    // All 12 points: GGGG is worth 12, YRGB 10, RRBB 12.
    const table = soloTable({
      boat: '1,0',
      rival: rich,
      ports: { '0,0': 'v3', '7,0': 'v4', '0,2': 'v8', '7,2': 'v1' },
    });
    expect(rivalOf(table.play('stay harvest')).claimed).toEqual(['v8']);
  });

  test('[SO-19r] then the first in the map’s order of ports', () => {
    const orders = { '0,0': 'v1', '7,0': 'v4', '0,2': 'v3', '7,2': 'v2' };
    const table = soloTable({ boat: '1,0', rival: rich, ports: orders });
    expect(rivalOf(table.play('stay harvest')).claimed).toEqual(['v4']);
    const turned = soloTable({ boat: '1,0', rival: rich, ports: { ...orders, '7,0': 'v3', '0,2': 'v4' } });
    expect(rivalOf(turned.play('stay harvest')).claimed).toEqual(['v3']);
  });

  test('[SO-20r] the rival completes at most one order per round', () => {
    const table = soloTable({ boat: '1,0', rival: rich, ports: { ...DEAR, '0,0': 'v3', '7,0': 'v4' } });
    table.play('stay harvest');
    expect(rivalOf(table).claimed).toHaveLength(1);
  });

  test('[SO-20r] the tile just revealed by the player’s own claim may be taken', () => {
    const table = soloTable({ boat: '0,0', hold: 'GGGG', rival: 'RRBB', ports: { ...DEAR, '0,0': 'v3' } });
    table.play('stay');
    // The draws: not the Closed Port, then v4 by its place among the orders left; both again for the rival's port.
    const left = table.core.names.vp!.slice(0, 26).filter((_, id) => ((table.state.pile[0]! >> id) & 1) === 1);
    table.withLuck(new ScriptedLuck(1, left.indexOf('v4'), 1, 0)).play('claim');
    expect(rivalOf(table)).toMatchObject({ hold: '', claimed: ['v4'] });
  });

  test('a closed port has no order', () => {
    const table = soloTable({ boat: '1,0', rival: rich, ports: DEAR });
    table.state.port.set([26, 26, 26, 26]);
    expect(rivalOf(table.play('stay harvest')).claimed).toEqual([]);
  });
});

describe('levels', () => {
  const tiles = { '1,0': 'm23' };

  test('[SO-24] calm: a trade yields its result once, however often the player traded', () => {
    const position = { level: 'calm', boat: '1,0', hold: 'Y'.repeat(9), tiles, ports: DEAR } as const;
    expect(rivalOf(soloTable({ ...position, outposts: ['1,0'] }).play('stay trade again again')).hold).toBe('B');
    expect(rivalOf(soloTable(position).play('stay build enough')).hold).toBe('');
  });

  test('[SO-26] fierce: it completes an order and then also reacts', () => {
    const ports = { ...DEAR, '7,0': 'v3' };
    const claimed = soloTable({ level: 'fierce', boat: '1,0', rival: 'GGGG', tiles, ports });
    claimed.play('stay harvest');
    expect(rivalOf(claimed)).toEqual({ hold: 'YY', outposts: ['1,0'], claimed: ['v3'] });
    const standard = soloTable({ boat: '1,0', rival: 'GGGG', tiles, ports });
    standard.play('stay harvest');
    expect(rivalOf(standard)).toEqual({ hold: '', outposts: [], claimed: ['v3'] });
  });
});

describe('end and scores', () => {
  test('[SO-27] the player’s fourth tile ends the match; the rival reacts last', () => {
    const table = soloTable({
      boat: '0,0',
      hold: 'GGGG',
      rival: 'RRBB',
      ports: { ...DEAR, '0,0': 'v3', '7,0': 'v4' },
      claimed: ['v1', 'v2', 'v5'],
    });
    table.play('stay claim');
    expect([table.asked, table.state.final]).toEqual(['over', 1]);
    expect(rivalOf(table).claimed).toEqual(['v4']);
  });

  test('[SO-27] the rival’s fourth tile ends it too', () => {
    const table = soloTable({
      boat: '1,0',
      rival: 'GGGG',
      ports: { ...DEAR, '7,0': 'v3' },
      rivalClaimed: ['v1', 'v2', 'v4'],
    });
    expect(table.play('stay harvest').asked).toBe('over');
    expect(table.state.final).toBe(1);
  });

  test('[SO-28] [SO-30r] the rival scores its VP tiles and non-yellow cubes, nothing for outposts', () => {
    const table = soloTable({
      boat: '1,0',
      rival: 'YYRGB',
      rivals: ['1,0', '2,0', '3,0'],
      rivalClaimed: ['v1'],
      ports: DEAR,
    });
    expect(table.points(1)).toEqual({ tiles: 11, board: 0, bonus: 0, cubes: 3 });
  });

  test('[SO-29] a tie goes to the last to take a turn: the rival', () => {
    const table = soloTable({ boat: '1,0', hold: 'RR', rival: 'GG', stall: 59, ports: DEAR });
    expect(table.play('stay harvest').asked).toBe('over');
    expect(table.core.leader(table.state)).toBe(1);
    const ahead = soloTable({ boat: '1,0', hold: 'RRR', rival: 'GG', stall: 59, ports: DEAR });
    expect(ahead.core.leader(ahead.play('stay harvest').state)).toBe(0);
  });

  test('[SO-31r] a claim of the rival resets the count of the stall guard', () => {
    const table = soloTable({ boat: '1,0', rival: 'GGGG', stall: 59, ports: { ...DEAR, '7,0': 'v3' } });
    expect(table.play('stay harvest').asked).toBe('0 sail');
    expect(table.state.stall).toBe(0);
  });

  test('the winner may be the rival', () => {
    const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'x' });
    expect(match.scores()).toMatchObject({ winner: null, rival: { total: 0 } });
    const luck = new FastLuck(1);
    while (!match.over) {
      const options = match.legal();
      match.choose((options.find(({ kind }) => kind === 'harvest') ?? options[luck.draw(options.length)]!).code);
    }
    const { seats, rival, winner } = match.scores();
    expect(winner).toBe(seats[0]!.total > rival!.total ? 0 : 'rival');
  });
});

describe('an action has to be taken', () => {
  test('[SO-10] [SO-34c] a harvest is possible at any place, and a pass is not', () => {
    expect(soloTable({ boat: '0,0', ports: DEAR }).play('stay').options()).toEqual(['harvest']);
    expect(soloTable({ boat: '1,0', ports: DEAR }).play('2,0 stop').options()).toEqual(['build', 'harvest']);
  });

  test('the turn goes on with the rival and the next round only after it', () => {
    const table = soloTable({ boat: '1,0', ports: DEAR }).play('2,0 stop');
    expect([table.asked, rivalOf(table)]).toEqual(['0 act', { hold: '', outposts: [], claimed: [] }]);
    expect(table.play('harvest').asked).toBe('0 sail');
  });

  test('[SO-36r] a harvest brings only the cubes that fit, and the rival reacts', () => {
    const table = soloTable({ boat: '0,0', hold: 'Y'.repeat(126), ports: DEAR }).play('stay harvest');
    expect([table.hold(0), table.asked, rivalOf(table).hold]).toEqual(['Y'.repeat(127), '0 discard', 'YY']);
  });

  test('[SO-36r] a harvest is offered even where no yellow cube has room; the red of a harvest tile still comes', () => {
    const full = soloTable({ boat: '0,0', hold: 'Y'.repeat(127), ports: DEAR });
    expect(full.play('stay').options()).toContain('harvest');
    expect(full.play('harvest').hold(0)).toBe('Y'.repeat(127));
    const tiled = soloTable({ boat: '0,0', hold: 'Y'.repeat(127), bonus: ['harvest'], ports: DEAR });
    expect(tiled.play('stay harvest').hold(0)).toBe(`${'Y'.repeat(127)}R`);
  });
});

describe('an order revealed by the player’s own claim', () => {
  test('[SO-33c] is taken by the rival in the same reaction; only then the player’s limit is looked at', () => {
    const hold = `${'Y'.repeat(12)}GGGG`;
    const table = soloTable({ boat: '0,0', hold, rival: 'RRBB', ports: { ...DEAR, '0,0': 'v3' } });
    table.play('stay');
    const left = table.core.names.vp!.slice(0, 26).filter((_, id) => ((table.state.pile[0]! >> id) & 1) === 1);
    table.withLuck(new ScriptedLuck(1, left.indexOf('v4'), 1, 0)).play('claim');
    expect([table.asked, rivalOf(table).claimed, table.hold(0)]).toEqual(['0 discard', ['v4'], 'Y'.repeat(12)]);
  });
});

describe('undo', () => {
  test('[SO-23r] never across the rival’s reaction', () => {
    const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'x' });
    match.choose(match.legal()[0]!.code);
    match.choose({ kind: 'stay' });
    match.undo();
    match.choose({ kind: 'stay' });
    match.choose({ kind: 'harvest' });
    expect(
      formatBundle(
        (() => {
          const state = match.copiedState();
          return state.hold[1]!;
        })(),
      ),
    ).toBe('YY');
    expect(() => match.undo()).toThrow('the rival has reacted since');
  });

  test('[SO-35c] choices before the rival’s reaction are final, even if it revealed nothing; the discards after it may be undone', () => {
    const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'x' });
    match.choose(match.legal()[0]!.code);
    const overfull = (): boolean => match.decision!.kind === 'discard';
    while (!overfull()) {
      match.choose({ kind: 'stay' });
      match.choose({ kind: 'harvest' });
    }
    expect(match.undoableTo).toBe(match.version);
    expect(() => match.undo()).toThrow('the rival has reacted since');
    const version = match.version;
    match.choose({ kind: 'discard', cube: 'Y' });
    match.undo();
    expect([match.version, overfull()]).toEqual([version, true]);
    expect(() => match.undo()).toThrow('the rival has reacted since');
  });
});
