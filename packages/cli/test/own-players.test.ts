import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readPlayer } from '../src/arena/plan.ts';
import type { Summary } from '../src/arena/summary.ts';
import { ended as ending, start, windrose } from './run.ts';

const LONG = { timeout: 240_000 };
const TS = fileURLToPath(new URL('../../../examples/bots/looks-ahead.ts', import.meta.url));
const PY = `cmd:python3 ${fileURLToPath(new URL('../../../examples/bots/claims_first.py', import.meta.url))}`;

/** A program that works for some time of a processor at each choice, and at the end adds how much to a file. */
const WORKS = `import json, sys, time
worked = 0.0
for text in sys.stdin:
    line = json.loads(text)
    answer = {}
    begun = time.process_time()
    if line["do"] == "choose":
        while time.process_time() - begun < 0.002:
            pass
        worked += time.process_time() - begun
        answer = {"code": line["options"][0]["code"]}
    elif line["do"] == "end":
        with open(sys.argv[1], "a") as times:
            print(1000 * worked, file=times)
        worked = 0.0
    print(json.dumps(answer), flush=True)
`;

/** A program that starts another one from a thread, and waits for it. */
const STARTS = `import subprocess, sys, threading
started = threading.Thread(target=lambda: subprocess.run([sys.executable, *sys.argv[1:]]))
started.start()
started.join()
`;

/** A program that notes its process, sits down, and answers nothing more, not even to the end of its input. */
const HANGS = `import json, os, sys, time
with open(sys.argv[1], "a") as pids:
    print(os.getpid(), file=pids)
for text in sys.stdin:
    if json.loads(text)["do"] == "choose":
        open(sys.argv[1] + ".asked", "w").close()
        break
    print("{}", flush=True)
while True:
    time.sleep(60)
`;

