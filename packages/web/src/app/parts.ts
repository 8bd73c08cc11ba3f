/**
 * Parts of the page that are fetched when they are first needed. React's own way (`lazy`, `Suspense`) shows what has
 * come no sooner than 300 ms after it showed that something is missing; here it is shown at once.
 */

import { type ComponentType, createElement, type FunctionComponent, useEffect, useState } from 'react';

/** A part of the page. */
export interface Part<Value> {
  /** The part; undefined until it has come. */
  readonly value: Value | undefined;
  /** Fetches the part, unless it is there or under way. */
  fetch(): Promise<Value>;
}

/** A part by what fetches it. */
export function part<Value>(load: () => Promise<Value>): Part<Value> {
  let value: Value | undefined;
  let underWay: Promise<Value> | null = null;
  return {
    get value() {
      return value;
    },
    fetch() {
      underWay ??= load().then(
        (come) => (value = come),
        (reason: unknown) => {
          underWay = null;
          throw reason;
        },
      );
      return underWay;
    },
  };
}

/** A part, fetched now if it is not there; undefined until it has come. A part that cannot be fetched breaks the screen. */
export function usePart<Value>(wanted: Part<Value>): Value | undefined {
  const [state, come] = useState<{ readonly of: Part<Value>; readonly fault: unknown } | null>(null);
  const { value } = wanted;
  const missing = value === undefined;
  useEffect(() => {
    // It may have come since this was drawn: what counts is what was seen then.
    if (!missing) return;
    let left = false;
    const tell = (fault: unknown): void => {
      if (!left) come({ of: wanted, fault });
    };
    wanted.fetch().then(() => tell(null), tell);
    return () => {
      left = true;
    };
  }, [wanted, missing]);
  if (state?.of === wanted && state.fault !== null) throw state.fault;
  return value;
}

/** A component that is fetched when it is first shown, or before. */
export type Fetched<Props> = FunctionComponent<Props> & Pick<Part<unknown>, 'fetch'>;

/** A component by what fetches it. @param Waiting shown meanwhile; without it nothing is. */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): Fetched<Props> {
  const wanted = part(load);
  const Shown = (props: Props) => {
    const come = usePart(wanted);
    if (come) return createElement(come, props);
    return Waiting ? createElement(Waiting) : null;
  };
  return Object.assign(Shown, { fetch: () => wanted.fetch() });
}
