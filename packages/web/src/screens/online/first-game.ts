/** The game that is chosen at first where one is looked for online. */

import { required } from '@windrose/rules';

import { voyageOf } from '../../play/daily-log.ts';
import { listMatches } from '../../play/store.ts';

/** The id of the wanted game, of the one last played here, or of the first of the list. @param games not empty */
export function firstGame(games: readonly { readonly id: string }[], wanted: string | null): string {
  const { unfinished, finished } = listMatches();
  // A daily voyage was nobody's choice of a game.
  const [last] = [...unfinished, ...finished]
    .filter(({ id }) => voyageOf(id) === null)
    .toSorted((a, b) => b.touched - a.touched);
  const found = [wanted, last?.record.game].map((game) => games.find(({ id }) => id === game));
  return required(found.find((game) => game !== undefined) ?? games[0], 'game for several').id;
}
