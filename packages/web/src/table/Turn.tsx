/** The ribbon: whose turn it is and what has to be done now. */

import { type CSSProperties, useContext } from 'react';

import { seatColour, Sign } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import { OtherPartsContext } from './Layout.tsx';
import { useRecent } from './recent.ts';
import { useSeatExtra } from './seat-extras.ts';
import { isLastRound, turnWords } from './turn-words.ts';
import styles from './Turn.module.css';
import { useAnchors } from '../anchors/anchors.ts';
import { chipClass } from '../ui/Chip.tsx';
import { Briefs } from './Briefs.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';

/**
 * The ribbon of a match. @param hint says more than the decision's own words, where a click needs a second one.
 * @param heading says instead whose turn is shown, where it is another one than was played.
 * @param isWhole whether the sentence has the whole width of a narrow ribbon, and all the lines it needs: where nothing is told of others.
 */
export function Turn({
  session,
  table,
  hint,
  heading = null,
  isWhole = false,
}: {
  readonly session: TableSession;
  readonly table: TableSnapshot;
  readonly hint: string | null;
  readonly heading?: { readonly text: string; readonly seat: number } | null;
  readonly isWhole?: boolean;
}) {
  const { ui, words } = useWords();
  const { stage, match } = table;
  const { caption, again } = useRecent();
  const seat = heading?.seat ?? table.seat;
  const { title, todo, when, count, leaders, nearest, last, before, earlier, brief } = turnWords(
    session,
    table,
    ui,
    words,
  );
  const done = stage === 'bot' && caption === null && hint === null ? last : null;
  // In a lesson something else stands where a turn would be ended.
  const { instead, heading: waiting, absent, winner } = useContext(OtherPartsContext);
  const asked =
    caption?.text ??
    hint ??
    waiting?.todo ??
    (stage === 'far' ? absent : undefined) ??
    (instead === undefined ? todo : '');
  const extra = useSeatExtra(seat);
  const anchors = useAnchors();
  // The log has said it aloud when it happened.
  const tells = (stage === 'choice' || stage === 'held') && before !== null && caption === null && heading === null;
  const shown = caption?.seat ?? (stage === 'over' ? (winner ?? winningSeat(table) ?? 0) : seat);
  // While a turn is shown once more, it is not one's own, nor is it the result: both are said in the second person.
  const replayed =
    caption && ui.turnOf(caption.seat < match.seats ? words.seat(caption.seat, session.names) : words.rival);
  const colour = seatColour(shown);
  return (
    <section
      ref={anchors.at('turn')}
      className={styles.turn}
      data-stage={stage}
      data-whole={isWhole}
      style={{ '--seat': colour } as CSSProperties}
    >
      <svg className={styles.sign} viewBox="-12 -12 24 24" aria-hidden="true">
        <use href={`#sign-${shown % 5}`} x="-10" y="-10" width="20" height="20" />
      </svg>
      <div>
        <div aria-live="polite">
          <h2>{replayed ?? heading?.text ?? waiting?.title ?? title}</h2>
          {done === null && (
            <p title={asked}>
              <Unbroken text={asked} />
            </p>
          )}
          {done !== null && <p className="visually-hidden">{todo}</p>}
        </div>
        {/* The log says it aloud. */}
        {done !== null && (
          <p title={done} aria-hidden="true" data-done>
            <Unbroken text={done} />
          </p>
        )}
        {tells && (
          <small
            className={styles.before}
            title={earlier === null ? before : `${earlier} ${before}`}
            aria-hidden="true"
            data-before
            data-brief={brief !== null}
          >
            {brief !== null ? (
              <Briefs briefs={brief} />
            ) : (
              <>
                {earlier !== null && (
                  <span className={styles.earlier}>
                    <Unbroken text={earlier} />{' '}
                  </span>
                )}
                <Unbroken text={before} />
              </>
            )}
          </small>
        )}
      </div>
      {/* Where one touches, what others did is shown once more by a tap on it: the log with its button may be far below. */}
      {tells && again && (
        <button
          type="button"
          className={styles.again}
          tabIndex={-1}
          aria-label={ui.since}
          title={ui.sinceHelp}
          data-again
          onClick={again}
        >
          <span>
            <Sign name="replay" size={16} />
          </span>
        </button>
      )}
      {/* On a small screen the boards with the tags of the seats may be out of sight. */}
      {extra && <span className={styles.extra}>{extra}</span>}
      <p className={styles.when} data-final={isLastRound(table)} data-progress>
        <b>{when}</b>
        <span className={styles.count} aria-hidden="true" title={nearest}>
          {/* Signs are short, however long the names are. */}
          {leaders.map((side) => (
            <svg key={side} viewBox="-12.5 -12.5 25 25" data-leader={side}>
              <circle r="11.5" fill={seatColour(side)} stroke="currentColor" strokeWidth="2" />
              <use href={`#sign-${side % 5}`} x="-8" y="-8" width="16" height="16" />
            </svg>
          ))}
          <span>{count}</span>
        </span>
        <span className="visually-hidden">{nearest}</span>
      </p>
      {stage === 'bot' && (
        <button
          ref={anchors.at('skip')}
          type="button"
          className={`${chipClass('outlined')} ${styles.skip}`}
          data-skip
          title={ui.skipHint}
          onClick={() => session.skip()}
        >
          <Sign name="fast" size={18} />
          <span>{table.botFailed ? ui.tryAgain : ui.skip}</span>
        </button>
      )}
    </section>
  );
}

function winningSeat({ match }: TableSnapshot): number | null {
  const { winner } = match.scores();
  return typeof winner === 'number' ? winner : null;
}
