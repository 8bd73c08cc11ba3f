import { expect, test } from 'vitest';

import { type AnySeat, PACKS } from '../../src/index.ts';
import { type Dealt, turnedUp } from '../naive/eastern-wonders.ts';
import { NaiveSolo, type NaiveSoloPack } from '../naive/solo.ts';
import { recordings } from '../recorded.ts';
import { replayed, testRecorded } from '../replayed.ts';

const GAME = 'eastern-wonders-solo';
const pack = PACKS['eastern-wonders'] as unknown as NaiveSoloPack;

testRecorded(
  GAME,
  {
    'fourth-tile-of-the-player': { final: true, rounds: 30, totals: [88], rival: 50, winner: 0 },
    'standard-rival': { final: true, rounds: 23, totals: [77], rival: 68, winner: 0 },
    'fourth-tile-of-the-rival': { final: true, rounds: 45, totals: [12], rival: 61, winner: 'rival' },
    'fourth-tile-of-both': { final: true, rounds: 22, totals: [79], rival: 108, winner: 'rival' },
    'discards-after-the-reaction': { final: true, rounds: 62, totals: [30], rival: 55, winner: 'rival' },
    'own-map': { final: true, rounds: 13, totals: [44], rival: 82, winner: 'rival' },
    'with-undos': { final: true, rounds: 85, totals: [31], rival: 69, winner: 'rival' },
    tie: { final: false, rounds: 175, totals: [33], rival: 33, winner: 'rival' },
    'stall-guard': { final: false, rounds: 60, totals: [9], rival: 2, winner: 0 },
    'stall-guard-after-a-claim': { final: false, rounds: 113, totals: [18], rival: 24, winner: 'rival' },
  },
  (match) => {
    const level = String({ level: 'standard', ...match.options }.level);
    return new NaiveSolo(pack, match.state() as unknown as Dealt, level);
  },
  turnedUp,
);

const matches = recordings(GAME).map((name) => replayed(GAME, name));
const events = matches.flatMap((match) => match.choices.flatMap((choice) => choice.events));

test('together they show every level and every bonus tile', () => {
  expect(new Set(matches.map((match) => String({ level: 'standard', ...match.options }.level)))).toEqual(
    new Set(['calm', 'standard', 'fierce']),
  );
  const bonus = matches.flatMap((match) => {
    const own: AnySeat | undefined = match.state().seats[0];
    return own?.bonus ?? [];
  });
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
