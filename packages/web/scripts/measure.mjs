// `npm run measure`: how fast the page is in a real browser, each figure beside its limit. Serves the built page.
// Ends with 1 if a figure is over its limit. Whatever else the machine does at the time is measured with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';
import { createBot } from '@windrose/bots';
import { startMatch } from '@windrose/rules';

import { chromiumPath } from '../../../scripts/chromium.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const ROUNDS = 7;

const server = spawn(process.execPath, [at('../../cli/src/main.ts'), 'serve', '--port', '0', '--json'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => server.kill());
const [line] = await once(createInterface(server.stdout), 'line');
const { address } = JSON.parse(line);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});

let over = 0;
const [busy] = loadavg();
console.log(`${availableParallelism()} cores, load ${busy.toFixed(1)} before the first figure`);
console.log(`${'what'.padEnd(66)}${'measured'.padStart(10)}${'limit'.padStart(12)}`);

/**
 * Prints a figure beside its limit; one without a limit is only printed.
 * @param {string} what
 * @param {number} figure
 * @param {string} unit
 * @param {{ most?: number, least?: number, digits?: number }} [limits]
 */
function report(what, figure, unit, { most, least, digits = 0 } = {}) {
  const bad = (most !== undefined && figure > most) || (least !== undefined && figure < least);
  if (bad) over++;
  const limit = most !== undefined ? `< ${most} ${unit}` : least !== undefined ? `> ${least} ${unit}` : '';
  const measured = `${figure.toFixed(digits)} ${unit}`;
  console.log(`${what.padEnd(66)}${measured.padStart(10)}${limit.padStart(12)}${bad ? '  OVER' : ''}`);
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

/** A match that bots have played to the wanted point, as the page keeps it. */
function played(game, until, seats = 2) {
  const match = startMatch({ game, seats, seed: 'measured' });
  const bots = Array.from({ length: seats }, (_, seat) => createBot({ core: match.core, seed: seat + 1 }));
  while (!match.over && !until(match)) match.choose(bots[match.decision.seat].chooseFor(match));
  return {
    id: 'measured',
    sitters: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'person' : 'bot', name: `P${seat}` })),
    record: match.record(),
    pending: [],
    touched: 0,
    round: match.round,
    over: match.over,
  };
}

const turnOf = (round) => (match) =>
  !match.inSetUp && match.round >= round && match.decision.seat === 0 && ['sail', 'turn'].includes(match.decision.kind);

/** A browser as of somebody who has never been here, with these matches kept. */
async function fresh(kept = []) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await context.addInitScript((matches) => {
    for (const match of matches) localStorage.setItem(`windrose/match/${match.id}`, JSON.stringify(match));
  }, kept);
  return context;
}

/**
 * Opens an address with a cold cache and waits until it can be used: what one clicks first is drawn, and the page
 * is free to answer. Returns when that was, and the scripts that were asked for before.
 */
async function open(path, usable, kept) {
  const context = await fresh(kept);
  const page = await context.newPage();
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) requestAnimationFrame(look);
      // The frame that shows it is drawn after this one; a task after that finds the page free.
      else requestAnimationFrame(() => setTimeout(() => (globalThis.usableAfter = performance.now())));
    };
    requestAnimationFrame(look);
  }, usable);
  const answers = new Map();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) answers.set(response.url(), response);
  });
  await page.goto(address + path);
  const after = await (await page.waitForFunction(() => globalThis.usableAfter)).jsonValue();
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]),
  );
  const early = asked.filter(([name, start]) => answers.has(name) && start < after && !name.includes('worker'));
  const scripts = await Promise.all(early.map(([name]) => answers.get(name).body()));
  await context.close();
  return { after, scripts };
}

async function load(what, path, usable, most, kept) {
  const runs = [];
  for (let round = 0; round < ROUNDS; round++) runs.push(await open(path, usable, kept));
  const [{ scripts }] = runs;
  const packed = (pack) => scripts.reduce((sum, script) => sum + pack(script).length, 0) / 1000;
  report(`${what}: first JavaScript, gzip`, packed(gzipSync), 'kB', { most, digits: 1 });
  report(`${what}: first JavaScript, brotli`, packed(brotliCompressSync), 'kB', { most, digits: 1 });
  const [middle, best] = [median, (list) => Math.min(...list)].map((of) => of(runs.map(({ after }) => after)));
  report(`${what}: usable with a cold cache, median of ${ROUNDS}`, middle, 'ms', { most: 1000 });
  report(`${what}: usable with a cold cache, best of ${ROUNDS}`, best, 'ms');
}

