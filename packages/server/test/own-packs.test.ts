/** Tables with own packs: the figures of a person's box, used by everybody at the table. */

import { checkLuck, checkRecordLuck, MOST_OWN_PACKS } from '@windrose/protocol';
import { loadMatch, namePack, PACKS, type RawPack, packOf } from '@windrose/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { playAtRandom, seatTwo, tableFor } from './players.ts';
import { Running } from './running.ts';

let running: Running;

beforeAll(async () => {
  running = await Running.start();
});

afterAll(async () => {
  await running.close();
});

/** The pack of Spice Road with one changed figure: the first point card is worth a point more. */
function ownPack(): RawPack {
  const pack = structuredClone(PACKS['spice-road']!) as { version: string; pointCards: { vp: number }[] };
  pack.version = 'of my box';
  pack.pointCards[0]!.vp += 1;
  return pack as unknown as RawPack;
}

/** Asks for a table that is refused. */
async function refusal(over: object): Promise<{ reason: string; message: string }> {
  const { token } = await running.guest('Ann');
  const { status, body } = await running.ask('POST', '/api/matches', { token, body: tableFor(over) });
  expect(status).toBeGreaterThanOrEqual(400);
  return body as { reason: string; message: string };
}

test('people and bots play with the own pack of the table’s creator, to the end and in the rematch', async () => {
  const pack = ownPack();
  const { id, a, b } = await seatTwo(running, running, { seats: 3, ownPacks: [pack], bots: [null, null, 'passenger'] });
  await a.start();
  await Promise.all([playAtRandom(a, 0, 1), playAtRandom(b, 1, 2)]);
  expect(b.table.match!.packs).toEqual([namePack(pack)]);
  expect(packOf(b.table.match!, 'spice-road')).toEqual(pack);
  expect(checkLuck(b.steps)).toBe('fair');

  const { body: record } = await running.ask('GET', `/api/matches/${id}/record`);
  expect(() => loadMatch(record)).toThrow(/load that pack file first/);
  expect(() => checkRecordLuck(record)).toThrow(/load that pack file first/);
  expect(checkRecordLuck(record, undefined, [pack])).toBe('fair');
  expect(loadMatch(record, [pack]).over).toBe(true);

  await b.do({ type: 'rematch' });
  await b.until(({ table }) => table.rematch !== null);
  const { body } = await running.ask('GET', `/api/matches/${b.table.rematch!}/steps`);
  expect(body.steps[0].ownPacks).toEqual([pack]);
});

test('an invalid pack is refused with the reason', async () => {
  const pack = ownPack();
  const wrong = { ...pack, pointCards: [] };
  expect(await refusal({ ownPacks: [wrong] })).toMatchObject({
    reason: 'rules',
    message: expect.stringContaining('pointCards'),
  });
  expect(await refusal({ ownPacks: [PACKS['eastern-wonders']!] })).toMatchObject({
    reason: 'rules',
    message: 'ownPacks[0]: expected one of spice-road, each once at most.',
  });
  expect(await refusal({ ownPacks: [pack, pack] })).toMatchObject({
    reason: 'rules',
    message: 'ownPacks[1]: expected one of spice-road, each once at most.',
  });
  expect(await refusal({ ownPacks: [pack], rated: true })).toMatchObject({ reason: 'rules' });
  const fat = { ...pack, note: 'x'.repeat(MOST_OWN_PACKS) };
  expect(await refusal({ ownPacks: [fat] })).toMatchObject({ reason: 'too-large' });
  expect(await refusal({ ownPacks: ['spice-road'] })).toMatchObject({ reason: 'malformed' });
});

test('a map of one\u2019s own is played, and what is wrong with one is said', async () => {
  const { body } = await running.ask('GET', '/api/games');
  expect(body.games.find(({ game }: { game: string }) => game === 'eastern-wonders').options.map).toBe('text');
  expect(await refusal({ game: 'eastern-wonders', options: { map: 'nonsense' } })).toMatchObject({ reason: 'rules' });
});
