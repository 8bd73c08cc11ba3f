// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

/** A custom game, named by its module: all ways to play it, and the errors of invalid modules. */

import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { windrose } from './run.ts';

const MODULE = join(import.meta.dirname, '../../../examples/own-game/src/index.ts');
const NAMED = ['--game', MODULE];

/** A game in JavaScript: each seat moors and may then take something. */
const QUAY = `
import { BeginTurn, EndTurn, Phase, triggerEnd } from '@windrose/rules/mechanisms';
class Moor extends Phase {
  reach(state) {
    state.actor = state.mover;
    return state.acted < 2;
  }
  legal(state, out) {
    out[0] = state.acted;
    return 1;
  }
  apply(state) {
    state.acted++;
    if (state.round === 3) triggerEnd(state);
  }
  option(state, code) {
    return { kind: code === 0 ? 'moor' : 'take' };
  }
  token(state, code) {
    return this.option(state, code).kind;
  }
}
export const game = {
  id: 'quay', rules: 1, seats: [2, 2], packs: [], options: {},
  assemble: ({ seats }) => ({
    game: 'quay', seats, sides: seats, layout: { hold: seats, limit: seats }, deal() {},
    chain: [new BeginTurn(), new Moor('moor'), new EndTurn(seats, 0)], setUp: 0,
    scores: [{ part: 'gold', of: () => 0 }], names: {}, describe: () => ({ seats: [{}, {}], table: {} }),
  }),
};
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windrose-own-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a custom game', () => {
  test('is simulated under the referee, the same on one thread and on two', async () => {
    const simulate = async (...more: string[]) => {
      const args = ['simulate', ...NAMED, '--matches', '130', '--seats', '2', '--referee', '--json', ...more];
      const { out, err, code } = await windrose(args);
      expect([err, code]).toEqual(['', 0]);
      const { game, matches, violations, decisions, scores } = JSON.parse(out) as Record<string, unknown>;
      return { game, matches, violations, decisions, scores };
    };
    const one = await simulate();
    expect(one).toMatchObject({ game: 'trade-winds', matches: 130, violations: 0 });
    expect(await simulate('--workers', '2')).toEqual(one);
  });

  test('is played at the prompt, against a bot, kept, and gone on with', async () => {
    const file = join(folder, 'match.json');
    const args = ['play', ...NAMED, '--seats', 'human,navigator', '--seed', 'prompt', '--save', file];
    const first = await windrose(args, '1\n1\nquit\n');
    expect([first.err, first.code]).toEqual(['', 0]);
    expect(first.out).toMatch(/Trade Winds[\s\S]*Harbours[\s\S]*load the cargo[\s\S]*Player 2 sails from/);
    // The hint works as it stands: it names the module.
    expect(first.out).toContain(`play --game ${MODULE} --resume ${file}`);
    const kept = JSON.parse(await readFile(file, 'utf8')) as { game?: string; record?: { game: string } };
    expect(kept.record?.game ?? kept.game).toBe('trade-winds');
    const again = await windrose(['play', ...NAMED, '--resume', file, '--lang', 'pl'], 'scores\nquit\n');
    expect(again.err).toBe('');
    expect(again.out).toMatch(/Pasaty[\s\S]*Zamówienia/);
    const taken = await windrose(args);
    expect([taken.err, taken.code]).toEqual([
      expect.stringMatching(`exists already. To continue it: .*play --game ${MODULE} --resume ${file}`),
      1,
    ]);
    const unnamed = await windrose(['play', '--resume', file]);
    expect(unnamed.err).toMatch(/There is no game "trade-winds".*named by its module: --game MODULE/);
    const none = await windrose(['play', ...NAMED, '--resume'], '', { WINDROSE_HOME: join(folder, 'none') });
    expect(none.err).toContain(`To begin one: `);
    expect(none.err).toContain(`play --game ${MODULE}`);
  });

  test('is driven line by line', async () => {
    const lines = [
      { do: 'info' },
      { do: 'new', game: 'trade-winds', seats: 2, luck: { seed: 'engine' } },
      { do: 'legal' },
      { do: 'choose', code: 0 },
      { do: 'choose', code: 200 },
      { do: 'think', level: 'navigator' },
      { do: 'position' },
      { do: 'quit' },
    ];
    const { out, err, code } = await windrose(
      ['engine', ...NAMED],
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
    expect([err, code]).toEqual(['', 0]);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers[0]).toMatchObject({
      info: { games: expect.arrayContaining([expect.objectContaining({ id: 'trade-winds' })]) },
    });
    expect(answers[2]).toMatchObject({
      decision: { kind: 'voyage' },
      options: [{ text: 'stay' }, { to: 'B', steps: 1 }],
    });
    expect(answers[3]).toMatchObject({ version: 1 });
    expect(answers[4]).toMatchObject({ error: { code: 'illegal-choice' } });
    expect(answers[5]).toHaveProperty('code');
    expect(answers[6]).toMatchObject({ position: { game: 'trade-winds' } });
  });

  test('has a legend', async () => {
    const { out, err, code } = await windrose(['legend', ...NAMED, '--json']);
    expect([err, code]).toEqual(['', 0]);
    expect(JSON.parse(out)).toMatchObject({
      game: 'trade-winds',
      phases: expect.arrayContaining([expect.objectContaining({ kind: 'voyage' })]),
    });
  });

  test('has its tests run by the name of its folder; a name without tests fails', async () => {
    await mkdir(join(folder, 'my-game/test'), { recursive: true });
    await writeFile(join(folder, 'my-game/test/game.test.ts'), '');
    const root = join(import.meta.dirname, '../../..');
    const found = (name: string) => {
      const [vitest, config] = [join(root, 'node_modules/vitest/vitest.mjs'), join(root, 'vitest.config.ts')];
      return spawnSync(process.execPath, [vitest, 'list', '--filesOnly', '--root', folder, '--config', config, name], {
        encoding: 'utf8',
      });
    };
    expect(found('my-game').stdout).toContain('my-game/test/game.test.ts');
    const command = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'no-such-game'];
    expect(spawnSync(process.execPath, command, { cwd: root }).status).toBe(1);
  });

  test('is played in an arena, by levels and by a module', async () => {
    const bot = join(folder, 'first.mjs');
    await writeFile(bot, 'export default () => ({ options }) => options[0].code;');
    const args = [
      'arena',
      ...NAMED,
      '--players',
      `navigator,passenger,${bot}`,
      '--matches',
      '3',
      '--seats',
      '3',
      '--ms',
      '200',
    ];
    const { out, err, code } = await windrose([...args, '--json']);
    expect([err, code]).toEqual(['', 0]);
    expect(JSON.parse(out)).toMatchObject({ game: 'trade-winds' });
  });

  test('without words for a question, an option or a line of the scores is refused, and nothing has happened', async () => {
    const module = async (name: string, words: object) => {
      const file = join(folder, name);
      const texts = JSON.stringify({
        game: { title: 'Quay', tagline: 'A quay.', length: '1 minute' },
        decisions: { moor: 'Moor or cast off' },
        events: {},
        scoreParts: { gold: { name: 'Gold', why: 'a point each' } },
        ...words,
      });
      await writeFile(file, `${QUAY}export const words = { en: { ...${texts}, options: { moor: () => 'moor' } } };`);
      return file;
    };
    const lacking = await windrose(['play', '--game', await module('mute.mjs', { decisions: {}, scoreParts: {} })], '');
    expect([lacking.out, lacking.code]).toEqual(['', 2]);
    expect(lacking.err).toContain('the words of quay, en, lack decisions.moor, scoreParts.gold.');

    const quay = await module('quay.mjs', {});
    const unwatched = await windrose(['simulate', '--game', quay, '--matches', '1', '--referee']);
    expect(unwatched.err).toContain('the game lacks "inspectors"');
    const lines = [
      { do: 'new', game: 'quay', seats: 2, luck: { seed: 'quay' } },
      { do: 'choose', code: 0, legal: true },
      { do: 'choose', code: 0, legal: true },
      { do: 'state' },
    ];
    const engine = await windrose(
      ['engine', '--game', quay],
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
    const answers = engine.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    // The second decision offers an option of the kind of one of ours; it is this game's own all the same.
    const error = {
      code: 'bad-game',
      message: 'The module of quay lacks words: "options.take".',
      where: 'options.take',
    };
    expect(answers.slice(1)).toEqual([
      { error },
      { error },
      { state: expect.objectContaining({ version: 0, mover: 0 }) },
    ]);

    const play = await windrose([
      'play',
      '--game',
      quay,
      '--seats',
      'human,human',
      '--save',
      join(folder, 'quay.json'),
    ]);
    // It has no claims that could lie face down.
    expect(play.out).toContain('Moor or cast off');
    expect(play.out).not.toContain('SH-17r');
  });

  test.each([
    ['that is missing', './nowhere.ts', '', 'there is no such module'],
    ['that is a folder', '.', '', 'that is a folder; name the module in it'],
    ['that is not a game', 'plain.mjs', 'export const answer = 42;', 'it has to export "game"'],
    [
      'whose game lacks something',
      'half.mjs',
      'export const game = { id: "half" }; export const words = {};',
      'The "rules" of half',
    ],
    ['that breaks', 'broken.mjs', 'throw new Error("no wind");', 'cannot be loaded: no wind'],
    [
      'that takes the id of ours',
      'ours.mjs',
      'export const game = { id: "spice-road" }; export const words = {};',
      'belongs to a game of Windrose',
    ],
  ])('a module %s is refused in a sentence', async (_, name, source, message) => {
    const module = join(folder, name);
    if (source !== '') await writeFile(module, source);
    const { out, err, code } = await windrose(['simulate', '--game', module, '--matches', '1']);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
});
