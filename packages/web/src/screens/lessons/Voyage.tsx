/** The progress in a lesson: a boat on its way from stop to stop. */

import styles from './Voyage.module.css';

/** Between two stops, and the room at both ends, in the drawing's own units. */
const APART = 24;
const EDGE = 16;

/** @param done number of completed steps. @param label the accessible text; without it the picture is decorative. */
export function Voyage({ done, of, label }: { readonly done: number; readonly of: number; readonly label?: string }) {
  const at = (stop: number): number => EDGE + stop * APART;
  const here = Math.min(done, of);
  const attributes = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles.voyage} viewBox={`0 0 ${2 * EDGE + of * APART} 34`} {...attributes}>
      <path className={styles.ahead} d={`M${at(here)} 25H${at(of)}`} />
      {here > 0 && <path className={styles.behind} d={`M${at(0)} 25H${at(here)}`} />}
      {Array.from({ length: of }, (_, step) => (
        <circle key={step} className={step < here ? styles.reached : styles.stop} cx={at(step + 1)} cy="25" r="5" />
      ))}
      <path className={styles.flag} d={`M${at(of)} 25V5L${at(of) - 13} 9.5L${at(of)} 14`} />
      <use href="#boat-0" x={at(here) - 13} y="1" width="26" height="26" color="var(--seat-0)" />
    </svg>
  );
}
