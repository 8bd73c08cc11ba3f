import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { makeNotation, type Match, parseNotation, type RulesError, startMatch } from '../../src/index.ts';
import { everything, played, plans } from '../random-match.ts';
import { refused, thrown } from '../thrown.ts';

/** A match of a few turns, with an undo. */
function example(): Match {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'notation' });
  for (const word of '=YYYY @C4 =RR @C2 C3 D2/R stop'.split(' ')) {
    match.choose(match.legal()[match.tokens().indexOf(word)]!.code);
  }
  match.undo(5);
  for (const word of 'stop build enough? stay harvest'.split(' ')) {
    const at = match.tokens().indexOf(word.replace('?', ''));
    if (at >= 0) match.choose(match.legal()[at]!.code);
  }
  return match;
}

const text = makeNotation(example());
const turns = (notation: string): string[] => notation.split('\n').filter((line) => /^\d/.test(line));

const refusal = (notation: string): RulesError => thrown(() => parseNotation(notation));

test('is a header and a line for each turn', () => {
  const [first, ...header] = text.split('\n').filter((line) => line.startsWith('['));
  expect(first).toBe('[Windrose 1]');
  expect(header.map((line) => /^\[(\w+) /.exec(line)![1])).toEqual([
    'Game',
    'Seats',
    'Rules',
    'Packs',
    'Options',
    'Luck',
  ]);
  expect(header[0]).toBe('[Game "eastern-wonders"]');
  expect(turns(text).slice(0, 3)).toEqual([
    '0.2 =YYYY @C4',
    '0.1 =RR @C2',
    expect.stringMatching(/^1\.1 C3 D2\/R stop undo>5 stop build/),
  ]);
  expect(text.endsWith('\n')).toBe(true);
});

test('parse(make(match)) is the match, undos included, and make(parse(text)) the text', () => {
  fc.assert(
    fc.property(plans(150), (plan) => {
      const match = played(plan);
      const notation = makeNotation(match);
      const parsed = parseNotation(notation);
      expect(everything(parsed)).toEqual(everything(match));
      expect(parsed.record()).toEqual(match.record());
      expect(makeNotation(parsed)).toBe(notation);
    }),
    { numRuns: 160 },
  );
});

describe('handwritten notation', () => {
  test('comments, empty lines, spaces, and lines of another system', () => {
    const commented = text
      .split('\n')
      .map((line) => (/^\d/.test(line) ? `  ${line.replaceAll(' ', '   ')} ; a thought` : line))
      .join('\r\n\r\n');
    expect(everything(parseNotation(commented))).toEqual(everything(example()));
  });

  test('a turn on two lines', () => {
    const split = text.replace('1.1 C3 D2/R', '1.1 C3\n1.1 D2/R');
    expect(everything(parseNotation(split))).toEqual(everything(example()));
  });
});

describe('a fault is reported with its line', () => {
  const line = (start: string): number => text.split('\n').findIndex((content) => content.startsWith(start)) + 1;
  const change = (from: string | RegExp, to: string): string => {
    expect(text.replace(from, to)).not.toBe(text);
    return text.replace(from, to);
  };

  test.each<[string, () => string, number, string]>([
    ['empty', () => '', 1, 'the text is empty'],
    ['something else', () => 'e4 e5', 1, 'a notation begins with "[Windrose 1]"'],
    ['another format', () => change('[Windrose 1]', '[Windrose 3]'), 1, 'format 3 is unknown'],
    [
      'an unknown header',
      () => change('[Game', '[Spiel'),
      line('[Game'),
      '"[Spiel "eastern-wonders"]" is not a header',
    ],
    ['a header twice', () => change('[Seats', '[Game "x"]\n[Seats'), line('[Seats'), 'the header Game occurs twice'],
    ['a header too late', () => `${text}[Seats 2]`, text.split('\n').length, 'occurs twice'],
    ['a header missing', () => change(/\[Luck.*\]\n/, ''), 1, 'the header Luck is missing'],
    ['a value that is not JSON', () => change('"eastern-wonders"]', 'eastern]'), line('[Game'), 'is not JSON'],
    [
      'other rules',
      () => change('[Rules 1]', '[Rules 2]'),
      line('[Rules'),
      'played under version 2 of the rules of eastern-wonders; this engine plays version 1',
    ],
    ['no turn', () => change('0.2 ', 'x '), line('0.2'), 'a turn begins with round and seat'],
    [
      'a word that is not an option',
      () => change('@C4', '@C44'),
      line('0.2'),
      '"@C44" is not an option of the decision "boat" of seat 2',
    ],
    ['another turn than it says', () => change('\n1.1 ', '\n2.1 '), line('1.1'), 'it is the turn 2.1, but it is 1.1'],
    ['a turn left out', () => change(/\n0\.1.*\n/, '\n'), line('0.1'), 'it is the turn 1.1, but it is 0.1'],
    [
      'the word of another seat',
      () => change('0.2 =YYYY', '0.2 1:=YYYY'),
      line('0.2'),
      'is a word of seat 1, but seat 2 has to choose',
    ],
    [
      'an undo too far',
      () => change('undo>5', 'undo>1'),
      line('1.1'),
      'The choice cannot be taken back: the turn has passed',
    ],
  ])('%s', (_name, make, at, words) => {
    const error = refusal(make());
    expect(error.code).toBe('bad-notation');
    expect(error.message).toContain(words);
    expect(error.where).toBe(`line ${at}`);
  });

  test('a header that no match can have says so', () => {
    expect(refusal(change('[Seats 2]', '[Seats 7]')).code).toBe('bad-seats');
    expect(refusal(change('"eastern-wonders"]', '"go"]')).code).toBe('unknown-game');
  });

  test('a letter changed anywhere leads to a match or to an error, never to anything else', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('x', '0', ' ', '\n', '"', '[', '{', '9'), (at, letter) => {
        refused(() => parseNotation(text.slice(0, at) + letter + text.slice(at + 1)));
      }),
      { numRuns: 300 },
    );
  });
});
