/** The drawings of the road games and of merchant cards; a screen that needs them puts them into the page once. */

import { memo } from 'react';

const INK = '#2c2016';

const COINS = {
  gold: { rim: '#8a5a0c', face: '#e9b53c', light: '#f9dd8c' },
  silver: { rim: '#5f6670', face: '#c3c9cf', light: '#eef1f3' },
} as const;

/** Put once into a page that shows merchant cards or coins. */
export const RoadSprites = memo(function RoadSprites() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        {(['gold', 'silver'] as const).map((kind) => (
          <symbol key={kind} id={`coin-${kind}`} viewBox="-20 -20 40 40">
            <circle r="18.5" fill={COINS[kind].face} stroke={COINS[kind].rim} strokeWidth="1.8" />
            <circle r="14.2" fill="none" stroke={COINS[kind].rim} strokeWidth="1" strokeDasharray="1.5 2" />
            <path
              d="M-13-10A16.5 16.5 0 0 1 4-16"
              fill="none"
              stroke={COINS[kind].light}
              strokeWidth="2.6"
              strokeLinecap="round"
            />
          </symbol>
        ))}
        <symbol id="upgrade" viewBox="-24 -24 48 48" overflow="visible">
          <path d="M0-19L14-3H7V17H-7V-3H-14z" fill="#3f9163" stroke={INK} strokeWidth="1.5" strokeLinejoin="round" />
          <path
            d="M-3 14V-4H-6.5L0-12"
            fill="none"
            stroke="#bfe3cb"
            strokeWidth="1.8"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </symbol>
        <symbol id="sack" viewBox="-24 -24 48 48" overflow="visible">
          <path
            d="M-7-10Q-20 0-17 13Q-14 20 0 20T17 13Q20 0 7-10z"
            fill="#c69a5d"
            stroke={INK}
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
          <path
            d="M-9-20Q-3-16 0-18Q4-16 9-20Q10-13 6-10H-6Q-10-13-9-20z"
            fill="#dcb87f"
            stroke={INK}
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
          <path d="M-8-10H8" stroke="#7a4b28" strokeWidth="2.6" strokeLinecap="round" />
          <path
            d="M-12 2Q-14 9-11 14"
            fill="none"
            stroke="#fff"
            strokeOpacity=".4"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </symbol>
        <symbol id="scales" viewBox="-24 -24 48 48" overflow="visible">
          <path d="M0-16V17M-9 19H9" stroke="#7a4b28" strokeWidth="3" strokeLinecap="round" />
          <path d="M-17-12Q0-18 17-12" fill="none" stroke="#7a4b28" strokeWidth="2.6" strokeLinecap="round" />
          <path d="M-17-12L-22 4M-17-12L-12 4M17-12L12 4M17-12L22 4" stroke={INK} strokeWidth="1" />
          <path
            d="M-24 4H-10Q-12 11-17 11T-24 4zM10 4H24Q22 11 17 11T10 4z"
            fill="#d3a227"
            stroke={INK}
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
        </symbol>
        <symbol id="caravan" viewBox="0 0 120 60">
          <path d="M0 52Q30 40 62 48T120 44V60H0z" fill="#d9b56c" fillOpacity=".6" />
          <path d="M0 58Q40 48 70 55T120 52" fill="none" stroke="#b08d48" strokeWidth="1.2" />
          <g fill="#8a6436" stroke={INK} strokeWidth="1" strokeLinejoin="round">
            <path d="M22 50L24 38Q18 36 20 30Q24 22 28 30Q33 18 38 29Q42 27 44 22L45 16L52 15L53 18L48 20Q49 30 43 36L45 50H42L39 39Q34 41 29 39L25 50z" />
            <path d="M70 47L72 37Q67 35 68 30Q72 23 75 30Q79 20 84 29Q87 27 89 23L90 18L96 17L97 20L92 22Q93 30 88 35L90 47H87L84 38Q80 39 76 38L73 47z" />
          </g>
        </symbol>
      </defs>
    </svg>
  );
});
