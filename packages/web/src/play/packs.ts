/**
 * The packs of running matches. A new version of the page may have other figures; a match begun before continues with its own,
 * which are stored in this browser under their hash.
 */

import { type Match, type MatchRecord, PACKS, type RawPack } from '@windrose/rules';

import { readEntry, writeSpareEntry } from '../browser/storage.ts';
import { PACK_PREFIX } from './store.ts';

/** Keeps the built-in packs of a match; own packs are kept with the match itself. */
export function keepPacks(match: Match): void {
  for (const { name, hash } of match.packs) {
    const pack = Object.entries(match.components).find(([known]) => known === name)?.[1];
    if (pack === undefined || !Object.values<RawPack>(PACKS).includes(pack)) continue;
    if (readEntry(PACK_PREFIX + hash) === null) writeSpareEntry(PACK_PREFIX + hash, JSON.stringify(pack));
  }
}

/** The packs of a record that have been kept. */
export function keptPacks({ packs }: MatchRecord): RawPack[] {
  return packs.flatMap(({ hash }) => {
    try {
      const pack = JSON.parse(readEntry(PACK_PREFIX + hash) ?? 'null') as RawPack | null;
      return pack === null ? [] : [pack];
    } catch {
      return [];
    }
  });
}
