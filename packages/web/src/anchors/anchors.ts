/**
 * Anchors: a register of the elements of pieces and buttons, by name. Code that animates, moves the focus or points at
 * something finds them here, independently of how they are drawn.
 */

import { createContext, type RefCallback, useContext } from 'react';

import type { DropZone } from '../play/dragging.ts';
import type { Thing } from '../play/targets.ts';

/** The parts of a table. */
type TablePart = 'map' | 'beside' | 'own' | 'others' | 'log';

/** The names of things on a page. `choose` is the control that chooses a thing, `dead` the one that asks why it cannot be chosen, `offer` a button by its codes. */
export type Anchor =
  | Thing
  | `choose ${Thing}`
  | `dead ${Thing}`
  /** A coin over a card: it explains itself. */
  | `dead coin ${string}`
  | `offer ${string}`
  | `part ${TablePart}`
  /** A boat by its seat; the tag of a seat; one's own hold. */
  | `boat ${number}`
  /** The drawing of a boat within what moves with it. */
  | `hull ${number}`
  /** The handle of a draggable piece, by its seat, and the zone where cards are dropped. */
  | Draggable
  | `zone ${DropZone}`
  /** The scrolling parts; the whole table while figures are being explained. */
  | 'column'
  | 'inspecting'
  | `seat ${number}`
  /** The place of a side among the standings, which are always in view. */
  | `standing ${number}`
  | 'hold'
  /** The ribbon that says whose turn it is; the buttons that confirm a choice, end the turn, skip what bots do. */
  | 'turn'
  | 'confirm'
  | 'end-turn'
  | 'skip';

/** A piece that can be dragged. */
export type Draggable = `drag ${'boat' | 'settlers'} ${number}`;

/** An element that an anchor names: a part of the page or of a drawing. */
export type Anchored = HTMLElement | SVGElement;

/** An element with the name under which it was found. */
interface Found {
  readonly name: Anchor;
  readonly element: Anchored;
}

/** The register of a page. */
export class Anchors {
  readonly #elements = new Map<string, Set<Anchored>>();
  readonly #names = new WeakMap<Element, Set<Anchor>>();
  readonly #refs = new Map<Anchor, RefCallback<Anchored>>();
  readonly #listeners = new Set<() => void>();
  #reported = true;

  /** A `ref` that registers an element under a name while it is on the page. Always the same function for a name. */
  at(name: Anchor): RefCallback<Anchored> {
    let ref = this.#refs.get(name);
    if (!ref) {
      ref = (element) => (element === null ? undefined : this.add(name, element));
      this.#refs.set(name, ref);
    }
    return ref;
  }

  /** Registers an element under a name. Returns a function that removes it. */
  add(name: Anchor, element: Anchored): () => void {
    const elements = this.#elements.get(name) ?? new Set();
    this.#elements.set(name, elements.add(element));
    const names = this.#names.get(element) ?? new Set();
    this.#names.set(element, names.add(name));
    this.#change();
    return () => {
      elements.delete(element);
      names.delete(name);
      if (elements.size === 0 && this.#elements.get(name) === elements) {
        this.#elements.delete(name);
        this.#refs.delete(name);
      }
      this.#change();
    };
  }

  /** All elements of a name: a piece may be drawn in several places. */
  all(name: Anchor): readonly Anchored[] {
    return [...(this.#elements.get(name) ?? [])];
  }

  /** The element of a name; null if it is not on the page. */
  element(name: Anchor): Anchored | null {
    return this.all(name)[0] ?? null;
  }

  /** The rectangle of an anchor in the window, in pixels; null when it is not on the page. */
  rectangle(name: Anchor): DOMRect | null {
    return this.element(name)?.getBoundingClientRect() ?? null;
  }

  /**
   * The nearest element around a part of the page, or the part itself, whose name has one of these prefixes.
   * @returns null if there is none.
   */
  around(part: Element | null, ...beginnings: readonly string[]): Found | null {
    for (let element = part; element !== null; element = element.parentElement) {
      for (const name of this.#names.get(element) ?? []) {
        // The register contains named elements only.
        if (beginnings.some((beginning) => name.startsWith(beginning))) return { name, element: element as Anchored };
      }
    }
    return null;
  }

  /** The thing whose button or tile contains a part of the page; null if there is none. */
  thingAround(part: Element | null): (Found & { readonly thing: string; readonly dead: boolean }) | null {
    const found = this.around(part, 'choose ', 'dead ', 'place ');
    if (found === null) return null;
    return { ...found, thing: found.name.replace(/^(choose|dead) /, ''), dead: found.name.startsWith('dead ') };
  }

  /** All elements whose name has a prefix, in the order of the page. */
  allOf(beginning: 'choose ' | 'dead ' | 'offer ' | 'part '): readonly Anchored[] {
    return [...this.#elements]
      .flatMap(([name, elements]) => (name.startsWith(beginning) ? [...elements] : []))
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }

  /** Calls `listener` after elements have been added or removed. Returns a function that stops this. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notifies listeners once after all changes of the running task. */
  #change(): void {
    if (!this.#reported || this.#listeners.size === 0) return;
    this.#reported = false;
    queueMicrotask(() => {
      this.#reported = true;
      for (const listener of this.#listeners) listener();
    });
  }
}

/** Gives the pieces access to the register: there is one table per page. */
const AnchorsContext = createContext(new Anchors());

/** The register. */
export function useAnchors(): Anchors {
  return useContext(AnchorsContext);
}
