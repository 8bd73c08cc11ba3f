/** People in real browsers with the real server: accounts, passkeys, chat, quick match, profiles, blocking. */

import { expect, test } from '@playwright/test';
import { newCommandId } from '@windrose/protocol';

import { expectAccessible, expectAccessibleInBoth, expectFits } from './checks.ts';
import { FULL } from './full.ts';
import { agreeToText, arrive, playOn, setTable, startOfTwo } from './online-table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PASSPHRASE = 'a boat full of tea';

/** An unused name. */
const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

test('a guest makes an account, signs in elsewhere with the passphrase and with a passkey', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL!.replace('127.0.0.1', 'localhost');
  const name = unique('Ada');
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${url}/#/online`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  // The available actions are rendered again for a named person.
  await page.getByText(`You play as Guest ${name}`).waitFor();
  await page.getByText('Create an account').first().click();
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove the passkey' })).toBeVisible();
  await page.getByText('Turn notifications').click();
  await expect(page.getByText('This server does not send email.')).toBeVisible();
  // A headless browser does not allow notifications; the page says so.
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByText('The browser blocks notifications')).toBeVisible();
  await expectAccessibleInBoth(page);

  // Without an answer nobody is signed out, and the page says so.
  const session = (address: URL): boolean => address.pathname === '/api/session';
  await page.route(session, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alert')).toContainText('server');
  await expect(page.getByText(`You play as ${name}`)).toBeVisible();
  await page.unroute(session);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Sign in /').click();
  await page.getByLabel('I have an account').check();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Passphrase').fill('not this one at all');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong name or passphrase');
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`You play as ${name}`)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Sign in /').click();
  await page.getByLabel('I have an account').check();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText(`You play as ${name}`).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

test('on a wide screen the chat is beside the log, and lines appear at the seats', async ({ browser }) => {
  const wide = { viewport: { width: 1440, height: 900 } };
  const { ada, bea, match } = await startOfTwo(browser, {}, { ada: wide, bea: wide });
  await ada.page.goto(`/#/table/${match}`);
  await bea.page.goto(`/#/table/${match}`);
  const docked = bea.page.locator('[data-chat="docked"]');
  await expect(docked.getByText('No messages yet.')).toBeVisible();
  await expect(bea.page.getByRole('button', { name: 'Chat' })).toHaveCount(0);
  await ada.page.locator('[data-phrase="good-luck"]').click();
  await expect(docked).toContainText('Guest Ada Good luck!');
  await expect(ada.page.locator('[data-chat="docked"]')).toContainText('You Good luck!');
  await expect(bea.page.locator('[data-seat="0"] [data-saying]')).toHaveText('Good luck!');
  await expect(ada.page.locator('[data-saying]'), 'not one’s own').toHaveCount(0);
  await expectAccessible(bea.page);
});

test('however long the log grows, the chat beside it stays in the window', FULL, async ({ browser }) => {
  const { ada, bea, match } = await startOfTwo(
    browser,
    { game: 'spice-road' },
    { ada: { viewport: { width: 1440, height: 900 } } },
  );
  for (const friend of [ada, bea]) await agreeToText(friend.page, match);
  await playOn(match, [ada.page, bea.page], (table) => table.match!.turn >= 10);
  await ada.page.goto(`/#/table/${match}`);
  const field = ada.page.getByLabel('Your message');
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill('Your mill is a monster');
  await ada.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ada.page.getByText('Your mill is a monster')).toBeInViewport({ ratio: 1 });
  // The log has the rest of the column.
  await expect(ada.page.getByRole('region', { name: 'Log' })).toBeInViewport({ ratio: 1 });

  // It says that there are more phrases than are shown, and shows them.
  const phrases = ada.page.getByRole('list', { name: 'Ready phrases' }).locator('[data-phrase]');
  await expect(phrases).toHaveCount(3);
  await ada.page.getByRole('button', { name: '16 more phrases' }).click();
  await expect(phrases).toHaveCount(19);
  await expect(field).toBeInViewport({ ratio: 1 });
  await expectAccessible(ada.page);
  await phrases.last().click();
  await expect(ada.page.getByRole('list', { name: 'Chat' })).toContainText('Goodbye');
  await expect(phrases).toHaveCount(3);

  // Where there is no room for it, it has a window of its own.
  await ada.page.setViewportSize({ width: 1280, height: 720 });
  await ada.page.getByRole('button', { name: 'Chat' }).click();
  await expect(field).toBeInViewport({ ratio: 1 });
  for (const { context } of [ada, bea]) await context.close();
});