function runs(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-own-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function module(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function arena(game: string, players: string, ...more: string[]) {
  const { out, err, code } = await windrose(['arena', game, '--players', players, '--json', ...more]);
  expect([code, code === 0 ? '' : err]).toEqual([0, '']);
  return { ...(JSON.parse(out) as Summary), err };
}

describe('external players', () => {
  test('a module imports the packages of the program, wherever it lies', LONG, async () => {
    const text = readFileSync(TS, 'utf8');
    expect(text).toContain("from '@windrose/rules'");
    const asks = module(
      'imports.mts',
      `import { createBot, type MakePlayer } from '@windrose/bots';
import { Phase } from '@windrose/rules/mechanisms';
if (typeof Phase !== 'function') throw new Error('no mechanisms');
const make: MakePlayer = ({ core }) => createBot({ core, seed: 7, level: 'deckhand' });
export default make;`,
    );
    const { players, err } = await arena('spice-road', `${module('copied.mts', text)},${asks}`, '--matches', '2');
    expect(players.map(({ failures }) => failures)).toEqual([0, 0]);
    expect(err).toBe('');
  });

  test(
    'the examples in TypeScript and Python play an arena without a fault, and beat random play',
    { ...LONG, tags: 'full' },
    async () => {
      const { players } = await arena('spice-road', `${TS},${PY},B0`, '--matches', '48');
      expect(players.map(({ failures }) => failures)).toEqual([0, 0, 0]);
      const [ts, py, random] = players;
      expect(ts!.wins).toBeGreaterThan(random!.wins);
      expect(py!.wins).toBeGreaterThan(random!.wins);
    },
  );

  test(
    'sees the match as it stands: a bot of the house asked by a module plays as it does by itself',
    { ...LONG, tags: 'full' },
    async () => {
      const asked = module(
        'asks.mjs',
        `import { createBot } from ${JSON.stringify(new URL('../../bots/src/index.ts', import.meta.url).href)};
export default ({ core }) => createBot({ core, seed: 7, level: 'deckhand' });`,
      );
      const first = await arena('eastern-wonders', `${asked},B2`, '--matches', '2');
      const again = await arena('eastern-wonders', `${asked},B2`, '--matches', '2');
      expect(first.players[0]!.failures).toBe(0);
      expect(again.players.map(({ meanScore }) => meanScore)).toEqual(first.players.map(({ meanScore }) => meanScore));
    },
  );

  test(
    'that choose illegally, throw, or die are counted, reported and replaced',
    { ...LONG, tags: 'full' },
    async () => {
      const bad = module(
        'bad.mjs',
        `let n = 0;
export default () => () => {
  n++;
  if (n === 2) throw new Error('overboard');
  if (n === 4) process.exit(3);
  return n === 1 ? 9999 : { kind: 'nothing' };
};`,
      );
      const { players, err } = await arena('spice-road', `${bad},B0`, '--matches', '2', '--faults', '0');
      expect(players[0]!.failures).toBeGreaterThan(10);
      // Each fault in full once, with its place in the module; all of them counted at the end.
      expect(err).toMatch(
        /^WARNING: spice-road, seat 0: .*bad\.mjs failed: it chose 9999, which is not legal; allowed are /m,
      );
      expect(err.match(/^WARNING: spice-road, seat 0: .*bad\.mjs failed: it chose 9999/gm)).toHaveLength(1);
      expect(err.match(/failed: it chose \{"kind":"nothing"\}/g)).toHaveLength(1);
      expect(err).toMatch(/bad\.mjs: Error: overboard\n.*bad\.mjs: {5}at .*bad\.mjs:4/);
      expect(err).toMatch(/failed: it has ended \(exit code 3\)/);
      expect(err).toMatch(
        new RegExp(
          `^WARNING: .*bad\\.mjs failed ${players[0]!.failures} times: .*\\d+ × it chose .* its results are not its own\\.$`,
          'm',
        ),
      );
    },
  );

  test(
    'that fail too often end the arena and the simulation, with a sentence that says why',
    { ...LONG, tags: 'full' },
    async () => {
      const bad = module('never.mjs', `export default () => () => 9999;`);
      const ended = await windrose([
        'arena',
        'spice-road',
        '--players',
        `${bad},B0`,
        '--matches',
        '2',
        '--faults',
        '4',
      ]);
      expect([ended.code, ended.out]).toEqual([1, '']);
      expect(ended.err).toMatch(/never\.mjs failed 4 times: 4 × it chose 9999, which is not legal\./);
      expect(ended.err).toMatch(/^Stopped because of .*never\.mjs: it has failed 4 times\. With --faults 0 /m);
      const simulated = await windrose([
        'simulate',
        'spice-road',
        '--players',
        `${bad},B0`,
        '--matches',
        '2',
        '--json',
      ]);
      expect(simulated.code).toBe(1);
      const { error } = JSON.parse(simulated.out) as { error: { message: string } };
      expect(error.message).toMatch(/^Stopped because of .*never\.mjs: it has failed 10 times\./);
    },
  );

  test(
    'that fail too often end an arena with results in a file: the command that is named plays on',
    { ...LONG, tags: 'full' },
    async () => {
      const late = module(
        'late.mjs',
        `let begun = 0;
export default () => (begun++, ({ options }) => (begun > 2 ? 9999 : options[0]));`,
      );
      const file = join(folder, 'late.jsonl');
      const base = ['arena', 'spice-road', '--players', `${late},B1`, '--matches', '4'];
      const ended = await windrose([...base, '--out', file]);
      expect([ended.code, ended.out]).toEqual([1, '']);
      expect(ended.err).toContain(`--resume ${file} --faults 0`);
      const json = await windrose([...base, '--json'], '', { WINDROSE_HOME: folder });
      const { error, matches } = JSON.parse(json.out) as Summary & { error: { message: string; exitCode: number } };
      expect([error.exitCode, matches > 0]).toEqual([1, true]);
      const on = await windrose([...base, '--resume', file, '--faults', '0', '--json']);
      expect(on.code).toBe(0);
      expect((JSON.parse(on.out) as Summary).matches).toBe(4);
    },
  );

  test.each([
    [
      'no-syntax.mjs',
      'export default () => {\n  let a = ;\n};\n',
      /no-syntax\.mjs:2 cannot be loaded: Unexpected token/,
    ],
    ['no-syntax.ts', 'export default () => {\n  let a = ;\n};\n', /no-syntax\.ts:2 cannot be loaded: /],
    ['no-import.mjs', "import './gone.mjs';\n", /no-import\.mjs cannot be loaded: Cannot find module .*gone\.mjs/],
    ['no-default.mjs', 'export const a = 1;\n', /no-default\.mjs exports no function as its default\./],
  ])('that can never be loaded (%s) are tried once', { ...LONG, tags: 'full' }, async (name, text, why) => {
    const bad = module(name, text);
    const { code, err } = await windrose(['arena', 'spice-road', '--players', `${bad},B0`, '--matches', '4']);
    expect(code).toBe(1);
    expect(err).toMatch(why);
    expect(err).toMatch(/^WARNING: .* failed once: /m);
    expect(err).toMatch(/^Stopped because of /m);
  });

  test(
    'that die immediately are started five times at most, and their last lines are shown',
    { ...LONG, tags: 'full' },
    async () => {
      const starts = join(folder, 'starts');
      const dead = `cmd:echo x >> ${starts}; echo no such instrument >&2; exit 7`;
      const { code, err } = await windrose(['arena', 'spice-road', '--players', `${dead},B0`, '--matches', '2']);
      expect(code).toBe(1);
      expect(err).toMatch(/failed: it has ended \(exit code 7\)/);
      expect(err).toMatch(
        /^Stopped because of .*: it was started 5 times without choosing anything and is not started again; it printed last:\n {2}no such instrument\n/m,
      );
      expect(readFileSync(starts, 'utf8')).toBe('x\n'.repeat(5));
      // At the prompt the match continues without it.
      rmSync(starts);
      const file = join(folder, 'dead.json');
      const played = await windrose(['play', 'spice-road', '--seats', `${dead},B1`, '--save', file, '--plain']);
      expect(played.code).toBe(0);
      expect(played.out).toMatch(/The match is over/i);
      expect(readFileSync(starts, 'utf8')).toBe('x\n'.repeat(5));
    },
  );

  test(
    'that print what is not an answer are told what was read, and where nothing was printed',
    { ...LONG, tags: 'full' },
    async () => {
      const talker = 'cmd:echo debug!; sleep 1';
      const { err } = await windrose(['arena', 'spice-road', '--players', `${talker},B0`, '--matches', '2']);
      expect(err).toContain('its answer is not JSON: debug!');
      expect(err).toContain('it printed nothing on standard error');
    },
  );

  test(
    'may print: their output is shown with their name, and disturbs nothing',
    { ...LONG, tags: 'full' },
    async () => {
      const talks = module(
        'talks.mjs',
        `export default () => ({ options }) => {
  console.log('said by log');
  process.stdout.write('said by write\\n');
  console.error('said by error');
  return options[0];
};`,
      );
      const args = ['simulate', 'spice-road', '--players', `${talks},B1`, '--matches', '1', '--json'];
      const { code, out, err } = await windrose(args);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ matches: 1 });
      for (const way of ['log', 'write', 'error']) expect(err).toContain(`${talks}: said by ${way}\n`);
      expect(err).not.toContain('failed');
    },
  );

  test.runIf(process.platform === 'linux').each([
    ['by itself', (args: string) => `cmd:python3 ${args}`],
    ['by a shell that stays', (args: string) => `cmd:true; python3 ${args}; true`],
    ['by a thread of a program', (args: string) => `cmd:python3 ${module('starts.py', STARTS)} ${args}`],
  ])(
    'that are programs, started %s, are told with the processor time that they used',
    { ...LONG, tags: 'full' },
    async (_, command) => {
      const times = module('times', '');
      const script = module('works.py', WORKS);
      const results = join(folder, 'worked.jsonl');
      rmSync(results, { force: true });
      const players = ['--players', command(`${script} ${times}`), '--players', 'B1'];
      const { err, code } = await windrose(['arena', 'spice-road', ...players, '--matches', '2', '--out', results]);
      expect([code, code === 0 ? '' : err]).toEqual([0, '']);
      const matches = readFileSync(results, 'utf8').trim().split('\n').slice(1);
      const lines = matches.map((line) => (JSON.parse(line) as { seats: { cpu?: number }[] }).seats);
      const counted = lines.flat().reduce((sum, { cpu = 0 }) => sum + cpu, 0);
      const worked = readFileSync(times, 'utf8').trim().split('\n').map(Number);
      expect(worked).toHaveLength(2);
      const sum = worked.reduce((a, b) => a + b, 0);
      // Reading and writing lines counts, too; the system counts in hundredths of a second.
      expect(counted).toBeGreaterThan(0.9 * sum - 40);
      expect(counted).toBeLessThan(3 * sum + 1000);
      // Built-in players have no such figure.
      expect(lines.flat().filter(({ cpu }) => cpu !== undefined)).toHaveLength(2);
    },
  );

  test('that print where only answers belong get a warning', { ...LONG, tags: 'full' }, async () => {
    const prints = `cmd:python3 -uc "print('hello'); input(); input()"`;
    const { code, err } = await windrose([
      'arena',
      'spice-road',
      '--players',
      prints,
      '--players',
      'B0',
      '--matches',
      '2',
    ]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /failed: (?:it spoke without being asked|its answer is not JSON): hello \(standard output is for answers alone/,
    );
  });

  test('that cannot be loaded are reported with the reason', { ...LONG, tags: 'full' }, async () => {
    const missing = module('missing.mjs', `import 'nowhere-to-be-found'; export default () => () => 0;`);
    const { err, code } = await windrose(['arena', 'spice-road', '--players', `${missing},B0`, '--matches', '1']);
    expect(code).toBe(1);
    expect(err).toMatch(/missing\.mjs failed: .*nowhere-to-be-found/);
    expect(err).not.toContain('no seat has begun');
    const none = module('none.mjs', `export const player = 1;`);
    const refused = await windrose(['arena', 'spice-road', '--players', `${none},B0`, '--matches', '1']);
    expect(refused.err).toMatch(/failed once: 1 × .*none\.mjs exports no function as its default/);
  });

  test('that never answer are stopped, and the match goes on', { ...LONG, tags: 'full' }, async () => {
    const slow = module(
      'slow.mjs',
      `import { existsSync, writeFileSync } from 'node:fs';
const mark = ${JSON.stringify(join(folder, 'slept'))};
export default () => ({ options }) => {
  if (!existsSync(mark)) {
    writeFileSync(mark, '');
    for (;;);
  }
  return options[0];
};`,
    );
    const { players, err } = await arena('spice-road', `${slow},B1`, '--matches', '2', '--ms', '20');
    expect(players[0]!.failures).toBe(1);
    expect(err).toMatch(/slow\.mjs failed: it had not answered after 5020 ms/);
  });

  test.runIf(process.platform === 'linux').each(['arena', 'simulate'])(
    'that hang do not outlive an interrupted %s',
    { ...LONG, tags: 'full' },
    async (command) => {
      const pids = join(folder, `${command}-pids`);
      const players = `cmd:python3 ${module('hangs.py', HANGS)} ${pids},B1`;
      const child = start([command, 'spice-road', '--players', players, '--matches', '20']);
      child.stdout.resume();
      child.stderr.resume();
      const end = ending(child);
      while (!existsSync(`${pids}.asked`) && child.exitCode === null) await pause(20);
      child.kill('SIGINT');
      expect(await end).toBe(130);
      await pause(200);
      const started = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
      expect(started).toHaveLength(1);
      expect(started.filter(runs)).toEqual([]);
    },
  );

  test('that crash again and again print their reason once', { ...LONG, tags: 'full' }, async () => {
    const crashes = module(
      'crashes.py',
      `import json, sys
for text in sys.stdin:
    if json.loads(text)["do"] == "choose":
        raise ValueError("no idea")
    print("{}", flush=True)
`,
    );
    const players = `cmd:python3 ${crashes},B0`;
    const { err, code } = await windrose([
      'arena',
      'spice-road',
      '--players',
      players,
      '--matches',
      '2',
      '--faults',
      '3',
    ]);
    expect(code).toBe(1);
    expect(err.match(/: Traceback/g)).toHaveLength(1);
    expect(err).toMatch(/Programs printed \d+ more lines like those above\./);
  });

  test('are simulated, seat by seat', { ...LONG, tags: 'full' }, async () => {
    const args = ['simulate', 'spice-road', '--players', `${TS},boatswain`, '--matches', '3', '--json'];
    const { out, err, code } = await windrose(args);
    expect([code, code === 0 ? '' : err]).toEqual([0, '']);
    const report = JSON.parse(out) as { matches: number; wins: number[] };
    expect(report.matches).toBe(3);
    expect(report.wins[1]).toBeGreaterThan(report.wins[0]!);
  });

  test('play the same matches in every folder', { ...LONG, tags: 'full' }, async () => {
    const copies = ['here', 'there'].map((name) => {
      mkdirSync(join(folder, name));
      const file = join(folder, name, 'careless.mjs');
      writeFileSync(
        file,
        'export default ({ seed }) => ({ options, match }) => options[Math.abs(seed + match.version) % options.length];',
      );
      return file;
    });
    const reports = await Promise.all(
      copies.map((file) => windrose(['simulate', 'spice-road', '--players', `${file},B1`, '--matches', '2', '--json'])),
    );
    const [here, there] = reports.map(({ out, err, code }) => {
      expect([code, code === 0 ? '' : err]).toEqual([0, '']);
      const { scores, decisions } = JSON.parse(out) as { scores: number[]; decisions: number };
      return { scores, decisions };
    });
    expect(here!.decisions).toBeGreaterThan(0);
    expect(there).toEqual(here);
  });

  test('sit at the prompt among others', { ...LONG, tags: 'full' }, async () => {
    const file = join(folder, 'played.json');
    const { out, code } = await windrose(['play', 'spice-road', '--seats', `${TS},B1`, '--save', file, '--plain']);
    expect(code).toBe(0);
    expect(out).toMatch(/The match is over/i);
  });

  test('that do not exist are refused with the list of known ones', async () => {
    expect(() => readPlayer('./nobody.mjs', 'spice-road')).toThrow('There is no file "./nobody.mjs".');
    expect(() => readPlayer('cmd:', 'spice-road')).toThrow('After "cmd:" comes a command');
    expect(() => readPlayer('nobody', 'spice-road')).toThrow('There is no player "nobody"; the players are passenger');
    const { err, code } = await windrose(['arena', 'spice-road', '--players', './nobody.mjs,B0']);
    expect([err.trim(), code]).toEqual(['There is no file "./nobody.mjs".', 2]);
  });

  test('may have milliseconds of their own', () => {
    expect(readPlayer('cmd:python3 bot.py --to a@b.c@20', 'spice-road')).toMatchObject({
      label: 'cmd:python3 bot.py --to a@b.c@20',
      ms: 20,
    });
    expect(readPlayer('admiral@5', 'spice-road')).toMatchObject({ label: 'admiral@5', ms: 5 });
    expect(() => readPlayer('admiral@x', 'spice-road')).toThrow('After "@" come milliseconds');
    expect(() => readPlayer('B1@5', 'spice-road')).toThrow('takes no milliseconds');
  });
});
