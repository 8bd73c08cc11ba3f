/** A custom game that the page was built with. Only such a page loads this file. */

import { addBots } from '@windrose/bots';
import { addGame } from '@windrose/rules';
import { addWords } from '@windrose/words';

import { offerGame } from '../games/catalogue.ts';

/** The exports of a game's module. */
export interface OwnModule {
  readonly game?: unknown;
  readonly words?: unknown;
  readonly bots?: unknown;
}

/**
 * Registers a game with its words and bots.
 * @throws RulesError or TypeError that names what the module lacks.
 */
export function addOwnGame({ game, words, bots }: OwnModule): void {
  const { id, seats } = addGame(game);
  addWords(id, words);
  if (bots !== undefined) addBots(id, bots);
  offerGame({ id, seats });
}
