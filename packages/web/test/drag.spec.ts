/** Dragging boats, settlers and cards, by mouse and by finger: the same choices as clicks. */

import { expect, type Locator, type Page, test } from '@playwright/test';

import { FULL } from './full.ts';
import { asks, openAt, type Wanted } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('nothing to drag');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Opens a match whose pieces can be dragged already: what drags them is fetched once the table is drawn. */
async function openDraggable(page: Page, wanted: Wanted): Promise<void> {
  await openAt(page, wanted);
  await page.locator('html[data-draggable]').waitFor();
}

/** Drags an element with the mouse to another one, without dropping it. */
async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 12);
  await page.mouse.move(end.x, end.y, { steps: 3 });
}

test('the mouse drags the boat, and a drop in vain says why', async ({ page }) => {
  await openDraggable(page, { seats: ['person', 'person'], seed: 'feel', until: asks('sail', 8) });
  const boat = page.locator('[data-drag^="boat"]');
  const from = await boat.getAttribute('data-place');
  const goal = page.locator('[data-target="far"]').first();
  const to = await goal.getAttribute('data-place');

  await carry(page, boat, goal);
  await expect(page.locator('html[data-dragging="boat"]')).toBeAttached();
  await expect(page.locator('[data-dragged] > *')).toBeVisible();
  // The original is marked as carried: there are not two boats.
  await expect(page.locator('[data-boat][data-carried]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-carried]')).toHaveCount(0);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await page.mouse.up();
  await expect(boat, 'what was given up changes nothing').toHaveAttribute('data-place', from!);

  await carry(page, boat, goal);
  await page.mouse.up();
  await expect(boat).toHaveAttribute('data-place', to!);
  await expect(page.locator('[data-dragging]')).toHaveCount(0);

  await carry(page, boat, page.locator('[data-place]:not([data-target]):not([data-drag])').first());
  await page.mouse.up();
  await expect(page.locator('[data-why-not^="place"]')).toBeVisible();
  await expect(boat).toHaveAttribute('data-place', to!);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Simulates a finger at points of the window. */
  async function finger(page: Page): Promise<(type: string, at?: { x: number; y: number }) => Promise<void>> {
    const session = await page.context().newCDPSession(page);
    return async (type, at) => {
      await session.send('Input.dispatchTouchEvent', {
        type: `touch${type}` as 'touchStart' | 'touchMove' | 'touchEnd',
        touchPoints: at ? [at] : [],
      });
    };
  }

  test('a finger drags settlers to a location', async ({ page }) => {
    await openDraggable(page, { game: 'new-world', seats: ['person', 'person'], seed: 'drag', until: asks('turn', 1) });
    const place = page.locator('[data-thing^="location"]').first();
    const thing = await place.getAttribute('data-thing');
    await place.scrollIntoViewIfNeeded();
    const [start, end] = [await middle(page.locator('[data-hold] [data-drag^="settlers"]')), await middle(place)];
    const touch = await finger(page);
    await touch('Start', start);
    await touch('Move', { x: start.x, y: start.y - 30 });
    await touch('Move', end);
    await expect(page.locator('html[data-dragging="settlers"]')).toBeAttached();
    await expect(page.locator(`[data-thing="${thing}"][data-over]`)).toBeAttached();
    await touch('End');
    await expect(page.locator('[data-undo]')).toBeEnabled();
  });

  /** A match of Spice Road with its first card in hand in view, the middle of that card, and a finger. */
  async function firstCard(page: Page) {
    await openDraggable(page, {
      game: 'spice-road',
      seats: ['person', 'person'],
      seed: 'drag',
      until: asks('turn', 1),
    });
    const card = page.locator('[data-thing^="hand"]').first();
    await card.scrollIntoViewIfNeeded();
    return { card, start: await middle(card), touch: await finger(page) };
  }

  test('a card that is explained to a finger which rests long can still be dragged', FULL, async ({ page }) => {
    const { start, touch } = await firstCard(page);
    const note = page.locator('[data-symbol-help]');
    // What explains is fetched once the table is drawn.
    await expect(async () => {
      await touch('Start', start);
      await expect(note).toBeVisible({ timeout: 2000 });
    }).toPass();
    await touch('Move', { x: start.x, y: start.y - 30 });
    await touch('Move', { x: start.x, y: start.y - 34 });
    await expect(page.locator('[data-dragged="hand"] > *')).toBeVisible();
    await expect(note).toHaveCount(0);
    await touch('Move', await middle(page.locator('[data-drop="play"] [role="img"]').first()));
    await touch('End');
    await expect(page.locator('[data-undo]')).toBeEnabled();
  });

  test('a finger that rests takes up a card; one that moves at once scrolls', FULL, async ({ page }) => {
    const { card, start, touch } = await firstCard(page);
    // Sent together: on a busy machine the finger would have rested while it waits for an answer.
    await Promise.all([
      touch('Start', start),
      touch('Move', { x: start.x, y: start.y - 40 }),
      touch('Move', { x: start.x, y: start.y - 80 }),
    ]);
    await expect(page.locator('[data-dragged]')).toHaveCount(0);
    await touch('End');
    await expect(page.locator('[data-undo]')).toBeDisabled();

    await card.scrollIntoViewIfNeeded();
    const again = await middle(card);
    await touch('Start', again);
    // The card is picked up once the finger has rested; until then each movement restarts the wait.
    await expect(async () => {
      await touch('Move', { x: again.x, y: again.y - 2 });
      await expect(page.locator('[data-taken]')).toBeAttached({ timeout: 100 });
    }).toPass();
    await touch('Move', { x: again.x, y: again.y - 30 });
    await expect(page.locator('[data-dragged="hand"] > *')).toBeVisible();
    // What scrolls moves on while the finger does: it is lifted over the place where the card is dropped.
    await expect(async () => {
      const over = await middle(page.locator('[data-drop="play"] [role="img"]').first());
      await touch('Move', over);
      const isThere = ([x, y]: readonly [number, number]): boolean =>
        (document.elementFromPoint(x, y)?.closest('[data-drop="play"]') ?? null) !== null;
      expect(await page.evaluate(isThere, [over.x, over.y] as const)).toBe(true);
      expect(await middle(page.locator('[data-drop="play"] [role="img"]').first())).toEqual(over);
    }).toPass();
    await touch('End');
    await expect(page.locator('[data-undo]')).toBeEnabled();
  });
});
