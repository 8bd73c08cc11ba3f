// `npm run film`: the moving picture of the README, from the built page into docs/picture.gif.
// Bots play Eastern Wonders; the browser hands over what it paints, with times, and that becomes the frames.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import gifenc from 'gifenc';
import { PNG } from 'pngjs';

import { keep, openBrowser, played, servePage } from './studio.mjs';

const { GIFEncoder, applyPalette, quantize } = gifenc;

const FILE = fileURLToPath(new URL('../../../docs/picture.gif', import.meta.url));
/** The filmed window, and its visible part, in pixels. */
const VIEWPORT = { width: 1280, height: 800 };
const SHOWN = { width: 800, height: 500 };
const SECONDS = 14;
/** Least time between two frames, in milliseconds; what moves in between is left out. */
const STEP = 160;

const match = played('eastern-wonders', 3, 'film', (now) => !now.inSetUp && now.round >= 9, { people: [] });
const server = await servePage();
const browser = await openBrowser();
const context = await browser.newContext({ viewport: VIEWPORT, colorScheme: 'light' });
await keep(context, [match], { language: 'en' });
const page = await context.newPage();
await page.goto(`${server.address}#/match/${match.id}`);
await page.evaluate(() => document.fonts.ready);
await page.locator('[data-seat]').first().waitFor();

const painted = [];
const session = await context.newCDPSession(page);
session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
  painted.push({ data, at: metadata.timestamp * 1000 });
  void session.send('Page.screencastFrameAck', { sessionId });
});
await session.send('Page.startScreencast', {
  format: 'png',
  maxWidth: SHOWN.width,
  maxHeight: SHOWN.height,
});
await page.waitForTimeout(SECONDS * 1000);
await session.send('Page.stopScreencast');
await browser.close();
await server.stop();

// A frame lasts until the next one that is kept.
const frames = painted.filter(({ at }, number) => {
  const last = painted.findLast((one, before) => before < number && one.kept);
  const kept = !last || at - last.at >= STEP;
  painted[number].kept = kept;
  return kept;
});
const images = frames.map(({ data }) => PNG.sync.read(Buffer.from(data, 'base64')));
const gif = GIFEncoder();
// One palette for all, made of a few frames: colours then stand still from frame to frame.
const samples = images.filter((_, number) => number % Math.ceil(images.length / 6) === 0);
const palette = quantize(Buffer.concat(samples.map((image) => image.data)), 255);
const CLEAR = palette.length;
let shown = null;
images.forEach(({ data, width, height }, number) => {
  const indexed = applyPalette(data, palette);
  // Pixels that stay as they are become transparent, which packs well.
  const drawn = shown ? indexed.map((colour, at) => (colour === shown[at] ? CLEAR : colour)) : indexed;
  const next = frames[number + 1];
  gif.writeFrame(drawn, width, height, {
    palette: number === 0 ? [...palette, [0, 0, 0]] : undefined,
    delay: next ? next.at - frames[number].at : 2000,
    transparent: number > 0,
    transparentIndex: CLEAR,
    dispose: 1,
  });
  shown = indexed;
});
gif.finish();
writeFileSync(FILE, gif.bytes());
console.log(`${FILE}: ${images.length} frames, ${Math.round(gif.bytes().length / 1024)} kB`);
