/** The picture above the games: boats on their way between islands, under the rose. */

import { useFirstWords } from '../../i18n/first-words.ts';
import styles from './Hero.module.css';

/** The boats: seat, place, size, and which wave carries them. None reaches up to the words in the lowest picture. */
const BOATS = [
  { seat: 1, x: 456, y: 236, size: 42 },
  { seat: 2, x: 704, y: 236, size: 44 },
  { seat: 0, x: 246, y: 222, size: 92 },
  { seat: 3, x: 872, y: 220, size: 98 },
] as const;

/** The name of the page, over the sea. */
export function Hero() {
  const { ui } = useFirstWords();
  return (
    <div className={styles.hero}>
      <svg className={styles.scene} viewBox="0 0 1200 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <g className={styles.lines}>
          {Array.from({ length: 32 }, (_, at) => {
            const angle = (at * Math.PI) / 16;
            return (
              <path
                key={at}
                d={`M600 132l${(1200 * Math.cos(angle)).toFixed(0)} ${(1200 * Math.sin(angle)).toFixed(0)}`}
              />
            );
          })}
          <circle cx="600" cy="132" r="132" />
          <circle cx="600" cy="132" r="138" />
          <use href="#rose" x="476" y="8" width="248" height="248" />
        </g>
        <g className={styles.far}>
          <use href="#island-R" x="40" y="116" width="190" height="171" />
          <use href="#island-Y" x="262" y="158" width="100" height="90" />
          <use href="#island-B" x="850" y="150" width="110" height="99" />
          <use href="#island-G" x="970" y="118" width="186" height="167" />
        </g>
        <path
          className={styles.wave}
          d="M0 244q30-13 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V320H0z"
        />
        <g className={styles.behind}>
          {BOATS.slice(0, 2).map((boat) => (
            <Boat key={boat.seat} {...boat} />
          ))}
        </g>
        <path
          className={styles.wave}
          data-near="1"
          d="M-40 268q40-15 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0V320H-40z"
        />
        {BOATS.slice(2).map((boat) => (
          <g key={boat.seat} className={boat.x < 600 ? styles.left : styles.right}>
            <Boat {...boat} />
          </g>
        ))}
        <path
          className={styles.wave}
          data-near="2"
          d="M-20 298q50-17 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V320H-20z"
        />
      </svg>
      <h1>Windrose</h1>
      <p>{ui.appTagline}</p>
    </div>
  );
}

function Boat({ seat, x, y, size }: (typeof BOATS)[number]) {
  return (
    <g className={styles.boat} style={{ animationDelay: `${-seat * 1.3}s` }}>
      <use href={`#boat-${seat}`} x={x} y={y - size * 0.25} width={size} height={size} color={`var(--seat-${seat})`} />
    </g>
  );
}
