/**
 * Every drawing that is used many times, drawn once: `<use href="#cube-Y">` shows it anywhere. Here are those that the first page
 * shows, too; `TableSprites.tsx` has the others.
 */

import { memo } from 'react';

import { CUBE_LETTERS } from './cube-letters.ts';
import { useLooks } from './seat-looks.ts';
import { Line, Scene, Sheet, Solid } from './strokes.tsx';

/** The three faces of a cube's paint, its outline, its shape and the letter on it. */
const CUBES = {
  Y: { front: '#e8b23a', top: '#f6d680', side: '#b9841c', edge: '#7a5410', mark: '#fff3cd', letter: '#5c3d08' },
  R: { front: '#c9432e', top: '#e77d64', side: '#93291a', edge: '#5d160c', mark: '#ffe3da', letter: '#7c1a0d' },
  G: { front: '#469c6b', top: '#86cba2', side: '#2a7049', edge: '#123f27', mark: '#e3f6e8', letter: '#12492c' },
  B: { front: '#6a4129', top: '#a0714f', side: '#452818', edge: '#2a160b', mark: '#f5e4d2', letter: '#45240f' },
} as const;

const MARKS: Readonly<Record<keyof typeof CUBES, string>> = {
  Y: 'M10 7.6a6.4 6.4 0 1 1 0 12.8a6.4 6.4 0 1 1 0-12.8z',
  R: 'M2 7.2H18L10 21.6z',
  G: 'M4.2 8.2h11.6v11.6H4.2z',
  B: 'M10 6.4L17.4 14L10 21.6L2.6 14z',
};

/** The letter on a cube: its outline, or text where a language has a letter that is not outlined. @param y of its foot */
function Letter({
  text,
  y,
  size,
  fill,
}: {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}) {
  const style = { fillOpacity: 'var(--cube-letter, 1)' };
  const outline = CUBE_LETTERS[text];
  if (outline !== undefined) {
    return (
      <path
        d={outline}
        transform={`translate(10 ${y}) scale(${size / 100})`}
        fill={fill}
        style={style}
        data-letter={text}
      />
    );
  }
  return (
    <text
      x="10"
      y={y}
      textAnchor="middle"
      fontSize={size}
      fontWeight="700"
      fontFamily="'Alegreya Sans', sans-serif"
      fill={fill}
      style={style}
      data-letter={text}
    >
      {text}
    </text>
  );
}

/** @param letter on the cube, as the language writes it. */
function CubeSymbol({ spice, letter }: { readonly spice: keyof typeof CUBES; readonly letter: string }) {
  const paint = CUBES[spice];
  return (
    <symbol id={`cube-${spice}`} viewBox="0 0 24 24">
      <path
        d="M2.4 5.6L6.4 1.6Q6.8 1.2 7.4 1.2H21.6Q22.8 1.2 22.8 2.4V16.8Q22.8 17.4 22.4 17.8L18.4 21.8z"
        fill={paint.side}
      />
      <path d="M2 6L6.2 1.8Q6.8 1.2 7.6 1.2H22L18 6z" fill={paint.top} />
      <rect x="1.2" y="5.2" width="17.6" height="17.6" rx="1.6" fill={paint.front} />
      <path
        d="M2.2 9.4q5-1.2 8 0t7.4-.4M2.2 18.6q4 1.4 8 .3t7.4.6"
        fill="none"
        stroke={paint.side}
        strokeOpacity=".3"
        strokeWidth=".7"
      />
      <path d={MARKS[spice]} fill={paint.mark} />
      <Letter
        text={letter}
        y={spice === 'R' ? 15.2 : 17.2}
        size={spice === 'R' || spice === 'B' ? 8.6 : 9.4}
        fill={paint.letter}
      />
      <path
        d="M1.2 6.6Q1.2 5.8 1.8 5.2L5.4 1.8Q6 1.2 6.8 1.2H21.4Q22.8 1.2 22.8 2.6V17Q22.8 17.8 22.2 18.4L18.6 22Q17.9 22.8 17 22.8H2.8Q1.2 22.8 1.2 21.2z"
        fill="none"
        stroke={paint.edge}
        strokeWidth="1"
      />
    </symbol>
  );
}

