/** Playing on the page: by clicking, from the first click to the scores. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Match } from '@windrose/rules';
import { lastRoundBy } from '@windrose/words';

import { expectAccessible } from './checks.ts';
import { FULL } from './full.ts';
import { asks, clickSomething, keep, openAt, playedTo, SIZES, stage as stageOf } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('one click on the home page starts a match against a bot', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against an easy bot: Eastern Wonders', exact: true }).click();
  await expect(page).toHaveURL(/#\/match\//);
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await expect(page.getByText('Choose your starting cubes', { exact: true })).toBeVisible();
});

/** Bytes of script, compressed as sent, that a page asks for before something is drawn; what it fetches in idle time afterwards is not needed. */
async function scriptBefore(page: Page, path: string, selector: string): Promise<number> {
  await page.addInitScript((wanted) => {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      drawn.disconnect();
      performance.mark('drawn');
    });
    drawn.observe(document, { childList: true, subtree: true, attributes: true });
  }, selector);
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  return page.evaluate(() => {
    const drawn = performance.getEntriesByName('drawn')[0]!.startTime;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith('.js') && !name.includes('worker') && startTime < drawn)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

test('the first page is drawn by less than 100 kB of script', async ({ page }) => {
  const bytes = await scriptBefore(page, '/', 'main button');
  await expect(
    page.getByRole('button', { name: 'Play now against an easy bot: Eastern Wonders', exact: true }),
  ).toBeVisible();
  expect(bytes, 'compressed bytes').toBeGreaterThan(50_000);
  expect(bytes, 'compressed bytes').toBeLessThan(100_000);
});

test('the script a match needs before it can be played is small', async ({ page }) => {
  const kept = keep({ seats: ['person', 'bot'], seed: 'size', until: asks('sail', 2) });
  await page.addInitScript((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), kept);
  const bytes = await scriptBefore(page, '/#/match/test', '[data-target]');
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  expect(bytes, 'compressed bytes').toBeGreaterThan(100_000);
  expect(bytes, 'compressed bytes').toBeLessThan(200_000);
});

test('a match can be clicked from its start to its scores', FULL, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against an easy bot: Eastern Wonders', exact: true }).click();
  await page.locator('[data-offer]').first().waitFor();
  let stage = '';
  for (let click = 0; stage !== 'over'; click++) {
    expect(click, 'clicks until the match is over').toBeLessThan(1500);
    stage = await clickSomething(page, click);
  }
  const result = page.getByRole('dialog');
  await expect(result.getByRole('heading')).toContainText(/wins? with/);
  await expect(result.getByRole('row', { name: /^Orders/ })).toBeVisible();
  await expect(result.getByText('the points of the bonus tiles')).toBeVisible();

  await result.getByRole('button', { name: 'Show the board' }).click();
  await expect(result).toBeHidden();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Setting up')).toBeVisible();
});

test('whoever has won against bots is offered stronger ones, and nobody else', FULL, async ({ page }) => {
  const match = playedTo({ game: 'spice-road', seats: ['bot', 'bot'], seed: 'end', until: () => false });
  const winner = match.scores().winner as number;
  const show = async (person: number): Promise<void> => {
    await page.goto('/');
    await page.evaluate((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), {
      id: 'test',
      sitters: [0, 1].map((seat) =>
        seat === person ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: 'Bea', level: 'boatswain' },
      ),
      record: match.record(),
      pending: [],
      touched: 0,
      round: match.round,
      over: true,
    });
    await page.goto('/#/match/test');
    await expect(page.locator('[data-ending]')).toBeVisible();
  };
  await show(1 - winner);
  await expect(page.locator('[data-turned]')).toBeVisible();
  await expect(page.locator('[data-harder]')).toHaveCount(0);
  const harder = page.locator('[data-harder]');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await show(winner);
    await harder.scrollIntoViewIfNeeded();
    await expect(harder).toBeInViewport({ ratio: 1 });
    await expect(harder).toHaveText('Against stronger bots: Helmsman');
  }
  await harder.click();
  await expect(page).not.toHaveURL(/match\/test$/);
  await expect(page.locator('[data-stage]')).toBeVisible();
  const sitters = await page.evaluate(() => {
    const id = location.hash.split('/').at(-1)!;
    return (JSON.parse(localStorage.getItem(`windrose/match/${id}`)!) as { sitters: object[] }).sitters;
  });
  expect(sitters[winner]).toMatchObject({ kind: 'person', name: 'Ada' });
  expect(sitters[1 - winner]).toMatchObject({ kind: 'bot', name: 'Bea', level: 'helmsman' });
});

