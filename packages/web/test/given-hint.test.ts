/** A hint does not wander: while its plan is followed, asking again tells the rest of it. */

import { NO_AIM } from '@windrose/analysis';
import { createBot } from '@windrose/bots';
import { type Match, startMatch } from '@windrose/rules';
import { expect, test, vi } from 'vitest';

import { addAim, lastHint, lastPlan, rememberAim, rememberHint, restOfHint } from '../src/play/given-hint.ts';

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
    const rest = restOfHint(following);
    expect(rest?.line).toEqual(line.slice(at));
    expect(rest?.begun?.line ?? null).toEqual(at === 0 ? null : line);
    expect(rest?.begun?.from.version ?? match.version).toBe(match.version);
    following.choose(code);
  }
  expect(restOfHint(following)).toBeNull();
});

test('what its plan leads to is remembered with it, and not with another one', () => {
  const { match, line } = planned();
  const claim = { kind: 'order', id: 'v1', price: 'GG', points: 9 } as const;
  const meant = {
    aim: { ...NO_AIM, leadsTo: { claim, turns: 3, way: null } },
    plan: { claim, turns: 3 },
    planned: claim,
    change: null,
    threats: [],
    follows: null,
  };
  rememberHint(match, line);
  const later = match.fork();
  later.choose(line[0]!);
  rememberAim(later, meant);
  expect(restOfHint(match)?.meant).toBeUndefined();
  const passes = { claim, points: 7, soonest: 1, turns: null, gain: { value: 2, error: 1 }, rounds: 10, instead: null };
  const change = { from: { ...claim, id: 'v2' }, to: claim, cause: { kind: 'gone' } } as const;
  rememberAim(match, { ...meant, aim: { ...meant.aim, passes }, change });
  expect(restOfHint(match)).toMatchObject({ begun: null, meant: { aim: { passes }, change } });
  // It cannot be claimed instead any more, and that the plan is a new one has been said, as has that another turn was expected.
  expect(restOfHint(later)).toMatchObject({ begun: { line }, meant });
  const expected = { line: null, card: null, points: null, later: 0 };
  rememberAim(match, { ...meant, aim: { ...meant.aim, expected } });
  expect(restOfHint(match)?.meant?.aim.expected).toEqual(expected);
  expect(restOfHint(later)?.meant?.aim.expected).toBeNull();
  rememberHint(match, line);
  expect(restOfHint(match)?.meant).toBeUndefined();
});

test('after another choice, and in another match, a new hint is thought of', () => {
  const { match, line } = planned();
  rememberHint(match, line);
  const other = match.fork();
  other.choose(match.legal().find(({ code }) => code !== line[0])!.code);
  expect(restOfHint(other)).toBeNull();
  // Back before it, the plan is what it was.
  expect(restOfHint(match)).toEqual({ line, begun: null });
  expect(restOfHint(startMatch({ game: 'eastern-wonders', seats: 2, seed: 'plan' }))).toBeNull();
});

test('a later hint of the same seat and match knows what the last one planned', () => {
  const { match, line } = planned();
  const claim = { kind: 'order', id: 'v1', price: 'GG', points: 9 } as const;
  const meant = {
    aim: NO_AIM,
    plan: { claim, turns: 3 },
    planned: claim,
    change: null,
    threats: [],
    follows: null,
  };
  rememberHint(match, line);
  rememberAim(match, meant);
  expect(lastPlan(match)).toBeNull();
  const later = match.fork();
  const { seat } = match.decision!;
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  while (later.turn === match.turn) later.choose(bot.chooseFor(later));
  expect(lastPlan(later)).toBeNull();
  while (later.decision!.seat !== seat) later.choose(bot.chooseFor(later));
  expect(lastPlan(later)).toEqual({ claim, turns: 3, choices: match.version });
  // A hint that names no claim leaves it, and one that does takes its place.
  rememberAim(later, { ...meant, plan: null });
  const again = later.fork();
  while (again.turn === later.turn || again.decision!.seat !== seat) again.choose(bot.chooseFor(again));
  expect(lastPlan(again)).toEqual({ claim, turns: 3, choices: match.version });
  // Once it is said to be left, it is not said again.
  const left = { from: claim, to: null, cause: { kind: 'farther' } } as const;
  rememberAim(again, { ...meant, plan: null, change: left });
  const still = again.fork();
  while (still.turn === again.turn || still.decision!.seat !== seat) still.choose(bot.chooseFor(still));
  expect(lastPlan(still)).toBeNull();
  const other = { ...claim, id: 'v2' };
  rememberAim(later, { ...meant, plan: { claim: other, turns: 2 } });
  expect(lastPlan(again)).toEqual({ claim: other, turns: 2, choices: later.version });
  expect(lastPlan(later)).toMatchObject({ claim });
  expect(lastPlan(startMatch({ game: 'eastern-wonders', seats: 2, seed: 'plan' }))).toBeNull();
});

