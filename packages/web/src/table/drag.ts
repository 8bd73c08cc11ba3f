/**
 * Dragging on the table, as an alternative to clicking: dropping clicks the dragged card, or the thing under the pointer, so it has
 * exactly the effect of a click.
 */

import type { Anchors } from '../anchors/anchors.ts';
import { prefersReducedMotion } from '../browser/settings.ts';
import { cardKindOf, type DragKind, dropOf, Grip, REST, zoneFor } from '../play/dragging.ts';
import styles from './drag.module.css';

/** The pressed element, which may be dragged. */
interface Source {
  readonly kind: DragKind;
  /** The button that is clicked when a card is dropped. */
  readonly button: Element;
  /** Whether it cannot be chosen now: then the click says why not. */
  readonly dead: boolean;
  /** The thing from which it was taken up. */
  readonly home: string | null;
  /** The element that stays behind, faintly, while its picture is dragged. */
  readonly lies: Element;
  /** Makes the picture that follows the pointer, its middle in its upper left corner. */
  readonly picture: () => Element;
}

/** Pixels of a picture of a boat or settler. */
const PIECE = 56;
/** Milliseconds in which a picture goes back to where it was taken up. */
const BACK = 160;
/** Pixels from the edge of a column that scrolls in which a drag scrolls it, and how far each movement does. */
const EDGE = 44;
const SCROLL = 14;

/** Makes the pieces and cards of a table draggable. Returns a function that ends it. */
export function letDrag(anchors: Anchors): () => void {
  let drag: Drag | null = null;
  const end = (): void => {
    drag?.cancel();
    drag = null;
  };
  const down = (event: PointerEvent): void => {
    const other = drag !== null;
    end();
    const source = other || !event.isPrimary || event.button !== 0 ? null : sourceAt(event.target, anchors);
    if (source) drag = new Drag(source, event, anchors);
  };
  const move = (event: PointerEvent): void => drag?.move(event);
  const up = (event: PointerEvent): void => {
    if (drag?.id !== event.pointerId) return;
    const done = drag;
    drag = null;
    done.release(event);
  };
  const cancel = (event: PointerEvent): void => {
    if (drag?.id === event.pointerId) end();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !drag?.dragging) return;
    event.stopPropagation();
    event.preventDefault();
    end();
  };
  addEventListener('pointerdown', down, true);
  addEventListener('pointermove', move, true);
  addEventListener('pointerup', up, true);
  addEventListener('pointercancel', cancel, true);
  addEventListener('keydown', key, true);
  addEventListener('blur', end);
  // Only now do pieces show the cursor of what can be dragged.
  document.documentElement.dataset.draggable = '';
  return () => {
    end();
    delete document.documentElement.dataset.draggable;
    removeEventListener('pointerdown', down, true);
    removeEventListener('pointermove', move, true);
    removeEventListener('pointerup', up, true);
    removeEventListener('pointercancel', cancel, true);
    removeEventListener('keydown', key, true);
    removeEventListener('blur', end);
  };
}

/** The draggable under a press. */
function sourceAt(target: EventTarget | null, anchors: Anchors): Source | null {
  if (!(target instanceof Element) || anchors.around(target, 'inspecting')) return null;
  const piece = anchors.around(target, 'drag ');
  if (piece) {
    const [, kind, seat] = piece.name.split(' ');
    if (kind !== 'boat' && kind !== 'settlers') return null;
    const place = kind === 'boat' ? (anchors.thingAround(piece.element)?.thing ?? null) : null;
    const boat = kind === 'boat' ? anchors.element(`boat ${Number(seat)}`) : null;
    const lies = boat ?? piece.element;
    return { kind, button: piece.element, dead: false, home: place, lies, picture: () => pieceOf(kind, Number(seat)) };
  }
  const found = anchors.thingAround(target);
  const kind = found && cardKindOf(found.thing);
  const card = found?.element.parentElement;
  if (!found || !card || kind === null) return null;
  const zone = zoneFor(kind);
  if (zone === null || anchors.element(`zone ${zone}`) === null) return null;
  const { element: button, dead } = found;
  return { kind, button, dead, home: null, lies: card, picture: () => cardOf(card) };
}

