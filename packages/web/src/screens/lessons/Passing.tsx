/** The panel of a lesson while the match plays on to its next step: which round it is, and what its turns come to. */

import type { ReactNode, Ref } from 'react';

import { seatColour } from '../../art/Icon.tsx';
import { Drawn } from '../../art/Drawn.tsx';
import type { TableSnapshot } from '../../play/session.ts';
import { panelClass } from '../../ui/Panel.tsx';
import styles from './Lessons.module.css';
import { turnSentences } from './meanwhile.ts';
import type { Passage } from './passage.ts';
import { useLessonWords } from './words.ts';

/** @param table as the passage shows it. @param count which step comes. @param toStep the button that shows it, where it stands here. */
export function Passing({
  ref,
  passage,
  table,
  label,
  count,
  toStep,
}: {
  readonly ref: Ref<HTMLElement>;
  readonly passage: Passage;
  readonly table: TableSnapshot;
  readonly label: string;
  readonly count: ReactNode;
  readonly toStep: ReactNode;
}) {
  const { words, lessons } = useLessonWords();
  const { round, seat } = table;
  const { ownSeat, names, end } = passage;
  const told = turnSentences(end, passage.turn(), ownSeat, words, lessons.meanwhile, names);
  return (
    <section ref={ref} className={`${panelClass('lit')} ${styles.coach}`} aria-label={label} data-coach="passing">
      {count}
      <h2>{lessons.meanwhile.inRound(round)}</h2>
      <p className={styles.passing} style={{ borderColor: seatColour(seat) }} data-passing>
        <Drawn text={told} amountsOnly />
      </p>
      {toStep}
    </section>
  );
}
