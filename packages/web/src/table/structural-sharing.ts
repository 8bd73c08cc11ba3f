/** Structural sharing: unchanged parts of a position keep their identity, so their drawings are not rendered again. */

import type { Match } from '@windrose/rules';
import { useMemo, useState } from 'react';

/** `now`, with every part of it that equals one of `before` replaced by that one. Both are plain data. */
function shared<Data>(before: Data, now: Data): Data {
  if (Object.is(before, now) || !isData(before) || !isData(now) || Array.isArray(before) !== Array.isArray(now)) {
    return Object.is(before, now) ? before : now;
  }
  const [old, keys] = [before as Readonly<Record<string, unknown>>, Object.keys(now)];
  const parts = keys.map((key) => shared(old[key], (now as Readonly<Record<string, unknown>>)[key]));
  if (
    keys.length === Object.keys(old).length &&
    keys.every((key, at) => key in old && Object.is(old[key], parts[at]))
  ) {
    return before;
  }
  return (Array.isArray(now) ? parts : Object.fromEntries(keys.map((key, at) => [key, parts[at]]))) as Data;
}

function isData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype || kind === null;
}

/** Remembers what it was given last: what has not changed since is the same object. */
export function structuralSharing<Data>(): (now: Data) => Data {
  let last: Data | undefined;
  return (now) => (last = last === undefined ? now : shared(last, now));
}

/** A seat's view of a match as `read` returns it; unchanged parts keep their identity. */
export function usePosition<Position>(
  read: (match: Match, seat: number) => Position,
  match: Match,
  seat: number,
): Position {
  const [keep] = useState(() => structuralSharing<Position>());
  return useMemo(() => keep(read(match, seat)), [keep, read, match, seat]);
}
