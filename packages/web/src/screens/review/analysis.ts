/** An analysis under way: started, watched and stopped from the page, made in a worker. */

import type { Outlook, Review, ReviewedStep } from '@windrose/analysis';
import type { Match, RawPack } from '@windrose/rules';
import { useEffect, useMemo, useRef, useState } from 'react';

import { inputFlag } from './input-priority.ts';
import type { ReviewAnswer, ReviewQuestion } from './questions.ts';

/** How far an analysis is. */
interface Analysis {
  readonly stage: 'none' | 'running' | 'stopped' | 'done' | 'failed';
  /** The outlook before the first step; null until the first one is analysed. */
  readonly start: Outlook | null;
  readonly steps: readonly ReviewedStep[];
  readonly of: number;
  /** The analysis of the sides; null until complete. */
  readonly seats: Review['seats'] | null;
}

const NONE: Analysis = { stage: 'none', start: null, steps: [], of: 0, seats: null };

/** Starts a worker on a question. */
export function ask(question: Omit<ReviewQuestion, 'inputFlag'>, answer: (answer: ReviewAnswer) => void): Worker {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => answer(data));
  worker.addEventListener('error', ({ message }) => answer({ kind: 'fault', fault: message }));
  worker.postMessage({ ...question, inputFlag: inputFlag() } satisfies ReviewQuestion);
  return worker;
}

/** The analysis of a match. It ends with the screen that shows it. */
export function useAnalysis(match: Match, packs: readonly RawPack[]) {
  const [analysis, set] = useState(NONE);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  return useMemo(() => {
    const end = (): void => {
      worker.current?.terminate();
      worker.current = null;
    };
    const take = (answer: ReviewAnswer): void => {
      if (answer.kind === 'step') {
        const { start, step, of } = answer;
        set((before) => ({ ...before, start, of, steps: [...before.steps, step] }));
      } else if (answer.kind === 'review') {
        set((before) => ({ ...before, stage: 'done', seats: answer.review.seats }));
        end();
      } else {
        set((before) => ({ ...before, stage: 'failed' }));
        end();
      }
    };
    return {
      analysis,
      start: (): void => {
        end();
        set({ ...NONE, stage: 'running' });
        worker.current = ask({ kind: 'review', record: match.record(), packs }, take);
      },
      stop: (): void => {
        end();
        set((before) => ({ ...before, stage: 'stopped' }));
      },
    };
  }, [analysis, match, packs]);
}
