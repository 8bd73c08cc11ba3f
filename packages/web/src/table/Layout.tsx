/**
 * The layout of the table: others and log, the map, the player's own parts. On a phone they form one column that scrolls between
 * the turn ribbon and the actions, so that nothing overlaps them.
 */

import {
  Children,
  createContext,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import {
  useBroadTablet,
  useFourColumns,
  useHighDesk,
  useLargeDesk,
  useLessonColumn,
  useLow,
  useLowDesk,
  useNarrow,
  useSideColumn,
} from '../browser/media.ts';
import { useDrawn } from '../browser/lazy.ts';
import { prefersReducedMotion, useSettings } from '../browser/settings.ts';
import { useWords } from '../i18n/words.ts';
import { useDragging } from './use-dragging.ts';
import './lit.css';
import styles from './Layout.module.css';
import { useAnchors } from '../anchors/anchors.ts';
import { only } from './only.ts';
import { Tabs } from '../ui/Tabs.tsx';

/** Parts of a table on which things can be chosen. */
export type Part = 'map' | 'beside' | 'own';

/** What a decision is about. */
interface About {
  readonly part: Part;
  /** The version of the match. */
  readonly version: number;
  /** Whether the table stays there afterwards: a turn begins, and what was looked at before it is over. */
  readonly stays?: boolean;
}

/** The parts of a match screen. */
export interface LayoutProps {
  /** Whose turn it is and what to do. */
  readonly turn: ReactNode;
  readonly actions: ReactNode;
  /** The standings. */
  readonly standings: ReactNode;
  readonly map: ReactNode;
  readonly own: ReactNode;
  /** One's own board as the others' boards are drawn. */
  readonly ownBriefly: ReactNode;
  readonly others: ReactNode;
  readonly log: ReactNode;
  /** What the others hold, in a few lines: below the options where their boards lie below the window. */
  readonly holds?: ReactNode;
  /** A second map, of which there is less. */
  readonly beside?: ReactNode;
  /** Names of map and second map. With names, a phone shows tabs that lead to the parts. */
  readonly mapName?: string;
  readonly besideName?: string;
  /** The name of one's own part, if it is no board. */
  readonly ownName?: string;
  /** The parts in which something can be chosen now: their tabs glow. */
  readonly open?: ReadonlySet<Part>;
  /** The part that the decision at a version of the match is about, where that does not follow from what can be chosen. */
  readonly about?: About | undefined;
  /** `boards`: the middle needs more space than a chart. */
  readonly shape?: 'chart' | 'boards';
  /** Width by height of a chart in the middle: more width than that it cannot use. */
  readonly ratio?: number;
  /** The minimum height of the table on a desktop, in pixels, so that nothing on its map overlaps. */
  readonly least?: number;
  /** The minimum height of the map on a low desktop window, in pixels; there it is wider. */
  readonly low?: number;
}

/** Replacements for a screen's own parts, for replays and lessons. */
export interface OtherParts {
  /** @param aside whether {@link OtherParts.aside} is shown */
  readonly turn?: (own: ReactNode, aside: boolean) => ReactNode;
  /** @param ownAside whether one's own board stands beside the others' */
  readonly actions?: (own: ReactNode, ownAside: boolean) => ReactNode;
  readonly log?: (own: ReactNode) => ReactNode;
  /** The name of its tab on a phone, where something else comes first in it. */
  readonly logName?: string;
  /** What hangs over the map of a phone, at the edge where it covers the least of what it is about. */
  readonly hint?: ReactNode;
  /** What stands below one's own hold instead of the options. */
  readonly instead?: ReactNode;
  /** What the ribbon says instead of whose turn it is, while it is nobody's. */
  readonly heading?: { readonly title: string; readonly todo: string };
  /** What the ribbon says while somebody far away is awaited who is not at the table. */
  readonly absent?: string | undefined;
  /** The seat that has won, where not the scores have decided that. */
  readonly winner?: number | undefined;
  /** The part that a phone shows above the map, because what is told is about it. */
  readonly near?: 'own' | 'others' | undefined;
  /** Content above the others, if their column has space for it. */
  readonly aside?: ReactNode;
  /** The task of a puzzle, where the others and the log share a place: there it comes first. */
  readonly task?: ReactNode;
  /** One's own board stands with the others', where they leave it room: what replaces the options has the column. */
  readonly ownAside?: boolean;
  /** Only what lies in the middle is shown: a picture of the table within a page. */
  readonly pictured?: boolean;
}

/** Passes replacements to the layout of a screen that does not know about them. */
export const OtherPartsContext = createContext<OtherParts>({});

/** The most boards of players with which the log beside a replay has room below them. */
const MOST_BOARDS_ASIDE = 3;

/** Lays the parts out. */
export function Layout({
  turn,
  actions,
  standings,
  map,
  own,
  ownBriefly,
  others,
  log,
  holds,
  beside,
  mapName,
  besideName,
  ownName,
  open,
  about,
  shape = 'chart',
  ratio,
  least,
  low: lowest,
}: LayoutProps) {
  const other = useContext(OtherPartsContext);
  const anchors = useAnchors();
  const sideColumn = useSideColumn();
  const lowDesk = useLowDesk();
  const highDesk = useHighDesk();
  const largeDesk = useLargeDesk();
  const broadTablet = useBroadTablet();
  const { largeBoard } = useSettings();
  const fourColumns = useFourColumns();
  const lessonColumn = useLessonColumn();
  // The text of a lesson or puzzle needs the column beside a single chart.
  const large = broadTablet && (Boolean(beside) || (shape === 'chart' && other.aside === undefined));
  // The others' boards and the log are below the rest.
  const folds = sideColumn && (large || (beside ? lowDesk || (largeBoard && fourColumns) : largeBoard));
  // Beside two maps they share a place at the side, where a replay has its own log; on a higher desk below a lesson's text.
  const shared =
    Boolean(beside) &&
    !largeBoard &&
    other.log === undefined &&
    (folds || (lessonColumn && other.aside !== undefined && Children.toArray(others).length === 1));
  const task = shared ? other.task : undefined;
  const [chosen, setShown] = useState<Shared | null>(null);
  const shown = chosen ?? (task === undefined ? 'others' : 'task');
  const aside = (sideColumn && !folds && !beside && other.aside !== undefined) || task !== undefined;
  const boards = 1 + Children.toArray(others).length;
  const ownAside =
    other.ownAside === true && !folds && (beside ? largeDesk && boards === 2 : highDesk && boards <= MOST_BOARDS_ASIDE);
  const { ui } = useWords();
  const narrow = useNarrow();
  const low = useLow();
  const maps = useRef<HTMLDivElement>(null);
  useDragging();
  useDrawn();
  useColumnPlace(other.near, about);
  useMoreBelow(low);
  if (other.pictured) {
    return (
      <div className={styles.pictured} style={{ '--least': `${least ?? 0}px` } as CSSProperties} data-pictured>
        <div className={styles.map}>{map}</div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    );
  }
  const mapPart = (
    <div ref={anchors.at('part map')} className={styles.map} data-part="map">
      {map}
    </div>
  );
  return (
    <div
      data-table={shape === 'chart' ? 'chart' : least === undefined ? 'boards' : 'high'}
      className={`${styles.table} ${shape === 'boards' ? styles.boards : ''} ${beside ? styles.two : ''}`}
      data-high={least !== undefined}
      data-near={other.near}
      data-crowded={!folds && Children.toArray(others).length > 2}
      data-alone={!folds && Children.toArray(others).length === 1}
      data-folds={folds}
      data-column={sideColumn}
      data-pair={folds && Boolean(beside) && Children.toArray(others).length === 1}
      data-large={folds && largeBoard}
      data-own-aside={ownAside ? '' : undefined}
      data-shared={shared ? shown : undefined}
      style={
        least === undefined
          ? ratio === undefined
            ? undefined
            : ({ '--ratio': ratio } as CSSProperties)
          : ({ '--least': `${least}px`, '--low': `${lowest ?? least}px` } as CSSProperties)
      }
    >
      <div className={styles.turn}>{other.turn?.(turn, aside) ?? turn}</div>
      <div className={styles.standings}>{standings}</div>
      {narrow && (mapName !== undefined || other.logName !== undefined) && (
        <PartTabs
          {...{ mapName: mapName ?? ui.chart, besideName, ownName, open, logName: other.logName }}
          several={boards > 2}
        />
      )}
      {low && beside && mapName !== undefined && besideName !== undefined && (
        <SideTabs maps={maps} names={{ map: mapName, beside: besideName }} open={open} about={about?.part} />
      )}
      {other.hint !== undefined && <div className={styles.hung}>{other.hint}</div>}
      <div ref={anchors.at('column')} className={styles.parts} data-parts>
        {shared && (
          <SharedTabs
            shown={shown}
            parts={task === undefined ? SHARED : ['task', ...SHARED]}
            several={Children.toArray(others).length > 1}
            onShow={setShown}
          />
        )}
        <div className={styles.left}>
          {task === undefined ? aside && other.aside : <div className={styles.sharedTask}>{task}</div>}
          <div ref={anchors.at('part others')} className={styles.others} data-part="others">
            {ownAside && ownBriefly}
            {others}
          </div>
          <div ref={anchors.at('part log')} className={styles.log} data-part="log">
            {other.log?.(log) ?? log}
          </div>
        </div>
        {beside ? (
          <div ref={maps} className={styles.maps} data-swiped={low ? '' : undefined}>
            {mapPart}
            <div ref={anchors.at('part beside')} className={styles.beside} data-part="beside">
              {beside}
            </div>
          </div>
        ) : (
          mapPart
        )}
        {!ownAside && (
          <div ref={anchors.at('part own')} className={styles.own} data-part="own">
            {own}
          </div>
        )}
      </div>
      <div className={styles.actions}>{other.actions?.(actions, ownAside) ?? actions}</div>
      {folds && !beside && holds && other.log === undefined && <div className={styles.holds}>{holds}</div>}
    </div>
  );
}

/** What shares a place. */
type Shared = 'others' | 'log' | 'task';

const SHARED = ['others', 'log'] as const;

/** On a low desk: the boards of the others, the log and the task of a puzzle, one of which is shown. */
function SharedTabs({
  shown,
  parts,
  several,
  onShow,
}: {
  readonly shown: Shared;
  readonly parts: readonly Shared[];
  readonly several: boolean;
  readonly onShow: (part: Shared) => void;
}) {
  const { ui } = useWords();
  const names = { others: several ? ui.others : ui.otherBoard, log: ui.log, task: ui.task };
  return (
    <Tabs look="underlined" className={styles.sharedTabs} label={parts.map((part) => names[part]).join(', ')}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          data-shows={part}
          aria-current={shown === part ? 'true' : undefined}
          onClick={() => onShow(part)}
        >
          {names[part]}
        </button>
      ))}
    </Tabs>
  );
}

