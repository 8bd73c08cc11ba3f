/** A hint does not wander: while its plan is followed, asking again tells the rest of it. */

import { createBot } from '@windrose/bots';
import { type Match, startMatch } from '@windrose/rules';
import { expect, test } from 'vitest';

import { rememberAim, rememberHint, restOfHint } from '../src/play/given-hint.ts';

/** A match at the beginning of a turn, and the choices by which a bot plays it. */
function planned(): { readonly match: Match; readonly line: readonly number[] } {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'plan' });
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  for (;;) {
    if (!match.inSetUp && match.decision!.kind === 'sail') {
      const ahead = match.fork();
      while (ahead.turn === match.turn) ahead.choose(bot.chooseFor(ahead));
      const line = ahead.choices.slice(match.version).map(({ option }) => option.code);
      if (line.length > 3) return { match: match.fork(), line };
    }
    match.choose(bot.chooseFor(match));
  }
}

test('the rest of its plan is told as long as it is followed', () => {
  const { match, line } = planned();
  expect(restOfHint(match)).toBeNull();
  rememberHint(match, line);
  const following = match.fork();
  for (const [at, code] of line.entries()) {
    expect(restOfHint(following)).toEqual({ line: line.slice(at), begun: at > 0 });
    following.choose(code);
  }
  expect(restOfHint(following)).toBeNull();
});

test('what its plan leads to is remembered with it, and not with another one', () => {
  const { match, line } = planned();
  const claim = { kind: 'order', id: 'v1', price: 'GG', points: 9 } as const;
  const aim = { leadsTo: { claim, turns: 3, way: null }, passes: null };
  rememberHint(match, line);
  const later = match.fork();
  later.choose(line[0]!);
  rememberAim(later, aim);
  expect(restOfHint(match)?.aim).toBeUndefined();
  const passes = { claim, points: 7, soonest: 1, turns: null, gain: { value: 2, error: 1 }, rounds: 10, instead: null };
  rememberAim(match, { ...aim, passes });
  expect(restOfHint(match)).toMatchObject({ begun: false, aim: { passes } });
  // It cannot be claimed instead any more.
  expect(restOfHint(later)).toMatchObject({ begun: true, aim });
  rememberHint(match, line);
  expect(restOfHint(match)?.aim).toBeUndefined();
});

test('after another choice, and in another match, a new hint is thought of', () => {
  const { match, line } = planned();
  rememberHint(match, line);
  const other = match.fork();
  other.choose(match.legal().find(({ code }) => code !== line[0])!.code);
  expect(restOfHint(other)).toBeNull();
  // Back before it, the plan is what it was.
  expect(restOfHint(match)).toEqual({ line, begun: false });
  expect(restOfHint(startMatch({ game: 'eastern-wonders', seats: 2, seed: 'plan' }))).toBeNull();
});
