/** The panel of a lesson: what its step is about, what to do now, and what has happened before it. */

import { rivalAnswer } from '@windrose/analysis/lessons/rival';
import type { CodedOption, GameId, Match } from '@windrose/rules';
import { type ReactNode, type Ref, useMemo } from 'react';

import { Drawn } from '../../art/Drawn.tsx';
import { Sign } from '../../art/Icon.tsx';
import { HELP } from '../../table/help/words.ts';
import { buttonRowClass } from '../../ui/Button.tsx';
import { panelClass } from '../../ui/Panel.tsx';
import { LEAD, leadOf } from './lead.ts';
import type { Asked } from './lesson.ts';
import styles from './Lessons.module.css';
import { useLessonWords } from './words.ts';

/** The state of the current step. */
export type Progress = 'asked' | 'wrong' | 'done';

/** How little room the panel has: on a phone it is brief, and in a low window it lies above whatever scrolls. */
interface CoachRoom {
  readonly brief: boolean;
  readonly low: boolean;
}

/** What has happened since the step before. */
interface Passed {
  readonly text: string;
  readonly short: string;
}

interface CoachProps {
  readonly ref: Ref<HTMLElement>;
  readonly label: string;
  /** Which step it is. */
  readonly count: ReactNode;
  readonly step: {
    /** From 0. */
    readonly number: number;
    readonly last: boolean;
    readonly game: GameId;
    readonly taught: { readonly title: string; readonly text: string };
  };
  readonly progress: Progress;
  /** What is asked for next; whether anything of the step has been chosen yet, and whether its choice only has to be confirmed. */
  readonly asked: Asked;
  readonly task: string;
  readonly isBegun: boolean;
  readonly confirms: boolean;
  readonly passed: Passed | null;
  readonly names: readonly string[];
  readonly room: CoachRoom;
  /** Whether there is a chart that can be enlarged. */
  readonly enlarges: boolean;
  /** Whether more of the panel follows below its lower edge. */
  readonly more: boolean;
  /** The button to the next step, where it stands beside the task, or in the row below. */
  readonly goOn: { readonly beside: ReactNode; readonly below: ReactNode };
  /** Shows what has happened since the step before on the table; null where that is only told. */
  readonly onWatch: (() => void) | null;
  readonly onGo: (step: number) => void;
}

/** The panel while a step is asked for, or done. */
export function Coach({
  ref,
  label,
  count,
  step: { number, last, game, taught },
  progress,
  asked,
  task,
  isBegun,
  confirms,
  passed,
  names,
  room,
  enlarges,
  more,
  goOn,
  onWatch,
  onGo,
}: CoachProps) {
  const { ui, lessons } = useLessonWords();
  const { text: help } = HELP.use();
  const { brief, low } = room;
  return (
    <section
      ref={ref}
      className={`${panelClass('lit')} ${styles.coach}`}
      aria-label={label}
      data-coach={progress}
      data-confirms={confirms && progress !== 'done'}
      data-brief={brief}
    >
      {count}
      <h2>{taught.title}</h2>
      <div aria-live="polite">
        {/* The text stays when the step is done, so that nothing jumps, and can be read to its end. */}
        {number === 0 && progress !== 'wrong' && (
          <HowToWin title={help.winTitle} text={help.win[game] ?? ''} folds={brief} />
        )}
        {passed !== null && progress === 'asked' && !isBegun && (
          <Meanwhile key={number} {...passed} folds={brief} onWatch={onWatch} watch={lessons.meanwhile.watch} />
        )}
        {/* After the first choice of a step what happened before it is read: the options have its room. Whoever has then chosen what the step asks for only confirms it. */}
        {progress === 'wrong' && !confirms && <p className={styles.wrong}>{lessons.wrong}</p>}
        <Taught
          key={`taught ${number}`}
          text={number === 0 && enlarges ? `${taught.text} ${lessons.enlarges}` : taught.text}
          most={brief ? (low ? LEAD.low : LEAD.upright) : Infinity}
          more={lessons.more}
        />
        <p className={styles.now} data-done={progress === 'done'} data-last={last}>
          {progress === 'done' ? (
            <>
              <Sign name="check" size={18} />
              <span>
                {lessons.done} {last && `${lessons.finished} ${lessons.finishedText}`}
              </span>
              {goOn.beside}
            </>
          ) : (
            <Drawn text={lessons.now(confirms ? lessons.confirm(ui.doIt) : task, asked.number, asked.of)} amountsOnly />
          )}
        </p>
        <RivalNext match={asked.match} option={asked.option} names={names} />
      </div>
      <div className={buttonRowClass(styles.row)}>
        {goOn.below}
        {number > 0 && (
          <button
            type="button"
            data-back-step
            title={brief ? lessons.back : undefined}
            onClick={() => onGo(number - 1)}
          >
            <span>{lessons.back}</span>
          </button>
        )}
        {progress !== 'done' && !last && (
          <button
            type="button"
            data-skip-step
            title={brief ? lessons.skip : undefined}
            onClick={() => onGo(number + 1)}
          >
            <span>{lessons.skip}</span>
          </button>
        )}
        {!brief && <a href="#/learn">{lessons.leave}</a>}
      </div>
      {more && (
        <span className={styles.more} data-more aria-hidden="true">
          <svg width="22" height="12" viewBox="0 0 22 12">
            <path d="M3 2L11 9L19 2" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          </svg>
        </span>
      )}
    </section>
  );
}

