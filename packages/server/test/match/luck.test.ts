/** Luck that no party can choose: all commit before any part is revealed, and withholding a part gains nothing. */

import {
  AUTO_START,
  checkLuck,
  checkRecordLuck,
  luckHashOf,
  mixLuck,
  newCommandId,
  newLuckPart,
  PARTS_WITHIN,
  type Step,
  tableOf,
} from '@windrose/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { playAtRandom, seatTwo, startTwo, tableFor } from '../players.ts';
import { Running } from '../running.ts';
import { eventually } from '../eventually.ts';

let running: Running;
beforeEach(async () => {
  running = await Running.start();
});
afterEach(() => running.close());

/** A program that sends its luck commands explicitly. */
async function guestAt(match: string, name: string, seat: number) {
  const { token, person } = await running.guest(name);
  const ask = async (asked: object) => {
    const body = { match, id: newCommandId(), version: 1e9, ...asked };
    const answer = await running.ask('POST', '/api/commands', { token, body });
    return answer.status === 200 ? 'stored' : (answer.body.reason as string);
  };
  expect(await ask({ type: 'sit', seat })).toBe('stored');
  return { token, person, ask, part: newLuckPart() };
}

/** A table of two programs, both seated; the first has set it. */
async function openTable(over: object = {}) {
  const { token, person } = await running.guest('Ann');
  const { body } = await running.ask('POST', '/api/matches', { token, body: tableFor(over) });
  const id = body.match as string;
  const ask = async (asked: object) => {
    const command = { match: id, id: newCommandId(), version: 1e9, ...asked };
    const answer = await running.ask('POST', '/api/commands', { token, body: command });
    return answer.status === 200 ? 'stored' : (answer.body.reason as string);
  };
  const steps = async (): Promise<Step[]> => (await running.ask('GET', `/api/matches/${id}/steps`)).body.steps;
  return { id, ann: { token, person, ask, part: newLuckPart() }, bob: await guestAt(id, 'Bob', 1), steps };
}

/** Makes a table that is set one of before: its match does not wait for the parts of people who commit to none. */
async function setAsBefore(match: string): Promise<void> {
  const { db } = running.server.database;
  const first = db.selectFrom('steps').select('body').where('match', '=', match).where('number', '=', 1);
  const { allParts: _, ...created } = JSON.parse((await first.executeTakeFirstOrThrow()).body) as { allParts: true };
  await db
    .updateTable('steps')
    .set({ body: JSON.stringify(created) })
    .where('match', '=', match)
    .where('number', '=', 1)
    .execute();
  running.server.matchService.forget([match]);
}

/** Shifts the server's clock until something holds. */
const later = async (ms: number, holds: () => Promise<boolean>): Promise<void> => {
  running.server.timeShift += ms;
  await eventually(async () => expect(await holds()).toBe(true));
};

test('two clients reveal their parts automatically; the draws follow from all three parts and can be verified', async () => {
  const { id, a, b } = await startTwo(running);
  const kinds = a.steps.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'committed')).toHaveLength(2);
  expect(kinds.lastIndexOf('committed')).toBeLessThan(kinds.indexOf('starting'));
  expect(kinds.lastIndexOf('revealed')).toBeLessThan(kinds.indexOf('started'));
  await Promise.all([playAtRandom(a, 0, 1), playAtRandom(b, 1, 2)]);
  await a.until(({ table }) => table.stage === 'over');
  const { steps, table } = a;
  expect(checkLuck(steps)).toBe('fair');
  const record = (await running.ask('GET', `/api/matches/${id}/record`)).body;
  expect(record.luck.seed).toBe(mixLuck(table.secret!, table.revealedParts));
  expect(checkRecordLuck(record)).toBe('fair');
  // Another part, another hash of it, another secret of the server: each is found out.
  const otherPart = steps.map((step) => (step.kind === 'revealed' ? { ...step, part: newLuckPart() } : step));
  expect(checkLuck(otherPart)).toBe('other-parts');
  expect(checkLuck(steps.filter(({ kind }) => kind !== 'revealed'))).toBe('other-parts');
  const swapped = steps.toSorted((x, y) => (x.kind === 'committed' ? 1 : 0) - (y.kind === 'committed' ? 1 : 0));
  expect(checkLuck(swapped)).toBe('other-parts');
  expect(checkLuck(steps.map((step) => (step.kind === 'over' ? { ...step, secret: newLuckPart() } : step)))).toBe(
    'other-secret',
  );
  expect(checkRecordLuck({ ...record, luck: { ...record.luck, parts: record.luck.parts.slice(1) } })).toBe(
    'other-parts',
  );
});

