/** The page of one match: finds it, lets it live, shows it. */

import { type Match, type RawPack, required, RulesError } from '@windrose/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { Sign } from '../../art/Icon.tsx';
import { useFirstLook } from '../../art/seat-looks.ts';
import { useWords } from '../../i18n/words.ts';
import { WorkerBot } from '../../play/bot.ts';
import { restOfHint } from '../../play/given-hint.ts';
import { LocalSession } from '../../play/local-session.ts';
import { onlyPerson } from '../../play/session.ts';
import { harderSitters, startLocal } from '../../play/start.ts';
import { voyageOf } from '../../play/daily-log.ts';
import { lazyComponent, lazyValue } from '../../browser/lazy.ts';
import { keepPacks, keptPacks } from '../../play/packs.ts';
import { useOwnership } from '../../play/ownership.ts';
import {
  findMatch,
  keepMatch,
  matchText,
  missingGameOf,
  onlyPersonAtFirst,
  type StoredMatch,
} from '../../play/store.ts';
import { MatchMenu } from '../records/MatchMenu.tsx';
import type { LastHung } from '../review/hung.ts';
import { HintPart } from '../review/lazy-panels.ts';
import type { OtherParts } from '../../table/Layout.tsx';
import type { Leg } from '../../play/outcome.ts';
import { AdvisedWay } from '../../table/lit.ts';
import { PlansContext } from '../../table/planning.ts';
import { useEndsItself, useResultDue } from '../../table/shown.ts';
import { useTableSounds } from '../../sound/table-sounds.ts';
import { Result } from '../../table/lazy-result.ts';
import styles from '../shell/Shell.module.css';
import { Bar } from '../shell/Bar.tsx';
import { useSettings } from '../../browser/settings.ts';
import { usePhone, useShortBar } from '../../browser/media.ts';
import { PlayedTable, useAsText, usePlayedTable } from '../../display/PlayedTable.tsx';
import { goToMatch } from '../shell/routes.ts';
import { useAppWords } from '../shell/words.ts';
import { Main } from '../shell/Main.tsx';
import { Button } from '../../ui/Button.tsx';
import { EarnedNow } from '../achievements/lazy.ts';
import type { Unopenable } from './Unopened.tsx';

const Unopened = lazyComponent(async () => (await import('./Unopened.tsx')).Unopened);
const daily = lazyValue(() => import('../../play/daily.ts'));
const bot = new WorkerBot();
const keeping = { keep: keepMatch };
const NO_PACKS: readonly RawPack[] = [];

/** A match by its id. Only one tab at a time plays it. */
export function MatchPage({ id }: { readonly id: string }) {
  const app = useAppWords();
  const { ui } = useWords();
  const { ownership, takeOver, changes } = useOwnership(id);
  if (ownership !== 'elsewhere') return <Opened key={changes} id={id} owned={ownership === 'here'} />;
  return (
    <>
      <Bar />
      <Main className={styles.gone}>
        <h1>{app.elsewhere}</h1>
        <p>{app.elsewhereHelp}</p>
        <Button kind="main" onClick={takeOver}>
          {app.playHere}
        </Button>
        <a href="#/">{ui.home}</a>
      </Main>
    </>
  );
}

/** The result of opening a match: a session, or why there is none. */
type Opening = LocalSession | Unopenable;

/** The match as it is kept now. @param owned whether this tab plays it. */
function Opened({ id, owned }: { readonly id: string; readonly owned: boolean }) {
  const [opening] = useState(() => openMatch(id));
  if (opening instanceof LocalSession) return <Playing session={opening} owned={owned} />;
  return <Unopened id={id} why={opening} />;
}

function openMatch(id: string): Opening {
  const stored = findMatch(id);
  if (!stored) {
    const game = missingGameOf(id);
    if (game !== null) return { game };
    return matchText(id) === null ? 'missing' : 'damaged';
  }
  try {
    return sessionOf(stored);
  } catch (error) {
    if (error instanceof RulesError) return error;
    // Damaged data that resembles a match may break the rules anywhere.
    console.error(`The match ${id} cannot be opened:`, error);
    return 'damaged';
  }
}

/** A stored match come to life. @throws RulesError when it cannot be replayed. */
function sessionOf(stored: StoredMatch): LocalSession {
  try {
    return new LocalSession(stored, bot, keeping);
  } catch (error) {
    if (!(error instanceof RulesError) || error.where !== 'packs') throw error;
    // The built-in pack has changed since the match began: the match continues with its own pack.
    return new LocalSession({ ...stored, packs: [...(stored.packs ?? []), ...keptPacks(stored.record)] }, bot, keeping);
  }
}

