/** Things on the table that can be clicked: what can be chosen is chosen, anything else says why not. */

import { createContext, memo, type ReactNode, useContext } from 'react';

import { useWords } from '../i18n/words.ts';
import type { Offer } from '../play/offers.ts';
import { highestRank } from '../play/rank.ts';
import type { Thing } from '../play/targets.ts';
import { Cubes } from '../art/Cube.tsx';
import { inSeatColour } from '../art/Icon.tsx';
import { useShowFigure } from './Figures.tsx';
import { only } from './only.ts';
import { isFocusSeen, pointing } from './pointed.ts';
import { useMarks } from './recent.ts';
import styles from './Target.module.css';
import { useAnchors } from '../anchors/anchors.ts';

/** The props of the things on a table. */
export interface Choosing {
  readonly things: ReadonlyMap<Thing, readonly Offer[]>;
  /** The cubes that are missing for things that cubes would bring. */
  readonly short: ReadonlyMap<Thing, string>;
  /** The things of whose price nothing is there. */
  readonly bare?: ReadonlySet<Thing> | undefined;
  /** The thing that was clicked and waits for a second click or a "yes". */
  readonly asked: Thing | null;
  /** Whether a click on a thing that cannot be chosen is answered with the reason. */
  readonly answers: boolean;
  readonly click: (thing: Thing) => void;
  /** A thing is hovered or focused, or no longer: a preview may be shown. */
  readonly look: (thing: Thing | null) => void;
}

/** Connects things to their table. */
export const ChoosingContext = createContext<Choosing>({
  things: new Map(),
  short: new Map(),
  asked: null,
  answers: false,
  click: () => {},
  look: () => {},
});

/** The props of a thing. */
export interface TargetProps {
  readonly thing: Thing;
  /** Its accessible name. */
  readonly label: string;
  /** The component of which something is printed on it: the name of its pack, a slash, its id. */
  readonly figure?: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A thing. */
export function Target(props: TargetProps) {
  const { things, short, bare, asked, answers, click, look } = useContext(ChoosingContext);
  const { thing } = props;
  const marks = useMarks();
  return (
    <PlacedThing
      {...props}
      offers={things.get(thing)}
      pressed={asked === thing}
      answers={answers}
      by={marks.things.get(thing)}
      fresh={marks.fresh.has(thing)}
      missing={short.get(thing)}
      isBare={bare?.has(thing) ?? false}
      click={click}
      look={look}
    />
  );
}

/** A thing in its place. All things are notified when the options change; only those affected are rendered again. */
const PlacedThing = memo(function PlacedThing({
  thing,
  label,
  figure,
  className = '',
  children,
  offers,
  pressed,
  answers,
  by,
  fresh,
  missing,
  isBare,
  click,
  look,
}: TargetProps &
  Pick<Choosing, 'answers' | 'click' | 'look'> & {
    /** The seat that has acted on it since the player's own last turn. */
    readonly by: number | undefined;
    /** Whether it has come since then in place of what was taken. */
    readonly fresh: boolean;
    /** The cubes that are missing for it. */
    readonly missing: string | undefined;
    /** Whether that is the whole price. */
    readonly isBare: boolean;

    readonly offers: readonly Offer[] | undefined;
    readonly pressed: boolean;
  }) {
  const show = useShowFigure();
  const anchors = useAnchors();
  const { ui, words } = useWords();
  const single = offers && only(offers);
  const isShort = missing !== undefined && !offers && answers;
  const lacking = missing === undefined ? label : `${label}. ${ui.missing(words.cubesThere(missing))}`;
  const description = fresh ? `${lacking}. ${ui.freshCard}` : lacking;
  // The button covers the thing, so that its name is announced, and not the drawing.
  return (
    <div ref={anchors.at(thing)} className={isShort ? `${className} ${styles.short}` : className}>
      {children}
      {by !== undefined && (
        <svg className={styles.by} style={inSeatColour(by)} viewBox="-12 -12 24 24" aria-hidden="true" data-by={by}>
          <circle r="11" fill="currentColor" />
          <use href={`#sign-${by % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
        </svg>
      )}
      {fresh && by === undefined && <span className={styles.fresh} aria-hidden="true" data-new-card={ui.fresh} />}
      {/* Seen only while one asks where figures are known from; then it takes the place of what follows. */}
      {figure !== undefined && (
        <button
          type="button"
          className={styles.figure}
          data-figure={figure}
          aria-label={label}
          onClick={() => show(figure, label)}
        />
      )}
      {offers ? (
        <button
          // Another button than one that says why not: what had the focus and goes hands it on.
          key="choose"
          ref={anchors.at(`choose ${thing}`)}
          type="button"
          className={`${styles.target} ${figure === undefined ? '' : styles.asked}`}
          data-thing={thing}
          data-target="near"
          data-rank={highestRank(offers)}
          aria-pressed={pressed}
          aria-label={single ? `${single.label}. ${label}` : label}
          onClick={() => click(thing)}
          {...pointing(() => look(thing))}
          onPointerLeave={() => look(null)}
          onFocus={({ currentTarget }) => {
            if (isFocusSeen(currentTarget)) look(thing);
          }}
          onBlur={() => look(null)}
        />
      ) : answers ? (
        <button
          key="why-not"
          ref={anchors.at(`dead ${thing}`)}
          type="button"
          className={`${styles.dead} ${figure === undefined ? '' : styles.asked}`}
          data-dead={thing}
          tabIndex={-1}
          aria-disabled="true"
          aria-label={description}
          onClick={() => click(thing)}
        >
          {missing !== undefined && (
            <span className={styles.missing} aria-hidden="true" data-missing={missing} data-bare={isBare}>
              <span className={styles.lacks} data-lacks={ui.lacks} data-count={missing.length} />
              <Cubes letters={missing} size={15} />
            </span>
          )}
        </button>
      ) : (
        <span className={`visually-hidden ${figure === undefined ? '' : styles.caption}`}>{label}</span>
      )}
    </div>
  );
});
