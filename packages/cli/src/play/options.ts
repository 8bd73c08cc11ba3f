/** The options at the prompt: lists them, and finds the one that was typed. */

import { type Match, refusedBy } from '@windrose/rules';
import { placeNamed, type Words } from '@windrose/words';
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

/** A place at sea, as a step to it with the cube that stays behind is written, or a boat's first place. */
const PLACE_WORD = /^@?(?<name>[a-z]+\d+|-?\d+,-?\d+)(?<leave>\/.*)?$/i;

/** The words of the notation that an entry may mean: itself, and what names a place by its name or leaves out the boat's "@". */
function meanings(match: Match, entry: string): string[] {
  const { name = '', leave = '' } = PLACE_WORD.exec(entry)?.groups ?? {};
  const id = placeNamed(match, name);
  return id === undefined ? [entry] : [entry, `${id}${leave.toUpperCase()}`, `@${id}`];
}

/**
 * The code of the option that a line names: by number, by its word in the notation, places also by their names, or as the
 * only one.
 */
export function findOption(match: Match, line: string): number | null {
  const entry = line.trim();
  const options = match.legal();
  const [first, ...others] = options;
  if (entry === '') return first && others.length === 0 ? first.code : null;
  if (/^\d+$/.test(entry)) return options[Number(entry) - 1]?.code ?? null;
  const tokens = match.tokens();
  const exact = tokens.indexOf(entry);
  if (exact >= 0) return options[exact]?.code ?? null;
  const lower = tokens.map((token) => token.toLowerCase());
  const at = meanings(match, entry)
    .map((word) => lower.indexOf(word.toLowerCase()))
    .find((found) => found >= 0);
  return at === undefined ? null : (options[at]?.code ?? null);
}

/** The reason why a move in notation that is not an option is not allowed, with the rule; null if it is not a move. */
export function refusal(match: Match, words: Words, line: string): string | null {
  const refused = meanings(match, line.trim())
    .map((word) => refusedBy(match, word))
    .find((one) => one !== null);
  return refused ? `${words.refusal(match, refused.why)} (${words.rule(refused.rule)})` : null;
}
