// `npm run sizes -w @windrose/web -- [FOLDER…]`: how much script a built page fetches, with a cold cache, in kB. Each folder, as a whole path,
// is a checkout that has its page built and its packages installed; without one it is this checkout. A size has no load of the machine in it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { chromiumPath } from '../../../scripts/chromium.mjs';

const own = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const folders = process.argv.length > 2 ? process.argv.slice(2).map((path) => resolve(path)) : [own];
const GAMES = ['eastern-wonders', 'new-world', 'east-to-west-3', 'spice-road', 'sand-to-sea'];
const kilo = (bodies, pack) => (bodies.reduce((sum, body) => sum + pack(body).length, 0) / 1000).toFixed(1);

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});

/** A match in its fourth round, as the page of the checkout keeps it: a person and a bot, whose turn it is as asked. */
async function played(folder, game, seat) {
  const load = (name) => import(pathToFileURL(join(folder, 'packages', name, 'src/index.ts')).href);
  const { startMatch, FastLuck, MOST_OPTIONS } = await load('rules');
  const { POLICIES } = await load('bots');
  const match = startMatch({ game, seats: 2, seed: 'sizes' });
  const choose = POLICIES['claim-first'](match.core);
  const luck = new FastLuck(1);
  const state = match.core.newState();
  const codes = new Int32Array(MOST_OPTIONS);
  while (match.inSetUp || match.round < 4 || match.decision.seat !== seat) {
    match.copyState(state);
    match.choose(choose(state, codes, match.core.legal(state, codes), luck));
  }
  return {
    id: 'measured',
    sitters: [0, 1].map((at) => ({ kind: at === 0 ? 'person' : 'bot', name: `P${at}` })),
    record: match.record(),
    pending: [],
    touched: 0,
    round: match.round,
    over: match.over,
  };
}

/**
 * Opens an address and returns the scripts that it fetched: those asked for before what one clicks first is drawn, and all.
 * @param rest milliseconds to wait after that for what workers fetch.
 */
async function open(address, path, usable, { language = 'en', kept, rest = 0 } = {}) {
  const context = await browser.newContext({ locale: language, serviceWorkers: 'block' });
  await context.addInitScript(
    ({ match, selector }) => {
      if (match) localStorage.setItem(`windrose/match/${match.id}`, JSON.stringify(match));
      const drawn = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        drawn.disconnect();
        globalThis.usableAfter = performance.now();
      });
      drawn.observe(document, { childList: true, subtree: true, attributes: true });
    },
    { match: kept, selector: usable },
  );
  const page = await context.newPage();
  const answers = new Map();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) answers.set(response.url(), response);
  });
  await page.goto(address + path);
  const after = await (await page.waitForFunction(() => globalThis.usableAfter)).jsonValue();
  await page.waitForTimeout(rest);
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]),
  );
  const early = new Set(asked.filter(([, start]) => start < after).map(([url]) => url));
  const all = await Promise.all(
    [...answers].map(async ([url, response]) => ({
      name: url.split('/').at(-1),
      early: early.has(url),
      body: await response.body().catch(() => Buffer.alloc(0)),
    })),
  );
  await context.close();
  return { first: all.filter((script) => script.early && !script.name.includes('worker')), all };
}

const rows = new Map();
const note = (what, figure) => rows.set(what, [...(rows.get(what) ?? []), figure]);

for (const folder of folders) {
  const server = spawn(process.execPath, [join(folder, 'packages/cli/src/main.ts'), 'serve', '--port', '0', '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(server.stdout), 'line');
  const { address } = JSON.parse(line);
  const sizeOf = (scripts) =>
    [gzipSync, brotliCompressSync]
      .map((pack) =>
        kilo(
          scripts.map(({ body }) => body),
          pack,
        ),
      )
      .join(' / ');
  const [home, polish] = [
    await open(address, '', '[data-play]'),
    await open(address, '', '[data-play]', { language: 'pl' }),
  ];
  note('home, English', sizeOf(home.first));
  note('home, Polish', sizeOf(polish.first));
  const other = (files, language) => files.filter(({ name }) => new RegExp(`-${language}-`).test(name)).length;
  note('  files of words in Polish, for a reader of English', other(home.first, 'pl'));
  note('  files of words in English, for a reader of Polish', other(polish.first, 'en'));
  for (const game of GAMES) {
    const mine = await open(address, '#/match/measured', '[data-stage]', { kept: await played(folder, game, 0) });
    note(`a match of ${game}`, sizeOf(mine.first));
    const bots = await open(address, '#/match/measured', '[data-stage="bot"]', {
      kept: await played(folder, game, 1),
      rest: 5000,
    });
    // What a worker asks for is no resource of the page.
    const workers = bots.all.filter(({ name }) => /^(bot[.]worker|weights)-/.test(name));
    note(`  and its bots, by their worker (${game})`, sizeOf(workers));
  }
  server.kill();
  await once(server, 'exit');
}
await browser.close();

console.log(['kB of script, gzip / brotli', ...folders.map((folder) => folder.split('/').at(-1))].join('\t'));
for (const [what, figures] of rows) console.log([what.padEnd(54), ...figures].join('\t'));
