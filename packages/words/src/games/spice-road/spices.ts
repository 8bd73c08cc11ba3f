/** The names of spices in Spice Road. */

import type { SpiceNames } from '../../messages.ts';

export const spices: SpiceNames = 'road';
