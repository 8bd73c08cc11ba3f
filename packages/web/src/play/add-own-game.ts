/** A game of somebody's own that the page was built with. Only such a page fetches this file. */

import { addBots } from '@windrose/bots';
import { addGame } from '@windrose/rules';
import { addWords } from '@windrose/words';

import { offerGame } from '../games/catalogue.ts';

/** What the module of a game exports. */
export interface OwnModule {
  readonly game?: unknown;
  readonly words?: unknown;
  readonly bots?: unknown;
}

/**
 * Lets the page offer, play and tell of a game, and its bots play it.
 * @throws RulesError or TypeError that says what the module lacks.
 */
export function addOwnGame({ game, words, bots }: OwnModule): void {
  const { id, seats } = addGame(game);
  addWords(id, words);
  if (bots !== undefined) addBots(id, bots);
  offerGame({ id, seats });
}
