/** The rule pages, made from `docs/rules` at build time; each is loaded on demand. */

import type { Language } from '@windrose/words';

import { pageGameOf } from '../games/catalogue.ts';

/** A heading that can be gone to. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/** A page of rules. */
export interface RulesPageText {
  /** The first heading. */
  readonly title: string;
  /** The headings of the second level. */
  readonly sections: readonly Section[];
  /** Everything after the title. */
  readonly html: string;
}

const PAGES = import.meta.glob<RulesPageText>('../../../../docs/rules/*/*.md', { import: 'default' });

/** The page on which the rules of a game stand; any other name is that of a page. */
export const pageOf = (name: string): string => pageGameOf(name)?.rules ?? name;

const find = (name: string, language: Language) => PAGES[`../../../../docs/rules/${language}/${pageOf(name)}.md`];

/** Whether there is a page of rules of this name, or for the game of this id, in a language. */
export function hasRules(name: string, language: Language): boolean {
  return find(name, language) !== undefined;
}

/** Fetches a page of rules by its name or the id of its game; null when there is none. */
export async function fetchRules(name: string, language: Language): Promise<RulesPageText | null> {
  return (await find(name, language)?.()) ?? null;
}
