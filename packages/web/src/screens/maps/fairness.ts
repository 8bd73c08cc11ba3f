/** Maps drawn by chance and measured beside the page; both can be stopped. */

import type { Fairness } from '@windrose/bots';

/** The messages between page and worker. */
export type FairnessQuestion =
  | { readonly ask: 'draw'; readonly game: string; readonly seed: number }
  | { readonly ask: 'measure'; readonly game: string; readonly code: string; readonly matches: number };
export type FairnessAnswer = { readonly code: string } | { readonly fairness: Fairness } | { readonly fault: string };

/** Sends a question; `onAnswer` is called for every answer. Returns a function that stops it. */
export function askFairness(question: FairnessQuestion, onAnswer: (answer: FairnessAnswer) => void): () => void {
  const worker = new Worker(new URL('./fairness.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FairnessAnswer>) => onAnswer(data));
  worker.addEventListener('error', (event) => onAnswer({ fault: event.message }));
  worker.postMessage(question);
  return () => worker.terminate();
}
