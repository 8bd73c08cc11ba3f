/** The texts about people, in the current language. */

import type { TalkUi } from './talk.en.ts';
import { type Spoken, spoken } from '../../i18n/spoken.ts';

const TALK: Spoken<TalkUi> = spoken({
  en: async () => (await import('./talk.en.ts')).en,
  pl: async () => (await import('./talk.pl.ts')).pl,
});

/** The words about people. */
export function useTalkWords(): TalkUi {
  return TALK.use().text;
}
