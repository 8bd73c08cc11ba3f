import { createBot, LEVELS, mostIterations } from '@windrose/bots';
import { FastLuck, GAMES, startMatch } from '@windrose/rules';
import { expect, test } from 'vitest';

import { Batch } from '../src/engine/batch.ts';
import { FIELDS } from '../src/engine/fields.ts';
import { readBot } from '../src/engine/partner.ts';
import { Positions } from '../src/engine/positions.ts';
import { EngineSession } from '../src/engine/session.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- an answer's fields are what these tests are about
type Answer = Record<string, any>;

function open(strict = false) {
  const session = new EngineSession({ strict });
  return (request: Answer): Answer => session.answer(JSON.stringify(request)) as Answer;
}

const NEW = { do: 'new', game: 'spice-road', seats: 2, luck: { seed: 'partner' } };

test('info names every game, level and request', () => {
  const { info } = open()({ do: 'info' });
  // Custom games that other tests of this thread have registered come after ours.
  expect(info.games.slice(0, GAMES.length).map(({ id }: Answer) => id)).toEqual(GAMES.map(({ id }) => id));
  expect(info.levels).toEqual(LEVELS);
  expect(info.requests).toEqual(Object.keys(FIELDS));
});

test('an unknown field is warned of with the nearest known one, and refused when strict', () => {
  const ask = open();
  expect(ask({ ...NEW, option: {} })).toEqual({
    version: 0,
    warnings: ['"option" is not a field of "new"; did you mean "options"?'],
  });
  expect(ask({ ...NEW, strict: true, option: {} }).error).toEqual({
    code: 'bad-request',
    message: '"option" is not a field of "new"; did you mean "options"?',
    where: 'option',
  });
  expect(open(true)({ do: 'state', x: 1 }).error).toMatchObject({ code: 'bad-request', where: 'x' });
  expect(ask({ do: 'sate' }).error.message).toContain('Did you mean "state"?');
});

/** A session in which a match has come some turns far. */
function midway(game: string, seats: number) {
  const ask = open();
  ask({ ...NEW, game, seats });
  for (let n = 0; n < 80; n++) {
    const { options } = ask({ do: 'legal' });
    ask({ do: 'choose', code: options[n % options.length].code });
  }
  return ask;
}

test.each(GAMES.map(({ id, seats }) => [id, seats[1]] as const))(
  'positions and records of %s as they are answered have no unknown field',
  (game, seats) => {
    const ask = midway(game, seats);
    const { position } = ask({ do: 'position' });
    const { state, ...rest } = position;
    const luck = { seed: 'x' };
    expect(ask({ do: 'new', strict: true, ...rest, luck, position: state })).toEqual({ version: 0 });
    const { record } = ask({ do: 'record' });
    expect(ask({ do: 'load', strict: true, record })).toEqual({ version: 0 });
    expect(ask({ do: 'load', strict: true, record: midway(game, seats)({ do: 'record' }).record })).toEqual({
      version: 80,
    });
  },
);

