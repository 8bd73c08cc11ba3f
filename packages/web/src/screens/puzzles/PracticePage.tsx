/** A marked turn, one's own or another player's, played again until it is no longer a mistake. */

import { differenceOfTry, isFinding, percentLost, type Reason, type TryComparison } from '@windrose/analysis';
import { loadMatch, RulesError } from '@windrose/rules';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

import { useFirstLook } from '../../art/seat-looks.ts';
import { usePlayedTable } from '../../display/PlayedTable.tsx';
import { useWords } from '../../i18n/words.ts';
import { readOwnGames } from '../../play/own-games.ts';
import { findMistake, isTold, type Mistake, solveMistake } from '../../play/mistakes.ts';
import { nextMistake, sourceOf } from '../../play/source-match.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ask } from '../review/analysis.ts';
import { useReviewSentences } from '../review/words.ts';
import { Bar } from '../shell/Bar.tsx';
import { Main } from '../shell/Main.tsx';
import appStyles from '../shell/Shell.module.css';
import styles from './Puzzles.module.css';
import { SolvedMoment } from './SolvedMoment.tsx';
import { TriedTable } from './TriedTable.tsx';
import { useTry } from './try.ts';
import { triedBeside, type TriedBeside } from './try-reason.ts';
import { comparisonText, freeText, slowText, type SlowTry, type TryState } from './try-words.ts';
import { usePuzzleWords } from './words.ts';
import { buttonRowClass } from '../../ui/Button.tsx';

/** The page. @param id of the kept turn. */
export function PracticePage({ id }: { readonly id: string }) {
  const texts = usePuzzleWords();
  const { ui, words } = useWords();
  const [opened, setOpened] = useState<Mistake | RulesError | 'gone' | null>(null);
  useEffect(() => {
    document.title = `${texts.own} – Windrose`;
  }, [texts]);
  useEffect(() => {
    let left = false;
    void readOwnGames().then(() => {
      if (!left) setOpened(openMistake(id));
    });
    return () => {
      left = true;
    };
  }, [id]);
  if (opened === null) return <Loading />;
  if (opened === 'gone' || opened instanceof RulesError) {
    return (
      <>
        <Bar title={texts.own} />
        <Main className={appStyles.gone}>
          <h1>{opened === 'gone' ? texts.ownGone : words.error(opened)}</h1>
          <a href="#/puzzles">{texts.all}</a>
          <a href="#/">{ui.home}</a>
        </Main>
      </>
    );
  }
  return <PracticeTable key={id} mistake={opened} />;
}