describe('by hand', () => {
  test('a part is revealed after all commitments, matches its hash, and cannot change', async () => {
    const { ann, bob, steps } = await openTable();
    expect(await ann.ask({ type: 'commit', hash: luckHashOf(ann.part) })).toBe('stored');
    expect(await ann.ask({ type: 'reveal', part: ann.part })).toBe('wrong-stage');
    expect(await bob.ask({ type: 'commit', hash: luckHashOf(newLuckPart()) })).toBe('stored');
    expect(await bob.ask({ type: 'commit', hash: luckHashOf(bob.part) })).toBe('stored');
    expect(await ann.ask({ type: 'start' })).toBe('stored');
    expect(await ann.ask({ type: 'start' })).toBe('wrong-stage');
    expect(await ann.ask({ type: 'reveal', part: ann.part })).toBe('stored');
    // Bob has seen Ann's part: too late to choose another one.
    expect(await bob.ask({ type: 'commit', hash: luckHashOf(newLuckPart()) })).toBe('wrong-stage');
    expect(await bob.ask({ type: 'reveal', part: newLuckPart() })).toBe('wrong-part');
    expect(tableOf(await steps()).stage).toBe('open');
    expect(await bob.ask({ type: 'reveal', part: bob.part })).toBe('stored');
    expect(tableOf(await steps())).toMatchObject({ stage: 'running', revealedParts: [{ seat: 0 }, { seat: 1 }] });
  });

  test.each(['keeps silent', 'gets up'])(
    'who has seen the others’ parts and %s loses the seat, and all parts are drawn afresh',
    async (how) => {
      const { id, ann, bob, steps } = await openTable({ pace: { kind: 'live', base: 600, increment: 0 } });
      for (const { ask, part } of [ann, bob]) await ask({ type: 'commit', hash: luckHashOf(part) });
      await ann.ask({ type: 'start' });
      await ann.ask({ type: 'reveal', part: ann.part });
      const before = tableOf(await steps());
      if (how === 'gets up') await bob.ask({ type: 'free', seat: 1 });
      await later(how === 'gets up' ? 0 : PARTS_WITHIN + 1000, async () => (await steps()).at(-1)!.kind === 'redrawn');
      const after = tableOf(await steps());
      expect(after).toMatchObject({ stage: 'open', starting: null, redraws: 1 });
      expect(after.seats.map(({ person }) => person)).toEqual([ann.person.id, null]);
      expect(after.luckHash).not.toBe(before.luckHash);
      expect(after.parts.map(({ hash }) => hash)).toEqual([null, null]);
      // Bob does not get a second deal to choose from; with another person the match starts from new parts, and its luck can be verified.
      expect(await bob.ask({ type: 'sit', seat: 1 })).toBe('luck-withheld');
      const eve = await guestAt(id, 'Eve', 1);
      for (const one of [ann, eve]) {
        one.part = newLuckPart();
        expect(await one.ask({ type: 'commit', hash: luckHashOf(one.part) })).toBe('stored');
      }
      await ann.ask({ type: 'start' });
      for (const { ask, part } of [ann, eve]) expect(await ask({ type: 'reveal', part })).toBe('stored');
      await ann.ask({ type: 'concede' });
      const ended = await steps();
      expect(ended.at(-1)).toMatchObject({ kind: 'over', reason: 'decided' });
      expect(checkLuck(ended)).toBe('fair');
    },
  );

  test('the deal waits for a part of everybody, however early the start is asked for', async () => {
    const { id, ann, bob, steps } = await openTable();
    expect(await ann.ask({ type: 'commit', hash: luckHashOf(ann.part) })).toBe('stored');
    expect(await ann.ask({ type: 'start' })).toBe('stored');
    expect(tableOf(await steps())).toMatchObject({ stage: 'open', uncommitted: [1], awaited: [1] });
    // No part is told before all are fixed, and what is fixed does not change.
    expect(await ann.ask({ type: 'reveal', part: ann.part })).toBe('wrong-stage');
    expect(await ann.ask({ type: 'commit', hash: luckHashOf(newLuckPart()) })).toBe('wrong-stage');
    expect(await bob.ask({ type: 'commit', hash: luckHashOf(bob.part) })).toBe('stored');
    for (const { ask, part } of [ann, bob]) expect(await ask({ type: 'reveal', part })).toBe('stored');
    await ann.ask({ type: 'concede' });
    const ended = await steps();
    expect(tableOf(ended).revealedParts).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expect(checkLuck(ended)).toBe('fair');
    const record = (await running.ask('GET', `/api/matches/${id}/record`)).body;
    expect(record.luck.people).toEqual([0, 1]);
    expect(checkRecordLuck(record)).toBe('fair');
  });

  test('a match that a server has dealt without a part of somebody is not fair, by its steps and by its record', async () => {
    const { id, ann, steps } = await openTable();
    await setAsBefore(id);
    await ann.ask({ type: 'commit', hash: luckHashOf(ann.part) });
    await ann.ask({ type: 'start' });
    expect(await ann.ask({ type: 'reveal', part: ann.part })).toBe('stored');
    await ann.ask({ type: 'concede' });
    const ended = await steps();
    const record = (await running.ask('GET', `/api/matches/${id}/record`)).body;
    // Matches of before did not wait for a person without a part, and are checked as they were.
    expect(tableOf(ended).revealedParts).toMatchObject([{ seat: 0 }]);
    expect([checkLuck(ended), checkRecordLuck(record)]).toEqual(['fair', 'fair']);
    const promised = ended.map((step) => (step.kind === 'created' ? { ...step, allParts: true as const } : step));
    expect(checkLuck(promised)).toBe('other-parts');
    expect(checkRecordLuck(tableOf(promised).record()!)).toBe('other-parts');
    expect(checkRecordLuck({ ...record, luck: { ...record.luck, people: [0, 1] } })).toBe('other-parts');
  });

  test('who commits to nothing in time loses the seat, and the table is open again', async () => {
    const { ann, bob, steps } = await openTable({ pace: { kind: 'live', base: 600, increment: 0 } });
    await ann.ask({ type: 'commit', hash: luckHashOf(ann.part) });
    await ann.ask({ type: 'start' });
    await later(PARTS_WITHIN + 1000, async () => (await steps()).at(-1)!.kind === 'redrawn');
    const after = tableOf(await steps());
    expect(after).toMatchObject({ stage: 'open', starting: null });
    expect(after.seats.map(({ person }) => person)).toEqual([ann.person.id, null]);
    expect(await bob.ask({ type: 'sit', seat: 1 })).toBe('luck-withheld');
  });

  test('a table whose deal was not revealed three times is closed, with the reason', async () => {
    const { id, ann, bob, steps } = await openTable();
    const people = [bob, ...(await Promise.all([running.guest('Cid'), running.guest('Dan')]))];
    for (const [at, { token }] of people.entries()) {
      const ask = async (asked: object) => {
        const body = { match: id, id: newCommandId(), version: 1e9, ...asked };
        expect((await running.ask('POST', '/api/commands', { token, body })).status).toBe(200);
      };
      if (at > 0) await ask({ type: 'sit', seat: 1 });
      ann.part = newLuckPart();
      expect(await ann.ask({ type: 'commit', hash: luckHashOf(ann.part) })).toBe('stored');
      await ask({ type: 'commit', hash: luckHashOf(newLuckPart()) });
      expect(await ann.ask({ type: 'start' })).toBe('stored');
      expect(await ann.ask({ type: 'reveal', part: ann.part })).toBe('stored');
      await ask({ type: 'free', seat: 1 });
    }
    const table = tableOf(await steps());
    expect(table).toMatchObject({ stage: 'over', ending: 'withheld', redraws: 2, rated: false });
    expect(luckHashOf(table.secret!)).toBe(table.luckHash);
  });

  test('whom the owner sends away in between was not silent, and may sit down again', async () => {
    const { ann, bob, steps } = await openTable();
    for (const { ask, part } of [ann, bob]) await ask({ type: 'commit', hash: luckHashOf(part) });
    await ann.ask({ type: 'start' });
    expect(await ann.ask({ type: 'reveal', part: ann.part })).toBe('stored');
    expect(await ann.ask({ type: 'free', seat: 1 })).toBe('stored');
    expect(tableOf(await steps())).toMatchObject({ redraws: 1, silent: [] });
    expect(await bob.ask({ type: 'sit', seat: 1 })).toBe('stored');
  });

  test('before any part is revealed a seat is freed as at any time: only the start is put off', async () => {
    const { ann, bob, steps } = await openTable();
    for (const seated of [ann, bob]) await seated.ask({ type: 'commit', hash: luckHashOf(seated.part) });
    const { luckHash } = tableOf(await steps());
    // More often than parts may be withheld.
    for (let time = 0; time < 4; time++) {
      expect(await ann.ask({ type: 'start' })).toBe('stored');
      expect(await (time % 2 === 0 ? ann : bob).ask({ type: 'free', seat: 1 })).toBe('stored');
      expect(tableOf(await steps())).toMatchObject({ stage: 'open', starting: null, redraws: 0, silent: [], luckHash });
      expect(await bob.ask({ type: 'sit', seat: 1 })).toBe('stored');
      expect(await bob.ask({ type: 'commit', hash: luckHashOf(bob.part) })).toBe('stored');
    }
    expect(await ann.ask({ type: 'start' })).toBe('stored');
    for (const { ask, part } of [ann, bob]) expect(await ask({ type: 'reveal', part })).toBe('stored');
    await ann.ask({ type: 'concede' });
    expect(checkLuck(await steps())).toBe('fair');
  });

  test('who commits at the last moment takes no time to reveal from the others', async () => {
    const { ann, bob, steps } = await openTable({ pace: { kind: 'live', base: 600, increment: 0 } });
    await ann.ask({ type: 'commit', hash: luckHashOf(ann.part) });
    await ann.ask({ type: 'start' });
    running.server.timeShift = PARTS_WITHIN - 10_000;
    expect(await bob.ask({ type: 'commit', hash: luckHashOf(bob.part) })).toBe('stored');
    const { at, starting } = tableOf(await steps());
    expect(starting!.until).toBe(at + PARTS_WITHIN);
  });
});

