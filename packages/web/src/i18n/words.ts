/** The words of the chosen language: the page's own, and those for matches. */

import { type Language, type Words, wordsOf } from '@windrose/words';

import type { FirstUi } from './en.ts';
import type { TableUi, Ui } from './table.en.ts';
import { UI } from './first-words.ts';
import { MESSAGES } from './messages.ts';
import { comesWith, type Localized, localizedOnDemand } from './localized.ts';

/** The texts of the page for a table. */
const TABLE: Localized<TableUi> = localizedOnDemand({
  en: async () => (await import('./table.en.ts')).table,
  pl: async () => (await import('./table.pl.ts')).table,
});

comesWith(MESSAGES);
comesWith(TABLE);

interface Both {
  readonly ui: Ui;
  readonly words: Words;
}

/** Cached by the texts it is made of, so that dependants are not recomputed. */
const made = new Map<Language, { readonly first: FirstUi; readonly table: TableUi; readonly both: Both }>();

/** All texts, in the language of the settings. */
export function useWords(): Both {
  const { language, text } = MESSAGES.use();
  const { text: first } = UI.use();
  const { text: table } = TABLE.use();
  const before = made.get(language);
  if (before?.first === first && before.table === table) return before.both;
  const both = { ui: { ...first, ...table }, words: before?.both.words ?? wordsOf(language, text) };
  made.set(language, { first, table, both });
  return both;
}
