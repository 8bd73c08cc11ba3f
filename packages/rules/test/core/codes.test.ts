/**
 * Records, saved matches and the server's journal keep a choice as the code of its option. A code keeps its meaning as long
 * as the rules of its game have the same version: what was stored is replayed by it.
 */

import { expect, test } from 'vitest';

import { GAMES, parseNotation, sha256Text } from '../../src/index.ts';
import { recording, recordings } from '../recorded.ts';

/** The codes of all recorded matches of a game, in the order of their names, as a short hash. */
const codesOf = (game: string): string => {
  const matches = recordings(game).map((name) => parseNotation(recording(game, name)));
  return sha256Text(JSON.stringify(matches.map((match) => match.record().codes))).slice(0, 16);
};

/** Per game and version of its rules. Only adding or renewing a recording may change its game's line. */
const CODES: Readonly<Record<string, string>> = {
  'east-to-west-1 1': '30f09cf6702ec01c',
  'east-to-west-2 2': '5c6135c98977f5c0',
  'east-to-west-3 2': '4747c475c8120288',
  'eastern-wonders 1': 'ed227392ab36ec90',
  'eastern-wonders-solo 2': 'b00f58e9bee1d5eb',
  'new-world 1': 'bdeecb0cb1bd8a5f',
  'sand-to-sea 1': '3908a3aa1546600a',
  'spice-road 1': 'af6b62aee6af2cd2',
};

test.each(GAMES)('the codes of $id are those of the version of its rules', ({ id, rules }) => {
  expect({ [`${id} ${rules}`]: codesOf(id) }).toEqual({ [`${id} ${rules}`]: CODES[`${id} ${rules}`] });
});
