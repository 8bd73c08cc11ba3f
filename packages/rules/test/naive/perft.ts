/** Perft with the options of a naive game: the same numbers by another road. */

import type { Event, Match } from '../../src/index.ts';
import type { NaiveGame } from './compare.ts';

/** The naive game at the position of a match, made from its start. */
function naiveAt(
  match: Match,
  make: (match: Match) => NaiveGame,
  turnedUp: (event: Event) => readonly string[],
): NaiveGame {
  const naive = make(match.restart());
  for (const { option: coded, events } of match.choices) {
    const { code: _code, ...option } = coded;
    naive.choose(option, events.flatMap(turnedUp));
  }
  return naive;
}

/** The number of sequences of `depth` choices that a naive game allows from the position of a match. */
export function naivePerft(
  match: Match,
  depth: number,
  make: (match: Match) => NaiveGame,
  turnedUp: (event: Event) => readonly string[],
): number {
  const options = naiveAt(match, make, turnedUp).decision?.options ?? [];
  if (depth === 1) return options.length;
  return options.reduce((sum, option) => {
    const fork = match.fork();
    fork.choose(fork.find(option).code);
    return sum + naivePerft(fork, depth - 1, make, turnedUp);
  }, 0);
}
