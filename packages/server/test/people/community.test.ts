/** Chat, blocks, quick match, ratings, export and leaving: what is around the matches. */

import { newCommandId } from '@windrose/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openReports } from '../../src/desk/look.ts';
import { People } from '../../src/people/people.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { Running } from '../running.ts';
import { command, PASSPHRASE, playOut, playRounds, type Somebody, somebody, startedMatch } from './together.ts';

let running: Running;

beforeAll(async () => {
  running = await Running.start();
});

afterAll(async () => {
  await running.close();
});

test('people at a table send phrases, and text only when all agree; spectators do not see it', async () => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann', true), somebody(running, 'Bob', true)]);
  const watcher = await somebody(running, 'Wat', true);
  const match = await startedMatch([ann, bob], { listed: true });
  const path = `/api/matches/${match}/chat`;
  const follower = running.online(bob.token).watch(match);
  await follower.until(({ known }) => known);

  const id = newCommandId();
  const sent = await ann.browser.ask('POST', path, { id, phrase: 'good-luck' });
  expect(sent.body.lines).toMatchObject([{ number: 1, person: ann.id, phrase: 'good-luck', text: null }]);
  // Sent again, it is stored once.
  expect((await ann.browser.ask('POST', path, { id, phrase: 'good-luck' })).body.latest).toBe(1);
  await follower.until(({ talk }) => talk === 1);
  const answer = await bob.browser.ask('GET', path);
  expect(answer.body).toMatchObject({ latest: 1, free: false, people: [{ id: ann.id }] });

  const text = { id: newCommandId(), text: 'Shall we?' };
  expect((await ann.browser.ask('POST', path, text)).body.reason).toBe('not-agreed');
  await ann.browser.ask('PUT', `${path}/free`, { agree: true });
  expect((await ann.browser.ask('POST', path, text)).body.reason).toBe('not-agreed');
  expect((await bob.browser.ask('PUT', `${path}/free`, { agree: true })).body.free).toBe(true);
  expect((await ann.browser.ask('POST', path, text)).body.lines).toMatchObject([{ number: 2, text: 'Shall we?' }]);
  expect((await bob.browser.ask('GET', `${path}?since=1`)).body.lines).toHaveLength(1);
  const seen = (await watcher.browser.ask('GET', path)).body;
  expect(seen).toMatchObject({ latest: 2, lines: [{ number: 1 }] });
  await bob.browser.ask('PUT', `${path}/free`, { agree: false });
  expect((await bob.browser.ask('POST', path, { id: newCommandId(), text: 'No more.' })).body.reason).toBe(
    'not-agreed',
  );

  expect((await watcher.browser.ask('POST', path, { id: newCommandId(), phrase: 'hello' })).body.reason).toBe(
    'not-your-seat',
  );
  expect((await ann.browser.ask('POST', path, { id: newCommandId(), phrase: 'swearword' })).status).toBe(400);
});

test('friends who came by the link write freely until one of them withdraws, and at a rematch, too', async () => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann', true), somebody(running, 'Bob', true)]);
  const match = await startedMatch([ann, bob]);
  const say = (table: string, who: typeof ann, text: string) =>
    who.browser.ask('POST', `/api/matches/${table}/chat`, { id: newCommandId(), text });
  expect((await ann.browser.ask('GET', `/api/matches/${match}/chat`)).body).toMatchObject({
    free: true,
    agreed: expect.arrayContaining([ann.id, bob.id]) as unknown,
  });
  expect((await say(match, ann, 'Good to see you.')).body.lines).toMatchObject([{ text: 'Good to see you.' }]);
  await command(ann.browser, match, { type: 'concede' });
  const again = await ann.browser.ask('POST', '/api/commands', {
    id: newCommandId(),
    version: 1e9,
    match,
    type: 'rematch',
  });
  const rematch = again.body.rematch as string;
  await command(bob.browser, rematch, { type: 'sit', seat: 0 });
  expect((await say(rematch, bob, 'Revenge!')).body.lines).toMatchObject([{ text: 'Revenge!' }]);

  await bob.browser.ask('PUT', `/api/matches/${rematch}/chat/free`, { agree: false });
  expect((await say(rematch, ann, 'Still there?')).body.reason).toBe('not-agreed');
});

