/** A picture for the box of each game, put together from the pieces it is played with. */

import styles from './Home.module.css';

const FAMILIES: Readonly<Record<string, readonly ('sea' | 'land' | 'road')[]>> = {
  'eastern-wonders': ['sea'],
  'eastern-wonders-solo': ['sea'],
  'new-world': ['land'],
  'east-to-west-1': ['road', 'land'],
  'east-to-west-2': ['sea', 'land'],
  'east-to-west-3': ['road', 'sea', 'land'],
  'spice-road': ['road'],
  'sand-to-sea': ['road', 'sea'],
};

const SHARES = { sea: Sea, land: Land, road: Road } as const;

/** The picture. */
export function BoxArt({ game }: { readonly game: string }) {
  const families = FAMILIES[game] ?? ['sea'];
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
            <Share solo={game.endsWith('solo')} />
          </svg>
        );
      })}
      {families.slice(1).map((family, at) => (
        <path key={family} className={styles.seam} d={`M${(at + 1) * width} 0V190`} />
      ))}
    </svg>
  );
}

function Sea({ solo }: { readonly solo: boolean }) {
  return (
    <>
      <rect width="480" height="190" fill="var(--sea-2)" />
      <path d="M0 0H480V60Q360 84 240 62T0 70z" fill="var(--sea-1)" />
      <path d="M0 120Q120 100 240 124T480 112V190H0z" fill="var(--sea-3)" />
      <g fill="none" stroke="var(--line)" strokeOpacity=".5" strokeWidth="1.5">
        <path d="M0 20L480 150M0 150L480 20M240 0V190M0 95H480" />
      </g>
      <use href="#island-R" x="30" y="10" width="150" height="135" />
      <use href="#island-G" x="310" y="-4" width="140" height="126" />
      <use href="#island-Y" x="180" y="-14" width="112" height="100" />
      <use href="#boat-0" x="196" y="78" width="100" height="100" color="var(--seat-0)" />
      {!solo && <use href="#boat-3" x="356" y="104" width="70" height="70" color="var(--seat-3)" />}
      {!solo && <use href="#boat-2" x="104" y="118" width="60" height="60" color="var(--seat-2)" />}
    </>
  );
}

function Land() {
  return (
    <>
      <rect width="480" height="190" fill="var(--sky)" />
      <circle cx="330" cy="54" r="30" fill="var(--sun)" />
      <path d="M0 96L70 40L130 88L190 34L270 96L340 60L410 100L480 70V190H0z" fill="var(--hill-1)" />
      <path d="M0 120Q110 84 240 118T480 108V190H0z" fill="var(--hill-2)" />
      <path d="M0 150Q150 120 300 150T480 140V190H0z" fill="var(--hill-3)" />
      <g transform="translate(210 92)" stroke="#3b2a18" strokeWidth="2" strokeLinejoin="round">
        <path d="M0 20H60V56H0z" fill="#a6703f" />
        <path d="M-8 22L30-8L68 22z" fill="#7a4b28" />
        <path d="M22 56V34H38V56z" fill="#3b2a18" />
        <path d="M0 32H60M0 44H60" strokeOpacity=".5" strokeWidth="1.5" />
      </g>
      <g fill="var(--seat-1)" stroke="#20160c" strokeWidth="1.5">
        <path d="M130 168V152q0-8 8-8t8 8v16z" />
        <circle cx="138" cy="137" r="7" fill="#e9c9a0" />
        <path d="M126 133h24l-6-9h-12z" fill="#5b3a20" />
      </g>
      <g fill="var(--seat-0)" stroke="#20160c" strokeWidth="1.5">
        <path d="M312 172V156q0-8 8-8t8 8v16z" />
        <circle cx="320" cy="141" r="7" fill="#e9c9a0" />
        <path d="M308 137h24l-6-9h-12z" fill="#5b3a20" />
      </g>
    </>
  );
}

function Road() {
  return (
    <>
      <rect width="480" height="190" fill="var(--haze)" />
      <circle cx="150" cy="62" r="28" fill="var(--dusk)" />
      <path d="M0 110Q90 60 190 104T380 90T480 96V190H0z" fill="var(--dune-1)" />
      <path d="M0 140Q140 96 270 138T480 126V190H0z" fill="var(--dune-2)" />
      <path d="M0 176Q160 132 300 164T480 160V190H0z" fill="var(--dune-3)" />
      {[214, 276, 338].map((x, at) => (
        <g key={x} transform={`translate(${x} ${118 - at * 4})`} fill="#5b3a20">
          <path d="M0 30V14Q2 2 10 4Q16-6 22 4Q28-4 33 6L40-8Q46-14 52-8L48-4L44-4L40 10Q38 18 34 16V30H31L30 18H8L5 30z" />
          <path d="M12 4Q18-2 26 4L24 12H13z" fill={`var(--seat-${at})`} />
        </g>
      ))}
      {(['Y', 'R', 'G', 'B'] as const).map((spice, at) => (
        <use key={spice} href={`#cube-${spice}`} x={60 + at * 34} y={140 - (at % 2) * 8} width="34" height="34" />
      ))}
    </>
  );
}
