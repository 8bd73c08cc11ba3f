// `npm test`: every check in order, all of them even if one fails, and the count as the last line. Tests of the full set are left out;
// `npm run proof:tests` adds --full, which includes them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { CHECKS, failedOf } from './checks.mjs';
import { build, chromium, install, python, root, run, services } from './setup.mjs';

const full = process.argv.includes('--full');
const began = Date.now();
let passed = 0;
let failed = 0;
const failedParts = [];
/** The failed tests, repeated at the end of the long output. */
const failures = [];

function count(name, good, bad) {
  passed += good;
  failed += bad;
  if (bad) failedParts.push(name);
}

/** One check that holds or does not. */
function check(name, what) {
  console.log(`\n— ${name}`);
  count(name, ...(what() ? [1, 0] : [0, 1]));
}

const script = (name, ...args) => run('npm', ['run', '--silent', name, '--', ...args]);

const reports = join(root, 'node_modules', '.cache', 'reports');

/**
 * Several tests, counted from the runner's report: the number passed, and the failures with their reasons. A crashed runner is a
 * failure, too.
 */
function tests(name, report, start, read) {
  console.log(`\n— ${name}`);
  const file = join(reports, report);
  rmSync(file, { force: true });
  const well = start(file);
  let result = { passed: 0, faults: [] };
  try {
    result = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    result.faults.push({ name, why: `the runner left no report: ${error.message}` });
  }
  if (!well && result.faults.length === 0) result.faults.push({ name, why: 'the runner failed, though no test did' });
  count(name, result.passed, result.faults.length);
  failures.push(...result.faults);
}

/** The faults in a report of Playwright. A test that passes only on a retry counts as failed. */
function ofBrowser({ suites, errors, stats }) {
  const faults = errors.map(({ message }) => ({ name: 'the browser tests', why: message }));
  const walk = ({ suites: inner = [], specs = [] }) => {
    inner.forEach(walk);
    for (const { file, line, title, tests: runs } of specs) {
      for (const { status, results } of runs) {
        if (status === 'expected' || status === 'skipped') continue;
        const why = results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n');
        faults.push({ name: `${file}:${line} > ${title}${status === 'flaky' ? ' (passed when run again)' : ''}`, why });
      }
    }
  };
  suites.forEach(walk);
  return { passed: stats.expected, faults };
}

install();
mkdirSync(reports, { recursive: true });

check('Programs that the tests need', python);
check('The page builds', build);
console.log('\n— Fast checks');
const fast = [...CHECKS, 'conformance --check'];
const failedChecks = await failedOf(fast);
count(failedChecks.join(', '), fast.length - failedChecks.length, failedChecks.length);
tests(
  'Unit and property tests',
  'unit.json',
  (file) => {
    process.env.UNIT_REPORT_FILE = file;
    return (
      services() &&
      script(
        'test:unit',
        '--reporter=default',
        '--reporter=./scripts/unit-report.mjs',
        ...(full ? [] : ['--tags-filter=!full']),
      )
    );
  },
  (report) => report,
);
tests(
  'Browser tests',
  'browser.json',
  (file) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
    return (
      chromium() &&
      script('test:e2e', '--pass-with-no-tests', '--reporter=line,json', ...(full ? [] : ['--grep-invert=@full']))
    );
  },
  ofBrowser,
);

/** Maximum lines of a reason printed in full. */
const MOST_LINES = 12;

for (const { name, why } of failures) console.log(`\n✗ ${name}\n${why.split('\n').slice(0, MOST_LINES).join('\n')}`);
if (failedParts.length) console.log(`\nFailed: ${failedParts.join(', ')}`);
console.log(`\nThis took ${Math.ceil((Date.now() - began) / 60_000)} minutes.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
