/** Plays sounds for events of a match, if sounds are switched on. */

import { useEffect, useRef } from 'react';

import { lazyValue } from '../browser/lazy.ts';
import { useSettings } from '../browser/settings.ts';
import type { TableSnapshot } from '../play/session.ts';
import { type Cue, cuesOf } from './sounds.ts';

// Most play without; they need not fetch it.
const voices = lazyValue(() => import('./voices.ts'));

/** Delay of the "your turn" sound after the sounds of the pieces, in milliseconds. */
const AFTER = 320;

/** Plays the sounds of all events since the last change of the table. */
export function useTableSounds(table: TableSnapshot): void {
  const { sounds, volume } = useSettings();
  const latest = useRef(table);
  useEffect(() => {
    const before = latest.current;
    latest.current = table;
    const { match, stage } = table;
    if (!sounds || match.core !== before.match.core || match.version <= before.match.version) return;
    const events = match.choices.slice(before.match.version).flatMap((choice) => choice.events);
    const cues: Cue[] = cuesOf(events);
    if (stage === 'choice' && (before.stage === 'bot' || before.stage === 'far'))
      cues.push({ sound: 'turn', at: AFTER });
    void voices.fetch().then(
      ({ sound }) => sound(cues, volume),
      // Without a network the sound code may be missing; the match continues silently.
      () => {},
    );
  }, [table, sounds, volume]);
}
