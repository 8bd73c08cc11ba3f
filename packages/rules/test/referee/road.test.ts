import { describe, expect, test } from 'vitest';

import { FastLuck, Match, type MatchOptions, Referee, startMatch, type State, type GameId } from '../../src/index.ts';
import { replayed } from '../replayed.ts';

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

describe('random matches leave the referee content', () => {
  test.each<[GameId, number, MatchOptions]>([
    ['spice-road', 2, {}],
    ['spice-road', 3, {}],
    ['spice-road', 4, {}],
    ['spice-road', 5, {}],
    ['sand-to-sea', 2, {}],
    ['sand-to-sea', 3, { map: 'piiiiiiiiiiiip.piiiiiip' }],
    ['sand-to-sea', 4, {}],
    ['eastern-wonders-solo', 1, { level: 'calm' }],
    ['eastern-wonders-solo', 1, { level: 'standard' }],
    ['eastern-wonders-solo', 1, { level: 'fierce' }],
  ])('%s, %i seats, %j', (game, seats, options) => {
    expect(faultIn(startMatch({ game, seats, seed: 'x', options }), 150, seats)).toBeNull();
  });
});

/** In place of a kind of option: any that ends a turn. */
const END_OF_TURN = 'end of turn';

/**
 * Tampers with the state after the first choice of a kind from a version of a recorded match on, which the referee
 * has watched so far without complaint; what it says then.
 */
function complaint(
  game: GameId,
  name: string,
  kind: string,
  from: number,
  tamper: (state: State) => void,
): string | null {
  const recorded = replayed(game, name);
  const { choices } = recorded;
  const at = choices.findIndex(
    ({ option, turn }, choice) =>
      choice >= from && (kind === END_OF_TURN ? choices[choice + 1]!.turn > turn : option.kind === kind),
  );
  expect(at).toBeGreaterThan(0);
  const match = recorded.restart();
  const referee = new Referee(match);
  const state = match.copiedState();
  expect(referee.begin(state)).toBeNull();
  for (const { option } of choices.slice(0, at)) {
    match.choose(option.code);
    match.copyState(state);
    expect(referee.check(state)).toBeNull();
  }
  match.choose(choices[at]!.option.code);
  match.copyState(state);
  tamper(state);
  return referee.check(state);
}

/** The lowest bit of the first word from `base` on that has one, taken out. */
function takeOut(cells: Int32Array, base = 0): [word: number, bit: number] {
  const word = cells[base] === 0 ? 1 : 0;
  const bit = cells[base + word]! & -cells[base + word]!;
  cells[base + word]! &= ~bit;
  return [word, bit];
}

