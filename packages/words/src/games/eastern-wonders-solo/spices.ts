/** The names of spices in Eastern Wonders – Solo. */

import type { SpiceNames } from '../../messages.ts';

export const spices: SpiceNames = 'sea';
