/** Cubes, alone and in groups. */

import type { SpiceLetter } from '@windrose/rules';

import styles from './art.module.css';

/** One cube as an icon in a line of text. The words around it name it. */
export function Cube({ spice, size = 20 }: { readonly spice: SpiceLetter; readonly size?: number }) {
  return (
    <svg className={styles.cube} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#cube-${spice}`} />
    </svg>
  );
}

/** Cubes side by side, as icons. @param letters such as `YYB`. */
export function Cubes({ letters, size = 20 }: { readonly letters: string; readonly size?: number }) {
  return (
    <span className={styles.cubes}>
      {Array.from(letters, (letter, at) => (
        <Cube key={at} spice={letter as SpiceLetter} size={size} />
      ))}
    </span>
  );
}

/** A trade as icons: what is given, an arrow, what is taken. */
export function Exchange({
  give,
  take,
  size = 20,
}: {
  readonly give: string;
  readonly take: string;
  readonly size?: number;
}) {
  return (
    <span className={styles.exchange}>
      <Cubes letters={give} size={size} />
      <svg width={size * 0.8} height={size * 0.8} viewBox="0 0 16 16" aria-hidden="true">
        <path
          d="M1 8H13M8.5 3.5L13.5 8L8.5 12.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Cubes letters={take} size={size} />
    </span>
  );
}
