/** What is done when it is due: a clock that has run out, a bot's turn. */

import type { BotHosts } from '../bots/hosts.ts';
import type { DueKind } from '../match/due.ts';
import type { MatchService } from '../match/match-service.ts';
import { judgeBot, judgeClock } from '../match/decide.ts';
import { Refusal } from '../match/refusal.ts';
import type { LaneSetup, Worker } from './job-runner.ts';
import type { Shares } from './shares.ts';

/** Clocks that are looked after at once. */
const CLOCKS_AT_ONCE = 32;

/** What is counted of bots. */
interface Counts {
  /** One has thought for so many milliseconds. */
  thought(milliseconds: number): void;
  /** A turn has failed, and is tried again. */
  botFailed(): void;
}

export function dueLanes(
  matchService: MatchService,
  bots: BotHosts,
  shares: Shares,
  counts: Counts,
): readonly (LaneSetup & { kind: DueKind })[] {
  /** A match that cannot go on is not tried for ever: it is closed after a while, and its rows go. */
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
        await matchService.act(match, judgeClock);
      }),
    },
    {
      kind: 'bot',
      // A turn that has been taken on waits for no other.
      atOnce: bots.threads,
      shares,
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
          // Another process may have let it play meanwhile: then there is nothing left to do.
          await room.act(
            (moment) => (moment.table.chosenAt === asked.chosenAt ? judgeBot(moment, asked.seat, codes) : null),
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
