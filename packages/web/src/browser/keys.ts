/** Keys of the page: those that no field takes for itself. */

/** Whether a key pressed there belongs to a field or to a dialog, not to the page. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
