// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

/** The output of commands fits a narrow window. */

import { expect, test } from 'vitest';

import { width } from '../src/table.ts';
import { windrose } from './run.ts';

/** The lines of a text that are wider than a window. */
const tooWide = (text: string, columns: number): string[] => text.split('\n').filter((line) => width(line) > columns);

test('help fits a window of 60 columns', { timeout: 240_000 }, async () => {
  for (const words of [[], ['arena'], ['yardsticks'], ['replay'], ['pack', 'check'], ['play']]) {
    const { out } = await windrose([...words, '--help'], '', { COLUMNS: '60' });
    expect(out).toContain('Usage: windrose');
    expect(tooWide(out, 60)).toEqual([]);
  }
  // In a file it is as it always was.
  expect((await windrose(['--help'])).out).toContain('(the reason is printed), 2 wrong usage,\n130 stopped with');
});

test.each([['spice-road'], ['new-world'], ['eastern-wonders']])(
  'the numbers of %s fit windows of any width',
  { timeout: 240_000 },
  async (game) => {
    const args = ['stats', game, '--matches', '2', '--level', 'passenger'];
    const texts = await Promise.all(['40', '60', '90'].map((COLUMNS) => windrose(args, '', { COLUMNS })));
    const [narrow, middle, wide] = texts.map(({ out }) => out);
    expect(tooWide(narrow!, 40)).toEqual([]);
    expect(tooWide(middle!, 60)).toEqual([]);
    expect(tooWide(wide!, 90)).toEqual([]);
    for (const text of [narrow, middle, wide]) expect(text).toMatch(/users won +z$/m);
    expect(middle).toContain('used in');
  },
);
