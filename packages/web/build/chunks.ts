/**
 * The grouping of the page's modules into files. By default the bundler makes a file for every set of screens that share
 * something: four dozen of them for one table, and as many requests before anything can be drawn.
 */

import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');
const PACKAGES = at('../../');
const SOURCES = at('../src/');
/** Packages that the bundler splits by itself, but for the groups below: screens need different parts of them. */
const LEFT_ALONE = ['rules/', 'words/', 'analysis/', 'protocol/'];

/** What the first file needs of these packages: each is smaller than the request that would fetch it. */
const FIRST_PARTS = [
  'rules/src/core/errors.ts',
  'words/src/first-words.ts',
  'words/src/languages.ts',
  'words/src/own.ts',
  'words/src/plural.ts',
];

/** Modules that every match needs; each makes one file with what it imports. */
const PARTS_OF_MATCHES = { rules: ['rules/src/family.ts'], words: ['words/src/words.ts', 'words/src/faces.ts'] };

/** Texts needed before a match is chosen: they are loaded before the first render. */
const FIRST_TEXTS = [
  'words/src/games/',
  'web/src/i18n/en.ts',
  'web/src/i18n/pl.ts',
  'web/src/screens/shell/',
  'web/src/screens/records/',
];

/** Texts of tables; all other texts belong to their screens. */
const TABLE_TEXTS = [
  'words/',
  'web/src/i18n/',
  'web/src/table/',
  'web/src/realms/',
  'web/src/display/',
  'web/src/screens/match/',
];

/**
 * The language of a module of texts, and its group: first page, table, or rest; null for any other module. Texts are in files named
 * by their language, `pl.ts` or `people.pl.ts`, or in a folder of that name.
 */
function textOf(path: string): { readonly language: string; readonly where: 'first' | 'texts' | 'screens' } | null {
  const inside = path.startsWith(PACKAGES) ? path.slice(PACKAGES.length) : '';
  const language = /\/(?:[\w-]+\.)?(\w\w)\.ts$|^words\/src\/(\w\w)\//.exec(inside);
  if (!language) return null;
  const lies = (folders: readonly string[]): boolean => folders.some((folder) => inside.startsWith(folder));
  const first = lies(FIRST_TEXTS) || inside.endsWith('/basics.ts');
  // Help is read by few, and later.
  const later = inside.startsWith('web/src/table/help/');
  return {
    language: (language[1] ?? language[2])!,
    where: first ? 'first' : !later && lies(TABLE_TEXTS) ? 'texts' : 'screens',
  };
}

/** Texts that come with the part that shows them, because hardly anybody asks for it. */
const WITH_THEIR_PART = /^web\/src\/realms\/sea\/rival\.\w\w\.ts$/;

/** The bundler's information about a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The screens that draw a table, of which a player needs one. */
const SEA = 'realms/sea/SeaScreen.tsx';
const TABLES = ['realms/land/LandScreen.tsx', 'realms/road/RoadScreen.tsx', SEA];

/** The sea part of tables that are not of the sea alone; a table without a chart does not fetch it. */
const CHARTS = ['realms/land/Islands.tsx', 'realms/road/AtSea.tsx'];

/** What a realm gives both its table and the text view. */
const READ_ALOUD = /^realms\/\w+\/(?:position|words)\.ts$/;

/**
 * The chunk of a module; null leaves it to the bundler. The texts of a language come in three files: those of the first page, of
 * the table, and the rest. What every table needs is one file. What two of them need is another, so that a table without cards
 * loads no drawings of cards; but what the sea shares with one other table is small, and a small file costs a request as long as
 * a large one.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const path = id.replaceAll('\\', '/');
  if (WITH_THEIR_PART.test(path.replace(PACKAGES, ''))) return null;
  const text = textOf(path);
  if (text) return `${text.where}-${text.language}`;
  const inside = path.startsWith(PACKAGES) ? path.slice(PACKAGES.length) : '';
  if (FIRST_PARTS.includes(inside)) return 'first';
  for (const [chunk, roots] of Object.entries(PARTS_OF_MATCHES)) {
    if (inside.startsWith(`${chunk}/`) && roots.some((root) => reach(PACKAGES + root, graph).has(id))) return chunk;
  }
  if (LEFT_ALONE.some((name) => inside.startsWith(name))) return null;
  const needs = (screen: string): boolean => reach(SOURCES + screen, graph).has(id);
  // Every screen needs these, so they share one file.
  if (needs('main.ts')) return 'first';
  if (needs('app/page.tsx')) return 'page';
  const tables = TABLES.filter(needs);
  const match = needs('screens/match/MatchPage.tsx') || tables.length === TABLES.length;
  // What home needs is one file, and what matches need of it is in that of the page.
  if (needs('screens/home/Home.tsx')) return match || tables.length >= 2 ? 'page' : 'Home';
  const own = path.startsWith(SOURCES) ? path.slice(SOURCES.length) : '';
  if (match || READ_ALOUD.test(own)) return 'match';
  if (tables.length === 2) return tables.includes(SEA) ? 'match' : 'land-road';
  return CHARTS.some(needs) ? 'chart' : null;
}

const reached = new WeakMap<Graph, Map<string, ReadonlySet<string>>>();

/** The modules that come with one, itself among them; what is fetched later does not. */
function reach(root: string, graph: Graph): ReadonlySet<string> {
  const known = reached.get(graph) ?? new Map<string, ReadonlySet<string>>();
  reached.set(graph, known);
  let all = known.get(root);
  if (!all) {
    const found = new Set<string>([root]);
    for (const id of found) for (const other of graph.getModuleInfo(id)?.importedIds ?? []) found.add(other);
    all = found;
    known.set(root, all);
  }
  return all;
}
