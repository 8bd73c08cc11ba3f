/**
 * Where things lie on the table: others and log, the map, what is one's own. On a phone they lie in one column that
 * scrolls between whose turn it is and what can be done, so that nothing ever lies over them.
 */

import { Children, createContext, type CSSProperties, type ReactNode, useContext } from 'react';

import { prefersReducedMotion } from '../browser/settings.ts';
import { useWords } from '../i18n/words.ts';
import styles from './Layout.module.css';
import { useAnchors } from '../anchors/anchors.ts';

/** Parts of a table on which things can be chosen. */
export type Part = 'map' | 'beside' | 'own';

/** The parts of a match screen. */
export interface LayoutProps {
  /** Whose turn it is and what to do. */
  readonly turn: ReactNode;
  readonly actions: ReactNode;
  readonly map: ReactNode;
  readonly own: ReactNode;
  readonly others: ReactNode;
  readonly log: ReactNode;
  /** A second map, of which there is less. */
  readonly beside?: ReactNode;
  /** What map and second map are called; with names there are tabs on a phone that lead to the parts. */
  readonly mapName?: string;
  readonly besideName?: string;
  /** The parts in which something can be chosen now: their tabs glow. */
  readonly open?: ReadonlySet<Part>;
  /** `boards`: what lies in the middle needs more room than a chart. */
  readonly shape?: 'chart' | 'boards';
  /** How high the table is at least on a desk, in pixels, so that nothing on its map lies over something else. */
  readonly least?: number;
}

/** Parts that somebody else puts in the place of a screen's own: whoever looks back, or teaches. */
export interface OtherParts {
  readonly turn?: (own: ReactNode) => ReactNode;
  readonly actions?: (own: ReactNode) => ReactNode;
  readonly log?: (own: ReactNode) => ReactNode;
}

/** How other parts reach the layout of a screen that knows nothing of them. */
export const OtherPartsContext = createContext<OtherParts>({});

/** Lays the parts out. */
export function Layout({
  turn,
  actions,
  map,
  own,
  others,
  log,
  beside,
  mapName,
  besideName,
  open,
  shape = 'chart',
  least,
}: LayoutProps) {
  const other = useContext(OtherPartsContext);
  const anchors = useAnchors();
  return (
    <div
      className={`${styles.table} ${shape === 'boards' ? styles.boards : ''} ${beside ? styles.two : ''}`}
      data-crowded={Children.toArray(others).length > 2}
      style={least === undefined ? undefined : ({ '--least': `${least}px` } as CSSProperties)}
    >
      <div className={styles.turn}>{other.turn?.(turn) ?? turn}</div>
      {mapName !== undefined && <Tabs mapName={mapName} besideName={besideName} open={open} />}
      <div className={styles.parts}>
        <div className={styles.left}>
          <div ref={anchors.at('part others')} className={styles.others} data-part="others">
            {others}
          </div>
          <div ref={anchors.at('part log')} className={styles.log} data-part="log">
            {other.log?.(log) ?? log}
          </div>
        </div>
        <div ref={anchors.at('part map')} className={styles.map} data-part="map">
          {map}
        </div>
        {beside && (
          <div ref={anchors.at('part beside')} className={styles.beside} data-part="beside">
            {beside}
          </div>
        )}
        <div ref={anchors.at('part own')} className={styles.own} data-part="own">
          {own}
        </div>
      </div>
      <div className={styles.actions}>{other.actions?.(actions) ?? actions}</div>
    </div>
  );
}

/** On a phone: tabs that lead to the parts of the table. One whose part has something to choose glows. */
function Tabs({
  mapName,
  besideName,
  open,
}: {
  readonly mapName: string;
  readonly besideName: string | undefined;
  readonly open: ReadonlySet<Part> | undefined;
}) {
  const { ui } = useWords();
  const anchors = useAnchors();
  const parts = [
    ['map', mapName],
    ['beside', besideName],
    ['own', ui.yourBoard],
    ['others', ui.others],
    ['log', ui.log],
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={ui.parts}>
      {parts.map(
        ([part, name]) =>
          name !== undefined && (
            <button
              key={part}
              type="button"
              data-tab={part}
              data-open={open?.has(part as Part)}
              onClick={() =>
                anchors
                  .element(`part ${part}`)
                  ?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
              }
            >
              {name}
            </button>
          ),
      )}
    </nav>
  );
}