/** The space that the glow of an option needs around it, in pixels. */
const GLOW = 8;

/** A stretch of the column, in pixels from its beginning. */
interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** The stretch from the first to the last of several elements. */
function stretchOf(column: HTMLElement, elements: readonly Element[]): Stretch {
  const from = column.getBoundingClientRect().top - column.scrollTop;
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map(({ top }) => top)) - from,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) - from,
  };
}

/**
 * On a phone: the table scrolls to what a decision is about, and to the first option when none is in sight; what has been chosen stays
 * in sight above the question that confirms it. Afterwards the table goes back. A player who looks elsewhere is not moved until the
 * options change.
 * @param near the part that stays above the map and covers what scrolls below it
 */
function useColumnPlace(near: OtherParts['near'], about: LayoutProps['about']): void {
  const anchors = useAnchors();
  const narrow = useNarrow();
  const last = useRef('');
  const moved = useRef(UNMOVED);
  useEffect(() => {
    const column = narrow ? anchors.element('column') : null;
    const arrive = (): void => {
      moved.current = { ...moved.current, coming: false };
    };
    column?.addEventListener('scrollend', arrive);
    return () => column?.removeEventListener('scrollend', arrive);
  }, [anchors, narrow]);
  useEffect(() => {
    const column = narrow ? anchors.element('column') : null;
    if (!(column instanceof HTMLElement)) return;
    // By their mark: the register has no name for a tile that takes more than one click.
    const options = [...column.querySelectorAll<HTMLElement | SVGElement>('[data-target]')];
    const asks = anchors.element('confirm') !== null;
    const pressed = options.find((option) => option.getAttribute('aria-pressed') === 'true');
    const known = [
      near,
      about && `${about.part} ${about.version}`,
      asks,
      pressed?.dataset.thing,
      ...options.map(({ dataset }) => dataset.thing ?? dataset.place),
    ].join();
    if (known === last.current) return;
    last.current = known;
    const part = about && anchors.element(`part ${about.part}`);
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    // A low page scrolls as a whole.
    if (getComputedStyle(column).overflowY === 'visible') {
      if (pressed) pressed.scrollIntoView({ behavior, block: 'nearest' });
      else part?.scrollIntoView({ behavior, block: 'start' });
      return;
    }
    const covered = near === undefined ? 0 : (anchors.element(`part ${near}`)?.getBoundingClientRect().height ?? 0);
    column.style.scrollPaddingTop = `${covered}px`;
    column.style.scrollPaddingBottom = `${GLOW}px`;
    const sight = column.clientHeight;
    const end = column.scrollHeight - sight;
    const isSeen = ({ top, bottom }: Stretch, from: number): boolean =>
      top > from + covered - 1 && bottom < from + sight - GLOW / 2;
    // No further than is needed: what lies above, such as cards to be claimed, stays in sight.
    const nearest = ({ top, bottom }: Stretch, from: number): number =>
      isSeen({ top, bottom }, from)
        ? from
        : top < from + covered || bottom - top > sight - covered - GLOW
          ? top - covered
          : bottom - sight + GLOW;
    const { to, coming } = moved.current;
    // Whoever has scrolled on stays there.
    const still = coming || (to !== null && Math.abs(column.scrollTop - Math.min(to, end)) <= 2);
    const place = coming && to !== null ? to : column.scrollTop;
    const { home, before } = still ? moved.current : UNMOVED;
    const back = before ?? place;
    const go = (wanted: number, left: Pick<Moved, 'home' | 'before'>): void => {
      const top = Math.min(Math.max(wanted, 0), end);
      const moves = Math.abs(top - place) > 1;
      moved.current = { ...left, to: top, coming: (moves && behavior === 'smooth') || (coming && !moves) };
      if (moves) column.scrollTo({ top, behavior });
    };
    if (asks || pressed) {
      const wanted = pressed ? nearest(stretchOf(column, [pressed]), place) : place;
      go(wanted, { home, before: wanted === place ? before : back });
    } else if (part) {
      const whole = stretchOf(column, [part]);
      const there = options.filter((option) => part.contains(option));
      // Where there is no room for the whole part, what can be chosen there comes first.
      const wanted =
        there.length === 0 || whole.bottom - whole.top <= sight
          ? whole.top
          : nearest(stretchOf(column, there), whole.top);
      go(wanted, { home: about?.stays === true ? null : (home ?? back), before: null });
    } else if (options.length > 0) {
      const from = near === undefined ? (home ?? back) : place;
      const stretches = options.map((option) => stretchOf(column, [option]));
      const wanted = stretches.some((one) => isSeen(one, from)) ? from : nearest(stretches[0] ?? NOWHERE, from);
      go(wanted, { home: wanted === from ? null : from, before: null });
    } else {
      // Where nothing is left to choose, the table goes back to where it was before it was brought to a part.
      go(home ?? back, { home: null, before: null });
    }
  });
}

