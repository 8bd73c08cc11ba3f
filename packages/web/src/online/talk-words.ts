/** What is said about people, in the chosen language. */

import type { Language } from '@windrose/words';

import { useSettings } from '../app/settings.ts';
import { en, type TalkUi } from './talk.en.ts';
import { pl } from './talk.pl.ts';

const TALK: Readonly<Record<Language, TalkUi>> = { en, pl };

/** The words about people. */
export function useTalkWords(): TalkUi {
  return TALK[useSettings().language];
}
