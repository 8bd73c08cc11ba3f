/**
 * The figures that matches under way are played with. A new version of the page may bring other figures; a match begun
 * before goes on with its own, which are kept in this browser under their hash.
 */

import { type Match, type MatchRecord, PACKS, type RawPack } from '@windrose/rules';

const PREFIX = 'windrose/pack/';

/** Keeps the built-in packs of a match; own packs are kept with the match itself. */
export function keepPacks(match: Match): void {
  for (const { name, hash } of match.packs) {
    const pack = match.components[name];
    if (pack !== PACKS[name]) continue;
    try {
      if (localStorage.getItem(PREFIX + hash) === null) localStorage.setItem(PREFIX + hash, JSON.stringify(pack));
    } catch {
      // A browser that keeps nothing keeps no match either.
    }
  }
}

/** The packs of a record that have been kept. */
export function keptPacks({ packs }: MatchRecord): RawPack[] {
  return packs.flatMap(({ hash }) => {
    try {
      const pack = JSON.parse(localStorage.getItem(PREFIX + hash) ?? 'null') as RawPack | null;
      return pack === null ? [] : [pack];
    } catch {
      return [];
    }
  });
}
