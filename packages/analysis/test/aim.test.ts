/** What the plan of a hint leads to: the claim that bots make next when they play it on. */

import { createBotWith, loadWeights } from '@windrose/bots';
import { type Match, required, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { aimOf, aimOfHint } from '../src/review/aim.ts';
import { goodOf } from '../src/review/good-of.ts';
import { PositionJudge } from '../src/review/judge.ts';
import { messages as en } from '../src/words/en.ts';
import { messages as pl } from '../src/words/pl.ts';
import { reviewWordsOf } from '../src/words/words.ts';

const NOTHING = { leadsTo: null, waits: null };

const review = reviewWordsOf(en, wordsFor('en'));
const polish = reviewWordsOf(pl, wordsFor('pl'));

/** The first position of a match of Spice Road between good players in which seat 0 can claim a card, and rest instead. */
function couldClaim(): Match {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'aim' });
  const bots = [0, 1].map((seed) => createBotWith({ core: match.core, seed, level: 'mate', weights: null }));
  const has = (kind: string): boolean => match.legal().some((option) => option.kind === kind);
  while (!(match.decision!.seat === 0 && has('claim') && has('rest'))) {
    match.choose(required(bots[match.decision!.seat], 'bot').chooseFor(match));
  }
  return match;
}

const codeOf = (match: Match, kind: string): number =>
  required(
    match.legal().find((option) => option.kind === kind),
    kind,
  ).code;

describe('a plan that claims nothing itself', () => {
  const match = couldClaim();
  const judge = new PositionJudge(match.core, null);
  const rest = [codeOf(match, 'rest')];

  test('leads to the card that can be paid for already, in the next turn', () => {
    expect(goodOf(match, rest).kind).toBe('cards');
    const aim = aimOf(match, judge, rest, null);
    expect(aim.leadsTo).toMatchObject({ claim: { kind: 'card' }, turns: 2 });
    expect(review.good(match, rest, aim)).toMatch(
      /^That leads to “[^”]+” \(\d+ points\): it can usually be claimed next turn\.$/,
    );
    expect(polish.good(match, rest, aim)).toMatch(
      /^To prowadzi do celu: zwykle udaje się zdobyć .+ w następnej turze\.$/,
    );
  });

  test('says that a card which can be paid for already can wait', () => {
    const { waits } = aimOf(match, judge, rest, null);
    expect(waits).toMatchObject({ claim: { kind: 'card' }, turns: 2 });
    expect(review.good(match, rest, { leadsTo: null, waits })).toMatch(
      /^Then all your cards can be played again\. “[^”]+” \(\d+ points\) can wait: it is usually still claimed next turn\.$/,
    );
    expect(polish.good(match, rest, { leadsTo: null, waits })).toMatch(
      / Można poczekać: zwykle .+ udaje się zdobyć jeszcze w następnej turze\.$/,
    );
    // What is claimed now does not wait.
    expect(aimOf(match, judge, [codeOf(match, 'claim')], null).waits).toBeNull();
  });

  test('leads nowhere where too few tries could be made to say so, and in a match that is over', () => {
    expect(aimOf(match, judge, rest, null, 0)).toEqual(NOTHING);
    const over = match.fork();
    while (!over.over) over.choose(over.legal()[0]!.code);
    expect(aimOf(over, judge, [], null)).toEqual(NOTHING);
  });
});

test('a hint names an aim where its benefit is a means, and none where it says enough', async () => {
  const match = couldClaim();
  const weights = await loadWeights(match.core);
  const candidate = (code: number) => ({ code, line: [code], scores: [], win: [], visits: 1 });
  const [rest, claim] = [codeOf(match, 'rest'), codeOf(match, 'claim')];
  const thought = { code: rest, line: [rest], candidates: [candidate(rest)], iterations: 1, ms: 0 };
  expect(aimOfHint(match, weights, thought).leadsTo).not.toBeNull();
  expect(aimOfHint(match, weights, { ...thought, code: claim, line: [claim], candidates: [candidate(claim)] })).toEqual(
    NOTHING,
  );
});
