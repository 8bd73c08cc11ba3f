/** Where the last hint of a table lay: the next one is looked for there. */

/** What is known of it; each table has its own. */
export interface HungBefore {
  /** The edge at which it hung. */
  edge: 'top' | 'bottom' | undefined;
  /** The turn in which it hung there: within it the hint stays. */
  turn: number | null;
  /** The width of the window when that turn's first hint was hung: a phone that is turned has another table. */
  width: number;
  /** Whether all of its words were told then: whoever opens it gets another place if that has more room. */
  opened: boolean;
  /** Where it lay on a tablet, in a window of which width and height. */
  place: {
    readonly at: DOMRect;
    readonly width: number;
    readonly height: number;
    readonly turn: number | null;
    readonly opened: boolean;
    /** What is read there: as long as it is the same, it is only added to. */
    readonly reading: string;
  } | null;
  /** How far its words were scrolled there. */
  scrolled: number;
}

/** A table without a hint so far. */
export const notHungBefore = (): HungBefore => ({
  edge: undefined,
  turn: null,
  width: 0,
  opened: false,
  place: null,
  scrolled: 0,
});
