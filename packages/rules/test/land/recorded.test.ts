import { describe, expect, test } from 'vitest';

import { makeNotation, type Match, PACKS, parseNotation, Referee, type AnySeat } from '../../src/index.ts';
import { compare } from '../naive/compare.ts';
import { type DealtLand, NaiveLand, type NaiveLandPack, type NaiveLandPacks, turnedUp } from '../naive/land.ts';
import { recording, recordings } from '../recorded.ts';

/** A recorded match: how it ended, written down when it was recorded. */
type Recorded = [
  game: string,
  name: string,
  end: 'eighth card' | 'stall guard',
  rounds: number,
  totals: number[],
  winner: number,
];

const RECORDED: Recorded[] = [
  ['new-world', 'eighth-card-two-seats', 'eighth card', 38, [50, 36], 0],
  ['new-world', 'eighth-card-three-seats', 'eighth card', 39, [23, 55, 37], 1],
  ['new-world', 'eighth-card-four-seats', 'eighth card', 32, [48, 19, 29, 40], 0],
  ['new-world', 'eighth-card-by-the-last-seat', 'eighth card', 30, [30, 55], 1],
  ['new-world', 'tie', 'eighth card', 46, [44, 44], 1],
  ['new-world', 'with-undos', 'eighth card', 38, [39, 52], 1],
  ['new-world', 'stall-guard', 'stall guard', 60, [7, 6], 0],
  ['new-world', 'stall-guard-after-a-claim', 'stall guard', 65, [14, 15], 1],
  ['east-to-west-1', 'eighth-card-two-seats', 'eighth card', 40, [47, 32], 0],
  ['east-to-west-1', 'eighth-card-three-seats', 'eighth card', 47, [10, 56, 55], 1],
  ['east-to-west-1', 'eighth-card-four-seats', 'eighth card', 39, [39, 35, 16, 47], 3],
  ['east-to-west-1', 'eighth-card-by-the-last-seat', 'eighth card', 36, [6, 47], 1],
  ['east-to-west-1', 'tie', 'eighth card', 64, [49, 49], 1],
  ['east-to-west-1', 'with-undos', 'eighth card', 48, [17, 50], 1],
  ['east-to-west-1', 'stall-guard', 'stall guard', 60, [2, 7], 1],
  ['east-to-west-1', 'stall-guard-after-a-claim', 'stall guard', 69, [8, 14], 1],
  ['east-to-west-2', 'eighth-card-two-seats', 'eighth card', 54, [62, 22], 0],
  ['east-to-west-2', 'eighth-card-three-seats', 'eighth card', 58, [45, 20, 49], 2],
  ['east-to-west-2', 'eighth-card-four-seats', 'eighth card', 41, [45, 28, 29, 29], 0],
  ['east-to-west-2', 'eighth-card-by-the-last-seat', 'eighth card', 40, [16, 44], 1],
  ['east-to-west-2', 'tie', 'eighth card', 61, [46, 46], 1],
  ['east-to-west-2', 'with-undos', 'eighth card', 51, [45, 24], 0],
  ['east-to-west-2', 'own-map', 'eighth card', 66, [20, 52], 1],
  ['east-to-west-2', 'stall-guard', 'stall guard', 60, [20, 15], 0],
  ['east-to-west-2', 'stall-guard-after-a-claim', 'stall guard', 83, [24, 20], 0],
  ['east-to-west-3', 'eighth-card-two-seats', 'eighth card', 60, [53, 44], 0],
  ['east-to-west-3', 'eighth-card-three-seats', 'eighth card', 46, [43, 11, 40], 0],
  ['east-to-west-3', 'eighth-card-four-seats', 'eighth card', 36, [38, 16, 17, 9], 0],
  ['east-to-west-3', 'eighth-card-by-the-last-seat', 'eighth card', 69, [25, 47], 1],
  ['east-to-west-3', 'tie', 'eighth card', 37, [45, 45], 1],
  ['east-to-west-3', 'with-undos', 'eighth card', 50, [58, 19], 0],
  ['east-to-west-3', 'own-map', 'eighth card', 38, [23, 48], 1],
  ['east-to-west-3', 'stall-guard', 'stall guard', 60, [14, 14], 1],
  ['east-to-west-3', 'stall-guard-after-a-claim', 'stall guard', 66, [16, 13], 0],
  ['east-to-west-3', 'piles-reshuffled', 'eighth card', 75, [41, 49, 42], 1],
];

const GAMES_WITH_LAND = ['new-world', 'east-to-west-1', 'east-to-west-2', 'east-to-west-3'] as const;
const replay = (game: string, name: string): Match => parseNotation(recording(game, name));

test.each(GAMES_WITH_LAND)('every recorded match of %s is replayed here', (game) => {
  const names = RECORDED.filter(([of]) => of === game).map(([, name]) => name);
  expect(recordings(game)).toEqual(names.toSorted());
});

