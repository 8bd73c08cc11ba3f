/** Lines in words. */

import { createBot } from '@windrose/bots';
import { type Match, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, it, test } from 'vitest';
import { reviewStepsOf, reviewWordsFor } from '../src/index.ts';
import { messages as en } from '../src/words/en.ts';
import { messages as pl } from '../src/words/pl.ts';

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

  it('makes each upgrade a step of its own where the card that lets them be made has been played', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'upgrades' });
    const said = (of: Match, kinds: readonly string[]): readonly string[] => {
      const ahead = of.fork();
      const codes = kinds.map((cube) => {
        const option = ahead.legal().find((one) => one.kind === 'upgrade' && 'cube' in one && one.cube === cube)!;
        ahead.choose(option.code);
        return option.code;
      });
      return (['en', 'pl'] as const).map((language) => reviewWordsFor(language, wordsFor(language)).todo(of, codes));
    };
    const play = match.legal().find((option) => {
      const ahead = match.fork();
      ahead.choose(option.code);
      return option.kind === 'play' && ahead.decision?.kind === 'upgrade';
    })!;
    match.choose(play.code);
    const [english, polish] = said(match, ['Y', 'R']);
    expect(english).toBe('I would upgrade a yellow cube to red, then upgrade a red cube to green.');
    expect(polish).not.toContain('–');
  });

  it('names the cubes paid for what was chosen before the line once, and in one step', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'paying' });
    const bot = createBot({ core: match.core, seed: 1, level: 'boatswain' });
    const told = (language: 'en' | 'pl', codes: readonly number[]): string =>
      reviewWordsFor(language, wordsFor(language)).line(match, codes);
    /** Plays to a price of at least so many cubes: what is paid. */
    const payments = (cubes: number): number[] => {
      for (;;) {
        const paid: number[] = [];
        const ahead = match.fork();
        // What has to be paid anyway is not told.
        while (ahead.decision?.kind === 'price' && ahead.legal().length > 1) {
          paid.push(bot.chooseFor(ahead));
          ahead.choose(paid.at(-1)!);
        }
        if (paid.length >= cubes) return paid;
        match.choose(bot.chooseFor(match));
      }
    };
    const one = payments(1).slice(0, 1);
    expect(told('en', one)).toMatch(/^pay an? \w+ cube$/i);
    expect(told('pl', one)).toMatch(/^zapłać \p{L}+ kostkę$/iu);
    expect(told('en', payments(2))).toMatch(/^pay (?:\d \w+(?:, | and )?)+$/i);
  });
});

test('what a bonus tile of the sea counts is said of the tile', () => {
  for (const kind of ['harvest', 'upgrade'] as const) {
    expect(en.good.tile(kind)).toMatch(/^That bonus tile counts \d points?, and from now on /);
    expect(pl.good.tile(kind)).toMatch(/^Ten kafel bonusowy liczy się za \d pkt, a odtąd /);
  }
});
