/** A page built with a custom game: listed, set up, played as text against a bot, and replayed. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';

import { serveFolder } from '../../cli/src/site.ts';

import { FULL } from './full.ts';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Runs `npm run build:page`. */
const buildPage = (...args: string[]) =>
  run(process.execPath, ['scripts/build.mjs', ...args], { cwd: ROOT, env: { ...process.env, INIT_CWD: ROOT } });

let folder: string;
let server: Server;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'windrose-page-'));
  const games = ['./examples/own-game/src/index.ts', './packages/web/test/fixtures/chosen-winds.ts'];
  await buildPage(...games.flatMap((game) => ['--game', game]), '--out', folder, '--mode', 'trial');
  const serve = serveFolder(folder);
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

test(
  'a game the page was built with is played as text against a bot, kept, and looked back at',
  FULL,
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.text().includes('The bot failed')) faults.push(message.text());
    });
    await page.addInitScript(() => localStorage.setItem('windrose/settings', '{"language":"en","name":"Ada"}'));
    await page.goto(address);
    await page
      .locator('[data-game="trade-winds"]')
      .getByRole('button', { name: 'Set up a match: Trade Winds' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Trade Winds' });
    await dialog.getByLabel('Random player order').uncheck();
    // It has no claims that could lie face down, and no packs.
    await expect(dialog.locator('[data-rule="SH-17r"]')).toHaveCount(0);
    await expect(dialog.locator('details')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Start the match' }).click();

    await expect(page.getByRole('heading', { name: 'Your options' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Harbours/ })).toBeVisible();
    const log = page.getByRole('log').locator('p');
    for (const expected of [/^Ada (?:loads|delivers|sails)/, /loads|delivers|sails/]) {
      const before = await log.count();
      // A turn has as many choices as it has; then the bots play theirs.
      for (;;) {
        const stage = await page.locator('[data-stage="choice"], [data-stage="held"]').getAttribute('data-stage');
        if (stage === 'held') break;
        await page.locator('[data-offer]').first().click();
        const sure = page.locator('[data-confirm]');
        if (await sure.isVisible()) await sure.click();
      }
      await page.locator('[data-end-turn]').click();
      await expect(page.locator('[data-stage="choice"]')).toBeVisible();
      expect((await log.allTextContents()).slice(before).filter((line) => expected.test(line)).length).toBeGreaterThan(
        0,
      );
    }

    const lines = await log.count();
    await page.reload();
    await expect(log).toHaveCount(lines);
    await page.goto(`${address}/#/replay/${new URL(page.url()).hash.split('/').at(-1)}/1`);
    await expect(page.getByRole('region', { name: /^Harbours/ })).toBeVisible();
    expect(faults).toEqual([]);
  },
);

test(
  'options of a game of its own are chosen in its own words: of a list, with a tick, and as a text',
  FULL,
  async ({ page }) => {
    const open = async (language: string, title: string) => {
      await page.addInitScript(
        (settings) => localStorage.setItem('windrose/settings', settings),
        JSON.stringify({ language, name: 'Ada' }),
      );
      await page.goto('about:blank');
      await page.goto(address);
      await page.locator('[data-game="chosen-winds"] button:not([data-play])').click();
      return page.getByRole('dialog', { name: title });
    };
    const polish = await open('pl', 'Pasaty');
    await expect(polish.getByLabel('Wielkość ładowni').locator('option')).toHaveText([
      'domyślnie',
      '8 kostek',
      '12 kostek',
    ]);
    await expect(polish.getByLabel('Bogatszy początek')).toBeVisible();
    await expect(polish.getByLabel('Twoja bandera')).toHaveValue('');

    const dialog = await open('en', 'Chosen Winds');
    await dialog.getByLabel('Random player order').uncheck();
    await dialog.getByLabel('Size of the holds').selectOption('12 cubes');
    await dialog.getByLabel('A richer start').check();
    await dialog.getByLabel('Your flag').fill('a skull');
    await dialog.getByRole('button', { name: 'Start the match' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('A flag is one word.');
    await dialog.getByLabel('Your flag').fill('skull');
    await dialog.getByRole('button', { name: 'Start the match' }).click();
    await expect(page.getByRole('heading', { name: 'Your options' })).toBeVisible();
    const key = `windrose/match/${new URL(page.url()).hash.split('/').at(-1)}`;
    const kept = await page.evaluate((name) => localStorage.getItem(name), key);
    expect(JSON.parse(kept ?? '{}').record.options).toEqual({ hold: 'large', rich: true, flag: 'skull' });
  },
);

test('a module that is missing, and one that is not a game, stop the build and are named', FULL, async () => {
  const refusal = (...args: string[]): Promise<string> =>
    buildPage(...args).then(
      () => 'built',
      ({ stderr }: { readonly stderr: string }) => stderr,
    );
  expect(await refusal('--game', './no-game.ts')).toContain('--game ./no-game.ts: there is no such module.');
  expect(await refusal('--game', './examples/own-game')).toContain(
    '--game ./examples/own-game: that is a folder; name the module in it that exports the game.',
  );
  const noGame = './packages/web/src/i18n/en.ts';
  expect(await refusal('--game', noGame, '--out', folder)).toMatch(/i18n\/en\.ts: this is not a module with a game/);
});
