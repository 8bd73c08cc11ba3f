/** The current values of things: provided by the table on screen, used by explanations. */

import { useEffect } from 'react';

import type { Thing } from '../play/targets.ts';

/** A sentence about a thing, or null where there is nothing to say. */
type Teller = (thing: Thing) => Promise<string | null>;

let teller: Teller | null = null;

/** Registers the values of a table while it is mounted. @param tell a stable function while nothing changes. */
export function useTellsWorth(tell: Teller): void {
  useEffect(() => {
    teller = tell;
    return () => {
      if (teller === tell) teller = null;
    };
  }, [tell]);
}

/** The current value of a thing for the viewer. */
export async function worthNow(thing: string): Promise<string | null> {
  return (await teller?.(thing as Thing)) ?? null;
}
