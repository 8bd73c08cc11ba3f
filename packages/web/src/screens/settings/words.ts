/** The words of the settings in the chosen language. */

import { type Spoken, spoken } from '../../i18n/spoken.ts';
import type { SettingsUi } from './en.ts';

const SETTINGS: Spoken<SettingsUi> = spoken({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The texts of the settings. */
export function useSettingsWords(): SettingsUi {
  return SETTINGS.use().text;
}
