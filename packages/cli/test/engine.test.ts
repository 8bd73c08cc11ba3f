import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import {
  EASTERN_WONDERS_MAP,
  FastLuck,
  GAMES,
  loadMatch,
  makeMapCode,
  PACKS,
  randomMap,
  startMatch,
} from '@windrose/rules';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { LONGEST_REQUEST } from '../src/engine/session.ts';
import { ended, start, windrose } from './run.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- an answer's fields are what these tests are about
type Answer = Record<string, any>;

/** A program at the other end of the pipe: sends a line, waits for the answer. */
class Client {
  readonly process: ChildProcessWithoutNullStreams = start(['engine']);
  readonly #lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();

  async send(line: string | Buffer): Promise<Answer> {
    this.process.stdin.write(line);
    this.process.stdin.write('\n');
    const { value } = await this.#lines.next();
    return JSON.parse(value as string) as Answer;
  }

  ask(request: Answer): Promise<Answer> {
    return this.send(JSON.stringify(request));
  }
}

let clients: Client[] = [];

function connect(): Client {
  const client = new Client();
  clients.push(client);
  return client;
}

afterEach(() => {
  for (const client of clients) client.process.kill('SIGKILL');
  clients = [];
});

const EASTERN_WONDERS = { do: 'new', game: 'eastern-wonders', seats: 2, luck: { seed: 'pipe' } };

describe.each(GAMES.map((game) => game.id))('a whole match of %s through the pipe', (game) => {
  test(
    'driven by its options alone, it comes to its end, and back from its record',
    { tags: game === 'east-to-west-3' ? [] : ['full'] },
    async () => {
      const engine = connect();
      const { seats } = GAMES.find(({ id }) => id === game)!;
      expect(await engine.ask({ do: 'new', game, seats: seats[1], luck: { seed: 'pipe' } })).toEqual({ version: 0 });
      const luck = new FastLuck(5);
      for (let version = 0; ; version++) {
        const { decision, options, over } = await engine.ask({ do: 'legal' });
        if (over) break;
        expect(decision).toEqual({ seat: expect.any(Number), kind: expect.any(String) });
        expect(options.length).toBeGreaterThan(0);
        const option = options[luck.draw(options.length)];
        expect(option).toMatchObject({ code: expect.any(Number), kind: expect.any(String), text: expect.any(String) });
        expect(option.text).not.toBe('');
        // Sometimes by its code, sometimes as the option itself, sometimes both.
        const { code, text, ...itself } = option;
        const asked = [{ code }, itself, { option: itself }, { code, text, ...itself }][version % 4]!;
        const answer = await engine.ask({ do: 'choose', ...asked });
        expect(answer).toEqual({ version: version + 1, events: expect.any(Array) });
      }
      const { state } = await engine.ask({ do: 'state' });
      expect(state).toMatchObject({ game, over: true, mover: null, decision: null });
      expect(state.seats).toHaveLength(seats[1]);
      const scores = await engine.ask({ do: 'scores' });
      expect(scores.winner).not.toBeNull();
      for (const { total, parts } of scores.seats) {
        expect(Object.values(parts as Record<string, number>).reduce((sum, points) => sum + points)).toBe(total);
      }

      const { record } = await engine.ask({ do: 'record' });
      const other = connect();
      expect(await other.ask({ do: 'load', record })).toEqual({ version: state.version });
      expect((await other.ask({ do: 'state' })).state).toEqual(state);
      expect(loadMatch(record).state()).toEqual(state);
    },
  );
});

