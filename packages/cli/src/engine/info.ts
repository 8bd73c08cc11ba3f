/** The engine's description of itself: games, options, levels and requests. */

import { LEVELS } from '@windrose/bots';
import { allGames, optionRules } from '@windrose/rules';

import about from '../../package.json' with { type: 'json' };
import { MOST_MATCHES } from './batch.ts';
import { MOST_POSITIONS } from './positions.ts';

/** The version of the engine protocol: raised when something is added to it. */
const PROTOCOL_VERSION = 3;

/** The answer to `info`. @param requests the names of all requests. */
export function infoOf(requests: readonly string[]) {
  return {
    name: 'Windrose',
    version: about.version,
    protocol: PROTOCOL_VERSION,
    games: allGames().map((game) => ({
      id: game.id,
      rules: game.rules,
      seats: game.seats,
      packs: game.packs,
      options: optionRules(game),
    })),
    levels: LEVELS,
    requests,
    limits: { matches: MOST_MATCHES, positions: MOST_POSITIONS },
  };
}
