/** Plays a seat of a match online: sits down, waits for the start and its turns, and chooses, until the match is over. */

import type { BotHost } from '@windrose/bots/host';
import { type OnlineMatch, RefusedError } from '@windrose/protocol';

import { Fault } from '../faults.ts';
import { type SeatPlayer, seatPlayer } from '../play/seat-player.ts';

/** The settings for playing at a table. */
export interface TableSetup {
  /** Whether to take a free seat; otherwise the person already has one. */
  readonly sitDown: boolean;
  /** The player, as the arena names it. */
  readonly player: string;
  readonly host: BotHost;
  readonly stop: AbortSignal;
  readonly print: (text: string) => void;
  readonly complain: (sentence: string) => void;
  /** Number of failures after which a player is not asked any more; 0: no limit. */
  readonly faults: number;
}

/**
 * Plays to the end of the match, or until it is stopped.
 * @param me the id of the person whose seat it is.
 * @throws Fault when there is no seat, RefusedError when the server refuses what is asked.
 */
export async function playTable(match: OnlineMatch, me: string, setup: TableSetup): Promise<void> {
  const { stop, print } = setup;
  const stopped = (): boolean => stop.aborted;
  const wake = (): void => match.ask();
  await match.until(({ known, refusal }) => known || refusal !== null);
  if (match.refusal) throw new Fault(match.refusal.message);
  if (match.table.seatOf(me) === null) await sitDown(match, setup);
  stop.addEventListener('abort', wake, { once: true });
  let player: SeatPlayer | null = null;
  try {
    await match.until(({ table }) => table.stage !== 'open' || stopped());
    while (!stopped() && match.table.stage === 'running') {
      const seat = match.table.seatOf(me);
      const { match: played } = match.table;
      if (seat === null || !played) throw new Fault('This match cannot be played here: its rules or packs are others.');
      player ??= seatPlayer(played, seat, setup.player, setup);
      if (match.table.decision?.seat !== seat || match.table.seats[seat]?.bot !== null) {
        const { version } = match.table;
        await match.until(({ table }) => table.version > version || table.stage === 'over' || stopped());
        continue;
      }
      const { version } = match.table;
      const code = await player.choose();
      // Another client may have ended the match, or the clock the turn.
      if (stopped() || match.table.version !== version) continue;
      await choose(match, code);
    }
    if (match.table.stage === 'over') print(endOf(match, me, player?.replaced ?? 0));
  } finally {
    stop.removeEventListener('abort', wake);
    await player?.leave();
    // The match continues for the others with simple choices; the exit code reports the failure.
    if (player?.givenUp === true) process.exitCode = 1;
  }
}

/** Chooses; a choice that came too late is none, and the table is up to date then. */
async function choose(match: OnlineMatch, code: number): Promise<void> {
  try {
    await match.choose([code]);
  } catch (error) {
    if (!(error instanceof RefusedError) || error.reason !== 'stale') throw error;
  }
}

async function sitDown(match: OnlineMatch, setup: TableSetup): Promise<void> {
  const { seats, stage } = match.table;
  if (stage !== 'open') throw new Fault('This match has begun without you.');
  const seat = seats.findIndex(({ person, bot }) => person === null && bot === null);
  if (!setup.sitDown || seat < 0) throw new Fault('No seat is free at this table.');
  await match.sit(seat);
  setup.print(`sits on seat ${seat + 1}; waits for the start`);
}

/** The end in a line. */
function endOf(match: OnlineMatch, me: string, replaced: number): string {
  const { places, ending, match: played } = match.table;
  const seat = match.table.seatOf(me);
  const place = seat === null ? undefined : places?.[seat];
  const points = seat === null ? undefined : played?.scores().seats[seat]?.total;
  const failed = replaced === 0 ? '' : `; ${replaced} choices were replaced`;
  return place === undefined || points === undefined
    ? `over (${ending ?? 'unknown'})${failed}`
    : `over: place ${place} with ${points} points${failed}`;
}
