/** Drawings that stand on tables and on the boxes at home alike. */

import { INK, Line, Solid } from './strokes.tsx';

/**
 * A wooden figure in a hat and a wide coat, 28 wide and 42 high, its middle at 0 0; the surrounding colour and the sign on the
 * coat, which is that of the seat at this table, show its owner.
 */
export function Settler({ seat }: { readonly seat: number }) {
  return (
    <>
      <ellipse cx="0" cy="18.5" rx="11" ry="2.2" fill="#000" fillOpacity=".2" />
      <Solid
        d="M-10.5 18Q-12 3-5.5-2.5H5.5Q12 3 10.5 18Q0 20.5-10.5 18z"
        fill="currentColor"
        edge="#20160c"
        width={1.2}
        opacity={0.8}
      />
      <Line d="M-6.5 0Q-9 6-8 16" colour="#fff" width={1.6} opacity={0.35} />
      <circle cx="0" cy="-7" r="5.4" fill="#efcf9d" stroke="#20160c" strokeOpacity=".8" strokeWidth="1.1" />
      <Solid
        d="M-10.5-10.5Q-8-13-5-13Q-5-19.5 0-19.8Q5-19.5 5-13Q8-13 10.5-10.5Q6-8.5 0-8.8Q-6-8.5-10.5-10.5z"
        fill="currentColor"
        edge="#20160c"
        width={1.1}
        opacity={0.8}
      />
      <path d="M-5-12.8Q0-11.2 5-12.8" fill="none" stroke="#20160c" strokeOpacity=".55" strokeWidth="1.6" />
      <use href={`#sign-${seat}`} x="-6" y="3" width="12" height="12" color="#fffaf0" />
    </>
  );
}

/** A palisade with a tower, 48 wide, its middle at 0 0. */
export function Fort() {
  return (
    <>
      <path d="M10-9V-22" stroke={INK} strokeWidth="1.6" />
      <Solid d="M10-22Q15-24 20-21Q16-19 20-16Q15-18 10-15.5z" fill="#b5432c" width={1} />
      <Solid d="M2-10H19V18H2z" fill="#9a6d3f" width={1.4} />
      <Solid d="M0-10L4-15H17L21-10z" fill="#6f4524" width={1.3} />
      <path d="M8-6H13V0H8z" fill="#3a2513" />
      <Solid
        d="M-22 18V2L-19.5-2L-17 2L-14.5-2L-12 2L-9.5-2L-7 2L-4.5-2L-2 2L.5-2L3 2V18z"
        fill="#b98250"
        width={1.4}
      />
      <path d="M-17 3V18M-12 3V18M-7 3V18M-2 3V18" stroke="#6f4524" strokeWidth="1.2" />
      <path d="M-22 8H3" stroke="#6f4524" strokeWidth="1.5" />
      <path d="M8 18V9Q11 5.5 14 9V18z" fill="#3a2513" />
    </>
  );
}

/** A camel on its way, 64 wide and 54 high. @param blanket its colour. */
export function Camel({ blanket }: { readonly blanket: string }) {
  return (
    <g stroke={INK} strokeWidth="1.1">
      <path
        d="M9 27Q8 19 15 18Q20 16 22 11Q27 3 32 11Q34 16 40 17Q47 19 49 9Q49 2 54 2L63 5Q65 8 60 9Q56 9 55 16Q53 28 45 30L46 54H42.6L39 32Q31 35 23 32L22 54H18.6L15 33Q10 32 9 27z"
        fill="#a87d4c"
        strokeLinejoin="round"
      />
      <path d="M17 33L14.6 54H11.4L12.5 31zM43 31L41 54H37.8L38 33z" fill="#8a6436" strokeLinejoin="round" />
      <path d="M9 26Q5 30 6 36" fill="none" strokeLinecap="round" />
      <path d="M21 13Q27 4 34 13L37 24Q28 28 19 24z" fill={blanket} strokeLinejoin="round" />
      <path d="M20 20Q28 23.5 36 20" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="1.4" />
      <circle cx="56.5" cy="5.2" r=".9" fill={INK} stroke="none" />
    </g>
  );
}
