/** Secrets stay secret: the future of a match, its luck's secret, covered points. */

import { createBot } from '@windrose/bots';
import { type Command, FromServer, newCommandId, type OnlineMatch, type Step, Table } from '@windrose/protocol';
import { findGame, GAMES, type Match, startMatch, type GameId } from '@windrose/rules';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { hashOf } from '../../src/chance.ts';
import { decide, type Moment } from '../../src/match/decide.ts';
import { Refusal } from '../../src/match/refusal.ts';
import { Browser } from '../people/browser.ts';
import { startByHand, tableFor } from '../players.ts';
import { Running } from '../running.ts';
import { tableOfFuture } from './one-future.ts';
import { TappedSocket } from './tapped-socket.ts';

const MATCH = 'aaaaaaaaaaaaaaaa';
const personOf = (seat: number): string => `person${seat}`.padEnd(16, '0');
const OUTSIDER = personOf(9);

interface Play {
  readonly game: GameId;
  readonly seats: number;
  readonly covered: boolean;
  readonly choices: number;
}

/** The first steps of a match as the server makes them, played sensibly. @param look is called after each */
function playSteps(
  { game, seats, covered, choices }: Play,
  secret: string,
  look: (table: Table, steps: readonly Step[]) => void = () => {},
): Step[] {
  const table = new Table(secret);
  const steps: Step[] = [];
  const take = (made: readonly Step[], match: Match | null): void => {
    for (const step of made) table.apply(step, match);
    steps.push(...made);
  };
  const ask = (person: string, command: object): void => {
    const asked = { match: MATCH, id: newCommandId(), version: table.version, ...command } as never;
    const result = decide({ table, secret, now: 1e12 + table.version }, person, asked);
    take(result.steps, result.match);
  };
  const options = covered && findGame(game).coverable !== undefined ? { covered: true } : {};
  const packs = startMatch({ game, seats, options, seed: '' }).packs.map((pack) => ({ ...pack }));
  const settings = {
    game,
    seats,
    options,
    packs,
    rules: findGame(game).rules,
    pace: { kind: 'free' } as const,
    rated: false,
    listed: false,
  };
  const head = { number: 1, at: 1e12, by: personOf(0), id: newCommandId(), luckHash: hashOf(secret) };
  take([{ kind: 'created', ...head, ...settings }], null);
  for (let seat = 0; seat < seats; seat++) ask(personOf(seat), { type: 'sit', seat });
  ask(personOf(0), { type: 'start' });
  const bot = createBot({ core: table.match!.core, level: 'passenger', seed: choices });
  for (let made = 0; made < choices && table.decision !== null; made++) {
    ask(personOf(table.decision.seat), { type: 'choose', codes: [bot.chooseFor(table.match!)] });
    look(table, steps);
  }
  // The last step of a match reveals its secret: the steps before it.
  return steps.filter(({ kind }) => kind !== 'over').slice(0, table.stage === 'over' ? -1 : undefined);
}

/** All commands possible at a table. */
function commandsAt({ version, match }: Table): Command[] {
  const base = { match: MATCH, id: 'command-1', version };
  const legal = match?.legal().map(({ code }) => code) ?? [];
  const codes = [...legal, -1, -2, 99_999].map((code) => [code]);
  // A refusal may depend on a choice's draw (match/integrity.test.ts tries every choice that draws).
  for (const code of legal.slice(-2)) codes.push([code, 99_999], [code, 0, 1, 2]);
  return [
    ...codes.map((own): Command => ({ ...base, type: 'choose', codes: own })),
    { ...base, type: 'choose', version: 0, codes: [0] },
    { ...base, type: 'sit', seat: 0 },
    { ...base, type: 'free', seat: 1 },
    { ...base, type: 'bot', seat: 1, level: 'deckhand' },
    { ...base, type: 'commit', hash: '0'.repeat(64) },
    { ...base, type: 'reveal', part: '0'.repeat(64) },
    ...(['start', 'leave', 'back', 'concede', 'abort', 'wait', 'abandon'] as const).map((type): Command => ({
      ...base,
      type,
    })),
  ];
}

