/** The trained weights of A New World; written by `windrose train`. */

import type { NetWeights } from '../../evaluate/net.ts';
import { weightsIn } from '../../evaluate/realm.ts';
import { LAND } from '../../realms/land.ts';
import weights from './weights.json' with { type: 'json' };

/** The judge's weights for A New World. */
export const NEW_WORLD_WEIGHTS: NetWeights = weightsIn(LAND, weights);
