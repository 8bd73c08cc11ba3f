/** Findings of a pack check as sentences for the person who types it in. */

import type { PackFinding } from '@windrose/rules';

import type { PacksUi } from './en.ts';

type FaultTexts = PacksUi['sentences'];

/** Message patterns of the check, with their sentences. */
const SENTENCES: readonly (readonly [
  RegExp,
  (texts: FaultTexts, found: readonly string[], letters: string) => string,
])[] = [
  [/^expected a number from (\S+) to (\S+),/, (texts, [from = '', to = '']) => texts.range(from, to)],
  [/^expected a whole number/, (texts) => texts.whole],
  [/^expected a list/, (texts) => texts.numbers],
  [
    /^expected (?:exactly )?(\d+(?: to \d+)?) entries/,
    (texts, [wanted = '']) => texts.entries(wanted.replace(' to ', '–')),
  ],
  [/is not a colour of cube/, (texts, _, letters) => texts.colour(letters)],
  [/^expected cubes such as/, (texts, _, letters) => texts.colour(letters)],
  [/is not in the order|cubes on a card/, (texts) => texts.many],
  [/^expected at least (\d+) cubes?/, (texts, [n = '']) => texts.least(n)],
  [/^a trade must give something else/, (texts) => texts.same],
  [/^each symbol must occur equally often/, (texts) => texts.even],
  [/^two tiles of the pile/, (texts) => texts.pile],
  [
    /^its stacks take (\d+) bonus tiles; there are (\d+)/,
    (texts, [wanted = '', there = '']) => texts.stacks(wanted, there),
  ],
  [/^it covers (\d+) spaces .*; there are (\d+)/, (texts, [wanted = '', there = '']) => texts.covered(wanted, there)],
];

/** The sentence for a fault of a figure. @param letters the language's letters of cubes */
export function faultSentence({ message }: PackFinding, texts: FaultTexts, letters: string): string {
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(message);
    if (found) return sentence(texts, found.slice(1), letters);
  }
  return texts.other(message);
}
