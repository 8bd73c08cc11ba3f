import { describe, expect, test } from 'vitest';

import { faultsOf, type Page } from '../../../scripts/conformance/faults.ts';
import { firstWords, statementsOf } from '../../../scripts/conformance/statements.ts';
import { namedTests } from '../../../scripts/conformance/titles.ts';

const EN =
  '# Sea\n\n- `EW-1` Sail, if you **like**.\n1. `EW-3c` A case.\n\n> `EW-2r` **Ruling: so.** Indeed.\n\n| `EW-4` a | b |\n';

describe('the statements of a page', () => {
  test('are list items, quotes and rows that begin with a number, in order', () => {
    expect(statementsOf(EN).map(({ id, kind, marked }) => [id, kind, marked])).toEqual([
      ['EW-1', 'rule', false],
      ['EW-3c', 'case', false],
      ['EW-2r', 'ruling', true],
      ['EW-4', 'rule', false],
    ]);
  });

  test('a number in the middle of a line is refused, since no reader would find it', () => {
    expect(() => statementsOf('- Sail. `EW-1` Stop.')).toThrow('in the middle of a line');
  });

  test('are known by their first words', () => {
    expect(firstWords('**Sail** to [A](b.md), if you like.', 4)).toBe('Sail to A, if …');
    expect(firstWords('icons | 2 each')).toBe('icons 2 each');
  });
});

describe('the tests that name rules', () => {
  const found = (source: string): unknown => namedTests('a.test.ts', source).map(({ title, ids }) => [title, ids]);

  test('are read from calls of test, it and test.each', () => {
    expect(found("test('[EW-1] [EW-2r] sails', f); it('[EW-3c] x', f); test.each([1])('[EW-4] %i', f);")).toEqual([
      ['sails', ['EW-1', 'EW-2r']],
      ['x', ['EW-3c']],
      ['%i', ['EW-4']],
    ]);
  });

  test('are not those that are skipped, nor groups, nor words in comments', () => {
    expect(
      found("test.skip('[EW-1] a', f); test.todo('[EW-1] b'); describe('[EW-1] c', f); // test('[EW-1] d')"),
    ).toEqual([]);
  });
});

describe('the check fails', () => {
  const page = (en: string, pl = en): Page => ({
    name: 'sea',
    letters: 'EW',
    en: statementsOf(en),
    pl: statementsOf(pl),
  });
  const all = [{ file: 'a.test.ts', title: 'sails', ids: ['EW-1', 'EW-2r', 'EW-3c', 'EW-4'] }];

  test('for nothing when all is well', () => {
    expect(faultsOf([page(EN)], all)).toEqual([]);
  });

  test('when a rule is shown by no test', () => {
    expect(faultsOf([page(EN)], [{ ...all[0]!, ids: ['EW-1', 'EW-2r', 'EW-4'] }])).toEqual([
      'EW-3c is shown by no test',
    ]);
  });

  test('when a test names a rule that does not exist', () => {
    expect(faultsOf([page(EN)], [...all, { file: 'b.test.ts', title: 'flies', ids: ['EW-9'] }])).toEqual([
      'b.test.ts: the test "flies" names EW-9, which no page of rules has',
    ]);
  });

  test('when the languages differ in their numbers, or in the order', () => {
    expect(faultsOf([page(EN, EN.replace('`EW-4`', '`EW-5`'))], all)).toEqual([
      'sea: missing in Polish: EW-4',
      'sea: in Polish only: EW-5',
    ]);
    expect(faultsOf([page(EN, EN.split('\n').toReversed().join('\n'))], all)).toEqual([
      'sea: the numbers stand in another order in Polish',
    ]);
  });

  test('when a number is given twice, belongs to another page, or is not set off as what it is', () => {
    const odd = '- `EW-1` a\n> `EW-1r` b\n- `NW-2` c\n- `EW-3r` d\n> `EW-4` e\n';
    const shown = [{ file: 'a.test.ts', title: 'sails', ids: ['EW-1', 'EW-1r', 'NW-2', 'EW-3r', 'EW-4'] }];
    expect(faultsOf([page(odd)], shown)).toEqual([
      'sea: the number of EW-1r is given twice',
      'sea: NW-2 does not begin with EW',
      'sea: EW-3r is not set off as a ruling',
      'sea: EW-4 is set off as a ruling',
    ]);
  });
});
