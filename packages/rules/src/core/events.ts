/** Events: what happened, as a reader or an animation needs it. */

/*
 * The engine notes an event as its number and up to five small integers, so that telling costs nothing
 * in search; the `Match` face reads those back with the shapes below.
 */

/** What each kind of event says, in the order in which its values are noted. */
export const EVENT_SHAPES = {
  /** A seat's turn begins. */
  turn: { seat: 'number', round: 'number' },
  /** A starting set was chosen. */
  set: { seat: 'number', cubes: 'cubes' },
  /** A boat was set on its first place. */
  boat: { seat: 'number', at: 'place' },
  /** A boat made a step; `leave` is the cube left behind, "" for a free step. */
  sailed: { seat: 'number', from: 'place', to: 'place', leave: 'cubes' },
  /** A toll was paid to another seat. */
  toll: { seat: 'number', to: 'number', cubes: 'cubes' },
  /** The cubes lying on a tile were taken. */
  heap: { seat: 'number', at: 'place', cubes: 'cubes' },
  /** A cube of a building's price went to the supply. */
  paid: { seat: 'number', cubes: 'cubes' },
  /** An outpost was built; `row` is the spice of the tile's symbol, `space` the uncovered space from 0, worth `points`. */
  built: { seat: 'number', at: 'place', row: 'spice', space: 'number', points: 'number' },
  /** A cube became one of the next spice. */
  upgraded: { seat: 'number', from: 'spice', to: 'spice' },
  /** A bonus tile was taken. */
  bonus: { seat: 'number', tile: 'bonus' },
  /** A trade was made once. */
  traded: { seat: 'number', give: 'cubes', take: 'cubes' },
  /** Cubes were taken from the supply. */
  gained: { seat: 'number', cubes: 'cubes' },
  /** A VP tile was claimed: its price went to the supply, `points` are its VP, `count` how many the seat now has. */
  claimed: { seat: 'number', tile: 'vp', at: 'place', points: 'number', count: 'number' },
  /** The Closed Port moved. */
  closed: { from: 'place', to: 'place' },
  /** A VP tile was turned up ("closed" is the Closed Port). */
  revealed: { tile: 'vp', at: 'place' },
  /** A cube over the limit was given up. */
  discarded: { seat: 'number', cubes: 'cubes' },
  /** Settlers were placed on a location. */
  placed: { seat: 'number', at: 'location', count: 'number' },
  /** Settlers had to leave a location; they are back on their owner's board. */
  ousted: { seat: 'number', at: 'location', count: 'number' },
  /** A seat rested: its settlers are back on its board. */
  rested: { seat: 'number', count: 'number' },
  /** Tools yielded cubes. */
  tools: { seat: 'number', at: 'location', cubes: 'cubes' },
  /** Settlers came from the reserve to the board. */
  settled: { seat: 'number', count: 'number' },
  /** A point card was claimed: its price went to the supply, `count` is how many the seat now has. */
  card: { seat: 'number', card: 'card', slot: 'number', points: 'number', count: 'number' },
  /** The next card of the deck of point cards came to a gap of the row. */
  dealt: { card: 'card', slot: 'number' },
  /** The new top of a face-up deck was turned up. */
  next: { card: 'card' },
  /** An exploration tile was taken; "beside" the boards, or from the location it covered. */
  explored: { seat: 'number', tile: 'exploration', at: 'location' },
  /** The new top of a stack of bonus tiles was turned up. */
  uncovered: { stack: 'number', tile: 'bonus' },
  /** The solo rival placed an outpost. */
  rival: { at: 'place' },
  /** The merchant cards shown, so many, went under their deck. */
  refreshed: { seat: 'number', count: 'number' },
  /** The merchant cards of all piles, so many, were shuffled into a new deck. */
  shuffled: { count: 'number' },
  /** A merchant card was laid on a place of a trade route. */
  routed: { seat: 'number', card: 'merchant', slot: 'number' },
  /** A merchant card left a trade route for its owner's pile. */
  filed: { seat: 'number', card: 'merchant' },
  /** Settlers were placed on a place of their trade route. */
  sent: { seat: 'number', slot: 'number', count: 'number' },
  /** Two cards of a trade route changed places, with the settlers on them. */
  adjusted: { seat: 'number', a: 'number', b: 'number' },
  /** A merchant card was played. */
  played: { seat: 'number', card: 'merchant' },
  /** A cube was put on the merchant card in a slot of the row. */
  put: { seat: 'number', cubes: 'cubes', on: 'number' },
  /** A merchant card was taken out of a slot of the row, with the cubes that lay on it. */
  merchant: { seat: 'number', card: 'merchant', slot: 'number', cubes: 'cubes' },
  /** The next card of the merchant deck was turned up. */
  merchantDealt: { card: 'merchant', slot: 'number' },
  /** A seat took back its merchant cards, so many. */
  tookBack: { seat: 'number', count: 'number' },
  /** A coin came with a point card. */
  coin: { seat: 'number', points: 'number' },
  /** A merchant card was laid face down for a step of the boat; `hand` is 1 if it came from the hand, 0 if it had been played. */
  laid: { seat: 'number', card: 'merchant', hand: 'number' },
  /** The end is triggered; the round is finished. */
  final: { seat: 'number' },
  /** The match is over; 1: because nobody claimed anything for 60 rounds. */
  over: { stalled: 'number' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ValueKind>>>>;

type Shapes = typeof EVENT_SHAPES;

/** How a noted integer is read: as itself, as letters, or as a name of the game's components. */
type ValueKind = 'number' | 'cubes' | 'spice' | NameKind;

/** The kinds of components that have names of their own. */
export type NameKind = 'place' | 'bonus' | 'vp' | 'location' | 'card' | 'exploration' | 'merchant';

/** The name of the kind of an event. */
export type EventKind = keyof Shapes;

/** One event, with seats as numbers, cubes as letters, places, tiles and cards by the names of their pack. */
export type Event = {
  [Kind in EventKind]: { readonly kind: Kind } & {
    readonly [Value in keyof Shapes[Kind]]: Shapes[Kind][Value] extends 'number' ? number : string;
  };
}[EventKind];

/** All kinds of events; an event is noted by its position here. */
export const EVENT_KINDS = Object.keys(EVENT_SHAPES) as EventKind[];

/** The numbers by which the engine notes events: `TOLD.sailed`. */
export const TOLD = Object.fromEntries(EVENT_KINDS.map((kind, number) => [kind, number])) as {
  readonly [Kind in EventKind]: number;
};

/** How many integers a noted event takes. */
export const EVENT_WIDTH = 6;

/** Collects what happens while choices are applied. */
export class EventLog {
  readonly noted: number[] = [];

  /** Notes an event: its number from {@link TOLD} and its values in the order of its shape. */
  tell(kind: number, a: number, b = 0, c = 0, d = 0, e = 0): void {
    this.noted.push(kind, a, b, c, d, e);
  }

  /** Forgets everything noted. */
  clear(): void {
    this.noted.length = 0;
  }
}