test('a long message is whole at its seat, and leaves the cubes of its sender in sight', FULL, async ({ browser }) => {
  const { ada, bea, match } = await startOfTwo(
    browser,
    { game: 'spice-road' },
    { ada: { viewport: { width: 1440, height: 900 } } },
  );
  for (const friend of [ada, bea]) await agreeToText(friend.page, match);
  const asked = ada.page.waitForResponse((answer) => answer.url().includes('/chat'));
  await ada.page.goto(`/#/table/${match}`);
  await asked;
  await ada.page.getByText('No messages yet.').waitFor();
  const text = 'Your mill is a monster, I will take my time and plan something really sneaky here, wait and see.';
  const sent = await bea.page.request.post(`/api/matches/${match}/chat`, { data: { id: newCommandId(), text } });
  expect(sent.ok()).toBe(true);
  const saying = ada.page.locator('[data-seat="1"] [data-saying]');
  await expect(saying).toHaveText(text);
  await expect(saying).toBeInViewport({ ratio: 1 });
  const bubble = (await saying.boundingBox())!;
  const seat = (await ada.page.locator('[data-part="others"] section').boundingBox())!;
  expect(bubble.y).toBeGreaterThan(seat.y + seat.height - 12);
  // It lies above what it hangs over.
  const hit = await saying.evaluate((element) => {
    const { left, bottom, width } = element.getBoundingClientRect();
    element.style.pointerEvents = 'auto';
    return document.elementFromPoint(left + width / 2, bottom - 6) === element;
  });
  expect(hit, 'the last line is not covered').toBe(true);
  for (const { context } of [ada, bea]) await context.close();
});

test(
  'on a phone the phrases are one row below the field, and most of the board stays in sight',
  FULL,
  async ({ browser }) => {
    const { ada, bea, match } = await startOfTwo(browser, {}, { ada: PHONE });
    await ada.page.goto(`/#/table/${match}`);
    await ada.page.getByRole('button', { name: 'Chat' }).click();
    const phrases = ada.page.getByRole('list', { name: 'Ready phrases' });
    await expect(phrases).toHaveAttribute('data-after');
    const row = (await phrases.boundingBox())!;
    expect(row.height).toBeLessThan(70);
    await phrases.locator('[data-phrase]').last().scrollIntoViewIfNeeded();
    await expect(phrases).not.toHaveAttribute('data-after');
    const sheet = (await ada.page.getByRole('dialog').boundingBox())!;
    expect(sheet.y).toBeGreaterThan(844 * 0.4);
    // Who may write reaches the field first.
    for (const friend of [ada, bea]) await agreeToText(friend.page, match);
    const field = ada.page.getByLabel('Your message');
    await expect(field).toBeInViewport({ ratio: 1 });
    expect((await field.boundingBox())!.y).toBeLessThan((await phrases.boundingBox())!.y);
    for (const { context } of [ada, bea]) await context.close();
  },
);

test('on a phone a line of the chat hangs from the place of its sender, in view', FULL, async ({ browser }) => {
  const { ada, bea, match } = await startOfTwo(
    browser,
    {},
    { ada: { viewport: { width: 1440, height: 900 } }, bea: PHONE },
  );
  await ada.page.goto(`/#/table/${match}`);
  // Only lines that come after the first answer are new.
  const asked = bea.page.waitForResponse((answer) => answer.url().includes('/chat'));
  await bea.page.goto(`/#/table/${match}`);
  await bea.page.getByRole('button', { name: 'Chat' }).waitFor();
  await asked;
  await ada.page.locator('[data-phrase="good-luck"]').click();
  const saying = bea.page.locator('[data-said="0"]');
  await expect(saying).toHaveText('Good luck!');
  await expect(saying).toBeInViewport({ ratio: 1 });
  // It stands over the ribbon: no button lies under it.
  const [said, strip] = [(await saying.boundingBox())!, (await bea.page.locator('[data-standings]').boundingBox())!];
  expect(said.y + said.height).toBeLessThanOrEqual(strip.y + 8);
});

