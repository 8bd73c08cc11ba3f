/** What the plan of a hint leads to: the claim that bots make next when they play it on. */

import { createBotWith, loadWeights } from '@windrose/bots';
import { FastLuck, formatBundle, type Match, required, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { ClaimSolver } from '../src/puzzles/solver.ts';
import { aimOf, NO_AIM } from '../src/review/aim.ts';
import { isClaimAdvised } from '../src/review/claim-advice.ts';
import { ClaimsAtHand } from '../src/review/claim-at-hand.ts';
import { hintParts } from '../src/review/hint-parts.ts';
import { bestClaimNow, type ClaimWay, isClearGain, quickestClaim } from '../src/review/quick-claim.ts';
import { goodOf } from '../src/review/good-of.ts';
import { reviewStepsOf } from '../src/review/steps.ts';
import { wayAfter } from '../src/review/way.ts';
import { messages as en } from '../src/words/en.ts';
import { messages as pl } from '../src/words/pl.ts';
import { reviewWordsOf } from '../src/words/words.ts';
import { goodBy } from './good-by.ts';
import { lopsided } from './lopsided.ts';

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
  const rest = [codeOf(match, 'rest')];
  const passed = required(
    bestClaimNow(match.core, new ClaimSolver(match.core), match.copiedState()),
    'claim that is possible',
  );

  test('passes over the claim that scores most at once', () => {
    const claimable = match.legal().filter((option) => option.kind === 'claim');
    const gains = claimable.map(({ code }) => {
      const after = match.fork();
      after.choose(code);
      return after.scores().seats[0]!.total - match.scores().seats[0]!.total;
    });
    expect(passed.points).toBe(Math.max(...gains));
    expect(passed.turns).toHaveLength(1);
    expect(passed.turns[0]).toHaveLength(1);
  });

  test('leads to a card in the next turn, but not to one that it only delays', () => {
    expect(goodOf(match, rest).kind).toBe('cards');
    // Each card that can be paid for after a rest can be claimed at once.
    expect(aimOf(match, null, rest, {}).leadsTo?.way ?? null).not.toEqual(passed.turns);
    const { id, kind, points, price } = passed.target;
    const claim = { id, kind, points, price: formatBundle(price) };
    const aim = { ...NO_AIM, leadsTo: { claim, turns: 2, way: passed.turns } };
    expect(goodBy(review, match, rest, aim)).toMatch(
      /^The \d cards you played come back: .+ That leads to (“[^”]+”) \(\d+ points, now with a coin worth 3\): it can be claimed next turn at the earliest\. The quickest way from there: next turn claim \1: .+\.$/,
    );
    expect(goodBy(polish, match, rest, aim)).toMatch(
      /^Zagrane karty .+ To prowadzi do celu: kartę („[^”]+”) .+ można zdobyć najwcześniej w następnej turze\. Najszybsza droga stamtąd: w następnej turze: .+ \1: .+\.$/,
    );
    // The way is told as lists, too: a list for each turn.
    const [way] = review.good(match, rest, aim).flatMap((told) => told.way ?? []);
    expect(way).toMatchObject({ title: 'The quickest way from there:', turns: [{ title: 'Next turn:' }] });
    expect(way?.turns[0]?.steps).toEqual([expect.stringMatching(/^Claim “[^”]+”: /)]);
    const unknown = { ...aim, leadsTo: { ...required(aim.leadsTo, 'claim'), way: null } };
    expect(goodBy(review, match, rest, unknown)).toMatch(/: bots usually claim it next turn\.$/);
    expect(goodBy(polish, match, rest, unknown)).toMatch(/: boty zwykle zdobywają .+ w następnej turze\.$/);
    const far = { ...aim, leadsTo: { ...required(aim.leadsTo, 'claim'), way: null, turns: 6 } };
    expect(goodBy(review, match, rest, far)).toMatch(
      /^The (card|\d cards) you played comes? back: then you have all \d in hand\.$/,
    );
  });

  test('says that a card which could be claimed can wait', () => {
    const { passes } = aimOf(match, null, rest, { passed });
    expect(passes).toMatchObject({ claim: { kind: 'card' }, points: passed.points, soonest: 1 });
    const later = { ...required(passes, 'claim passed over'), turns: 2, instead: null };
    expect(goodBy(review, match, rest, { ...NO_AIM, passes: later })).toMatch(
      /^The (?:card|\d cards) you played comes? back: then you have all \d in hand\. You could claim “[^”]+” \(\d+ points, now with a coin worth 3\) now, but that can wait: it is usually still claimed next turn\.$/,
    );
    expect(goodBy(polish, match, rest, { ...NO_AIM, passes: later })).toMatch(
      / Możesz teraz zdobyć .+, ale to może poczekać: zwykle udaje się to jeszcze w następnej turze\.$/,
    );
  });

  test.each([
    [
      { gain: { value: 4.3, error: 1 }, rounds: 10 },
      / Claiming “[^”]+” \(\d+ points, now with a coin worth 3\) now would leave you 3 to 6 points worse off 10 rounds later, as bots played both on\.$/,
      / Teraz możesz zdobyć kartę .+, ale wtedy masz o 3–6 pkt mniej po 10 rundach, według prób botów\.$/,
    ],
    [
      { gain: { value: 1, error: 0.25 }, rounds: null },
      / now would leave you about 1 point worse off at the end, as bots played both on\.$/,
      / wtedy masz o około 1 pkt mniej na koniec partii, według prób botów\.$/,
    ],
    [
      { gain: { value: 3, error: 2 }, rounds: 10 },
      / Claiming “[^”]+” \(\d+ points, now with a coin worth 3\) now would be about as good as my plan: when bots play both on, neither is clearly ahead\.$/,
      / Teraz możesz zdobyć kartę .+: to mniej więcej tak samo dobre jak mój plan: gdy boty dogrywają obie drogi, żadna nie ma wyraźnej przewagi\.$/,
    ],
    [
      { gain: { value: 2, error: 0.5 }, rounds: 10, soonest: 3 },
      / Going for “[^”]+” \(\d+ points, now with a coin worth 3\) instead \(in 2 turns at the earliest\) would leave you 1 to 3 points worse off 10 rounds later, as bots played both on\.$/,
      / Zamiast tego możesz zdobyć kartę .+ \(najwcześniej za 2 tury\), ale wtedy masz o 1–3 pkt mniej po 10 rundach, według prób botów\.$/,
    ],
    [
      { gain: { value: 0, error: 1 }, rounds: 10, soonest: 2 },
      / Going for “[^”]+” \(\d+ points, now with a coin worth 3\) instead \(next turn at the earliest\) would be about as good as my plan: when bots play both on, neither is clearly ahead\.$/,
      / Zamiast tego możesz zdobyć kartę .+ \(najwcześniej w następnej turze\): to mniej więcej tak samo dobre jak mój plan: gdy boty dogrywają obie drogi, żadna nie ma wyraźnej przewagi\.$/,
    ],
  ])('compares a claim that is usually not made later with its turn', { tags: 'full' }, (leads, english, inPolish) => {
    const { passes } = aimOf(match, null, rest, { passed });
    const given = { ...required(passes, 'claim passed over'), turns: null, instead: null, ...leads };
    expect(goodBy(review, match, rest, { ...NO_AIM, passes: given })).toMatch(english);
    expect(goodBy(polish, match, rest, { ...NO_AIM, passes: given })).toMatch(inPolish);
  });

  test('leads nowhere where too few tries could be made to say so, and in a match that is over', () => {
    expect(aimOf(match, null, rest, { ms: 0 })).toEqual(NO_AIM);
    const over = match.fork();
    while (!over.over) over.choose(over.legal()[0]!.code);
    expect(aimOf(over, null, [], {})).toEqual(NO_AIM);
  });
});

