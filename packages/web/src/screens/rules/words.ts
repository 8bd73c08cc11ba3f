/** The texts around the pages of rules, in the current language. */

import type { RulesUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const RULES: Localized<RulesUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The words around the pages of rules. */
export function useRulesWords(): RulesUi {
  return RULES.use().text;
}
