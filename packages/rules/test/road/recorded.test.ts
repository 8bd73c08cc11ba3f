import { type AnySeat } from '../../src/index.ts';
import { describe, expect, test } from 'vitest';

import { recordings } from '../recorded.ts';
import { replayed, testRecorded } from '../replayed.ts';
import { naiveSandToSea, naiveSpiceRoad, turnedUp, turnedUpAtSea } from './games.ts';

describe('Spice Road', () => {
  testRecorded(
    'spice-road',
    {
      'sixth-card-two-seats': { final: true, rounds: 40, totals: [85, 83], winner: 0 },
      'sixth-card-three-seats': { final: true, rounds: 53, totals: [113, 85, 81], winner: 0 },
      'fifth-card-four-seats': { final: true, rounds: 31, totals: [56, 31, 45, 59], winner: 3 },
      'fifth-card-five-seats': { final: true, rounds: 36, totals: [64, 49, 57, 82, 47], winner: 3 },
      'by-the-last-seat': { final: true, rounds: 40, totals: [73, 81], winner: 1 },
      'silver-moves': { final: true, rounds: 42, totals: [93, 76], winner: 0 },
      'merchants-run-out': { final: true, rounds: 130, totals: [39, 21, 82], winner: 2 },
      'with-undos': { final: true, rounds: 43, totals: [73, 56, 76], winner: 2 },
      tie: { final: true, rounds: 44, totals: [76, 82, 82], winner: 2 },
      'stall-guard': { final: false, rounds: 60, totals: [0, 0], winner: 1 },
      'stall-guard-after-a-claim': { final: false, rounds: 109, totals: [26, 23], winner: 0 },
    },
    naiveSpiceRoad,
    turnedUp,
  );

  const matches = recordings('spice-road').map((name) => replayed('spice-road', name));
  const events = matches.flatMap((match) => match.choices.flatMap((choice) => choice.events));

  test('together they show every kind of event', () => {
    const cards = ['played', 'put', 'merchant', 'merchantDealt', 'tookBack', 'card', 'dealt', 'coin'];
    const all = [...cards, 'turn', 'upgraded', 'traded', 'gained', 'discarded', 'final', 'over'];
    expect([...new Set(events.map((event) => event.kind))].sort()).toEqual(all.sort());
  });

  test('together they show gold and silver coins, silver with the leftmost card, and cards without a coin', () => {
    const claims = matches.flatMap((match) =>
      match.choices
        .filter(({ option }) => option.kind === 'claim')
        .map(({ option, events: caused }) => {
          const coin = caused.find((event) => event.kind === 'coin');
          return `${'slot' in option ? option.slot : ''}: ${coin ? coin.points : 'none'}`;
        }),
    );
    expect([...new Set(claims)].sort()).toEqual(['0: 1', '0: 3', '1: 1', '1: none', '2: none', '3: none', '4: none']);
  });

  test('together they contain undone choices', () => {
    expect(matches.some((match) => match.record().codes.some((code) => code < 0))).toBe(true);
  });
});

describe('From Sand to Sea', () => {
  testRecorded(
    'sand-to-sea',
    {
      'fourth-tile-two-seats': { final: true, rounds: 40, totals: [88, 68], winner: 0 },
      'fourth-tile-three-seats': { final: true, rounds: 43, totals: [84, 81, 67], winner: 0 },
      'fourth-tile-four-seats': { final: true, rounds: 42, totals: [51, 57, 84, 58], winner: 2 },
      'fourth-tile-by-the-last-seat': { final: true, rounds: 41, totals: [64, 90], winner: 1 },
      'every-bonus-tile': { final: true, rounds: 42, totals: [66, 73, 51, 86], winner: 3 },
      'own-map': { final: true, rounds: 39, totals: [66, 95], winner: 1 },
      'with-undos': { final: true, rounds: 49, totals: [96, 65, 81], winner: 0 },
      tie: { final: false, rounds: 60, totals: [4, 8, 8], winner: 2 },
      'stall-guard': { final: false, rounds: 60, totals: [5, 6, 12], winner: 2 },
      'stall-guard-after-a-claim': { final: false, rounds: 97, totals: [2, 21], winner: 1 },
    },
    naiveSandToSea,
    turnedUpAtSea,
  );

  const matches = recordings('sand-to-sea').map((name) => replayed('sand-to-sea', name));
  const choices = matches.flatMap((match) => [...match.choices]);
  const events = choices.flatMap((choice) => choice.events);
  const seats = matches.flatMap((match): readonly AnySeat[] => match.state().seats);

  test('together they show every kind of event', () => {
    const cards = ['played', 'put', 'merchant', 'merchantDealt', 'tookBack', 'laid'];
    const sailing = ['set', 'boat', 'sailed', 'toll', 'paid', 'built', 'bonus', 'claimed', 'closed', 'revealed'];
    const all = [...cards, ...sailing, 'turn', 'upgraded', 'traded', 'gained', 'discarded', 'final', 'over'];
    expect([...new Set(events.map((event) => event.kind))].sort()).toEqual(all.sort());
  });

  test('together they show every kind of decision', () => {
    const onRoad = ['turn', 'place', 'upgrade', 'trade', 'discard'];
    const atSea = ['set', 'boat', 'sail', 'lay', 'toll', 'act', 'price', 'column'];
    expect([...new Set(choices.map((choice) => choice.kind))].sort()).toEqual([...onRoad, ...atSea].sort());
  });

  test('together they show every kind of bonus tile, and the larger hold', () => {
    const points = ['points-3', 'points-4', 'points-5', 'points-6'];
    expect([...new Set(seats.flatMap((seat) => seat.bonus ?? []))].sort()).toEqual(['free-move', 'hold', ...points]);
    expect(seats.some((seat) => seat.limit === 16)).toBe(true);
  });

  test('together they show free steps, cards laid from the hand and played, and columns of both kinds', () => {
    const free = choices.some(
      ({ kind, option }, at) => kind === 'sail' && option.kind === 'step' && choices[at + 1]!.kind === 'sail',
    );
    expect(free).toBe(true);
    const laid = choices.flatMap(({ option }) => (option.kind === 'lay' ? [option.from] : []));
    expect([...new Set(laid)].sort()).toEqual(['hand', 'played']);
    const columns = choices.filter(({ kind }) => kind === 'column').map(({ option }) => option.kind);
    expect([...new Set(columns)].sort()).toEqual(['bonus', 'merchant']);
  });
});
