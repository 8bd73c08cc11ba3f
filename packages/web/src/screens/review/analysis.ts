/** An analysis under way: started, watched and stopped from the page, made in a worker. */

import type { Review, Stage } from '@windrose/analysis';
import type { Match, RawPack } from '@windrose/rules';
import { useEffect, useMemo, useRef, useState } from 'react';

import { inputFlag } from './input-priority.ts';
import { findReview, keepReview } from './kept-reviews.ts';
import type { ReviewAnswer, ReviewQuestion, ReviewTask } from './questions.ts';

/** The state of an analysis. */
interface Analysis {
  readonly state: 'none' | 'running' | 'stopped' | 'done' | 'failed';
  /** The current stage, the work done and the total work; null before it starts. */
  readonly doing: { readonly stage: Stage; readonly done: number; readonly of: number } | null;
  /** The review, as far as it is; null before its first curve. */
  readonly review: Review | null;
}

const NONE: Analysis = { state: 'none', doing: null, review: null };

/** Starts a worker on a question. */
export function ask(question: ReviewTask, answer: (answer: ReviewAnswer) => void): Worker {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => answer(data));
  worker.addEventListener('error', ({ message }) => answer({ kind: 'fault', fault: message }));
  worker.postMessage({ ...question, inputFlag: inputFlag() } satisfies ReviewQuestion);
  return worker;
}

/** The analysis of a match. It ends with the screen that shows it. */
export function useAnalysis(match: Match, packs: readonly RawPack[]) {
  const [analysis, setAnalysis] = useState(NONE);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    let left = false;
    void findReview(match, packs).then((review) => {
      if (review && !left)
        setAnalysis((before) => (before.state === 'none' ? { ...NONE, state: 'done', review } : before));
    });
    return () => {
      left = true;
    };
  }, [match, packs]);
  return useMemo(() => {
    const end = (): void => {
      worker.current?.terminate();
      worker.current = null;
    };
    const take = (answer: ReviewAnswer): void => {
      if (answer.kind === 'progress') {
        const { review, ...doing } = answer;
        setAnalysis((before) => ({ ...before, doing, review: review ?? before.review }));
        return;
      }
      const review = answer.kind === 'review' ? answer.review : null;
      if (review) void keepReview(match, packs, review);
      setAnalysis((before) => ({ ...before, state: review ? 'done' : 'failed', review: review ?? before.review }));
      end();
    };
    return {
      analysis,
      start: (): void => {
        end();
        setAnalysis({ ...NONE, state: 'running' });
        worker.current = ask({ kind: 'review', record: match.record(), packs }, take);
      },
      stop: (): void => {
        end();
        setAnalysis((before) => ({ ...before, state: 'stopped' }));
      },
    };
  }, [analysis, match, packs]);
}
