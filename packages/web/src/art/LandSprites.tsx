/** The drawings of the land games, in the manner of `Sprites`; a screen that needs them puts them into the page once. */

import { memo } from 'react';

import { Fort, Settler } from './figures.tsx';
import { INK, Line, Sheet, Solid, Square } from './strokes.tsx';

/** The same figure as a plain sign, for a number of settlers without an owner. */
function SettlerSign() {
  return (
    <symbol id="settler" viewBox="-14 -21 28 42" overflow="visible">
      <path d="M-10.5 18Q-12 3-5.5-2.5H5.5Q12 3 10.5 18Q0 20.5-10.5 18z" fill="currentColor" />
      <circle cx="0" cy="-6.6" r="5" fill="currentColor" />
      <path
        d="M-11-10.2Q-8-13.2-5.2-13.2Q-5-20 0-20.2Q5-20 5.2-13.2Q8-13.2 11-10.2Q6-8.2 0-8.4Q-6-8.2-11-10.2z"
        fill="currentColor"
      />
    </symbol>
  );
}

/** Firs and grass are set down in many places. */
function Fir({ x, y, s = 1 }: { readonly x: number; readonly y: number; readonly s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-1.5 0h3v-5h-3z" fill="#5b3a20" />
      <Solid
        d="M0-28L6.5-17.5H4L9-10H5.5L10-3H-10L-5.5-10H-9L-4-17.5H-6.5z"
        fill="#4c7a52"
        edge="#254531"
        width={0.9}
      />
    </g>
  );
}

function Tuft({ x, y }: { readonly x: number; readonly y: number }) {
  return <Line d={`M${x} ${y}q-1-5-4-6m4 6q0-6 1-8m-1 8q2-5 5-5`} colour="#6e7f45" width={1.3} />;
}

/** The ground of a location by its landmark, 160 wide and 110 high; cut off above where there is less room. */
function Grounds() {
  return (
    <>
      <symbol id="ground-none" viewBox="0 0 160 110">
        <path d="M-4 92Q34 70 70 84T166 66V112H-4z" fill="#c9b27a" fillOpacity=".35" />
        <path
          d="M-4 104Q40 84 84 94T166 84"
          fill="none"
          stroke="#a98f5a"
          strokeOpacity=".6"
          strokeWidth="5"
          strokeDasharray="1 9"
          strokeLinecap="round"
        />
        <Tuft x={24} y={90} />
        <Tuft x={118} y={80} />
        <Tuft x={140} y={100} />
      </symbol>
      <symbol id="ground-river" viewBox="0 0 160 110">
        <path d="M-4 66Q30 60 52 74Q78 92 110 82Q140 72 166 84V112H-4z" fill="#8fb0a0" fillOpacity=".35" />
        <path
          d="M-4 84Q26 76 48 88Q76 104 108 94Q138 84 166 98V112H-4z"
          fill="#6ea5b4"
          fillOpacity=".75"
          stroke="#3f7687"
          strokeOpacity=".55"
          strokeWidth="1.5"
        />
        <Line
          d="M12 96q7-4 14 0M58 104q7-4 14 0M124 100q7-4 14 0M96 108q7-4 14 0"
          colour="#f2fbfa"
          width={1.6}
          opacity={0.8}
        />
        <Line d="M132 90q-1-14-4-18M136 91q1-12 4-19M128 91q-4-8-7-10" colour="#5c7a3f" width={1.5} />
        <path d="M139 66v7M127 68v6" stroke="#6b4a25" strokeWidth="3" strokeLinecap="round" />
      </symbol>
      <symbol id="ground-forest" viewBox="0 0 160 110">
        <path d="M-4 84Q40 66 84 78T166 72V112H-4z" fill="#6d8d5a" fillOpacity=".45" />
        <Fir x={14} y={90} s={0.9} />
        <Fir x={146} y={84} />
        <Fir x={128} y={94} s={0.75} />
        <Fir x={34} y={102} s={0.8} />
        <Fir x={150} y={106} s={0.85} />
        <Fir x={4} y={108} s={0.8} />
      </symbol>
      <symbol id="ground-hill" viewBox="0 0 160 110">
        <path
          d="M66 112Q92 54 122 70Q148 62 170 112z"
          fill="#a98f6c"
          fillOpacity=".55"
          stroke="#6d5233"
          strokeOpacity=".55"
          strokeWidth="1.4"
        />
        <path
          d="M-10 112Q14 66 44 80Q66 84 84 112z"
          fill="#b79a76"
          fillOpacity=".75"
          stroke="#6d5233"
          strokeOpacity=".55"
          strokeWidth="1.4"
        />
        <Line
          d="M26 80q-6 8-7 16M34 82q-2 8 0 16M112 70q-6 9-8 20M122 74q0 10 4 20M134 76q4 8 8 14"
          colour="#6d5233"
          width={1.5}
          opacity={0.45}
        />
        <Tuft x={92} y={106} />
      </symbol>
      <symbol id="ground-plain" viewBox="0 0 160 110">
        <path d="M-4 84Q50 74 90 82T166 76V112H-4z" fill="#dcbf6b" fillOpacity=".55" />
        <Line
          d="M6 100q-1-9-4-12M12 102q0-10 2-14M22 100q-2-8-6-10M132 96q-1-9-4-12M138 98q0-10 3-14M146 96q2-8 6-9M66 106q-1-7-3-9M72 107q1-8 3-11"
          colour="#9a7b2c"
          width={1.5}
        />
        <path d="M2 86l-1-5M14 86l1-5M141 82l2-5M128 82l-1-5" stroke="#9a7b2c" strokeWidth="3" strokeLinecap="round" />
      </symbol>
    </>
  );
}

