/** "Your turn" to people who are not looking: through a real mail server, and encrypted to a push service. */

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { eventually } from '../eventually.ts';
import { command, type Somebody, somebody, startedMatch } from '../people/together.ts';
import { Running } from '../running.ts';
import { startStorage, type Storage, STORAGES } from '../storages.ts';
import { MailServer } from './mail-server.ts';
import { PushService, Subscriber, vapidClaims } from './push-service.ts';

const PUBLIC_URL = 'https://windrose.example';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(STORAGES)('notices on %s', (name) => {
  let storage: Storage;
  let running: Running;
  let mail: MailServer;
  let push: PushService;
  const lines: string[] = [];

  beforeAll(async () => {
    [storage, mail, push] = await Promise.all([startStorage(name), MailServer.start(), PushService.start()]);
    const env = { ...storage.env, PUBLIC_URL, SMTP_URL: mail.url, PUSH_SERVICES: `${push.origin},push.example` };
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    running = await Running.start(env, { log });
  });

  afterAll(async () => {
    await running?.close();
    await Promise.all([push?.close(), mail?.close(), storage?.close()]);
  });

  /** Lets time pass, and the server run the jobs due by then. */
  async function later(time: number): Promise<void> {
    const { server } = running;
    // Recent changes count as seen before the delay has passed.
    await server.community.follow.round();
    server.timeShift += time;
    await server.community.follow.round();
    await server.community.deliver.round();
  }

  /** Guests, each with a browser that has subscribed. */
  async function subscribed(guest: string): Promise<{ who: Somebody; device: Subscriber }> {
    const who = await somebody(running, guest, true);
    const device = new Subscriber(push, who.id);
    const { status } = await who.browser.ask('POST', '/api/notices/push', device.subscription);
    expect(status).toBe(200);
    return { who, device };
  }

  /** Enters an address and confirms it with the code that arrives. */
  async function withMail(who: Somebody, address: string, language: 'en' | 'pl'): Promise<void> {
    const wishes = { language, push: true, mail: true, quiet: null };
    await who.browser.ask('PUT', '/api/notices', wishes);
    const entered = await who.browser.ask('PUT', '/api/notices/mail', { address });
    expect(entered.body.address).toEqual({ address, confirmed: false });
    const code = /\b\d{6}\b/.exec(mail.mails.findLast(({ to }) => to.includes(address))!.text)![0];
    const wrong = await who.browser.ask('POST', '/api/notices/mail/confirm', {
      code: code === '000000' ? '1'.repeat(6) : '000000',
    });
    expect(wrong.body.reason).toBe('wrong-code');
    const { body } = await who.browser.ask('POST', '/api/notices/mail/confirm', { code });
    expect(body.address.confirmed).toBe(true);
  }

  const pushesTo = ({ id }: Somebody) => push.pushed.filter(({ path }) => path.endsWith(id));
  const mailsTo = (address: string) => mail.mails.filter(({ to }) => to.includes(address)).slice(1);

  test('a waiting turn leads to push, mail, reminders, then a bot: each once, and none after playing', async () => {
    const { who: ann, device } = await subscribed('Ann');
    const bob = await somebody(running, 'Bob', true);
    const address = `ann-${ann.id}@example.org`;
    await withMail(ann, address, 'pl');
    const match = await startedMatch([ann, bob], { pace: { kind: 'slow', days: 2 } });

    await later(10_000);
    expect(pushesTo(ann)).toHaveLength(0);
    await later(15_000);
    const [pushed] = pushesTo(ann);
    const message = device.read(pushed!);
    expect(message).toMatchObject({
      kind: 'turn',
      match,
      language: 'pl',
      title: 'Twoja tura',
      path: `/#/table/${match}`,
    });
    expect(message.body).toContain('Korzenny Szlak: teraz twoja tura.');
    expect(message.body).toContain(bob.name);
    const { pushKey } = (await ann.browser.ask('GET', '/api/notices')).body as { pushKey: string };
    expect(vapidClaims(pushed!, pushKey)).toMatchObject({ aud: push.origin, sub: PUBLIC_URL });
    expect(pushed!.body.toString('latin1')).not.toContain('tura');

    await later(10 * MINUTE);
    const [sentMail] = mailsTo(address);
    expect(sentMail!.text).toContain(`${PUBLIC_URL}/#/table/${match}`);
    expect(sentMail!.text).toMatch(/Masz czas do: .*UTC/);
    expect(sentMail!.headers).toMatch(/^From: Windrose <windrose@windrose.example>/m);
    expect(sentMail!.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    await later(MINUTE);
    expect([pushesTo(ann).length, mailsTo(address).length]).toEqual([1, 1]);

    await later(DAY);
    expect(device.read(pushesTo(ann)[1]!)).toMatchObject({ kind: 'reminder', title: 'Twoja tura czeka' });
    await later(18 * HOUR);
    expect([pushesTo(ann).length, mailsTo(address).length]).toEqual([3, 3]);

    await later(6 * HOUR);
    const seen = running.online(bob.token).watch(match);
    await seen.until(({ table }) => table.seats[0]?.bot !== null && table.version > 3);
    await later(MINUTE);
    await later(MINUTE);
    const last = pushesTo(ann)
      .slice(3)
      .map((own) => device.read(own));
    expect(last).toMatchObject([{ kind: 'away', title: 'Za ciebie gra bot' }]);
  });

  test('playing the turn cancels its notices, and a bot that replaces a person who left sends none', async () => {
    const { who: ann } = await subscribed('Ann');
    const { who: bob } = await subscribed('Bob');
    const match = await startedMatch([ann, bob], { pace: { kind: 'slow', days: 1 } });
    await later(5000);
    await command(ann.browser, match, { type: 'leave' });
    await later(MINUTE);
    await later(MINUTE);
    expect(pushesTo(ann)).toEqual([]);
  });

  test('a person who conceded gets no notice about a bot, even if their time ran out before', async () => {
    const { who: ann, device } = await subscribed('Ann');
    const others = [await somebody(running, 'Bob', true), await somebody(running, 'Cid', true)];
    const match = await startedMatch([ann, ...others], { pace: { kind: 'slow', days: 1 } });
    await later(DAY + MINUTE);
    const { db } = running.server.database;
    await expect
      .poll(async () => {
        const rows = await db.selectFrom('steps').select('body').where('match', '=', match).execute();
        return rows.some(({ body }) => body.includes('"kind":"away"'));
      })
      .toBe(true);
    // Delivered in its own time; conceding would withdraw what is still waiting.
    await expect.poll(() => pushesTo(ann).length).toBeGreaterThan(0);
    const told = () => pushesTo(ann).filter((pushed) => device.read(pushed).kind === 'away').length;
    // The notice is due 20 seconds after the bot took the seat: a slow machine may have sent it by now, and rightly.
    const before = told();
    await command(ann.browser, match, { type: 'concede' });
    await later(MINUTE);
    await later(MINUTE);
    expect(told()).toBe(before);
  });

  test('the unsubscribe page uses the reader’s language, with a session or without', async () => {
    const unknown = `/api/notices/stop/${'0'.repeat(64)}`;
    const pageFor = async (language: string) =>
      (await fetch(`${running.address}${unknown}`, { headers: { 'accept-language': language } })).text();
    expect(await pageFor('de, pl-PL;q=0.8, en;q=0.5')).toContain('<html lang="pl">');
    expect(await pageFor('en-GB, pl;q=0.9')).toContain('<html lang="en">');
    expect(await pageFor('de')).toContain('<html lang="en">');
  });

  test('no notice is sent in the quiet hours of the table or of the reader', async () => {
    const { who: ann } = await subscribed('Ann');
    const bob = await somebody(running, 'Bob', true);
    const hour = (at: number): string =>
      new Date(Date.now() + running.server.timeShift + at).toISOString().slice(11, 16);
    const quiet = { from: hour(-HOUR), to: hour(2 * HOUR), zone: 'UTC' };
    await ann.browser.ask('PUT', '/api/notices', { language: 'en', push: true, mail: true, quiet });
    await startedMatch([ann, bob]);
    await later(HOUR);
    expect(pushesTo(ann)).toEqual([]);
    await later(HOUR + 2 * MINUTE);
    expect(pushesTo(ann)).toHaveLength(1);
    const nonsense = { ...quiet, zone: 'Mars/Olympus' };
    const refused = await ann.browser.ask('PUT', '/api/notices', {
      language: 'en',
      push: true,
      mail: true,
      quiet: nonsense,
    });
    expect([refused.status, refused.body.reason]).toEqual([400, 'malformed']);
  });

  test('an unsubscribed browser is deleted, and a failing push service is retried', async () => {
    const { who: ann } = await subscribed('Ann');
    const bob = await somebody(running, 'Bob', true);
    await startedMatch([ann, bob]);
    push.status = 503;
    await later(MINUTE);
    expect(pushesTo(ann)).toHaveLength(1);
    const failure = lines.find((line) => line.includes('sending push failed'));
    expect(JSON.parse(failure!)).toMatchObject({ service: new URL(push.origin).host, status: 503 });
    push.status = 201;
    await later(6 * MINUTE);
    expect(pushesTo(ann)).toHaveLength(2);
    push.status = 410;
    await later(2 * DAY);
    push.status = 201;
    expect((await ann.browser.ask('GET', '/api/notices')).body.subscriptions).toBe(0);
  });

  test('a link in the mail unsubscribes, also with one click in mail programs', async () => {
    const ann = await somebody(running, 'Ann', true);
    const bob = await somebody(running, 'Bob', true);
    const address = `stop-${ann.id}@example.org`;
    await withMail(ann, address, 'en');
    await startedMatch([ann, bob]);
    await later(11 * MINUTE);
    const [sentMail] = mailsTo(address);
    const [, path] = /^List-Unsubscribe: <https:\/\/windrose\.example([^>]+)>/m.exec(sentMail!.headers) as unknown as [
      string,
      string,
    ];
    const page = await fetch(`${running.address}${path}`);
    expect(await page.text()).toContain('Unsubscribe from Windrose emails?');
    const done = await fetch(`${running.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(await done.text()).toContain('no more emails');
    expect((await ann.browser.ask('GET', '/api/notices')).body.address).toBeNull();
    await later(2 * DAY);
    expect(mailsTo(address)).toHaveLength(1);
  });

  test('an address that the mail server rejects, a code guessed too often, and a foreign push endpoint are refused', async () => {
    const ann = await somebody(running, 'Ann', true);
    mail.refused.add('nobody@example.org');
    const refused = await ann.browser.ask('PUT', '/api/notices/mail', { address: 'nobody@example.org' });
    expect(refused.body.reason).toBe('try-again');
    expect((await ann.browser.ask('GET', '/api/notices')).body.address).toBeNull();
    await ann.browser.ask('PUT', '/api/notices/mail', { address: 'ann@example.org' });
    expect((await ann.browser.ask('PUT', '/api/notices/mail', { address: 'ann@example.org' })).body.reason).toBe(
      'too-fast',
    );
    const code = /\b\d{6}\b/.exec(mail.mails.at(-1)!.text)![0];
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 5; guess++) await ann.browser.ask('POST', '/api/notices/mail/confirm', { code: wrong });
    expect((await ann.browser.ask('POST', '/api/notices/mail/confirm', { code })).body.reason).toBe('wrong-code');
    const { subscription } = new Subscriber(push, 'x');
    for (const endpoint of [
      'http://127.0.0.1:1/x',
      'https://169.254.169.254/x',
      'https://evil-push.example/x',
      'http://push.example/x',
    ]) {
      const answer = await ann.browser.ask('POST', '/api/notices/push', { ...subscription, endpoint });
      expect([endpoint, answer.status]).toEqual([endpoint, 400]);
    }
    expect(
      (await ann.browser.ask('POST', '/api/notices/push', { ...subscription, endpoint: 'https://eu.push.example/x' }))
        .status,
    ).toBe(200);
  });
});

test(
  'when more mails are due at once than may wait, the rest comes soon after, and nothing has failed',
  { tags: 'full' },
  async () => {
    const mail = await MailServer.start();
    const running = await Running.start({ PUBLIC_URL, SMTP_URL: mail.url });
    const { server } = running;
    const partner = await somebody(running, 'Partner', true);
    const people = 50;
    for (let at = 0; at < people; at++) {
      const { id, ...who } = await somebody(running, 'Ann', true);
      const address = `${id}@example.org`;
      const mailed = { person: id, address, confirmed: 1, code: null, expires: 0, tries: 0, stop: id };
      await server.database.db.insertInto('mails').values(mailed).execute();
      mail.hanging.add(address);
      await startedMatch([{ id, ...who }, partner], { pace: { kind: 'slow', days: 2 } });
    }
    const failed = async (): Promise<string[]> =>
      (await (await fetch(`${running.address}/metrics`)).text())
        .split('\n')
        .filter((line) => /^windrose_notices.*mail.*failed/.test(line));
    try {
      await server.community.follow.round();
      server.timeShift += 15 * MINUTE;
      await server.community.follow.round();
      for (let round = 0; round < 4; round++) await server.community.deliver.round();
      expect(mail.release()).toBeGreaterThan(0);
      await eventually(async () => {
        server.timeShift += 6000;
        await server.community.deliver.round();
        expect(mail.mails.length).toBeGreaterThanOrEqual(people);
      });
      expect(new Set(mail.mails.flatMap(({ to }) => to)).size).toBe(people);
      expect(mail.mails).toHaveLength(people);
      expect(await failed()).toEqual([]);
    } finally {
      mail.release();
      await running.close();
      await mail.close();
    }
  },
);

test('a push service and a mail server that hang delay the notices of nobody else', { tags: 'full' }, async () => {
  const [mail, push] = await Promise.all([MailServer.start(), PushService.start()]);
  const running = await Running.start({ PUBLIC_URL, SMTP_URL: mail.url, PUSH_SERVICES: push.origin });
  const { server } = running;
  const { db } = server.database;
  /** A person who waits for nothing but their turn, reached by one way. */
  const reached = async (guest: string, way: 'push' | 'mail') => {
    const who = await somebody(running, guest, true);
    if (way === 'push') await who.browser.ask('POST', '/api/notices/push', new Subscriber(push, who.id).subscription);
    else {
      const mailed = {
        person: who.id,
        address: `${who.id}@example.org`,
        confirmed: 1,
        code: null,
        expires: 0,
        tries: 0,
      };
      await db
        .insertInto('mails')
        .values({ ...mailed, stop: who.id })
        .execute();
    }
    return who;
  };
  const slow: Somebody[] = [];
  for (let at = 0; at < 40; at++) slow.push(await reached('Ann', at % 2 === 0 ? 'push' : 'mail'));
  for (const { id } of slow) {
    push.hanging.add(id);
    mail.hanging.add(`${id}@example.org`);
  }
  const bob = await reached('Bob', 'push');
  const partner = await somebody(running, 'Partner', true);
  // The turns of those who cannot be reached have waited longest.
  for (const who of [...slow, bob]) await startedMatch([who, partner], { pace: { kind: 'slow', days: 2 } });
  const bobs = (): number => push.pushed.filter(({ path }) => path.endsWith(bob.id)).length;
  try {
    await server.community.follow.round();
    server.timeShift += 15 * MINUTE;
    await server.community.follow.round();
    const began = performance.now();
    while (bobs() === 0) {
      await server.community.deliver.round();
      expect(performance.now() - began).toBeLessThan(8000);
    }
    expect(bobs()).toBe(1);
  } finally {
    // What hangs is still being sent: nothing was given up, and nothing failed.
    const held = [push.release(), mail.release()];
    await running.close();
    await Promise.all([push.close(), mail.close()]);
    expect(Math.min(...held)).toBeGreaterThan(0);
  }
});

test('a server without a mail server offers no mail', async () => {
  const running = await Running.start();
  const ann = await somebody(running, 'Ann', true);
  expect((await ann.browser.ask('GET', '/api/notices')).body.mailOffered).toBe(false);
  const refused = await ann.browser.ask('PUT', '/api/notices/mail', { address: 'ann@example.org' });
  expect([refused.status, refused.body.reason]).toEqual([404, 'not-offered']);
  await running.close();
});
