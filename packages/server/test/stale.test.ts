/** Stale data is deleted, and played matches stay; push services are called at their port only; mail codes have a pause. */

import { newCommandId } from '@windrose/protocol';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';

import { Pusher } from '../src/notices/push.ts';
import { Wishes } from '../src/notices/wishes.ts';
import { Browser } from './people/browser.ts';
import { PASSPHRASE, playOut, playRounds, somebody, startedMatch } from './people/together.ts';
import { tableFor } from './players.ts';
import { Running } from './running.ts';
import { startStorage, STORAGES } from './storages.ts';

const DAY = 86_400_000;
let running: Running;
afterEach(() => running?.close());

test('inactive guests, old sessions and unstarted tables are deleted; played matches stay', async () => {
  running = await Running.start({ GUEST_DAYS: '10', OPEN_TABLE_DAYS: '5' });
  const { db } = running.server.database;
  const [ann, bob] = [await somebody(running, 'Ann', true), await somebody(running, 'Bob', true)];
  const gone = await somebody(running, 'Passer-by', true);
  const member = await somebody(running, 'Member');
  const played = await startedMatch([ann, bob]);
  await playOut(running, played, [ann, bob]);
  const open = await member.browser.ask('POST', '/api/matches', tableFor({ listed: true }));
  await running.server.community.follow.round();

  running.server.timeShift = 6 * DAY;
  await running.server.community.housekeeping.round();
  const steps = (await running.ask('GET', `/api/matches/${open.body.match}/steps`)).body.steps as { kind: string }[];
  expect(steps.at(-1)).toMatchObject({ kind: 'over', reason: 'abandoned' });
  expect((await running.ask('GET', '/api/matches?list=open')).body.matches).toEqual([]);

  running.server.timeShift = 20 * DAY;
  expect((await member.browser.ask('GET', '/api/account')).status).toBe(200);
  await running.server.community.housekeeping.round();
  const people = (await db.selectFrom('people').select('id').execute()).map(({ id }) => id);
  expect(people).not.toContain(gone.id);
  // The match names its players; they cannot come back as guests.
  expect(people).toEqual(expect.arrayContaining([ann.id, bob.id, member.id]));
  expect((await ann.browser.ask('GET', '/api/session')).body.person).toBeNull();
  expect((await running.ask('GET', `/api/matches/${played}/steps`)).body.steps.length).toBeGreaterThan(20);
  expect((await running.ask('GET', `/api/matches/${open.body.match}/steps`)).status).toBe(404);

  running.server.timeShift = 500 * DAY;
  await running.server.community.housekeeping.round();
  expect(await db.selectFrom('sessions').select('hash').execute()).toEqual([]);
  expect((await running.ask('GET', `/api/people/${member.id}`)).status).toBe(200);
});

test('a rated match without a clock that an earlier version has left without a job ends as well, after the days of the server', async () => {
  const storage = await startStorage('SQLite');
  const before = await Running.start(storage.env);
  const [ann, bob] = [await somebody(before, 'Ann'), await somebody(before, 'Bob')];
  const match = await startedMatch([ann, bob], { rated: true });
  await playRounds(before, match, [ann, bob], 2);
  const { db } = before.server.database;
  const first = db.selectFrom('steps').select('body').where('match', '=', match).where('number', '=', 1);
  const { idleDays, ...created } = JSON.parse((await first.executeTakeFirstOrThrow()).body) as { idleDays: number };
  expect(idleDays).toBe(14);
  await db
    .updateTable('steps')
    .set({ body: JSON.stringify(created) })
    .where('match', '=', match)
    .where('number', '=', 1)
    .execute();
  await db.deleteFrom('due').where('match', '=', match).execute();
  await before.close();

  running = await Running.start({ ...storage.env, RATED_IDLE_DAYS: '20' });
  const last = async () =>
    ((await running.ask('GET', `/api/matches/${match}/steps`)).body.steps as { kind: string }[]).at(-1)!;
  running.server.timeShift = 19 * DAY;
  await running.server.community.housekeeping.round();
  expect((await last()).kind).toBe('chose');
  // Not before the rule has been in force for as long, however long the match was idle before.
  const ruled = new Date(Date.now() + 5 * DAY).toISOString();
  const { db: now } = running.server.database;
  await sql`update kysely_migration set timestamp = ${ruled} where name like '0007%'`.execute(now);
  running.server.timeShift = 24 * DAY;
  await running.server.community.housekeeping.round();
  expect((await last()).kind).toBe('chose');
  running.server.timeShift = 26 * DAY;
  await running.server.community.housekeeping.round();
  expect(await last()).toMatchObject({ kind: 'over', reason: 'decided' });
});

