/** One's own caravan on its way through the dunes: every camel carries two cubes. */

import type { SpiceLetter } from '@windrose/rules';
import { memo } from 'react';

import { useOnlooker } from '../../table/onlooker.ts';
import { holdInWords } from '../../table/points-words.ts';
import styles from './Caravan.module.css';
import { useRoadWords } from './words.ts';

/** Cubes per camel. */
const EACH = 2;
/** The distance between camels. */
const STEP = 84;
/** The positions of the cubes on a camel. */
const SADDLE = [
  [9, -4],
  [29, -6],
] as const;

/** The caravan. @param hold its cubes as letters. @param limit how many it may carry. */
export const Caravan = memo(function Caravan({ hold, limit }: { readonly hold: string; readonly limit: number }) {
  const { road, ui, words } = useRoadWords();
  const camels = Math.ceil(Math.max(hold.length, limit) / EACH);
  const label = road.carries(useOnlooker(), hold === '' ? null : words.cubes(hold));
  return (
    <div
      className={styles.caravan}
      role="img"
      aria-label={label}
      title={[`${label}.`, holdInWords(hold, ui, words)].filter(Boolean).join(' ')}
    >
      <svg viewBox="0 0 600 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34Q90 6 210 30T420 22T600 30V60H0z" className={styles.far} />
        <path d="M0 46Q120 30 260 45T600 40V60H0z" className={styles.near} />
      </svg>
      <svg viewBox={`-8 -16 ${camels * STEP} 78`} aria-hidden="true">
        {Array.from({ length: camels }, (_, at) => {
          const rise = (at * 37) % 5;
          return (
            <g key={at} transform={`translate(${at * STEP} ${rise})`}>
              {at < camels - 1 && (
                <path
                  d={`M58 12Q${STEP - 8} 34 ${STEP + 8} 24`}
                  fill="none"
                  stroke="#7a4b28"
                  strokeWidth="1.2"
                  strokeLinecap="round"
                />
              )}
              <use href="#camel" color={BLANKETS[at % BLANKETS.length]} />
              {SADDLE.map(([x, y], place) => {
                const spice = hold[at * EACH + place] as SpiceLetter | undefined;
                return spice ? (
                  <use key={place} href={`#cube-${spice}`} x={x} y={y} width="22" height="22" />
                ) : at * EACH + place < limit ? (
                  <rect key={place} x={x + 2} y={y + 5} width="15" height="15" rx="2" className={styles.free} />
                ) : null;
              })}
            </g>
          );
        })}
      </svg>
    </div>
  );
});

/** Blankets of the camels; none of them is the colour of a cube. */
const BLANKETS = ['#2f6f7e', '#8a4a76', '#4c5f94', '#b06a3a', '#5c7a8a'];
