/** What was done, so that it can be undone and done again. */

import { useCallback, useState } from 'react';

/** A value with its past and future. */
export interface History<Value> {
  readonly now: Value;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Goes on with another value; the same one again changes nothing. */
  readonly set: (value: Value) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface Line<Value> {
  readonly all: readonly Value[];
  readonly at: number;
}

/** How far back it goes. */
const MOST = 500;

/** @param start makes the first value. */
export function useHistory<Value>(start: () => Value): History<Value> {
  const [{ all, at }, change] = useState<Line<Value>>(() => ({ all: [start()], at: 0 }));
  const set = useCallback(
    (value: Value): void =>
      change((line) => {
        if (value === line.all[line.at]) return line;
        const next = [...line.all.slice(0, line.at + 1), value].slice(-MOST);
        return { all: next, at: next.length - 1 };
      }),
    [],
  );
  const go = (by: -1 | 1): void =>
    change((line) => ({ ...line, at: Math.min(line.all.length - 1, Math.max(0, line.at + by)) }));
  return {
    now: all[at]!,
    canUndo: at > 0,
    canRedo: at < all.length - 1,
    set,
    undo: () => go(-1),
    redo: () => go(1),
  };
}