test('a choice that makes it the last round says so before it is made, with the points of all', async ({ page }) => {
  const ends = (match: Match): boolean =>
    match.decision?.seat === 0 &&
    match.legal().some(({ code, kind }) => kind === 'claim' && lastRoundBy(match, [code]) !== null);
  const wanted = { seats: ['person', 'bot'], seed: 'ends-7', until: ends } as const;
  const match = playedTo(wanted);
  expect(match.over).toBe(false);
  const claim = match.legal().find(({ kind }) => kind === 'claim')!;
  const points = lastRoundBy(match, [claim.code])!.points!;
  await openAt(page, wanted);
  await page.locator('[data-offer="claim"]').click();
  const said = page.locator('[data-makes-last]').filter({ visible: true }).first();
  await expect(said).toHaveText(`This makes it the last round; points then: Ada ${points[0]}, Bea ${points[1]}.`);
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-progress]')).toContainText('Last round');

  // So does the text view.
  await page.evaluate(() => localStorage.setItem('windrose/settings', JSON.stringify({ view: 'text' })));
  await openAt(page, wanted);
  await page.reload();
  await page
    .getByRole('button', { name: /^Claim the order/ })
    .first()
    .click();
  await expect(page.locator('[data-stage] [role="status"]')).toContainText(
    `This makes it the last round; points then: Ada ${points[0]}, Bea ${points[1]}.`,
  );
});

test('where a match of A New World is set up, the choice of the fourth board is explained', FULL, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up a match: A New World', exact: true }).click();
  await expect(page.getByLabel('Fourth board')).toHaveAccessibleDescription(
    'The boards A1, B1 and C1 always lie on the table. The fourth has other locations each time: it is drawn, or you choose it here.',
  );
});

test('a step that costs a cube asks which, on the tile or in the hold', async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot', 'bot'], seed: 'cube', until: richSail });
  await page.locator('[data-target="near"]').first().click();
  const version = await page.locator('[data-target="near"]').count();
  expect(version).toBeGreaterThan(1);

  // The tile first, then the cube.
  const tile = page.locator('[data-target="near"]').last();
  await tile.click();
  await expect(page.getByRole('group', { name: /Which cube stays on the way/ })).toBeVisible();
  // Its buttons say in words what they leave.
  await expect(page.locator('[data-leave]').last()).toHaveText(/^A (yellow|red|green|brown) cube$/);
  await page.locator('[data-leave]').last().click();
  await expect(page.locator('[aria-label="Log"] li').first()).toContainText('leaving');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();

  // The cube first, then the tile.
  await page.locator('[data-cube]').first().click();
  await expect(page.locator('[data-cube]').first()).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-target="near"]').last().click();
  await expect(page.locator('[aria-label="Log"] li').first()).toContainText('leaving');
});

