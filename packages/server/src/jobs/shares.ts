/**
 * Schedules bots' turns fairly between the people who set up tables, however many tables each has.
 *
 * Start-time fair queueing (Goyal, Vin, Cheng 1996): each owner, and each address, has a tag that advances by the thinking
 * time of its bots; the smallest tag is next. A new or returning owner starts at the current minimum, without debt or
 * credit. An address has the weight of as many people as its limit is a multiple of one person's. In addition, no owner's
 * bots think longer per minute than the limit allows, even if nothing else waits.
 */

import type { Limit } from '../config.ts';

/** The owner of a bot's turn. */
export interface Sharer {
  readonly owner: string;
  /** The address of the owner; empty if unknown. */
  readonly origin: string;
}

interface Account {
  /** Weighted milliseconds of thinking at which its next turn starts. */
  tag: number;
  /** Milliseconds left at the time `at`; negative after overuse. */
  left: number;
  at: number;
}

const MINUTE = 60_000;
/** Assumed milliseconds of a turn whose duration is not known yet. */
const GUESS = 100;
/** Accounts kept in memory; those without debt are dropped first. */
const MOST_ACCOUNTS = 10_000;

export class Shares {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  #clock = 0;

  /** @param limit milliseconds of thinking per minute */
  constructor(limit: Limit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** The waiting turn that is next, or undefined if all are over their limit. Ties go to the first. */
  first<Own extends Sharer>(turns: readonly Own[]): Own | undefined {
    let best: Own | undefined;
    let [least, leastOwn] = [Infinity, Infinity];
    for (const turn of turns) {
      const tag = this.#tag(turn);
      // Within an address, the owner who has used less comes first.
      const own = this.#account(...ownKey(turn, this.#limit)).tag;
      if (tag > least || (tag === least && own >= leastOwn) || this.exceeded(turn) !== null) continue;
      best = turn;
      [least, leastOwn] = [tag, own];
    }
    return best;
  }

  /** A turn starts. */
  begin(turn: Sharer): void {
    this.#clock = Math.max(this.#clock, this.#tag(turn));
    this.#charge(turn, GUESS);
    if (this.#accounts.size > MOST_ACCOUNTS) this.#clean();
  }

  /** A turn has ended. @param ms thinking time in milliseconds */
  end(turn: Sharer, ms: number): void {
    this.#charge(turn, ms - GUESS);
  }

  /** The limit that makes a turn wait, as the name of its variable in lower case; null if none does. */
  exceeded(turn: Sharer): 'thinking_per_person' | 'thinking_per_address' | null {
    const over = this.#keys(turn).findIndex(([key, most]) => this.#account(key, most).left <= 0);
    return over === -1 ? null : over === 0 ? 'thinking_per_person' : 'thinking_per_address';
  }

  #charge(turn: Sharer, ms: number): void {
    for (const [key, most, weight] of this.#keys(turn)) {
      const account = this.#account(key, most);
      account.tag = Math.max(account.tag, ms < 0 ? 0 : this.#clock) + ms / weight;
      account.left -= ms;
    }
  }

  #tag(turn: Sharer): number {
    const tags = this.#keys(turn).map(([key, most]) => this.#account(key, most).tag);
    return Math.max(this.#clock, ...tags);
  }

  /** The accounts of a turn: their keys, limits, and weights in people. */
  #keys({ owner, origin }: Sharer): [string, number, number][] {
    const { person, address } = this.#limit;
    const own: [string, number, number] = [...ownKey({ owner }, this.#limit), 1];
    return origin === '' ? [own] : [own, [`address ${origin}`, address, Math.max(1, address / person)]];
  }

  #account(key: string, most: number): Account {
    const now = this.#now();
    const known = this.#accounts.get(key);
    if (!known) {
      const fresh = { tag: 0, left: most, at: now };
      this.#accounts.set(key, fresh);
      return fresh;
    }
    known.left = Math.min(most, known.left + (Math.max(0, now - known.at) * most) / MINUTE);
    known.at = now;
    return known;
  }

  #clean(): void {
    const past = this.#now() - MINUTE;
    for (const [key, { tag, at }] of this.#accounts) {
      if (tag <= this.#clock && at < past) this.#accounts.delete(key);
    }
  }
}

/** The account of a person, and its limit. */
const ownKey = ({ owner }: Pick<Sharer, 'owner'>, { person }: Limit): [string, number] => [`person ${owner}`, person];