test('that everything is far away is not told again for some rounds', () => {
  const { match, line } = planned();
  const meant = {
    aim: { ...NO_AIM, far: 'now' as const },
    plan: null,
    planned: null,
    change: null,
    threats: [],
    follows: null,
  };
  expect(lastHint(match).hasOutlook).toBe(false);
  rememberHint(match, line);
  rememberAim(match, meant);
  expect(lastHint(match).hasOutlook).toBe(false);
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  const later = match.fork();
  while (later.turn === match.turn) later.choose(bot.chooseFor(later));
  expect(lastHint(later).hasOutlook).toBe(true);
  // A hint in between that does not tell it changes nothing.
  rememberHint(later, [later.legal()[0]!.code]);
  rememberAim(later, { ...meant, aim: { ...meant.aim, far: 'still' } });
  const next = later.fork();
  while (next.turn === later.turn) next.choose(bot.chooseFor(next));
  expect(lastHint(next).hasOutlook).toBe(true);
  while (!next.over && next.round < match.round + 8) next.choose(bot.chooseFor(next));
  expect(lastHint(next).hasOutlook).toBe(false);
});

test('the next hint knows which turn was said to follow, if its own turn has been made', () => {
  const { match, line } = planned();
  const follows = { line: [1, 2], card: null, rest: [] };
  const meant = { aim: NO_AIM, plan: null, planned: null, change: null, threats: [], follows };
  rememberHint(match, line);
  rememberAim(match, meant);
  expect(lastHint(match).expected).toBeNull();
  const { seat } = match.decision!;
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  const later = match.fork();
  for (const code of line) later.choose(code);
  expect(lastHint(later).expected).toBeNull();
  const goOn = (of: Match): void => {
    while (of.turn === match.turn || of.decision!.seat !== seat) of.choose(bot.chooseFor(of));
  };
  goOn(later);
  expect(lastHint(later).expected).toEqual(follows);
  // Another turn was made than the one that was advised.
  const other = match.fork();
  other.choose(match.legal().find(({ code }) => code !== line[0])!.code);
  goOn(other);
  expect(lastHint(other).expected).toBeNull();
  // Nor is it expected a turn later.
  const again = later.fork();
  while (again.turn === later.turn || again.decision!.seat !== seat) again.choose(bot.chooseFor(again));
  expect(lastHint(again).expected).toBeNull();
});

test('hints outlast the page, and belong to their match alone', async () => {
  const { match, line } = planned();
  const claim = { kind: 'order', id: 'v1', price: 'GG', points: 9 } as const;
  const meant = { aim: NO_AIM, plan: { claim, turns: 3 }, planned: claim, change: null, threats: [], follows: null };
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) => kept.set(key, text),
    getItem: (key: string) => kept.get(key) ?? null,
  });
  rememberHint(match, line);
  rememberAim(match, meant);
  // The page is loaded anew: the match is another object that begins alike.
  vi.resetModules();
  const page = await import('../src/play/given-hint.ts');
  const again = planned().match;
  expect(page.restOfHint(again)).toEqual({ line, begun: null, meant });
  again.choose(line[0]!);
  expect(page.restOfHint(again)).toMatchObject({ line: line.slice(1), begun: { line } });
  expect(page.lastPlan(again)).toEqual({ claim, turns: 3, choices: match.version });
  const other = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'other' });
  const bot = createBot({ core: other.core, seed: 1, level: 'deckhand' });
  while (other.version < match.version) other.choose(bot.chooseFor(other));
  expect(page.restOfHint(other)).toBeNull();
  // What cannot be read counts as not kept.
  for (const key of kept.keys()) kept.set(key, '{');
  vi.resetModules();
  const broken = await import('../src/play/given-hint.ts');
  expect(broken.restOfHint(again)).toBeNull();
  vi.unstubAllGlobals();
});

test('what is known better adds to what has been told, and does not replace it', () => {
  const claim = { kind: 'order', id: 'v1', price: 'GG', points: 9 } as const;
  const other = { ...claim, id: 'v2' };
  const nothing = {
    aim: NO_AIM,
    plan: null,
    planned: null,
    change: null,
    threats: [],
    follows: null,
  };
  const told = { ...nothing, plan: { claim, turns: 3 }, planned: claim };
  const change = { from: claim, to: other, cause: { kind: 'gone' } } as const;
  const better = { ...nothing, plan: { claim: other, turns: 2 }, planned: other, change };
  expect(addAim(null, better)).toEqual(better);
  expect(addAim(told, better)).toMatchObject({ plan: told.plan, planned: claim, change: null });
  expect(addAim(nothing, better)).toEqual(better);
});
