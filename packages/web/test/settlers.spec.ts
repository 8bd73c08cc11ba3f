/** Settlers on the land: how many stand on a location, and whose, is seen at every size. */

import { expect, type Page, test } from '@playwright/test';
import type { LocationView, Match } from '@windrose/rules';

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
  test(`at every size it is seen how many settlers stand where: ${game}, ${seats} seats`, async ({ page }) => {
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
