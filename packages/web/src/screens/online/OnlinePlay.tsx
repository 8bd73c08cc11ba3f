/** A running or finished match online: the same table as anywhere, with clocks, the line to the server, and the end. */

import type { OnlineMatch } from '@windrose/protocol';
import { required } from '@windrose/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import appStyles from '../shell/Shell.module.css';
import { Bar } from '../shell/Bar.tsx';
import { useFirstLook } from '../../art/seat-looks.ts';
import { DrawnTable, usePlayedTable } from '../../display/PlayedTable.tsx';
import { pageGameOf } from '../../games/catalogue.ts';
import { goToTable } from '../shell/routes.ts';
import { useSettings } from '../../browser/settings.ts';
import { TextView } from '../../display/tables.ts';
import { useWords } from '../../i18n/words.ts';
import { useTableSounds } from '../../sound/table-sounds.ts';
import { EarnedNow } from '../achievements/lazy.ts';
import { PlansContext } from '../../table/planning.ts';
import { Result } from '../../table/lazy-result.ts';
import { useResultDue } from '../../table/shown.ts';
import { type OtherParts, OtherPartsContext } from '../../table/Layout.tsx';
import { SeatExtras, SeatSayings } from '../../table/seat-extras.ts';
import { useHighRoomForChat, useRoomForChat } from '../../browser/media.ts';
import { useSayings } from './sayings.tsx';
import { Chat, DockedChat, useTableChat } from './Chat.tsx';
import { AwayMark, useAbsence } from './absence.tsx';
import { Clock } from './Clock.tsx';
import { decidedOf, End } from './End.tsx';
import { keepFinished } from './keeping.ts';
import styles from './Online.module.css';
import { OnlineMenu } from './OnlineMenu.tsx';
import { Notices } from './Notices.tsx';
import { wantSeatAt } from './rematch-seat.ts';
import { aloneAt, seatingOf } from './seating.ts';
import { OnlineSession } from './session.ts';
import { useTurnTitle } from './turn-title.ts';
import { useOnlineWords } from './words.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Main } from '../shell/Main.tsx';

/** The page. @param match one that has started. @param me the id of the person, null without a session. */
export function OnlinePlay({ match, me }: { readonly match: OnlineMatch; readonly me: string | null }) {
  const { ui, words } = useWords();
  const online = useOnlineWords();
  const names = useMemo(
    () => ({ bot: (seat: number) => ui.botNames[seat] ?? ui.bot, someone: online.someone, person: words.person }),
    [ui, online, words],
  );
  const session = useMemo(() => new OnlineSession(match, () => seatingOf(match, me, names)), [match, me, names]);
  useEffect(() => session.open(), [session]);
  return <Playing key={me} session={session} match={match} me={me} />;
}

