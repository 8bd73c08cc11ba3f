/** The pictures on the cards of the road. What stands in them comes from `SceneSprites`, put once into the page. */

import type { SpiceLetter } from '@windrose/rules';
import { type CSSProperties, memo, type ReactNode } from 'react';

import { byNumber } from './by-number.ts';
import type { Hour, Painted, Place } from './scenes.ts';
import { INK, Line, Solid } from './strokes.tsx';

/** Colours of a time of day: sky above and at the horizon, sun or moon, mountains far away. */
const LIGHT: Readonly<Record<Hour, readonly [high: string, low: string, sun: string, far: string]>> = {
  dawn: ['#f3c6a5', '#fbe6c8', '#f08a4b', '#c99a9a'],
  noon: ['#a8d4da', '#dcefe6', '#fff4c2', '#93b4b0'],
  afternoon: ['#f0cd7c', '#fbeabc', '#fff8df', '#c9a467'],
  dusk: ['#6f5583', '#e0906b', '#ffd28a', '#5c4a70'],
  night: ['#1d3157', '#3f5f86', '#f5edd2', '#27406a'],
};

/** The ground where a spice comes from: light, and its shade. */
const GROUND: Readonly<Record<SpiceLetter, readonly [light: string, shade: string]>> = {
  Y: ['#e6c06a', '#cf9f45'],
  R: ['#d3855c', '#b15f3d'],
  G: ['#94b66c', '#6c9350'],
  B: ['#ae8a60', '#866440'],
};

/** What the light of a time of day lays over all that stands there. */
const SHADE: Readonly<Partial<Record<Hour, readonly [colour: string, opacity: number]>>> = {
  dawn: ['#e88f6a', 0.12],
  dusk: ['#5a3a78', 0.26],
  night: ['#14264a', 0.42],
};

/** The views of a place: as it is, from the other side, from nearby, and from nearby at the other side. */
const VIEWPOINTS = [
  undefined,
  'translate(120 0) scale(-1 1)',
  'translate(-22 -20) scale(1.28)',
  'translate(140 -18) scale(-1.26 1.26)',
] as const;

/** What stands behind a field in each of its views. */
const BEHIND = [null, 'hut', 'mill', 'cypress'] as const;

/** The colour of a spice in a basket. */
const HEAP: Readonly<Record<SpiceLetter, string>> = { Y: '#e8b23a', R: '#c9432e', G: '#469c6b', B: '#6a4129' };

const FAR = [
  'M0 52L16 34L26 42L44 22L60 40L74 30L92 46L106 36L120 48V80H0z',
  'M0 50Q20 28 44 46Q66 26 88 44Q104 34 120 46V80H0z',
  'M0 54V40H14L20 46H34V36H54L60 44H82V38H100L108 46H120V80H0z',
];

/** One thing of the sprites. @param at where it stands, its foot at 0 0. @param tint what is dyed on it. */
function Thing({
  name,
  at: [x, y],
  size = 1,
  tint,
}: {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly size?: number;
  readonly tint?: string;
}) {
  return (
    <use
      href={`#scene-${name}`}
      transform={`translate(${x} ${y}) scale(${size})`}
      style={tint === undefined ? undefined : ({ color: tint } as CSSProperties)}
    />
  );
}

/** Colours that things are dyed with where no spice is meant. */
const DYES = ['#2f6f7e', '#a3423a', '#6b4b86', '#b8862c', '#3f7a55'] as const;

