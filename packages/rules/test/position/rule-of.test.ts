/** A refusal names the rule it goes by. */

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import {
  candidateMoves,
  type Match,
  type Option,
  pageOfRule,
  refusedBy,
  ruleOf,
  startMatch,
  withRule,
  type GameId,
} from '../../src/index.ts';
import { played, plans } from '../random-match.ts';
import { thrown } from '../thrown.ts';

/** The pages on which the rules of a game stand. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'eastern-wonders': ['eastern-wonders'],
  'eastern-wonders-solo': ['eastern-wonders-solo', 'eastern-wonders'],
  'new-world': ['new-world'],
  'east-to-west-1': ['east-to-west', 'new-world', 'spice-road'],
  'east-to-west-2': ['east-to-west', 'new-world', 'eastern-wonders'],
  'east-to-west-3': ['east-to-west', 'new-world', 'eastern-wonders', 'spice-road'],
  'spice-road': ['spice-road'],
  'sand-to-sea': ['sand-to-sea', 'spice-road', 'eastern-wonders'],
};

test('every refusal in any match names a rule on a page of its game', () => {
  const found = new Set<string>();
  fc.assert(
    fc.property(plans(200), (plan) => {
      played(plan, (match) => {
        for (const { option, why } of candidateMoves(match)) {
          if (why === null) continue;
          const rule = ruleOf(match, option, why);
          found.add(rule);
          const page = pageOfRule(rule);
          expect(page === 'shared' || PAGES[match.game.id]!.includes(page), `${match.game.id} ${rule}`).toBe(true);
        }
      });
    }),
    { numRuns: 40 },
  );
  expect(found.size).toBeGreaterThan(15);
}, 240_000);

describe('the rule is found', () => {
  const start = (game: GameId, seats: number): Match => {
    const match = startMatch({ game, seats, seed: 'rules' });
    while (match.inSetUp) match.choose(match.legal()[0]!.code);
    return match;
  };
  const sea = (): Match => start('eastern-wonders', 2);

  test.each<[string, () => Match, Option, string]>([
    ['to trade without an outpost', () => acting(sea()), { kind: 'trade' }, 'EW-33'],
    ['to claim beside no port', () => acting(sea()), { kind: 'claim' }, 'EW-34'],
    ['to harvest before the voyage is over', sea, { kind: 'harvest' }, 'EW-12'],
    ['to sail to a tile that does not touch', sea, { kind: 'step', to: 'E3', leave: '' }, 'EW-13'],
    ['to acquire a card without the cubes', () => start('spice-road', 2), { kind: 'acquire', slot: 5 }, 'SR-8'],
    ['to play a card that is not in the hand', () => start('spice-road', 2), { kind: 'play', card: 'M01' }, 'SR-6'],
    ['to build in Spice Road', () => start('spice-road', 2), { kind: 'build' }, 'SR-23'],
    ['to rest at sea', () => start('sand-to-sea', 2), { kind: 'harvest' }, 'SS-25'],
    ['to pass in A New World', () => start('new-world', 2), { kind: 'pass' }, 'NW-9'],
    ['to use a card that is not on the route', () => start('east-to-west-1', 2), { kind: 'route', slot: 0 }, 'EE-24'],
  ])('%s', (_, match, option, rule) => {
    expect(refusedBy(match(), option)?.rule).toBe(rule);
  });

  const acting = (match: Match): Match => {
    match.choose({ kind: 'stay' });
    return match;
  };

  test('[SR-23] Spice Road asks for one of four, and everything else is refused by that rule', () => {
    const match = start('spice-road', 2);
    const kinds = new Set(match.legal().map(({ kind }) => kind));
    expect([...kinds].every((kind) => ['play', 'acquire', 'rest', 'claim'].includes(kind))).toBe(true);
    match.choose({ kind: 'rest' });
    expect(match.mover).toBe(1);
  });

  test('[SS-25] From Sand to Sea asks for one of four', () => {
    const match = start('sand-to-sea', 2);
    const kinds = new Set(match.legal().map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['acquire', 'move', 'play', 'rest']);
  });

  test('by a code, by an option with its code and text, and by a word of the notation', () => {
    const match = start('new-world', 2);
    const free = candidateMoves(match).filter(({ code, option }) => code !== null && option.kind === 'work');
    // The code of a location that is not offered: those of the same decision differ by where they stand in the list.
    const covered = candidateMoves(match).find(({ why }) => why?.because === 'unexplored')!;
    const byWord = refusedBy(match, 'at' in covered.option ? covered.option.at : '');
    expect(byWord).toEqual({ option: covered.option, why: { because: 'unexplored' }, rule: 'NW-10' });
    expect(refusedBy(match, { ...covered.option, code: 5, text: 'work there' })?.rule).toBe('NW-10');
    const codes = Array.from({ length: 100 }, (_, code) => code).filter(
      (code) => refusedBy(match, code)?.why.because === 'unexplored',
    );
    expect(codes.length).toBe(candidateMoves(match).filter(({ why }) => why?.because === 'unexplored').length);
    expect(codes.some((code) => free.some((candidate) => candidate.code === code))).toBe(false);
  });

  test('none for legal choices, for meaningless words, and after the end', () => {
    const match = start('new-world', 2);
    expect(refusedBy(match, match.legal()[0]!.code)).toBeNull();
    expect(refusedBy(match, match.tokens()[0]!)).toBeNull();
    for (const odd of [-1, 0.5, 99_999, 'dance', '']) expect(refusedBy(match, odd)).toBeNull();
    const turnOver = startMatch({ game: 'spice-road', seats: 2, seed: 'over' });
    while (!turnOver.over) turnOver.choose({ kind: 'rest' });
    expect(refusedBy(turnOver, { kind: 'rest' })).toBeNull();
  });
});

describe('an error of the rules names the rule', () => {
  test('a choice that is not offered', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'x' });
    const choice = { kind: 'acquire', slot: 5 } as const;
    const error = thrown(() => match.choose(choice));
    expect([error.rule, withRule(error, match, choice).rule]).toEqual([null, 'SR-8']);
    expect(withRule(error, match, choice).message).toBe(error.message);
  });

  test('[SH-19r] for choices that can no longer be undone', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'x' });
    expect(thrown(() => match.undo()).rule).toBe('SH-19r');
    match.choose({ kind: 'rest' });
    expect(thrown(() => match.undo()).rule).toBe('SH-19r');
  });

  test('[SO-23r] nor across the reaction of the rival', () => {
    const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'x' });
    while (match.inSetUp) match.choose(match.legal()[0]!.code);
    match.choose({ kind: 'stay' });
    match.choose({ kind: 'harvest' });
    expect(thrown(() => match.undo()).rule).toBe('SO-23r');
  });

  test('a choice after the end', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'over' });
    while (!match.over) match.choose({ kind: 'rest' });
    expect(thrown(() => match.choose(0)).rule).toBe('SH-12');
  });
});

test('what has no meaning at a decision has no rule, and no phase fails on its code', () => {
  fc.assert(
    fc.property(plans(60), (plan) => {
      played(plan, (match) => {
        expect(refusedBy(match, 'no such word')).toBeNull();
        expect(refusedBy(match, 256)).toBeNull();
      });
    }),
    { numRuns: 30 },
  );
}, 240_000);

test('a mistake in a phase is not taken for a code without meaning', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'rules' });
  const state = match.copiedState();
  const phase = match.core.phase(state);
  const option = phase.option.bind(phase);
  const spied = vi.spyOn(phase, 'option').mockImplementation((at, code) => {
    if (code === 255) throw new TypeError('a mistake');
    return option(at, code);
  });
  expect(() => refusedBy(match, 'no such word')).toThrow('a mistake');
  spied.mockRestore();
});
