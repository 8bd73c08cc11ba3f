/** The operator's desk: reports, who is here, tables, who is shut out, and what operators have done. */

import type { Act, Person } from '@windrose/protocol';
import { localeOf } from '@windrose/words';
import { type ReactNode, useCallback, useEffect, useState } from 'react';

import { useSettings } from '../../browser/settings.ts';
import { useFirstWords } from '../../i18n/first-words.ts';
import { Button } from '../../ui/Button.tsx';
import { faultWords } from '../online/faults.ts';
import { NoServer } from '../online/NoServer.tsx';
import styles from '../online/Online.module.css';
import { usePresence } from '../online/presence.ts';
import { usePeopleWords } from '../online/people-words.ts';
import { useOnlineWords } from '../online/words.ts';
import { Bar } from '../shell/Bar.tsx';
import { Main } from '../shell/Main.tsx';
import { ActDialog, type Chosen } from './ActDialog.tsx';
import { askDesk, type DeskState } from './asking.ts';
import own from './Desk.module.css';
import { useDeskWords } from './words.ts';
import { pageClass } from '../../ui/Page.tsx';

/** The page. */
export function DeskPage() {
  const online = useOnlineWords();
  const desk = useDeskWords();
  const presence = usePresence();
  const [state, setState] = useState<DeskState | null>(null);
  const [fault, setFault] = useState('');
  const [status, setStatus] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const ask = useCallback(
    () =>
      askDesk().then(
        (now) => {
          setState(now);
          setFault('');
        },
        (error: unknown) => setFault(faultWords(error, online)),
      ),
    [online],
  );
  const here = presence.kind === 'here';
  useEffect(() => {
    if (here) void ask();
  }, [here, ask]);
  useEffect(() => {
    document.title = `${desk.title} – Windrose`;
  }, [desk]);
  return (
    <>
      <Bar title={desk.title} />
      <Main className={pageClass(styles.hall)}>
        <h1>{desk.title}</h1>
        {presence.kind === 'none' && <NoServer />}
        {!state && presence.kind !== 'none' && <p role="status">{fault || online.asking}</p>}
        {state && (
          <>
            <div className={styles.row}>
              <Button onClick={() => void ask()}>{desk.reload}</Button>
              <p role="status">{fault || status}</p>
            </div>
            <Reports reports={state.reports} choose={setChosen} />
            <People people={state.here.people} choose={setChosen} />
            <Tables tables={state.here.tables} choose={setChosen} />
            <Banned bans={state.bans} choose={setChosen} />
            <Trail audit={state.audit} />
          </>
        )}
      </Main>
      {/* Not in the hall, whose buttons all look alike: here one goes on and the other does not. */}
      {chosen && (
        <ActDialog
          chosen={chosen}
          onClose={() => setChosen(null)}
          onDone={() => {
            setChosen(null);
            setStatus(desk.done);
            void ask();
          }}
        />
      )}
    </>
  );
}

type Choose = (chosen: Chosen) => void;

/** A section with a heading, or the sentence that there is nothing in it. */
function Part({
  id,
  title,
  empty,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly empty: string | null;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{title}</h2>
      {empty === null ? children : <p>{empty}</p>}
    </section>
  );
}

/** A person's name, which leads to their profile; guests are marked. */
function Name({ person }: { readonly person: Person | null }) {
  const { words } = useFirstWords();
  const desk = useDeskWords();
  if (!person) return <>{desk.gone}</>;
  return <a href={`#/person/${person.id}`}>{words.person(person)}</a>;
}

/** Moments, short, in the chosen language. */
function useMoments(): (at: number) => string {
  const { language } = useSettings();
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short', timeStyle: 'short' });
  return (at) => format.format(at);
}

function Reports({ reports, choose }: { readonly reports: DeskState['reports']; readonly choose: Choose }) {
  const desk = useDeskWords();
  const texts = usePeopleWords();
  const { words } = useFirstWords();
  const moment = useMoments();
  const reasons: Readonly<Record<string, string>> = texts.reportReasons;
  return (
    <Part id="reports" title={desk.openReports} empty={reports.length === 0 ? desk.noReports : null}>
      {reports.map(({ id, created, reason, text, match, by, about, times, said }) => (
        <article key={id} className={own.report}>
          <p>
            <strong>{reasons[reason] ?? reason}</strong>: <Name person={by} /> → <Name person={about} />,{' '}
            {moment(created)}, {desk.times(times)}
            {match !== null && (
              <>
                {' '}
                · <a href={`#/table/${match}`}>{desk.reportedTable}</a>
              </>
            )}
          </p>
          {text !== '' && <blockquote>{text}</blockquote>}
          {said.length > 0 && (
            <details>
              <summary>{desk.tableChat}</summary>
              <ul>
                {said.map((line, at) => (
                  <li key={at}>
                    <Name person={line.person} />: {line.text ?? (line.phrase ? `[${line.phrase}]` : '')}
                  </li>
                ))}
              </ul>
            </details>
          )}
          <div className={styles.row}>
            {about && (
              <>
                <Button onClick={() => choose({ act: 'ban', person: about.id, shown: words.person(about) })}>
                  {desk.acts.ban}
                </Button>
                <Button onClick={() => choose({ act: 'rename', person: about.id, shown: words.person(about) })}>
                  {desk.acts.rename}
                </Button>
              </>
            )}
            {match !== null && (
              <Button onClick={() => choose({ act: 'close', match, shown: match })}>{desk.acts.close}</Button>
            )}
            <Button
              onClick={() => choose({ act: 'dismiss', report: id, shown: about ? words.person(about) : desk.gone })}
            >
              {desk.acts.dismiss}
            </Button>
          </div>
        </article>
      ))}
    </Part>
  );
}

