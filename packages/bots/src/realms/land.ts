/** The evaluation of games on land. */

import { islandsOf, landTableOf, merchantsOf } from '@windrose/rules';
import { describeLand } from '../evaluate/features/land.ts';
import { landProspects } from '../evaluate/land.ts';
import type { Realm } from '../evaluate/realm.ts';

/** The realm. */
export const LAND: Realm = {
  id: 'land',
  prospects({ assembly }, { sight }) {
    const land = landTableOf(assembly);
    return land && landProspects(land, { islands: islandsOf(assembly), merchants: merchantsOf(assembly) }, sight);
  },
  describe({ assembly }) {
    const land = landTableOf(assembly);
    return land ? [describeLand(land, islandsOf(assembly), merchantsOf(assembly))] : [];
  },
};
