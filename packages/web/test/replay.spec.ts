/** Looking back in a browser: every way to move, playing on from a moment, and a link that opens elsewhere. */

import { expect, test } from '@playwright/test';
import { type AnySeat, GAME_IDS, makeNotation } from '@windrose/rules';

import { expectAccessible, expectFits, expectInView, expectWhole } from './checks.ts';
import { FULL } from './full.ts';
import { asks, keep, openAt, playedTo } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an imported match of bots is stepped through, branched and shared', FULL, async ({ page, browser }) => {
  const match = playedTo({ seats: ['bot', 'bot'], seed: 'imported', until: () => false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a record' }).click();
  await page.getByLabel('Or paste the text').fill(makeNotation(match));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const replay = page.getByRole('dialog').getByRole('link', { name: 'Replay and analysis' });
  await page.goto(`/${(await replay.getAttribute('href'))!.replace(/\/analysis$/, '')}`);

  // By keys and buttons.
  const moment = page.getByText(/^Step \d+ of \d+$/).last();
  await expect(moment).toHaveText(`Step ${match.version} of ${match.version}`);
  // A click in vain says why.
  await page.getByRole('button', { name: 'Play on from here' }).click({ force: true });
  await expect(page.locator('[data-vain]')).toContainText('The match is over here');
  await page.getByRole('button', { name: 'Forward one step' }).click({ force: true });
  await expect(page.locator('[data-vain]')).toHaveText('This is the end of the match.');
  // The newest turn is at the top, as in the match.
  const versions = await page
    .getByRole('region', { name: 'Log' })
    .locator('li')
    .evaluateAll((turns) =>
      turns.map((turn) => Number(turn.querySelector('[data-version]')?.getAttribute('data-version'))),
    );
  expect(versions).toEqual(versions.toSorted((a, b) => b - a));
  // The log shows the line of the moment, however long it is.
  await expect(page.getByRole('region', { name: 'Log' }).locator('[aria-current]').first()).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(moment).toHaveText(`Step 0 of ${match.version}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveText(/^Step 2 of/);
  await page.getByRole('button', { name: 'Forward one turn' }).click();
  await expect(moment).toHaveText(/^Step 4 of/);
  await expect(page.locator('[data-target]')).toHaveCount(0);
  await expectAccessible(page);

  // By the log, to the last line of all; its points are those of the result.
  const line = page.getByRole('region', { name: 'Log' }).getByRole('button').filter({ hasText: 'sails to' }).nth(20);
  const version = Number(await line.getAttribute('data-version'));
  await line.click();
  await expect(moment).toHaveText(`Step ${version} of ${match.version}`);
  await expect(line).toHaveAttribute('aria-current', 'step');
  const at = match.restart();
  for (const { option } of match.choices.slice(0, version)) at.choose(option.code);
  const boats = at.state().seats.map(({ boat }: AnySeat) => boat);
  await expect(page.locator(`[data-place="${boats[0]}"]`)).toHaveAttribute('aria-label', /boats: .*Player 1/);

  // On the curve: a click on its middle; then it plays automatically.
  const plot = (await page.getByRole('slider', { name: 'Points by turn' }).boundingBox())!;
  await page.mouse.click(plot.x + plot.width / 2, plot.y + 30);
  const middle = Number(/\d+/.exec((await moment.textContent())!)![0]);
  expect(Math.abs(middle - match.version / 2)).toBeLessThan(4);
  await page.getByLabel('Speed').selectOption('8');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(async () => {
    expect(Number(/\d+/.exec((await moment.textContent())!)![0])).toBeGreaterThan(middle + 3);
  }).toPass();
  await page.getByRole('button', { name: 'Pause' }).click();

  // The link opens where nothing of the match is kept.
  await page.keyboard.press('Home');
  await line.click();
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  const link = page.locator('[data-link]');
  await expect(link).toHaveValue(/#\/moment\//);
  await expectAccessible(page);
  const elsewhere = await (await browser.newContext({ locale: 'pl-PL', serviceWorkers: 'block' })).newPage();
  await elsewhere.goto(await link.inputValue());
  await expect(elsewhere.getByText(`Krok ${version} z ${match.version}`).last()).toBeVisible();
  await elsewhere.goto((await link.inputValue()).slice(0, -30));
  await expect(elsewhere.getByRole('heading', { name: /nie ma partii/ })).toBeVisible();
  await elsewhere.context().close();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  // A branch is a new match that begins at that moment.
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the match' }).click();
  await expect(page).toHaveURL(/#\/match\//);
  await expect(page.locator(`[data-place="${boats[0]}"]`)).toHaveAttribute('aria-label', /boats: .*Player 1/);
  await expect(page.locator('[data-stage="choice"]')).toBeVisible();
});

for (const game of GAME_IDS) {
  test(`on a phone the buttons of a replay of ${game} and its analysis are at hand`, FULL, async ({ page }) => {
    const seats = game === 'eastern-wonders-solo' ? (['person'] as const) : (['person', 'bot'] as const);
    await page.goto('/');
    for (const language of ['en', 'pl']) {
      await page.setViewportSize({ width: 844, height: 390 });
      const entries = {
        'windrose/match/test': keep({ game, seats, seed: 'low', until: ({ round }) => round > 3 }),
        'windrose/settings': { language },
      };
      await page.evaluate((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
      }, entries);
      await page.goto('/#/replay/test');
      await page.reload();
      const buttons = page.locator('[data-move], [data-branch], [data-share], [data-analyse]');
      await expect(buttons).toHaveCount(10);
      await expectInView(page, buttons);
      await expectWhole(page, `${game}, ${language}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: language === 'en' ? 'Analysis' : 'Analiza', exact: true }).click();
      await expectInView(page, page.locator('[data-analyse]'));
    }
  });
}

