/** The checks of every screen: accessibility, nothing cut off, nothing too small. */

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Expects that no fault is found that stays: a table is laid out again a moment after its window changes, or a font or a part of it
 * arrives.
 */
async function expectNone(find: () => Promise<readonly string[]>, faults: string): Promise<void> {
  await expect.poll(find, { message: faults, timeout: 10_000 }).toEqual([]);
}

/**
 * No fault of accessibility that can be found by a program.
 * @param except rules that do not apply where this is asked.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The lists of what is right are not needed, nor is a second page to collect frames: there are none. It is twice as fast.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .disableRules([...except])
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect
    .soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`))
    .toEqual([]);
}

/** The same by day and by night. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

/** No horizontal scrolling, and no button or tile that is cut off or answers on less than 44 pixels. */
export async function expectFits(page: Page): Promise<void> {
  const tooWide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide, { message: 'pixels too wide', timeout: 10_000 }).toBeLessThanOrEqual(0);
  const small = (): Promise<string[]> =>
    page.evaluate(() =>
      // Under an open dialog nothing can be touched.
      [
        ...(document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLElement>(
          'button:not([data-dead]), a[href], summary, select, [role=button]',
        ),
      ].flatMap((element) => {
        const found = element.getBoundingClientRect();
        // Elements outside the window that wait to be focused cannot be touched.
        if (found.width === 0 || found.right < 0 || found.bottom < 0) return [];
        // Two maps on a phone on its side are swiped, and so is a row of phrases.
        if (Math.min(found.width, found.height) < 43.5 || element.closest('[data-swiped], [data-sideways]')) {
          element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        }
        const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
        // A small sign may have a larger place to touch around it.
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const answers = (dx: number, dy: number): boolean =>
          element.contains(document.elementFromPoint(x + dx, y + dy)) || Math.min(width, height) >= 43.5;
        const touched = answers(21, 0) && answers(-21, 0) && answers(0, 21) && answers(0, -21);
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return touched && right <= innerWidth + 1 ? [] : [`${name}: ${width} × ${height}`];
      }),
    );
  await expectNone(small, 'too small or cut');
}

/** Checks that all used sprites exist: a missing one leaves an empty place without any error. */
export async function expectDrawn(page: Page): Promise<void> {
  const missing = (): Promise<string[]> =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('use')]
          .map((use) => use.getAttribute('href') ?? '')
          .filter((href) => !document.getElementById(href.slice(1))),
      ),
    ]);
  await expectNone(missing, 'drawings that are not there');
}

/** Everything that can be operated can be brought into sight by scrolling, and lies under nothing when it is there. */
export async function expectReachable(page: Page): Promise<void> {
  const hidden = (): Promise<string[]> =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button:enabled:not([data-dead]), a[href], summary, select, input, [role=button]',
        ),
      ].flatMap((element) => {
        const { width, right, bottom } = element.getBoundingClientRect();
        // The content of a closed list has a layout, but is invisible until opened.
        if (width === 0 || right < 0 || bottom < 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const there = document.elementFromPoint(x, y);
        const inside = box.left >= -1 && box.right <= innerWidth + 1;
        return inside && there !== null && (element.contains(there) || there.contains(element))
          ? []
          : [
              `${element.getAttribute('aria-label') ?? element.textContent}: ${Math.round(x)}, ${Math.round(y)}, ` +
                `under ${there?.outerHTML.slice(0, 120) ?? 'the edge'}`,
            ];
      }),
    );
  await expectNone(hidden, 'cannot be reached');
}

/** Words that are cut off: at the end of a line that does not fit, or below the last line there is room for. */
function cutWords(page: Page, titled: boolean): Promise<string[]> {
  return page.evaluate(
    (mayHaveTitle) =>
      [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
        const own = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
        );
        if (!own || !element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden'))
          return [];
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
        const tooWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const tooHigh = hides(overflowY) && element.scrollHeight > element.clientHeight + 3;
        if ((!tooWide && !tooHigh) || element.clientWidth === 0) return [];
        return mayHaveTitle && element.closest('[title]')
          ? []
          : [`${element.className}: ${element.textContent!.trim().slice(0, 80)}`];
      }),
    titled,
  );
}

/** No text is cut off in silence: where there is no room for all of it, a `title` has the whole. */
export async function expectUncut(page: Page): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => cutWords(page, true), { message: 'cut off', timeout: 10_000 })
    .toEqual([]);
}

/** No text is cut off at all. */
export async function expectWhole(page: Page, where: string): Promise<void> {
  await expectNone(() => cutWords(page, false), `cut off: ${where}`);
}

