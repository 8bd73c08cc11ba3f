/** What is said around the pages of rules, in the chosen language. */

import type { Language } from '@windrose/words';

import { useSettings } from '../app/settings.ts';
import { en, type RulesUi } from './en.ts';
import { pl } from './pl.ts';

const RULES: Readonly<Record<Language, RulesUi>> = { en, pl };

/** The words around the pages of rules. */
export function useRulesWords(): RulesUi {
  return RULES[useSettings().language];
}
