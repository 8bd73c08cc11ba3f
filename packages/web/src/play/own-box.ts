/** Figures that the player has typed in from a box: one pack per name, stored in this browser. */

import { PACKS, type RawPack } from '@windrose/rules';

import { readEntry, removeEntry, writeEntry } from '../browser/storage.ts';

/** The beginning of the keys of these packs in the browser's storage. */
export const BOX_PREFIX = 'windrose/box/';

/** The names of the packs there are. */
export type PackId = keyof typeof PACKS;

/** Whether a built-in pack has this name. */
export function isPackId(name: unknown): name is PackId {
  return typeof name === 'string' && Object.hasOwn(PACKS, name);
}

/** The typed figures of a pack; null without any, or if unreadable. They may have faults. */
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

/** Stores typed figures, faults included. */
export function keepOwnBox(pack: RawPack): void {
  writeEntry(BOX_PREFIX + String(pack.pack), JSON.stringify(pack));
}

/** Deletes typed figures. */
export function forgetOwnBox(name: string): void {
  removeEntry(BOX_PREFIX + name);
}
