/** The medal of an achievement: a rope ring around what its group is about. */

import type { AchievementGroup } from '@windrose/analysis/achievements';

import styles from './Achievements.module.css';

/** The drawing and colour of a group's medals. */
const DRAWINGS: Readonly<Record<AchievementGroup, readonly [name: string, colour: string]>> = {
  any: ['rose', 'var(--ink)'],
  sea: ['boat-0', 'var(--seat-0)'],
  solo: ['boat-4', 'var(--seat-4)'],
  land: ['outpost-3', 'var(--seat-3)'],
  road: ['cube-B', 'var(--ink)'],
  sand: ['island-Y', 'var(--ink)'],
};

/** @param earned whether it shines; otherwise it is a pencil drawing */
export function Medal({ group, earned }: { readonly group: AchievementGroup; readonly earned: boolean }) {
  const [name, colour] = DRAWINGS[group];
  return (
    <svg className={styles.medal} viewBox="0 0 60 60" data-earned={earned} aria-hidden="true">
      <circle cx="30" cy="30" r="27" />
      <circle className={styles.rope} cx="30" cy="30" r="27" />
      <use href={`#${name}`} x="12" y="12" width="36" height="36" color={colour} />
    </svg>
  );
}