/** The landmark of a place. */
function standing({ place, left, right, seed }: Painted): ReactNode {
  const dye = (n: number): string => byNumber(DYES, seed + n);
  const tint = HEAP[right[0] ?? left[0] ?? 'Y'];
  const other = HEAP[right[1] ?? left[1] ?? left[0] ?? 'R'];
  const paintings: Readonly<Record<Place, () => ReactNode>> = {
    field: () => <Fields spices={left} seed={seed} />,
    mill: () => (
      <>
        <Thing name="mill" at={[40, 66]} size={1.15} tint={dye(0)} />
        {seed % 2 === 0 && <Thing name="mill" at={[86, 62]} size={0.8} tint={dye(1)} />}
        <Thing name="cypress" at={[104, 66]} size={0.9} />
      </>
    ),
    caravan: () => (
      <>
        <Thing name="camel" at={[26, 70]} size={0.72} tint={HEAP[left[0] ?? 'Y']} />
        <Thing name="camel" at={[62, 68]} size={0.78} tint={dye(0)} />
        <Thing name="camel" at={[98, 71]} size={0.72} tint={tint} />
      </>
    ),
    bazaar: () => (
      <>
        <Thing name="palm" at={[62, 62]} size={1} />
        <Thing name="stall" at={[30, 68]} size={1.02} tint={dye(0)} />
        <Thing name="stall" at={[90, 68]} size={1.02} tint={tint} />
      </>
    ),
    city: () => (
      <>
        <Thing name="city" at={[60, 66]} size={1.2} tint={dye(0)} />
        <Thing name="cypress" at={[14, 68]} />
        <Thing name="cypress" at={[107, 68]} size={0.85} />
      </>
    ),
    palace: () => (
      <>
        <Thing name="city" at={[24, 64]} size={0.7} tint={dye(1)} />
        <Thing name="city" at={[98, 64]} size={0.7} tint={dye(1)} />
        <Thing name="palace" at={[60, 68]} size={1.1} tint={dye(0)} />
      </>
    ),
    village: () => (
      <>
        <Thing name="palm" at={[92, 66]} size={1.1} />
        <Thing name="hut" at={[28, 66]} size={1.05} tint={dye(0)} />
        <Thing name="hut" at={[74, 67]} size={1.2} tint={dye(1)} />
        <Thing name="palm" at={[50, 64]} size={0.85} />
      </>
    ),
    port: () => (
      <>
        <path d="M0 58Q30 54 60 58T120 57V80H0z" fill="#4d93a0" />
        <path d="M0 66Q30 62 60 66T120 65V80H0z" fill="#37798a" />
        <Thing name="city" at={[96, 58]} size={0.6} tint={dye(0)} />
        <Thing name="dhow" at={[38, 70]} size={1.05} tint={tint} />
        <Thing name="dhow" at={[82, 64]} size={0.55} tint={other} />
      </>
    ),
    oasis: () => (
      <>
        <Thing name="palm" at={[24, 66]} size={1.15} />
        <Thing name="palm" at={[36, 64]} size={0.85} />
        <Thing name="tent" at={[78, 67]} size={1.15} tint={dye(0)} />
        <path d="M8 72Q34 65 58 71Q44 78 22 77z" fill="#5aa5ae" stroke="#2f6f7e" strokeWidth=".8" />
      </>
    ),
    pass: () => (
      <>
        <Solid d="M-6 80L10 38L22 50L36 16L58 80z" fill="#9a8271" width={1} />
        <path d="M36 16L44 38L38 34L32 42L28 36z" fill="#fffaf0" />
        <Solid d="M70 80L88 24L98 42L108 34L126 80z" fill="#86705f" width={1} />
        <path d="M88 24L94 40L88 37L84 42z" fill="#fffaf0" />
        <Thing name="bridge" at={[66, 66]} size={1} />
        <Thing name="camel" at={[66, 57]} size={0.5} tint={tint} />
      </>
    ),
    gate: () => (
      <>
        <Thing name="cypress" at={[16, 67]} size={1.05} />
        <Thing name="gate" at={[62, 68]} size={1.15} tint={dye(0)} />
        <Thing name="palm" at={[106, 68]} size={0.95} />
      </>
    ),
    house: () => (
      <>
        <Thing name="cypress" at={[16, 67]} size={1.15} />
        <Thing name="house" at={[60, 68]} size={1.15} tint={dye(0)} />
        <Thing name="cypress" at={[106, 68]} size={0.9} />
      </>
    ),
    well: () => (
      <>
        <Thing name="palm" at={[18, 67]} size={1.15} />
        <Thing name="camel" at={[86, 70]} size={0.85} tint={HEAP[left[0] ?? 'Y']} />
        <Thing name="well" at={[44, 70]} size={1.05} tint={dye(0)} />
      </>
    ),
  };
  return paintings[place]();
}

/** Rows of what grows, one kind beside the other. */
function Fields({ spices, seed }: { readonly spices: readonly SpiceLetter[]; readonly seed: number }) {
  const width = 120 / spices.length;
  return spices.map((spice, at) => (
    <g key={spice}>
      {[0, 1, 2].map((row) =>
        Array.from({ length: Math.round(width / (17 + row * 4)) + 1 }, (_, n) => {
          const step = 17 + row * 4;
          const x = at * width + n * step + ((row + seed) % 2) * (step / 2) + 4;
          return x < (at + 1) * width + 2 ? (
            <Thing key={`${row} ${n}`} name={`plant-${spice}`} at={[x, 55 + row * 9]} size={0.62 + row * 0.16} />
          ) : null;
        }),
      )}
    </g>
  ));
}

