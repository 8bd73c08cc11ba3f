/** The captions of the figures, in the current language. */

import { type Localized, localized } from '../../../i18n/localized.ts';
import type { PanelName } from './figures.ts';

const CAPTIONS: Localized<Readonly<Record<PanelName, string>>> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The captions. */
export function useCaptions(): Readonly<Record<PanelName, string>> {
  return CAPTIONS.use().text;
}