test('a misspelt field inside a position, a luck or a record is warned of, and refused when strict', () => {
  const ask = midway('eastern-wonders', 2);
  const { position } = ask({ do: 'position' });
  const { state, ...rest } = position;
  const seats = state.seats.map((seat: Answer) => ({ ...seat, clamed: [] }));
  const request = { do: 'new', ...rest, luck: { seed: 'x', tolled: [] }, position: { ...state, seats, stal: 3 } };
  const warnings = [
    '"luck.tolled" is not a field of "luck"; it knows seed',
    '"state.seats[0].clamed" is not a field of a position; did you mean "claimed"?',
    '"state.seats[1].clamed" is not a field of a position; did you mean "claimed"?',
    '"state.stal" is not a field of a position; did you mean "stall"?',
  ];
  expect(ask(request)).toEqual({ version: 0, warnings });
  expect(ask({ ...request, luck: { sed: 'x' } }).error.message).toMatch(/ Did you mean "seed"\?$/);
  const bots = { 1: { level: 'captain', iteratoins: 3 } };
  expect(open()({ ...NEW, do: 'batch', bots }).warnings).toEqual([
    '"bots.1.iteratoins" is not a field of a bot; did you mean "iterations"?',
  ]);
  const { record } = ask({ do: 'record' });
  const before = ask({ do: 'state' });
  expect(ask({ ...request, luck: { seed: 'x' }, strict: true })).toEqual({
    error: { code: 'bad-request', message: warnings[1], where: 'state.seats[0].clamed' },
  });
  const wrong = { ...record, sets: 2, luck: { ...record.luck, hsah: 'x' }, position: { ...state, ruond: 4 } };
  expect(ask({ do: 'load', strict: true, record: wrong }).error).toEqual({
    code: 'bad-request',
    message: '"luck.hsah" is not a field of a record; did you mean "hash"?',
    where: 'luck.hsah',
  });
  expect(ask({ do: 'state' })).toEqual(before);
  expect(ask({ do: 'load', record: wrong }).warnings).toEqual([
    '"luck.hsah" is not a field of a record; did you mean "hash"?',
    '"sets" is not a field of a record; did you mean "seats"?',
    '"position.ruond" is not a field of a position; did you mean "round"?',
  ]);
});

test('a position sent as it was answered is not dealt afresh: its table belongs under "position"', () => {
  const ask = midway('spice-road', 2);
  const { position } = ask({ do: 'position' });
  const before = ask({ do: 'record' });
  expect(ask({ do: 'new', ...position, luck: { seed: 'x' } }).error).toEqual({
    code: 'bad-request',
    message: '"state" is not a field of "new"; did you mean "position"?',
    where: 'state',
  });
  expect(ask({ do: 'record' })).toEqual(before);
});

test('a choice with a misspelt field names the field that was meant', () => {
  const ask = open();
  ask({ ...NEW, game: 'eastern-wonders' });
  const refused = (request: Answer, message: string, where: string): void =>
    expect(ask({ do: 'choose', ...request }).error).toEqual({ code: 'bad-request', message, where });
  refused({ cod: 1 }, '"cod" is not a field of "choose"; did you mean "code"?', 'cod');
  refused({ code: 1, verson: 0 }, '"verson" is not a field of "choose"; did you mean "version"?', 'verson');
  refused({ kind: 'set', cubse: 'RR' }, '"cubse" is not a field of "choose"; did you mean "cubes"?', 'cubse');
  refused(
    { option: { kind: 'set', cubse: 'RR' } },
    '"cubse" is not a field of an option; did you mean "cubes"?',
    'cubse',
  );
  refused(
    { option: { kind: 'set', cubes: 'RR' }, verson: 0, strict: true },
    '"verson" is not a field of "choose"; did you mean "version"?',
    'verson',
  );
  // A field of another decision is none that is misspelt.
  expect(ask({ do: 'choose', kind: 'pay', cube: 'Y', to: 1 }).error.code).toBe('illegal-choice');
  expect(ask({ do: 'choose', kind: 'set', cubes: 'RR', text: 'any' }).version).toBe(1);
});

test('a request that deletes something is refused if it has an unknown field', () => {
  const ask = midway('new-world', 2);
  const first = ask({ do: 'save' }).saved;
  const before = ask({ do: 'record' });
  expect(ask({ do: 'undo', too: 1 }).error).toEqual({
    code: 'bad-request',
    message: '"too" is not a field of "undo"; did you mean "to"?',
    where: 'too',
  });
  expect(ask({ do: 'forget', save: 0 }).error.message).toBe('"save" is not a field of "forget"; did you mean "saved"?');
  expect(ask({ do: 'restore', saved: 1 }).error.message).toBe(
    `No match is saved under the number 1; the only one has the number ${first}.`,
  );
  expect(ask({ do: 'record' })).toEqual(before);
  expect(ask({ do: 'restore', saved: first }).error).toBeUndefined();
  // The unknown field is named even if something else is wrong as well.
  expect(ask({ do: 'restore', save: first })).toMatchObject({
    error: { where: 'saved' },
    warnings: ['"save" is not a field of "restore"; did you mean "saved"?'],
  });
});

