import { describe, expect, test } from 'vitest';

import {
  type Core,
  EASTERN_WONDERS_MAP,
  easternWonders,
  FastLuck,
  type Game,
  GAMES,
  makeMapCode,
  Match,
  PACKS,
  parseNotation,
  randomMap,
  Referee,
  startMatch,
  type State,
  type GameShape,
} from '../../src/index.ts';
import { inspectorsOf } from '../../src/referee/register.ts';
import { recording } from '../recorded.ts';
import { thrown } from '../thrown.ts';

const GAME = 'eastern-wonders';

/** Plays random matches at full speed under the referee's eyes; the first fault, or null. */
function faultIn(match: Match, matches: number, seed: number): string | null {
  const { core } = match;
  const referee = new Referee(match);
  const state = core.newState();
  const codes = new Int32Array(256);
  const luck = new FastLuck(seed);
  for (let played = 0; played < matches; played++) {
    core.deal(state, luck);
    let fault = referee.begin(state);
    while (fault === null && state.over === 0) {
      core.apply(state, codes[luck.draw(core.legal(state, codes))]!, luck);
      fault = referee.check(state);
    }
    if (fault !== null) return `match ${played}: ${fault}`;
  }
  return null;
}

describe('random matches of Eastern Wonders leave the referee content', () => {
  const cheap = {
    ...PACKS[GAME]!,
    vpTiles: {
      tiles: (PACKS[GAME]!.vpTiles as { tiles: object[] }).tiles.map((tile, i) => ({ ...tile, price: 'YRGB'[i % 4]! })),
      closedPort: 1,
    },
  };
  for (const seats of [2, 3, 4]) {
    test(`${seats} seats`, () => {
      const map = makeMapCode(randomMap(new FastLuck(seats), EASTERN_WONDERS_MAP, 4));
      expect(faultIn(startMatch({ game: GAME, seats, seed: 'x' }), 60, seats)).toBeNull();
      expect(faultIn(startMatch({ game: GAME, seats, seed: 'x', options: { map } }), 60, seats)).toBeNull();
      expect(faultIn(startMatch({ game: GAME, seats, seed: 'x', packs: [cheap] }), 100, seats)).toBeNull();
    });
  }
});

const RECORDED = 'fourth-tile-three-seats';

/** In place of a kind of option: any that ends a turn. */
const END_OF_TURN = 'end of turn';

/** A recorded match under the referee's eyes, so far: the referee has seen the state. */
function watched(version: number): { referee: Referee; state: State; next: () => void } {
  const recorded = parseNotation(recording(GAME, RECORDED));
  const match = recorded.restart();
  const referee = new Referee(match);
  const state = match.copiedState();
  expect(referee.begin(state)).toBeNull();
  const next = (): void => {
    match.choose(recorded.choices[match.version]!.option.code);
    match.copyState(state);
  };
  while (match.version < version) {
    next();
    expect(referee.check(state)).toBeNull();
  }
  return { referee, state, next };
}

/** The first choice of a kind in the recorded match from a version on: how many choices come before it. */
function before(kind: string, from: number): number {
  const { choices } = parseNotation(recording(GAME, RECORDED));
  const at = choices.findIndex(
    ({ option, turn }, choice) =>
      choice >= from && (kind === END_OF_TURN ? choices[choice + 1]!.turn > turn : option.kind === kind),
  );
  expect(at).toBeGreaterThan(0);
  return at;
}

