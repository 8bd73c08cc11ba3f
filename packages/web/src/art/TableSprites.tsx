/** The drawings of {@link Sprites} that only tables and what explains them show. */

import { memo } from 'react';

import { Line, Scene, Sheet, Solid, Square } from './strokes.tsx';

const COINS = {
  gold: { rim: '#8a5a0c', face: '#e9b53c', light: '#f9dd8c' },
  silver: { rim: '#5f6670', face: '#c3c9cf', light: '#eef1f3' },
} as const;

function SeaSymbols() {
  return (
    <>
      <Scene id="port">
        <Solid
          d="M-84 20Q-60-10-34-22Q-20-60 10-62Q44-62 52-30Q74-16 82 18Q60 40 40 34Q0 44-40 34Q-66 42-84 20z"
          fill="var(--land-y)"
          edge="#8a734a"
          width={1.6}
        />
        <Solid
          d="M-56-8H-38V-24L-47-33L-56-24zM-36-8H-16V-30H-36zM22-8H40V-26L31-36L22-26zM42-8H60V-20H42z"
          fill="#efe0bd"
          edge="#54432a"
          width={1.3}
        />
        <Solid d="M-38-30h24l-5-8h-14zM40-20h22l-5-7h-12z" fill="#a2552f" edge="#54432a" width={1.2} />
        <Solid d="M-7-8L-3-56H9L13-8z" fill="#fdf6e3" edge="#54432a" width={1.3} />
        <path d="M-6-20H12L11-30H-5zM-4-40H10L9.5-48H-3.5z" fill="#b5432c" />
        <path d="M-6-56H12V-60H-6zM-2-60V-70H8V-60zM-4-70L3-78L10-70z" fill="#54432a" />
        <path d="M-1-61h8v-7h-8z" fill="#ffd970" />
        <path d="M10-67L58-80V-58z" fill="#ffd970" fillOpacity=".34" />
      </Scene>
      <Scene id="sea">
        <g fill="none" stroke="var(--line)" strokeOpacity=".6" strokeWidth="2.2" strokeLinecap="round">
          <path d="M-56-30q8-6 16 0t16 0M18-46q8-6 16 0t16 0M-30 40q8-6 16 0t16 0M30 26q8-6 16 0t16 0" />
        </g>
        <Solid
          d="M-34 8Q-30-16 0-16Q28-14 34 6Q40-4 50-6Q46 6 40 12Q0 20-34 8z"
          fill="#4b7385"
          edge="#27495a"
          width={1.4}
        />
        <path d="M-30 8Q-10 14 12 13" fill="none" stroke="#e7f1ef" strokeWidth="1.6" />
        <circle cx="-20" cy="0" r="1.8" fill="#10222c" />
        <Line d="M-8-18q-6-10-12-8M-8-18q4-12 12-10" colour="#e7f1ef" width={2} />
      </Scene>
      <symbol id="seal" viewBox="-20 -20 40 40" overflow="visible">
        <Solid
          d="M0-18L5-15.5L10-15.5L12.5-11L16.5-8L16.5-3L18.5 2L16-6L16.5 6L13 10.5L11.5 15L6 16L1.5 18.5L-4 16.5L-9.5 16L-12 11.5L-16.5 8L-16.5 2.5L-18.5-2.5L-15.5-7L-14.5-12L-9.5-14L-5-17z"
          fill="#a5321f"
          edge="#6b170b"
          width={1}
        />
        <circle r="12.6" fill="#bb4029" stroke="#7e2010" strokeWidth="1" />
      </symbol>
      <symbol id="chain" viewBox="-60 -16 120 32" overflow="visible">
        <g fill="none" stroke="#3a3f46" strokeWidth="4">
          <ellipse cx="-44" cy="-4" rx="10" ry="6" />
          <ellipse cx="-27" cy="2" rx="10" ry="6" />
          <ellipse cx="-9" cy="5" rx="10" ry="6" />
          <ellipse cx="9" cy="5" rx="10" ry="6" />
          <ellipse cx="27" cy="2" rx="10" ry="6" />
          <ellipse cx="44" cy="-4" rx="10" ry="6" />
        </g>
        <g fill="none" stroke="#9aa3ab" strokeWidth="1.4">
          <ellipse cx="-44" cy="-4" rx="10" ry="6" />
          <ellipse cx="-27" cy="2" rx="10" ry="6" />
          <ellipse cx="-9" cy="5" rx="10" ry="6" />
          <ellipse cx="9" cy="5" rx="10" ry="6" />
          <ellipse cx="27" cy="2" rx="10" ry="6" />
          <ellipse cx="44" cy="-4" rx="10" ry="6" />
        </g>
      </symbol>
      <symbol id="raft" viewBox="-30 -10 60 20" overflow="visible">
        <path d="M-28-3H28M-29 1H29M-27 5H27" stroke="#7a5a34" strokeWidth="3.6" strokeLinecap="round" />
        <path d="M-18-5V7M18-5V7" stroke="#3f2c15" strokeWidth="1.6" />
      </symbol>
    </>
  );
}

