/**
 * A picture for each notable moment, over the upper part of the map: a large one of what the person at this device has done, for which the
 * others wait, and a small one of what others have done. The log has the same in words.
 */

import type { Match } from '@windrose/rules';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { type Anchors, useAnchors } from '../anchors/anchors.ts';
import { Cubes } from '../art/Cube.tsx';
import { Drawing, seatColour } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import { claimCalled, type Moment, momentsOf } from '../play/moments.ts';
import { progressOf, standingsOf } from '../play/progress.ts';
import { onlyPerson, type TableSnapshot, type TableSession } from '../play/session.ts';
import styles from './Moments.module.css';
import { paperClass } from '../ui/Paper.tsx';

/** Display time of a moment, in milliseconds; that of one's own is longer. */
const TIME = 2600;
const OWN_TIME = 3000;

/** The moments that are shown. */
interface Shown {
  /** Several of one's own turn, or one of somebody else's. */
  readonly moments: readonly Moment[];
  readonly own: boolean;
  /** Whether the others, or the result of the match, wait until it has been seen. */
  readonly awaited: boolean;
  readonly version: number;
  readonly points: PointsChange | null;
}

/** The points of the side of a moment before and after it. */
interface PointsChange {
  readonly before: number;
  readonly after: number;
}

/** How the points of a side changed; null where they are covered, and where more than a turn lies between. */
function changeOf(side: number, before: Match, after: Match, viewer: number): PointsChange | null {
  if (after.turn > before.turn + 1) return null;
  const [was, is] = [before, after].map((match) => standingsOf(match, viewer)[side]?.points ?? null);
  return was === null || was === undefined || is === null || is === undefined ? null : { before: was, after: is };
}

/** The moments among those of some choices that are shown: a person's at this device, all of them, or the most notable one. */
function shownOf(
  moments: readonly Moment[],
  { letLook, sitters }: TableSession,
): Pick<Shown, 'moments' | 'own'> | null {
  const own = letLook ? moments.filter(({ seat }) => sitters[seat]?.kind === 'person') : [];
  if (own.length > 0) return { moments: own, own: true };
  // An emptied column does not hide a claim, nor a claim the last round.
  const moment = moments.findLast(({ kind }) => kind !== 'column') ?? moments.at(-1);
  return moment ? { moments: [moment], own: false } : null;
}

/** Shows the moments of events since the last change of the table. */
export function Moments({ session, table }: { readonly session: TableSession; readonly table: TableSnapshot }) {
  const { match, stage } = table;
  const before = useRef(match);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const was = before.current;
    const { core, version, turn } = was;
    before.current = match;
    // What was taken back has not been.
    if (match.core !== core || match.version < version) setShown(null);
    if (match.core !== core || match.version <= version) return;
    // Whoever jumps ahead in a replay sees a position, not what happened long before it.
    if (stage === 'shown' && match.turn > turn + 1) return;
    const moments = momentsOf(
      match.choices.slice(version).flatMap(({ events }) => events),
      match,
    );
    const next = shownOf(moments, session);
    const side = next?.moments.findLast(({ kind }) => kind === 'claim')?.seat;
    if (!next) return;
    const points = side === undefined ? null : changeOf(side, was, match, session.ownSeat);
    const awaited = next.own || match.over;
    setShown({ ...next, awaited, version: match.version, points });
    if (awaited) session.letLook?.(next.own ? OWN_TIME : TIME);
  }, [match, stage, session]);
  useEffect(() => {
    if (!shown) return undefined;
    const close = (): void => {
      if (shown.awaited) session.letLook?.(0);
      setShown(null);
    };
    const press = ({ target }: PointerEvent): void => {
      // Whoever ends the turn meanwhile still sees what it has brought.
      if (shown.own && target instanceof Element && target.closest('[data-end-turn]')) return;
      close();
    };
    const end = setTimeout(close, shown.own ? OWN_TIME : TIME);
    addEventListener('pointerdown', press);
    return () => {
      clearTimeout(end);
      removeEventListener('pointerdown', press);
    };
  }, [shown, session]);
  if (!shown) return null;
  return <Hung key={shown.version} shown={shown} session={session} table={table} />;
}

