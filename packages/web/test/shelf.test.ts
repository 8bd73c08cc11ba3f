import { GAMES } from '@windrose/rules';
import { expect, test } from 'vitest';

import { SHELF } from '../src/home/shelf.ts';

test('the shelf offers the games of the rules, with their seats and in their order', () => {
  expect(SHELF).toEqual(GAMES.map(({ id, seats }) => ({ id, seats })));
});
