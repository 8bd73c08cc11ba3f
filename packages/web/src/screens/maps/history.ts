/** An undo history. */

import { useCallback, useState } from 'react';

/** A value with its past and future. */
export interface History<Value> {
  readonly now: Value;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Sets a new value; an equal one changes nothing. */
  readonly set: (value: Value) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface Line<Value> {
  /** The earliest first. */
  readonly past: readonly Value[];
  readonly now: Value;
  /** The undone values, the next first. */
  readonly future: readonly Value[];
}

/** The maximum number of steps. */
const MOST = 500;

/** @param start makes the first value. */
export function useHistory<Value extends object>(start: () => Value): History<Value> {
  const [{ past, now, future }, change] = useState<Line<Value>>(() => ({ past: [], now: start(), future: [] }));
  const set = useCallback(
    (value: Value): void =>
      change((line) =>
        value === line.now ? line : { past: [...line.past, line.now].slice(-MOST), now: value, future: [] },
      ),
    [],
  );
  const undo = (): void =>
    change((line) => {
      const before = line.past.at(-1);
      return before ? { past: line.past.slice(0, -1), now: before, future: [line.now, ...line.future] } : line;
    });
  const redo = (): void =>
    change((line) => {
      const [next, ...later] = line.future;
      return next ? { past: [...line.past, line.now], now: next, future: later } : line;
    });
  return { now, canUndo: past.length > 0, canRedo: future.length > 0, set, undo, redo };
}
