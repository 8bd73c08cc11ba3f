/**
 * The usage of each address and each person in this process: open sockets, messages, and bytes sent. An address over its
 * quota is answered later; others are not affected.
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

/** A limit of messages per second that is exceeded. */
export interface ExceededRate {
  readonly allowed: number;
  /** The name of its variable, in lower case. */
  readonly quota: string;
  /** Whose messages are counted, such as `your address`. */
  readonly whose: string;
}

interface Address {
  sockets: number;
  readonly opening: Allowance;
  readonly messages: Allowance;
  readonly bytes: Allowance;
}

interface Somebody {
  sockets: number;
  readonly messages: Allowance;
}

export class Visitors {
  readonly #quotas: Quotas;
  readonly #now: () => number;
  readonly #addresses = new Map<string, Address>();
  readonly #people: People;

  constructor(quotas: Quotas, now: () => number) {
    this.#quotas = quotas;
    this.#now = now;
    this.#people = new People(quotas.messages.person, now);
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

  /** The refusal of what an address over its quota of bytes asks for; null if it need not wait. */
  refusedBytes(origin: string): Refusal | null {
    return refusedBytes(this.debt(origin), this.#quotas);
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
      messages: allowance(messages.address, MESSAGES_AT_ONCE),
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

/** @param debt milliseconds */
function refusedBytes(debt: number, { pastBytes }: Quotas): Refusal | null {
  if (debt === 0) return null;
  const [allowed, again] = [Math.round(pastBytes / 1024), Math.ceil(debt / 1000)];
  const sentence = `Your address has been sent more than ${allowed} kB a second, which is the most; try again in ${again} s.`;
  return new Refusal('too-fast', sentence, { allowed, again, quota: 'kilobytes_per_address' });
}

/** The people of open sockets; those who have left are remembered until their allowance of messages is whole again. */
class People {
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #people = new Map<string, Somebody>();

  constructor(perSecond: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#now = now;
  }

  sockets(person: string): number {
    return this.#people.get(person)?.sockets ?? 0;
  }

  count(person: string, by: number): void {
    let somebody = this.#people.get(person);
    if (!somebody) {
      if (this.#people.size >= MOST_REMEMBERED) this.#clean();
      const messages = new Allowance(this.#perSecond, this.#perSecond * MESSAGES_AT_ONCE, this.#now);
      this.#people.set(person, (somebody = { sockets: 0, messages }));
    }
    somebody.sockets += by;
    if (somebody.sockets === 0 && somebody.messages.full) this.#people.delete(person);
  }

  takeMessage(person: string): boolean {
    return this.#people.get(person)?.messages.take() ?? true;
  }

  #clean(): void {
    for (const [person, { sockets, messages }] of this.#people) {
      if (sockets === 0 && messages.full) this.#people.delete(person);
    }
  }
}

/** One socket, counted for its address and its person. */
export class Visit {
  readonly #address: Address;
  readonly #people: People;
  readonly #quotas: Quotas;
  #person: string | null = null;
  #left = false;

  constructor(address: Address, people: People, quotas: Quotas) {
    this.#address = address;
    this.#people = people;
    this.#quotas = quotas;
    address.sockets++;
  }

  /** The person is known. @throws Refusal `too-many` */
  become(person: string | null): void {
    if (person === this.#person || this.#left) return;
    const { person: most } = this.#quotas.sockets;
    if (person !== null && this.#people.sockets(person) >= most) {
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

  /** Takes a message of the person's and the address's quota. @returns the limit that leaves none; null if one is left */
  takeMessage(): ExceededRate | null {
    const { person, address } = this.#quotas.messages;
    if (this.#person !== null && !this.#people.takeMessage(this.#person)) {
      return { allowed: person, quota: 'messages_per_person', whose: 'all your clients together' };
    }
    if (!this.#address.messages.take()) {
      return { allowed: address, quota: 'messages_per_address', whose: 'your address' };
    }
    return null;
  }

  /** The refusal of what it asks for while its address is over its quota of bytes; null if it need not wait. */
  get refusedBytes(): Refusal | null {
    return refusedBytes(this.debt, this.#quotas);
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
    if (this.#person !== null) this.#people.count(this.#person, by);
  }
}
