/** Opens a match for replay: from this browser, or from a link. */

import { loadMatch, type Match, type RawPack, RulesError } from '@windrose/rules';

import type { ReplaySource } from '../shell/routes.ts';
import { keptPacks } from '../../play/packs.ts';
import { findMatch, type Sitter, type StoredMatch } from '../../play/store.ts';
import type { ImportedMatch } from '../../records/importing.ts';
import { unpackMatch } from './link.ts';

/** A match opened for replay. */
export interface Opened {
  readonly match: Match;
  /** The seating, if it is known. */
  readonly sitters: readonly Sitter[] | null;
  readonly packs: readonly RawPack[];
}

/**
 * Finds a match; null if it is not here any more.
 * @throws RulesError when it cannot be replayed, LinkError when a link is damaged.
 */
export async function openSource(source: ReplaySource): Promise<Opened | null> {
  if (source.kind === 'link') return unpackMatch(source.data) satisfies Promise<ImportedMatch>;
  const stored = findMatch(source.id);
  return stored && openKept(stored);
}

/** A kept match, with everything that stands of it. @throws RulesError when it cannot be replayed. */
function openKept({ record, sitters, packs = [] }: StoredMatch): Opened {
  try {
    return { match: loadMatch(record, packs), sitters, packs };
  } catch (error) {
    if (!(error instanceof RulesError) || error.where !== 'packs') throw error;
    // It was played with an earlier pack, which this page has stored.
    const all = [...packs, ...keptPacks(record)];
    return { match: loadMatch(record, all), sitters, packs: all };
  }
}
