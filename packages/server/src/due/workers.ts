/** What is done when it is due: a clock that has run out, a bot's turn. */

import type { BotHosts } from '../bots/hosts.ts';
import type { DueKind } from '../match/due.ts';
import type { Hub } from '../match/hub.ts';
import { judgeBot, judgeClock } from '../match/referee.ts';
import { Refusal } from '../match/refusal.ts';
import type { Worker } from './clockwork.ts';

export function dueWorkers(hub: Hub, bots: BotHosts): Record<DueKind, Worker> {
  return {
    async clock({ match }) {
      await hub.act(match, judgeClock);
    },
    async bot({ match }) {
      const room = await hub.room(match);
      const asked = await room.look((table) => {
        const level = table.botToChoose;
        if (level === null) return null;
        return { level, seat: table.decision!.seat, chosenAt: table.chosenAt, match: table.match!.fork() };
      });
      if (!asked) return;
      const codes = await bots.choose(asked.match, asked.level);
      try {
        // Another process may have let it play meanwhile: then there is nothing left to do.
        await room.act(
          (moment) => (moment.table.chosenAt === asked.chosenAt ? judgeBot(moment, asked.seat, codes) : null),
          null,
        );
      } catch (error) {
        if (!(error instanceof Refusal && error.reason === 'stale')) throw error;
      }
    },
  };
}