test('simultaneous lines are stored in some order, each once', async () => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann', true), somebody(running, 'Bob', true)]);
  const match = await startedMatch([ann, bob]);
  const say = (who: typeof ann) =>
    who.browser.ask('POST', `/api/matches/${match}/chat`, { id: newCommandId(), phrase: 'hello' });
  const answers = await Promise.all([say(ann), say(bob), say(ann), say(bob), say(ann)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { lines } = (await ann.browser.ask('GET', `/api/matches/${match}/chat`)).body as {
    lines: { number: number }[];
  };
  expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test('a blocked person’s chat is hidden, and they get neither a seat nor the table in the lobby', async () => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann', true), somebody(running, 'Bob', true)]);
  const match = await startedMatch([ann, bob]);
  const path = `/api/matches/${match}/chat`;
  await bob.browser.ask('POST', path, { id: newCommandId(), phrase: 'oops' });
  expect((await ann.browser.ask('PUT', `/api/blocks/${bob.id}`)).status).toBe(200);
  expect((await ann.browser.ask('GET', '/api/blocks')).body.people).toMatchObject([{ id: bob.id }]);
  expect((await ann.browser.ask('GET', `/api/people/${bob.id}`)).body.blocked).toBe(true);
  expect((await ann.browser.ask('GET', path)).body).toMatchObject({ latest: 1, lines: [] });
  expect((await bob.browser.ask('GET', path)).body.lines).toHaveLength(1);

  const listed = { id: newCommandId(), game: 'spice-road', seats: 2, listed: true };
  const open = (await ann.browser.ask('POST', '/api/matches', listed)).body.match as string;
  const sit = { type: 'sit', id: newCommandId(), match: open, version: 1, seat: 1 };
  expect((await bob.browser.ask('POST', '/api/commands', sit)).body.reason).toBe('kept-apart');
  const offered = async (who: typeof ann) =>
    ((await who.browser.ask('GET', '/api/matches?list=open')).body.matches as { match: string }[]).map(
      (own) => own.match,
    );
  expect(await offered(bob)).not.toContain(open);
  await ann.browser.ask('DELETE', `/api/blocks/${bob.id}`);
  expect(await offered(bob)).toContain(open);
  await command(bob.browser, open, { type: 'sit', seat: 1 });
  expect((await ann.browser.ask('PUT', `/api/blocks/${ann.id}`)).status).toBe(400);
});

test('a report reaches the operators', async () => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann', true), somebody(running, 'Bob', true)]);
  const report = { person: bob.id, reason: 'insults', text: 'He called my boat a bathtub.' };
  expect((await ann.browser.ask('POST', '/api/reports', report)).status).toBe(200);
  const database = await openDatabase(running.config);
  const { reports } = await openReports({ database, people: new People(database) });
  await database.close();
  expect(reports).toMatchObject([{ reason: 'insults', text: report.text, by: { id: ann.id }, about: { id: bob.id } }]);
});

test('a report names only a table at which the reported person has sat, or which they have set up', async () => {
  const [ann, bob, cid] = [
    await somebody(running, 'Ann', true),
    await somebody(running, 'Bob', true),
    await somebody(running, 'Cid', true),
  ];
  const wanted = { id: newCommandId(), game: 'spice-road', seats: 2, sit: null };
  const match = (await ann.browser.ask('POST', '/api/matches', wanted)).body.match as string;
  const report = async (person: string, named: string) => {
    const { status, body } = await bob.browser.ask('POST', '/api/reports', { person, match: named, reason: 'name' });
    return [status, body.reason];
  };
  expect(await report(ann.id, '0123456789abcdef')).toEqual([404, 'no-such-match']);
  expect(await report(cid.id, match)).toEqual([400, 'no-such-seat']);
  expect(await report(ann.id, match)).toEqual([200, undefined]);
  await command(cid.browser, match, { type: 'sit', seat: 0 });
  await command(cid.browser, match, { type: 'free', seat: 0 });
  expect(await report(cid.id, match)).toEqual([200, undefined]);
  const { database } = running.server;
  const stored = await database.db.selectFrom('reports').select('about').where('by', '=', bob.id).execute();
  expect(stored.map(({ about }) => about).toSorted()).toEqual([ann.id, cid.id].toSorted());
});

test('two equal searches get a started match, whose end changes their ratings once', async () => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann'), somebody(running, 'Bob')]);
  const guest = await somebody(running, 'Gus', true);
  const wish = (over: object = {}) => ({ id: newCommandId(), game: 'spice-road', seats: 2, ...over });
  expect((await guest.browser.ask('POST', '/api/quick', wish())).body.reason).toBe('members-only');
  expect((await ann.browser.ask('POST', '/api/quick', wish({ seats: 9 }))).status).toBe(400);
  expect((await ann.browser.ask('POST', '/api/quick', wish({ game: 'chess' }))).body.reason).toBe('rules');
  const first = await ann.browser.ask('POST', '/api/quick', wish());
  expect(first.body).toMatchObject({ state: 'seeking', others: 0, match: null });
  await guest.browser.ask('POST', '/api/quick', wish({ rated: false }));
  await bob.browser.ask('POST', '/api/quick', wish());
  await running.server.community.pair.round();
  const found = (await ann.browser.ask('GET', '/api/quick')).body as { state: string; match: string };
  expect(found.state).toBe('found');
  expect((await bob.browser.ask('GET', '/api/quick')).body.match).toBe(found.match);
  expect((await guest.browser.ask('GET', '/api/quick')).body.state).toBe('seeking');
  expect((await guest.browser.ask('DELETE', '/api/quick')).body.state).toBe('none');

  await playOut(running, found.match, [ann, bob]);
  await Promise.all([running.server.community.follow.round(), running.server.community.follow.round()]);
  await running.server.community.follow.round();
  const profiles = await Promise.all(
    [ann, bob].map(async ({ id }) => (await running.ask('GET', `/api/people/${id}`)).body),
  );
  for (const profile of profiles) {
    expect(profile.ratings).toMatchObject([{ game: 'spice-road', matches: 1 }]);
    expect(profile.statistics).toMatchObject([{ game: 'spice-road', played: 1 }]);
    expect(profile.matches).toMatchObject([{ match: found.match, seats: 2 }]);
  }
  const [winner, loser] = profiles.toSorted((a, b) => a.matches[0].place - b.matches[0].place);
  expect([winner.matches[0].place, loser.matches[0].place]).toEqual([1, 2]);
  expect(winner.statistics[0].won).toBe(1);
  expect(winner.ratings[0].rating).toBe(1662);
  expect(loser.ratings[0].rating).toBe(1338);
  expect(winner.matches[0].rating).toEqual({ before: 1500, after: 1662 });
  expect((await ann.browser.ask('GET', '/api/quick')).body.state).toBe('found');
  expect((await ann.browser.ask('DELETE', '/api/quick')).body.state).toBe('none');
});

