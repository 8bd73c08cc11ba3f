import { startMatch } from '@windrose/rules';
import { expect, test } from 'vitest';

import { printedOf } from '../src/play/printed.ts';
import { landPosition, tileWorths } from '../src/realms/land/position.ts';

test('the printed content is one object for all moments of a match, independent of its position', () => {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'printed' });
  const printed = printedOf(match);
  for (let choices = 0; choices < 12; choices++) match.choose(match.legal()[0]!.code);
  expect(printedOf(match)).toBe(printed);
  expect(printedOf(match.fork())).toBe(printed);
  expect(printed.version).toBe(0);
  expect(printed.components).toBe(match.components);
  expect(printedOf(startMatch({ game: 'new-world', seats: 2, seed: 'another' })).components).toEqual(match.components);
});

test('the value of a bonus tile to a seat equals its score', () => {
  const match = startMatch({ game: 'new-world', seats: 3, seed: 'worths' });
  for (let choices = 0; choices < 400 && !match.over; choices++) {
    const options = match.legal();
    match.choose(
      (options.find(({ kind }) => kind === 'card' || kind === 'tile') ?? options[choices % options.length]!).code,
    );
    const { stacks, seats } = tileWorths(match, 0);
    expect(stacks).toHaveLength(landPosition(match, 0).stacks.length);
    const scores = match.scores().seats;
    seats.forEach((worths, seat) => {
      expect(worths.reduce((sum, worth) => sum + worth, 0)).toBe(scores[seat]!.parts.bonus);
    });
  }
  expect(tileWorths(match, 0).seats.some((worths) => worths.length > 0)).toBe(true);
});
