// `npm run icons`: draws the icons of the installed page from public/icon.svg, in the sizes that devices ask for.
// A device may cut a "maskable" icon to any shape, so there the rose stands in the middle of a full square.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { chromiumPath } from '../../../scripts/chromium.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const svg = await readFile(at('../public/icon.svg'), 'utf8');
const ground = /fill="(#\w+)"/.exec(svg)[1];

const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'maskable-512.png', size: 512, share: 0.84, under: ground },
  { file: 'touch-180.png', size: 180, share: 0.94, under: ground },
];

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { file, size, share, under } of ICONS) {
  const pixels = await page.evaluate(draw, { svg, size, share, under });
  const picture = encode(new Uint8Array(pixels), size);
  await writeFile(at(`../public/icons/${file}`), picture);
  console.log(`${file}: ${size} × ${size}, ${picture.length} bytes`);
}
await browser.close();

/** In the browser: the drawing as red, green, blue and alpha of every pixel. */
async function draw({ svg: source, size, share, under }) {
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d');
  if (under) {
    context.fillStyle = under;
    context.fillRect(0, 0, size, size);
  }
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(source.replace('<svg', '<svg width="512" height="512"'))}`;
  await image.decode();
  const edge = (size * (1 - share)) / 2;
  context.drawImage(image, edge, edge, size * share, size * share);
  return [...context.getImageData(0, 0, size, size).data];
}

/** A PNG with a palette of the 256 most frequent colours; the others (shades of edges) become the nearest of them. */
function encode(pixels, size) {
  const colours = new Map();
  for (let i = 0; i < pixels.length; i += 4) {
    const colour = colourAt(pixels, i);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  const split = (colour) => [24, 16, 8, 0].map((shift) => Math.floor(colour / 2 ** shift) % 256);
  const frequent = [...colours].sort(([, a], [, b]) => b - a).slice(0, 256);
  const palette = frequent.map(([colour]) => split(colour));
  const nearest = new Map();
  const find = (colour) => {
    const wanted = split(colour);
    let [best, least] = [0, Infinity];
    for (const [index, known] of palette.entries()) {
      const far = known.reduce((sum, value, c) => sum + (value - wanted[c]) ** 2, 0);
      if (far < least) [best, least] = [index, far];
    }
    nearest.set(colour, best);
    return best;
  };
  const rows = Buffer.alloc(size * (size + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const colour = colourAt(pixels, (y * size + x) * 4);
      rows[y * (size + 1) + 1 + x] = nearest.get(colour) ?? find(colour);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(([r, g, b]) => [r, g, b]))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A colour as one number. Two bits fewer per channel: invisible, and far better compressed. */
function colourAt(pixels, i) {
  return [0, 1, 2, 3].reduce((all, c) => all * 256 + Math.min(255, Math.round(pixels[i + c] / 4) * 4), 0);
}

function chunk(kind, content) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
