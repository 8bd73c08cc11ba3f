/** How many cubes of each kind a hold has, in one row: every kind in its own place. */

import { SPICES } from '@windrose/rules';

import { Cube } from '../art/Cube.tsx';
import styles from './CubeCounts.module.css';

/** The kinds, as items of a row. @param size of a cube, in pixels */
export function CubeCounts({ letters, size }: { readonly letters: string; readonly size: number }) {
  return SPICES.map((spice) => {
    const n = letters.split(spice).length - 1;
    return (
      <span key={spice} className={`${styles.kind} ${n === 0 ? styles.absent : ''}`}>
        <Cube spice={spice} size={size} />
        {n}
      </span>
    );
  });
}
