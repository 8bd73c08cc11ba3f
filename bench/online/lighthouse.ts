/**
 * Checks the page with Lighthouse: the first page, and a running online match as one of its players sees it.
 *
 *   npm run build && npm run proof:lighthouse [-- --out FOLDER]
 *
 * Lighthouse comes from npm's registry by npx. Chromium is the installed one, or what CHROMIUM_PATH names. For each page the four
 * scores are printed, and every audit that is not passed; `--out` keeps the whole reports. Exit code 0: accessibility, best practices and search engines have
 * 100 (performance depends on the machine, and is only printed); 1: one has not; 75: Lighthouse could not be fetched, or there is no Chromium.
 */

import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { newCommandId } from '@windrose/protocol';

import { serveFolder } from '../../packages/cli/src/site.ts';
import { startByHand } from '../../packages/server/test/players.ts';
import { Running } from '../../packages/server/test/running.ts';
import { findChromium } from '../../scripts/chromium.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const OUT_OF_REACH = 75;
/** Depends on the machine and what else it does. */
const PRINTED_ONLY = 'performance';

/** The parts of its report that are used. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly object[] };
}

function skip(why: string): never {
  console.error(`Skipped: ${why}`);
  process.exit(OUT_OF_REACH);
}

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'windrose-lighthouse-'));
const chromium = findChromium() ?? skip('Chromium was not found. Install it, or name its program in CHROMIUM_PATH.');
const env = { ...process.env, CHROME_PATH: chromium, CI: '1' };
/** Runs it beside this process, which serves the page meanwhile. */
const lighthouse = (args: readonly string[]) =>
  promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...args], { cwd: folder, env, timeout: 300_000 });

try {
  await lighthouse(['--version']);
} catch (error) {
  const { stderr } = error as { stderr: string };
  skip(`${LIGHTHOUSE} cannot be fetched from npm's registry: ${stderr.trim().split('\n').at(-1)}`);
}
const dist = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
if (!existsSync(join(dist, 'index.html'))) {
  console.error('The page is not built yet: "npm run build" does that.');
  process.exit(1);
}

const running = await Running.start({}, { page: serveFolder(dist) });

/** A match with a bot. @returns its id, and the cookie of the player */
async function match(): Promise<{ id: string; cookie: string }> {
  const opened = await running.ask('POST', '/api/session', { body: { name: 'Lighthouse' } });
  const headers = { cookie: opened.headers.get('set-cookie')!.split(';')[0]! };
  const wanted = { id: newCommandId(), game: 'eastern-wonders', seats: 2, bots: [null, 'deckhand'] };
  const set = await running.ask('POST', '/api/matches', { headers, body: wanted });
  const id = set.body.match as string;
  await startByHand([
    async (asked) => {
      const body = { ...asked, match: id, id: newCommandId(), version: 9 };
      const done = await running.ask('POST', '/api/commands', { headers, body });
      if (done.status !== 200) throw new Error(`The match does not start: ${JSON.stringify(done.body)}`);
    },
  ]);
  return { id, cookie: headers.cookie };
}

/** Runs Lighthouse. @returns its report */
async function look(name: string, path: string, headers: Readonly<Record<string, string>>): Promise<Report> {
  const kept = values.out === undefined ? folder : resolve(values.out);
  mkdirSync(kept, { recursive: true });
  const file = join(kept, `${name}.json`);
  await lighthouse([
    `${running.address}${path}`,
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--output=json',
    `--output-path=${file}`,
    `--extra-headers=${JSON.stringify(headers)}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse fails: ${report.runtimeError.message}`);
  return report;
}

/** Prints the scores and what is not passed. @returns how many scores are too low */
function printScores(name: string, { categories, audits }: Report): number {
  const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)] as const);
  console.log(`${name}: ${scores.map(([id, score]) => `${id} ${score}`).join(', ')}`);
  for (const [id, { auditRefs }] of Object.entries(categories)) {
    for (const ref of auditRefs) {
      const audit = audits[ref.id];
      if (!audit || audit.score === null || audit.score >= 0.9) continue;
      console.log(`  ${id}: ${audit.title}${audit.displayValue === undefined ? '' : ` (${audit.displayValue})`}`);
      if (id === PRINTED_ONLY) continue;
      for (const item of audit.details?.items ?? []) console.log(`    ${JSON.stringify(item).slice(0, 600)}`);
    }
  }
  return scores.filter(([id, score]) => id !== PRINTED_ONLY && score < 100).length;
}

let low = 0;
try {
  console.log(`Load of the machine: ${loadavg()[0]!.toFixed(1)}`);
  low += printScores('The first page', await look('first-page', '/', {}));
  const { id, cookie } = await match();
  low += printScores('A match', await look('match', `/#/table/${id}`, { cookie }));
} finally {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(low === 0 ? 0 : 1);