/** Begins to note how long each click takes until the page shows its answer; an answer within one frame is not reported. */
async function listen(page) {
  await page.evaluate(() => {
    globalThis.answers = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'click' || entry.name === 'pointerup') globalThis.answers.push(entry);
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
}

/** Reports how long the clicks took: of each the longer of its two events, in steps of 8 ms as the browser counts them. */
async function reportAnswers(page, what, pressed) {
  await page.waitForTimeout(400);
  const durations = await page.evaluate(() => {
    const longest = new Map();
    for (const { interactionId, duration } of globalThis.answers) {
      longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
    return [...longest.values()];
  });
  const unseen = Array.from({ length: Math.max(0, pressed - durations.length) }, () => 16);
  const sorted = [...unseen, ...durations].toSorted((a, b) => a - b);
  report(`${what}: median answer of ${pressed} clicks`, median(sorted), 'ms', { most: 50 });
  report(`${what}: 95 of 100 answered within`, sorted[Math.ceil(sorted.length * 0.95) - 1], 'ms', { most: 50 });
  report(`${what}: slowest answer`, sorted.at(-1), 'ms');
}

/** Response times of clicks while bots think and play. @param level the bots' level; without one the usual. */
async function clicks(what, match, level) {
  const sitters = match.sitters.map((sitter) => (sitter.kind === 'bot' && level ? { ...sitter, level } : sitter));
  const context = await fresh([{ ...match, sitters }]);
  const page = await context.newPage();
  let pressed = 0;
  await page.goto(`${address}#/match/${match.id}`);
  await page.locator('[data-stage="bot"]').waitFor();
  // The time until the page is usable is measured elsewhere. From here on it is open, and bots think.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await listen(page);
  const button = await page.locator('header button[aria-pressed]').first().boundingBox();
  while (pressed < 40 && (await page.locator('[data-stage]').getAttribute('data-stage')) === 'bot') {
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
    pressed++;
    await page.waitForTimeout(90);
  }
  await reportAnswers(page, `${what}: ${level ?? 'usual bots'} play`, pressed);
  await context.close();
}

/** A click as a hand makes it: the pointer arrives, what it is at lights up, and then the button goes down. */
async function press(page, selector) {
  const place = page.locator(selector).first();
  await place.hover();
  await page.waitForTimeout(120);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(30);
}

/** Time from a click to the display of its choice or undo, while a hint is being computed. */
async function choices(what, match) {
  const context = await fresh([match]);
  const page = await context.newPage();
  await page.goto(`${address}#/match/${match.id}`);
  await page.locator('[data-target]').first().waitFor();
  await page.waitForTimeout(500);
  await listen(page);
  let pressed = 0;
  for (; pressed < 42; pressed += 3) {
    await press(page, '[data-hint-button]');
    // By now its worker has been loaded and thinks.
    await page.waitForTimeout(500);
    await press(page, '[data-target="far"], [data-thing][data-target="near"]');
    await press(page, '[data-undo]:enabled');
    await page.locator('[data-undo][aria-disabled="true"]').first().waitFor();
  }
  await reportAnswers(page, `${what}: own choices, a hint thinks`, pressed);
  await context.close();
}

/** Smoothness of sailing: frames during a voyage, and tasks that blocked the page. */
async function voyage(what, match) {
  const context = await fresh([match]);
  const page = await context.newPage();
  await page.goto(`${address}#/match/${match.id}`);
  await page.locator('[data-target="far"]').first().waitFor();
  await page.waitForTimeout(500);
  const gaps = [];
  let long = 0;
  for (let run = 0; run < ROUNDS; run++) {
    await page.evaluate(() => {
      globalThis.frames = [];
      globalThis.long = 0;
      new PerformanceObserver((list) => {
        globalThis.long += list.getEntries().length;
      }).observe({ type: 'longtask' });
      const frame = (time) => {
        // Only while a boat is on its way: what lights up under the pointer moves, too.
        if (document.querySelector('[data-flying="boat"]')) globalThis.frames.push(time);
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    await page.locator('[data-target="far"]').first().click();
    await page.waitForTimeout(700);
    const [frames, tasks] = await page.evaluate(() => [globalThis.frames, globalThis.long]);
    for (let n = 1; n < frames.length; n++) if (frames[n] > frames[n - 1]) gaps.push(frames[n] - frames[n - 1]);
    long += tasks;
    await page.locator('[data-undo]').first().click();
    await page.reload();
    await page.locator('[data-target="far"]').first().waitFor();
    await page.waitForTimeout(300);
  }
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  report(`${what}: frames a second while a boat sails (${gaps.length} frames)`, 1000 / mean, 'fps', { least: 58 });
  report(`${what}: longest time between two frames`, Math.max(...gaps), 'ms', { digits: 1 });
  report(`${what}: tasks over 50 ms in ${ROUNDS} voyages`, long, '');
  await context.close();
}

await load('Home', '', '[data-play]', 100);
for (const game of ['eastern-wonders', 'east-to-west-3', 'sand-to-sea']) {
  await load(game, '#/match/measured', '[data-stage]', 200, [played(game, turnOf(4))]);
}
const botsTurn = (match) => match.round >= 6 && match.decision.seat === 1;
for (const game of ['eastern-wonders', 'east-to-west-3']) {
  const match = played(game, botsTurn, 4);
  for (const level of [undefined, 'admiral']) await clicks(game, match, level);
  await choices(game, played(game, turnOf(5), 4));
}
await voyage('eastern-wonders', played('eastern-wonders', turnOf(5)));

await browser.close();
server.kill();
process.exitCode = over > 0 ? 1 : 0;
