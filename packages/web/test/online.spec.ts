/** Playing online in real browsers with the real server: to the end, over reloads and breaks, watched, and without a server. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { earnedBy } from '@windrose/analysis/achievements';
import { recordedMatch } from '@windrose/analysis/achievements/recorded-match';
import { PACKS, refusedBy } from '@windrose/rules';

import { expectAccessible, expectAccessibleInBoth, expectFits } from './checks.ts';
import { arrive, command, join, playOn, setTable, start, startOfTwo, tableNow } from './online-table.ts';
import { stage } from './table.ts';
import { FULL } from './full.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('friends play by link, over a reload and a break, watched', async ({ browser }) => {
  const ada = await arrive(browser, null);
  const bea = await arrive(browser, null, PHONE);
  const cyd = await arrive(browser, null);

  // Ada sets a table and gets the link.
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: 'Play online' }).click();
  await ada.page.getByLabel('Your name').waitFor();
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Continue' }).click();
  await ada.page.getByText('You play as Guest Ada').waitFor();
  await ada.page.getByRole('link', { name: 'Set up a table' }).click();
  // Who has played nothing yet begins with the first game of the list.
  const games = ada.page.getByRole('combobox').first();
  expect(await games.evaluate((list: HTMLSelectElement) => list.selectedIndex)).toBe(0);
  await games.selectOption('eastern-wonders');
  await ada.page.getByLabel('Live, with clocks').check();
  await expectAccessibleInBoth(ada.page);
  await ada.page.getByRole('button', { name: 'Set up the table' }).click();
  const link = await ada.page.getByLabel('Link to the table').inputValue();
  const match = link.split('/').at(-1)!;
  // No other device opens this address: how to invite some is told on request, and there is no code to scan.
  const code = (page: Page): Locator => page.getByRole('img', { name: 'QR code' });
  await expect(code(ada.page)).toHaveCount(0);
  await ada.page.getByText('To invite other devices').click();
  await expect(ada.page.getByText('HOST=0.0.0.0')).toBeVisible();
  await cyd.page.goto(link.replace('127.0.0.1', 'table.localhost'));
  // Whoever has no seat yet is asked to sit down, not to invite.
  await cyd.page.locator('summary').filter({ hasText: 'Invite' }).click();
  await expect(code(cyd.page)).toBeVisible();
  await expect(cyd.page.getByText('HOST=0.0.0.0')).toHaveCount(0);
  await cyd.page.goto('about:blank');

  // Bea opens it on her phone and sits down as a guest.
  await bea.page.goto(link);
  await expect(bea.page.getByText('Guest Ada invites you to play.')).toBeVisible();
  await expect(bea.page.getByText('Choose a free seat to play, or stay and watch.')).toBeVisible();
  await bea.page.getByRole('button', { name: 'Sit here: player 2' }).click();
  // The next field to fill in is in view and focused.
  await expect(bea.page.getByLabel('Your name')).toBeFocused();
  await expect(bea.page.getByLabel('Your name')).toBeInViewport({ ratio: 1 });
  await bea.page.getByLabel('Your name').fill('Bea');
  await expectFits(bea.page);
  await bea.page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(bea.page.getByText('Ada will start the match')).toBeVisible();
  await expect(ada.page.getByText('Guest Bea', { exact: true })).toBeVisible();
  await expectAccessibleInBoth(ada.page);
  await ada.page.getByRole('button', { name: 'Start the match' }).click();

  // Cyd watches without a name.
  await cyd.page.goto(link);
  await expect(cyd.page.getByRole('heading', { name: 'Bea’s turn' })).toBeVisible();
  await expect(cyd.page.locator('[data-offer]')).toHaveCount(0);

  // The last seat begins: Bea chooses, undoes, chooses again; others do not see it before it is settled.
  await expect(bea.page).toHaveTitle(/Your turn/);
  await expect(ada.page).not.toHaveTitle(/Your turn/);
  await bea.page.locator('[data-offer="set"]').first().click();
  await bea.page.locator('[data-undo]').click();
  await bea.page.locator('[data-offer="set"]').nth(1).click();
  // A reload in the middle of a turn keeps it.
  await bea.page.reload();
  await bea.page.locator('[data-undo]:not([aria-disabled="true"])').waitFor();
  expect((await tableNow(ada.page, match)).match!.version).toBe(0);
  await bea.page.locator('[data-offer="boat"], [data-target="near"]').first().click();
  await bea.page.locator('[data-end-turn]').click();
  await expect(ada.page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await expect(ada.page.getByRole('region', { name: 'Log' })).toContainText('Bea');
  await expect(cyd.page.getByRole('heading', { name: 'Ada’s turn' })).toBeVisible();
  await expect(ada.page.getByRole('timer')).toHaveCount(2);
  // On a phone the ribbon shows the clock of the seat to move.
  await expect(bea.page.getByRole('timer').first()).toBeInViewport();
  await expectAccessibleInBoth(ada.page);

  // Ada's line breaks; her turn is sent once it is back.
  await ada.page.locator('[data-offer="set"]').first().click();
  await ada.page.locator('[data-offer="boat"], [data-target="near"]').first().click();
  await ada.context.setOffline(true);
  await ada.page.locator('[data-end-turn]').click();
  await expect(ada.page.locator('[data-notice="line"]')).toBeVisible();
  expect(await stage(ada.page)).toBe('sent');
  await ada.context.setOffline(false);
  await expect(ada.page.locator('[data-stage]:not([data-stage="sent"])')).toBeVisible();
  await expect(ada.page.locator('[data-notice="line"]')).toHaveCount(0);

  for (const { context } of [ada, bea, cyd]) await context.close();
});

test(
  'a turn planned during a friend’s turn is carried out when it comes, and can be undone',
  FULL,
  async ({ browser }) => {
    const { ada, bea, match } = await startOfTwo(browser, { game: 'spice-road' });
    // The first seat has had a turn: the other one plays, and the first plans.
    const { mover } = (await tableNow(ada.page, match)).match!;
    const [first, second] = mover === 0 ? [ada, bea] : [bea, ada];
    await playOn(match, [ada.page, bea.page], (table) => table.match!.mover !== mover);
    await first.page.goto(`/#/table/${match}`);
    await expect(first.page.locator('[data-stage="far"]')).toBeVisible();
    const card = first.page.locator('[data-dead^="hand"]').first();
    const name = (await card.getAttribute('data-dead'))!.slice('hand '.length);
    await card.click({ force: true });
    await expect(first.page.locator('[data-plan-step]')).toHaveCount(1);
    await expectAccessible(first.page);
    // It outlasts a visit to another page.
    await first.page.goto('about:blank');
    await first.page.goto(`/#/table/${match}`);
    await expect(first.page.locator('[data-plan-begin]')).toHaveText('Your plan (1)');
    // It is private to this page.
    const { version } = await tableNow(second.page, match);
    await second.page.goto(`/#/table/${match}`);
    await expect(second.page.locator('[data-stage="choice"]')).toBeVisible();
    await expect(second.page.locator('[data-plan-step], [data-planned]')).toHaveCount(0);

    await playOn(match, [ada.page, bea.page], (table) => table.match!.mover === mover);
    expect((await tableNow(second.page, match)).version).toBeGreaterThan(version);
    await expect(first.page.locator('[data-undo]:not([aria-disabled="true"])')).toBeVisible();
    await expect(first.page.locator('[data-plan-step]')).toHaveCount(0);
    const free = first.page.locator(`[data-thing="hand ${name}"]`);
    await expect(free).toHaveCount(0);
    await first.page.locator('[data-undo]').click();
    await expect(free).toBeVisible();
    for (const { context } of [ada, bea]) await context.close();
  },
);

test(
  'who has left the page of the match is said to be away, and since when, until they are back',
  FULL,
  async ({ browser }) => {
    const { ada, bea, match } = await startOfTwo(browser, { game: 'spice-road' });
    // Bea is to choose.
    await playOn(match, [ada.page, bea.page], (table) => table.match!.mover === 1);
    // Whoever leaves is told to have left earlier: the test does not wait for a minute.
    let earlier = 0;
    let told = 0;
    await ada.page.routeWebSocket(/\/api\/socket/, (line) => {
      const server = line.connectToServer();
      server.onMessage((message) => {
        const sent = JSON.parse(String(message)) as { type: string; people?: { person: string; since: number }[] };
        const { people } = sent;
        if (sent.type !== 'gone' || !people?.length) return line.send(message);
        told++;
        return line.send(
          JSON.stringify({ ...sent, people: people.map((one) => ({ ...one, since: one.since - earlier })) }),
        );
      });
    });
    await ada.page.goto(`/#/table/${match}`);
    await bea.page.goto(`/#/table/${match}`);
    await expect(bea.page.locator('[data-stage="choice"]')).toBeVisible();
    const ribbon = ada.page.locator('[data-stage="far"]');
    await expect(ribbon).toContainText('Waiting for their move.');
    const mark = ada.page.locator('[data-seat="1"] [data-away]');
    // A break of less than a minute is not told.
    earlier = 45_000;
    await bea.page.goto('about:blank');
    await expect.poll(() => told).toBe(1);
    await ada.page.waitForTimeout(2000);
    await expect(mark).toHaveCount(0);
    await expect(ribbon).toContainText('Waiting for their move.');
    await bea.page.goto(`/#/table/${match}`);
    await expect(bea.page.locator('[data-stage="choice"]')).toBeVisible();
    // A longer one is, once the minute is over.
    earlier = 57_000;
    await bea.page.goto('about:blank');
    await expect.poll(() => told).toBe(2);
    await expect(mark).toHaveCount(0);
    await expect(mark).toHaveText('away', { timeout: 15_000 });
    await expect(ribbon).toContainText(/Away since \d/);
    await expectAccessible(ada.page);
    // It is known to a page that is opened later, too, and said in the text view.
    const view = (name: 'text' | 'drawn'): Promise<void> =>
      ada.page.evaluate((value) => localStorage.setItem('windrose/settings', JSON.stringify({ view: value })), name);
    await view('text');
    await ada.page.reload();
    await expect(ada.page.getByRole('status').filter({ hasText: /Away since \d/ })).toBeVisible();
    await view('drawn');
    await ada.page.reload();
    await expect(mark).toBeVisible();
    await bea.page.goto(`/#/table/${match}`);
    await expect(mark).toHaveCount(0);
    await expect(ribbon).toContainText('Waiting for their move.');
    for (const { context } of [ada, bea]) await context.close();
  },
);

test(
  'who wins because somebody has conceded stands first, with the reason, and nobody is taken for a bot',
  FULL,
  async ({ browser }) => {
    const { ada, bea, match } = await startOfTwo(
      browser,
      { game: 'spice-road' },
      { ada: { viewport: { width: 1440, height: 900 } }, bea: PHONE },
    );
    await playOn(match, [ada.page, bea.page], (table) => table.match!.turn >= 8);
    await ada.page.goto(`/#/table/${match}`);
    await ada.page.getByRole('button', { name: 'Match and players' }).click();
    await ada.page.locator('[data-ask="leave"]').click();
    await expect(ada.page.getByText('You can take over again whenever you like.')).toBeVisible();
    await ada.page.getByRole('button', { name: 'Cancel', exact: true }).click();
    // What cannot be taken back is no main button, not even where it is confirmed.
    await ada.page.locator('[data-ask="concede"]').click();
    await expect(ada.page.locator('[data-sure="concede"]')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await ada.page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(ada.page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await ada.page.getByRole('button', { name: 'Close' }).click();
    await command(bea.page, match, { type: 'concede' });
    await bea.page.goto(`/#/table/${match}`);
    for (const [{ page }, headline, why] of [
      [ada, 'You win.', 'Bea has conceded.'],
      [bea, 'Ada wins.', 'You have conceded.'],
    ] as const) {
      const result = page.getByRole('dialog');
      await expect(result.getByRole('heading', { name: headline })).toBeInViewport({ ratio: 1 });
      await expect(result.locator('[data-decided]')).toHaveText(why);
      // The points have decided nothing: no column is the winner's, and no story is told of them.
      await expect(result.getByText('Points when it ended')).toBeVisible();
      await expect(result.locator('[data-story]')).toHaveCount(0);
      await expect(result.getByRole('button', { name: 'Rematch' })).toBeFocused();
      await expect(result.locator('[data-decided]')).toBeInViewport({ ratio: 1 });
      // The rose lies under no head of a column.
      const rose = (await result.locator('svg:has(use[href="#rose"])').first().boundingBox())!;
      const heads = (await result.locator('thead svg').first().boundingBox())!;
      if (page === bea.page) expect(rose.y + rose.height).toBeLessThanOrEqual(heads.y);
      await expectAccessible(page);
    }
    await ada.page.getByRole('button', { name: 'Show the board' }).click();
    await expect(ada.page.locator('[data-seat="1"]')).not.toContainText(/Boatswain|Bot/);
    await ada.page.getByRole('button', { name: 'Match and players' }).click();
    await expect(ada.page.getByText('has lost')).toBeVisible();
    await expect(ada.page.getByText('A bot is playing for')).toHaveCount(0);
    for (const { context } of [ada, bea]) await context.close();
  },
);

test('a spectator sees that they watch, and whose hand is shown', FULL, async ({ browser }) => {
  const { ada, bea, match } = await startOfTwo(browser, { game: 'spice-road' });
  const cyd = await arrive(browser, null, PHONE);
  await cyd.page.goto(`/#/table/${match}`);
  await expect(cyd.page.locator('[data-watching]')).toBeInViewport({ ratio: 1 });
  await expect(cyd.page.getByRole('heading', { name: /^Hand of Ada: \d/ })).toBeAttached();
  await expectFits(cyd.page);
  await expectAccessible(cyd.page);
  await ada.page.goto(`/#/table/${match}`);
  await expect(ada.page.getByRole('heading', { name: /^Hand: \d/ })).toBeAttached();
  await expect(ada.page.locator('[data-watching]')).toHaveCount(0);
  for (const { context } of [ada, bea, cyd]) await context.close();
});

test('an online match earns achievements for its players, and none for spectators', FULL, async ({ browser }) => {
  const { ada, bea, match } = await startOfTwo(browser, { game: 'spice-road' });
  const cyd = await arrive(browser, null);
  const end = await playOn(match, [ada.page, bea.page], () => false);
  const played = end.match!;
  // The achievements that each of them has earned, computed independently of the page.
  const earned = [0, 1].map((seat) => earnedBy(recordedMatch(played, seat)));
  expect(earned.flat(), 'a match in which somebody earns something').not.toEqual([]);
  for (const [seat, { page }] of [ada, bea].entries()) {
    await page.goto(`/#/table/${match}`);
    await expect(page.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(page.locator('[data-fresh] li')).toHaveCount(earned[seat]!.length);
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('windrose/achievements') ?? '{}')).sort()),
      )
      .toEqual([...earned[seat]!].sort());
  }
  await cyd.page.goto(`/#/table/${match}`);
  await expect(cyd.page.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(cyd.page.locator('[data-fresh]')).toHaveCount(0);
  for (const { context } of [ada, bea, cyd]) await context.close();
});

test(
  'alone against bots one has the colour of the first seat online, too, before the match and in it',
  FULL,
  async ({ browser }) => {
    const ada = await arrive(browser, 'Ada');
    const { page } = ada;
    const looks = (): Promise<string[]> =>
      page.evaluate(() => [0, 1].map((seat) => document.documentElement.style.getPropertyValue(`--seat-${seat}`)));
    const match = await setTable(page, { sit: 1, bots: ['passenger', null] });
    await page.goto(`/#/table/${match}`);
    await page.locator('[data-start]').waitFor();
    expect(await looks()).toEqual(['var(--dye-1)', 'var(--dye-0)']);
    await page.locator('[data-start]').click();
    await page.locator('[data-stage]').waitFor();
    expect(await looks()).toEqual(['var(--dye-1)', 'var(--dye-0)']);
    await ada.context.close();
  },
);

test('a guest who sets up a table is told why it cannot be rated, and where to sign in', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  await page.goto('/#/online/new');
  const rated = page.getByRole('checkbox', { name: 'Rated match' });
  await expect(rated).toBeDisabled();
  await expect(rated).toHaveAccessibleDescription(/^You are a guest: a rated match needs an account/);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Sign in or create one/ }).click();
  await expect(page.getByText('Sign in / Create an account')).toBeVisible();
  await join(ada, 'Ada');
  await page.goto('/#/online/new');
  await page.reload();
  await expect(rated).toBeEnabled();
  await expect(page.getByText('You are a guest')).toHaveCount(0);
  await ada.context.close();
});

test(
  'at the end the scores and ratings are shown, the luck is checked, and another match begins',
  FULL,
  async ({ browser }) => {
    const ada = await arrive(browser, 'Ada');
    const bea = await arrive(browser, 'Bea');
    const cyd = await arrive(browser, null);
    const adaName = await join(ada, 'Ada');
    await join(bea, 'Bea');
    const match = await setTable(ada.page, { rated: true });
    await command(bea.page, match, { type: 'sit', seat: 1 });
    await start(match, [ada.page, bea.page]);
    for (const { page } of [ada, bea, cyd]) await page.goto(`/#/table/${match}`);
    await expect(bea.page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await playOn(match, [ada.page, bea.page], () => false);
    for (const { page } of [ada, bea, cyd]) await expect(page.getByRole('dialog')).toBeVisible();
    await expect(ada.page.locator('[data-rating]')).toContainText('rating 1,500 →');
    await expectAccessibleInBoth(ada.page);

    // The luck was fair; the match can be looked back at; another begins.
    const asked = cyd.page.getByRole('button', { name: 'Was chance fair?' });
    await expect(asked).toHaveAccessibleDescription(/numbers that were fixed before the match/);
    await asked.click();
    await expect(cyd.page.locator('[data-finding="fair"]')).toBeVisible();
    await expect(cyd.page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
    await bea.page.getByRole('button', { name: 'Rematch' }).click();
    await expect(bea.page.getByLabel('Link to the table')).toBeVisible();
    // Whoever sat in the match sits at once, on a seat that is kept for them; a spectator is led there, too, and gets no seat.
    await cyd.page.getByRole('button', { name: 'Go to the rematch' }).click();
    await expect(cyd.page.getByText(`Kept for ${adaName}`)).toBeVisible();
    await expect(cyd.page.getByText('You are watching.')).toBeVisible();
    await expect(cyd.page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
    await expect(cyd.page.locator('[data-seat="0"] button, [data-seat="1"] button')).toHaveCount(0);
    await expect(bea.page.getByRole('button', { name: 'Free the seat' })).toBeVisible();
    await ada.page.getByRole('button', { name: 'Go to the rematch' }).click();
    await expect(bea.page.getByText(adaName)).toBeVisible();
    await expect(ada.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
    // The seats have moved on, and each is told theirs.
    const movedOn = 'Seats have moved on by one: you play';
    await expect(bea.page.getByText(`${movedOn} first now, in blue.`)).toBeVisible();
    await expect(ada.page.getByText(`${movedOn} second now, in pink.`)).toBeVisible();
    await expect(cyd.page.getByText(movedOn)).toHaveCount(0);
    await expect(cyd.page.getByText(adaName, { exact: true })).toBeVisible();
    // A table is not cancelled without a question.
    await bea.page.getByRole('button', { name: 'Cancel the table' }).click();
    await bea.page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(bea.page.getByText(adaName)).toBeVisible();

    // The match is among the past ones of both.
    await bea.page.goto('/#/online');
    await bea.page.getByRole('link', { name: 'You play as Bea' }).click();
    await expect(bea.page.getByRole('row', { name: /Eastern Wonders 1 [01] .*1,\d{3} ±/ })).toBeVisible();
    // On one's own page stands what this browser keeps, too.
    await expect(bea.page.locator('[data-streak="0"], [data-medals]')).toHaveCount(2);
    await expect(bea.page.getByRole('link', { name: /Eastern Wonders.*place [12]/ })).toHaveAttribute(
      'href',
      `#/table/${match}`,
    );
    await expectAccessibleInBoth(bea.page);
    for (const { context } of [ada, bea, cyd]) await context.close();
  },
);

test('a choice against the rules is refused with the rule that is in the way, and the page leads to it', async ({
  browser,
}) => {
  const { ada, bea, match } = await startOfTwo(browser, { game: 'spice-road' });
  const { match: stands } = await tableNow(ada.page, match);
  const dear = Array.from({ length: 256 }, (_, code) => code).find(
    (code) => refusedBy(stands!, code)?.rule === 'SR-8',
  )!;
  // A page that offers what is not allowed: of an earlier version, say.
  await ada.page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      const message = JSON.parse(String(data)) as { type: string };
      server.send(JSON.stringify(message.type === 'choose' ? { ...message, codes: [dear] } : message));
    });
  });
  await ada.page.goto(`/#/table/${match}`);
  await ada.page.locator('[data-offer="rest"]').first().click();
  await ada.page.locator('[data-end-turn]').click();
  const fault = ada.page.locator('[data-notice="fault"]');
  await expect(fault.getByRole('link', { name: /^\(in the rules: / })).toHaveAttribute(
    'href',
    '#/rules/spice-road/SR-8',
  );
  for (const { context } of [ada, bea]) await context.close();
});

test(
  'a choice that comes too late is refused, said in words, and the match shown as it stands',
  FULL,
  async ({ browser }) => {
    const { ada, bea, match } = await startOfTwo(browser);
    await bea.page.goto(`/#/table/${match}`);
    await bea.page.locator('[data-offer="set"]').first().click();
    // Bea has continued on another device meanwhile.
    await playOn(match, [ada.page, bea.page], ({ decision }) => decision!.seat === 0);
    await expect(bea.page.locator('[data-notice="fault"]')).toContainText('another choice came first');
    await bea.page.getByRole('button', { name: 'OK' }).click();
    await expect(bea.page.locator('[data-notice="fault"]')).toHaveCount(0);
    await expect(bea.page.getByRole('heading', { name: 'Ada’s turn' })).toBeVisible();

    // On the home screen the match is found again, at any device of the same person.
    await ada.page.goto('/');
    await expect(ada.page.getByRole('link', { name: /Your turn/ })).toHaveCount(0);
    await ada.page.goto('/#/online');
    await expect(ada.page.getByRole('link', { name: /Eastern Wonders.*Your turn/ })).toBeVisible();
    await ada.page.goto('/');
    await expect(ada.page.getByRole('link', { name: /Eastern Wonders.*Your turn/ })).toBeVisible();
    await expectAccessible(ada.page);
    const tablet = await browser.newContext({ storageState: await ada.context.storageState() });
    const other = await tablet.newPage();
    await other.goto(`/#/table/${match}`);
    await expect(other.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    for (const context of [ada.context, bea.context, tablet]) await context.close();
  },
);

test('when a live clock runs out a bot plays on, and the person is informed', FULL, async ({ browser }) => {
  const { ada, bea, match } = await startOfTwo(browser, { pace: { kind: 'live', base: 10, increment: 0 } });
  await ada.page.goto(`/#/table/${match}`);
  await bea.page.goto(`/#/table/${match}`);
  await expect(bea.page.locator('[data-notice="away"]')).toContainText('a bot is playing for you', { timeout: 90_000 });
  await expect.poll(async () => (await tableNow(ada.page, match)).match!.version).toBeGreaterThan(0);
  // No time is left to come back with: leaving and coming back fills no clock.
  await expect(bea.page.getByRole('button', { name: 'Take over again' })).toHaveCount(0);
  expect((await tableNow(ada.page, match)).seats[1]!.bot).not.toBe(null);
  for (const { context } of [ada, bea]) await context.close();
});

test('a table of the list, with a bot; the opponents agree to wait', FULL, async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const bea = await arrive(browser, 'Bea', PHONE);
  const match = await setTable(ada.page, { seats: 3, listed: true, pace: { kind: 'slow', days: 2 } });
  await bea.page.goto('/#/online');
  await expectFits(bea.page);
  await bea.page.locator(`a[href="#/table/${match}"]`).click();
  await bea.page.getByRole('button', { name: 'Sit here: player 3' }).click();
  await ada.page.goto(`/#/table/${match}`);
  await expect(ada.page.getByText('Guest Bea', { exact: true })).toBeVisible();
  await ada.page.getByLabel('Player 2: add a bot').selectOption('passenger');
  await ada.page.getByRole('button', { name: 'Start the match' }).click();
  // The last seat begins: it is Bea's turn.
  await expect(bea.page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Match and players' }).click();
  await expectAccessible(ada.page);
  await ada.page.getByRole('button', { name: 'Wait for Bea' }).click();
  await expect(ada.page.getByText('You have agreed to wait for Bea.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Close' }).click();
  await expect(ada.page.locator('[data-notice="wait"]')).toContainText('the clock is stopped');
  expect((await tableNow(ada.page, match)).deadline).toBe(null);
  for (const { context } of [ada, bea]) await context.close();
});

test('a table is set up by keyboard, with a custom map and custom figures, in Polish', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', { locale: 'pl' });
  const { page } = ada;
  await page.goto('/#/online/new/eastern-wonders');
  const press = async (what: Locator): Promise<void> => {
    await what.focus();
    await page.keyboard.press('Enter');
  };
  await page.getByLabel('Gracz 2', { exact: true }).focus();
  await page.keyboard.press('End');
  await page.getByRole('radio', { name: 'Własna mapa' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Kod mapy').fill('pmm');
  await press(page.getByRole('button', { name: 'Przygotuj stół' }));
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('radio', { name: 'Losowa' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Graj z liczbami ze swojego pudełka').click();
  const pack = { ...structuredClone(PACKS['eastern-wonders']!), version: 77 } as {
    vpTiles?: { tiles: { vp: number }[] };
  };
  for (const tile of pack.vpTiles!.tiles) tile.vp = 42;
  await page.locator('input[type="file"]').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(pack)),
  });
  await press(page.getByRole('button', { name: 'Przygotuj stół' }));
  await expect(page.getByText(/własny zestaw danych: eastern-wonders 77/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Rozpocznij partię' }));
  await expect(page.locator('[data-stage]')).toBeVisible();
  await expect(page.getByText('42').first()).toBeAttached();
  await ada.context.close();
});

test('in text view it is the same match', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const match = await setTable(ada.page, { bots: [null, 'passenger'] });
  await start(match, [ada.page]);
  await ada.page.goto('/');
  await ada.page.evaluate(() => localStorage.setItem('windrose/settings', JSON.stringify({ view: 'text' })));
  await ada.page.goto(`/#/table/${match}`);
  await ada.page.reload();
  await ada.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await expectAccessible(ada.page);
  await ada.page.locator('[data-offer="set"]').first().click();
  await ada.page.locator('[data-offer="boat"]').first().click();
  await ada.page.locator('[data-end-turn]').click();
  await expect(ada.page.getByRole('heading', { name: 'Your options' })).toBeVisible();
  expect((await tableNow(ada.page, match)).match!.version).toBeGreaterThan(3);
  await ada.context.close();
});

test('without a server the page says so, and one plays here as ever', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'Nothing is here.' }));
  await page.goto('/');
  // What leads there does not promise what is not there.
  const post = page.locator('[data-post=online]');
  await expect(post).toContainText('No online play here');
  await expect(post).not.toContainText('A link is enough');
  await expectAccessibleInBoth(page);
  await post.click();
  await expect(page.getByRole('heading', { name: 'No server for playing online answers here' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.locator('[data-play]').first().click();
  await expect(page.locator('[data-stage]')).toBeVisible();
});
