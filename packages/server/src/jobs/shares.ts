/**
 * Whose bot thinks next: a share for everybody who has set a table, whoever has set most of them.
 *
 * Start-time fair queueing (Goyal, Vin, Cheng 1996): each owner, and each address, carries a tag that moves on by the
 * time its bots have thought, and the smallest tag is next. Who comes new, or back after a rest, starts where the others
 * are just now, neither behind what they have used nor with credit for having been away. An address counts as as many
 * people as its limit is larger than that of one person. Beside that, nobody's bots think for longer than their limit
 * allows in a minute, even if nobody else is there.
 */

import type { Limit } from '../config.ts';

/** Whose turn of a bot it is. */
export interface Sharer {
  readonly owner: string;
  /** The address it comes from; empty if it is not known. */
  readonly origin: string;
}

interface Account {
  /** Milliseconds of thinking, weighed, at which its next turn begins. */
  tag: number;
  /** Milliseconds it may still use at the moment `at`; below 0 once it has used more. */
  left: number;
  at: number;
}

const MINUTE = 60_000;
/** What a turn counts for while it is not known how long it takes, in milliseconds. */
const GUESS = 100;
/** Accounts that are kept; those that have nothing to remember go first. */
const MOST_ACCOUNTS = 10_000;

export class Shares {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  #clock = 0;

  /** @param limit milliseconds of thinking in a minute */
  constructor(limit: Limit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Of turns that wait the one that is next, or undefined if all must wait for longer. At equal shares the first. */
  first<Own extends Sharer>(turns: readonly Own[]): Own | undefined {
    let best: Own | undefined;
    let [least, leastOwn] = [Infinity, Infinity];
    for (const turn of turns) {
      const tag = this.#tag(turn);
      // Of the same address first who has used less.
      const own = this.#account(...ownKey(turn, this.#limit)).tag;
      if (tag > least || (tag === least && own >= leastOwn) || !this.#mayThink(turn)) continue;
      best = turn;
      [least, leastOwn] = [tag, own];
    }
    return best;
  }

  /** A turn begins. */
  begin(turn: Sharer): void {
    this.#clock = Math.max(this.#clock, this.#tag(turn));
    this.#charge(turn, GUESS);
    if (this.#accounts.size > MOST_ACCOUNTS) this.#clean();
  }

  /** It has ended. @param ms how long the bot has thought */
  end(turn: Sharer, ms: number): void {
    this.#charge(turn, ms - GUESS);
  }

  #mayThink(turn: Sharer): boolean {
    return this.#keys(turn).every(([key, most]) => this.#account(key, most).left > 0);
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

  /** The accounts of a turn: their keys, limits, and how many people they count for. */
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
