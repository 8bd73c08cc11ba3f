/** Pieces are found in sentences of both languages. */

import { expect, test } from 'vitest';

import { drawnParts } from '../src/art/drawn-words.ts';

/** The parts of a sentence: words as they are, drawings in brackets. */
function drawn(sentence: string, language: 'en' | 'pl', amountsOnly = false, known = true): string {
  return drawnParts(sentence, language, () => known, amountsOnly)
    .map((part) =>
      typeof part === 'string'
        ? part
        : `[${part.drawings.join(' ')}${part.number ?? ''}]${part.replaces ? '' : ` ${part.words}`}`,
    )
    .join('');
}

test.each([
  ['en', 'Claim the order: 2 red and 1 green for 14 points', 'Claim the order: [cube-R cube-R cube-G] for [seal14]'],
  ['en', 'Take the bonus tile from B1-2: 3 points', 'Take the bonus tile from B1-2: [bonus-points3]'],
  ['pl', 'Weź kafel bonusowy z B1-2: 3 punkty', 'Weź kafel bonusowy z B1-2: [bonus-points3]'],
  ['en', 'You took a bonus tile (3 points for each pair).', 'You took a bonus tile ([bonus-points3] for each pair).'],
  [
    'en',
    'Claim it for 7 points and a gold coin worth 3 points',
    'Claim it for [seal7] and a gold coin worth [coin-gold3]',
  ],
  ['en', 'You get a coin worth 3 points.', 'You get a coin worth [seal3].'],
  ['pl', 'Zdobądź kartę, do tego srebrną monetę za 1 punkt', 'Zdobądź kartę, do tego srebrną monetę za [coin-silver1]'],
  ['en', 'Amina claimed 2 point cards for 10 points.', 'Amina claimed 2 point cards for [seal10].'],
  ['en', 'Sail to (C4), leaving a red cube', 'Sail to (C4), leaving [cube-R]'],
  ['en', 'One more red cube per harvest', 'One more [cube-R] per harvest'],
  ['en', 'Upgrade a yellow cube to red', 'Upgrade [cube-Y] to [cube-R]'],
  ['en', 'Trade 1 yellow, 1 red and 1 brown for 2 green', 'Trade [cube-Y cube-R cube-B] for [cube-G cube-G]'],
  [
    'pl',
    'Wymień 2 żółte i 1 czerwoną na 5 zielonych',
    'Wymień [cube-Y cube-Y cube-R] na [cube-G cube-G cube-G cube-G cube-G]',
  ],
  ['pl', 'Ulepsz żółtą kostkę na czerwoną', 'Ulepsz [cube-Y] na [cube-R]'],
  ['pl', 'Zrealizuj zamówienie: 1 brązową za 12 punktów', 'Zrealizuj zamówienie: [cube-B] za [seal12]'],
] as const)('amounts are drawn in place of their words (%s): %s', (language, sentence, expected) => {
  expect(drawn(sentence, language, true)).toBe(expected);
});

test.each([
  [
    'en',
    'A port: claim its order here, in order of play.',
    'A [word-port] port: claim its [seal] order here, in order of play.',
  ],
  ['en', 'A yellow cube: the cheapest. A cube.', '[cube-Y] A yellow cube: the cheapest. A [word-cubes] cube.'],
  ['en', 'This card brings two yellow cubes.', 'This [word-card] card brings [cube-Y cube-Y] two yellow cubes.'],
  ['pl', 'Ta daje dwie żółte kostki.', 'Ta daje [cube-Y cube-Y] dwie żółte kostki.'],
  [
    'pl',
    'Port: zrealizuj tu zamówienie. Portret to nie port.',
    '[word-port] Port: zrealizuj tu [seal] zamówienie. Portret to nie port.',
  ],
  [
    'en',
    'A gold coin is worth 3 points, a silver coin 1 point.',
    'A gold coin is worth [coin-gold3], a silver coin [coin-silver1].',
  ],
  [
    'pl',
    'Złota moneta to 3 punkty, srebrna moneta 1 punkt.',
    'Złota moneta to [coin-gold3], srebrna moneta [coin-silver1].',
  ],
  ['en', 'When the gold coins are gone', 'When the [coin-gold] gold coins are gone'],
  ['pl', 'Karta kupiecka i karty punktów.', '[word-card] Karta kupiecka i [word-point-card] karty punktów.'],
] as const)('other pieces stand beside the words for them, once each (%s): %s', (language, sentence, expected) => {
  expect(drawn(sentence, language)).toBe(expected);
});

test('what has no drawing in the page, and more cubes than a line has room for, stay words', () => {
  expect(drawn('A port takes 12 red.', 'en', false, false)).toBe('A port takes 12 red.');
});