test('a replay that is left writes no address over the next one', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const kept = keep({ seats: ['person', 'person'], seed: 'left', until: ({ inSetUp }) => !inSetUp });
  await page.evaluate((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), kept);
  await page.goto('/#/replay/test/0');
  await page.getByRole('button', { name: 'Play on from here' }).waitFor();
  // The next screen takes long to draw: the replay is still there when its time to write has come.
  await page.evaluate(() => {
    addEventListener('hashchange', (event) => event.stopImmediatePropagation(), { capture: true });
    location.hash = '#/match/test';
  });
  await page.clock.runFor(1000);
  expect(new URL(page.url()).hash).toBe('#/match/test');
});

test('on a desktop the log scrolls within its sheet, the board beside it stays', FULL, async ({ page }) => {
  const kept = keep({ seats: ['person', 'bot'], seed: 'imported', until: () => false });
  await page.addInitScript((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), kept);
  await page.goto('/#/replay/test');
  const list = page.getByRole('region', { name: 'Log' }).getByRole('list');
  await expect(list.locator('[aria-current]').first()).toBeInViewport();
  await expect.poll(() => list.evaluate((ol) => ol.scrollHeight > ol.clientHeight)).toBe(true);
  const column = page.locator('[data-part="others"]').locator('..');
  await expect.poll(() => column.evaluate((left) => left.scrollHeight - left.clientHeight)).toBe(0);
  await expect(page.locator('[data-part="others"]')).toBeInViewport({ ratio: 0.99 });
});

test('in the log a count stays in the line of what it counts', async ({ page }) => {
  await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'counted', until: () => false });
  await page.goto('/#/replay/test/0');
  const counts = page.getByRole('region', { name: 'Log' }).locator('[data-version] b');
  await expect(counts).not.toHaveCount(0);
  // Lines as narrow as their words put every word in a line of its own.
  const alone = await counts.evaluateAll((all) =>
    all.flatMap((count) => {
      const words = count.previousSibling!;
      count.parentElement!.style.width = 'min-content';
      const before = document.createRange();
      before.setStart(words, words.textContent!.trimEnd().length - 1);
      before.setEndAfter(words);
      const [last, own] = [before.getBoundingClientRect(), count.getBoundingClientRect()];
      return Math.abs(last.bottom - own.bottom) < 4 ? [] : [count.parentElement!.textContent];
    }),
  );
  expect(alone).toEqual([]);
});