/** Ann's and Bob's ratings of a match between them, after and before. */
async function ratingsAfter(ann: { id: string }, bob: { id: string }) {
  await running.server.community.follow.round();
  const profiles = [ann, bob].map(async ({ id }) => (await running.ask('GET', `/api/people/${id}`)).body);
  return Promise.all(profiles);
}

test.each(['leave', 'concede'])('a person who ends a rated match by "%s" loses it', async (type) => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann'), somebody(running, 'Bob')]);
  const match = await startedMatch([ann, bob], { rated: true });
  await playRounds(running, match, [ann, bob], 2);
  await command(bob.browser, match, { type });
  const follower = running.online().watch(match);
  await follower.until(({ table: { stage } }) => stage === 'over');
  expect(follower.table).toMatchObject({ ending: 'decided', rated: true, lost: [1], places: [1, 2] });
  // A lost match cannot be rejoined.
  const back = { type: 'back', match, id: newCommandId(), version: 1e9 };
  expect((await bob.browser.ask('POST', '/api/commands', back)).body.reason).toBe('wrong-stage');
  const [winner, loser] = await ratingsAfter(ann, bob);
  expect(winner.matches[0].place).toBe(1);
  expect(winner.matches[0].rating.after).toBeGreaterThan(winner.matches[0].rating.before);
  expect(loser.matches[0].rating.after).toBeLessThan(loser.matches[0].rating.before);
  expect(loser.statistics).toMatchObject([{ played: 1, won: 0 }]);
});

