import { describe, expect, test } from 'vitest';

import { FastLuck, type Match, Referee, startMatch, type State, type GameId } from '../../src/index.ts';
import { pick } from '../players.ts';
import { claimer, sailor, trader } from '../land/players.ts';

/** A match of players with leanings, under the referee's eyes up to the first option that is wanted, after some rounds. */
function watched(
  game: GameId,
  wanted: (match: Match) => boolean,
  round = 6,
): { readonly referee: Referee; readonly state: State } {
  const match = startMatch({
    game,
    seats: 3,
    seed: 'the referee',
    options: game === 'new-world' ? { board: 'D1' } : {},
  });
  const referee = new Referee(match);
  const state = match.core.newState();
  const luck = new FastLuck(3);
  match.copyState(state);
  expect(referee.begin(state)).toBeNull();
  for (;;) {
    match.choose(pick(match, [claimer, trader, sailor][match.mover!]!, luck));
    match.copyState(state);
    if (match.over) throw new Error('the test waits for what never comes');
    if (match.round >= round && wanted(match)) return { referee, state };
    expect(referee.check(state)).toBeNull();
  }
}

/** The last choice was of a kind of option (`work`, `tile`, `card` …). */
const chose =
  (...kinds: string[]) =>
  (match: Match): boolean =>
    kinds.includes(match.choices.at(-1)!.option.kind);

/** The last choice caused an event. */
const caused =
  (kind: string) =>
  (match: Match): boolean =>
    match.choices.at(-1)!.events.some((event) => event.kind === kind);

type Fault = [string, GameId, (match: Match) => boolean, (state: State) => void, string];

const lastMover = (state: State): number => (state.mover + 2) % 3;

