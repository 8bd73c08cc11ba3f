/** The trained weights of Solo; written by `windrose train`. */

import type { NetWeights } from '../../evaluate/net.ts';
import weights from './weights.json' with { type: 'json' };

/** How bots judge positions of Solo. */
export const EASTERN_WONDERS_SOLO_WEIGHTS: NetWeights = weights;
