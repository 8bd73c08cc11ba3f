/** What each of several others did in their last turn: a sign, and two or three words. */

import { type CSSProperties, Fragment } from 'react';

import { seatColour } from '../art/Icon.tsx';
import styles from './Briefs.module.css';
import type { Brief } from './turn-words.ts';
import { Unbroken } from '../ui/Unbroken.tsx';

/** About so many letters fit into a line of a ribbon, and so many lines into it. */
const LINE = 44;
const LINES = 2;

/** The letters that a sign and the gap after it are worth. */
const SIGN = 5;

/** Whether all that is told has room with the names beside the signs: the last turn must not be the one that is cut off. */
function namesFit(briefs: readonly Brief[]): boolean {
  let lines = 1;
  let filled = 0;
  for (const { name, text } of briefs) {
    const length = SIGN + name.length + text.length;
    if (filled > 0 && filled + length > LINE) {
      lines++;
      filled = 0;
    }
    filled += length;
  }
  return lines <= LINES;
}

/** The list, in a line of text. */
export function Briefs({ briefs }: { readonly briefs: readonly Brief[] }) {
  const isNamed = namesFit(briefs);
  return briefs.map(({ seat, name, text }, at) => (
    <Fragment key={seat}>
      {at > 0 && ' '}
      <span className={styles.brief} data-of={seat}>
        <svg viewBox="-12.5 -12.5 25 25" style={{ '--seat': seatColour(seat) } as CSSProperties}>
          <circle r="11.5" fill="var(--seat)" stroke="currentColor" strokeWidth="2" />
          <use href={`#sign-${seat % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
        </svg>{' '}
        {isNamed && <b className={styles.name}>{name}: </b>}
        <Unbroken text={text} />
      </span>
    </Fragment>
  ));
}
