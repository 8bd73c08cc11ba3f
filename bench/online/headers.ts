/**
 * Checks the headers of the page and of the API's answers with Google's CSP evaluator.
 *
 *   npm run proof:headers
 *
 * The evaluator is installed into a separate folder below node_modules, which needs npm's registry once. All findings are printed;
 * known and accepted ones are listed here with their reasons. Exit code 0: no other findings; 1: some; 75: the evaluator could
 * not be installed.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { serveFolder } from '../../packages/cli/src/site.ts';
import { Running } from '../../packages/server/test/running.ts';

const VERSION = '1.1.8';
const OUT_OF_REACH = 75;
/** Findings from this severity on are only advice. */
const ADVICE = 60;

/** Known and accepted findings: directive, value, and reason. */
const ACCEPTED = [
  {
    directive: 'script-src',
    value: "'self'",
    why: 'the server hands out no scripts of others: what people bring is JSON with nosniff',
  },
] as const;

/** The parts of the evaluator that are used. */
interface Evaluator {
  readonly CspParser: new (text: string) => { readonly csp: object };
  readonly CspEvaluator: new (csp: object) => { evaluate(): readonly Finding[] };
}

interface Finding {
  readonly description: string;
  /** 10 is the worst, 60 is advice. */
  readonly severity: number;
  readonly directive: string;
  readonly value?: string;
}

function evaluator(): Evaluator {
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/csp-evaluator-${VERSION}/`, import.meta.url));
  const at = join(folder, 'node_modules', 'csp_evaluator', 'dist');
  if (!existsSync(join(at, 'evaluator.js'))) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    const done = spawnSync('npm', [...args, `csp_evaluator@${VERSION}`], { encoding: 'utf8', timeout: 300_000 });
    if (done.status !== 0) {
      const last = done.stderr.trim().split('\n').at(-1);
      console.error(`Skipped: csp_evaluator cannot be fetched from the package registry of npm: ${last}`);
      process.exit(OUT_OF_REACH);
    }
  }
  const load = createRequire(import.meta.url);
  return { ...load(join(at, 'parser.js')), ...load(join(at, 'evaluator.js')) } as Evaluator;
}

const { CspParser, CspEvaluator } = evaluator();
const running = await Running.start();
const page = createServer(
  (request, response) => void serveFolder(fileURLToPath(new URL('.', import.meta.url)))(request, response),
);
await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
const pages = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
let left = 0;
for (const [name, url] of [
  ['page', `${pages}/headers.ts`],
  ['page that is not there', `${pages}/gone.js`],
  ['API', `${running.address}/api/games`],
  ['API that refuses', `${running.address}/api/account/export`],
  ['end of mails', `${running.address}/api/notices/stop/nobody`],
] as const) {
  const { headers } = await fetch(url);
  const policy = headers.get('content-security-policy');
  const findings = policy === null ? null : new CspEvaluator(new CspParser(policy).csp).evaluate();
  const listed = (findings ?? []).map((finding) => {
    const known = ACCEPTED.find(({ directive, value }) => directive === finding.directive && value === finding.value);
    const open = known === undefined && finding.severity < ADVICE;
    if (open) left++;
    const { directive, value, severity, description } = finding;
    return { directive, value, severity, description, accepted: known?.why ?? (open ? false : 'advice') };
  });
  if (policy === null) left++;
  if (headers.get('x-content-type-options') !== 'nosniff') left++;
  console.log(
    JSON.stringify({ name, policy, nosniff: headers.get('x-content-type-options'), findings: listed }, null, 1),
  );
}
page.close();
await running.close();
console.log(left === 0 ? 'Nothing was found that is not accepted.' : `${left} findings that are not accepted.`);
process.exit(left === 0 ? 0 : 1);
