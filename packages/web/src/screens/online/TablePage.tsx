/** The page of a table: what it shows depends on whether the match waits, runs or is over. */

import type { OnlineMatch } from '@windrose/protocol';
import { findGame } from '@windrose/rules';
import { useEffect, useState, useSyncExternalStore } from 'react';

import appStyles from '../shell/Shell.module.css';
import { Bar } from '../shell/Bar.tsx';
import { useFirstWords } from '../../i18n/first-words.ts';
import { connection, useConnection } from './connection.ts';
import { NoServer } from './NoServer.tsx';
import styles from './Online.module.css';
import { OnlinePlay } from './OnlinePlay.tsx';
import { OpenTable } from './OpenTable.tsx';
import { usePresence } from './presence.ts';
import { useOnlineWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { Button } from '../../ui/Button.tsx';
import { pageClass } from '../../ui/Page.tsx';

/** A table by the id of its match. */
export function TablePage({ id }: { readonly id: string }) {
  const presence = usePresence();
  const online = useOnlineWords();
  if (presence.kind === 'here') return <Followed key={id} id={id} me={presence.person?.id ?? null} />;
  return (
    <>
      <Bar title={online.online} />
      <Main className={pageClass(styles.hall)}>
        {presence.kind === 'asking' ? <p role="status">{online.asking}</p> : <NoServer />}
      </Main>
    </>
  );
}

function Followed({ id, me }: { readonly id: string; readonly me: string | null }) {
  const [match] = useState(() => connection().watch(id));
  useEffect(() => () => match.close(), [match]);
  return <Known match={match} me={me} />;
}

/** The visible state of a table, which changes with every message about it. */
function stateOf({ known, refusal, table, fault }: OnlineMatch): string {
  if (fault) return 'broken';
  if (refusal) return 'refused';
  if (!known) return 'unknown';
  return table.stage === 'open' || !table.match ? `${table.stage} ${table.version}` : 'started';
}

function Known({ match, me }: { readonly match: OnlineMatch; readonly me: string | null }) {
  const online = useOnlineWords();
  const { outdated } = useConnection();
  const state = useSyncExternalStore(match.subscribe, () => stateOf(match));
  if (outdated) return <Notice text={online.outdated} reload />;
  if (state === 'unknown') return <Notice text={online.connecting} />;
  if (state === 'refused') return <Notice text={online.tableGone} />;
  if (state === 'broken') return <Notice text={online.broken} reload />;
  const { ending, unplayable } = match.table;
  if (ending === 'rules') return <Notice text={online.endings.rules} />;
  if (unplayable) {
    const { game, rules: begun } = match.table.setting;
    const { rules } = findGame(game);
    const text = begun < rules ? online.oldRules(begun, rules) : online.otherFigures;
    return <Notice text={text} reload={ending === null} />;
  }
  if (state.startsWith('over')) {
    const told = ending === 'closed' || ending === 'withheld';
    return <Notice text={told ? online.endings[ending] : online.abandoned} />;
  }
  return state === 'started' ? <OnlinePlay match={match} me={me} /> : <OpenTable match={match} me={me} />;
}

function Notice({ text, reload = false }: { readonly text: string; readonly reload?: boolean }) {
  const { ui } = useFirstWords();
  const online = useOnlineWords();
  return (
    <>
      <Bar title={online.online} />
      <Main className={appStyles.gone}>
        <h1>{text}</h1>
        {reload && (
          <Button kind="main" onClick={() => location.reload()}>
            {online.reload}
          </Button>
        )}
        <a href="#/online">{online.online}</a>
        <a href="#/">{ui.home}</a>
      </Main>
    </>
  );
}
