/** The matches whose pieces the figures show: nothing is played in them. */

import { findGame, type Match, startMatch } from '@windrose/rules';
import { Faces } from '@windrose/words';

const MATCHES = new Map<string, { readonly match: Match; readonly faces: Faces }>();

/** A match of a game at its start, and the faces of its pieces: always the same one. @throws RulesError for an unknown game. */
export function shown(game: string): { readonly match: Match; readonly faces: Faces } {
  let known = MATCHES.get(game);
  if (known === undefined) {
    const match = startMatch({ game: findGame(game).id, seats: 2, seed: 'rules' });
    known = { match, faces: new Faces(match) };
    MATCHES.set(game, known);
  }
  return known;
}
