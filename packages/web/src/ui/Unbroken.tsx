/** A text in which no place, such as "A2-4", is divided between two lines, or parted from the word before it. */

import { partsOf } from './kept-together.ts';
import styles from './Unbroken.module.css';

/** The text; what is read and searched stays the same. */
export function Unbroken({ text }: { readonly text: string }) {
  return partsOf(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={styles.place}>
        {part}
      </span>
    ),
  );
}
