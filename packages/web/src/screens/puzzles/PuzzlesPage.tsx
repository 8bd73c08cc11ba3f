/** The pages of puzzles: a list of what there is, or one puzzle on its board. */

import { GRADES, percentLost, type PuzzleFile, puzzleOfDay } from '@windrose/analysis';
import { useEffect, useState } from 'react';

import appStyles from '../shell/Shell.module.css';
import { Bar } from '../shell/Bar.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { BoxArt } from '../../display/BoxArt.tsx';
import { Sign } from '../../art/Icon.tsx';
import { useWords } from '../../i18n/words.ts';
import { forgetMistake, listMistakes, MARK_SIGNS } from '../../play/mistakes.ts';
import { solvedEarlier, solvedPuzzles } from '../../play/solved-puzzles.ts';
import { fetchPuzzles, PUZZLE_GAMES } from './files.ts';
import { PuzzleTable } from './PuzzleTable.tsx';
import styles from './Puzzles.module.css';
import { usePuzzleWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { cardClass } from '../../ui/Card.tsx';
import { introClass, pageClass } from '../../ui/Page.tsx';

type Files = Readonly<Record<string, PuzzleFile>>;

/** @param game the game of the one puzzle that is wanted, and its number; null for the list. */
export function PuzzlesPage({ game, number }: { readonly game: string | null; readonly number: number }) {
  const texts = usePuzzleWords();
  const { ui } = useWords();
  const [files, setFiles] = useState<Files | 'failed' | null>(null);
  useEffect(() => {
    document.title = `${texts.title} – Windrose`;
  }, [texts]);
  useEffect(() => {
    let left = false;
    const wanted = game === null ? PUZZLE_GAMES : PUZZLE_GAMES.filter((id) => id === game);
    Promise.all(
      wanted.map(async (id) => {
        const file = await fetchPuzzles(id);
        return file ? [[id, file] as const] : [];
      }),
    ).then(
      (entries) => {
        if (!left) setFiles(Object.fromEntries(entries.flat()));
      },
      () => {
        if (!left) setFiles('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [game]);

  if (files === null) return <Loading />;
  const file = files === 'failed' || game === null ? null : files[game];
  if (files === 'failed' || (game !== null && !file?.list[number])) {
    return (
      <>
        <Bar title={texts.title} />
        <Main className={appStyles.gone}>
          <h1>{files === 'failed' ? texts.failed : texts.gone}</h1>
          <a href="#/puzzles">{texts.all}</a>
          <a href="#/">{ui.home}</a>
        </Main>
      </>
    );
  }
  if (file) return <PuzzleTable key={`${file.game} ${number}`} file={file} number={number} />;
  return <List files={files} />;
}

function List({ files }: { readonly files: Files }) {
  const texts = usePuzzleWords();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <>
      <Bar title={texts.title} />
      <Main className={pageClass(styles.list)}>
        <h1>{texts.title}</h1>
        <p className={introClass(styles.intro)}>{texts.intro}</p>
        <OwnMistakes />
        <div className={styles.catalogue}>
          {Object.entries(files).map(([game, file]) => (
            <GamePuzzles key={game} file={file} today={today} />
          ))}
        </div>
      </Main>
    </>
  );
}

/** The kept marked turns, mostly the person's own; nothing as long as there are none. */
function OwnMistakes() {
  const { words } = useWords();
  const texts = usePuzzleWords();
  const [mistakes, setMistakes] = useState(listMistakes);
  if (mistakes.length === 0) return null;
  const open = mistakes.filter(({ solved }) => !solved).length;
  return (
    <section className={cardClass('column', styles.own)} aria-labelledby="own-turns" data-own-mistakes>
      <h2 id="own-turns">{mistakes.every(({ own = true }) => own) ? texts.own : texts.marked}</h2>
      <p>{texts.ownIntro}</p>
      <p className={styles.solved}>
        <Share done={mistakes.length - open} of={mistakes.length} />
        {texts.solvedOf(mistakes.length - open, mistakes.length)}
      </p>
      <ul>
        {mistakes.map(({ id, record, names, own = true, seat, round, mark, loss, solved, slow }) => (
          <li key={id}>
            <a className={buttonClass('soft', 'low')} href={`#/practice/${id}`} data-solved={solved}>
              <b>{texts.ownTurn(mark === null ? '' : MARK_SIGNS[mark], round)}</b>
              <span>
                {words.game(record.game).title}
                {!own && ` · ${words.seat(seat, names)}`}
              </span>
              <small>{solved ? texts.ownSolved : slow ? texts.ownSlow : texts.ownLoss(percentLost(loss))}</small>
            </a>
            <button
              type="button"
              aria-label={texts.ownForget}
              title={texts.ownForget}
              onClick={() => {
                forgetMistake(id);
                setMistakes(listMistakes());
              }}
            >
              <Sign name="cross" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The puzzles of a game: that of the day, and the next one of each grade. */
function GamePuzzles({ file, today }: { readonly file: PuzzleFile; readonly today: string }) {
  const { game, list } = file;
  const { words } = useWords();
  const texts = usePuzzleWords();
  const solved = solvedPuzzles(file);
  const earlier = solvedEarlier(file);
  const daily = puzzleOfDay(today, list.length);
  const ofDaily = list[daily]?.grade;
  return (
    <section className={cardClass()} aria-labelledby={`puzzles-${game}`}>
      <BoxArt game={game} />
      <h2 id={`puzzles-${game}`}>{words.game(game).title}</h2>
      <p className={styles.solved}>
        <Share done={solved.size} of={list.length} />
        {texts.solvedOf(solved.size, list.length)}
      </p>
      {earlier > 0 && (
        <p className={styles.solved} data-earlier>
          {texts.solvedEarlier(earlier)}
        </p>
      )}
      <ul>
        <li>
          <a className={`${buttonClass('main', 'low')} ${styles.daily}`} href={`#/puzzles/${game}/${daily}`} data-daily>
            <Sign name="sun" />
            {texts.daily}
            {ofDaily !== undefined && (
              <span role="img" aria-label={texts.grade(ofDaily)} title={texts.grade(ofDaily)}>
                <Roses grade={ofDaily} />
              </span>
            )}
          </a>
        </li>
        {GRADES.map((grade) => {
          const ofGrade = list.flatMap((puzzle, at) => (puzzle.grade === grade ? [at] : []));
          const [first] = ofGrade;
          if (first === undefined) return null;
          const next = ofGrade.find((at) => !solved.has(at)) ?? first;
          const done = ofGrade.filter((at) => solved.has(at)).length;
          return (
            <li key={grade}>
              <a className={buttonClass('soft', 'low')} href={`#/puzzles/${game}/${next}`} title={texts.play}>
                <Roses grade={grade} />
                <span>{texts.grade(grade)}</span> <small>{texts.solvedOf(done, ofGrade.length)}</small>
                <Share done={done} of={ofGrade.length} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The difficulty: a compass rose for each grade. */
function Roses({ grade }: { readonly grade: number }) {
  return (
    <svg className={styles.roses} viewBox={`0 0 ${GRADES.length * 20} 20`} aria-hidden="true">
      {GRADES.map((one, at) => (
        <g key={one} data-counts={at < grade}>
          <path transform={`translate(${at * 20 + 10} 10)`} d="M0-9L2.4-2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4-2.4z" />
        </g>
      ))}
    </svg>
  );
}

/** A bar, as full as there is done. */
function Share({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <span className={styles.share} aria-hidden="true">
      <span style={{ width: `${(100 * done) / of}%` }} />
    </span>
  );
}
