import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Names that Node 20 lacks: `Object.name` on the left, members of it on the right. */
const NEWER = {
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  RegExp: ['escape'],
  Error: ['isError'],
  Math: ['sumPrecise', 'f16round'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  globalThis: ['Iterator', 'Float16Array', 'WebSocket', 'EventSource', 'localStorage', 'Temporal'],
};

/** A module that takes away what Node 20 does not have. */
const AS_NODE_20 = Object.entries(NEWER)
  .flatMap(([of, names]) => names.map((name) => `delete ${of}[${JSON.stringify(name)}];`))
  .join('\n');

/** The Node that stands outside the project, as a stranger has it, if there is one. */
const SYSTEM_NODE = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find((file) => existsSync(file));

const REQUESTS = ['eastern-wonders', 'new-world', 'spice-road', 'east-to-west-3'].flatMap((game) => [
  { do: 'new', game, seats: 2, luck: { seed: 'old' } },
  { do: 'legal' },
  { do: 'think', level: 'passenger' },
  { do: 'think', level: 'captain', iterations: 8 },
  { do: 'bot', level: 'admiral', iterations: 8 },
  { do: 'choose', code: -1 },
  { do: 'state' },
  { do: 'legend' },
  { do: 'root' },
  { do: 'save' },
  { do: 'restore' },
  { do: 'position' },
  { do: 'record' },
  { do: 'undo' },
  { do: 'info' },
]);

describe('the engine of the Python package, as one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'windrose-engine-'));
  const engine = join(folder, 'engine.mjs');
  const without = join(folder, 'as-node-20.mjs');

  beforeAll(() => {
    const made = spawnSync(process.execPath, ['scripts/bundle-engine.mjs', engine], { cwd: ROOT, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(made.stderr);
    writeFileSync(without, AS_NODE_20);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const ways: [string, string, string[]][] = [['with what Node 20 has', process.execPath, ['--import', without]]];
  if (SYSTEM_NODE !== undefined) ways.push([`with ${SYSTEM_NODE}`, SYSTEM_NODE, []]);

  test.each(ways)('answers every kind of request %s', { timeout: 120_000 }, (_, node, args) => {
    const input = REQUESTS.map((request) => `${JSON.stringify(request)}\n`).join('');
    const { status, stdout } = spawnSync(node, [...args, engine], { encoding: 'utf8', input, maxBuffer: 2 ** 26 });
    const answers = stdout.trim().split('\n');
    expect(answers).toHaveLength(REQUESTS.length);
    expect(answers.filter((answer) => answer.includes('"internal"'))).toEqual([]);
    expect(status).toBe(0);
  });

  test('names nothing that Node 20 does not have, where the name tells', () => {
    const common = new Set([...NEWER['Iterator.prototype'], 'union', 'intersection', 'difference', 'try', 'escape']);
    const names = Object.values(NEWER).flat();
    const text = readFileSync(engine, 'utf8');
    const used = names.filter((name) => !common.has(name) && new RegExp(String.raw`\b${name}\b`).test(text));
    expect(used).toEqual([]);
  });
});
