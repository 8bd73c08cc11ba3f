/** The drawings of the sprite as icons, and the small signs of the page's own buttons. */

import type { CSSProperties } from 'react';

/** The colour of a seat as CSS. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % 5})`;
}

/** A style that draws in the colour of a seat. */
export function inSeatColour(seat: number): CSSProperties {
  return { color: seatColour(seat) };
}

/** A drawing of the sprite, square. */
export function Drawing({
  name,
  size,
  seat,
}: {
  readonly name: string;
  readonly size: number;
  readonly seat?: number;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      style={{ flex: 'none', display: 'block', ...(seat === undefined ? {} : inSeatColour(seat)) }}
    >
      <use href={`#${name}`} width="48" height="48" />
    </svg>
  );
}

export const SIGNS = {
  undo: 'M9 4L4 9L9 14M4.5 9H14a6 6 0 0 1 0 12H9',
  /** Back to where the turn began. */
  undoTurn: 'M4 5V19M21 12H8.5M13.5 7L8.5 12L13.5 17',
  /** To see once more what others did. */
  replay: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M17.8 2.5V7H13.3M10 9L15 12L10 15z',
  check: 'M4 13L10 19L21 6',
  anchor:
    'M12 8V21M12 3.5a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4M7.5 11.5H16.5M4 14Q5 20.5 12 21Q19 20.5 20 14M4 14L2.5 17M20 14L21.5 17',
  house: 'M3 11.5L12 4L21 11.5M5.5 10V20H18.5V10M10 20V14H14V20',
  moon: 'M19 14.5A8 8 0 1 1 10 4.5A6.5 6.5 0 0 0 19 14.5z',
  sun: 'M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8M12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M19 5L17.6 6.4M6.4 17.6L5 19',
  device: 'M4 5H20V16H4zM9 20H15M12 16V20',
  person: 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4.5 21Q5 14.5 12 14.5Q19 14.5 19.5 21',
  gear: 'M4 7H14M18 7H20M16 5V9M4 17H6M10 17H20M8 15V19',
  cross: 'M6 6L18 18M18 6L6 18',
  plus: 'M12 5V19M5 12H19',
  fast: 'M4 6L11 12L4 18zM13 6L20 12L13 18z',
  book: 'M12 6Q8 3.5 3 4.5V19Q8 18 12 20.5Q16 18 21 19V4.5Q16 3.5 12 6V20.5',
  wheel: 'M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12M12 2V22M2 12H22M5 5L19 19M19 5L5 19',
  sound: 'M4 9.5V14.5H8L13 19V5L8 9.5zM16 9Q18.5 12 16 15M18.5 6.5Q22.5 12 18.5 17.5',
  silence: 'M4 9.5V14.5H8L13 19V5L8 9.5zM16.5 9.5L21.5 14.5M21.5 9.5L16.5 14.5',
  lamp: 'M9 17H15M10 20.5H14M9 17Q9 14.5 7.5 13A6 6 0 1 1 16.5 13Q15 14.5 15 17',
  flag: 'M7 21V4M7 5H18L15 8.5L18 12H7',
  pass: 'M5 12H19M13 6L19 12L13 18',
} as const;

/** A line drawing for a button; the button itself has words. */
export function Sign({ name, size = 20 }: { readonly name: keyof typeof SIGNS; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none', display: 'block' }}
    >
      <path d={SIGNS[name]} />
    </svg>
  );
}
