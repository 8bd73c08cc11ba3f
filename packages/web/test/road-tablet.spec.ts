/** Spice Road on an upright tablet, by touch: what there is to choose is in view, and nothing lies over what is played with. */

import { expect, type Page, test } from '@playwright/test';

import { asks, openAt } from './table.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
});

/** The buttons of the decision that are not in the window, or lie behind something. */
const hiddenButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is([data-offer], [data-undo], [data-undo-turn])')].flatMap((button) => {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      if (width === 0) return [];
      const isSeen = [top + 4, bottom - 4].every((y) =>
        button.contains(document.elementFromPoint((left + right) / 2, y)),
      );
      return isSeen ? [] : [button.textContent ?? ''];
    }),
  );

for (const language of ['en', 'pl']) {
  test(`every button of a decision to upgrade is in the window (${language})`, async ({ page }) => {
    await page.addInitScript(
      (one) => localStorage.setItem('windrose/settings', JSON.stringify({ language: one })),
      language,
    );
    await openAt(page, {
      game: 'spice-road',
      seats: ['person', 'bot', 'bot', 'bot'],
      seed: 'up4',
      until: asks('upgrade', 3),
    });
    await expect.poll(() => hiddenButtons(page)).toEqual([]);
  });
}

/** What a box covers of the cards, the caravan, the hold and one's own board. */
const coveredBy = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluate((box) => {
    const own = box.getBoundingClientRect();
    const parts = '[data-part="map"] :is([data-thing], li, svg), [data-part="own"] > *, [data-offer], [data-undo]';
    return [...document.querySelectorAll(parts)].flatMap((part) => {
      const { left, top, right, bottom, width } = part.getBoundingClientRect();
      const wide = Math.min(own.right, right) - Math.max(own.left, left);
      const high = Math.min(own.bottom, bottom) - Math.max(own.top, top);
      return width > 0 && wide > 2 && high > 2 ? [part.outerHTML.slice(0, 100)] : [];
    });
  });

for (const seats of [2, 4]) {
  test(`a hint covers no cards, opened or not, nor does a question lie on it: ${seats} seats`, async ({ page }) => {
    await openAt(page, {
      game: 'spice-road',
      seats: ['person', 'bot', 'bot', 'bot'].slice(0, seats) as ('person' | 'bot')[],
      seed: `h${seats}`,
      until: asks('turn', 8),
    });
    await page.locator('[data-hint-button]').tap();
    const hint = page.locator('[data-hint="shown"]');
    await hint.waitFor();
    await expect.poll(() => coveredBy(page, '[data-hint]')).toEqual([]);
    await page.locator('[data-hint-more="plan"]').tap();
    await expect(hint).toHaveAttribute('data-reasoned', 'true', { timeout: 20_000 });
    await expect.poll(() => coveredBy(page, '[data-hint]')).toEqual([]);
    const more = page.locator('[data-hint-more="rest"]');
    if ((await more.count()) > 0) await more.tap();
    await expect.poll(() => coveredBy(page, '[data-hint]')).toEqual([]);

    // The panel stays as it is while the note asks.
    const panel = page.getByRole('region', { name: 'Options' });
    const high = (await panel.boundingBox())!.height;
    await page.locator('[data-thing="market 0"]').tap();
    const note = page.locator('[data-confirm-here]');
    await expect(note).toBeVisible();
    expect((await panel.boundingBox())!.height).toBe(high);
    await expect(page.locator('[data-offer="rest"]')).toBeVisible();
    const [one, other] = [(await note.boundingBox())!, (await hint.boundingBox())!];
    const isOver =
      one.x < other.x + other.width &&
      other.x < one.x + one.width &&
      one.y < other.y + other.height &&
      other.y < one.y + one.height;
    expect(isOver).toBe(false);
  });
}

test('in a replay the others and the log stand beside the analysis, and the cards of the market have names', async ({
  page,
}) => {
  await openAt(page, {
    game: 'spice-road',
    seats: ['person', 'bot', 'bot', 'bot'],
    seed: 'up4',
    until: () => false,
  });
  await page.goto('/#/replay/test/60');
  await page.locator('[data-review]').waitFor();
  const own = (await page.locator('[data-part="own"]').boundingBox())!;
  const others = (await page.locator('[data-part="others"]').boundingBox())!;
  expect(others.y - own.y - own.height).toBeLessThan(30);
  const cards = page.locator('[data-part="map"] section').nth(1).locator('ol > li');
  const nameless = (): Promise<number> =>
    cards.evaluateAll(
      (all) =>
        all.filter(
          (card) =>
            ![...card.querySelectorAll('*')].some(
              (part) =>
                part.children.length === 0 &&
                /\p{L}{3}/u.test(part.textContent) &&
                Number.parseFloat(getComputedStyle(part).fontSize) > 10 &&
                part.clientHeight > 10,
            ),
        ).length,
    );
  await expect(cards).toHaveCount(6);
  await expect.poll(nameless).toBe(0);
});
