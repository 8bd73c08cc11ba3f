/** Whether claims of a game can lie face down. */

import { findGame, type Game, RulesError, startMatch } from '@windrose/rules';

/** Whether anybody has claims to be hidden from others: a game of its own may have none. */
export function canCover({ id, seats: [fewest, most] }: Game): boolean {
  if (most === 1) return false;
  try {
    return startMatch({ game: findGame(id).id, seats: fewest, seed: 'claims' }).core.assembly.coverable !== undefined;
  } catch (error) {
    // Starting the match will say what is wrong.
    if (error instanceof RulesError) return false;
    throw error;
  }
}
