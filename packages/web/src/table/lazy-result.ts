/** The result, which is fetched when a match ends. */

import { lazyComponent } from '../browser/lazy.ts';

export const Result = lazyComponent(async () => (await import('./Result.tsx')).Result);
