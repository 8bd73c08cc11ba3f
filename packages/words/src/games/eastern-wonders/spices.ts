/** The names of spices in Eastern Wonders. */

import type { SpiceNames } from '../../messages.ts';

export const spices: SpiceNames = 'sea';
