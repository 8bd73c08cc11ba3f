/** The words of achievements in the chosen language. */

import type { AchievementsUi } from './en.ts';
import { type Spoken, spoken } from '../../i18n/spoken.ts';

const ACHIEVEMENTS: Spoken<AchievementsUi> = spoken({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The texts about achievements. */
export function useAchievementWords(): AchievementsUi {
  return ACHIEVEMENTS.use().text;
}
