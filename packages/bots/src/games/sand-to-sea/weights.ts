/** The trained weights of From Sand to Sea; written by `windrose train`. */

import type { NetWeights } from '../../evaluate/net.ts';
import { weightsIn } from '../../evaluate/realm.ts';
import { SEA } from '../../realms/sea.ts';
import weights from './weights.json' with { type: 'json' };

/** The judge's weights for From Sand to Sea. */
export const SAND_TO_SEA_WEIGHTS: NetWeights = weightsIn(SEA, weights);
