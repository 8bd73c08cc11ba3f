/** The worker in which matches are analysed: ended at any time by ending the worker. */

import {
  comparingMistakeTry,
  hintParts,
  type HelperNews,
  type HelperTask,
  reasonsOfMistake,
  reviewing,
  withoutLosing,
  type Stage,
  turnsToClaim,
} from '@windrose/analysis';
import { type Budget, createBotWith, loadWeights, type NetWeights, withoutDetours } from '@windrose/bots';
import { loadMatch, type Match } from '@windrose/rules';

import { readOwnGames } from '../../play/own-games.ts';
import { yieldToInput } from './input-priority.ts';
import { HelperThreads } from './helper-threads.ts';
import type { LookedAt, ReviewAnswer, ReviewQuestion } from './questions.ts';

const scope = self as unknown as {
  addEventListener(kind: 'message', listener: (event: MessageEvent<ReviewQuestion | LookedAt>) => void): void;
  postMessage(answer: ReviewAnswer): void;
};

/** The thought for a hint: nobody likes to wait for it, but on a slow phone it takes longer rather than be weak. */
const HINT_THOUGHT: Budget = { ms: 900, least: { iterations: 200, ms: 2700 } };

/** Milliseconds between two looks at a review that is not finished. */
const PAUSE = 500;

const games = readOwnGames();

/** The threads of the analysis under way. */
let threadsNow: HelperThreads | null = null;

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'look') threadsNow?.prefer(data.at);
  else void answer(data);
});

async function answer(question: ReviewQuestion): Promise<void> {
  const { kind, record, packs, inputFlag } = question;
  try {
    await games;
    const match = loadMatch(record, packs);
    const weights = await loadWeights(match.core);
    if (kind === 'try') {
      const pause = yieldToInput(inputFlag);
      for (const comparison of comparingMistakeTry(match, weights, question.lines)) {
        if (comparison !== null) scope.postMessage({ kind: 'try', comparison });
        pause();
      }
      return;
    }
    if (kind === 'claim') {
      scope.postMessage({ kind: 'claim', turns: turnsToClaim(match, question.tried, question.id) });
      return;
    }
    if (kind === 'why') {
      scope.postMessage({ kind: 'why', reasons: reasonsOfMistake(match, weights, question.lines) });
      return;
    }
    if (kind === 'hint') {
      const state = match.copiedState();
      const bot = createBotWith({ core: match.core, seed: 1, level: 'admiral', weights });
      const thought = withoutLosing(match, bot.think(state, HINT_THOUGHT, yieldToInput(inputFlag)));
      const line = withoutDetours(match.core, state, thought.line);
      for (const part of hintParts(match, weights, { ...thought, line }, { last: question.last })) {
        scope.postMessage(part.kind === 'line' ? { ...part, kind: 'hint' } : part);
      }
      return;
    }
    await review(match, weights, question);
  } catch (error) {
    scope.postMessage({ kind: 'fault', fault: String(error) });
  }
}

/** Analyses a match, and tells again and again how far it is. */
async function review(
  match: Match,
  weights: NetWeights | null,
  { record, packs, inputFlag, first, threads }: Extract<ReviewQuestion, { readonly kind: 'review' }>,
): Promise<void> {
  const others = threads > 1 ? new HelperThreads({ kind: 'match', record, packs, inputFlag }, threads) : null;
  threadsNow = others;
  const shared = others && { elsewhere: (tasks: readonly HelperTask[]) => others.begin(tasks) };
  const pause = yieldToInput(inputFlag);
  const work = reviewing(match, weights, { first, stop: pause, pause, ...shared });
  let shown = -Infinity;
  let stage: Stage | null = null;
  let news: readonly HelperNews[] | undefined;
  for (;;) {
    const { done, value } = work.next(news);
    if (done) {
      others?.end();
      scope.postMessage({ kind: 'review', review: value });
      return;
    }
    const now = performance.now();
    // The first curve is shown whole, and as soon as it is.
    const curve = value.stage === 'curve' && value.done === value.of;
    if (curve || value.stage !== stage || now - shown >= PAUSE) {
      shown = now;
      ({ stage } = value);
      const soFar = curve || stage !== 'curve' ? value.soFar() : null;
      const { done: count, of, work: left } = value;
      scope.postMessage({ kind: 'progress', stage, done: count, of, work: left, review: soFar });
    }
    news = others && value.stage !== 'curve' ? await others.news() : undefined;
  }
}
