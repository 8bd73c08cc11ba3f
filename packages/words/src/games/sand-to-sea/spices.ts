/** The names of spices in From Sand to Sea. */

import type { SpiceNames } from '../../messages.ts';

export const spices: SpiceNames = 'colours';
