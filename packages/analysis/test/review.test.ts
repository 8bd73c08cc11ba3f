import { createBot } from '@windrose/bots';
import { loadMatch, type Match, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, it } from 'vitest';
import { MARK_LOSSES, type Review, reviewMatch, reviewWordsFor } from '../src/index.ts';

/** Rounds of a match in which seat 1 always takes the last option there is. */
function wasteful(rounds: number): Match {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'wasteful' });
  const bot = createBot({ core: match.core, seed: 1, level: 'captain' });
  while (!match.over && match.round <= rounds) {
    match.choose(match.decision!.seat === 1 ? match.legal().at(-1)!.code : bot.chooseFor(match));
  }
  return loadMatch(match.record());
}

const OPTIONS = { level: 'captain', budget: { iterations: 2 } } as const;

describe('a review', { timeout: 120_000 }, () => {
  const match = wasteful(5);
  let review: Review;

  it('recognises wasted turns, and separates luck from choices', () => {
    review = reviewMatch(match, OPTIONS);
    const [careful, careless] = review.seats;
    expect(careless!.lost).toBeGreaterThan(careful!.lost + MARK_LOSSES.inaccuracy);
    expect(review.steps.at(-1)!.to).toBe(match.version);
    for (const { after, luck, loss, from, to, codes } of review.steps) {
      expect(after.win.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(codes).toHaveLength(to - from);
      // What luck gives one side it takes from the others.
      expect((luck ?? []).reduce((a, b) => a + b, 0)).toBeCloseTo(0);
    }
  });

  it('gives accuracy of whole matches only, and to no side that chooses nothing', () => {
    const solo = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'rival' });
    const bot = createBot({ core: solo.core, seed: 1, level: 'captain', budget: { iterations: 4 } });
    while (!solo.over) solo.choose(bot.chooseFor(solo));
    const options = { level: 'captain', budget: { iterations: 1 } } as const;
    const [person, rival] = reviewMatch(solo, options).seats;
    expect(person!.accuracy).toBeTypeOf('number');
    expect(rival!.accuracy).toBeNull();
    let asked = 0;
    const stopped = reviewMatch(solo, { ...options, stop: () => ++asked > 3 });
    expect(stopped.seats.map(({ accuracy }) => accuracy)).toEqual([null, null]);
    expect(match.over).toBe(false);
    expect(review.seats.map(({ accuracy }) => accuracy)).toEqual([null, null]);
  });

  it('is the same whenever it is made', () => {
    expect(reviewMatch(match, OPTIONS)).toEqual(review);
  });

  it('can be stopped', () => {
    let asked = 0;
    const stopped = reviewMatch(match, { ...OPTIONS, stop: () => ++asked > 3 });
    expect(stopped.stopped).toBe(true);
    expect(stopped.steps).toEqual(review.steps.slice(0, 3));
  });

  it.each(['en', 'pl'] as const)('explains every marked turn in words (%s)', (language) => {
    const said = reviewWordsFor(language, wordsFor(language));
    const told = review.steps.flatMap((step) => {
      if (step.mark === null) return [];
      const twin = match.restart();
      for (const { option } of match.choices.slice(0, step.from)) twin.choose(option.code);
      return [
        { lines: [step.better!, step.codes].map((codes) => said.line(twin, codes)), why: said.reasons(twin, step) },
      ];
    });
    expect(told.length).toBeGreaterThan(0);
    for (const { lines, why } of told) {
      expect(lines[0]).not.toBe(lines[1]);
      for (const reason of why) expect(reason).toMatch(/^\p{Lu}.*\.$/su);
    }
  });
});