/** All messages about a match that the server would send to anybody, for all requests. */
function messagesAt(table: Table, secret: string, steps: readonly Step[]): { known: string[]; future: string[] } {
  const { version } = table;
  const seats = table.seats.map((_, seat) => seat);
  const known: string[] = [];
  const future: string[] = [];
  const record = (message: object): void => void known.push(JSON.stringify(FromServer.parse(message)));
  for (const seat of [null, ...seats]) {
    record({ type: 'news', match: MATCH, since: 0, version, steps, people: [], view: table.view(seat) });
  }
  known.push(JSON.stringify(table.record()));
  const moment: Moment = { table, secret, now: 2e12 };
  for (const person of [OUTSIDER, ...seats.map(personOf)]) {
    for (const command of commandsAt(table)) {
      try {
        const result = decide(moment, person, command as never);
        const sent = result.steps.map((step) => (step.kind === 'over' ? { ...step, secret: '' } : step));
        const drawn = sent.flatMap((step) => (step.kind === 'chose' ? step.draws : []));
        if (drawn.length > 0) future.push(JSON.stringify(drawn));
        else
          record({ type: 'news', match: MATCH, since: version, version: sent.at(-1)!.number, steps: sent, people: [] });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { reason, message } = error;
        record({ type: 'refused', match: MATCH, id: command.id, reason, message, version, since: version, steps: [] });
      }
    }
  }
  return { known, future };
}

/** Positions of a match in which two futures are compared. */
const MOST_COMPARED = 4;

/** Whether every view covers what it should. @param known how many claims there were the last time. @returns how many there are */
function expectCovered(table: Table, known: number): number {
  const match = table.match!;
  const field = match.game.coverable;
  if (field === undefined || match.over) return 0;
  const truth = match.state().seats.map((own) => Object.fromEntries(Object.entries(own)) as Record<string, unknown[]>);
  const claimed = truth.flatMap((own) => own[field]!).length;
  if (claimed === known) return known;
  for (const viewer of [null, ...table.seats.keys()]) {
    const { state, scores } = table.view(viewer);
    (state as { seats: Record<string, unknown[]>[] }).seats.forEach((own, seat) => {
      const truly = truth[seat]![field]!;
      expect(own[field]).toEqual(seat === viewer ? truly : truly.map(() => 'covered'));
    });
    expect(scores).toBeNull();
  }
  return claimed;
}

describe.each(GAMES.map(({ id, seats }) => ({ game: id, fewest: seats[0], most: seats[1] })))(
  '$game',
  ({ game, fewest, most }) => {
    /** Compares the messages about a match with those about one that has the same past and another future. */
    const compare = (steps: readonly Step[], secret: string): boolean => {
      const other = hashOf(`another future than ${secret}`);
      const one = messagesAt(tableOfFuture(steps, secret), secret, steps);
      const two = messagesAt(tableOfFuture(steps, other), other, steps);
      expect(two.known).toEqual(one.known);
      for (const text of one.known) expect(text).not.toContain(secret.slice(0, 16));
      return JSON.stringify(one.future) !== JSON.stringify(two.future);
    };

    test('two matches that differ only in future draws are sent as the same bytes', () => {
      const cases = [fc.integer({ min: fewest, max: most }), fc.boolean(), fc.nat(80), fc.nat(1e9)] as const;
      const property = fc.property(...cases, (seats, covered, choices, seed) => {
        const secret = hashOf(`${seed}`);
        compare(playSteps({ game, seats, covered, choices }, secret), secret);
      });
      fc.assert(property, { numRuns: 5 });
    });

    test('the same holds along a whole match, before every draw; covered points stay covered', () => {
      let [drawn, compared, differ, claimed] = [0, 0, 0, 0];
      const secret = hashOf(game);
      const look = (table: Table, steps: readonly Step[]): void => {
        const last = steps.at(-1)!;
        if (last.kind === 'chose' && last.draws.length > 0 && drawn++ % 4 === 0 && compared < MOST_COMPARED) {
          compared++;
          if (compare(steps.slice(0, -1), secret)) differ++;
        }
        claimed = Math.max(claimed, expectCovered(table, claimed));
      };
      playSteps({ game, seats: Math.min(2, most), covered: true, choices: 700 }, secret, look);
      // In From Sand to Sea the first point is claimed later than that.
      const { coverable } = findGame(game);
      expect(claimed > 0 || game === 'sand-to-sea').toBe(coverable !== undefined);
      // The futures did differ, or else nothing would be proved.
      expect(differ > 0).toBe(compared > 0);
      expect(compared > 0 || game === 'eastern-wonders-solo').toBe(true);
    });
  },
);

