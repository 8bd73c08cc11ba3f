/** The referee on settlers: none is lost, and a location gets as many as it requires. */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import type { State } from '../core/state.ts';
import { type Inspector, same } from './inspector.ts';

/** The figures that an inspector of settlers needs. */
export interface SettlerRules {
  readonly seats: number;
  /** Settlers of a seat in all, and on its board at the start. */
  readonly total: number;
  readonly start: number;
  /** Per location: settlers printed on it, and its landmark or -1. */
  readonly printed: readonly number[];
  readonly landmark: readonly number[];
  /** The number of native help cards of a landmark that a seat has. */
  helps(state: State, seat: number, landmark: number): number;
  /** Number of settlers that a seat's gain brings, if there are so many in reserve. */
  brings(before: State, after: State, seat: number): number;
}

/** Places of a trade route. */
const ROUTE = 5;

/** Every settler is on its board, in reserve, on a location or on its seat's route. */
export class Settlers implements Inspector {
  readonly #rules: SettlerRules;
  readonly #placed: Int32Array;

  constructor(rules: SettlerRules) {
    this.#rules = rules;
    this.#placed = new Int32Array(rules.seats);
  }

  begin(state: State): string | null {
    const { start, total } = this.#rules;
    if ([...state.settlers, ...state.routed].some((settlers) => settlers !== 0))
      return 'Settlers are placed at the start.';
    for (let seat = 0; seat < this.#rules.seats; seat++) {
      if (state.ready[seat] !== start || state.reserve[seat] !== total - start) {
        return `Seat ${seat} begins with ${state.ready[seat]!} settlers and ${state.reserve[seat]!} in reserve.`;
      }
    }
    return this.#count(state);
  }

  check(before: State, after: State, kind: string): string | null {
    const unchanged =
      same(after.cards, before.cards) &&
      same(after.explored, before.explored) &&
      same(after.settlers, before.settlers) &&
      same(after.ready, before.ready) &&
      same(after.reserve, before.reserve) &&
      same(after.routed, before.routed) &&
      same(after.asked, before.asked);
    if (unchanged) return null;
    const fault = this.#count(after);
    if (fault !== null) return fault;
    for (let seat = 0; seat < this.#rules.seats; seat++) {
      const brings = seat === before.mover ? this.#rules.brings(before, after, seat) : 0;
      const came = before.reserve[seat]! - after.reserve[seat]!;
      const due = Math.min(brings, before.reserve[seat]!);
      if (came !== due) return `Seat ${seat} got ${came} settlers from its reserve, not ${due}.`;
    }
    if (kind === 'turn') return this.#placedOrRested(before, after);
    if (!same(after.settlers, before.settlers)) return `Settlers came or went by the decision "${kind}".`;
    return same(after.routed, before.routed) || kind === 'adjust' ? null : 'Settlers on a route came or went.';
  }

  audit(state: State): string | null {
    return this.#count(state);
  }

  /** Checks that one location has received the settlers it requires, or that all settlers of the mover are back. */
  #placedOrRested(before: State, after: State): string | null {
    const { mover } = before;
    const { printed, landmark } = this.#rules;
    let came = 0;
    let left = 0;
    for (let at = 0; at < printed.length; at++) {
      const mine = after.holder[at] === mover + 1;
      const was = before.holder[at] === mover + 1;
      if (after.holder[at] === before.holder[at] && after.settlers[at] === before.settlers[at]) continue;
      if (was && !mine && after.settlers[at] === 0) {
        left++;
      } else if (mine && !was) {
        came++;
        if (before.covered[at]! >= 0) return `Seat ${mover} came to location ${at}, which was covered.`;
        const asked = before.settlers[at] === 0 ? printed[at]! : before.settlers[at]! + 1;
        const helped = landmark[at]! < 0 ? asked : asked - this.#rules.helps(before, mover, landmark[at]!);
        const needed = Math.max(1, helped);
        if (after.settlers[at] !== needed) {
          return `Seat ${mover} brought ${after.settlers[at]!} settlers to location ${at}, which needs ${needed}.`;
        }
        if (needed > before.ready[mover]!)
          return `Seat ${mover} placed ${needed} settlers and had ${before.ready[mover]!}.`;
      } else {
        return `The settlers on location ${at} changed, though seat ${mover} neither came nor left.`;
      }
    }
    let sent = 0;
    for (let place = 0; place < after.routed.length; place++) {
      if (after.routed[place] === before.routed[place]) continue;
      if (Math.floor(place / ROUTE) !== mover) return 'Settlers on the route of another seat changed.';
      if (after.routed[place] === 0) {
        left++;
        continue;
      }
      sent++;
      let needed = 1;
      for (let other = mover * ROUTE; other < place; other++) if (before.routed[other] === 0) needed++;
      if (after.routed[place] !== needed)
        return `${after.routed[place]!} settlers were sent where ${needed} are asked.`;
    }
    if (came + sent > 1 || (came + sent === 1 && left > 0)) return `Seat ${mover} did several things in one turn.`;
    if (left > 0 && (after.holder.includes(mover + 1) || this.#onRoute(after, mover))) {
      return `Seat ${mover} rested and left settlers behind.`;
    }
    return null;
  }

  #onRoute(state: State, seat: number): boolean {
    for (let place = 0; place < ROUTE && state.routed.length > 0; place++) {
      if (state.routed[seat * ROUTE + place] !== 0) return true;
    }
    return false;
  }

  #count(state: State): string | null {
    const { seats, total, printed } = this.#rules;
    const placed = this.#placed.fill(0);
    for (let at = 0; at < printed.length; at++) {
      const settlers = state.settlers[at]!;
      const holder = state.holder[at]!;
      if (settlers < 0 || settlers > 0 !== holder > 0)
        return `On location ${at} stand ${settlers} settlers without an owner.`;
      if (holder > seats) return `Location ${at} is held by a seat that does not exist.`;
      if (holder > 0) placed[holder - 1]! += settlers;
      const asked = settlers > 0 ? settlers + 1 : printed[at]!;
      if (state.asked[at] !== asked) return `Location ${at} is said to ask ${state.asked[at]!} settlers, not ${asked}.`;
      const closed = ((state.closed[0]! >> at) & 1) === 1;
      if (closed !== state.covered[at]! >= 0) return `Location ${at} is said to be ${closed ? 'closed' : 'open'}.`;
      for (let seat = 0; seat < seats; seat++) {
        if ((((state.occupied[seat]! >> at) & 1) === 1) !== (holder === seat + 1)) {
          return `Seat ${seat} is said to ${holder === seat + 1 ? 'be missing from' : 'stand on'} location ${at}.`;
        }
      }
      if (settlers > 0 && closed) return `Settlers stand on location ${at}, which is covered.`;
    }
    for (let place = 0; place < state.routed.length; place++) {
      if (state.routed[place]! < 0) return 'There are fewer than no settlers on a route.';
      if (state.routed[place]! > 0 && state.route[place]! < 0) return 'Settlers stand where a route has no card.';
      placed[Math.floor(place / ROUTE)]! += state.routed[place]!;
    }
    for (let seat = 0; seat < seats; seat++) {
      const [ready, reserve] = [state.ready[seat]!, state.reserve[seat]!];
      if (ready < 0 || reserve < 0) return `Seat ${seat} has ${ready} settlers and ${reserve} in reserve.`;
      const settlers = ready + reserve + placed[seat]!;
      if (settlers !== total) return `Seat ${seat} has ${settlers} settlers in all, not ${total}.`;
    }
    return null;
  }
}
