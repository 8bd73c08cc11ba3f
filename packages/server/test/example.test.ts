/** The example program plays a match in a separate process, as its header says. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { expect, test, vi } from 'vitest';

import { playAtRandom, tableFor } from './players.ts';
import { Running } from './running.ts';

vi.setConfig({ testTimeout: 240_000 });

test('a program of less than a hundred lines plays a match to its end', async () => {
  const running = await Running.start();
  try {
    const ann = await running.guest('Ann');
    const { body } = await running.ask('POST', '/api/matches', { token: ann.token, body: tableFor() });
    const program = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
    const child = spawn(process.execPath, [program, running.address, body.match], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (part) => (output += String(part)));
    const ended = once(child, 'exit');
    const match = running.online(ann.token).watch(body.match as string);
    await match.until(({ table }) => (table.seats[1]?.person ?? null) !== null);
    await match.start();
    await playAtRandom(match, 0, 4);
    expect(await ended).toEqual([0, null]);
    expect(JSON.parse(output)).toEqual({ version: match.table.version, seat: 1, scores: match.table.match!.scores() });
  } finally {
    await running.close();
  }
});
