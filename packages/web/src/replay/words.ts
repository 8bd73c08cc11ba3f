/** The words of looking back in the chosen language. */

import type { Language } from '@windrose/words';

import { useSettings } from '../app/settings.ts';
import { en, type ReplayUi } from './en.ts';
import { pl } from './pl.ts';

const REPLAY: Readonly<Record<Language, ReplayUi>> = { en, pl };

/** What is said where one looks back. */
export function useReplayWords(): ReplayUi {
  return REPLAY[useSettings().language];
}
