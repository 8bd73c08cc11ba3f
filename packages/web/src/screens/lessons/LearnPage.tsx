/** The list of lessons with the progress in each, or one lesson. */

import { LESSONS, type LessonFile } from '@windrose/analysis/lessons';
import { useEffect } from 'react';

import { Bar } from '../shell/Bar.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { type LazyValue, lazyValue, useLazyValue } from '../../browser/lazy.ts';
import { BoxArt } from '../../display/BoxArt.tsx';
import { asOffered } from '../../games/catalogue.ts';
import { Lesson } from './Lesson.tsx';
import styles from './Lessons.module.css';
import { firstLesson, lastLessonLeft, LESSON_STEPS, lessonStep, nextLesson } from '../../play/lesson-progress.ts';
import { Voyage } from './Voyage.tsx';
import { useLessonWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { cardClass } from '../../ui/Card.tsx';
import { introClass, pageClass } from '../../ui/Page.tsx';

/** The files of the lessons, each fetched when it is first taken. */
const FILES = new Map(Object.entries(LESSONS).map(([game, load]) => [game, lazyValue<LessonFile>(load)]));

/** The page. @param game the game that is taught; without one, or with one that is not, all lessons are shown. */
export function LearnPage({ game }: { readonly game: string | null }) {
  const wanted = game === null ? undefined : FILES.get(game);
  return game !== null && wanted ? <OneLesson key={game} game={game} wanted={wanted} /> : <AllLessons />;
}

function OneLesson({ game, wanted }: { readonly game: string; readonly wanted: LazyValue<LessonFile> }) {
  const file = useLazyValue(wanted);
  return file ? <Lesson game={game} file={file} /> : <Loading />;
}

/** The games as they are offered, but first the one to begin with. */
const inOrder = <Id extends string>(games: readonly Id[], first: string | null): readonly Id[] =>
  games.toSorted((a, b) => Number(b === first) - Number(a === first));

function AllLessons() {
  const { words, lessons } = useLessonWords();
  useEffect(() => {
    document.title = `${lessons.title} – Windrose`;
  }, [lessons]);
  const left = lastLessonLeft();
  const next = nextLesson();
  const first = firstLesson();
  return (
    <>
      <Bar title={lessons.title} />
      <Main className={pageClass(styles.page)}>
        <h1>{lessons.title}</h1>
        <p className={introClass()}>{lessons.intro}</p>
        {left && (
          <a className={`${buttonClass('main')} ${styles.left}`} href={`#/learn/${left.game}`} data-lesson-left>
            <span>
              {words.game(left.game).title} · {lessons.left(left.step + 1, LESSON_STEPS)}
            </span>
          </a>
        )}
        <ul className={styles.list}>
          {inOrder(asOffered(Object.keys(LESSONS)), first).map((game) => {
            const step = lessonStep(game);
            const { title, tagline } = words.game(game);
            const label = step === 0 ? lessons.begin : step < LESSON_STEPS ? lessons.goOn(step + 1) : lessons.again;
            return (
              <li key={game} className={cardClass()} data-lesson={game}>
                <BoxArt game={game} />
                <h2>{title}</h2>
                <p>{tagline}</p>
                {next === game && <p className={styles.easiest}>{lessons.easiest}</p>}
                {first === game && (
                  <p className={styles.easiest} data-first-lesson>
                    {lessons.first}
                  </p>
                )}
                <Voyage done={step} of={LESSON_STEPS} label={lessons.step(step, LESSON_STEPS)} />
                <a className={buttonClass('main', 'low')} href={`#/learn/${game}`} aria-label={`${label}: ${title}`}>
                  {label}
                </a>
              </li>
            );
          })}
        </ul>
      </Main>
    </>
  );
}
