/** The words of the settings in the chosen language. */

import { type Localized, localized } from '../../i18n/localized.ts';
import type { SettingsUi } from './en.ts';

const SETTINGS: Localized<SettingsUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The texts of the settings. */
export function useSettingsWords(): SettingsUi {
  return SETTINGS.use().text;
}