test('a click on a far tile sails there, and one undo takes the whole voyage back', async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot'], seed: 'far', until: richSail });
  const far = page.locator('[data-target="far"]').first();
  const place = await far.getAttribute('data-place');
  await far.click();
  await expect(page.locator(`[data-place="${place}"]`)).toHaveAttribute('aria-label', /boats: Ada/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator(`[data-place="${place}"]`)).not.toHaveAttribute('aria-label', /boats: Ada/);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test('a tile several steps away says what a click does, and not that it is too far', FULL, async ({ page }) => {
  await openAt(page, { seats: ['person', 'person'], seed: 'far', until: asks('sail', 3) });
  const far = page.locator('[data-target="far"]');
  await expect(far.first()).toBeVisible();
  for (const tile of (await far.all()).slice(0, 4)) {
    await tile.hover();
    const note = page.locator('[data-symbol-help]');
    await expect(note).toContainText('Sail on to');
    await expect(note).not.toContainText('Too far');
    await page.mouse.move(5, 5);
    await expect(note).toHaveCount(0);
  }
});

test(
  'a note comes where the pointer rests, also when help is loaded late and the log scrolls meanwhile',
  FULL,
  async ({ page }) => {
    let answer = (): void => {};
    const wanted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/SymbolHelp-*.js', async (route) => {
      await wanted;
      await route.continue();
    });
    await openAt(page, { seats: ['person', 'person'], seed: 'far', until: asks('sail', 3) });
    const far = page.locator('[data-target="far"]');
    await far.first().hover();
    answer();
    const note = page.locator('[data-symbol-help]');
    await expect(note).toContainText('Sail on to');
    await page.mouse.move(5, 5);
    await expect(note).toHaveCount(0);
    const box = (await far.nth(1).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.getByRole('region', { name: 'Log' }).dispatchEvent('scroll', {}, { timeout: 5000 });
    await expect(note).toContainText('Sail on to');
    await page.getByRole('region', { name: 'Log' }).dispatchEvent('scroll');
    await page.waitForTimeout(100);
    await expect(note).toContainText('Sail on to');
  },
);

test(
  'the start of a match is in view as soon as one is set up, against one bot of a named level',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Set up a match: Eastern Wonders', exact: true }).click();
    const start = page.getByRole('button', { name: 'Start the match' });
    await expect(start).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(/^Who is player/)).toHaveCount(2);
    await expect(page.getByRole('dialog')).not.toContainText('SH-17r');
    await start.click();
    await expect(page.locator('[data-part="others"] [data-seat]')).toContainText('Boatswain');
  },
);

test('a turn can be undone step by step or as a whole, until it is ended', async ({ page }) => {
  await openAt(page, { seats: ['person', 'person'], seed: 'undo', until: asks('sail', 2) });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const home = await page.locator('[aria-label*="boats: Ada"]').getAttribute('data-place');
  await page.locator('[data-target="near"]').first().click();
  const away = await page.locator('[aria-label*="boats: Ada"]').getAttribute('data-place');
  expect(away).not.toBe(home);
  await page.locator('[data-offer="harvest"]').click();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
  await undo.click();
  await expect(page.locator(`[data-place="${away}"]`)).toHaveAttribute('aria-label', /boats: [^.]*Ada/);
  await page.locator('[data-offer="harvest"]').click();
  await page.getByRole('button', { name: 'Restart turn' }).click();
  await expect(page.locator(`[data-place="${home}"]`)).toHaveAttribute('aria-label', /boats: [^.]*Ada/);
  await expect(undo).toBeDisabled();

  await page.locator('[data-offer="harvest"]').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.getByRole('heading', { name: 'Bea’s turn' })).toBeVisible();
  await expect(undo).toBeDisabled();
});

test('a choice that reveals something needs confirmation', async ({ page }) => {
  await openAt(page, {
    seats: ['person', 'bot'],
    seed: 'claim',
    until: (match) => asks('act', 3)(match) && match.legal().some(({ kind }) => kind === 'claim'),
  });
  await page.locator('[data-offer="claim"]').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('cannot be undone');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.locator('[data-target="near"]').click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Your board: Ada').getByLabel(/^Orders: 1 of 4/)).toBeVisible();
});

test('a match survives a reload in the middle of a turn, and is found again on the home page', async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot'], seed: 'reload', until: asks('sail', 4) });
  await page.locator('[data-target="near"]').first().click();
  const away = await page.locator('[aria-label*="boats: Ada"]').getAttribute('data-place');
  await page.reload();
  await expect(page.locator(`[data-place="${away}"]`)).toHaveAttribute('aria-label', /boats: [^.]*Ada/);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();

  await page.goto('/');
  await page.getByRole('link', { name: /Continue Eastern Wonders \(Ada and Bea\)/ }).click();
  await expect(page.locator(`[data-place="${away}"]`)).toHaveAttribute('aria-label', /boats: [^.]*Ada/);
  await page.goto('/');
  await page.getByRole('button', { name: /Remove the match/ }).click();
  await expect(page.getByText('Matches in progress')).toBeHidden();
});

