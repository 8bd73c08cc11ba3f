/** Candidate moves: all legal moves are among them, and each illegal one has a true reason. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { candidateMoves, type Refusal, startMatch } from '../../src/index.ts';
import { played, plans } from '../random-match.ts';

/** Whether a reason contradicts the position, or is missing. */
function isFalse(why: Refusal): boolean {
  switch (why.because) {
    case 'not-now':
      return true;
    case 'short':
      return why.missing === '';
    case 'few':
      return why.needs <= why.has;
    case 'settlers':
      return why.needs <= why.ready;
    case 'toll':
      return why.owes <= why.has;
    default:
      return false;
  }
}

describe('candidates', () => {
  test('hold everything allowed once, and a reason for everything else', () => {
    const reasons = new Map<string, number>();
    fc.assert(
      fc.property(plans(300), (plan) => {
        played(plan, (match) => {
          const candidates = candidateMoves(match);
          const legal = match.legal();
          expect(candidates.filter(({ code }) => code !== null).map(({ code }) => code)).toEqual(
            legal.map(({ code }) => code),
          );
          const said = candidates.map(({ option }) => JSON.stringify(option));
          expect(new Set(said).size).toBe(said.length);
          expect(candidates.filter(({ code, why }) => (why === null) !== (code !== null))).toEqual([]);
          for (const { why } of candidates) if (why) reasons.set(why.because, (reasons.get(why.because) ?? 0) + 1);
          expect(candidates.filter(({ why }) => why !== null && isFalse(why))).toEqual([]);
        });
      }),
      { numRuns: 60 },
    );
    expect(reasons.size).toBeGreaterThan(12);
  }, 240_000);

  test('say which rule is in the way', () => {
    const match = startMatch({ game: 'new-world', seats: 2, seed: 'candidates' });
    const candidates = candidateMoves(match);
    const why = (at: string) => candidates.find(({ option }) => 'at' in option && option.at === at)!.why;
    const table = match.state();
    const covered = table.locations.find(({ exploration }) => exploration !== null)!;
    expect(why(covered.at)).toEqual({ because: 'unexplored' });
    expect(candidates.some(({ why: reason }) => reason?.because === 'short')).toBe(true);

    const road = candidateMoves(startMatch({ game: 'spice-road', seats: 2, seed: 'candidates' }));
    const acquire = road.find(({ option }) => option.kind === 'acquire' && option.slot === 5)!;
    expect(acquire.why).toEqual({ because: 'few', needs: 5, has: 3 });
  });
});
