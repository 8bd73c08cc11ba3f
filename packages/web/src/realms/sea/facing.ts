/** Which way boats face. */

import type { Match } from '@windrose/rules';
import { useState } from 'react';

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
      for (const event of match.choices[at]!.events) {
        if (event.kind !== 'sailed' || event.seat !== seat) continue;
        return hexOf.get(event.to)!.x < hexOf.get(event.from)!.x ? -1 : 1;
      }
    }
    return 1;
  });
}
