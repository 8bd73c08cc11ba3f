/** Accounts over HTTP: names, passphrases, passkeys, tokens, and leaving. */

import { newCommandId } from '@windrose/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Running } from '../running.ts';
import { Authenticator } from './authenticator.ts';
import { Browser } from './browser.ts';

let running: Running;
let count = 0;
/** An unused name. */
const fresh = (name: string): string => `${name} ${++count}`;
const PASSPHRASE = 'seven little boats';

beforeAll(async () => {
  running = await Running.start();
});

afterAll(async () => {
  await running.close();
});

async function member(name: string): Promise<{ browser: Browser; id: string; name: string }> {
  const browser = new Browser(running);
  const { status, body } = await browser.ask('POST', '/api/account', { name, passphrase: PASSPHRASE });
  expect(status).toBe(200);
  return { browser, id: body.person.id as string, name };
}

describe('passphrases', () => {
  test('a guest makes an account and stays the same person, with the same matches', async () => {
    const browser = new Browser(running);
    const guest = await browser.ask('POST', '/api/session', { name: fresh('Ann') });
    expect(guest.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const wanted = { id: newCommandId(), game: 'spice-road', seats: 2, bots: [null, null] };
    await browser.ask('POST', '/api/matches', wanted);
    const name = fresh('Anna');
    const made = await browser.ask('POST', '/api/account', { name, passphrase: PASSPHRASE });
    expect(made.body.person).toEqual({ id: guest.body.person.id, name, guest: false });
    expect((await browser.ask('GET', '/api/matches?list=mine')).body.matches).toHaveLength(1);
    // Elsewhere, with the name in another case and the passphrase.
    const other = new Browser(running);
    const entered = await other.ask('POST', '/api/session/sign-in', {
      name: name.toUpperCase(),
      passphrase: PASSPHRASE,
    });
    expect(entered.body.person.id).toBe(guest.body.person.id);
    expect((await other.ask('GET', '/api/matches?list=mine')).body.matches).toHaveLength(1);
  });

  test('names are unique, also by appearance', async () => {
    const { name } = await member(fresh('Zoë'));
    for (const twin of [name, ` ${name.toLowerCase()} `, name.normalize('NFD'), name.replace(' ', '  ')]) {
      const { status, body } = await new Browser(running).ask('POST', '/api/account', {
        name: twin,
        passphrase: PASSPHRASE,
      });
      expect([status, body.reason]).toEqual([409, 'name-taken']);
    }
  });

  test('a wrong passphrase and a wrong name get the same refusal, and guesses are limited', async () => {
    const { name } = await member(fresh('Bob'));
    const browser = new Browser(running);
    const wrong = await browser.ask('POST', '/api/session/sign-in', { name, passphrase: 'seven little goats' });
    const unknown = await browser.ask('POST', '/api/session/sign-in', {
      name: fresh('Nobody'),
      passphrase: PASSPHRASE,
    });
    expect(wrong.body).toEqual(unknown.body);
    expect([wrong.status, wrong.body.reason]).toEqual([403, 'wrong-passphrase']);
    for (let guess = 0; guess < 9; guess++) {
      await browser.ask('POST', '/api/session/sign-in', { name, passphrase: `guess number ${guess}` });
    }
    const late = await browser.ask('POST', '/api/session/sign-in', { name, passphrase: PASSPHRASE });
    expect([late.status, late.body.reason]).toEqual([429, 'too-fast']);
  });

  test('a short passphrase is refused with a message', async () => {
    const { status, body } = await new Browser(running).ask('POST', '/api/account', {
      name: fresh('C'),
      passphrase: 'short',
    });
    expect(status).toBe(400);
    expect(body.message).toMatch(/at least 10 characters/);
  });

  test('changing the passphrase needs the old one and signs all other browsers out', async () => {
    const { browser, name } = await member(fresh('Dora'));
    const other = new Browser(running);
    await other.ask('POST', '/api/session/sign-in', { name, passphrase: PASSPHRASE });
    expect((await browser.ask('GET', '/api/account')).body.sessions).toHaveLength(2);
    const wrong = await browser.ask('PUT', '/api/account/passphrase', {
      now: 'something else',
      passphrase: 'eight big boats',
    });
    expect(wrong.body.reason).toBe('wrong-passphrase');
    const right = await browser.ask('PUT', '/api/account/passphrase', {
      now: PASSPHRASE,
      passphrase: 'eight big boats',
    });
    expect(right.status).toBe(200);
    expect((await other.ask('GET', '/api/session')).body.person).toBeNull();
    const account = await browser.ask('GET', '/api/account');
    expect(account.body).toMatchObject({ passphrase: true, sessions: [{ here: true }], person: { name } });
    const again = await other.ask('POST', '/api/session/sign-in', { name, passphrase: 'eight big boats' });
    expect(again.status).toBe(200);
  });

  test('a person can end sessions of their other browsers, and only their own', async () => {
    const { browser, name } = await member(fresh('Ed'));
    const stranger = await member(fresh('Eve'));
    const other = new Browser(running);
    await other.ask('POST', '/api/session/sign-in', { name, passphrase: PASSPHRASE });
    const { sessions } = (await browser.ask('GET', '/api/account')).body as {
      sessions: { id: string; here: boolean }[];
    };
    const { id } = sessions.find(({ here }) => !here)!;
    expect((await stranger.browser.ask('DELETE', `/api/sessions/${id}`)).status).toBe(404);
    expect((await browser.ask('DELETE', `/api/sessions/${id}`)).status).toBe(200);
    expect((await other.ask('GET', '/api/session')).body.person).toBeNull();
  });
});

describe('passkeys', () => {
  const host = '127.0.0.1';

  test('a guest becomes a member with a passkey and signs in with it elsewhere', async () => {
    const device = new Authenticator(running.address, host);
    const browser = new Browser(running);
    const guest = await browser.ask('POST', '/api/session', { name: fresh('Finn') });
    const offered = await browser.ask('POST', '/api/passkeys/options');
    expect(offered.body.rp.id).toBe(host);
    const name = fresh('Finn Keyed');
    const answer = device.create(offered.body);
    const kept = await browser.ask('POST', '/api/passkeys', { label: 'telephone', name, answer });
    expect(kept.body.person).toEqual({ id: guest.body.person.id, name, guest: false });
    const account = (await browser.ask('GET', '/api/account')).body;
    expect(account).toMatchObject({ passphrase: false, passkeys: [{ label: 'telephone', used: null }] });

    const other = new Browser(running);
    const asked = await other.ask('POST', '/api/session/passkey/options');
    const signed = device.get(asked.body);
    const entered = await other.ask('POST', '/api/session/passkey', { answer: signed });
    expect(entered.body.person.id).toBe(guest.body.person.id);
    // The same answer again: its challenge is used up.
    const replayed = await new Browser(running).ask('POST', '/api/session/passkey', { answer: signed });
    expect([replayed.status, replayed.body.reason]).toEqual([403, 'wrong-passkey']);
    // The only way in cannot be thrown away.
    const out = await browser.ask('DELETE', `/api/passkeys/${account.passkeys[0].id}`);
    expect(out.body.reason).toBe('wrong-stage');
    await browser.ask('PUT', '/api/account/passphrase', { passphrase: PASSPHRASE });
    expect((await browser.ask('DELETE', `/api/passkeys/${account.passkeys[0].id}`)).status).toBe(200);
  });

  test('are added and deleted with a fresh proof of identity only', async () => {
    const { browser } = await member(fresh('Pia'));
    const device = new Authenticator(running.address, host);
    const add = async () => {
      const offered = await browser.ask('POST', '/api/passkeys/options');
      return browser.ask('POST', '/api/passkeys', { label: 'telephone', answer: device.create(offered.body) });
    };
    expect((await add()).status).toBe(200);
    const [{ id }] = (await browser.ask('GET', '/api/account')).body.passkeys as [{ id: string }];
    const shift = running.server.timeShift;
    running.server.timeShift += 11 * 60_000;
    try {
      for (const act of [add, () => browser.ask('DELETE', `/api/passkeys/${id}`)]) {
        const stale = await act();
        expect([stale.status, stale.body.reason]).toEqual([403, 'prove-again']);
      }
      const kept = (await browser.ask('GET', '/api/account')).body.passkeys as { id: string }[];
      expect(kept.map((own) => own.id)).toEqual([id]);
      expect((await browser.ask('POST', '/api/session/proof', { passphrase: PASSPHRASE })).status).toBe(200);
      expect((await browser.ask('DELETE', `/api/passkeys/${id}`)).status).toBe(200);
      expect((await add()).status).toBe(200);
    } finally {
      running.server.timeShift = shift;
    }
  });

  test('an answer made for another page, another person or with another key is refused', async () => {
    const browser = new Browser(running);
    await browser.ask('POST', '/api/session', { name: fresh('Gus') });
    const elsewhere = new Authenticator('https://evil.example', host);
    const first = await browser.ask('POST', '/api/passkeys/options');
    const phished = await browser.ask('POST', '/api/passkeys', { label: 'x', answer: elsewhere.create(first.body) });
    expect(phished.body.reason).toBe('wrong-passkey');
    const device = new Authenticator(running.address, host);
    const second = await browser.ask('POST', '/api/passkeys/options');
    const stranger = new Browser(running);
    await stranger.ask('POST', '/api/session', { name: fresh('Hal') });
    const stolen = await stranger.ask('POST', '/api/passkeys', { label: 'x', answer: device.create(second.body) });
    expect(stolen.body.reason).toBe('wrong-passkey');
    const asked = await stranger.ask('POST', '/api/session/passkey/options');
    const unknown = await stranger.ask('POST', '/api/session/passkey', { answer: device.get(asked.body) });
    expect(unknown.body.reason).toBe('wrong-passkey');
    const garbage = { id: 'a'.repeat(20), rawId: 'a'.repeat(20), type: 'public-key', response: { clientDataJSON: 7 } };
    expect((await stranger.ask('POST', '/api/session/passkey', { answer: garbage })).body.reason).toBe('wrong-passkey');
  });
});

test('tokens for programs are named, listed and revoked; their secret is shown once and not stored', async () => {
  const { browser } = await member(fresh('Ida'));
  const { token } = (await browser.ask('POST', '/api/tokens', { label: 'my bot' })).body as { token: string };
  expect((await running.ask('GET', '/api/session', { token })).body.person.name).toMatch(/^Ida/);
  const { tokens } = (await browser.ask('GET', '/api/account')).body as { tokens: { id: string; label: string }[] };
  expect(tokens.map(({ label }) => label)).toEqual(['my bot']);
  expect(JSON.stringify(tokens)).not.toContain(token);
  expect((await browser.ask('DELETE', `/api/tokens/${tokens[0]!.id}`)).status).toBe(200);
  expect((await running.ask('GET', '/api/session', { token })).body.person).toBeNull();
});

test('requests from another origin are refused, even with the cookie', async () => {
  const { browser } = await member(fresh('Jo'));
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const forged = await running.ask('DELETE', '/api/account', {
      headers: { ...headers, cookie: browser.cookie } as Record<string, string>,
      body: { passphrase: PASSPHRASE },
    });
    expect(forged.status).toBe(403);
  }
  expect((await browser.ask('GET', '/api/session')).body.person.name).toMatch(/^Jo/);
});

