/** The hall: the person, their matches, tables that wait for players, and a form for a new table. */

import { localeOf } from '@windrose/words';
import { useEffect, useState } from 'react';

import { Avatar } from '../../art/Avatar.tsx';
import { BoxArt } from '../../display/BoxArt.tsx';
import { Bar } from '../shell/Bar.tsx';
import { useSettings } from '../../browser/settings.ts';
import { useFirstWords } from '../../i18n/first-words.ts';
import { bannerClass } from '../../ui/Banner.tsx';
import { AccountSection } from './AccountSection.tsx';
import { BlockedSection } from './BlockedSection.tsx';
import { faultWords } from './faults.ts';
import { MatchLinks, runningFirst, useAskedList } from './MyMatches.tsx';
import { NameForm } from './NameForm.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { NoServer } from './NoServer.tsx';
import styles from './Online.module.css';
import { leaveServer, usePresence } from './presence.ts';
import { QuickMatch } from './QuickMatch.tsx';
import { listOnline } from './server.ts';
import { usePeopleWords } from './people-words.ts';
import { useOnlineWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { pageClass } from '../../ui/Page.tsx';

const mine = () => listOnline('mine');
const open = () => listOnline('open');

/** The page. */
export function OnlinePage() {
  const online = useOnlineWords();
  const presence = usePresence();
  useEffect(() => {
    document.title = `${online.online} – Windrose`;
  }, [online]);
  return (
    <>
      <Bar title={online.online} />
      <Main className={pageClass(styles.hall)}>
        <header className={bannerClass(styles.box)}>
          <BoxArt game="eastern-wonders" />
          <h1>{online.online}</h1>
          {presence.kind !== 'none' && <p>{online.onlineHelp}</p>}
        </header>
        {presence.kind === 'asking' && <p role="status">{online.asking}</p>}
        {presence.kind === 'none' && <NoServer />}
        {presence.kind === 'here' &&
          (presence.banned ? <Banned {...presence.banned} /> : <Hall me={presence.person} />)}
        {presence.kind === 'here' && presence.operator && (
          <p>
            <a href="#/desk">{online.desk}</a>
          </p>
        )}
      </Main>
    </>
  );
}

/** The notice for a banned person. */
function Banned({ until, reason }: { readonly until: number | null; readonly reason: string }) {
  const online = useOnlineWords();
  const { language } = useSettings();
  const moment = (at: number): string =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return <p role="alert">{online.shutOut(until === null ? null : moment(until), reason)}</p>;
}

type Me = { readonly id: string; readonly name: string; readonly guest: boolean };

function Hall({ me }: { readonly me: Me | null }) {
  const online = useOnlineWords();
  const tables = useAskedList(open, true);
  return (
    <>
      {me === null ? <NameForm go={online.goOn} /> : <Who me={me} />}
      {me && <Mine key={me.id} me={me.id} />}
      <div className={styles.ways}>
        <section className={styles.card} aria-labelledby="own-table">
          <div>
            <h2 id="own-table">{online.newTable}</h2>
            <p className={styles.help}>{online.newTableHelp}</p>
          </div>
          <a className={styles.primary} href="#/online/new">
            {online.setTable}
          </a>
        </section>
        {me && <QuickMatch rated={!me.guest} />}
      </div>
      <section aria-labelledby="lobby">
        <h2 id="lobby">{online.lobby}</h2>
        {tables &&
          (tables.length === 0 ? <p>{online.lobbyEmpty}</p> : <MatchLinks matches={tables} me={me?.id ?? null} />)}
      </section>
      <AccountSection key={me?.id} me={me} />
      {me && <NoticesSection key={me.id} />}
      {me && <BlockedSection key={`blocked by ${me.id}`} />}
    </>
  );
}

function Mine({ me }: { readonly me: string }) {
  const online = useOnlineWords();
  const matches = useAskedList(mine, true);
  if (!matches) return null;
  const running = runningFirst(matches, me);
  const finished = matches.filter(({ stage }) => stage === 'over');
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{online.myMatches}</h2>
      {running.length === 0 ? <p>{online.noMatches}</p> : <MatchLinks matches={running} me={me} />}
      {finished.length > 0 && (
        <details>
          <summary>{online.finished(finished.length)}</summary>
          <MatchLinks matches={finished} me={me} />
        </details>
      )}
    </section>
  );
}

function Who({ me }: { readonly me: Me }) {
  const { ui, words } = useFirstWords();
  const online = useOnlineWords();
  const text = online.youAre(words.person(me));
  const [renaming, setRenaming] = useState(false);
  return (
    <section className={styles.who} aria-label={text}>
      <p className={styles.me}>
        <Avatar of={me.id} size={52} />
        <a href={`#/person/${me.id}`}>{text}</a>
      </p>
      {renaming ? (
        <NameForm asked go={online.takeName} onDone={() => setRenaming(false)} />
      ) : (
        <div className={styles.row}>
          {me.guest && (
            <button type="button" onClick={() => setRenaming(true)}>
              {online.otherName}
            </button>
          )}
          <LeaveButton guest={me.guest} cancel={ui.cancel} />
        </div>
      )}
    </section>
  );
}

/** Asks before it leaves, if that loses something. */
function LeaveButton({ guest, cancel }: { readonly guest: boolean; readonly cancel: string }) {
  const online = useOnlineWords();
  const { signOut } = usePeopleWords();
  const text = guest ? online.leaveHere : signOut;
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const leave = (): void => {
    setFault(null);
    leaveServer().catch((error: unknown) => setFault(faultWords(error, online)));
  };
  const failed = fault !== null && <p role="alert">{fault}</p>;
  if (!asking) {
    return (
      <>
        <button type="button" onClick={() => (guest ? setAsking(true) : leave())}>
          {text}
        </button>
        {failed}
      </>
    );
  }
  return (
    <div role="alertdialog" aria-label={text} className={styles.sure}>
      <p>{online.leaveHelp}</p>
      <div className={styles.row}>
        <button type="button" className={styles.primary} onClick={leave}>
          {text}
        </button>
        <button type="button" onClick={() => setAsking(false)}>
          {cancel}
        </button>
      </div>
      {failed}
    </div>
  );
}
