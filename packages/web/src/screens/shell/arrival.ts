/**
 * Scroll position and focus of a new screen: it starts at its top or, after going back, where the reader left it; the focus is on
 * it, so that keys and screen readers continue there.
 */

const SCROLLED = 'windrose/scrolled';

/** The scroll position of each history entry, in pixels. */
const scrolled = new Map<number, number>(restored());
/** The current history entry. */
let entry = entryNow();
/** Whether the reader has navigated or focused anything since the page was loaded. */
let used = false;

function restored(): [number, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLLED) ?? '[]') as [number, number][];
  } catch {
    return [];
  }
}

/** The number of the present entry of the history; a new entry gets one. */
function entryNow(): number {
  const state = history.state as { readonly entry?: unknown } | null;
  if (typeof state?.entry === 'number') return state.entry;
  const number = Date.now() + Math.random();
  history.replaceState({ ...state, entry: number }, '');
  return number;
}

// The screen that belongs to an entry may have to be fetched first: only then can it be scrolled.
history.scrollRestoration = 'manual';
addEventListener('hashchange', () => {
  scrolled.set(entry, scrollY);
  entry = entryNow();
  used = true;
});
addEventListener('focusin', () => {
  used = true;
});
addEventListener('pagehide', () => {
  scrolled.set(entry, scrollY);
  try {
    sessionStorage.setItem(SCROLLED, JSON.stringify([...scrolled].slice(-50)));
  } catch {
    // Then a page that is loaded again begins at its top.
  }
});

/** The screen is there: scrolls to where it begins, and moves the focus to its heading unless something has it. */
export function arriveAt(main: HTMLElement): void {
  const top = scrolled.get(entry) ?? 0;
  // A page just loaded is at its top. Scrolling it would lay it out once more than needed.
  if (top > 0 || used) scrollTo({ top, behavior: 'instant' });
  scrolled.delete(entry);
  const { activeElement } = document;
  if (used && (activeElement === null || activeElement === document.body)) focusHeading(main);
}

/** Moves the focus to the heading of a screen. */
export function focusHeading(main: HTMLElement | null = document.querySelector<HTMLElement>('#content')): void {
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
