/** Bots on the server that hang, throw, die or cheat: each is stopped, its seat plays on, others do not wait. */

import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';

import { newCommandId } from '@windrose/protocol';
import { startMatch } from '@windrose/rules';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { BotHosts } from '../src/bots/hosts.ts';
import { Running } from './running.ts';

const MISBEHAVING = new URL('../../bots/test/misbehaving.worker.ts', import.meta.url);

for (const [level, fault, why] of [
  ['passenger', 'hangs', /it had not answered after 350 ms/],
  ['deckhand', 'throws', /fallen overboard/],
  ['boatswain', 'chooses what is not legal', /255, which is not legal/],
  ['navigator', 'ends its thread', /its thread has ended/],
  ['captain', 'does not even sit down', /does not sit down/],
] as const) {
  test(
    `a ${level} that ${fault} is stopped, and a simple choice is stored in its place`,
    { tags: fault === 'hangs' ? [] : ['full'] },
    async () => {
      const log: string[] = [];
      const running = await Running.start(
        {},
        {
          // Only one that hangs is waited for: the others are stopped for what they do, however slow the machine is.
          bots: { thread: MISBEHAVING, patience: level === 'passenger' ? 300 : 30_000 },
          log: pino({ level: 'warn' }, { write: (line: string) => log.push(line) }),
        },
      );
      try {
        const ann = await running.guest('Ann');
        const { body } = await running.ask('POST', '/api/matches', {
          token: ann.token,
          // The bot with the broken thread begins; the other one is an admiral, which thinks normally on the same thread.
          body: { id: newCommandId(), game: 'spice-road', seats: 3, sit: 2, bots: [level, 'admiral', null] },
        });
        const match = running.online(ann.token).watch(body.match as string);
        await match.until(({ known }) => known);
        await match.start();
        await match.until(({ table }) => table.decision?.seat === 2);
        const chosen = match.steps.filter((step) => step.kind === 'chose').map(({ seat }) => seat);
        expect(chosen).toEqual(expect.arrayContaining([0, 1]));
        const faults = log
          .map((line) => JSON.parse(line) as { msg: string; bot: string })
          // On a slow machine the admiral may be late, too, where the patience is short.
          .filter(({ bot }) => !bot.includes('admiral failed: it had not answered'));
        expect(faults.length).toBeGreaterThan(0);
        for (const { msg, bot } of faults) {
          expect(msg).toBe('bot failed');
          expect(bot).toMatch(why);
          expect(bot).toMatch(`spice-road, seat 0: ${level} failed`);
        }
      } finally {
        await running.close();
      }
    },
  );
}

test.runIf(process.platform === 'linux')('bots think below the priority of everything else', async () => {
  const priorities = (): Map<string, number> =>
    new Map(
      readdirSync('/proc/self/task').map((id) => {
        const [, fields = ''] = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(/\) (?!.*\) )/);
        return [id, Number(fields.split(' ')[16])];
      }),
    );
  const before = priorities();
  const bots = new BotHosts({ threads: 1, log: pino({ level: 'silent' }) });
  try {
    await bots.choose(startMatch({ game: 'spice-road', seats: 2, seed: 'priority' }).fork(), 'deckhand');
    const fresh = [...priorities()].filter(([id]) => !before.has(id)).map(([, nice]) => nice);
    expect(fresh).toContain(Math.min(19, getPriority() + 10));
  } finally {
    await bots.close();
  }
});
