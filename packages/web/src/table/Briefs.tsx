/** What each of several others did in their last turn: a sign, and two or three words. */

import { type CSSProperties, Fragment } from 'react';

import { seatColour } from '../art/Icon.tsx';
import styles from './Briefs.module.css';
import type { Brief } from './turn-words.ts';
import { Unbroken } from '../ui/Unbroken.tsx';

/** The list, in a line of text. */
export function Briefs({ briefs }: { readonly briefs: readonly Brief[] }) {
  return briefs.map(({ seat, name, text }, at) => (
    <Fragment key={seat}>
      {at > 0 && ' '}
      <span className={styles.brief} data-of={seat}>
        <svg viewBox="-12.5 -12.5 25 25" style={{ '--seat': seatColour(seat) } as CSSProperties}>
          <circle r="11.5" fill="var(--seat)" stroke="currentColor" strokeWidth="2" />
          <use href={`#sign-${seat % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
        </svg>{' '}
        <b className={styles.name}>{name}: </b>
        <Unbroken text={text} />
      </span>
    </Fragment>
  ));
}
