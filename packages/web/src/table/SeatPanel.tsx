/** The sheet of a seat: its tag above, and below it whatever its game gives it. */

import type { CSSProperties, ReactNode } from 'react';

import { seatColour } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './SeatPanel.module.css';
import { SeatTag, type SeatTagProps } from './SeatTag.tsx';

/** What a sheet is told. */
export interface SeatPanelProps extends Omit<SeatTagProps, 'children'> {
  /** What the sheet is called, if it is nobody's board. */
  readonly label?: string;
  /** Whether it is one's own. */
  readonly large?: boolean;
  /** The progress to the end of the match, in the tag. */
  readonly progress?: ReactNode;
  readonly children: ReactNode;
}

/** A seat's sheet. */
export function SeatPanel({ label, large = false, progress, children, ...tag }: SeatPanelProps) {
  const { ui } = useWords();
  const { seat, name, active } = tag;
  return (
    <section
      className={`${large ? styles.own : styles.other} ${active && !large ? styles.active : ''}`}
      aria-label={label ?? (large ? `${ui.yourBoard}: ${name}` : ui.boardOf(name))}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <SeatTag {...tag}>{progress}</SeatTag>
      {children}
    </section>
  );
}
