/** How the rival decides, fetched when it is asked for. */

import { localizedComponent } from '../../i18n/localized.ts';

export const RivalHow = localizedComponent(async () => (await import('./RivalHow.tsx')).RivalHow);