/** The sign on a seat's sail, so that colour never identifies a seat alone. Drawn around 0 0, about 10 wide. */
const SIGNS = [
  'M0-2.6a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2zM-.6-5.4h1.2v1.8h-1.2zM-.6 3.6h1.2v1.8h-1.2zM-5.4-.6h1.8v1.2h-1.8zM3.6-.6h1.8v1.2h-1.8z',
  'M-5-4h10v1.9h-10zM-5-.9h10v1.9h-10zM-5 2.2h10v1.9h-10z',
  'M-1.3-5h2.6v3.7h3.7v2.6h-3.7v3.7h-2.6v-3.7h-3.7v-2.6h3.7z',
  'M2-4.9A5 5 0 1 0 2 4.9A4 4 0 1 1 2-4.9z',
  'M0-5.2L4.4 0L0 5.2L-4.4 0z',
];

/** The roofs of a seat's outposts differ in outline as well. Ridge and eaves over a wall from -8 to 8. */
const ROOFS = [
  'M-11-4L0-15L11-4z',
  'M-10-4Q-10-15 0-16Q10-15 10-4z',
  'M-10-4V-14h4v3h4v-3h4v3h4v-3h4v10z',
  'M-12-3Q-5-6 0-18Q5-6 12-3z',
  'M-10-4L-6-14H6L10-4z',
];

interface SeatSymbolProps {
  readonly seat: number;
  /** The number of its sign or roof. */
  readonly look: number;
}

function BoatSymbol({ seat, look }: SeatSymbolProps) {
  return (
    <symbol id={`boat-${seat}`} viewBox="-24 -26 48 48" overflow="visible">
      <ellipse cx="1" cy="19.5" rx="17" ry="3.6" fill="#0a141e" fillOpacity=".3" />
      <Line d="M-19 17q5 4 10 0t10 0t10 0t8-1" colour="#fff" width={1.6} opacity={0.55} />
      <path d="M-1.4-23h2.4v32h-2.4z" fill="#5b3a20" />
      <Solid
        d="M-15-18Q0-23 15-18Q18.5-6 14 4Q0 0-14 4Q-18.5-6-15-18z"
        fill="currentColor"
        edge="#20160c"
        width={1.2}
        opacity={0.75}
      />
      <Line d="M-11-17Q-13-7-10.5 2.6" colour="#fff" width={2} opacity={0.35} />
      <path d={SIGNS[look]} transform="translate(.5 -8.5) scale(1.15)" fill="var(--seat-ink)" />
      <path d="M0-25.5l7 2l-7 2z" fill="currentColor" />
      <Solid d="M-21 7H22Q20 18 11 19H-10Q-19 17-21 7z" fill="#7a4b28" edge="#2c190c" width={1.2} />
      <path d="M-20 10.5H21" stroke="#b98250" strokeWidth="1.4" />
      <path d="M-16 14H17" stroke="#5b3519" strokeWidth="1" />
    </symbol>
  );
}

function OutpostSymbol({ seat, look }: SeatSymbolProps) {
  return (
    <symbol id={`outpost-${seat}`} viewBox="-14 -20 28 28" overflow="visible">
      <ellipse cx="0" cy="7" rx="11" ry="2" fill="#000" fillOpacity=".18" />
      <Solid d="M-8-6H8V6.5H-8z" fill="#f7e8c8" width={1} />
      <path d="M-2.2 6.5V.5Q0-2 2.2.5V6.5z" fill="#5b3a20" />
      <Solid d={ROOFS[look]} fill="currentColor" edge="#20160c" width={1.1} opacity={0.8} />
    </symbol>
  );
}