/** A press on something that may be dragged, until it is let go. */
class Drag {
  readonly id: number;
  readonly #source: Source;
  readonly #anchors: Anchors;
  readonly #grip: Grip;
  readonly #rest: ReturnType<typeof setTimeout> | null = null;
  readonly #from: { readonly x: number; readonly y: number };
  readonly #since: number;
  readonly #touch: boolean;
  #picture: HTMLElement | null = null;
  #over: Element | null = null;

  constructor(source: Source, { pointerId, pointerType, clientX, clientY, timeStamp }: PointerEvent, anchors: Anchors) {
    this.#anchors = anchors;
    this.id = pointerId;
    this.#source = source;
    this.#from = { x: clientX, y: clientY };
    this.#since = timeStamp;
    this.#touch = pointerType !== 'mouse';
    // A finger on a card may intend to scroll; on a piece it can only intend to drag.
    const rests = this.#touch && zoneFor(source.kind) !== null;
    this.#grip = new Grip(clientX, clientY, rests);
    if (rests) this.#rest = setTimeout(() => this.#hasRested(), REST);
    if (this.#touch) source.button.addEventListener('touchmove', this.#still, { passive: false });
  }

  get dragging(): boolean {
    return this.#picture !== null;
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.id) return;
    this.#grip.move(event.clientX, event.clientY, event.timeStamp - this.#since);
    if (this.#grip.state === 'given-up') this.#source.button.removeAttribute('data-taken');
    if (this.#grip.state !== 'dragging') return;
    // A chart that is enlarged would go along.
    event.stopPropagation();
    this.#picture ??= this.#takeUp();
    this.#picture.style.translate = `${event.clientX}px ${event.clientY}px`;
    this.#hover(event);
    scrollAt(event, this.#anchors);
  }

  release(event: PointerEvent): void {
    const { dragging } = this;
    const under = dragging ? thingUnder(event, this.#anchors) : null;
    const what = under ? dropOf(this.#source.kind, this.#source.home, under) : 'nothing';
    this.#end(what === 'nothing');
    if (!dragging) return;
    suppressClick();
    const clicked = what === 'dragged' ? this.#source.button : what === 'under' ? (under?.element ?? null) : null;
    clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  }

  cancel(): void {
    if (this.dragging) suppressClick();
    this.#end(true);
  }

  /** A finger that drags does not scroll. */
  readonly #still = (event: Event): void => {
    const { state } = this.#grip;
    if ((state === 'ready' || state === 'dragging') && event.cancelable) event.preventDefault();
  };

  #hasRested(): void {
    this.#grip.rested();
    if (this.#grip.state === 'ready') this.#source.button.setAttribute('data-taken', '');
  }

  #takeUp(): HTMLElement {
    const picture = document.createElement('div');
    picture.className = styles.dragged ?? '';
    picture.dataset.dragged = this.#source.kind;
    picture.setAttribute('aria-hidden', 'true');
    picture.append(this.#source.picture());
    document.body.append(picture);
    this.#source.lies.setAttribute('data-carried', '');
    // Of a card that cannot be had or played nothing lights up where it would be let go.
    const vain = this.#source.dead;
    document.documentElement.dataset.dragging = vain ? 'in vain' : this.#source.kind;
    return picture;
  }

  /** Sets the hover state of the thing under the pointer: with touch the browser does not. */
  #hover(event: PointerEvent): void {
    const thing = thingUnder(event, this.#anchors).element;
    if (thing === this.#over) return;
    if (this.#touch) this.#over?.dispatchEvent(new PointerEvent('pointerleave'));
    this.#over?.removeAttribute('data-over');
    this.#over = thing;
    if (this.#touch) thing?.dispatchEvent(new PointerEvent('pointerenter'));
    thing?.setAttribute('data-over', '');
  }

  #end(back: boolean): void {
    if (this.#rest !== null) clearTimeout(this.#rest);
    this.#source.button.removeEventListener('touchmove', this.#still);
    this.#over?.removeAttribute('data-over');
    if (this.#touch) this.#over?.dispatchEvent(new PointerEvent('pointerleave'));
    this.#over = null;
    delete document.documentElement.dataset.dragging;
    this.#source.lies.removeAttribute('data-carried');
    this.#source.button.removeAttribute('data-taken');
    const picture = this.#picture;
    this.#picture = null;
    if (!picture) return;
    if (!back || prefersReducedMotion()) {
      picture.remove();
      return;
    }
    const { x, y } = this.#from;
    const way = picture.animate({ translate: `${x}px ${y}px`, opacity: 0.4 }, { duration: BACK, easing: 'ease-out' });
    const gone = (): void => picture.remove();
    way.addEventListener('finish', gone);
    way.addEventListener('cancel', gone);
  }
}

/** The thing under the pointer. */
function thingUnder(
  { clientX, clientY }: PointerEvent,
  anchors: Anchors,
): { readonly element: Element | null; readonly thing: string | null; readonly zone: string | null } {
  const under = document.elementFromPoint(clientX, clientY);
  const found = anchors.thingAround(under);
  const zone = anchors.around(under, 'zone ')?.name.slice('zone '.length) ?? null;
  return { element: found?.element ?? null, thing: found?.thing ?? null, zone };
}

/** A press and release may be reported as a click on a common ancestor. */
function suppressClick(): void {
  const swallow = (event: MouseEvent): void => {
    // The click that a drop means is made by the page.
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, true);
  setTimeout(() => removeEventListener('click', swallow, true));
}

/** Near the edge of a column that scrolls a drag scrolls it. */
function scrollAt({ clientX, clientY }: PointerEvent, anchors: Anchors): void {
  const column = anchors.around(document.elementFromPoint(clientX, clientY), 'column')?.element;
  if (!column || column.scrollHeight <= column.clientHeight) return;
  const { top, bottom } = column.getBoundingClientRect();
  if (clientY < top + EDGE) column.scrollBy(0, -SCROLL);
  else if (clientY > bottom - EDGE) column.scrollBy(0, SCROLL);
}

/** A picture of a boat or of settlers. */
function pieceOf(kind: 'boat' | 'settlers', seat: number): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', kind === 'boat' ? '-24 -24 48 48' : '-21 -21 42 42');
  svg.style.cssText = `position:absolute;left:${-PIECE / 2}px;top:${-PIECE / 2}px;width:${PIECE}px;height:${PIECE}px;color:var(--seat-${seat % 5})`;
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', kind === 'boat' ? `#boat-${seat}` : `#settler-${seat % 5}`);
  for (const [name, value] of Object.entries(
    kind === 'boat' ? { x: -24, y: -24, width: 48, height: 48 } : { x: -14, y: -21, width: 28, height: 42 },
  ))
    use.setAttribute(name, String(value));
  svg.append(use);
  return svg;
}

/** A picture of a card in its current size, without its buttons. */
function cardOf(card: HTMLElement): Element {
  const copy = document.createElement('div');
  const { offsetWidth: width, offsetHeight: height } = card;
  copy.style.cssText = `position:absolute;display:flex;left:${-width / 2}px;top:${-height / 2}px;width:${width}px;height:${height}px`;
  const face = card.cloneNode(true) as HTMLElement;
  face.removeAttribute('data-carried');
  // The copy is of no page, and in no register.
  for (const button of face.querySelectorAll('button')) button.remove();
  copy.append(face);
  return copy;
}
