/** The panel of a lesson while the match plays on to its next step: which round it is, and what its turns come to. */

import type { ReactNode, Ref } from 'react';

import { seatColour } from '../../art/Icon.tsx';
import { Drawn } from '../../art/Drawn.tsx';
import type { TableSnapshot } from '../../play/session.ts';
import { Button, buttonRowClass } from '../../ui/Button.tsx';
import { panelClass } from '../../ui/Panel.tsx';
import styles from './Lessons.module.css';
import { turnSentences } from './meanwhile.ts';
import type { Passage } from './passage.ts';
import { useLessonWords } from './words.ts';

/** The buttons of a passage: one waits and goes on, the other leads to the step. The one that comes next is the louder one. */
export function PassageButtons({ passage, isHeld }: { readonly passage: Passage; readonly isHeld: boolean }) {
  const {
    lessons: { meanwhile },
  } = useLessonWords();
  return (
    <p className={buttonRowClass(styles.row)}>
      <Button
        kind={isHeld ? 'main' : 'soft'}
        size="low"
        data-hold-passage={isHeld}
        onClick={isHeld ? passage.goOn : passage.hold}
      >
        {isHeld ? meanwhile.goOn : meanwhile.hold}
      </Button>
      <Button kind={isHeld ? 'soft' : 'main'} size="low" data-to-step onClick={passage.skip}>
        {meanwhile.toStep}
      </Button>
    </p>
  );
}

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
      <small>{lessons.meanwhile.forYou}</small>
      {toStep}
    </section>
  );
}