test('a self-starting table waits for parts for a while, and is over when one is withheld', async () => {
  const [ann, bob] = await Promise.all([running.guest('Ann'), running.guest('Bob')]);
  const set = (id: string) => {
    const sitters = [{ person: ann.person.id }, { person: bob.person.id }];
    const wanted = { id, game: 'spice-road', seats: 2, options: {}, pace: { kind: 'free' as const } };
    return running.server.matchService.setTable(ann.person.id, {
      ...wanted,
      rated: false,
      listed: false,
      found: true,
      sitters,
    });
  };
  const stepsOf = async (match: string): Promise<Step[]> =>
    (await running.ask('GET', `/api/matches/${match}/steps`)).body.steps;
  const [silent, kept] = [(await set('silent-1')).match, (await set('kept-back-1')).match];
  const hash = luckHashOf(newLuckPart());
  for (const { token } of [ann, bob]) {
    const body = { type: 'commit', match: kept, id: newCommandId(), version: 1e9, hash };
    expect((await running.ask('POST', '/api/commands', { token, body })).status).toBe(200);
  }
  expect((await stepsOf(kept)).at(-1)!.kind).toBe('starting');
  await later(AUTO_START + 1000, async () => (await stepsOf(silent)).at(-1)!.kind === 'starting');
  for (const match of [kept, silent]) {
    await later(match === kept ? PARTS_WITHIN : 0, async () => (await stepsOf(match)).at(-1)!.kind === 'over');
    expect((await stepsOf(match)).at(-1)).toMatchObject({ reason: 'aborted' });
  }
});

