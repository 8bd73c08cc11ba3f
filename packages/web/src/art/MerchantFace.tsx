/** The face of a merchant card: a picture, its name, and cubes for nothing, upgrades, or a trade. */

import type { Faces } from '@windrose/words';

import { useCardNames } from '../i18n/card-names.ts';
import { Bundle, Trade } from './Bundle.tsx';
import { CardScene } from './CardScene.tsx';
import { Drawing } from './Icon.tsx';
import styles from './MerchantFace.module.css';
import { merchantPainted, pointPainted } from './scenes.ts';

/**
 * The face. @param flat a low card: its picture at the side, without a name. @param named with its name below all the same.
 * @param wide the most cubes in a row
 */
export function MerchantFace({
  id,
  faces,
  flat = false,
  named = !flat,
  wide = flat ? 3 : 2,
}: {
  readonly id: string;
  readonly faces: Faces;
  readonly flat?: boolean;
  readonly named?: boolean;
  readonly wide?: number;
}) {
  const names = useCardNames();
  const card = faces.merchant(id);
  return (
    <span className={`${styles.face} ${flat ? styles.flat : ''}`} data-kind={card.kind} aria-hidden="true">
      <CardScene className={styles.scene} painted={merchantPainted(card)} />
      {named && (
        <span className={styles.name} data-name>
          {names.merchant(card)}
        </span>
      )}
      <span className={styles.effect}>
        {card.kind === 'spice' && (
          <>
            <Drawing name="sack" size={26} />
            <Bundle letters={card.cubes} wide={wide} />
          </>
        )}
        {card.kind === 'upgrade' &&
          Array.from({ length: card.upgrades }, (_, at) => <Drawing key={at} name="upgrade" size={26} />)}
        {card.kind === 'trade' && <Trade give={card.give} take={card.take} wide={wide} />}
      </span>
    </span>
  );
}

/** The face of a point card of the road: where its cubes are brought to, what that is worth, its price. */
export function DestinationFace({ id, faces }: { readonly id: string; readonly faces: Faces }) {
  const names = useCardNames();
  const { price, points } = faces.pointCard(id);
  return (
    <span className={`${styles.face} ${styles.destination}`} aria-hidden="true">
      <CardScene className={styles.scene} painted={pointPainted(price, points)} />
      <span className={styles.seal}>
        <Drawing name="seal" size={58} />
        <b>{points}</b>
      </span>
      <span className={styles.name} data-name>
        {names.point(price)}
      </span>
      <span className={styles.effect}>
        <Bundle letters={price} />
      </span>
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
