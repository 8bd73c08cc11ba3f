import { Readable } from 'node:stream';

import {
  FastLuck,
  Features,
  findGame,
  GAMES,
  MOST_OPTIONS,
  SPICE_COUNT,
  startMatch,
  type GameId,
} from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import { Batch } from '../src/engine/batch.ts';
import { Input } from '../src/engine/input.ts';
import { ended, start } from './run.ts';

/** Frames as a program reads them. */
function read(frame: Buffer, { matches, seats, features, bits }: Batch['description']) {
  const kind = frame.readUInt32LE(0);
  const length = frame.readUInt32LE(4);
  const total = frame.readUInt32LE(8);
  let at = 12;
  const take = (count: number, bytes: number, number: (offset: number) => number): number[] => {
    const numbers = Array.from({ length: count }, (_, i) => number(at + i * bytes));
    at += count * bytes;
    return numbers;
  };
  const numbers = {
    rewards: take(matches * seats, 4, (offset) => frame.readFloatLE(offset)),
    scores: take(matches * seats, 2, (offset) => frame.readInt16LE(offset)),
    features: take(matches * features, bits / 8, (offset) =>
      bits === 8 ? frame.readInt8(offset) : frame.readInt16LE(offset),
    ),
  };
  at += at % 2;
  return {
    kind,
    ...numbers,
    whole: length === frame.length - 8,
    counts: take(matches, 2, (offset) => frame.readUInt16LE(offset)),
    seat: take(matches, 1, (offset) => frame.readUInt8(offset)),
    done: take(matches, 1, (offset) => frame.readUInt8(offset)),
    codes: take(total, 1, (offset) => frame.readUInt8(offset)),
  };
}

const newBatch = (game: GameId, seats: number, matches: number, features: boolean | 'bytes' = true): Batch =>
  new Batch(startMatch({ game, seats, seed: 'batch' }), matches, features);

describe.each(GAMES.map((game) => [game.id, game.seats[1]] as const))('a batch of %s', (game, seats) => {
  test('reports the same as the core: the seat to move, the options, the cells, the scores', () => {
    const batch = newBatch(game, seats, 2);
    const { core } = startMatch({ game, seats, seed: 'batch' });
    const { size, fields } = new Features(core);
    expect(batch.description).toMatchObject({ game, seats, matches: 2, features: size });
    expect(fields.reduce((end, { at, length }) => (at === end ? at + length : Number.NaN), 0)).toBe(size);
    const codes = new Int32Array(MOST_OPTIONS);
    for (let step = 0; step < 40; step++) {
      const sent = read(batch.frame(), batch.description);
      expect([sent.kind, sent.whole, sent.done]).toEqual([1, true, [0, 0]]);
      // A state rebuilt from the answer must offer the same options.
      const state = core.newState();
      let cell = 0;
      for (const { at, length, each } of fields) {
        for (let feature = at; feature < at + length; feature += each) {
          const numbers = sent.features.slice(feature, feature + each);
          const shift = each === SPICE_COUNT ? 8 : 1;
          state.cells[cell++] = each === 1 ? numbers[0]! : numbers.reduce((sum, n, i) => sum | (n << (i * shift)), 0);
        }
      }
      expect(cell).toBe(state.cells.length);
      expect(sent.seat[0]).toBe(state.actor);
      expect(sent.codes.slice(0, sent.counts[0])).toEqual([...codes.subarray(0, core.legal(state, codes))]);
      expect(sent.scores.slice(0, seats)).toEqual(Array.from({ length: seats }, (_, seat) => core.points(state, seat)));
      batch.choose(Uint8Array.of(sent.codes[0]!, sent.codes[sent.counts[0]!]!));
    }
  });
});

