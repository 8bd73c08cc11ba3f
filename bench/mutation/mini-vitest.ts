/**
 * As much of vitest as the tests of the rules need, for running a handful of test files in a fresh process within a
 * second. It is put in the place of `vitest` by `child.ts`; every test file must pass with it before it judges anything.
 */

import { isDeepStrictEqual } from 'node:util';

type Body = (...values: never[]) => unknown;

/** A test that waits to be run. */
export interface WaitingTest {
  readonly title: string;
  readonly body: () => unknown;
}

const waiting: WaitingTest[] = [];
const path: string[] = [];

/** Takes the tests collected so far. */
export function takeTests(): WaitingTest[] {
  return waiting.splice(0);
}

const within = (title: string, body: () => void): void => {
  path.push(title);
  body();
  path.pop();
};
const add = (title: string, body: () => unknown): void => {
  waiting.push({ title: [...path, title].join(' > '), body });
};

/** One call for each row; rows that are lists are spread. */
const each =
  (call: (title: string, body: () => never) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, body: Body): void =>
    rows.forEach((row, at) =>
      call(`${title} #${at}`, () => body(...((Array.isArray(row) ? row : [row]) as never[])) as never),
    );

export const describe = Object.assign(within, { each: each(within) });
const testing = Object.assign(add, { each: each(add), skip: () => {}, todo: () => {} });
export { testing as it, testing as test };

/** The set-up of a file runs as one of its tests: its first run, in order, prepares the others. */
export const beforeAll = (body: () => unknown): void => add('before all', body);

/** A value with its own equality. */
class Matcher {
  readonly fits: (value: unknown) => boolean;
  constructor(fits: (value: unknown) => boolean) {
    this.fits = fits;
  }
}

type Plain = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Whether two values are equal; fields that are undefined count as missing. `partly`: the first may have more. */
function same(value: unknown, wanted: unknown, partly = false): boolean {
  if (wanted instanceof Matcher) return wanted.fits(value);
  if (!isObject(value) || !isObject(wanted)) return Object.is(value, wanted);
  if (Array.isArray(value) || Array.isArray(wanted)) {
    if (!Array.isArray(value) || !Array.isArray(wanted) || value.length !== wanted.length) return false;
    return wanted.every((one, at) => same(value[at], one, partly));
  }
  if (Object.getPrototypeOf(value) !== Object.prototype || Object.getPrototypeOf(wanted) !== Object.prototype) {
    if (!partly) return isDeepStrictEqual(value, wanted);
  }
  const keys = new Set([...Object.keys(wanted), ...(partly ? [] : Object.keys(value))]);
  return [...keys].every((key) => same(value[key], wanted[key], partly));
}

const show = (value: unknown): string => {
  try {
    return String(JSON.stringify(value)).slice(0, 300);
  } catch {
    return String(value);
  }
};

function thrownBy(what: unknown): unknown {
  try {
    (what as () => unknown)();
  } catch (error) {
    return error ?? new Error('something was thrown');
  }
  return undefined;
}

function isExpectedError(error: unknown, wanted: unknown): boolean {
  if (error === undefined) return false;
  const message = error instanceof Error ? error.message : show(error);
  if (wanted === undefined) return true;
  if (wanted instanceof RegExp) return wanted.test(message);
  return typeof wanted === 'string' ? message.includes(wanted) : error instanceof (wanted as typeof Error);
}

const MATCHERS: Readonly<Record<string, (value: never, wanted: never, more: never) => boolean>> = {
  toBe: (value: unknown, wanted: unknown) => Object.is(value, wanted),
  toEqual: (value: unknown, wanted: unknown) => same(value, wanted),
  toStrictEqual: (value: unknown, wanted: unknown) => isDeepStrictEqual(value, wanted),
  toMatchObject: (value: unknown, wanted: unknown) => same(value, wanted, true),
  toContain: (value: string | Iterable<unknown>, wanted: unknown) =>
    typeof value === 'string' ? value.includes(String(wanted)) : [...value].includes(wanted),
  toContainEqual: (value: readonly unknown[], wanted: unknown) => value.some((one) => same(one, wanted)),
  toHaveLength: (value: { length: number }, wanted: number) => value.length === wanted,
  toBeNull: (value: unknown) => value === null,
  toBeUndefined: (value: unknown) => value === undefined,
  toBeDefined: (value: unknown) => value !== undefined,
  toBeTruthy: (value: unknown) => Boolean(value),
  toBeTypeOf: (value: unknown, wanted: string) => typeof value === wanted,
  toBeInstanceOf: (value: unknown, wanted: typeof Error) => value instanceof wanted,
  toBeGreaterThan: (value: number, wanted: number) => value > wanted,
  toBeGreaterThanOrEqual: (value: number, wanted: number) => value >= wanted,
  toBeLessThan: (value: number, wanted: number) => value < wanted,
  toBeLessThanOrEqual: (value: number, wanted: number) => value <= wanted,
  toBeCloseTo: (value: number, wanted: number, digits: number | undefined) =>
    Math.abs(value - wanted) < 10 ** -(digits ?? 2) / 2,
  toMatch: (value: string, wanted: string | RegExp) =>
    typeof wanted === 'string' ? value.includes(wanted) : wanted.test(value),
  toThrow: (what: unknown, wanted: unknown) => isExpectedError(thrownBy(what), wanted),
  // Compared by vitest itself; here it judges nothing.
  toMatchInlineSnapshot: () => true,
};

function expecting(value: unknown, note: unknown): Record<string, unknown> {
  const checks = (not: boolean): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(MATCHERS).map(([name, holds]) => [
        name,
        (wanted: unknown, more: unknown): void => {
          if (holds(value as never, wanted as never, more as never) !== not) return;
          throw new Error(
            `${typeof note === 'string' ? `${note} ` : ''}${not ? 'not ' : ''}${name}: ${show(value)}, ${show(wanted)}`,
          );
        },
      ]),
    );
  return { ...checks(false), not: checks(true) };
}

export const expect = Object.assign((value: unknown, note?: unknown) => expecting(value, note), {
  arrayContaining: (all: readonly unknown[]) =>
    new Matcher((value) => Array.isArray(value) && all.every((one) => value.some((other) => same(other, one)))),
  objectContaining: (some: Plain) => new Matcher((value) => isObject(value) && same(value, some, true)),
  stringContaining: (part: string) => new Matcher((value) => typeof value === 'string' && value.includes(part)),
  stringMatching: (pattern: string | RegExp) =>
    new Matcher((value) => typeof value === 'string' && new RegExp(pattern).test(value)),
  any: (type: unknown) =>
    new Matcher((value) => value !== null && value !== undefined && Object(value) instanceof (type as typeof Object)),
  anything: () => new Matcher((value) => value !== null && value !== undefined),
});
