/** The names of spices in From East to West, Part III. */

import type { SpiceNames } from '../../messages.ts';

export const spices: SpiceNames = 'colours';
