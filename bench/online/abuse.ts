/**
 * A million malformed and hostile messages during a match of two people: no crash, no growth of memory, no effect on others.
 *
 *   node bench/online/abuse.ts [--messages 1000000] [--attackers 8] [--seed 1]
 *
 * Half of the messages meet the usual limits, and most are never read, because their sender is disconnected repeatedly; for the
 * other half the rate limit is lifted, so that the server has to read and refuse them. The exit code is 1 if the server died, a
 * choice of the two was lost, their match changed, or memory grew with the messages. The server has 96 MiB in all, so it could
 * not keep much of each message.
 */

import { parseArgs } from 'node:util';

import { attack, Hostile } from '../../packages/server/test/proof/hostile.ts';
import { startStorage } from '../../packages/server/test/storages.ts';
import { WIDE } from '../../packages/server/test/wide.ts';
import { Crowd } from './crowd.ts';
import { ServerProcess } from './server-process.ts';

/** Bytes by which the server's memory may differ between the second tenth of the messages and the last. */
const MOST_GROWTH = 64 * 1024 * 1024;
const PARTS = 10;
/** Milliseconds that the two who play take for a choice. */
const PACE = 50;

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    attackers: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const [messages, attackers, seed] = [Number(values.messages), Number(values.attackers), Number(values.seed)];
const began = Date.now();
let failed = false;
for (const [limits, perSecond] of [
  ['usual', '50'],
  ['lifted', '1000000'],
] as const) {
  const storage = await startStorage('SQLite');
  const server = new ServerProcess({
    ...storage.env,
    ...WIDE,
    MESSAGES_PER_SECOND: perSecond,
    // Garbage is collected early, so that a leak shows; exceeding the limit ends the process.
    NODE_OPTIONS: '--max-old-space-size=96',
  });
  await server.start();
  const crowd = new Crowd({ server: () => server.url, tables: 1, withBots: 0, seed, pace: PACE });
  await crowd.ledger.grown(1);
  const targets = { matches: crowd.ledger.ids, tokens: ['x', '0'.repeat(43), '../../etc/passwd'] };
  const socket = `${server.url.replace('http', 'ws')}/api/socket`;
  const memory: number[] = [];
  let [sent, cutOff] = [0, 0];
  for (let part = 0; part < PARTS; part++) {
    const each = Math.ceil(messages / 2 / PARTS / attackers);
    const reports = await Promise.all(
      Array.from({ length: attackers }, (_, at) =>
        attack(socket, new Hostile(seed + part * attackers + at, targets), each),
      ),
    );
    for (const report of reports) {
      sent += report.sent;
      cutOff += report.cutOff;
    }
    memory.push(server.memory);
  }
  const played = crowd.ledger.acknowledged;
  const report = await (await crowd.finish()).report(crowd.steps);
  const strangers = await crowd.strangers();
  const growth = memory.at(-1)! - memory[1]!;
  const mib = memory.map((bytes) => Math.round(bytes / 2 ** 20));
  console.log(JSON.stringify({ limits, sent, cutOff, crashes: server.crashes, played, ...report, strangers, mib }));
  failed ||= server.crashes + report.lost + report.doubled + report.different + strangers > 0 || growth > MOST_GROWTH;
  crowd.close();
  await server.kill();
  await storage.close();
}
console.log(`${Math.round((Date.now() - began) / 1000)} s`);
process.exit(failed ? 1 : 0);
