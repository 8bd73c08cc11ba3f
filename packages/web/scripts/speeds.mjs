// `npm run speeds -w @windrose/web -- FOLDER FOLDER [--rounds 15]`: how soon two built pages can be used, and how soon they answer clicks, in
// turn in one run, so that the load of the machine meets both. Each folder is a checkout that has its page built and its packages
// installed. Pages are opened with a cold cache over a simulated line of 10 Mbit/s and 40 ms. The ratio is of the second to the first.
import { parseArgs } from 'node:util';

import { foldersOf, GAMES, launch, played, serve } from './built-pages.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '15' } },
});
const rounds = Number(values.rounds);
const folders = foldersOf(positionals);
if (folders.length !== 2 || !(rounds >= 1)) {
  console.error('Two folders are compared: npm run speeds -w @windrose/web -- FOLDER FOLDER [--rounds 15]');
  process.exit(64);
}
/** A line as CDP describes it: bytes a second, milliseconds. */
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
/** Clicks on one page. */
const CLICKS = 12;

const browser = await launch();
const pages = await Promise.all(folders.map(serve));
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

/** A new page of somebody who has never been here, with these matches kept. */
async function visit(kept) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await context.addInitScript((match) => {
    if (match) localStorage.setItem(`windrose/match/${match.id}`, JSON.stringify(match));
  }, kept ?? null);
  return { context, page: await context.newPage() };
}

/** Milliseconds after which a page that has not loaded is given up, and the number of tries. */
const PATIENCE = 20_000;
const TRIES = 4;

/**
 * As {@link usableAfterOnce}, again where the page does not load: about one time in fifty Chromium's simulated line keeps what it has
 * received, and hands it to no request.
 */
async function usableAfter(...visited) {
  for (let tried = 1; ; tried++) {
    try {
      return await usableAfterOnce(...visited);
    } catch (error) {
      if (error.name !== 'TimeoutError' || tried === TRIES) throw error;
    }
  }
}

/** Milliseconds until what one clicks first is drawn and the page is free to answer. */
async function usableAfterOnce(address, path, selector, kept) {
  const { context, page } = await visit(kept);
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) requestAnimationFrame(look);
      // The frame that shows it is drawn after this one; a task after that finds the page free.
      else requestAnimationFrame(() => setTimeout(() => (globalThis.usableAfter = performance.now())));
    };
    requestAnimationFrame(look);
  }, selector);
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  try {
    await page.goto(address + path, { timeout: PATIENCE });
    return await (await page.waitForFunction(() => globalThis.usableAfter)).jsonValue();
  } finally {
    await context.close();
  }
}

/** Milliseconds from each click on a choice, or on the button that takes it back, until the page has drawn its answer. */
async function answers(address, kept) {
  const { context, page } = await visit(kept);
  await page.goto(`${address}#/match/measured`);
  const target = page.locator('[data-target="near"]').first();
  await target.waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    globalThis.answers = [];
    const began = () => {
      const at = performance.now();
      requestAnimationFrame(() => setTimeout(() => globalThis.answers.push(performance.now() - at)));
    };
    addEventListener('click', began, true);
  });
  for (let pressed = 0; pressed < CLICKS; pressed += 2) {
    await target.click({ force: true });
    const undo = page.locator('[data-undo]:enabled').first();
    await undo.click();
    await target.waitFor();
  }
  const took = await page.evaluate(() => globalThis.answers);
  await context.close();
  return took;
}

async function compare(what, measure) {
  const found = [[], []];
  for (let round = 0; round < rounds; round++) {
    // Who is first changes, so that neither always finds the machine as the other has left it.
    for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) found[at].push(...[await measure(at)].flat());
  }
  const [before, after] = found.map(median);
  console.log([what.padEnd(44), before.toFixed(0), after.toFixed(0), (after / before).toFixed(2)].join('\t'));
}

console.log(['ms, medians', ...folders.map((folder) => folder.split('/').at(-1)), 'ratio'].join('\t'));
await compare('home can be used', (at) => usableAfter(pages[at].address, '', '[data-play]'));
for (const game of GAMES) {
  const kept = await Promise.all(folders.map((folder) => played(folder, game, 0)));
  await compare(`a match of ${game} can be used`, (at) =>
    usableAfter(pages[at].address, '#/match/measured', '[data-stage]', kept[at]),
  );
}
const kept = await Promise.all(folders.map((folder) => played(folder, 'eastern-wonders', 0)));
await compare('a click in eastern-wonders is answered', (at) => answers(pages[at].address, kept[at]));
await browser.close();
await Promise.all(pages.map(({ stop }) => stop()));