/** The first position of a match of random play in which an outpost scores points. */
function couldBuild(): { readonly match: Match; readonly code: number } {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'few' });
  const luck = new FastLuck(3);
  for (;;) {
    const options = match.legal();
    const built = options.find(({ kind, code }) => kind === 'build' && goodOf(match, [code]).kind === 'points');
    if (built) return { match, code: built.code };
    match.choose(required(options[luck.draw(options.length)], 'option').code);
  }
}

test('a few points are told together with the claim that they lead to', () => {
  const { match, code } = couldBuild();
  const claim = { kind: 'order', id: 'v1', price: 'GG', points: 9 } as const;
  const aim = { ...NO_AIM, leadsTo: { claim, turns: 4, way: null } };
  expect(goodBy(review, match, [code], aim)).toMatch(
    /^That (scores|is worth) \d points?.*\. That leads to the order that costs 2 green \(9 points\): bots usually claim it in 3 turns\.$/,
  );
});

/** The first position of a match of A New World in which a claim can be made some turns later, and a choice that ends the turn leads to none as soon. */
function couldClaimLater(): { readonly match: Match; readonly way: ClaimWay; readonly slow: number } {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'soonest' });
  const { core } = match;
  const bots = [0, 1].map((seed) => createBotWith({ core, seed, level: 'boatswain', weights: null }));
  const solver = new ClaimSolver(core);
  for (let turn = -1; ;) {
    const state = match.copiedState();
    const isBegun = match.decision!.seat === 0 && !match.inSetUp && match.turn !== turn;
    const way = isBegun ? quickestClaim(core, solver, state) : null;
    ({ turn } = match);
    const slow = match.legal().find(({ code }) => {
      const after = match.fork();
      after.choose(code);
      const ways = solver.targets(state).map((target) => wayAfter(core, solver, state, [code], target));
      const isSlow = ways.every((other) => other === null || other.length >= (way?.turns.length ?? 0));
      return way !== null && after.turn !== match.turn && isSlow;
    });
    if (way && way.turns.length > 1 && slow) return { match, way, slow: slow.code };
    match.choose(required(bots[match.decision!.seat], 'bot').chooseFor(match));
  }
}

