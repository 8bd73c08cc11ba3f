/** The content of a chart's places: tiles, boats, cubes left behind. */

import { declareRows } from '../core/state.ts';
import { declareEvents } from '../core/events.ts';

declare module '../core/state.ts' {
  interface State {
    /** Per side: the place of its boat, -1 before it is set. */
    readonly boat: Int32Array;
    /** Per place: its market tile, or `SEA` or `PORT`. */
    readonly tile: Int32Array;
    /** Per place: the cubes left there, a bundle. */
    readonly heap: Int32Array;
  }
}

declareRows(
  { boat: 'number', tile: 'number', heap: 'bundle' },
  (Fields) =>
    class extends Fields {
      override readonly boat = this.view('boat');
      override readonly tile = this.view('tile');
      override readonly heap = this.view('heap');
    },
);

/** The events it emits. */
const EVENTS = {
  /** A boat was set on its first place. */
  boat: { seat: 'number', at: 'place' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
  interface ComponentNames {
    /** The places of the chart. */
    readonly place: readonly string[];
  }
}
declareEvents(EVENTS);

/** In {@link State.tile}: a sea tile. */
export const SEA = -1;
/** In {@link State.tile}: a port. */
export const PORT = -2;
