/** A solved puzzle has its moment: a seal is set on the compass rose, with a sentence. Stands still for those who want no motion. */

import { useIntoView } from './into-view.ts';
import styles from './SolvedMoment.module.css';

/** @param text what was achieved @param more what there is left, below it */
export function SolvedMoment({ text, more }: { readonly text: string; readonly more: string | null }) {
  const moment = useIntoView<HTMLDivElement>();
  return (
    <div ref={moment} className={styles.moment} data-solved-moment>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <g className={styles.rose}>
          <use href="#rose" x="-50" y="-50" width="100" height="100" />
        </g>
        <g className={styles.seal}>
          <use href="#seal" x="-24" y="-24" width="48" height="48" />
          <path d="M-9 1L-2 8L10-7" />
        </g>
      </svg>
      <p>
        <strong>{text}</strong>
        {more !== null && <small>{more}</small>}
      </p>
    </div>
  );
}
