/** The quickest way to a claim after a turn, and where it fails after another one. */

import { createBotWith } from '@windrose/bots';
import { FastLuck, formatBundle, has, type Match, required, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, it } from 'vitest';

import { ClaimSolver, type Target } from '../src/puzzles/solver.ts';
import type { Line } from '../src/review/judge.ts';
import { endOfTurn, lacking, obstacleOf, turnsOnWay, type Way, wayAfter } from '../src/review/way.ts';
import type { Reason } from '../src/review/reasons.ts';
import { reviewWordsFor, type ReviewedStep } from '../src/index.ts';

interface Case {
  readonly match: Match;
  readonly line: Line;
  readonly target: Target;
  readonly way: Way;
  /** Another turn from the same position. */
  readonly other: Line;
}

/** Turns of seat 0 after which a way is known, in a match of moderate bots: every choice that ends the turn by itself. */
function casesOf(game: 'new-world' | 'spice-road', most: number): Case[] {
  const match = startMatch({ game, seats: 2, seed: 'ways' });
  const { core } = match;
  const solver = new ClaimSolver(core);
  const bots = [0, 1].map((seed) => createBotWith({ core, seed, level: 'boatswain', weights: null }));
  const cases: Case[] = [];
  while (!match.over && cases.length < most) {
    const { seat } = required(match.decision ?? undefined, 'decision');
    if (seat === 0 && !match.inSetUp) {
      const state = match.copiedState();
      const lines = match.legal().flatMap(({ code }) => (endOfTurn(core, state, [code]) === null ? [] : [[code]]));
      for (const line of lines) {
        const other = lines.find((one) => one !== line);
        const known = solver.targets(state).flatMap((target) => {
          const way = wayAfter(core, solver, state, line, target);
          return way === null || way.length === 0 || !other ? [] : [{ match: match.fork(), line, target, way, other }];
        });
        cases.push(...known.slice(0, 2));
      }
    }
    match.choose(required(bots[seat], 'bot').chooseFor(match));
  }
  return cases.slice(0, most);
}

const landCases = casesOf('new-world', 80);

describe('a way', () => {
  it('leads to its target, choice by choice, and no shorter one does', () => {
    expect(landCases.length).toBe(80);
    expect(new Set(landCases.map(({ way }) => way.length)).size).toBeGreaterThan(1);
    for (const { match, line, target, way } of landCases) {
      const solver = new ClaimSolver(match.core);
      const turns = turnsOnWay(match, line, way);
      expect(turns.map((turn) => turn.line)).toEqual(way);
      const last = required(turns.at(-1), 'turn').match;
      for (const code of way.at(-1)!) last.choose(code);
      expect(solver.claimed(last.copiedState(), 0, target)).toBe(true);
      // The position at the beginning of its first turn, from which it is the shortest.
      const first = required(turnsOnWay(match, line, way)[0], 'first turn').match.copiedState().cells;
      const within = (most: number): boolean => solver.reachable(first.slice(), 0, target, most);
      expect([way.length - 1, way.length].map(within)).toEqual([false, true]);
    }
  });

  it('fails at a choice that is not possible after another turn, for cubes only where it is the claim', () => {
    const told = landCases.map(({ match, line, target, way, other }) => {
      const { core } = match;
      const solver = new ClaimSolver(core);
      const from = match.copiedState();
      const obstacle = obstacleOf(core, solver, from, { better: line, other, way, target });
      const end = required(endOfTurn(core, from, other) ?? undefined, 'end of the other turn');
      if (obstacle === null) return null;
      // Played as far as it goes.
      const { state } = end;
      for (const [turn, codes] of way.slice(0, obstacle.turn + 1).entries()) {
        core.skipTo(state, 0, new FastLuck(0));
        const at = match.standingAt(state);
        for (const [choice, code] of codes.entries()) {
          const isPossible = !at.over && at.legal().some((option) => option.code === code);
          const isIt = turn === obstacle.turn && choice === obstacle.choice;
          expect(isPossible).toBe(!isIt);
          if (isIt) break;
          at.choose(code);
        }
        state.copy(at.copiedState());
      }
      const missing = formatBundle(lacking(target.price, state.hold[0]!));
      expect(obstacle.missing ?? missing).toBe(missing);
      return obstacle;
    });
    expect(told.filter((obstacle) => obstacle !== null && obstacle.missing !== null).length).toBeGreaterThan(0);
    expect(told.filter((obstacle) => obstacle?.missing === null).length).toBeGreaterThan(0);
    expect(told).toContain(null);
  });

  it('does not count on what is drawn', () => {
    const cases = casesOf('spice-road', 60);
    const acquiring = cases.filter(({ match, line }) =>
      match.legal().some(({ code, kind }) => code === line[0] && kind === 'acquire'),
    );
    expect(acquiring.length).toBeGreaterThan(3);
    for (const { match, line, target, way } of acquiring) {
      const { core } = match;
      const solver = new ClaimSolver(core);
      for (let seed = 10; seed < 30; seed++) {
        const end = required(endOfTurn(core, match.copiedState(), line, seed) ?? undefined, 'end of the turn');
        const { state } = end;
        for (const codes of way) {
          core.skipTo(state, 0, new FastLuck(seed));
          for (const code of codes) core.apply(state, code, new FastLuck(seed));
        }
        expect(solver.claimed(state, 0, target)).toBe(true);
      }
    }
  });

  it('is unknown where the turn goes on, and where it ends the match', () => {
    const match = startMatch({ game: 'new-world', seats: 2, seed: 'ways' });
    const { core } = match;
    expect(endOfTurn(core, match.copiedState(), [])).toBeNull();
    const [target] = new ClaimSolver(core).targets(match.copiedState());
    expect(wayAfter(core, new ClaimSolver(core), match.copiedState(), [], target!)).toBeNull();
  });
});

