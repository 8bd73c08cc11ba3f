import { FastLuck, GAMES, startMatch } from '@windrose/rules';
import { describe, expect, it } from 'vitest';

import { messages } from '../src/en/index.ts';
import { wordsOf } from '../src/index.ts';
import { pseudo, pseudoText } from '../src/pseudo.ts';

describe('the pseudo-language', () => {
  it('puts accents on letters, adds length, and brackets a text once', () => {
    expect(pseudoText('Play now')).toBe('⟦Ƥłáý ñóŵ~~~~⟧');
    expect(pseudoText(`Sail to ${pseudoText('Port')}`)).toBe('⟦Šáíł ţó Ƥóŕţ~~~~~~⟧');
    expect(pseudoText('A3')).toBe('A3');
  });

  it('goes into tables, lists and sentences', () => {
    const texts = { list: ['Sail'], of: { n: (n: number) => `${n} cubes`, none: () => null } };
    const translated = pseudo(texts);
    expect(translated.list[0]).toMatch(/^⟦.*⟧$/);
    expect(translated.of.n(3)).toMatch(/^⟦3 .*⟧$/);
    expect(translated.of.none()).toBeNull();
  });

  it.each(GAMES.map(({ id, seats }) => [id, seats[1]] as const))(
    'says all of a match of %s: no text is inline',
    (id, seats) => {
      const words = wordsOf('en', pseudo(messages));
      const match = startMatch({ game: id, seats, seed: 'pseudo' });
      const luck = new FastLuck(1);
      expect(words.game(id).title).toMatch(/^⟦.*⟧$/);
      for (let choice = 0; choice < 60 && !match.over; choice++) {
        const options = match.legal();
        expect(words.decision(match.decision!.kind)).toMatch(/^⟦.*⟧$/);
        for (const option of options) expect(words.option(match, option)).toMatch(/^⟦.*⟧$/);
        match.choose(options[luck.draw(options.length)]!.code);
        for (const event of match.choices.at(-1)!.events) expect(words.event(match, event)).toMatch(/^⟦.*⟧$/);
      }
    },
  );
});