function Playing({
  session,
  match: online,
  me,
}: {
  readonly session: OnlineSession;
  readonly match: OnlineMatch;
  readonly me: string | null;
}) {
  const { ui, words } = useWords();
  const texts = useOnlineWords();
  const table = usePlayedTable(session);
  useFirstLook(aloneAt(online.table) ?? 0);
  const [closed, setClosed] = useState(false);
  const text = useSettings().view === 'text';
  useTableSounds(table);
  const { match, stage } = table;
  const { game } = match;
  const title = words.game(game.id).title;
  useTurnTitle(title, stage === 'choice' || stage === 'held');
  const extra = useCallback(
    (seat: number) => (
      <>
        <Clock match={online} seat={seat} />
        <AwayMark match={online} seat={seat} />
      </>
    ),
    [online],
  );
  const over = stage === 'over';
  const due = useResultDue(session, over);
  useEffect(() => {
    if (over) keepFinished(online, session);
  }, [over, online, session]);

  const [fault, setFault] = useState<unknown>(null);
  const rematching = useRef(false);
  const again = (): void => {
    const { rematch } = online.table;
    if (rematch !== null) {
      if (isPlayer) wantSeatAt(rematch);
      goToTable(rematch);
      return;
    }
    if (rematching.current) return;
    rematching.current = true;
    online
      .do({ type: 'rematch' })
      .then(() => online.until(({ table: { rematch: set } }) => set !== null))
      .then(({ table: { rematch: set } }) => goToTable(required(set, 'rematch')), setFault)
      .finally(() => {
        rematching.current = false;
      });
  };
  const isPlayer = online.table.seats.some((_, seat) => session.isOwn(seat));
  const rematchLabel = online.table.rematch !== null ? texts.toRematch : isPlayer ? texts.rematch : null;
  const chat = useTableChat(online, me, isPlayer);
  const saying = useSayings(chat);
  // Spectators need no docked chat beside the log.
  const room = useRoomForChat();
  const highRoom = useHighRoomForChat();
  // The boards of more others leave no room for it, and beside two maps there is none.
  const pageGame = pageGameOf(game.id);
  const twoMaps = pageGame !== null && pageGame.land !== null && pageGame.boards !== null;
  const fits = match.seats === 2 ? room : match.seats === 3 && highRoom;
  const docked = fits && !twoMaps && isPlayer && !text;
  const since = useAbsence(online, table.seat);
  const absent = since === null ? undefined : texts.awaySince(since);
  const decided = over
    ? decidedOf(
        online,
        (seat) => words.seat(seat, session.names),
        (seat) => session.isOwn(seat),
        texts,
      )
    : null;
  const winner = decided?.seat;
  const parts = useMemo<OtherParts>(
    () =>
      docked
        ? {
            absent,
            winner,
            log: (log) => (
              <>
                {log}
                <DockedChat chat={chat} />
              </>
            ),
          }
        : { absent, winner },
    [docked, chat, absent, winner],
  );
  const own = useMemo(
    () => online.table.seats.flatMap((_, seat) => (session.isOwn(seat) ? [seat] : [])),
    [online, session],
  );
  // A match that was broken off has not shown what it would have earned.
  const earned = over && isPlayer && match.over && <EarnedNow match={match} seats={own} />;
  const end = over && <End match={online} me={me} fault={fault} />;

  return (
    <SeatExtras value={extra}>
      <Bar title={title}>
        {!docked && <Chat chat={chat} />}
        {!isPlayer && (
          <Chip kind="quiet" className={styles.watching} data-watching>
            {texts.watchingShort}
          </Chip>
        )}
        <OnlineMenu match={online} session={session} />
        {over && closed && !text && (
          <button type="button" className={appStyles.barButton} onClick={() => setClosed(false)}>
            {ui.showResult}
          </button>
        )}
      </Bar>
      <Main>
        <h1 className="visually-hidden">{title}</h1>
        <Notices match={online} session={session} onRematch={over && closed && !text ? again : null} />
        {text ? (
          <>
            {online.table.created?.pace.kind !== 'free' && !over && (
              <ul className={styles.times}>
                {session.names.map((name, seat) => (
                  <li key={seat}>
                    {name} <Clock match={online} seat={seat} />
                  </li>
                ))}
              </ul>
            )}
            <TextView session={session} table={table} again={rematchLabel} onAgain={again} absent={absent} />
            {end && (
              <div className={styles.textEnd}>
                {decided && (
                  <p>
                    <b>{decided.headline}</b> {decided.why}
                  </p>
                )}
                {earned}
                {end}
              </div>
            )}
          </>
        ) : (
          <PlansContext value={isPlayer ? online.id : null}>
            <OtherPartsContext value={parts}>
              <SeatSayings value={saying}>
                <DrawnTable session={session} table={table} />
              </SeatSayings>
            </OtherPartsContext>
          </PlansContext>
        )}
      </Main>
      {due && !closed && !text && (
        <Result
          session={session}
          table={table}
          decided={decided}
          again={rematchLabel}
          onAgain={again}
          onClose={() => setClosed(true)}
          below={end}
        >
          {earned}
        </Result>
      )}
    </SeatExtras>
  );
}
