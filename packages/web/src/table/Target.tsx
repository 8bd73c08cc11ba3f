/** Things on the table that can be clicked: buttons while there is something to be done with them, else just there. */

import { createContext, memo, type ReactNode, useContext } from 'react';

import type { Offer } from '../play/offers.ts';
import type { Thing } from '../play/targets.ts';
import { useShowFigure } from './Figures.tsx';
import styles from './Target.module.css';
import { useAnchors } from '../anchors/anchors.ts';

/** What the things on a table are told. */
export interface Choosing {
  readonly things: ReadonlyMap<Thing, readonly Offer[]>;
  /** The thing that was clicked and waits for a second click or a "yes". */
  readonly asked: Thing | null;
  readonly click: (thing: Thing) => void;
  /** Somebody looks at a thing, or no longer: what choosing it would do may be shown. */
  readonly look: (thing: Thing | null) => void;
}

/** How things reach their table. */
export const ChoosingContext = createContext<Choosing>({
  things: new Map(),
  asked: null,
  click: () => {},
  look: () => {},
});

/** What a thing is told. */
export interface TargetProps {
  readonly thing: Thing;
  /** What it is, in words. */
  readonly label: string;
  /** The component of which something is printed on it: the name of its pack, a slash, its id. */
  readonly figure?: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A thing. */
export function Target(props: TargetProps) {
  const { things, asked, click, look } = useContext(ChoosingContext);
  const { thing } = props;
  return <PlacedThing {...props} offers={things.get(thing)} pressed={asked === thing} click={click} look={look} />;
}

/** A thing as it lies there. All things hear whenever something else can be chosen; only those it is about are drawn anew. */
const PlacedThing = memo(function PlacedThing({
  thing,
  label,
  figure,
  className = '',
  children,
  offers,
  pressed,
  click,
  look,
}: TargetProps &
  Pick<Choosing, 'click' | 'look'> & { readonly offers: readonly Offer[] | undefined; readonly pressed: boolean }) {
  const show = useShowFigure();
  const anchors = useAnchors();
  // The button lies over the thing, so that its name is what is said of it, not what is drawn on it.
  return (
    <div ref={anchors.at(thing)} className={className}>
      {children}
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
          ref={anchors.at(`choose ${thing}`)}
          type="button"
          className={`${styles.target} ${figure === undefined ? '' : styles.asked}`}
          data-thing={thing}
          data-target="near"
          aria-pressed={pressed}
          aria-label={offers.length === 1 ? `${offers[0]!.label}. ${label}` : label}
          title={offers.length === 1 ? offers[0]!.label : label}
          onClick={() => click(thing)}
          onPointerEnter={() => look(thing)}
          onPointerLeave={() => look(null)}
          onFocus={() => look(thing)}
          onBlur={() => look(null)}
        />
      ) : (
        <span className={`visually-hidden ${figure === undefined ? '' : styles.told}`}>{label}</span>
      )}
    </div>
  );
});
