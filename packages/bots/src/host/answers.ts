/** The worker's side of a host: keeps a bot for each seat and answers questions. */

import { parentPort, workerData } from 'node:worker_threads';

import {
  type Core,
  loadMatch,
  type MatchRecord,
  type MatchRequest,
  MOST_OPTIONS,
  type RawPack,
  startMatch,
  type State,
  required,
} from '@windrose/rules';
import type { CodePlayer } from '../bot.ts';
import type { NetWeights } from '../evaluate/net.ts';
import type { Budget } from '../levels.ts';
import type { PlayerName, PlayerSetup } from '../players.ts';
import { setThreadPriority, type ThreadPriority, watchStarvation } from './priority.ts';

/** The player and the match as plain data that can be sent to a thread. */
export interface SeatSetup {
  /** The match as it was started, or a record of how it began: either makes the same core everywhere. */
  readonly match: MatchRequest | MatchRecord;
  /** Own packs that a record speaks of. */
  readonly packs?: readonly RawPack[];
  readonly player: PlayerName;
  /** Any 32-bit number: of the bot's own chance. */
  readonly seed: number;
  /** For each turn; without one that of the level. */
  readonly budget?: Budget;
  /** The weights of a level; the shipped ones by default. */
  readonly weights?: NetWeights;
}

/** Messages from a host to its thread: a seat is taken, a question, a seat is left. */
export type HostRequest =
  | { readonly do: 'sit'; readonly seat: number; readonly setup: SeatSetup }
  | { readonly do: 'choose'; readonly seat: number; readonly cells: Int32Array }
  | { readonly do: 'leave'; readonly seat: number };

/**
 * Answers of a thread: ready after `sit`, a code after `choose`, or an error. `starved`: others left the thread hardly any time for
 * the choice.
 */
export type Answer =
  | { readonly ready: number }
  | { readonly code: number; readonly starved?: boolean }
  | { readonly fault: string };

/** What a host tells a thread that it starts. */
export interface ThreadData {
  readonly priority: ThreadPriority;
}

interface Sitting {
  readonly core: Core;
  readonly state: State;
  readonly player: Pick<CodePlayer, 'choose'>;
}

/** Answers the host until the thread ends. @param make makes the bots. */
export function answerQuestions(make: (setup: PlayerSetup) => Pick<CodePlayer, 'choose'>): void {
  const port = required(parentPort, 'thread that this one answers');
  const { priority = 'normal' } = (workerData ?? {}) as Partial<ThreadData>;
  setThreadPriority(priority);
  const sitting = new Map<number, Sitting>();
  const codes = new Int32Array(MOST_OPTIONS);
  const answer = (request: HostRequest): Answer | null => {
    if (request.do === 'leave') {
      sitting.delete(request.seat);
      return null;
    }
    if (request.do === 'sit') {
      const { match, packs, ...setup } = request.setup;
      const { core } = 'luck' in match ? loadMatch(match, packs) : startMatch(match);
      sitting.set(request.seat, { core, state: core.newState(), player: make({ core, ...setup }) });
      return { ready: request.seat };
    }
    const { core, state, player } = required(sitting.get(request.seat), `bot at seat ${request.seat}`);
    state.cells.set(request.cells);
    const starved = watchStarvation();
    const code = player.choose(state, codes, core.legal(state, codes));
    return starved() ? { code, starved: true } : { code };
  };
  port.on('message', (request: HostRequest) => {
    let answered: Answer | null;
    try {
      answered = answer(request);
    } catch (error) {
      answered = { fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
    }
    if (answered !== null) port.postMessage(answered);
  });
}
