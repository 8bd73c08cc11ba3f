/** The form for the printed figures of a box: its fields, what typing does to the pack, and faults at their fields. */

import { checkPack, namePack, PACKS, type RawPack, startMatch } from '@windrose/rules';
import { firstWordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { isPackId, type PackId } from '../src/play/own-box.ts';
import { en } from '../src/screens/packs/en.ts';
import {
  countChanged,
  faultsIn,
  figureAt,
  type FormField,
  formOf,
  type FormRow,
  keyOf,
  readFigure,
  showFigure,
  typeIn,
} from '../src/screens/packs/form.ts';
import { faultSentence } from '../src/screens/packs/fault-sentence.ts';
import { pl } from '../src/screens/packs/pl.ts';

const NAMES = Object.keys(PACKS).filter(isPackId);
const { letters } = firstWordsFor('en');
const { letters: polish } = firstWordsFor('pl');

const rowsOf = (pack: RawPack, name: PackId): readonly FormRow[] =>
  formOf(pack, PACKS[name], name).flatMap(({ rows }) => rows);

/** A field of a piece. */
function find(pack: RawPack, name: PackId, id: string, key: string): { row: FormRow; field: FormField } {
  for (const row of rowsOf(pack, name)) {
    const field = row.id === id ? row.fields.find((one) => one.key === key) : undefined;
    if (field) return { row, field };
  }
  throw new Error(`no field ${key} of ${id}`);
}

/** Types text into a field, or chooses a word. */
function type(pack: RawPack, name: PackId, id: string, key: string, text: string): RawPack {
  const { row, field } = find(pack, name, id, key);
  return typeIn(pack, PACKS[name], row, field, field.kind === 'word' ? text : readFigure(field.kind, text, letters));
}

describe.each(NAMES)('the form of %s', (name) => {
  const shipped = PACKS[name];
  const rows = rowsOf(shipped, name);

  test('every field stands for one figure of the pack, and shows it as it would be typed', () => {
    const fields = rows.flatMap((row) => row.fields);
    expect(fields.length).toBeGreaterThan(90);
    expect(new Set(fields.map(({ path }) => keyOf(path))).size).toBe(fields.length);
    const words = fields.filter(({ kind }) => kind === 'word');
    expect(words.filter(({ path, allowed }) => !allowed.some((value) => value === figureAt(shipped, path)))).toEqual(
      [],
    );
    const typed = fields.filter(({ kind }) => kind !== 'word');
    for (const spoken of [letters, polish]) {
      for (const { path, kind } of typed) {
        const figure = figureAt(shipped, path);
        expect(readFigure(kind, showFigure(figure, kind, spoken), spoken)).toEqual(figure);
      }
    }
  });

  test('every field, part and word has a text in both languages', () => {
    const fields = rows.flatMap((row) => row.fields);
    const parts = formOf(shipped, shipped, name).filter(({ board }) => board === null);
    // Numbers and letters are shown as they are.
    const words = fields
      .filter(({ key }) => key !== 'cube')
      .flatMap(({ allowed }) => allowed.map(String))
      .filter((word) => !/^(?:\d|I+)$/.test(word));
    for (const texts of [en, pl]) {
      expect(fields.map(({ key }) => key).filter((key) => !(key in texts.fields))).toEqual([]);
      expect(parts.map(({ id }) => id).filter((id) => !(id in texts.parts))).toEqual([]);
      expect(words.filter((word) => !(word in texts.values))).toEqual([]);
    }
  });

  test('typing in the current figure changes nothing', () => {
    for (const row of rows) {
      for (const field of row.fields) {
        expect(typeIn(shipped, shipped, row, field, figureAt(shipped, field.path))).toBe(shipped);
      }
    }
  });
});

test('typed figures form a playable pack, can be saved as a file, and can be reset to the built-in ones', () => {
  const shipped = PACKS['spice-road'];
  const own = type(shipped, 'spice-road', 'P01', 'vp', '42');
  expect(countChanged(rowsOf(own, 'spice-road'), own, shipped)).toBe(1);
  expect(namePack(own)).toMatchObject({ name: 'spice-road', version: '1-own' });
  expect(namePack(own).hash).not.toBe(namePack(shipped).hash);
  const file = JSON.parse(JSON.stringify(own)) as RawPack;
  expect(checkPack(file)).toMatchObject({ faults: [], warnings: [] });
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'own', packs: [file] });
  expect(match.packs).toEqual([namePack(own)]);
  expect(type(file, 'spice-road', 'P01', 'vp', '6')).toBe(shipped);
});

