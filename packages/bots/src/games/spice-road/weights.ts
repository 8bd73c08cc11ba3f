/** The trained weights of Spice Road; written by `windrose train`. */

import type { NetWeights } from '../../evaluate/net.ts';
import { weightsIn } from '../../evaluate/realm.ts';
import { ROAD } from '../../realms/road.ts';
import weights from './weights.json' with { type: 'json' };

/** The judge's weights for Spice Road. */
export const SPICE_ROAD_WEIGHTS: NetWeights = weightsIn(ROAD, weights);
