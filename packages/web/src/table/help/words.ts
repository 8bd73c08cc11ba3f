/** The explanations of symbols, and what help says, in the chosen language. */

import { type Localized, localized } from '../../i18n/localized.ts';
import type { HelpUi } from './help.en.ts';
import type { SymbolWords } from './symbols.en.ts';

export const SYMBOLS: Localized<SymbolWords> = localized({
  en: async () => (await import('./symbols.en.ts')).en,
  pl: async () => (await import('./symbols.pl.ts')).pl,
});

export const HELP: Localized<HelpUi> = localized({
  en: async () => (await import('./help.en.ts')).en,
  pl: async () => (await import('./help.pl.ts')).pl,
});
