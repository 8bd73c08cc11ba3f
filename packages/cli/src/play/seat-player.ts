/** Seats a built-in bot, a named player, or an external program at a match. */

import type { PlayerName } from '@windrose/bots';
import { type BotHost, openingOf, OutsidePlayer } from '@windrose/bots/host';
import type { Match } from '@windrose/rules';

import { Failures } from '../arena/failures.ts';
import { readPlayer } from '../arena/plan.ts';

/** Milliseconds for a choice of an outside program beyond its budget, and without one. */
const GRACE = 5000;
const PATIENCE = 120_000;

/** A seat's player other than a person: chooses in the current match. */
export interface SeatPlayer {
  /** A legal code for the decision of the match, which is this seat's. */
  choose(): Promise<number>;
  leave(): Promise<void>;
  /** The number of the player's choices that were replaced by a simple one. */
  readonly replaced: number;
  /** Whether it has failed too often and is not asked any more. */
  readonly givenUp: boolean;
}

/**
 * Seats a player.
 * @param match its current state is read at each choice.
 * @param who a level, a yardstick, `./mybot.mjs`, or `cmd:…`, as the arena reads them.
 * @param setup where built-in bots think, the receiver of external programs' failures and output, and the number of
 *     failures after which one is not asked any more (0: no limit).
 * @throws Fault when there is no such player.
 */
export function seatPlayer(
  match: Match,
  seat: number,
  who: string,
  {
    host,
    complain,
    faults,
  }: { readonly host: BotHost; readonly complain: (sentence: string) => void; readonly faults: number },
): SeatPlayer {
  const named = readPlayer(who, match.game.id);
  const budget = named.ms === null ? {} : { ms: named.ms };
  if (typeof named.player !== 'string') {
    const failures = new Failures(faults, complain);
    const player = new OutsidePlayer(named.player, {
      grace: GRACE,
      patience: PATIENCE,
      mostFailures: faults,
      failed: (failure) => failures.add(failure),
      onOutput: (line) => complain(`${named.label}: ${line}`),
    });
    const outside = player.sit(match, seat, seat + 1, budget);
    return {
      choose: () => outside.choose(match),
      async leave() {
        await outside.leave(match);
        player.close();
        for (const sentence of failures.sentences) complain(sentence);
      },
      get replaced() {
        return outside.replaced;
      },
      get givenUp() {
        return player.givenUp !== null;
      },
    };
  }
  const { core } = match;
  const hosted = host.sit({
    core,
    match: openingOf(match),
    packs: Object.values(match.components),
    player: named.player as PlayerName,
    seed: seat + 1,
    ...(named.ms === null ? {} : { budget }),
  });
  const position = core.newState();
  return {
    choose() {
      match.copyState(position);
      return hosted.choose(position);
    },
    leave: () => Promise.resolve(hosted.leave()),
    get replaced() {
      return hosted.replaced;
    },
    givenUp: false,
  };
}