function Palm({ x, y, s }: { readonly x: number; readonly y: number; readonly s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-1.5 0Q1-12-1-22L2-22Q4-10 2.5 0z" fill="#8a6436" />
      <Solid
        d="M0-22Q-9-30-17-22Q-9-24 0-20Q-12-20-14-11Q-7-18 1-20Q9-18 13-10Q13-20 2-20Q10-25 18-20Q11-30 1-23Q5-32 0-34Q-5-30 0-22z"
        fill="#4f8a4c"
        edge="#2c5a30"
        width={0.8}
      />
    </g>
  );
}

function Pine({ x, y, s }: { readonly x: number; readonly y: number; readonly s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-1.5 0h3v-5h-3z" fill="#5b3a20" />
      <Solid d="M0-30L7-18H4L9-10H5L10-3H-10L-5-10H-9L-4-18H-7z" fill="#3f6b4a" edge="#254531" width={0.8} />
    </g>
  );
}

/** The islands: 200 wide, the middle of the hex at 0 0; scenery above the banderole, beach below it. */
function IslandSymbols() {
  return (
    <>
      <Scene id="island-Y">
        <Solid
          d="M-76-6Q-72-40-38-46Q-10-70 26-56Q62-56 72-22Q86 8 70 36Q50 66 12 62Q-26 74-54 54Q-84 30-76-6z"
          fill="var(--land-y)"
          edge="#9a7b3c"
          width={1.6}
        />
        <Solid
          d="M-20-30Q6-44 34-30Q44-18 28-10Q0-2-20-10Q-34-20-20-30z"
          fill="var(--sea-1)"
          edge="#9a7b3c"
          width={1.2}
          opacity={0.6}
        />
        <Line d="M-12-24q6-3 12 0t12 0M0-17q6-3 12 0" colour="#fff" width={1.4} opacity={0.7} />
        <Palm x={-44} y={-12} s={1.1} />
        <Palm x={54} y={-14} s={0.95} />
        <Palm x={-30} y={-22} s={0.75} />
      </Scene>
      <Scene id="island-R">
        <Solid
          d="M-74-2Q-78-30-50-38Q-20-58 10-50Q52-58 70-26Q84 2 68 34Q46 64 8 60Q-30 70-56 48Q-80 26-74-2z"
          fill="var(--land-r)"
          edge="#86523a"
          width={1.6}
        />
        <Solid d="M-46 0L-14-58Q-6-52 2-58Q8-53 13-58L46 0Q0 12-46 0z" fill="#8d4a34" edge="#5d2c1e" width={1.4} />
        <path d="M-14-58Q-6-52 2-58Q8-53 13-58L20-44Q10-48 8-34Q2-46-4-38Q-8-50-20-46z" fill="#e2693a" />
        <Line d="M-28-14L-14-34M30-10L20-30M-6-6L-2-24" colour="#5d2c1e" width={1.6} opacity={0.55} />
        <path
          d="M-2-62Q-14-68-6-74Q-14-82 0-84Q12-86 12-78Q22-74 12-68Q8-64-2-62z"
          fill="#fff"
          fillOpacity=".72"
          stroke="#86523a"
          strokeOpacity=".4"
          strokeWidth="1"
        />
      </Scene>
      <Scene id="island-G">
        <Solid
          d="M-78 4Q-76-28-46-34Q-24-60 14-54Q50-60 66-30Q86-8 74 28Q54 64 16 58Q-22 72-58 50Q-82 34-78 4z"
          fill="var(--land-g)"
          edge="#587a41"
          width={1.6}
        />
        <Solid
          d="M-60 2Q-48-36-20-40Q2-42 12-20Q18-42 38-42Q58-38 64 2Q2 14-60 2z"
          fill="#7da75f"
          edge="#4a6f35"
          width={1.3}
        />
        <path
          d="M-52-10Q-20-22 14-10M-44-22Q-20-34 4-24M18-22Q40-32 56-20M-8-2Q28-14 62-4"
          fill="none"
          stroke="#4a6f35"
          strokeOpacity=".7"
          strokeWidth="1.5"
        />
        <g fill="#4d8049" stroke="#2f5a30" strokeWidth="1">
          <path d="M-34-34a9 9 0 1 1 14-2q2 8-7 7q-6 1-7-5z" />
          <path d="M30-40a8 8 0 1 1 14 0q1 7-7 6q-7 1-7-6z" />
          <path d="M-4-24a7 7 0 1 1 12-1q1 6-6 6t-6-5z" />
        </g>
      </Scene>
      <Scene id="island-B">
        <Solid
          d="M-74 0Q-80-34-44-40Q-14-62 22-52Q58-54 70-20Q84 12 66 38Q44 62 6 60Q-34 68-58 44Q-78 24-74 0z"
          fill="var(--land-b)"
          edge="#6d5233"
          width={1.6}
        />
        <Solid
          d="M-58 2L-40-34L-28-28L-12-62L8-34L20-48L34-24L44-30L60 2Q0 12-58 2z"
          fill="#8a6d4c"
          edge="#4f3a22"
          width={1.4}
        />
        <path d="M-12-62L8-34L-2-36L-8-28L-16-40zM20-48L34-24L24-28L18-20L12-36z" fill="#efe4d0" fillOpacity=".85" />
        <Line d="M-40-34L-30-14M-12-28L-18-6M34-24L28-4" colour="#4f3a22" width={1.5} opacity={0.6} />
        <Pine x={-50} y={2} s={0.8} />
        <Pine x={50} y={2} s={0.85} />
        <Pine x={-38} y={5} s={0.6} />
      </Scene>
    </>
  );
}