const NOWHERE: Stretch = { top: 0, bottom: 0 };

/** Where the column was brought, and from where. */
interface Moved {
  /** Its place before it was brought to another part. */
  readonly home: number | null;
  /** Its place before a question took a part of it. */
  readonly before: number | null;
  readonly to: number | null;
  /** Whether it still scrolls there. */
  readonly coming: boolean;
}

const UNMOVED: Moved = { home: null, before: null, to: null, coming: false };

/** How much of a map may lie below the window without a sign, in pixels: its border. */
const BORDER = 8;

/** On a phone on its side: a map that scrolls, or whose frame does, has the mark `data-below` while more of it lies below. */
function useMoreBelow(low: boolean): void {
  const anchors = useAnchors();
  useEffect(() => {
    if (!low) return undefined;
    const ends = MAPS.map((part) => {
      const map = anchors.element(`part ${part}`);
      if (!map) return () => {};
      const scrolling = [map, ...map.children];
      const look = (): void => {
        const below = scrolling.map(
          ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
        );
        map.toggleAttribute('data-below', Math.max(...below) > BORDER);
      };
      look();
      map.addEventListener('scroll', look, { capture: true, passive: true });
      const sizes = new ResizeObserver(look);
      for (const one of [...scrolling, ...scrolling.slice(1).flatMap(({ children }) => [...children])])
        sizes.observe(one);
      return () => {
        map.removeEventListener('scroll', look, { capture: true });
        sizes.disconnect();
      };
    });
    return () => {
      for (const end of ends) end();
    };
  });
}

