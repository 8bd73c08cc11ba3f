/** Shows, unobtrusively, achievements that a match has earned for the first time, with a link to all. */

import { type AchievementId, ACHIEVEMENTS, earnedBy } from '@windrose/analysis/achievements';
import { recordedMatch } from '@windrose/analysis/achievements/recorded-match';
import type { Match } from '@windrose/rules';
import { useEffect, useState } from 'react';

import { dayOf } from '../../play/daily-log.ts';
import { keepEarned } from '../../play/earned.ts';
import styles from './Achievements.module.css';
import { Medal } from './Medal.tsx';
import { useAchievementWords } from './words.ts';
import { linkClass } from '../../ui/Link.tsx';

/** So many are told in full where they stand beside the scores; of more, each is named in a line. */
const MOST_TOLD = 2;

/** @param match one that is over. @param seats those on which the people of this browser sit */
export function EarnedNow({ match, seats }: { readonly match: Match; readonly seats: readonly number[] }) {
  const texts = useAchievementWords();
  const [fresh, setFresh] = useState<readonly AchievementId[]>([]);
  // The match is played once more for it, after the result has been drawn.
  useEffect(() => {
    const later = setTimeout(() => {
      const ids = new Set(seats.flatMap((seat) => earnedBy(recordedMatch(match, seat))));
      const now = keepEarned([...ids], { day: dayOf(Date.now()), game: match.game.id });
      if (now.length > 0) setFresh(now);
    });
    return () => clearTimeout(later);
  }, [match, seats]);
  if (fresh.length === 0) return null;
  return (
    <div
      className={styles.fresh}
      role="status"
      aria-label={texts.earned}
      data-fresh
      data-many={fresh.length > MOST_TOLD ? '' : undefined}
    >
      <ul>
        {ACHIEVEMENTS.filter(({ id }) => fresh.includes(id)).map(({ id, group }) => (
          <li key={id} title={texts.achievements[id].teaches}>
            <Medal group={group} earned />
            <p>
              <strong>
                {texts.earned}: {texts.achievements[id].name}
              </strong>
              <span>{texts.achievements[id].teaches}</span>
            </p>
          </li>
        ))}
      </ul>
      <a className={linkClass()} href="#/achievements">
        {texts.all}
      </a>
    </div>
  );
}
