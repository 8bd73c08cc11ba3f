/** A table that waits for its players: who sits where, the link for the others, and the start. */

import { LEVELS } from '@windrose/bots';
import type { Asked, OnlineMatch } from '@windrose/protocol';
import { namePack, required } from '@windrose/rules';
import { type CSSProperties, useEffect, useState } from 'react';

import { Bar } from '../shell/Bar.tsx';
import { useSettings } from '../../browser/settings.ts';
import { Avatar } from '../../art/Avatar.tsx';
import { avatarsAt } from '../../art/avatar-looks.ts';
import { Sign, seatColour } from '../../art/Icon.tsx';
import { useFirstLook, useLooks } from '../../art/seat-looks.ts';
import { BoxArt } from '../../display/BoxArt.tsx';
import { capital } from '../../i18n/capital.ts';
import { levelLabel } from '../../i18n/level-label.ts';
import { useWords } from '../../i18n/words.ts';
import { bannerClass } from '../../ui/Banner.tsx';
import { Chat, useTableChat } from './Chat.tsx';
import { faultWords } from './faults.ts';
import { Invite } from './Invite.tsx';
import { NameForm } from './NameForm.tsx';
import styles from './Online.module.css';
import { takeWantedSeat } from './rematch-seat.ts';
import { enter } from './presence.ts';
import { aloneAt } from './seating.ts';
import { paceWords } from './time-words.ts';
import { useOnlineWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { pageClass } from '../../ui/Page.tsx';
import { faultClass } from '../../ui/Fault.tsx';
import { frameClass } from '../../ui/Panel.tsx';

/** The page of the table, rendered again with every change. @param me the id of the person, null without a session. */
export function OpenTable({ match, me }: { readonly match: OnlineMatch; readonly me: string | null }) {
  const { ui, words } = useWords();
  const online = useOnlineWords();
  const { language, name } = useSettings();
  const [fault, setFault] = useState<string | null>(null);
  /** Whether the table is to be cancelled, which is asked first. */
  const [cancels, setCancels] = useState(false);
  /** The seat wanted by a person who has no name yet. */
  const [wanted, setWanted] = useState<number | null>(null);
  const { table } = match;
  const { game, options, ownPacks = [], listed, by, rematchOf } = table.setting;
  const title = words.game(game).title;
  const own = table.seatOf(me);
  const chat = useTableChat(match, me, own !== null);
  const silent = me !== null && table.silent.includes(me);
  const isOwner = by !== undefined && by === me;
  const full = table.seats.every(({ person, bot }) => person !== null || bot !== null);
  useFirstLook(aloneAt(table) ?? 0);
  const lookOf = useLooks();
  const avatars = avatarsAt(table.seats.flatMap(({ person }) => person ?? []));
  useEffect(() => {
    document.title = `${title} – Windrose`;
  }, [title]);

  const ask = (asked: Asked): void => {
    setFault(null);
    match.do(asked).catch((error: unknown) => setFault(faultWords(error, online)));
  };
  // With a name that the browser knows one sits down with one click.
  const sit = (seat: number): void => {
    if (me !== null) ask({ type: 'sit', seat });
    else if (name === '') setWanted(seat);
    else {
      enter(name).then(
        () => ask({ type: 'sit', seat }),
        (error: unknown) => setFault(faultWords(error, online)),
      );
    }
  };
  const frees = table.seats.flatMap(({ person, bot }, seat) =>
    person === null && bot === null && [null, me].includes(table.kept[seat] ?? null) ? [seat] : [],
  );
  // From the match before one comes to sit down, on the seat that is kept for one.
  const ready = frees.find((seat) => table.kept[seat] === me) ?? frees[0] ?? -1;
  useEffect(() => {
    if (me === null || !takeWantedSeat(match.id) || own !== null || ready < 0) return;
    match.do({ type: 'sit', seat: ready }).catch((error: unknown) => setFault(faultWords(error, online)));
  }, [match, me, own, ready, online]);
  const nameOf = (id: string): string => {
    const person = match.person(id);
    return person ? words.person(person) : online.someone;
  };
  /** The person whom a free seat is kept for; null for nobody. */
  const keptFor = (seat: number): string | null => {
    const id = table.kept[seat] ?? null;
    return id === null ? null : nameOf(id);
  };
  const facts = [
    paceWords(table.pace, online, language),
    ...(table.rated ? [online.ratedShort] : []),
    ...(options.covered === true ? [online.coveredShort] : []),
    ...(options.map === undefined ? [] : [online.ownMapShort]),
    ...ownPacks.map((raw) => {
      const pack = namePack(raw);
      return online.ownPackShort(pack.name, pack.version);
    }),
    ...Object.entries(options).flatMap(([option, value]) =>
      typeof value === 'string' && option !== 'map'
        ? [`${ui.optionNames[option] ?? option}: ${ui.optionValues[value] ?? value}`]
        : [],
    ),
  ];

  return (
    <>
      <Bar title={title}>
        <Chat chat={chat} />
      </Bar>
      <Main className={pageClass(styles.hall)}>
        <header className={bannerClass(styles.box)}>
          <BoxArt game={game} />
          <h1>{title}</h1>
          {own === null && !isOwner && by !== undefined && frees.length > 0 && (
            <p data-invites>{online.invites(nameOf(by))}</p>
          )}
          <p>{capital(facts.join(' · '))}</p>
        </header>
        <section aria-labelledby="table-seats">
          <h2 id="table-seats">{online.seats}</h2>
          <ol className={styles.sitters}>
            {table.seats.map(({ person, bot }, seat) => (
              <li
                key={seat}
                className={frameClass()}
                data-seat={seat}
                style={{ '--seat': seatColour(seat) } as CSSProperties}
              >
                <span className={styles.medal} data-free={person === null && bot === null}>
                  {(person ?? bot) !== null && (
                    <Avatar
                      of={person ?? `bot ${seat}`}
                      look={avatars.get(person ?? '')}
                      bot={person === null}
                      size={64}
                    />
                  )}
                  <svg width="30" height="30" viewBox="-12 -12 24 24" aria-hidden="true">
                    <circle r="11.5" fill="var(--seat)" />
                    <use href={`#sign-${seat % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
                  </svg>
                </span>
                <span>
                  <strong>
                    {person !== null
                      ? nameOf(person)
                      : bot !== null
                        ? (ui.botNames[seat] ?? ui.bot)
                        : keptFor(seat) === null
                          ? capital(online.freeSeat)
                          : online.keptFor(keptFor(seat) ?? '')}
                  </strong>
                  {bot !== null && <small>{online.sitsBot(levelName(bot, ui.levels))}</small>}
                </span>
                {person === null && bot === null ? (
                  <>
                    {own === null && !silent && frees.includes(seat) && (
                      <button
                        type="button"
                        className={styles.primary}
                        aria-label={online.sitAt(seat + 1)}
                        onClick={() => sit(seat)}
                      >
                        {online.sitHere}
                      </button>
                    )}
                    {isOwner && (
                      <div className={styles.seatTools}>
                        <select
                          value=""
                          aria-label={online.putBot(seat + 1)}
                          onChange={(event) => ask({ type: 'bot', seat, level: event.target.value })}
                        >
                          <option value="">{online.addBot}</option>
                          {LEVELS.map((level) => (
                            <option key={level} value={level}>
                              {levelLabel(ui.levels[level])}
                            </option>
                          ))}
                        </select>
                        {keptFor(seat) !== null && (
                          <button type="button" onClick={() => ask({ type: 'free', seat })}>
                            {online.freeTheSeat}
                          </button>
                        )}
                      </div>
                    )}
                  </>
                ) : seat === own ? (
                  <button type="button" onClick={() => ask({ type: 'free', seat })}>
                    {online.getUp}
                  </button>
                ) : (
                  isOwner && (
                    <button
                      type="button"
                      aria-label={online.sendAway(person === null ? (ui.botNames[seat] ?? ui.bot) : nameOf(person))}
                      onClick={() => ask({ type: 'free', seat })}
                    >
                      <Sign name="cross" size={18} />
                    </button>
                  )
                )}
              </li>
            ))}
          </ol>
          {rematchOf !== undefined && own !== null && (
            <p role="status" className={styles.movedOn} data-moved-on>
              {online.movedOn(own, table.seats.length, lookOf(own))}
            </p>
          )}
          {wanted !== null && me === null && (
            <NameForm
              asked
              go={online.sitDown}
              onDone={() => {
                ask({ type: 'sit', seat: wanted });
                setWanted(null);
              }}
            />
          )}
          {fault !== null && (
            <p role="alert" className={faultClass()}>
              {fault}
            </p>
          )}
          {isOwner ? (
            <div className={styles.row}>
              <button
                type="button"
                className={styles.primary}
                disabled={!full || table.starting !== null}
                data-start
                onClick={() => ask({ type: 'start' })}
              >
                <Sign name="wheel" />
                {online.start}
              </button>
              {cancels ? (
                <>
                  <p>{online.abandonSure}</p>
                  <button type="button" data-sure="abandon" onClick={() => ask({ type: 'abandon' })}>
                    {online.abandon}
                  </button>
                  <button type="button" onClick={() => setCancels(false)}>
                    {ui.cancel}
                  </button>
                </>
              ) : (
                <button type="button" onClick={() => setCancels(true)}>
                  {online.abandon}
                </button>
              )}
            </div>
          ) : (
            <p>
              {own === null
                ? silent
                  ? online.reasons['luck-withheld']
                  : frees.length === 0
                    ? online.watching
                    : online.chooseSeat
                : online.ownerStarts(by === undefined ? online.someone : nameOf(by))}
            </p>
          )}
          {!full && <p className={styles.help}>{online.startWhenFull}</p>}
          {table.starting && (
            <p role="status" data-awaited>
              {online.luckAwaited(
                words.list(
                  table.awaited.map((seat) => nameOf(required(table.seats[seat]?.person, `person on seat ${seat}`))),
                ),
              )}
            </p>
          )}
          {match.steps.at(-1)?.kind === 'redrawn' && <p role="status">{online.luckRedrawn}</p>}
        </section>
        <Invite match={match.id} title={title} open={frees.length > 0} folded={own === null && !isOwner} />
        <details className={styles.luck}>
          <summary>{online.luckPromise}</summary>
          <p>{online.luckPromiseHelp}</p>
          <code>{table.luckHash}</code>
        </details>
        {listed && <p className={styles.help}>{online.listed}</p>}
      </Main>
    </>
  );
}

/** The name of a level; a server may have levels this page does not know. */
function levelName(level: string, names: Readonly<Record<string, { readonly name: string }>>): string {
  return names[level]?.name ?? level;
}
