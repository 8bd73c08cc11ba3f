/** Lets what happens in a match be heard, for whoever has switched sounds on. */

import { useEffect, useRef } from 'react';

import { lazyValue } from '../browser/lazy.ts';
import { useSettings } from '../browser/settings.ts';
import type { Table } from '../play/session.ts';
import { type Cue, cuesOf } from './sounds.ts';

// Most play without; they need not fetch it.
const voices = lazyValue(() => import('./voices.ts'));

/** How long after the pieces the sign for one's turn comes, in milliseconds. */
const AFTER = 320;

/** Sounds whatever has happened since the table was looked at before. */
export function useHearing(table: Table): void {
  const { sounds, volume } = useSettings();
  const heard = useRef(table);
  useEffect(() => {
    const before = heard.current;
    heard.current = table;
    const { match, stage } = table;
    if (!sounds || match.core !== before.match.core || match.version <= before.match.version) return;
    const events = match.choices.slice(before.match.version).flatMap((choice) => choice.events);
    const cues: Cue[] = cuesOf(events);
    if (stage === 'choice' && (before.stage === 'bot' || before.stage === 'far'))
      cues.push({ sound: 'turn', at: AFTER });
    void voices.fetch().then(
      ({ sound }) => sound(cues, volume),
      // Without a network that part may be missing; the match goes on silently.
      () => {},
    );
  }, [table, sounds, volume]);
}
