/** English texts that people read call a thing by one name: an order is an order, seats sit at a table. */

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Former terms and their replacements. */
const NOT_OURS: readonly (readonly [RegExp, string])[] = [
  [/\bVP tiles?\b/, 'order'],
  [/turns? something up/i, 'reveals a new order'],
  [/claimed tiles stay/i, 'claimed orders'],
  [/\bown seas\b|\ban own map\b/i, 'a map of your own'],
  [/give the table up/i, 'cancel the table'],
  [/\bonce more \((?:\d|\$)/i, 'how often'],
];

const SOURCES = globSync('packages/*/src/**/{en,*.en}.ts', { cwd: ROOT }).concat(
  globSync('packages/*/src/**/en/**/*.ts', { cwd: ROOT }),
);
const LINES = SOURCES.map((file) => file.replaceAll('\\', '/')).flatMap((file) =>
  readFileSync(ROOT + file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:import|export|\/?\*|\/\/)/.test(line))
    .map((line) => ({ file, line })),
);

describe('English texts', () => {
  test('are found, in every package that speaks to people', () => {
    expect(LINES.length).toBeGreaterThan(900);
    expect(new Set(SOURCES.map((file) => file.split(/[\\/]/)[1]))).toEqual(
      new Set(['analysis', 'cli', 'web', 'words']),
    );
  });

  test.each(NOT_OURS)('never say %s', (pattern, instead) => {
    const found = LINES.filter(({ line }) => pattern.test(line));
    expect(found.map(({ file, line }) => `${file}: ${line.trim()} (say ${instead})`)).toEqual([]);
  });
});