/** The parts that tabs lead to, in order. */
const PARTS = ['map', 'beside', 'own', 'others', 'log'] as const;

type PartName = (typeof PARTS)[number];

/** Events of a person who scrolls the column. */
const SCROLLS = ['wheel', 'touchmove', 'keydown'] as const;

/** On a phone: the part of which most is seen, and the way to another one. */
function useSight(): { readonly seen: PartName; readonly goTo: (part: PartName) => void } {
  const anchors = useAnchors();
  const [seen, see] = useState<PartName>('map');
  /**
   * The part that was gone to last: though low parts show more of their neighbours, it is meant until one scrolls on, or too little
   * of it is left in sight.
   */
  const wanted = useRef<PartName | null>(null);
  /** Whether it is still being scrolled to. */
  const coming = useRef(false);
  useEffect(() => {
    const column = anchors.element('column');
    if (!column) return undefined;
    const look = (): void => {
      const sight = column.getBoundingClientRect();
      const heights = PARTS.map((part) => {
        const place = anchors.element(`part ${part}`)?.getBoundingClientRect();
        const height = place ? Math.min(place.bottom, sight.bottom) - Math.max(place.top, sight.top) : -1;
        return { part, height, most: place ? Math.min(place.height, sight.height) : 0 };
      });
      const meant = heights.find(
        ({ part, height, most: whole }) => part === wanted.current && (coming.current || height > whole / 2),
      );
      const most = heights.reduce((best, one) => (one.height > best.height ? one : best));
      see((meant ?? most).part);
    };
    const scrollOn = (): void => {
      wanted.current = null;
    };
    const arrive = (): void => {
      coming.current = false;
      look();
    };
    look();
    column.addEventListener('scroll', look, { passive: true });
    column.addEventListener('scrollend', arrive);
    // What lies above or below it may have grown.
    const sizes = new ResizeObserver(look);
    for (const one of [column, ...column.children]) sizes.observe(one);
    for (const event of SCROLLS) column.addEventListener(event, scrollOn, { passive: true });
    return () => {
      sizes.disconnect();
      column.removeEventListener('scrollend', arrive);
      column.removeEventListener('scroll', look);
      for (const event of SCROLLS) column.removeEventListener(event, scrollOn);
    };
  }, [anchors]);
  const goTo = useCallback(
    (part: PartName) => {
      wanted.current = part;
      coming.current = true;
      see(part);
      anchors
        .element(`part ${part}`)
        ?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' });
    },
    [anchors],
  );
  return { seen, goTo };
}

