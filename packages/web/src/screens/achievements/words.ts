/** The words of achievements in the chosen language. */

import type { AchievementsUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const ACHIEVEMENTS: Localized<AchievementsUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The texts about achievements. */
export function useAchievementWords(): AchievementsUi {
  return ACHIEVEMENTS.use().text;
}
