/** Quick match: the server searches for an opponent of similar strength; the page polls the search, and opens the table. */

import { useEffect, useState } from 'react';

import { goToTable } from '../shell/routes.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { useFirstWords } from '../../i18n/first-words.ts';
import { faultWords } from './faults.ts';
import { firstGame } from './first-game.ts';
import styles from './Online.module.css';
import { askSeeking, seek, seekNoLonger } from './server-people.ts';
import { usePeopleWords } from './people-words.ts';
import { useOnlineWords } from './words.ts';

/** Interval between requests, in milliseconds: well below the time after which the server forgets a searching player. */
const ASK_EVERY = 3000;

const GAMES = CATALOGUE.filter(({ seats }) => seats[0] <= 2 && seats[1] >= 2);

/** The section. @param rated whether it may count for the ratings: for members. */
export function QuickMatch({ rated }: { readonly rated: boolean }) {
  const { words } = useFirstWords();
  const online = useOnlineWords();
  const texts = usePeopleWords();
  const [game, setGame] = useState(() => firstGame(GAMES, null));
  const [others, setOthers] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const seeking = others !== null;
  useEffect(() => {
    // A search that began before the page was reloaded continues.
    askSeeking().then(
      (now) => {
        if (now.state === 'seeking') setOthers(now.others);
      },
      () => {},
    );
  }, []);
  useEffect(() => {
    if (!seeking) return;
    const timer = setInterval(() => {
      askSeeking().then(
        (now) => {
          if (now.state === 'found' && now.match !== null) goToTable(now.match);
          else setOthers(now.state === 'seeking' ? now.others : null);
        },
        // The network is away: the next question may come through.
        () => {},
      );
    }, ASK_EVERY);
    return () => clearInterval(timer);
  }, [seeking]);
  const go = (): void => {
    setFault(null);
    seek({ game, seats: 2, pace: { kind: 'live', base: 1200, increment: 15 }, rated }).then(
      (now) => {
        if (now.match === null) setOthers(now.others);
        else goToTable(now.match);
      },
      (error: unknown) => setFault(faultWords(error, online)),
    );
  };
  const stop = (): void => {
    setOthers(null);
    seekNoLonger().catch(() => {});
  };
  return (
    <section className={styles.card} aria-labelledby="quick">
      <div>
        <h2 id="quick">{texts.quick}</h2>
        <p className={styles.help}>{texts.quickHelp}</p>
      </div>
      <div className={styles.row}>
        {seeking ? (
          <>
            <p role="status">{texts.seeking(others)}</p>
            <button type="button" onClick={stop}>
              {texts.quickStop}
            </button>
          </>
        ) : (
          <>
            <select value={game} aria-label={online.game} onChange={(event) => setGame(event.target.value)}>
              {GAMES.map(({ id }) => (
                <option key={id} value={id}>
                  {words.game(id).title}
                </option>
              ))}
            </select>
            <button type="button" className={styles.primary} onClick={go}>
              {texts.quickGo}
            </button>
          </>
        )}
      </div>
      {fault !== null && <p role="alert">{fault}</p>}
    </section>
  );
}
