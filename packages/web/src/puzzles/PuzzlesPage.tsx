/** The pages of puzzles: a list of what there is, or one puzzle on its board. */

import { GRADES, type PuzzleFile, puzzleOfDay } from '@windrose/analysis';
import { useEffect, useState } from 'react';

import appStyles from '../app/App.module.css';
import { Bar } from '../app/Bar.tsx';
import { Loading } from '../app/Loading.tsx';
import { useWords } from '../i18n/words.ts';
import { fetchPuzzles, PUZZLE_GAMES, solvedPuzzles } from './files.ts';
import { PuzzleTable } from './PuzzleTable.tsx';
import styles from './Puzzles.module.css';
import { usePuzzleWords } from './words.ts';

type Files = Readonly<Record<string, PuzzleFile>>;

/** @param game the game of the one puzzle that is wanted, and its number; null for the list. */
export function PuzzlesPage({ game, number }: { readonly game: string | null; readonly number: number }) {
  const say = usePuzzleWords();
  const { ui } = useWords();
  const [files, setFiles] = useState<Files | 'failed' | null>(null);
  useEffect(() => {
    document.title = `${say.title} – Windrose`;
  }, [say]);
  useEffect(() => {
    let left = false;
    const wanted = game === null ? PUZZLE_GAMES : PUZZLE_GAMES.filter((id) => id === game);
    Promise.all(wanted.map(async (id): Promise<[string, PuzzleFile]> => [id, (await fetchPuzzles(id))!])).then(
      (come) => {
        if (!left) setFiles(Object.fromEntries(come));
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
        <Bar title={say.title} />
        <main id="content" className={appStyles.gone}>
          <h1>{files === 'failed' ? say.failed : say.gone}</h1>
          <a href="#/puzzles">{say.all}</a>
          <a href="#/">{ui.home}</a>
        </main>
      </>
    );
  }
  if (file) return <PuzzleTable key={`${file.game} ${number}`} file={file} number={number} />;
  return <List files={files} />;
}

function List({ files }: { readonly files: Files }) {
  const { words } = useWords();
  const say = usePuzzleWords();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <>
      <Bar title={say.title} />
      <main id="content" className={styles.list}>
        <h1>{say.title}</h1>
        <p>{say.intro}</p>
        {Object.entries(files).map(([game, { list }]) => {
          const solved = solvedPuzzles(game);
          return (
            <section key={game} aria-labelledby={`puzzles-${game}`}>
              <h2 id={`puzzles-${game}`}>{words.game(game).title}</h2>
              <p>{say.solvedOf(solved.size, list.length)}</p>
              <ul>
                <li>
                  <a className={styles.daily} href={`#/puzzles/${game}/${puzzleOfDay(today, list.length)}`} data-daily>
                    {say.daily}
                  </a>
                </li>
                {GRADES.map((grade) => {
                  const ofGrade = list.flatMap((puzzle, at) => (puzzle.grade === grade ? [at] : []));
                  if (ofGrade.length === 0) return null;
                  const next = ofGrade.find((at) => !solved.has(at)) ?? ofGrade[0]!;
                  const done = ofGrade.filter((at) => solved.has(at)).length;
                  return (
                    <li key={grade}>
                      <a href={`#/puzzles/${game}/${next}`} title={say.play}>
                        {say.grade(grade)} <small>{say.solvedOf(done, ofGrade.length)}</small>
                      </a>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </main>
    </>
  );
}
