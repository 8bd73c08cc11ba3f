/** Adding the words of a custom game: checked for form, then against the game itself. */

import { allGames, type GameId, type Match, type MatchOptions, startMatch } from '@windrose/rules';
import type { OptionRule } from '@windrose/rules/mechanisms';
import { messages } from './en/messages.ts';
import { type KeptTexts, keepTexts, readTexts } from './own.ts';

/**
 * Registers the words of a custom game.
 * @param game its id; if the game was added before, its questions and lines of scores must have words.
 * @param words the module's {@link OwnWords}.
 * @throws TypeError that names what is missing.
 */
export function addWords(game: string, words: unknown): void {
  const texts = readTexts(game, words);
  const matches = matchesOf(game);
  for (const [language, own] of texts) {
    const lacking = lackingFor(matches, own);
    if (lacking.length > 0) throw new TypeError(`the words of ${game}, ${language}, lack ${lacking.join(', ')}`);
  }
  keepTexts(game, texts);
}

/**
 * A match of each kind that a game has: with the fewest and the most seats, and with each value of its options. What cannot be
 * started is left out; starting it reports the reason.
 */
function matchesOf(id: string): readonly Match[] {
  const game = allGames().find((one) => one.id === id);
  if (game === undefined) return [];
  const settings: MatchOptions[] = [{}];
  for (const [name, rule] of Object.entries<OptionRule>(game.options)) {
    if (rule === 'switch') settings.push({ [name]: true });
    else if (rule !== 'text') for (const value of rule) settings.push({ [name]: value });
  }
  return [...new Set(game.seats)].flatMap((seats) => settings.flatMap((options) => started(game.id, seats, options)));
}

function started(game: GameId, seats: number, options: MatchOptions): Match[] {
  try {
    return [startMatch({ game, seats, options, seed: 'words' })];
  } catch {
    return [];
  }
}

/** The questions and the lines of scores without words, as they are named in the module. */
function lackingFor(matches: readonly Match[], { decisions, scoreParts }: KeptTexts): string[] {
  const kinds = matches
    .flatMap(({ core }) => core.assembly.chain.map(({ kind }) => kind))
    .filter((kind) => kind !== '');
  const parts = matches.flatMap(({ core }) => core.scores.map(({ part }) => part));
  const without = (names: readonly string[], own: ReadonlyMap<string, unknown>, ours: object): string[] =>
    [...new Set(names)].filter((name) => !own.has(name) && !Object.hasOwn(ours, name));
  return [
    ...without(kinds, decisions, messages.decisions).map((kind) => `decisions.${kind}`),
    ...without(parts, scoreParts, messages.scoreParts).map((part) => `scoreParts.${part}`),
  ];
}
