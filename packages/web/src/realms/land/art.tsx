/** Drawings for the buttons of a land game's offers. */

import type { Fact } from '@windrose/words';
import type { ReactNode } from 'react';

import { ClaimArt } from '../../art/ClaimArt.tsx';
import { BonusFace, ExplorationFace } from '../../art/LandFaces.tsx';
import { MerchantChip } from '../../art/MerchantFace.tsx';
import { Sign } from '../../art/Icon.tsx';
import type { LandPrint } from './position.ts';

/** The drawing of an offer, or null without one. */
export function landArt(fact: Fact, { faces }: LandPrint): ReactNode {
  switch (fact.kind) {
    case 'bonusTile': {
      const tile = faces.bonusTile(fact.tile);
      return tile && <BonusFace tile={tile} />;
    }
    case 'explore':
      return <ExplorationFace tile={faces.explorationTile(fact.tile)} />;
    case 'claimCard': {
      const { points, price } = faces.pointCard(fact.card);
      return <ClaimArt points={points} price={price} />;
    }
    case 'useMerchant':
    case 'addToRoute':
    case 'replaceRoute':
      return <MerchantChip id={fact.card} faces={faces} />;
    case 'restSettlers':
      return <Sign name="house" size={22} />;
    case 'noTile':
    case 'noCard':
    case 'noBuilding':
    case 'keepRoute':
      return <Sign name="pass" size={20} />;
    default:
      return null;
  }
}
