/** Planning one's own turn while a bot thinks. */

import { expect, test } from '@playwright/test';
import type { Match } from '@windrose/rules';
import { factOf } from '@windrose/words';

import { FULL } from './full.ts';
import { asks, openAt, playedTo } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('clicks during others’ turns are carried out when the player’s turn comes', async ({ page }) => {
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'plan', until: asks('turn', 1) });
  // The bot thinks until the test ends it.
  const thinking = Promise.withResolvers<void>();
  await page.route(/bot\.worker/, async (route) => {
    await thinking.promise;
    await route.continue();
  });
  await page.locator('[data-thing="market 0"]').click();
  const confirm = page.locator('[data-confirm]');
  const end = page.locator('[data-end-turn]');
  await expect(confirm.or(end)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  else await end.click();
  await expect(page.locator('[data-stage="bot"]')).toBeVisible();
  const card = page.locator('[data-dead^="hand"]').first();
  const name = (await card.getAttribute('data-dead'))!.slice('hand '.length);
  const steps = page.locator('[data-plan-step]');
  await card.click({ force: true });
  await expect(steps).toHaveCount(1);
  await expect(page.locator('[data-planned]')).toHaveCount(1);
  // It says what the hold and the points will be.
  await expect(page.locator('[data-plan] [data-ahead-hold]')).toBeVisible();
  await page.locator('[data-plan-drop]').click();
  await expect(steps).toHaveCount(0);
  await expect(page.locator('[data-planned]')).toHaveCount(0);
  await card.click({ force: true });
  await expect(steps).toHaveCount(1);
  thinking.resolve();
  await expect(page.locator('[data-undo]')).toBeEnabled();
  await expect(page.locator('[data-plan]')).toHaveCount(0);
  await expect(page.locator('[data-plan-ended="done"]')).toHaveText('Done as planned. You can still undo it.');
  await expect(page.locator(`[data-thing="hand ${name}"], [data-dead="hand ${name}"]`)).toHaveCount(0);
  // It can be undone like any choice.
  await page.locator('[data-undo]').click();
  await expect(page.locator(`[data-thing="hand ${name}"]`)).toBeVisible();
});

for (const [language, says] of [
  [
    'en',
    (at: string) =>
      new RegExp(`No longer possible: Farm – Bea now stands on ${at} with \\d settlers?, so it takes \\d of yours\\.$`),
  ],
  [
    'pl',
    (at: string) =>
      new RegExp(
        `Już się nie da: Farm – Na ${at} stoi teraz Bea \\(osadnicy: \\d\\), więc potrzeba tam twoich: \\d\\.$`,
      ),
  ],
] as const) {
  test(`a plan that settlers of another player block says who stands there (${language})`, async ({ page }) => {
    // A location where the other stands, and where one could work with more.
    const blocked = (match: Match): { at: string; settlers: number } | null => {
      const { holder } = match.copiedState();
      for (const option of match.legal()) {
        const fact = option.kind === 'work' ? factOf(match, option) : null;
        if (fact?.kind !== 'work') continue;
        const index = match.core.names.location!.indexOf(fact.at);
        if (holder[index] === 2) return fact;
      }
      return null;
    };
    const wanted = {
      game: 'new-world',
      seats: ['person', 'bot'],
      seed: 'blocked',
      until: (match: Match) => asks('turn', 3)(match) && blocked(match) !== null,
    } as const;
    const match = playedTo(wanted);
    const { at, settlers } = blocked(match)!;
    const facts = [{ kind: 'work', at, settlers: settlers - 1, card: null, trade: null, idle: false }];
    const plan = {
      match: 'test',
      version: match.version,
      steps: [{ facts, label: 'Farm', thing: null, reveals: false }],
    };
    await page.addInitScript(
      ([one, kept]) => {
        localStorage.setItem('windrose/settings', JSON.stringify({ language: one }));
        sessionStorage.setItem('windrose/plan', kept!);
      },
      [language, JSON.stringify(plan)] as const,
    );
    await openAt(page, wanted);
    await expect(page.locator('[data-plan-ended="gone"]')).toHaveText(says(at));
  });
}

