/** A text in which no place, such as "A2-4", is divided between two lines. */

import styles from './Unbroken.module.css';

/** A location of the land: browsers break a line after its hyphen. */
const PLACE = /([A-Z]\d+-\d+)/;

/** The text; what is read and searched stays the same. */
export function Unbroken({ text }: { readonly text: string }) {
  // Every second part is a place.
  return text.split(PLACE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={styles.place}>
        {part}
      </span>
    ),
  );
}
