/** The printed figures that somebody has typed in of a box they own: a pack of each name, kept in this browser. */

import { PACKS, type RawPack } from '@windrose/rules';

import { readEntry, removeEntry, writeEntry } from '../browser/storage.ts';

/** The beginning of the keys of these packs in the browser's storage. */
export const BOX_PREFIX = 'windrose/box/';

/** The names of the packs there are. */
export type PackId = keyof typeof PACKS;

/** Whether a pack of this name comes with Windrose. */
export function isPackId(name: unknown): name is PackId {
  return typeof name === 'string' && Object.hasOwn(PACKS, name);
}

/** What somebody has typed in; null when they have not, or it cannot be read. It may have faults. */
export function findOwnBox(name: string): RawPack | null {
  const text = readEntry(BOX_PREFIX + name);
  if (text === null) return null;
  try {
    return packOf(JSON.parse(text), name);
  } catch {
    return null;
  }
}

/** A JSON value as a pack of a name; null when it is none. */
export function packOf(value: unknown, name: string): RawPack | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const pack: RawPack = { ...value };
  return pack.pack === name ? pack : null;
}

/** Keeps what somebody has typed in, faults and all. */
export function keepOwnBox(pack: RawPack): void {
  writeEntry(BOX_PREFIX + String(pack.pack), JSON.stringify(pack));
}

/** Forgets what somebody has typed in. */
export function forgetOwnBox(name: string): void {
  removeEntry(BOX_PREFIX + name);
}
