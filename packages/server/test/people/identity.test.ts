/** Identity and its duration: sockets, tokens, proofs, guesses, and names that look alike. */

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { newCommandId } from '@windrose/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Attempts } from '../../src/people/attempts.ts';
import { skeletonOf } from '../../src/people/skeleton.ts';
import { tableFor } from '../players.ts';
import { Running } from '../running.ts';
import { startStorage } from '../storages.ts';
import { Browser } from './browser.ts';
import { PASSPHRASE, somebody } from './together.ts';
import { eventually } from '../eventually.ts';

let running: Running;

beforeAll(async () => {
  running = await Running.start();
});

afterAll(async () => {
  await running.close();
});

/** A person's socket, and what closes it. */
async function connected(address: string, token: string) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`);
  await once(socket, 'message');
  const welcome = once(socket, 'message') as Promise<[MessageEvent]>;
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, token }));
  const { person } = JSON.parse((await welcome)[0].data as string) as { person: { id: string } | null };
  expect(person).not.toBeNull();
  const closed = once(socket, 'close') as Promise<[CloseEvent]>;
  return { code: closed.then(([close]) => close.code) };
}

/** A browser's socket, which has the session of its cookie, and what closes it. */
async function connectedBrowser({ cookie }: Browser) {
  const options = { headers: { cookie } } as unknown as string[];
  const socket = new WebSocket(`${running.address.replace('http', 'ws')}/api/socket`, options);
  const [{ data }] = (await once(socket, 'message')) as [MessageEvent];
  const { person } = JSON.parse(data as string) as { person: { id: string } | null };
  const closed = once(socket, 'close') as Promise<[CloseEvent]>;
  return { person: person?.id, code: closed.then(([close]) => close.code) };
}

describe('sockets close with their session', () => {
  test('after revoking a token, signing out, or deleting the account', async () => {
    const ann = await somebody(running, 'Ann');
    const second = await ann.browser.token();
    const [one, two] = [await connected(running.address, ann.token), await connected(running.address, second)];
    const { body } = await ann.browser.ask('GET', '/api/account');
    expect((await ann.browser.ask('DELETE', `/api/tokens/${body.tokens[0].id}`)).status).toBe(200);
    expect(await one.code).toBe(4011);
    expect((await ann.browser.ask('DELETE', '/api/account', { passphrase: PASSPHRASE })).status).toBe(200);
    expect(await two.code).toBe(4011);
    const bob = await somebody(running, 'Bob');
    const [own, program] = [await connectedBrowser(bob.browser), await connected(running.address, bob.token)];
    expect(own.person).toBe(bob.id);
    expect((await bob.browser.ask('DELETE', '/api/session')).status).toBe(200);
    expect(await own.code).toBe(4011);
    // The sessions of his programs are others.
    expect(await Promise.race([program.code, pause(200, 'open')])).toBe('open');
  });

  test('on another process of the same database too', async () => {
    const storage = await startStorage('SQLite');
    const [one, other] = [await Running.start(storage.env), await Running.start(storage.env)];
    try {
      const ann = await somebody(one, 'Ann');
      const { code } = await connected(other.address, ann.token);
      const { body } = await ann.browser.ask('GET', '/api/account');
      await ann.browser.ask('DELETE', `/api/tokens/${body.tokens[0].id}`);
      expect(await code).toBe(4011);
    } finally {
      await one.close();
      await other.close();
      await storage.close();
    }
  });
});

describe('tokens', () => {
  test('allow what their scopes say, and nothing else', async () => {
    const { browser, token } = await somebody(running, 'Bea');
    const read = (await browser.ask('POST', '/api/tokens', { label: 'watch', scopes: ['read'] })).body.token as string;
    expect((await running.ask('GET', '/api/matches?list=mine', { token: read })).status).toBe(200);
    const set = await running.ask('POST', '/api/matches', { token: read, body: tableFor() });
    expect([set.status, set.body.reason]).toEqual([403, 'beyond-token']);
    expect((await running.ask('POST', '/api/matches', { token, body: tableFor() })).status).toBe(200);
    const dangerous = [
      ['DELETE', '/api/account', { passphrase: PASSPHRASE }],
      ['PUT', '/api/account/passphrase', { now: PASSPHRASE, passphrase: 'another passphrase' }],
      ['POST', '/api/tokens', { label: 'more', scopes: ['account'] }],
      ['GET', '/api/account/export', undefined],
      ['POST', '/api/session', { name: 'Somebody else' }],
    ] as const;
    for (const [method, path, body] of dangerous) {
      const answer = await running.ask(method, path, { token, ...(body === undefined ? {} : { body }) });
      expect([path, answer.status, answer.body.reason]).toEqual([path, 403, 'beyond-token']);
    }
    const socket = new WebSocket(`${running.address.replace('http', 'ws')}/api/socket`);
    const received: { type: string; reason?: string }[] = [];
    socket.onmessage = ({ data }) => received.push(JSON.parse(data as string) as { type: string });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, token: read }));
    const { body } = await running.ask('POST', '/api/matches', { token, body: tableFor() });
    socket.send(JSON.stringify({ type: 'abandon', match: body.match, id: newCommandId(), version: 9 }));
    await eventually(() => expect(received.some(({ reason }) => reason === 'beyond-token')).toBe(true));
    socket.close();
  });

  test('allow no more when the URL is spelt differently', async () => {
    const { browser } = await somebody(running, 'Bea');
    const read = (await browser.ask('POST', '/api/tokens', { label: 'watch', scopes: ['read'] })).body.token as string;
    const spelt = [
      ['GET', '/api/%61ccount/export', undefined],
      ['GET', '/%61pi/account/export', undefined],
      ['POST', '/%61pi/session', { name: 'Somebody else' }],
      ['POST', '/api/%6datches', tableFor()],
      ['DELETE', '/api/%62locks/AAAAAAAAAAAAAAAA', undefined],
      ['DELETE', '/api/quick', undefined],
    ] as const;
    for (const [method, path, body] of spelt) {
      const answer = await running.ask(method, path, { token: read, ...(body === undefined ? {} : { body }) });
      expect([path, answer.status, answer.body.reason]).toEqual([path, 403, 'beyond-token']);
    }
    expect((await running.ask('DELETE', '/api/session', { token: read })).status).toBe(200);
    expect((await running.ask('GET', '/api/session', { token: read })).body.person).toBeNull();
  });

  test('end when the passphrase changes, unless the person keeps them', async () => {
    const { browser, token } = await somebody(running, 'Cleo');
    const change = (now: string, passphrase: string, more: object = {}) =>
      browser.ask('PUT', '/api/account/passphrase', { now, passphrase, ...more });
    expect((await change(PASSPHRASE, 'eight little boats', { keepTokens: true })).status).toBe(200);
    expect((await running.ask('GET', '/api/session', { token })).body.person).not.toBeNull();
    expect((await change('eight little boats', 'nine little boats')).status).toBe(200);
    expect((await running.ask('GET', '/api/session', { token })).body.person).toBeNull();
    expect((await browser.ask('GET', '/api/session')).body.person).not.toBeNull();
  });
});

test('dangerous actions need a fresh proof of identity', async () => {
  const { browser } = await somebody(running, 'Dora');
  const shift = running.server.timeShift;
  running.server.timeShift += 11 * 60_000;
  try {
    const stale = await browser.ask('POST', '/api/tokens');
    expect([stale.status, stale.body.reason]).toEqual([403, 'prove-again']);
    expect((await browser.ask('POST', '/api/session/proof', { passphrase: 'wrong passphrase' })).status).toBe(403);
    expect((await browser.ask('POST', '/api/session/proof', { passphrase: PASSPHRASE })).status).toBe(200);
    expect((await browser.ask('POST', '/api/tokens')).status).toBe(200);
    expect((await browser.ask('DELETE', '/api/account', {})).body.reason).toBe('wrong-passphrase');
  } finally {
    running.server.timeShift = shift;
  }
});

describe('guessing', () => {
  test('by strangers delays strangers by seconds, and the owner’s browser not at all', { tags: 'full' }, async () => {
    const attempts = new Attempts(() => 0);
    for (let at = 0; at < 101; at++) attempts.failed('ann', `address ${at}`, null);
    await expect(attempts.demandFew('ann', 'home', 'browser of Ann')).resolves.toBeUndefined();
    const began = performance.now();
    await attempts.demandFew('ann', 'elsewhere', null);
    expect(performance.now() - began).toBeGreaterThan(3000);
  });

  test.each([
    ['address', null],
    ['known browser', 'browser of Ann'],
  ])('from one %s leads to a growing pause, which ends', async (_, known) => {
    let now = 0;
    const attempts = new Attempts(() => now);
    for (let at = 0; at < 10; at++) attempts.failed('ann', 'here', known);
    const wait = (): Promise<unknown> => attempts.demandFew('ann', 'here', known).catch((error: unknown) => error);
    const quota = known === null ? 'guesses_per_name' : 'guesses_per_browser';
    expect(await wait()).toMatchObject({ reason: 'too-fast', bounds: { again: 60, allowed: 9, quota } });
    now += 60_000;
    expect(await wait()).toBeUndefined();
    attempts.failed('ann', 'here', known);
    expect(await wait()).toMatchObject({ bounds: { again: 120 } });
    for (let at = 0; at < 30; at++) attempts.failed('ann', 'here', known);
    expect(await wait()).toMatchObject({ bounds: { again: 900 } });
    now += 900_000;
    expect(await wait()).toBeUndefined();
  });

  test('at many names from one address leads to a pause, which names that limit', async () => {
    const attempts = new Attempts(() => 0);
    for (let at = 0; at < 50; at++) attempts.failed(`name ${at}`, 'here', null);
    await expect(attempts.demandFew('ann', 'here', null)).rejects.toMatchObject({
      message: 'More than 49 wrong guesses from your address; try again in 60 s.',
      bounds: { allowed: 49, quota: 'guesses_per_address' },
    });
    await expect(attempts.demandFew('ann', 'elsewhere', null)).resolves.toBeUndefined();
  });

  test('by strangers at the owner’s own address does not lock out the owner’s browser', { tags: 'full' }, async () => {
    // Twice the usual limit of requests: 60 attempts to sign in per minute and address.
    const small = await Running.start({ REQUESTS_PER_MINUTE: '2400' });
    try {
      const { browser: own, name } = await somebody(small, 'Ann');
      const signIn = (browser: Browser, passphrase: string, of = name) =>
        browser.ask('POST', '/api/session/sign-in', { name: of, passphrase });
      const stranger = new Browser(small);
      const guess = async (of?: string) => (await signIn(stranger, 'wrong passphrase', of)).body.quota as string;
      // Wrong, then paused for this name, then for all names, then over the limit of requests.
      const quotas: string[] = [];
      for (let at = 0; at < 61; at++) quotas.push(await guess(at < 11 ? undefined : `Somebody ${at}`));
      expect([quotas[0], quotas[10], quotas[11], quotas[51], quotas[60]]).toEqual([
        undefined,
        'guesses_per_name',
        undefined,
        'guesses_per_address',
        'requests_per_minute',
      ]);
      expect((await signIn(new Browser(small), PASSPHRASE)).status).toBe(429);
      expect((await own.ask('POST', '/api/session/proof', { passphrase: PASSPHRASE })).status).toBe(200);
      expect((await own.ask('DELETE', '/api/session')).status).toBe(200);
      expect((await signIn(own, PASSPHRASE)).status).toBe(200);
      // The known browser has a limit of its own.
      const last = await Promise.all(Array.from({ length: 20 }, () => signIn(own, PASSPHRASE)));
      expect(last.map(({ status }) => status)).toContain(429);
      expect(last.find(({ status }) => status === 429)!.body.message).toContain('from your browser');
    } finally {
      await small.close();
    }
  });
});

describe('names', () => {
  test('that look alike are one name', () => {
    const alike = [
      'Paypal',
      'P\u0430yp\u0430l',
      'PAYPAL',
      'paypa1',
      'pаypаI',
      'Ｐａｙｐａｌ',
      'Pay\u200bpal',
      'Pay\u034fpal',
    ];
    expect(new Set(alike.map(skeletonOf)).size).toBe(1);
    expect(skeletonOf('\u0410nn')).toBe(skeletonOf('Ann'));
    expect(skeletonOf('Barney')).toBe(skeletonOf('Bamey'));
    const groups = [
      ["O'Neil", 'O\u2019Neil', 'O\u02bcNeil', 'O\u00b4Neil', 'o`neil'],
      ['Jean-Luc', 'Jean\u2010Luc', 'Jean\u2011Luc', 'Jean\u2013Luc', 'JEAN\u2212LUC'],
      ['\u00e1va', 'a\u0301va', '\u03ac\u03bd\u03b1'],
      ['\u00cbe', '\u0401\u0435', '\u0451\u0435'],
      ['\u00ef', '\u0457', '\u0407'],
      ['\u015ea', '\u0218a'],
      ['\u041d\u0438\u043d\u0430', '\u043d\u0438\u043d\u0430', '\u041d\u0418\u041d\u0410'],
    ];
    for (const group of groups) expect([group[0], new Set(group.map(skeletonOf)).size]).toEqual([group[0], 1]);
    expect(new Set(groups.map(([first]) => skeletonOf(first!))).size).toBe(groups.length);
    expect(
      new Set(['Ann', 'Anna', 'Ań', 'Zoë', 'Zoe', 'Łukasz', 'Ян', 'Ольга', 'Oneil', 'Jean Luc', 'ava'].map(skeletonOf))
        .size,
    ).toBe(11);
  });

  test('of members are reserved, for guests too; invisible characters are refused', async () => {
    const { name } = await somebody(running, 'Columbus');
    const twin = name.replace('l', '1');
    for (const [path, body] of [
      ['/api/account', { name: twin, passphrase: PASSPHRASE }],
      ['/api/session', { name: twin }],
      ['/api/session', { name }],
    ] as const) {
      const { status, body: refusal } = await new Browser(running).ask('POST', path, body);
      expect([status, refusal.reason]).toEqual([409, 'name-taken']);
    }
    const invisible = ['\u3164Ann', 'An\u034fn', 'Ann\u115f', 'A\u2800nn', 'A\u200dnn', 'Ann\u{1d159}', 'Ann\ufffc'];
    const spaces = ['An\u200an', 'An\u2009n', 'An\u2028n', 'An\u00a0n', 'An\u3000n'];
    for (const hidden of [...invisible, ...spaces, 'Z\u0300\u0301\u0302algo']) {
      expect((await new Browser(running).ask('POST', '/api/session', { name: hidden })).status).toBe(400);
    }
    expect((await new Browser(running).ask('POST', '/api/session', { name: 'Vasco da Gama' })).status).toBe(200);
  });
});
