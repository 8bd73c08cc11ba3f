/** Events: what happened, for readers and animations. Each mechanism declares the events it emits. */

/*
 * The engine records an event as its number and up to five small integers, so that events cost nothing
 * in search; the `Match` face reads those back with the shapes that were declared:
 *
 *   const EVENTS = {
 *     /** A toll was paid to another seat. * /
 *     toll: { seat: 'number', to: 'number', cubes: 'cubes' },
 *   } as const;
 *   type Events = typeof EVENTS;
 *   declare module '../core/events.ts' {
 *     interface EventShapes extends Events {}
 *   }
 *   declareEvents(EVENTS);
 */

/** The values of each kind of event, in the order in which they are logged, as the mechanisms declare them. */
// oxlint-disable-next-line typescript/no-empty-object-type -- mechanisms add to it
export interface EventShapes {}

/** The ids of components that are named in events, by the kind of component: mechanisms add the kinds they use. */
// oxlint-disable-next-line typescript/no-empty-object-type -- mechanisms add to it
export interface ComponentNames {}

/** The kinds of components that have names of their own. */
export type NameKind = keyof ComponentNames;

/** The meaning of a logged integer: a number, letters, or the name of a component of the game. */
type ValueKind = 'number' | 'cubes' | 'spice' | NameKind;

/** The values of an event in the order in which they are logged, at most `EVENT_WIDTH` less one. */
export type EventShape = Readonly<Record<string, ValueKind>>;

/** The name of the kind of an event. */
export type EventKind = keyof EventShapes;

/** One event, with seats as numbers, cubes as letters, places, tiles and cards by the names of their pack. */
export type Event = {
  [Kind in EventKind]: { readonly kind: Kind } & {
    readonly [Value in keyof EventShapes[Kind]]: EventShapes[Kind][Value] extends 'number' ? number : string;
  };
}[EventKind];

/** The number of integers of a logged event. */
export const EVENT_WIDTH = 6;

const shapes: { readonly kind: string; readonly shape: EventShape }[] = [];

/** The numbers by which the engine notes events: `EVENT_IDS.sailed`. */
export const EVENT_IDS: { readonly [Kind in EventKind]: number } = Object.create(null);

/** Declares events of a mechanism. @throws Error when a name is taken or an event has too many values. */
export function declareEvents(declared: Readonly<Record<string, EventShape>>): void {
  for (const [kind, shape] of Object.entries(declared)) {
    if (kind in EVENT_IDS) throw new Error(`the event "${kind}" is declared already`);
    if (Object.keys(shape).length >= EVENT_WIDTH) throw new Error(`the event "${kind}" has too many values`);
    Object.defineProperty(EVENT_IDS, kind, { value: shapes.length, enumerable: true });
    shapes.push({ kind, shape });
  }
}

/** The event behind a logged number. */
export function eventOf(number: number): { readonly kind: string; readonly shape: EventShape } {
  const found = shapes[number];
  if (!found) throw new Error(`an event with the number ${number} was emitted, which no mechanism has declared`);
  return found;
}

/** Collects what happens while choices are applied. */
export class EventLog {
  readonly entries: number[] = [];

  /** Logs an event: its number from {@link EVENT_IDS} and its values in the order of its shape. */
  emit(kind: number, a: number, b = 0, c = 0, d = 0, e = 0): void {
    this.entries.push(kind, a, b, c, d, e);
  }

  /** Forgets all events. */
  clear(): void {
    this.entries.length = 0;
  }
}
