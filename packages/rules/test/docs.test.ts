/** The rules pages: every game has one in every language, and the languages say the same things. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { GAMES } from '../src/index.ts';

const folder = new URL('../../../docs/rules/', import.meta.url);
const LANGUAGES = { en: 'Ruling', pl: 'Rozstrzygnięcie' } as const;
type Language = keyof typeof LANGUAGES;

const pages = (language: Language): string[] => readdirSync(new URL(`${language}/`, folder)).sort();
const lines = (language: Language, page: string): string[] =>
  readFileSync(new URL(`${language}/${page}`, folder), 'utf8').split('\n');

/** The page of a game: the three parts of From East to West share one. */
const pageOf = (game: string): string => `${game.replace(/^east-to-west-\d$/, 'east-to-west')}.md`;

/** The kind of a line, without its content. */
function shape(line: string): string {
  const [, mark] = /^(#+|- |\d+\. | {2}\d+\. |> |\|)/.exec(line) ?? [];
  if (mark === undefined) return line === '' ? 'empty' : 'text';
  return mark === '|' ? `row of ${line.split('|').length - 2}` : mark.trim().replace(/\d+/, '1');
}

/** The name by which the page of a heading is linked. */
const anchor = (heading: string): string =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test('every game has a page in every language', () => {
  for (const language of ['en', 'pl'] as const) {
    expect(pages(language)).toEqual(expect.arrayContaining(GAMES.map(({ id }) => pageOf(id))));
  }
  expect(pages('pl')).toEqual(pages('en'));
});

describe.each(pages('en'))('%s', (page) => {
  test('has the same headings, lists, tables and rulings in both languages', () => {
    expect(lines('pl', page).map(shape)).toEqual(lines('en', page).map(shape));
  });

  test.each(['en', 'pl'] as const)('names its rulings, each once (%s)', (language) => {
    const rulings = lines(language, page).filter((line) => line.startsWith('> '));
    const names = rulings.map((line) => /^> `[A-Z]{2}-\d+r` \*\*(\S+: [^*]+)\.\*\* \S/.exec(line)?.[1] ?? line);
    expect(names.filter((name) => !name.startsWith(`${LANGUAGES[language]}: `))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(['en', 'pl'] as const)('links to what exists (%s)', (language) => {
    const all = [
      ...lines(language, page)
        .join('\n')
        .matchAll(/\]\(([^)]+)\)/g),
    ].map(([, target]) => target!);
    const broken = all.filter((target) => {
      const [file, at] = target.split('#');
      if (file !== '' && !existsSync(new URL(`${language}/${file}`, folder))) return true;
      if (at === undefined) return false;
      const headings = lines(language, file === '' ? page : file!).filter((line) => line.startsWith('#'));
      return !headings.map(anchor).includes(at);
    });
    expect(broken).toEqual([]);
  });
});
