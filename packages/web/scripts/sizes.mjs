// `node packages/web/scripts/sizes.mjs [FOLDER…]`: how much script a built page fetches, with a cold cache, in kB. Each folder
// is a checkout that has its page built and its packages installed; without one it is this checkout. A size has no load of the machine in it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { chromiumPath } from '../../../scripts/chromium.mjs';

const own = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const folders = process.argv.length > 2 ? process.argv.slice(2).map((path) => resolve(path)) : [own];
const GAMES = ['eastern-wonders', 'new-world', 'east-to-west-3', 'spice-road', 'sand-to-sea'];
const kilo = (bodies) => bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;

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

/** Opens an address and returns the bodies of the scripts that it fetched: those before it can be used, and those of workers. */
async function open(address, path, usable, { language = 'en', kept } = {}) {
  const context = await browser.newContext({ locale: language, serviceWorkers: 'block' });
  await context.addInitScript((match) => {
    if (match) localStorage.setItem(`windrose/match/${match.id}`, JSON.stringify(match));
  }, kept);
  const page = await context.newPage();
  const answers = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      answers.push({ name: pathname.split('/').at(-1), body: response.body().catch(() => null) });
  });
  await page.goto(address + path);
  await page.locator(usable).first().waitFor();
  const before = answers.length;
  // A worker fetches what it needs by itself.
  if (usable.includes('bot')) await page.waitForTimeout(5000);
  const found = await Promise.all(answers.map(async ({ name, body }) => ({ name, body: await body })));
  await context.close();
  return { first: found.slice(0, before), all: found.filter(({ body }) => body !== null) };
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
  const script = ({ name }) => !name.includes('worker');
  const sizeOf = (files) => kilo(files.flatMap(({ body }) => (body === null ? [] : [body])));
  const [home, polish] = [
    await open(address, '', '[data-play]'),
    await open(address, '', '[data-play]', { language: 'pl' }),
  ];
  note('home, English', sizeOf(home.first.filter(script)));
  note('home, Polish', sizeOf(polish.first.filter(script)));
  const other = (files, language) => files.filter(({ name }) => new RegExp(`-${language}-`).test(name)).length;
  note('  files of words in Polish, for a reader of English', other(home.all, 'pl'));
  note('  files of words in English, for a reader of Polish', other(polish.all, 'en'));
  for (const game of GAMES) {
    const mine = await open(address, '#/match/measured', '[data-stage]', { kept: await played(folder, game, 0) });
    note(`a match of ${game}`, sizeOf(mine.first.filter(script)));
    const bots = await open(address, '#/match/measured', '[data-stage="bot"]', { kept: await played(folder, game, 1) });
    const at = bots.all.findIndex(({ name }) => name.startsWith('bot.worker'));
    const page = new Set(mine.all.map(({ name }) => name));
    note(
      `  and its bots, by their worker (${game})`,
      sizeOf(bots.all.slice(Math.max(at, 0)).filter(({ name }) => !page.has(name))),
    );
  }
  server.kill();
  await once(server, 'exit');
}
await browser.close();

console.log(['kB of script, gzip', ...folders.map((folder) => folder.split('/').at(-1))].join('\t'));
for (const [what, figures] of rows) {
  console.log([what.padEnd(54), ...figures.map((figure) => figure.toFixed(what.includes('files') ? 0 : 1))].join('\t'));
}
