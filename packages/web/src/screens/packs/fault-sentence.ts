/** Findings of a pack check as sentences for the person who types it in. */

import type { PackFinding } from '@windrose/rules';

import type { PacksUi } from './en.ts';

type Says = PacksUi['says'];

/** Message patterns of the check, with their sentences. */
const SENTENCES: readonly (readonly [RegExp, (say: Says, found: readonly string[], letters: string) => string])[] = [
  [/^expected a number from (\S+) to (\S+),/, (say, [from = '', to = '']) => say.range(from, to)],
  [/^expected a whole number/, (say) => say.whole],
  [/^expected a list/, (say) => say.numbers],
  [
    /^expected (?:exactly )?(\d+(?: to \d+)?) entries/,
    (say, [wanted = '']) => say.entries(wanted.replace(' to ', '–')),
  ],
  [/is no colour of cube/, (say, _, letters) => say.colour(letters)],
  [/^expected cubes such as/, (say, _, letters) => say.colour(letters)],
  [/is not in the order|cubes on a card/, (say) => say.many],
  [/^expected at least (\d+) cubes?/, (say, [n = '']) => say.least(n)],
  [/^a trade must give something else/, (say) => say.same],
  [/^each symbol must occur equally often/, (say) => say.even],
  [/^two tiles of the pile/, (say) => say.pile],
  [
    /^its stacks take (\d+) bonus tiles; there are (\d+)/,
    (say, [wanted = '', there = '']) => say.stacks(wanted, there),
  ],
  [/^it covers (\d+) spaces .*; there are (\d+)/, (say, [wanted = '', there = '']) => say.covered(wanted, there)],
];

/** The sentence for a fault of a figure. @param letters the language's letters of cubes */
export function faultSentence({ message }: PackFinding, say: Says, letters: string): string {
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(message);
    if (found) return sentence(say, found.slice(1), letters);
  }
  return say.other(message);
}