test('the soonest claim is found some turns ahead, and is named where the plan leads to none as soon', () => {
  const { match, way, slow } = couldClaimLater();
  const solver = new ClaimSolver(match.core);
  const turns = way.turns.length;
  const reachable = (most: number): boolean => solver.reachable(match.copiedState().cells.slice(), 0, way.target, most);
  expect([turns - 1, turns].map(reachable)).toEqual([false, true]);
  expect(aimOf(match, null, required(way.turns[0], 'first turn'), { passed: way }).passes).toBeNull();
  expect(aimOf(match, null, [slow], { passed: way }).passes).toMatchObject({ soonest: turns });
});

test('a claim that the plan comes nearer to is not named twice', () => {
  const { match, way, slow } = couldClaimLater();
  const { id, kind, points } = way.target;
  const claim = { id, kind, price: formatBundle(way.target.price), points };
  const base = { claim, points: 3, soonest: 2, turns: null, gain: { value: 5, error: 1 }, rounds: 10 };
  const passes = { ...base, instead: null };
  const nearer = match.legal().find(({ code }) => {
    const good = goodOf(match, [code]);
    return 'claim' in good && good.claim.price === claim.price && good.claim.points === points;
  });
  const said = (code: number): string => goodBy(review, match, [code], { ...NO_AIM, passes });
  expect(said(required(nearer, 'a choice that comes nearer').code)).toMatch(
    /\. Going straight for it \(next turn at the earliest\) would leave you 3 to 7 points worse off 10 rounds later, as bots played both on\.$/,
  );
  expect(said(slow)).toMatch(/ Going for the card .+ instead \(next turn at the earliest\) /);
  // Where the way to it matters little, nothing is left to say.
  const asGood = { ...passes, gain: { value: 0, error: 1 } };
  const near = [required(nearer, 'a choice that comes nearer').code];
  expect(review.good(match, near, { ...NO_AIM, passes: asGood })).toHaveLength(1);
  // "It" is what has been named last: another claim that the plan leads to is not meant.
  const other = { ...claim, id: 'another one', points: points + 4 };
  const leadsTo = { claim: other, turns: 3, way: null };
  expect(goodBy(review, match, near, { ...NO_AIM, leadsTo, passes })).toMatch(
    /^That leads to the card .+\. Going for the card .+ instead \(next turn at the earliest\) would leave /,
  );
});

