/** Closes the sockets of sessions that have ended: here, in other processes, at the terminal, by expiry or by a ban. */

import type { Logger } from 'pino';

import type { Sessions } from '../people/sessions.ts';
import { PollLoop } from '../poll-loop.ts';
import type { Connection } from './connection.ts';

/** Milliseconds between checks for sessions that have ended in other processes. */
const SESSION_CHECK = 2000;

interface Setup {
  readonly connections: ReadonlySet<Connection>;
  readonly sessions: Sessions;
  readonly log: Logger;
  readonly now: () => number;
}

/** The loop of checks; not started. */
export function checkSessions({ connections, sessions, log, now }: Setup): PollLoop {
  const check = async (): Promise<void> => {
    for (const connection of connections) {
      const { ban } = connection;
      if (ban) connection.shutOut(ban);
    }
    const asked = new Set([...connections].flatMap(({ session }) => session ?? []));
    if (asked.size === 0) return;
    const open = await sessions.openAmong([...asked], now());
    for (const connection of connections) {
      if (connection.session !== null && asked.has(connection.session) && !open.has(connection.session)) {
        connection.sessionEnded();
      }
    }
  };
  return new PollLoop(async () => {
    try {
      await check();
    } catch (error) {
      log.warn({ err: error }, 'session check failed');
    }
    return SESSION_CHECK;
  });
}