test('a typed piece is no longer marked as guessed', () => {
  const own = type(PACKS['new-world'], 'new-world', 'S01', 'cost', 'rry');
  const card = figureAt(own, find(own, 'new-world', 'S01', 'cost').row.path);
  expect(card).toMatchObject({ cost: 'YRR', confidence: 'exact' });
});

test('a location of another kind gets the fields of that kind, and can be played with', () => {
  const space = rowsOf(PACKS['new-world'], 'new-world').find(({ id }) => id === 'C1-1')!;
  expect(space.fields.map(({ key }) => key)).toEqual(['kind', 'give', 'take', 'settlers', 'landmark', 'exploration']);
  const own = type(PACKS['new-world'], 'new-world', 'C1-1', 'kind', 'production');
  const now = rowsOf(own, 'new-world').find(({ id }) => id === 'C1-1')!;
  expect(now.fields.map(({ key }) => key)).toEqual(['kind', 'gain', 'settlers', 'landmark', 'exploration']);
  expect(checkPack(own)).toMatchObject({ faults: [], warnings: [] });
  expect(type(own, 'new-world', 'C1-1', 'kind', 'trade')).toBe(PACKS['new-world']);
});

test('bonus tiles and merchant cards of another kind can be played with', () => {
  const pair = type(PACKS['new-world'], 'new-world', 'B01', 'kind', 'per-pair');
  expect(checkPack(pair).faults).toEqual([]);
  const upgrade = type(PACKS['spice-road'], 'spice-road', 'M20', 'kind', 'upgrade');
  expect(checkPack(upgrade)).toMatchObject({ faults: [], warnings: [] });
});

test('faults stand at the fields they are about, or at the piece or part around them', () => {
  let own = PACKS['new-world'];
  own = type(own, 'new-world', 'S01', 'cost', 'yx');
  own = type(own, 'new-world', 'S02', 'vp', '120');
  own = type(own, 'new-world', 'A1-1', 'bonusStacks', '4, x');
  const at = (found: RawPack, name: PackId): Record<string, string[]> => {
    const faults = faultsIn(formOf(found, PACKS[name], name), checkPack(found).faults, name);
    return Object.fromEntries(
      Array.from(faults, ([key, all]) => [key, all.map((one) => faultSentence(one, en.sentences, 'Y R G B'))]),
    );
  };
  expect(at(own, 'new-world')).toEqual({
    'pointCards/0/cost': ['Cubes are the letters Y R G B.'],
    'pointCards/1/vp': ['A number from 0 to 99, please.'],
    'boards/A1/spaces/0/bonusStacks': ['Numbers separated by commas, please.'],
  });
  const same = type(PACKS['spice-road'], 'spice-road', 'M10', 'take', 'YY');
  expect(at(same, 'spice-road')).toEqual({
    [keyOf(find(same, 'spice-road', 'M10', 'take').row.path)]: [
      'A trade must take something other than what it gives.',
    ],
  });
  const uneven = type(PACKS['eastern-wonders'], 'eastern-wonders', 'm1', 'symbol', 'red');
  expect(at(uneven, 'eastern-wonders')).toEqual({ marketTiles: ['Each symbol must be on the same number of tiles.'] });
  const stacks = type(PACKS['new-world'], 'new-world', 'A1-1', 'bonusStacks', '20');
  expect(Object.values(at(stacks, 'new-world')).flat()).toContainEqual(expect.stringMatching(/^The stacks need \d+/));
});

test('cubes are typed in any order and in the letters of the language', () => {
  expect(readFigure('cubes', ' g y R', letters)).toBe('YRG');
  expect(readFigure('cubes', 'cżżz', polish)).toBe('YYRG');
  expect(readFigure('cubes', 'yq', letters)).toBe('YQ');
  expect(readFigure('numbers', '3; 2 1', letters)).toEqual([3, 2, 1]);
  expect(readFigure('number', 'three', letters)).toBe('three');
});
