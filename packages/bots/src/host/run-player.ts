/**
 * Runs a module as an external program: `node run-player.ts MODULE`. The module exports a {@link MakePlayer} as its
 * default. Its output goes to standard error; standard output is reserved for answers.
 */

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

import { loadMatch, type Match, RecordedLuck } from '@windrose/rules';
import { codeOf, type MakePlayer, type Player, questionOf } from '../player.ts';
import { setClock } from './clock.ts';
import { offerOurPackages } from './our-packages.ts';
import { readNamedGames } from './own-games.ts';
import { type BeginLine, type Course, type PlayerLine, UNUSABLE } from './player-lines.ts';

/** A match rebuilt from public information. */
class FollowedMatch {
  readonly luck: RecordedLuck;
  readonly first: Match;
  match: Match;

  constructor({ record, packs }: BeginLine) {
    if ('seed' in record.luck) throw new Error('the record must not have the secret of the match');
    this.luck = new RecordedLuck(record.luck.told);
    this.first = loadMatch(record, packs);
    this.match = this.first.fork(this.luck.twin());
  }

  /** Updates the match to the latest known choice. */
  follow({ since, codes, told: draws }: Course): Match {
    this.luck.add(draws);
    if (since !== this.match.version) {
      const stands = this.match.choices.slice(0, since).map(({ option }) => option.code);
      this.match = this.first.fork(this.luck.twin());
      for (const code of stands) this.match.choose(code);
    }
    for (const code of codes) this.match.choose(code);
    return this.match;
  }
}

setClock();
offerOurPackages();
await readNamedGames();
const [module = ''] = process.argv.slice(2);
// Output of the module must not be mistaken for an answer.
const { stdout, stderr } = process;
const answerWith = stdout.write.bind(stdout) as (text: string) => boolean;
stdout.write = stderr.write.bind(stderr) as typeof stdout.write;
/** Errors whose location in the module has been printed. */
const printed = new Set<string>();

/** Calls code of the module; prints the location of an error the first time. */
async function own<T>(what: () => T | Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (error) {
    const lines = error instanceof Error ? (error.stack ?? error.message).split('\n') : [String(error)];
    const text = lines
      .filter((line) => !line.includes(import.meta.url) && !line.includes('(node:internal/'))
      .join('\n');
    if (!printed.has(text)) console.error(text);
    printed.add(text);
    throw error;
  }
}

let followed: FollowedMatch | null = null;
let player: Player | null = null;

/** The module cannot be used, however often it is tried. */
class Unusable extends Error {}

async function load(): Promise<MakePlayer> {
  const path = resolve(module);
  let made: MakePlayer | undefined;
  try {
    made = (await own(() => import(pathToFileURL(path).href) as Promise<{ default?: MakePlayer }>)).default;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // The stack of a syntax error does not say where it is; a check of the file alone does.
    const place = error instanceof SyntaxError ? placeOfSyntaxError(path) : null;
    throw new Unusable(`${place ?? module} cannot be loaded: ${why}`);
  }
  if (typeof made !== 'function') throw new Unusable(`${module} exports no function as its default`);
  return made;
}

/** The file and line of a syntax error; null if it is in another file, or the program cannot say. */
function placeOfSyntaxError(path: string): string | null {
  const checked = spawnSync(process.execPath, ['--check', path], { encoding: 'utf8' });
  const [first = ''] = (checked.stderr ?? '').split('\n');
  const [, line] = /:(\d+)$/.exec(first.trim()) ?? [];
  return line === undefined ? null : `${module}:${line}`;
}

async function answer(line: PlayerLine): Promise<object> {
  if (line.do === 'begin') {
    const made = await load();
    followed = new FollowedMatch(line);
    const { match } = followed;
    const { seat, seed, budget } = line;
    const sitting = await own(() => made({ match, core: match.core, seat, seed, budget }));
    player = typeof sitting === 'function' ? { decide: sitting } : sitting;
    if (typeof player?.decide !== 'function') throw new Error(`${module} made a player that has no decide()`);
    return {};
  }
  if (followed === null || player === null) throw new Error('no seat has begun a match yet');
  const match = followed.follow(line);
  if (line.do === 'end') {
    const leaver = player;
    await own(() => leaver.end?.(match));
    return {};
  }
  const question = questionOf(match, line.budget);
  const asked = player;
  return { code: codeOf(question, await own(() => asked.decide(question))) };
}

for await (const text of createInterface({ input: process.stdin })) {
  let reply: object;
  try {
    reply = await answer(JSON.parse(text) as PlayerLine);
  } catch (error) {
    const code = error instanceof Unusable ? UNUSABLE : 'player';
    reply = { error: { code, message: error instanceof Error ? error.message : String(error) } };
  }
  answerWith(`${JSON.stringify(reply)}\n`);
}
