// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

/** Every command that a message or a document names is one that there is, with the flags that it names. */

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { windrose } from './run.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The text after the program's name: in quotes or backquotes in messages and prose, to the end of a line in blocks. */
const NAMED = [
  /["`]windrose ([a-z][^"`\n]*)["`\\]/g,
  /npm run -s windrose -- ([^`\n|#&]+)/g,
  /npx windrose ([a-z][^`\n|#&]+)/g,
  /commandLine\(['`]([^'`]+)['`]/g,
];

/** Not commands: texts whose hash decides something, which begin with the same word. */
const HASHED = ['luck', 'daily'];

interface Hint {
  readonly file: string;
  readonly words: readonly string[];
}

function hints(): Hint[] {
  const files = globSync(
    ['packages/*/src/**/*.{ts,tsx}', '*.md', 'docs/**/*.md', 'python/*.md', 'python/{src,examples}/**/*.py'],
    { cwd: ROOT },
  ).filter((file) => file !== 'CHANGELOG.md' && !file.includes('decisions'));
  return files.flatMap((file) => {
    const text = readFileSync(ROOT + file, 'utf8');
    return NAMED.flatMap((named) =>
      [...text.matchAll(named)].map(([, command = '']) => ({ file, words: command.trim().split(/\s+/) })),
    );
  });
}

test('hints name commands and flags that there are', { timeout: 600_000 }, async () => {
  const all = hints();
  expect(all.length).toBeGreaterThan(40);
  const helps = new Map<string, string>();
  const help = async (...path: string[]): Promise<string> => {
    const key = path.join(' ');
    if (!helps.has(key)) helps.set(key, (await windrose([...path, '--help'])).out);
    return helps.get(key)!;
  };
  const names = (text: string): string[] =>
    [...(text.split('Commands:')[1] ?? '').matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name]) => name!);
  const general = await help();
  const top = names(general);
  const wrong: string[] = [];
  for (const { file, words } of all) {
    const [command = '', sub = ''] = words.map((word) => word.replace(/[.,:;]$/, ''));
    if (HASHED.includes(command) || command === '' || command.startsWith('-') || /[$…<]/.test(command)) continue;
    if (!top.includes(command)) {
      wrong.push(`${file}: windrose ${words.join(' ')}: there is no such command`);
      continue;
    }
    let text = general + (await help(command));
    const subs = names(await help(command));
    if (subs.length > 0 && /^[a-z][a-z-]*$/.test(sub)) {
      if (subs.includes(sub)) text += await help(command, sub);
      else wrong.push(`${file}: windrose ${words.join(' ')}: there is no such part of it`);
    }
    for (const word of words) {
      const [flag] = /^--[a-z][\w-]*/.exec(word) ?? [];
      if (flag && !new RegExp(`${flag}(?![\\w-])`).test(text))
        wrong.push(`${file}: windrose ${words.join(' ')}: ${flag}`);
    }
  }
  expect(wrong).toEqual([]);
});