test.each(['abort', 'leave'])('"%s" before every seat has moved ends a rated match without a loser', async (type) => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann'), somebody(running, 'Bob')]);
  const match = await startedMatch([ann, bob], { rated: true });
  await command(bob.browser, match, { type });
  const follower = running.online().watch(match);
  await follower.until(({ table: { stage } }) => stage === 'over');
  expect(follower.table).toMatchObject({ ending: 'aborted', rated: false, places: null });
  for (const profile of await ratingsAfter(ann, bob)) {
    expect(profile).toMatchObject({ ratings: [], matches: [], statistics: [] });
  }
});

test('once everybody has moved a match cannot be aborted', async () => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann', true), somebody(running, 'Bob', true)]);
  const match = await startedMatch([ann, bob]);
  await playRounds(running, match, [ann, bob], 2);
  const asked = { type: 'abort', match, id: newCommandId(), version: 1e9 };
  expect((await ann.browser.ask('POST', '/api/commands', asked)).body.reason).toBe('too-late');
});

test('an unrated match that a person has left continues with a bot, and does not count for the person', async () => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann'), somebody(running, 'Bob')]);
  const match = await startedMatch([ann, bob]);
  await command(bob.browser, match, { type: 'leave' });
  await playOut(running, match, [ann]);
  const [stayed, left] = await ratingsAfter(ann, bob);
  expect(stayed).toMatchObject({ ratings: [], matches: [{ match, rating: null }] });
  expect(left.statistics).toEqual([]);
});

test('a match of three continues when one concedes, and ends when the second does', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => somebody(running, name, true)));
  const match = await startedMatch(people);
  const follower = running.online().watch(match);
  await command(people[0]!.browser, match, { type: 'concede' });
  await follower.until(({ table: { lost } }) => lost.length === 1);
  expect(follower.table).toMatchObject({ stage: 'running', lost: [0] });
  await command(people[2]!.browser, match, { type: 'concede' });
  await follower.until(({ table: { stage } }) => stage === 'over');
  expect(follower.table).toMatchObject({ ending: 'decided', lost: [0, 2], places: [3, 1, 2] });
});

test.each([2, 3])(
  'in a rated match of %i who deletes the account has lost, and the others are rated against the strength as it was',
  async (seats) => {
    const people = await Promise.all(['Ann', 'Bob', 'Cid'].slice(0, seats).map((name) => somebody(running, name)));
    const [ann, , cid] = people as [Somebody, Somebody, Somebody | undefined];
    const { db } = running.server.database;
    const known = { game: 'spice-road', deviation: 80, volatility: 0.06, matches: 30, changed: Date.now() };
    await db
      .insertInto('ratings')
      .values({ ...known, person: ann.id, rating: 1900 })
      .execute();
    const match = await startedMatch(people, { rated: true });
    await playRounds(running, match, people, 2);
    expect((await ann.browser.ask('DELETE', '/api/account', { passphrase: PASSPHRASE })).status).toBe(200);
    if (cid) {
      // The match goes on without her for a while; her rating waits, nobody else's name does.
      await running.server.community.follow.round();
      await running.server.community.housekeeping.round();
      await command(cid.browser, match, { type: 'concede' });
    }
    const follower = running.online().watch(match);
    await follower.until(({ table: { stage } }) => stage === 'over');
    expect(follower.table).toMatchObject({ ending: 'decided', rated: true, lost: cid ? [0, 2] : [0] });
    await running.server.community.follow.round();
    const others = people.slice(1).map(async ({ id }) => (await running.ask('GET', `/api/people/${id}`)).body);
    const [winner, ...second] = await Promise.all(others);
    // Against somebody unknown a newcomer gets 162 points; this opponent was strong.
    expect(winner.matches[0]).toMatchObject({ match, place: 1, rating: { before: 1500 } });
    expect(winner.matches[0].rating.after).toBeGreaterThan(1662);
    expect(second.map(({ matches }) => [matches[0].place, matches[0].rating.before])).toEqual(cid ? [[2, 1500]] : []);
    // Then nothing of the person is left but a number at the table.
    await running.server.community.housekeeping.round();
    const left = await db.selectFrom('ratings').select('game').where('person', '=', ann.id).execute();
    const results = await db.selectFrom('results').select('seat').where('person', '=', ann.id).execute();
    expect([left, results]).toEqual([[], []]);
  },
);