describe('a running server', () => {
  const log: string[] = [];
  const received: string[] = [];
  let running: Running;

  beforeAll(async () => {
    const write = (line: string): void => void log.push(line);
    running = await Running.start({ LOG_LEVEL: 'trace' }, { log: pino({ level: 'trace' }, { write }) });
  });

  afterAll(() => running.close());

  const watch = (token: string | undefined, id: string): OnlineMatch => {
    const open = (url: string): TappedSocket =>
      new TappedSocket(url, {
        up: (text, pass) => pass(text),
        down: (text, pass) => {
          received.push(text);
          pass(text);
        },
      });
    return running.online(token, open).watch(id, { view: true });
  };

  test('reveals the secret of a running match in no answer, message, log line or error, but does so at the end', async () => {
    const [ann, bob] = [new Browser(running), new Browser(running)];
    for (const [name, browser] of [
      ['Ann', ann],
      ['Bob', bob],
    ] as const) {
      await browser.ask('POST', '/api/account', { name, passphrase: 'seven little boats' });
    }
    const set = await ann.ask(
      'POST',
      '/api/matches',
      tableFor({ seats: 3, listed: true, bots: [null, null, 'passenger'] }),
    );
    const id = set.body.match as string;
    const own = await ann.ask('POST', '/api/matches', tableFor({ bots: [null, 'passenger'] }));
    const short = own.body.match as string;
    const secretOf = async (match: string): Promise<string> =>
      (
        await running.server.database.db
          .selectFrom('matches')
          .select('secret')
          .where('id', '=', match)
          .executeTakeFirstOrThrow()
      ).secret;
    const [secret, shortSecret] = await Promise.all([secretOf(id), secretOf(short)]);
    const [a, b, spectator] = [watch(await ann.token(), id), watch(await bob.token(), id), watch(undefined, id)];
    await b.until(({ known }) => known);
    await b.sit(1);
    await a.start();
    const play = async (match: OnlineMatch, seat: number): Promise<void> => {
      const enough = ({ table }: OnlineMatch): boolean => table.version >= 40;
      for (;;) {
        await match.until(() => enough(match) || match.table.decision?.seat === seat);
        if (enough(match)) return;
        await match.choose([9999]).catch(() => {});
        await match.choose([match.table.match!.legal()[0]!.code]);
      }
    };
    await Promise.all([play(a, 0), play(b, 1)]);
    await spectator.until(({ table }) => table.version >= a.table.version);
    const ask = async (method: string, path: string, body?: unknown): Promise<void> => {
      const answer = await ann.ask(method, path, body);
      received.push(JSON.stringify(answer.body), JSON.stringify([...answer.headers]));
    };
    const command = { type: 'choose', match: id, id: newCommandId(), version: 0, codes: [1] };
    for (const path of ['steps', 'view', 'record', 'chat', 'secret', 'steps?since=99999', 'steps?since=x']) {
      await ask('GET', `/api/matches/${id}/${path}`);
    }
    for (const list of ['mine', 'open', 'secrets']) await ask('GET', `/api/matches?list=${list}`);
    for (const path of ['/api/account', '/api/account/export', '/api/session', '/api/docs/json', '/readyz']) {
      await ask('GET', path);
    }
    await ask('POST', '/api/commands', command);
    await ask('POST', '/api/commands', { ...command, id: newCommandId(), codes: ['x'] });
    await ask('POST', '/api/commands', '{"broken');
    await ask('POST', '/api/matches', { ...tableFor(), options: { map: 'none' } });
    received.push(await (await fetch(`${running.address}/metrics`)).text());
    // The end of another match reveals its secret.
    const over = watch(undefined, short);
    await over.until(({ known }) => known);
    const askShort = (asked: object) =>
      ann.ask('POST', '/api/commands', { ...asked, match: short, id: newCommandId(), version: 1e9 });
    await startByHand([askShort]);
    await askShort({ type: 'leave' });
    await over.until(({ table }) => table.stage === 'over');
    // The storage fails in the middle of everything.
    const { db } = running.server.database;
    await db.schema.dropTable('steps').execute();
    await ask('GET', `/api/matches/${id}/steps`);
    await ask('POST', '/api/commands', { ...command, id: newCommandId(), version: 1e9 });
    expect(log.some((line) => line.includes('request failed'))).toBe(true);
    expect(received.length).toBeGreaterThan(50);

    const texts = [...received, ...log].join('\n');
    for (const part of [
      secret,
      secret.slice(0, 16),
      secret.slice(-16),
      Buffer.from(secret, 'hex').toString('base64'),
    ]) {
      expect(texts).not.toContain(part);
    }
    expect(texts).toContain(hashOf(secret));
    expect(received.join('\n')).toContain(shortSecret);
    expect(log.join('\n')).not.toContain(shortSecret);
  });
});
