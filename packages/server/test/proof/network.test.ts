/** Clients whose messages are dropped, delayed, doubled and reordered: each choice has one result, and all come to know the same. */

import { luckHashOf, newCommandId, newLuckPart, type OnlineMatch, RefusedError, type Step } from '@windrose/protocol';
import { FastLuck } from '@windrose/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { tableFor } from '../players.ts';
import { Running } from '../running.ts';
import { startStorage, type Storage, STORAGES } from '../storages.ts';
import { BadNetwork } from './bad-network.ts';
import { TappedSocket } from './tapped-socket.ts';

/** The server's answer to a choice. */
type Result = { readonly seat: number; readonly codes: readonly number[]; readonly version: number | null };

/** The reasons for which a late choice may be refused. */
const EXPECTED: readonly string[] = ['stale', 'not-your-decision', 'rules'];
/** Everybody plays until the match has this version. */
const LAST_VERSION = 60;
/** One in this many choices is sent twice at once, as two commands: one of them is too late. */
const TWICE_ONE_IN = 4;

describe.each(STORAGES)('on %s', (name) => {
  let storage: Storage;
  let servers: Running[];

  beforeAll(async () => {
    storage = await startStorage(name);
    servers = await Promise.all([Running.start(storage.env), Running.start(storage.env)]);
  });

  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    await storage?.close();
  });

  /** A client in bad weather, which takes any server for each connection. */
  const clientOf = (token: string, network: BadNetwork, seed: number) => {
    const luck = new FastLuck(seed, 99);
    const open = (): TappedSocket => {
      const url = `${servers[luck.draw(servers.length)]!.address.replace('http', 'ws')}/api/socket`;
      const socket = new TappedSocket(url, network);
      network.connect(() => online.reconnect());
      return socket;
    };
    const online = servers[0]!.online(token, open);
    return online;
  };

  test.each([1, 2])('in storm %i', { tags: name === 'SQLite' ? [] : ['full'] }, async (seed) => {
    const people = await Promise.all(['Ann', 'Bob', 'Eve'].map((own) => servers[0]!.guest(own)));
    const { body } = await servers[0]!.ask('POST', '/api/matches', {
      token: people[0]!.token,
      body: tableFor({ seats: 3 }),
    });
    const id = body.match as string;
    const networks = people.map((_, seat) => new BadNetwork(seed * 10 + seat));
    const onlines = people.map(({ token }, seat) => clientOf(token, networks[seat]!, seed * 10 + seat));
    const matches = onlines.map((online) => online.watch(id));
    const results: Result[] = [];
    let asked = 0;
    // After a long wait a client reconnects, as a page does when the network is back or it becomes visible.
    const impatience = setInterval(() => onlines.forEach((online) => online.reconnect()), 300);

    const choose = async (match: OnlineMatch, seat: number, codes: readonly number[]): Promise<void> => {
      asked++;
      try {
        results.push({ seat, codes, version: await match.choose(codes) });
      } catch (error) {
        if (!(error instanceof RefusedError) || !EXPECTED.includes(error.reason)) throw error;
        results.push({ seat, codes, version: null });
      }
    };
    const play = async (match: OnlineMatch, seat: number): Promise<void> => {
      const luck = new FastLuck(seed, seat);
      await match.until(({ known }) => known);
      if (seat > 0) await match.sit(seat);
      await match.until(({ table }) => table.seats.every(({ person }) => person !== null));
      if (seat === 0) await match.start();
      const enough = (): boolean => match.table.version >= LAST_VERSION;
      for (;;) {
        await match.until(({ table }) => enough() || table.decision?.seat === seat);
        if (enough()) return;
        const options = match.table.match!.legal();
        const any = (): number[] => [options[luck.draw(options.length)]!.code];
        const commands = [choose(match, seat, any())];
        if (luck.draw(TWICE_ONE_IN) === 0) commands.push(choose(match, seat, any()));
        await Promise.all(commands);
      }
    };
    await Promise.all(matches.map(play));
    for (const network of networks) network.calm = true;

    const { steps } = (await servers[1]!.ask('GET', `/api/matches/${id}/steps`)).body as { steps: Step[] };
    await Promise.all(
      matches.map((match) => {
        match.ask();
        return match.until(({ table }) => table.version >= steps.length);
      }),
    );
    clearInterval(impatience);
    // All have heard the same story, which is the one that is stored.
    for (const match of matches) expect(match.steps).toEqual(steps);
    // Each choice has one result: it is the acknowledged step, or it has not happened.
    expect(results).toHaveLength(asked);
    const acknowledged = results.flatMap(({ version, seat, codes }) =>
      version === null ? [] : [{ version, seat, codes }],
    );
    expect(new Set(acknowledged.map(({ version }) => version)).size).toBe(acknowledged.length);
    const stored = steps.flatMap((step) =>
      step.kind === 'chose' ? [{ version: step.number, seat: step.seat, codes: step.codes }] : [],
    );
    expect(acknowledged.toSorted((a, b) => a.version - b.version)).toEqual(stored);
    const ids = steps.flatMap((step) => step.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    // And the weather was bad indeed.
    for (const kind of ['dropped', 'doubled', 'delayed', 'broken'] as const) {
      expect(networks.reduce((sum, { done }) => sum + done[kind], 0)).toBeGreaterThan(0);
    }
  });

  test('of a hundred copies of one command, on two servers, one takes effect', async () => {
    const { person, token } = await servers[0]!.guest('Ann');
    const { body } = await servers[0]!.ask('POST', '/api/matches', {
      token,
      body: tableFor({ bots: [null, 'passenger'] }),
    });
    const match = body.match as string;
    const commit = { type: 'commit', match, id: newCommandId(), version: 0, hash: luckHashOf(newLuckPart()) };
    await servers[0]!.ask('POST', '/api/commands', { token, body: commit });
    const start = { type: 'start', match, id: newCommandId(), version: 0 };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => servers[at % 2]!.ask('POST', '/api/commands', { token, body: start })),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.version}`))).toEqual(new Set(['200 5']));
    const { steps } = (await servers[0]!.ask('GET', `/api/matches/${match}/steps`)).body as { steps: Step[] };
    expect(steps.filter(({ by, id }) => by === person.id && id === start.id)).toHaveLength(1);
  });
});
