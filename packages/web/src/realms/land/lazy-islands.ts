/** The islands beside the boards, fetched with the table of a game that has them. */

import { lazyComponent } from '../../browser/lazy.ts';

export const Islands = lazyComponent(async () => (await import('./Islands.tsx')).Islands);
