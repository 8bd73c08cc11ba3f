/** The achievements of a finished match, loaded when a match is over. */

import { localizedComponent } from '../../i18n/localized.ts';

export const EarnedNow = localizedComponent(async () => (await import('./EarnedNow.tsx')).EarnedNow);
