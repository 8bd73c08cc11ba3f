/** A hold: cubes by kind in rising order, every kind in its own place. The cubes that can be chosen glow. */

import { type SpiceLetter, SPICES } from '@windrose/rules';

import { useContext } from 'react';

import { Cube } from '../art/Cube.tsx';
import { useWords } from '../i18n/words.ts';
import { CubeCounts } from './CubeCounts.tsx';
import { HandyContext } from './handy.ts';
import styles from './Hold.module.css';
import { holdInWords } from './points-words.ts';
import { useAnchors } from '../anchors/anchors.ts';

/** The props of a hold, and the actions of its cubes. */
export interface HoldProps {
  readonly letters: string;
  readonly limit: number;
  /** The effect of choosing a kind, in words; other kinds cannot be chosen. */
  readonly choices?: ReadonlyMap<SpiceLetter, string>;
  readonly picked?: SpiceLetter | null;
  /** Whether a click on a kind that cannot be chosen is answered with the reason. */
  readonly answers?: boolean;
  readonly onCube?: (spice: SpiceLetter) => void;
  /** Whether it is asked now which cubes go: then that says how many. */
  readonly asked?: boolean;
  /** The hold after the previewed option. */
  readonly soon?: string | null;
}

/** One's own hold. */
export function Hold({ letters, limit, choices, picked, answers = false, onCube, asked = false, soon }: HoldProps) {
  const { ui, words } = useWords();
  const anchors = useAnchors();
  const handy = useContext(HandyContext);
  const over = letters.length - limit;
  return (
    <section ref={anchors.at('hold')} className={styles.hold} data-hold aria-label={ui.hold}>
      <p className={styles.count}>
        <span>{ui.holdOf(letters.length, limit)}</span>
        <span className={styles.handy} aria-hidden="true">
          {handy}
        </span>
        {over > 0 && !asked && <strong>{ui.overLimit(over)}</strong>}
      </p>
      <ul className={styles.kinds}>
        {SPICES.map((spice) => {
          const n = letters.split(spice).length - 1;
          const later = typeof soon === 'string' ? soon.split(spice).length - 1 : n;
          // The accessible text equals the visible one: "4→2" during a preview.
          const number = later === n ? `${n}` : `${n}→${later}`;
          const choice = choices?.get(spice);
          const says = holdInWords(spice.repeat(n), ui, words) || ui.noneHeld(words.colour(spice));
          // Two numbers, or one of two digits, need the room that many cubes would take.
          const wide = Math.max(n, later) > 9;
          const spread = later === n ? (wide ? 12 : 22) : wide ? 0 : 4;
          const cubes = (
            <>
              <span
                className={styles.stack}
                style={{ '--step': `${n > 1 ? Math.min(14, spread / (n - 1)) : 0}px` } as object}
              >
                {n === 0 && <Cube spice={spice} size={24} />}
                {Array.from({ length: n }, (_, at) => (
                  <Cube key={at} spice={spice} size={30} />
                ))}
              </span>
              <span className={styles.number} data-wide={wide && later !== n ? '' : undefined}>
                {n}
                {later !== n && <em>→{later}</em>}
              </span>
            </>
          );
          return (
            <li key={spice} ref={anchors.at(`cube ${spice}`)} className={n === 0 ? styles.empty : undefined}>
              {choice === undefined && answers ? (
                <button
                  key="why-not"
                  ref={anchors.at(`dead cube ${spice}`)}
                  type="button"
                  className={`${styles.kind} ${styles.dead}`}
                  data-dead={`cube ${spice}`}
                  tabIndex={-1}
                  aria-disabled="true"
                  aria-label={`${number}, ${words.colour(spice)}`}
                  data-says={says}
                  onClick={() => onCube?.(spice)}
                >
                  {cubes}
                </button>
              ) : choice === undefined ? (
                <span className={styles.kind} title={says}>
                  {cubes}
                  <span className="visually-hidden">{words.colour(spice)}</span>
                </span>
              ) : (
                <button
                  key="choose"
                  ref={anchors.at(`choose cube ${spice}`)}
                  type="button"
                  className={styles.kind}
                  data-cube={spice}
                  aria-label={later === n ? choice : `${choice}: ${number}`}
                  title={choice}
                  aria-pressed={picked === undefined ? undefined : picked === spice}
                  onClick={() => onCube?.(spice)}
                >
                  {cubes}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Another seat's hold, in one line. */
export function SmallHold({ letters, limit }: { readonly letters: string; readonly limit?: number }) {
  const { ui, words } = useWords();
  const label = `${limit === undefined ? ui.hold : ui.holdOf(letters.length, limit)}: ${words.cubesThere(letters)}`;
  return (
    <p
      className={styles.small}
      aria-label={label}
      title={[`${label}.`, holdInWords(letters, ui, words)].filter(Boolean).join(' ')}
      role="img"
    >
      <CubeCounts letters={letters} size={18} />
      <span className={styles.of}>
        {letters.length}
        {limit !== undefined && `/${limit}`}
      </span>
    </p>
  );
}
