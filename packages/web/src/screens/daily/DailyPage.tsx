/** The daily voyage: today's sea, what came of one's try, the streak, and the log. */

import { easternWondersSolo } from '@windrose/rules';
import { localeOf } from '@windrose/words';
import { useEffect, useMemo, useState } from 'react';

import { Sign } from '../../art/Icon.tsx';
import { copyText } from '../../browser/files.ts';
import { useSettings } from '../../browser/settings.ts';
import { useWords } from '../../i18n/words.ts';
import { checkVoyage, dailyMatch, logVoyage, sailAgain, sailToday, type VoyageFault } from '../../play/daily.ts';
import {
  countedId,
  dayOf,
  daysBefore,
  finishedDays,
  type LoggedDay,
  loggedDays,
  streakAt,
  type VoyageResult,
} from '../../play/daily-log.ts';
import { findMatch } from '../../play/store.ts';
import { seaPrint } from '../../realms/sea/position.ts';
import type { Drawing } from '../maps/drawing.ts';
import { MapPicture } from '../maps/MapTile.tsx';
import { Bar } from '../shell/Bar.tsx';
import { Main } from '../shell/Main.tsx';
import { goToMatch } from '../shell/routes.ts';
import { useAppWords } from '../shell/words.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Daily.module.css';
import { shareText } from './share.ts';
import { Week } from './Week.tsx';
import { useDailyWords } from './words.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { cardClass } from '../../ui/Card.tsx';
import { noteClass } from '../../ui/Note.tsx';
import { introClass, pageClass } from '../../ui/Page.tsx';

/** The number of past days whose results can be checked. */
const CHECKED = 400;

/** The log as it is once every finished match has been written into it. */
function freshLog(): LoggedDay[] {
  return loggedDays().map((logged) => {
    const match = logged.done === null ? findMatch(countedId(logged.day)) : null;
    return (match && logVoyage(match)) ?? logged;
  });
}

/** The sea of a day as a picture has it. */
function drawnSea(day: string): Drawing {
  const match = dailyMatch(day);
  const state = match.state();
  const { markets } = seaPrint(match);
  const places = 'map' in state ? state.map : [];
  return new Map(
    places.map(({ at, kind, market }) => {
      const [q = 0, r = 0] = at.split(',').map(Number);
      const island = market === undefined ? undefined : markets.get(market)?.symbol;
      return [at, { q, r, kind, ...(island && { island }) }];
    }),
  );
}

