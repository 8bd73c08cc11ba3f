/** Cubes in a heap: up to three beside each other, the others below; sized by the custom property `--cube`. */

import type { SpiceLetter } from '@windrose/rules';
import type { CSSProperties } from 'react';

import { Cube } from './Cube.tsx';
import styles from './Bundle.module.css';

/** Cubes, in rising order. @param wide maximum cubes per row. */
export function Bundle({ letters, wide = 3 }: { readonly letters: string; readonly wide?: number }) {
  const columns =
    letters.length <= wide ? letters.length : Math.ceil(letters.length / Math.ceil(letters.length / wide));
  return (
    <span className={styles.bundle} style={{ '--columns': columns } as CSSProperties}>
      {Array.from(letters, (letter, at) => (
        <Cube key={at} spice={letter as SpiceLetter} />
      ))}
    </span>
  );
}

/** Something given for something taken. @param upright an arrow downwards, as on cards. */
export function Trade({
  give,
  take,
  upright = false,
  wide,
}: {
  readonly give: string;
  readonly take: string;
  readonly upright?: boolean;
  readonly wide?: number;
}) {
  const size = wide === undefined ? {} : { wide };
  return (
    <span className={`${styles.trade} ${upright ? styles.upright : ''}`}>
      <Bundle letters={give} {...size} />
      <Arrow upright={upright} />
      <Bundle letters={take} {...size} />
    </span>
  );
}

/** The arrow of a trade. */
function Arrow({ upright = false }: { readonly upright?: boolean }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={upright ? 'M8 2V13M3.5 8.5L8 13.5L12.5 8.5' : 'M1 8H13M8.5 3.5L13.5 8L8.5 12.5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
