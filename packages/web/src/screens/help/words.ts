/** The explanations of symbols in the chosen language. */

import { type Spoken, spoken } from '../../i18n/spoken.ts';
import type { SymbolWords } from './symbols.en.ts';

export const SYMBOLS: Spoken<SymbolWords> = spoken({
  en: async () => (await import('./symbols.en.ts')).en,
  pl: async () => (await import('./symbols.pl.ts')).pl,
});