describe.each(STORAGES)('on %s', (name) => {
  test('of one person fifty signed-in browsers are kept, the newest, and a thousand blocks', async () => {
    const storage = await startStorage(name);
    running = await Running.start(storage.env);
    const { db } = running.server.database;
    const ann = await somebody(running, 'Ann');
    // As if she had signed in elsewhere very often.
    const sessions = Array.from({ length: 70 }, (_, at) => ({
      hash: `hash ${at}`,
      person: ann.id,
      kind: 'cookie',
      created: at,
      expires: Date.now() + DAY,
      label: null,
      seen: at,
      scopes: '',
      proved: 0,
      origin: '',
    }));
    await db.insertInto('sessions').values(sessions).execute();
    const devices = sessions.map(({ hash, person, seen }) => ({ hash, person, seen }));
    await db.insertInto('known_devices').values(devices).execute();
    const browser = new Browser(running);
    const signedIn = await browser.ask('POST', '/api/session/sign-in', { name: ann.name, passphrase: PASSPHRASE });
    expect(signedIn.status).toBe(200);
    const kept = await db.selectFrom('sessions').select('hash').where('kind', '=', 'cookie').execute();
    expect(kept).toHaveLength(50);
    // Hers, the new one, and the newest of the others.
    expect(kept.map(({ hash }) => hash)).toEqual(expect.arrayContaining(['hash 69', 'hash 22']));
    expect((await ann.browser.ask('GET', '/api/session')).body.person.id).toBe(ann.id);
    expect((await browser.ask('GET', '/api/session')).body.person.id).toBe(ann.id);
    const known = await db.selectFrom('known_devices').select('hash').where('person', '=', ann.id).execute();
    expect(known).toHaveLength(50);

    const blocks = Array.from({ length: 999 }, (_, at) => ({ person: ann.id, blocked: `somebody ${at}`, created: at }));
    await db.insertInto('blocks').values(blocks).execute();
    const [bob, cid] = [await running.guest('Bob'), await running.guest('Cid')];
    const block = async (id: string) => (await browser.ask('PUT', `/api/blocks/${id}`)).status;
    expect([await block(bob.person.id), await block(bob.person.id), await block(cid.person.id)]).toEqual([
      200, 200, 413,
    ]);
    await running.close();
    await storage.close();
  });
});

test('the lobby comes in pages, with at most three tables of one person', async () => {
  running = await Running.start({ LISTED_PER_PERSON: '3' });
  const eve = await running.guest('Eve');
  const set = (token: string) =>
    running.ask('POST', '/api/matches', { token, body: { ...tableFor({ listed: true }), id: newCommandId() } });
  const answers = await Promise.all(Array.from({ length: 12 }, () => set(eve.token)));
  expect(answers.filter(({ status }) => status === 200).length).toBe(3);
  for (let at = 0; at < 40; at++) {
    const { token } = await running.guest(`Ann ${at}`);
    for (let more = 0; more < 3; more++) expect((await set(token)).status).toBe(200);
  }
  const seen = new Set<string>();
  let after = '';
  for (let page = 0; page < 3; page++) {
    const { body } = await running.ask('GET', `/api/matches?list=open${after}`);
    for (const { match } of body.matches as { match: string }[]) seen.add(match);
    if (body.next === undefined) break;
    after = `&after=${body.next as string}`;
  }
  expect(seen.size).toBe(123);
  expect((await running.ask('GET', '/api/matches?list=open&after=x')).status).toBe(400);
});

test('new people from one address are limited per hour', async () => {
  running = await Running.start({ GUESTS_PER_ADDRESS: '3' });
  const answers = [];
  for (let at = 0; at < 5; at++)
    answers.push(await running.ask('POST', '/api/session', { body: { name: `Eve ${at}` } }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(answers.at(-1)!.body).toMatchObject({ reason: 'too-fast', allowed: 3, again: expect.any(Number) });
});

test('a push service is called only at the https port', () => {
  const keys = { publicKey: '', privateKey: '' };
  const pusher = new Pusher({
    keys,
    contact: 'mailto:a@b.example',
    services: ['fcm.googleapis.com'],
    log: pino({ level: 'silent' }),
  });
  expect(() => pusher.demandService('https://fcm.googleapis.com/x')).not.toThrow();
  for (const endpoint of [
    'https://fcm.googleapis.com:9999/x',
    'https://fcm.googleapis.com:22/x',
    'https://user:pass@fcm.googleapis.com/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
  ]) {
    expect(() => pusher.demandService(endpoint)).toThrow(/not a push service/);
  }
});

test('the pause between codes outlasts deleting the address, and applies to an address for all people', async () => {
  running = await Running.start();
  const wishes = new Wishes(running.server.database);
  const MINUTE = 60_000;
  await wishes.enterAddress('a'.repeat(16), 'victim@mail.example', 0);
  await wishes.removeAddress('a'.repeat(16));
  await expect(wishes.enterAddress('a'.repeat(16), 'other@mail.example', 1000)).rejects.toMatchObject({
    message: 'A code has been sent already, and one code in 60 s is the most. Wait for it, or try again in 59 s.',
    bounds: { allowed: 1, quota: 'mail_codes' },
  });
  await expect(wishes.enterAddress('b'.repeat(16), 'Victim@mail.example', 1000)).rejects.toThrow(
    /a code has been sent/i,
  );
  let sent = 1;
  for (let minute = 2; minute < 30; minute += 2) {
    const code = wishes.enterAddress(`${minute}`.padStart(16, 'c'), 'victim@mail.example', minute * MINUTE);
    sent += await code.then(
      () => 1,
      () => 0,
    );
  }
  expect(sent).toBe(5);
  await expect(wishes.enterAddress('e'.repeat(16), 'victim@mail.example', 40 * MINUTE)).rejects.toMatchObject({
    message: expect.stringContaining('5 codes a day to this mail address'),
    bounds: { allowed: 5, quota: 'mail_codes_per_mail_address' },
  });
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, () => wishes.enterAddress('d'.repeat(16), 'd@mail.example', 60 * MINUTE)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
});