test('a hint that comes nearer to a claim tells the quickest way to it', () => {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'nearer' });
  const { core } = match;
  const bots = [0, 1].map((seed) => createBotWith({ core, seed, level: 'boatswain', weights: null }));
  const solver = new ClaimSolver(core);
  /** A turn that brings cubes for a claim, with a way to it that takes longer without that turn. */
  const nearer = () => {
    const state = match.copiedState();
    for (const { code } of match.inSetUp ? [] : match.legal()) {
      const good = goodOf(match, [code]);
      if (good.kind !== 'nearer') continue;
      const { claim } = good;
      const target = solver
        .targets(state)
        .find(({ price, points }) => formatBundle(price) === claim.price && points === claim.points);
      const way = target && wayAfter(core, solver, state, [code], target);
      if (way && !solver.reachable(state.cells.slice(), state.actor, target, way.length)) return { code, way };
    }
    return null;
  };
  let found = nearer();
  for (; found === null; found = nearer()) {
    match.choose(required(bots[match.decision!.seat], 'bot').chooseFor(match));
  }
  const { code, way } = found;
  const part = [...hintParts(match, null, { line: [code], candidates: [] }, { ms: 0 })].at(-1);
  expect(part).toMatchObject({ kind: 'aim', aim: { leadsTo: { turns: way.length + 1, way } }, final: true });
  const meant = part?.kind === 'aim' ? part : null;
  const said = (words: typeof review): string =>
    words
      .good(match, [code], meant?.aim, 'then', meant?.planned)
      .map(({ text }) => text)
      .join(' ');
  expect(said(review)).toMatch(
    /^Then you still need .+ for the card that costs .+ \(\d+ points\)\. The quickest way from there: next turn .+\.$/,
  );
  expect(said(polish)).toMatch(
    /^Potem na .+ trzeba jeszcze zdobyć .+\. Najszybsza droga stamtąd: w następnej turze: .+\.$/,
  );
});

test('whoever is far ahead and can end the match is told how, whatever was thought of', () => {
  const match = lopsided('eastern-wonders');
  const { core } = match;
  const steps = reviewStepsOf(match).filter(({ seat, before }) => seat === 0 && before.final === 0);
  const last = required(steps.at(-1), 'the turn that made the last round');
  const twin = match.restart();
  for (const { option } of match.choices.slice(0, last.from)) twin.choose(option.code);
  expect(last.after.final + last.after.over).toBeGreaterThan(0);
  const claim = required(bestClaimNow(core, new ClaimSolver(core), twin.copiedState()), 'claim');
  const other = twin.legal().filter(({ code }) => code !== claim.turns[0]?.[0]);
  expect(other.length).toBeGreaterThan(0);
  for (const { code } of other.slice(0, 3)) {
    const parts = [...hintParts(twin, null, { line: [code], candidates: [] }, { ms: 0 })];
    expect(parts[0]).toEqual({ kind: 'line', line: claim.turns[0], close: null });
    expect(parts.at(-1)).toMatchObject({
      kind: 'aim',
      plan: { claim: { id: claim.target.id }, turns: 1 },
      final: true,
    });
  }
});

