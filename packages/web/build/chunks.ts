/**
 * Which modules of the page come in one file. Left alone, the bundler makes a file for every set of screens that share
 * something: four dozen of them for one table, and as many requests before anything can be drawn.
 */

import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');
const PACKAGES = at('../../');
const SOURCES = at('../src/');
/** Packages of which the bundler makes files by itself. */
const LEFT_ALONE = ['rules/', 'words/', 'analysis/', 'protocol/'];

/** What the bundler knows of a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The screens that draw a table, of which a player needs one. */
const TABLES = ['land/LandScreen.tsx', 'road/RoadScreen.tsx', 'sea/SeaScreen.tsx'];

/**
 * Names the file of a module; null leaves it to the bundler. The rules and the words of matches are left to it: every
 * screen needs other parts of them, which it tells apart better.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const path = id.replaceAll('\\', '/');
  if (LEFT_ALONE.some((name) => path.startsWith(PACKAGES + name))) return null;
  const needs = (screen: string): boolean => reach(SOURCES + screen, graph).has(id);
  // Every screen has these, so it costs nobody anything that they come together.
  if (needs('main.ts')) return 'first';
  if (needs('app/page.tsx')) return 'page';
  if (!needs('app/MatchPage.tsx') && TABLES.filter(needs).length < 2) return null;
  return needs('home/Home.tsx') ? 'common' : 'match';
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
