/** The face of a merchant card: cubes for nothing, upgrades, or a trade from top to bottom. */

import type { Faces } from '@windrose/words';

import { Bundle, Trade } from './Bundle.tsx';
import { Drawing } from './Icon.tsx';
import styles from './MerchantFace.module.css';

/** The face. @param flat a low card: a trade reads from left to right. */
export function MerchantFace({
  id,
  faces,
  flat = false,
}: {
  readonly id: string;
  readonly faces: Faces;
  readonly flat?: boolean;
}) {
  const card = faces.merchant(id);
  return (
    <span className={`${styles.face} ${flat ? styles.flat : ''}`} data-kind={card.kind} aria-hidden="true">
      {card.kind === 'spice' && (
        <>
          <Drawing name="sack" size={26} />
          <Bundle letters={card.cubes} />
        </>
      )}
      {card.kind === 'upgrade' && (
        <>
          {Array.from({ length: card.upgrades }, (_, at) => (
            <Drawing key={at} name="upgrade" size={card.upgrades > 2 ? 24 : 28} />
          ))}
        </>
      )}
      {card.kind === 'trade' && <Trade give={card.give} take={card.take} upright={!flat} />}
    </span>
  );
}

/** A merchant card in a line of text: what it does, in small. */
export function MerchantChip({ id, faces }: { readonly id: string; readonly faces: Faces }) {
  const card = faces.merchant(id);
  return (
    <span className={styles.chip} data-kind={card.kind} aria-hidden="true">
      {card.kind === 'spice' && <Bundle letters={card.cubes} wide={6} />}
      {card.kind === 'upgrade' && (
        <>
          <Drawing name="upgrade" size={15} />
          <b>{card.upgrades}</b>
        </>
      )}
      {card.kind === 'trade' && <Trade give={card.give} take={card.take} wide={6} />}
    </span>
  );
}
