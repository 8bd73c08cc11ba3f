/** The turn that a hint says to follow, and what the next hint makes of it. */

import { createBotWith } from '@windrose/bots';
import { type AnyView, type Match, required, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { expect, test } from 'vitest';
import { NO_AIM } from '../src/review/aim.ts';
import { hintParts } from '../src/review/hint-parts.ts';
import {
  expectedLine,
  type ExpectedTurn,
  type FollowingTurn,
  following,
  isExpected,
  keptTurn,
  nextTurn,
  usesUp,
} from '../src/review/next-turn.ts';
import { holdAfter, missing, worthOf } from '../src/review/good-of.ts';
import { reviewWordsFor } from '../src/index.ts';
import { goodBy } from './good-by.ts';

const review = reviewWordsFor('en', wordsFor('en'));
const polish = reviewWordsFor('pl', wordsFor('pl'));

/** A match of Eastern Wonders with both boats set, at the first turn. */
function atSea(): Match {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'next turn' });
  const bot = createBotWith({ core: match.core, seed: 1, level: 'mate', weights: null });
  while (match.inSetUp) match.choose(bot.chooseFor(match));
  return match;
}

/** The choices by which a bot plays the running turn. */
function turnBy(match: Match, level: 'deckhand' | 'mate', seed: number): readonly number[] {
  const bot = createBotWith({ core: match.core, seed, level, weights: null });
  const ahead = match.fork();
  while (!ahead.over && ahead.turn === match.turn) ahead.choose(bot.chooseFor(ahead));
  return ahead.choices.slice(match.version).map(({ option }) => option.code);
}

const road = (): Match => startMatch({ game: 'spice-road', seats: 2, seed: 'next turn' });

const acquires = (match: Match, slot: number): number =>
  required(
    match.legal().find((one) => one.kind === 'acquire' && 'slot' in one && one.slot === slot),
    `card of slot ${slot}`,
  ).code;

const cardAt = (match: Match, slot: number): string => {
  const { market }: AnyView = match.state();
  const there = market?.[slot] ?? '';
  return typeof there === 'string' ? there : there.card;
};

/** A candidate of a search with so many points, as if the other side had none. */
const candidate = (line: readonly number[], points: number) => ({
  code: required(line[0], 'code'),
  line,
  visits: 10,
  scores: [points, 0],
  win: [0.5, 0.5],
});

/** A turn that does as little as the rules allow. */
function idleTurn(match: Match): readonly number[] {
  const fork = match.fork();
  const codes: number[] = [];
  while (fork.turn === match.turn && !fork.over) {
    const options = fork.legal();
    const { code } = required(
      options.find(({ kind }) => ['stay', 'harvest', 'stop'].includes(kind)) ?? options[0],
      'option',
    );
    codes.push(code);
    fork.choose(code);
  }
  return codes;
}

/** A position after some turns, a turn of a bot in it, and one that does as little as the rules allow, which is much worse. */
function notToBeMissed(): {
  readonly match: Match;
  readonly line: readonly number[];
  readonly idle: readonly number[];
} {
  const match = atSea();
  for (let turn = 0; turn < 2; turn++) for (const code of turnBy(match, 'mate', 1)) match.choose(code);
  return { match, line: turnBy(match, 'mate', 1), idle: idleTurn(match) };
}

test('a bot tells the turn after a line: it can be played when the others have done nothing', { tags: 'full' }, () => {
  const match = atSea();
  let found = 0;
  for (let turns = 0; turns < 10; turns++) {
    const line = turnBy(match, 'mate', 1);
    const next = nextTurn(match, null, line, 60);
    if (next !== null) found++;
    const there = match.fork();
    const { seat } = required(match.decision, 'decision');
    for (const code of line) there.choose(code);
    const state = there.copiedState();
    there.core.skipTo(state, seat, { draw: () => 0 } as never);
    const ahead = there.standingAt(state);
    for (const code of next?.line ?? []) {
      expect(ahead.legal().map((one) => one.code)).toContain(code);
      ahead.choose(code);
    }
    for (const code of line) match.choose(code);
  }
  expect(found).toBeGreaterThan(2);
});