/** A moment at its place. */
function Hung({
  shown: { moments, own, points },
  session,
  table,
}: {
  readonly shown: Shown;
  readonly session: TableSession;
  readonly table: TableSnapshot;
}) {
  const place = useRef<HTMLDivElement>(null);
  useFreePlace(place);
  const [moment] = moments;
  return (
    <div ref={place} className={styles.place} data-own={own}>
      {own ? (
        <OwnMoments moments={moments} points={points} session={session} table={table} />
      ) : (
        moment && <MomentPicture moment={moment} points={points} session={session} table={table} />
      )}
    </div>
  );
}

/** Pixels between a moment and what is around it. */
const GAP = 6;
/** Where less of a map is seen, in pixels, a moment hangs over what is seen instead. */
const LEAST_MAP = 80;

/** What a moment never covers: the bar, the ribbon, what is told by a hint. */
const KEPT_FREE = 'header, [data-stage], [data-hint]';

/** Brings a moment to the upper part of what is seen of the map, where it covers nothing that is read. */
function useFreePlace(place: RefObject<HTMLElement | null>): void {
  const anchors = useAnchors();
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const measure = (): void => {
      const sight = sightOf(anchors);
      const width = box.offsetWidth;
      const left = Math.max(
        GAP,
        Math.min(innerWidth - GAP - width, (Math.max(0, sight.left) + Math.min(innerWidth, sight.right) - width) / 2),
      );
      const taken = [...document.querySelectorAll(KEPT_FREE)]
        .map((one) => one.getBoundingClientRect())
        .filter((one) => one.width > 0 && one.left < left + width && one.right > left)
        .sort((a, b) => a.top - b.top);
      let top = sight.top + GAP;
      for (const one of taken) if (one.top < top + box.offsetHeight && one.bottom > top) top = one.bottom + GAP;
      box.style.setProperty('left', `${left}px`);
      box.style.setProperty('top', `${Math.max(GAP, Math.min(top, innerHeight - GAP - box.offsetHeight))}px`);
    };
    measure();
    // A hint may go or come with it.
    const later = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(later);
  }, [anchors, place]);
}

/** What is seen of the map; of the whole column, where that is little. */
function sightOf(anchors: Anchors): Pick<DOMRect, 'left' | 'right' | 'top'> {
  const window = new DOMRect(0, 0, innerWidth, innerHeight);
  const column = anchors.element('column');
  const scrolls = column !== null && getComputedStyle(column).overflowY !== 'visible';
  const all = scrolls ? column.getBoundingClientRect() : window;
  const map = anchors.rectangle('part map');
  if (map === null) return all;
  const top = Math.max(all.top, map.top);
  const { left, right } = map;
  return Math.min(all.bottom, map.bottom, innerHeight) - top < LEAST_MAP ? boundsOf(all) : { left, right, top };
}

const boundsOf = ({ left, right, top }: DOMRect): Pick<DOMRect, 'left' | 'right' | 'top'> => ({ left, right, top });

/** The hourglass of the last round. */
function Hourglass() {
  return (
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
  );
}

/** The seal of a claim with its points, the tile of a column, or the hourglass. */
function Mark({ moment, large = false }: { readonly moment: Moment; readonly large?: boolean }) {
  if (moment.kind === 'last-round') return <Hourglass />;
  if (moment.kind === 'column') {
    return (
      <span className={paperClass(styles.tile)}>
        <Drawing name={`bonus-${moment.tile.replace(/-\d+$/, '')}`} size={large ? 58 : 30} />
      </span>
    );
  }
  return (
    <span className={styles.seal}>
      <Drawing name="seal" size={large ? 92 : 42} />
      <b>{moment.points + moment.coin}</b>
    </span>
  );
}