describe('a batch', () => {
  test('rewards the winner, reports the final scores, and continues with the next match', () => {
    const batch = newBatch('new-world', 3, 4, false);
    const luck = new FastLuck(1);
    let over = 0;
    for (let step = 0; over < 6; step++) {
      const sent = read(batch.frame(), batch.description);
      sent.done.forEach((done, match) => {
        const rewards = sent.rewards.slice(match * 3, match * 3 + 3);
        expect(rewards.reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(0, 6);
        expect(rewards.filter((reward) => reward === 1)).toHaveLength(done === 0 ? 0 : 1);
        const scores = sent.scores.slice(match * 3, match * 3 + 3);
        expect(done === 0 || scores[rewards.indexOf(1)] === Math.max(...scores)).toBe(true);
        over += Number(done !== 0);
      });
      let at = 0;
      const choices = sent.counts.map((count) => sent.codes[(at += count) - count + luck.draw(count)]!);
      batch.choose(Uint8Array.from(choices));
    }
    expect(over).toBeGreaterThanOrEqual(6);
  });

  test('plays the same matches again with the same seed and choices', () => {
    const [a, b] = [newBatch('spice-road', 2, 8), newBatch('spice-road', 2, 8)];
    for (let step = 0; step < 50; step++) {
      expect(a.frame().equals(b.frame())).toBe(true);
      const sent = read(a.frame(), a.description);
      let at = 0;
      const choices = Uint8Array.from(sent.counts, (count) => sent.codes[(at += count) - 1]!);
      a.choose(choices);
      b.choose(choices);
    }
  });

  test('refuses illegal choices without any change', () => {
    const batch = newBatch('eastern-wonders', 2, 3);
    const before = batch.frame();
    const { codes, counts } = read(before, batch.description);
    const choices = Uint8Array.of(codes[0]!, 255, codes[counts[0]! + counts[1]!]!);
    expect(() => batch.choose(choices)).toThrow(/^255 is not an option of match 1; allowed are /);
    expect(batch.frame().equals(before)).toBe(true);
  });
});

test('lines and blocks are read from whatever pieces they come in', async () => {
  const bytes = Buffer.from('{"a":1}\nxyzzy\0rest\ntoo long\nend');
  for (const size of [1, 3, 7, 100]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    const input = new Input(Readable.from(pieces));
    expect(await input.line(7)).toEqual({ text: '{"a":1}' });
    expect(String(await input.bytes(6))).toBe('xyzzy\0');
    expect(await input.line(7)).toEqual({ text: 'rest' });
    expect(await input.line(7)).toEqual({ fault: 'too-long' });
    expect(await input.line(7)).toEqual({ text: 'end' });
    expect(await input.line(7)).toBeNull();
    expect(await input.bytes(1)).toBeNull();
  }
});

test('the engine exchanges frames and goes back to lines', { timeout: 120_000 }, async () => {
  const child = start(['engine']);
  child.stderr.resume();
  const input = new Input(child.stdout);
  const line = async () => JSON.parse(((await input.line(1e6)) as { text: string }).text);
  const frame = async () => {
    const head = (await input.bytes(8))!;
    return { kind: head.readUInt32LE(0), body: (await input.bytes(head.readUInt32LE(4)))! };
  };
  const send = (kind: number, ...codes: number[]) =>
    child.stdin.write(Buffer.from([kind, 0, 0, 0, codes.length, 0, 0, 0, ...codes]));

  child.stdin.write('{"id":1,"do":"batch","game":"spice-road","seats":2,"matches":0,"luck":{"seed":"x"}}\n');
  expect((await line()).error).toEqual({
    code: 'bad-request',
    message: '"matches" is 1 to 4096, not 0.',
    where: 'matches',
  });
  child.stdin.write(
    '{"id":2,"do":"batch","game":"spice-road","seats":2,"matches":2,"luck":{"seed":"x"},"features":false}\n',
  );
  const { batch, id } = await line();
  expect([id, batch.matches, batch.features]).toEqual([2, 2, 0]);
  const first = await frame();
  expect(first.kind).toBe(1);
  send(1, 255, 255);
  const refused = await frame();
  expect(refused.kind).toBe(2);
  expect(JSON.parse(String(refused.body)).error.code).toBe('illegal-choice');
  send(1, 0);
  expect(JSON.parse(String((await frame()).body)).error.message).toMatch(/a byte each; these are 1 bytes/);
  send(7);
  expect(JSON.parse(String((await frame()).body)).error.message).toMatch(/not 7/);
  send(0);
  expect(await frame()).toEqual({ kind: 3, body: Buffer.alloc(0) });
  child.stdin.write('{"id":3,"do":"quit"}\n');
  expect(await line()).toEqual({ id: 3 });
  expect(await input.line(9)).toBeNull();
  expect(await ended(child)).toBe(0);
});

describe('features', () => {
  test.each(GAMES.map((game) => game.id))(
    'of %s fit into 8 bits but for turns and rounds, and nothing is cut',
    (game) => {
      const { core } = startMatch({ game, seats: findGame(game).seats[1], seed: 'wide' });
      const features = new Features(core);
      const row = new Int16Array(features.size);
      const state = core.newState();
      const luck = new FastLuck(3);
      core.deal(state, luck);
      const cut = new Set<string>();
      while (state.over === 0) {
        core.applyAtRandom(state, luck);
        features.write(state, row);
        for (const { name, at, length, each } of features.fields) {
          const numbers = row.subarray(at, at + length);
          const [least, most] = each === 1 ? [-128, 127] : [0, each === SPICE_COUNT ? 127 : 1];
          const fits = numbers.every((number) => number >= least! && number <= most!);
          if (!fits && !['turn', 'round'].includes(name)) cut.add(name);
        }
      }
      expect([...cut]).toEqual([]);
    },
  );

  test('in bytes are the same numbers, the largest cut off, whatever their number', () => {
    for (const matches of [1, 2, 3]) {
      const [wide, narrow] = [true, 'bytes' as const].map((features) => newBatch('spice-road', 3, matches, features));
      expect([wide!.description.bits, narrow!.description.bits]).toEqual([16, 8]);
      for (let step = 0; step < 600; step++) {
        const [one, other] = [wide!, narrow!].map((batch) => read(batch.frame(), batch.description));
        const cut = one!.features.map((number) => Math.max(-128, Math.min(127, number)));
        expect(other).toEqual({ ...one, features: cut });
        let at = 0;
        const choices = Uint8Array.from(one!.counts, (count) => {
          at += count;
          return one!.codes[at - count + ((step * 7) % count)]!;
        });
        wide!.choose(choices);
        narrow!.choose(choices);
      }
    }
  });

  test('updated incrementally equal those of the whole position', () => {
    const { core } = startMatch({ game: 'east-to-west-3', seats: 3, seed: 'features' });
    const features = new Features(core);
    const state = core.newState();
    const before = core.newState();
    const luck = new FastLuck(5);
    core.deal(state, luck);
    const kept = new Int16Array(features.size + 1).fill(-7);
    features.write(state, kept, 1);
    for (let decision = 0; decision < 200; decision++) {
      before.copy(state);
      core.applyAtRandom(state, luck);
      features.update(before.cells, state, kept, 1);
      const whole = new Int16Array(features.size + 1).fill(-7);
      features.write(state, whole, 1);
      expect(kept).toEqual(whole);
    }
  });
});
