/** The pictures of the rules on the road: cards, and the cubes and coins that lie with them. */

import { SPICES } from '@windrose/rules';
import type { ReactNode } from 'react';

import { Bundle, Trade } from '../../../art/Bundle.tsx';
import { Drawing, Sign } from '../../../art/Icon.tsx';
import { DestinationFace, MerchantFace } from '../../../art/MerchantFace.tsx';
import type { PanelName } from './figures.ts';
import styles from './Figures.module.css';
import { shown } from './shown.ts';

/** A merchant card with what lies on it. @param mark what stands at its upper edge. */
function Merchant({ id, heap = '', mark }: { readonly id: string; readonly heap?: string; readonly mark?: ReactNode }) {
  return (
    <span className={styles.card}>
      <MerchantFace id={id} faces={shown('spice-road').faces} />
      {mark !== undefined && <b className={styles.mark}>{mark}</b>}
      {heap !== '' && (
        <span className={styles.heap}>
          <Bundle letters={heap} />
        </span>
      )}
    </span>
  );
}

/** A point card. @param coin the coin above it. */
function Destination({ id, coin }: { readonly id: string; readonly coin?: 'gold' | 'silver' }) {
  return (
    <span className={styles.card} data-coin={coin}>
      <DestinationFace id={id} faces={shown('spice-road').faces} />
      {coin && (
        <span className={styles.coin}>
          <Drawing name={`coin-${coin}`} size={30} />
          <b>{coin === 'gold' ? 3 : 1}</b>
        </span>
      )}
    </span>
  );
}

const Cards = ({ children }: { readonly children: ReactNode }) => <span className={styles.cards}>{children}</span>;

/** A card that lies face down. */
const FaceDown = () => <span className={`${styles.card} ${styles.back}`} />;

/** The pictures of the panels. */
export const ROAD = {
  upgrade: () => (
    <span className={styles.line}>
      {SPICES.map((spice, at) => (
        <span key={spice} className={styles.step}>
          {at > 0 && <b>→</b>}
          <Bundle letters={spice} />
        </span>
      ))}
    </span>
  ),
  trade: () => (
    <span className={styles.line}>
      <Trade give="YYY" take="B" />
    </span>
  ),
  limit: () => (
    <span className={styles.line}>
      <Bundle letters="YYYYRRRGGB" wide={5} />
      <b>+</b>
      <span className={styles.struck}>
        <Bundle letters="YY" />
      </span>
    </span>
  ),
  pointRow: () => (
    <Cards>
      <Destination id="P13" coin="gold" />
      <Destination id="P04" coin="silver" />
      <Destination id="P17" />
    </Cards>
  ),
  marketRow: () => (
    <Cards>
      <Merchant id="M02" mark={0} />
      <Merchant id="M11" mark={1} />
      <Merchant id="M27" mark={2} />
    </Cards>
  ),
  spiceCard: () => <Merchant id="M02" />,
  upgradeCard: () => <Merchant id="M09" />,
  tradeCard: () => <Merchant id="M12" />,
  acquire: () => (
    <Cards>
      <Merchant id="M02" heap="Y" />
      <Merchant id="M11" heap="R" />
      <span className={styles.taken}>
        <Merchant id="M27" />
      </span>
    </Cards>
  ),
  restCards: () => (
    <span className={styles.change}>
      <span className={styles.played}>
        <Merchant id="M12" />
        <Merchant id="M09" />
      </span>
      <b>→</b>
      <span className={styles.hand}>
        <Merchant id="M12" />
        <Merchant id="M09" />
      </span>
    </span>
  ),
  claimCard: () => (
    <span className={styles.change}>
      <Bundle letters="YRGB" wide={2} />
      <b>→</b>
      <Destination id="P13" coin="gold" />
    </span>
  ),
  layCard: () => (
    <Cards>
      <Drawing name="boat-0" size={64} seat={0} />
      <FaceDown />
      <FaceDown />
    </Cards>
  ),
  firstColumn: () => (
    <Cards>
      <Merchant id="M12" />
      <span className={styles.bonus}>
        <Drawing name="bonus-hold" size={30} />
      </span>
    </Cards>
  ),
  refresh: () => (
    <span className={styles.change}>
      <Merchant id="M19" />
      <Sign name="replay" size={30} />
      <Merchant id="M24" />
    </span>
  ),
} as const satisfies Partial<Record<PanelName, () => ReactNode>>;
