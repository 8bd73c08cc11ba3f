/** What is shown while a screen is fetched. */

import { useFirstWords } from '../i18n/first-words.ts';
import styles from './Loading.module.css';

export function Loading() {
  const { ui } = useFirstWords();
  return <p className={styles.loading}>{ui.loading}</p>;
}
