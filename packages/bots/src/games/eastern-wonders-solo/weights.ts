/** The trained weights of Solo; written by `windrose train`. */

import type { NetWeights } from '../../evaluate/net.ts';
import { weightsIn } from '../../evaluate/realm.ts';
import { SEA } from '../../realms/sea.ts';
import weights from './weights.json' with { type: 'json' };

/** The judge's weights for Solo. */
export const EASTERN_WONDERS_SOLO_WEIGHTS: NetWeights = weightsIn(SEA, weights);