test('a table can be set up with names, bots, and a custom map whose faults are shown', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up a match: Eastern Wonders', exact: true }).click();
  await page.getByLabel('Name of player 1').fill('Jagoda');
  await page.getByLabel('Who is player 2').selectOption('person');
  await page.getByLabel('Name of player 2').fill('Tymon');
  await page.getByLabel('Random player order').uncheck();
  await page.getByLabel('Your own map').check();
  await page.getByLabel('Map code').fill('pmm');
  await expect(page.getByRole('status')).toContainText('it needs exactly 4');
  // Ports side by side in the middle are advised against, and may be played.
  await page.getByLabel('Map code').fill('mmmmmmm.mppmmmm.mppmmmm.mmms');
  await expect(page.getByRole('status')).toContainText('ports should lie apart');
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeEnabled();
  await page.getByLabel('Random, shown here').check();
  // Claims are face up by a ruling, unless the table plays by the printed rules.
  await expect(page.getByLabel(/^What is claimed stays face down/)).not.toBeChecked();
  const ruling = page.getByRole('link', { name: 'why?' });
  await expect(ruling).toHaveAttribute('href', '#/rules/shared/SH-17r');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('heading', { name: 'Tymon’s turn' })).toBeVisible();
  await expect(page.getByLabel('Jagoda’s board')).toBeVisible();
});

/** Ada may sail and holds cubes of two kinds at least. */
function richSail(match: Parameters<ReturnType<typeof asks>>[0]): boolean {
  const { seats } = match.state();
  return asks('sail', 3)(match) && new Set(seats[0]!.hold).size > 1;
}

test(
  'cubes of the only kind there is are laid on cards without being asked for, with one confirmation',
  FULL,
  async ({ page }) => {
    await openAt(page, {
      game: 'spice-road',
      seats: ['person', 'bot'],
      seed: 'low',
      until: (match) => {
        const hold = match.state().seats[0]!.hold;
        return asks('turn', 2)(match) && hold.length > 2 && new Set(hold).size === 1;
      },
    });
    const hand = await page.locator('[data-hand] > li').count();
    await page.locator('[data-thing="market 2"]').click();
    await page.locator('[data-confirm]').click();
    await expect(page.locator('[data-confirm]')).toHaveCount(0);
    await expect(page.locator('[data-hand] > li')).toHaveCount(hand + 1);
  },
);

test('a step of the boat that costs a merchant card says so as a cost', FULL, async ({ page }) => {
  await openAt(page, { game: 'sand-to-sea', seats: ['person', 'person'], seed: 'low', until: asks('turn', 6) });
  await expect(page.locator('[data-place][aria-label*="costs a merchant card"]').first()).toBeAttached();
  await expect(page.locator('[data-place][aria-label*="for a merchant card"]')).toHaveCount(0);
});

test('a bot of the next match is as strong as the one chosen last, and levels are in order', FULL, async ({ page }) => {
  await page.goto('/');
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Set up a match' }).first().click();
  };
  await open();
  const level = page.getByRole('dialog').getByLabel('How well the bot plays (player 2)');
  await expect(level).toHaveValue('boatswain');
  expect((await level.getByRole('option').allTextContents()).map((text) => text.trim())).toEqual(
    [
      'Passenger – easiest',
      'Deckhand – very easy',
      'Boatswain – easy',
      'Helmsman – medium',
      'Navigator – fairly strong',
      'First mate – strong',
      'Captain – very strong',
      'Admiral – strongest',
    ].map((name, at) => `${at + 1}. ${name}`),
  );
  await level.selectOption('passenger');
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.locator('[data-stage]').waitFor();
  await page.goto('/');
  await open();
  await expect(level).toHaveValue('passenger');
});

