/** What there is besides playing: one link each. */

import { useFirstWords } from '../i18n/first-words.ts';
import styles from './Home.module.css';

/** The links. */
export function Club() {
  const { ui } = useFirstWords();
  return (
    <nav className={styles.club} aria-label={ui.club}>
      {Object.entries(ui.clubPlaces).map(([screen, [name, what]]) => (
        <a key={screen} href={`#/${screen}`}>
          <strong>{name}</strong>
          <small>{what}</small>
        </a>
      ))}
    </nav>
  );
}