it('the cubes that a hold lacks for a price are counted by kind', () => {
  const { match, target } = landCases[0]!;
  const hold = match.copiedState().hold[0]!;
  expect(lacking(target.price, hold) === 0).toBe(has(hold, target.price));
});

describe('in words', () => {
  const short = (played: string): Reason => ({
    kind: 'short',
    claim: { kind: 'card', id: 'x', price: played, points: 5 },
    played,
    better: '',
  });

  it.each([
    [
      'en',
      /^The quickest way from there: next turn .+\.$/,
      /^After the turn played, that way is closed: “.+” is not possible then\.$/,
    ],
    [
      'pl',
      /^Najszybsza droga stamtąd: w następnej turze: .+\.$/,
      /^Po zagranej turze ta droga odpada: niemożliwe jest wtedy „.+”\.$/,
    ],
  ] as const)('a way is told turn by turn, and where it fails (%s)', (language, told, fails) => {
    const review = reviewWordsFor(language, wordsFor(language));
    const { match, line, way, target } = required(
      landCases.find((one) => one.way.length === 2),
      'case of two turns',
    );
    const claim = { kind: target.kind, id: target.id, price: 'Y', points: target.points };
    const said = (obstacle: { turn: number; choice: number; missing: string | null } | null, before: Reason[]) => {
      const reasons: Reason[] = [...before, { kind: 'way', claim, way, fails: obstacle }];
      const step = { reasons, points: 0, playedOut: null, better: line } as unknown as ReviewedStep;
      return required(review.reasons(match, step).at(before.length), 'sentence');
    };
    const alone = said(null, []);
    expect(alone).toMatch(told);
    expect(alone.split('; ')).toHaveLength(2);
    const failing = said({ turn: 1, choice: 0, missing: null }, []);
    expect(failing.slice(0, alone.length)).toBe(alone);
    expect(failing.slice(alone.length + 1)).toMatch(fails);
    const unpaid = { turn: 1, choice: 0, missing: 'RR' };
    expect(said(unpaid, []).length).toBeGreaterThan(alone.length);
    // The sentence before has said which cubes are missing.
    expect(said(unpaid, [short('RR')])).toBe(alone);
    expect(said(unpaid, [short('RRG')]).length).toBeGreaterThan(alone.length);
  });

  it('that a boat cannot go there is no obstacle: it may come there by another way', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'ways' });
    const { core } = match;
    const bot = createBotWith({ core, seed: 1, level: 'boatswain', weights: null });
    while (match.inSetUp || match.round < 4 || match.decision!.seat !== 0) match.choose(bot.chooseFor(match));
    const playTurn = (from: Match): { codes: number[]; kinds: string[] } => {
      const [codes, kinds]: [number[], string[]] = [[], []];
      for (const { turn } = from; !from.over && from.turn === turn;) {
        const code = bot.chooseFor(from);
        kinds.push(
          required(
            from.legal().find((option) => option.code === code),
            'option',
          ).kind,
        );
        codes.push(code);
        from.choose(code);
      }
      return { codes, kinds };
    };
    const fork = match.fork();
    const { codes: line } = playTurn(fork);
    const next = fork.copiedState();
    core.skipTo(next, 0, new FastLuck(0));
    const { codes, kinds } = playTurn(match.standingAt(next));
    const review = reviewWordsFor('en', wordsFor('en'));
    const claim = { kind: 'order', id: 'x', price: 'Y', points: 5 } as const;
    const said = (choice: number): string | undefined => {
      const fails = { turn: 0, choice, missing: null };
      const step = { reasons: [{ kind: 'way', claim, way: [codes], fails }], points: 0, playedOut: null, better: line };
      return review.reasons(match, step as unknown as ReviewedStep)[0];
    };
    const sails = kinds.indexOf('step');
    const acts = kinds.findIndex((kind) => ['trade', 'harvest', 'build', 'claim'].includes(kind));
    expect(Math.min(sails, acts)).toBeGreaterThanOrEqual(0);
    expect(said(sails)).not.toContain('fails');
    expect(said(acts)).toContain('that way is closed: ');
  });
});
