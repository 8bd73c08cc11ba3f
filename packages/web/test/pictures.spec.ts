/**
 * Pictures of every kind of screen, compared with the accepted ones: after a visual change, review it and accept it with
 * `npm run pictures`. Each screen is taken in every size; light, language and length of names are distributed so that every two
 * values meet somewhere.
 */

import { readFileSync } from 'node:fs';

import { type Browser, expect, type Page, test } from '@playwright/test';
import { GALLERY } from '@windrose/rules';
import { PNG } from 'pngjs';

import { expectInLocations, expectTagsApart, expectUncut } from './checks.ts';
import { fullBut } from './full.ts';
import { SIZES } from './table.ts';

/** The matches that are shown, as the page keeps them. */
const MATCHES = JSON.parse(
  readFileSync(new URL('./fixtures/pictured-matches.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, { readonly sitters: readonly { readonly kind: string; readonly name: string }[] }>>;

/** Scale-down factor: changes of layout are visible, changes of font smoothing are not. */
const SMALLER = 4;
/** Milliseconds during which a page may still change after it first rests. */
const LATE_MS = 15_000;
/** The lower bits of a colour that are not kept. */
const SHADE_BITS = 3;

const LONG_NAMES = [
  'Wilhelmina Featherstone',
  'Maximilian von Hohenfels',
  'Bartholomew Quackenbush',
  'Konstancja Wiśniewska',
  'Anastasia Papadopoulos',
];

/** Every screen: its address, and what is clicked there. */
const SCREENS: readonly (readonly [name: string, path: string, click?: RegExp])[] = [
  ['home', '#/'],
  ['settings', '#/', /^(Settings|Ustawienia)$/],
  ...Object.keys(MATCHES).map((match) => [match, `#/match/${match}`] as const),
  ['rules', '#/rules/new-world'],
  ['lesson', '#/learn/eastern-wonders'],
  ['puzzles', '#/puzzles'],
  ['referee', '#/real-table/eastern-wonders/referee'],
  ['maps', `#/maps/eastern-wonders/${GALLERY[0]!.code}`],
  ['daily', '#/daily'],
];

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly click: RegExp | undefined;
  readonly size: (typeof SIZES)[number];
  readonly night: boolean;
  readonly language: 'en' | 'pl';
  readonly long: boolean;
}

const SHOTS: readonly Shot[] = SCREENS.flatMap(([name, path, click], screen) =>
  SIZES.map((size, at) => ({
    name,
    path,
    click,
    size,
    night: (screen + at) % 2 === 1,
    language: (['en', 'pl'] as const)[Math.floor((screen + at) / 2) % 2]!,
    long: (screen + at) % 3 === 0,
  })),
);

const groups = Map.groupBy(
  SHOTS,
  ({ size, night, language }) => `${size.join('×')} ${night ? 'night' : 'day'} ${language}`,
);

for (const [title, shots] of groups) {
  test(
    `what is seen at ${title} is what was accepted`,
    fullBut(`${shots[0]!.size[0]} ${shots[0]!.language}`, '390 pl', '1280 en'),
    async ({ browser }) => {
      const page = await openPage(browser, shots[0]!);
      // Whatever went wrong, so that a picture that differs has its reason beside it.
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // A page that is left gives up what it still wanted.
        if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${reason}`);
      });
      for (const shot of shots) {
        await compare(page, shot);
        expect.soft(faults, shot.name).toEqual([]);
        faults.length = 0;
      }
      await page.context().close();
    },
  );
}

async function openPage(browser: Browser, { size: [width, height], night, language }: Shot): Promise<Page> {
  const touched = Math.min(width, height) < 850 && width < 1200;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: night ? 'dark' : 'light',
    reducedMotion: 'reduce',
    isMobile: touched,
    hasTouch: touched,
  });
  await context.addInitScript(
    (settings) => localStorage.setItem('windrose/settings', settings),
    JSON.stringify({ language }),
  );
  const page = await context.newPage();
  // Days and dates are those of one moment.
  await page.clock.setFixedTime(new Date('2026-03-14T10:00:00Z'));
  await page.goto('/');
  return page;
}

async function compare(page: Page, { name, path, click, size, night, language, long }: Shot): Promise<void> {
  await page.evaluate(
    ([matches, to]) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('windrose/match/')) localStorage.removeItem(key);
      for (const [id, match] of Object.entries(matches))
        localStorage.setItem(`windrose/match/${id}`, JSON.stringify(match));
      // Without an event: the page would begin to show the match, and might keep its achievements, before it is loaded anew.
      history.replaceState(null, '', to);
    },
    [name in MATCHES ? { [name]: named(name, long) } : {}, path] as const,
  );
  await page.reload();
  await page.locator('main, #content').first().waitFor();
  if (click !== undefined) await page.getByRole('button', { name: click }).click();
  await still(page);
  await expectUncut(page);
  await expectInLocations(page);
  await expectTagsApart(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'pixels too wide',
  ).toBeLessThanOrEqual(0);
  const file = `${name}-${size.join('x')}-${night ? 'night' : 'day'}-${language}.png`;
  // On a slow machine a page can be at rest while a part of it is still being loaded, so it may be compared again.
  await expect
    .soft(async () => {
      expect(smaller(await still(page))).toMatchSnapshot(file, { threshold: 0.15, maxDiffPixelRatio: 0.01 });
    })
    .toPass({ timeout: LATE_MS });
}

/** A match as it is kept, with the names of its seats or long ones. */
function named(name: string, long: boolean): unknown {
  const match = MATCHES[name]!;
  return long
    ? { ...match, sitters: match.sitters.map((sitter, seat) => ({ ...sitter, name: LONG_NAMES[seat] })) }
    : match;
}

/** A picture of the page once it no longer changes. */
async function still(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  let before = await page.screenshot({ animations: 'disabled' });
  for (let take = 0; take < 20; take++) {
    const now = await page.screenshot({ animations: 'disabled' });
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('the page does not come to rest');
}

/** The picture, smaller and with fewer shades. */
function smaller(picture: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(picture);
  const to = new PNG({ width: Math.floor(width / SMALLER), height: Math.floor(height / SMALLER) });
  for (let y = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++) {
      const at = (y * to.width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let dy = 0; dy < SMALLER; dy++) {
          for (let dx = 0; dx < SMALLER; dx++) {
            sum += data[((y * SMALLER + dy) * width + x * SMALLER + dx) * 4 + channel] ?? 0;
          }
        }
        to.data[at + channel] = Math.round(sum / SMALLER ** 2) & (0xff << SHADE_BITS);
      }
      to.data[at + 3] = 0xff;
    }
  }
  return PNG.sync.write(to, { colorType: 2, deflateLevel: 9 });
}
