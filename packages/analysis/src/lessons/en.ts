/** The English texts of the lessons' steps. */

import { steps as easternWonders } from '../games/eastern-wonders/lesson.en.ts';
import { steps as easternWondersSolo } from '../games/eastern-wonders-solo/lesson.en.ts';
import { steps as newWorld } from '../games/new-world/lesson.en.ts';
import { steps as eastToWest1 } from '../games/east-to-west-1/lesson.en.ts';
import { steps as eastToWest2 } from '../games/east-to-west-2/lesson.en.ts';
import { steps as eastToWest3 } from '../games/east-to-west-3/lesson.en.ts';
import { steps as sandToSea } from '../games/sand-to-sea/lesson.en.ts';
import { steps as spiceRoad } from '../games/spice-road/lesson.en.ts';
import type { RivalTaught, Taught } from './taught.ts';

export const steps: Taught = {
  'eastern-wonders': easternWonders,
  'new-world': newWorld,
  'east-to-west-1': eastToWest1,
  'east-to-west-2': eastToWest2,
  'east-to-west-3': eastToWest3,
  'sand-to-sea': sandToSea,
  'spice-road': spiceRoad,
  'eastern-wonders-solo': easternWondersSolo,
};

/** The texts about Solo's rival. */
export const rival: RivalTaught = {
  next: 'The rival next',
  waits: 'It waits: only the action that ends your turn is answered.',
  idle: 'Nothing.',
  why: {
    order: 'It can pay for an order, and that comes before everything else.',
    claim: 'You claim an order, and it can pay for none.',
    build: 'You build where it has no outpost; without a trade it gets no cubes.',
    trade: 'It takes the result of each of your trades here.',
    harvest: 'You harvest, and so does it.',
    nothing: 'It has an outpost here already, and without a trade there are no cubes for it.',
  },
};