test('asking a level for more iterations than it searches gives a warning', () => {
  const ask = open();
  ask(NEW);
  const thought = ask({ do: 'think', level: 'captain', iterations: 500, strict: true });
  const most = mostIterations(startMatch({ game: 'spice-road', seats: 2, seed: '' }).core, 'captain')!;
  expect(thought.iterations).toBe(most);
  expect(thought.warnings).toEqual([
    `"iterations" is 500; a captain searches ${most} at most, an admiral as many as it is given`,
  ]);
  for (const request of [{ level: 'captain', iterations: most }, { level: 'captain' }, { iterations: most + 1 }]) {
    expect(ask({ do: 'think', ...request }).warnings).toBeUndefined();
  }
});

test('a choice is answered with the next options where that is asked for', () => {
  const ask = open();
  ask(NEW);
  const [option] = ask({ do: 'legal' }).options;
  const answer = ask({ do: 'choose', code: option.code, legal: true });
  expect({ decision: answer.decision, options: answer.options }).toEqual(ask({ do: 'legal' }));
});

test.each(LEVELS)('a %s says what it would choose, and a match can be played to its end with it', (level) => {
  const ask = open();
  ask({ ...NEW, game: 'new-world' });
  let left = 40;
  while (left-- > 0) {
    const answer = ask({ do: 'bot', level, iterations: 1, seed: 'x' });
    expect(answer.option.code).toBe(answer.code);
    expect(answer.text).not.toBe('');
    const chosen = ask({ do: 'choose', code: answer.code });
    expect(chosen.error).toBeUndefined();
  }
});

test('the analysis of a bot comes as lines with values, the best first', () => {
  const ask = open();
  ask(NEW);
  const thought = ask({ do: 'think', iterations: 20, lines: 2 });
  expect(thought.lines).toHaveLength(2);
  expect(thought.lines[0].code).toBe(thought.code);
  for (const { win, scores, line } of thought.lines) {
    expect(win[0] + win[1]).toBeCloseTo(1);
    expect(scores).toHaveLength(2);
    expect(line[0].text).not.toBe('');
  }
  expect(ask({ do: 'think', level: 'admirl' }).error).toMatchObject({
    code: 'bad-options',
    where: 'level',
    message: expect.stringContaining('Did you mean "admiral"?'),
  });
  expect(ask({ do: 'bot', ms: -1 }).error.where).toBe('ms');
});

test('a saved match is restored with its history, as often as wanted', () => {
  const ask = open();
  ask(NEW);
  for (let i = 0; i < 5; i++) ask({ do: 'choose', code: ask({ do: 'legal' }).options[0].code });
  const before = ask({ do: 'record' });
  const { saved } = ask({ do: 'save' });
  for (let again = 0; again < 2; again++) {
    ask({ do: 'choose', code: ask({ do: 'legal' }).options.at(-1).code });
    expect(ask({ do: 'restore', saved })).toEqual({ version: 5 });
    expect(ask({ do: 'record' })).toEqual(before);
  }
  expect(ask({ do: 'forget', saved })).toEqual({ saved: 0 });
  expect(ask({ do: 'restore', saved }).error.message).toBe('No match is saved under the number 0; none is saved.');
});