test('whoever has left an unrated match and deleted the account is not named in its result', async () => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann'), somebody(running, 'Bob')]);
  const match = await startedMatch([ann, bob]);
  expect((await ann.browser.ask('DELETE', '/api/account', { passphrase: PASSPHRASE })).status).toBe(200);
  await command(bob.browser, match, { type: 'concede' });
  await running
    .online()
    .watch(match)
    .until(({ table: { stage } }) => stage === 'over');
  await running.server.community.follow.round();
  const { db } = running.server.database;
  const results = await db.selectFrom('results').select(['seat', 'person']).where('match', '=', match).execute();
  expect(results.toSorted((a, b) => a.seat - b.seat)).toEqual([
    { seat: 0, person: null },
    { seat: 1, person: bob.id },
  ]);
});

test('a person can export all their data; deleting the account leaves the match without their name', async () => {
  const [ann, bob] = await Promise.all([somebody(running, 'Ann'), somebody(running, 'Bob')]);
  const over = await startedMatch([ann, bob], { rated: true });
  await playOut(running, over, [ann, bob]);
  await running.server.community.follow.round();
  const going = await startedMatch([ann, bob]);
  await ann.browser.ask('POST', `/api/matches/${over}/chat`, { id: newCommandId(), phrase: 'good-match' });
  await ann.browser.ask('POST', '/api/reports', { person: bob.id, reason: 'other', text: 'private words' });

  const mine = (await ann.browser.ask('GET', '/api/account/export')).body;
  expect(mine).toMatchObject({ windrose: 1, account: { person: { name: ann.name } }, ratings: [{ matches: 1 }] });
  expect(mine.said).toMatchObject([{ match: over, phrase: 'good-match' }]);
  expect(mine.reports).toMatchObject([{ text: 'private words' }]);
  const records = mine.matches as { summary: { match: string }; record: { luck: object } }[];
  expect(records.map(({ summary }) => summary.match).toSorted()).toEqual([over, going].toSorted());
  expect(records.find(({ summary }) => summary.match === over)!.record.luck).toHaveProperty('seed');
  // An export contains no luck of a running match.
  expect(records.find(({ summary }) => summary.match === going)!.record.luck).not.toHaveProperty('seed');

  expect((await ann.browser.ask('DELETE', '/api/account', { passphrase: 'wrong, all wrong' })).status).toBe(403);
  expect((await ann.browser.ask('DELETE', '/api/account', { passphrase: PASSPHRASE })).body.person).toBeNull();
  expect((await ann.browser.ask('GET', '/api/session')).body.person).toBeNull();
  expect((await running.ask('GET', '/api/session', { token: ann.token })).body.person).toBeNull();
  expect((await running.ask('GET', `/api/people/${ann.id}`)).status).toBe(404);
  const steps = (await running.ask('GET', `/api/matches/${over}/steps`)).body;
  expect(steps.people).toMatchObject([{ id: bob.id }]);
  expect(steps.steps.at(-1).kind).toBe('over');
  const seen = running.online(bob.token).watch(going);
  await seen.until(({ known }) => known);
  expect(seen.table.seats[0]!.bot).not.toBeNull();

  // Not a word of the name is left in the database, nor of what the person wrote.
  const database = await openDatabase(running.config);
  const tables = (await database.db.introspection.getTables()).map(({ name }) => name);
  for (const table of tables) {
    const rows = await database.db
      .selectFrom(table as 'people')
      .selectAll()
      .execute();
    const text = JSON.stringify(rows);
    expect([table, text.includes(`"${ann.name}"`), text.includes('private words')]).toEqual([table, false, false]);
  }
  await database.close();
  const again = await ann.browser.ask('POST', '/api/session/sign-in', { name: ann.name, passphrase: PASSPHRASE });
  expect(again.status).toBe(403);
});
