import { createHash, createHmac } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hex, hmacSha256, sha256, sha256Text, utf8 } from '../../src/core/sha256.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

test('SHA-256 equals Node’s, at block boundaries too', () => {
  fc.assert(
    fc.property(bytes, (message) => {
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }),
  );
  for (let length = 50; length < 140; length++) {
    const message = new Uint8Array(length).fill(length);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('HMAC-SHA-256 equals Node’s, with keys longer than a block too', () => {
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});

test('SHA-256 and its HMAC give the published digests', () => {
  expect(sha256Text('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Text('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hex(hmacSha256(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('texts become the bytes that TextEncoder makes of them, lone surrogates included', () => {
  fc.assert(
    fc.property(fc.uint16Array({ maxLength: 40 }), (units) => {
      const text = String.fromCharCode(...units);
      expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
    }),
  );
  for (const text of ['zażółć', '香料', '⛵🟡', 'a\ud800b', '\udc00']) {
    expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  }
});
