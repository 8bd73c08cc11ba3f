/**
 * `npm run proof:mutation`: puts small faults into the mechanisms, one at a time, and checks whether a test notices. Uses a fixed
 * sample of each file unless `--all` is given. Results are cached in `node_modules/.cache/mutation.json`, so an interrupted run
 * continues.
 */

import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import type { Answer } from './child.ts';
import { type Mutant, mutantsOf, mutated, switchable } from './mutants.ts';
import { tryFaults } from './try.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const RULES = 'packages/rules/src';
/** The mechanisms: holds, sea, land, road, the games, and how turns follow each other. */
const SOURCES = [
  `${RULES}/{hold,sea,land,road,games}/*.ts`,
  `${RULES}/games/*/game.ts`,
  `${RULES}/core/{core,phase,turn-choice,turns}.ts`,
];
/** Tests that say what should happen, position by position; and those that count positions, or play on at random. */
const TESTS = [
  'packages/rules/test/core/{cells,codes,match,own-games,packs,turn-choice}.test.ts',
  'packages/rules/test/eastern-wonders/{action,limit-and-end,protocol,voyage}.test.ts',
  'packages/rules/test/land/{islands,merchants,new-world,pack}.test.ts',
  'packages/rules/test/road/{merchant,sand-to-sea,spice-road}.test.ts',
  'packages/rules/test/sea/{balance,chart,solo}.test.ts',
  'packages/rules/test/{mechanisms,hold}/*.test.ts',
  'packages/rules/test/{core/at-random,position/position}.test.ts',
  'packages/rules/test/{eastern-wonders,land,road,sea}/{,solo-}{perft,recorded}.test.ts',
  'examples/own-game/test/game.test.ts',
];
/** The share of faults that must be noticed. */
const WANTED = 0.85;

const { values: asked } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    each: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'mutation' },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '600' },
    workers: { type: 'string', default: String(availableParallelism()) },
    fresh: { type: 'boolean', default: false },
  },
});

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const files = (pattern: string | readonly string[]): string[] =>
  globSync(pattern, { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Mutants without observable effect, each with the reason. */
const excused = JSON.parse(read('bench/mutation/equivalent.json')) as Record<string, string>;

type Outcome = 'killed' | 'survived' | 'excused' | 'untried';

/** The outcome of one fault, and the sources and tests it holds for. */
interface Tried {
  readonly outcome: 'killed' | 'survived';
  readonly by: string;
  readonly source: string;
  readonly tests: string;
}
const CACHE = join(root, 'node_modules/.cache/mutation.json');
const tried = new Map<string, Tried>(asked.fresh ? [] : Object.entries(readCache()));

function readCache(): Record<string, Tried> {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Record<string, Tried>;
  } catch {
    return {};
  }
}
function keep(): void {
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(Object.fromEntries(tried)));
}

const sources = new Map(files(SOURCES).map((file) => [file, read(file)]));
const testsHash = hash(TESTS.concat(files('packages/rules/{src,test}/**/*.{ts,json,txt}').map(read)).join('\0'));
const until = performance.now() + Number(asked.minutes) * 60_000;

/** A fault noticed once is noticed for as long as its file stays as it is; tests only grow. */
function known(mutant: Mutant): Tried | null {
  const was = tried.get(mutant.key);
  if (!was || was.source !== hash(sources.get(mutant.file)!)) return null;
  return was.outcome === 'killed' || was.tests === testsHash ? was : null;
}

/** The faults to be tried: of each file those that a seeded hash puts first. */
const chosen = [...sources]
  .filter(([file]) => file.includes(asked.only))
  .flatMap(([file, source]) => {
    const all = mutantsOf(file, source);
    if (asked.all) return all;
    const rank = new Map(all.map((mutant) => [mutant, hash(`${asked.seed} ${mutant.key}`)]));
    const first = all.toSorted((a, b) => (rank.get(a)! < rank.get(b)! ? -1 : 1)).slice(0, Number(asked.each));
    return first.toSorted((a, b) => a.start - b.start);
  });
const open = chosen.filter((mutant) => !(mutant.key in excused) && known(mutant) === null);
console.log(`${chosen.length} faults in ${sources.size} files; ${open.length} still to be tried.`);
if (open.length > 0) await tryAll(open);
report();

