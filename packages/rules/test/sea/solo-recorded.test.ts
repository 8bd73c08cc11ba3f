import { expect, test } from 'vitest';

import { PACKS } from '../../src/index.ts';
import { type Dealt, turnedUp } from '../naive/eastern-wonders.ts';
import { NaiveSolo, type NaiveSoloPack } from '../naive/solo.ts';
import { recordings } from '../recorded.ts';
import { replayed, testRecorded } from '../replayed.ts';

const GAME = 'eastern-wonders-solo';
const pack = PACKS['eastern-wonders'] as unknown as NaiveSoloPack;

testRecorded(
  GAME,
  {
    'fourth-tile-of-the-player': { final: true, rounds: 34, totals: [102], rival: 29, winner: 0 },
    'standard-rival': { final: true, rounds: 34, totals: [102], rival: 33, winner: 0 },
    'fourth-tile-of-the-rival': { final: true, rounds: 12, totals: [37], rival: 62, winner: 'rival' },
    'fourth-tile-of-both': { final: true, rounds: 25, totals: [67], rival: 74, winner: 'rival' },
    'own-map': { final: true, rounds: 24, totals: [90], rival: 90, winner: 'rival' },
    'with-undos': { final: true, rounds: 23, totals: [69], rival: 68, winner: 0 },
    tie: { final: false, rounds: 60, totals: [0], rival: 0, winner: 'rival' },
    'stall-guard': { final: false, rounds: 60, totals: [11], rival: 1, winner: 0 },
    'stall-guard-after-a-claim': { final: false, rounds: 100, totals: [19], rival: 15, winner: 0 },
  },
  (match) => {
    const level = String(match.options.level ?? 'standard');
    return new NaiveSolo(pack, match.state() as unknown as Dealt, level);
  },
  turnedUp,
);

const matches = recordings(GAME).map((name) => replayed(GAME, name));
const events = matches.flatMap((match) => match.choices.flatMap((choice) => choice.events));

test('together they show every level and every bonus tile', () => {
  expect(new Set(matches.map((match) => match.options.level ?? 'standard'))).toEqual(
    new Set(['calm', 'standard', 'fierce']),
  );
  const bonus = matches.flatMap((match) => (match.state() as { seats: { bonus: string[] }[] }).seats[0]!.bonus);
  expect([...new Set(bonus)].sort()).toEqual(['free-move', 'harvest', 'hold', 'points-6', 'upgrade']);
});

test('together they show every kind of event, and the rival as the side after the only seat', () => {
  const sailing = ['boat', 'sailed', 'heap', 'paid', 'built', 'bonus', 'claimed', 'closed', 'revealed', 'rival'];
  const all = [...sailing, 'turn', 'upgraded', 'traded', 'gained', 'discarded', 'final', 'over'];
  expect([...new Set(events.map((event) => event.kind))].sort()).toEqual(all.sort());
  for (const kind of ['gained', 'claimed', 'final'] as const) {
    const seats = events.flatMap((event) => (event.kind === kind ? [event.seat] : []));
    expect(new Set(seats)).toEqual(new Set([0, 1]));
  }
});
