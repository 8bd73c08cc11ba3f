/** Cubes from the supply. */

import { declareEvents } from '../core/events.ts';

/** The events it emits. */
const EVENTS = {
  /** Cubes were taken from the supply. */
  gained: { seat: 'number', cubes: 'cubes' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);