function People({ people, choose }: { readonly people: DeskState['here']['people']; readonly choose: Choose }) {
  const desk = useDeskWords();
  const { words } = useFirstWords();
  const moment = useMoments();
  return (
    <Part id="here" title={desk.here} empty={people.length === 0 ? desk.noOne : null}>
      <ul className={own.list}>
        {people.map(({ person, seen, sessions, tables, addresses, banned }) => {
          const { id } = person;
          const name = words.person(person);
          const acts = (['ban', 'rename', 'revoke', 'delete'] as const).map((act) => (
            <Button key={act} onClick={() => choose({ act, person: id, shown: name })}>
              {desk.acts[act]}
            </Button>
          ));
          return (
            <li key={id}>
              <details>
                <summary>
                  {name} {banned && <small>({desk.isBanned})</small>} · {moment(seen)} · {desk.sessions}: {sessions} ·{' '}
                  {desk.tables}: {tables}
                </summary>
                <p>
                  <Name person={person} /> <small>{id}</small>
                </p>
                <div className={styles.row}>
                  {acts}
                  {addresses.map((address) => (
                    <Button
                      key={address}
                      onClick={() => choose({ act: 'ban-address', address, shown: desk.address(address) })}
                    >
                      {desk.acts['ban-address']} {address.slice(0, 6)}
                    </Button>
                  ))}
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Tables({ tables, choose }: { readonly tables: DeskState['here']['tables']; readonly choose: Choose }) {
  const { words } = useFirstWords();
  const desk = useDeskWords();
  const moment = useMoments();
  return (
    <Part id="tables" title={desk.openTables} empty={tables.length === 0 ? desk.noTables : null}>
      <ul className={own.list}>
        {tables.map(({ match, game, stage, people, changed }) => (
          <li key={match} className={styles.row}>
            <span>
              <a href={`#/table/${match}`}>{words.game(game).title}</a>, {desk.stages[stage]}, {moment(changed)}
              {people
                .filter((person) => person !== null)
                .map((person) => (
                  <span key={person.id}>
                    {' '}
                    · <Name person={person} />
                  </span>
                ))}
            </span>
            <Button onClick={() => choose({ act: 'close', match, shown: words.game(game).title })}>
              {desk.acts.close}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Banned({ bans, choose }: { readonly bans: DeskState['bans']; readonly choose: Choose }) {
  const desk = useDeskWords();
  const { words } = useFirstWords();
  const moment = useMoments();
  return (
    <Part id="bans" title={desk.bans} empty={bans.length === 0 ? desk.noBans : null}>
      <ul className={own.list}>
        {bans.map(({ kind, value, person, until, reason }) => (
          <li key={`${kind} ${value}`} className={styles.row}>
            <span>
              {kind === 'address' ? desk.address(value) : <Name person={person} />},{' '}
              {until === null ? desk.forGood : desk.until(moment(until))}: {reason}
            </span>
            {kind === 'address' ? (
              <Button onClick={() => choose({ act: 'unban-address', address: value, shown: desk.address(value) })}>
                {desk.acts['unban-address']}
              </Button>
            ) : (
              <Button
                onClick={() =>
                  choose({ act: 'unban', person: value, shown: person ? words.person(person) : desk.gone })
                }
              >
                {desk.acts.unban}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Trail({ audit: { entries, people } }: { readonly audit: DeskState['audit'] }) {
  const desk = useDeskWords();
  const { words } = useFirstWords();
  const moment = useMoments();
  const acts: Readonly<Record<Act['act'], string>> = desk.acts;
  const shown = (name: string): string => {
    const [kind, value = ''] = name.split(':', 2);
    if (kind === 'terminal') return desk.terminal(value);
    if (kind === 'address') return desk.address(value);
    const person = people.find(({ id }) => id === value);
    return person ? words.person(person) : value;
  };
  return (
    <Part id="audit" title={desk.audit} empty={entries.length === 0 ? desk.noAudit : null}>
      <ol className={own.list}>
        {entries.map(({ id, at, who, action, target, reason }) => (
          <li key={id}>
            {moment(at)} · {shown(who)} · {isAct(action, acts) ? acts[action] : action} · {shown(target)}: {reason}
          </li>
        ))}
      </ol>
    </Part>
  );
}

const isAct = (action: string, acts: Readonly<Record<Act['act'], string>>): action is Act['act'] => action in acts;
