/** Drawings for the buttons of a road game's offers. */

import type { Fact } from '@windrose/words';
import type { ReactNode } from 'react';

import { ClaimArt } from '../../art/ClaimArt.tsx';
import { Sign } from '../../art/Icon.tsx';
import { MerchantChip } from '../../art/MerchantFace.tsx';
import type { RoadPrint } from './position.ts';

/** The drawing of an offer, or null without one. */
export function roadArt(fact: Fact, { faces }: RoadPrint): ReactNode {
  switch (fact.kind) {
    case 'play':
    case 'acquire':
    case 'lay':
    case 'freeMerchant':
      return <MerchantChip id={fact.card} faces={faces} />;
    case 'claimCardWithCoin': {
      const { points, price } = faces.pointCard(fact.card);
      return <ClaimArt points={points} price={price} />;
    }
    case 'restCards':
      return <Sign name="house" size={22} />;
    case 'voyage':
      return <Sign name="wheel" size={22} />;
    default:
      return null;
  }
}
