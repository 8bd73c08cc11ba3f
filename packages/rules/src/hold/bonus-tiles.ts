/** Bonus tiles of all kinds. */

import { declareEvents } from '../core/events.ts';

/** The events it emits. */
const EVENTS = {
  /** A bonus tile was taken. */
  bonus: { seat: 'number', tile: 'bonus' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
  interface ComponentNames {
    /** The bonus tiles. */
    readonly bonus: readonly string[];
  }
}
declareEvents(EVENTS);