test('turns use up what a claim costs where dearer cubes of its price are missing after them', () => {
  const match = atSea();
  let used = 0;
  for (let turns = 0; turns < 8; turns++) {
    const line = turnBy(match, 'mate', 1);
    const { seats }: AnyView = match.state();
    const before = required(seats[match.decision?.seat ?? 0], 'own seat').hold;
    const after = holdAfter(match, line);
    const isUsed = worthOf(missing(before, after)) > 0;
    expect(usesUp(match, [line], { price: before })).toBe(isUsed);
    expect(usesUp(match, [line], { price: after })).toBe(false);
    if (isUsed) used++;
    for (const code of line) match.choose(code);
  }
  expect(used).toBeGreaterThan(1);
});

test('nothing follows the end of a match', () => {
  const match = atSea();
  const bot = createBotWith({ core: match.core, seed: 1, level: 'mate', weights: null });
  while (!match.final) match.choose(bot.chooseFor(match));
  expect(nextTurn(match, null, turnBy(match, 'mate', 1), 20)).toBeNull();
});

test(
  'the expected turn is kept where another one is hardly better, and where it is not when both are played on',
  { tags: 'full' },
  () => {
    const match = atSea();
    const [good, alike] = [turnBy(match, 'mate', 1), turnBy(match, 'deckhand', 5)];
    expect(alike).not.toEqual(good);
    const kept = (line: readonly number[], expected: readonly number[] | null, points = 5) =>
      keptTurn(
        match,
        null,
        { line, candidates: [candidate(line, 10 + points), candidate(expected ?? alike, 10)] },
        { expected: expected && { line: expected, card: null, rest: [] }, ms: Infinity },
      );
    expect(kept(good, null)).toEqual({ line: good, points: null });
    expect(kept(alike, good, 1)).toEqual({ line: good, points: null });
    // The search looked little at what it does not prefer.
    expect(kept(alike, good)).toEqual({ line: good, points: null });
  },
);

test('the expected turn is left where another one is better when both are played on', { tags: 'full' }, () => {
  const { match, line, idle } = notToBeMissed();
  const kept = keptTurn(
    match,
    null,
    { line, candidates: [candidate(line, 20), candidate(idle, 10)] },
    { expected: { line: idle, card: null, rest: [] }, ms: Infinity },
  );
  expect(kept.line).toEqual(line);
  expect(kept.points).toBeGreaterThan(1.5);
});

test('a turn that makes all of the expected one, and more, is no other turn', () => {
  const match = atSea();
  const line = turnBy(match, 'mate', 1);
  const [first = -1] = line;
  expect(isExpected(match, line, [first], { card: null })).toBe(true);
  const other = required(
    match.legal().find(({ code }) => code !== first),
    'another option',
  ).code;
  expect(isExpected(match, line, [other], { card: null })).toBe(false);
});

test('a merchant card is expected wherever it lies, and not when it is gone', () => {
  const match = road();
  const line = [acquires(match, 0)];
  const next = required(
    match.legal().find((one) => one.kind === 'play'),
    'a card to play',
  );
  expect(following(match, line, [next.code])).toEqual({ line: [next.code], card: null, rest: [] });
  // The card of the second place moves up when the first one is taken.
  const card = cardAt(match, 1);
  const last: FollowingTurn = { line: [acquires(match, 1)], card, rest: [] };
  const bot = createBotWith({ core: match.core, seed: 1, level: 'deckhand', weights: null });
  match.choose(acquires(match, 0));
  while (match.decision?.kind !== 'turn') match.choose(bot.chooseFor(match));
  expect(cardAt(match, 0)).toBe(card);
  expect(expectedLine(match, last)).toEqual([acquires(match, 0)]);
  match.choose(acquires(match, 0));
  while (match.decision?.kind !== 'turn') match.choose(bot.chooseFor(match));
  expect(expectedLine(match, last)).toBeNull();
});