/** What stands behind a field. */
function FieldView({ view, seed }: { readonly view: number; readonly seed: number }) {
  const name = byNumber(BEHIND, view);
  return name && <Thing name={name} at={[seed % 2 === 0 ? 94 : 26, 53]} size={0.95} tint={byNumber(DYES, seed)} />;
}

/** A picture that fills the place it is given; its foot is never cut. */
export const CardScene = memo(function CardScene({
  painted,
  className,
}: {
  readonly painted: Painted;
  readonly className?: string | undefined;
}) {
  const { hour, left, right, seed, place, view } = painted;
  const [high, low, sun, far] = LIGHT[hour];
  const [light, dark] = GROUND[left[0] ?? right[0] ?? 'Y'];
  const sunAt = 22 + (seed % 5) * 19;
  const shade = SHADE[hour];
  const baskets = place === 'field' ? left : right;
  return (
    <svg className={className} viewBox="0 0 120 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect x="-120" y="-120" width="360" height="200" fill={high} />
      <path d="M-120 40Q60 16 240 40V80H-120z" fill={low} />
      <circle cx={sunAt} cy={hour === 'noon' ? 14 : 24} r="15" fill={sun} fillOpacity=".25" />
      <circle cx={sunAt} cy={hour === 'noon' ? 14 : 24} r="8.5" fill={sun} />
      {hour === 'night' && (
        <path
          d="M12 8h1.6M30 18h1.4M54 6h1.6M72 16h1.4M92 7h1.6M108 20h1.4M64 26h1.2M18 28h1.2"
          stroke="#fff"
          strokeWidth="1.6"
        />
      )}
      <path d={FAR[(seed + view) % FAR.length]} fill={far} fillOpacity=".75" />
      <path d="M-60 58Q20 46 62 57T180 52V90H-60z" fill={light} />
      <path d="M-60 68Q30 58 76 68T180 64V90H-60z" fill={dark} fillOpacity=".7" />
      {place === 'field' ? <FieldView view={view} seed={seed} /> : null}
      <g transform={place === 'field' ? undefined : byNumber(VIEWPOINTS, view)}>{standing(painted)}</g>
      {shade && <rect x="-120" y="-120" width="360" height="240" fill={shade[0]} fillOpacity={shade[1]} />}
      {baskets.map((spice, at) => (
        <Thing key={spice} name="basket" at={[112 - at * 15, 79]} size={0.95} tint={HEAP[spice]} />
      ))}
      {place !== 'field' &&
        left.map((spice, at) => (
          <Thing key={spice} name="basket" at={[8 + at * 15, 79]} size={0.95} tint={HEAP[spice]} />
        ))}
    </svg>
  );
});

