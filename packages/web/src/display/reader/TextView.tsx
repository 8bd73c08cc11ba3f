/** A match without any drawing: headings, lists and tables, every option a button, and a live log. */

import { useEffect, useMemo, useRef, useState } from 'react';

import { useDrawn } from '../../browser/lazy.ts';
import { changeSettings } from '../../browser/settings.ts';
import type { Offer } from '../../play/offers.ts';
import type { TableSnapshot, TableSession } from '../../play/session.ts';
import { useKeys } from '../../table/keys.ts';
import { onlookerOf } from '../../table/onlooker.ts';
import { turnWords } from '../../table/turn-words.ts';
import { merchantTables, pointCardTables } from './cards.ts';
import { EventLog } from './EventLog.tsx';
import { optionGroups } from './options.ts';
import { landTables, mapTables, portTables } from './places.ts';
import styles from './Reader.module.css';
import { scoreTable } from './scores.ts';
import { seatTable } from './seats.ts';
import { isGameId } from '@windrose/rules';
import { lastRoundBy, pointsThen } from '@windrose/words';
import type { TableInput } from './tables.ts';
import { TextTableView } from './TextTables.tsx';
import { whyFinal } from '../../play/reveals.ts';
import { useReaderWords } from './words.ts';

/** The props of the view. */
export interface TextViewProps {
  readonly session: TableSession;
  readonly table: TableSnapshot;
  /** The label of the button for another match; null without one. */
  readonly again?: string | null;
  readonly onAgain: () => void;
  /** What is said while somebody far away is awaited who is not at the table. */
  readonly absent?: string | undefined;
}

/** The view. */
export function TextView({ session, table, again, onAgain, absent }: TextViewProps) {
  useDrawn();
  const reader = useReaderWords();
  const { ui, words, texts } = reader;
  const { names, ownSeat } = session;
  const onlooker = onlookerOf(session);
  const { match, stage, canUndo } = table;
  const [asked, setAsked] = useState<{ readonly table: TableSnapshot; readonly offer: Offer } | null>(null);
  const confirming = asked?.table === table ? asked.offer : null;
  const last = confirming && lastRoundBy(match, confirming.codes);
  const makesLast = last ? `${ui.makesLast(pointsThen(last, match, words, names), last.over)} ` : '';
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, todo, when, nearest } = turnWords(session, table, ui, words);

  const groups = useMemo(() => optionGroups(table, { words, ui, names }), [table, words, ui, names]);
  const tables = useMemo(() => {
    const input: TableInput = { ...reader, match, viewer: ownSeat, names, onlooker };
    const sides = Array.from({ length: match.core.sides }, (_, side) => side);
    const others = sides.filter((side) => side !== ownSeat);
    return [
      seatTable(input, onlooker === null ? texts.own(words.seat(ownSeat, names)) : ui.boardOf(onlooker), [ownSeat]),
      ...(others.length > 0 ? [seatTable(input, ui.others, others)] : []),
      ...pointCardTables(input),
      ...merchantTables(input),
      ...portTables(input),
      ...mapTables(input),
      ...landTables(input),
      ...words.tables(match, names),
    ];
    // The words are the same objects as long as the language is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [match, ownSeat, names, onlooker, ui, words, texts]);

  const choose = (offer: Offer): void => {
    if (offer.reveals && confirming !== offer) setAsked({ table, offer });
    else session.choose(offer.codes);
  };
  useKeys({ offers: groups.flatMap(({ offers }) => offers), session, table, onOffer: choose });

  // A pressed button disappears: the focus moves to the description of what comes next.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [table, confirming]);

  return (
    <div className={styles.reader}>
      <section className={styles.part} data-stage={stage} aria-labelledby="reader-turn">
        <h2 id="reader-turn" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>
          {when}.{nearest === '' ? '' : ` ${nearest}`}
        </p>
        <p role="status">
          {confirming
            ? `${confirming.label}. ${makesLast}${whyFinal(match, ui)}`
            : stage === 'far'
              ? (absent ?? todo)
              : todo}
        </p>
        {confirming && (
          <div className={styles.row} role="group" aria-label={texts.question}>
            <button type="button" data-confirm onClick={() => choose(confirming)}>
              {ui.doIt}
            </button>
            <button type="button" onClick={() => setAsked(null)}>
              {ui.cancel}
            </button>
          </div>
        )}
        <div className={styles.row}>
          {stage === 'held' && (
            <button type="button" data-end-turn onClick={() => session.endTurn()}>
              {match.over ? ui.seeResult : ui.endTurn}
            </button>
          )}
          {stage === 'bot' && (
            <button type="button" data-skip onClick={() => session.skip()}>
              {table.botFailed ? ui.tryAgain : texts.skip}
            </button>
          )}
          {(stage === 'choice' || stage === 'held') && (
            <>
              <button type="button" data-undo disabled={!canUndo} onClick={() => session.undoStep()}>
                {ui.undo}
              </button>
              <button type="button" data-undo-turn disabled={!canUndo} onClick={() => session.undoTurn()}>
                {ui.undoTurn}
              </button>
            </>
          )}
          {stage === 'over' && again !== null && (
            <button type="button" onClick={onAgain}>
              {again ?? ui.playAgain}
            </button>
          )}
        </div>
      </section>
      {stage === 'over' && (
        <TextTableView table={scoreTable({ ...reader, match, viewer: ownSeat, names, onlooker }, ui.result)} />
      )}
      {!confirming && groups.length > 0 && (
        <section className={styles.part} aria-labelledby="reader-options">
          <h2 id="reader-options">{texts.choices}</h2>
          {groups.map(({ name, offers }) => (
            <section key={name}>
              <h3>{texts.groups[name]}</h3>
              <ol className={styles.options}>
                {offers.map((offer) => (
                  // Each decision has new buttons, so that a second press on an old one does nothing.
                  <li key={`${match.version} ${offer.codes.join()}`}>
                    <button type="button" data-offer={offer.option.kind} onClick={() => choose(offer)}>
                      {offer.label}
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </section>
      )}
      <EventLog match={match} names={names} />
      {tables.map((one) => (
        <TextTableView key={one.title} table={one} />
      ))}
      {isGameId(match.game.id) && (
        <p>
          <button type="button" data-drawn onClick={() => changeSettings({ view: 'drawn' })}>
            {texts.drawn}
          </button>
        </p>
      )}
    </div>
  );
}