describe.each(RECORDED)('%s: %s', (game, name, end, rounds, totals, winner) => {
  test('ends as it was recorded', () => {
    const match = replay(game, name);
    const scores = match.scores();
    expect([match.over, match.final ? 'eighth card' : 'stall guard', match.round]).toEqual([true, end, rounds]);
    expect([scores.seats.map((seat) => seat.total), scores.winner]).toEqual([totals, winner]);
  });

  test('is written as it was read', () => {
    const text = recording(game, name);
    expect(makeNotation(parseNotation(text))).toBe(text.replace(/^;.*\n/, ''));
  });

  test('goes the same way on the naive table', () => {
    const match = replay(game, name);
    const codes = match.choices.map((choice) => choice.option.code);
    const again = match.restart();
    const naive = new NaiveLand(again.components as unknown as NaiveLandPacks, again.state() as unknown as DealtLand);
    compare(again, naive, () => codes[again.version]!, turnedUp);
    expect(again.scores()).toEqual(match.scores());
  });

  test('leaves the referee content', () => {
    const match = replay(game, name);
    const referee = new Referee(match);
    const state = match.core.newState();
    const again = match.restart();
    again.copyState(state);
    expect(referee.begin(state)).toBeNull();
    for (const { option } of match.choices) {
      again.choose(option.code);
      again.copyState(state);
      expect(referee.check(state)).toBeNull();
    }
  });
});

/** The kinds of events in every game with land. */
const ON_LAND =
  'turn placed ousted rested tools gained upgraded traded settled card dealt next explored bonus uncovered discarded final over'.split(
    ' ',
  );

describe.each(GAMES_WITH_LAND)('together the recorded matches of %s show', (game) => {
  const matches = recordings(game).map((name) => replay(game, name));
  const seats = matches.flatMap((match): readonly AnySeat[] => match.state().seats);
  const { bonusTiles, explorationTiles } = PACKS['new-world'] as unknown as NaiveLandPack;
  const merchants = game === 'east-to-west-1' || game === 'east-to-west-3';
  const islands = game === 'east-to-west-2' || game === 'east-to-west-3';

  test('every kind of bonus tile and of exploration tile', () => {
    const held = new Set(
      seats
        .flatMap((seat) => (seat.tiles ?? []).map((id) => bonusTiles.find((tile) => tile.id === id)!))
        .map((tile) => {
          return tile.kind === 'per-pair' ? `${tile.icons[0] === tile.icons[1] ? 'equal' : 'mixed'} pair` : tile.kind;
        }),
    );
    const kinds = ['per-icon', 'equal pair', 'mixed pair', 'per-2-settlers', 'flat'];
    expect([...held].toSorted()).toEqual([...kinds, ...(merchants ? ['per-2-merchants'] : [])].toSorted());
    const explored = new Set(
      seats.flatMap((seat) => (seat.explored ?? []).map((id) => explorationTiles.find((tile) => tile.id === id)!.kind)),
    );
    expect([...explored].toSorted()).toEqual(['cubes', 'icon', 'points', 'settler']);
  });

  test('every kind of event', () => {
    const events = matches.flatMap((match) => match.choices.flatMap((choice) => choice.events));
    const expected = [
      ...ON_LAND,
      ...(merchants ? ['played', 'merchant', 'merchantDealt', 'refreshed'] : []),
      ...(game === 'east-to-west-1' ? ['routed', 'filed', 'sent', 'adjusted'] : []),
      ...(game === 'east-to-west-3' ? ['shuffled'] : []),
      ...(islands ? ['sailed', 'toll', 'paid', 'built'] : []),
    ];
    expect([...new Set(events.map((event) => event.kind))].toSorted()).toEqual(expected.toSorted());
  });

  test('every way to end, for two, three and four seats, by any seat and with a tie', () => {
    expect(new Set(matches.map((match) => match.seats))).toEqual(new Set([2, 3, 4]));
    expect(new Set(matches.map((match) => match.final))).toEqual(new Set([true, false]));
    const tied = matches.some((match) => {
      const totals = match.scores().seats.map((seat) => seat.total);
      return totals.filter((total) => total === Math.max(...totals)).length > 1;
    });
    expect(tied).toBe(true);
    expect(matches.some((match) => match.record().codes.some((code) => code < 0))).toBe(true);
  });
});

test.each(GAMES_WITH_LAND)('in %s every card that is taken brings another into the row, with an event', (game) => {
  for (const name of recordings(game)) {
    const kinds = replay(game, name).choices.flatMap(({ events }) => events.map(({ kind }) => kind));
    const times = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect([name, times('dealt')]).toEqual([name, times('card')]);
  }
});

test('[EE-12] [EE-25] the event of a card taken to the route names its place', () => {
  const matches = recordings('east-to-west-1').map((name) => replay('east-to-west-1', name));
  const taken = matches.flatMap((match) => match.choices.filter(({ option }) => option.kind === 'take'));
  const routed = taken.filter(({ events }) => events.some(({ kind }) => kind === 'routed'));
  const full = matches.flatMap((match) => match.choices.filter(({ kind }) => kind === 'swap'));
  expect(routed.length).toBeGreaterThan(0);
  expect(routed.length + full.length).toBe(taken.length);
});

test('[EE-24] a card of the route emits the settlers sent, then its use', () => {
  const matches = recordings('east-to-west-1').map((name) => replay('east-to-west-1', name));
  const uses = matches.flatMap((match) => match.choices.filter(({ option }) => option.kind === 'route'));
  expect(uses.length).toBeGreaterThan(0);
  for (const { events } of uses) expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['sent', 'played']);
});
