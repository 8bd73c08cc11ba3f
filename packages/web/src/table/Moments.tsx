/** A picture for each notable moment: it hangs over the bar for a while and covers nothing of the table. The log has the same in words. */

import { type CSSProperties, useEffect, useRef, useState } from 'react';

import { Drawing, seatColour } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import { type Moment, momentsOf } from '../play/moments.ts';
import { progressOf } from '../play/progress.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import styles from './Moments.module.css';
import { paperClass } from '../ui/Paper.tsx';

/** Display time of a moment, in milliseconds. */
const TIME = 2600;

/** Shows the moments of events since the last change of the table. */
export function Moments({ session, table }: { readonly session: TableSession; readonly table: TableSnapshot }) {
  const { match, stage } = table;
  const before = useRef(match);
  const [shown, setShown] = useState<{ readonly moment: Moment; readonly version: number } | null>(null);
  useEffect(() => {
    const { core, version, turn } = before.current;
    before.current = match;
    if (match.core !== core || match.version <= version) return;
    // Whoever jumps ahead in a replay sees a position, not what happened long before it.
    if (stage === 'shown' && match.turn > turn + 1) return;
    const moments = momentsOf(
      match.choices.slice(version).flatMap(({ events }) => events),
      match,
    );
    // An emptied column does not hide a claim, nor a claim the last round.
    const moment = moments.findLast(({ kind }) => kind !== 'column') ?? moments.at(-1);
    if (moment) setShown({ moment, version: match.version });
  }, [match, stage]);
  useEffect(() => {
    if (!shown) return undefined;
    const close = (): void => setShown(null);
    const end = setTimeout(close, TIME);
    addEventListener('pointerdown', close);
    return () => {
      clearTimeout(end);
      removeEventListener('pointerdown', close);
    };
  }, [shown]);
  if (!shown || match.over) return null;
  return <MomentPicture key={shown.version} moment={shown.moment} session={session} table={table} />;
}

/** The picture of one moment. */
export function MomentPicture({
  moment,
  session,
  table: { match },
}: {
  readonly moment: Moment;
  readonly session: Pick<TableSession, 'names'>;
  readonly table: Pick<TableSnapshot, 'match'>;
}) {
  const { ui, words } = useWords();
  const { seat } = moment;
  const progress = progressOf(match);
  const name = seat >= match.seats ? words.rival : words.seat(seat, session.names);
  return (
    <div
      className={styles.moment}
      data-moment={moment.kind}
      aria-hidden="true"
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      {moment.kind === 'claim' ? (
        <span className={styles.seal}>
          <Drawing name="seal" size={42} />
          <b>{moment.points + moment.coin}</b>
        </span>
      ) : moment.kind === 'column' ? (
        <span className={paperClass(styles.tile)}>
          <Drawing name={`bonus-${moment.tile.replace(/-\d+$/, '')}`} size={30} />
        </span>
      ) : (
        <svg className={styles.glass} viewBox="-24 -30 48 60">
          <path d="M-18-28H18V-23H-18zM-18 23H18V28H-18z" fill="#7a4b28" stroke="#2c190c" />
          <path
            d="M-14-23H14Q14-8 3 0Q14 8 14 23H-14Q-14 8-3 0Q-14-8-14-23z"
            fill="#e7f1ef"
            stroke="#2c190c"
            strokeWidth="1.4"
          />
          <path d="M-9-13H9Q7-5 0 0Q-7-5-9-13zM-13 23Q-8 10 0 9Q8 10 13 23z" fill="#e0b04a" />
          <path d="M0 0V12" stroke="#e0b04a" strokeWidth="1.6" />
        </svg>
      )}
      <span className={styles.words}>
        <svg viewBox="-12 -12 24 24">
          <circle r="11.5" fill="var(--seat)" />
          <use href={`#sign-${seat % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
        </svg>
        <strong>{moment.kind === 'last-round' ? ui.lastRound : name}</strong>
        <small>
          {moment.kind === 'claim'
            ? [
                progress && ui.progress[progress.what](moment.count, progress.end),
                moment.coin > 0 && ui.withCoin(moment.points, moment.coin),
                moment.cubes > 0 && ui.pointsFor['cubes']?.(ui.more(-moment.cubes)),
              ]
                .filter(Boolean)
                .join(' · ')
            : moment.kind === 'column'
              ? ui.columnEmptied(words.bonus(match, moment.tile))
              : name}
        </small>
      </span>
    </div>
  );
}