describe('the referee detects faults of Spice Road', () => {
  test.each<[string, string, (state: State) => void, string]>([
    ['a cube from nowhere', 'play', (state) => (state.hold[state.mover]! += 1), ''],
    ['a cube for another seat', 'upgrade', (state) => (state.hold[(state.mover + 1) % 2]! += 1), 'The hold of seat'],
    ['an upgrade by two steps', 'upgrade', (state) => (state.hold[state.mover]! += 0x10000 - 0x100), 'An upgrade is'],
    ['a cube put down twice', 'place', (state) => (state.marketHeap[0]! += 1), 'cubes on the card in slot 0 changed'],
    [
      'cubes under an old card',
      'play',
      (state) => (state.marketHeap[3]! += 256),
      'cubes on the card in slot 3 changed',
    ],
    ['a card lost from the deck', 'play', (state) => void takeOut(state.merchantDeck), 'A merchant card was lost'],
    [
      'a card there twice',
      'play',
      (state) => {
        const card = state.market[2]!;
        state.merchantDeck[card >> 5]! |= 1 << (card & 31);
      },
      'is there twice',
    ],
    ['a starter lost', 'play', (state) => ((state.hand[0]! &= ~1), (state.played[0]! &= ~1)), 'lost a starter'],
    [
      'a card taken for nothing',
      'play',
      (state) => {
        const [word, bit] = takeOut(state.merchantDeck);
        state.hand[state.mover * 2 + word]! |= bit;
      },
      '',
    ],
    ['a gap in the row', 'play', (state) => (state.market[0] = -1), ''],
    ['a point card lost', 'play', (state) => void takeOut(state.deck), 'Point card'],
    [
      'a point card for nothing',
      'upgrade',
      (state) => {
        const [word, bit] = takeOut(state.deck);
        state.cards[state.mover * 2 + word]! |= bit;
      },
      'rounds without a claim',
    ],
    ['a coin lost', 'play', (state) => (state.coins[4]! -= 1), 'coins of kind 0'],
    ['a coin for nothing', 'play', (state) => ((state.coins[4]! -= 1), (state.coins[0]! += 1)), ''],
    ['a claim at a discount', 'claim', (state) => (state.hold[(state.mover + 1) % 2]! += 1), ''],
    ['a final round too early', 'play', (state) => (state.final = 1), 'the final round is triggered'],
    [
      'an overfull hold at a turn',
      END_OF_TURN,
      (state) => (state.hold[1] = 0x0f),
      'holds 15 cubes at the end of a turn',
    ],
    ['a turn left out', END_OF_TURN, (state) => (state.mover = (state.mover + 1) % 2), 'follows that of seat'],
    ['a wrong count of the stall guard', 'upgrade', (state) => (state.stall += 1), 'rounds without a claim'],
  ])('%s', (_name, kind, tamper, words) => {
    const fault = complaint('spice-road', 'sixth-card-two-seats', kind, 10, tamper);
    expect(fault).not.toBeNull();
    expect(fault).toContain(words);
  });

  test('wrong points are reported', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'x' });
    const broken = Match.start(
      {
        ...match.game,
        assemble(setting: Parameters<typeof match.game.assemble>[0]) {
          const assembly = match.game.assemble(setting);
          const scores = assembly.scores.map((line) => (line.part === 'coins' ? { ...line, of: () => 5 } : line));
          return { ...assembly, scores };
        },
      },
      { seats: 2, seed: 'x', packs: match.components },
    );
    expect(faultIn(broken, 1, 1)).toMatch(/Side 0 has \d+ points for "coins", the scores say 5\./);
  });
});

describe('the referee detects faults of From Sand to Sea', () => {
  test.each<[string, string, (state: State) => void, string]>([
    [
      'a step for nothing',
      'lay',
      (state) => void (state.hand[state.mover * 2]! |= takeOut(state.filed, state.mover * 2)[1]),
      '',
    ],
    ['a jump', 'lay', (state) => (state.boat[state.mover] = (state.boat[state.mover]! + 12) % 24), 'The boat of seat'],
    [
      'two cards for a step',
      'lay',
      (state) => void (state.filed[state.mover * 2 + takeOut(state.hand, state.mover * 2)[0]]! |= 0),
      '',
    ],
    ['a harvest', 'pass', (state) => (state.hold[0]! += 2), ''],
    [
      'an outpost lost',
      'stop',
      (state) => (state.outposts[state.outposts.findIndex((stand) => stand !== 0)] = 0),
      'An outpost left',
    ],
    [
      'a bonus tile for nothing',
      'stop',
      (state) => ((state.supply[0]! -= 1), (state.bonus[0]! += 5)),
      'Of bonus tile 0',
    ],
    ['a VP tile lost', 'stop', (state) => (state.pile[0]! &= state.pile[0]! - 1), 'VP tiles were lost: 1'],
  ])('%s', (_name, kind, tamper, words) => {
    const fault = complaint('sand-to-sea', 'fourth-tile-two-seats', kind, 60, tamper);
    expect(fault).not.toBeNull();
    expect(fault).toContain(words);
  });
});

describe('the referee detects faults of Solo', () => {
  test.each<[string, string, (state: State) => void, string]>([
    ['a rival that acts too early', 'step', (state) => (state.hold[1]! += 2), 'The rival acted before the action'],
    ['a rival with a gift', 'harvest', (state) => (state.hold[1]! += 0x10000), 'The rival gained what'],
    [
      'a second outpost of the rival',
      'harvest',
      (state) => state.tile.forEach((tile, at) => (state.outposts[at]! |= tile >= 0 ? 2 : 0)),
      '',
    ],
    [
      'an order for nothing',
      'step',
      (state) => ((state.vp[1]! |= state.pile[0]! & -state.pile[0]!), (state.pile[0]! &= state.pile[0]! - 1)),
      '',
    ],
    ['a cube for the player', 'step', (state) => (state.hold[0]! += 1), ''],
  ])('%s', (_name, kind, tamper, words) => {
    const fault = complaint('eastern-wonders-solo', 'standard-rival', kind, 20, tamper);
    expect(fault).not.toBeNull();
    expect(fault).toContain(words);
  });
});