test('a hint names what it passes over, and nothing where it claims', { tags: 'full' }, async () => {
  const match = couldClaim();
  const weights = await loadWeights(match.core);
  const candidate = (code: number) => ({ code, line: [code], scores: [], win: [], visits: 1 });
  const [rest, claim] = [codeOf(match, 'rest'), codeOf(match, 'claim')];
  const thought = { code: rest, line: [rest], candidates: [candidate(rest)], iterations: 1, ms: 0 };
  const told = (given: typeof thought) => [...hintParts(match, weights, given, { ms: Infinity, decide: Infinity })];
  const passed = bestClaimNow(match.core, new ClaimSolver(match.core), match.copiedState());
  const { passes } = aimOf(match, weights, [rest], { passed });
  expect(passes).toMatchObject({ claim: { kind: 'card' }, soonest: 1 });
  // A rest is not so much better that the claim is not advised.
  expect(told(thought)[0]).toMatchObject({ kind: 'line', line: [claim] });
  const claims = { ...thought, code: claim, line: [claim], candidates: [candidate(claim)] };
  const parts = told(claims);
  expect(parts[0]).toMatchObject({ kind: 'line', line: [claim], close: null });
  expect(parts.at(-1)).toMatchObject({
    kind: 'aim',
    aim: { leadsTo: null, passes: null },
    plan: { claim: { kind: 'card' }, turns: 1 },
    change: null,
    final: true,
  });
});

test('a hint names a turn beside its plan that is about as good: enough visited, no lower in chances and points, and another one', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'close' });
  const [plan, other] = [codeOf(match, 'play'), codeOf(match, 'acquire')];
  const best = { code: plan, line: [plan], scores: [70, 66], win: [0.6, 0.4], visits: 100 };
  const second = { code: other, line: [other], scores: [69.5, 66], win: [0.595, 0.405], visits: 40 };
  const closeOf = (candidates: readonly (typeof best)[]) => {
    const line = [...hintParts(match, null, { line: [plan], candidates }, { ms: 0 })].find(
      ({ kind }) => kind === 'line',
    );
    return line?.kind === 'line' ? line.close : undefined;
  };
  expect(closeOf([best, second])).toEqual([other]);
  expect(closeOf([best])).toBeNull();
  expect(closeOf([best, { ...second, visits: 10 }])).toBeNull();
  expect(closeOf([best, { ...second, win: [0.58, 0.42] }])).toBeNull();
  expect(closeOf([best, { ...second, scores: [69, 66] }])).toBeNull();
  expect(closeOf([best, { ...second, code: plan, line: [plan] }])).toBeNull();
  expect(review.close(match, [other])).toMatch(
    /^About as good, within a point and about one per cent of the chance of winning: take “.+”.*\.$/,
  );
  expect(polish.close(match, [other])).toMatch(
    /^Mniej więcej tak samo dobre, z różnicą do punktu i około procenta szansy na wygraną: .+\.$/,
  );
  // What it leads to is told, too.
  expect(review.close(match, [other])).toMatch(
    /: take “.+”.*\. With the other turn: each use of this card makes your cubes worth \d more/,
  );
  expect(polish.close(match, [other])).toMatch(
    /\. Inna tura: każde użycie tej karty zwiększa wartość twoich kostek o \d/,
  );
  expect(review.leads(match, [other])).toMatch(/^Each use of this card makes your cubes worth \d more/);
});