/** A store of luck parts that outlives a client, as that of a page does. */
function storedParts() {
  const kept: string[] = [];
  return { kept, find: () => kept.at(-1) ?? null, keep: (_match: string, part: string) => void kept.push(part) };
}

test('a client that comes back with its store reveals the part it committed to before', async () => {
  const { id, ann, bob } = await openTable();
  const parts = storedParts();
  const online = running.online(ann.token, undefined, parts);
  const match = online.watch(id);
  await match.until(({ table }) => typeof table.parts[0]?.hash === 'string');
  expect(await bob.ask({ type: 'commit', hash: luckHashOf(bob.part) })).toBe('stored');
  online.close();
  expect(await ann.ask({ type: 'start' })).toBe('stored');
  expect(await bob.ask({ type: 'reveal', part: bob.part })).toBe('stored');
  const back = running.online(ann.token, undefined, parts).watch(id);
  await back.until(({ table }) => table.stage === 'running');
  expect(parts.kept).toHaveLength(1);
  expect(back.steps).toContainEqual(expect.objectContaining({ kind: 'revealed', seat: 0, part: parts.kept[0] }));
});

test('a client that comes only after the start is asked for commits and reveals', async () => {
  const { id, ann, bob } = await openTable();
  await ann.ask({ type: 'start' });
  const clients = [ann, bob].map(({ token }) => running.online(token).watch(id));
  await Promise.all(clients.map((match) => match.until(({ table }) => table.stage === 'running')));
  expect(clients[0]!.table.revealedParts).toMatchObject([{ seat: 0 }, { seat: 1 }]);
});

test('of two devices of a person the later one commits to a part of its own, once, and that one counts', async () => {
  const { id, ann, a } = await seatTwo(running);
  await a.until(({ table }) => table.parts.every(({ hash }) => hash !== null));
  const { hash } = a.table.parts[0]!;
  const other = running.online(ann.token).watch(id);
  await a.until(({ table }) => table.parts[0]!.hash !== hash);
  await other.start();
  await a.until(({ table }) => table.stage === 'running');
  const [revealed] = a.table.revealedParts;
  expect(revealed?.seat).toBe(0);
  expect(luckHashOf(revealed!.part)).not.toBe(hash);
});
