/** The analysis and the hint as parts of other screens, fetched when they are first shown. */

import { spokenComponent } from '../../i18n/spoken.ts';

export const ReviewPart = spokenComponent(async () => (await import('./ReviewPanel.tsx')).ReviewPanel);
export const HintPart = spokenComponent(async () => (await import('./Hint.tsx')).Hint);
