/**
 * What one address uses of this process: open sockets, messages, and bytes sent. An address over its quota is answered
 * later; others are not affected.
 */

import type { Quotas } from '../config.ts';
import { Refusal } from '../match/refusal.ts';
import { Allowance } from './allowance.ts';

/** The burst size, as a multiple of the messages per second. */
const MESSAGES_AT_ONCE = 4;
const BYTES_AT_ONCE = 20;
/** Seconds within which all sockets of an address may be reopened. */
const REOPEN_SECONDS = 20;
/** Maximum addresses remembered without a socket. */
const MOST_REMEMBERED = 10_000;

interface Address {
  sockets: number;
  readonly opening: Allowance;
  readonly messages: Allowance;
  readonly bytes: Allowance;
}

export class Visitors {
  readonly #quotas: Quotas;
  readonly #now: () => number;
  readonly #addresses = new Map<string, Address>();
  readonly #people = new Map<string, number>();

  constructor(quotas: Quotas, now: () => number) {
    this.#quotas = quotas;
    this.#now = now;
  }

  /** The refusal of one more socket for an address (`too-many`, `too-fast`), or null if it is allowed. */
  refusedSocket(origin: string): Refusal | null {
    const { sockets, opening } = this.#address(origin);
    const { address: most } = this.#quotas.sockets;
    if (sockets >= most) {
      return new Refusal('too-many', `Your address has ${most} sockets open, which is the most.`, {
        allowed: most,
        quota: 'sockets_per_address',
      });
    }
    if (!opening.take()) {
      return new Refusal('too-fast', 'Your address opens sockets too fast; wait a moment.', {
        allowed: most,
        again: 1,
        quota: 'sockets_per_address',
      });
    }
    return null;
  }

  /** A client has connected. */
  enter(origin: string): Visit {
    return new Visit(this.#address(origin), this.#people, this.#quotas);
  }

  /** Milliseconds that an address over its quota of bytes has to wait; 0 if it need not. */
  debt(origin: string): number {
    return this.#address(origin).bytes.wait();
  }

  /** Bytes were sent to an address. */
  sent(origin: string, bytes: number): void {
    this.#address(origin).bytes.spend(bytes);
  }

  #address(origin: string): Address {
    const known = this.#addresses.get(origin);
    if (known) return known;
    if (this.#addresses.size >= MOST_REMEMBERED) this.#clean();
    const { sockets, messages, pastBytes } = this.#quotas;
    const allowance = (perSecond: number, atOnce: number): Allowance =>
      new Allowance(perSecond, perSecond * atOnce, this.#now);
    const fresh = {
      sockets: 0,
      opening: allowance(sockets.address / REOPEN_SECONDS, 2 * REOPEN_SECONDS),
      messages: allowance(messages, MESSAGES_AT_ONCE),
      bytes: allowance(pastBytes, BYTES_AT_ONCE),
    };
    this.#addresses.set(origin, fresh);
    return fresh;
  }

  #clean(): void {
    for (const [origin, { sockets, bytes }] of this.#addresses) {
      if (sockets === 0 && bytes.full) this.#addresses.delete(origin);
    }
  }
}

/** One socket, counted for its address and its person. */
export class Visit {
  readonly #address: Address;
  readonly #people: Map<string, number>;
  readonly #quotas: Quotas;
  #person: string | null = null;
  #left = false;

  constructor(address: Address, people: Map<string, number>, quotas: Quotas) {
    this.#address = address;
    this.#people = people;
    this.#quotas = quotas;
    address.sockets++;
  }

  /** The person is known. @throws Refusal `too-many` */
  become(person: string | null): void {
    if (person === this.#person || this.#left) return;
    const { person: most } = this.#quotas.sockets;
    if (person !== null && (this.#people.get(person) ?? 0) >= most) {
      throw new Refusal('too-many', `You have ${most} sockets open, which is the most.`, {
        allowed: most,
        quota: 'sockets_per_person',
      });
    }
    this.#count(-1);
    this.#person = person;
    this.#count(1);
  }

  /** Whether the address has more open sockets than allowed, because several arrived at the same moment. */
  get tooMany(): boolean {
    return this.#address.sockets > this.#quotas.sockets.address;
  }

  /** Takes a message of the address's quota, if one is left. */
  takeMessage(): boolean {
    return this.#address.messages.take();
  }

  /** Bytes were sent. */
  sent(bytes: number): void {
    this.#address.bytes.spend(bytes);
  }

  /** Milliseconds that it has to wait because its address is over its quota. */
  get debt(): number {
    return this.#address.bytes.wait();
  }

  leave(): void {
    if (this.#left) return;
    this.#left = true;
    this.#address.sockets--;
    this.#count(-1);
  }

  #count(by: number): void {
    if (this.#person === null) return;
    const count = (this.#people.get(this.#person) ?? 0) + by;
    if (count > 0) this.#people.set(this.#person, count);
    else this.#people.delete(this.#person);
  }
}