/** Landmarks as round signs: native help and tools refer to them. */
function Marks() {
  const ring = <circle r="11" fill="#fdf6e3" stroke={INK} strokeWidth="1.6" />;
  return (
    <>
      <symbol id="mark-river" viewBox="-12 -12 24 24">
        {ring}
        <Line
          d="M-8-4q2.7-2.8 5.4 0t5.4 0t5.4 0M-9 1q3-2.8 6 0t6 0t6 0M-7 6q2.5-2.6 5 0t5 0t4 0"
          colour="#2f7288"
          width={2.1}
        />
      </symbol>
      <symbol id="mark-forest" viewBox="-12 -12 24 24">
        {ring}
        <Solid d="M0-9L4.5-3H2.8L6.5 3H1.3V8H-1.3V3H-6.5L-2.8-3H-4.5z" fill="#3c7446" edge="#1f3d27" width={0.9} />
      </symbol>
      <symbol id="mark-hill" viewBox="-12 -12 24 24">
        {ring}
        <Solid
          d="M-9.5 5.5Q-4.5-6-1.5-4.5Q0-3.5 1 0Q3.5-4 5.2-2.6Q7.5 0 9.5 5.5z"
          fill="#8a6d4c"
          edge="#4f3a22"
          width={1}
        />
        <path d="M-4 0l-1.5 4M5 1l1 3.5" stroke="#4f3a22" strokeWidth="1" strokeLinecap="round" />
      </symbol>
      <symbol id="mark-plain" viewBox="-12 -12 24 24">
        {ring}
        <Line d="M0 8V-3M-4.5 8Q-4.5 2-7-1.5M4.5 8Q4.5 2 7-1.5" colour="#8a6a17" width={1.5} />
        <Solid
          d="M0-9q2.6 3 0 6.5q-2.6-3.5 0-6.5zM-8-6.5q3 1.2 2.6 5q-3.4-1-2.6-5zM8-6.5q-3 1.2-2.6 5q3.4-1 2.6-5z"
          fill="#d3a227"
          edge="#8a6a17"
          width={0.8}
        />
      </symbol>
    </>
  );
}

