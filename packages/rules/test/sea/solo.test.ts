import { describe, expect, test } from 'vitest';

import {
  FastLuck,
  formatBundle,
  mapAdvice,
  type Match,
  parseBundle,
  type Place,
  ScriptedLuck,
  startMatch,
} from '../../src/index.ts';
import { PlayTable } from '../play-table.ts';

/** What a position of Solo says; the first-game map of Eastern Wonders is used, without sea tiles. */
interface SoloPosition {
  readonly level?: string;
  readonly boat: string;
  readonly hold?: string;
  readonly rival?: string;
  /** Market tiles by place; the other tiles make room. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Places where the player, and where the rival, has an outpost. */
  readonly outposts?: readonly string[];
  readonly rivals?: readonly string[];
  readonly bonus?: readonly string[];
  readonly ports?: Readonly<Record<string, string>>;
  readonly claimed?: readonly string[];
  readonly rivalClaimed?: readonly string[];
  readonly stall?: number;
}

// 24 places in three rows; p the ports, in the order 0,0 7,0 0,2 8,2.
const MAP = 'pmmmmmmp.mmmmmmmm.pmmmmmmp';
const KINDS = ['free-move', 'harvest', 'upgrade', 'hold', 'points'];

const bits = (names: readonly string[] = [], all: readonly string[]): number =>
  names.reduce((sum, name) => {
    if (!all.includes(name)) throw new Error(`the test names ${name}, which does not exist`);
    return sum | (1 << all.indexOf(name));
  }, 0);

/** A table of Solo at the beginning of the player's turn. */
function soloTable(position: SoloPosition): PlayTable {
  const { level = 'standard' } = position;
  const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'x', options: { level, map: MAP } });
  match.choose(match.legal()[0]!.code);
  const state = match.core.newState();
  match.copyState(state);
  const table = new PlayTable(match.core, state);
  const { place, vp } = match.core.names as { place: string[]; vp: string[] };
  const placeOf = (name: string): number => {
    if (!place.includes(name)) throw new Error(`the test names the place ${name}, which does not exist`);
    return place.indexOf(name);
  };
  state.boat[0] = placeOf(position.boat);
  for (const [name, id] of Object.entries(position.tiles ?? {})) {
    const tile = Number(id.slice(1)) - 1;
    const elsewhere = state.tile.indexOf(tile);
    if (elsewhere >= 0) state.tile[elsewhere] = state.tile[placeOf(name)]!;
    state.tile[placeOf(name)] = tile;
  }
  for (const name of position.outposts ?? []) {
    state.outposts[placeOf(name)]! |= 1;
    state.built[Math.floor(state.tile[placeOf(name)]! / 6)]!++;
  }
  for (const name of position.rivals ?? []) state.outposts[placeOf(name)]! |= 2;
  for (const name of position.bonus ?? []) {
    state.bonus[KINDS.indexOf(name)]!++;
    state.supply[KINDS.indexOf(name)]!--;
  }
  state.hold.set([parseBundle(position.hold ?? '')!, parseBundle(position.rival ?? '')!]);
  state.vp.set([bits(position.claimed, vp), bits(position.rivalClaimed, vp)]);
  const taken = state.vp[0]! | state.vp[1]!;
  const wanted = Object.entries(position.ports ?? {}).map(([name, id]) => [placeOf(name), vp.indexOf(id)] as const);
  const shown: number[] = [];
  place
    .flatMap((_, at) => (state.tile[at] === -2 ? [at] : []))
    .forEach((at) => {
      const free = vp.findIndex(
        (_, id) => ((taken >> id) & 1) === 0 && !shown.includes(id) && !wanted.some(([, other]) => other === id),
      );
      shown.push(wanted.find(([other]) => other === at)?.[1] ?? free);
    });
  state.port.set(shown);
  state.pile[0] = (2 ** 26 - 1) & ~shown.reduce((all, id) => all | (1 << id), taken);
  state.stall = position.stall ?? 0;
  match.core.skipTo(state, 0, new FastLuck(1));
  return table;
}

const rivalOf = (table: PlayTable): { hold: string; outposts: string[]; claimed: string[] } =>
  table.core.assembly.describe(table.state).table.rival as { hold: string; outposts: string[]; claimed: string[] };

/** Four ports that nobody here can pay for, dear ones. */
const DEAR = { '0,0': 'v26', '7,0': 'v25', '0,2': 'v24', '7,2': 'v23' };

