/** The built page: how its files hang together, and that the packed ones are the plain ones. */

import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { resolveConfig } from 'vite';
import { describe, expect, test } from 'vitest';

import { chunkOf } from '../build/chunks.ts';
import { packFolder } from '../build/packed-files.ts';

const ASSETS = fileURLToPath(new URL('../dist/assets/', import.meta.url));

/** The files that each script needs before it can run. */
const scripts = new Map(
  globSync('*.js', { cwd: ASSETS }).map((name) => {
    const text = readFileSync(join(ASSETS, name), 'utf8');
    const needed = [...text.matchAll(/\b(?:from|import)\s?["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, other]) => other!);
    return [name, needed];
  }),
);

const named = (start: string): string => [...scripts.keys()].find((name) => name.startsWith(`${start}-`))!;

/** A script and all that it needs. */
function allOf(start: string): Set<string> {
  const all = new Set([named(start)]);
  for (const name of all) for (const other of scripts.get(name)!) all.add(other);
  return all;
}

describe('the scripts of the built page', () => {
  test('are of production, whatever the shell or a test runner has set', async () => {
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = 'test';
    try {
      const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
      const { isProduction } = await resolveConfig({ configFile, logLevel: 'silent' }, 'build');
      expect(isProduction).toBe(true);
    } finally {
      process.env.NODE_ENV = NODE_ENV;
    }
  });

  test('no two import each other, because one of them would run before its dependency', () => {
    const circles = [...scripts.keys()].filter((name) => {
      const all = new Set(scripts.get(name));
      for (const one of all) for (const other of scripts.get(one)!) all.add(other);
      return all.has(name);
    });
    expect(scripts.size).toBeGreaterThan(20);
    expect(circles).toEqual([]);
  });

  test.each(['SeaScreen', 'LandScreen', 'RoadScreen'])('%s and what it needs are few files', (screen) => {
    const all = new Set(['index', 'page', 'match', screen].flatMap((start) => [...allOf(start)]));
    expect(all.size).toBeLessThan(15);
  });

  test('the renderer is fetched with the first script', () => {
    const html = readFileSync(join(ASSETS, '../index.html'), 'utf8');
    expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${named('page')}">`);
  });

  test('home needs nothing of a match', () => {
    const home = new Set(['index', 'page', 'Home'].flatMap((start) => [...allOf(start)]));
    expect([...home].filter((name) => /^(?:match|rules|words|LandScreen|SeaScreen|RoadScreen)-/.test(name))).toEqual(
      [],
    );
  });

  test('home needs nothing that a first visit does not show at once, tables on land alone no sea chart', () => {
    const home = new Set(['index', 'page', 'Home'].flatMap((start) => [...allOf(start)]));
    expect([...home].filter((name) => /^(?:Matches|Archive|TableSprites|SetTable|OpenRecord)-/.test(name))).toEqual([]);
    const ashore = new Set(['LandScreen', 'RoadScreen'].flatMap((start) => [...allOf(start)]));
    expect([...ashore].filter((name) => /^(?:chart|Islands|AtSea)-/.test(name))).toEqual([]);
    expect([...allOf('SeaScreen')].filter((name) => name.startsWith('chart-'))).toHaveLength(1);
  });

  test('a packed file is the plain one', () => {
    const first = named('first');
    const plain = readFileSync(join(ASSETS, first));
    expect(brotliDecompressSync(readFileSync(join(ASSETS, `${first}.br`)))).toEqual(plain);
    expect(gunzipSync(readFileSync(join(ASSETS, `${first}.gz`)))).toEqual(plain);
  });
});

test('every animation names existing keyframes', () => {
  const styles = globSync('*.css', { cwd: ASSETS }).map((name) => readFileSync(join(ASSETS, name), 'utf8'));
  const found = (pattern: RegExp): string[] =>
    styles.flatMap((style) => [...style.matchAll(pattern)].map(([, one]) => one!));
  const known = new Set(found(/@keyframes ([\w-]+)/g));
  const asked = found(/animation(?:-name)?:([^;}]+)/g).filter((one) => !one.startsWith('none'));
  expect(known.size).toBeGreaterThan(4);
  expect(asked.filter((one) => !one.split(/[ ,!]+/).some((word) => known.has(word)))).toEqual([]);
});

test('text is compressed, pictures and tiny files are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'windrose-'));
  try {
    const long = 'export const sea = "calm";\n'.repeat(40);
    await writeFile(join(folder, 'long.js'), long);
    await writeFile(join(folder, 'tiny.css'), 'a{}');
    await writeFile(join(folder, 'picture.png'), long);
    await packFolder(folder);
    expect(globSync('**/*', { cwd: folder }).toSorted()).toEqual(
      ['long.js', 'long.js.br', 'long.js.gz', 'picture.png', 'tiny.css'].toSorted(),
    );
    expect(brotliDecompressSync(await readFile(join(folder, 'long.js.br'))).toString()).toBe(long);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a module comes with the narrowest set of screens that need it', () => {
  const source = (name: string): string => fileURLToPath(new URL(`../src/${name}`, import.meta.url));
  const graph: Record<string, string[]> = {
    'main.ts': ['browser/settings.ts'],
    'app/page.tsx': ['browser/settings.ts', 'app/App.tsx'],
    'screens/home/Home.tsx': ['art/Cube.tsx', 'screens/home/Hero.tsx'],
    'screens/match/MatchPage.tsx': ['play/session.ts', 'art/Cube.tsx'],
    'realms/land/LandScreen.tsx': [
      'table/Layout.tsx',
      'art/CardScene.tsx',
      'realms/land/Locations.tsx',
      'table/Outposts.tsx',
    ],
    'realms/road/RoadScreen.tsx': ['table/Layout.tsx', 'art/CardScene.tsx', 'realms/road/position.ts'],
    'realms/sea/SeaScreen.tsx': ['table/Layout.tsx', 'realms/sea/SeaChart.tsx', 'table/Outposts.tsx'],
    'realms/land/Islands.tsx': ['realms/sea/SeaChart.tsx'],
    'realms/road/AtSea.tsx': ['realms/sea/SeaChart.tsx', 'realms/sea/SeaBoards.tsx'],
    '../../rules/src/family.ts': ['../../rules/src/core/core.ts'],
    '../../words/src/words.ts': ['../../words/src/places.ts', '../../rules/src/core/errors.ts'],
  };
  const info = new Map(Object.entries(graph).map(([name, others]) => [source(name), others.map(source)]));
  const known = { getModuleInfo: (id: string) => ({ importedIds: info.get(id) ?? [] }) };
  const chunk = (name: string): string | null => chunkOf(source(name), known);
  expect(chunk('browser/settings.ts')).toBe('first');
  expect(chunk('app/App.tsx')).toBe('page');
  expect(chunk('play/session.ts')).toBe('match');
  expect(chunk('table/Layout.tsx')).toBe('match');
  expect(chunk('art/CardScene.tsx')).toBe('land-road');
  expect(chunk('art/Cube.tsx')).toBe('page');
  expect(chunk('realms/sea/SeaChart.tsx')).toBe('chart');
  expect(chunk('realms/sea/SeaBoards.tsx')).toBe('chart');
  // Small files that two tables share, or a table and the text view, come with what every table needs.
  expect(chunk('table/Outposts.tsx')).toBe('match');
  expect(chunk('realms/road/position.ts')).toBe('match');
  expect(chunk('realms/land/Locations.tsx')).toBeNull();
  expect(chunk('screens/home/Hero.tsx')).toBe('Home');
  expect(chunk('../../rules/src/core/core.ts')).toBe('rules');
  expect(chunk('../../rules/src/core/errors.ts')).toBe('first');
  expect(chunk('../../rules/src/check-pack.ts')).toBeNull();
  expect(chunk('../../words/src/places.ts')).toBe('words');
});
