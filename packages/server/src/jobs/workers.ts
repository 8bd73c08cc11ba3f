/** The workers of due jobs: expired clocks and bots' turns. */

import type { BotHosts } from '../bots/hosts.ts';
import type { DueKind } from '../match/due.ts';
import type { MatchService } from '../match/match-service.ts';
import { decideForBot, decideExpiredClock } from '../match/decide.ts';
import { Refusal } from '../match/refusal.ts';
import type { LaneSetup, Worker } from './job-runner.ts';
import type { Shares } from './shares.ts';

/** Clocks handled in parallel. */
const CLOCKS_AT_ONCE = 32;

/** Counters of bots' turns. */
interface Counts {
  /** A bot has thought for the given milliseconds. */
  thought(milliseconds: number): void;
  /** A turn has failed and will be retried. */
  botFailed(): void;
  /** A turn waits because the thinking time of a person or an address is used up. @param quota the name of the limit */
  botWaits(quota: string): void;
}

export function dueLanes(
  matchService: MatchService,
  bots: BotHosts,
  shares: Shares,
  counts: Counts,
): readonly (LaneSetup & { kind: DueKind })[] {
  /** A match that cannot continue is not retried for ever: it is closed after a while, and its rows are deleted. */
  const guarded =
    (work: Worker): Worker =>
    async (task) => {
      try {
        return await work(task);
      } catch (error) {
        if (await matchService.failed(task.match, error)) return;
        if (task.kind === 'bot') {
          counts.botFailed();
          matchService.botTrouble(task.match);
        }
        throw error;
      }
    };
  return [
    {
      kind: 'clock',
      atOnce: CLOCKS_AT_ONCE,
      worker: guarded(async ({ match }) => {
        await matchService.act(match, (moment) => decideExpiredClock(moment));
      }),
    },
    {
      kind: 'bot',
      // A leased turn never waits for another.
      atOnce: bots.threads,
      shares,
      waits: (quota) => counts.botWaits(quota),
      worker: guarded(async ({ match }) => {
        const room = await matchService.room(match);
        const asked = await room.look((table) => {
          const { botToChoose: level, decision, chosenAt } = table;
          if (level === null || decision === null) return null;
          return { level, seat: decision.seat, chosenAt, match: table.startedMatch.fork() };
        });
        if (!asked) return 0;
        const { codes, thought } = await bots.choose(asked.match, asked.level);
        counts.thought(thought);
        try {
          // If another process has played the turn meanwhile, there is nothing to do.
          await room.act(
            (moment) => (moment.table.chosenAt === asked.chosenAt ? decideForBot(moment, asked.seat, codes) : null),
            null,
          );
        } catch (error) {
          if (!(error instanceof Refusal && error.reason === 'stale')) throw error;
        }
        return thought;
      }),
    },
  ];
}
