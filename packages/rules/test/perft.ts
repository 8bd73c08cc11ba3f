/** Perft: how many sequences of choices there are from a position; pins what may be chosen to the unit. */

import { type Match, MatchLuck } from '../src/index.ts';

/** The numbers of sequences of 1, 2, … `depth` choices from a match's position. A draw depends only on the number of the choice. */
export function perft(match: Match, depth: number): number[] {
  const { core } = match;
  const luck = new MatchLuck(match.seed);
  const states = Array.from({ length: depth }, () => core.newState());
  const codes = Array.from({ length: depth }, () => new Int32Array(256));
  match.copyState(states[0]!);
  const sequences = (made: number, length: number): number => {
    const options = core.legal(states[made]!, codes[made]!);
    if (made + 1 === length) return options;
    const next = states[made + 1]!;
    let sum = 0;
    for (let option = 0; option < options; option++) {
      next.copy(states[made]!);
      luck.at(match.version + made + 1);
      core.apply(next, codes[made]![option]!, luck);
      sum += sequences(made + 1, length);
    }
    return sum;
  };
  return Array.from({ length: depth }, (_, at) => sequences(0, at + 1));
}

/** The same the slow way, through the face of the match: forks, typed options and nothing else. */
export function slowPerft(match: Match, depth: number): number {
  const options = match.legal();
  if (depth === 1) return options.length;
  return options.reduce((sum, { code }) => {
    const fork = match.fork();
    fork.choose(code);
    return sum + slowPerft(fork, depth - 1);
  }, 0);
}
