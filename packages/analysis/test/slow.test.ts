// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

/** Turns that delayed a claim, in matches that are lost so far that no turn loses a chance to win. */

import { createBot, weightsFor, withoutDetours } from '@windrose/bots';
import { type Match, required, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, it } from 'vitest';
import { type ReviewedStep, reviewMatch, reviewStepsOf, reviewWordsFor, turnsToClaim } from '../src/index.ts';
import { ClaimSolver } from '../src/puzzles/solver.ts';
import { PositionJudge } from '../src/review/judge.ts';
import { SlowTurns } from '../src/review/slow.ts';
import { endOfTurn } from '../src/review/way.ts';
import { lopsided } from './lopsided.ts';

describe('slow turns', { timeout: 200_000 }, () => {
  it.each(['spice-road', 'new-world'] as const)(
    'are those of who plays at random, and can be played sooner (%s)',
    (game) => {
      const match = lopsided(game);
      const { core } = match;
      const slow = new SlowTurns(match, new PositionJudge(core, weightsFor(core)), weightsFor(core));
      const twin = match.restart();
      const found = [0, 0];
      const wrong: unknown[] = [];
      for (const step of reviewStepsOf(match)) {
        const one = step.forced || step.setUp ? null : slow.find(step, step.from);
        if (one !== null) {
          found[step.seat]!++;
          const sooner = turnsToClaim(twin, one.line, one.claim.id);
          // What is drawn after a turn may help.
          const later = step.drawn ? one.later : turnsToClaim(twin, step.codes, one.claim.id);
          const isRight = sooner === one.sooner && later === one.later && (later ?? Infinity) > sooner;
          if (!isRight) wrong.push({ from: step.from, one, sooner, later });
        }
        for (const code of step.codes) twin.choose(code);
      }
      expect(wrong).toEqual([]);
      const [bot, random] = found;
      expect(random).toBeGreaterThanOrEqual(6);
      expect(bot).toBeLessThanOrEqual(2);
    },
  );

  it('are told with a turn that sails no detours', () => {
    const match: Match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'detour' });
    const { core } = match;
    const bots = [0, 1].map((seed) => createBot({ core, seed, level: 'deckhand' }));
    while (match.round <= 30 && !match.over) match.choose(bots[match.decision!.seat]!.chooseFor(match));
    const slow = new SlowTurns(match, new PositionJudge(core, weightsFor(core)), weightsFor(core));
    const found = reviewStepsOf(match).flatMap((step) => {
      const one = step.forced || step.setUp ? null : slow.find(step, step.from);
      return one === null ? [] : [{ step, one }];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { step, one } of found) expect(withoutDetours(core, step.before, one.line)).toEqual(one.line);
    // What can be claimed as soon after the turn played, with the points of that turn, is worth less.
    const solver = new ClaimSolver(core);
    for (const { step, one } of found) {
      const { before, after, codes, seat } = step;
      const end = endOfTurn(core, before, one.line);
      const more = core.points(after, seat) - core.points(required(end?.state, 'end of the turn'), seat);
      for (const other of solver.targets(before)) {
        const turns = slow.after(before, codes, seat, other.id);
        const isMatched = turns !== null && turns <= one.sooner && other.points + more >= one.claim.points;
        expect(isMatched).toBe(false);
      }
    }
  });

  it('have no mark in a review, and are the same whenever it is made', () => {
    const match = lopsided('new-world', { rounds: 9 });
    const options = { level: 'captain', budget: { iterations: 2 }, playouts: 0 } as const;
    const slowOf = (steps: readonly ReviewedStep[]) => steps.filter(({ slow = null }) => slow !== null);
    const found = slowOf(reviewMatch(match, options).steps);
    expect(found.map(({ seat }) => seat)).toContain(1);
    expect(found.every(({ mark, setUp, forced }) => mark === null && !setUp && !forced)).toBe(true);
    expect(slowOf(reviewMatch(match, options).steps)).toEqual(found);
  });

  it('are told with the turn in which the claim could be made', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'slow' });
    const claim = { kind: 'card', id: 'P11', price: 'YYRR', points: 11 } as const;
    const said = (language: 'en' | 'pl', sooner: number, later: number | null): string =>
      reviewWordsFor(language, wordsFor(language)).slow(match, { claim, line: [], sooner, later });
    expect(said('en', 2, 4)).toMatch(
      /could be claimed next turn; after the turn played, only in 3 turns \(at the earliest,/,
    );
    expect(said('en', 1, null)).toMatch(/this very turn; after the turn played, not for several turns \(/);
    expect(said('pl', 2, 4)).toMatch(
      /^Już w następnej turze można było zdobyć .+; po zagranej turze dopiero za 3 tury \(/,
    );
    expect(said('pl', 3, null)).toMatch(/^Już za 2 tury .+ nieprędko \(/);
  });
});
