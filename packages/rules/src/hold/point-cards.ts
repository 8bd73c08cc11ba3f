/** Point cards: a row to claim from, filled from a deck. */

import { declareRows } from '../core/state.ts';
import { declareEvents } from '../core/events.ts';

declare module '../core/state.ts' {
  interface State {
    /** Per seat, a set each: the point cards claimed. */
    readonly cards: Int32Array;
    /** The point cards face up in a row, from the left; -1 is a gap. */
    readonly row: Int32Array;
    /** Set: the point cards still in the deck. */
    readonly deck: Int32Array;
  }
}

declareRows(
  { cards: 'set', row: 'number', deck: 'set' },
  (Fields) =>
    class extends Fields {
      override readonly cards = this.view('cards');
      override readonly row = this.view('row');
      override readonly deck = this.view('deck');
    },
);

/** The events it emits. */
const EVENTS = {
  /** A point card was claimed: its price went to the supply, `count` is how many the seat now has. */
  card: { seat: 'number', card: 'card', slot: 'number', points: 'number', count: 'number' },
  /** The next card of the deck of point cards came to a gap of the row. */
  dealt: { card: 'card', slot: 'number' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
  interface ComponentNames {
    /** The point cards. */
    readonly card: readonly string[];
  }
}
declareEvents(EVENTS);
