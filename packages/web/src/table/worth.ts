/** What things are worth to whoever looks at a table now: told by the table on screen, asked for by what explains things. */

import { useEffect } from 'react';

import type { Thing } from '../play/targets.ts';

/** A sentence about a thing, or null where there is nothing to say. */
type Teller = (thing: Thing) => Promise<string | null>;

let teller: Teller | null = null;

/** Answers for the things of a table for as long as it is shown. @param tell the same function while nothing has changed. */
export function useTellsWorth(tell: Teller): void {
  useEffect(() => {
    teller = tell;
    return () => {
      if (teller === tell) teller = null;
    };
  }, [tell]);
}

/** What a thing is worth now to whoever looks at it. */
export async function worthNow(thing: string): Promise<string | null> {
  return (await teller?.(thing as Thing)) ?? null;
}
