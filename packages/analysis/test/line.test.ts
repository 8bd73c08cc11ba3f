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
    const lines: string[] = [];
    for (const { codes } of reviewStepsOf(match)) {
      lines.push(words.line(twin, codes));
      for (const code of codes) twin.choose(code);
    }
    const claims = lines.filter((line) => line.includes('claim the point card'));
    expect(claims.length).toBeGreaterThan(0);
    for (const line of claims) expect(line).toMatch(/visit the fort \(.+\).*, then claim the point card(,|$)/);
  });
});