describe('the referee detects faults of the engine', () => {
  const closed = 26;
  const faults: [string, string, (state: State) => void, string][] = [
    [
      'a cube from nowhere',
      'step',
      (state) => (state.hold[state.mover]! += 1),
      'A cube left behind is not lying where it was left',
    ],
    ['a cube for another seat', 'step', (state) => (state.hold[(state.mover + 1) % 3]! += 256), 'The hold of seat'],
    ['fewer than no cubes', 'step', (state) => (state.hold[0] = -1), 'holds fewer than 0 or more than 127 cubes'],
    [
      'a cube on a far tile',
      'step',
      (state) => (state.heap[state.heap.findIndex((_, at) => !state.boat.includes(at))]! += 1),
      'Cubes came or went on place',
    ],
    ['a jump', 'step', (state) => (state.boat[state.mover] = (state.boat[state.mover]! + 12) % 24), 'The boat of seat'],
    [
      "another seat's boat adrift",
      'step',
      (state) => (state.boat[(state.mover + 1) % 3] = 5),
      'moved in the turn of seat',
    ],
    ['a boat off the map', 'step', (state) => (state.boat[state.mover] = 24), 'which does not exist'],
    ['a harvest of a green cube', 'harvest', (state) => (state.hold[0]! += 65_536), ''],
    ['a trade with a gift', 'again', (state) => (state.hold[state.mover]! += 1), ''],
    ['an order for nothing', 'claim', (state) => (state.hold[1]! += 1), ''],
    [
      'an outpost lost',
      'stop',
      (state) => (state.outposts[state.outposts.findIndex((stand) => stand !== 0)] = 0),
      'An outpost left place',
    ],
    [
      'an outpost elsewhere',
      'stop',
      (state) =>
        (state.outposts[
          state.tile.findIndex((tile, at) => tile >= 0 && (state.outposts[at]! & 1) === 0 && !state.boat.includes(at))
        ]! |= 1),
      'who is not there',
    ],
    ['an outpost too many on the board', 'stop', (state) => (state.built[2]! += 1), 'of row 2'],
    ['an outpost on a port', 'build', (state) => (state.outposts[0] = 1), ''],
    ['a VP tile lost', 'stop', (state) => (state.pile[0]! &= state.pile[0]! - 1), 'VP tiles were lost: 1'],
    [
      'a VP tile doubled',
      'stop',
      (state) => (state.pile[0]! |= 1 << state.port.find((tile) => tile !== closed)!),
      'is there twice',
    ],
    [
      'a VP tile for nothing',
      'stop',
      (state) => {
        const bit = state.pile[0]! & -state.pile[0]!;
        state.pile[0]! -= bit;
        state.vp[state.mover]! |= bit;
        state.stall = 0;
      },
      'without claiming it',
    ],
    ['a second Closed Port', 'stop', (state) => (state.pile[1] = 3), 'The Closed Port is there 2 times'],
    [
      'no Closed Port',
      'stop',
      (state) => {
        const bit = state.pile[0]! & -state.pile[0]!;
        state.pile[0]! -= bit;
        state.port[state.port.indexOf(closed)] = Math.log2(bit);
      },
      'The Closed Port is there 0 times',
    ],
    [
      'an empty port',
      'stop',
      (state) => (state.port[state.port.findIndex((tile) => tile !== closed)] = -1),
      'is empty although the pile is not',
    ],
    ['a final round too early', 'stop', (state) => (state.final = 1), 'the final round is triggered'],
    ['a bonus tile lost', 'stop', (state) => (state.supply[0]! -= 1), 'Of bonus tile 0 there are 3 instead of 4'],
    [
      'a bonus tile for nothing',
      'stop',
      (state) => {
        state.supply[3]! -= 1;
        state.bonus[state.mover * 5 + 3]! += 1;
        state.limit[state.mover]! += 3;
      },
      'columns and has',
    ],
    ['a points tile lost', 'stop', (state) => (state.supply[4]! -= 1), 'points tiles are taken'],
    ['a larger hold', 'stop', (state) => (state.limit[0]! += 3), 'The limit of seat 0 is'],
    [
      'an overfull hold at a turn',
      END_OF_TURN,
      (state) => (state.hold[2] = 0x0f),
      'holds 15 cubes at the end of a turn',
    ],
    ['a turn stolen', 'stop', (state) => (state.mover = (state.mover + 1) % 3), 'took over the turn'],
    ['a turn left out', END_OF_TURN, (state) => (state.mover = (state.mover + 1) % 3), 'follows that of seat'],
    ['a round left out', END_OF_TURN, (state) => (state.round += 1), 'Round'],
    ['two turns at once', END_OF_TURN, (state) => (state.turn += 1), 'follows turn'],
    ['a wrong count of the stall guard', 'stop', (state) => (state.stall += 1), 'rounds without a claim have gone by'],
    ['an end for no reason', 'stop', (state) => (state.over = 1), 'The match'],
    ['no seat to choose', 'stop', (state) => (state.actor = 3), 'Seat 3, which does not exist, has to choose'],
  ];

  test.each(faults)('%s', (_name, kind, tamper, words) => {
    const { referee, state, next } = watched(before(kind, 330));
    next();
    tamper(state);
    expect(referee.check(state)).toContain(words);
  });

  test('tiles that change places, at the latest after 256 decisions', () => {
    const { referee, state, next } = watched(100);
    const isYellow = (tile: number): boolean => tile >= 0 && tile < 6;
    let fault: string | null = null;
    for (let decision = 0; decision < 257 && fault === null; decision++) {
      next();
      // Two of the yellow symbol, so that no count of rows gives it away.
      const [a, b] = [state.tile.findIndex(isYellow), state.tile.findLastIndex(isYellow)];
      [state.tile[a], state.tile[b]] = [state.tile[b]!, state.tile[a]!];
      fault = referee.check(state);
    }
    expect(fault).not.toBeNull();
  });

  test('a claim that another seat pays for', () => {
    const { referee, state, next } = watched(before('claim', 200));
    next();
    const payer = (state.mover + 1) % 3;
    state.hold[payer]! += 1;
    expect(referee.check(state)).toContain('The hold');
  });

  test('a match that does not begin as it should', () => {
    const match = startMatch({ game: GAME, seats: 2, seed: 'x' });
    const wrong: [(state: State) => void, string][] = [
      [(state) => (state.round = 2), 'A match begins with round 2'],
      [(state) => (state.tile[1] = state.tile[2]!), 'A market tile was dealt twice'],
      [(state) => (state.tile[1] = -1), 'market tiles of the symbol'],
      [(state) => (state.tile[0] = -1), 'The map has 3 ports'],
      [(state) => (state.tile[0] = -5), 'The map has 3 ports'],
      [(state) => (state.heap[3] = 1), 'Something stands on the map'],
      [(state) => (state.boat[0] = 3), 'A boat is'],
      [(state) => (state.port[0] = closed), 'A port begins without an order'],
      [(state) => (state.pile[1] = 0), 'The Closed Port begins among 0 tiles'],
      [(state) => (state.supply[1] = 3), 'Of bonus tile 1 there are 3'],
    ];
    const faultsSeen = wrong.map(([tamper]) => {
      const state = match.copiedState();
      tamper(state);
      return new Referee(match).begin(state);
    });
    faultsSeen.forEach((fault, at) => expect(fault).toContain(wrong[at]![1]));
  });
});