test(
  'others read a phrase in their own language, and people who have blocked the sender do not see it',
  FULL,
  async ({ browser }) => {
    const { ada, bea, match } = await startOfTwo(
      browser,
      { listed: true },
      { ada: { viewport: { width: 1280, height: 720 } }, bea: { ...PHONE, locale: 'pl' } },
    );
    await ada.page.goto(`/#/table/${match}`);
    await bea.page.goto(`/#/table/${match}`);
    await ada.page.getByRole('button', { name: 'Chat' }).click();
    await expect(ada.page.getByLabel('Your message')).toHaveCount(0);
    await ada.page.getByRole('button', { name: 'Good luck!' }).click();
    await expect(ada.page.getByRole('list', { name: 'Chat' })).toContainText('Good luck!');
    await expectAccessibleInBoth(ada.page);
    await bea.page.getByRole('button', { name: 'Czat, nowe: 1' }).click();
    await expect(bea.page.getByRole('list', { name: 'Czat' })).toContainText('Powodzenia!');
    await expectFits(bea.page);

    // Own words only once all agree.
    await ada.page.getByLabel('I want to write freely').check();
    await bea.page.getByLabel('Chcę pisać własne wiadomości').check();
    await bea.page.getByLabel('Twoja wiadomość').fill('Ahoj z Gdyni');
    await bea.page.getByRole('button', { name: 'Wyślij', exact: true }).click();
    await expect(ada.page.getByRole('list', { name: 'Chat' })).toContainText('Ahoj z Gdyni');
    await ada.page.getByRole('button', { name: 'Close' }).click();

    await ada.page.getByRole('button', { name: 'Match and players' }).click();
    await ada.page.getByRole('link', { name: 'Bea' }).click();
    await ada.page.getByRole('button', { name: 'Report' }).click();
    await ada.page.getByLabel('Why').selectOption('other');
    await ada.page.getByRole('button', { name: 'Send' }).click();
    await expect(ada.page.getByText('Thank you')).toBeVisible();
    await ada.page.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(ada.page.getByText('You have blocked this person')).toBeVisible();

    // Bea finds no seat at Ada's table any more, until Ada takes it back.
    const next = await setTable(ada.page, {});
    await bea.page.goto(`/#/table/${next}`);
    await bea.page.getByRole('button', { name: 'Usiądź tutaj: gracz 2' }).click();
    await expect(bea.page.getByRole('alert')).toBeVisible();
    await expectFits(bea.page);
    await ada.page.goto('/#/online');
    await ada.page.getByText('One person is blocked').click();
    await ada.page.getByRole('button', { name: 'Unblock: Guest Bea' }).click();
    await expect(ada.page.getByText('One person is blocked')).toHaveCount(0);
    await bea.page.getByRole('button', { name: 'Usiądź tutaj: gracz 2' }).click();
    await expect(bea.page.getByRole('alert')).toHaveCount(0);
    await expect(bea.page.getByRole('button', { name: 'Wstań' })).toBeVisible();
    for (const { context } of [ada, bea]) await context.close();
  },
);

test('friends who came by the link write at once what they like', FULL, async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', {});
  const bea = await arrive(browser, 'Bea', {});
  const match = await setTable(ada.page, {});
  await ada.page.goto(`/#/table/${match}`);
  await bea.page.goto(`/#/table/${match}`);
  await bea.page.getByRole('button', { name: 'Sit here: player 2' }).click();
  await ada.page.getByRole('button', { name: 'Start the match' }).click();
  await ada.page.getByLabel('Your message').fill('Lovely to see you');
  await ada.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bea.page.getByRole('list', { name: 'Chat' })).toContainText('Lovely to see you');
  for (const { context } of [ada, bea]) await context.close();
});

test('two people in quick match find each other', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const bea = await arrive(browser, 'Bea');
  for (const { page } of [ada, bea]) {
    await page.goto('/#/online');
    await page.getByLabel('Game').selectOption('spice-road');
    await page.getByRole('button', { name: 'Find an opponent' }).click();
  }
  for (const { page } of [ada, bea]) await expect(page.locator('[data-stage]')).toBeVisible({ timeout: 30_000 });
  for (const { context } of [ada, bea]) await context.close();
});

test('a message that is pushed is shown, and says which match it leads to', FULL, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const notice = { title: 'Your turn', body: 'Eastern Wonders', path: '/#/table/abc', tag: 'abc' };
  const push = { origin: new URL(baseURL!).origin, registrationId: await registered, data: JSON.stringify(notice) };
  await devtools.send('ServiceWorker.deliverPushMessage', push);
  const shown = (): Promise<object[]> =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      return (await worker!.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, ...data }));
    });
  await expect.poll(shown).toEqual([notice]);
  await context.close();
});
