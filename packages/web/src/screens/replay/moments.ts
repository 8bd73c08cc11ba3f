/** What a moment of a replay shows beside its table. */

import type { Match } from '@windrose/rules';
import type { Words } from '@windrose/words';
import { useEffect, useMemo } from 'react';

import { capital } from '../../i18n/capital.ts';
import { useWords } from '../../i18n/words.ts';
import { type Marks, marksOf, sidesOf } from '../../play/since.ts';
import type { Mark } from '../review/Curve.tsx';
import type { PlayedTurn } from '../review/shown-line.ts';
import { isAddressOf } from '../shell/routes.ts';
import type { Timeline } from './timeline.ts';
import { withoutCubesPaid } from '../../table/points-words.ts';

/** Milliseconds for which a moment has to be shown before the address names it. */
const SETTLED = 250;
/** The most events of a choice that its sentence tells; the ribbon has room for one. */
const MOST_EVENTS = 2;

/** The claims of a match, to be marked on its curve. */
export function useClaims(timeline: Timeline, names: readonly string[]): readonly Mark[] {
  const { words } = useWords();
  return useMemo(
    () =>
      timeline.match.choices.flatMap(({ events }, before) =>
        events.flatMap((event): Mark[] =>
          event.kind === 'claimed' || event.kind === 'card'
            ? [{ version: before + 1, side: event.seat, text: words.event(timeline.match, event, names) }]
            : [],
        ),
      ),
    [timeline, words, names],
  );
}

/**
 * The marks on the board of the turn at a moment.
 * @param played another turn that is marked instead, as it was played, also while a better one is shown.
 * @param shown what is on the board.
 */
export function useTraces(
  timeline: Timeline,
  version: number,
  played: PlayedTurn | null,
  shown: Match,
  viewer: number,
): Marks {
  return useMemo(() => {
    const end = played?.to ?? version;
    const made = timeline.match.choices[end - 1];
    const choices = timeline.match.choices.slice(0, end).filter(({ turn }) => turn === made?.turn);
    const marks = marksOf(shown, made ? sidesOf(choices, made.mover, shown.seats) : [], viewer);
    if (played === null) return marks;
    const own = played.things.map((thing) => [thing, played.seat] as const);
    return { ...marks, things: new Map([...marks.things, ...own]) };
  }, [timeline, version, played, shown, viewer]);
}

/** Names the moment in the address, so that a reload or a bookmark comes back to it. @param address that of the replay, without a moment */
export function useAddress(address: string, version: number, playing: boolean): void {
  useEffect(() => {
    if (playing) return;
    const timer = setTimeout(() => {
      // The reader may have gone elsewhere while the replay is still on screen.
      if (isAddressOf(location.hash, address)) history.replaceState(history.state, '', `${address}/${version}`);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [version, playing, address]);
}

/** What the choice before a moment did; null at the beginning, and if there is nothing to tell. @param most how many events it tells */
export function momentSentence(
  timeline: Timeline,
  version: number,
  names: readonly string[],
  words: Words,
  most = MOST_EVENTS,
): string | null {
  const events = timeline.match.choices[version - 1]?.events.filter(({ kind }) => kind !== 'turn') ?? [];
  const told = events.slice(0, most).map((event) => withoutCubesPaid(words.event(timeline.match, event, names)));
  return capital(told.join(' ')) || null;
}
