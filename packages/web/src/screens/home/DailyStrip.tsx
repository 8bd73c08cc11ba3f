/** Links to the daily voyage, with the current streak, and to the achievements. */

import { useState } from 'react';

import { earnedHere } from '../../play/earned.ts';
import { countedId, dayOf, finishedDays, loggedDays, streakAt } from '../../play/daily-log.ts';
import { findMatch } from '../../play/store.ts';
import { useAppWords } from '../shell/words.ts';
import styles from './DailyStrip.module.css';

/** The strip. */
export function DailyStrip() {
  const app = useAppWords();
  const [{ stage, streak }] = useState(() => {
    const today = dayOf(Date.now());
    const finished = finishedDays(loggedDays());
    const running = findMatch(countedId(today))?.over === false;
    return { stage: finished.has(today) ? 'done' : running ? 'running' : 'open', streak: streakAt(finished, today) };
  });
  const [earned] = useState(() => Object.keys(earnedHere()).length);
  return (
    <nav className={styles.strip} aria-label={`${app.daily}, ${app.achievements}`}>
      <a href="#/daily" data-daily>
        <svg viewBox="0 0 84 48" aria-hidden="true">
          <path d="M2 42q7-5 14 0t14 0t14 0t14 0t14 0t10 0" />
          <use href="#boat-0" x="20" y="0" width="44" height="44" color="var(--seat-0)" />
        </svg>
        <span>
          <strong>{app.daily}</strong>
          <small>{{ done: app.dailyDone, running: app.dailyRunning, open: app.dailyHow }[stage]}</small>
        </span>
        {streak > 0 && <em>{app.dailyStreak(streak)}</em>}
      </a>
      <a href="#/achievements" className={styles.second} aria-labelledby="achievements-way">
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="21" />
          <use href="#rose" x="8" y="8" width="32" height="32" />
        </svg>
        <span id="achievements-way">
          <strong>{app.achievements}</strong>
          <small>{app.achievementsHow(earned)}</small>
        </span>
      </a>
    </nav>
  );
}
