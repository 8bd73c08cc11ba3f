/** Chance of the browser: for what no match has to replay. */

/** A random whole number of 32 bits, from 0. */
export function random32(): number {
  return new DataView(crypto.getRandomValues(new Uint8Array(4)).buffer).getUint32(0);
}
