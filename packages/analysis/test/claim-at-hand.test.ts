/** A claim that a hint would advise is no mistake in a review, nor in practice. */

import { createBot, createBotWith, loadWeights } from '@windrose/bots';
import { type Match, required, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { comparingMistakeTry, reviewStepsOf, reviewWordsFor, type ReviewedStep } from '../src/index.ts';
import { ClaimSolver } from '../src/puzzles/solver.ts';
import { ClaimsAtHand } from '../src/review/claim-at-hand.ts';
import { compare, isSuspect } from '../src/review/comparison.ts';
import { ReviewHelper } from '../src/review/helper.ts';
import { PositionJudge } from '../src/review/judge.ts';
import { bestClaimNow, endsBehind } from '../src/review/quick-claim.ts';
import type { Reason } from '../src/review/reasons.ts';

/** A match of Spice Road in which a captain claims “Garden Court” as step 18. */
const CLAIMING = 18;
function claiming(): Match {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'c0' });
  const bots = [0, 1].map((seed) => createBot({ core: match.core, seed, level: 'captain', budget: { iterations: 4 } }));
  while (match.round <= 11) match.choose(required(bots[match.decision!.seat], 'bot').chooseFor(match));
  return match;
}

describe('a claim at once', { timeout: 400_000, tags: 'full' }, () => {
  test('is no mistake where one estimate says so and a hint would have advised it', async () => {
    const match = claiming();
    const weights = await loadWeights(match.core);
    const step = required(reviewStepsOf(match)[CLAIMING], 'step');
    const settings = { level: 'captain', samples: 1, ms: null, pause: (): false => false } as const;
    const bot = createBotWith({ core: match.core, seed: 1, level: 'captain', weights });
    const { compared } = compare(
      { match, judge: new PositionJudge(match.core, weights), bot, ...settings },
      step,
      CLAIMING,
    );
    // By itself the estimate would have it played out, and perhaps marked.
    expect(isSuspect(compared, step.seat)).toBe(true);
    const better = required(compared.better ?? undefined, 'better line');
    expect(new ClaimsAtHand(match, weights).beside(step.before, step.codes, better)?.isAdvised).toBe(true);
    const news = [...new ReviewHelper(match, weights, settings).do({ kind: 'turn', at: CLAIMING })];
    expect(news).toMatchObject([{ compared: { better: null, reasons: [] } }]);

    // Whoever tries it in practice is told so, and whoever tries the other turn hears nothing of an improvement.
    const twin = match.restart();
    for (const { option } of match.choices.slice(0, step.from)) twin.choose(option.code);
    const judged = (tried: readonly number[], known: readonly number[]) =>
      [...comparingMistakeTry(twin, weights, { tried, played: known, better: known, loss: 0 }, 16)]
        .filter((one) => one !== null)
        .at(-1);
    const claim = { kind: 'card', points: 11 };
    const asGood = { kind: 'as-good', behind: 0, margin: 0, goesOn: false };
    const other = required(
      twin.legal().find(({ kind, code }) => kind === 'rest' && code !== better[0]),
      'rest',
    ).code;
    const [last] = [...comparingMistakeTry(twin, weights, { tried: step.codes, played: [other], better, loss: 0.3 })];
    expect(last).toMatchObject({ ...asGood, claims: { claim, by: 'tried' } });
    expect(judged(better, step.codes)?.kind).not.toBe('beyond');
  });
});

test('a claim that ends the match as lost is none that points speak for', () => {
  const told: { readonly said: boolean; readonly isBehind: boolean; readonly isLast: boolean }[] = [];
  for (let seed = 0; seed < 12; seed++) {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: `end ${seed}` });
    const bots = (['boatswain', 'deckhand'] as const).map((level, seat) =>
      createBot({ core: match.core, seed: seat, level, budget: { iterations: 8 } }),
    );
    const solver = new ClaimSolver(match.core);
    while (!match.over) {
      const state = match.copiedState();
      const claim = bestClaimNow(match.core, solver, state);
      if (claim !== null) {
        const end = match.fork();
        for (const code of claim.turns[0] ?? []) end.choose(code);
        const [own, other] = [state.actor, 1 - state.actor].map((seat) => end.scores().seats[seat]!.total);
        const isLast = !match.final && (end.final || end.over);
        told.push({ said: endsBehind(match.core, state, claim), isBehind: own! < other!, isLast });
      }
      match.choose(required(bots[match.decision!.seat], 'bot').chooseFor(match));
    }
  }
  expect(told.map(({ said }) => said)).toEqual(told.map(({ isBehind, isLast }) => isBehind && isLast));
  expect(new Set(told.filter(({ isLast }) => isLast).map(({ said }) => said))).toEqual(new Set([true, false]));
});

test('a better turn than a claim is told with the points by which it leads, and with what it leads to', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'read-a' });
  const card = (id: string, points: number, price: string) => ({ kind: 'card', id, points, price }) as const;
  const said = (language: 'en' | 'pl', reason: Partial<Extract<Reason, { kind: 'waits' }>>): string => {
    const waits = { kind: 'waits', claim: card('P11', 11, 'YYRR'), turns: null, more: null, ...reason } as const;
    const step = { reasons: [waits], points: 0, playedOut: null } as unknown as ReviewedStep;
    return reviewWordsFor(language, wordsFor(language)).reasons(match, step)[0] ?? '';
  };
  const more = { gain: { value: 7, error: 2 }, rounds: null, instead: { claim: card('P20', 20, 'GGBB'), turns: 3 } };
  expect(said('en', { more })).toMatch(
    /^The turn played claims .+ \(11 points\) at once, but the better turn leads by 7 ±3 points more by the end of the match when bots play both on; after it .+ \(20 points\) can usually be claimed in 2 turns\.$/,
  );
  expect(said('en', { turns: 2, more: { ...more, instead: null, rounds: 10 } })).toMatch(
    / can wait: after the better turn it is usually still claimed next turn\. The better turn leads by 7 ±3 points more after 10 rounds when bots play both on\.$/,
  );
  expect(said('pl', { more })).toMatch(
    /^Zagrana tura od razu zdobywa kartę .+, ale lepsza tura, dogrywana przez boty, daje przewagę większą o 7 ±3 pkt na koniec partii; zwykle udaje się po niej zdobyć kartę .+ za 2 tury\.$/,
  );
});
