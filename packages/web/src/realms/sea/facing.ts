/** The directions that boats face. */

import { type Match, required } from '@windrose/rules';
import { useState } from 'react';

import { known } from '../../table/known.ts';
import { structuralSharing } from '../../table/structural-sharing.ts';
import type { SeaPrint } from './position.ts';

/** The side that each boat faces after its last voyage: -1 to the west, 1 to the east. The same object while none turns. */
export function useFacing(match: Match, print: SeaPrint): readonly number[] {
  const [keep] = useState(() => structuralSharing<readonly number[]>());
  return keep(facings(match, print));
}

function facings(match: Match, { hexOf }: SeaPrint): number[] {
  return Array.from({ length: match.seats }, (_, seat) => {
    for (let at = match.choices.length - 1; at >= 0; at--) {
      for (const event of required(match.choices[at], 'choice').events) {
        if (event.kind !== 'sailed' || event.seat !== seat) continue;
        return known(hexOf, event.to, 'place').x < known(hexOf, event.from, 'place').x ? -1 : 1;
      }
    }
    return 1;
  });
}
