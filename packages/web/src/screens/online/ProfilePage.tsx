/** A person's profile: ratings, statistics and past matches; blocking and reporting them. */

import { localeOf } from '@windrose/words';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';

import { Avatar } from '../../art/Avatar.tsx';
import { Bar } from '../shell/Bar.tsx';
import { useSettings } from '../../browser/settings.ts';
import { useFirstWords } from '../../i18n/first-words.ts';
import { faultWords } from './faults.ts';
import { NoServer } from './NoServer.tsx';
import styles from './Online.module.css';
import { usePresence } from './presence.ts';
import { askProfile, block, report, REPORT_REASONS, type ReportReason, type TheirProfile } from './server-people.ts';
import { useTalkWords } from './talk-words.ts';
import { useOnlineWords } from './words.ts';
import { Main } from '../shell/Main.tsx';

/** The page. @param id whose. @param table where they were met, which a report names. */
export function ProfilePage({ id, table }: { readonly id: string; readonly table: string | null }) {
  const online = useOnlineWords();
  const talk = useTalkWords();
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
    document.title = `${name ?? talk.profile} – Windrose`;
  }, [name, talk]);
  const me = here ? presence.person : null;
  return (
    <>
      <Bar title={talk.profile} />
      <Main className={styles.hall}>
        {presence.kind === 'none' && <NoServer />}
        {!profile && presence.kind !== 'none' && <p role="status">{fault ?? online.asking}</p>}
        {profile && <Shown profile={profile} />}
        {profile && me && me.id !== id && <Apart table={table} profile={profile} onChange={ask} />}
        <p>
          <a href="#/online">{online.online}</a>
        </p>
      </Main>
    </>
  );
}

function Shown({ profile: { person, since, ratings, statistics, matches } }: { readonly profile: TheirProfile }) {
  const { words } = useFirstWords();
  const online = useOnlineWords();
  const talk = useTalkWords();
  const { language } = useSettings();
  const day = (moment: number) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(moment);
  const whole = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  const game = (id: string) => words.game(id).title;
  return (
    <>
      <header className={styles.person}>
        <Avatar of={person.id} size={88} />
        <h1>{words.person(person)}</h1>
        <p>{talk.since(day(since))}</p>
      </header>
      <section aria-labelledby="ratings" className={styles.card}>
        <h2 id="ratings">{talk.ratings}</h2>
        {ratings.length === 0 ? (
          <p>{talk.noRatings}</p>
        ) : (
          <table className={styles.figures}>
            <thead>
              <tr>
                <th scope="col">{online.game}</th>
                <th scope="col">{talk.rating}</th>
                <th scope="col">{talk.matches}</th>
              </tr>
            </thead>
            <tbody>
              {ratings.map((one) => (
                <tr key={one.game}>
                  <th scope="row">{game(one.game)}</th>
                  <td>
                    {whole.format(one.rating)} <small>{talk.deviation(Math.round(2 * one.deviation))}</small>
                  </td>
                  <td>{one.matches}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {statistics.length > 0 && (
        <section aria-labelledby="statistics" className={styles.card}>
          <h2 id="statistics">{talk.statistics}</h2>
          <table className={styles.figures}>
            <thead>
              <tr>
                {[online.game, talk.played, talk.won, talk.best, talk.average].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {statistics.map((one) => (
                <tr key={one.game}>
                  <th scope="row">{game(one.game)}</th>
                  <td>{one.played}</td>
                  <td>{one.won}</td>
                  <td>{one.best}</td>
                  <td>{exact.format(one.average)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section aria-labelledby="past" className={styles.card}>
        <h2 id="past">{talk.pastMatches}</h2>
        {matches.length === 0 ? (
          <p>{talk.noPast}</p>
        ) : (
          <ul className={styles.matches}>
            {matches.map((one) => (
              <li key={one.match}>
                <a href={`#/table/${one.match}`}>
                  <span>
                    <strong>{game(one.game)}</strong>
                    <small>{day(one.finished)}</small>
                  </span>
                  <b>
                    {talk.place(one.place)}, {talk.points(one.points)}
                    {one.rating && (
                      <small>
                        {talk.ratingChange(whole.format(one.rating.before), whole.format(one.rating.after))}
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
  const talk = useTalkWords();
  const [reporting, setReporting] = useState(false);
  const [reason, setReason] = useState<ReportReason>('insults');
  const [text, setText] = useState('');
  const [told, tell] = useState('');
  const ask = (asked: Promise<unknown>, then: () => void): void => {
    tell('');
    asked.then(then, (error: unknown) => tell(faultWords(error, online)));
  };
  return (
    <section className={styles.sure} aria-label={talk.block}>
      {blocked && <p>{talk.blocked}</p>}
      {reporting ? (
        <form
          className={styles.form}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            ask(report(person.id, reason, text.trim(), table ?? undefined), () => {
              setReporting(false);
              tell(talk.reported);
            });
          }}
        >
          <label className={styles.field}>
            {talk.reportWhy}
            <select value={reason} onChange={(event) => setReason(event.target.value as ReportReason)}>
              {REPORT_REASONS.map((one) => (
                <option key={one} value={one}>
                  {talk.reportReasons[one]}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            {talk.reportText}
            <textarea value={text} maxLength={2000} rows={3} onChange={(event) => setText(event.target.value)} />
          </label>
          <div className={styles.row}>
            <button type="submit" className={styles.primary}>
              {talk.send}
            </button>
            <button type="button" onClick={() => setReporting(false)}>
              {ui.cancel}
            </button>
          </div>
        </form>
      ) : (
        <div className={styles.row}>
          <button type="button" onClick={() => ask(block(person.id, !blocked), onChange)}>
            {blocked ? talk.unblock : talk.block}
          </button>
          <button type="button" onClick={() => setReporting(true)}>
            {talk.report}
          </button>
        </div>
      )}
      <p role="status">{told}</p>
    </section>
  );
}
