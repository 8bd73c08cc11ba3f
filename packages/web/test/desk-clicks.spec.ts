/** At a desk: several cubes given up by one click, a first click that is taken back, and what the ribbon counts. */

import { expect, test } from '@playwright/test';
import { type AnyView, type Match, startMatch } from '@windrose/rules';

import { FULL } from './full.ts';
import { asks, NAMES, openAt, playedTo } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A match in which Ada gathers cubes until she has several too many, of more than one kind, as the page keeps it. */
function overfull(): object {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'full 1' });
  let next = 7920;
  for (;;) {
    const { seat, kind } = match.decision!;
    const { hold, limit } = match.state().seats[seat]!;
    if (seat === 0 && kind === 'discard' && hold.length - (limit ?? 10) > 1 && new Set(hold).size > 1) break;
    const options = match.legal();
    const wanted = ['claim', 'again', 'trade', 'harvest'].map((one) => options.find((option) => option.kind === one));
    const chosen = wanted.find((option) => option !== undefined);
    if (!chosen) next = (next * 48_271) % 2_147_483_647;
    match.choose((chosen ?? options[Math.floor((next / 2_147_483_647) * options.length)]!).code);
  }
  const sitters = NAMES.slice(0, 2).map((name, seat) => ({ kind: seat === 0 ? 'person' : 'bot', name }));
  return { id: 'test', sitters, record: match.record(), pending: [], touched: 0, round: match.round, over: false };
}

test('several cubes over the limit are given up by one click, each as a decision of the record', async ({ page }) => {
  await page.addInitScript((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), overfull());
  await page.goto('/#/match/test');
  const ribbon = page.locator('[data-stage]');
  await expect(ribbon).toContainText('Too many cubes');
  const many = Number(/give up (\d+)/.exec(await ribbon.innerText())![1]);
  expect(many).toBeGreaterThan(1);
  const all = page.locator('[data-offer="discard"]').first();
  await expect(all).toContainText('Give up');
  expect((await all.getAttribute('data-codes'))!.split(',')).toHaveLength(many);
  // A single cube can still be chosen in the hold.
  await expect(page.locator('[data-cube]').first()).toHaveAccessibleName(/^Give up an? \w+ cube$/);
  await all.click();
  await expect(ribbon).not.toContainText('Too many cubes');
  await expect(page.locator('[aria-label="Log"] li').first()).toContainText('gives up');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(ribbon).toContainText(`give up ${many}`);
});

test('Escape takes a first click back, and closes the question it asked', async ({ page }) => {
  await openAt(page, {
    seats: ['person', 'bot', 'bot'],
    seed: 'cube',
    until: (match) => asks('sail', 3)(match) && new Set(match.state().seats[0]!.hold).size > 1,
  });
  const cube = page.locator('[data-cube]').first();
  await page.locator('[data-target="near"]').first().click();
  await cube.click();
  await expect(cube).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(cube).toHaveAttribute('aria-pressed', 'false');
  await page.locator('[data-target="near"]').last().click();
  const question = page.getByRole('region', { name: 'Options' }).getByText(/Which cube stays on the way/);
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
});

test(
  'the ribbon shows whose orders it counts, and the tiles beside the pile say what they are',
  FULL,
  async ({ page }) => {
    const leaders = (match: Match): number => {
      const { seats }: AnyView = match.state();
      const claimed = seats.map((seat) => (seat.claimed ?? []).length);
      const most = Math.max(...claimed);
      return most === 0 ? 0 : claimed.filter((n) => n === most).length;
    };
    const wanted = {
      seats: ['person', 'bot', 'bot', 'bot'],
      seed: 'rose 0',
      until: (match: Match) => asks('sail', 3)(match) && leaders(match) > 1,
    } as const;
    const match = playedTo(wanted);
    expect(match.over, 'a match in which several lead').toBe(false);
    await openAt(page, wanted);
    const count = page.locator('[data-progress]');
    await expect(count.locator('[data-leader]')).toHaveCount(leaders(match));
    await expect(count).toContainText(/\d of 4 orders/);
    await expect(count).not.toContainText('players');
    await expect(page.locator('[data-caption]')).toHaveText('Bonus tiles left');
    await expect(page.locator('[data-caption]')).toBeVisible();
  },
);

test(
  'at the end the winner has a crown and pennants, every line of the curve its sign, and nothing lies over the scores',
  FULL,
  async ({ page }) => {
    await openAt(page, { seats: ['person', 'bot', 'bot'], seed: 'end', until: () => false });
    const result = page.getByRole('dialog');
    const winner = await result.locator('[data-crowned]').getAttribute('data-crowned');
    await expect(result.locator('[data-bunting]')).toHaveAttribute('data-bunting', winner!);
    const ends = result.locator('[data-end]');
    await expect(ends).toHaveCount(3);
    const tops = await ends.evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().top));
    const apart = tops.toSorted((a, b) => a - b).flatMap((top, at, all) => (at === 0 ? [] : [top - all[at - 1]!]));
    expect(Math.min(...apart), 'pixels between the signs').toBeGreaterThan(14);
    const [table, buttons] = [
      result.locator('table'),
      result.getByRole('button', { name: 'Play again' }).locator('..'),
    ];
    const [scores, foot] = [(await table.boundingBox())!, (await buttons.boundingBox())!];
    expect(foot.x >= scores.x + scores.width || foot.y >= scores.y + scores.height, 'beside or below').toBe(true);
  },
);

test('beside the chart of From Sand to Sea merchant cards use the width of their column', FULL, async ({ page }) => {
  await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot'], seed: 'wide', until: asks('turn', 3) });
  const row = page.getByRole('region', { name: 'Merchant cards' }).locator('ol > li');
  const boxes = await row.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
  expect(boxes[0]!.height).toBeGreaterThan(140);
  expect(boxes[1]!.left - boxes[0]!.right, 'space between two cards').toBeLessThan(9);
});
