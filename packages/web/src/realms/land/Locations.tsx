/** A location of the land: its ground, what is done there, who stands there, the bonus tiles on its shelf. */

import { type LocationView, type Match, required, type SpaceFile } from '@windrose/rules';
import { memo } from 'react';

import { Bundle, Trade } from '../../art/Bundle.tsx';
import { Drawing, inSeatColour } from '../../art/Icon.tsx';
import { BonusFace, ExplorationFace, Glyph } from '../../art/LandFaces.tsx';
import { capital } from '../../i18n/capital.ts';
import { useOnlooker } from '../../table/onlooker.ts';
import { Target } from '../../table/Target.tsx';
import styles from './Locations.module.css';
import type { LandPosition, LandPrint } from './position.ts';
import { useLandWords } from './words.ts';

/** The stacks of bonus tiles. */
type AllStacks = LandPosition['stacks'];

interface LocationCellProps {
  readonly printed: Match;
  readonly print: LandPrint;
  readonly names: readonly string[];
  readonly location: LocationView;
  readonly space: SpaceFile;
  /** For a fort: all stacks, and the current worth of the top tile of each to the seat. */
  readonly stacks: AllStacks;
  readonly worths: readonly number[];
  /** The seat for which the needed settlers are shown, how many it needs here, and whether it has fewer. */
  readonly seat: number;
  readonly needed: number;
  readonly short: boolean;
  /** Its place in the grid of the boards. */
  readonly column: number;
  readonly row: number;
}

/** A location. */
export const LocationCell = memo(function LocationCell({
  printed,
  print,
  names,
  location,
  space,
  stacks,
  worths,
  seat,
  needed,
  short,
  column,
  row,
}: LocationCellProps) {
  const { land, words } = useLandWords();
  const onlooker = useOnlooker();
  const { at, exploration, settlers } = location;
  const mine = settlers?.seat === seat;
  const label = [
    land.locationIs(at, words.work(printed, at)),
    space.landmark && capital(words.landmark(space.landmark)),
    exploration !== null && capital(land.covered(words.exploration(printed, exploration))),
    mine ? onlooker === null && capital(land.yours) : capital(land.needs(needed, space.settlers, onlooker)),
    settlers && (!mine || onlooker !== null) && capital(land.standing(names[settlers.seat] ?? '', settlers.count)),
  ]
    .filter(Boolean)
    .join('. ');
  return (
    <div
      className={`${styles.cell} ${exploration === null ? '' : styles.covered} ${isLow(space, stacks) ? styles.low : ''}`}
      data-landmark={space.landmark === null ? 'none' : print.mark(space.landmark)}
      data-kind={space.kind}
      data-body
      data-stacks={stacksAt(space, stacks)}
      style={{ gridColumn: column, gridRow: row }}
    >
      <svg className={styles.ground} viewBox="0 0 160 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use
          href={`#${space.landmark === null ? 'ground-none' : print.mark(space.landmark).replace('mark', 'ground')}`}
          width="160"
          height="110"
        />
      </svg>
      {exploration !== null && (
        <svg className={styles.unknown} viewBox="0 0 120 80" preserveAspectRatio="none" aria-hidden="true">
          <use href="#unknown" width="120" height="80" />
        </svg>
      )}
      <Target
        thing={`location ${at}`}
        figure={`new-world/${exploration ?? at}`}
        className={styles.cover}
        label={label}
      />
      <span className={styles.front} aria-hidden="true">
        <span className={styles.top}>
          {!mine && (
            <span
              className={styles.needed}
              data-needed={needed}
              data-short={short}
              data-changed={needed > space.settlers ? 'more' : needed < space.settlers ? 'fewer' : undefined}
            >
              <Glyph name="settler" />
              {needed}
            </span>
          )}
          {settlers && <Standing seat={settlers.seat} count={settlers.count} />}
          {space.landmark !== null && <Glyph name={print.mark(space.landmark)} className={styles.mark} />}
        </span>
        <span className={styles.work}>
          <Work at={at} space={space} print={print} />
        </span>
        <span className={styles.id}>{at}</span>
        {exploration !== null && <ExplorationFace tile={print.faces.explorationTile(exploration)} />}
      </span>
      {space.kind === 'fort' && <Stacks printed={printed} print={print} stacks={stacks} worths={worths} at={at} />}
    </div>
  );
});