describe('windrose engine', () => {
  test.each([
    [{ do: 'legl' }, 'Did you mean "legal"?'],
    [{ do: 'clone' }, 'Did you mean "save"?'],
    [{ do: 'actions' }, 'Did you mean "legal"?'],
    [{ cmd: 'new' }, 'The name of a request stands in "do", not in "cmd".'],
  ])('%j is answered with the request that is probably meant', async (request, hint) => {
    const { error } = await connect().ask(request);
    expect(error).toMatchObject({ code: 'bad-request', where: 'do', message: expect.stringContaining(hint) });
  });

  test('repeats the id of every request, whatever it is', async () => {
    const engine = connect();
    for (const id of [7, 'seven', null, { of: ['mine'] }]) {
      expect(await engine.ask({ id, ...EASTERN_WONDERS })).toEqual({ id, version: 0 });
      expect(await engine.ask({ id, do: 'fly' })).toMatchObject({ id, error: { code: 'bad-request' } });
    }
  });

  test('undoes one choice or several, but nothing revealed or answered by another seat', async () => {
    const engine = connect();
    await engine.ask(EASTERN_WONDERS);
    expect(await engine.ask({ do: 'undo' })).toMatchObject({ error: { code: 'cannot-undo' } });
    await engine.ask({ do: 'choose', kind: 'set', cubes: 'RR' });
    const before = await engine.ask({ do: 'state' });
    const { options } = await engine.ask({ do: 'legal' });
    expect(await engine.ask({ do: 'undo' })).toEqual({ version: 0 });
    await engine.ask({ do: 'choose', kind: 'set', cubes: 'RR' });
    expect(await engine.ask({ do: 'state' })).toEqual(before);
    await engine.ask({ do: 'choose', code: options[0].code });
    // The boat is set, the next seat is asked.
    const passed = await engine.ask({ do: 'undo' });
    expect(passed.error.message).toMatch(/the turn has passed/);
    for (const to of [5, -1, 2, 1.5]) {
      expect(await engine.ask({ do: 'undo', to })).toMatchObject({ error: { code: 'cannot-undo' } });
    }
    expect(await engine.ask({ do: 'undo', to: 'start' })).toMatchObject({
      error: { code: 'bad-request', where: 'to' },
    });
    expect((await engine.ask({ do: 'state' })).state.version).toBe(2);
  });

  test('a request made at another version changes nothing', async () => {
    const engine = connect();
    await engine.ask(EASTERN_WONDERS);
    const choice = { do: 'choose', kind: 'set', cubes: 'RR', version: 0 };
    expect(await engine.ask(choice)).toMatchObject({ version: 1 });
    expect(await engine.ask(choice)).toMatchObject({ error: { code: 'wrong-version' } });
    expect(await engine.ask({ do: 'undo', version: 0 })).toMatchObject({ error: { code: 'wrong-version' } });
    expect(await engine.ask({ do: 'undo', version: 1 })).toEqual({ version: 0 });
  });

  test('plays on an own map', async () => {
    const map = makeMapCode(randomMap(new FastLuck(3), EASTERN_WONDERS_MAP, 2));
    const engine = connect();
    expect(await engine.ask({ ...EASTERN_WONDERS, options: { map } })).toEqual({ version: 0 });
    const { state } = await engine.ask({ do: 'state' });
    expect(state.map).toHaveLength(26);
    expect(state.map[0].at).toMatch(/^\d+,\d+$/);
    const noPort = await engine.ask({ ...EASTERN_WONDERS, options: { map: map.replace('p', 'm') } });
    expect(noPort.error).toMatchObject({ code: 'bad-map', message: expect.stringContaining('needs exactly 4') });
    expect(await engine.ask({ do: 'state' })).toEqual({ state });
  });

  test('begins from a position it has reported, and refuses an impossible one', async () => {
    const engine = connect();
    await engine.ask({ ...EASTERN_WONDERS, game: 'spice-road' });
    for (let turn = 0; turn < 5; turn++) await engine.ask({ do: 'choose', code: 72 });
    const { position } = await engine.ask({ do: 'position' });
    expect(position).toMatchObject({ game: 'spice-road', seats: 2, options: {}, state: { round: 3, mover: 1 } });
    const before = [await engine.ask({ do: 'legal' }), await engine.ask({ do: 'scores' })];

    const other = connect();
    const { state, ...rest } = position;
    expect(await other.ask({ do: 'new', ...rest, luck: { seed: 'x' }, position: state })).toEqual({ version: 0 });
    expect([await other.ask({ do: 'legal' }), await other.ask({ do: 'scores' })]).toEqual(before);
    await other.ask({ do: 'choose', code: 72 });
    const { record } = await other.ask({ do: 'record' });
    const { state: after } = await other.ask({ do: 'state' });
    expect(await other.ask({ do: 'load', record })).toEqual({ version: 1 });
    expect((await other.ask({ do: 'state' })).state).toEqual(after);

    state.row[0] = state.row[1];
    const refused = await other.ask({ do: 'new', ...rest, luck: { seed: 'x' }, position: state });
    expect(refused.error).toMatchObject({ code: 'bad-position', where: 'state.row[1]' });
    const none = await other.ask({ do: 'new', ...rest, luck: { seed: 'x' }, position: 3 });
    expect(none.error).toMatchObject({ code: 'bad-position' });
  });

  describe('with own packs', () => {
    let folder: string;
    let file: string;
    const pack = { ...structuredClone(PACKS['eastern-wonders']!), version: 'mine' };

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'windrose-'));
      file = join(folder, 'pack.json');
      await writeFile(file, JSON.stringify(pack));
      await writeFile(join(folder, 'broken.json'), '{"pack": ');
    });

    afterAll(() => rm(folder, { recursive: true }));

    test('a file or the pack itself names it, and the record names the pack', async () => {
      const engine = connect();
      const records = [];
      for (const own of [file, pack, [file]]) {
        expect(await engine.ask({ ...EASTERN_WONDERS, options: { pack: own } })).toEqual({ version: 0 });
        records.push((await engine.ask({ do: 'record' })).record);
      }
      expect(records[0].packs[0]).toMatchObject({ name: 'eastern-wonders', version: 'mine' });
      expect(records[1]).toEqual(records[0]);
      expect(records[2]).toEqual(records[0]);
      expect(await engine.ask({ do: 'load', record: records[0] })).toEqual({ version: 0 });

      const other = connect();
      expect(await other.ask({ do: 'load', record: records[0] })).toMatchObject({ error: { code: 'bad-record' } });
      expect(await other.ask({ do: 'load', record: records[0], pack: file })).toEqual({ version: 0 });
    });

    test('a pack that cannot be read or is wrong is refused with its place', async () => {
      const engine = connect();
      const refused = async (own: unknown) => (await engine.ask({ ...EASTERN_WONDERS, options: { pack: own } })).error;
      expect(await refused(join(folder, 'gone.json'))).toMatchObject({ code: 'bad-pack' });
      expect(await refused(join(folder, 'broken.json'))).toMatchObject({ code: 'bad-pack' });
      expect(await refused(folder)).toMatchObject({ code: 'bad-pack' });
      expect(await refused('-')).toMatchObject({ code: 'bad-pack' });
      expect(await refused({ pack: 'chess' })).toMatchObject({ code: 'bad-pack' });
      expect(await refused(7)).toMatchObject({ code: 'bad-request' });
      const tiles = [{ ...(pack as Answer).marketTiles[0], give: 'Q' }, ...(pack as Answer).marketTiles.slice(1)];
      expect(await refused({ ...pack, marketTiles: tiles })).toMatchObject({
        code: 'bad-pack',
        message: expect.stringContaining('"Q" is not a colour of cube'),
        where: 'eastern-wonders.marketTiles[0].give',
      });
    });
  });

  test('wrong input of every kind is answered with an error and changes nothing', async () => {
    const engine = connect();
    for (const name of ['state', 'legal', 'choose', 'undo', 'scores', 'record']) {
      expect(await engine.ask({ do: name, ...(name === 'choose' ? { code: 0 } : {}) })).toMatchObject({
        error: { code: 'no-match' },
      });
    }
    await engine.ask(EASTERN_WONDERS);
    await engine.ask({ do: 'choose', kind: 'set', cubes: 'RR' });
    const before = await engine.ask({ do: 'state' });
    const { record } = await engine.ask({ do: 'record' });

    const wrong: [unknown, string][] = [
      [null, 'bad-request'],
      [[], 'bad-request'],
      ['legal', 'bad-request'],
      [{}, 'bad-request'],
      [{ do: 'toString' }, 'bad-request'],
      [{ do: '__proto__' }, 'bad-request'],
      [{ do: ['legal'] }, 'bad-request'],
      [{ do: 'LEGAL' }, 'bad-request'],
      [{ ...EASTERN_WONDERS, game: 'chess' }, 'unknown-game'],
      [{ ...EASTERN_WONDERS, game: undefined }, 'unknown-game'],
      [{ ...EASTERN_WONDERS, seats: 5 }, 'bad-seats'],
      [{ ...EASTERN_WONDERS, seats: '2' }, 'bad-seats'],
      [{ ...EASTERN_WONDERS, luck: undefined }, 'bad-request'],
      [{ ...EASTERN_WONDERS, luck: 'pipe' }, 'bad-request'],
      [{ ...EASTERN_WONDERS, luck: { seed: 5 } }, 'bad-request'],
      [{ ...EASTERN_WONDERS, options: [] }, 'bad-options'],
      [{ ...EASTERN_WONDERS, options: { colour: 'red' } }, 'bad-options'],
      [{ ...EASTERN_WONDERS, options: { covered: 'yes' } }, 'bad-options'],
      [{ ...EASTERN_WONDERS, game: 'new-world', options: { covered: true } }, 'bad-options'],
      [{ ...EASTERN_WONDERS, options: { map: 'pp.q' } }, 'bad-map'],
      [{ do: 'choose' }, 'bad-request'],
      [{ do: 'choose', code: '1' }, 'bad-request'],
      [{ do: 'choose', code: null }, 'bad-request'],
      [{ do: 'choose', at: 'C3' }, 'bad-request'],
      [{ do: 'choose', kind: { boat: 1 } }, 'bad-request'],
      [{ do: 'choose', option: 'boat' }, 'bad-request'],
      [{ do: 'choose', kind: 'boat', at: 'x'.repeat(1000) }, 'bad-request'],
      [{ do: 'choose', code: 255 }, 'illegal-choice'],
      [{ do: 'choose', code: -1 }, 'illegal-choice'],
      [{ do: 'choose', code: 0.5 }, 'illegal-choice'],
      [{ do: 'choose', kind: 'boat' }, 'illegal-choice'],
      [{ do: 'choose', kind: 'boat', at: 'A1' }, 'illegal-choice'],
      [{ do: 'choose', kind: 'boat', at: 'C3', leave: '' }, 'illegal-choice'],
      [{ do: 'choose', code: 9, kind: 'boat', at: 'E3' }, 'illegal-choice'],
      [{ do: 'load' }, 'bad-record'],
      [{ do: 'load', record: 'match.json' }, 'bad-record'],
      [{ do: 'load', record: { ...record, rules: 0 } }, 'bad-record'],
      [{ do: 'load', record: { ...record, codes: [0, 300] } }, 'bad-record'],
      [{ do: 'load', record: { ...record, game: 'chess' } }, 'unknown-game'],
      [{ do: 'load', record, pack: false }, 'bad-request'],
    ];
    for (const [request, code] of wrong) {
      const answer = await engine.send(JSON.stringify(request));
      expect({ request, code: answer.error?.code }).toEqual({ request, code });
      expect(answer.error.message).toMatch(/^\S.*[.?]$/);
    }
    const lines: (string | Buffer)[] = ['', '   ', '{', '{"do": "legal"', 'undefined', "{'do': 'legal'}", 'NaN'];
    lines.push('['.repeat(100_000), Buffer.from([0xff, 0xfe, 0x7b]), '\u0000');
    for (const line of lines) {
      expect(await engine.send(line)).toMatchObject({ error: { code: 'bad-json' } });
    }
    expect(await engine.ask({ do: 'state' })).toEqual(before);
    expect(await engine.ask({ do: 'record' })).toEqual({ record });
  });

  test('a choice that a rule forbids is refused with the number of the rule', async () => {
    const engine = connect();
    await engine.ask({ do: 'new', game: 'spice-road', seats: 2, luck: { seed: 'rules' } });
    const { error } = await engine.ask({ do: 'choose', kind: 'acquire', slot: 5 });
    expect([error.code, error.rule]).toEqual(['illegal-choice', 'SR-8']);
    expect(await engine.ask({ do: 'undo' })).toMatchObject({ error: { code: 'cannot-undo', rule: 'SH-19r' } });
    const unknown = await engine.ask({ do: 'choose', code: 999 });
    expect([unknown.error.code, 'rule' in unknown.error]).toEqual(['illegal-choice', false]);
  });

  test('a choice with a field that resembles none is done with a warning, unless the request is strict', async () => {
    const engine = connect();
    await engine.ask(EASTERN_WONDERS);
    const refused = (name: string) => ({ error: { code: 'bad-request', where: name } });
    expect(await engine.ask({ do: 'choose', code: 0, bla: 3, strict: true })).toMatchObject(refused('bla'));
    expect(await engine.ask({ do: 'choose', code: 0, versoin: 7 })).toMatchObject(refused('versoin'));
    const option = { kind: 'set', cubes: 'RR' };
    expect(await engine.ask({ do: 'choose', option, versoin: 7 })).toMatchObject(refused('versoin'));
    expect(await engine.ask({ do: 'choose', code: 0, bla: 3 })).toMatchObject({
      version: 1,
      warnings: [expect.stringMatching(/^"bla" is not a field of "choose"; it knows /)],
    });
  });

  test('a huge line is refused without being kept, and the next one answered', async () => {
    const engine = connect();
    const half = Buffer.alloc(LONGEST_REQUEST / 2 + 1, 'x');
    engine.process.stdin.write(half);
    expect(await engine.send(half)).toMatchObject({ error: { code: 'too-long' } });
    expect(await engine.ask(EASTERN_WONDERS)).toEqual({ version: 0 });
  });

  test('answers come in order, one a line, also when many requests come at once', async () => {
    const requests = Array.from({ length: 200 }, (_, id) => JSON.stringify({ id, ...EASTERN_WONDERS }));
    const { out, err, code } = await windrose(['engine'], requests.join('\r\n'));
    const answers = out.trimEnd().split('\n');
    expect(answers.map((line) => JSON.parse(line).id)).toEqual(requests.map((_, id) => id));
    expect([err, code]).toEqual(['', 0]);
  });

  test('a client that goes with answers pending is no fault', async () => {
    const main = fileURLToPath(new URL('../src/engine/main.ts', import.meta.url));
    const child = spawn(process.execPath, [main]);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.write('{"do":"info"}\n'.repeat(5000));
    expect(await ended(child)).toBe(0);
    expect(err).toBe('');
  });

  test('ends with quit, and with the end of the input', async () => {
    const engine = connect();
    expect(await engine.ask({ id: 1, do: 'quit' })).toEqual({ id: 1 });
    expect(await ended(engine.process)).toBe(0);
    const unfinished = await windrose(['engine'], '{"do":"quit"}\n{"do":"state"}\n');
    expect([unfinished.out, unfinished.code]).toEqual(['{}\n', 0]);
    expect(await windrose(['engine'])).toEqual({ out: '', err: '', code: 0 });
  });

  test('the same seed gives the same match as the typed face', async () => {
    const engine = connect();
    await engine.ask(EASTERN_WONDERS);
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'pipe' });
    expect((await engine.ask({ do: 'state' })).state).toEqual(match.state());
    expect((await engine.ask({ do: 'record' })).record).toEqual(match.record());
  });
});
