/** A whole match over the wire. */

import { checkLuck, newCommandId, type OnlineMatch, RefusedError } from '@windrose/protocol';
import { type Bot, createBot } from '@windrose/bots';
import { loadMatch, refusedBy } from '@windrose/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startByHand } from './players.ts';
import { Running } from './running.ts';

let running: Running;

beforeAll(async () => {
  running = await Running.start();
});

afterAll(async () => {
  await running.close();
});

const table = (over: object = {}) => ({ id: newCommandId(), game: 'spice-road', seats: 2, ...over });

/** Plays the own seat sensibly until the match is over. */
async function play(match: OnlineMatch, seat: number, seed: number): Promise<void> {
  let bot: Bot | null = null;
  for (;;) {
    await match.until(({ table: { stage, decision } }) => stage === 'over' || decision?.seat === seat);
    if (match.table.stage === 'over') return;
    bot ??= createBot({ core: match.table.match!.core, seed, level: 'deckhand' });
    await match.choose([bot.chooseFor(match.table.match!)]);
  }
}

test('two people play a match to its end, a spectator follows it, and its luck can be verified', async () => {
  const [ann, bob] = await Promise.all([running.guest('Ann'), running.guest('Bob')]);
  const { body } = await running.ask('POST', '/api/matches', { token: ann.token, body: table() });
  const id = body.match as string;
  const [a, b, spectator] = [running.online(ann.token), running.online(bob.token), running.online()].map((online) =>
    online.watch(id),
  ) as [OnlineMatch, OnlineMatch, OnlineMatch];
  await b.until(({ known }) => known);
  await b.sit(1);
  await a.start();
  await Promise.all([play(a, 0, 1), play(b, 1, 2)]);
  await spectator.until(({ table: { stage } }) => stage === 'over');
  for (const match of [a, b]) await match.until(({ table: { version } }) => version === spectator.table.version);
  expect(a.steps).toEqual(spectator.steps);
  expect(b.steps).toEqual(spectator.steps);
  expect(checkLuck(spectator.steps)).toBe('fair');
  expect(spectator.person(ann.person.id)?.name).toBe('Ann');
  const record = await running.ask('GET', `/api/matches/${id}/record`);
  expect(loadMatch(record.body).over).toBe(true);
  expect(record.body.luck.seed).toMatch(/^[0-9a-f]{64}$/);
});

test('a person plays against a bot', async () => {
  const ann = await running.guest('Ann');
  const wanted = table({ game: 'eastern-wonders', bots: [null, 'deckhand'] });
  const { body } = await running.ask('POST', '/api/matches', { token: ann.token, body: wanted });
  const match = running.online(ann.token).watch(body.match as string);
  await match.until(({ known }) => known);
  await match.start();
  await play(match, 0, 3);
  expect(match.table.match!.over).toBe(true);
  expect(checkLuck(match.steps)).toBe('fair');
});

test('a choice against the rules is refused with the number of the rule', async () => {
  const ann = await running.guest('Ann');
  const wanted = table({ game: 'spice-road', bots: [null, 'deckhand'] });
  const { body } = await running.ask('POST', '/api/matches', { token: ann.token, body: wanted });
  const match = running.online(ann.token).watch(body.match as string);
  await match.until(({ known }) => known);
  await match.start();
  await match.until(({ table: { decision } }) => decision?.seat === 0);
  const dear = Array.from({ length: 256 }, (_, code) => code).find(
    (code) => refusedBy(match.table.match!, code)?.rule === 'SR-8',
  )!;
  await expect(match.choose([dear])).rejects.toMatchObject({ reason: 'rules', rule: 'SR-8' });
  const crowd = table({ game: 'spice-road', seats: 6, bots: [] });
  expect(await running.ask('POST', '/api/matches', { token: ann.token, body: crowd })).toMatchObject({
    status: 422,
    body: { reason: 'rules', rule: 'SH-21' },
  });
});

test('an illegal choice is refused with its reason', async () => {
  const ann = await running.guest('Ann');
  const { body } = await running.ask('POST', '/api/matches', {
    token: ann.token,
    body: table({ bots: [null, 'deckhand'] }),
  });
  const match = running.online(ann.token).watch(body.match as string);
  await match.until(({ known }) => known);
  await expect(match.choose([0])).rejects.toMatchObject({ name: 'RefusedError', reason: 'wrong-stage' });
  await match.start();
  await match.until(({ table: { decision } }) => decision?.seat === 0);
  await expect(match.choose([9999])).rejects.toThrow(RefusedError);
  await expect(match.choose([9999])).rejects.toMatchObject({ reason: 'rules', rule: null });
});

test('a rematch with the id of another command counts as that command sent again and sets up no table', async () => {
  const ann = await running.guest('Ann');
  const { body } = await running.ask('POST', '/api/matches', {
    token: ann.token,
    body: table({ bots: [null, 'deckhand'] }),
  });
  const match = body.match as string;
  const send = (asked: object) =>
    running.ask('POST', '/api/commands', { token: ann.token, body: { match, version: 1e9, ...asked } });
  const ask = (type: string, id: string) => send({ type, id });
  await startByHand([(asked) => send({ id: newCommandId(), ...asked })]);
  const id = newCommandId();
  const ended = await ask('concede', id);
  expect(ended.status).toBe(200);
  const tables = async (): Promise<number> =>
    (await running.server.database.db.selectFrom('matches').select('id').where('owner', '=', ann.person.id).execute())
      .length;
  const before = await tables();
  const again = await ask('rematch', id);
  expect([again.status, again.body.version, again.body.rematch]).toEqual([200, ended.body.version, undefined]);
  expect(await tables()).toBe(before);
  const fresh = await ask('rematch', newCommandId());
  expect(fresh.body.rematch).toMatch(/^\w{16}$/);
});
