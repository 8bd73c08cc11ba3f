/** The achievements of a finished match, loaded when a match is over. */

import { spokenComponent } from '../../i18n/spoken.ts';

export const EarnedNow = spokenComponent(async () => (await import('./EarnedNow.tsx')).EarnedNow);
