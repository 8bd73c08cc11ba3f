/** The options at the prompt: lists them, and finds the one that was typed. */

import { type Match, refusedBy } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { columns, width } from '../table.ts';
import { wrapped } from '../wrap.ts';

/** The maximum number of options in one column; more are listed in two if there is space. */
const LONG_LIST = 12;

/** The options with their numbers, from 1: a long list in two columns where they fit. */
export function listOptions(phrases: readonly string[], windowWidth: number): string {
  const lines = phrases.map((phrase, at) => `${pc.bold(String(at + 1).padStart(4))}  ${phrase}`);
  if (lines.length > LONG_LIST) {
    const half = Math.ceil(lines.length / 2);
    const beside = columns(lines.slice(0, half).map((line, at) => [line, lines[half + at] ?? '']));
    if (beside.split('\n').every((line) => width(line) <= windowWidth)) return beside;
  }
  return wrapped(lines.join('\n'), windowWidth, 2);
}

/** The code of the option that a line names: by number, by its word in the notation, or as the only one. */
export function findOption(match: Match, line: string): number | null {
  const entry = line.trim();
  const options = match.legal();
  const [first, ...others] = options;
  if (entry === '') return first && others.length === 0 ? first.code : null;
  if (/^\d+$/.test(entry)) return options[Number(entry) - 1]?.code ?? null;
  const tokens = match.tokens();
  const exact = tokens.indexOf(entry);
  const at = exact >= 0 ? exact : tokens.map((token) => token.toLowerCase()).indexOf(entry.toLowerCase());
  return options[at]?.code ?? null;
}

/** The reason why a move in notation that is not an option is not allowed, with the rule; null if it is not a move. */
export function refusal(match: Match, words: Words, line: string): string | null {
  const refused = refusedBy(match, line.trim());
  return refused && `${words.refusal(match, refused.why)} (${words.rule(refused.rule)})`;
}
