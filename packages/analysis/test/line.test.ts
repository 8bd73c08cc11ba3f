/** Lines in words. */

import { createBot } from '@windrose/bots';
import { startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, it } from 'vitest';
import { reviewStepsOf, reviewWordsFor } from '../src/index.ts';

describe('a line in words', () => {
  it('name the point card of a fort once', () => {
    const match = startMatch({ game: 'new-world', seats: 2, seed: 'fort' });
    const bot = createBot({ core: match.core, seed: 1, level: 'boatswain' });
    while (match.round <= 12 && !match.over) match.choose(bot.chooseFor(match));
    const words = reviewWordsFor('en', wordsFor('en'));
    const twin = match.restart();
    let told = 0;
    for (const { codes } of reviewStepsOf(match)) {
      const line = words.line(twin, codes);
      if (line.includes('claim the point card')) {
        told++;
        expect(line).toMatch(/visit the fort \(.+\).*, then claim the point card(,|$)/);
      }
      for (const code of codes) twin.choose(code);
    }
    expect(told).toBeGreaterThan(0);
  });
});
