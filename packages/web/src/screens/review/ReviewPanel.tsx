/** The analysis of a replayed match: its curve, its marked turns, better lines, and the accuracy of the players. */

import { type Mark, percentLost, type ReviewedStep, type SideReview, sideReviewOf } from '@windrose/analysis';
import { type Match, type RawPack, required } from '@windrose/rules';

import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { useAnchors } from '../../anchors/anchors.ts';
import { seatColour } from '../../art/Icon.tsx';
import { useNarrow } from '../../browser/media.ts';
import { prefersReducedMotion } from '../../browser/settings.ts';
import { capital } from '../../i18n/capital.ts';
import { useWords } from '../../i18n/words.ts';
import { thingsAt, thingsOfLine, wayOfLine } from '../../play/line-things.ts';
import { keepMistake, MARK_SIGNS } from '../../play/mistakes.ts';
import { type Leg, outcomeOf } from '../../play/outcome.ts';
import { Curve } from './Curve.tsx';
import { Ahead } from '../../table/Ahead.tsx';
import { useLit } from '../../table/lit.ts';
import { useAnalysis } from './analysis.ts';
import { TurningPoint } from './TurningPoint.tsx';
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
}

/** The props of the panel. */
export interface ReviewPanelProps {
  /** The whole match. */
  readonly match: Match;
  readonly packs: readonly RawPack[];
  /** The match after a number of choices. */
  readonly at: (version: number) => Match;
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
  readonly onShow: (line: ShownLine | null) => void;
  /** The match as it stands on the board. */
  readonly board: Match;
  /**
   * Called with the way of a better turn, and with an empty one when there is none any more.
   * @param played the version at the end of the turn that was played instead; null if there is none
   */
  readonly onWay: (way: readonly Leg[], played: number | null) => void;
}

/** A marked turn that somebody has asked for; another object each time. */
interface RequestedTurn {
  readonly from: number;
}

/** A turn with a mark. */
type MarkedStep = ReviewedStep & { readonly mark: Mark };
const isMarked = (step: ReviewedStep): step is MarkedStep => step.mark !== null;

const percent = (chance: number): number => Math.round(chance * 100);
/** With its sign; what rounds to nothing has none. */
const signed = (chance: number): string => {
  const points = percent(chance);
  return points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
};
/** The margin of error of the loss (90 %), in percentage points. */
const marginOf = ({ lossInterval }: ReviewedStep): number =>
  lossInterval ? percent((lossInterval[1] - lossInterval[0]) / 2) : 0;
const turnOf = ({ setUp, round, seat }: ReviewedStep, inSetUp: string): string =>
  setUp ? `${inSetUp} ${seat + 1}` : `${round}.${seat + 1}`;

/** The most marked turns that are not folded away. */
const MOST_FIRST = 3;

/** A row of the summary: the choices of a side, or of the person or the bot that played for it in turn. */
type SummaryRow = SideReview & { readonly name: string; readonly side: number };

/** Whether a bot had taken over from the person whose turn it is. */
const byBot = ({ from, seat }: ReviewedStep, tookOver: ReviewPanelProps['tookOver']): boolean =>
  from >= (tookOver[seat] ?? Infinity);

