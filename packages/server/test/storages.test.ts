/** Behaviour on every storage, with one server process and with two. */

import { newCommandId, type OnlineMatch } from '@windrose/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { playAtRandom, seatTwo, startTwo, turnOf } from './players.ts';
import { Running } from './running.ts';
import { startStorage, type Storage, STORAGES } from './storages.ts';

const sameVersion = (a: OnlineMatch, b: OnlineMatch) => b.until(({ table }) => table.version >= a.table.version);

describe.each(STORAGES)('on %s', (name) => {
  let storage: Storage;
  let one: Running;
  let two: Running;

  beforeAll(async () => {
    storage = await startStorage(name);
    one = await Running.start(storage.env);
    two = await Running.start(storage.env);
  });

  afterAll(async () => {
    await one?.close();
    await two?.close();
    await storage?.close();
  });

  test('two people at two processes play one match and see the same', async () => {
    const { a, b } = await startTwo(one, two);
    await Promise.all([playAtRandom(a, 0, 1, 50), playAtRandom(b, 1, 2, 50)]);
    await Promise.all([sameVersion(a, b), sameVersion(b, a)]);
    expect(a.steps).toEqual(b.steps);
    expect(a.steps.filter(({ kind }) => kind === 'chose').length).toBeGreaterThanOrEqual(40);
    expect(a.table.match!.state()).toEqual(b.table.match!.state());
  });

  test('a command sent again, to any process, is the same step', async () => {
    const { id, a, ann } = await startTwo(one, two);
    await turnOf(a, 0);
    const command = {
      type: 'choose',
      match: id,
      id: newCommandId(),
      version: a.table.version,
      codes: [a.table.match!.legal()[0]!.code],
    };
    const ask = (server: Running) => server.ask('POST', '/api/commands', { token: ann.token, body: command });
    const answers = await Promise.all([ask(one), ask(two), ask(one), ask(two)]);
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(
      answers.map(() => [200, command.version + 1]),
    );
    const again = await ask(two);
    expect(again.body.version).toBe(answers[0]!.body.version);
    const { body } = await two.ask('GET', `/api/matches/${id}/steps?since=0`);
    expect(body.steps.filter((step: { id?: string }) => step.id === command.id)).toHaveLength(1);
  });

  test('of two choices made at one version, one is stored and the other is answered with the new steps', async () => {
    const { id, a, ann } = await startTwo(one, two);
    await turnOf(a, 0);
    const { version } = a.table;
    const codes = [a.table.match!.legal()[0]!.code];
    const ask = (server: Running) =>
      server.ask('POST', '/api/commands', {
        token: ann.token,
        body: { type: 'choose', match: id, id: newCommandId(), version, codes },
      });
    const answers = await Promise.all([ask(one), ask(two)]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.reason).toBe('stale');
    const { body } = await two.ask('GET', `/api/matches/${id}/steps?since=${version}`);
    expect(body.steps.map(({ kind }: { kind: string }) => kind)).toEqual(['chose']);
  });

  test('seats are taken once, freed, and filled with bots; only the owner starts the match', async () => {
    const { a, b } = await seatTwo(one, two, { seats: 3, listed: true });
    await expect(b.sit(2)).rejects.toMatchObject({ reason: 'seated-already' });
    await expect(b.sit(0)).rejects.toMatchObject({ reason: 'seat-taken' });
    await expect(b.sit(7)).rejects.toMatchObject({ reason: 'no-such-seat' });
    await expect(b.start()).rejects.toMatchObject({ reason: 'not-your-table' });
    await expect(a.start()).rejects.toMatchObject({ reason: 'seats-empty' });
    await expect(a.do({ type: 'bot', seat: 2, level: 'grandmaster' })).rejects.toMatchObject({ reason: 'no-such-bot' });
    const { body } = await two.ask('GET', '/api/matches?list=open');
    expect(body.matches.map(({ match }: { match: string }) => match)).toContain(a.id);
    await a.do({ type: 'bot', seat: 2, level: 'deckhand' });
    await b.do({ type: 'free', seat: 1 });
    await b.sit(1);
    await a.start();
    await b.until(({ table }) => table.stage === 'running');
    expect(b.table.seats[2]).toEqual({ person: null, bot: 'deckhand' });
  });

  test('an open table can be given up, and a finished match leads to a rematch', async () => {
    const { a, b } = await seatTwo(one, two, { game: 'spice-road' });
    await expect(a.do({ type: 'rematch' })).rejects.toMatchObject({ reason: 'wrong-stage' });
    await a.do({ type: 'abandon' });
    await b.until(({ table }) => table.stage === 'over');
    const again = await Promise.all([a.do({ type: 'rematch' }), b.do({ type: 'rematch' })]);
    expect(again).toHaveLength(2);
    await Promise.all([a, b].map((match) => match.until(({ table }) => table.rematch !== null)));
    expect(a.table.rematch).toBe(b.table.rematch);
    expect(a.table.rematch).toMatch(/^\w{16}$/);
  });

  test('a rematch keeps a seat for everybody of the match before until they sit or the owner frees it', async () => {
    const { a, b, ann, bob } = await seatTwo(one, two, { game: 'spice-road' });
    const carol = await two.guest('Carol');
    await a.do({ type: 'abandon' });
    await b.until(({ table }) => table.stage === 'over');
    await a.do({ type: 'rematch' });
    await a.until(({ table }) => table.rematch !== null);
    const id = a.table.rematch!;
    const owner = one.online(ann.token).watch(id);
    const other = two.online(bob.token).watch(id);
    const third = two.online(carol.token).watch(id);
    await Promise.all([owner, other, third].map((match) => match.until(({ known }) => known)));
    // The first seat becomes the last.
    expect(owner.table.kept).toEqual([bob.person.id, null]);
    expect(owner.person(owner.table.kept[0]!)?.name).toBe('Bob');
    await expect(third.do({ type: 'sit', seat: 0 })).rejects.toMatchObject({ reason: 'seat-kept' });
    await expect(third.do({ type: 'free', seat: 0 })).rejects.toMatchObject({ reason: 'not-your-table' });
    await other.do({ type: 'sit', seat: 0 });
    await other.do({ type: 'free', seat: 0 });
    // Whoever has got up is waited for no longer.
    await third.do({ type: 'sit', seat: 0 });
    await owner.until(({ table }) => table.seats[0]?.person === carol.person.id);
    expect(owner.table.kept).toEqual([null, null]);
    await owner.do({ type: 'free', seat: 0 });
    await owner.until(({ table }) => table.seats[0]?.person === null);
    await expect(owner.do({ type: 'free', seat: 0 })).rejects.toMatchObject({ reason: 'seats-empty' });
  });

  test('whoever a seat of a rematch is kept for may free it without having sat down', async () => {
    const { a, b, bob } = await seatTwo(one, two, { game: 'spice-road' });
    const carol = await two.guest('Carol');
    await a.do({ type: 'abandon' });
    await b.until(({ table }) => table.stage === 'over');
    await a.do({ type: 'rematch' });
    await a.until(({ table }) => table.rematch !== null);
    const other = two.online(bob.token).watch(a.table.rematch!);
    const third = one.online(carol.token).watch(a.table.rematch!);
    await Promise.all([other, third].map((match) => match.until(({ known }) => known)));
    expect(other.table.kept).toEqual([bob.person.id, null]);
    await other.do({ type: 'free', seat: 0 });
    await third.until(({ table }) => table.kept[0] === null);
    expect(third.table.seats[0]).toMatchObject({ person: null, bot: null });
    await third.do({ type: 'sit', seat: 0 });
    await other.until(({ table }) => table.seats[0]?.person === carol.person.id);
    await expect(other.do({ type: 'free', seat: 0 })).rejects.toMatchObject({ reason: 'not-your-table' });
  });
});
