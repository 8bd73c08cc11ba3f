/** A finished online match is kept in this browser like any other, so that it can be looked back at without a network. */

import type { OnlineMatch } from '@windrose/protocol';

import { findMatch, keepMatch } from '../../play/store.ts';
import { wonBy } from '../../play/stored.ts';
import type { OnlineSession } from './session.ts';

/** Keeps a match that has ended with a result, unless it is kept already. */
export function keepFinished({ id, table }: OnlineMatch, { sitters }: OnlineSession): void {
  const record = table.places ? table.record() : null;
  if (!record || !table.match || findMatch(id)) return;
  keepMatch({
    id,
    sitters: sitters.map(({ kind, name, level }) => ({
      kind: kind === 'bot' ? 'bot' : 'person',
      name,
      ...(level && { level }),
    })),
    record,
    packs: table.created?.ownPacks ?? [],
    pending: [],
    touched: table.at,
    round: table.match.round,
    over: true,
    ...wonBy(table.match),
  });
}
