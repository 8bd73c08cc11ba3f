/** The worker in which matches are analysed: ended at any time by ending the worker. */

import { reviewing, untilLuck } from '@windrose/analysis';
import { createBotWith, loadWeights } from '@windrose/bots';
import { loadMatch } from '@windrose/rules';

import { readOwnGames } from '../../play/own-games.ts';
import { yieldToInput } from './input-priority.ts';
import type { ReviewAnswer, ReviewQuestion } from './questions.ts';

const scope = self as unknown as {
  addEventListener(kind: 'message', listener: (event: MessageEvent<ReviewQuestion>) => void): void;
  postMessage(answer: ReviewAnswer): void;
};

/** Milliseconds of thought for a hint. */
const HINT_MS = 1500;

const games = readOwnGames();

scope.addEventListener('message', ({ data }) => void answer(data));

async function answer({ kind, record, packs, inputFlag }: ReviewQuestion): Promise<void> {
  try {
    await games;
    const match = loadMatch(record, packs);
    const weights = await loadWeights(match.core);
    if (kind === 'hint') {
      const state = match.core.newState();
      match.copyState(state);
      const bot = createBotWith({ core: match.core, seed: 1, level: 'admiral', weights });
      const { line } = bot.think(state, { ms: HINT_MS }, yieldToInput(inputFlag));
      scope.postMessage({ kind: 'hint', line: untilLuck(match, state, line) });
      return;
    }
    const work = reviewing(match, weights, {
      progress: (step, start, of) => scope.postMessage({ kind: 'step', start, step, of }),
    });
    for (;;) {
      const { done, value } = work.next();
      if (!done) continue;
      scope.postMessage({ kind: 'review', review: value });
      return;
    }
  } catch (error) {
    scope.postMessage({ kind: 'fault', fault: String(error) });
  }
}