test.each(GAMES.map(({ id, seats }) => [id, seats[0]] as const))(
  '%s is watched, every line of its scores too',
  (game, seats) => {
    const match = startMatch({ game, seats, seed: 'watched' });
    expect(faultIn(match, 3, 1)).toBeNull();
    const inspectors = inspectorsOf(match);
    const state = match.copiedState();
    const counted = inspectors.flatMap((inspector) => Object.keys(inspector.points?.(state, 0) ?? {}));
    expect(new Set(counted)).toEqual(new Set(match.core.scores.map((line) => line.part)));
  },
);

test('a game without inspectors is refused', () => {
  const ninth: Game = {
    ...easternWonders,
    id: 'ninth',
    assemble: (setting) => ({ ...easternWonders.assemble(setting), game: 'ninth' }),
  };
  const match = Match.start<GameShape>(ninth, { seats: 2, seed: 'x', packs: PACKS });
  expect(thrown(() => new Referee(match)).message).toBe(
    'The referee cannot watch ninth: the game lacks "inspectors", a function that returns its own checks; () => [] for none.',
  );
});

type Damaged = ReturnType<typeof easternWonders.assemble>;

describe('a fault in the rules code itself', () => {
  /** A match of a game in which something of the assembly was broken. */
  const broken = (damage: (assembly: Damaged) => Damaged): Match =>
    Match.start(
      { ...easternWonders, assemble: (setting) => damage(easternWonders.assemble(setting)) },
      { seats: 2, seed: 'broken', packs: PACKS },
    );
  /** Breaks how one kind of decision offers its options. */
  const offering = (kind: string, legal: (out: Int32Array) => number): Match =>
    broken((assembly) => {
      for (const phase of assembly.chain) {
        if (phase.kind === kind) Object.assign(phase, { legal: (_state: State, out: Int32Array) => legal(out) });
      }
      return assembly;
    });

  /** The first fault of a match in which always the first option is taken. */
  function firstFault(match: Match): string | null {
    const core: Core = match.core;
    const referee = new Referee(match);
    const state = core.newState();
    const codes = new Int32Array(256);
    const luck = new FastLuck(1);
    core.deal(state, luck);
    let fault = referee.begin(state);
    while (fault === null && state.over === 0) {
      core.legal(state, codes);
      core.apply(state, codes[0]!, luck);
      fault = referee.check(state);
    }
    return fault;
  }

  test('a decision without an option is reported', () => {
    expect(firstFault(offering('act', () => 0))).toBe('Seat 0 has to choose and has no option.');
  });

  test('two options with one code', () => {
    const twice = (out: Int32Array): number => {
      out[0] = out[1] = 4;
      return 2;
    };
    expect(firstFault(offering('act', twice))).toBe('Two options have the code 4.');
  });

  test('a code that no record can keep', () => {
    const large = (out: Int32Array): number => {
      out[0] = 256;
      return 1;
    };
    expect(firstFault(offering('act', large))).toBe('An option has the code 256, which no record can keep.');
  });

  test.each([
    ['the same', () => 'again', /^The options \d+ and \d+ of the decision "boat" are both written "again"\.$/],
    ['none', () => '', /is written "": that is not one word\.$/],
    ['two words', () => 'to sea', /is written "to sea": that is not one word\.$/],
  ])('options written as %s in the notation', (_, token, fault) => {
    const match = broken((assembly) => {
      for (const phase of assembly.chain) if (phase.kind === 'boat') Object.assign(phase, { token });
      return assembly;
    });
    const [referee, state, luck] = [new Referee(match), match.core.newState(), new FastLuck(1)];
    const codes = new Int32Array(256);
    const faults = Array.from({ length: 20 }, () => {
      match.core.deal(state, luck);
      let found = referee.begin(state);
      for (let decision = 0; decision < 4 && found === null; decision++) {
        match.core.legal(state, codes);
        match.core.apply(state, codes[0]!, luck);
        found = referee.check(state);
      }
      return found;
    });
    expect(faults.find((found) => found !== null)).toMatch(fault);
  });

  test('scores that do not add up', () => {
    const generous = broken((assembly) => ({
      ...assembly,
      scores: assembly.scores.map((line) => (line.part === 'board' ? { ...line, of: () => 7 } : line)),
    }));
    expect(firstFault(generous)).toMatch(/^Side 0 has \d+ points for "board", the scores say 7\.$/);
    const forgetful = broken((assembly) => ({
      ...assembly,
      scores: assembly.scores.filter((line) => line.part !== 'bonus'),
    }));
    expect(firstFault(forgetful)).toBe('The scores lack the line "bonus".');
  });
});
