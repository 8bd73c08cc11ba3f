/** What a finished match has earned, fetched when a match is over. */

import { spokenComponent } from '../../i18n/spoken.ts';

export const EarnedNow = spokenComponent(async () => (await import('./EarnedNow.tsx')).EarnedNow);
