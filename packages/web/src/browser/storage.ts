/**
 * The page's storage in this browser. Entries go to local storage; if that is full or blocked they stay in memory, so that
 * play continues, and the page can show that they are not saved.
 */

import { useSyncExternalStore } from 'react';

/** The prefix of all entries of this page: other pages may share the origin. */
export const ENTRY_PREFIX = 'windrose/';

/** The reason why data are not saved: the storage is full, or the browser blocks it. */
export type Unsaved = 'full' | 'blocked';

/** Entries that could not be saved. They hide what local storage has under the same key. */
const memory = new Map<string, string>();
let unsaved: Unsaved | null = null;
const listeners = new Set<() => void>();

/** Local storage; null if the browser throws on access. */
function local(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

function trySave(key: string, text: string): Unsaved | null {
  const storage = local();
  if (!storage) return 'blocked';
  try {
    storage.setItem(key, text);
    return null;
  } catch (error) {
    // Some browsers that block storage report a quota of zero.
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    return full && storage.length > 0 ? 'full' : 'blocked';
  }
}

function changed(now: Unsaved | null): void {
  unsaved = now;
  for (const listener of listeners) listener();
}

/** The text kept under a key; null when there is none. */
export function readEntry(key: string): string | null {
  const inMemory = memory.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return local()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps a text under a key.
 * @returns whether it is saved; otherwise it is kept in memory, until the page is closed.
 */
export function writeEntry(key: string, text: string): boolean {
  const fault = trySave(key, text);
  if (fault === null) {
    if (memory.delete(key)) saveRest();
    return true;
  }
  memory.set(key, text);
  changed(fault);
  return false;
}

/** Keeps a text that can be done without, if there is room for it. */
export function writeSpareEntry(key: string, text: string): void {
  trySave(key, text);
}

/** Removes an entry. The room it leaves is used for what could not be saved before. */
export function removeEntry(key: string): void {
  const wasInMemory = memory.delete(key);
  try {
    local()?.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
  if (wasInMemory || memory.size > 0) saveRest();
}

/** Saves what is only in memory, as far as there is room now. */
function saveRest(): void {
  let fault: Unsaved | null = null;
  for (const [key, text] of memory) {
    const one = trySave(key, text);
    if (one === null) memory.delete(key);
    else fault = one;
  }
  changed(fault);
}

/** The keys of all entries that begin with a prefix. */
export function entryKeys(prefix: string): string[] {
  let saved: string[];
  try {
    saved = Object.keys(local() ?? {});
  } catch {
    saved = [];
  }
  return [...new Set([...saved, ...memory.keys()])].filter((key) => key.startsWith(prefix));
}

/**
 * Calls `listener` when another tab has changed an entry, or with null when it has cleared all. Returns a function that stops this.
 */
export function watchEntries(listener: (key: string | null) => void): () => void {
  const onStorage = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea !== local()) return;
    if (key === null || key.startsWith(ENTRY_PREFIX)) listener(key);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const unsavedNow = (): Unsaved | null => unsaved;

/** The reason why data of this page are not saved; null while everything is. */
export function useUnsaved(): Unsaved | null {
  return useSyncExternalStore(subscribe, unsavedNow);
}
