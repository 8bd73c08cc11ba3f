// `npm test`: every check in order, all of them even if one fails, and the count as the last line.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build, chromium, install, python, root, run, services } from './setup.mjs';

let passed = 0;
let failed = 0;
const faults = [];

function count(name, good, bad) {
  passed += good;
  failed += bad;
  if (bad) faults.push(name);
}

/** One check that holds or does not. */
function check(name, what) {
  console.log(`\n— ${name}`);
  count(name, ...(what() ? [1, 0] : [0, 1]));
}

const script = (name, ...args) => run('npm', ['run', '--silent', name, '--', ...args]);

const reports = join(root, 'node_modules', '.cache', 'reports');

/** Many tests, counted from the report that the runner leaves. A runner that breaks is a failure of its own. */
function tests(name, report, start, read) {
  console.log(`\n— ${name}`);
  const file = join(reports, report);
  rmSync(file, { force: true });
  const well = start(file);
  let [good, bad] = [0, 0];
  try {
    [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    bad = 1;
  }
  count(name, good, bad || (well ? 0 : 1));
}

install();
mkdirSync(reports, { recursive: true });

check('Programs that the tests need', python);
check('The page builds', build);
check('Formatting', () => script('format:check'));
check('Lint', () => script('lint'));
check('Types', () => script('typecheck'));
check('Who imports whom', () => script('arrows'));
check('Every rule is shown by a test', () => script('conformance', '--check'));
check('Nothing unused', () => script('unused'));
tests(
  'Unit and property tests',
  'unit.json',
  (file) => services() && script('test:unit', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`),
  (report) => [report.numPassedTests, report.numFailedTests],
);
tests(
  'Browser tests',
  'browser.json',
  (file) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
    return chromium() && script('test:e2e', '--pass-with-no-tests', '--reporter=line,json');
  },
  // A test that passes only when it is run again is a fault of the test or of the page: it has failed.
  ({ stats, errors }) => {
    const bad = stats.unexpected + stats.flaky;
    return [stats.expected, bad || (errors.length > 0 ? 1 : 0)];
  },
);

if (faults.length) console.log(`\nFailed: ${faults.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
