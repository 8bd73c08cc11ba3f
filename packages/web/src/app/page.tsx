/** The page on its place in the document. */

import { createRoot } from 'react-dom/client';

import { App } from './App.tsx';

/** Draws the page, now and from now on. */
export function showPage(root: HTMLElement): void {
  createRoot(root).render(<App />);
}
