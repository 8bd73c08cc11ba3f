/**
 * Messages that no honest client sends: malformed, almost valid, and unauthorized ones. They are made from the schema of the
 * protocol, so that a new message is among them by itself.
 */

import { setTimeout as pause } from 'node:timers/promises';

import { FromClient } from '@windrose/protocol';
import { FastLuck } from '@windrose/rules';
import fc from 'fast-check';
import { z } from 'zod';

/** The attacker's knowledge: others' matches, existing ids. */
export interface Targets {
  readonly matches: readonly string[];
  readonly tokens: readonly string[];
}

/** What is used here of a JSON schema. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

type Message = Record<string, unknown>;

const LETTERS = 'abcXYZ012 "\\{}[]:,\u0000\u0007é\u202e😀\ud800';
const VALUES = [null, true, -1, 0, 1.5, 8, 1e9, -1e308, 2 ** 53, '', '0', 'x'.repeat(300), [], {}, [[]], { a: 1 }];
const POISON = ['__proto__', 'constructor', 'prototype', 'toString', 'match', 'id', 'type', ''];
/** Longer ones are not read at all. */
const LONGEST = 12_000;
/** Texts made for each pattern. */
const SAMPLES = 50;
/** Words that mean something under these names, besides those of the pattern. */
const KNOWN: Readonly<Record<string, readonly string[]>> = { level: ['deckhand', 'admiral', 'grandmaster'] };

/** The alternatives of a schema, those of alternatives included. */
const alternatives = (schema: Schema): readonly Schema[] =>
  (schema.anyOf ?? schema.oneOf)?.flatMap(alternatives) ?? [schema];

const samples = new Map<string, readonly string[]>();
function samplesOf(pattern: string): readonly string[] {
  let known = samples.get(pattern);
  if (!known) {
    known = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: SAMPLES, seed: 1 });
    samples.set(pattern, known);
  }
  return known;
}

export class Hostile {
  readonly #luck: FastLuck;
  readonly #known: Readonly<Record<string, readonly string[]>>;
  readonly #messages: readonly Schema[];
  #count = 0;

  /** @param schema what clients may send */
  constructor(seed: number, { matches, tokens }: Targets, schema: z.core.$ZodType = FromClient) {
    this.#luck = new FastLuck(seed);
    this.#known = { ...KNOWN, match: matches, token: tokens };
    this.#messages = alternatives(z.toJSONSchema(schema, { io: 'input' }) as Schema);
  }