/** The sign of a side in its colour. */
function SideSign({ seat }: { readonly seat: number }) {
  return (
    <svg viewBox="-12 -12 24 24">
      <circle r="11.5" fill="var(--seat)" />
      <use href={`#sign-${seat % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
    </svg>
  );
}

/** What the person at this device has done, large: the most notable of it as a picture, the rest in a line each. */
export function OwnMoments({
  moments,
  points,
  session: { names, sitters },
  table: { match },
}: {
  readonly moments: readonly Moment[];
  readonly points: PointsChange | null;
  readonly session: Pick<TableSession, 'names' | 'sitters'>;
  readonly table: Pick<TableSnapshot, 'match'>;
}) {
  const { ui, words } = useWords();
  const chief =
    moments.findLast(({ kind }) => kind === 'claim') ??
    moments.findLast(({ kind }) => kind === 'column') ??
    moments.at(-1);
  if (chief === undefined) return null;
  const progress = progressOf(match);
  const titleOf = (moment: Moment): string => {
    if (moment.kind === 'last-round') return ui.lastRound;
    if (moment.kind === 'column') return ui.columnEmptied(words.bonus(match, moment.tile));
    return ui.moment[moment.event.kind](claimCalled(moment.event, match, words));
  };
  return (
    <div
      className={`${styles.frame} ${styles.large}`}
      data-moment={chief.kind}
      aria-hidden="true"
      style={{ '--seat': seatColour(chief.seat) } as CSSProperties}
    >
      <Mark moment={chief} large />
      <div className={styles.told}>
        <strong>{titleOf(chief)}</strong>
        {onlyPerson(sitters) === null && (
          <span className={styles.who}>
            <SideSign seat={chief.seat} /> {words.seat(chief.seat, names)}
          </span>
        )}
        {chief.kind === 'claim' && (
          <>
            <span>
              {ui.moment.paid} <Cubes letters={chief.price} size={22} />
            </span>
            {points && <b>{ui.moment.points(points.before, points.after)}</b>}
            {(chief.coin > 0 || chief.cubes > 0) && (
              <small>
                {[
                  chief.coin > 0 && ui.withCoin(chief.points, chief.coin),
                  chief.cubes > 0 && ui.pointsFor['cubes']?.(ui.more(-chief.cubes)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            )}
            {progress && <b>{ui.progress[progress.what](chief.count, progress.end)}</b>}
          </>
        )}
        {moments
          .filter((other) => other !== chief)
          .map((other) => (
            <b key={other.kind === 'column' ? other.tile : other.kind} data-besides={other.kind}>
              {titleOf(other)}
            </b>
          ))}
      </div>
    </div>
  );
}

/** The picture of one moment, small. */
export function MomentPicture({
  moment,
  points,
  session,
  table: { match },
}: {
  readonly moment: Moment;
  readonly points: PointsChange | null;
  readonly session: Pick<TableSession, 'names'>;
  readonly table: Pick<TableSnapshot, 'match'>;
}) {
  const { ui, words } = useWords();
  const { seat } = moment;
  const progress = progressOf(match);
  const name = seat >= match.seats ? words.rival : words.seat(seat, session.names);
  return (
    <div
      className={`${styles.frame} ${styles.small}`}
      data-moment={moment.kind}
      aria-hidden="true"
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <Mark moment={moment} />
      <span className={styles.words}>
        <SideSign seat={seat} />
        <span className={styles.title}>
          <strong>{moment.kind === 'last-round' ? ui.lastRound : name}</strong>
          {moment.kind === 'claim' && (
            <b>{ui.moment.short[moment.event.kind](claimCalled(moment.event, match, words))}</b>
          )}
        </span>
        <small>
          {moment.kind === 'claim'
            ? [
                points && ui.moment.points(points.before, points.after),
                progress && ui.progress[progress.what](moment.count, progress.end),
                moment.coin > 0 && ui.withCoin(moment.points, moment.coin),
                // The change of the points counts them.
                !points && moment.cubes > 0 && ui.pointsFor['cubes']?.(ui.more(-moment.cubes)),
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
