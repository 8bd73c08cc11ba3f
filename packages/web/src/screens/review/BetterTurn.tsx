/** A turn that is explained: what was played and what might have been, in words and on the board, and the reasons. */

import { namingOf, verdictOf } from '@windrose/analysis';
import { type CSSProperties, useMemo } from 'react';

import { seatColour } from '../../art/Icon.tsx';
import { capital } from '../../i18n/capital.ts';
import { outcomeOf } from '../../play/outcome.ts';
import { Ahead } from '../../table/Ahead.tsx';
import { Button } from '../../ui/Button.tsx';
import { figureOf } from './figures.ts';
import { keepTurn, practise } from './kept-for-practice.ts';
import { carelessWords } from './careless-words.ts';
import { carelessState, callingOf, otherOf, type ToldTurn } from './marks-in-order.ts';
import type { RequestedTurn } from './requested-turn.ts';
import { isOwnTurn, type ReviewedMatch } from './reviewed-match.ts';
import styles from './Review.module.css';
import type { BoardBeside } from './shown-line.ts';
import { useTurnNames } from './turn-names.ts';
import { useTurnOnBoard } from './turn-on-board.ts';
import { useReviewWords } from './words.ts';

/** The props of the turn. */
interface BetterTurnProps extends ReviewedMatch, BoardBeside {
  readonly turn: ToldTurn;
  /** The version that the replay is at. */
  readonly version: number;
  /** The turn, if it has been asked for: then it is brought into view. */
  readonly requested: RequestedTurn | null;
  /** Whether the analysis goes on. */
  readonly isRunning: boolean;
}

/**
 * The played line, the better line, and the reason; on the board the better one is framed and the played one has its
 * player's sign.
 */
export function BetterTurn({
  at,
  packs,
  names,
  own,
  tookOver,
  turn,
  version,
  requested,
  shown,
  onShow,
  board,
  onWay,
  isRunning,
}: BetterTurnProps) {
  const { texts, review } = useReviewWords();
  const { who } = useTurnNames({ names, tookOver });
  const { step } = turn;
  const { from } = step;
  const isCleared = turn.state === 'withdrawn' || turn.state === 'cleared';
  const marked = isCleared || step.mark === null ? null : { ...step, mark: step.mark };
  const verdict = verdictOf(step);
  const before = useMemo(() => at(from), [at, from]);
  const line = otherOf(turn);
  const careless = carelessState(turn.state);
  const isShown = shown?.from === from;
  const isOwn = isOwnTurn(step, { own, tookOver });
  const { panel, toBoard } = useTurnOnBoard({ step, before, line, isCleared }, { board, onWay }, requested);
  const name = who(step);
  const isOpen = callingOf(turn) === 'open';
  // Of two turns of which either may be the better one, it is told what each leads to. These sentences speak to the player of the turn.
  const isLed = isOpen && (isOwn || own.length === 0);
  const leadsOf = (codes: readonly number[]) => {
    const leads = isLed ? review.leads(before, codes, names) : null;
    return leads !== null && <small data-leads>{leads}</small>;
  };
  const show = (
    <Button
      kind="soft"
      size="low"
      data-show-better
      aria-pressed={isShown}
      onClick={() => {
        const text = capital(review.line(before, line, names));
        onShow(isShown ? null : { from, codes: line, text, certainty: callingOf(turn) }, version);
        toBoard();
      }}
    >
      {isShown ? texts.back : texts.show}
    </Button>
  );
  // Who reads about a turn that is no mistake after all reads nothing else about it.
  if (isCleared) {
    return (
      <div ref={panel} className={styles.better} data-better={turn.state}>
        <p role="status">
          <b>
            {turn.state === 'withdrawn'
              ? texts.withdrawn
              : texts.cleared(
                  verdict === 'marked' || verdict === 'perhaps' ? null : texts[verdict],
                  verdict === 'same' || verdict === 'none' ? null : figureOf(step),
                )}
          </b>{' '}
          · {name}
        </p>
        {isShown && show}
      </div>
    );
  }
  const isJudging = verdict === 'judging';
  const calling = callingOf(turn);
  const isReasoned = !isJudging && careless === null;
  // How it was found out is asked for by whoever doubts it.
  const playedOut = isReasoned ? review.playedOut(step, namingOf(step)) : [];
  const reasons = isReasoned ? review.reasons(before, step, names, namingOf(step)) : [];
  const why = reasons.filter((reason) => !playedOut.includes(reason));
  const headlineOf = (): string => {
    if (careless !== null) return capital(texts[careless]);
    if (step.mark !== null) return review.mark(step.mark);
    if (verdict === 'marked' || verdict === 'perhaps') return texts.certainties[calling];
    return capital(isJudging && !isRunning ? texts.notJudged : texts[verdict]);
  };
  return (
    <div ref={panel} className={styles.better} data-better={turn.state}>
      <p>
        <b>{headlineOf()}</b> · {name}
        {!isJudging && !isOpen && careless === null && (
          <>
            {' · '}
            <span className={styles.figure} title={texts.unit}>
              {figureOf(step)} %
            </span>
          </>
        )}
      </p>
      <div className={styles.ways}>
        {show}
        {(marked !== null || careless !== null) && (
          <Button
            kind="soft"
            size="low"
            data-practise
            onClick={() => {
              const kept = { packs, names, own: isOwn, look: own[0] ?? 0 };
              practise(keepTurn(step, before, careless ?? 'marked', kept));
            }}
          >
            {isOwn || own.length === 0 ? texts.practise : texts.tryTurn}
          </Button>
        )}
      </div>
      <dl>
        <dt className={styles.playedSign} style={{ '--seat': seatColour(step.seat) } as CSSProperties}>
          {texts.played}
        </dt>
        <dd>
          {capital(review.line(before, step.codes, names))}
          {leadsOf(step.codes)}
        </dd>
        <dt className={styles.betterSign}>{texts.certainties[calling]}</dt>
        <dd>
          {capital(review.line(before, line, names))}
          {leadsOf(line)}
        </dd>
      </dl>
      {isShown && <Ahead match={before} outcome={outcomeOf(before, line)} names={names} />}
      <small>{(isShown ? texts.shownOnBoard : texts.onBoard)(calling === 'sure')}</small>
      {isJudging && isRunning && <p>{texts.judgingHelp}</p>}
      {careless !== null && <p>{carelessWords(review, before, turn)}</p>}
      {careless !== null && <small>{texts.carelessHelp[careless]}</small>}
      {isOpen && !isJudging && verdict !== 'none' && (
        <small className={styles.measured} data-measured>
          {texts.measured(figureOf(step))}
        </small>
      )}
      {why.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {playedOut.length > 0 && (
        <details data-played-out>
          <summary>{texts.playedOut}</summary>
          {playedOut.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      )}
    </div>
  );
}
