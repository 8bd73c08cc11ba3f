import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import { luckHashOf, mixLuck } from '@windrose/protocol';
import {
  FastLuck,
  GAMES,
  makeNotation,
  type Match,
  type MatchRequest,
  PACKS,
  sha256Text,
  startMatch,
} from '@windrose/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { MAIN, windrose } from './run.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windrose-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** A match played at random to its end, with occasional undos. */
function randomMatch(request: MatchRequest): Match {
  const match = startMatch(request);
  const luck = new FastLuck(7);
  while (!match.over) {
    const options = match.legal();
    match.choose(options[luck.draw(options.length)]!.code);
    if (luck.draw(20) === 0 && match.undoableTo < match.version) match.undo();
  }
  return match;
}

const EASTERN_WONDERS = { game: 'eastern-wonders', seats: 2, seed: 'replay' } as const;

/** A program that makes its standard input one that never waits, and starts `windrose` with it. */
const SHARING = `
import { spawn } from 'node:child_process';
process.stdin.on('data', () => {});
process.stdin.pause();
spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' }).on('exit', (code) => process.exit(code));
console.error('started');
`;

test('a match is awaited on a standard input that another program shares and that never waits', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SHARING, MAIN, 'replay', '-', '--as', 'record'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const record = JSON.stringify(startMatch(EASTERN_WONDERS).record());
  const [out, err] = [textOf(child.stdout), textOf(child.stderr)];
  // Longer than the command takes to start: it reads before there is anything.
  await setTimeout(2000);
  child.stdin.end(record);
  expect([await err, await out]).toEqual(['started\n', `${record}\n`]);
});

describe.each(GAMES.map((game) => game.id))('a match of %s', (game) => {
  test(
    'prints the same from its record and from its notation',
    { tags: game === 'sand-to-sea' ? [] : ['full'] },
    async () => {
      const match = randomMatch({ game, seats: GAMES.find(({ id }) => id === game)!.seats[1], seed: 'replay' });
      const [record, notation] = await Promise.all([
        windrose(['replay', '-', '--steps'], JSON.stringify(match.record())),
        windrose(['replay', '-', '--steps'], makeNotation(match)),
      ]);
      expect([record.err, record.code]).toEqual(['', 0]);
      expect(notation).toEqual(record);
      for (const { total } of match.scores().seats) expect(record.out).toMatch(new RegExp(`\\b${total}\\b`));
      expect(record.out).toContain(`${match.round}.${match.seats}`);
    },
  );
});

