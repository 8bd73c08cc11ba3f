/** The hostile messages are made from the schema of the protocol, and leave no kind of message out. */

import { Command, FromClient } from '@windrose/protocol';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { Hostile } from './hostile.ts';

const TARGETS = { matches: ['abcdefghijklmnop'], tokens: ['x'] };
/** The types of all messages, as the schema names them. */
const TYPES: readonly string[] = [...FromClient.def.options[0].def.options, ...Command.def.options].map(
  ({ shape }) => shape.type.def.values[0]!,
);

/** The type of a message that is an object with one. */
function typeOf(message: string | Uint8Array): string | null {
  try {
    const { type } = JSON.parse(String(message)) as { type?: unknown };
    return typeof type === 'string' ? type : null;
  } catch {
    return null;
  }
}

test('every kind of message occurs, valid and with something wrong', () => {
  const hostile = new Hostile(1, TARGETS);
  const [valid, wrong] = [new Set<string | null>(), new Set<string | null>()];
  for (let at = 0; at < 5000; at++) {
    const message = hostile.next();
    const type = typeOf(message);
    if (type === null) continue;
    (FromClient.safeParse(JSON.parse(String(message))).success ? valid : wrong).add(type);
  }
  expect(valid).toEqual(new Set(TYPES));
  // Of a ping nothing but its type can be wrong.
  const failing = [...TYPES.filter((type) => type !== 'ping'), 'admin'];
  expect(failing.filter((type) => !wrong.has(type))).toEqual([]);
});

test('what is made as valid is valid, and none of it is longer than what is read', () => {
  const hostile = new Hostile(2, TARGETS);
  for (let at = 0; at < 1000; at++) {
    const message = hostile.valid();
    expect([message, FromClient.safeParse(message).success]).toEqual([message, true]);
    expect(hostile.next().length).toBeLessThan(16 * 1024);
  }
});

test('a message that is new in the schema is among them by itself', () => {
  const novel = z.object({
    type: z.literal('novel'),
    how: z.enum(['so', 'thus']),
    many: z.array(z.int().min(3)).min(1),
  });
  const hostile = new Hostile(3, TARGETS, z.union([FromClient, novel]));
  const made = Array.from({ length: 500 }, () => hostile.next()).filter((message) => typeOf(message) === 'novel');
  const valid = made.filter((message) => novel.safeParse(JSON.parse(String(message))).success);
  expect(valid.length).toBeGreaterThan(3);
  expect(made.length - valid.length).toBeGreaterThan(3);
});

test('the same seed makes the same messages', () => {
  const [one, other, third] = [new Hostile(4, TARGETS), new Hostile(4, TARGETS), new Hostile(5, TARGETS)];
  const made = [one, other, third].map((hostile) => Array.from({ length: 100 }, () => String(hostile.next())));
  expect(made[0]).toEqual(made[1]);
  expect(made[0]).not.toEqual(made[2]);
});
