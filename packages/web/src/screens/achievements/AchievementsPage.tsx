/** All achievements, group by group: what is earned and since when, and what the others teach. */

import { ACHIEVEMENT_GROUPS, type Achievement, ACHIEVEMENTS } from '@windrose/analysis/achievements';
import { localeOf } from '@windrose/words';
import { useEffect, useState } from 'react';

import { useSettings } from '../../browser/settings.ts';
import { useWords } from '../../i18n/words.ts';
import { type Earned, earnedHere } from '../../play/earned.ts';
import { ruleAddress } from '../../play/rule-address.ts';
import { Bar } from '../shell/Bar.tsx';
import { Main } from '../shell/Main.tsx';
import styles from './Achievements.module.css';
import { Medal } from './Medal.tsx';
import { useAchievementWords } from './words.ts';

/** The page. */
export function AchievementsPage() {
  const say = useAchievementWords();
  const [earned] = useState(earnedHere);
  useEffect(() => {
    document.title = `${say.title} – Windrose`;
  }, [say]);
  const count = ACHIEVEMENTS.filter(({ id }) => earned[id]).length;
  return (
    <>
      <Bar title={say.title} />
      <Main className={styles.page}>
        <h1>{say.title}</h1>
        <div className={styles.head}>
          <div>
            <p className={styles.intro}>{say.intro}</p>
            <p className={styles.count}>{say.count(count, ACHIEVEMENTS.length)}</p>
          </div>
          <ol className={styles.chest} aria-hidden="true">
            {ACHIEVEMENTS.map(({ id, group }) => (
              <li key={id} title={say.achievements[id].name}>
                <Medal group={group} earned={Boolean(earned[id])} />
              </li>
            ))}
          </ol>
        </div>
        {ACHIEVEMENT_GROUPS.map((group) => (
          <section key={group} className={styles.group} data-group={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{say.groups[group]}</h2>
            <ul className={styles.list}>
              {ACHIEVEMENTS.filter((one) => one.group === group).map((one) => (
                <Entry key={one.id} achievement={one} earned={earned[one.id] ?? null} />
              ))}
            </ul>
          </section>
        ))}
      </Main>
    </>
  );
}

function Entry({ achievement, earned }: { readonly achievement: Achievement; readonly earned: Earned | null }) {
  const { words } = useWords();
  const say = useAchievementWords();
  const { language } = useSettings();
  const { id, group, more } = achievement;
  const { name, teaches } = say.achievements[id];
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <li data-achievement={id} data-earned={earned !== null}>
      <Medal group={group} earned={earned !== null} />
      <div>
        <h3>{name}</h3>
        <p>{teaches}</p>
        <p className={styles.foot}>
          {earned ? (
            <span>{`${say.since(dates.format(Date.parse(earned.day)))} · ${words.game(earned.game).title}`}</span>
          ) : (
            <span className="visually-hidden">{say.open}</span>
          )}
          {'rule' in more ? (
            <a href={ruleAddress(more.rule)} aria-label={say.rule(name)}>
              {say.toRule}
            </a>
          ) : (
            <a href={`#/learn/${more.lesson}`} aria-label={say.lesson(name)}>
              {say.toLesson}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