describe('windrose replay', () => {
  test('prints a line per turn, the scores and the winner', async () => {
    const match = randomMatch(EASTERN_WONDERS);
    const { out, code } = await windrose(['replay', await file('match.json', JSON.stringify(match.record()))]);
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toBe('Eastern Wonders');
    expect(lines[1]).toMatch(/^0\.2 {3}Player 2 starts with .* Player 2 starts at [A-E]\d\.$/);
    expect(lines.filter((line) => /^[1-9]\d*\.[12] /.test(line))).toHaveLength(match.round * 2);
    expect(out).toMatch(/^Orders +\d+ +\d+$/m);
    const { seats } = match.scores();
    expect(out).toMatch(new RegExp(`^Total +${seats[0]!.total} +${seats[1]!.total}$`, 'm'));
    expect(out).toMatch(/Player [12] wins with/);
  });

  test('prints each choice with --steps, and in Polish with --lang pl', async () => {
    const path = await file('match.txt', makeNotation(randomMatch(EASTERN_WONDERS)));
    const { out } = await windrose(['replay', path, '--steps', '--lang', 'pl']);
    expect(out).toMatch(/^0\.2 {3}Gracz 2: weź na początek/m);
    expect(out).toMatch(/^ +→ Gracz 2/m);
  });

  test('breaks lines at words in a narrow window', { tags: 'full' }, async () => {
    const path = await file('match.txt', makeNotation(randomMatch(EASTERN_WONDERS)));
    for (const lang of ['en', 'pl']) {
      const { out } = await windrose(['replay', path, '--steps', '--lang', lang], '', { COLUMNS: '60' });
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
    }
  });

  test('prints everything as JSON', async () => {
    const match = randomMatch(EASTERN_WONDERS);
    const path = await file('match.json', JSON.stringify(match.record()));
    const { out } = await windrose(['replay', path, '--json', '--steps']);
    const printed = JSON.parse(out);
    expect(printed).toMatchObject({ game: 'eastern-wonders', seats: 2, version: match.version, over: true });
    expect(printed.scores).toEqual(match.scores());
    expect(printed.choices).toHaveLength(match.version);
    expect(printed.turns[0]).toMatchObject({ turn: '0.2', choices: [{ seat: 1 }, { seat: 1 }] });
  });

  test('warns of fields that a record does not have', async () => {
    const record = randomMatch({ game: 'spice-road', seats: 2, seed: 'x' }).record();
    const path = await file('strange.json', JSON.stringify({ ...record, codez: [1] }));
    const { code, err } = await windrose(['replay', path]);
    expect([code, err]).toEqual([0, `Warning: ${path}: "codez" is not a field of a record; did you mean "codes"?\n`]);
    expect((await windrose(['review', '--help'])).out).toContain('analyse|review');
  });

  test('turns a record into notation and back', async () => {
    const match = randomMatch(EASTERN_WONDERS);
    const text = await windrose(['replay', '-', '--as', 'notation'], JSON.stringify(match.record()));
    expect(text.out).toBe(makeNotation(match));
    const back = await windrose(['replay', '-', '--as', 'record'], text.out);
    expect(JSON.parse(back.out)).toEqual(match.record());
  });

  test('prints an unfinished match, even one without a choice', async () => {
    const { out, code } = await windrose(['replay', '-'], JSON.stringify(startMatch(EASTERN_WONDERS).record()));
    expect(code).toBe(0);
    expect(out).not.toContain('wins');
  });

  test('a match played with an own pack needs that pack', { tags: 'full' }, async () => {
    const own = { ...structuredClone(PACKS['eastern-wonders']!), version: 'mine' };
    const record = JSON.stringify(randomMatch({ ...EASTERN_WONDERS, packs: [own] }).record());
    const without = await windrose(['replay', '-'], record);
    expect(without.code).toBe(1);
    expect(without.err).toContain('the pack "eastern-wonders" version mine');
    const pack = await file('own.json', JSON.stringify(own));
    const withPack = await windrose(['replay', '-', '--pack', pack], record);
    expect(withPack.code).toBe(0);
  });
});

describe('a damaged or foreign file is refused with the place and the reason', () => {
  const match = randomMatch(EASTERN_WONDERS);
  const record = match.record();
  const notation = makeNotation(match);
  const cases: [string, string, RegExp][] = [
    ['nothing', '', /Line 1: the text is empty/],
    ['a foreign text', 'Dear diary', /Line 1: a notation begins with/],
    ['a foreign JSON', '{"moves": []}', /windrose: This is no Windrose record of format 1/],
    ['JSON cut off', JSON.stringify(record).slice(0, 300), /this is not JSON: .* at position 300/],
    [
      'other rules',
      JSON.stringify({ ...record, rules: 99 }),
      /rules: The match was played under version 99 of the rules of eastern-wonders/,
    ],
    ['an unknown game', JSON.stringify({ ...record, game: 'chess' }), /There is no game "chess"/],
    ['too many seats', JSON.stringify({ ...record, seats: 9 }), /played with 2 to 4 seats, not with 9/],
    [
      'a choice that is none',
      JSON.stringify({ ...record, codes: [1, 'x'] }),
      /codes\[1\]: Choice 2 of the record is "x"/,
    ],
    [
      'an illegal choice',
      JSON.stringify({ ...record, codes: [0, 255] }),
      /codes\[1\]: Choice 2 of the record is not possible/,
    ],
    ['an undo too far', JSON.stringify({ ...record, codes: [-9] }), /codes\[0\]: .*Nothing can be taken back/],
    [
      'a foreign pack',
      JSON.stringify({ ...record, packs: [{ ...record.packs[0], hash: '00' }] }),
      /packs: .*not at hand/,
    ],
    [
      'a word that is not an option',
      notation.replace(/^0\.2 \S+/m, '0.2 =BBB'),
      /Line 9: "=BBB" is not an option of the decision "set"/,
    ],
    ['a broken header', notation.replace('[Seats 2]', '[Seats two]'), /Line 3: the value of Seats is not JSON/],
    ['bytes', '\u0000\u0001\uFFFD'.repeat(50), /Line 1: a notation begins with/],
  ];

  test.each(cases)('%s', { tags: 'full' }, async (_, content, reason) => {
    const { out, err, code } = await windrose(['replay', '-'], content);
    expect([out, code]).toEqual(['', 1]);
    expect(err).toMatch(/^-: /);
    expect(err).toMatch(reason);
    expect(err.trimEnd()).not.toContain('\n');
  });

  test('prints JSON too, where a program reads it', async () => {
    const { out, code } = await windrose(['replay', '-', '--json'], 'Dear diary');
    expect(code).toBe(1);
    expect(JSON.parse(out).error).toMatchObject({ message: expect.stringContaining('Line 1'), exitCode: 1 });
  });

  test('a file that is not there, and a folder', async () => {
    const missing = await windrose(['replay', join(folder, 'gone.json')]);
    expect([missing.code, missing.err]).toEqual([1, `${join(folder, 'gone.json')}: there is no such file.\n`]);
    const dir = await windrose(['replay', folder]);
    expect([dir.code, dir.err]).toEqual([1, `${folder}: this is a folder.\n`]);
  });
});