const MAPS = ['map', 'beside'] as const;

/** Brings one of two maps into view. */
function slideTo(strip: HTMLElement | null, part: (typeof MAPS)[number]): void {
  const left = part === 'map' ? 0 : (strip?.scrollWidth ?? 0);
  strip?.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/**
 * On a phone in landscape: tabs that lead from one map to the other, which lie side by side. Where something can be chosen on one
 * of them only, or the decision is about it, it comes into view.
 */
function SideTabs({
  maps,
  names,
  open,
  about,
}: {
  readonly maps: RefObject<HTMLDivElement | null>;
  readonly names: Readonly<Record<(typeof MAPS)[number], string>>;
  readonly open: ReadonlySet<Part> | undefined;
  readonly about: Part | undefined;
}) {
  const { ui } = useWords();
  const choosing = useId();
  const [seen, see] = useState<(typeof MAPS)[number]>('map');
  useEffect(() => {
    const strip = maps.current;
    if (!strip) return undefined;
    const look = (): void => see(strip.scrollLeft > strip.clientWidth / 2 ? 'beside' : 'map');
    look();
    strip.addEventListener('scroll', look, { passive: true });
    return () => strip.removeEventListener('scroll', look);
  }, [maps]);
  const chosen = MAPS.filter((part) => open?.has(part));
  const wanted = MAPS.find((part) => part === about) ?? only(chosen);
  useEffect(() => {
    if (wanted !== undefined) slideTo(maps.current, wanted);
  }, [wanted, maps]);
  return (
    <Tabs look="underlined" className={styles.sides} label={ui.parts}>
      {MAPS.map((part) => (
        <button
          key={part}
          type="button"
          data-side={part}
          data-open={chosen.includes(part)}
          aria-current={seen === part ? 'true' : undefined}
          aria-describedby={chosen.includes(part) ? choosing : undefined}
          onClick={() => slideTo(maps.current, part)}
        >
          {names[part]}
        </button>
      ))}
      <span id={choosing} hidden>
        {ui.chooseHere}
      </span>
    </Tabs>
  );
}

/**
 * On a phone: tabs that lead to the parts of the table. The one that is in sight is underlined, a dot marks those on which
 * something can be chosen.
 */
function PartTabs({
  mapName,
  besideName,
  ownName,
  open,
  logName,
  several,
}: {
  readonly mapName: string;
  readonly besideName: string | undefined;
  readonly ownName: string | undefined;
  readonly open: ReadonlySet<Part> | undefined;
  readonly logName: string | undefined;
  readonly several: boolean;
}) {
  const { ui } = useWords();
  const { seen, goTo } = useSight();
  const choosing = useId();
  const names = {
    map: mapName,
    beside: besideName,
    own: ownName ?? ui.yourBoard,
    others: several ? ui.others : ui.opponent,
    log: logName ?? ui.log,
  };
  return (
    <Tabs look="underlined" className={styles.tabs} label={ui.parts}>
      {PARTS.map((part) => {
        const name = names[part];
        const chosen = open?.has(part as Part) ?? false;
        return (
          name !== undefined && (
            <button
              key={part}
              type="button"
              data-tab={part}
              data-open={chosen}
              aria-current={seen === part ? 'true' : undefined}
              aria-describedby={chosen ? choosing : undefined}
              onClick={() => goTo(part)}
            >
              {name}
            </button>
          )
        );
      })}
      <span id={choosing} hidden>
        {ui.chooseHere}
      </span>
    </Tabs>
  );
}
