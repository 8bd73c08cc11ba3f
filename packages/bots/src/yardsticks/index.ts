/** The register of yardsticks: simple ways to play, from the plainest up, by the names under which they are known. */

import { claimFirstPlayer } from './claim-first.ts';
import { depthThreePlayer } from './depth-three.ts';
import { flatMonteCarloPlayer } from './flat-monte-carlo.ts';
import { handPlanPlayer } from './hand-plan.ts';
import { onePlyPlayer } from './one-ply.ts';
import { plainBeamPlayer } from './plain-beam.ts';
import { plainUctPlayer } from './plain-uct.ts';
import { randomPlayer } from './random.ts';
import type { Yardstick } from './yardstick.ts';

/** All yardsticks. */
export const YARDSTICKS = {
  B0: randomPlayer,
  B1: claimFirstPlayer,
  B2: onePlyPlayer,
  B3: handPlanPlayer,
  B4: depthThreePlayer,
  B5: flatMonteCarloPlayer,
  B6: plainUctPlayer,
  B8: plainBeamPlayer,
} as const satisfies Readonly<Record<string, Yardstick>>;

/** The name of a yardstick. */
export type YardstickName = keyof typeof YARDSTICKS;
