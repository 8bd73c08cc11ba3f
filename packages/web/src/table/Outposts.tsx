/** The four rows of outposts on a player board: little houses where they still stand, points where they have gone. */

import { required, type SpiceLetter, SPICES } from '@windrose/rules';
import { type CSSProperties, memo } from 'react';

import { Cubes } from '../art/Cube.tsx';
import { inSeatColour } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import { Explained } from './Explained.tsx';
import styles from './Outposts.module.css';

/** The props of a seat's outposts. */
export interface OutpostsProps {
  /** The number of outposts built from each row. */
  readonly built: Readonly<Record<SpiceLetter, number>>;
  /** The points printed on the spaces of each row, in the order of the spices. */
  readonly values: readonly (readonly number[])[];
  readonly seat: number;
  readonly large?: boolean;
}

/** The rows. */
export const Outposts = memo(function Outposts({ built, values, seat, large = false }: OutpostsProps) {
  const { ui, words } = useWords();
  const rows = SPICES.map((spice, at) => ({ spice, spaces: required(values[at], 'row of outposts') }));
  const columns = Math.max(...rows.map(({ spaces }) => spaces.length));
  const label = (spice: SpiceLetter, next: number | undefined): string => {
    const description = ui.outpostSpaces(words.colour(spice), built[spice], columns);
    return next === undefined ? description : `${description}, ${ui.nextOutpost(next)}`;
  };
  const emptied = Math.min(...SPICES.map((spice) => built[spice]));
  const stars = Array.from({ length: columns }, (_, at) => (
    <span key={at} className={at < emptied ? styles.done : undefined} aria-hidden="true">
      ★
    </span>
  ));
  return (
    <div
      className={`${styles.outposts} ${large ? styles.large : ''}`}
      style={{ '--columns': columns } as CSSProperties}
    >
      {rows.map(({ spice, spaces }) => (
        <div
          key={spice}
          className={styles.row}
          role="img"
          aria-label={label(spice, spaces[built[spice]])}
          title={label(spice, spaces[built[spice]])}
          data-spice={spice}
        >
          <span className={styles.spice}>
            <Cubes letters={spice} size={18} />
          </span>
          {spaces.map((value, at) =>
            at < built[spice] ? (
              <span key={at} className={styles.bare}>
                {value}
              </span>
            ) : (
              <span key={at} className={styles.covered} style={inSeatColour(seat)}>
                <svg viewBox="-14 -20 28 28" aria-hidden="true">
                  <use href={`#outpost-${seat % 5}`} x="-14" y="-20" width="28" height="28" />
                </svg>
                <small>{value}</small>
              </span>
            ),
          )}
        </div>
      ))}
      {large ? (
        <Explained className={styles.columns} says={ui.columnBonus} drawn>
          {stars}
        </Explained>
      ) : (
        <div className={styles.columns} role="img" aria-label={ui.columnBonus} title={ui.columnBonus}>
          {stars}
        </div>
      )}
    </div>
  );
});