test('a hint says why it advises another turn than the last one expected', { tags: 'full' }, () => {
  const { match, line, idle: expected } = notToBeMissed();
  const hint = (last: FollowingTurn | null) => {
    const parts = [
      ...hintParts(
        match,
        null,
        { line, candidates: [candidate(line, 20), candidate(expected, 10)] },
        { ms: Infinity, decide: Infinity, last: { plan: null, expected: last, hasOutlook: false } },
      ),
    ];
    const part = required(parts.at(-1), 'last part');
    return 'aim' in part ? part : null;
  };
  expect(hint(null)?.aim.expected).toBeNull();
  const told = required(hint({ line: expected, card: null, rest: [] }), 'aim');
  expect(told.aim.expected).toMatchObject({ line: expected, later: 0 });
  expect(told.aim.expected?.points).toBeGreaterThan(1.5);
  // What it says to follow is what the next hint has to know.
  expect(told.follows ?? told.aim.next).not.toBeNull();
  expect(hint({ line, card: null, rest: [] })?.aim.expected).toBeNull();
});

test('what was expected is said in plain words, in both languages', () => {
  const match = road();
  const line = [acquires(match, 0)];
  const rest = required(
    match.legal().find((one) => one.kind === 'rest'),
    'rest',
  ).code;
  const said = (expected: ExpectedTurn): readonly string[] =>
    [review, polish].map((words) => goodBy(words, match, line, { ...NO_AIM, expected }));
  const base: ExpectedTurn = { line: [rest], card: null, points: 4.2, later: 1 };
  const [english, inPolish] = said(base);
  expect(english).toMatch(
    /My last hint expected another turn here: rest.+\. This one is better by about 4 points at the end, although the claim comes a turn later\./,
  );
  expect(inPolish).toMatch(
    /Poprzednia rada zapowiadała tu inny ruch: .+\. Ten jest lepszy o około 4 pkt na koniec, choć /,
  );
  expect(said({ ...base, points: 0.2, later: 0 })[0]).toContain('This one is the better one, looked at again.');
  expect(said({ ...base, line: null })[0]).toContain('is not possible any more');
  const [gone, goneInPolish] = said({ ...base, line: null, card: cardAt(match, 1) });
  expect(gone).toMatch(/My last hint expected you to take a card that is gone now: .+ – .+\./);
  expect(goneInPolish).toMatch(/Karty, którą zapowiadała tu poprzednia rada, już nie ma: .+ – .+\./);
});

test('a turn that surely follows is told as one, and another one as an example', () => {
  const match = road();
  const line = [acquires(match, 0)];
  const play = required(
    match.legal().find((one) => one.kind === 'play'),
    'a card to play',
  ).code;
  const said = (isSure: boolean, takesCard = false): readonly string[] =>
    [review, polish].map((words) =>
      goodBy(words, match, line, {
        ...NO_AIM,
        next: { line: [takesCard ? acquires(match, 0) : play], isSure, takesCard },
      }),
    );
  const [sure, sureInPolish] = said(true);
  expect(sure).toMatch(/ Next turn I would play “/);
  expect(sureInPolish).toMatch(/ W następnej turze: zagraj /);
  const [taking, takingInPolish] = said(true, true);
  expect(taking).toMatch(/ Next turn, if the card is still there, I would take “/);
  expect(takingInPolish).toMatch(/ W następnej turze, jeśli karta jeszcze tam będzie: weź /);
  const [open, openInPolish] = said(false);
  expect(open).toMatch(/ Next turn you could, for example, play “/);
  expect(openInPolish).toMatch(/ W następnej turze można na przykład: zagraj /);
});

test('where everything is still far away, the hint says so', () => {
  const match = road();
  const line = [acquires(match, 0)];
  expect(goodBy(review, match, line, { ...NO_AIM, far: 'now' })).toContain('is still far away');
  expect(goodBy(polish, match, line, { ...NO_AIM, far: 'now' })).toContain('jest jeszcze daleko');
});
