/** The placeholder of a screen that is loading. @param text what is loading; without one, the usual words */

import { useFirstWords } from '../i18n/first-words.ts';
import styles from './Loading.module.css';

export function Loading({ text }: { readonly text?: string }) {
  const { ui } = useFirstWords();
  return <p className={styles.loading}>{text ?? ui.loading}</p>;
}
