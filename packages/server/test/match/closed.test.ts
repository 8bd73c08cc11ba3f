/** A match that cannot continue: retried for a while, then closed by the server, with a notice to its followers. */

import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { tableFor } from '../players.ts';
import { Running } from '../running.ts';
import { eventually } from '../eventually.ts';

const log: { msg: string; match?: string; err?: { message: string; stack: string } }[] = [];
let running: Running;

beforeEach(async () => {
  log.length = 0;
  const write = (line: string): void => void log.push(JSON.parse(line));
  // With two matches one is always read again.
  running = await Running.start({ MATCHES_AT_HAND: '1' }, { log: pino({ level: 'error' }, { write }) });
});
afterEach(() => running.close());

test('a match with damaged data is closed: retries stop, its players are notified, other matches continue', async () => {
  const ann = await running.guest('Ann');
  const set = async () => {
    const wanted = tableFor({ bots: [null, 'passenger'] });
    return (await running.ask('POST', '/api/matches', { token: ann.token, body: wanted })).body.match as string;
  };
  const { db } = running.server.database;
  const id = await set();
  const match = running.online(ann.token).watch(id);
  await match.until(({ known }) => known);
  await match.start();
  await match.until(({ table }) => table.decision?.seat === 0);
  await match.choose([match.table.match!.legal()[0]!.code]);
  await match.until(({ steps }) => steps.some((step) => step.kind === 'chose' && step.seat === 1));
  await match.until(({ table }) => table.decision?.seat === 0);
  const first = match.steps.find((step) => step.kind === 'chose')!;
  const body = JSON.stringify({ ...first, codes: [77_777] });
  await db.updateTable('steps').set({ body }).where('match', '=', id).where('number', '=', first.number).execute();
  const other = running.online(ann.token).watch(await set());
  await other.until(({ known }) => known);
  await other.start();
  // It becomes the bot's turn again as far as the storage knows.
  const { version } = match.table;
  await db
    .insertInto('due')
    .values({ match: id, kind: 'bot', at: 0, version, claimed: 0, owner: '', origin: '' })
    .execute();
  await eventually(() => expect(log.some(({ msg }) => msg === 'match stopped: replay failed')).toBe(true));
  // Followers who wait for the bot learn that it has failed.
  await match.until(({ botTrouble }) => botTrouble);
  for (let minute = 1; match.table.stage !== 'over' && minute < 40; minute++) {
    running.server.timeShift = minute * 30_000;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await match.until(({ table }) => table.stage === 'over');
  expect(match.table).toMatchObject({ ending: 'broken', rated: false, places: null });
  expect(await db.selectFrom('due').select('match').where('match', '=', id).execute()).toEqual([]);
  const closed = log.filter(({ msg }) => msg.startsWith('match closed by the server'));
  expect(closed).toMatchObject([{ match: id }]);
  // The log says what was wrong, and where.
  expect(closed[0]!.err!.stack).toContain('77777');
  expect(closed[0]!.err!.stack).toContain('room.ts');

  // A new client gets the notice, too, and does not retry for ever.
  const late = running.online(ann.token).watch(id);
  await late.until(({ known }) => known);
  expect(late.fault).not.toBeNull();
  await other.until(({ table }) => table.decision?.seat === 0);
  await other.choose([other.table.match!.legal()[0]!.code]);
});
