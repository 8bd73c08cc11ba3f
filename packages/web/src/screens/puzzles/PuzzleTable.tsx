/** One puzzle on its board: played by the real rules, judged when the turn ends, with any number of tries. */

import { checkTry, openPuzzle, type Puzzle, type PuzzleFile, solutionOf, type TryResult } from '@windrose/analysis';
import { LEVELS } from '@windrose/bots';
import { amount, formatBundle, one } from '@windrose/rules';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

import { Drawn } from '../../art/Drawn.tsx';
import { useFirstLook } from '../../art/seat-looks.ts';
import { usePlayedTable } from '../../display/PlayedTable.tsx';
import { capital } from '../../i18n/capital.ts';
import { useWords } from '../../i18n/words.ts';
import { thingsOfTarget } from '../../play/target-things.ts';
import { useLit } from '../../table/lit.ts';
import { keepSolved, solvedPuzzles } from '../../play/solved-puzzles.ts';
import styles from './Puzzles.module.css';
import { useReviewSentences } from '../review/words.ts';
import { SolvedMoment } from './SolvedMoment.tsx';
import { useIntoView } from './into-view.ts';
import { TriedTable } from './TriedTable.tsx';
import { useTry } from './try.ts';
import { usePuzzleWords } from './words.ts';
import { buttonRowClass } from '../../ui/Button.tsx';

/** A puzzle, try after try. */
export function PuzzleTable({ file, number }: { readonly file: PuzzleFile; readonly number: number }) {
  const puzzle = useMemo(() => openPuzzle(file, number), [file, number]);
  const [tries, setTries] = useState(1);
  // How often the solution has been asked for since the last try; 0 while one tries.
  const [shows, setShows] = useState(0);
  const unsolved = file.list.findIndex((_, at) => at > number && !solvedPuzzles(file).has(at));
  const next = unsolved < 0 ? (number + 1) % file.list.length : unsolved;
  const done = new Set([...solvedPuzzles(file), number]).size;
  return (
    <Try
      key={`${tries} ${shows}`}
      file={file}
      puzzle={puzzle}
      number={number}
      next={next}
      done={done}
      all={file.list.length}
      tries={tries}
      shows={shows > 0}
      onAgain={() => {
        if (shows === 0) setTries(tries + 1);
        setShows(0);
      }}
      onReveal={() => setShows(shows + 1)}
    />
  );
}

interface TryProps {
  /** The file that has the puzzle. */
  readonly file: PuzzleFile;
  readonly puzzle: Puzzle;
  readonly number: number;
  /** The puzzle that comes after this one. */
  readonly next: number;
  /** The number of puzzles of this game that are solved once this one is, and of all. */
  readonly done: number;
  readonly all: number;
  readonly tries: number;
  /** Whether the solution is played on the board, instead of being looked for. */
  readonly shows: boolean;
  readonly onAgain: () => void;
  readonly onReveal: () => void;
}

function Try({ file, puzzle, number, next, done, all, tries, shows, onAgain, onReveal }: TryProps) {
  const { ui, words } = useWords();
  const texts = usePuzzleWords();
  const sentences = useReviewSentences();
  const { match: start, seat, target, turns, grade, line, solvedBy } = puzzle;
  const { game } = start;
  useFirstLook(seat);
  const [record] = useState(() => start.record());
  const session = useTry({
    record,
    seat,
    names: Array.from({ length: start.seats }, (_, at) => (at === seat ? ui.you : words.seat(at))),
    shown: shows ? line : null,
  });
  const table = usePlayedTable(session, seat);
  const { match, stage } = table;
  useLit(useMemo(() => thingsOfTarget(match, target), [match, target]));
  // In Solo the next turn is one's own again.
  const settled = stage === 'bot' || stage === 'over' || (stage === 'choice' && match.turn !== start.turn);
  const ended = !shows && settled;
  const result = useMemo(() => (ended ? checkTry(puzzle, match) : null), [ended, puzzle, match]);
  const solved = result?.solved === true;
  useEffect(() => {
    if (solved) keepSolved(file, [number]);
  }, [solved, file, number]);

  const solution = useMemo(
    () =>
      shows
        ? solutionOf(puzzle).map((turn, at) => {
            // What is done without a choice has no words.
            const told =
              sentences.line(turn.match, turn.line, session.names) || texts.claim(sentences.target(start, target));
            return at === 0 ? texts.solution(told) : texts.solutionThen(told, at + 1);
          })
        : null,
    [shows, puzzle, sentences, session, start, target, texts],
  );
  // Not before it has been played: so long there is nothing to see again.
  const isShown = shows && match.version >= start.version + line.length;

  const task = (verdict?: ReactNode) => (
    <div className={styles.task} data-puzzle={ended ? (solved ? 'solved' : 'missed') : 'open'}>
      {solved && <SolvedMoment text={texts.solvedTry(tries)} more={texts.solvedOf(done, all)} />}
      <p>
        <b>
          <Drawn text={capital(texts.task(sentences.target(start, target), turns, start.seats === 1))} amountsOnly />
        </b>
      </p>
      <p>
        {texts.grade(grade)} · {texts.tries(tries)}
      </p>
      {verdict !== undefined && <div role="status">{verdict}</div>}
      {(ended || shows) && solvedBy !== null && (
        <p className={styles.bots} data-solved-by>
          {texts.solvedByBots(
            LEVELS.map((level, at) =>
              texts.solvedByBot(ui.levels[level].name, Math.round(100 * (solvedBy[at] ?? 0))),
            ).join(', '),
          )}
        </p>
      )}
      <div className={buttonRowClass()}>
        {(shows || (ended && !solved)) && (
          <button type="button" data-again onClick={onAgain}>
            {shows ? texts.playIt : texts.again}
          </button>
        )}
        {!solved && (!shows || isShown) && (
          <button type="button" data-reveal onClick={onReveal}>
            {shows ? texts.showAgain : texts.reveal}
          </button>
        )}
        {(solved || shows) && (
          <a href={`#/puzzles/${game.id}/${next}`} data-main={solved ? '' : undefined} data-next>
            {texts.more}
          </a>
        )}
        <a href="#/puzzles">{texts.all}</a>
      </div>
    </div>
  );
  return (
    <TriedTable
      title={`${texts.title}: ${words.game(game.id).title}`}
      session={session}
      table={table}
      task={task}
      verdict={
        solution ? (
          <div className={styles.verdict} data-solution={isShown ? 'shown' : 'playing'}>
            {solution.map((text) => (
              <p key={text}>
                <Drawn text={text} amountsOnly />
              </p>
            ))}
          </div>
        ) : (
          result && <TryResultText result={result} puzzle={puzzle} />
        )
      }
      ended={ended || shows}
      onAgain={onAgain}
    />
  );
}

/** The result of the try, with the reason. */
function TryResultText({ result, puzzle }: { readonly result: TryResult; readonly puzzle: Puzzle }) {
  const { words } = useWords();
  const texts = usePuzzleWords();
  const said = useIntoView<HTMLParagraphElement>();
  if (result.solved) return <p className={styles.verdict}>{result.claimed ? texts.solvedNow : texts.solvedSoon}</p>;
  let lacking = 0;
  const { price } = puzzle.target;
  for (let spice = 0; spice < 4; spice++) {
    lacking += Math.max(0, amount(price, spice) - amount(result.hold, spice)) * one(spice);
  }
  return (
    <p ref={said} className={styles.verdict}>
      <b>{texts.notYet}</b> {lacking === 0 ? texts.away : texts.lacking(words.cubesThere(formatBundle(lacking)))}{' '}
      {texts.next}
    </p>
  );
}