/** The sprites of the pictures; `currentColor` is the dyed part. The foot is at 0 0. */
export function SceneSprites() {
  return (
    <>
      <g id="scene-camel">
        <g transform="translate(-32 -54)">
          <use href="#camel" />
          <Solid d="M17 14h7v8h-7zM32 14h7v8h-7z" fill="#c69a5d" width={1} />
        </g>
      </g>
      <g id="scene-stall">
        <path d="M-20 0V-30M20 0V-30" stroke="#5b3a20" strokeWidth="2.2" />
        <Solid d="M-22-13H22V0H-22z" fill="#a5713f" width={1} />
        <path d="M-22-8H22" stroke="#5b3a20" strokeWidth=".8" />
        <Solid d="M-19-13q5-9 10 0z" fill="#e8b23a" width={0.8} />
        <Solid d="M-5-13q5-9 10 0z" fill="#c9432e" width={0.8} />
        <Solid d="M9-13q5-9 10 0z" fill="#469c6b" width={0.8} />
        <Solid
          d="M-25-29L-20-41H20L25-29q-4.2 5-8.3 0q-4.2 5-8.4 0q-4.2 5-8.3 0q-4.2 5-8.4 0q-4.2 5-8.3 0q-4.2 5-8.3 0z"
          fill="currentColor"
          width={1.1}
        />
        <path d="M-14.5-41L-16.7-29q4 4 8.3 0L-7-41zM0-41V-29q4 4 8.4 0L7-41z" fill="#fff6e0" fillOpacity=".85" />
      </g>
      <g id="scene-city">
        <Solid d="M-38 0V-15H38V0z" fill="#ead4a4" width={1} />
        <Solid d="M-32-15V-34H-24V-15zM24-15V-34H32V-15z" fill="#f3e2bb" width={1} />
        <Solid
          d="M-33.5-34Q-34-41-28-45Q-22-41-22.5-34zM22.5-34Q22-41 28-45Q34-41 33.5-34z"
          fill="currentColor"
          width={1}
        />
        <Solid d="M-15 0V-24H15V0z" fill="#f7e9c8" width={1} />
        <Solid d="M-14-24Q-19-37 0-47Q19-37 14-24z" fill="currentColor" width={1.1} />
        <path d="M0-47V-53M-28-45V-49M28-45V-49" stroke="#b8862c" strokeWidth="1.6" />
        <Line d="M-9-27Q-12-35-3-41" colour="#fff" width={1.4} opacity={0.5} />
        <path d="M-5 0V-9Q0-16 5-9V0zM-24 0V-6Q-21-10-18-6V0zM18 0V-6Q21-10 24-6V0z" fill="#5a4326" />
      </g>
      <g id="scene-palace">
        <path d="M-34 0V-50H-29V0zM29 0V-50H34V0z" fill="#f3e2bb" stroke={INK} />
        <Solid
          d="M-36-50Q-36-56-31.5-60Q-27-56-27-50zM27-50Q27-56 31.5-60Q36-56 36-50z"
          fill="currentColor"
          width={1}
        />
        <Solid d="M-27 0V-22H27V0z" fill="#f7e9c8" width={1} />
        <Solid d="M-26-22Q-28-30-19-36Q-10-30-12-22zM12-22Q10-30 19-36Q28-30 26-22z" fill="currentColor" width={1} />
        <Solid d="M-13-22V-30H13V-22z" fill="#ead4a4" width={1} />
        <Solid d="M-12-30Q-17-44 0-56Q17-44 12-30z" fill="currentColor" width={1.1} />
        <Line d="M-8-33Q-11-42-3-49" colour="#fff" width={1.4} opacity={0.5} />
        <path d="M0-56V-64M-31.5-60V-65M31.5-60V-65" stroke="#b8862c" strokeWidth="1.6" />
        <path d="M0-64L8-61.5L0-59zM31.5-65L38-63L31.5-61zM-31.5-65L-25-63L-31.5-61z" fill="#c9432e" />
        <path d="M-6 0V-11Q0-20 6-11V0zM-21 0V-8Q-17-13-13-8V0zM13 0V-8Q17-13 21-8V0z" fill="#5a4326" />
      </g>
      <g id="scene-hut">
        <Solid d="M-17 0V-18H17V0z" fill="#f0dcae" width={1} />
        <Solid d="M-19-18H19V-22H-19z" fill="#a5713f" width={1} />
        <path d="M-19-14H-22M17-14H21" stroke="#5b3a20" strokeWidth="1.6" />
        <path d="M-4 0V-10Q0-14 4-10V0zM8-12H13V-7H8z" fill="#5a4326" />
        <Solid d="M-15-9H-7V-5H-15z" fill="currentColor" width={0.8} />
        <Solid d="M-6-22V-29H10V-22z" fill="#e4cb95" width={1} />
        <path d="M-12-22V-31L-4-29L-12-27" fill="currentColor" stroke={INK} strokeWidth=".8" />
      </g>
      <g id="scene-dhow">
        <path d="M-2-6V-50" stroke="#5b3a20" strokeWidth="2" />
        <Solid d="M-12-52Q16-40 22-9Q8-14-4-9Q-2-34-12-52z" fill="#fbf0d4" width={1} />
        <path d="M-7-46Q12-34 15.5-11Q11-12 7-12Q6-32-7-46z" fill="currentColor" />
        <Solid d="M-28-9Q-10-4 24-9Q30-11 32-14Q30 2 16 4H-14Q-26 3-28-9z" fill="#8a5a33" width={1.1} />
        <path d="M-25-4Q0 0 27-5" fill="none" stroke="#d8a869" strokeWidth="1.3" />
        <Line d="M-32 5q5 3 10 0t10 0t10 0t10 0t10 0t10 0" colour="#fff" width={1.2} opacity={0.6} />
      </g>
      <g id="scene-tent">
        <path d="M0-40V-33" stroke="#5b3a20" strokeWidth="1.4" />
        <path d="M0-40L8-37.5L0-35z" fill="#c9432e" />
        <Solid d="M-30 0Q-12-14 0-34Q12-14 30 0z" fill="#fbf0d4" width={1.1} />
        <path d="M-22 0Q-9-13-1-31Q-5-13-10 0zM22 0Q9-13 1-31Q5-13 10 0z" fill="currentColor" />
        <path d="M-5 0Q-2-10 0-14Q2-10 5 0z" fill="#4a3218" />
      </g>
      <g id="scene-palm">
        <path d="M-1.6 0Q1-14-1-28L1.8-28Q4-12 2.4 0z" fill="#8a6436" />
        <Solid
          d="M0-28Q-8-35-15-27Q-8-30-1-26Q-11-25-12-17Q-6-23 1-26Q8-24 11-16Q12-25 2-27Q9-31 15-26Q10-36 1-29Q4-37 0-38Q-5-35 0-28z"
          fill="#5a9150"
          edge="#2c5a30"
          width={0.8}
        />
      </g>
      <g id="scene-cypress">
        <path d="M-1 0h2v-5h-2z" fill="#5b3a20" />
        <Solid d="M0-32Q7-16 5-5Q0-2-5-5Q-7-16 0-32z" fill="#46744a" edge="#254531" width={0.8} />
        <Line d="M-2-8Q-3-16-1-24" colour="#cfe3b4" width={0.9} opacity={0.5} />
      </g>
      <g id="scene-gate">
        <Solid
          d="M-34 0V-38H-30V-42H-26V-38H-22V-42H-18V-38H-14V-32H14V-38H18V-42H22V-38H26V-42H30V-38H34V0z"
          fill="#e6cd9a"
          width={1.1}
        />
        <path d="M-34-30H-14M14-30H34" stroke="currentColor" strokeWidth="3" />
        <Solid d="M-13 0V-13Q-13-26 0-29Q13-26 13-13V0z" fill="currentColor" width={1} />
        <path d="M-9 0V-13Q-9-22 0-25Q9-22 9-13V0z" fill="#4a3520" />
        <path d="M-25-12V-20M-23-12V-20M24-12V-20M26-12V-20" stroke="#5a4326" strokeWidth="1.6" />
        <path d="M0-32V-46L10-43L0-40" fill="#c9432e" stroke={INK} strokeWidth=".8" />
      </g>
      <g id="scene-house">
        <Solid d="M-20 0V-16H20V0z" fill="#f3e2bb" width={1} />
        <Solid d="M-28-14Q-22-18-17-24H17Q22-18 28-14Q14-16 0-16T-28-14z" fill="currentColor" width={1.1} />
        <Solid d="M-11-24V-32H11V-24z" fill="#f7e9c8" width={1} />
        <Solid d="M-18-30Q-13-34-3-42H3Q13-34 18-30Q9-32 0-32T-18-30z" fill="currentColor" width={1.1} />
        <path d="M-5 0V-9Q0-13 5-9V0z" fill="#5a4326" />
        <path d="M-14-10h5v5h-5zM9-10h5v5h-5z" fill="#ffd98a" stroke={INK} strokeWidth=".7" />
        <path d="M-24-14V-10M24-14V-10" stroke={INK} strokeWidth=".8" />
        <circle cx="-24" cy="-8" r="2.6" fill="#e8693a" stroke={INK} strokeWidth=".6" />
        <circle cx="24" cy="-8" r="2.6" fill="#e8693a" stroke={INK} strokeWidth=".6" />
      </g>
      <g id="scene-well">
        <path d="M-10-4V-28M10-4V-28" stroke="#5b3a20" strokeWidth="2.2" />
        <Solid d="M-16-25L0-37L16-25z" fill="currentColor" width={1} />
        <path d="M0-28V-14" stroke={INK} strokeWidth=".9" />
        <Solid d="M-3-15H3L2-9H-2z" fill="#8a6436" width={0.8} />
        <Solid d="M-14-9H14L12 0H-12z" fill="#c8bda8" width={1} />
        <path d="M-14-5H13M-7-9V-5M4-9V-5M-2-5V0M9-5V0" stroke="#6f6658" strokeWidth=".8" />
        <ellipse cx="0" cy="-9" rx="14" ry="2.6" fill="#3a6c78" stroke={INK} strokeWidth="1" />
      </g>
      <g id="scene-bridge">
        <Solid d="M-34-6Q0-15 34-6V0H26Q20-8 0-8T-26 0H-34z" fill="#d5c2a0" width={1} />
        <path d="M-34-6Q0-15 34-6" fill="none" stroke="#fff6e0" strokeWidth="1.2" />
      </g>
      <g id="scene-mill">
        <Solid d="M-12 0L-8-30H8L12 0z" fill="#f7e9c8" width={1} />
        <Solid d="M-10-29Q-8-41 0-42Q8-41 10-29z" fill="currentColor" width={1} />
        <path d="M-4 0V-8Q0-12 4-8V0zM-3-22h6v6h-6z" fill="#5a4326" />
        <g transform="translate(0 -32) rotate(24)">
          {[0, 90, 180, 270].map((turn) => (
            <g key={turn} transform={`rotate(${turn})`}>
              <path d="M0 0V-26" stroke="#5b3a20" strokeWidth="1.8" />
              <Solid d="M1-7H8V-26H1z" fill="#fffaf0" width={0.8} />
              <path d="M1-13H8M1-19H8" stroke={INK} strokeWidth=".5" />
            </g>
          ))}
          <circle r="2.4" fill="#5b3a20" />
        </g>
      </g>
      <g id="scene-basket">
        <Solid d="M-6.5-6Q0-17 6.5-6z" fill="currentColor" width={0.9} />
        <Line d="M-3-8Q-1-11 0-12" colour="#fff" width={1} opacity={0.45} />
        <Solid d="M-7.5-6.5H7.5L5.5 0H-5.5z" fill="#b98250" width={0.9} />
        <path d="M-7-4H7M-4-6.5L-3 0M0-6.5V0M4-6.5L3 0" stroke="#6f4524" strokeWidth=".7" />
      </g>
      <g id="scene-plant-Y">
        <Line d="M0 0Q-1-6-6-11M0 0Q0-8 0-15M0 0Q1-6 6-11" colour="#5d8a3f" width={2} />
        <circle cx="-6" cy="-12" r="3" fill="#f1c13f" stroke="#9a6f14" strokeWidth=".7" />
        <circle cx="0" cy="-16" r="3.4" fill="#f6cf5a" stroke="#9a6f14" strokeWidth=".7" />
        <circle cx="6" cy="-12" r="3" fill="#f1c13f" stroke="#9a6f14" strokeWidth=".7" />
      </g>
      <g id="scene-plant-R">
        <Line d="M0 0V-9M0-2Q-4-5-6-9M0-2Q4-5 6-9" colour="#5d7a3f" width={1.5} />
        <Solid d="M0-8Q-6-12-5-18L-2-14L0-19L2-14L5-18Q6-12 0-8z" fill="#c9432e" edge="#6b170b" width={0.7} />
        <path d="M0-10V-14" stroke="#ffd970" strokeWidth="1.4" />
      </g>
      <g id="scene-plant-G">
        <Line d="M0 0Q-6-6-11-8M0 0Q-3-10-5-16M0 0Q3-10 5-16M0 0Q6-6 11-8" colour="#2f6b40" width={2.6} />
        <Line d="M0 0Q-6-6-11-8M0 0Q-3-10-5-16M0 0Q3-10 5-16M0 0Q6-6 11-8" colour="#5fae6f" width={1.3} />
        <circle cx="-3" cy="-2" r="2" fill="#a9d58a" stroke="#2f6b40" strokeWidth=".6" />
        <circle cx="3" cy="-2" r="2" fill="#a9d58a" stroke="#2f6b40" strokeWidth=".6" />
      </g>
      <g id="scene-plant-B">
        <path d="M-1.6 0Q-.5-6-1-11h2.4Q.8-6 1.8 0z" fill="#6a4129" />
        <Solid
          d="M-8-11Q-10-17-4-18Q-2-24 3-21Q9-21 8-15Q10-10 4-10Q-2-7-8-11z"
          fill="#7f8f45"
          edge="#3f4a1e"
          width={0.8}
        />
        <path d="M-5 0h3M3 0h3" stroke="#8a4f2a" strokeWidth="2.2" strokeLinecap="round" />
      </g>
    </>
  );
}
