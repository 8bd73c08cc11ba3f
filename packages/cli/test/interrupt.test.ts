// Run by `npm run proof:tests`, not by `npm test`.
// @module-tag full

/** A real Ctrl-C: finished work is reported and saved, and the named command continues it. */

import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import { Tally } from '@windrose/analysis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { sameCommand } from '../src/command-name.ts';
import { ended, type Run, start, windrose } from './run.ts';

const LONG = { timeout: 240_000 };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windrose-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs a command until something has come about, then presses Ctrl-C. */
async function stopWhen(args: readonly string[], ready: (out: string) => boolean, home = folder): Promise<Run> {
  const child = start(args, { WINDROSE_HOME: home });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const end = ended(child);
  while (!ready(out) && child.exitCode === null) await pause(20);
  // A terminal signals the whole process group, and a parent process forwards the signal: it arrives twice.
  child.kill('SIGINT');
  await pause(50);
  child.kill('SIGINT');
  return { code: await end, out, err };
}

/** Runs the command that a hint names, as a person who copies it. */
async function follow(hint: string): Promise<string> {
  const [, command] = /To continue: (.*)$/m.exec(hint) ?? [];
  expect(command).toBeDefined();
  const { FORCE_COLOR: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command!], {
    env: { ...env, NO_COLOR: '1', WINDROSE_HOME: folder },
  });
  return stdout;
}

const linesOf = (file: string): number => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);

/** A bot in a module, which leaves a line in the file `trace` for each match that is over. */
async function tracingBot(name: string): Promise<{ readonly bot: string; readonly trace: string }> {
  const trace = join(folder, `${name}-trace`);
  const bot = join(folder, `${name}.mjs`);
  await writeFile(
    bot,
    `import { appendFileSync } from 'node:fs';
     export default () => ({
       decide: ({ options }) => options[0],
       end: () => appendFileSync(${JSON.stringify(trace)}, 'over\\n'),
     });`,
  );
  return { bot, trace };
}

describe('Ctrl-C', () => {
  test(
    'in an arena without a file saves and prints the results, and names the command that continues',
    LONG,
    async () => {
      const { bot, trace } = await tracingBot('last');
      const args = ['arena', 'spice-road', '--players', `${bot},B0`, '--matches', '2000', '--json'];
      const { code, out, err } = await stopWhen(args, () => linesOf(trace) > 3);
      expect(code).toBe(130);
      expect(err).toMatch(/Stopped after [\d ]+ of 2 000 matches\./);
      const { matches } = JSON.parse(out) as { matches: number };
      expect(matches).toBeGreaterThanOrEqual(2);
      const file = join(
        folder,
        readdirSync(folder).find((name) => name.startsWith('arena-spice-road'))!,
      );
      expect(linesOf(file)).toBe(matches + 1);
      // Continued up to the finished number, nothing is played again and everything is printed again.
      const less = err.replace('--matches 2000', `--matches ${matches - (matches % 2)}`);
      expect(JSON.parse(await follow(less))).toMatchObject({ matches: matches - (matches % 2) });
    },
  );

  test('in an arena that can keep nothing prints the results, and says how they are kept', LONG, async () => {
    const { bot, trace } = await tracingBot('unkept');
    const args = ['arena', 'spice-road', '--players', `${bot},B0`, '--matches', '2000', '--json'];
    const { code, out, err } = await stopWhen(args, () => linesOf(trace) > 3, bot);
    expect(code).toBe(130);
    expect((JSON.parse(out) as { matches: number }).matches).toBeGreaterThanOrEqual(2);
    expect(err).toContain(`${bot}: this is not a folder. With --out FILE they are kept there.`);
    expect(err).toMatch(/^Stopped after [\d ]+ of 2 000 matches\.$/m);
    expect(err).not.toContain('    at ');
  });

  test('in numbers that cannot be kept prints them and says so', LONG, async () => {
    const file = join(folder, 'no-home');
    await writeFile(file, '');
    const args = ['stats', 'spice-road', '--matches', '1000000', '--level', 'passenger', '--iterations', '1'];
    const begun = performance.now();
    const { code, out, err } = await stopWhen(args, () => performance.now() - begun > 6000, file);
    expect([code, out]).toEqual([130, expect.stringContaining('matches')]);
    expect(err).toContain(`The numbers could not be kept to go on from: ${file}: this is not a folder.`);
    expect(err).toMatch(/Stopped after [\d ]+ of 1 000 000 matches\.$/m);
  });

  test('in a table of yardsticks that has no match yet prints no rows of nothing', LONG, async () => {
    const tables = join(folder, 'tables');
    const args = ['yardsticks', '--folder', tables, '--against', 'B0', '--games', 'new-world', '--ms', '60000'];
    let begun = 0;
    // The signal is listened for as soon as the files are made.
    const isPlaying = (): boolean => {
      if (begun === 0 && existsSync(join(tables, 'bots.txt'))) begun = performance.now();
      return begun > 0 && performance.now() - begun > 2000;
    };
    const { code, out, err } = await stopWhen(args, isPlaying);
    expect([code, out]).toEqual([130, '']);
    expect(err).toMatch(/^Stopped with 1 000 matches left\./m);
  });

  test(
    'while counting sequences of choices tells the lengths that are counted, and goes on with the next',
    LONG,
    async () => {
      const args = ['perft', 'eastern-wonders', '--depth', '30'];
      const { code, out, err } = await stopWhen(args, (so) => so.includes('\n2 '));
      expect(code).toBe(130);
      expect(out).toMatch(/^1 \d+\n2 \d+\n/);
      const [, reached] = /Stopped after depth (\d+) of 30\./.exec(err) ?? [];
      const next = Number(reached) + 1;
      expect(await follow(err.replace('--depth 30', `--depth ${next}`))).toMatch(new RegExp(`^${next} \\d+\n$`));
    },
  );
});

test('numbers that were kept are gone on with', LONG, async () => {
  const request = { game: 'new-world', seats: 2, seed: '1' } as const;
  const tally = new Tally({ request, level: 'passenger', budget: { iterations: 1 } });
  tally.play();
  const kept = join(folder, 'kept.json');
  await writeFile(kept, JSON.stringify(tally.kept()));
  const asked = ['stats', 'new-world', '--level', 'passenger', '--iterations', '1', '--json', '--matches'];
  const [whole, resumed, other] = await Promise.all([
    windrose([...asked, '2']),
    windrose([...asked, '2', '--resume', kept]),
    windrose([...asked, '2', '--seed', 'x', '--resume', kept]),
  ]);
  expect(JSON.parse(resumed.out)).toEqual(JSON.parse(whole.out));
  expect(other.code).toBe(1);
  expect(JSON.parse(other.out).error.message).toMatch(/request is .*"seed":"1"/);
});

test('a command is repeated with other flags, quoted for a shell', () => {
  const words = ['arena', 'x', '--players', 'cmd:python3 a.py', '--out=a.jsonl', '--seed', "it's"];
  expect(sameCommand(words, { '--out': null, '--resume': 'b c' })).toBe(
    String.raw`arena x --players 'cmd:python3 a.py' --seed 'it'\''s' --resume 'b c'`,
  );
});