/** Settlers standing on a location: each of a few, else one and their number, as always in a small location. */
function Standing({ seat, count }: { readonly seat: number; readonly count: number }) {
  const shown = count > 3 ? 1 : count;
  return (
    <span className={styles.standing} style={inSeatColour(seat)} data-settlers={count}>
      {Array.from({ length: shown }, (_, at) => (
        <svg key={at} viewBox="-14 -21 28 42">
          <use href={`#settler-${seat % 5}`} x="-14" y="-21" width="28" height="42" />
        </svg>
      ))}
      {count > 1 && <b data-brief={shown === count}>×{count}</b>}
    </span>
  );
}

/** The action of a location, as a picture. */
function Work({ at, space, print }: { readonly at: string; readonly space: SpaceFile; readonly print: LandPrint }) {
  const work = print.faces.location(at);
  switch (work.kind) {
    case 'production':
      return (
        <span className={styles.ribbon}>
          <Bundle letters={work.cubes} wide={4} />
        </span>
      );
    case 'upgrade':
      return (
        <span className={styles.ribbon}>
          <Drawing name="upgrade" size={22} />
          <b>×{work.upgrades}</b>
        </span>
      );
    case 'trade':
      return (
        <span className={styles.ribbon} data-work="trade">
          <Trade give={work.give} take={work.take} />
        </span>
      );
    case 'fort':
      return <Drawing name="fort" size={44} />;
    case 'market':
      return <Drawing name="stall" size={40} />;
    case 'move-boat':
      return (
        <span className={styles.ribbon}>
          <Drawing name="sloop" size={30} />
          <b>{work.reach === 'any' ? '∞' : work.reach}</b>
        </span>
      );
    case 'boat-trade':
      return (
        <span className={styles.ribbon}>
          <Drawing name="sloop" size={28} />
          <Exchanging />
        </span>
      );
    case 'outpost-trade':
      return (
        <span className={styles.ribbon}>
          <Drawing name="cottage" size={28} />
          <Exchanging />
        </span>
      );
    case 'refresh-market':
      return (
        <span className={styles.ribbon}>
          <Drawing name="cards-new" size={34} />
        </span>
      );
    case 'adjust-route':
      return (
        <span className={styles.ribbon}>
          <Bundle letters="Y" />
          <Drawing name="cards-swap" size={34} />
        </span>
      );
    default:
      return space.kind;
  }
}

/** Two arrows: something is traded. */
function Exchanging() {
  return (
    <svg className={styles.exchanging} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M4 9H19M14 4.5L19.5 9L14 13.5M20 17H5M10 12.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The number of bonus-tile stacks on a space. */
export function stacksAt(space: SpaceFile, stacks: AllStacks): number {
  return stacks.filter(({ at }) => at === space.id).length;
}

/** Whether a space shows only settlers: its purpose is above or below it. */
export function isLow(space: SpaceFile, stacks: AllStacks): boolean {
  return space.kind === 'market' || (space.kind === 'fort' && stacksAt(space, stacks) === 0);
}

/** The stacks of bonus tiles of a fort or board. */
export const Stacks = memo(function Stacks({
  printed,
  print,
  stacks,
  worths,
  at,
}: Pick<LocationCellProps, 'printed' | 'print' | 'stacks' | 'worths'> & { readonly at: string }) {
  const { land, words } = useLandWords();
  const onlooker = useOnlooker();
  return (
    <ul className={styles.stacks}>
      {stacks.map((stack, index) => {
        if (stack.at !== at) return null;
        return (
          <li key={index}>
            {stack.top === null && stack.left > 0 ? (
              // Its top was taken; the rules uncover the next tile later.
              <span className={`${styles.stack} ${styles.coveredStack}`} data-stack-covered>
                <span className="visually-hidden">{land.stackCovered(stack.left)}</span>
                <small aria-hidden="true">{stack.left}</small>
              </span>
            ) : stack.top === null ? (
              <span className={styles.noStack}>
                <span className="visually-hidden">{land.stackEmpty}</span>
              </span>
            ) : (
              <Target
                key={stack.top}
                thing={`stack ${index}`}
                figure={`new-world/${stack.top}`}
                className={styles.stack}
                label={land.stackIs(
                  words.bonus(printed, stack.top),
                  stack.left,
                  required(worths[index], 'worth of the stack'),
                  onlooker,
                )}
              >
                <BonusFace tile={required(print.faces.bonusTile(stack.top), 'bonus tile')} />
                <small aria-hidden="true">{stack.left}</small>
              </Target>
            )}
          </li>
        );
      })}
    </ul>
  );
});
