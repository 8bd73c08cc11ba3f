/** Links to the other screens: a row of signposts below the picture, each with a drawing. */

import type { ReactNode } from 'react';

import { useAppWords } from '../shell/words.ts';
import { useFirstWords } from '../../i18n/first-words.ts';
import { useServerHere } from './server-here.ts';
import styles from './Signposts.module.css';

/** The drawing of each, 84 wide and 48 high. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  online: (
    <>
      <path className={styles.wake} d="M2 40q7-5 14 0t14 0t14 0t14 0t14 0t10 0" />
      <use href="#boat-1" x="4" y="4" width="38" height="38" color="var(--seat-1)" />
      <g transform="translate(84 0) scale(-1 1)">
        <use href="#boat-2" x="4" y="4" width="38" height="38" color="var(--seat-2)" />
      </g>
    </>
  ),
  learn: (
    <g className={styles.rose}>
      <use href="#rose" x="18" y="0" width="48" height="48" />
    </g>
  ),
  puzzles: (
    <>
      <path className={styles.gap} d="M48 20H64V36H48z" />
      <use href="#cube-Y" x="16" y="18" width="24" height="24" />
      <use href="#cube-R" x="30" y="2" width="24" height="24" />
      <text className={styles.ask} x="56" y="33">
        ?
      </text>
    </>
  ),
  maps: (
    <>
      <path className={styles.hex} d="M60 24L51 40H33L24 24L33 8H51z" />
      <use href="#island-G" x="20" y="2" width="46" height="41" />
    </>
  ),
  'real-table': (
    <>
      <path className={styles.sheet} d="M22 4H52V44H22zM27 13H47M27 21H47M27 29H40" />
      <use href="#outpost-3" x="42" y="16" width="30" height="30" color="var(--seat-3)" />
    </>
  ),
  numbers: (
    <>
      {(['Y', 'R', 'G', 'B'] as const).map((spice, at) => (
        <use key={spice} href={`#cube-${spice}`} x={10 + at * 16} y={22 - at * 5} width="20" height="20" />
      ))}
      <path className={styles.wake} d="M8 45H78" />
    </>
  ),
};

/**
 * The signposts.
 * @param newcomer whether nothing has been played here yet: then none stands out beside the ways to begin.
 * @param without the screen that the page leads to elsewhere
 */
export function Signposts({
  newcomer,
  toLearn,
  without,
}: {
  readonly newcomer: boolean;
  /** The game to learn next, for those who have finished a lesson. */
  readonly toLearn: string | null;
  readonly without?: string;
}) {
  const { ui, words } = useFirstWords();
  const app = useAppWords();
  const server = useServerHere();
  const online = server === 'asking' || server === 'here' ? [app.playOnline, app.playOnlineHow] : app.noOnline[server];
  const places = [['online', online] as const, ...Object.entries(ui.clubPlaces)].filter(
    ([screen]) => screen !== without,
  );
  return (
    <nav className={styles.posts} aria-label={ui.club}>
      {places.map(([screen, [name, what]]) => (
        <a
          key={screen}
          href={`#/${screen}`}
          data-post={screen}
          data-chief={!newcomer && screen === 'online'}
          {...(screen === 'online' && { 'data-server': server })}
        >
          <svg viewBox="0 0 84 48" aria-hidden="true">
            {DRAWINGS[screen]}
          </svg>
          <strong>{name}</strong>
          <small>{what}</small>
          {toLearn !== null && screen === 'learn' && <em>{app.nextToLearn(words.game(toLearn).title)}</em>}
        </a>
      ))}
    </nav>
  );
}
