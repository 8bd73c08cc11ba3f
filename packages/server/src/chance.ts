/** Unpredictable ids and secrets. */

import { createHash, randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 16;

/** 16 letters and digits: 95 bits. */
export function newId(): string {
  let id = '';
  while (id.length < ID_LENGTH) {
    for (const byte of randomBytes(ID_LENGTH)) {
      // 248 is the largest multiple of 62 in a byte: higher values would favour the first letters.
      if (byte < 248 && id.length < ID_LENGTH) id += LETTERS.charAt(byte % 62);
    }
  }
  return id;
}

/** 64 hexadecimal digits: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** SHA-256 in hexadecimal: what is stored of a token, and published of a luck's secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
