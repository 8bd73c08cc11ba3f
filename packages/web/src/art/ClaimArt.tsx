/** The drawing on the button of a claim: its seal with the points, and its price. */

import { Bundle } from './Bundle.tsx';
import styles from './ClaimArt.module.css';
import { Seal } from './LandFaces.tsx';

/** A claim. @param price letters such as `YYB` */
export function ClaimArt({ points, price }: { readonly points: number; readonly price: string }) {
  return (
    <span className={styles.claim}>
      <Seal points={points} />
      <span className={styles.price}>
        <Bundle letters={price} />
      </span>
    </span>
  );
}
