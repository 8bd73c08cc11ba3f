/** Whether there is a server, and the person's session there. Requested on first use. */

import type { Person } from '@windrose/protocol';
import { useEffect, useSyncExternalStore } from 'react';

import { anew } from './connection.ts';
import { forgetOnline, recordOnlineUse } from './memory.ts';
import { askWhoIAm, endSession, NoServerError, takeName } from './server.ts';

/** The state of the connection to a server. */
export type Presence =
  | { readonly kind: 'asking' }
  /** No server answers. */
  | { readonly kind: 'none' }
  | ({ readonly kind: 'here'; readonly person: Person | null } & Standing);

/** Further data about the person. */
interface Standing {
  /** Whether the person may use the operator's desk. */
  readonly operator: boolean;
  /** If the person is banned: until when (null if permanent), and why. */
  readonly banned: { readonly until: number | null; readonly reason: string } | null;
}

let presence: Presence = { kind: 'asking' };
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();

function set(next: Presence): void {
  presence = next;
  for (const listener of listeners) listener();
}

/** The person has signed in, or changed. */
export function become(person: Person | null): void {
  if (person) recordOnlineUse();
  set({ kind: 'here', person, operator: false, banned: null });
  if (person && !person.guest) void askPresence();
  // A connection belongs to the person it was opened for.
  anew();
}

/** Requests the session, unless a request is in progress. */
export function askPresence(): Promise<void> {
  asked ??= askWhoIAm()
    .then(
      ({ person, operator = false, banned = null }) => {
        if (person) recordOnlineUse();
        set({ kind: 'here', person, operator, banned });
      },
      (error: unknown) => {
        if (!(error instanceof NoServerError)) throw error;
        set({ kind: 'none' });
      },
    )
    .finally(() => {
      asked = null;
    });
  return asked;
}

/** Sits down as a guest, or takes another name. @throws NoServerError, AskRefusedError */
export async function enter(name: string): Promise<void> {
  become(await takeName(name));
}

/** Signs out this browser. @throws NoServerError */
export async function leaveServer(): Promise<void> {
  await endSession();
  forgetOnline();
  become(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The presence; requests it from the server if unknown. */
export function usePresence(): Presence {
  const now = useSyncExternalStore(subscribe, () => presence);
  useEffect(() => {
    if (presence.kind !== 'here') void askPresence();
    const again = (): void => {
      if (presence.kind === 'none') void askPresence();
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return now;
}
