/** Measures decisions per second through the pipe of `windrose engine` in its batch form. */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FastLuck, required } from '@windrose/rules';

import { Input } from '../engine/input.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Matches side by side. */
const MATCHES = 512;

/** Frames before the measurement, for the compiler. */
const WARM_UP = 100;

/** Ticks of the processor in a second, as Linux counts them for programs. */
const TICKS = 100;

/** The measurement of a game. */
export interface PipeSpeed {
  readonly game: string;
  readonly features: number;
  /** Bits of each of them; 0 without any. */
  readonly bits: number;
  /** Decisions per wall-clock second, with other work on the machine. */
  readonly onTheClock: number;
  /** Decisions per second of the engine's core; null where unknown. */
  readonly ofOneCore: number | null;
}

/** Plays a game at random through the pipe for a number of milliseconds. */
export async function measurePipe(
  game: string,
  seats: number,
  features: boolean | 'bytes',
  ms: number,
): Promise<PipeSpeed> {
  const engine = spawn(process.execPath, [MAIN, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const input = new Input(engine.stdout);
    const request = { do: 'batch', game, seats, matches: MATCHES, features, luck: { seed: 'pipe' } };
    engine.stdin.write(`${JSON.stringify(request)}\n`);
    const line = (await input.line(1 << 20)) as { text: string };
    const { batch } = JSON.parse(line.text) as { batch: { features: number; bits: number } };
    const luck = new FastLuck(1);
    const choices = Buffer.alloc(8 + MATCHES);
    choices.writeUInt32LE(1, 0);
    choices.writeUInt32LE(MATCHES, 4);

    const exchange = async (): Promise<void> => {
      const head = required(await input.bytes(8), 'frame from the engine');
      const body = required(await input.bytes(head.readUInt32LE(4)), 'body of a frame');
      // Behind the scores, rewards and features: how many options each match has, then two bytes a match, then the codes.
      const counts = 4 + MATCHES * (6 * seats + (batch.bits / 8) * batch.features);
      let at = counts + 4 * MATCHES;
      for (let match = 0; match < MATCHES; match++) {
        const count = body.readUInt16LE(counts + 2 * match);
        choices[8 + match] = body.readUInt8(at + luck.draw(count));
        at += count;
      }
      engine.stdin.write(choices);
    };

    for (let frame = 0; frame < WARM_UP; frame++) await exchange();
    const begun = performance.now();
    const worked = ticksOf(engine.pid);
    let decisions = 0;
    while (performance.now() - begun < ms) {
      await exchange();
      decisions += MATCHES;
    }
    const seconds = (performance.now() - begun) / 1000;
    const ended = ticksOf(engine.pid);
    const core = worked === null || ended === null ? 0 : (ended - worked) / TICKS;
    return {
      game,
      features: batch.features,
      bits: batch.bits,
      onTheClock: decisions / seconds,
      ofOneCore: core > 0 ? decisions / core : null,
    };
  } finally {
    engine.kill();
  }
}

/** Processor time of a process; null where unknown. */
function ticksOf(pid: number | undefined): number | null {
  try {
    // The name of the program comes in brackets before the numbers.
    const [, numbers = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = numbers.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return null;
  }
}