test('a legend names the code of every option that comes up', () => {
  const ask = open();
  ask(NEW);
  const { legend } = ask({ do: 'legend' });
  const luck = new FastLuck(3);
  for (let i = 0; i < 200; i++) {
    const { options, decision, over } = ask({ do: 'legal' });
    if (over) break;
    const phases = legend.phases.filter(({ kind }: Answer) => kind === decision.kind);
    for (const { code, kind } of options) {
      expect(phases.flatMap(({ codes }: Answer) => codes)).toContainEqual(expect.objectContaining({ code, kind }));
    }
    ask({ do: 'choose', code: options[luck.draw(options.length)].code });
  }
  expect(legend.features.fields[0]).toMatchObject({ name: 'phase', at: 0 });
});

test.each(GAMES.map(({ id, seats }) => [id, seats[0]] as const))(
  'positions of %s lead from choice to choice, chance named draw by draw',
  (game, seats) => {
    const match = startMatch({ game, seats, seed: 'tree' });
    // At sea only a claim reveals something: a bot plays until one is possible.
    const bot = createBot({ core: match.core, seed: 1 });
    const claim = () => match.legal().find(({ kind }) => kind === 'claim');
    while (game.startsWith('eastern-wonders') && !claim()) match.choose(bot.chooseFor(match));
    const positions = new Positions(match.core, 1);
    let position = positions.root(match);
    const luck = new FastLuck(2);
    let wanted = 0;
    for (let i = 0; i < 300 && !position.over; i++) {
      const code = (i === 0 ? claim()?.code : undefined) ?? position.codes[luck.draw(position.codes.length)]!;
      const draws: number[] = [];
      let next = positions.step(position.node, code, draws);
      while ('draw' in next) {
        wanted++;
        draws.push(luck.draw(next.draw));
        next = positions.step(position.node, code, draws);
      }
      // The same choice with the same draws leads to the same position.
      const again = positions.step(position.node, code, draws);
      expect({ ...again, node: 0 }).toEqual({ ...next, node: 0 });
      expect(() => positions.step(position.node, code, [...draws, 0])).toThrow('takes');
      position = next;
    }
    expect(wanted).toBeGreaterThan(0);
    expect(() => positions.step(position.node, 999)).toThrow('is not an option');
    positions.drop([position.node]);
    expect(() => positions.step(position.node, 0)).toThrow('No position has the number');
  },
);

test('the requests of a tree work over the line', () => {
  const ask = open();
  ask(NEW);
  expect(ask({ do: 'step', node: 0, code: 1 }).error.message).toContain('"root"');
  const root = ask({ do: 'root' });
  const next = ask({ do: 'step', node: root.node, code: root.codes[0], drop: [] });
  expect(next).toMatchObject({ node: root.node + 1, over: false, winner: null });
  expect(ask({ do: 'observe', node: root.node }).features.length).toBeGreaterThan(100);
  // The options of a kept position, in words; the match itself has not moved.
  const before = ask({ do: 'legal' });
  expect(ask({ do: 'legal', node: root.node })).toEqual(before);
  const after = ask({ do: 'legal', node: next.node });
  expect(after.options.map(({ code }: { code: number }) => code)).toEqual(next.codes);
  ask({ do: 'choose', code: root.codes[0] });
  expect(ask({ do: 'legal' })).toEqual(after);
  expect(ask({ do: 'legal', node: 12345 }).error.message).toContain('12345');
  expect(ask({ do: 'drop', nodes: [root.node] })).toEqual({ nodes: 1 });
});

const batchOf = (extras: ConstructorParameters<typeof Batch>[3]) =>
  new Batch(startMatch({ game: 'new-world', seats: 2, seed: 'b' }), 4, true, extras);

/** The seats that have to choose, read from a frame with features of 16 bits. */
function read(batch: Batch) {
  const frame = Buffer.from(batch.frame());
  const { matches, seats, features } = batch.description;
  const at = 12 + 6 * matches * seats + 2 * matches * features;
  const counts = Array.from({ length: matches }, (_, i) => frame.readUInt16LE(at + 2 * i));
  const seat = [...frame.subarray(at + 2 * matches, at + 3 * matches)];
  const done = [...frame.subarray(at + 3 * matches, at + 4 * matches)];
  const codes = frame.subarray(at + 4 * matches);
  let next = 0;
  const first = counts.map((count) => codes[(next += count) - count]!);
  const rows = frame.subarray(at - 2 * matches * features, at);
  const ended = done.filter(Boolean).length;
  const finals = frame.subarray(at + 4 * matches + next + ((at + next) % 2));
  return { seat, done, first, rows, finals: finals.subarray(0, 2 * features * ended), whole: frame };
}

