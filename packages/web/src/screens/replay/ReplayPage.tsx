/** Looking back at a match: the table it was played on, moved through its positions; nothing on it can be chosen. */

import { RulesError } from '@windrose/rules';
import { useEffect, useMemo, useState } from 'react';

import styles from '../shell/Shell.module.css';
import { Bar } from '../shell/Bar.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { replayAddress, type ReplaySource } from '../shell/routes.ts';
import { useWords } from '../../i18n/words.ts';
import { missingGameOf } from '../../play/store.ts';
import { MissingGameHelp } from '../shell/MissingGame.tsx';
import { useAppWords } from '../shell/words.ts';
import { LinkError } from './link.ts';
import { openSource, type Opened } from './opening.ts';
import { Replay } from './Replay.tsx';
import { useReplayWords } from './words.ts';
import { Main } from '../shell/Main.tsx';

/** The page. @param source the match. @param at the version to begin with. @param analysed whether its analysis begins at once. */
export function ReplayPage({
  source,
  at,
  analysed,
}: {
  readonly source: ReplaySource;
  readonly at: number | null;
  readonly analysed: boolean;
}) {
  const { ui, words } = useWords();
  const app = useAppWords();
  const texts = useReplayWords();
  const [loaded, setLoaded] = useState<{
    readonly of: ReplaySource;
    readonly what: Opened | RulesError | LinkError | 'gone';
  } | null>(null);
  const { kind } = source;
  const name = source.kind === 'kept' ? source.id : source.data;
  const asked = useMemo<ReplaySource>(
    () => (kind === 'kept' ? { kind, id: name } : { kind, data: name }),
    [kind, name],
  );
  useEffect(() => {
    let left = false;
    const settle = (what: Opened | RulesError | LinkError | null): void => {
      if (!left) setLoaded({ of: asked, what: what ?? 'gone' });
    };
    openSource(asked).then(settle, (error: unknown) => {
      if (error instanceof RulesError || error instanceof LinkError) settle(error);
      else throw error;
    });
    return () => {
      left = true;
    };
  }, [asked]);

  const opened = loaded?.of === asked ? loaded.what : null;
  if (opened === null) return <Loading />;
  if (opened === 'gone' || opened instanceof Error) {
    const game = opened === 'gone' && kind === 'kept' ? missingGameOf(name) : null;
    const fault = opened === 'gone' ? ui.gone : opened instanceof RulesError ? words.error(opened) : texts.damaged;
    return (
      <>
        <Bar title={texts.title} />
        <Main className={styles.gone}>
          <h1>{game === null ? fault : app.gameMissing(game)}</h1>
          {game !== null && <MissingGameHelp />}
          <a href="#/">{ui.home}</a>
        </Main>
      </>
    );
  }
  return (
    <Replay
      key={name}
      opened={opened}
      id={kind === 'kept' ? name : null}
      address={replayAddress(asked)}
      at={at ?? opened.match.version}
      analysed={analysed}
    />
  );
}
