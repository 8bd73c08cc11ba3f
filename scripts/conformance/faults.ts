/** Inconsistencies between the rule pages, in both languages, and the tests. */

import type { Statement } from './statements.ts';
import type { NamedTest } from './titles.ts';

/** A page of rules in both languages. */
export interface Page {
  readonly name: string;
  /** The letters that its numbers begin with. */
  readonly letters: string;
  readonly en: readonly Statement[];
  readonly pl: readonly Statement[];
}

/** Everything that is wrong, a sentence each; empty if all is well. */
export function faultsOf(pages: readonly Page[], tests: readonly NamedTest[]): string[] {
  const known = new Set(pages.flatMap(({ en }) => en.map(({ id }) => id)));
  const shown = new Set(tests.flatMap(({ ids }) => ids));
  const unknown = tests.flatMap(({ file, title, ids }) =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => `${file}: the test "${title}" names ${id}, which no page of rules has`),
  );
  const unshown = [...known].filter((id) => !shown.has(id)).map((id) => `${id} is shown by no test`);
  return [...pages.flatMap(pageFaults), ...unknown, ...unshown];
}

function pageFaults({ name, letters, en, pl }: Page): string[] {
  const faults: string[] = [];
  const seen = new Set<number>();
  for (const { id, kind, marked } of en) {
    const number = Number.parseInt(id.slice(3), 10);
    if (!id.startsWith(`${letters}-`)) faults.push(`${name}: ${id} does not begin with ${letters}`);
    if (seen.has(number)) faults.push(`${name}: the number of ${id} is given twice`);
    seen.add(number);
    if ((kind === 'ruling') !== marked) faults.push(`${name}: ${id} is ${marked ? '' : 'not '}set off as a ruling`);
  }
  const other = pl.map(({ id }) => id);
  const own = en.map(({ id }) => id);
  const missing = own.filter((id) => !other.includes(id));
  const more = other.filter((id) => !own.includes(id));
  if (missing.length > 0) faults.push(`${name}: missing in Polish: ${missing.join(', ')}`);
  if (more.length > 0) faults.push(`${name}: in Polish only: ${more.join(', ')}`);
  if (missing.length + more.length === 0 && own.join() !== other.join()) {
    faults.push(`${name}: the numbers stand in another order in Polish`);
  }
  return faults;
}
