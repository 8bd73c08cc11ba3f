/** A picture for the box of each game, put together from the pieces it is played with. */

import type { ReactNode } from 'react';

import styles from './BoxArt.module.css';
import { pageGameOf } from '../games/catalogue.ts';
import type { BoxPart } from '../games/page-game.ts';
import { Camel, Fort, Settler } from '../art/figures.tsx';

const SHARES: Readonly<Record<BoxPart, (props: SceneProps) => ReactNode>> = {
  sea: Sea,
  rivals: RivalSea,
  land: Land,
  road: Road,
};

/** The picture. */
export function BoxArt({ game }: { readonly game: string }) {
  // The box of a game that brings no picture shows the sea.
  const families = pageGameOf(game)?.box ?? ['sea'];
  const width = 480 / families.length;
  return (
    <svg className={styles.art} viewBox="0 0 480 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {families.map((family, at) => {
        const Share = SHARES[family];
        return (
          <svg
            key={family}
            x={at * width}
            y="0"
            width={width}
            height="190"
            viewBox={`${240 - width / 2} 0 ${width} 190`}
            preserveAspectRatio="xMidYMid slice"
          >
            <Share width={width} />
          </svg>
        );
      })}
      {families.slice(1).map((family, at) => (
        <path key={family} className={styles.seam} d={`M${(at + 1) * width} 0V190`} />
      ))}
    </svg>
  );
}

interface SceneProps {
  /** Width of the visible part, around the middle: 480, 240 or 160. */
  readonly width: number;
}

function Sea({ width }: SceneProps) {
  return (
    <>
      <Water />
      {width > 240 ? <Fleet /> : <Voyage wide={width > 160} />}
    </>
  );
}

function RivalSea() {
  return (
    <>
      <Water />
      <Rivals />
    </>
  );
}

function Water() {
  return (
    <>
      <rect width="480" height="190" fill="var(--sea-2)" />
      <path d="M0 0H480V60Q360 84 240 62T0 70z" fill="var(--sea-1)" />
      <path d="M0 120Q120 100 240 124T480 112V190H0z" fill="var(--sea-3)" />
      <g fill="none" stroke="var(--line)" strokeOpacity=".5" strokeWidth="1.5">
        <path d="M0 20L480 150M0 150L480 20M240 0V190M0 95H480" />
      </g>
    </>
  );
}

/** Everybody for themselves. */
function Fleet() {
  return (
    <>
      <use href="#island-R" x="30" y="10" width="150" height="135" />
      <use href="#island-G" x="310" y="2" width="140" height="126" />
      <use href="#island-Y" x="184" y="-3" width="100" height="90" />
      <use href="#boat-0" x="196" y="78" width="100" height="100" color="var(--seat-0)" />
      <use href="#boat-3" x="356" y="104" width="70" height="70" color="var(--seat-3)" />
      <use href="#boat-2" x="104" y="118" width="60" height="60" color="var(--seat-2)" />
    </>
  );
}

/** One boat, and a rival in the mist with the same destination. */
function Rivals() {
  return (
    <>
      <g color="var(--ink)" opacity=".5">
        <use href="#rose" x="14" y="8" width="128" height="128" />
      </g>
      <use href="#port" x="174" y="6" width="138" height="124" />
      <g transform="translate(424 0) scale(-1 1)" opacity=".55">
        <use href="#boat-4" x="0" y="66" width="78" height="78" color="var(--seat-4)" />
      </g>
      <use href="#boat-0" x="92" y="76" width="106" height="106" color="var(--seat-0)" />
    </>
  );
}

function Voyage({ wide }: { readonly wide: boolean }) {
  return (
    <>
      {wide ? (
        <>
          <use href="#island-R" x="122" y="-2" width="108" height="97" />
          <use href="#island-Y" x="256" y="0" width="96" height="86" />
        </>
      ) : (
        <use href="#island-Y" x="186" y="-1" width="108" height="97" />
      )}
      <use href="#boat-0" x="192" y="86" width="98" height="98" color="var(--seat-0)" />
    </>
  );
}

function Land({ width }: SceneProps) {
  const apart = width > 240 ? 104 : width > 160 ? 76 : 48;
  return (
    <>
      <rect width="480" height="190" fill="var(--sky)" />
      <circle cx={240 + apart * 0.86} cy="46" r="27" fill="var(--sun)" />
      <path d="M0 96L70 40L130 88L190 34L270 96L340 60L410 100L480 70V190H0z" fill="var(--hill-1)" />
      <path d="M0 120Q110 84 240 118T480 108V190H0z" fill="var(--hill-2)" />
      <path d="M0 150Q150 120 300 150T480 140V190H0z" fill="var(--hill-3)" />
      <g transform="translate(240 96) scale(2)">
        <Fort />
      </g>
      {[
        { seat: 1, x: 240 - apart, y: 132 },
        { seat: 0, x: 240 + apart * 0.9, y: 138 },
      ].map(({ seat, x, y }) => (
        <g key={seat} transform={`translate(${x} ${y}) scale(1.6)`} color={`var(--seat-${seat})`}>
          <Settler seat={seat} />
        </g>
      ))}
    </>
  );
}

function Road({ width }: SceneProps) {
  const blankets = [1, 0, 2];
  const middle = width > 160 ? 216 : 196;
  const camels = width > 240 ? blankets.map((seat, at) => ({ seat, x: 166 + at * 100 })) : [{ seat: 1, x: middle }];
  const cubes = width > 160 ? ['Y', 'R', 'G', 'B'] : ['R', 'B'];
  const from = width > 240 ? 34 : width > 160 ? 126 : 166;
  return (
    <>
      <rect width="480" height="190" fill="var(--haze)" />
      <circle cx={width > 240 ? 110 : 200} cy="54" r="28" fill="var(--dusk)" />
      <path d="M0 110Q90 60 190 104T380 90T480 96V190H0z" fill="var(--dune-1)" />
      <path d="M0 140Q140 96 270 138T480 126V190H0z" fill="var(--dune-2)" />
      {camels.map(({ seat, x }, at) => (
        <g key={x} transform={`translate(${x} ${52 - (at % 2) * 6}) scale(${width > 240 ? 1.4 : 1.7})`}>
          <Camel blanket={`var(--seat-${seat})`} />
        </g>
      ))}
      <path d="M0 176Q160 132 300 164T480 160V190H0z" fill="var(--dune-3)" />
      {cubes.map((spice, at) => (
        <use
          key={spice}
          href={`#cube-${spice}`}
          x={from + at * 30}
          y={(width > 240 ? 138 : 146) - (at % 2) * 7}
          width="34"
          height="34"
        />
      ))}
    </>
  );
}
