/**
 * Code and texts that are fetched when they are first needed. React's `lazy` and `Suspense` wait 300 ms after the fallback
 * was shown before they replace it; these replace it as soon as the fetched part arrives.
 */

import { type ComponentType, createElement, type FunctionComponent, useEffect, useState } from 'react';

import { patiently } from './fetching.ts';

/** A value that is fetched when it is first needed. */
export interface LazyValue<Value> {
  /** The value; undefined until it has arrived. */
  readonly value: Value | undefined;
  /** Fetches the value, unless it is there or already being fetched. */
  fetch(): Promise<Value>;
}

/** A value that `load` fetches, once. After several failures in a row `fetch` fails; the next `fetch` tries again. */
export function lazyValue<Value>(load: () => Promise<Value>): LazyValue<Value> {
  let value: Value | undefined;
  let underWay: Promise<Value> | null = null;
  return {
    get value() {
      return value;
    },
    fetch() {
      underWay ??= patiently(load).then(
        (loaded) => (value = loaded),
        (reason: unknown) => {
          underWay = null;
          throw reason;
        },
      );
      return underWay;
    },
  };
}

/** The value, fetched now if it is missing; undefined until it has arrived. Throws while rendering if it cannot be fetched. */
export function useLazyValue<Value>(wanted: LazyValue<Value>): Value | undefined {
  const [state, setState] = useState<{ readonly of: LazyValue<Value>; readonly fault: unknown } | null>(null);
  const { value } = wanted;
  const missing = value === undefined;
  useEffect(() => {
    // The value may have arrived since this was rendered; the rendered state counts.
    if (!missing) return;
    let left = false;
    const settle = (fault: unknown): void => {
      if (!left) setState({ of: wanted, fault });
    };
    wanted.fetch().then(() => settle(null), settle);
    return () => {
      left = true;
    };
  }, [wanted, missing]);
  if (state?.of === wanted && state.fault !== null) throw state.fault;
  return value;
}

/** A component that is fetched when it is first shown, or earlier by `fetch`. */
export type LazyComponent<Props> = FunctionComponent<Props> & Pick<LazyValue<unknown>, 'fetch'>;

/** A component that `load` fetches. @param Waiting shown until it has arrived; without it nothing is shown. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): LazyComponent<Props> {
  const wanted = lazyValue(load);
  const Shown = (props: Props) => {
    const Loaded = useLazyValue(wanted);
    if (Loaded) return createElement(Loaded, props);
    return Waiting ? createElement(Waiting) : null;
  };
  return Object.assign(Shown, { fetch: () => wanted.fetch() });
}

let noteDrawn = (): void => {};
const drawn = new Promise<void>((resolve) => {
  noteDrawn = resolve;
});

/** To be used by what a screen is made of: what was put off until something is drawn is fetched from then on. */
export function useDrawn(): void {
  useEffect(() => noteDrawn(), []);
}

/** A load that is put off until the first screen is drawn, so that it does not compete with what that screen needs. */
export function onceDrawn<Value>(load: () => Promise<Value>): () => Promise<Value> {
  return () => drawn.then(load);
}
