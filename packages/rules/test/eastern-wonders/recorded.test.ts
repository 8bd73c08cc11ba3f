import { describe, expect, test } from 'vitest';

import {
  type Event,
  makeNotation,
  type Match,
  PACKS,
  parseNotation,
  Referee,
  type Scores,
  type AnySeat,
} from '../../src/index.ts';
import { compare } from '../naive/compare.ts';
import { type Dealt, NaiveEasternWonders, type NaivePack, turnedUp } from '../naive/eastern-wonders.ts';
import { recording, recordings } from '../recorded.ts';

/** The result of a recorded match, stored with the recording. */
interface Recorded {
  readonly end: 'fourth tile' | 'stall guard';
  readonly rounds: number;
  readonly totals: readonly number[];
  readonly winner: number;
  /** Each seat's bonus tiles. */
  readonly bonus: readonly string[];
}

const RECORDED: Readonly<Record<string, Recorded>> = {
  'fourth-tile-two-seats': {
    end: 'fourth tile',
    rounds: 30,
    totals: [92, 72],
    winner: 0,
    bonus: ['harvest harvest upgrade points-6', 'free-move free-move harvest hold'],
  },
  'fourth-tile-three-seats': {
    end: 'fourth tile',
    rounds: 36,
    totals: [99, 77, 92],
    winner: 0,
    bonus: ['harvest harvest points-6 points-5', 'hold points-4 points-3', 'free-move harvest upgrade upgrade'],
  },
  'fourth-tile-four-seats': {
    end: 'fourth tile',
    rounds: 29,
    totals: [71, 50, 78, 64],
    winner: 2,
    bonus: ['upgrade upgrade points-6', 'hold hold', 'harvest harvest points-5', 'harvest upgrade'],
  },
  'fourth-tile-by-the-last-seat': {
    end: 'fourth tile',
    rounds: 29,
    totals: [57, 73],
    winner: 1,
    bonus: ['free-move harvest', 'harvest harvest'],
  },
  'own-map-with-sea': {
    end: 'fourth tile',
    rounds: 31,
    totals: [85, 84],
    winner: 0,
    bonus: ['harvest harvest', 'harvest harvest upgrade points-6'],
  },
  'with-undos': {
    end: 'fourth tile',
    rounds: 36,
    totals: [110, 90, 71],
    winner: 0,
    bonus: ['upgrade upgrade upgrade upgrade points-6', 'free-move harvest hold hold', 'free-move harvest hold'],
  },
  tie: {
    end: 'fourth tile',
    rounds: 34,
    totals: [91, 91],
    winner: 1,
    bonus: ['upgrade hold points-5', 'free-move harvest harvest points-6'],
  },
  'stall-guard': { end: 'stall guard', rounds: 60, totals: [10, 16], winner: 1, bonus: ['points-6', 'upgrade'] },
  'stall-guard-after-a-claim': {
    end: 'stall guard',
    rounds: 66,
    totals: [10, 38],
    winner: 1,
    bonus: ['upgrade', 'free-move upgrade points-6'],
  },
};

const GAME = 'eastern-wonders';
const replay = (name: string): Match => parseNotation(recording(GAME, name));
const eventsOf = (match: Match): Event[] => match.choices.flatMap((choice) => choice.events);

test('every recorded match is replayed here', () => {
  expect(recordings(GAME)).toEqual(Object.keys(RECORDED).sort());
});

describe.each(Object.entries(RECORDED))('%s', (name, recorded) => {
  test('ends as it was recorded', () => {
    const match = replay(name);
    expect(match.over).toBe(true);
    expect(match.final ? 'fourth tile' : 'stall guard').toBe(recorded.end);
    expect(match.round).toBe(recorded.rounds);
    const scores: Scores = match.scores();
    expect(scores.seats.map((seat) => seat.total)).toEqual(recorded.totals);
    expect(scores.winner).toBe(recorded.winner);
    const { seats } = match.state();
    expect(seats.map((seat: AnySeat) => seat.bonus?.join(' '))).toEqual(recorded.bonus);
  });

  test('is written as it was read', () => {
    const text = recording(GAME, name);
    expect(makeNotation(parseNotation(text))).toBe(text.replace(/^;.*\n/, ''));
  });

  test('goes the same way in the naive generator', () => {
    const match = replay(name);
    const codes = match.choices.map((choice) => choice.option.code);
    const again = match.restart();
    const pack = PACKS[GAME] as unknown as NaivePack;
    const naive = new NaiveEasternWonders(pack, again.state() as unknown as Dealt);
    compare(again, naive, () => codes[again.version]!, turnedUp);
    expect(again.scores()).toEqual(match.scores());
  });

  test('leaves the referee content', () => {
    const match = replay(name);
    const referee = new Referee(match);
    const { core } = match;
    const state = core.newState();
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

describe('together they show', () => {
  const matches = recordings(GAME).map(replay);
  const seats = matches.flatMap((match): readonly AnySeat[] => match.state().seats);
  const events = matches.flatMap(eventsOf);

  test('every kind of bonus tile, all four points tiles, and two of a kind', () => {
    const held = new Set(seats.flatMap((seat) => seat.bonus ?? []));
    const points = ['points-3', 'points-4', 'points-5', 'points-6'];
    expect([...held].sort()).toEqual(['free-move', 'harvest', 'hold', ...points, 'upgrade']);
    expect(seats.some(({ bonus = [] }) => new Set(bonus).size < bonus.length)).toBe(true);
  });

  test('every kind of bonus tile at work', () => {
    // A second free step: a free step from where a free step led.
    const free = events.some(
      (event, at) => event.kind === 'sailed' && event.leave === '' && events[at - 1]!.kind === 'sailed',
    );
    expect(free).toBe(true);
    expect(events.some((event) => event.kind === 'gained' && event.cubes.startsWith('YYR'))).toBe(true);
    expect(events.some((event) => event.kind === 'upgraded')).toBe(true);
    expect(seats.some((seat) => seat.limit === 16)).toBe(true);
  });

  test('every kind of event', () => {
    const kinds = new Set(events.map((event) => event.kind));
    const all = [
      'turn',
      'set',
      'boat',
      'sailed',
      'toll',
      'heap',
      'paid',
      'built',
      'upgraded',
      'bonus',
      'traded',
      'gained',
      'claimed',
      'closed',
      'revealed',
      'discarded',
      'final',
      'over',
    ];
    expect([...kinds].sort()).toEqual(all.sort());
  });

  test('every kind of decision, a discard in the turn of another seat among them', () => {
    const asked = new Set(matches.flatMap((match) => match.choices.map((choice) => choice.kind)));
    const all = ['set', 'boat', 'sail', 'toll', 'heap', 'act', 'price', 'upgrade', 'bonus', 'trade', 'discard'];
    expect([...asked].sort()).toEqual(all.sort());
    expect(matches.some((match) => match.choices.some((choice) => choice.seat !== choice.mover))).toBe(true);
  });

  test('that a record keeps undone choices', () => {
    expect(matches.some((match) => match.record().codes.some((code) => code < 0))).toBe(true);
  });
});
