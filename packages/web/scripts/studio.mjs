// Shared by the scripts that photograph and film the page: a server, a browser, and matches that bots have played.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import { createBot } from '@windrose/bots';
import { startMatch } from '@windrose/rules';

import { chromiumPath } from '../../../scripts/chromium.mjs';

const program = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

/**
 * Serves the built page and online matches on a free port; what is stored is thrown away when `stop` is called.
 * @returns the address, and what stops the server
 */
export async function servePage() {
  const data = mkdtempSync(join(tmpdir(), 'windrose-'));
  const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, WINDROSE_DATA: data },
  });
  process.on('exit', () => server.kill());
  const [line] = await once(createInterface(server.stdout), 'line');
  const { address } = JSON.parse(line);
  return {
    address,
    async stop() {
      server.kill();
      await once(server, 'exit');
      rmSync(data, { recursive: true });
    },
  };
}

export const openBrowser = () =>
  chromium.launch({ executablePath: chromiumPath(), args: ['--headless', '--no-sandbox', '--disable-gpu'] });

/** Puts matches and settings into the storage of a browser before a page of it is loaded. */
export function keep(context, matches, settings) {
  const stored = {
    ...Object.fromEntries(matches.map((one) => [`windrose/match/${one.id}`, one])),
    'windrose/settings': settings,
  };
  return context.addInitScript((entries) => {
    if (localStorage.length > 0) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
}

const NAMES = ['Ada', 'Amina', 'Zheng', 'Marco', 'Isla'];

/** Bots play to the end. */
export const never = () => false;

/** A match played by bots until `ready` says so, in as many matches as it takes, as the page keeps it. `choose` goes first. */
export function played(game, seats, seed, ready, { options = {}, people = [0], id = 'photo', choose } = {}) {
  let match;
  for (let number = 0; number < 40 && (!match || match.over); number++) {
    match = startMatch({ game, seats, options, seed: `${seed} ${number}` });
    const bots = Array.from({ length: seats }, (_, seat) => createBot({ core: match.core, seed: seat + 1 }));
    while (!match.over && !ready(match)) match.choose(choose?.(match) ?? bots[match.decision.seat].chooseFor(match));
    if (ready === never) break;
  }
  return {
    id,
    sitters: Array.from({ length: seats }, (_, seat) => ({
      kind: people.includes(seat) ? 'person' : 'bot',
      name: NAMES[seat],
    })),
    record: match.record(),
    pending: [],
    touched: Date.UTC(2026, 10, 20, 18, 30),
    round: match.inSetUp ? 0 : match.round,
    over: match.over,
  };
}