test('where there is nothing else to choose, a hint says so at once, and looks for no claim', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'forced' });
  const isForced = (): boolean => match.legal().length === 1 && match.legal()[0]?.kind === 'rest';
  const luck = new FastLuck(1);
  while (!match.over && !isForced()) {
    // Whoever plays all cards, and acquires none, can only rest.
    const options = match.legal().filter(({ kind }) => kind !== 'acquire' && kind !== 'claim' && kind !== 'rest');
    const from = options.length > 0 ? options : match.legal();
    match.choose(from[luck.draw(from.length)]!.code);
  }
  const line = [codeOf(match, 'rest')];
  const parts = [...hintParts(match, null, { line, candidates: [] }, { ms: 0 })];
  expect(parts).toHaveLength(2);
  expect(parts).toMatchObject([
    { kind: 'line', line, close: null },
    { kind: 'aim', aim: NO_AIM, plan: null, planned: null, change: null, threats: [], final: true },
  ]);
  expect(review.look(match, line)).toMatch(/^There is only one thing you can do: rest[^.]*\.$/);
  expect(polish.look(match, line)).toMatch(/^Możesz zrobić tylko jedno: [^.]+\.$/);
});

test('a first hint says what becomes of a claim that could be made at once', () => {
  const match = couldClaim();
  const line = [codeOf(match, 'rest')];
  const { target, points } = required(
    bestClaimNow(match.core, new ClaimSolver(match.core), match.copiedState()),
    'claim',
  );
  const claim = { kind: target.kind, id: target.id, price: formatBundle(target.price), points: target.points };
  const passes = { claim, points, soonest: 1, turns: null, gain: { value: 4, error: 1 }, rounds: 10, instead: null };
  const said = (aim: Partial<typeof passes> | { turns: number }): string =>
    review.look(match, line, { ...NO_AIM, passes: { ...passes, ...aim } });
  expect(said({})).toMatch(/^Is it time to rest\? You could claim .* now, but there is something better\.$/);
  expect(said({ turns: 2 })).toMatch(/now, but that can wait\.$/);
  expect(said({ soonest: 2 })).toBe('Is it time to rest?');
});

test(
  'a plan that depends on a claim is told after a few tries, and what is tried later does not change it',
  { tags: 'full' },
  async () => {
    const match = couldClaim();
    const weights = await loadWeights(match.core);
    for (const { code } of match.legal().filter(({ kind }) => kind === 'acquire' || kind === 'rest')) {
      const parts = [...hintParts(match, weights, { line: [code], candidates: [] }, { ms: Infinity, decide: 0 })];
      expect(parts.filter(({ kind }) => kind === 'line')).toHaveLength(1);
      const [first, ...aims] = parts;
      expect(first?.kind).toBe('line');
      // Whoever waits for the end of it is told, whatever is tried later.
      expect(aims.map((part) => part.kind === 'aim' && part.final)).toEqual(
        aims.map((_, at) => at === aims.length - 1),
      );
      const isKept = first?.kind === 'line' && first.line[0] === code;
      const passes = aims.map((part) => part.kind === 'aim' && part.aim.passes);
      expect(passes.every((one) => (one !== null) === isKept)).toBe(true);
      expect(passes.some((one) => one && isClaimAdvised(one))).toBe(false);
    }
  },
);

test('a search for a way to a claim is given up after its time, and finds nothing then', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'aim' });
  const state = match.copiedState();
  const found = (patience?: number): number[] => {
    const solver = new ClaimSolver(match.core, patience);
    return solver.targets(state).map((target) => solver.way(state.cells.slice(), 0, target, 5)?.length ?? 0);
  };
  expect(Math.max(...found())).toBeGreaterThan(1);
  expect(Math.max(...found(-1))).toBe(0);
});

