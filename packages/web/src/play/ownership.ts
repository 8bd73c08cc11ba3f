/**
 * With two tabs on one match, only one plays it; the other shows this and can take over. Tabs coordinate by Web Locks. Without
 * them (no HTTPS, not on this machine) they compare stored versions: a tab that finds the match changed by another gives it
 * up.
 */

import { useCallback, useEffect, useState } from 'react';

import { watchMatches } from './store.ts';

/** The owner of a match: not known yet, this tab, or another tab. */
export type Ownership = 'asking' | 'here' | 'elsewhere';

/** A lock that this tab holds. `released` resolves once the browser has freed it. */
interface Held {
  release(): void;
  readonly released: Promise<void>;
}

/** Locks that this tab has given up and the browser may not have noticed yet. */
const leaving = new Map<string, Promise<void>>();

/**
 * Asks for a lock.
 * @param steal takes it from the tab that has it.
 * @param onLost called when another tab has taken it.
 * @returns null when another tab has it.
 */
async function hold(locks: LockManager, name: string, steal: boolean, onLost: () => void): Promise<Held | null> {
  await leaving.get(name);
  return new Promise((resolve) => {
    let release!: () => void;
    const until = new Promise<void>((end) => {
      release = end;
    });
    let held = false;
    const released: Promise<void> = locks
      .request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null);
          return;
        }
        held = true;
        resolve({ release, released });
        return until;
      })
      .then(
        () => {},
        () => {
          if (held) onLost();
          else resolve(null);
        },
      );
  });
}

/** Whether this tab may play a match, and how it takes the match over from another one. */
export function useOwnership(id: string): {
  readonly ownership: Ownership;
  readonly takeOver: () => void;
  /** How often another tab has changed the match: what was read before the last change is out of date. */
  readonly changes: number;
} {
  const [asked, setAsked] = useState({ steal: false });
  const [changes, setChanges] = useState(0);
  const [ownership, setOwnership] = useState<Ownership>('asking');
  useEffect(() => {
    let left = false;
    const lost = (): void => {
      if (!left) setOwnership('elsewhere');
    };
    // Missing on insecure pages, despite the types.
    const locks = navigator.locks as LockManager | undefined;
    const endWatch = watchMatches((changed) => {
      if (changed !== id) return;
      // A browser may pass on what the former owner wrote only after the lock has changed hands.
      if (locks) setChanges((count) => count + 1);
      // Without locks any other tab that writes is one that plays.
      else lost();
    });
    const name = `windrose/match/${id}`;
    const holding = locks ? hold(locks, name, asked.steal, lost) : Promise.resolve(undefined);
    void holding.then((held) => {
      if (!left) setOwnership(held === null ? 'elsewhere' : 'here');
    });
    return () => {
      left = true;
      endWatch();
      void holding.then((held) => {
        if (!held) return;
        held.release();
        leaving.set(name, held.released);
      });
    };
  }, [id, asked]);
  const takeOver = useCallback(() => {
    setOwnership('asking');
    setAsked({ steal: true });
  }, []);
  return { ownership, takeOver, changes };
}
