/** The words of looking back in the chosen language. */

import type { ReplayUi } from './en.ts';
import { type Localized, localized } from '../../i18n/localized.ts';

const REPLAY: Localized<ReplayUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The texts of replays. */
export function useReplayWords(): ReplayUi {
  return REPLAY.use().text;
}
