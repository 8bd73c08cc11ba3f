/** The analysis of a replayed match: its curve, its marked turns, better lines, and the accuracy of the players. */

import { CARELESS, type CarelessKind } from '@windrose/analysis';
import type { Match } from '@windrose/rules';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';

import { useCloseControls, usePhone } from '../../browser/media.ts';
import { prefersReducedMotion } from '../../browser/settings.ts';
import { capital } from '../../i18n/capital.ts';
import { Button } from '../../ui/Button.tsx';
import { useAnalysis } from './analysis.ts';
import { AnalysisProgress } from './AnalysisProgress.tsx';
import { BetterTurn } from './BetterTurn.tsx';
import { ChanceCurve } from './ChanceCurve.tsx';
import { CheckedTurns } from './CheckedTurns.tsx';
import { percent } from './figures.ts';
import { useFirstLook } from './first-look.ts';
import { JudgingTurns } from './JudgingTurns.tsx';
import { keepTurn, practise, useKeptTurns } from './kept-for-practice.ts';
import { MarkedTurns } from './MarkedTurns.tsx';
import { isMarked, type ToldTurn } from './marks-in-order.ts';
import { MatchAccount } from './MatchAccount.tsx';
import { useRequestedTurn } from './requested-turn.ts';
import { isOwnTurn, type ReviewedMatch, roundOf } from './reviewed-match.ts';
import styles from './Review.module.css';
import type { BoardBeside } from './shown-line.ts';
import { SummaryTable } from './SummaryTable.tsx';
import { decisionsAt, toldTurns, turnAt } from './told-turns.ts';
import { useTurnNames } from './turn-names.ts';
import { TurningPoint } from './TurningPoint.tsx';
import { headStart } from './turning-point.ts';
import { TurnsTable } from './TurnsTable.tsx';
import { useReviewWords } from './words.ts';

/** The props of the panel. */
export interface ReviewPanelProps extends ReviewedMatch, BoardBeside {
  /** The whole match. */
  readonly match: Match;
  /** Whether the analysis begins at once, if none is kept. */
  readonly begins: boolean;
  /** The names of all sides: the seats', and the rival's. */
  readonly sides: readonly string[];
  readonly version: number;
  readonly onGo: (version: number) => void;
}

const countsOf = (turns: readonly ToldTurn[]): Readonly<Record<CarelessKind, number>> => {
  const countOf = (kind: CarelessKind): number => turns.filter(({ state }) => state === kind).length;
  return { slow: countOf('slow'), wasted: countOf('wasted'), idle: countOf('idle') };
};

/** Opens the lists that have slow turns, and brings the first of these into view. */
function showSlow(panel: HTMLElement | null): void {
  const slow = panel?.querySelectorAll<HTMLElement>('[data-careless] [data-turn="slow"]') ?? [];
  for (const turn of slow) turn.closest('details')?.setAttribute('open', '');
  const [first] = slow;
  first?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'center' });
  first?.querySelector('button')?.focus({ preventScroll: true });
}

/** What careless turns are, and the turns. */
function CarelessTurns(props: ComponentProps<typeof MarkedTurns>) {
  const { texts } = useReviewWords();
  const counts = countsOf(props.turns);
  return (
    <>
      {CARELESS.map((kind) => counts[kind] > 0 && <p key={kind}>{texts.carelessHelp[kind]}</p>)}
      <ul className={styles.marks}>
        <MarkedTurns {...props} />
      </ul>
    </>
  );
}