test('a plan is offered by a button only where there is time for it', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    // Every plan button that appears.
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[data-plan-begin]')) seen.push(1);
    }).observe(document, { subtree: true, childList: true });
  });
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot', 'bot'], seed: 'plan', until: asks('turn', 1) });
  const appeared = (): Promise<number> => page.evaluate(() => (globalThis as { seen?: number[] }).seen!.length);
  const thinking = Promise.withResolvers<void>();
  const takeTurn = async (): Promise<void> => {
    await page.locator('[data-thing^="market"]').first().click();
    const confirm = page.locator('[data-confirm]');
    const end = page.locator('[data-end-turn]');
    await expect(confirm.or(end)).toBeVisible();
    if (await confirm.isVisible()) await confirm.click();
    else await end.click();
  };
  // Quick bots.
  await takeTurn();
  await page.locator('[data-stage="bot"]').waitFor();
  await page.locator('[data-stage="choice"]').waitFor();
  expect(await appeared()).toBe(0);
  // One that thinks.
  await page.route(/bot\.worker/, async (route) => {
    await thinking.promise;
    await route.continue();
  });
  await page.reload();
  await takeTurn();
  await page.locator('[data-plan-begin]').click();
  await expect(page.locator('[data-plan]')).toBeVisible();
  thinking.resolve();
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(
    `what can be planned looks so, and a card of the market is asked about in one’s turn (${size.width})`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(size);
      await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'plan', until: asks('turn', 1) });
      const holds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
      let asked = 0;
      await page.route(/bot\.worker/, async (route) => {
        await holds[Math.min(asked++, 1)]!.promise;
        await route.continue();
      });
      await page.locator('[data-thing="market 0"]').click();
      await page.locator('[data-confirm]').click();
      const begin = page.locator('[data-plan-begin]');
      await begin.click();
      // Cards of the hand and of the market have a frame.
      await expect(page.locator('[data-plannable]:has([data-dead^="market"])')).not.toHaveCount(0);
      await expect(page.locator('[data-plannable]:has([data-dead^="hand"])')).not.toHaveCount(0);
      // Nothing of the hand is covered: it can be clicked.
      const card = page.locator('[data-dead^="hand"]').last();
      await card.scrollIntoViewIfNeeded();
      const panelTop = await page.locator('[data-plan]').boundingBox();
      const cardBox = await card.boundingBox();
      if (size.width < 500) expect(cardBox!.y + cardBox!.height).toBeLessThanOrEqual(panelTop!.y);
      // It is hidden until it is asked for.
      await page.locator('[data-plan-fold]').click();
      await expect(page.locator('[data-plan]')).toHaveCount(0);
      await expect(page.locator('[data-plannable]')).toHaveCount(0);
      await begin.click();
      // What reveals something stays planned, and says what will be asked.
      // The bot would take the first card itself.
      const market = page.locator('[data-dead="market 3"]');
      await market.click({ force: true });
      await expect(page.locator('[data-plan-step][data-possible="true"]')).toHaveCount(1);
      await expect(page.locator('[data-plan-asked]')).toBeVisible();
      await expect(page.locator('[data-plan-ended]')).toHaveCount(0);
      // Another choice takes its place.
      await card.click({ force: true });
      await expect(page.locator('[data-plan-step]')).toHaveCount(1);
      await expect(page.locator('[data-plan-asked]')).toHaveCount(0);
      await market.click({ force: true });
      await expect(page.locator('[data-plan-asked]')).toBeVisible();
      holds[0].resolve();
      await expect(page.locator('[data-confirm]').first()).toBeVisible();
      await page.locator('[data-confirm]').click();
      await expect(page.locator('[data-stage="bot"], [data-stage="choice"]')).toBeVisible();
      // In the next wait it is not open by itself.
      await expect(page.locator('[data-plan]')).toHaveCount(0);
      holds[1].resolve();
    },
  );
}
