import { GAMES, required, startMatch } from '@windrose/rules';
import { expect, test } from 'vitest';

import { evaluationFor, loadWeights, weightsFor } from '../src/index.ts';

test('only a prepared seat can evaluate a position: anything else does not compile', () => {
  const { core } = startMatch({ game: 'new-world', seats: 3, seed: 'prepared' });
  const state = core.newState();
  const evaluation = evaluationFor(core);
  // @ts-expect-error -- no seat has been prepared
  const value: unknown = evaluation.value;
  // @ts-expect-error -- nor are there prospects of one that has not been
  const { prospects }: { prospects: unknown } = evaluation;
  expect([value, prospects]).toEqual([undefined, undefined]);
  const seats = evaluation.prepareAll(state);
  expect(seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  const own = evaluation.prepare(state, 1);
  expect(own).toBe(seats[1]);
  expect(own.value(state)).toBe(required(seats[1], 'seat 1').value(state));
});

test('the weights that are loaded for one game are those that a bot of all games has', async () => {
  for (const { id, seats } of GAMES) {
    const { core } = startMatch({ game: id, seats: seats[0], seed: 'weights' });
    const loaded = await loadWeights(core);
    expect(loaded).not.toBeNull();
    expect(loaded).toBe(weightsFor(core));
  }
  expect(await loadWeights({ game: 'a game of your own' })).toBeNull();
  expect(await loadWeights({ game: 'constructor' })).toBeNull();
});
