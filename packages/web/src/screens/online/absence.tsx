/** Who of those seated has left the page of the match: said at their seat, and below whose turn it is. */

import type { OnlineMatch } from '@windrose/protocol';
import { localeOf } from '@windrose/words';
import { useEffect, useReducer, useSyncExternalStore } from 'react';

import { useSettings } from '../../browser/settings.ts';
import { Chip } from '../../ui/Chip.tsx';
import { serverNow } from './connection.ts';
import { useOnlineWords } from './words.ts';

/**
 * Milliseconds for which somebody may be gone before it is said: a reload, another tab, a locked phone, a short break of the line. Clocks
 * run on meanwhile.
 */
const GRACE = 60_000;
const DAY = 24 * 60 * 60_000;

/** Since when the person of a seat has been away, in words; null while they are there, or a bot plays for them. */
export function useAbsence(match: OnlineMatch, seat: number | null): string | null {
  const { language } = useSettings();
  const [, look] = useReducer((n: number) => n + 1, 0);
  const since = useSyncExternalStore(match.subscribe, () => {
    const sitting = seat === null ? undefined : match.table.seats[seat];
    if (!sitting || sitting.person === null || sitting.bot !== null || match.table.stage !== 'running') return null;
    return match.away.get(sitting.person) ?? null;
  });
  const wait = since === null ? 0 : since + GRACE - serverNow();
  useEffect(() => {
    if (wait <= 0) return;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [wait]);
  if (since === null || wait > 0) return null;
  const long = serverNow() - since > DAY;
  return new Intl.DateTimeFormat(localeOf(language), {
    timeStyle: 'short',
    ...(long && { dateStyle: 'short' }),
  }).format(since);
}

/** The mark of a seat whose person is away. */
export function AwayMark({ match, seat }: { readonly match: OnlineMatch; readonly seat: number }) {
  const online = useOnlineWords();
  const since = useAbsence(match, seat);
  if (since === null) return null;
  return (
    <Chip kind="quiet" data-away={seat} title={online.awaySince(since)}>
      {online.away}
    </Chip>
  );
}