describe('the referee detects faults of the engine on land', () => {
  const faults: Fault[] = [
    ['a settler lost', 'new-world', chose('work'), (state) => (state.ready[0]! -= 1), 'settlers in all, not 12'],
    ['a settler too many', 'new-world', chose('work'), (state) => (state.reserve[1]! += 1), 'settlers in all, not 12'],
    [
      'a settler for nothing',
      'new-world',
      chose('work'),
      (state) => {
        const other = state.reserve[0]! > 0 ? 0 : 1;
        state.reserve[other]! -= 1;
        state.ready[other]! += 1;
      },
      'settlers from its reserve, not 0',
    ],
    [
      'settlers without an owner',
      'new-world',
      caused('placed'),
      (state) => (state.holder[state.holder.findIndex((holder) => holder > 0)] = 0),
      '',
    ],
    [
      'too few settlers for a location',
      'new-world',
      caused('placed'),
      (state) => {
        const seat = state.mover;
        const at = state.at;
        const saved = state.settlers[at]! - 1;
        state.settlers[at] = saved;
        state.asked[at] = saved + 1;
        state.ready[seat]! += 1;
      },
      '',
    ],
    [
      'a location that asks for too little',
      'new-world',
      chose('work'),
      (state) => (state.asked[3]! -= 1),
      'is said to ask',
    ],
    [
      'a location open though covered',
      'new-world',
      chose('work'),
      (state) => (state.closed[0]! &= state.closed[0]! - 1),
      'is said to be open',
    ],
    [
      'a seat missing from its location',
      'new-world',
      caused('placed'),
      (state) => state.occupied.fill(0),
      'is said to be missing from',
    ],
    [
      'a point card lost',
      'new-world',
      chose('work'),
      (state) => (state.deck[0]! &= state.deck[0]! - 1),
      'is there 0 times',
    ],
    ['a point card twice', 'new-world', chose('work'), (state) => (state.next[0] = state.row[0]!), ''],
    ['no top of the deck', 'new-world', chose('work'), (state) => (state.next[0] = -1), 'is there 0 times'],
    ['a benefit for nothing', 'new-world', chose('work'), (state) => (state.help[0]! += 1), 'is said to have'],
    ['a tool that yields more', 'new-world', chose('work'), (state) => (state.tool[1]! += 256), 'yield something else'],
    ['an icon too many', 'new-world', chose('work'), (state) => (state.icons[2]! += 1), 'icons of kind 2'],
    [
      'a final round too early',
      'new-world',
      chose('work'),
      (state) => (state.final = 1),
      'the final round is triggered',
    ],
    ['a card with a gift', 'new-world', caused('card'), (state) => (state.hold[lastMover(state)]! += 1), ''],
    ['a production of more', 'new-world', caused('gained'), (state) => (state.hold[lastMover(state)]! += 1), ''],
    [
      'a bonus tile lost',
      'new-world',
      chose('tile'),
      (state) => (state.unseen[0]! &= state.unseen[0]! - 1),
      'Bonus tiles were lost',
    ],
    [
      'a bonus tile twice',
      'new-world',
      chose('tile'),
      (state) => (state.unseen[0]! |= 1 << state.stack.find((tile) => tile >= 0)!),
      'is there twice',
    ],
    ['a stack that grows', 'new-world', chose('tile'), (state) => (state.stacked[0]! += 9), 'Stack 0 has'],
    ['an exploration tile lost', 'new-world', chose('explore'), (state) => state.explored.fill(0), ''],
    [
      'an exploration tile back on the boards',
      'new-world',
      chose('explore'),
      (state) => {
        const at = state.covered.findIndex((tile, location) => tile < 0 && state.holder[location] === 0);
        state.covered[at] = 31 - Math.clz32(state.explored.find((bits) => bits !== 0)!);
        state.closed[0]! |= 1 << at;
      },
      'is there twice',
    ],
    [
      'nothing turned up on a stack',
      'new-world',
      caused('uncovered'),
      (state) => {
        const stack = state.stack.findIndex((tile) => tile >= 0);
        state.unseen[0]! |= 1 << state.stack[stack]!;
        state.stack[stack] = -1;
      },
      'Nothing was turned up on stack',
    ],
    [
      'a merchant card lost',
      'east-to-west-3',
      caused('merchantDealt'),
      (state) => (state.merchantPile[0]! &= state.merchantPile[0]! - 1),
      'Merchant card',
    ],
    [
      'a merchant card twice',
      'east-to-west-3',
      caused('merchantDealt'),
      (state) => (state.market[0] = state.market[1]!),
      'Merchant card',
    ],
    [
      'a count of cards too high',
      'east-to-west-3',
      caused('merchantDealt'),
      (state) => (state.merchants[0]! += 2),
      'merchant cards at once',
    ],
    [
      'a gap in the market',
      'east-to-west-3',
      caused('merchantDealt'),
      (state) => {
        state.merchantDeck[1]! |= state.market[3]! >= 32 ? 1 << (state.market[3]! & 31) : 0;
        state.merchantDeck[0]! |= state.market[3]! < 32 ? 1 << state.market[3]! : 0;
        state.market[3] = -1;
      },
      'a gap though there are cards for it',
    ],
    [
      'a route with a gap',
      'east-to-west-1',
      caused('routed'),
      (state) => {
        const seat = [0, 1, 2].find((candidate) => state.route[candidate * 5 + 1]! >= 0)!;
        state.route[seat * 5 + 4] = state.route[seat * 5]!;
        state.route[seat * 5] = -1;
      },
      '',
    ],
    [
      'settlers left on a route by rest',
      'east-to-west-1',
      caused('rested'),
      (state) => {
        const seat = lastMover(state);
        state.route[seat * 5] = Math.max(state.route[seat * 5]!, 0);
        state.routed[seat * 5] = 1;
        state.ready[seat]! -= 1;
      },
      '',
    ],
    [
      "a boat in another seat's turn",
      'east-to-west-2',
      chose('sail'),
      (state) => (state.boat[(state.mover + 1) % 3] = 12),
      'moved in the turn of seat',
    ],
    ['an outpost for nothing', 'east-to-west-2', chose('sail'), (state) => (state.built[0]! += 1), 'stand on the map'],
    [
      'a second turn for nothing',
      'east-to-west-3',
      caused('rested'),
      (state) => (state.mover = lastMover(state)),
      'follows that of seat',
    ],
    [
      'a turn taken away after refreshing',
      'east-to-west-3',
      caused('refreshed'),
      (state) => (state.mover = (state.mover + 1) % 3),
      '',
    ],
    ['a toll from nowhere', 'east-to-west-2', chose('pay'), (state) => (state.hold[(state.mover + 1) % 3]! += 1), ''],
  ];

  test.each(faults)('%s', (_name, game, wanted, tamper, words) => {
    const { referee, state } = watched(game, wanted);
    tamper(state);
    const fault = referee.check(state);
    expect(fault).not.toBeNull();
    expect(fault).toContain(words);
  });

  test('a match that does not begin as it should', () => {
    const wrong: [GameId, (state: State) => void, string][] = [
      ['new-world', (state) => (state.ready[0]! += 1), 'Seat 0 begins with 7 settlers'],
      ['new-world', (state) => (state.cards[0] = 1), 'claims'],
      ['new-world', (state) => (state.tiles[0] = 1), 'A seat begins with a tile'],
      ['new-world', (state) => (state.stacked[1] = 3), 'A stack begins with another number'],
      ['new-world', (state) => (state.covered[0] = state.closed[0]! |= 1), 'Other spaces are covered'],
      ['new-world', (state) => (state.settlers[2] = 1), 'Settlers are placed at the start'],
      ['east-to-west-1', (state) => (state.beside[0]! &= state.beside[0]! - 1), 'beside the boards are missing'],
      ['east-to-west-1', (state) => (state.merchants[1] = 1), 'A seat begins with merchant cards'],
      ['east-to-west-3', (state) => (state.market[2] = -1), 'The market begins with a gap'],
      ['east-to-west-2', (state) => (state.boat[1] = -1), 'A boat is not on the sea tile'],
    ];
    for (const [game, tamper, words] of wrong) {
      const match = startMatch({ game, seats: 3, seed: 'x' });
      const state = match.copiedState();
      tamper(state);
      expect(new Referee(match).begin(state)).toContain(words);
    }
  });
});

describe('matches of players with leanings leave the referee content', () => {
  const leanings = { claimer, trader, sailor };
  for (const game of ['new-world', 'east-to-west-1', 'east-to-west-2', 'east-to-west-3'] as const) {
    test.each(Object.keys(leanings))(`${game}, %s`, (name) => {
      const match = startMatch({ game, seats: 2 + (name.length % 3), seed: name });
      const referee = new Referee(match);
      const state = match.copiedState();
      expect(referee.begin(state)).toBeNull();
      const luck = new FastLuck(1);
      while (!match.over) {
        match.choose(pick(match, leanings[name as keyof typeof leanings], luck));
        match.copyState(state);
        expect(referee.check(state)).toBeNull();
      }
    });
  }
});