/** The panel. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { match, packs, at, names, sides, own, tookOver, version, onGo } = props;
  const { texts, review } = useReviewWords();
  const { ui, words } = useWords();
  const { analysis, start, stop } = useAnalysis(match, packs);
  const { state, doing, review: found } = analysis;
  const steps = found?.steps ?? [];
  // The marked turn that was last asked for.
  const [meant, setMeant] = useState<RequestedTurn | null>(null);
  const marked = useMemo(() => (found?.steps ?? []).filter(isMarked).toSorted((a, b) => b.loss - a.loss), [found]);
  // A turn that was asked for is shown as it was to be decided; whoever walks through the match sees it as it was played.
  const here =
    marked.find(({ from }) => from === version && from === meant?.from) ??
    marked.find(({ from, to }) => version > from && version <= to);
  const label = (step: MarkedStep): string =>
    texts.mark(
      MARK_SIGNS[step.mark],
      step.setUp ? 0 : step.round,
      byBot(step, tookOver) ? texts.bot(words.seat(step.seat, names)) : words.seat(step.seat, names),
      percentLost(step.loss),
      marginOf(step),
    );
  useEffect(() => {
    if (state !== 'done') return;
    for (const step of marked) {
      if (own.includes(step.seat) && !byBot(step, tookOver)) keepStep(step, at(step.from), packs, names);
    }
  }, [state, marked, own, tookOver, at, packs, names]);
  // One's own come first, or else everybody's; few of them, for they are to be read.
  const ownMarked = marked.filter((step) => own.includes(step.seat) && !byBot(step, tookOver));
  const first = (own.length === 0 ? marked : ownMarked).slice(0, MOST_FIRST);
  const others = marked.filter((step) => !first.includes(step));
  const markButtons = (some: readonly MarkedStep[]): ReactNode => (
    <ul className={styles.marks}>
      {some.map((step) => (
        <li key={step.from}>
          <Button
            kind="soft"
            size="low"
            data-mark={step.mark}
            aria-current={step === here ? 'step' : undefined}
            title={review.mark(step.mark)}
            onClick={() => {
              setMeant({ from: step.from });
              onGo(step.from);
            }}
          >
            {label(step)}
          </Button>
        </li>
      ))}
    </ul>
  );
  // Where a bot finished, the person neither won nor lost.
  const [ownSide = null] = own.filter((seat) => tookOver[seat] === null || tookOver[seat] === undefined);
  // What a person and the bot after it chose is summed up apart.
  const partsOf = (whole: SideReview, side: number): readonly SummaryRow[] => {
    const name = required(sides[side], `name of side ${side}`);
    const since = tookOver[side] ?? null;
    const before = steps.filter(({ from }) => since === null || from < since);
    const played = before.findLast(({ seat }) => seat === side);
    if (since === null) return [{ ...whole, name, side }];
    const after = { ...sideReviewOf(steps.slice(before.length), side, match.over), name: texts.bot(name), side };
    if (played === undefined) return [after];
    return [{ ...sideReviewOf(before, side, match.over), name: texts.upTo(name, played.round), side }, after];
  };
  const now = doing ? texts.doing[doing.stage] : texts.begins;
  const timeLeft =
    doing === null || doing.left === null
      ? null
      : texts.leftOfPart(texts.left(doing.left.seconds / 60), doing.left.isLonger);

  if (state === 'none') {
    return (
      <section className={styles.review} aria-label={texts.title} data-review={state}>
        <Button kind="main" size="low" data-analyse onClick={start}>
          {texts.start}
        </Button>
        <small>{texts.startHelp}</small>
      </section>
    );
  }
  return (
    <section className={styles.review} aria-label={texts.title} data-review={state}>
      {state === 'running' && (
        <div className={styles.progress}>
          <label>
            <span role="status" data-doing={doing?.stage}>
              {now}
            </span>
            <progress max={Math.max(1, doing?.of ?? 1)} value={doing?.done ?? 0} />
            <small data-left>{timeLeft ?? texts.goesOn}</small>
          </label>
          <Button kind="soft" size="low" data-stop onClick={stop}>
            {texts.stop}
          </Button>
        </div>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <p role="status">
          {state === 'stopped' ? texts.stopped : texts.failed}{' '}
          <Button kind="soft" size="low" data-analyse onClick={start}>
            {texts.again}
          </Button>
        </p>
      )}
      {found && (
        <Curve
          title={texts.curve}
          help={texts.curveHelp}
          stops={[0, ...steps.map(({ to }) => to)]}
          values={[found.start, ...steps.map(({ after }) => after)].map(({ win }) => win.map(percent))}
          errors={[found.startError, ...steps.map(({ error }) => error)].map((error) => 100 * error)}
          marks={marked.map((step) => ({ version: step.to, side: step.seat, text: label(step) }))}
          names={sides}
          version={version}
          now={now}
          onGo={onGo}
        />
      )}
      {/* Solo's rival is beaten by strong play from nearly everywhere: slow turns lose no chance, and accuracy alone would mislead. */}
      {found && sides.length > names.length && <p data-solo-chances>{texts.soloChances}</p>}
      {found && match.over && (
        <TurningPoint review={found} side={ownSide} names={names} sides={sides} tookOver={tookOver} onGo={onGo} />
      )}
      {here && <Better {...props} step={here} meant={meant?.from === here.from ? meant : null} />}
      {state !== 'running' && (
        <h3>
          {first.length > 0
            ? own.length === 0
              ? texts.marked
              : texts.ownMarked
            : own.length === 0 || marked.length === 0
              ? texts.noneMarked
              : texts.noneOfOwn}
        </h3>
      )}
      {first.length > 0 && markButtons(first)}
      {others.length > 0 && (
        <details data-other-marks open={first.length === 0}>
          <summary>{first.length === 0 ? texts.marksOfOthers(others.length) : texts.otherMarks(others.length)}</summary>
          {markButtons(others)}
        </details>
      )}
      {found && state === 'done' && (
        <table className={numberTableClass(styles.table)} data-summary>
          <thead>
            <tr>
              <th scope="col">{texts.who}</th>
              <th scope="col">{texts.accuracy}</th>
              <th scope="col">{texts.byChoice}</th>
              <th scope="col">{texts.luck}</th>
            </tr>
          </thead>
          <tbody>
            {found.seats.flatMap(partsOf).map(({ name, side, accuracy, lost, lostError, luck, luckError }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{accuracy === null ? '–' : `${accuracy.toFixed(0)} %`}</td>
                <td>{side < names.length ? `${signed(-lost)} ±${percent(lostError)}` : '–'}</td>
                <td>{`${signed(luck)} ±${percent(luckError)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {steps.length > 0 && (
        <details>
          <summary>{texts.table}</summary>
          <table className={numberTableClass(styles.table)} data-turns>
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
                  <th scope="row">{turnOf(step, ui.setUp)}</th>
                  {step.after.win.map((chance, side) => (
                    <td key={side}>{percent(chance)}</td>
                  ))}
                  <td>
                    {step.loss > 0 ? `−${percentLost(step.loss)} ±${marginOf(step)}` : ''}{' '}
                    {step.mark ? MARK_SIGNS[step.mark] : ''}
                  </td>
                  <td>
                    {step.luck
                      ? `${signed(required(step.luck[step.seat], `luck of seat ${step.seat}`))} ±${percent(step.luckError)}`
                      : ''}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      <details data-figures>
        <summary>{texts.figures}</summary>
        <small>{texts.help}</small>
      </details>
    </section>
  );
}

/** Keeps a marked turn for practice. @param before the match at its beginning. @returns the id it is kept under */
function keepStep(step: MarkedStep, before: Match, packs: readonly RawPack[], names: readonly string[]): string {
  const { seat, setUp, round, mark, loss, codes, better } = step;
  return keepMistake({
    record: before.record(),
    packs,
    names,
    seat,
    round: setUp ? 0 : round,
    mark,
    loss,
    played: codes,
    better: required(better, 'better line for a marked turn'),
  });
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
  step,
  meant,
  shown,
  onShow,
  board,
  onWay,
}: ReviewPanelProps & { readonly step: MarkedStep; readonly meant: RequestedTurn | null }) {
  const { texts, review } = useReviewWords();
  const { words } = useWords();
  const anchors = useAnchors();
  const narrow = useNarrow();
  const { from, to } = step;
  const before = useMemo(() => at(from), [at, from]);
  const line = required(step.better, 'better line for a marked turn');
  const isShown = shown?.from === from;
  const lit = useMemo(() => thingsAt(thingsOfLine(before, line), before, board), [before, line, board]);
  useLit(lit);
  useEffect(() => {
    onWay(wayOfLine(before, line), to);
    return () => onWay([], null);
  }, [before, line, to, onWay]);
  const panel = useRef<HTMLDivElement>(null);
  // The list of marked turns is long, and this is above it.
  useEffect(() => {
    if (meant) panel.current?.scrollIntoView({ behavior: scrolling(), block: 'nearest' });
  }, [meant]);
  // On a phone the board is out of sight.
  const toBoard = (): void => {
    const [first] = lit.flatMap((thing) => anchors.all(thing));
    if (narrow) first?.scrollIntoView({ behavior: scrolling(), block: 'center' });
  };
  return (
    <div ref={panel} className={styles.better} data-better>
      <p>
        <b>{review.mark(step.mark)}</b> ·{' '}
        {byBot(step, tookOver) ? texts.bot(words.seat(step.seat, names)) : words.seat(step.seat, names)}
      </p>
      <dl>
        <dt className={styles.playedSign} style={{ '--seat': seatColour(step.seat) } as CSSProperties}>
          {texts.played}
        </dt>
        <dd>{capital(review.line(before, step.codes, names))}</dd>
        <dt className={styles.betterSign}>{texts.better}</dt>
        <dd>{capital(review.line(before, line, names))}</dd>
      </dl>
      <small>{texts.onBoard}</small>
      {review.reasons(before, step, names).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {isShown && <Ahead match={before} outcome={outcomeOf(before, line)} names={names} />}
      <Button
        kind="soft"
        size="low"
        data-show-better
        aria-pressed={isShown}
        onClick={() => {
          onShow(isShown ? null : { from, codes: line, text: capital(review.line(before, line, names)) });
          toBoard();
        }}
      >
        {isShown ? texts.back : texts.show}
      </Button>
      {/* A turn of somebody else's is nobody's mistake here; of a match without one's own seat any may be practised. */}
      {(own.length === 0 || own.includes(step.seat)) && !byBot(step, tookOver) && (
        <Button
          kind="soft"
          size="low"
          data-practise
          onClick={() => {
            location.hash = `#/practice/${keepStep(step, before, packs, names)}`;
          }}
        >
          {texts.practise}
        </Button>
      )}
    </div>
  );
}

const scrolling = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
