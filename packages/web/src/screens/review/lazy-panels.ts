/** The analysis and the hint as parts of other screens, fetched when they are first shown. */

import { localizedComponent } from '../../i18n/localized.ts';

export const ReviewPart = localizedComponent(async () => (await import('./ReviewPanel.tsx')).ReviewPanel);
export const HintPart = localizedComponent(async () => (await import('./Hint.tsx')).Hint);