function Playing({ session, owned }: { readonly session: LocalSession; readonly owned: boolean }) {
  const { ui, words } = useWords();
  const app = useAppWords();
  const table = usePlayedTable(session);
  const [closed, setClosed] = useState(false);
  const [asked, setAsked] = useState<Match | null>(null);
  // The lamp asks first where to look, then what to do; once all is told it puts the hint out.
  const { hintsAtOnce } = useSettings();
  const [asksWhat, setTold] = useState(false);
  const told = asksWhat || hintsAtOnce;
  const tell = useCallback(() => setTold(true), []);
  useEffect(() => (owned ? session.open() : undefined), [session, owned]);
  useEffect(() => keepPacks(session.table().match), [session]);
  useTableSounds(table);
  useEndsItself(session, table);
  const { match } = table;
  const { game } = match;
  // As in a lesson and in puzzles, wherever they sit, and while bots finish for them.
  useFirstLook(onlyPersonAtFirst(session.sitters) ?? 0);
  const text = useAsText(game.id);
  // The daily voyage is a match like any other, but that its end is written into the log.
  const voyage = useMemo(() => voyageOf(session.id), [session]);
  const title = voyage ? (voyage.counts ? app.daily : app.dailyAgain) : words.game(game.id).title;
  useEffect(() => {
    document.title = `${title} – Windrose`;
  }, [title]);
  const over = table.stage === 'over';
  const due = useResultDue(session, over);
  // Bots may take over the seats of people; whoever plays again sits there again.
  const [seated] = useState(session.sitters);
  const { sitters } = session;
  const people = useMemo(() => sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])), [sitters]);
  const [isImported] = useState(() => session.stored().imported === true);
  const earned = over && !isImported && <EarnedNow match={match} seats={people} />;
  useEffect(() => {
    if (voyage && over) void daily.fetch().then(({ logVoyage }) => logVoyage(session.stored()));
  }, [voyage, over, session]);

  // Hints are offered alone or against bots, except on the daily voyage. A hint stays while its plan is followed.
  const hinted = !over && !voyage?.counts && onlyPerson(session.sitters) !== null;
  const choosing = table.stage === 'choice';
  if (asked !== null && asked !== match) setAsked(choosing && restOfHint(match) !== null ? match : null);
  const hinting = hinted && choosing && asked === match;
  const [advised, setAdvised] = useState<readonly Leg[]>([]);
  const lamp = useRef<HTMLButtonElement>(null);
  const putOut = useCallback(() => {
    setAsked(null);
    // What the hint was about stays in view.
    lamp.current?.focus({ preventScroll: true });
  }, []);
  const lastHint = useRef<LastHung>({});
  const phone = usePhone();
  const hangs = phone && !text;
  // It moves nothing on the table where there is room for it beside the lamp.
  const short = useShortBar();
  const hint = useMemo(
    () =>
      hinting && (
        <HintPart
          match={match}
          last={lastHint}
          where={hangs ? 'map' : text ? 'page' : short ? 'column' : 'bar'}
          packs={session.stored().packs ?? NO_PACKS}
          names={session.names}
          told={told}
          opensAll={hintsAtOnce}
          onTold={tell}
          onWay={setAdvised}
          onClose={putOut}
        />
      ),
    [hinting, match, hangs, short, text, session, putOut, told, hintsAtOnce, tell],
  );
  const parts = useMemo<OtherParts>(() => {
    if (hint && hangs) return { hint };
    if (!hint || !short) return {};
    return {
      turn: (own) => (
        <>
          {own}
          {hint}
        </>
      ),
    };
  }, [hint, hangs, short]);

  const again = (): void => {
    if (voyage) {
      const { name } = required(session.sitters[0], 'sitter on seat 0');
      void daily.fetch().then(({ sailAgain }) => goToMatch(sailAgain(voyage.day, name)));
      return;
    }
    goToMatch(startLocal(game.id, seated, match.options));
  };

  // Whoever has won against bots may want stronger ones.
  const person = onlyPerson(seated);
  const won = over && !voyage && person !== null && match.scores().winner === person && onlyPerson(sitters) === person;
  const harder = won ? harderSitters(seated) : null;

  // The second seat begins the next match.
  const turned = (): void => {
    goToMatch(startLocal(game.id, [...seated.slice(1), ...seated.slice(0, 1)], match.options));
  };

  return (
    <>
      <Bar title={title}>
        <MatchMenu
          game={game.id}
          stored={() => session.stored()}
          onRestart={again}
          {...(!over && !voyage && people.length > 0 && { onHandOver: () => session.handOver() })}
          drawn={!text}
        />
        {hinted && (
          <button
            ref={lamp}
            type="button"
            className={styles.barButton}
            data-hint-button
            aria-label={app.hint}
            aria-pressed={hinting}
            title={app.hint}
            // It keeps its place while there is nothing to advise: its neighbours stay where they are.
            disabled={!choosing}
            onClick={() => {
              if (hinting && !told) tell();
              else setAsked(hinting ? null : match);
              if (!hinting) setTold(false);
            }}
          >
            <Sign name="lamp" />
            <span className={styles.word}>{app.hint}</span>
          </button>
        )}
        {hint && !short && !hangs && !text && <div className={styles.besideLamp}>{hint}</div>}
        {match.over && closed && !text && (
          <button type="button" className={styles.barButton} onClick={() => setClosed(false)}>
            {ui.showResult}
          </button>
        )}
      </Bar>
      <Main>
        <h1 className="visually-hidden">{title}</h1>
        <PlansContext value={session.id}>
          <AdvisedWay value={advised}>
            <PlayedTable session={session} table={table} parts={parts} above={hint} onAgain={again} />
          </AdvisedWay>
        </PlansContext>
        {text && earned}
      </Main>
      {due && !closed && !text && (
        <Result
          session={session}
          table={table}
          onAgain={again}
          {...(match.seats > 1 && { onTurned: turned })}
          harder={
            harder
              ? {
                  level: harder.level,
                  onPlay: () => goToMatch(startLocal(game.id, harder.sitters, match.options)),
                }
              : undefined
          }
          onClose={() => setClosed(true)}
        >
          {earned}
          {voyage && (
            <p>
              <a href="#/daily">{app.dailyShare}</a>
            </p>
          )}
        </Result>
      )}
    </>
  );
}
