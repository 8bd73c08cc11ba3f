import { expect, test } from 'vitest';

import { inToldOrder } from '../src/screens/review/told-order.ts';

const told = (...texts: string[]) => texts.map((text) => ({ text, way: null }));

test('what is known better follows what has been told, and moves none of it', () => {
  const before = told('Two yellow cubes come in.', 'Everything is still far away.');
  const now = told(
    'The plan is another one.',
    'Two yellow cubes come in.',
    'Bea is near.',
    'Everything is still far away.',
  );
  expect(inToldOrder(before, now)).toEqual(
    told('Two yellow cubes come in.', 'Everything is still far away.', 'The plan is another one.', 'Bea is near.'),
  );
});

test('a sentence that is told better stays at its place', () => {
  const before = told('It can be claimed in 3 turns.', 'Bea is near.');
  const now = told('The plan is another one.', 'Bea is near.', 'It can be claimed in 2 turns.');
  expect(inToldOrder(before, now)).toEqual(
    told('It can be claimed in 2 turns.', 'Bea is near.', 'The plan is another one.'),
  );
});

test('another reason takes the place of one that is not said any more', () => {
  const before = told('For example, rest.', 'Bea is near.');
  expect(inToldOrder(before, told('It leads to a card.', 'Bea is near.'))).toEqual(
    told('It leads to a card.', 'Bea is near.'),
  );
  expect(inToldOrder(before, told('Bea is near.'))).toEqual(told('Bea is near.'));
});
