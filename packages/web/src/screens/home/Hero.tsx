/** The picture above the games: boats on their way between islands, under the rose. */

import type { ReactNode } from 'react';

import { useFirstWords } from '../../i18n/first-words.ts';
import styles from './Hero.module.css';

/** The drawings at one side: of the left one from its left edge, of the right one to its right edge. */
const SIDES = {
  left: {
    islands: [
      { spice: 'R', x: 26, y: 116, width: 190, height: 171 },
      { spice: 'Y', x: 252, y: 158, width: 100, height: 90 },
    ],
    near: { seat: 0, x: 246, y: 199, size: 92 },
    far: { seat: 1, x: 396, y: 225, size: 42 },
  },
  right: {
    islands: [
      { spice: 'B', x: -362, y: 150, width: 110, height: 99 },
      { spice: 'G', x: -216, y: 118, width: 186, height: 167 },
    ],
    near: { seat: 3, x: -338, y: 196, size: 98 },
    far: { seat: 2, x: -440, y: 225, size: 44 },
  },
} as const;

/** The name of the page, over the sea. The sides are drawn from the edges, so that nothing is cut however wide the picture is. */
export function Hero() {
  const { ui } = useFirstWords();
  return (
    <div className={styles.hero}>
      <svg className={styles.scene} aria-hidden="true">
        <Layer at="xMidYMax" className={styles.lines}>
          {Array.from({ length: 32 }, (_, at) => {
            const angle = (at * Math.PI) / 16;
            return (
              <path
                key={at}
                d={`M0 132l${(2400 * Math.cos(angle)).toFixed(0)} ${(2400 * Math.sin(angle)).toFixed(0)}`}
              />
            );
          })}
          <circle cy="132" r="132" />
          <circle cy="132" r="138" />
          <use href="#rose" x="-124" y="8" width="248" height="248" />
        </Layer>
        <Side part="islands" />
        <Wave d={`M-2400 244${'q30-13 60 0t60 0'.repeat(40)}V320H-2400z`} />
        <Side part="far" />
        <Wave near="1" d={`M-2440 268${'q40-15 80 0t80 0'.repeat(31)}V320H-2440z`} />
        <Side part="near" />
        <Wave near="2" d={`M-2420 298${'q50-17 100 0t100 0'.repeat(25)}V320H-2420z`} />
      </svg>
      <h1>Windrose</h1>
      <p>{ui.appTagline}</p>
    </div>
  );
}

/** A layer of the picture, 320 units high, with its origin in the middle or at an edge. */
function Layer({
  at,
  className,
  children,
}: {
  readonly at: 'xMinYMax' | 'xMidYMax' | 'xMaxYMax';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const from = at === 'xMidYMax' ? -100 : at === 'xMaxYMax' ? -200 : 0;
  return (
    <svg
      className={styles.layer}
      width="100%"
      height="100%"
      viewBox={`${from} 0 200 320`}
      preserveAspectRatio={`${at} meet`}
    >
      <g className={className}>{children}</g>
    </svg>
  );
}

function Wave({ d, near }: { readonly d: string; readonly near?: string }) {
  return (
    <Layer at="xMidYMax">
      <path className={styles.wave} data-near={near} d={d} />
    </Layer>
  );
}

/** What both sides have of one part of the picture. */
function Side({ part }: { readonly part: 'islands' | 'far' | 'near' }) {
  return (['left', 'right'] as const).map((side) => {
    const { [part]: drawn } = SIDES[side];
    return (
      <Layer key={side} at={side === 'left' ? 'xMinYMax' : 'xMaxYMax'} className={`${styles[side]} ${styles[part]}`}>
        {'seat' in drawn ? (
          <Boat {...drawn} />
        ) : (
          drawn.map(({ spice, ...box }) => <use key={spice} href={`#island-${spice}`} {...box} data-island={spice} />)
        )}
      </Layer>
    );
  });
}

function Boat({
  seat,
  size,
  ...at
}: {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <g className={styles.boat} style={{ animationDelay: `${-seat * 1.3}s` }}>
      <use href={`#boat-${seat}`} {...at} width={size} height={size} color={`var(--seat-${seat})`} />
    </g>
  );
}
