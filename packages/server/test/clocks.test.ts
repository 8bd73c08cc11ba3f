/** Expiring clocks, on every storage: any process notices, at the announced time, and not while all wait. */

import type { OnlineMatch, Pace } from '@windrose/protocol';
import { FastLuck } from '@windrose/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startTwo } from './players.ts';
import { Running } from './running.ts';
import { startStorage, type Storage, STORAGES } from './storages.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const anyCode = (match: OnlineMatch): number => {
  const options = match.table.match!.legal();
  return options[new FastLuck(5).draw(options.length)]!.code;
};

/** The one who has to choose, and the other. */
const byTurn = (a: OnlineMatch, b: OnlineMatch): [OnlineMatch, OnlineMatch] =>
  a.table.decision!.seat === 0 ? [a, b] : [b, a];

describe.each(STORAGES)('on %s', (name) => {
  let storage: Storage;
  let one: Running;
  let two: Running;

  beforeAll(async () => {
    storage = await startStorage(name);
    one = await Running.start(storage.env);
    two = await Running.start(storage.env);
  });

  beforeEach(() => {
    one.server.timeShift = two.server.timeShift = 0;
  });

  afterAll(async () => {
    await one?.close();
    await two?.close();
    await storage?.close();
  });

  /** The due time of a match's job, from the storage. */
  const dueAt = async (match: string): Promise<number | undefined> =>
    (await one.server.database.db.selectFrom('due').select('at').where('match', '=', match).executeTakeFirst())?.at;

  test('after the process of a table dies, another one notices the expired clock; a bot plays, and the person may come back', async () => {
    const first = await Running.start(storage.env);
    const { id, b, ann } = await startTwo(first, two, { pace: { kind: 'slow', days: 2 } });
    await first.close();
    const seat = b.table.decision!.seat;
    one.server.timeShift = two.server.timeShift = b.table.deadline! - Date.now() + 1000;
    await b.until(({ table }) => table.seats[seat]!.bot !== null);
    expect(b.steps.filter(({ kind }) => kind === 'away')).toMatchObject([{ seat, reason: 'time' }]);
    // The bot plays automatically.
    const { chosenAt } = b.table;
    await b.until(({ table }) => table.chosenAt > chosenAt);
    const back = seat === 0 ? two.online(ann.token).watch(id) : b;
    await back.until(({ known }) => known);
    await back.do({ type: 'back' });
    await b.until(({ table }) => table.seats[seat]!.bot === null);
    expect(b.table.deadline === null || b.table.deadline > b.table.at).toBe(true);
  });

  test('a live clock gets its increment and runs out', async () => {
    const pace: Pace = { kind: 'live', base: 300, increment: 20 };
    const { id, a, b } = await startTwo(one, two, { pace });
    const [mover, other] = byTurn(a, b);
    const seat = mover.table.decision!.seat;
    expect(mover.table.deadline).toBe(mover.table.at + 300_000);
    while (mover.table.decision!.seat === seat) await mover.choose([anyCode(mover)]);
    // Less than a minute was used, so with the increment there is more than before the turn less that minute.
    expect(mover.table.timeLeft(seat, 0)).toBeGreaterThan(300_000 + 20_000 - MINUTE);
    expect(mover.table.timeLeft(seat, 0)).toBeLessThanOrEqual(320_000);
    await other.until(({ table }) => table.version >= mover.table.version);
    expect(await dueAt(id)).toBe(other.table.deadline);
    one.server.timeShift = two.server.timeShift = other.table.deadline! - Date.now() + 1000;
    await mover.until(({ table }) => table.seats[1 - seat]!.bot !== null);
    expect(mover.steps.find(({ kind }) => kind === 'away')).toMatchObject({ seat: 1 - seat, reason: 'time' });
  });

  test('a slow turn that would end in the sleeping hours ends after them', async () => {
    const clock = (moment: number): string => new Date(moment).toISOString().slice(11, 16);
    const now = Date.now();
    // A day from now it is night, for another hour at least.
    const sleep = { from: clock(now - 60 * MINUTE), to: clock(now + 90 * MINUTE), zone: 'UTC' };
    const { id, a, b } = await startTwo(one, two, { pace: { kind: 'slow', days: 1, sleep } });
    const [mover] = byTurn(a, b);
    const deadline = mover.table.deadline!;
    expect(deadline - mover.table.at).toBeGreaterThan(DAY + 60 * MINUTE);
    expect(clock(deadline)).toBe(sleep.to);
    expect(await dueAt(id)).toBe(deadline);
    const seat = mover.table.decision!.seat;
    // At night the turn can still be played: a person who comes back finds the table unchanged.
    one.server.timeShift = two.server.timeShift = mover.table.at + DAY + MINUTE - Date.now();
    await mover.choose([anyCode(mover)]);
    expect(mover.table.seats[seat]!.bot).toBeNull();
    expect(mover.steps.some(({ kind }) => kind === 'away')).toBe(false);
  });

  test('running out of time loses a rated match', async () => {
    const { id, a, b } = await startTwo(one, two, { pace: { kind: 'live', base: 300, increment: 0 }, rated: true });
    while (a.table.match!.round === 1) {
      const [mover, other] = byTurn(a, b);
      await mover.choose([anyCode(mover)]);
      await other.until(({ table }) => table.version >= mover.table.version);
    }
    const [slow, other] = byTurn(a, b);
    const seat = slow.table.decision!.seat;
    await expect(other.do({ type: 'wait' })).rejects.toMatchObject({ reason: 'wrong-stage' });
    one.server.timeShift = two.server.timeShift = slow.table.deadline! - Date.now() + 1000;
    await other.until(({ table }) => table.stage === 'over');
    expect(other.steps.filter(({ kind }) => kind === 'away')).toMatchObject([{ seat, reason: 'time', lost: true }]);
    expect(other.table).toMatchObject({ ending: 'decided', rated: true, lost: [seat] });
    expect(await dueAt(id)).toBeUndefined();
  });

  test('in a rated match without a clock who does not choose for the days of the table loses; no clock is shown', async () => {
    const { id, a, b } = await startTwo(one, two, { rated: true });
    expect(a.table.setting).toMatchObject({ pace: { kind: 'free' }, idleDays: 14 });
    while (a.table.match!.round === 1) {
      const [mover, other] = byTurn(a, b);
      await mover.choose([anyCode(mover)]);
      await other.until(({ table }) => table.version >= mover.table.version);
    }
    const [idle, other] = byTurn(a, b);
    const seat = idle.table.decision!.seat;
    expect([idle.table.deadline, idle.table.timeLeft(seat, idle.table.at)]).toEqual([null, null]);
    expect(idle.table.idleUntil()).toBe(idle.table.at + 14 * DAY);
    expect(await dueAt(id)).toBe(idle.table.idleUntil());
    one.server.timeShift = two.server.timeShift = idle.table.idleUntil()! - Date.now() + 1000;
    await other.until(({ table }) => table.stage === 'over');
    expect(other.steps.filter(({ kind }) => kind === 'away')).toMatchObject([{ seat, reason: 'time', lost: true }]);
    expect(other.table).toMatchObject({ ending: 'decided', rated: true, lost: [seat] });
    expect(await dueAt(id)).toBeUndefined();
  });

  test('an unrated match without a clock waits as long as people like', async () => {
    const { id, a } = await startTwo(one, two);
    expect(a.table.setting).not.toHaveProperty('idleDays');
    expect([a.table.idleUntil(14), await dueAt(id)]).toEqual([null, undefined]);
  });

  test('leaving and coming back adds no time', async () => {
    const { a, b } = await startTwo(one, two, { pace: { kind: 'live', base: 100, increment: 0 } });
    const [mover] = byTurn(a, b);
    const seat = mover.table.decision!.seat;
    for (const shift of [40_000, 80_000]) {
      one.server.timeShift = two.server.timeShift = shift;
      const left = mover.table.timeLeft(seat, Date.now() + shift)!;
      await mover.do({ type: 'leave' });
      await mover.do({ type: 'back' }).catch(() => {});
      expect(mover.table.timeLeft(seat, mover.table.at)).toBeLessThanOrEqual(left);
      await mover.until(({ table }) => table.decision?.seat === seat && table.seats[seat]!.bot === null);
    }
    // The remaining time runs out as before; then a bot plays on, and an empty clock keeps its person out.
    await mover.until(({ table }) => table.decision?.seat === seat);
    one.server.timeShift = two.server.timeShift = mover.table.deadline! - Date.now() + 1000;
    await mover.until(({ table }) => table.seats[seat]!.bot !== null);
    await expect(mover.do({ type: 'back' })).rejects.toMatchObject({ reason: 'out-of-time' });
  });

  test('the clock stops when all others agree to wait', async () => {
    const { id, a, b } = await startTwo(one, two, { pace: { kind: 'live', base: 600, increment: 5 } });
    const [slow, other] = byTurn(a, b);
    expect(slow.table.deadline).not.toBeNull();
    await expect(slow.do({ type: 'wait' })).rejects.toMatchObject({ reason: 'wrong-stage' });
    await other.do({ type: 'wait' });
    await slow.until(({ table }) => table.allWait);
    expect([slow.table.deadline, await dueAt(id)]).toEqual([null, undefined]);
    one.server.timeShift = two.server.timeShift = DAY;
    await slow.choose([anyCode(slow)]);
    expect(slow.table.waiting).toEqual([]);
    expect(slow.table.seats.map(({ bot }) => bot)).toEqual([null, null]);
    expect(await dueAt(id)).toBe(slow.table.deadline);
  });
});
