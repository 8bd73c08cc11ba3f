/** Matches for two in which seat 1 plays at random against a bot. */

import { createBot } from '@windrose/bots';
import { FastLuck, type Match, startMatch } from '@windrose/rules';

/** @param rounds of the match at most. @param iterations of the bot's search. */
export function lopsided(
  game: 'spice-road' | 'new-world' | 'eastern-wonders',
  { rounds = Infinity, iterations = 8 }: { readonly rounds?: number; readonly iterations?: number } = {},
): Match {
  const match: Match = startMatch({ game, seats: 2, seed: 'slow' });
  const bot = createBot({ core: match.core, seed: 2, level: 'captain', budget: { iterations } });
  const luck = new FastLuck(1);
  while (!match.over && match.round <= rounds) {
    const options = match.legal();
    const isRandom = match.decision!.seat === 1;
    match.choose(isRandom ? options[luck.draw(options.length)]!.code : bot.chooseFor(match));
  }
  return match;
}
