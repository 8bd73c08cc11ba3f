/** A greedy guest: each limit holds, is named in the refusal, and the others play on. */

import { once } from 'node:events';
import { get } from 'node:http';
import { text as read } from 'node:stream/consumers';

import { type Command, newCommandId, type SetTable } from '@windrose/protocol';
import { PACKS, type RawPack } from '@windrose/rules';
import { afterEach, describe, expect, test } from 'vitest';

import { networkOf } from '../src/http/origins.ts';
import { playAtRandom, startByHand, startTwo, tableFor } from './players.ts';
import { Running } from './running.ts';
import { startStorage, STORAGES } from './storages.ts';
import { eventually } from './eventually.ts';
import { Browser } from './people/browser.ts';

let running: Running;
afterEach(() => running.close());

const start = async (env: Record<string, string> = {}): Promise<void> => {
  running = await Running.start(env);
};

/** Asks for a table. */
const set = (token: string, over: Partial<SetTable> = {}) =>
  running.ask('POST', '/api/matches', { token, body: tableFor(over) });

/** Asks for many tables at once. @returns how many were set, and a refusal */
async function setMany(token: string, count: number, over: Partial<SetTable> = {}) {
  const answers = await Promise.all(Array.from({ length: count }, () => set(token, over)));
  return {
    set: answers.filter(({ status }) => status === 200).length,
    refused: answers.find(({ status }) => status !== 200),
  };
}

