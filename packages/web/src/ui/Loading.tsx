/** The placeholder of a screen that is loading. */

import { useFirstWords } from '../i18n/first-words.ts';
import styles from './Loading.module.css';

export function Loading() {
  const { ui } = useFirstWords();
  return <p className={styles.loading}>{ui.loading}</p>;
}
