import { addGame, type GameShape, startMatch } from '@windrose/rules';
import { Act, type ActOption, BeginTurn, EndTurn, type NoOptions, type PriceOption } from '@windrose/rules/mechanisms';
import { expect, test } from 'vitest';

import { addWords, factOf, type OwnTexts, wordsFor } from '../src/index.ts';

test.each([
  ['a language without texts', { en: {} }, 'stairs, en: game: expected an object'],
  ['texts that are no object', { en: 'Stairs' }, 'stairs, en: expected an object'],
])('%s is refused with its place', (_name, words, message) => {
  expect(() => addWords('stairs', words)).toThrow(message);
});

const STAIRS = {
  game: { title: 'Stairs', tagline: 'Up and down.', length: '5 minutes' },
  decisions: { climb: 'Climb' },
  options: {},
  events: {},
  scoreParts: { steps: { name: 'Steps', why: 'a point each' } },
};

/** A game whose options change what is asked and counted. */
const stairs = {
  id: 'stairs',
  rules: 1,
  seats: [1, 2],
  packs: [],
  options: { storeys: ['two', 'three'], cellar: 'switch' },
  assemble: ({ seats, options }: { readonly seats: number; readonly options: Readonly<Record<string, unknown>> }) => ({
    game: 'stairs',
    seats,
    sides: seats,
    layout: { hold: seats, limit: seats },
    deal: () => undefined,
    chain: [
      { kind: '', gate: null, gateBits: -1, reach: () => false },
      { kind: options.cellar === true ? 'descend' : 'climb', gate: null, gateBits: -1, reach: () => true },
      { kind: 'discard', gate: null, gateBits: -1, reach: () => true },
    ],
    setUp: 0,
    scores: [{ part: options.storeys === 'three' ? 'storeys' : 'steps', of: () => 0 }],
    names: {},
    describe: () => ({ seats: [], table: {} }),
  }),
};

test('words without a question or a line of the scores, whatever the options, are refused', () => {
  addGame(stairs);
  expect(() => addWords('stairs', { en: STAIRS })).toThrow(
    'the words of stairs, en, lack decisions.descend, scoreParts.storeys',
  );
  const all = {
    ...STAIRS,
    decisions: { climb: 'Climb', descend: 'Descend' },
    scoreParts: { ...STAIRS.scoreParts, storeys: { name: 'Storeys', why: 'a point each' } },
  };
  expect(() => addWords('stairs', { en: all, pl: STAIRS })).toThrow('the words of stairs, pl, lack decisions.descend');
  addWords('stairs', { en: all });
  expect(wordsFor('pl').decision('descend', 'stairs')).toBe('Descend');
  expect(() => wordsFor('en').decision('leap', 'stairs')).toThrow(
    'The module of stairs lacks words: "decisions.leap".',
  );
});

test('options of a match have names where the table is set', () => {
  const settings = { storeys: { name: 'Storeys', values: { two: 'two storeys' } }, cellar: { name: 'Cellar' } };
  addWords('cellar', { en: { ...STAIRS, settings } });
  expect(wordsFor('en').setting('cellar', 'storeys')).toEqual(settings.storeys);
  expect(wordsFor('en').setting('cellar', 'cellar')).toEqual({ name: 'Cellar', values: {} });
  expect(wordsFor('en').setting('cellar', 'attic')).toBeNull();
  expect(wordsFor('en').setting('new-world', 'board')).toBeNull();
  expect(() => addWords('cellar', { en: { ...STAIRS, settings: { storeys: { values: {} } } } })).toThrow(
    'cellar, en: settings.storeys.name is a text',
  );
});

test('an option with a member more than that of ours of the same kind must have words', () => {
  interface Tower extends GameShape {
    readonly option: PriceOption | ActOption<'pass'> | { readonly kind: 'build'; readonly floor: number };
    readonly options: NoOptions;
  }
  const options: OwnTexts<Tower>['options'] = { build: ({ floor }) => `build floor ${floor}` };
  // @ts-expect-error -- it builds a floor, which ours does not
  const none: OwnTexts<Tower>['options'] = {};
  expect([Object.keys(options), Object.keys(none)]).toEqual([['build'], []]);
});

test('an action with the kind of an option of ours is described in words of its own, in English where a language lacks them', () => {
  const action = <Kind extends string>(kind: Kind) => ({ kind, can: () => true, run: () => undefined });
  const game = addGame({
    ...stairs,
    id: 'ladder',
    options: {},
    assemble: ({ seats }: { readonly seats: number }) => ({
      ...stairs.assemble({ seats, options: {} }),
      game: 'ladder',
      chain: [new BeginTurn(), new Act([action('claim'), action('trade'), action('pass')]), new EndTurn(seats, 0)],
    }),
  });
  const ladder = { ...STAIRS, decisions: { act: 'Climb' } };
  addWords('ladder', {
    en: { ...ladder, options: { claim: () => 'claim the top', trade: () => 'trade places' } },
    pl: { ...ladder, options: { claim: () => 'zajmij szczyt' } },
  });
  const match = startMatch({ game, seats: 2, seed: 'ladder' });
  const options = match.legal();
  expect(options.map((option) => wordsFor('en').option(match, option))).toEqual([
    'claim the top',
    'trade places',
    'do nothing',
  ]);
  expect(options.slice(0, 2).map((option) => wordsFor('pl').option(match, option))).toEqual([
    'zajmij szczyt',
    'trade places',
  ]);
  // The page groups and ranks options by what they are: these are neither a claim nor a trade of ours.
  expect(options.map((option) => factOf(match, option))).toEqual([
    { kind: 'own', option: { kind: 'claim' } },
    { kind: 'own', option: { kind: 'trade' } },
    { kind: 'pass' },
  ]);
});
