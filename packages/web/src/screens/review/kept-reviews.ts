/**
 * Finished analyses, kept in the browser's cache, so that a page that is opened again shows them at once. They can be made again, so
 * the oldest give way to new ones, and nothing is lost where the browser keeps no caches.
 */

import type { Review } from '@windrose/analysis';
import { type Match, type RawPack, sha256Text } from '@windrose/rules';

/** The number changes when analyses become better or another shape: the caches of before are removed. */
const PREFIX = 'windrose-analyses-';
export const REVIEW_CACHE = `${PREFIX}6`;

/** The maximum number of analyses kept; one has about 60 kB. */
const MOST = 40;

/** A name for the analysis of a match: the same for the same match. */
export function nameOfReview(match: Match, packs: readonly RawPack[]): string {
  return sha256Text(JSON.stringify([match.record(), packs]));
}

/** The address of a match in the cache: nothing is ever fetched from it. */
function addressOf(match: Match, packs: readonly RawPack[]): string {
  return `/analyses/${nameOfReview(match, packs)}`;
}

/** The browser's caches; null outside secure addresses. */
const caches = (): CacheStorage | null => ('caches' in globalThis ? globalThis.caches : null);

/** The finished analysis of a match; null where none is kept. */
export async function findReview(match: Match, packs: readonly RawPack[]): Promise<Review | null> {
  try {
    const kept = await caches()?.match(addressOf(match, packs), { cacheName: REVIEW_CACHE });
    return kept ? ((await kept.json()) as Review) : null;
  } catch {
    // A browser that blocks its caches: the analysis is made again.
    return null;
  }
}

/** Keeps a finished analysis, where the browser does. */
export async function keepReview(match: Match, packs: readonly RawPack[], review: Review): Promise<void> {
  try {
    const storage = caches();
    if (storage === null) return;
    for (const name of await storage.keys()) {
      if (name.startsWith(PREFIX) && name !== REVIEW_CACHE) await storage.delete(name);
    }
    const cache = await storage.open(REVIEW_CACHE);
    await cache.put(addressOf(match, packs), Response.json(review));
    const addresses = await cache.keys();
    for (const address of addresses.slice(0, Math.max(0, addresses.length - MOST))) await cache.delete(address);
  } catch {
    // A full or blocked cache: the analysis can be made again.
  }
}