  /** The next message. */
  next(): string | Uint8Array<ArrayBuffer> {
    const luck = this.#luck;
    switch (luck.draw(12)) {
      case 0:
        return this.#text(luck.draw(400));
      case 1:
        return Uint8Array.from({ length: luck.draw(400) }, () => luck.draw(256));
      case 2:
        return '['.repeat(1 + luck.draw(7000));
      case 3: {
        const text = JSON.stringify(this.valid());
        return text.slice(0, luck.draw(text.length));
      }
      case 4:
        return `{"${this.#pick(POISON)}":${JSON.stringify(this.valid())},"__proto__":{"type":"hello"}}`;
      case 5:
      case 6:
      case 7:
      case 8:
        return JSON.stringify(this.#almost());
      default:
        return JSON.stringify(this.valid());
    }
  }

  /** A message as the protocol has it, each kind in turn, that is none of the sender's business. */
  valid(): Message {
    return this.#valueOf(this.#messages[this.#count++ % this.#messages.length]!) as Message;
  }

  /** A message with one thing wrong. */
  #almost(): Message {
    const luck = this.#luck;
    const schema = this.#messages[this.#count++ % this.#messages.length]!;
    const message = this.#valueOf(schema) as Message;
    const names = Object.keys(message);
    const name = this.#pick(names);
    switch (luck.draw(7)) {
      case 0:
        return { ...message, [name]: this.#pick(VALUES) };
      case 1:
        return { ...message, [name]: this.#beyond(schema.properties![name]!) };
      case 2:
        return Object.fromEntries(names.filter((own) => own !== name).map((own) => [own, message[own]]));
      case 3:
        return { ...message, [this.#pick(POISON)]: this.#pick(VALUES) };
      case 4:
        return { ...message, [name]: 'x'.repeat(luck.draw(LONGEST)) };
      case 5:
        return { ...message, [name]: this.#nested(luck.draw(1000)) };
      default:
        // As if it were another.
        return { ...message, type: this.#pick([...this.#messages.map(typeOf), 'admin', 'eval', '']) };
    }
  }

  /** A value that a schema allows. @param name the name under which a message has it */
  #valueOf(schema: Schema, name = ''): unknown {
    const luck = this.#luck;
    const [only, ...others] = alternatives(schema);
    if (others.length > 0) return this.#valueOf(this.#pick([only!, ...others]), name);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.#pick(schema.enum);
    switch (schema.type) {
      case 'object': {
        const { properties = {}, required = [] } = schema;
        const given = Object.entries(properties).filter(([own]) => required.includes(own) || luck.draw(2) === 0);
        return Object.fromEntries(given.map(([own, inner]) => [own, this.#valueOf(inner, own)]));
      }
      case 'array': {
        const { items = {}, minItems = 0, maxItems = minItems + 10 } = schema;
        const most = luck.draw(10) === 0 ? maxItems : Math.min(maxItems, minItems + 10);
        return Array.from({ length: minItems + luck.draw(most - minItems + 1) }, () => this.#valueOf(items));
      }
      case 'string': {
        const { pattern, minLength = 0, maxLength = minLength + 50 } = schema;
        const known = (this.#known[name] ?? []).filter((word) => isAllowed(word, schema));
        if (known.length > 0 && luck.draw(5) > 0) return this.#pick(known);
        if (pattern !== undefined) return this.#pick(samplesOf(pattern));
        return 'x'.repeat(minLength + luck.draw(maxLength - minLength + 1));
      }
      case 'integer':
      case 'number': {
        const { minimum = -1e9, maximum = 1e9 } = schema;
        // Of an old version a refusal would have all steps since.
        if (name === 'version' && luck.draw(4) > 0) return maximum;
        const near = Math.max(minimum, Math.min(maximum, luck.draw(50)));
        return this.#pick([minimum, maximum, near, near]);
      }
      case 'boolean':
        return luck.draw(2) === 0;
      case 'null':
        return null;
      default:
        throw new Error(`Nothing is known here about ${JSON.stringify(schema)}.`);
    }
  }

  /** A value of the right type that a schema does not allow, if there is one. */
  #beyond(schema: Schema): unknown {
    const { type, minimum, maximum, minLength, maxLength, pattern, minItems, maxItems, items } =
      alternatives(schema)[0]!;
    switch (type) {
      case 'integer':
        return this.#pick([(minimum ?? 0) - 1, (maximum ?? 0) + 1, (minimum ?? 0) + 0.5]);
      case 'string':
        if (pattern !== undefined) return this.#pick([`${this.#pick(samplesOf(pattern))}\n`, '', 'é'.repeat(16)]);
        return 'x'.repeat(this.#pick([Math.max(0, (minLength ?? 0) - 1), (maxLength ?? 300) + 1]));
      case 'array': {
        const length = this.#pick([Math.max(0, (minItems ?? 0) - 1), Math.min(2000, (maxItems ?? 100) + 1)]);
        return Array.from({ length }, () => this.#valueOf(items ?? {}));
      }
      default:
        return this.#pick(VALUES);
    }
  }

  #nested(depth: number): unknown {
    let value: unknown = 0;
    for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { a: value };
    return value;
  }

  #text(length: number): string {
    return Array.from({ length }, () => LETTERS[this.#luck.draw(LETTERS.length)]).join('');
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#luck.draw(list.length)]!;
  }
}

const typeOf = ({ properties }: Schema): unknown => properties?.type?.const;

const isAllowed = (word: string, { pattern = '', maxLength = Infinity }: Schema): boolean =>
  new RegExp(pattern).test(word) && word.length <= maxLength;

/** Whether the server answers a message: all but those that only end the following of a match. */
function isAnswered(message: string | Uint8Array): boolean {
  if (typeof message !== 'string' || !message.includes('unwatch')) return true;
  try {
    const parsed = FromClient.safeParse(JSON.parse(message));
    return !parsed.success || parsed.data.type !== 'unwatch';
  } catch {
    return true;
  }
}

/** Sends a number of messages over as many connections as needed; it is disconnected repeatedly. */
export async function attack(
  url: string,
  hostile: Hostile,
  messages: number,
): Promise<{ sent: number; cutOff: number }> {
  const BATCH = 50;
  /** Milliseconds without an answer after which none is expected. */
  const SILENCE = 500;
  let [sent, cutOff] = [0, 0];
  while (sent < messages) {
    const socket = new WebSocket(url);
    const closed = new Promise<void>((resolve) => (socket.onclose = () => resolve()));
    const opened = new Promise<void>((resolve) => (socket.onopen = () => resolve()));
    let [expected, received] = [0, 0];
    let more = (): void => {};
    socket.onmessage = () => {
      received++;
      more();
    };
    void closed.then(() => more());
    socket.onerror = () => {};
    await Promise.race([opened, closed]);
    while (socket.readyState === WebSocket.OPEN && sent < messages) {
      for (let at = 0; at < BATCH && sent < messages; at++, sent++) {
        const message = hostile.next();
        if (isAnswered(message)) expected++;
        socket.send(message);
      }
      // These are answered, if only with a refusal: so they are known to have been read before more is sent. Of those beyond
      // the limit of messages only some are.
      for (let silent = false; !silent && socket.readyState === WebSocket.OPEN && received < expected;) {
        silent = await Promise.race([
          new Promise<boolean>((resolve) => (more = () => resolve(false))),
          pause(SILENCE, true, { ref: false }),
        ]);
      }
      expected = received;
    }
    if (socket.readyState !== WebSocket.OPEN) cutOff++;
    socket.close();
    await closed;
  }
  return { sent, cutOff };
}
