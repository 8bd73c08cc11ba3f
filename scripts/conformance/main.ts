/**
 * `npm run conformance`: writes which test shows which rule (`docs/rules/conformance.md`) and the type of all numbers of
 * rules. With `--check` it writes nothing and fails when one of them is stale. It fails in any case when a rule is shown
 * by no test, a test names a rule that does not exist, or the two languages differ in their numbers.
 */

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { faultsOf, type Page } from './faults.ts';
import { firstWords, type Kind, PAGES, statementsOf } from './statements.ts';
import { namedTests, type NamedTest } from './titles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');

const pages = Object.entries(PAGES).map(([name, letters]): Page => {
  const [en, pl] = (['en', 'pl'] as const).map((language) => statementsOf(read(`docs/rules/${language}/${name}.md`)));
  return { name, letters, en: en!, pl: pl! };
});
const tests = globSync('packages/*/test/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()
  .flatMap((file) => namedTests(file, read(file)));

/** From where a statement is known. */
const KNOWN: Readonly<Record<Kind, string>> = { rule: 'printed', ruling: 'ruling', case: 'worked case' };

function table(): string {
  const shows = new Map<string, NamedTest[]>();
  for (const test of tests) for (const id of test.ids) shows.set(id, [...(shows.get(id) ?? []), test]);
  const counts = (kind: Kind): number => pages.flatMap(({ en }) => en).filter((one) => one.kind === kind).length;
  const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
  const lines = pages.flatMap(({ name, en }) => [
    '',
    `## [${read(`docs/rules/en/${name}.md`).slice(2).split('\n', 1)[0]}](en/${name}.md)`,
    '',
    '| number | known from | what it says | shown by |',
    '| --- | --- | --- | --- |',
    ...en.map(({ id, kind, text }) => {
      const shown = (shows.get(id) ?? []).map(({ file, title }) => `[${title}](../../${file})`);
      return `| ${id} | ${KNOWN[kind]} | ${cell(firstWords(text))} | ${cell(shown.join('<br>'))} |`;
    }),
  ]);
  return [
    '# Which test shows which rule',
    '',
    'Written by `npm run conformance`; do not edit it. A statement without a letter behind its number is known from the printed rules; an `r` marks a ruling of ours, where they are silent or can be read in two ways; a `c` a worked case.',
    '',
    `${counts('rule')} rules, ${counts('ruling')} rulings and ${counts('case')} cases are shown by ${tests.length} tests.`,
    ...lines,
    '',
  ].join('\n');
}

function type(): string {
  const ids = pages.flatMap(({ en }) => en.map(({ id }) => id));
  return `/** The numbers of the rules. Written by \`npm run conformance\` from \`docs/rules\`; do not edit it. */

/** The number of a rule, of a ruling of ours (\`r\`) or of a worked case (\`c\`) in \`docs/rules\`. */
export type RuleId =
${ids.map((id) => `  | '${id}'`).join('\n')};
`;
}

const faults = faultsOf(pages, tests);
const checking = process.argv.includes('--check');
for (const [path, text] of [
  ['docs/rules/conformance.md', table()],
  ['packages/rules/src/core/rule-id.ts', type()],
] as const) {
  const old = globSync(path, { cwd: root }).length > 0 ? read(path) : '';
  if (old === text) continue;
  if (checking) faults.push(`${path} is stale: run "npm run conformance"`);
  else writeFileSync(root + path, text);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${pages.flatMap(({ en }) => en).length} statements, each shown by a test (${tests.length} tests).`);