/** One value of the metrics. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${running.address}/metrics`)).text();
  const line = text.split('\n').find((own) => own.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

type Guest = Awaited<ReturnType<Running['guest']>>;

/** The header by which the proxy before a PUBLIC_URL names the address of a request. */
const from = (address: number): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${address}` });

const EVE_ALONE = { seats: 2, sit: 0, bots: [null, 'deckhand'] };

describe('tables', () => {
  test('are limited in number, also for simultaneous requests, and refusals are counted in the metrics', async () => {
    await start({ TABLES_PER_PERSON: '5' });
    const { token } = await running.guest('Eve');
    const { set: made, refused } = await setMany(token, 30, EVE_ALONE);
    expect(made).toBe(5);
    expect(refused).toMatchObject({ status: 429, body: { reason: 'too-many', allowed: 5 } });
    expect(refused!.body.message).toContain('5 tables');
    expect(await metric('windrose_quota_refusals_total{quota="tables_per_person"}')).toBe(25);
    expect(await metric('windrose_refusals_total{reason="too-many"}')).toBe(25);
  });

  test('are limited per address, however many guests it has', async () => {
    await start({ TABLES_PER_PERSON: '3', TABLES_PER_ADDRESS: '4' });
    const [eve, mallory] = [await running.guest('Eve'), await running.guest('Mallory')];
    expect((await setMany(eve.token, 5, EVE_ALONE)).set).toBe(3);
    const { set: made, refused } = await setMany(mallory.token, 5, EVE_ALONE);
    expect(made).toBe(1);
    expect(refused!.body.message).toContain('your address');
  });

  test('are limited per hour, also if each is given up; the answer says when to retry', async () => {
    await start({ NEW_TABLES_PER_PERSON: '4' });
    const { token } = await running.guest('Eve');
    for (let at = 0; at < 4; at++) {
      const { body } = await set(token, EVE_ALONE);
      const abandon = { type: 'abandon', match: body.match, id: newCommandId(), version: 9 };
      expect((await running.ask('POST', '/api/commands', { token, body: abandon })).status).toBe(200);
    }
    const { status, body, headers } = await set(token, EVE_ALONE);
    expect([status, body.reason, body.allowed]).toEqual([429, 'too-fast', 4]);
    expect(body.again).toBeGreaterThan(3500);
    expect(Number(headers.get('retry-after'))).toBe(body.again);
    running.server.timeShift = 3_700_000;
    expect((await set(token, EVE_ALONE)).status).toBe(200);
  });

  test.each(STORAGES)('are limited for a person who asks from many addresses at once, on %s', async (name) => {
    const storage = await startStorage(name);
    await start({ ...storage.env, TABLES_PER_PERSON: '5', PUBLIC_URL: 'http://windrose.example' });
    const { token } = await running.guest('Eve');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        running.ask('POST', '/api/matches', { token, body: tableFor(EVE_ALONE), headers: from(at) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(5);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect(refused.body).toMatchObject({ reason: 'too-many', allowed: 5, quota: 'tables_per_person' });
    await running.close();
    await storage.close();
  });

  test('in the lobby are limited per address, however many guests it has', async () => {
    await start({ LISTED_PER_PERSON: '2', LISTED_PER_ADDRESS: '3' });
    const [eve, mallory] = [await running.guest('Eve'), await running.guest('Mallory')];
    expect((await setMany(eve.token, 4, { listed: true })).set).toBe(2);
    const { set: made, refused } = await setMany(mallory.token, 4, { listed: true });
    expect(made).toBe(1);
    expect(refused!.body).toMatchObject({ reason: 'too-many', allowed: 3, quota: 'listed_per_address' });
    expect((await set(mallory.token)).status).toBe(200);
  });

  test('a command sent again gives the same table, also at the limit', async () => {
    await start({ TABLES_PER_PERSON: '1' });
    const { token } = await running.guest('Ann');
    const body = tableFor(EVE_ALONE);
    const [first, second] = [
      await running.ask('POST', '/api/matches', { token, body }),
      await running.ask('POST', '/api/matches', { token, body }),
    ];
    expect(second.body.match).toBe(first.body.match);
  });

  test('with bots alone cannot be set up or arise later', async () => {
    await start();
    const { token } = await running.guest('Eve');
    const alone = await set(token, { seats: 2, sit: null, bots: ['deckhand', 'deckhand'] });
    expect([alone.status, alone.body.reason]).toEqual([422, 'rules']);
    const { body } = await set(token, { seats: 2, sit: null, bots: ['deckhand', null] });
    const base = { match: body.match, version: 9 };
    const bot = { ...base, type: 'bot', id: newCommandId(), seat: 1, level: 'deckhand' };
    expect((await running.ask('POST', '/api/commands', { token, body: bot })).status).toBe(200);
    const begin = await running.ask('POST', '/api/commands', {
      token,
      body: { ...base, type: 'start', id: newCommandId() },
    });
    expect([begin.status, begin.body.reason]).toEqual([422, 'rules']);
  });

  test('the seats of a person are limited', async () => {
    await start({ SEATS_PER_PERSON: '2' });
    const [ann, eve] = [await running.guest('Ann'), await running.guest('Eve')];
    const tables = await Promise.all(Array.from({ length: 4 }, () => set(ann.token)));
    const sits = await Promise.all(
      tables.map(({ body }) =>
        running.ask('POST', '/api/commands', {
          token: eve.token,
          body: { type: 'sit', seat: 1, match: body.match, id: newCommandId(), version: 9 },
        }),
      ),
    );
    expect(sits.filter(({ status }) => status === 200).length).toBe(2);
    // Getting up makes room for another seat.
    const taken = sits.findIndex(({ status }) => status === 200);
    const free = sits.findIndex(({ status }) => status !== 200);
    const act = async (type: string, at: number) => {
      const body = { type, seat: 1, match: tables[at]!.body.match, id: newCommandId(), version: 9 };
      return (await running.ask('POST', '/api/commands', { token: eve.token, body })).status;
    };
    expect([await act('free', taken), await act('sit', free), await act('sit', taken)]).toEqual([200, 200, 429]);
    expect(sits.filter(({ body }) => (body as { reason?: string }).reason === 'too-many').length).toBe(2);
  });
});

test('the seats of the people of one address are limited, those found by quick match included', async () => {
  await start({ SEATS_PER_PERSON: '3', SEATS_PER_ADDRESS: '4', PUBLIC_URL: 'http://windrose.example' });
  const people = [];
  for (const name of ['Ann', 'Bob', 'Eve', 'Mallory']) people.push(await running.guest(name));
  const [ann, bob, eve, mallory] = people as [Guest, Guest, Guest, Guest];
  const tables: string[] = [];
  for (let at = 0; at < 4; at++) {
    const answer = await running.ask('POST', '/api/matches', {
      token: ann.token,
      body: tableFor({ seats: 4, sit: null }),
      headers: from(1),
    });
    tables.push(answer.body.match as string);
  }
  const act = (type: 'sit' | 'free', { token }: Guest, table: number, seat: number, address: number) => {
    const body = { type, seat, match: tables[table]!, id: newCommandId(), version: 9 };
    return running.ask('POST', '/api/commands', { token, body, headers: from(address) });
  };
  const look = ({ token }: Guest, address: number) =>
    running.ask('POST', '/api/quick', {
      token,
      body: { id: newCommandId(), game: 'spice-road', seats: 2, rated: false },
      headers: from(address),
    });
  // Two meet by quick match: one seat of this address, one of another.
  expect([(await look(bob, 2)).status, (await look(eve, 3)).status]).toEqual([200, 200]);
  await running.server.community.pair.round();
  expect((await running.ask('GET', '/api/quick', { token: eve.token })).body.state).toBe('found');
  for (let table = 0; table < 2; table++) expect((await act('sit', eve, table, 0, 2)).status).toBe(200);
  expect((await act('sit', mallory, 0, 1, 2)).status).toBe(200);
  const refused = await act('sit', mallory, 1, 1, 2);
  expect(refused).toMatchObject({ status: 429, body: { reason: 'too-many', allowed: 4, quota: 'seats_per_address' } });
  expect((await look(mallory, 2)).body.quota).toBe('seats_per_address');
  // From another address there is room, and getting up makes room at this one.
  expect((await act('sit', mallory, 1, 1, 4)).status).toBe(200);
  expect((await act('free', eve, 0, 0, 2)).status).toBe(200);
  expect((await act('sit', mallory, 2, 1, 2)).status).toBe(200);
  expect((await act('sit', mallory, 3, 1, 4)).body).toMatchObject({ allowed: 3, quota: 'seats_per_person' });
  // What others have left unfinished for long takes no room from somebody who comes to this address.
  const zoe = await running.guest('Zoe');
  expect((await act('sit', zoe, 3, 1, 2)).body.quota).toBe('seats_per_address');
  running.server.timeShift = 31 * 86_400_000;
  expect((await act('sit', zoe, 3, 1, 2)).status).toBe(200);
});

describe('changes at tables', () => {
  /** Takes a seat and frees it, again and again. @returns how many steps were stored, and the first refusal */
  async function sitAndFree(token: string, match: string, rounds: number) {
    const before = (await running.ask('GET', `/api/matches/${match}/steps`)).body.version as number;
    let refused;
    for (let round = 0; round < rounds; round++) {
      for (const type of ['sit', 'free']) {
        const body = { type, seat: 1, match, id: newCommandId(), version: 9 };
        const answer = await running.ask('POST', '/api/commands', { token, body });
        if (answer.status === 429) refused ??= answer;
      }
    }
    const after = (await running.ask('GET', `/api/matches/${match}/steps`)).body.version as number;
    return { stored: after - before, refused };
  }

  test('of one person at one table are limited; others still sit down there', async () => {
    await start({ CHANGES_PER_TABLE: '5' });
    const [ann, eve] = [await running.guest('Ann'), await running.guest('Eve')];
    const { match } = (await set(ann.token)).body as { match: string };
    const { stored, refused } = await sitAndFree(eve.token, match, 20);
    expect(stored).toBe(10);
    expect(refused).toMatchObject({ status: 429, body: { reason: 'too-many', allowed: 5 } });
    expect(await metric('windrose_quota_refusals_total{quota="changes_per_table"}')).toBe(15);
    const bob = await running.guest('Bob');
    const sit = { type: 'sit', seat: 1, match, id: newCommandId(), version: 9 };
    expect((await running.ask('POST', '/api/commands', { token: bob.token, body: sit })).status).toBe(200);
  });

  test('of one person who leaves and comes back are limited, and leaving is always possible', async () => {
    await start({ CHANGES_PER_TABLE: '4' });
    const { id, ann } = await startTwo(running);
    const act = async (type: string) => {
      const body = { type, match: id, id: newCommandId(), version: 9 };
      return (await running.ask('POST', '/api/commands', { token: ann.token, body })).status;
    };
    const outcomes = [];
    for (let round = 0; round < 6; round++) outcomes.push(`${await act('leave')} ${await act('back')}`);
    // She has committed to her part of the luck, too.
    expect(outcomes.slice(0, 5)).toEqual(['200 200', '200 200', '200 200', '200 429', '409 429']);
  });

  test('of one person and of one address are limited per hour, at all tables together', async () => {
    await start({ CHANGES_PER_PERSON: '6', CHANGES_PER_ADDRESS: '8' });
    const [ann, eve, mallory] = [
      await running.guest('Ann'),
      await running.guest('Eve'),
      await running.guest('Mallory'),
    ];
    const tables = await Promise.all(Array.from({ length: 3 }, () => set(ann.token)));
    const [first, second, third] = tables.map(({ body }) => body.match as string) as [string, string, string];
    expect((await sitAndFree(eve.token, first, 4)).stored).toBe(8);
    const { stored, refused } = await sitAndFree(eve.token, second, 4);
    expect(stored).toBe(4);
    expect(refused).toMatchObject({ status: 429, body: { reason: 'too-fast', allowed: 6, again: expect.any(Number) } });
    const other = await sitAndFree(mallory.token, third, 4);
    expect(other.stored).toBe(4);
    expect(other.refused).toMatchObject({ status: 429, body: { reason: 'too-fast', allowed: 8 } });
    expect(await metric('windrose_quota_refusals_total{quota="changes_per_address"}')).toBe(2);
  });
});

describe('quick match', () => {
  const look = (token: string) =>
    running.ask('POST', '/api/quick', {
      token,
      body: { id: newCommandId(), game: 'spice-road', seats: 2, rated: false },
    });

  test('finds a person no more matches than their quota of tables, also for repeated searches', async () => {
    await start({ NEW_TABLES_PER_PERSON: '3' });
    const [ann, bob] = [await running.guest('Ann'), await running.guest('Bob')];
    const found = new Set<string>();
    let refused;
    for (let round = 0; round < 6; round++) {
      for (const { token } of [ann, bob]) {
        const answer = await look(token);
        if (answer.status !== 200) refused = answer;
      }
      await running.server.community.pair.round();
      const { match } = (await running.ask('GET', '/api/quick', { token: ann.token })).body as { match: string | null };
      if (match !== null) found.add(match);
    }
    expect(found.size).toBe(3);
    expect(refused).toMatchObject({ status: 429, body: { reason: 'too-fast', allowed: 3 } });
  });

  test('limits the searches of one address per hour', async () => {
    await start({ NEW_TABLES_PER_ADDRESS: '2' });
    const answers = [];
    for (const name of ['Ann', 'Bob', 'Eve']) answers.push(await look((await running.guest(name)).token));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });
});

test('a duplicate report counts once, and reports of one person per day are limited', async () => {
  await start({ REPORTS_PER_PERSON: '3', REPORTS_PER_ADDRESS: '7' });
  const [ann, eve] = [new Browser(running), new Browser(running)];
  const people = [];
  for (const name of ['Bob', 'Cid', 'Dan', 'Fay']) people.push((await running.guest(name)).person.id);
  for (const browser of [ann, eve]) await browser.ask('POST', '/api/session', { name: 'Somebody' });
  const report = async (browser: Browser, person: string) =>
    (await browser.ask('POST', '/api/reports', { person, reason: 'insults', text: 'x' })).status;
  expect(await report(eve, people[0]!)).toBe(200);
  expect(await report(eve, people[0]!)).toBe(200);
  expect([await report(eve, people[1]!), await report(eve, people[2]!)]).toEqual([200, 200]);
  expect(await report(eve, people[3]!)).toBe(429);
  expect([await report(ann, people[0]!), await report(ann, people[1]!), await report(ann, people[2]!)]).toEqual([
    200, 200, 429,
  ]);
  const stored = await running.server.database.db.selectFrom('reports').select('about').execute();
  expect(stored).toHaveLength(5);
});

describe('own packs', () => {
  const pack = (over: object = {}): RawPack => ({ ...structuredClone(PACKS['spice-road']!), ...over });

  test('may contain known fields only', async () => {
    await start();
    const { token } = await running.guest('Eve');
    const refusal = async (own: RawPack) => (await set(token, { ownPacks: [own] })).body as { message: string };
    expect((await refusal(pack({ padding: 'x'.repeat(100_000) }))).message).toMatch(
      /^ownPacks\[0\]: the field "padding" is not known; the fields here are pack, version, /,
    );
    const deep = pack() as unknown as { pointCards: Record<string, unknown>[] };
    deep.pointCards[3]!.hidden = [1];
    expect((await refusal(deep as unknown as RawPack)).message).toMatch(
      /^ownPacks\[0\]\.pointCards\[3\]: the field "hidden"/,
    );
    expect((await refusal(pack({ confidence: 'x'.repeat(1000) }))).message).toMatch(/confidence: a text has at most/);
    expect((await set(token, { ownPacks: [pack()] })).status).toBe(200);
  });

  test('are limited in kilobytes per day', async () => {
    await start({ PACK_KILOBYTES_PER_PERSON: '10' });
    const { token } = await running.guest('Eve');
    const { set: made, refused } = await setMany(token, 6, { ownPacks: [pack()] });
    expect(made).toBe(2);
    expect(refused!.body).toMatchObject({ reason: 'too-many', allowed: 10 * 1024, again: expect.any(Number) });
    expect((await set(token)).status).toBe(200);
  });

  test('are limited in kilobytes per day and address, however many guests it has', async () => {
    await start({ PACK_KILOBYTES_PER_ADDRESS: '10' });
    const made = [];
    let refused;
    for (const name of ['Eve', 'Mallory', 'Trudy']) {
      const { status, body } = await set((await running.guest(name)).token, { ownPacks: [pack()] });
      made.push(status);
      if (status !== 200) refused = body;
    }
    expect(made).toEqual([200, 200, 429]);
    expect(refused).toMatchObject({ allowed: 10 * 1024, quota: 'pack_kilobytes_per_address' });
  });
});

describe('sockets', () => {
  const url = (): string => `${running.address.replace('http', 'ws')}/api/socket`;
  const open = async (): Promise<WebSocket | null> => {
    const socket = new WebSocket(url());
    const outcome = await Promise.race([
      once(socket, 'message').then(() => socket),
      once(socket, 'error').then(() => null),
      once(socket, 'close').then(() => null),
    ]);
    return outcome;
  };

  test('of one address are limited; a new one is accepted when one closes', { tags: 'full' }, async () => {
    await start({ SOCKETS_PER_ADDRESS: '10' });
    const opened = (await Promise.all(Array.from({ length: 40 }, open))).filter((socket) => socket !== null);
    expect(opened.length).toBe(10);
    opened[0]!.close();
    await eventually(async () => {
      const again = await open();
      expect(again).not.toBeNull();
      again!.close();
    });
    for (const socket of opened) socket.close();
  });

  test(
    'over the limit of an address are refused after a delay, so that clients do not retry immediately',
    { tags: 'full' },
    async () => {
      await start({ SOCKETS_PER_ADDRESS: '2' });
      const opened = await Promise.all([open(), open()]);
      const began = performance.now();
      const refused = Array.from({ length: 5 }, async () => {
        expect(await open()).toBeNull();
        return performance.now() - began;
      });
      for (const waited of await Promise.all(refused)) expect(waited).toBeGreaterThan(900);
      for (const socket of opened) socket!.close();
    },
  );

  test(
    'are refused after a delay and without reading the session; a foreign origin is refused immediately',
    { tags: 'full' },
    async () => {
      await start({ SOCKETS_PER_ADDRESS: '1' });
      const { token } = await running.guest('Eve');
      const first = await open();
      /** Asks for a socket. @returns the answer's status and body, and when it came */
      const ask = (headers: Record<string, string>) =>
        new Promise<{ status?: number; again?: string; body: string }>((resolve, reject) => {
          const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
          const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
          const asked = get(`${running.address}/api/socket`, { headers: { ...upgrade, ...key, ...headers } });
          asked.on('error', reject);
          asked.on('response', (answer) => {
            const { statusCode: status, headers: answerHeaders } = answer;
            void read(answer).then((body) =>
              resolve({ ...(status === undefined ? {} : { status }), again: answerHeaders['retry-after']!, body }),
            );
          });
        });
      let foreign = false;
      const stranger = ask({ origin: 'https://elsewhere.example' }).then((answer) => {
        foreign = true;
        return answer;
      });
      const many = await Promise.all(Array.from({ length: 30 }, () => ask({ authorization: `Bearer ${token}` })));
      expect(foreign).toBe(true);
      expect((await stranger).status).toBe(403);
      for (const { status, body } of many) {
        expect(status).toBe(429);
        expect(JSON.parse(body)).toMatchObject({ reason: 'too-many', allowed: 1 });
      }
      expect(await metric('windrose_quota_refusals_total{quota="sockets_per_address"}')).toBe(30);
      first!.close();
    },
  );

  test('open nowhere but at their own route', async () => {
    await start({ SOCKETS_PER_ADDRESS: '1' });
    for (const path of ['/healthz', '/api/games', '/api/docs/', '/api/nothing', '/api/matches/%zz']) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
        const headers = { ...upgrade, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
        const asked = get(`${running.address}${path}`, {
          headers: { ...headers, origin: 'https://elsewhere.example' },
          agent: false,
        });
        asked.on('error', reject);
        asked.on('response', (answer) => {
          answer.resume();
          answer.socket.once('close', () => resolve(answer.statusCode));
        });
        asked.on('upgrade', (_answer, socket) => {
          socket.destroy();
          resolve(101);
        });
      });
      expect([path, status]).toEqual([path, 400]);
    }
    const own = await open();
    expect(own).not.toBeNull();
    own!.close();
  });

  test('of one person are limited', async () => {
    await start({ SOCKETS_PER_PERSON: '3' });
    const { token } = await running.guest('Eve');
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const socket = new WebSocket(url());
        await once(socket, 'message');
        const end = Promise.race([once(socket, 'message'), once(socket, 'close')]) as Promise<[MessageEvent]>;
        socket.send(JSON.stringify({ type: 'hello', protocol: 1, token }));
        return JSON.parse((await end)[0].data as string) as { type: string; reason?: string };
      }),
    );
    expect(outcomes.filter(({ type }) => type === 'welcome').length).toBe(3);
    expect(outcomes.filter(({ reason }) => reason === 'too-many').length).toBe(3);
  });

  /** Sends pings on sockets at once. @returns the number of answers, and the refusals among them */
  async function pingAll(sockets: readonly WebSocket[], each: number) {
    const answers: { type: string; quota?: string; allowed?: number; message?: string }[] = [];
    for (const socket of sockets)
      socket.onmessage = ({ data }) => answers.push(JSON.parse(data as string) as (typeof answers)[0]);
    for (const socket of sockets) for (let at = 0; at < each; at++) socket.send('{"type":"ping"}');
    await eventually(() => expect(answers.some(({ type }) => type === 'refused')).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 200));
    return {
      pongs: answers.filter(({ type }) => type === 'pong').length,
      refusals: answers.filter(({ type }) => type === 'refused'),
    };
  }

  test.each([
    ['MESSAGES_PER_SECOND', 'one client'],
    ['MESSAGES_PER_PERSON', 'all your clients together'],
    ['MESSAGES_PER_ADDRESS', 'your address'],
  ])('messages beyond %s are refused, and the answer names that limit', async (variable, whose) => {
    await start({ [variable]: '5' });
    const eve = await running.guest('Eve');
    const sockets: WebSocket[] = [];
    for (let at = 0; at < 2; at++) {
      const socket = (await open())!;
      const welcome = once(socket, 'message');
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, token: eve.token }));
      await welcome;
      sockets.push(socket);
    }
    // A burst of four seconds is allowed: twenty, less those before; per client that is more than it sends here in two cases.
    const each = variable === 'MESSAGES_PER_SECOND' ? 30 : 15;
    const { pongs, refusals } = await pingAll(sockets, each);
    expect(pongs).toBeLessThan(variable === 'MESSAGES_PER_SECOND' ? 50 : 29);
    expect(refusals[0]).toMatchObject({
      allowed: 5,
      quota: variable.toLowerCase(),
      message: `More than 5 messages a second from ${whose}, which is the most.`,
    });
    expect(await metric(`windrose_quota_refusals_total{quota="${variable.toLowerCase()}"}`)).toBeGreaterThan(0);
    // Somebody else at the same address is heard, unless it is the address that is over its limit.
    const other = (await open())!;
    other.send('{"type":"ping"}');
    const [answer] = (await once(other, 'message')) as [MessageEvent];
    const isHeard = (JSON.parse(answer.data as string) as { type: string }).type === 'pong';
    expect(isHeard || variable === 'MESSAGES_PER_ADDRESS').toBe(true);
    for (const socket of [...sockets, other]) socket.close();
  });

  test('of a person who closes and opens them again have the same share of messages', async () => {
    await start({ MESSAGES_PER_PERSON: '1' });
    const eve = await running.guest('Eve');
    const answered: number[] = [];
    for (let round = 0; round < 2; round++) {
      const socket = (await open())!;
      const welcome = once(socket, 'message');
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, token: eve.token }));
      await welcome;
      answered.push((await pingAll([socket], 20)).pongs);
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    }
    expect(answered[1]).toBeLessThan(4);
  });

  test('of one address that follow the same match are not sent more than its share, though nobody asks for news', async () => {
    await start({ KILOBYTES_PER_ADDRESS: '20' });
    const ann = await running.guest('Ann');
    const { match } = (
      await set(ann.token, { game: 'east-to-west-3', seats: 4, bots: [null, ...Array(3).fill('passenger')] })
    ).body as { match: string };
    const sockets = await Promise.all(Array.from({ length: 30 }, open));
    let received = 0;
    const codes: number[] = [];
    const refusals: unknown[] = [];
    for (const socket of sockets) {
      socket!.onmessage = ({ data }) => {
        received += String(data).length;
        if (String(data).startsWith('{"type":"refused"')) refusals.push(JSON.parse(String(data)));
      };
      socket!.onclose = ({ code }) => codes.push(code);
      socket!.send(JSON.stringify({ type: 'watch', match, since: 0, view: true }));
    }
    await eventually(async () => expect(await metric('windrose_watchers')).toBe(30));
    // From here on bots play, and every turn is news for all.
    const ask = (asked: object) =>
      running.server.matchService.command(ann.person.id, {
        ...asked,
        match,
        id: newCommandId(),
        version: 9,
      } as Command);
    await startByHand([ask]);
    await ask({ type: 'leave' });
    await eventually(() => {
      expect(codes).toContain(4008);
      return Promise.resolve();
    });
    const { version } = (await running.server.matchService.since(match, 0)) as { version: number };
    await eventually(async () => {
      expect((await running.server.matchService.since(match, 0)).version).toBeGreaterThan(version + 10);
    });
    expect(refusals[0]).toMatchObject({ reason: 'too-fast', allowed: 20, quota: 'kilobytes_per_address' });
    // The burst of twenty seconds, the fifteen of debt, those of this test, and what all get at the same moment.
    expect(received).toBeLessThan(20 * 1024 * (20 + 15 + 20) + 300_000);
    for (const socket of sockets) socket!.close();
  });

  test('a client that requests the same past repeatedly gets it ever more slowly', { tags: 'full' }, async () => {
    await start({ KILOBYTES_PER_ADDRESS: '4' });
    const { id, a, b } = await startTwo(running);
    await Promise.all([playAtRandom(a, 0, 1, 60), playAtRandom(b, 1, 2, 60)]);
    const socket = new WebSocket(url());
    let received = 0;
    let refused: { reason: string; again?: number } | undefined;
    socket.onmessage = ({ data }) => {
      received += String(data).length;
      const message = JSON.parse(String(data)) as { type: string; reason: string };
      if (message.type === 'refused') refused ??= message;
    };
    await once(socket, 'open');
    const began = Date.now();
    while (Date.now() - began < 4000) {
      for (let at = 0; at < 20; at++) socket.send(JSON.stringify({ type: 'watch', match: id, since: 0 }));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // The burst, the allowance of these seconds, and one answer beyond.
    const seconds = (Date.now() - began) / 1000;
    expect(received).toBeLessThan(4096 * (20 + seconds + 1) + 100_000);
    // On a busy machine its debt may just have been paid.
    await eventually(async () => {
      socket.send(JSON.stringify({ type: 'watch', match: id, since: 0 }));
      const { status, body } = await running.ask('GET', `/api/matches/${id}/steps`);
      expect([status, body.reason]).toEqual([429, 'too-fast']);
      expect(body.again).toBeGreaterThan(0);
      expect([body.allowed, body.quota]).toEqual([4, 'kilobytes_per_address']);
    });
    socket.close();
  });
});

test('a newcomer’s bot is next, and a clock ends, however busy another person’s bots are', async () => {
  await start({ BOT_THREADS: '1' });
  const eve = await running.guest('Eve');
  // Forty tables with one person and three admirals, who think longest; Eve leaves her seat to a bot, too.
  const wanted = { seats: 4, sit: 0, bots: [null, 'admiral', 'admiral', 'admiral'] };
  const tables = await Promise.all(Array.from({ length: 40 }, () => set(eve.token, wanted)));
  for (const { body } of tables) {
    const ask = async (asked: object): Promise<void> => {
      const command = { ...asked, match: body.match, id: newCommandId(), version: 9 };
      expect((await running.ask('POST', '/api/commands', { token: eve.token, body: command })).status).toBe(200);
    };
    await startByHand([ask]);
    await ask({ type: 'leave' });
  }
  const { db } = running.server.database;
  /** The number of stored turns of Eve's bots. */
  const turns = async (): Promise<number> => {
    const ids = tables.map(({ body }) => body.match as string);
    const rows = await db.selectFrom('matches').select('version').where('id', 'in', ids).execute();
    return rows.reduce((sum, { version }) => sum + version, 0);
  };
  const ann = await running.guest('Ann');
  const pace = { kind: 'live', base: 10, increment: 0 } as const;
  const { body } = await set(ann.token, { seats: 2, sit: 1, bots: ['deckhand', null], pace });
  const match = running.online(ann.token).watch(body.match as string);
  await match.until(({ known }) => known);
  const before = await turns();
  await match.start();
  await match.until(({ table }) => table.decision?.seat === 1);
  // One was being thought about, and hers may come in a few parts. In one line for all, forty would have come first.
  const [between, parts] = [(await turns()) - before, match.steps.filter(({ kind }) => kind === 'chose').length];
  expect(between).toBeLessThanOrEqual(3 * parts + 3);
  const chosen = match.steps.at(-1)!.at;
  expect(await metric('windrose_due{kind="bot"}')).toBeGreaterThan(30);
  await match.until(({ table }) => table.seats[1]!.bot !== null);
  // When clocks waited for bots, it took three times as long as allowed.
  expect(match.steps.find(({ kind }) => kind === 'away')!.at - chosen).toBeLessThan(28_000);
});

test.each(['THINKING_PER_PERSON', 'THINKING_PER_ADDRESS'])(
  'beyond %s bots wait, which the metrics count; those of other people and addresses go on',
  async (variable) => {
    await start({ [variable]: '1', PUBLIC_URL: 'http://windrose.example' });
    const [eve, ann] = [await running.guest('Eve'), await running.guest('Ann')];
    const wanted = tableFor({ seats: 4, sit: 0, bots: [null, 'admiral', 'admiral', 'admiral'] });
    const { match } = (await running.ask('POST', '/api/matches', { token: eve.token, body: wanted, headers: from(1) }))
      .body as { match: string };
    const hers = running.online(eve.token).watch(match);
    await hers.until(({ known }) => known);
    await hers.start();
    const leaving = { type: 'leave', match, id: newCommandId(), version: 9 };
    expect((await running.ask('POST', '/api/commands', { token: eve.token, body: leaving })).status).toBe(200);
    const waits = `windrose_bot_waits_total{quota="${variable.toLowerCase()}"}`;
    await eventually(async () => expect(await metric(waits)).toBeGreaterThan(0));
    // A waiting turn is counted once, though it is looked at again and again, four times a second.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const [turns, counted] = [await metric('windrose_bot_seconds_count'), await metric(waits)];
    expect(counted).toBeLessThanOrEqual(turns + 1);
    const address = variable === 'THINKING_PER_ADDRESS' ? 2 : 1;
    const { body } = await running.ask('POST', '/api/matches', {
      token: ann.token,
      body: tableFor({ sit: 1, bots: ['deckhand', null] }),
      headers: from(address),
    });
    const own = running.online(ann.token).watch(body.match as string);
    await own.until(({ known }) => known);
    await own.start();
    await own.until(({ table }) => table.decision?.seat === 1);
  },
);

test('an address is an IPv4 address, or the IPv6 network of one customer', () => {
  running = { close: () => Promise.resolve() } as Running;
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0DB8:0001:2::1')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});