describe('the luck of an online match', () => {
  const match = randomMatch({ game: 'spice-road', seats: 2, seed: 'a secret' });
  const online = (over: object = {}): string =>
    JSON.stringify({
      ...match.record(),
      luck: { seed: 'a secret', hash: sha256Text('a secret'), told: match.draws(), ...over },
    });

  test('is fair if the secret matches the published hash, and leads to the recorded draws', async () => {
    const { code, out } = await windrose(['replay', await file('fair.json', online()), '--verify', '--json']);
    expect([code, JSON.parse(out).luck]).toEqual([0, 'fair']);
  });

  describe('with a part of every player', () => {
    const server = 'f'.repeat(64);
    const parts = ['a', 'b'].map((digit, seat) => {
      const part = digit.repeat(64);
      return { seat, part, hash: luckHashOf(part) };
    });
    const seed = mixLuck(server, parts);
    const mixed = randomMatch({ game: 'spice-road', seats: 2, seed });
    const luck = { seed, server, parts, hash: sha256Text(server), told: mixed.draws() };
    const other = 'c'.repeat(64);
    const changed = (change: object) => [parts[0], { ...parts[1], ...change }];

    test.each([
      ['as it was', {}, 'fair'],
      ['one part changed', { parts: changed({ part: other }) }, 'other-parts'],
      ['one part changed with its hash', { parts: changed({ part: other, hash: luckHashOf(other) }) }, 'other-parts'],
      ['one hash changed', { parts: changed({ hash: luckHashOf(other) }) }, 'other-parts'],
      ['one part of another seat', { parts: changed({ seat: 2 }) }, 'other-parts'],
      ['one part left out', { parts: parts.slice(0, 1) }, 'other-parts'],
      ['all parts left out', { parts: [] }, 'other-parts'],
      ['the part of the server changed', { server: other }, 'other-secret'],
      ['the part of the server changed with its hash', { server: other, hash: sha256Text(other) }, 'other-parts'],
    ])('%s', async (name, over, finding) => {
      const record = { ...mixed.record(), luck: { ...luck, ...over } };
      const path = await file(`${name}.json`, JSON.stringify(record));
      const { code, out } = await windrose(['replay', path, '--verify', '--json']);
      expect([code, JSON.parse(out).luck]).toEqual([finding === 'fair' ? 0 : 1, finding]);
    });

    test('is told in a sentence', async () => {
      const record = { ...mixed.record(), luck: { ...luck, parts: changed({ part: other }) } };
      const { code, out } = await windrose(['replay', await file('told.json', JSON.stringify(record)), '--verify']);
      expect([code, out]).toEqual([
        1,
        expect.stringMatching(/^A part of the luck is missing, came too late, or does not/),
      ]);
    });
  });

  test('is asked for with the file first; a file is no hash', async () => {
    const path = await file('first.json', online());
    const { code, err } = await windrose(['replay', '--verify', path]);
    expect([code, err]).toEqual([2, expect.stringContaining('The file comes first: replay FILE --verify.')]);
    expect(err).not.toContain('missing required argument');
  });

  test('is found out if another secret was used, or something else was drawn', async () => {
    const [first, ...others] = match.draws();
    const draws = [first!.with(1, first![1]! + 1), ...others];
    for (const [name, over, hash, luck] of [
      ['secret', { hash: sha256Text('another') }, [], 'other-secret'],
      ['noted', {}, [sha256Text('noted before')], 'other-secret'],
      ['draws', { told: draws }, [], 'other-draws'],
    ] as const) {
      const path = await file(`${name}.json`, online(over));
      const { code, out } = await windrose(['replay', path, '--json', '--verify', ...hash]);
      expect([code, JSON.parse(out).luck]).toEqual([1, luck]);
    }
  });
});