test(
  'a hint advises a claim at once that is better than the plan or about as good',
  { tags: 'full', timeout: 400_000 },
  async () => {
    const match = couldClaim();
    const weights = await loadWeights(match.core);
    const passed = required(bestClaimNow(match.core, new ClaimSolver(match.core), match.copiedState()), 'claim');
    const plans = match.legal().filter(({ kind }) => kind === 'acquire' || kind === 'rest' || kind === 'play');
    const told = plans.map(({ code }) => {
      const parts = [
        ...hintParts(match, weights, { line: [code], candidates: [] }, { ms: Infinity, decide: Infinity }),
      ];
      const [line, ...aims] = parts.map((part) => (part.kind === 'line' ? part.line : part.aim));
      const aim = aims.at(-1);
      return { code, line, aim };
    });
    const instead = told.filter(({ code, line }) => !(Array.isArray(line) && line[0] === code));
    // A review and practice say the same of who claimed.
    const claims = new ClaimsAtHand(match, weights);
    const [claimed] = passed.turns;
    const some = plans.slice(0, 4);
    expect(
      some.filter(({ code }) => claims.beside(match.copiedState(), required(claimed, 'claim'), [code])?.isAdvised),
    ).toEqual(some.filter(({ code }) => instead.some((one) => one.code === code)));
    expect(instead.length).toBeGreaterThan(0);
    for (const { line, aim } of instead) {
      expect(line).toEqual(passed.turns[0]);
      // It may say which turn follows.
      expect(aim).toEqual({ ...NO_AIM, next: aim && 'next' in aim ? aim.next : null });
    }
    for (const { code, aim } of told.filter((one) => !instead.includes(one))) {
      const passes = required(
        aim && !Array.isArray(aim) && 'passes' in aim ? aim.passes : null,
        `passed over by ${code}`,
      );
      expect(isClearGain(passes.gain), `choice ${code}`).toBe(true);
    }
  },
);

test.each([
  ['surely worth less than the claim', { value: -4, error: 1 }, 3, 3, true],
  ['about as good as a claim at once', { value: 3, error: 2 }, 1, null, true],
  ['about as good as a claim at once, which bots make much later', { value: 0.2, error: 0.1 }, 1, 5, true],
  ['about as good as a claim that bots make a little later', { value: 3, error: 2 }, 1, 2, true],
  ['surely, but hardly, worth more than a claim at once', { value: 2, error: 0.5 }, 1, 2, true],
  ['surely, but hardly, worth more than the claim of the next turn', { value: 2, error: 0.5 }, 2, null, false],
  ['about as good as going for the claim of the next turn', { value: 1, error: 2 }, 2, null, true],
  ['perhaps better than going for the claim of the next turn', { value: 3, error: 2 }, 2, null, true],
  ['about as good as going for a claim two turns later', { value: 0, error: 2 }, 3, null, true],
  ['perhaps better than going for a claim two turns later, with no other aim', { value: 3, error: 2 }, 3, null, true],
  ['about as good as going for a later claim', { value: 0, error: 2 }, 4, null, false],
  ['surely worth a few points more than a claim at once', { value: 4, error: 1 }, 1, null, true],
  ['surely worth much more than a claim at once', { value: 7, error: 1 }, 1, null, false],
])('a plan that is %s gives way to it: %j, %i, %j, %j', (_, gain, soonest, turns, isAdvised) => {
  const points = 8;
  expect(isClaimAdvised({ gain, soonest, turns, points, instead: {} })).toBe(isAdvised);
});

test('a plan for which nothing speaks that can be seen has to be worth much more than a claim at once', () => {
  const passes = { soonest: 1, turns: null, points: 8 };
  const [little, much] = [4, 8].map((value) => ({ ...passes, gain: { value, error: 1 } }));
  expect(isClaimAdvised({ ...required(little, 'little'), instead: null })).toBe(true);
  expect(isClaimAdvised({ ...required(little, 'little'), soonest: 3, instead: null })).toBe(false);
  expect(isClaimAdvised({ ...required(much, 'much'), instead: null })).toBe(false);
});

test('a claim that comes sooner than the one of the plan, and counts no less, is advised unless the plan is surely better', () => {
  const claim = { kind: 'order', id: 'vp-1', price: 'RRGB', points: 12 } as const;
  const passes = { soonest: 3, turns: null, points: 8, gain: { value: 3, error: 2 }, instead: {} };
  expect(isClaimAdvised(passes, { claim, turns: 4 })).toBe(true);
  expect(isClaimAdvised(passes, { claim, turns: 3 })).toBe(false);
  expect(isClaimAdvised({ ...passes, points: 7 }, { claim, turns: 4 })).toBe(false);
  expect(isClaimAdvised({ ...passes, gain: { value: 6, error: 1 } }, { claim, turns: 4 })).toBe(false);
});

