/** The analysis of a replayed match: its curve, its marked turns, better lines, and the accuracy of the players. */

import {
  type Certainty,
  differenceIn,
  intervalOf,
  isFinding,
  namingOf,
  percentLost,
  type ReviewedStep,
  type SideReview,
  sideReviewOf,
  verdictOf,
} from '@windrose/analysis';
import { type Match, type RawPack, required } from '@windrose/rules';

import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { useAnchors } from '../../anchors/anchors.ts';
import { seatColour } from '../../art/Icon.tsx';
import { useCloseControls, useNarrow, usePhone } from '../../browser/media.ts';
import { prefersReducedMotion } from '../../browser/settings.ts';
import { capital } from '../../i18n/capital.ts';
import { useWords } from '../../i18n/words.ts';
import { thingsAt, thingsOfLine, wayOfLine } from '../../play/line-things.ts';
import { keepMistake, MARK_SIGNS } from '../../play/mistakes.ts';
import { type Leg, outcomeOf } from '../../play/outcome.ts';
import type { Thing } from '../../play/targets.ts';
import { Curve } from './Curve.tsx';
import { figureOf, marginOf } from './figures.ts';
import { Ahead } from '../../table/Ahead.tsx';
import { useLit } from '../../table/lit.ts';
import { useAnalysis } from './analysis.ts';
import { MarkedTurn } from './MarkedTurn.tsx';
import { MatchAccount } from './MatchAccount.tsx';
import { callingOf, doubtfulTurns, isMarked, otherOf, slowTurns, type ToldTurn } from './marks-in-order.ts';
import { TurningPoint } from './TurningPoint.tsx';
import { headStart } from './turning-point.ts';
import styles from './Review.module.css';
import { useReviewWords } from './words.ts';
import { Button } from '../../ui/Button.tsx';
import { numberTableClass } from '../../ui/NumberTable.tsx';

/** A line that might have been played, shown on the board. */
export interface ShownLine {
  /** The version of the match it begins at. */
  readonly from: number;
  readonly codes: readonly number[];
  /** The line in words. */
  readonly text: string;
  /** How sure it is that it is better than what was played; `slow`: it only claims something sooner. */
  readonly certainty: Certainty | 'slow';
}

/** A turn as it was played. */
export interface PlayedTurn {
  /** The version at its end. */
  readonly to: number;
  readonly seat: number;
  /** The things on the board that its line is about: some leave no trace of their own, such as a card that was taken. */
  readonly things: readonly Thing[];
}

/** The props of the panel. */
export interface ReviewPanelProps {
  /** The whole match. */
  readonly match: Match;
  readonly packs: readonly RawPack[];
  /** The match after a number of choices. */
  readonly at: (version: number) => Match;
  /** Whether the analysis begins at once, if none is kept. */
  readonly begins: boolean;
  readonly names: readonly string[];
  /** The names of all sides: the seats', and the rival's. */
  readonly sides: readonly string[];
  /** The seats whose marked turns are kept for practice: those of the person at this page. */
  readonly own: readonly number[];
  /** Per seat the version at which a bot took over from the person there; null where none did. */
  readonly tookOver: readonly (number | null)[];
  readonly version: number;
  readonly onGo: (version: number) => void;
  readonly shown: ShownLine | null;
  /** @param at the version at which it is shown: another one shows the match. */
  readonly onShow: (line: ShownLine | null, at: number) => void;
  /** The match as it stands on the board. */
  readonly board: Match;
  /**
   * Called with the way of a better turn, and with an empty one when there is none any more.
   * @param played the turn that was played instead; null if there is none
   */
  readonly onWay: (way: readonly Leg[], played: PlayedTurn | null) => void;
}

/** A marked turn that somebody has asked for; another object each time. */
interface RequestedTurn {
  readonly from: number;
  /** Whether the board is to be seen rather than its explanation. */
  readonly onBoard: boolean;
}

const percent = (chance: number): number => Math.round(chance * 100);
/** With its sign; what rounds to nothing has none. */
const signed = (chance: number): string => {
  const points = percent(chance);
  return points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
};
const roundOf = ({ setUp, round }: ReviewedStep): number => (setUp ? 0 : round);
/** The better line of a turn that has one. */
const betterOf = ({ better }: ReviewedStep): readonly number[] => required(better, 'better line of a turn');