test(
  'before a first match of Part III one is asked about its lesson, and never again once one plays',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    const box = page.locator('[data-game="east-to-west-3"]');
    const question = page.locator('[data-lesson-first]');
    await box.getByRole('button', { name: 'Set up a match' }).click();
    await expect(question.getByRole('link', { name: 'Ten steps first' })).toHaveAttribute(
      'href',
      '#/learn/east-to-west-3',
    );
    await expectAccessible(page);
    const gap = await question.evaluate(
      (row) => row.getBoundingClientRect().top - row.previousElementSibling!.getBoundingClientRect().bottom,
    );
    expect(gap, 'between the question and its buttons').toBeGreaterThanOrEqual(12);
    // Whoever wants neither is back where they were.
    for (const leave of [
      () => question.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await leave();
      await expect(question).toHaveCount(0);
      await expect(page).toHaveURL(/\/(#\/)?$/);
      await expect(box.getByRole('button', { name: 'Set up a match' })).toBeFocused();
      await box.getByRole('button', { name: 'Set up a match' }).click();
    }
    // It goes on to what was asked for, and is called that.
    await question.getByRole('button', { name: 'Set up a match' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Start' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await box.locator('[data-play]').click();
    await question.getByRole('button', { name: 'Play at once' }).click();
    await page.locator('[data-stage]').waitFor();
    await page.goto('/');
    await box.locator('[data-play]').click();
    await page.locator('[data-stage]').waitFor();
    await expect(question).toHaveCount(0);
    // Games that explain themselves sooner begin at one click.
    await page.goto('/');
    await page.locator('[data-game="new-world"] [data-play]').click();
    await page.locator('[data-stage]').waitFor();
  },
);

test(
  'what is to be confirmed is asked where the pointer is, too: beside a card that was clicked, and where one was dropped',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'a', until: asks('turn', 4) });
    const note = page.locator('[data-confirm-here]');
    const question = page.getByRole('alertdialog');
    const held = await page.locator('[data-hand] > li').count();
    const card = page.locator('[data-thing="market 1"]');
    await card.click();
    await expect(note).toContainText(/^Take “/);
    const box = (await card.boundingBox())!;
    const beside = (await note.boundingBox())!;
    expect(Math.abs(beside.y - (box.y + box.height))).toBeLessThan(40);
    expect(beside.x).toBeLessThan(box.x + box.width);
    // The keyboard stays at the panel, which is not seen to ask a second time unless a key or the pointer comes to it.
    const panel = page.locator('[data-confirm]');
    await expect(panel).toBeFocused();
    const seen = (): Promise<string> => panel.evaluate((button) => getComputedStyle(button.parentElement!).opacity);
    await expect.poll(seen).toBe('0');
    await page.keyboard.press('Tab');
    await expect.poll(seen).toBe('1');
    await note.getByText('Cancel').click();
    await expect(question).toHaveCount(0);
    await expect(note).toHaveCount(0);

    // A card that is dropped in the hand is asked about there.
    await page.waitForFunction(() => 'draggable' in document.documentElement.dataset);
    const hand = (await page.locator('[data-hand]').boundingBox())!;
    await page.mouse.move(box.x + 40, box.y + 60);
    await page.mouse.down();
    const [x, y] = [hand.x + hand.width / 2, hand.y + 40];
    await page.mouse.move(x, y, { steps: 10 });
    await page.mouse.up();
    await expect(note).toBeVisible();
    const there = (await note.boundingBox())!;
    expect(Math.abs(there.x + there.width / 2 - x)).toBeLessThan(there.width);
    expect(Math.abs(there.y + there.height / 2 - y)).toBeLessThan(there.height * 1.5);
    await note.getByText('Confirm').click();
    await expect(note).toHaveCount(0);
    await expect(page.locator('[data-hand] > li')).toHaveCount(held + 1);
  },
);

test('after a key nothing but the panel asks for the confirmation', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'a', until: asks('turn', 4) });
  await page.locator('[data-thing="market 1"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.locator('[data-confirm-here]')).toHaveCount(0);
  // The same where something is chosen without a pointer or a key, wherever the pointer was before.
  await page.locator('[data-cancel]').click();
  await page.locator('[data-thing="market 1"]').evaluate((card: HTMLElement) => card.click());
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.locator('[data-confirm-here]')).toHaveCount(0);
});