test('in a low window the curve is whole above the log, and the ribbon tells what fits', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const kept = keep({ seats: ['person', 'bot'], seed: 'imported', until: () => false });
  await page.addInitScript((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), kept);
  await page.goto('/#/replay/test');
  await expect(page.locator('[data-curve]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-part="log"] [data-curve]')).toBeVisible();
  const ribbon = page.locator('[data-stage] div[aria-live] > p');
  await expect(ribbon).toContainText('claims an order');
  expect(await ribbon.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThanOrEqual(1);
  await expect(page.getByRole('region', { name: 'Log' }).locator('[aria-current]').first()).toBeInViewport();
});

for (const [language, won] of [
  ['en', /^Ada wins with \d+ points\.$/],
  ['pl', /^Wygrywa Ada: \d+ (punkt|punkty|punktów)\.$/],
] as const) {
  test(`the ribbon of a replay calls its reader by name, as its sentences do, at the end too (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(
      (one) => localStorage.setItem('windrose/settings', JSON.stringify({ language: one })),
      language,
    );
    await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'won3', until: () => false });
    await page.goto('/#/replay/test/100000');
    await page.locator('[data-curve]').first().waitFor();
    await page.keyboard.press('End');
    await expect(page.locator('[data-stage="over"] h2')).toHaveText(won);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-stage] h2')).toContainText('Ada');
  });
}

test('the sentence of a moment is whole on an upright phone, however long it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wanted = { game: 'spice-road', seats: ['bot', 'bot'], seed: 'whole', until: () => false } as const;
  const match = playedTo(wanted);
  await page.goto('/');
  await page.evaluate(
    ([kept, settings]) => {
      localStorage.setItem('windrose/match/test', kept!);
      localStorage.setItem('windrose/settings', settings!);
    },
    [
      JSON.stringify({
        ...(keep(wanted) as object),
        sitters: ['Maksymilian', 'Konstancja'].map((name) => ({ kind: 'bot', name })),
        over: true,
      }),
      JSON.stringify({ language: 'pl' }),
    ],
  );
  // Cards that are taken with the cubes on them have the longest sentences.
  const versions = match.choices.flatMap(({ events }, at) =>
    events.some(({ kind }) => kind === 'merchant' || kind === 'card') ? [at + 1] : [],
  );
  expect(versions.length).toBeGreaterThan(8);
  await page.goto('/#/replay/test/0');
  await page.reload();
  const turn = page.locator('[data-stage]');
  const sentence = turn.locator('p').first();
  const longest: number[] = [];
  for (const version of versions.slice(0, 14)) {
    await page.locator('[data-curve] input').first().fill(String(version));
    const { cut, below, lines } = await sentence.evaluate((one) => ({
      cut: one.scrollHeight - one.clientHeight,
      below: one.getBoundingClientRect().bottom - one.closest('[data-stage]')!.getBoundingClientRect().bottom,
      lines: Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    }));
    expect(cut, await sentence.innerText()).toBeLessThanOrEqual(1);
    expect(below, await sentence.innerText()).toBeLessThanOrEqual(0);
    longest.push(lines);
  }
  // Some of them need more lines than a ribbon of a match gives.
  expect(Math.max(...longest)).toBeGreaterThan(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a running match of settlers is looked back at on a phone', FULL, async ({ page }) => {
    const kept = keep({ game: 'new-world', seats: ['person', 'bot', 'bot'], seed: 'back', until: asks('turn', 6) });
    await page.addInitScript((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), kept);
    await page.goto('/#/match/test');
    await page.getByRole('button', { name: 'This match' }).click();
    await page.getByRole('link', { name: 'Replay and analysis' }).click();
    await page.getByRole('button', { name: 'Back one turn' }).click();
    await expect(page.locator('[data-stage="shown"]')).toBeVisible();
    await page.getByLabel('View as').selectOption('Bea');
    await expect(page.getByRole('region', { name: 'Your board: Bea' })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });
});
