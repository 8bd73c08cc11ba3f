/** The pictures of the rules on land: locations with settlers, forts, cards and tiles. */

import { type Icon, packOf } from '@windrose/rules';
import type { ReactNode } from 'react';

import { inSeatColour } from '../../../art/Icon.tsx';
import { BonusFace, PointCardFace } from '../../../art/LandFaces.tsx';
import { MerchantFace } from '../../../art/MerchantFace.tsx';
import { landPrint } from '../../../realms/land/position.ts';
import type { PanelName } from './figures.ts';
import styles from './Figures.module.css';
import { shown } from './shown.ts';

/** A place where settlers work, 160 by 110. */
interface LocationProps {
  readonly ground: 'river' | 'forest' | 'hill' | 'plain' | 'none';
  /** What it brings, as letters. */
  readonly gain?: string;
  /** What is given for it, as letters. */
  readonly give?: string;
  /** So many upgrades. */
  readonly upgrades?: number;
  /** A drawing in its middle. */
  readonly drawing?: string;
  /** How many settlers it asks for; nothing where it is closed. */
  readonly needed?: number;
  /** Who stands there, and how many. */
  readonly standing?: readonly [seat: number, settlers: number];
  /** Whether an exploration tile lies there. */
  readonly covered?: boolean;
}

/** The size of cubes on a location, and of settlers. */
const CUBE = 26;
const SETTLER = 34;

function Location({
  ground,
  give = '',
  gain = '',
  upgrades = 0,
  drawing,
  needed,
  standing,
  covered = false,
}: LocationProps) {
  const steps = Array.from({ length: upgrades }, () => 'upgrade');
  const cubes = (letters: string): string[] => Array.from(letters, (letter) => `cube-${letter}`);
  const work = [...cubes(give), ...(give === '' ? [] : [null]), ...cubes(gain), ...steps];
  const left = 80 - (work.length * CUBE) / 2;
  return (
    <svg className={styles.location} viewBox="0 0 160 110">
      <use href={`#ground-${ground}`} width="160" height="110" />
      {drawing && <use href={`#${drawing}`} x="50" y="38" width="60" height="60" />}
      {work.length > 0 && (
        <rect className={styles.plate} x={left - 6} y="70" width={work.length * CUBE + 12} height="34" rx="5" />
      )}
      {work.map((name, at) =>
        name === null ? (
          <path key={at} className={styles.arrow} d={`M${left + at * CUBE + 4} 87h16m-6-6l6.5 6l-6.5 6`} />
        ) : (
          <use key={at} href={`#${name}`} x={left + at * CUBE} y="74" width={CUBE} height={CUBE} />
        ),
      )}
      {covered && (
        <svg x="20" y="20" width="120" height="80" viewBox="0 0 120 80">
          <use href="#unknown" width="120" height="80" />
        </svg>
      )}
      {standing &&
        Array.from({ length: standing[1] }, (_, at) => (
          <use
            key={at}
            href={`#settler-${standing[0]}`}
            style={inSeatColour(standing[0])}
            x={154 - (standing[1] - at) * (SETTLER - 6)}
            y="6"
            width={SETTLER}
            height={SETTLER * 1.5}
          />
        ))}
      {needed !== undefined && (
        <>
          <rect className={styles.plate} x="6" y="6" width="48" height="30" rx="15" />
          <use href="#settler" x="10" y="8" width="24" height="24" />
          <text className={styles.number} x="36" y="29">
            {needed}
          </text>
        </>
      )}
    </svg>
  );
}

/** The first point card of A New World with a benefit of a kind. */
function PointCard({ kind }: { readonly kind: string }) {
  const { match, faces } = shown('new-world');
  const { mark } = landPrint(match);
  const card = packOf(match, 'new-world').pointCards.find((one) => one.kind === kind);
  return (
    card && (
      <span className={styles.pointCard}>
        <PointCardFace id={card.id} faces={faces} mark={mark} />
      </span>
    )
  );
}

const Bonus = ({ tile }: { readonly tile: Parameters<typeof BonusFace>[0]['tile'] }) => (
  <span className={styles.landBonus}>
    <BonusFace tile={tile} />
  </span>
);

const SETTLERS: Icon = 'settlers';
const TOOL: Icon = 'tool';
const [ME, OTHER] = [0, 1];

/** The pictures of the panels. */
export const LAND = {
  freeLocation: () => <Location ground="forest" gain="YY" needed={1} />,
  heldLocation: () => <Location ground="river" gain="R" needed={3} standing={[OTHER, 2]} />,
  ownLocation: () => <Location ground="plain" gain="YYY" standing={[ME, 2]} />,
  coveredLocation: () => <Location ground="hill" covered />,
  production: () => <Location ground="river" gain="RR" standing={[ME, 2]} />,
  upgradeLocation: () => <Location ground="hill" upgrades={2} standing={[ME, 1]} />,
  tradeLocation: () => <Location ground="plain" give="G" gain="RR" standing={[ME, 1]} />,
  fort: () => (
    <span className={styles.stack}>
      <PointCard kind="help" />
      <Location ground="none" drawing="fort" needed={1} />
      <Bonus tile={{ kind: 'per-icon', icon: TOOL, points: 2 }} />
    </span>
  ),
  settlersCard: () => <PointCard kind="settlers" />,
  explorationCard: () => <PointCard kind="exploration" />,
  helpCard: () => <PointCard kind="help" />,
  toolCard: () => <PointCard kind="tool" />,
  perIcon: () => <Bonus tile={{ kind: 'per-icon', icon: SETTLERS, points: 2 }} />,
  perEqualPair: () => <Bonus tile={{ kind: 'per-pair', icons: [TOOL, TOOL], points: 3 }} />,
  perMixedPair: () => <Bonus tile={{ kind: 'per-pair', icons: [SETTLERS, TOOL], points: 3 }} />,
  perSettlers: () => <Bonus tile={{ kind: 'per-2-settlers', points: 1 }} />,
  marketCard: () => (
    <span className={styles.stack}>
      <Location ground="none" drawing="stall" needed={1} />
      <span className={styles.card}>
        <MerchantFace id="M11" faces={shown('spice-road').faces} />
      </span>
    </span>
  ),
  route: () => (
    <span className={styles.cards}>
      {['M02', 'M11', 'M27'].map((id, at) => (
        <span key={id} className={styles.card}>
          <MerchantFace id={id} faces={shown('spice-road').faces} />
          {at === 2 && (
            <svg className={styles.onCard} viewBox="0 0 96 48">
              {[0, 1, 2].map((one) => (
                <use key={one} href="#settler-0" style={inSeatColour(ME)} x={one * 30} y="0" width="34" height="48" />
              ))}
            </svg>
          )}
        </span>
      ))}
    </span>
  ),
  boatLocation: () => <Location ground="none" drawing="sloop" needed={1} />,
} as const satisfies Partial<Record<PanelName, () => ReactNode>>;
