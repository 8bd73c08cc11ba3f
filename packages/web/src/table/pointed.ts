/**
 * Whether a pointer or the focus stays on something. A tap leaves neither: what comes to lie under the finger afterwards is
 * not what the person looks at.
 */

/** Whether a pointer that has come here is here: a browser without a mouse reports one where the last tap was. */
export function isPointed(pointerType: string): boolean {
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
