/** The evaluation of games at sea. */

import { landTableOf, merchantsOf, seaTableOf } from '@windrose/rules';
import { describeHands } from '../evaluate/features/hand.ts';
import { describeSea } from '../evaluate/features/sea.ts';
import type { Realm } from '../evaluate/realm.ts';
import { seaProspects } from '../evaluate/sea.ts';

/** The realm. */
export const SEA: Realm = {
  id: 'sea',
  prospects({ assembly }, view) {
    const sea = seaTableOf(assembly);
    return sea && seaProspects(sea, merchantsOf(assembly), view);
  },
  describe({ assembly }) {
    const sea = seaTableOf(assembly);
    const merchants = landTableOf(assembly) === null ? merchantsOf(assembly) : null;
    return [...(sea ? [describeSea(sea)] : []), ...(merchants ? [describeHands(merchants)] : [])];
  },
};
