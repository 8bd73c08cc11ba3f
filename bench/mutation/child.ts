/**
 * Tries faults in one process. Standard input holds an {@link Order}. The tests are run once without any fault, to see
 * which of them come by which fault; then, fault by fault, those tests up to the first that fails. Each answer is a
 * line of JSON.
 */

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

import { takeTests, type WaitingTest } from './mini-vitest.ts';

/** The mutants to try. */
export interface Order {
  /** Paths of test files. */
  readonly tests: readonly string[];
  /** Sources that are not read from their files, by path. */
  readonly sources: Readonly<Record<string, string>>;
  /** The numbers of the faults to switch on, one after the other; empty to run the tests as they are. */
  readonly faults: readonly number[];
}

/** The outcome of one fault, or of the tests without one (`fault` is 0). `by` is the test that failed. */
export interface Answer {
  readonly fault: number;
  readonly by: string | null;
}

/** A mutant with an endless loop passes its switch more often than any test does. */
const MOST_CALLS = 30_000_000;

const { tests, sources, faults } = JSON.parse(readFileSync(0, 'utf8')) as Order;
let on = 0;
let calls = 0;
let seen: Set<number> | null = null;
Object.assign(globalThis, {
  __fault(number: number): boolean {
    seen?.add(number);
    if (on !== number) return false;
    if (++calls > MOST_CALLS) throw new Error('does not come to an end');
    return true;
  },
});

const mini = new URL('mini-vitest.ts', import.meta.url).href;
const changed = new Map(Object.entries(sources).map(([path, source]) => [pathToFileURL(path).href, source]));
registerHooks({
  resolve: (name, context, next) => (name === 'vitest' ? { url: mini, shortCircuit: true } : next(name, context)),
  load(from, context, next) {
    const source = changed.get(from);
    return source === undefined ? next(from, context) : { format: 'module-typescript', source, shortCircuit: true };
  },
});

const report = (answer: Answer): void => void process.stdout.write(`${JSON.stringify(answer)}\n`);

/** The words of what went wrong; null if the test passes. */
async function failure({ title, body }: WaitingTest): Promise<string | null> {
  try {
    await body();
    return null;
  } catch (error) {
    return `${title}: ${error instanceof Error ? error.message.slice(0, 200) : 'something else than an error was thrown'}`;
  }
}

/** Each test with the faults it comes by and the milliseconds it takes. */
const known: { readonly test: WaitingTest; readonly near: ReadonlySet<number>; readonly ms: number }[] = [];
let wrong: string | null = null;
for (const path of tests) {
  try {
    await import(pathToFileURL(path).href);
  } catch (error) {
    wrong ??= `${path} cannot be loaded: ${String(error)}`;
  }
  for (const test of takeTests()) {
    const own = new Set<number>();
    seen = own;
    const from = performance.now();
    wrong ??= await failure(test);
    known.push({ test, near: own, ms: performance.now() - from });
  }
  if (wrong !== null) break;
}
seen = null;
report({ fault: 0, by: wrong });
if (wrong === null) {
  known.sort((a, b) => a.ms - b.ms);
  for (const fault of faults) {
    let by: string | null = null;
    on = fault;
    calls = 0;
    for (const { test, near } of known) {
      if (near.has(fault)) by ??= await failure(test);
      if (by !== null) break;
    }
    on = 0;
    report({ fault, by });
  }
  // Side effects of a mutant must not have revealed others.
  for (const { test } of known) wrong ??= await failure(test);
  report({ fault: 0, by: wrong });
}