describe('set-up', () => {
  const matches = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
    startMatch({ game: 'eastern-wonders-solo', seats: 1, seed }),
  );
  const mapOf = (match: Match): { at: string; kind: string }[] => match.state().map as { at: string; kind: string }[];

  test('24 inner places with 20 market tiles, five of each symbol, and 4 sea tiles; four ports', () => {
    for (const match of matches) {
      const map = mapOf(match) as { at: string; kind: string; market?: string }[];
      const symbols = map.flatMap(({ market }) => (market ? [Math.floor((Number(market.slice(1)) - 1) / 6)] : []));
      expect(symbols.toSorted((a, b) => a - b)).toEqual(
        [0, 1, 2, 3].flatMap((symbol) => Array<number>(5).fill(symbol)),
      );
      expect(map.filter(({ kind }) => kind === 'sea')).toHaveLength(4);
      expect(map.filter(({ kind }) => kind === 'port')).toHaveLength(4);
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
    const holds = new Set(matches.map((match) => (match.state() as { seats: { hold: string }[] }).seats[0]!.hold));
    expect(holds.size).toBeGreaterThan(1);
    for (const hold of holds) expect(['YYYY', 'YYR', 'RR', 'YG']).toContain(hold);
  });

  test('the player sets the boat on any market tile, and chooses no starting set', () => {
    const [match] = matches;
    expect(match!.decision).toEqual({ seat: 0, kind: 'boat' });
    expect(match!.legal()).toHaveLength(20);
  });

  test('bonus supply: one tile of each ability, the 6 VP tile aside', () => {
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
    // Where the map says market, no sea tile is dealt: of four inner places two become sea.
    const dealt = kinds('pmmmmmmmp.iiii.mmmmmm.pmmmmmp');
    expect(dealt.filter((kind) => kind === 'sea')).toHaveLength(2);
    expect(dealt.slice(9, 13).filter((kind) => kind === 'sea')).toHaveLength(2);
  });

  test('one seat, and a known level', () => {
    expect(() => startMatch({ game: 'eastern-wonders-solo', seats: 2, seed: 'x' })).toThrow('exactly 1 seat');
    const options = { level: 'merciless' };
    expect(() => startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'x', options })).toThrow(
      'one of calm, standard, fierce',
    );
  });
});

