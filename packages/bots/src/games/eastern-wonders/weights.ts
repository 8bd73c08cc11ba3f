/** The trained weights of Eastern Wonders; written by `windrose train`. */

import type { NetWeights } from '../../evaluate/net.ts';
import { weightsIn } from '../../evaluate/realm.ts';
import { SEA } from '../../realms/sea.ts';
import weights from './weights.json' with { type: 'json' };

/** The judge's weights for Eastern Wonders. */
export const EASTERN_WONDERS_WEIGHTS: NetWeights = weightsIn(SEA, weights);