/** The icons of the new land: every point card shows one, bonus tiles count them. Each has its own outline. */
function Icons() {
  return (
    <>
      <symbol id="icon-settlers" viewBox="-14 -14 28 28">
        <rect x="-12.5" y="-12.5" width="25" height="25" rx="5" fill="#c9dbe6" stroke={INK} strokeWidth="1.5" />
        <Solid d="M-8 11Q-9 2-4-1H4Q9 2 8 11z" fill="#3d6a8c" width={1.1} />
        <circle cy="-3.6" r="3.6" fill="#efcf9d" stroke={INK} strokeWidth="1" />
        <Solid
          d="M-8-5.5Q-5-7.5-3.5-7.5Q-3-11 0-11Q3-11 3.5-7.5Q5-7.5 8-5.5Q4-4.3 0-4.5Q-4-4.3-8-5.5z"
          fill="#3d6a8c"
          width={1}
        />
      </symbol>
      <symbol id="icon-exploration" viewBox="-14 -14 28 28">
        <circle r="12.5" fill="#cfe3d2" stroke={INK} strokeWidth="1.5" />
        <circle r="9" fill="none" stroke="#3c6b57" strokeWidth="1" />
        <Solid d="M5.5-5.5L2 2L-5.5 5.5L-2-2z" fill="#fdf6e3" width={1} />
        <Solid d="M5.5-5.5L2 2L-2-2z" fill="#b5432c" width={1} />
        <path d="M0-10.8V-8M0 8V10.8M-10.8 0H-8M8 0H10.8" stroke={INK} strokeWidth="1.4" strokeLinecap="round" />
      </symbol>
      <symbol id="icon-help" viewBox="-14 -14 28 28">
        <Solid d="M0-12.8L12.8 0L0 12.8L-12.8 0z" fill="#eccfa4" width={1.5} />
        <Solid d="M-9 3.5L-4.5-1L-.5 1.5L-5.5 6.5z" fill="#8d4a34" width={1} />
        <Solid d="M9 3.5L4.5-1L.5 1.5L5.5 6.5z" fill="#35697c" width={1} />
        <Solid d="M-4.5-1Q-2-4.5 1.5-4L4.5-1L3 3Q1.5 5-.8 3.6z" fill="#f2d9b4" width={1.1} />
        <Line d="M.2-2.5Q-2.5-1-2.2.6Q-.6 1.2.8-.4L3.8 2" colour={INK} width={1.1} />
      </symbol>
      <symbol id="icon-tool" viewBox="-14 -14 28 28">
        <Solid d="M-7.3-12.5H7.3L13 0L7.3 12.5H-7.3L-13 0z" fill="#e2d3c3" width={1.5} />
        <path d="M-6.5 8.5L3.5-4.5" stroke="#7a4b28" strokeWidth="3.2" strokeLinecap="round" />
        <path d="M-6.5 8.5L3.5-4.5" stroke="#b98250" strokeWidth="1.4" strokeLinecap="round" />
        <Solid d="M-1.5-7.5Q4-10 7.5-4.5Q9-1 7 2Q5.5-2 2.8-3.7Q.5-5.2-1.5-7.5z" fill="#8d99a3" width={1.2} />
      </symbol>
    </>
  );
}

