/**
 * Whether a pointer or the focus stays on something. A tap leaves neither: what comes to lie under the finger afterwards is
 * not what the person looks at.
 */

/** What is known of a pointer on a thing. */
type Pointing = Pick<PointerEvent, 'pointerType' | 'clientX' | 'clientY'>;

/** Where a pointer last moved to, and what lay there then. */
let last: (Pick<Pointing, 'clientX' | 'clientY'> & { readonly target: EventTarget | null }) | null = null;

// Of one movement a thing hears first that the pointer has come, then that it moved.
globalThis.window?.addEventListener(
  'pointermove',
  ({ clientX, clientY, target }) => {
    // Some browsers report a movement to the same point where what lies there has changed.
    const isAtRest = last !== null && Math.abs(last.clientX - clientX) < 1 && Math.abs(last.clientY - clientY) < 1;
    if (!isAtRest) last = { clientX, clientY, target };
  },
  true,
);

/** Whether a pointer last moved on an element itself, and did not only come to rest where the element appeared later. */
export const hasMovedOn = (element: EventTarget | null): boolean => element !== null && last?.target === element;

/** Where a pointer was let go last; null since a key was pressed, or something was chosen without either, as a screen reader does. */
let released: { readonly x: number; readonly y: number; readonly touch: boolean } | null = null;

globalThis.window?.addEventListener(
  'pointerup',
  ({ clientX: x, clientY: y, pointerType }) => (released = { x, y, touch: pointerType === 'touch' }),
  true,
);
globalThis.window?.addEventListener('keydown', () => (released = null), true);
globalThis.window?.addEventListener(
  'click',
  ({ detail }) => {
    if (detail === 0) released = null;
  },
  true,
);

/** Where the press was that is being answered; null if it was a key. */
export const lastPress = (): typeof released => released;

/** What the first press of a series chose, and when: a double click is a series of two. */
let chosenFirst = { what: '', at: 0 };

/** The most milliseconds between the presses of a double click; some browsers count presses up to 0.7 seconds apart. */
const DOUBLE_CLICK_MS = 300;

/**
 * Whether a click is the second one of a double click that has begun on something else: what it has hit has come to lie under the
 * pointer in between, and is not meant. @param what the thing or button that is clicked, by a name of its own
 */
export function isStray({ detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>, what: string): boolean {
  if (detail > 1 && chosenFirst.what !== what && timeStamp - chosenFirst.at < DOUBLE_CLICK_MS) return true;
  chosenFirst = { what, at: timeStamp };
  return false;
}

/** The handlers of a thing at which somebody looks by pointing. @param look is called once or several times */
export function pointing(look: () => void): {
  readonly onPointerEnter: (event: Pointing) => void;
  readonly onPointerMove: (event: Pointing) => void;
} {
  return {
    // A thing that comes to lie under a resting pointer was not pointed at.
    onPointerEnter: (event) => {
      const rests = last?.clientX === event.clientX && last.clientY === event.clientY;
      if (isHere(event) && !rests) look();
    },
    onPointerMove: (event) => {
      if (isHere(event)) look();
    },
  };
}

/** Whether a pointer is here: a browser without a mouse reports one where the last tap was. */
function isHere({ pointerType }: Pointing): boolean {
  return pointerType !== 'mouse' || canHover();
}

/** Whether the focus on an element was put there to be seen, not by a tap or by the page. */
export function isFocusSeen(element: Element): boolean {
  return canHover() || element.matches(':focus-visible');
}

/** Whether any pointer of the device can rest on something without choosing it. */
function canHover(): boolean {
  return matchMedia('(any-hover: hover)').matches;
}

/** Whether only fingers choose: nothing can rest on a thing to show what it would do. */
export function isOnlyTouched(): boolean {
  return !canHover() && matchMedia('(any-pointer: coarse)').matches;
}

/** Whether the press that is being answered came from a finger, whatever else the device has: it rested on nothing before. */
export function isTouched(): boolean {
  return released?.touch ?? isOnlyTouched();
}