for (const game of ['new-world', 'spice-road', 'east-to-west-3', 'sand-to-sea', 'eastern-wonders'] as const) {
  test(`nobody is “you” at a table of ${game} with bots only`, FULL, async ({ page }) => {
    const kept = keep({ game, seats: ['bot', 'bot'], seed: 'bots', until: ({ round }) => round > 4 });
    await page.goto('/');
    await page.evaluate((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), kept);
    for (const view of ['drawn', 'text']) {
      await page.evaluate((now) => localStorage.setItem('windrose/settings', JSON.stringify({ view: now })), view);
      await page.goto('/#/replay/test');
      await page.reload();
      await page
        .locator(view === 'text' ? 'table' : '[data-part="map"]')
        .first()
        .waitFor();
      const said = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('main *')]
          // Of the analysis and of what others hear of a link nothing is about the table.
          .filter((one) => !one.closest('[data-review], [data-share]'))
          .flatMap((one) => [
            one.getAttribute('aria-label') ?? '',
            one.getAttribute('title') ?? '',
            ...[...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
          ]);
        // What a tile or location does is said to whoever uses it.
        const ofPieces = /where your boat is|whenever you build|your route/g;
        return texts.map((text) => text.replaceAll(ofPieces, '')).filter((text) => /\byou(?:r|rs)?\b/i.test(text));
      });
      expect([...new Set(said)], view).toEqual([]);
    }
  });
}

test('the last turn of a match is held as the last one, and leads to the result, whose curve has scales', async ({
  page,
}) => {
  const wanted = { game: 'spice-road', seed: 'last turn' } as const;
  const whole = playedTo({ ...wanted, seats: ['bot', 'bot'], until: () => false });
  const { seat: last } = whole.choices.at(-1)!;
  const seats = (['bot', 'bot'] as const).map((bot, seat) => (seat === last ? 'person' : bot));
  await openAt(page, { ...wanted, seats, until: ({ version }) => version >= whole.version - 1 });
  for (let click = 0; click < 10 && (await stageOf(page)) === 'choice'; click++) await clickSomething(page, click);
  expect(await stageOf(page)).toBe('held');
  await expect(page.locator('[data-stage] h2')).toHaveText('That was the last turn');
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.locator('[data-stage="over"]')).toBeVisible();
  const curve = page.locator('[data-story] [data-curve]');
  await curve.scrollIntoViewIfNeeded();
  const box = (await curve.boundingBox())!;
  const labels = await curve.locator('[data-scale], [data-round]').all();
  expect(labels.length).toBeGreaterThanOrEqual(4);
  const boxes = await Promise.all(labels.map(async (one) => (await one.boundingBox())!));
  for (const [at, one] of boxes.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(box.x - 1);
    expect(one.x + one.width).toBeLessThanOrEqual(box.x + box.width + 1);
    expect(one.y + one.height).toBeLessThanOrEqual(box.y + box.height + 1);
    for (const other of boxes.slice(at + 1)) {
      const apart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(apart, (await labels[at]!.textContent()) ?? '').toBe(true);
    }
  }
});

test('the result shows the points of cards as the board does, and coins by themselves', FULL, async ({ page }) => {
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'coins', until: () => false });
  const [own] = await page.locator('[data-claims] > li').all();
  await expect(page.locator('[data-claims] [data-coins]')).toHaveCount(2);
  const numbers = async (all: Locator): Promise<number[]> =>
    (await all.allTextContents()).map(Number).sort((a, b) => a - b);
  const told = await numbers(own!.locator('b'));
  const coins = await own!.locator('[data-coins]').textContent();
  await page.getByRole('button', { name: 'Show the board' }).click();
  const board = page.getByRole('region', { name: 'Your board: Ada' });
  await expect(board.locator('[data-gained] b').first()).toBeVisible();
  expect(await numbers(board.locator('[data-gained] b'))).toEqual(told);
  expect(await board.locator('p[aria-label^="Coins"]').textContent()).toBe(coins);
});
