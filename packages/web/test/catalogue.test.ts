import { GAMES } from '@windrose/rules';
import { expect, test } from 'vitest';

import { CATALOGUE } from '../src/play/catalogue.ts';

test('the shelf offers the games of the rules, with their seats and in their order', () => {
  expect(CATALOGUE).toEqual(GAMES.map(({ id, seats }) => ({ id, seats })));
});
