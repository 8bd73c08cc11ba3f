import { globSync, readFileSync } from 'node:fs';

import { startMatch, findGame } from '@windrose/rules';
import { describe, expect, it } from 'vitest';
import { type Numbers, shareOf, Tally } from '../src/index.ts';

/** Counts a number of matches. */
function count(job: ConstructorParameters<typeof Tally>[0], matches: number): Numbers {
  const tally = new Tally(job);
  while (tally.played < matches) tally.play();
  return tally.numbers()!;
}

describe('numbers over many matches', () => {
  it('counts every match once and every use with its seat', { timeout: 180_000 }, () => {
    const request = { game: 'new-world', seats: 2, seed: 'count' } as const;
    const numbers = count({ request, level: 'boatswain' }, 2);
    expect(numbers.matches).toBe(2);
    expect(numbers.wins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const cards = numbers.components.filter(({ kind }) => kind === 'card');
    // Each match ends with a seat's eighth card.
    expect(
      cards.reduce((sum, { used, uses, open }) => sum + (used.of === 0 ? 0 : uses * open), 0),
    ).toBeGreaterThanOrEqual(16);
    for (const { open, used, won } of numbers.components) {
      expect(open).toBeLessThanOrEqual(2);
      expect(used.of).toBe(open);
      expect(won.low).toBeLessThanOrEqual(won.share);
      expect(won.high).toBeGreaterThanOrEqual(won.share);
    }
  });

  it('counts at sea the bonus tiles that the pack has, and no others', { timeout: 120_000 }, () => {
    const request = { game: 'eastern-wonders', seats: 2, seed: 'count' } as const;
    const numbers = count({ request, level: 'passenger' }, 1);
    const bonuses = numbers.components.filter(({ kind }) => kind === 'bonus').map(({ id }) => id);
    const points = ['points-3', 'points-4', 'points-5', 'points-6'];
    expect(bonuses.toSorted()).toEqual(['free-move', 'harvest', 'hold', ...points, 'upgrade']);
  });

  it('continues from a stored tally with the same result as without a pause', { timeout: 180_000 }, () => {
    const request = { game: 'new-world', seats: 2, seed: 'keep' } as const;
    const job = { request, level: 'passenger', budget: { iterations: 1 } } as const;
    const begun = new Tally(job);
    expect(begun.numbers()).toBeNull();
    begun.play();
    const kept: unknown = JSON.parse(JSON.stringify(begun.kept()));
    const resumed = new Tally(job, kept);
    for (const tally of [begun, resumed]) tally.play();
    expect(resumed.played).toBe(2);
    expect(resumed.numbers()).toEqual(begun.numbers());
    const other = { ...job, request: { ...job.request, seed: 'other' } };
    expect(() => new Tally(other, kept)).toThrow(/request is .*keep.*, not .*other/);
    expect(() => new Tally(job, [])).toThrow(/tally is undefined, not 1/);
  });

  it('refuses a stored tally that is damaged, naming the field', { timeout: 60_000 }, () => {
    const request = { game: 'new-world', seats: 2, seed: 'keep' } as const;
    const job = { request, level: 'passenger', budget: { iterations: 1 } } as const;
    const begun = new Tally(job);
    begun.play();
    const kept = begun.kept();
    expect(new Tally(job, structuredClone(kept)).played).toBe(1);
    const [key] = Object.keys(kept.counts);
    const spoilt: [field: string, value: unknown, where: string][] = [
      ['played', undefined, 'played'],
      ['played', 0.5, 'played'],
      ['finished', 2, 'finished'],
      ['margins', null, 'margins'],
      ['wins', undefined, 'wins'],
      ['wins', [1, 1, 0], 'wins'],
      ['wins', [2, -1, 0], 'wins[0]'],
      ['points', [1], 'points'],
      ['points', [1, '2'], 'points[1]'],
      ['rounds', [], 'rounds'],
      ['counts', [], 'counts'],
      ['counts', { [key!]: { open: 1 } }, `counts.${key}.users`],
      ['counts', { sand: { open: 0 } }, 'counts.sand'],
    ];
    for (const [field, value, where] of spoilt) {
      expect(() => new Tally(job, { ...kept, [field]: value })).toThrow(
        expect.objectContaining({ code: 'bad-record', where }),
      );
    }
  });

  it('gives shares with the interval of Wilson', () => {
    expect(shareOf(8, 10)).toEqual({ share: 0.8, low: 0.4902, high: 0.9433, of: 10 });
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1, of: 0 });
  });
});

const GAMES = new URL('../src/games/', import.meta.url);

describe.each(globSync('*/numbers.json', { cwd: GAMES }))('the numbers in %s', (name) => {
  const numbers = JSON.parse(readFileSync(new URL(name, GAMES), 'utf8')) as Numbers;

  it('are of the packs that ship, and of matches that ended as the rules want', () => {
    const { game, seats, packs, matches, finished, wins } = numbers;
    expect(`${game}/numbers.json`).toBe(name.replaceAll('\\', '/'));
    expect(packs).toEqual(startMatch({ game: findGame(game).id, seats, seed: 'numbers' }).packs);
    expect(finished / matches).toBeGreaterThan(0.95);
    expect(wins.map(({ of }) => of)).toEqual(wins.map(() => matches));
    expect(wins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
  });
});
