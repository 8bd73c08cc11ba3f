/** The operator's desk, from another process and in the page: what is done takes effect in running servers, and is noted. */

import { once } from 'node:events';

import { type Act, type Audit, newCommandId, type Refusal } from '@windrose/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';

import { openDesk, type TerminalDesk } from '../../src/desk/terminal.ts';
import { openDatabase, type Database } from '../../src/storage/database.ts';
import { PASSPHRASE, somebody, type Somebody, startedMatch } from '../people/together.ts';
import { Browser } from '../people/browser.ts';
import { tableFor } from '../players.ts';
import { Running } from '../running.ts';
import { startStorage, type Storage, STORAGES } from '../storages.ts';
import { eventually } from '../eventually.ts';

type RefusalBody = z.infer<typeof Refusal>;

/** A socket that has said who it is. */
async function connected({ address }: Running, token: string) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`);
  const received: { type: string; reason?: string }[] = [];
  const code = new Promise<number>((resolve) => socket.addEventListener('close', (event) => resolve(event.code)));
  socket.onmessage = ({ data }) => received.push(JSON.parse(data as string) as { type: string });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: 2, token }));
  await eventually(() => expect(received.filter(({ type }) => type === 'welcome').length).toBe(2));
  return { code, received };
}

describe.each(STORAGES)('on %s', (kind) => {
  let storage: Storage;
  let one: Running;
  let other: Running;
  /** The terminal, with its own database connection beside the servers. */
  let database: Database;
  let desk: TerminalDesk;

  beforeAll(async () => {
    storage = await startStorage(kind);
    [one, other] = [await Running.start(storage.env), await Running.start(storage.env)];
    database = await openDatabase(one.config);
    desk = await openDesk(database, one.config);
  });
  afterAll(async () => {
    await desk.close();
    await database.close();
    await one.close();
    await other.close();
    await storage.close();
  });

  const act = (wanted: Act): Promise<void> => desk.act('terminal:ann', wanted);
  const latest = async (): Promise<Audit['entries'][number]> => (await desk.audit(1)).entries[0]!;

  test('a ban closes the sockets of its person on all processes, and refuses new ones until it ends', async () => {
    const [bad, good] = [await somebody(one, 'Bad'), await somebody(one, 'Good')];
    const match = await startedMatch([good, bad], { pace: { kind: 'slow', days: 3 } });
    const sockets = [await connected(one, bad.token), await connected(other, bad.token)];
    const stays = one.online(good.token).watch(match);
    await stays.until(({ known }) => known);
    const until = Date.now() + 3_600_000;
    await act({ act: 'ban', person: bad.id, until, addresses: false, reason: 'insults at three tables' });
    for (const { code, received } of sockets) {
      expect(await code).toBe(4012);
      expect(received.at(-1)).toMatchObject({ type: 'refused', reason: 'banned' });
    }
    for (const running of [one, other]) {
      for (const [method, path, body] of [
        ['GET', '/api/matches?list=mine', undefined],
        ['POST', '/api/matches', tableFor()],
        ['GET', '/api/account', undefined],
        ['GET', '/%61pi/account', undefined],
        ['POST', '/api/%6datches', tableFor()],
      ] as const) {
        const answer = await running.ask(method, path, { token: bad.token, ...(body ? { body } : {}) });
        expect([path, answer.status, (answer.body as RefusalBody).reason]).toEqual([path, 403, 'banned']);
        expect(answer.body.message).toContain('insults at three tables');
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
      }
    }
    // The match does not wait for them; others are not affected.
    await stays.until(({ table }) => table.seats[1]!.bot !== null);
    // Why, and what is theirs, they may still see.
    const me = await bad.browser.ask('GET', '/api/session');
    expect(me.body).toMatchObject({ person: { id: bad.id }, banned: { until, reason: 'insults at three tables' } });
    expect((await bad.browser.ask('GET', '/api/account/export')).status).toBe(200);
    expect(await latest()).toMatchObject({
      who: 'terminal:ann',
      action: 'ban',
      target: `person:${bad.id}`,
      reason: 'insults at three tables',
      more: { until },
    });
    expect((await desk.bans()).bans).toMatchObject([{ kind: 'account', person: { id: bad.id }, until }]);

    // It expires by itself.
    one.server.timeShift = 3_700_000;
    expect((await bad.browser.ask('GET', '/api/matches?list=mine')).status).toBe(200);
    one.server.timeShift = 0;
    expect((await bad.browser.ask('GET', '/api/matches?list=mine')).status).toBe(403);
    await act({ act: 'unban', person: bad.id, reason: 'has apologised' });
    await eventually(async () => {
      expect((await bad.browser.ask('GET', '/api/matches?list=mine')).status).toBe(200);
    });
    await expect(act({ act: 'unban', person: bad.id, reason: 'again' })).rejects.toMatchObject({
      reason: 'no-such-thing',
    });
  });

  test('closing a table notifies its players immediately, and the match does not count', async () => {
    const [ann, bob] = [await somebody(one, 'Ann'), await somebody(one, 'Bob')];
    const match = await startedMatch([ann, bob], { rated: true, pace: { kind: 'live', base: 1800, increment: 0 } });
    const watching = [one.online(ann.token).watch(match), other.online(bob.token).watch(match)];
    for (const own of watching) await own.until(({ table }) => table.stage === 'running');
    await act({ act: 'close', match, reason: 'a map with a slur' });
    for (const own of watching) {
      await own.until(({ table }) => table.stage === 'over');
      expect(own.table).toMatchObject({ ending: 'closed', rated: false, places: null });
    }
    const choose = { id: newCommandId(), version: 1e9, match, type: 'concede' };
    expect((await ann.browser.ask('POST', '/api/commands', choose)).body.reason).toBe('wrong-stage');
    expect(await database.db.selectFrom('due').select('match').where('match', '=', match).execute()).toEqual([]);
    await expect(act({ act: 'close', match, reason: 'once more' })).rejects.toMatchObject({ reason: 'wrong-stage' });
    // One that has not begun, too.
    const { body } = await ann.browser.ask('POST', '/api/matches', tableFor());
    await act({ act: 'close', match: body.match as string, reason: 'spam in the lobby' });
    expect((await ann.browser.ask('GET', '/api/matches?list=mine')).body.matches[0]).toMatchObject({ stage: 'over' });
  });

  test('operators rename a person everywhere, revoke a session, and delete an account', async () => {
    const [ann, rude] = [await somebody(one, 'Cleo'), await somebody(one, 'Rude')];
    const match = await startedMatch([ann, rude]);
    const seen = other.online(ann.token).watch(match);
    await seen.until(({ known }) => known);
    expect(seen.person(rude.id)?.name).toBe(rude.name);
    const name = `Sailor ${newCommandId().slice(0, 8)}`;
    await act({ act: 'rename', person: rude.id, name, reason: 'the name is a slur' });
    await eventually(() => expect(seen.person(rude.id)?.name).toBe(name));
    expect((await latest()).more).toEqual({ from: rude.name, to: name });
    await expect(act({ act: 'rename', person: rude.id, name: ann.name, reason: 'taken' })).rejects.toMatchObject({
      reason: 'name-taken',
    });
    expect((await latest()).more).toEqual({ from: rude.name, to: name });
    // Without its entry in the trail, which keeps the old name, nobody is renamed.
    await sql`alter table audit rename to elsewhere`.execute(database.db);
    await expect(act({ act: 'rename', person: rude.id, name: `${name} II`, reason: 'again' })).rejects.toThrow('audit');
    await sql`alter table elsewhere rename to audit`.execute(database.db);
    expect((await desk.find(name)).id).toBe(rude.id);

    // It stays for a month, whichever way the person asks for another.
    for (const [method, path] of [
      ['PUT', '/api/account/name'],
      ['POST', '/api/session'],
    ] as const) {
      const { status, body } = await rude.browser.ask(method, path, { name: rude.name });
      expect([status, body.reason]).toEqual([403, 'name-given']);
    }
    const guest = await somebody(one, 'Lout', true);
    await act({ act: 'rename', person: guest.id, name: `Guest ${name}`, reason: 'the name is a slur' });
    const account = { name: guest.name, passphrase: PASSPHRASE };
    expect((await guest.browser.ask('POST', '/api/account', account)).body.reason).toBe('name-given');

    const socket = await connected(one, rude.token);
    await act({ act: 'revoke', person: rude.id, reason: 'the token leaked' });
    expect(await socket.code).toBe(4011);
    expect((await one.ask('GET', '/api/session', { token: rude.token })).body.person).toBeNull();

    await act({ act: 'delete', person: rude.id, reason: 'asked by letter' });
    expect((await one.ask('GET', `/api/people/${rude.id}`)).body.reason).toBe('no-such-thing');
    await eventually(async () =>
      expect((await other.ask('GET', `/api/people/${rude.id}`)).body.reason).toBe('no-such-thing'),
    );
    expect((await desk.audit(10)).entries.map(({ action }) => action).slice(0, 3)).toEqual([
      'delete',
      'revoke',
      'rename',
    ]);
    await expect(desk.find(rude.name)).rejects.toThrow('There is no person called');
  });

  test('operators see who is online with hashed addresses, and can ban everybody behind an address', async () => {
    const ann = await somebody(one, 'Dora');
    const row = (await desk.here(15)).people.find(({ person }) => person.id === ann.id)!;
    expect(row).toMatchObject({ sessions: 2, tables: 0, banned: false, addresses: [desk.addressMark('127.0.0.1')] });
    const socket = await connected(one, ann.token);
    const address = row.addresses[0]!;
    await act({ act: 'ban-address', address, until: null, reason: 'a flood of guests' });
    expect(await socket.code).toBe(4012);
    try {
      for (const running of [one, other]) {
        // Each process learns of it separately.
        await eventually(async () => {
          const newcomer = await new Browser(running).ask('POST', '/api/session', { name: 'Newcomer' });
          expect([newcomer.status, newcomer.body.reason]).toEqual([403, 'banned']);
        });
        expect((await running.ask('GET', '/api/session')).body).toMatchObject({ banned: { until: null } });
        // Monitoring still gets through.
        expect((await running.ask('GET', '/healthz')).status).toBe(200);
      }
    } finally {
      await act({ act: 'unban-address', address, reason: 'they have stopped' });
    }
    for (const running of [one, other]) {
      await eventually(async () => {
        expect((await new Browser(running).ask('POST', '/api/session', { name: 'Welcome' })).status).toBe(200);
      });
    }
  });

  test('reports come with their count and the chat of the table', async () => {
    const [ann, bob] = [await somebody(one, 'Eve'), await somebody(one, 'Fred')];
    const match = await startedMatch([ann, bob]);
    await bob.browser.ask('POST', `/api/matches/${match}/chat`, { id: newCommandId(), phrase: 'thanks' });
    for (const text of ['first', 'second']) {
      const report = { person: bob.id, match, reason: 'insults', text };
      expect((await ann.browser.ask('POST', '/api/reports', report)).status).toBe(200);
    }
    const { reports } = await desk.reports();
    expect(reports).toMatchObject([
      { text: 'first', by: { id: ann.id }, about: { id: bob.id }, times: 2 },
      { text: 'second', said: [{ person: { id: bob.id }, phrase: 'thanks', text: null }] },
    ]);
    for (const { id } of reports) await act({ act: 'dismiss', report: id, reason: 'nothing to it' });
    expect((await desk.reports()).reports).toEqual([]);
    await expect(act({ act: 'dismiss', report: reports[0]!.id, reason: 'twice' })).rejects.toMatchObject({
      reason: 'no-such-thing',
    });
  });
});

describe('over HTTP', () => {
  let running: Running;
  let desk: TerminalDesk;
  let operator: Somebody;

  beforeAll(async () => {
    running = await Running.start();
    desk = await openDesk(running.server.database, running.config);
    operator = await somebody(running, 'Olga');
    await desk.act('terminal:root', { act: 'appoint', person: operator.id, reason: 'looks after the evenings' });
  });
  afterAll(async () => {
    await desk.close();
    await running.close();
  });

  const PATHS = ['/api/desk/here', '/api/desk/reports', '/api/desk/bans', '/api/desk/audit'];

  test('only operators have access, with a browser session or a token of that scope', async () => {
    const ann = await somebody(running, 'Ann');
    expect((await operator.browser.ask('GET', '/api/session')).body.operator).toBe(true);
    expect((await ann.browser.ask('GET', '/api/session')).body.operator).toBeUndefined();
    const scopes = ['operate'];
    const token = (await operator.browser.ask('POST', '/api/tokens', { label: 'desk', scopes })).body.token as string;
    for (const path of PATHS) {
      expect((await operator.browser.ask('GET', path)).status).toBe(200);
      expect((await running.ask('GET', path, { token })).status).toBe(200);
      expect((await ann.browser.ask('GET', path)).body.reason).toBe('not-an-operator');
      expect((await new Browser(running).ask('GET', path)).body.reason).toBe('who-are-you');
      // The usual token of a program is for playing.
      expect((await running.ask('GET', path, { token: operator.token })).body.reason).toBe('beyond-token');
    }
    const ban = { act: 'ban', person: ann.id, until: null, reason: 'just because' };
    expect((await ann.browser.ask('POST', '/api/desk/acts', { ...ban, person: operator.id })).status).toBe(403);
    // A token has proved nothing.
    expect((await running.ask('POST', '/api/desk/acts', { token, body: ban })).body.reason).toBe('prove-again');
    expect((await ann.browser.ask('GET', '/api/matches?list=mine')).status).toBe(200);
  });

  test('an act needs a reason and a fresh proof, and is recorded under the operator', async () => {
    const rude = await somebody(running, 'Rude');
    const ban = { act: 'ban', person: rude.id, until: null };
    for (const reason of [undefined, '', '  ', 'x']) {
      const answer = await operator.browser.ask('POST', '/api/desk/acts', { ...ban, reason });
      expect([answer.status, answer.body.reason]).toEqual([400, 'malformed']);
    }
    running.server.timeShift = 11 * 60_000;
    const stale = await operator.browser.ask('POST', '/api/desk/acts', { ...ban, reason: 'insults' });
    expect([stale.status, stale.body.reason]).toEqual([403, 'prove-again']);
    expect((await operator.browser.ask('POST', '/api/session/proof', { passphrase: PASSPHRASE })).status).toBe(200);
    expect((await operator.browser.ask('POST', '/api/desk/acts', { ...ban, reason: 'insults' })).status).toBe(200);
    running.server.timeShift = 0;
    expect((await rude.browser.ask('GET', '/api/matches?list=mine')).body.reason).toBe('banned');
    const { body } = await operator.browser.ask('GET', '/api/desk/audit');
    expect(body.entries[0]).toMatchObject({ who: `person:${operator.id}`, action: 'ban', target: `person:${rude.id}` });
    expect(body.people.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([operator.id, rude.id]));
    const appoint = { act: 'appoint', person: rude.id, reason: 'a friend' };
    expect((await operator.browser.ask('POST', '/api/desk/acts', appoint)).body.reason).toBe('not-an-operator');
  });

  test('guests cannot be appointed, and a withdrawn operator loses access immediately', async () => {
    const guest = await somebody(running, 'Guest', true);
    await expect(
      desk.act('terminal:root', { act: 'appoint', person: guest.id, reason: 'a guest' }),
    ).rejects.toMatchObject({ reason: 'members-only' });
    const second = await somebody(running, 'Second');
    await desk.act('terminal:root', { act: 'appoint', person: second.id, reason: 'helps out' });
    expect((await second.browser.ask('GET', '/api/desk/bans')).status).toBe(200);
    await desk.act('terminal:root', { act: 'withdraw', person: second.id, reason: 'has left' });
    expect((await second.browser.ask('GET', '/api/desk/bans')).status).toBe(403);
  });
});