describe('cookies', () => {
  /** The cookies that a new account sets, and whom the server knows by one of them. */
  async function cookiesAt(publicUrl: string) {
    const own = await Running.start({ PUBLIC_URL: publicUrl });
    try {
      const { headers } = await own.ask('POST', '/api/account', {
        headers: { origin: publicUrl },
        body: { name: 'Ann', passphrase: PASSPHRASE },
      });
      const cookies = headers.getSetCookie();
      const known = async (cookie: string): Promise<string | undefined> =>
        (await own.ask('GET', '/api/session', { headers: { cookie } })).body.person?.name as string | undefined;
      const [session] = cookies.map((cookie) => cookie.split(';')[0]!) as [string];
      return { cookies, names: [await known(session), await known(session.replace('__Host-', ''))] };
    } finally {
      await own.close();
    }
  }

  test('are bound to this host over https: Secure, with the prefix __Host-, and no others are read', async () => {
    const { cookies, names } = await cookiesAt('https://windrose.example');
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-windrose', '__Host-windrose-device']);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).not.toContain('Domain');
    }
    expect(names).toEqual(['Ann', undefined]);
  });

  test('have no prefix without https, which a browser would refuse', async () => {
    const { cookies, names } = await cookiesAt('http://windrose.example');
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['windrose', 'windrose-device']);
    for (const cookie of cookies) expect(cookie).not.toContain('Secure');
    expect(names).toEqual(['Ann', 'Ann']);
  });
});
