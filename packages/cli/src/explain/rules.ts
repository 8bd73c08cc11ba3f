/** The pages of rules (`docs/rules`) as their numbered statements. */

import { readFileSync } from 'node:fs';

import { isGameId, RULE_PAGES, RULE_PAGES_OF, type RulePage } from '@windrose/rules';
import type { Language } from '@windrose/words';

/** A numbered statement: `EW-12`, and what it says, without marks. */
export interface Statement {
  readonly id: string;
  readonly text: string;
  readonly heading: string;
  /** The words that the page stresses in it, in order. */
  readonly stressed: readonly string[];
}

const NUMBERED = /^(?:- |\d+\. |> |\| )`(?<id>[A-Z]{2}-\d+[rc]?)` (?<text>.+)$/;

function linesOf(letters: RulePage, language: Language): string[] {
  const file = new URL(`../../../../docs/rules/${language}/${RULE_PAGES[letters]}.md`, import.meta.url);
  return readFileSync(file, 'utf8').split('\n');
}

/** The title of a page, and the paragraph below it that says what the game is about. */
export function openingOf(letters: RulePage, language: Language): { readonly title: string; readonly about: string } {
  const [title = '', about = ''] = linesOf(letters, language).filter((line) => line !== '');
  return { title: title.replace(/^# /, ''), about: unmarked(about) };
}

/** The statements of a page, in order. */
export function pageOf(letters: RulePage, language: Language): Statement[] {
  const found: Statement[] = [];
  let heading = '';
  for (const line of linesOf(letters, language)) {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    const groups = NUMBERED.exec(line)?.groups;
    if (!groups) continue;
    const { id = '', text = '' } = groups;
    const stressed = Array.from(text.matchAll(/\*\*([^*]+)\*\*/g), ([, words = '']) => words);
    found.push({ id, text: unmarked(text), heading, stressed });
  }
  return found;
}

/** A line of Markdown as plain text. */
function unmarked(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/ ?\| ?/g, '; ')
    .replace(/; $/, '')
    .trim();
}

/** All statements of a game's rules, its own first; of all games without an id, and none of a custom game. */
export function statementsFor(game: string | null, language: Language): Statement[] {
  const all = Object.keys(RULE_PAGES) as RulePage[];
  const letters: readonly RulePage[] = game === null ? all : isGameId(game) ? RULE_PAGES_OF[game] : [];
  return letters.flatMap((page) => pageOf(page, language));
}
