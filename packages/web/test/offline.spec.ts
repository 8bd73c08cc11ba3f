/** Installed and without a network: the page comes from the browser, and a new version of it loses nothing. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, type Page, test } from '@playwright/test';

import { serveFolder } from '../../cli/src/site.ts';
import { asks, keep } from './table.ts';
import { FULL } from './full.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

/** The page is kept in this browser from now on. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Puts a match of which Ada has just sailed a step into the browser, and opens it. */
async function sail(page: Page, address = '/'): Promise<string> {
  const match = keep({ seats: ['person', 'bot'], seed: 'offline', until: asks('sail', 3) });
  await page.goto(address);
  await page.evaluate((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), match);
  await page.goto(`${address}#/match/test`);
  await page.locator('[data-target="near"]').first().click();
  return (await page.locator('[aria-label*="boats: Ada"]').getAttribute('data-place'))!;
}

const boatOf = (page: Page, place: string) => page.locator(`[data-place="${place}"][aria-label*="Ada"]`);

test('it can be installed', async ({ page, request, baseURL }) => {
  await page.goto('/');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Windrose', start_url: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await request.get(`/${src}`);
    expect(icon.headers()['content-type']).toContain(type);
    if (type !== 'image/png') continue;
    // Width and height stand in the first chunk of a PNG.
    const body = await icon.body();
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
  // The browser's own report.
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  expect((await devtools.send('Page.getAppManifest')).url).toBe(`${baseURL}/manifest.webmanifest`);
});

test('without a network home opens, a running match goes on, rules can be read and a bot plays', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const place = await sail(page);
  await kept(page);
  await context.setOffline(true);

  await page.reload();
  await expect(boatOf(page, place)).toBeVisible();
  await page.locator('[data-offer="harvest"]').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await page.locator('[data-skip]').click();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('link', { name: /Continue Eastern Wonders/ })).toBeVisible();
  await page.getByRole('link', { name: 'Rules: A New World' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A New World' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against an easy bot: Spice Road' }).click();
  await expect(page.getByRole('heading', { name: /turn$/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe('a new version', () => {
  let folder: string;
  let address: string;
  const server = createServer((request, response) => void serveFolder(folder)(request, response));

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'windrose-page-'));
    cpSync(fileURLToPath(new URL('../dist', import.meta.url)), folder, { recursive: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  test.afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  test('waits until it is asked for, and the match goes on where it was', FULL, async ({ page }) => {
    const place = await sail(page, address);
    await kept(page);

    // Another page is put in the place of this one; what only the old one loads is not there any more.
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    writeFileSync(join(folder, 'index.html'), html.replace('<title>', '<meta name="version" content="2" /><title>'));
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    const [rules] = readdirSync(join(folder, 'assets')).filter((name) => /^RulesPage-.*\.js$/.test(name));
    rmSync(join(folder, 'assets', rules!));
    const other = worker
      .replace(/(url:"index\.html",revision:")\w+/, '$1another')
      .replace(new RegExp(`\\{url:"assets/${rules}",revision:null\\},?`), '');
    expect(other).not.toBe(worker);
    writeFileSync(join(folder, 'sw.js'), other);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

    const notice = page.getByRole('status', { name: /new version/ });
    await expect(notice).toBeVisible();
    // A tap closes it, so that it covers nothing; on the next page it is there again.
    await notice.getByRole('paragraph').click();
    await expect(notice).toHaveCount(0);
    await page.goto(`${address}#/rules/new-world`);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'A New World' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the match' }).click();

    await notice.getByRole('button', { name: 'Update' }).click();
    await expect(page.locator('meta[name="version"]')).toBeAttached();
    await expect(boatOf(page, place)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
    await expect(notice).toBeHidden();
  });
});
