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
import { introClass, pageClass } from '../../ui/Page.tsx';
import { frameClass } from '../../ui/Panel.tsx';

/** The page. */
export function AchievementsPage() {
  const texts = useAchievementWords();
  const [earned] = useState(earnedHere);
  useEffect(() => {
    document.title = `${texts.title} – Windrose`;
  }, [texts]);
  const count = ACHIEVEMENTS.filter(({ id }) => earned[id]).length;
  return (
    <>
      <Bar title={texts.title} />
      <Main className={pageClass(styles.page)}>
        <h1>{texts.title}</h1>
        <div className={styles.head}>
          <div>
            <p className={introClass()}>{texts.intro}</p>
            <p className={styles.count}>{texts.count(count, ACHIEVEMENTS.length)}</p>
          </div>
          <ol className={frameClass(styles.chest)} aria-hidden="true">
            {ACHIEVEMENTS.map(({ id, group }) => (
              <li key={id} title={texts.achievements[id].name}>
                <Medal group={group} earned={Boolean(earned[id])} />
              </li>
            ))}
          </ol>
        </div>
        {ACHIEVEMENT_GROUPS.map((group) => (
          <section key={group} className={styles.group} data-group={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{texts.groups[group]}</h2>
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
  const texts = useAchievementWords();
  const { language } = useSettings();
  const { id, group, more } = achievement;
  const { name, teaches } = texts.achievements[id];
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <li className={frameClass()} data-achievement={id} data-earned={earned !== null}>
      <Medal group={group} earned={earned !== null} />
      <div>
        <h3>{name}</h3>
        <p>{teaches}</p>
        <p className={styles.foot}>
          {earned ? (
            <span>{`${texts.since(dates.format(Date.parse(earned.day)))} · ${words.game(earned.game).title}`}</span>
          ) : (
            <span className="visually-hidden">{texts.open}</span>
          )}
          {'rule' in more ? (
            <a href={ruleAddress(more.rule)} aria-label={texts.rule(name)}>
              {texts.toRule}
            </a>
          ) : (
            <a href={`#/learn/${more.lesson}`} aria-label={texts.lesson(name)}>
              {texts.toLesson}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