test('a batch plays the seats of its bots itself and sends the final features of ended matches', () => {
  const batch = batchOf({ final: true, bots: [{ seat: 1, ...readBot({ level: 'passenger' }) }] });
  expect(batch.description).toMatchObject({ bots: [1], final: true });
  let ended = 0;
  for (let step = 0; step < 3000 && ended < 3; step++) {
    const { seat, first, done, finals } = read(batch);
    expect(seat).toEqual([0, 0, 0, 0]);
    const { features, fields } = batch.description;
    const over = fields.find(({ name }) => name === 'over')!.at;
    done
      .filter(Boolean)
      .forEach((_, i) => expect(finals.readInt16LE(2 * (i * features + over)), 'the match is over in it').toBe(1));
    ended += done.filter(Boolean).length;
    batch.choose(Uint8Array.from(first));
  }
  expect(ended).toBeGreaterThanOrEqual(3);
});

test('a batch of Solo tells the points of the rival where they are asked for; other games have none', () => {
  const solo = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'rival' });
  const batch = new Batch(solo, 1, false, { rival: true });
  expect(batch.description.rival).toBe(true);
  const luck = new FastLuck(3);
  const ends: { reward: number; points: number; rival: number }[] = [];
  for (let step = 0; step < 100_000 && ends.length < 3; step++) {
    const frame = batch.frame();
    // Head and total, the reward, the score, the points of the rival, then count, seat and done.
    const [reward, points, rival] = [frame.readFloatLE(12), frame.readInt16LE(16), frame.readInt16LE(18)];
    if (frame[23]! > 0) ends.push({ reward, points, rival });
    batch.choose(Uint8Array.of(frame[24 + luck.draw(frame.readUInt16LE(20))]!));
  }
  expect(ends).toHaveLength(3);
  for (const { reward, points, rival } of ends) {
    expect(rival).toBeGreaterThan(0);
    expect(points - rival, 'who is ahead has won').toSatisfy(
      (ahead: number) => ahead === 0 || ahead > 0 === reward > 0,
    );
  }
  const two = new Batch(startMatch({ game: 'spice-road', seats: 2, seed: 'rival' }), 1, false, { rival: true });
  expect(two.description.rival).toBe(false);
  expect(new Batch(solo, 1, false).description.rival).toBe(false);
});

test('positions of a batch are saved, loaded elsewhere and dealt again; damaged ones are refused', () => {
  const batch = batchOf({});
  for (let i = 0; i < 10; i++) batch.choose(Uint8Array.from(read(batch).first));
  const saved = batch.save(Uint32Array.of(0, 2)).subarray(8);
  const cells = new Int32Array(Uint8Array.from(saved).buffer);
  const size = batch.description.features * 2;
  const row = (at: number) => read(batch).rows.subarray(at * size, (at + 1) * size);
  const zero = Buffer.from(row(0));
  for (let i = 0; i < 10; i++) batch.choose(Uint8Array.from(read(batch).first));
  expect(row(1).equals(zero)).toBe(false);
  batch.load(Uint32Array.of(1, 3), cells);
  expect(row(1).equals(zero)).toBe(true);
  cells[3]! ^= 1;
  expect(() => batch.load(Uint32Array.of(1, 3), cells)).toThrow('not as it was saved');
  expect(() => batch.save(Uint32Array.of(4))).toThrow('places 0 to 3');
  batch.redeal(Uint32Array.of(0, 77, 1, 77));
  expect(row(0).equals(row(1))).toBe(true);
});
