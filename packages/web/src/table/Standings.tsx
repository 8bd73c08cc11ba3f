/** The standings: a place for every seat with its sign, its points, and how far it has come. Always in view. */

import { type CSSProperties, memo, useCallback, useMemo, useRef, useState } from 'react';

import { type AnyView, type Match, required, type SpiceLetter } from '@windrose/rules';

import { useAnchors } from '../anchors/anchors.ts';
import { Cube } from '../art/Cube.tsx';
import { seatColour } from '../art/Icon.tsx';
import { useNarrow, usePhone, useUprightTablet } from '../browser/media.ts';
import { useWords } from '../i18n/words.ts';
import { progressOf, standingsOf } from '../play/progress.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import { CubeCounts } from './CubeCounts.tsx';
import { useOnlooker } from './onlooker.ts';
import { pointsInWords } from './points-words.ts';
import { useSaying } from './seat-extras.ts';
import styles from './Standings.module.css';
import { bubbleClass } from '../ui/Bubble.tsx';
import { frameClass } from '../ui/Panel.tsx';
import { Popover } from '../ui/Popover.tsx';

/** The places, in the order of the seats; the solo rival comes last. */
export const Standings = memo(function Standings({
  session,
  table,
  holds: withHolds = false,
}: {
  readonly session: TableSession;
  readonly table: TableSnapshot;
  /** On an upright tablet the cubes of every side stand here: the boards of the others are below the window. */
  readonly holds?: boolean;
}) {
  const { ui, words } = useWords();
  const anchors = useAnchors();
  // Below them are the tabs of a phone.
  const phone = usePhone();
  const upright = useUprightTablet();
  const narrow = useNarrow();
  const { match, mover, stage } = table;
  const { names, ownSeat } = session;
  const onlooker = useOnlooker();
  const progress = useMemo(() => progressOf(match), [match]);
  const sides = useMemo(() => standingsOf(match, ownSeat), [match, ownSeat]);
  const all = useMemo(() => holdsOf(match), [match]);
  const holds = withHolds && upright ? all : null;
  // On a phone the cubes of an only rival stand beside its points; one's own are in the bar below.
  const beside = narrow && sides.length === 2 ? all : null;
  // With more of them there is room for the cubes alone.
  const loads = narrow && sides.length > 2 ? all : null;
  const [told, tell] = useState<number | null>(null);
  const places = useRef<HTMLOListElement>(null);
  const spot = useCallback(
    () => (told === null ? null : (places.current?.children[told]?.getBoundingClientRect() ?? null)),
    [told],
  );
  const hush = useCallback(() => tell(null), []);
  if (!progress) return null;
  const { what, end } = progress;
  const endsWith = (side: number, claims: number): string => {
    const whose =
      side === ownSeat && onlooker === null
        ? ui.standing.youHave(claims)
        : ui.standing.has(side < names.length ? words.seat(side, names) : words.rival, claims);
    return `${ui.standing.ends[what](end)}; ${whose}`;
  };
  // Of covered points nothing is told.
  const madeOf = (side: number): string =>
    (sides[side]?.points ?? null) === null ? '' : pointsInWords(match, side, ui, words);
  const most = Math.max(1, ...sides.map(({ points, claims }) => points ?? claims));
  return (
    <>
      <ol
        ref={places}
        className={frameClass(styles.standings)}
        aria-label={ui.standings}
        data-standings
        data-with-holds={holds !== null}
      >
        {sides.map(({ side, points, claims, leads }) => {
          const hold = (holds ?? (side === ownSeat ? null : (beside ?? loads)))?.[side];
          const name = side < names.length ? words.seat(side, names) : words.rival;
          const active = stage !== 'over' && mover === side;
          const parts = [
            name,
            points === null ? ui.standing.covered : words.points(points),
            ui.progress[what](claims, end),
            leads && ui.standing.leads,
            active && ui.standing.turn,
            hold !== undefined && `${ui.hold}: ${words.cubesThere(hold)}`,
          ];
          const label = parts.filter(Boolean).join(', ');
          const ends = endsWith(side, claims);
          const share = (points ?? claims) / (points === null ? end : most);
          return (
            <li
              key={side}
              ref={anchors.at(`standing ${side}`)}
              className={styles.place}
              data-standing={side}
              data-leads={leads}
              data-active={active}
              title={[`${label}. ${ends}.`, madeOf(side)].filter(Boolean).join(' ')}
              style={{ '--seat': seatColour(side), '--share': Math.max(0, Math.min(1, share)) } as CSSProperties}
            >
              <span className="visually-hidden">{label}</span>
              <span className={styles.line} aria-hidden="true">
                <svg viewBox="-12 -17.5 24 29.5">
                  <circle r="11.5" fill="var(--seat)" />
                  <use href={`#sign-${side % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
                  {/* The crown is the leader's. */}
                  {leads && (
                    <path className={styles.crown} d="M-8.5-9.5L-9.5-15.5L-4.5-12.5L0-16L4.5-12.5L9.5-15.5L8.5-9.5z" />
                  )}
                </svg>
                <em>{name}</em>
                <b>{points ?? '?'}</b>
                <small>
                  {claims}/{end}
                </small>
                {beside && side !== ownSeat && (
                  <span className={styles.cubes} data-place-hold>
                    <CubeCounts letters={required(beside[side], `hold of side ${side}`)} size={13} />
                  </span>
                )}
              </span>
              {holds !== null && hold !== undefined && (
                <span className={styles.hold} aria-hidden="true" data-place-hold>
                  <CubeCounts letters={hold} size={16} />
                </span>
              )}
              {loads !== null && (
                <span className={styles.load} aria-hidden="true" data-place-load>
                  {Array.from(loads[side] ?? '', (spice, at) => (
                    <Cube key={at} spice={spice as SpiceLetter} size={10} />
                  ))}
                </span>
              )}
              <span className={styles.track} aria-hidden="true" />
              {/* A tap on what is read there says what it means; a long press shows the title. */}
              <button type="button" className={styles.ask} tabIndex={-1} aria-label={ends} onClick={() => tell(side)} />
              <Saying side={side} />
            </li>
          );
        })}
      </ol>
      {told !== null && (
        <Popover at={spot} side={phone ? 'above' : 'below'} onClose={hush} onClick={hush} role="status" data-ends>
          {endsWith(told, sides.find(({ side }) => side === told)?.claims ?? 0)}. {madeOf(told)} {ui.hold}:{' '}
          {words.cubesThere(all[told] ?? '')}.
        </Popover>
      )}
    </>
  );
});

/** The cubes of every side, the solo rival's last. */
function holdsOf(match: Match): readonly string[] {
  const { seats, rival }: AnyView = match.state();
  return [...seats.map(({ hold }) => hold), ...(rival ? [rival.hold] : [])];
}

/** The latest saying of a seat, for layouts without visible name tags. Hidden from screen readers, which read the tag. */
function Saying({ side }: { readonly side: number }) {
  const saying = useSaying(side);
  if (saying === null) return null;
  return (
    <span className={bubbleClass(styles.saying)} data-said={side} aria-hidden="true">
      {saying}
    </span>
  );
}