/** The page. */
export function DailyPage() {
  const { ui, words } = useWords();
  const texts = useDailyWords();
  const app = useAppWords();
  const { name, language } = useSettings();
  const [today] = useState(() => dayOf(Date.now()));
  const [log] = useState(freshLog);
  const dates = useMemo(
    () => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }),
    [language],
  );
  const dateOf = (day: string): string => dates.format(Date.parse(day));
  useEffect(() => {
    document.title = `${texts.title} – Windrose`;
  }, [texts]);

  const finished = finishedDays(log);
  const streak = streakAt(finished, today);
  const logged = log.find(({ day }) => day === today) ?? null;
  const older = logged !== null && logged.rules !== easternWondersSolo.rules;
  const under = findMatch(countedId(today));
  const you = name || ui.you;
  const left = log.find(({ day, done }) => done === null && day < today && findMatch(countedId(day)) !== null);
  const sea = useMemo(() => drawnSea(today), [today]);
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(
    Date.parse(daysBefore(today, -1)),
  );

  return (
    <>
      <Bar title={texts.title} />
      <Main className={pageClass(styles.page)}>
        <h1>{texts.title}</h1>
        <p className={introClass(styles.intro)}>{texts.intro}</p>
        <div className={cardClass('free', styles.today)}>
          <MapPicture drawing={sea} className={styles.sea} />
          <section
            className={styles.sheet}
            aria-labelledby="today"
            data-daily={logged?.done ? 'done' : logged ? 'begun' : 'open'}
          >
            <h2 id="today">{texts.today(dateOf(today))}</h2>
            <Week today={today} finished={finished} dateOf={dateOf} locale={localeOf(language)} />
            <p className={styles.streak}>{streak > 0 ? texts.streak(streak) : texts.noStreak}</p>
            {older && (
              <p className={noteClass()} data-older>
                {texts.olderRules(logged.rules, easternWondersSolo.rules)}
                {logged.done === null && ` ${texts.olderUnfinished}`}
              </p>
            )}
            {logged?.done && <Result result={logged.done} />}
            {logged?.done ? (
              <Share
                text={shareText(dateOf(today), logged.done, streak, `${location.origin}${location.pathname}#/daily`)}
              />
            ) : logged && (older || !under) ? (
              !older && <p className={noteClass()}>{texts.spent}</p>
            ) : (
              <Button
                kind="main"
                onClick={() => {
                  const id = sailToday(today, you);
                  if (id !== null) goToMatch(id);
                }}
              >
                <Sign name="wheel" />
                {logged ? texts.goOn : texts.begin}
              </Button>
            )}
            {logged !== null && (logged.done !== null || older || !under) && (
              <p className={styles.again}>
                <Button onClick={() => goToMatch(sailAgain(today, you))}>{texts.again}</Button>
                <small>{texts.againHelp}</small>
              </p>
            )}
            <p className={styles.small}>{texts.newSea(time)}</p>
          </section>
        </div>
        {left && (
          <p className={noteClass()}>
            {texts.yesterday(dateOf(left.day))} <a href={`#/match/${countedId(left.day)}`}>{texts.goOn}</a>
          </p>
        )}
        <div className={styles.below}>
          {log.length > 0 && (
            <section aria-labelledby="voyages">
              <h2 id="voyages">{texts.log}</h2>
              <table className={styles.log}>
                <tbody>
                  {log.map(({ day, rules, done }) => (
                    <tr key={day} data-day={day}>
                      <th scope="row">{dateOf(day)}</th>
                      <td>{done ? <b>{texts.score(done.points, done.rival)}</b> : texts.unfinished}</td>
                      <td>{done && texts.rounds(done.rounds)}</td>
                      <td>{rules !== easternWondersSolo.rules && texts.underRules(rules)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
          <Check dateOf={dateOf} today={today} />
        </div>
        <p>
          <a href="#/rules/eastern-wonders-solo">{app.rulesOf(words.game('eastern-wonders-solo').title)}</a>
        </p>
      </Main>
    </>
  );
}

function Result({ result: { points, rival, rounds, won } }: { readonly result: VoyageResult }) {
  const texts = useDailyWords();
  return (
    <p className={styles.result} data-result>
      <strong title={texts.scoreHelp}>{texts.score(points, rival)}</strong>
      <span>
        {won ? texts.won : texts.lost} <small>{texts.rounds(rounds)}</small>
      </span>
    </p>
  );
}

/** The result as a text, and the button that copies it. */
function Share({ text }: { readonly text: string }) {
  const texts = useDailyWords();
  const [status, setStatus] = useState('');
  return (
    <div className={styles.share}>
      <pre data-share>{text}</pre>
      <Button
        kind="main"
        aria-describedby="share-help"
        onClick={() => void copyText(text).then((done) => setStatus(done ? texts.copied : texts.notCopied))}
      >
        {texts.share}
      </Button>
      <small id="share-help">{texts.shareHelp}</small>
      <p role="status">{status}</p>
    </div>
  );
}

/** Checks another person's record. */
function Check({ today, dateOf }: { readonly today: string; readonly dateOf: (day: string) => string }) {
  const texts = useDailyWords();
  const [day, setDay] = useState(today);
  const [found, setFound] = useState<VoyageResult | VoyageFault | null>(null);
  const read = async (file: File): Promise<void> => {
    let value: unknown = null;
    try {
      value = JSON.parse(await file.text());
    } catch {
      // A text that is not JSON is not a record.
    }
    const check = checkVoyage(value, day);
    setFound('result' in check ? check.result : check.fault);
  };
  return (
    <section aria-labelledby="check">
      <h2 id="check">{texts.check}</h2>
      <p className={styles.small}>{texts.checkHelp}</p>
      <div className={styles.checking}>
        <label>
          {texts.day} {/* A field for dates would write them as the browser does, not as the page. */}
          <select
            value={day}
            onChange={(event) => {
              setDay(event.target.value);
              setFound(null);
            }}
          >
            {Array.from({ length: CHECKED }, (_, at) => daysBefore(today, at)).map((one) => (
              <option key={one} value={one}>
                {dateOf(one)}
              </option>
            ))}
          </select>
        </label>
        <label className={`${buttonClass('plain', 'low')} ${styles.file}`}>
          <input
            type="file"
            className="visually-hidden"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void read(file);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          {texts.checkFile}
        </label>
      </div>
      <p role="status" data-checked={found === null ? undefined : typeof found === 'string' ? found : 'true'}>
        {typeof found === 'string'
          ? texts.faults[found]
          : found && texts.checked(dateOf(day), found.points, found.rival, found.rounds)}
      </p>
    </section>
  );
}