/** The most marked turns that are not folded away. */
const MOST_FIRST = 3;

/** The most slow turns of a match that are kept for practice by themselves. */
const MOST_KEPT_SLOW = 5;

/** The most turns that are named while they are judged. */
const MOST_JUDGING = 3;

const NONE: readonly ToldTurn[] = [];
const listed = (turns: readonly ToldTurn[], { from }: ReviewedStep): boolean =>
  turns.some(({ step }) => step.from === from);

/** A row of the summary: the choices of a side, or of the person or the bot that played for it in turn. */
type SummaryRow = SideReview & { readonly name: string; readonly side: number; readonly slow: number };

/** Whether a bot had taken over from the person whose turn it is. */
const byBot = ({ from, seat }: ReviewedStep, tookOver: ReviewPanelProps['tookOver']): boolean =>
  from >= (tookOver[seat] ?? Infinity);

/** The panel. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { match, packs, at, begins, names, sides, own, tookOver, version, onGo, onShow } = props;
  const { texts, review } = useReviewWords();
  const { words } = useWords();
  const { analysis, start, stop, look, begin } = useAnalysis(match, packs);
  // The address names a moment soon after.
  const [isAsked] = useState(begins);
  useEffect(() => {
    if (isAsked) void begin(own);
  }, [isAsked, begin, own]);
  const { state, doing, review: found, marks } = analysis;
  const steps = useMemo(() => found?.steps ?? [], [found]);
  // The marked turn that was last asked for: at first the one that begins where the replay was opened, if one does.
  const [meant, setMeant] = useState<RequestedTurn | null>({ from: version, onBoard: false });
  const turns = useMemo(() => marks?.turns ?? [], [marks]);
  const marked = useMemo(() => turns.flatMap(({ step, state: now }) => (now === 'withdrawn' ? [] : [step])), [turns]);
  // One's own come first, or else everybody's; few of them at the end, for they are to be read.
  const isFirst = (step: ReviewedStep): boolean =>
    own.length === 0 || (own.includes(step.seat) && !byBot(step, tookOver));
  const isRunning = state === 'running';
  const first = turns.filter(({ step }) => isFirst(step)).slice(0, isRunning ? Infinity : MOST_FIRST);
  // Who has no clear mistake still wants to know what might have been better.
  const doubtful = isRunning || first.length > 0 ? [] : doubtfulTurns(steps.filter(isFirst), MOST_FIRST);
  const judging = marks?.judging ?? NONE;
  const cleared = marks?.cleared ?? NONE;
  // While the others are judged, a slow turn may still get a mark.
  const slow = isRunning ? NONE : slowTurns(steps.filter((step) => isFirst(step) && !listed(doubtful, step)));
  const told: readonly ToldTurn[] = [...turns, ...doubtful, ...judging, ...slow, ...cleared];
  // A turn that was asked for is shown as it was to be decided; whoever walks through the match sees it as it was played.
  const here =
    told.find(({ step: { from } }) => from === version && from === meant?.from) ??
    told.find(({ step: { from, to } }) => version > from && version <= to);
  // The turn that is to be decided on the board, or else the one that has just been played.
  const open = steps.filter(({ forced, seat }) => !forced && seat < names.length);
  const stepHere =
    open.find(({ from }) => from === version) ?? open.find(({ from, to }) => version > from && version <= to);
  const who = (step: ReviewedStep): string => {
    const name = words.seat(step.seat, names);
    return byBot(step, tookOver) ? texts.bot(name) : name;
  };
  const label = (step: ReviewedStep, as: ToldTurn['state'] = 'marked'): string => {
    if (as === 'slow') return texts.told(roundOf(step), who(step), texts.slow);
    const verdict = verdictOf(step);
    if (verdict !== 'marked' && verdict !== 'perhaps') return texts.told(roundOf(step), who(step), texts[verdict]);
    const sign = step.mark === null ? null : MARK_SIGNS[step.mark];
    return texts.mark(sign, roundOf(step), who(step), percentLost(step.loss), marginOf(step));
  };
  const lookedAt = here?.state === 'judging' ? steps.findIndex(({ from }) => from === here.step.from) : -1;
  useEffect(() => {
    if (isRunning && lookedAt >= 0) look(lookedAt);
  }, [isRunning, lookedAt, look]);
  const [allJudging, setAllJudging] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const phone = usePhone();
  // There the costliest turn is to be whole, or where one arrives.
  const closeControls = useCloseControls();
  const isTight = (closeControls || phone) && first.length > 0;
  // A match that is opened at its end with a finished analysis shows first what should have been played, wherever the panel is.
  const isFirstLook = useRef(match.over && version === match.version);
  useEffect(() => {
    if (state === 'none' || !isFirstLook.current) return;
    isFirstLook.current = false;
    // On a phone what was asked for is far below, or beside.
    if (state !== 'done' && isAsked && phone) panel.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    if (state !== 'done') return;
    list.current?.firstElementChild?.scrollIntoView({
      behavior: 'instant',
      block: phone ? 'start' : 'nearest',
    });
  }, [state, phone, isAsked]);
  // A mark stays, so that its turn can be practised while the others are judged.
  useEffect(() => {
    const kept = { packs, names, own: true };
    for (const step of marked) {
      if (own.includes(step.seat) && !byBot(step, tookOver)) keepTurn(step, at(step.from), 'marked', kept);
    }
  }, [marked, own, tookOver, at, packs, names]);
  const isDone = state === 'done';
  useEffect(() => {
    if (!isDone) return;
    const kept = { packs, names, own: true };
    const isOwn = (step: ReviewedStep): boolean => own.includes(step.seat) && !byBot(step, tookOver);
    for (const { step } of slowTurns(steps.filter(isOwn)).slice(0, MOST_KEPT_SLOW)) {
      keepTurn(step, at(step.from), 'slow', kept);
    }
  }, [isDone, steps, own, tookOver, at, packs, names]);
  const others = turns.filter((turn) => !first.includes(turn));
  // One's own are judged first.
  const judgingFirst = isRunning && doing?.stage === 'playouts' ? judging.filter(({ step }) => isFirst(step)) : [];
  const judged = first.length + cleared.filter(({ step }) => isFirst(step) && !listed(turns, step)).length;
  const titleOf = (step: ReviewedStep): string => {
    const name = own.length === 0 ? who(step) : null;
    return step.mark === null ? texts.mostDoubtful(roundOf(step), name) : texts.costliest(roundOf(step), name);
  };
  const listedTurn = (turn: ToldTurn, isCostliest: boolean): ReactNode => {
    const { step } = turn;
    return (
      <MarkedTurn
        key={step.from}
        turn={turn}
        at={at}
        names={names}
        label={label(step, turn.state)}
        title={isCostliest ? titleOf(step) : null}
        isOwn={own.includes(step.seat) && !byBot(step, tookOver)}
        isHere={here === turn}
        onGo={(onBoard) => {
          setMeant({ from: step.from, onBoard });
          onGo(step.from);
          if (!onBoard) return;
          const codes = otherOf(turn);
          const text = capital(review.line(at(step.from), codes, names));
          onShow({ from: step.from, codes, text, certainty: callingOf(turn) }, step.from);
        }}
      />
    );
  };
  const newOnes = first.filter((turn) => turn.state === 'new').length;
  const sorted = marks?.isSorted === true && newOnes === 0 ? texts.sorted : '';
  const order = first.length === 0 ? '' : isRunning ? `${sorted} ${texts.soFar(newOnes)}`.trim() : sorted;
  const noFirst = own.length === 0 || marked.length === 0 ? texts.noneMarked : texts.noneOfOwn;
  // Where a bot finished, the person neither won nor lost.
  const [ownSide = null] = own.filter((seat) => tookOver[seat] === null || tookOver[seat] === undefined);
  // What a person and the bot after it chose is summed up apart.
  const partsOf = (whole: SideReview, side: number): readonly SummaryRow[] => {
    const name = required(sides[side], `name of side ${side}`);
    const since = tookOver[side] ?? null;
    const slowIn = (some: readonly ReviewedStep[]): number =>
      slowTurns(some.filter(({ seat }) => seat === side)).length;
    const before = steps.filter(({ from }) => since === null || from < since);
    const played = before.findLast(({ seat }) => seat === side);
    if (since === null) return [{ ...whole, name, side, slow: slowIn(steps) }];
    const after = {
      ...sideReviewOf(steps.slice(before.length), side, match.over),
      name: texts.bot(name),
      side,
      slow: slowIn(steps.slice(before.length)),
    };
    if (played === undefined) return [after];
    return [
      { ...sideReviewOf(before, side, match.over), name: texts.upTo(name, played.round), side, slow: slowIn(before) },
      after,
    ];
  };
  const ahead = found && sides.length === names.length ? headStart(found) : null;
  const now = doing ? texts.doing[doing.stage] : texts.begins;
  const stage = doing?.stage ?? 'curve';
  const sure =
    stage !== 'playouts'
      ? texts.sure[stage]
      : judgingFirst.length > 0
        ? texts.sure.playouts(judged, judged + judgingFirst.length)
        : own.length > 0
          ? texts.sureOfOwn
          : texts.sure.turns;
  const timeLeft =
    doing === null || doing.left === null
      ? null
      : texts.leftOfPart(texts.left(doing.left.seconds / 60), doing.left.isLonger);

  // A loss turn by turn has no mark: where none is the reader's, the whole match is told at once.
  // Nothing is decided while a match goes on.
  const account = match.over && (
    <MatchAccount
      match={match}
      own={ownSide}
      names={names}
      sides={sides}
      isOpen={state === 'done' && first.length === 0}
      onGo={(to) => {
        setMeant({ from: to, onBoard: false });
        onGo(to);
      }}
    />
  );
  if (state === 'none') {
    return (
      <section className={styles.review} aria-label={texts.title} data-review={state}>
        <Button kind="main" size="low" data-analyse onClick={() => start(own)}>
          {texts.start}
        </Button>
        <small>{texts.startHelp}</small>
        {account}
      </section>
    );
  }
  return (
    <section ref={panel} className={styles.review} aria-label={texts.title} data-review={state}>
      {isRunning && (
        <div className={styles.progress}>
          <label>
            <span role="status" data-doing={doing?.stage}>
              {now}
            </span>
            <progress max={Math.max(1, doing?.of ?? 1)} value={doing?.done ?? 0} />
            <small data-sure>{sure}</small>
            <small className={styles.left} data-left>
              {timeLeft}
            </small>
          </label>
          <Button kind="soft" size="low" data-stop onClick={stop}>
            {texts.stop}
          </Button>
        </div>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <p role="status">
          {state === 'stopped' ? texts.stopped : texts.failed}{' '}
          <Button kind="soft" size="low" data-analyse onClick={() => start(own)}>
            {texts.again}
          </Button>
        </p>
      )}
      {here && (
        <Better {...props} turn={here} meant={meant?.from === here.step.from ? meant : null} isRunning={isRunning} />
      )}
      {!isTight && account}
      {/* What is read first: what should have been played. */}
      {state === 'done' && first.length === 0 && <h3>{noFirst}</h3>}
      <p className={styles.order} role="status" data-order>
        {order}
      </p>
      {doubtful.length > 0 && (
        <>
          <p>{texts.doubtful}</p>
          <ul ref={list} className={styles.marks} data-doubtful>
            {doubtful.map((turn, place) => listedTurn(turn, place === 0))}
          </ul>
        </>
      )}
      {first.length > 0 && (
        <ul ref={list} className={styles.marks} data-first-marks>
          {first.map((turn, place) => listedTurn(turn, place === 0 && !isRunning))}
        </ul>
      )}
      {isTight && account}
      {judgingFirst.length > 0 && (
        <p className={styles.judging} data-judging>
          <span>{texts.judgingNow}</span>
          {judgingFirst.slice(0, allJudging ? Infinity : MOST_JUDGING).map(({ step }) => (
            <Button
              key={step.from}
              kind="soft"
              size="low"
              aria-current={here?.step.from === step.from ? 'step' : undefined}
              onClick={() => {
                setMeant({ from: step.from, onBoard: false });
                onGo(step.from);
              }}
            >
              {own.length === 0 ? `${texts.round(roundOf(step))}, ${who(step)}` : texts.round(roundOf(step))}
            </Button>
          ))}
          {judgingFirst.length > MOST_JUDGING && !allJudging && (
            <Button kind="soft" size="low" data-judging-more onClick={() => setAllJudging(true)}>
              {texts.judgingMore(judgingFirst.length - MOST_JUDGING)}
            </Button>
          )}
        </p>
      )}
      {/* Which turn that is may change until all are judged. */}
      {found && match.over && !isRunning && (
        <TurningPoint
          review={found}
          side={ownSide}
          said={first.map(({ step }) => step)}
          names={names}
          sides={sides}
          tookOver={tookOver}
          at={at}
          onGo={(to) => {
            setMeant({ from: to, onBoard: false });
            onGo(to);
          }}
        />
      )}
      {found && (
        <Curve
          title={texts.curve}
          help={texts.curveHelp}
          stops={[0, ...steps.map(({ to }) => to)]}
          values={[found.start, ...steps.map(({ after }) => after)].map(({ win }) => win.map(percent))}
          scale={[0, 50, 100]}
          rounds={steps.map(roundOf)}
          errors={[found.startError, ...steps.map(({ error }) => error)].map((error) => 100 * error)}
          marks={[
            ...marked.map((step) => ({ version: step.to, side: step.seat, text: label(step) })),
            ...slow.map(({ step, state: quiet }) => ({
              version: step.to,
              side: step.seat,
              text: label(step, quiet),
              isQuiet: true,
            })),
          ]}
          names={sides}
          version={version}
          now={now}
          onGo={onGo}
        />
      )}
      {ahead && state === 'done' && (
        <p data-head-start>
          {texts.headStart(
            ahead.side === ownSide ? null : (sides[ahead.side] ?? ''),
            percent(ahead.chance),
            percent(ahead.margin),
          )}
        </p>
      )}
      {/* Whoever believes in another turn than the analysis tries it. */}
      {stepHere && (
        <p className={styles.tryOther}>
          <Button
            kind="soft"
            size="low"
            data-try-turn
            onClick={() => {
              const isOwn = own.includes(stepHere.seat) && !byBot(stepHere, tookOver);
              const before = at(stepHere.from);
              const kept = { packs, names, own: isOwn };
              // Of a marked turn the better one is known.
              practise(keepTurn(stepHere, before, isMarked(stepHere) ? 'marked' : 'tried', kept));
            }}
          >
            {texts.tryOther(roundOf(stepHere), who(stepHere))}
          </Button>
        </p>
      )}
      {found && isRunning && <small data-so-far>{texts.curveSoFar}</small>}
      {/* Solo's rival is beaten by strong play from nearly everywhere: slow turns lose no chance, and accuracy alone would mislead. */}
      {found && sides.length > names.length && <p data-solo-chances>{texts.soloChances}</p>}
      {slow.length > 0 && (
        <details data-slow open={first.length === 0}>
          <summary>{texts.slowTurns(slow.length)}</summary>
          <p>{texts.slowHelp}</p>
          <ul className={styles.marks}>{slow.map((turn) => listedTurn(turn, false))}</ul>
        </details>
      )}
      {others.length > 0 && (
        <details data-other-marks open={!isRunning && first.length === 0}>
          <summary>
            {isRunning || first.length === 0 ? texts.marksOfOthers(others.length) : texts.otherMarks(others.length)}
          </summary>
          <ul className={styles.marks}>{others.map((turn) => listedTurn(turn, false))}</ul>
        </details>
      )}
      {found && state === 'done' && (
        <table className={numberTableClass(styles.table)} data-summary>
          <caption>{texts.summed}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.who}</th>
              <th scope="col">{texts.accuracy}</th>
              <th scope="col">{texts.byChoice}</th>
              <th scope="col">{texts.luckInAll}</th>
            </tr>
          </thead>
          <tbody>
            {found.seats
              .flatMap(partsOf)
              .map(({ name, side, accuracy, choices, lost, lostError, luck, luckError, slow: slowOnes }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{accuracy === null ? '–' : `${accuracy.toFixed(0)} %`}</td>
                  <td>
                    {side < names.length ? (
                      <>
                        {lostError === 0 ? texts.noLoss : <Figure value={-lost} error={lostError} />}{' '}
                        <small>{texts.ofTurns(choices, slowOnes)}</small>
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                  <td>{luckError === 0 ? '–' : <Figure value={luck} error={luckError} />}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      {steps.length > 0 && (
        <details>
          <summary>{texts.table}</summary>
          <table className={numberTableClass(styles.table)} data-turns>
            <caption>{texts.unit}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.turn}</th>
                {sides.map((name, side) => (
                  <th key={side} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">{texts.lost}</th>
                <th scope="col">{texts.luck}</th>
              </tr>
            </thead>
            <tbody>
              {steps.map((step) => (
                <tr key={step.from}>
                  <th scope="row">{texts.turnIs(roundOf(step), who(step))}</th>
                  {step.after.win.map((chance, side) => (
                    <td key={side}>{percent(chance)}</td>
                  ))}
                  <LostCell step={step} isRunning={isRunning} />
                  <td>
                    {step.luck && (
                      <Figure
                        value={required(step.luck[step.seat], `luck of seat ${step.seat}`)}
                        error={step.luckError}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      <details data-figures>
        <summary>{texts.figures}</summary>
        <ul className={styles.figures}>
          {texts.help.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** A change of the chance to win in a table. What may be nothing is told in words, its figures as a detail. */
function Figure({ value, error }: { readonly value: number; readonly error: number }) {
  const { texts } = useReviewWords();
  const interval = intervalOf({ value, error });
  const difference = differenceIn(interval);
  const figure = `${signed(value)} ±${percent((interval[1] - interval[0]) / 2)}`;
  if (isFinding(difference)) return figure;
  return difference === 'none' ? texts.none : <span title={`${figure} %`}>{texts.unclear}</span>;
}

/** What a turn lost, in the table. Where that is unclear the figures are a detail. */
function LostCell({ step, isRunning }: { readonly step: ReviewedStep; readonly isRunning: boolean }) {
  const { texts } = useReviewWords();
  const verdict = verdictOf(step);
  if (step.slow) return <td title={texts.slowHelp}>{texts.slow}</td>;
  switch (verdict) {
    case 'marked':
      return <td>{`${figureOf(step)} ${step.mark === null ? '' : MARK_SIGNS[step.mark]}`}</td>;
    case 'perhaps':
      return <td>{figureOf(step)}</td>;
    case 'judging':
      return <td>{isRunning ? '…' : '–'}</td>;
    case 'same':
      return <td>{step.forced ? '' : texts.same}</td>;
    case 'none':
      return <td>{texts.none}</td>;
    case 'unclear':
    case 'even':
      return <td title={`${figureOf(step)} %`}>{texts[verdict]}</td>;
  }
}

/** Opens the practice of a kept turn. */
function practise(id: string): void {
  location.hash = `#/practice/${id}`;
}

/**
 * Keeps a turn for practice.
 * @param before the match at its beginning. @param as what is to be found: the better line, what a slow turn delayed, or anything else.
 * @returns the id it is kept under
 */
function keepTurn(
  step: ReviewedStep,
  before: Match,
  as: 'marked' | 'slow' | 'tried',
  kept: Pick<Parameters<typeof keepMistake>[0], 'packs' | 'names' | 'own'>,
): string {
  const { seat, codes, mark, loss } = step;
  const turn = { record: before.record(), ...kept, seat, round: roundOf(step), played: codes };
  switch (as) {
    case 'marked':
      return keepMistake({ ...turn, mark, loss, better: betterOf(step) });
    case 'slow': {
      const slow = required(step.slow ?? undefined, 'what a slow turn delayed');
      return keepMistake({ ...turn, mark: null, loss: 0, better: slow.line, slow });
    }
    case 'tried':
      return keepMistake({ ...turn, mark: null, loss: 0, better: codes });
  }
}

/**
 * The played line, the better line, and the reason; on the board the better one is framed and the played one has its
 * player's sign.
 */
function Better({
  at,
  packs,
  names,
  own,
  tookOver,
  turn,
  version,
  meant,
  shown,
  onShow,
  board,
  onWay,
  isRunning,
}: ReviewPanelProps & { readonly turn: ToldTurn; readonly meant: RequestedTurn | null; readonly isRunning: boolean }) {
  const { texts, review } = useReviewWords();
  const { words } = useWords();
  const anchors = useAnchors();
  const narrow = useNarrow();
  const phone = usePhone();
  const { step } = turn;
  const isCleared = turn.state === 'withdrawn' || turn.state === 'cleared';
  const marked = isCleared || step.mark === null ? null : { ...step, mark: step.mark };
  const verdict = verdictOf(step);
  const { from, to, seat, codes } = step;
  const before = useMemo(() => at(from), [at, from]);
  const line = otherOf(turn);
  const isSlow = turn.state === 'slow';
  const isShown = shown?.from === from;
  const isOwn = own.includes(seat) && !byBot(step, tookOver);
  const lit = useMemo(
    () => (isCleared ? [] : thingsAt(thingsOfLine(before, line), before, board)),
    [isCleared, before, line, board],
  );
  useLit(lit);
  useEffect(() => {
    if (isCleared) return undefined;
    const things = thingsAt(thingsOfLine(before, codes), before, board);
    onWay(wayOfLine(before, line), { to, seat, things });
    return () => onWay([], null);
  }, [isCleared, before, line, codes, to, seat, board, onWay]);
  const panel = useRef<HTMLDivElement>(null);
  // On a phone the board is out of sight.
  const toBoard = useCallback((): boolean => {
    const [first] = narrow ? lit.flatMap((thing) => anchors.all(thing)) : [];
    first?.scrollIntoView({ behavior: scrolling(), block: 'center' });
    return first !== undefined;
  }, [narrow, lit, anchors]);
  const seen = useRef<RequestedTurn | null>(null);
  // The list of marked turns is long, and this is above it.
  useEffect(() => {
    if (meant === null || seen.current === meant) return;
    seen.current = meant;
    if (!(meant.onBoard && toBoard()))
      panel.current?.scrollIntoView({ behavior: scrolling(), block: phone ? 'start' : 'nearest' });
  }, [meant, toBoard, phone]);
  const name = byBot(step, tookOver) ? texts.bot(words.seat(step.seat, names)) : words.seat(step.seat, names);
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
              : texts.cleared(verdict === 'marked' || verdict === 'perhaps' ? null : texts[verdict])}
          </b>{' '}
          · {name}
        </p>
        {isShown && show}
      </div>
    );
  }
  const isJudging = verdict === 'judging';
  const calling = callingOf(turn);
  const isOpen = calling === 'open';
  const headlineOf = (): string => {
    if (isSlow) return capital(texts.slow);
    if (step.mark !== null) return review.mark(step.mark);
    if (verdict === 'marked' || verdict === 'perhaps') return texts.certainties[calling];
    return capital(isJudging && !isRunning ? texts.notJudged : texts[verdict]);
  };
  return (
    <div ref={panel} className={styles.better} data-better={turn.state}>
      <p>
        <b>{headlineOf()}</b> · {name}
        {!isJudging && !isOpen && !isSlow && (
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
        {(marked !== null || isSlow) && (
          <Button
            kind="soft"
            size="low"
            data-practise
            onClick={() => {
              const kept = { packs, names, own: isOwn };
              practise(keepTurn(step, before, marked === null ? 'slow' : 'marked', kept));
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
        <dd>{capital(review.line(before, step.codes, names))}</dd>
        <dt className={styles.betterSign}>{texts.certainties[calling]}</dt>
        <dd>{capital(review.line(before, line, names))}</dd>
      </dl>
      {isShown && <Ahead match={before} outcome={outcomeOf(before, line)} names={names} />}
      <small>{(isShown ? texts.shownOnBoard : texts.onBoard)(calling === 'sure')}</small>
      {isJudging && isRunning && <p>{texts.judgingHelp}</p>}
      {isSlow && step.slow && <p>{review.slow(before, step.slow)}</p>}
      {isSlow && <small>{texts.slowHelp}</small>}
      {isOpen && !isJudging && verdict !== 'none' && (
        <small className={styles.measured} data-measured>
          {texts.measured(figureOf(step))}
        </small>
      )}
      {!isJudging &&
        !isSlow &&
        review.reasons(before, step, names, namingOf(step)).map((reason) => <p key={reason}>{reason}</p>)}
    </div>
  );
}

const scrolling = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