/** What the step is about. @param most so many letters are shown at once; the sentences after them are one tap away. */
function Taught({ text, most, more }: { readonly text: string; readonly most: number; readonly more: string }) {
  const { lead, rest } = leadOf(text, most);
  if (rest === null) {
    return (
      <p data-taught>
        <Drawn text={lead} />
      </p>
    );
  }
  return (
    <details className={styles.taught} data-taught>
      <summary>
        <Drawn text={lead} /> <span>{more}</span>
      </summary>
      <p>
        <Drawn text={rest} />
      </p>
    </details>
  );
}

/** How the game is won. @param folds whether it is behind its title: the table and the buttons have the room of a phone */
function HowToWin({ title, text, folds }: { readonly title: string; readonly text: string; readonly folds: boolean }) {
  const told = <Drawn text={text} />;
  if (!folds) {
    return (
      <p>
        <strong>{title}:</strong> {told}
      </p>
    );
  }
  return (
    <details className={styles.folded} data-how-to-win>
      <summary>{title}</summary>
      <p>{told}</p>
    </details>
  );
}

/** What has happened since the step before. @param folds whether it is behind its short form */
function Meanwhile({
  text,
  short,
  folds,
  watch,
  onWatch,
}: {
  readonly text: string;
  readonly short: string;
  readonly folds: boolean;
  readonly watch: string;
  /** Called to show it on the table; null where there is none. */
  readonly onWatch: (() => void) | null;
}) {
  const told = (
    <>
      <Drawn text={text} amountsOnly />{' '}
      {onWatch && (
        <button type="button" className={styles.watch} data-watch onClick={onWatch}>
          {watch}
        </button>
      )}
    </>
  );
  if (!folds) {
    return (
      <p className={styles.meanwhile} data-meanwhile>
        {told}
      </p>
    );
  }
  return (
    <details className={styles.folded} data-meanwhile>
      <summary>{short}</summary>
      <p>{told}</p>
    </details>
  );
}

/** The answer of Solo's rival to a step, and its reason; empty in other games. */
function RivalNext({
  match,
  option,
  names,
}: {
  readonly match: Match;
  readonly option: CodedOption;
  readonly names: readonly string[];
}) {
  const { words, lessons } = useLessonWords();
  const answer = useMemo(() => rivalAnswer(match, option, true), [match, option]);
  if (!match.scores().rival) return null;
  const { next, waits, idle, why } = lessons.rival;
  const done = answer?.events.map((event) => words.event(match, event, names)).join(' ');
  return (
    <p className={styles.rival} data-rival={answer?.why ?? 'waits'}>
      <b>{next}:</b> {answer ? `${done || idle} ${why[answer.why]}` : waits}
    </p>
  );
}