/** The landmarks of locations. 48 wide. */
function Places() {
  return (
    <>
      <symbol id="shield" viewBox="0 0 24 24">
        <path d="M3.5 0H20.5Q24 0 24 3.5V13Q24 24 12 24Q0 24 0 13V3.5Q0 0 3.5 0z" fill="#8d6a1c" />
      </symbol>
      <Square id="fort">
        <Fort />
      </Square>
      <Square id="stall">
        <path d="M-17-4V18M17-4V18" stroke="#5b3a20" strokeWidth="2.6" strokeLinecap="round" />
        <Solid d="M-19 4H19V11H-19z" fill="#b98250" width={1.3} />
        <Solid d="M-22-4L-17-18H17L22-4z" fill="#fdf6e3" width={1.4} />
        <path d="M-13-4L-10-18H-3.5L-4.5-4zM4.5-4L3.5-18H10L13-4z" fill="#b5432c" />
        <path
          d="M-22-4q4.4 5 8.8 0t8.8 0t8.8 0t8.8 0t8.8 0"
          fill="none"
          stroke={INK}
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <Solid d="M-12 4q3-7 7 0zM4 4q3.5-8 8 0z" fill="#d3a227" width={1} />
      </Square>
      <Square id="sloop">
        <path d="M-2-20V9" stroke="#5b3a20" strokeWidth="2.2" />
        <Solid d="M0-19Q15-12 16 4Q8 1 0 3z" fill="#fdf6e3" width={1.3} />
        <Solid d="M-4-15Q-15-6-16 5Q-10 2-4 3z" fill="#e2d3c3" width={1.3} />
        <Solid d="M-19 9H20Q17 19 9 19H-9Q-17 18-19 9z" fill="#7a4b28" width={1.3} />
        <path d="M-17 12.5H18" stroke="#b98250" strokeWidth="1.3" />
      </Square>
      <Square id="cottage">
        <Solid d="M-13-1H13V18H-13z" fill="#f7e8c8" width={1.4} />
        <Solid d="M-18 0L0-17L18 0z" fill="#8d99a3" width={1.4} />
        <path d="M-4 18V8Q0 4 4 8V18z" fill="#5b3a20" />
      </Square>
      <Square id="cards-new">
        <rect
          x="-12"
          y="-15"
          width="17"
          height="25"
          rx="2.5"
          transform="rotate(-12 -4 -2)"
          fill="#e2d3c3"
          stroke={INK}
          strokeWidth="1.4"
        />
        <rect
          x="-6"
          y="-14"
          width="17"
          height="25"
          rx="2.5"
          transform="rotate(8 2 0)"
          fill="#fdf6e3"
          stroke={INK}
          strokeWidth="1.4"
        />
        <Line d="M-19 6A20 20 0 0 0 14 15M14 15l-1-6.5M14 15l-6.5 1.5" colour="#0f5560" width={2.6} />
      </Square>
      <Square id="cards-swap">
        <rect x="-20" y="-12" width="15" height="22" rx="2.5" fill="#fdf6e3" stroke={INK} strokeWidth="1.4" />
        <rect x="5" y="-12" width="15" height="22" rx="2.5" fill="#fdf6e3" stroke={INK} strokeWidth="1.4" />
        <Line
          d="M-10-16Q0-23 10-16M10-16l-1.5-5M10-16l-5 .8M10 14Q0 21-10 14M-10 14l1.5 5M-10 14l5-.8"
          colour="#0f5560"
          width={2.3}
        />
      </Square>
    </>
  );
}

/** Unknown land: what an exploration tile shows around its bonus. 120 wide, 80 high. */
function Unknown() {
  return (
    <symbol id="unknown" viewBox="0 0 120 80">
      <path d="M0 0H120V80H0z" fill="#2f5a62" />
      <path
        d="M6 66Q22 52 40 60T76 58T116 66"
        fill="none"
        stroke="#cfe3d2"
        strokeOpacity=".35"
        strokeWidth="1.5"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <path
        d="M4 18Q18 6 34 14T64 10T92 16T116 10"
        fill="none"
        stroke="#cfe3d2"
        strokeOpacity=".35"
        strokeWidth="1.5"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <g fill="#f2fbfa" fillOpacity=".2">
        <path d="M-6 22q6-12 18-8q6-10 18-4q12-2 12 8q8 8-4 12H4q-14 0-10-8z" />
        <path d="M78 68q4-12 16-10q6-10 18-4q12 0 12 10q6 10-8 10H88q-12 0-10-6z" />
        <path d="M88 24q4-8 12-6q6-8 16-2q10 0 8 8q2 8-8 8H96q-10 0-8-8z" />
        <path d="M-8 66q4-8 12-6q6-8 16-2q10 0 8 8q2 8-8 8H0q-10 0-8-8z" />
      </g>
    </symbol>
  );
}

/** Put once into a page that shows land. */
export const LandSprites = memo(function LandSprites() {
  return (
    <Sheet>
      {[0, 1, 2, 3, 4].map((seat) => (
        <symbol key={seat} id={`settler-${seat}`} viewBox="-14 -21 28 42" overflow="visible">
          <Settler seat={seat} />
        </symbol>
      ))}
      <SettlerSign />
      <Grounds />
      <Marks />
      <Icons />
      <Places />
      <Unknown />
    </Sheet>
  );
});