test('a turn that only delays a claim does not lead to it', { tags: 'full' }, () => {
  // After a rest the card can be claimed next turn: it can be claimed at once.
  const match = couldClaim();
  const { core } = match;
  const solver = new ClaimSolver(core);
  const from = match.copiedState();
  for (const { code } of match.legal()) {
    const { leadsTo } = aimOf(match, null, [code], {});
    if (leadsTo === null || leadsTo.way === null) continue;
    const target = required(
      solver.targets(from).find(({ id }) => id === leadsTo.claim.id),
      'target',
    );
    const { length } = leadsTo.way;
    expect(solver.reachable(from.cells.slice(), 0, target, length)).toBe(false);
  }
});

test('where another claim outweighs the one passed over, it is named', () => {
  const match = couldClaim();
  const rest = [codeOf(match, 'rest')];
  const claim = { kind: 'card', id: 'P01', price: 'GGGBB', points: 17 } as const;
  const other = { kind: 'card', id: 'P02', price: 'YYGG', points: 8 } as const;
  const said = (turns: number): { readonly english: string; readonly inPolish: string } => {
    const instead = { claim: other, turns, way: null };
    const passes = { claim, points: 12, soonest: 1, turns: null, gain: { value: 5, error: 1 }, rounds: 10, instead };
    const aim = { ...NO_AIM, passes };
    return { english: goodBy(review, match, rest, aim), inPolish: goodBy(polish, match, rest, aim) };
  };
  // Soon, it is what the turn leads to.
  expect(said(3).english).toMatch(
    / That leads to .+ \(8 points\): bots usually claim it in 2 turns\. Claiming “The Vizier” \(17 points\) now would leave you 3 to 7 points worse off 10 rounds later, as bots played both on\.$/,
  );
  expect(said(3).inPolish).toMatch(/ boty zwykle zdobywają .+ za 2 tury\. Teraz możesz zdobyć kartę „Wezyr” .+\.$/);
  // Later, it is a reason.
  expect(said(6).english).toMatch(
    / 10 rounds later, as bots played both on: my plan usually claims .+ \(8 points\) in 5 turns, the other way does it later or not at all\.$/,
  );
  expect(said(6).inPolish).toMatch(/: mój plan zwykle daje za 5 tur .+, a tamta droga później albo wcale\.$/);
});

test('what comes instead of a claim that is the aim, too, is the first reason to pass it over', () => {
  const match = couldClaim();
  const rest = [codeOf(match, 'rest')];
  const claim = { kind: 'card', id: 'P01', price: 'GGGBB', points: 17 } as const;
  const first = { kind: 'card', id: 'P02', price: 'YYGG', points: 8 } as const;
  const instead = { claim: first, turns: 2, way: null };
  const passes = { claim, points: 12, soonest: 1, turns: 6, gain: { value: 5, error: 1 }, rounds: 10, instead };
  const told = goodBy(review, match, rest, {
    ...NO_AIM,
    leadsTo: { claim, turns: 2, way: null },
    passes,
  });
  expect(told).toMatch(
    / That leads to .+ \(8 points\): bots usually claim it next turn\. Claiming .+ \(17 points\) now would /,
  );
  expect(told).not.toContain('my plan usually claims');
});

test('the claim passed over is never what speaks for the plan', { tags: 'full' }, () => {
  // Each solver has its own objects for the same targets.
  const { match, way } = couldClaimLater();
  const claims = match.legal().map(({ code }) => aimOf(match, null, [code], { passed: way }).passes);
  const named = claims.filter((passes) => passes !== null);
  expect(named.length).toBeGreaterThan(0);
  for (const { claim, instead } of named) expect(instead?.claim.id).not.toBe(claim.id);
});
