/** The pages of rules (`docs/rules`) as their numbered statements. */

import { readFileSync } from 'node:fs';

import { isGameId, RULE_PAGES, RULE_PAGES_OF, type RulePage } from '@windrose/rules';
import type { Language } from '@windrose/words';

/** A numbered statement: `EW-12`, and what it says, without marks. */
export interface Statement {
  readonly id: string;
  readonly text: string;
  /** The words that the page stresses, or the heading: what the statement is about. */
  readonly about: string;
}

const NUMBERED = /^(?:- |\d+\. |> |\| )`(?<id>[A-Z]{2}-\d+[rc]?)` (?<text>.+)$/;

/** The statements of a page, in order. */
function pageOf(letters: RulePage, language: Language): Statement[] {
  const file = new URL(`../../../../docs/rules/${language}/${RULE_PAGES[letters]}.md`, import.meta.url);
  const found: Statement[] = [];
  let heading = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    const groups = NUMBERED.exec(line)?.groups;
    if (!groups) continue;
    const { id = '', text = '' } = groups;
    const stressed = Array.from(text.matchAll(/\*\*([^*]+)\*\*/g), ([, words]) => words);
    found.push({ id, text: unmarked(text), about: [heading, ...stressed].join(' ') });
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