/** The compass rose. */
function RoseSymbol() {
  return (
    <symbol id="rose" viewBox="-50 -50 100 100" overflow="visible">
      <circle r="33" fill="none" stroke="currentColor" strokeWidth="1" />
      <circle r="30" fill="none" stroke="currentColor" strokeWidth=".5" />
      <g fill="currentColor" fillOpacity=".55">
        {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => (
          <path key={turn} d="M0-33L2.5-8L0 0L-2.5-8z" transform={`rotate(${turn})`} />
        ))}
      </g>
      {[45, 135, 225, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <Solid d="M0-38L6-8L0 0z" fill="var(--sheet)" edge="currentColor" width={0.7} />
          <Solid d="M0-38L-6-8L0 0z" fill="currentColor" edge="currentColor" width={0.7} />
        </g>
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <Solid d="M0-48L8-8L0 0z" fill="var(--sheet)" edge="currentColor" width={0.8} />
          <Solid d="M0-48L-8-8L0 0z" fill="currentColor" edge="currentColor" width={0.8} />
        </g>
      ))}
      <circle r="4" fill="var(--sheet)" stroke="currentColor" strokeWidth="1" />
    </symbol>
  );
}

/** Put once into the page. @param letters of cubes in the language of the page */
export const Sprites = memo(function Sprites({ letters }: { readonly letters: (text: string) => string }) {
  const lookOf = useLooks();
  return (
    <Sheet>
      {(['Y', 'R', 'G', 'B'] as const).map((spice) => (
        <CubeSymbol key={spice} spice={spice} letter={letters(spice)} />
      ))}
      {SIGNS.map((_, seat) => (
        <BoatSymbol key={seat} seat={seat} look={lookOf(seat)} />
      ))}
      {ROOFS.map((_, seat) => (
        <OutpostSymbol key={seat} seat={seat} look={lookOf(seat)} />
      ))}
      {SIGNS.map((_, seat) => (
        <symbol key={seat} id={`sign-${seat}`} viewBox="-7 -7 14 14">
          <path d={SIGNS[lookOf(seat)]} fill="currentColor" />
        </symbol>
      ))}
      <IslandSymbols />
      <RoseSymbol />
    </Sheet>
  );
});