describe('the player', () => {
  test('pays two cubes for each outpost on the tile, the rival’s included', () => {
    const table = soloTable({ boat: '1,0', hold: 'YRG', rivals: ['1,0'], ports: DEAR });
    table.play('stay build');
    expect([table.asked, table.state.owed]).toEqual(['0 price', 2]);
  });

  test('pays no toll to the rival, which has no boat', () => {
    const table = soloTable({ boat: '1,0', rivals: ['2,0'], ports: DEAR });
    expect(table.play('2,0 stop').asked).toBe('0 act');
  });

  const oneOfEach = { '1,0': 'm1', '2,0': 'm7', '3,0': 'm13', '4,0': 'm19' };

  test('takes at most one bonus tile of a kind, and the 6 VP tile only after the four', () => {
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

  test('to a trade: an outpost beside the boat, and the trade’s result for every time', () => {
    const table = soloTable({ boat: '1,0', hold: 'Y'.repeat(9), tiles, outposts: ['1,0'], ports: DEAR });
    table.play('stay trade again again');
    expect(rivalOf(table)).toEqual({ hold: 'BBB', outposts: ['1,0'], claimed: [] });
    expect(table.asked).toBe('0 sail');
  });

  test('to a building with trades likewise; to one without a trade with the outpost alone', () => {
    const traded = soloTable({ boat: '2,0', hold: 'YYYY', tiles, ports: DEAR });
    traded.play('stay build again again');
    expect(rivalOf(traded)).toEqual({ hold: 'RRRR', outposts: ['2,0'], claimed: [] });
    const bare = soloTable({ boat: '2,0', hold: 'YYYY', tiles, ports: DEAR });
    bare.play('stay build enough');
    expect(rivalOf(bare)).toEqual({ hold: '', outposts: ['2,0'], claimed: [] });
  });

  test('it places no second outpost on a tile', () => {
    const table = soloTable({ boat: '2,0', hold: 'YY', tiles, outposts: ['2,0'], rivals: ['2,0'], ports: DEAR });
    table.play('stay trade');
    expect(rivalOf(table)).toEqual({ hold: 'RR', outposts: ['2,0'], claimed: [] });
  });

  test('to a harvest on a market tile: an outpost and two yellow, the player’s bonus tiles not mirrored', () => {
    const table = soloTable({ boat: '2,0', tiles, bonus: ['harvest'], ports: DEAR });
    table.play('stay harvest');
    expect(table.hold(0)).toBe('YYR');
    expect(rivalOf(table)).toEqual({ hold: 'YY', outposts: ['2,0'], claimed: [] });
  });

  test('to a harvest elsewhere: two yellow alone', () => {
    const table = soloTable({ boat: '0,0', ports: DEAR });
    table.play('stay harvest');
    expect(rivalOf(table)).toEqual({ hold: 'YY', outposts: [], claimed: [] });
  });

  test('to a claim: two yellow', () => {
    const table = soloTable({ boat: '0,0', hold: 'GGGG', ports: { ...DEAR, '0,0': 'v3' } });
    table.play('stay claim');
    expect(rivalOf(table)).toEqual({ hold: 'YY', outposts: [], claimed: [] });
  });

  test('to a pass: not at all', () => {
    const table = soloTable({ boat: '2,0', tiles, ports: DEAR });
    table.play('stay pass');
    expect(rivalOf(table)).toEqual({ hold: '', outposts: [], claimed: [] });
  });

  test('after the player’s limit, and before anything else of the next round', () => {
    const table = soloTable({ boat: '2,0', hold: 'Y'.repeat(10), tiles, ports: DEAR });
    table.play('stay harvest');
    expect([table.asked, rivalOf(table).hold]).toEqual(['0 discard', '']);
    table.play('drop-Y drop-Y');
    expect([table.asked, rivalOf(table).hold]).toEqual(['0 sail', 'YY']);
  });

  test('without a limit, stopping at 127 cubes of a colour', () => {
    const table = soloTable({ boat: '0,0', rival: 'Y'.repeat(126), ports: DEAR });
    table.play('stay harvest');
    expect(rivalOf(table).hold).toBe('Y'.repeat(127));
    expect(table.play('stay harvest').asked).toBe('0 sail');
  });
});

describe('the rival completes orders', () => {
  // v3 GGGG 12, v4 RRBB 12, v8 YRGB 12, v1 YYGGG 11, v9 RRGGG 13.
  const rich = 'YYYYRRRRGGGGBBBB';

  test('before anything else, and then nothing more', () => {
    const table = soloTable({ boat: '1,0', rival: 'GGGG', ports: { ...DEAR, '7,0': 'v3' } });
    table.play('stay harvest');
    expect(rivalOf(table)).toEqual({ hold: '', outposts: [], claimed: ['v3'] });
    expect((table.table.ports as { tile: string }[])[1]!.tile).not.toBe('v3');
  });

  test('also when the player did nothing', () => {
    const table = soloTable({ boat: '1,0', rival: 'GGGG', ports: { ...DEAR, '7,0': 'v3' } });
    table.play('stay pass');
    expect(rivalOf(table).claimed).toEqual(['v3']);
  });

  test('the one worth most', () => {
    const table = soloTable({
      boat: '1,0',
      rival: rich,
      ports: { '0,0': 'v3', '7,0': 'v9', '0,2': 'v1', '7,2': 'v4' },
    });
    expect(rivalOf(table.play('stay pass')).claimed).toEqual(['v9']);
  });

  test('of equals the one whose price is worth least', () => {
    // All 12 points: GGGG is worth 12, YRGB 10, RRBB 12.
    const table = soloTable({
      boat: '1,0',
      rival: rich,
      ports: { '0,0': 'v3', '7,0': 'v4', '0,2': 'v8', '7,2': 'v1' },
    });
    expect(rivalOf(table.play('stay pass')).claimed).toEqual(['v8']);
  });

  test('then the first in the map’s order of ports', () => {
    const orders = { '0,0': 'v1', '7,0': 'v4', '0,2': 'v3', '7,2': 'v2' };
    const table = soloTable({ boat: '1,0', rival: rich, ports: orders });
    expect(rivalOf(table.play('stay pass')).claimed).toEqual(['v4']);
    const turned = soloTable({ boat: '1,0', rival: rich, ports: { ...orders, '7,0': 'v3', '0,2': 'v4' } });
    expect(rivalOf(turned.play('stay pass')).claimed).toEqual(['v3']);
  });

  test('one order a round', () => {
    const table = soloTable({ boat: '1,0', rival: rich, ports: { ...DEAR, '0,0': 'v3', '7,0': 'v4' } });
    table.play('stay pass');
    expect(rivalOf(table).claimed).toHaveLength(1);
  });

  test('the tile just turned up by the player’s own claim may be taken', () => {
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
    expect(rivalOf(table.play('stay pass')).claimed).toEqual([]);
  });
});

describe('levels', () => {
  const tiles = { '1,0': 'm23' };

  test('calm: a trade yields its result once, however often the player traded', () => {
    const position = { level: 'calm', boat: '1,0', hold: 'Y'.repeat(9), tiles, ports: DEAR };
    expect(rivalOf(soloTable({ ...position, outposts: ['1,0'] }).play('stay trade again again')).hold).toBe('B');
    expect(rivalOf(soloTable(position).play('stay build enough')).hold).toBe('');
  });

  test('fierce: it completes an order and then also reacts', () => {
    const ports = { ...DEAR, '7,0': 'v3' };
    const claimed = soloTable({ level: 'fierce', boat: '1,0', rival: 'GGGG', tiles, ports });
    claimed.play('stay harvest');
    expect(rivalOf(claimed)).toEqual({ hold: 'YY', outposts: ['1,0'], claimed: ['v3'] });
    const standard = soloTable({ boat: '1,0', rival: 'GGGG', tiles, ports });
    standard.play('stay harvest');
    expect(rivalOf(standard)).toEqual({ hold: '', outposts: [], claimed: ['v3'] });
  });

  test('fierce, too, does nothing but an order after a pass', () => {
    const table = soloTable({ level: 'fierce', boat: '1,0', rival: 'GGGG', ports: { ...DEAR, '7,0': 'v3' } });
    expect(rivalOf(table.play('stay pass'))).toEqual({ hold: '', outposts: [], claimed: ['v3'] });
  });
});

describe('end and scores', () => {
  test('the player’s fourth tile ends the match; the rival reacts last', () => {
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

  test('the rival’s fourth tile ends it too', () => {
    const table = soloTable({
      boat: '1,0',
      rival: 'GGGG',
      ports: { ...DEAR, '7,0': 'v3' },
      rivalClaimed: ['v1', 'v2', 'v4'],
    });
    expect(table.play('stay pass').asked).toBe('over');
    expect(table.state.final).toBe(1);
  });

  test('the rival scores its VP tiles and non-yellow cubes, nothing for outposts', () => {
    const table = soloTable({
      boat: '1,0',
      rival: 'YYRGB',
      rivals: ['1,0', '2,0', '3,0'],
      rivalClaimed: ['v1'],
      ports: DEAR,
    });
    expect(table.points(1)).toEqual({ tiles: 11, board: 0, bonus: 0, cubes: 3 });
  });

  test('a tie goes to the last to take a turn: the rival', () => {
    const table = soloTable({ boat: '1,0', hold: 'RR', rival: 'GG', stall: 59, ports: DEAR });
    expect(table.play('stay pass').asked).toBe('over');
    expect(table.core.leader(table.state)).toBe(1);
    const ahead = soloTable({ boat: '1,0', hold: 'RRR', rival: 'GG', stall: 59, ports: DEAR });
    expect(ahead.core.leader(ahead.play('stay pass').state)).toBe(0);
  });

  test('the stall guard: a claim of the rival starts the count anew', () => {
    const table = soloTable({ boat: '1,0', rival: 'GGGG', stall: 59, ports: { ...DEAR, '7,0': 'v3' } });
    expect(table.play('stay pass').asked).toBe('0 sail');
    expect(table.state.stall).toBe(0);
  });

  test('the winner may be the rival', () => {
    const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'x' });
    expect(match.scores()).toMatchObject({ winner: null, rival: { total: 0 } });
    const luck = new FastLuck(1);
    while (!match.over) {
      const options = match.legal();
      match.choose((options.find(({ kind }) => kind === 'pass') ?? options[luck.draw(options.length)]!).code);
    }
    // Nobody did anything: the rival has as many points as the player, or the player's cubes decide.
    const { seats, rival, winner } = match.scores();
    expect(winner).toBe(seats[0]!.total > rival!.total ? 0 : 'rival');
  });
});

describe('undo', () => {
  test('never across the rival’s reaction', () => {
    const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'x' });
    match.choose(match.legal()[0]!.code);
    match.choose({ kind: 'stay' });
    match.undo();
    match.choose({ kind: 'stay' });
    match.choose({ kind: 'harvest' });
    expect(
      formatBundle(
        (() => {
          const state = match.core.newState();
          match.copyState(state);
          return state.hold[1]!;
        })(),
      ),
    ).toBe('YY');
    expect(() => match.undo()).toThrow('the turn has passed');
  });
});
