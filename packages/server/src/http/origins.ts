/**
 * Keyed hashes of addresses, for limits. The address cannot be read from its hash. An address has the same hash in all
 * processes of a database, and another in every other database.
 */

import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

import { newSecret } from '../chance.ts';
import { dropOldest } from '../drop-oldest.ts';
import type { Database } from '../storage/database.ts';

const NAME = 'origins';
const DIGITS = 24;
/** Groups of an IPv6 address that belong to one customer of a network: /64. */
const OWN_GROUPS = 4;
/** Cached hashes: each request needs them several times. */
const MOST_KEPT = 10_000;

export class Origins {
  readonly #secret: string;
  readonly #marks = new Map<string, string>();

  private constructor(secret: string) {
    this.#secret = secret;
  }

  static async of({ db }: Database): Promise<Origins> {
    await db
      .insertInto('secrets')
      .values({ name: NAME, value: newSecret() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await db.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
    return new Origins(value);
  }

  /** The keyed hash of an address. */
  of(address: string): string {
    const known = this.#marks.get(address);
    if (known !== undefined) return known;
    const mark = createHmac('sha256', this.#secret).update(networkOf(address)).digest('hex').slice(0, DIGITS);
    if (this.#marks.size >= MOST_KEPT) dropOldest(this.#marks);
    this.#marks.set(address, mark);
    return mark;
  }
}

/** The network of one customer: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [unscoped = ''] = address.split('%');
  const [head = '', tail] = unscoped.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, OWN_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
