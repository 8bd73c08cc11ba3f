/** The analysis and the hint as parts of other screens, fetched when they are first shown. */

import { fetched } from '../app/parts.ts';

export const ReviewPart = fetched(async () => (await import('./ReviewPanel.tsx')).ReviewPanel);
export const HintPart = fetched(async () => (await import('./Hint.tsx')).Hint);
