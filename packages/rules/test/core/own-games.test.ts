/** Custom games are validated when they are added. */

import { describe, expect, test } from 'vitest';

import { addGame, GAMES, isGameId } from '../../src/index.ts';
import { thrown } from '../thrown.ts';

const GOOD = { id: 'lantern-bay', rules: 1, seats: [2, 4], packs: [], options: {}, assemble: () => ({}) };

describe('a game is refused', () => {
  test.each<[string, unknown, string]>([
    ['that is nothing', undefined, 'A game is an object, not nothing.'],
    ['that is null', null, 'A game is an object, not null.'],
    ['with an id of ours', { ...GOOD, id: 'new-world' }, 'The id "new-world" belongs to a game of Windrose'],
    ['with an id of capitals', { ...GOOD, id: 'Lantern' }, 'small letters, digits and hyphens, not "Lantern".'],
    ['without an id', { ...GOOD, id: undefined }, 'small letters, digits and hyphens, not nothing.'],
    ['without a version', { ...GOOD, rules: 0 }, 'the version of its rules, from 1, not 0.'],
    ['with a half version', { ...GOOD, rules: 1.5 }, 'the version of its rules, from 1, not 1.5.'],
    ['with one number of seats', { ...GOOD, seats: [2] }, 'the fewest and the most, from 1 to 5, not [2].'],
    ['with three numbers of seats', { ...GOOD, seats: [2, 3, 4] }, 'from 1 to 5, not [2,3,4].'],
    ['with no seats', { ...GOOD, seats: [0, 4] }, 'from 1 to 5, not [0,4].'],
    ['with too many seats', { ...GOOD, seats: [2, 6] }, 'from 1 to 5, not [2,6].'],
    ['with fewer at most than at least', { ...GOOD, seats: [3, 2] }, 'from 1 to 5, not [3,2].'],
    ['with seats that are no list', { ...GOOD, seats: 2 }, 'from 1 to 5, not 2.'],
    ['with a pack there is not', { ...GOOD, packs: ['spice'] }, 'are a list of packs of Windrose'],
    ['without options', { ...GOOD, options: null }, 'The "options" of lantern-bay are an object, not null.'],
    ['without a way to assemble it', { ...GOOD, assemble: 1 }, 'lantern-bay has no function "assemble".'],
    ['with a long id, which is cut', { ...GOOD, id: 'A'.repeat(99) }, `not "${'A'.repeat(59)}.`],
  ])('%s', (_, game, sentence) => {
    const error = thrown(() => addGame(game));
    expect(error.code).toBe('bad-game');
    expect(error.message).toContain(sentence);
  });

  test('and none of it is a game afterwards', () => {
    expect(isGameId(GOOD.id)).toBe(false);
    expect(GAMES.map(({ id }) => isGameId(id))).toEqual(GAMES.map(() => true));
  });
});
