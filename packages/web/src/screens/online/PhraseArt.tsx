/** A small picture for each ready phrase, put together from the pieces the games are played with. */

import type { Phrase } from '@windrose/protocol';
import type { ReactNode } from 'react';

import { Camel, Fort, Settler } from '../../art/figures.tsx';

const boat = (seat: number, x = 6, y = 7, size = 36): ReactNode => (
  <use href={`#boat-${seat}`} x={x} y={y} width={size} height={size} color={`var(--seat-${seat})`} />
);
const settler = (seat: number, at: string): ReactNode => (
  <g transform={at} color={`var(--seat-${seat})`}>
    <Settler seat={seat} />
  </g>
);
const cube = (letter: string, x: number, y: number, size = 17): ReactNode => (
  <use href={`#cube-${letter}`} x={x} y={y} width={size} height={size} />
);
const lines = (d: string, colour = '#4a3a1c'): ReactNode => (
  <path d={d} fill="none" stroke={colour} strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round" />
);
const camel = (
  <g transform="translate(5 8) scale(.6)">
    <Camel blanket="#a3423a" />
  </g>
);
const waves = 'M4 37Q10 32 16 37T28 37T40 37T52 37';

const SKY = ['#cfe6e4', '#7fb0b1'] as const;
const SAND = ['#f6dfb5', '#d2a45f'] as const;
const DUSK = ['#f1b98a', '#8f6f8c'] as const;

/** Background and foreground. */
const PICTURES: Readonly<Record<Phrase, readonly [ground: readonly [string, string], piece: ReactNode]>> = {
  hello: [SKY, <use key="port" href="#port" x="0" y="2" width="48" height="43" />],
  'good-luck': [
    SAND,
    <g key="rose" color="#5a4a2a">
      <use href="#rose" x="5" y="4" width="38" height="38" />
    </g>,
  ],
  thanks: [SAND, [cube('Y', 6, 22), cube('R', 15, 8), cube('G', 24, 22)]],
  'well-played': [SAND, <use key="seal" href="#seal" x="4" y="4" width="40" height="40" />],
  'nice-move': [SKY, [lines('M3 20H10M1 28H9', '#fffdf4'), boat(2, 9)]],
  'good-match': [SAND, [settler(0, 'translate(16 25) scale(.82)'), settler(3, 'translate(32 25) scale(.82)')]],
  sorry: [SKY, <use key="whale" href="#sea" x="-6" y="0" width="60" height="54" />],
  oops: [
    SKY,
    [
      <g key="cube" transform="rotate(24 24 20)">
        {cube('B', 14, 10, 21)}
      </g>,
      lines(waves, '#3f7b83'),
    ],
  ],
  'one-moment': [
    SAND,
    lines('M15 9H33M15 38H33M17 9Q17 18 24 23.500Q31 18 31 9M17 38Q17 29 24 23.500Q31 29 31 38M24 32V34'),
  ],
  thinking: [SAND, [settler(1, 'translate(18 27) scale(.85)'), lines('M32 9Q39 7 39 13Q39 17 35 19V21M35 27V27.100')]],
  'your-turn': [SKY, [boat(0, 2, 9, 32), lines('M33 24H43M38 19L43 24L38 29', '#b5432c')]],
  'back-now': [
    SKY,
    <g key="boat" transform="translate(48 0) scale(-1 1)">
      {boat(3)}
    </g>,
  ],
  'have-to-go': [DUSK, boat(1, 18, 12, 24)],
  'wait-for-me': [
    SKY,
    lines('M24 16V40M24 7a4 4 0 1 1 0 8a4 4 0 1 1 0-8M16 21H32M9 27Q11 39 24 40Q37 39 39 27M9 27L6 32M39 27L42 32'),
  ],
  'no-hurry': [SAND, camel],
  again: [SKY, [boat(0, 1, 9, 27), boat(4, 21, 12, 27)]],
  yes: [
    SAND,
    [
      <g key="fort" transform="translate(21 28) scale(.72)">
        <Fort />
      </g>,
      lines('M30 14L35 19L43 9', '#2e6b3b'),
    ],
  ],
  no: [
    SKY,
    [
      <use key="chain" href="#chain" x="2" y="14" width="44" height="18" />,
      lines('M15 13L33 33M33 13L15 33', '#b5432c'),
    ],
  ],
  bye: [DUSK, [<circle key="sun" cx="34" cy="22" r="8" fill="#ffe3a3" />, boat(2, 4, 11, 30)]],
};

/** The picture; the phrase itself is written beside it. */
export function PhraseArt({ phrase, size = 26 }: { readonly phrase: Phrase; readonly size?: number }) {
  const [[sky, ground], piece] = PICTURES[phrase];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      style={{ flex: 'none', borderRadius: '50%', verticalAlign: 'middle' }}
      data-phrase-art={phrase}
    >
      <rect width="48" height="48" fill={sky} />
      <path d="M0 34Q12 30 24 34T48 33V48H0z" fill={ground} />
      {piece}
    </svg>
  );
}
