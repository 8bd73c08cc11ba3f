/** Turns and rounds: whose turn it is, when a round ends, when the match does. */

import { declareEvents, EVENT_IDS } from './events.ts';
import { AutomaticPhase } from './phase.ts';
import { clearTurn, type State } from './state.ts';

/** The events it emits. */
const EVENTS = {
  /** A seat's turn begins. */
  turn: { seat: 'number', round: 'number' },
  /** The end is triggered; the round is finished. */
  final: { seat: 'number' },
  /** The match is over; 1: because there was no claim for 60 rounds. */
  over: { stalled: 'number' },
} as const;
type Events = typeof EVENTS;
declare module './events.ts' {
  interface EventShapes extends Events {}
}
declareEvents(EVENTS);

/** Number of full rounds without a claim after which a match ends with its current scores (ruling: the stall guard). */
export const STALL_ROUNDS = 60;

/**
 * Repeats the set-up decisions before it for every seat, the last seat first: it is the last phase of the set-up, and the core
 * gives the set-up to the last seat before anything is dealt. It takes no arguments.
 */
export class SetUpBackwards extends AutomaticPhase {
  reach(state: State): boolean {
    if (state.mover > 0) {
      state.mover--;
      state.turn++;
      state.acted = 0;
      state.phase = -1;
    }
    return false;
  }
}

/** The mover's turn begins: everything that only a turn needs is cleared. */
function beginTurn(state: State): void {
  clearTurn(state);
  state.turn++;
  state.actor = state.mover;
  if (state.log !== null) state.log.emit(EVENT_IDS.turn, state.mover, state.round);
}

/** Starts a turn with no turn before it; the first phase of a turn's chain. It takes no arguments. */
export class BeginTurn extends AutomaticPhase {
  reach(state: State): boolean {
    beginTurn(state);
    return false;
  }
}

/** Ends a turn: the next seat's starts, or the round ends, and with it perhaps the match. */
export class EndTurn extends AutomaticPhase {
  readonly #seats: number;
  readonly #turnStart: number;
  readonly #asked: boolean;

  /**
   * @param seats how many seats the match has.
   * @param turnStart position in the chain of {@link BeginTurn}, which is the number of phases of the set-up.
   * @param asked whether the phase after that one asks the mover at the start of every turn and does nothing else then.
   */
  constructor(seats: number, turnStart: number, asked = false) {
    super();
    this.#seats = seats;
    this.#turnStart = turnStart;
    this.#asked = asked;
  }

  reach(state: State): boolean {
    if (state.mover + 1 < this.#seats) {
      state.mover++;
    } else {
      state.stall = state.claimed === 1 ? 0 : state.stall + 1;
      state.claimed = 0;
      if (state.final === 1 || state.stall >= STALL_ROUNDS) {
        state.over = 1;
        if (state.log !== null) state.log.emit(EVENT_IDS.over, state.final === 1 ? 0 : 1);
        return true;
      }
      state.round++;
      state.mover = 0;
    }
    beginTurn(state);
    state.phase = this.#asked ? this.#turnStart + 1 : this.#turnStart;
    return this.#asked;
  }
}

/** Records a claim: resets the count of rounds without one. */
export function noteClaim(state: State): void {
  state.claimed = 1;
  state.stall = 0;
}

/** A side, by default the mover, triggers the end: the current round is the last. */
export function triggerEnd(state: State, side = state.mover): void {
  if (state.final === 1) return;
  state.final = 1;
  if (state.log !== null) state.log.emit(EVENT_IDS.final, side);
}
