/** The sheet of a seat: its tag, and below it the content of its game. */

import type { CSSProperties, ReactNode } from 'react';

import { seatColour } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import { useOnlooker } from './onlooker.ts';
import styles from './SeatPanel.module.css';
import { SeatTag, type SeatTagProps } from './SeatTag.tsx';
import { frameClass } from '../ui/Panel.tsx';

/** The props of a sheet. */
export interface SeatPanelProps extends Omit<SeatTagProps, 'children'> {
  /** The title of the sheet, if it is not a seat's board. */
  readonly label?: string;
  /** Whether it is the player's own. */
  readonly large?: boolean;
  /** The progress to the end of the match, in the tag. */
  readonly progress?: ReactNode;
  readonly children: ReactNode;
}

/** A seat's sheet. */
export function SeatPanel({ label, large = false, progress, children, ...tag }: SeatPanelProps) {
  const { ui } = useWords();
  const onlooker = useOnlooker();
  const { seat, name, active } = tag;
  return (
    <section
      className={`${frameClass(large ? styles.own : styles.other)} ${active && !large ? styles.active : ''}`}
      aria-label={label ?? (large && onlooker === null ? `${ui.yourBoard}: ${name}` : ui.boardOf(name))}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <SeatTag {...tag}>{progress}</SeatTag>
      {children}
    </section>
  );
}
