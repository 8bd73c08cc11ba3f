/**
 * What the visitors of one address have of this process together: open sockets, messages, and what is told to them. Who
 * has been told more than their share is answered later, and the others are not.
 */

import type { Quotas } from '../config.ts';
import { Refusal } from '../match/refusal.ts';
import { Allowance } from './allowance.ts';

/** How many times what is allowed in a second may come at once. */
const MESSAGES_AT_ONCE = 4;
const BYTES_AT_ONCE = 20;
/** In how many seconds all sockets of an address may be opened anew. */
const REOPEN_SECONDS = 20;
/** Addresses that are remembered without a socket. */
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

  /** Why an address may not open one more socket (`too-many`, `too-fast`), or null if it may. */
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

  /** Somebody has come in. */
  enter(origin: string): Visit {
    return new Visit(this.#address(origin), this.#people, this.#quotas);
  }

  /** Milliseconds that an address has to wait for more, since it has been told more than its share; 0 if it need not. */
  debt(origin: string): number {
    return this.#address(origin).bytes.wait();
  }

  /** An address is told something. */
  told(origin: string, bytes: number): void {
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

/** One socket, as it counts for its address and its person. */
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

  /** It is known who it is. @throws Refusal `too-many` */
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

  /** Whether the address has more sockets open than it may: several have come in at the same moment. */
  get tooMany(): boolean {
    return this.#address.sockets > this.#quotas.sockets.address;
  }

  /** Takes one message of those of the address, if there is one left. */
  takeMessage(): boolean {
    return this.#address.messages.take();
  }

  /** Something is told. */
  told(bytes: number): void {
    this.#address.bytes.spend(bytes);
  }

  /** Milliseconds that it has to wait, since its address has been told more than its share. */
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
