/** The name tag of a seat: its colour and sign, name, points, and how far it has come. */

import { type CSSProperties, type ReactNode, useCallback, useRef, useState } from 'react';

import { seatColour } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import type { SeatFacts } from './seats.ts';
import { useSaying, useSeatExtra } from './seat-extras.ts';
import styles from './SeatTag.module.css';
import { useAnchors } from '../anchors/anchors.ts';
import { bubbleClass } from '../ui/Bubble.tsx';
import { Popover } from '../ui/Popover.tsx';

/** The content of a tag. */
export interface SeatTagProps {
  readonly seat: number;
  readonly name: string;
  readonly points: number | null;
  /** The sources of the points, in words. */
  readonly parts?: string;
  /** It is this seat's turn. */
  readonly active: boolean;
  readonly bot: boolean;
  /** The level of a bot; null if it is unknown. */
  readonly level?: SeatFacts['level'];
  /** The progress to the end of the match. */
  readonly children?: ReactNode;
}

/** A seat's tag. */
export function SeatTag({ seat, name, points, parts = '', active, bot, level = null, children }: SeatTagProps) {
  const { ui } = useWords();
  const extra = useSeatExtra(seat);
  const saying = useSaying(seat);
  const anchors = useAnchors();
  return (
    <div
      ref={anchors.at(`seat ${seat}`)}
      data-seat={seat}
      className={`${styles.tag} ${active ? styles.active : ''}`}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <svg className={styles.sign} viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r="11.5" fill="var(--seat)" />
        <use href={`#sign-${seat % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
      </svg>
      <span className={styles.name} title={name}>
        {name}
        {bot && (
          <span className={styles.bot} title={level ? `${ui.bot}: ${ui.levels[level].description}` : undefined}>
            {level ? ui.levels[level].name : ui.bot}
          </span>
        )}
      </span>
      {extra}
      {saying !== null && (
        <span className={bubbleClass(styles.saying)} data-saying={seat}>
          {saying}
        </span>
      )}
      {children}
      {points !== null && <Points points={points} parts={parts} />}
    </div>
  );
}

/** The points of a seat. What they are made of stands in the title, and beside them after a tap or a key. */
function Points({ points, parts }: { readonly points: number; readonly parts: string }) {
  const { ui } = useWords();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const spot = useCallback(() => button.current?.getBoundingClientRect() ?? null, []);
  const close = useCallback(() => setOpen(false), []);
  const shown = (
    <>
      {points}
      <span className="visually-hidden"> {ui.pointsNow(points)}</span>
    </>
  );
  if (parts === '') {
    return (
      <span className={styles.points} title={ui.pointsNow(points)}>
        {shown}
      </span>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.points}
        title={parts}
        aria-expanded={open}
        data-points
        onClick={() => setOpen(!open)}
      >
        {shown}
      </button>
      {open && (
        <Popover at={spot} side="below" onClose={close} role="status" data-points-of>
          {parts}
        </Popover>
      )}
    </>
  );
}
