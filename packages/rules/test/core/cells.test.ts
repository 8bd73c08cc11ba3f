import { expect, test } from 'vitest';

import { type GameId, GAMES, startMatch, type State } from '../../src/index.ts';
import { CELL_ORDER } from '../../src/games/cells.ts';

/** The names of a game's numbers and then of its rows, in the order of their cells. */
const fieldsOf = (game: GameId, seats: number): string[] => {
  const { core } = startMatch({ game, seats, seed: 'cells' });
  const state = core.newState();
  const rows = CELL_ORDER.flatMap((name) => {
    const row: unknown = state[name as keyof State];
    return row instanceof Int32Array && row.length > 0 ? [{ name, at: row.byteOffset }] : [];
  });
  return [...core.plan.numbers, ...rows.toSorted((a, b) => a.at - b.at)].map(({ name }) => name);
};

test.each(GAMES)('the fields of $id lie in the order that is written down', ({ id, seats }) => {
  const fields = fieldsOf(id, seats[0]);
  expect(fields).toEqual(CELL_ORDER.filter((name) => fields.includes(name)));
  expect(fields.length).toBeGreaterThan(40);
});