/** The panel. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { match, packs, at, begins, names, sides, own, tookOver, version, onGo, onShow } = props;
  const { texts } = useReviewWords();
  const { who } = useTurnNames({ names, tookOver });
  const { analysis, start, stop, look, begin } = useAnalysis(match, packs);
  // The address names a moment soon after.
  const [isAsked] = useState(begins);
  useEffect(() => {
    if (isAsked) void begin(own);
  }, [isAsked, begin, own]);
  const { state, doing, review: found, marks } = analysis;
  const isRunning = state === 'running';
  const steps = useMemo(() => found?.steps ?? [], [found]);
  const marked = useMemo(
    () => (marks?.turns ?? []).flatMap(({ step, state: now }) => (now === 'withdrawn' ? [] : [step])),
    [marks],
  );
  const told = toldTurns(steps, marks, { own, tookOver }, { isRunning, isJudging: doing?.stage === 'playouts' });
  const { first, others, doubtful, careless, carelessOfOthers } = told;
  const { requested, request } = useRequestedTurn(version, onGo);
  const here = turnAt(told.all, version, requested.from);
  const decisions = decisionsAt(steps, version, names.length, {
    own,
    tookOver,
    isEnd: match.over && version === match.version,
  });
  const tries = [decisions.own, decisions.other].flatMap((step) => {
    if (step === undefined) return [];
    const round = roundOf(step);
    const named = own.length === 0 ? texts.tryOther(round, who(step)) : texts.tryOf(round, who(step));
    return [{ step, text: step === decisions.own ? texts.tryOwn(round) : named }];
  });
  const lookedAt = here?.state === 'judging' ? steps.findIndex(({ from }) => from === here.step.from) : -1;
  useEffect(() => {
    if (isRunning && lookedAt >= 0) look(lookedAt);
  }, [isRunning, lookedAt, look]);
  const phone = usePhone();
  // There the costliest turn is to be whole, or where one arrives.
  const closeControls = useCloseControls();
  const isTight = (closeControls || phone) && first.length > 0;
  const { panel, list } = useFirstLook(match.over && version === match.version, { state, isAsked, phone });
  useKeptTurns({ at, packs, names, own, tookOver }, { steps, marked, isDone: state === 'done' });
  const listed = { here, at, names, own, tookOver, onRequest: request, onShow };
  const newOnes = first.filter((turn) => turn.state === 'new').length;
  const sorted = marks?.isSorted === true && newOnes === 0 ? texts.sorted : '';
  const order = first.length === 0 ? '' : isRunning ? `${sorted} ${texts.soFar(newOnes)}`.trim() : sorted;
  const noFirst = own.length === 0 || marked.length === 0 ? texts.noneMarked : texts.noneOfOwn;
  // Where a bot finished, the person neither won nor lost.
  const [ownSide = null] = own.filter((seat) => tookOver[seat] === null || tookOver[seat] === undefined);
  const ahead = found && sides.length === names.length ? headStart(found) : null;
  const now = doing ? texts.doing[doing.stage] : texts.begins;

  // A loss turn by turn has no mark: where none is the reader's, the whole match is told at once.
  // Nothing is decided while a match goes on.
  const account = match.over && (
    <MatchAccount
      match={match}
      own={ownSide}
      names={names}
      sides={sides}
      isOpen={state === 'done' && first.length === 0}
      onGo={request}
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
        <AnalysisProgress
          doing={doing}
          judged={told.judged}
          judging={told.judging.length}
          hasOwn={own.length > 0}
          onStop={stop}
        />
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
        <BetterTurn
          {...props}
          turn={here}
          requested={requested.from === here.step.from ? requested : null}
          isRunning={isRunning}
        />
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
            <MarkedTurns {...listed} turns={doubtful} hasCostliest />
          </ul>
        </>
      )}
      {first.length > 0 && (
        <ul ref={list} className={styles.marks} data-first-marks>
          <MarkedTurns {...listed} turns={first} hasCostliest={!isRunning} />
        </ul>
      )}
      {isTight && account}
      <JudgingTurns turns={told.judging} here={here} names={names} own={own} tookOver={tookOver} onGo={request} />
      <CheckedTurns {...listed} turns={told.checked} />
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
          onGo={request}
        />
      )}
      {found && (
        <ChanceCurve
          review={found}
          marked={marked}
          careless={careless}
          names={names}
          sides={sides}
          over={match.over}
          isRunning={isRunning}
          tookOver={tookOver}
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
      {tries.length > 0 && (
        <p className={styles.tryOther}>
          {tries.map(({ step, text }) => (
            <Button
              key={step.from}
              kind="soft"
              size="low"
              data-try-turn={step === decisions.own ? 'own' : 'other'}
              onClick={() => {
                const kept = { packs, names, own: isOwnTurn(step, { own, tookOver }), look: own[0] ?? 0 };
                // Of a marked turn the better one is known.
                practise(keepTurn(step, at(step.from), isMarked(step) ? 'marked' : 'tried', kept));
              }}
            >
              {text}
            </Button>
          ))}
        </p>
      )}
      {/* Solo's rival is beaten by strong play from nearly everywhere: slow turns lose no chance, and accuracy alone would mislead. */}
      {found && sides.length > names.length && <p data-solo-chances>{texts.soloChances}</p>}
      {careless.length > 0 && (
        <details data-careless="own" open={first.length === 0}>
          <summary>{texts.careless(countsOf(careless))}</summary>
          <CarelessTurns {...listed} turns={careless} />
        </details>
      )}
      {carelessOfOthers.length > 0 && (
        <details data-careless="others">
          <summary>{texts.ofOthers(texts.careless(countsOf(carelessOfOthers)))}</summary>
          <CarelessTurns {...listed} turns={carelessOfOthers} />
        </details>
      )}
      {others.length > 0 && (
        <details data-other-marks open={!isRunning && first.length === 0}>
          <summary>
            {isRunning || first.length === 0 ? texts.marksOfOthers(others.length) : texts.otherMarks(others.length)}
          </summary>
          <ul className={styles.marks}>
            <MarkedTurns {...listed} turns={others} hasReasons />
          </ul>
        </details>
      )}
      {found && state === 'done' && (
        <SummaryTable
          review={found}
          careless={[...careless, ...carelessOfOthers]}
          over={match.over}
          names={names}
          sides={sides}
          tookOver={tookOver}
          onSlow={() => showSlow(panel.current)}
        />
      )}
      {steps.length > 0 && (
        <details>
          <summary>{texts.table}</summary>
          <TurnsTable
            steps={steps}
            told={told.all}
            at={at}
            names={names}
            sides={sides}
            tookOver={tookOver}
            isRunning={isRunning}
            onGo={request}
          />
        </details>
      )}
      <details data-figures>
        <summary>{texts.figures}</summary>
        <ul className={styles.figures}>
          {texts.help.map(([word, meaning]) => (
            <li key={meaning}>
              {word !== '' && <b>{capital(word)}: </b>}
              {meaning}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
