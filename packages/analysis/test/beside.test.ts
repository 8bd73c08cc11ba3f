/** The turn that comes second to the one that a hint advises. */

import { weightsFor } from '@windrose/bots';
import { type Match, required, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { type Aim, NO_AIM } from '../src/review/aim.ts';
import { besideTurn, secondTo } from '../src/review/beside.ts';
import { hintParts } from '../src/review/hint-parts.ts';
import { reviewWordsOf } from '../src/words/words.ts';
import { messages as en } from '../src/words/en.ts';
import { messages as pl } from '../src/words/pl.ts';

const english = reviewWordsOf(en, wordsFor('en'));
const polish = reviewWordsOf(pl, wordsFor('pl'));

const codeOf = (match: Match, kind: string): number =>
  required(
    match.legal().find((one) => one.kind === kind),
    kind,
  ).code;

const started = (): Match => startMatch({ game: 'spice-road', seats: 2, seed: 'close' });

interface Seen {
  readonly visits: number;
  readonly scores: number[];
  readonly win: number[];
}

/** A candidate of a search that makes one choice. */
const candidate = (code: number, seen: Seen) => ({ code, line: [code], ...seen });

const BEST: Seen = { visits: 100, scores: [70, 66], win: [0.6, 0.4] };
const SECOND: Seen = { visits: 40, scores: [69.5, 66], win: [0.595, 0.405] };

describe('the second turn', () => {
  const match = started();
  const [play, acquire] = [codeOf(match, 'play'), codeOf(match, 'acquire')];
  const second = (...seen: readonly Seen[]) =>
    secondTo(
      match,
      match.copiedState(),
      [play],
      [candidate(play, BEST), ...seen.map((one) => candidate(acquire, one))],
    );

  test('is the one that a search looked at most beside the plan', () => {
    expect(second(SECOND)).toEqual({ line: [acquire], isClose: true });
    expect(second()).toBeNull();
  });

  test('is as good only if it was looked at enough and is no lower in chances and points', () => {
    expect(second({ ...SECOND, visits: 10 })).toEqual({ line: [acquire], isClose: false });
    expect(second({ ...SECOND, win: [0.58, 0.42] })).toEqual({ line: [acquire], isClose: false });
    expect(second({ ...SECOND, scores: [69, 66] })).toEqual({ line: [acquire], isClose: false });
  });

  test('is none that a search has hardly looked at, and none that does the same', () => {
    expect(second({ ...SECOND, visits: 0 })).toBeNull();
    const same = [candidate(play, BEST), candidate(play, SECOND)];
    expect(secondTo(match, match.copiedState(), [play], same)).toBeNull();
  });

  test('is played on beside the plan, with the same result each time', { tags: 'full' }, () => {
    const weights = weightsFor(match.core);
    const found = { line: [acquire], isClose: true };
    const beside = required(besideTurn(match, weights, [play], found, Infinity) ?? undefined, 'second turn');
    expect(beside).toMatchObject({ line: [acquire], isClose: true, rounds: 10 });
    expect(Number.isFinite(beside.gain.value)).toBe(true);
    expect(beside.gain.error).toBeGreaterThan(0);
  });
});

test('a hint ends with the second turn, unless its own one is a claim', { tags: 'full' }, () => {
  const match = started();
  const weights = weightsFor(match.core);
  const [play, acquire] = [codeOf(match, 'play'), codeOf(match, 'acquire')];
  const thought = { line: [play], candidates: [candidate(play, BEST), candidate(acquire, SECOND)] };
  const parts = [...hintParts(match, weights, thought, { ms: Infinity })];
  const aims = parts.flatMap((part) => (part.kind === 'aim' ? part : []));
  expect(aims.at(-1)).toMatchObject({ final: true, aim: { beside: { line: [acquire] } } });
  expect(aims.slice(0, -1).every(({ final, aim }) => !final && aim.beside === null)).toBe(true);
});

describe('words', () => {
  const match = started();
  const acquire = codeOf(match, 'acquire');
  const said = (words: typeof english, beside: Partial<NonNullable<Aim['beside']>>): string => {
    const aim: Aim = {
      ...NO_AIM,
      beside: { line: [acquire], isClose: false, gain: { value: 0, error: 1 }, rounds: 10, ...beside },
    };
    return required(words.good(match, [codeOf(match, 'play')], aim).at(-1), 'last sentence').text;
  };

  test('say what the other turn brings, and by how much it is worse', () => {
    const worse = { gain: { value: 5, error: 1 } };
    expect(said(english, worse)).toMatch(
      /^Instead you could take “.+”.*\. Each use of this card .+\. But it would leave you 3 to 7 points worse off 10 rounds later, as bots played both on\.$/,
    );
    expect(said(polish, worse)).toMatch(
      /^Inna możliwość: .+\. Ale wtedy masz o 3–7 pkt mniej po 10 rundach, według prób botów\.$/,
    );
  });

  test('say that neither is clearly ahead, or that both are about as good', () => {
    expect(said(english, {})).toMatch(/^Instead you could .+ When bots play both on, neither is clearly ahead\.$/);
    expect(said(english, { isClose: true })).toMatch(/^About as good: take “.+”/);
    expect(said(polish, {})).toMatch(/żadna nie ma wyraźnej przewagi\.$/);
    expect(said(polish, { isClose: true })).toMatch(/^Mniej więcej tak samo dobre: /);
  });

  test('hide nothing where bots did better with the other turn than the search saw', () => {
    const better = { gain: { value: -5, error: 1 } };
    expect(said(english, better)).toMatch(
      /It is a close call: my search prefers my plan, bots that played both on did better with this one\.$/,
    );
    expect(said(polish, better)).toMatch(/^Inna możliwość: .+Trudno rozstrzygnąć/);
  });
});

test('what a turn leads to can be told by itself', () => {
  const match = started();
  expect(english.leads(match, [codeOf(match, 'acquire')])).toMatch(
    /^Each use of this card makes your cubes worth \d more/,
  );
});
