/** The progress of a voyage. */

import { declareNumbers } from '../core/state.ts';
import { declareEvents } from '../core/events.ts';

declare module '../core/state.ts' {
  interface State {
    /** 1: the voyage is over. */
    docked: number;
    /** Free steps left to the boat. */
    free: number;
    /** Steps the boat has made. */
    steps: number;
  }
}

declareNumbers({ docked: 'number', free: 'number', steps: 'number' }, 'turn');

/** The events it emits. */
const EVENTS = {
  /** A boat made a step; `leave` is the cube left behind, "" for a free step. */
  sailed: { seat: 'number', from: 'place', to: 'place', leave: 'cubes' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);
