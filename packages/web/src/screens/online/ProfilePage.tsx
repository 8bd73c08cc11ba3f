/** A person's profile: what they played and how it went, on one's own page the streak and the achievements too; blocking and reporting them. */

import { ACHIEVEMENTS } from '@windrose/analysis/achievements';
import { localeOf } from '@windrose/words';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';

import { Avatar } from '../../art/Avatar.tsx';
import { Bar } from '../shell/Bar.tsx';
import { useSettings } from '../../browser/settings.ts';
import { BoxArt } from '../../display/BoxArt.tsx';
import { useFirstWords } from '../../i18n/first-words.ts';
import { dayOf, finishedDays, loggedDays, streakAt } from '../../play/daily-log.ts';
import { earnedHere } from '../../play/earned.ts';
import { bannerClass } from '../../ui/Banner.tsx';
import { Medal } from '../achievements/Medal.tsx';
import { useAchievementWords } from '../achievements/words.ts';
import { Week } from '../daily/Week.tsx';
import { useDailyWords } from '../daily/words.ts';
import { faultWords } from './faults.ts';
import { NoServer } from './NoServer.tsx';
import styles from './Online.module.css';
import looks from './Profile.module.css';
import { usePresence } from './presence.ts';
import { askProfile, block, report, REPORT_REASONS, type ReportReason, type TheirProfile } from './server-people.ts';
import { usePeopleWords } from './people-words.ts';
import { useOnlineWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { pageClass } from '../../ui/Page.tsx';
import { frameClass } from '../../ui/Panel.tsx';

/** The page. @param id whose. @param table where they were met, which a report names. */
export function ProfilePage({ id, table }: { readonly id: string; readonly table: string | null }) {
  const online = useOnlineWords();
  const texts = usePeopleWords();
  const presence = usePresence();
  const [profile, setProfile] = useState<TheirProfile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const ask = useCallback(() => {
    askProfile(id).then(setProfile, (error: unknown) => setFault(faultWords(error, online)));
  }, [id, online]);
  const here = presence.kind === 'here';
  useEffect(() => {
    if (here) ask();
  }, [here, ask]);
  const { words } = useFirstWords();
  const name = profile && words.person(profile.person);
  useEffect(() => {
    document.title = `${name ?? texts.profile} – Windrose`;
  }, [name, texts]);
  const me = here ? presence.person : null;
  return (
    <>
      <Bar title={texts.profile} />
      <Main className={`${pageClass(styles.hall)} ${looks.page}`}>
        {presence.kind === 'none' && <NoServer />}
        {!profile && presence.kind !== 'none' && <p role="status">{fault ?? online.asking}</p>}
        {profile && <Shown profile={profile} own={me?.id === id} />}
        {profile && me && me.id !== id && <Apart table={table} profile={profile} onChange={ask} />}
        <p>
          <a href="#/online">{online.online}</a>
        </p>
      </Main>
    </>
  );
}

/** @param own whether it is one's own: what this browser keeps is shown, too. */
function Shown({
  profile: { person, since, ratings, statistics, matches },
  own,
}: {
  readonly profile: TheirProfile;
  readonly own: boolean;
}) {
  const { words } = useFirstWords();
  const texts = usePeopleWords();
  const { language } = useSettings();
  const day = (moment: number) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(moment);
  const whole = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 });
  const game = (id: string) => words.game(id).title;
  const played = sum(statistics.map((one) => one.played));
  const best = statistics.reduce<(typeof statistics)[number] | null>(
    (before, one) => (before === null || one.best > before.best ? one : before),
    null,
  );
  const rated = ratings.reduce<(typeof ratings)[number] | null>(
    (before, one) => (before === null || one.rating > before.rating ? one : before),
    null,
  );
  const won = sum(statistics.map((one) => one.won));
  return (
    <>
      <header className={bannerClass(looks.banner)}>
        <BoxArt game={matches[0]?.game ?? 'eastern-wonders'} />
        <div className={looks.who}>
          <span className={looks.medallion}>
            <Avatar of={person.id} size={112} />
          </span>
          <div>
            <h1>{words.person(person)}</h1>
            <p>{texts.since(day(since))}</p>
          </div>
        </div>
      </header>
      <dl className={looks.sums}>
        <Sum drawing="boat-0" label={texts.played} figure={whole.format(played)} />
        <Sum
          drawing="outpost-3"
          label={texts.won}
          figure={whole.format(won)}
          note={played > 0 ? texts.share(Math.round((100 * won) / played)) : null}
        />
        <Sum
          drawing="seal"
          label={texts.bestScore}
          figure={best ? whole.format(best.best) : '–'}
          note={best && game(best.game)}
        />
        <Sum
          drawing="rose"
          label={texts.rating}
          figure={rated ? whole.format(rated.rating) : '–'}
          note={rated ? game(rated.game) : texts.noRatings}
        />
      </dl>
      {own && <Here />}
      {statistics.length > 0 && <Games ratings={ratings} statistics={statistics} />}
      <section aria-labelledby="past" className={styles.card}>
        <h2 id="past">{texts.pastMatches}</h2>
        {matches.length === 0 ? (
          <p>{texts.noPast}</p>
        ) : (
          <ul className={looks.past}>
            {matches.map((one) => (
              <li key={one.match}>
                <a href={`#/table/${one.match}`} data-place={one.place}>
                  <span className={looks.art}>
                    <BoxArt game={one.game} />
                  </span>
                  <span>
                    <strong>{game(one.game)}</strong>
                    <small>{day(one.finished)}</small>
                  </span>
                  <b>
                    {texts.place(one.place)}, {texts.points(one.points)}
                    {one.rating && (
                      <small data-rises={one.rating.after >= one.rating.before}>
                        {texts.ratingChange(whole.format(one.rating.before), whole.format(one.rating.after))}
                      </small>
                    )}
                  </b>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** One of the great figures. */
function Sum({
  drawing,
  label,
  figure,
  note = null,
}: {
  readonly drawing: string;
  readonly label: string;
  readonly figure: string;
  readonly note?: string | null;
}) {
  return (
    <div className={frameClass()}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <use href={`#${drawing}`} width="48" height="48" />
      </svg>
      <dt>{label}</dt>
      <dd>
        <b>{figure}</b>
        {note !== null && <small>{note}</small>}
      </dd>
    </div>
  );
}

/** Data kept in this browser: the streak of daily voyages, and the achievements. */
function Here() {
  const daily = useDailyWords();
  const texts = useAchievementWords();
  const { language } = useSettings();
  const [{ today, finished, earned }] = useState(() => ({
    today: dayOf(Date.now()),
    finished: finishedDays(loggedDays()),
    earned: earnedHere(),
  }));
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  const streak = streakAt(finished, today);
  const count = ACHIEVEMENTS.filter(({ id }) => earned[id]).length;
  return (
    <div className={looks.here}>
      <section aria-labelledby="streak" className={styles.card} data-streak={streak}>
        <h2 id="streak">{daily.title}</h2>
        <p className={looks.streak}>{streak > 0 ? daily.streak(streak) : daily.noStreak}</p>
        <Week
          today={today}
          finished={finished}
          dateOf={(day) => dates.format(Date.parse(day))}
          locale={localeOf(language)}
        />
        <p>
          <a href="#/daily">{daily.title}</a>
        </p>
      </section>
      <section aria-labelledby="medals" className={styles.card} data-medals={count}>
        <h2 id="medals">{texts.title}</h2>
        <p className={looks.streak}>{texts.count(count, ACHIEVEMENTS.length)}</p>
        <ol className={looks.chest} aria-hidden="true">
          {ACHIEVEMENTS.map(({ id, group }) => (
            <li key={id} title={texts.achievements[id].name}>
              <Medal group={group} earned={Boolean(earned[id])} />
            </li>
          ))}
        </ol>
        <p>
          <a href="#/achievements">{texts.all}</a>
        </p>
      </section>
    </div>
  );
}

/** The results and rating of each game. */
function Games({ ratings, statistics }: Pick<TheirProfile, 'ratings' | 'statistics'>) {
  const { words } = useFirstWords();
  const online = useOnlineWords();
  const texts = usePeopleWords();
  const { language } = useSettings();
  const whole = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  const most = Math.max(...statistics.map((one) => one.played));
  return (
    <section aria-labelledby="statistics" className={styles.card}>
      <h2 id="statistics">{texts.statistics}</h2>
      <div className={looks.scrolls}>
        <table className={looks.games}>
          <thead>
            <tr>
              {[online.game, texts.played, texts.won, texts.best, texts.average, texts.rating].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statistics.map((one) => {
              const rating = ratings.find((other) => other.game === one.game);
              return (
                <tr key={one.game}>
                  <th scope="row">
                    <span className={looks.art}>
                      <BoxArt game={one.game} />
                    </span>
                    <span>
                      {words.game(one.game).title}
                      {/* So much of the line as this game was played, so much of that as was won. */}
                      <svg className={looks.line} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                        <rect width={(100 * one.played) / most} height="4" rx="2" />
                        <rect width={(100 * one.won) / most} height="4" rx="2" />
                      </svg>
                    </span>
                  </th>
                  <td>{one.played}</td>
                  <td>{one.won}</td>
                  <td className={looks.seal}>
                    <svg viewBox="0 0 48 48" aria-hidden="true">
                      <use href="#seal" width="48" height="48" />
                    </svg>
                    <b>{one.best}</b>
                  </td>
                  <td>{exact.format(one.average)}</td>
                  <td>
                    {rating ? (
                      <>
                        <b>{whole.format(rating.rating)}</b>{' '}
                        <small>{texts.deviation(Math.round(2 * rating.deviation))}</small>
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Blocking and reporting. */
function Apart({
  profile: { person, blocked },
  table,
  onChange,
}: {
  readonly profile: TheirProfile;
  readonly table: string | null;
  readonly onChange: () => void;
}) {
  const { ui } = useFirstWords();
  const online = useOnlineWords();
  const texts = usePeopleWords();
  const [reporting, setReporting] = useState(false);
  const [reason, setReason] = useState<ReportReason>('insults');
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  const ask = (asked: Promise<unknown>, then: () => void): void => {
    setStatus('');
    asked.then(then, (error: unknown) => setStatus(faultWords(error, online)));
  };
  return (
    <section className={styles.sure} aria-label={texts.block}>
      {blocked && <p>{texts.blocked}</p>}
      {reporting ? (
        <form
          className={styles.form}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            ask(report(person.id, reason, text.trim(), table ?? undefined), () => {
              setReporting(false);
              setStatus(texts.reported);
            });
          }}
        >
          <label className={styles.field}>
            {texts.reportWhy}
            <select value={reason} onChange={(event) => setReason(event.target.value as ReportReason)}>
              {REPORT_REASONS.map((one) => (
                <option key={one} value={one}>
                  {texts.reportReasons[one]}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            {texts.reportText}
            <textarea value={text} maxLength={2000} rows={3} onChange={(event) => setText(event.target.value)} />
          </label>
          <div className={styles.row}>
            <button type="submit" className={styles.primary}>
              {texts.send}
            </button>
            <button type="button" onClick={() => setReporting(false)}>
              {ui.cancel}
            </button>
          </div>
        </form>
      ) : (
        <div className={styles.row}>
          <button type="button" onClick={() => ask(block(person.id, !blocked), onChange)}>
            {blocked ? texts.unblock : texts.block}
          </button>
          <button type="button" onClick={() => setReporting(true)}>
            {texts.report}
          </button>
        </div>
      )}
      <p role="status">{status}</p>
    </section>
  );
}
