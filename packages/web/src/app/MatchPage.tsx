/** The page of one match: finds it, lets it live, shows it. */

import { type Match, type RawPack, RulesError } from '@windrose/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { Sign } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import { WorkerBot } from '../play/bot.ts';
import { Session } from '../play/session.ts';
import { startLocal } from '../play/start.ts';
import { keepPacks, keptPacks } from '../play/packs.ts';
import { findMatch, keepMatch, type StoredMatch } from '../play/store.ts';
import { saveFile } from '../records/files.ts';
import { MatchMenu } from '../records/MatchMenu.tsx';
import { recordFile } from '../records/record-file.ts';
import { HintPart } from '../review/part.ts';
import type { OtherParts } from '../table/Layout.tsx';
import { useHearing } from '../sound/hearing.ts';
import { Result } from '../table/Result.tsx';
import styles from './App.module.css';
import { Bar } from './Bar.tsx';
import { useShortBar } from './room.ts';
import { PlayedTable, usePlayedTable } from './PlayedTable.tsx';
import { goToMatch } from './routes.ts';
import { useSettings } from './settings.ts';
import { useAppWords } from './words.ts';

const bot = new WorkerBot();
const room = { keep: keepMatch };
const NO_PACKS: readonly RawPack[] = [];

/** A match by its id. */
export function MatchPage({ id }: { readonly id: string }) {
  const { ui, words } = useWords();
  const app = useAppWords();
  const [found] = useState(() => openMatch(id));
  if (!(found instanceof Session)) {
    const stored = findMatch(id);
    return (
      <>
        <Bar />
        <main id="content" className={styles.gone}>
          <h1>{found === null ? ui.gone : words.error(found)}</h1>
          {stored && (
            <button type="button" className={styles.button} onClick={() => saveFile(recordFile(stored))}>
              {app.saveRecord}
            </button>
          )}
          <a href="#/">{ui.home}</a>
        </main>
      </>
    );
  }
  return <Playing key={id} session={found} />;
}

/** The match with this id; null if there is none, and why if it cannot be replayed. */
function openMatch(id: string): Session | RulesError | null {
  const stored = findMatch(id);
  try {
    return stored && sessionOf(stored);
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
}

/** A stored match come to life. @throws RulesError when it cannot be replayed. */
function sessionOf(stored: StoredMatch): Session {
  try {
    return new Session(stored, bot, room);
  } catch (error) {
    if (!(error instanceof RulesError) || error.where !== 'packs') throw error;
    // This page has other figures than the one on which the match was begun: it goes on with its own.
    return new Session({ ...stored, packs: [...(stored.packs ?? []), ...keptPacks(stored.record)] }, bot, room);
  }
}

function Playing({ session }: { readonly session: Session }) {
  const { ui, words } = useWords();
  const app = useAppWords();
  const table = usePlayedTable(session);
  const [closed, setClosed] = useState(false);
  const [asked, ask] = useState<Match | null>(null);
  const text = useSettings().view === 'text';
  useEffect(() => session.open(), [session]);
  useEffect(() => keepPacks(session.table().match), [session]);
  useHearing(table);
  const { match } = table;
  const { game } = match;
  const title = words.game(game.id).title;
  useEffect(() => {
    document.title = `${title} – Windrose`;
  }, [title]);

  // Whoever plays alone or against bots may ask for a hint. It is about the one decision at which it was asked for.
  const hinted = table.stage === 'choice' && session.sitters.filter(({ kind }) => kind === 'person').length === 1;
  const told = hinted && asked === match;
  const lamp = useRef<HTMLButtonElement>(null);
  const putOut = useCallback(() => {
    ask(null);
    lamp.current?.focus();
  }, []);
  const hint = useMemo(
    () =>
      told && (
        <HintPart match={match} packs={session.stored().packs ?? NO_PACKS} names={session.names} onClose={putOut} />
      ),
    [told, match, session, putOut],
  );
  // It moves nothing on the table where there is room for it beside the lamp.
  const short = useShortBar();
  const parts = useMemo<OtherParts>(() => {
    if (!hint || !short) return {};
    return {
      turn: (own) => (
        <>
          {own}
          {hint}
        </>
      ),
    };
  }, [hint, short]);

  const again = (): void => {
    goToMatch(startLocal(game.id, session.sitters, match.options));
  };

  return (
    <>
      <Bar title={title}>
        <MatchMenu game={game.id} stored={() => session.stored()} />
        {hinted && (
          <button
            ref={lamp}
            type="button"
            className={styles.barButton}
            data-hint-button
            aria-label={app.hint}
            aria-pressed={told}
            title={app.hint}
            onClick={() => ask(told ? null : match)}
          >
            <Sign name="lamp" />
          </button>
        )}
        {hint && !short && !text && <div className={styles.besideLamp}>{hint}</div>}
        {match.over && closed && !text && (
          <button type="button" className={styles.barButton} onClick={() => setClosed(false)}>
            {ui.showResult}
          </button>
        )}
      </Bar>
      <main id="content">
        <h1 className="unseen">{title}</h1>
        <PlayedTable session={session} table={table} parts={parts} above={hint} onAgain={again} />
      </main>
      {table.stage === 'over' && !closed && !text && (
        <Result session={session} table={table} onAgain={again} onClose={() => setClosed(true)} />
      )}
    </>
  );
}
