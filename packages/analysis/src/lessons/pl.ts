/** The Polish texts of the lessons' steps. */

import { steps as easternWonders } from '../games/eastern-wonders/lesson.pl.ts';
import { steps as easternWondersSolo } from '../games/eastern-wonders-solo/lesson.pl.ts';
import { steps as newWorld } from '../games/new-world/lesson.pl.ts';
import { steps as eastToWest1 } from '../games/east-to-west-1/lesson.pl.ts';
import { steps as eastToWest2 } from '../games/east-to-west-2/lesson.pl.ts';
import { steps as eastToWest3 } from '../games/east-to-west-3/lesson.pl.ts';
import { steps as sandToSea } from '../games/sand-to-sea/lesson.pl.ts';
import { steps as spiceRoad } from '../games/spice-road/lesson.pl.ts';
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
  next: 'Rywal odpowie',
  waits: 'Czeka: odpowiada dopiero na akcję, która kończy twoją turę.',
  idle: 'Nic.',
  why: {
    order: 'Stać go na zamówienie, a to jest dla niego zawsze pierwsze.',
    claim: 'Realizujesz zamówienie, a jego na żadne nie stać.',
    build: 'Budujesz tam, gdzie nie ma placówki; bez wymiany nie dostaje kostek.',
    trade: 'Bierze wynik każdej twojej wymiany tutaj.',
    harvest: 'Robisz zbiory, więc on też.',
    nothing: 'Ma tu już placówkę, a bez wymiany nie ma dla niego kostek.',
  },
};