async function tryAll(mutants: readonly Mutant[]): Promise<void> {
  const tests = TESTS.flatMap(files).map((test) => join(root, test));
  const paths = new Map([...sources.keys()].map((file) => [file, join(root, file)]));
  const workers = Math.max(1, Number(asked.workers));
  let done = 0;
  const note = (mutant: Mutant, by: string | null): void => {
    const outcome = by === null ? 'survived' : 'killed';
    tried.set(mutant.key, { outcome, by: by ?? '', source: hash(sources.get(mutant.file)!), tests: testsHash });
    keep();
    if (++done % 50 === 0) console.log(`${done} of ${mutants.length}`);
  };
  // Most can be switched on at run time; those in code that runs at load time need a separate process.
  const numbered = mutants.map((mutant, at) => ({ ...mutant, number: at + 1 }));
  const live = numbered.filter(({ atLoad }) => !atLoad);
  const switched = Object.fromEntries(
    [...sources].map(([file, source]) => [
      paths.get(file)!,
      switchable(
        source,
        live.filter((one) => one.file === file),
      ),
    ]),
  );
  const shares = Array.from({ length: workers }, (_, worker) => live.filter((__, at) => at % workers === worker));
  const onAnswer = ({ fault, by }: Answer): void => note(numbered[fault - 1]!, by);
  await Promise.all(
    shares.map((share) =>
      tryFaults({ tests, sources: switched, faults: share.map(({ number }) => number) }, 60_000, onAnswer, until),
    ),
  );
  await inTurn(
    numbered.filter(({ atLoad }) => atLoad),
    workers,
    async (mutant) => {
      if (performance.now() > until) return;
      const source = mutated(sources.get(mutant.file)!, mutant);
      const order = { tests: nearest(tests, mutant.file), sources: { [paths.get(mutant.file)!]: source }, faults: [] };
      try {
        await tryFaults(order, 30_000, () => {});
        note(mutant, null);
      } catch (error) {
        note(mutant, (error as Error).message);
      }
    },
  );
  keep();
}

/** Test files, those first that name the folder of a source most often: one after the other is run until one fails. */
function nearest(tests: readonly string[], source: string): string[] {
  const folder = source.split('/').at(-2)!;
  const named = new Map(tests.map((test) => [test, (test + readFileSync(test, 'utf8')).split(folder).length]));
  return tests.toSorted((a, b) => named.get(b)! - named.get(a)!);
}

/** Processes a list, several at a time. */
async function inTurn<T>(list: readonly T[], workers: number, work: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < list.length) await work(list[next++]!);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}

function report(): void {
  const outcomeOf = (mutant: Mutant): Outcome =>
    mutant.key in excused ? 'excused' : (known(mutant)?.outcome ?? 'untried');
  const count = (own: readonly Mutant[], wanted: Outcome): number =>
    own.filter((mutant) => outcomeOf(mutant) === wanted).length;
  const COLUMNS = ['killed', 'survived', 'excused', 'untried'] as const;
  console.log(`\n${COLUMNS.map((name) => name.padStart(9)).join('')}  file`);
  for (const file of sources.keys()) {
    const own = chosen.filter((mutant) => mutant.file === file);
    if (own.length === 0) continue;
    console.log(`${COLUMNS.map((name) => String(count(own, name)).padStart(9)).join('')}  ${file}`);
  }
  const list = (title: string, wanted: Outcome, more: (key: string) => string): void => {
    const own = chosen.filter((mutant) => outcomeOf(mutant) === wanted);
    if (own.length > 0)
      console.log(`\n${title}:${own.map(({ key, line }) => `\n  line ${line}  ${key}${more(key)}`).join('')}`);
  };
  list('Survived, with the reason', 'excused', (key) => `\n      ${excused[key]!}`);
  list('Survived without a reason', 'survived', () => '');
  const killed = count(chosen, 'killed');
  const survived = chosen.length - killed - count(chosen, 'untried');
  const share = killed / Math.max(1, killed + survived);
  console.log(
    `\n${killed} killed, ${survived} survived (${count(chosen, 'excused')} of them with a reason in equivalent.json), ` +
      `${count(chosen, 'untried')} not tried: ${(100 * share).toFixed(1)} % killed.`,
  );
  if (share < WANTED) fail(`At least ${100 * WANTED} % should be killed.`);
  if (count(chosen, 'survived') > 0)
    fail('Each survivor wants a test that notices it, or a reason in equivalent.json.');
  const all = new Set([...sources].flatMap(([file, source]) => mutantsOf(file, source).map(({ key }) => key)));
  const stale = Object.keys(excused).filter((key) => !all.has(key));
  if (stale.length > 0) fail(`No fault any more, but in equivalent.json:${stale.map((key) => `\n  ${key}`).join('')}`);
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
