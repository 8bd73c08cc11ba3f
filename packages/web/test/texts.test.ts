/** Texts are separate from the code, one file per language, and the page loads only the current language. */

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { LANGUAGES } from '@windrose/words';
import { describe, expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const ASSETS = fileURLToPath(new URL('../dist/assets/', import.meta.url));

/** A file of texts: `pl.ts`, `people.pl.ts`. */
const TEXTS = new RegExp(`(?:^|[/.])(${LANGUAGES.join('|')})\\.ts$`);
const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((file) => file.replaceAll('\\', '/'));
const code = files.filter((file) => !TEXTS.test(file));
const read = (file: string): string => readFileSync(SOURCES + file, 'utf8');

describe('the code of the page', () => {
  test('imports no texts itself, only their types: they come with the language', () => {
    expect(code.length).toBeGreaterThan(150);
    const faults = code.flatMap((file) =>
      [...read(file).matchAll(/^import (?!type )[^;]*? from '([^']+)'/gms)]
        .map(([, from]) => from!)
        .filter((from) => TEXTS.test(from) || /^@windrose\/(?:words|analysis\/words)\//.test(from))
        .map((from) => `${file}: ${from}`),
    );
    expect(faults).toEqual([]);
  });

  test('contains no sentences: all visible text comes from a language', () => {
    const drawn = code.filter((file) => file.endsWith('.tsx'));
    const faults = drawn.flatMap((file) =>
      read(file)
        .split('\n')
        .filter(
          (line) =>
            // An attribute that is read or shown, a text between tags, a line of text alone.
            /\s(?:aria-label|aria-description|title|alt|placeholder|label)="[^"]*\p{L}{2}/u.test(line) ||
            />\s*(?!Windrose<)\p{Lu}\p{Ll}[\p{L} ,.!?’–-]*<\//u.test(line) ||
            /^\s+\p{Lu}\p{Ll}+(?: \p{L}+)+[.!?]?$/u.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(faults).toEqual([]);
  });

  test('takes nothing that would bring every language with it', () => {
    const all = /\b(?:wordsFor|firstWordsFor|noticeWordsFor|phrasesFor|reviewWordsFor)\b/;
    expect(code.filter((file) => all.test(read(file)))).toEqual([]);
  });

  test.each(LANGUAGES)('names its texts in %s wherever it names them in another language', (language) => {
    const others = LANGUAGES.filter((other) => other !== language);
    const texts = files.filter((file) => TEXTS.test(file));
    for (const other of others) {
      const here = texts.filter((file) => TEXTS.exec(file)![1] === other);
      expect(
        here.map((file) => file.replace(`${other}.ts`, `${language}.ts`)).filter((file) => !texts.includes(file)),
      ).toEqual([]);
    }
  });
});

describe('the built page', () => {
  const scripts = globSync('*.js', { cwd: ASSETS }).map((name) => ({
    name,
    text: readFileSync(`${ASSETS}${name}`, 'utf8'),
  }));

  test.each(LANGUAGES)('has the sentences of %s in files of their own', (language) => {
    const own = scripts.filter(({ name }) =>
      ['first', 'texts', 'screens'].some((where) => name.startsWith(`${where}-${language}-`)),
    );
    expect(own).toHaveLength(3);
    const sentences = own.flatMap(({ text }) =>
      [...text.matchAll(/["`]([^"`$\\]{25,200})["`]/g)].map(([, sentence]) => sentence!),
    );
    const shown = sentences.filter((sentence) => /^\p{Lu}\p{Ll}*,? .* .*[.…]$/u.test(sentence));
    expect(shown.length).toBeGreaterThan(100);
    const elsewhere = scripts.filter(({ name }) => !own.some((script) => script.name === name));
    expect(
      shown.flatMap((sentence) =>
        elsewhere.filter(({ text }) => text.includes(sentence)).map(({ name }) => `${name}: ${sentence}`),
      ),
    ).toEqual([]);
  });

  test('draws the first page with the texts of one language, in one file', () => {
    const languages = new RegExp(`(?:first|texts)-(?:${LANGUAGES.join('|')})-`);
    for (const { name, text } of scripts.filter((script) => !languages.test(script.name))) {
      const needed = [...text.matchAll(/\b(?:from|import)\s?["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, other]) => other!);
      expect(needed.filter((other) => languages.test(other)).map((other) => `${name} needs ${other}`)).toEqual([]);
    }
  });
});
