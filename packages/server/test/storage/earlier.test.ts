/**
 * A database of commit 5306917, under the first version of the rules of all games: matches with unchanged rules continue with
 * their original figures; the others are closed, unrated, with a notice.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { findGame, loadMatch, PACKS, namePack } from '@windrose/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Running } from '../running.ts';

interface Left {
  readonly id: string;
  readonly version: number;
  readonly tokens: readonly string[];
  readonly decision: { readonly seat: number; readonly kind: string };
  readonly state: Readonly<Record<string, unknown>>;
}

const fixture = (name: string): string => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
const left = JSON.parse(fixture('at-5306917.json')) as Record<string, Left>;

let folder: string;
let running: Running;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-earlier-'));
  const file = join(folder, 'windrose.sqlite');
  const database = new DatabaseSync(file);
  database.exec(fixture('at-5306917.sql'));
  // The people of then are still signed in.
  database.exec('update sessions set expires = 9007199254740991');
  database.close();
  running = await Running.start({ DATABASE_URL: `sqlite:${file}` });
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const follow = async (id: string, token?: string) => {
  const match = running.online(token).watch(id);
  await match.until(({ known }) => known);
  return match;
};

describe.each(['eastern-wonders', 'new-world', 'east-to-west-1'])('%s, whose rules have not changed', (game) => {
  const { id, state, decision, tokens } = left[game]!;

  test('keeps its position in the middle of a turn, and continues', async () => {
    const match = await follow(id, tokens[decision.seat]);
    expect(match.table.stage).toBe('running');
    expect(match.table.match!.state()).toEqual(state);
    expect(match.table.decision).toEqual(decision);
    const { version } = match.table;
    await match.choose([match.table.match!.legal()[0]!.code]);
    expect(match.table.version).toBe(version + 1);
  });

  test('continues with the figures it began with, and its record names them', async () => {
    const { table } = await follow(id);
    const record = table.record()!;
    expect(record.packs).toEqual(table.created!.packs);
    expect(loadMatch(record).state()).toEqual(table.match!.state());
    if (game === 'eastern-wonders') return;
    const figures = record.packs.find(({ name }) => name === 'new-world')!;
    expect(figures.version).toBe('0.1.0');
    expect(figures.hash).not.toBe(namePack(PACKS['new-world']!).hash);
  });
});

describe.each(['east-to-west-2', 'east-to-west-3', 'eastern-wonders-solo', 'open'])(
  '%s, whose rules have changed',
  (game) => {
    const { id } = left[game]!;

    test('is closed when the server starts, without effect on ratings and without due jobs', async () => {
      const { db } = running.server.database;
      const row = await db
        .selectFrom('matches')
        .select(['stage', 'rated', 'decision'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ stage: 'over', rated: 0, decision: null });
      expect(await db.selectFrom('due').select('match').where('match', '=', id).execute()).toEqual([]);
      expect(await db.selectFrom('results').selectAll().where('match', '=', id).execute()).toEqual([]);
    });

    test('is reported as closed to its followers, and none of it is played', async () => {
      const { table, fault } = await follow(id);
      expect([table.stage, table.ending, table.rated, table.match, fault]).toEqual([
        'over',
        'rules',
        false,
        null,
        null,
      ]);
      const { rules } = findGame(table.created!.game);
      expect(table.unplayable!.message).toBe(
        `The match was played under version 1 of the rules of ${table.created!.game}; this engine plays version ${rules} and cannot replay it.`,
      );
    });

    test('accepts no choice any more', async () => {
      const token = left[game]!.tokens?.[0] ?? left['east-to-west-2']!.tokens[0];
      const match = await follow(id, token);
      await expect(match.choose([0])).rejects.toThrow('The match is over');
    });
  },
);
