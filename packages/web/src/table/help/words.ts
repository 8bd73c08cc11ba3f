/** The explanations of symbols, and what help says, in the chosen language. */

import { type Spoken, spoken } from '../../i18n/spoken.ts';
import type { HelpUi } from './help.en.ts';
import type { SymbolWords } from './symbols.en.ts';

export const SYMBOLS: Spoken<SymbolWords> = spoken({
  en: async () => (await import('./symbols.en.ts')).en,
  pl: async () => (await import('./symbols.pl.ts')).pl,
});

export const HELP: Spoken<HelpUi> = spoken({
  en: async () => (await import('./help.en.ts')).en,
  pl: async () => (await import('./help.pl.ts')).pl,
});
