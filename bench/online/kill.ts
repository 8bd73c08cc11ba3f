/**
 * Kills servers at random during matches, and checks every acknowledged choice.
 *
 *   node bench/online/kill.ts --storage sqlite|postgres --nodes 1|3 --kills 100 [--tables 8] [--bots 2] [--seed 1] [--seconds 600]
 *   node bench/online/kill.ts --update --storage postgres --nodes 2 --kills 20
 *
 * With `--update` nothing is killed: one server after the other is stopped gracefully (SIGTERM) and restarted, as for a new
 * version, and NATS and PostgreSQL stay.
 *
 * Every acknowledged choice must be stored at its acknowledged version, exactly once, and in the end every client must have exactly
 * the stored steps. Some of the kills come from inside, between storing and publishing. With PostgreSQL and NATS, NATS is
 * interrupted from time to time, and PostgreSQL restarted abruptly. The exit code is 1 if anything was lost, duplicated or
 * changed.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { FastLuck } from '@windrose/rules';

import type { Service } from '../../packages/server/test/services.ts';
import { startStorage, type StorageName } from '../../packages/server/test/storages.ts';
import { WIDE } from '../../packages/server/test/wide.ts';
import { Crowd } from './crowd.ts';
import type { LedgerReport } from './ledger.ts';
import { ServerProcess } from './server-process.ts';

export interface KillPlan {
  readonly storage: StorageName;
  readonly nodes: number;
  readonly kills: number;
  /** Tables of two, and how many of them have a bot. */
  readonly tables: number;
  readonly bots: number;
  readonly seed: number;
  /** One commit in this many is followed by a crash. */
  readonly crashOneIn: number;
  /** Servers are stopped as they should be, one after the other, as in an update; nothing else is taken away. */
  readonly update?: boolean;
  /** When it ends at the latest, however many have been killed. */
  readonly seconds?: number;
  readonly onProgress?: (line: string) => void;
}

export interface KillReport extends LedgerReport {
  /** Ended by SIGKILL, from outside at random and from inside between storing and publishing. */
  readonly kills: number;
  readonly afterStoring: number;
  readonly natsOutages: number;
  readonly postgresRestarts: number;
  readonly seconds: number;
}

/** One kill in this many is followed by an outage of NATS, or a restart of PostgreSQL; the first one is. */
const NATS_ONE_IN = 15;
const POSTGRES_ONE_IN = 25;
/** A server is killed after up to this many further choices of all players, and a few milliseconds. */
const CHOICES_BETWEEN = 16;
const LONGEST_PAUSE = 20;

export async function killRun({
  storage: name,
  nodes: count,
  kills,
  tables,
  bots,
  seed,
  crashOneIn,
  update = false,
  seconds = Infinity,
  onProgress,
}: KillPlan): Promise<KillReport> {
  const began = Date.now();
  const storage = await startStorage(name, { durable: true });
  const env = { ...WIDE, ...storage.env, POLL_MS: '200' };
  const servers = Array.from(
    { length: count },
    () => new ServerProcess({ ...env, CRASH_ONE_IN: update ? '0' : `${crashOneIn}` }),
  );
  await Promise.all(servers.map((server) => server.start()));
  const luck = new FastLuck(seed);
  // Clients connect to any server; they notice a dead one and try another.
  const crowd = new Crowd({ server: () => servers[luck.draw(count)]!.url, tables, withBots: bots, seed });
  let [killed, natsOutages, postgresRestarts] = [0, 0, 0];
  let restarting = false;
  const ended = (): number => killed + servers.reduce((sum, server) => sum + server.crashes, 0);

  const goingOn = (): boolean => ended() < kills && Date.now() - began < seconds * 1000;

  const killAgainAndAgain = async (server: ServerProcess): Promise<void> => {
    while (goingOn()) {
      await crowd.ledger.grown(1 + luck.draw(CHOICES_BETWEEN));
      await pause(luck.draw(LONGEST_PAUSE));
      killed++;
      await server.kill();
      if (storage.postgres && !restarting && (postgresRestarts === 0 || luck.draw(POSTGRES_ONE_IN) === 0)) {
        restarting = true;
        postgresRestarts++;
        await storage.postgres.restart();
        restarting = false;
      }
      await server.start();
      crowd.hurry();
      const { acknowledged, matches } = crowd.ledger;
      onProgress?.(`${ended()} kills, ${acknowledged} choices acknowledged, ${matches} matches`);
    }
  };
  const updateInTurn = async (): Promise<void> => {
    for (let at = 0; goingOn(); at = (at + 1) % count) {
      await crowd.ledger.grown(1 + luck.draw(CHOICES_BETWEEN));
      killed++;
      const code = await servers[at]!.stop();
      if (code !== 0) throw new Error(`A server that was asked to stop ended with ${code}.`);
      await servers[at]!.start();
      const { acknowledged, matches } = crowd.ledger;
      onProgress?.(`${killed} updates, ${acknowledged} choices acknowledged, ${matches} matches`);
    }
  };
  const takeNatsAway = async (nats: Service): Promise<void> => {
    let before = 0;
    while (natsOutages === 0 || goingOn()) {
      await pause(50);
      if (ended() === before) continue;
      before = ended();
      if (natsOutages > 0 && luck.draw(NATS_ONE_IN) > 0) continue;
      natsOutages++;
      await nats.stop();
      await pause(500);
      await nats.start();
    }
  };
  try {
    const killing = update ? [updateInTurn()] : servers.map(killAgainAndAgain);
    if (storage.nats && !update) killing.push(takeNatsAway(storage.nats));
    await Promise.race([Promise.all(killing), crowd.playing]);
    crowd.hurry();
    const ledger = await crowd.finish();
    const report = await ledger.report(crowd.steps);
    return {
      kills: ended(),
      afterStoring: ended() - killed,
      natsOutages,
      postgresRestarts,
      ...report,
      seconds: Math.round((Date.now() - began) / 1000),
    };
  } finally {
    crowd.close();
    await Promise.all(servers.map((server) => server.kill()));
    await storage.close();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      storage: { type: 'string', default: 'sqlite' },
      nodes: { type: 'string', default: '1' },
      kills: { type: 'string', default: '100' },
      tables: { type: 'string', default: '8' },
      bots: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '600' },
      update: { type: 'boolean', default: false },
    },
  });
  const { storage } = values;
  const [nodes, kills, tables, bots, seed] = [values.nodes, values.kills, values.tables, values.bots, values.seed].map(
    Number,
  ) as [number, number, number, number, number];
  const report = await killRun({
    storage: storage === 'postgres' ? 'PostgreSQL and NATS' : 'SQLite',
    nodes,
    kills,
    tables,
    bots,
    seed,
    crashOneIn: 250,
    update: values.update,
    seconds: Number(values.seconds),
    onProgress: (line) => process.stderr.write(`\r${line}   `),
  });
  console.log(`\n${JSON.stringify({ storage, nodes, update: values.update, ...report })}`);
  process.exit(report.lost + report.doubled + report.different === 0 ? 0 : 1);
}
