/** Settlers on the land: how many stand on a location, and whose, is seen at every size. */

import { expect, type Page, test } from '@playwright/test';
import type { LocationView, Match } from '@windrose/rules';

import { FULL } from './full.ts';
import { asks, openAt } from './table.ts';

const SIZES = [
  [390, 844],
  [360, 640],
  [844, 390],
  [740, 360],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** Locations whose settlers are cut, lie under something, or cannot be counted. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-settlers]')].flatMap((standing) => {
      const location = standing.closest('[data-body]')!;
      const name = location.querySelector('button, [aria-label]')!.getAttribute('aria-label')!.slice(0, 40);
      const drawn = [...standing.querySelectorAll('svg, b')].filter((one) => one.checkVisibility());
      const figures = drawn.filter((one) => one.matches('svg')).length;
      const number = drawn.find((one) => one.matches('b'))?.textContent ?? '';
      const count = standing.dataset['settlers']!;
      const faults: string[] = [];
      if (String(figures) !== count && number !== `×${count}`)
        faults.push(`${name}: ${figures} ${number}, not ${count}`);
      const inside = location.getBoundingClientRect();
      // What is drawn in the location besides: its fort or action, its name, its number, its landmark.
      const others = [...location.querySelectorAll(':scope > span[aria-hidden] *')].filter(
        (one) =>
          !standing.contains(one) &&
          !one.contains(standing) &&
          (one.matches('svg') || one.children.length === 0 || getComputedStyle(one).borderTopWidth !== '0px') &&
          one.closest('svg') !== one.parentElement &&
          one.checkVisibility(),
      );
      for (const piece of drawn) {
        const a = piece.getBoundingClientRect();
        if (a.left < inside.left || a.right > inside.right || a.top < inside.top - 3 || a.bottom > inside.bottom)
          faults.push(`${name}: cut`);
        for (const other of others) {
          const b = other.getBoundingClientRect();
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > 0 && high > 0 && (wide * high) / (a.width * a.height) > 0.25)
            faults.push(`${name}: under ${other.outerHTML.slice(0, 90)}`);
        }
      }
      return faults;
    }),
  );
}

const CROWDED = [
  ['new-world', 'fort 0', 3],
  ['new-world', 'fort2 0', 4],
  ['east-to-west-1', 'fort 0', 3],
  ['east-to-west-3', 'fort 0', 4],
] as const;

/** The locations on which several settlers stand. */
function groups(match: Match): number {
  const state = match.state() as { readonly locations?: readonly LocationView[] };
  return (state.locations ?? []).filter(({ settlers }) => settlers !== null && settlers.count > 1).length;
}

for (const [game, seed, seats] of CROWDED) {
  test(`at every size it is seen how many settlers stand where: ${game}, ${seats} seats`, FULL, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAt(page, {
      game,
      seats: ['person', ...Array.from({ length: seats - 1 }, () => 'bot' as const)],
      seed,
      until: (match) => asks('turn', 5)(match) && groups(match) > 3,
    });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect
        .configure({ soft: true })
        .poll(() => hidden(page), { message: `${width} × ${height}`, timeout: 5000 })
        .toEqual([]);
    }
  });
}

test('beside settlers it is said which of them are in reserve', FULL, async ({ page }) => {
  await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'b', until: asks('explore', 2) });
  await expect(page.locator('[data-part="own"]')).toContainText(/\+\d+ in reserve/);
  const other = page.locator('[data-part="others"] [role="img"]', { hasText: /\+\d/ }).first();
  await expect(other).toHaveAttribute('aria-label', /^\d+ settlers? ready, \d+ in reserve$/);
  // In words on the boards of others, too, where nothing else stands beside the settlers.
  const reserve = other.getByText(/^\+\d+ in reserve$/);
  await expect(reserve).toBeVisible();
  await expect(reserve).toHaveAttribute('title', /in reserve/);
});

for (const theme of ['light', 'dark']) {
  test(`what can be explored is ringed at 3 : 1 at any moment, ${theme}`, FULL, async ({ page }) => {
    await page.addInitScript((now) => localStorage.setItem('windrose/settings', JSON.stringify({ theme: now })), theme);
    await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'b', until: asks('explore', 2) });
    const ring = await page
      .locator('[data-thing^="location "][data-target]')
      .first()
      .evaluate((button) => {
        const ground = button.closest('[data-body]')!.querySelectorAll('svg')[1]!;
        const faint = document
          .getAnimations()
          .flatMap(({ effect }) =>
            effect instanceof KeyframeEffect && effect.target === button && effect.pseudoElement === '::after'
              ? effect.getKeyframes().map(({ opacity }) => Number(opacity))
              : [],
          );
        return {
          colour: getComputedStyle(button, '::after').borderTopColor,
          least: Math.min(1, ...faint),
          dimmed: /brightness\((.+)\)/.exec(getComputedStyle(ground).filter)?.[1] ?? '1',
          animated: faint.length > 0,
        };
      });
    expect(ring.animated).toBe(true);
    const over = (/\d+/g[Symbol.match](ring.colour) ?? []).map(Number);
    // The sea of an exploration tile.
    const under = [0x2f, 0x5a, 0x62].map((part) => part * Number(ring.dimmed));
    const light = (colour: readonly number[]): number => {
      const [r = 0, g = 0, b = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const mixed = over.map((part, at) => part * ring.least + under[at]! * (1 - ring.least));
    expect((light(mixed) + 0.05) / (light(under) + 0.05)).toBeGreaterThanOrEqual(3);
  });
}

test(
  'native help lowers the number at a location under an exploration tile as at any other',
  FULL,
  async ({ page }) => {
    await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'h3', until: asks('turn', 8) });
    const cells = await page.locator('[data-body]:has([data-changed])').evaluateAll((all) =>
      all.map((cell) => ({
        covered: /under an exploration tile/i.test(cell.querySelector('button')!.getAttribute('aria-label')!),
        label: cell.querySelector('button')!.getAttribute('aria-label')!,
        shown: cell.querySelector('[data-changed]')!.textContent,
      })),
    );
    expect(cells.filter(({ covered }) => covered)).not.toEqual([]);
    for (const { label, shown } of cells)
      expect(label).toMatch(new RegExp(`you need ${shown} settlers? \\(printed: \\d\\)`, 'i'));
  },
);