/** The cubes shown as missing for a thing overlap no other thing. */
export async function expectMissingApart(page: Page, where: string): Promise<void> {
  const over = (): Promise<string[]> =>
    page.evaluate(() => {
      const things = [...document.querySelectorAll('[data-thing], [data-dead]')].filter(
        (thing) => thing.closest('[data-part="map"]') && !thing.matches('[data-dead^="coin"]'),
      );
      return [...document.querySelectorAll('[data-missing]')].flatMap((missing) => {
        const a = missing.getBoundingClientRect();
        return things.flatMap((thing) => {
          if (thing.contains(missing)) return [];
          const b = thing.getBoundingClientRect();
          const apart =
            a.right <= b.left + 1 || a.left >= b.right - 1 || a.bottom <= b.top + 1 || a.top >= b.bottom - 1;
          return apart ? [] : [`${missing.closest('button')?.ariaLabel} over ${thing.getAttribute('aria-label')}`];
        });
      });
    });
  await expectNone(over, where);
}

/** Cubes and signs that are not completely on their cards. */
export function cutPieces(cards: readonly Element[]): string[] {
  return cards.flatMap((card) => {
    const whole = card.getBoundingClientRect();
    return [...card.querySelectorAll('[data-kind] span svg')].flatMap((piece) => {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      const inside = left >= whole.left && right <= whole.right && top >= whole.top && bottom <= whole.bottom;
      return inside ? [] : [`${card.textContent}: ${left} to ${right} in ${whole.left} to ${whole.right}`];
    });
  });
}

/** In the tag of a seat nothing lies on its neighbour or beyond its sheet, however long the name is. */
export async function expectTagsApart(page: Page): Promise<void> {
  const faults = await page.locator('section > [data-seat]').evaluateAll((tags) =>
    tags.flatMap((tag) => {
      const bounds = tag.parentElement!.getBoundingClientRect();
      const boxes = [...tag.querySelectorAll(':scope > *, :scope > [role="img"] > svg')]
        .filter((one) => one.querySelector(':scope > svg') === null && !one.matches('.visually-hidden'))
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .toSorted((a, b) => a.left - b.left);
      return boxes.flatMap(({ left, right, top }, at) => {
        const next = boxes[at + 1];
        const isOver = next !== undefined && right > next.left + 1;
        const isOut = left < bounds.left || right > bounds.right;
        return isOver || isOut
          ? [`${tag.textContent}: ${Math.round(left)} to ${Math.round(right)} at ${Math.round(top)}`]
          : [];
      });
    }),
  );
  expect(faults, 'pieces of the tag of a seat lie on each other').toEqual([]);
}

/** What stands on a location, and what is done there, is inside it: the location clips the rest. */
export async function expectInLocations(page: Page): Promise<void> {
  const out = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-body]')].flatMap((location) => {
        const around = location.getBoundingClientRect();
        return [...location.querySelectorAll(':scope > span[aria-hidden] :is(svg, b)')].flatMap((drawn) => {
          const box = drawn.getBoundingClientRect();
          const inside =
            box.left >= around.left - 2 &&
            box.right <= around.right + 2 &&
            box.top >= around.top - 2 &&
            box.bottom <= around.bottom + 2;
          return box.width === 0 || inside ? [] : [location.querySelector('button, [aria-label]')?.ariaLabel ?? ''];
        });
      }),
    );
  await expectNone(out, 'clipped by its location');
}

/**
 * Each of them comes to lie completely inside the window, and nothing covers its middle.
 * @param moves how many pixels the page may have moved by itself, so that nothing covers its buttons.
 */
export async function expectInView(page: Page, things: Locator, moves = 0): Promise<void> {
  await expect(things.first()).toBeVisible();
  const hidden = (): Promise<string[]> =>
    things.evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return inside && there !== null && (one.contains(there) || there.contains(one))
          ? []
          : [`${one.getAttribute('aria-label') ?? one.outerHTML.slice(0, 80)}: ${left}, ${top} to ${right}, ${bottom}`];
      }),
    );
  await expectNone(hidden, 'not in view');
  await expect.poll(() => page.evaluate(() => scrollY), 'nothing was scrolled').toBeLessThanOrEqual(moves);
}

/** What a hint covers of that which has to stay free: whose turn it is, the scores, the tabs, the bar and the buttons of the decision. */
export function coveredByHint(page: Page): Promise<string[]> {
  return page.locator('[data-hint]').evaluate((hint) => {
    const own = hint.getBoundingClientRect();
    const free =
      '[data-stage], [data-standings], [data-tab], [data-side], header button, [data-undo], [data-all-options], [data-offer]';
    return [...document.querySelectorAll(free)].flatMap((part) => {
      const { left, top, right, bottom, width } = part.getBoundingClientRect();
      // Cards and places of the table are what it hangs over; what the page is scrolled past is under the window's edge.
      if (width === 0 || hint.contains(part) || part.closest('[data-part]') || top >= innerHeight) return [];
      const wide = Math.min(own.right, right) - Math.max(own.left, left);
      const high = Math.min(own.bottom, bottom) - Math.max(own.top, top);
      return wide > 1 && high > 1 ? [part.outerHTML.slice(0, 120)] : [];
    });
  });
}