/** The bonus tiles of the sea games, 48 wide. */
function BonusSymbols() {
  return (
    <>
      <Square id="bonus-free-move">
        <Solid d="M-12-14Q2-18 8-14Q11-4 7 4Q0 0-9 4Q-14-6-12-14z" fill="#fdf6e3" width={1.6} />
        <path d="M-2-18V10" stroke="#5b3a20" strokeWidth="2" />
        <Solid d="M-16 8H14Q12 16 6 16H-8Q-14 15-16 8z" fill="#7a4b28" width={1.4} />
        <Line d="M10-4H19M15-9L20-4L15 1" colour="#2c2016" width={2.6} />
      </Square>
      <Square id="bonus-harvest">
        <Line d="M-12 16Q-14-6-16-12M-12 16Q-6-2-6-14M-12 16Q-18 0-20-2" colour="#4a6f35" width={2.4} />
        <Solid
          d="M-18-16q4 2 3 8q-5-3-3-8zM-6-18q3 4 1 8q-4-4-1-8zM-22-6q5 0 5 5q-5 0-5-5z"
          fill="#7da75f"
          edge="#3a5a2a"
          width={1}
        />
        <use href="#cube-R" x="-4" y="-8" width="22" height="22" />
      </Square>
      <Square id="bonus-upgrade">
        <Solid d="M0-19L15-3H7V7H-7V-3H-15z" fill="#e0960a" edge="#5c3d08" width={1.6} />
        <rect x="-7" y="9" width="14" height="9" rx="1.5" fill="#efd9a6" stroke="#5c3d08" strokeWidth="1.6" />
      </Square>
      <Square id="bonus-hold">
        <Solid d="M-17-9L0-16L17-9V11L0 18L-17 11z" fill="#b98250" edge="#2c190c" width={1.5} />
        <path d="M-17-9L0-2L17-9M0-2V18" fill="none" stroke="#2c190c" strokeWidth="1.4" />
        <text
          x="0"
          y="4"
          textAnchor="middle"
          fontSize="17"
          fontWeight="800"
          fontFamily="'Alegreya Sans', sans-serif"
          fill="#fffaf0"
          stroke="#2c190c"
          strokeWidth="3"
          paintOrder="stroke"
        >
          +3
        </text>
      </Square>
      <Square id="bonus-points">
        <Solid d="M-12-18H12V2Q12 14 0 19Q-12 14-12 2z" fill="#c9a24a" edge="#5c3d08" width={1.6} />
      </Square>
    </>
  );
}

/** Coins lie on the road, and sentences about them may stand in the page before its table does. */
function Coins() {
  return (
    <>
      {(['gold', 'silver'] as const).map((kind) => (
        <symbol key={kind} id={`coin-${kind}`} viewBox="-20 -20 40 40">
          <circle r="18.5" fill={COINS[kind].face} stroke={COINS[kind].rim} strokeWidth="1.8" />
          <circle r="14.2" fill="none" stroke={COINS[kind].rim} strokeWidth="1" strokeDasharray="1.5 2" />
          <Line d="M-13-10A16.5 16.5 0 0 1 4-16" colour={COINS[kind].light} width={2.6} />
        </symbol>
      ))}
    </>
  );
}

/** Pieces that are drawn only in sentences: on the tables they are whole components. */
function WordSymbols() {
  return (
    <>
      <Square id="word-card">
        <Solid d="M-13-20H13Q15-20 15-18V18Q15 20 13 20H-13Q-15 20-15 18V-18Q-15-20-13-20z" fill="#fbf3de" width={2} />
        <path d="M-11-16H11V-3Q4-8-1-4T-11-5z" fill="#d9a24a" />
        <path d="M-8 6H-2M2 6H8M-8 12H-2M2 12H8" stroke="#7b683f" strokeWidth="3" strokeLinecap="round" />
      </Square>
      <Square id="word-point-card">
        <Solid d="M-13-20H13Q15-20 15-18V18Q15 20 13 20H-13Q-15 20-15 18V-18Q-15-20-13-20z" fill="#fbf3de" width={2} />
        <circle cx="-4" cy="-9" r="8.5" fill="#bb4029" stroke="#7e2010" strokeWidth="1.6" />
        <path d="M-8 7H-2M2 7H8M-8 13H-2M2 13H8" stroke="#7b683f" strokeWidth="3" strokeLinecap="round" />
      </Square>
      <Square id="word-port">
        <Solid d="M-22 14Q-12 7 0 7T22 14V21H-22z" fill="#e6cd8f" width={1.6} />
        <Solid d="M-7 10L-4-12H6L9 10z" fill="#fff6e2" width={1.8} />
        <path d="M-5.5-1H7.5L8 4H-6.200z" fill="#bb4029" />
        <Solid d="M-5-12V-18H7V-12z" fill="#f2c14e" width={1.6} />
        <Solid d="M-6-18L1-23L8-18z" fill="#bb4029" width={1.4} />
      </Square>
      <Square id="word-island">
        <Solid d="M-23 0L-11.5-20H11.5L23 0L11.5 20H-11.5z" fill="#a5cfd0" width={2} />
        <Solid d="M-16 5Q-14-7-3-9Q10-12 15-1Q18 9 4 11Q-13 13-16 5z" fill="#e6cd8f" width={1.4} />
        <path d="M-3-2Q-2-10 2-13M2-13q-7-3-9 2M2-13q6-3 9 3" fill="none" stroke="#3f6b3a" strokeWidth="2.6" />
      </Square>
      <Square id="word-cubes">
        <use href="#cube-G" x="-11" y="-24" width="24" height="24" />
        <use href="#cube-Y" x="-24" y="-3" width="25" height="25" />
        <use href="#cube-R" x="0" y="-3" width="25" height="25" />
      </Square>
    </>
  );
}

/** Put once into the page. */
export const TableSprites = memo(function TableSprites() {
  return (
    <Sheet>
      <SeaSymbols />
      <BonusSymbols />
      <Coins />
      <WordSymbols />
    </Sheet>
  );
});
