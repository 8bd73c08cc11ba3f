// Built pages of several checkouts in one browser, for comparisons of versions: serving them, and the matches that they open.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { chromium } from '@playwright/test';

import { chromiumPath } from '../../../scripts/chromium.mjs';

const own = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The games whose tables are measured: one of every kind of table. */
export const GAMES = ['eastern-wonders', 'new-world', 'east-to-west-3', 'spice-road', 'sand-to-sea'];

/** The checkouts named by the arguments, as whole paths; this one if none is named. */
export const foldersOf = (args) => (args.length > 0 ? args.map((path) => resolve(path)) : [own]);

/** The browser of the tests. */
export const launch = () =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });

/** Serves the built page of a checkout: its address, and a function that stops it. */
export async function serve(folder) {
  const server = spawn(process.execPath, [join(folder, 'packages/cli/src/main.ts'), 'serve', '--port', '0', '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  const [line] = await once(createInterface(server.stdout), 'line');
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
  };
  return { address: JSON.parse(line).address, stop };
}

/** A match in its fourth round, as the page of the checkout keeps it: a person and a bot, whose turn it is as asked. */
export async function played(folder, game, seat) {
  const load = (name) => import(pathToFileURL(join(folder, 'packages', name, 'src/index.ts')).href);
  const { startMatch, FastLuck, MOST_OPTIONS } = await load('rules');
  const { POLICIES } = await load('bots');
  const match = startMatch({ game, seats: 2, seed: 'sizes' });
  const choose = POLICIES['claim-first'](match.core);
  const luck = new FastLuck(1);
  const state = match.core.newState();
  const codes = new Int32Array(MOST_OPTIONS);
  while (match.inSetUp || match.round < 4 || match.decision.seat !== seat) {
    match.copyState(state);
    match.choose(choose(state, codes, match.core.legal(state, codes), luck));
  }
  return {
    id: 'measured',
    sitters: [0, 1].map((at) => ({ kind: at === 0 ? 'person' : 'bot', name: `P${at}` })),
    record: match.record(),
    pending: [],
    touched: 0,
    round: match.round,
    over: match.over,
  };
}
