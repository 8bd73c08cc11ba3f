/** Dragging: what can be taken up from the table, when a press becomes a drag, and what letting go somewhere means. */

/** Draggable things: the player's boat and settlers, cards of the hand, cards of the rows. */
export type DragKind = 'boat' | 'settlers' | 'hand' | 'market' | 'card';

/** Parts of a table that cards are dragged to: where they are played, and where they become one's own. */
export type DropZone = 'play' | 'take';

/** The zone for a kind of cards; null for what is dragged to things. */
export function zoneFor(kind: DragKind): DropZone | null {
  return kind === 'hand' ? 'play' : kind === 'market' || kind === 'card' ? 'take' : null;
}

/** The kind of cards that a thing is; null where it is none that can be dragged. */
export function cardKindOf(thing: string): DragKind | null {
  const kind = thing.slice(0, thing.indexOf(' '));
  return kind === 'hand' || kind === 'market' || kind === 'card' ? kind : null;
}

/** The things under the pointer. */
interface PointerTargets {
  readonly thing: string | null;
  readonly zone: string | null;
}

/** Things that settlers cannot be sent to, and that do not stand for their location. */
const NO_GROUND: ReadonlySet<string> = new Set(['place', 'cube', 'route', 'hand', 'played', 'supply']);

/**
 * The effect of a drop: a click on the thing dragged, a click on the thing under the pointer, or nothing.
 * @param home the thing from which it was taken up.
 */
export function dropOf(
  kind: DragKind,
  home: string | null,
  { thing, zone }: PointerTargets,
): 'dragged' | 'under' | 'nothing' {
  const wanted = zoneFor(kind);
  if (wanted !== null) return zone === wanted ? 'dragged' : 'nothing';
  if (thing === null || thing === home) return 'nothing';
  const of = thing.slice(0, thing.indexOf(' '));
  return (kind === 'boat' ? of === 'place' : !NO_GROUND.has(of)) ? 'under' : 'nothing';
}

/** Distance in pixels that a pointer moves before a drag starts. */
const SLIP = 6;
/** Milliseconds that a finger rests on a card before it takes it up; who moves earlier scrolls. */
export const REST = 220;

/** A press that may become a drag. */
export class Grip {
  #state: 'pressed' | 'ready' | 'dragging' | 'given-up';
  readonly #x: number;
  readonly #y: number;
  readonly #rests: boolean;

  /** @param rests whether the pointer must rest first. */
  constructor(x: number, y: number, rests: boolean) {
    this.#x = x;
    this.#y = y;
    this.#rests = rests;
    this.#state = rests ? 'pressed' : 'ready';
  }

  get state(): 'pressed' | 'ready' | 'dragging' | 'given-up' {
    return this.#state;
  }

  /** The pointer has rested. */
  rested(): void {
    if (this.#state === 'pressed') this.#state = 'ready';
  }

  /**
   * The pointer is somewhere else.
   * @param after the milliseconds from the press to this movement. A busy page hears of a movement only after its own clock has
   *   said that the pointer rested.
   */
  move(x: number, y: number, after: number): void {
    if (Math.hypot(x - this.#x, y - this.#y) <= SLIP) return;
    const early = this.#rests && this.#state === 'ready' && after < REST;
    if (this.#state === 'pressed' || early) this.#state = 'given-up';
    else if (this.#state === 'ready') this.#state = 'dragging';
  }
}