/** The turn by its id, if its record can still be replayed. */
function openMistake(id: string): Mistake | RulesError | 'gone' {
  const mistake = findMistake(id);
  if (mistake === null) return 'gone';
  try {
    const { decision } = loadMatch(mistake.record, mistake.packs);
    return decision?.seat === mistake.seat ? mistake : 'gone';
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
}

/** The line shown on the table: the person's try, or one of the two known turns. */
type Shown = 'try' | 'played' | 'better';

/** A turn, try after try. */
function PracticeTable({ mistake }: { readonly mistake: Mistake }) {
  const [tries, setTries] = useState(1);
  const [shown, setShown] = useState<Shown>('try');
  return (
    <Try
      key={`${tries} ${shown}`}
      mistake={mistake}
      tries={tries}
      shown={shown}
      onAgain={() => {
        if (shown === 'try') setTries(tries + 1);
        setShown('try');
      }}
      onShow={setShown}
    />
  );
}

interface TryProps {
  readonly mistake: Mistake;
  readonly tries: number;
  readonly shown: Shown;
  readonly onAgain: () => void;
  readonly onShow: (shown: Shown) => void;
}

function Try({ mistake, tries, shown, onAgain, onShow }: TryProps) {
  const { ui, words } = useWords();
  const texts = usePuzzleWords();
  const sentences = useReviewSentences();
  const { record, packs, seat, round, loss, names = [], own: isOwn = true, slow, look } = mistake;
  const isFree = !isTold(mistake);
  // As at the table, and in its replay.
  useFirstLook(look ?? (isOwn ? seat : 0));
  const title = isOwn ? texts.own : texts.youPlay(words.seat(seat, names));
  useEffect(() => {
    document.title = `${title} – Windrose`;
  }, [title]);
  const start = useMemo(() => loadMatch(record, packs), [record, packs]);
  const { game } = start;
  const line = shown === 'try' ? null : mistake[shown];
  const session = useTry({
    record,
    packs,
    seat,
    // Everybody has the name of the match. Turns kept by earlier versions have none.
    names: Array.from({ length: start.seats }, (_, at) =>
      names.length === 0 && at === seat ? ui.you : words.seat(at, names),
    ),
    shown: line,
  });
  const table = usePlayedTable(session, seat);
  const { match, stage } = table;
  const settled = stage === 'bot' || stage === 'over' || (stage === 'choice' && match.turn !== start.turn);
  const ended = shown === 'try' && settled;
  const tried = useMemo(() => {
    const own = match.choices.slice(start.version);
    return ended
      ? own.filter((one) => one.turn === start.turn && one.seat === seat).map(({ option }) => option.code)
      : null;
  }, [ended, match, start, seat]);
  const result = useTryComparison(mistake, slow ? null : tried);
  const slowTry = useSlowTry(mistake, tried);
  const solved = slow
    ? typeof slowTry === 'object' && slowTry !== null && slowTry.turns !== null && slowTry.turns <= slow.sooner
    : typeof result === 'object' && result !== null && !result.goesOn && SOLVED.has(result.kind);
  useEffect(() => {
    if (solved) solveMistake(mistake);
  }, [solved, mistake]);
  // Whoever has answered, or given up, may go on without having solved it.
  const answered = ended || line !== null;
  const next = useMemo(() => (answered ? nextMistake(mistake) : null), [answered, mistake]);

  const source = useMemo(() => sourceOf(mistake), [mistake]);
  // Whoever is still to find the better turn is not told what it does.
  const isReasonTold = !isFree && (solved || line !== null);
  const beside = useMemo(
    () => (slow ? null : triedBeside(mistake, tried, result, isFree)),
    [slow, mistake, tried, result, isFree],
  );
  const besideReasons = useReasons(mistake, beside);
  const isFreeFinding = isFree && typeof result === 'object' && result !== null && isFinding(differenceOfTry(result));
  const compared = !slow && isReasonTold ? mistake : isFreeFinding ? beside : null;
  const mistakeReasons = useReasons(mistake, isReasonTold && !slow ? mistake : null);
  const reasons = isFreeFinding ? besideReasons : mistakeReasons;
  const isTryBetter = compared?.better === tried;
  const inWords = (found: readonly Reason[], other: readonly number[], naming: TriedBeside['naming'] | 'judged') =>
    sentences.reasons(
      start,
      { reasons: found, points: 0, playedOut: null, better: other, loss, evaluatedLoss: loss },
      session.names,
      naming,
    );
  const told =
    reasons === null || compared === null
      ? []
      : inWords(reasons, compared.better, isFree ? (beside?.naming ?? 'tried') : 'judged');
  // One sentence beside the verdict; the moves of a way would give the better turn away.
  const findBesideWhy = (): string | null => {
    if (beside === null || isFreeFinding) return null;
    if (besideReasons === null) return texts.whyWait;
    const [first] = inWords(
      besideReasons.filter(({ kind }) => kind !== 'way'),
      beside.better,
      beside.naming,
    );
    if (first !== undefined) return first;
    if (beside.naming === 'missed') return texts.whyNoneMissed;
    return isFree ? texts.whyAlike : texts.whyNone;
  };
  const besideWhy = findBesideWhy();
  const claimed = typeof result === 'object' && result?.claims ? sentences.claim(start, result.claims.claim) : null;
  // Of a marked turn the reason is owed, and that there is none is said, too.
  const slowWhy = slow && isReasonTold ? [sentences.slow(start, slow)] : [];
  const why = slow
    ? slowWhy
    : told.length > 0 || !(isReasonTold || isFreeFinding)
      ? told
      : [reasons === null ? texts.whyWait : texts.whyNone];
  const whyTitle = slow
    ? texts.slowWhy
    : isFree
      ? isTryBetter
        ? texts.freeWhyBetter
        : texts.freeWhyWorse
      : texts.ownWhy(percentLost(loss));

  const task = (verdict?: ReactNode) => (
    <div className={styles.task} data-practice={ended ? (solved ? 'solved' : 'tried') : 'open'}>
      {solved && !isFree && <SolvedMoment text={slow ? texts.slowSolved : texts.solvedOwn} more={null} />}
      {!isOwn && !solved && <p data-you-play>{title}</p>}
      {(isFree || !solved) && (
        <p>
          <b>
            {slow
              ? texts.slowTask(round, sentences.claim(start, slow.claim), slow.sooner)
              : isFree
                ? texts.freeTask(round)
                : texts.ownTask(round, percentLost(loss))}
          </b>
        </p>
      )}
      {shown === 'try' && <p>{texts.tries(tries)}</p>}
      {verdict !== undefined && <div role="status">{verdict}</div>}
      {solved && !isFree && next === null && <p data-end>{texts.ownEnd}</p>}
      <div className={buttonRowClass()}>
        {(shown !== 'try' || ended) && (
          <button type="button" data-again onClick={onAgain}>
            {shown === 'try' ? texts.again : texts.playIt}
          </button>
        )}
        {shown !== 'played' && (
          <button type="button" data-show-played onClick={() => onShow('played')}>
            {texts.ownShowPlayed}
          </button>
        )}
        {shown !== 'better' && !isFree && (
          <button type="button" data-reveal onClick={() => onShow('better')}>
            {texts.ownShowBetter}
          </button>
        )}
        {next && (
          <a href={`#/practice/${next.id}`} data-main={solved ? '' : undefined} data-next>
            {texts.ownNext}
          </a>
        )}
        {source && (
          <a href={`#/replay/${source.id}/${source.version}`} data-source>
            {texts.ownSource}
          </a>
        )}
        <a href="#/puzzles">{texts.all}</a>
      </div>
      <Why title={whyTitle} sentences={why} />
    </div>
  );
  return (
    <TriedTable
      title={`${title}: ${words.game(game.id).title}`}
      session={session}
      table={table}
      task={task}
      verdict={
        line ? (
          <p className={styles.verdict} data-solution>
            {(shown === 'played' ? texts.ownPlayed : slow ? texts.slowBetter : texts.ownBetter)(
              sentences.line(start, line, session.names),
            )}
          </p>
        ) : (
          ended && (
            <p className={styles.verdict}>
              {slow
                ? slowText(texts, slowTry, slow)
                : isFree
                  ? freeText(texts, result, claimed)
                  : comparisonText(texts, result, { loss, isOwn, claim: claimed })}
              {besideWhy !== null && <span data-verdict-why> {besideWhy}</span>}
            </p>
          )
        )
      }
      ended={ended || line !== null}
      onAgain={onAgain}
    />
  );
}

/** Why the better turn is better. */
function Why({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  return (
    sentences.length > 0 && (
      <div className={styles.why} data-why>
        <h3>{title}</h3>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
  );
}

/** The verdicts that need no further try. */
const SOLVED: ReadonlySet<TryComparison['kind']> = new Set(['found', 'beyond', 'as-good']);

/** The comparison of a try, made in a worker. @param tried its codes; null while it is being played. */
function useTryComparison({ record, packs, played, better, loss }: Mistake, tried: readonly number[] | null): TryState {
  const [state, setState] = useState<TryState>(null);
  useEffect(() => {
    if (tried === null) return undefined;
    const worker = ask({ kind: 'try', record, packs, lines: { tried, played, better, loss } }, (answer) => {
      setState(answer.kind === 'try' ? answer.comparison : 'failed');
      // While one looks, it becomes surer.
      if (answer.kind !== 'try' || !answer.comparison.goesOn) worker.terminate();
    });
    return () => worker.terminate();
  }, [record, packs, played, better, loss, tried]);
  return state;
}

/** What is found out about a try at a slow turn, in a worker. @param tried its codes; null while it is being played. */
function useSlowTry({ record, packs, slow }: Mistake, tried: readonly number[] | null): SlowTry {
  const [state, setState] = useState<SlowTry>(null);
  useEffect(() => {
    if (tried === null || slow === undefined) return undefined;
    const worker = ask({ kind: 'claim', record, packs, tried, id: slow.claim.id }, (answer) => {
      setState(answer.kind === 'claim' ? answer : 'failed');
      worker.terminate();
    });
    return () => worker.terminate();
  }, [record, packs, slow, tried]);
  return state;
}

/** Two lines to be compared. */
type Compared = Pick<Mistake, 'played' | 'better'>;

/** Why the better of two lines is better; null as long as that is not known. @param compared null where it is not to be told */
function useReasons({ record, packs }: Mistake, compared: Compared | null): readonly Reason[] | null {
  const [found, setFound] = useState<{ readonly of: Compared; readonly reasons: readonly Reason[] } | null>(null);
  useEffect(() => {
    if (compared === null) return undefined;
    const { played, better } = compared;
    const worker = ask({ kind: 'why', record, packs, lines: { played, better } }, (answer) => {
      setFound({ of: compared, reasons: answer.kind === 'why' ? answer.reasons : [] });
      worker.terminate();
    });
    return () => worker.terminate();
  }, [record, packs, compared]);
  return found !== null && found.of === compared ? found.reasons : null;
}
