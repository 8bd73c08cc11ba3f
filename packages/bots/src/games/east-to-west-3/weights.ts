/** The trained weights of From East to West III; written by `windrose train`. */

import type { NetWeights } from '../../evaluate/net.ts';
import { weightsIn } from '../../evaluate/realm.ts';
import { LAND } from '../../realms/land.ts';
import weights from './weights.json' with { type: 'json' };

/** The judge's weights for From East to West III. */
export const EAST_TO_WEST_3_WEIGHTS: NetWeights = weightsIn(LAND, weights);
