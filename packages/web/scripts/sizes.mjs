// `npm run sizes -w @windrose/web -- [FOLDER…]`: how much script a built page fetches, with a cold cache, in kB. Each folder, as a whole path,
// is a checkout that has its page built and its packages installed; without one it is this checkout. A size has no load of the machine in it.
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { foldersOf, GAMES, launch, played, serve } from './built-pages.mjs';

const folders = foldersOf(process.argv.slice(2));
const kilo = (bodies, pack) => (bodies.reduce((sum, body) => sum + pack(body).length, 0) / 1000).toFixed(1);

const browser = await launch();

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
  const { address, stop } = await serve(folder);
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
    // Requests of a worker are not among the resources of the page.
    const workers = bots.all.filter(({ name }) => /^(bot[.]worker|weights)-/.test(name));
    note(`  and its bots, by their worker (${game})`, sizeOf(workers));
  }
  await stop();
}
await browser.close();

console.log(['kB of script, gzip / brotli', ...folders.map((folder) => folder.split('/').at(-1))].join('\t'));
for (const [what, figures] of rows) console.log([what.padEnd(54), ...figures].join('\t'));
