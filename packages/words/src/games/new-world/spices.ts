/** The names of spices in A New World. */

import type { SpiceNames } from '../../messages.ts';

export const spices: SpiceNames = 'land';
