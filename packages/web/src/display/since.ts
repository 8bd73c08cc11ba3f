/** The others' turns since the player's own last turn: marked on the table, and replayed on request. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { useAnchors } from '../anchors/anchors.ts';
import { prefersReducedMotion, useSettings } from '../browser/settings.ts';
import { useWords } from '../i18n/words.ts';
import { replayEvents } from '../motion/motion.ts';
import { thingsOf } from '../play/event-things.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import { marksOf, turnsSince } from '../play/since.ts';
import { light } from '../table/lit.ts';
import type { Recent } from '../table/recent.ts';
import { takesKeys } from '../browser/keys.ts';

/** Milliseconds per choice. */
const STEP = 1300;

/** The others' last turns. The key R replays them; any click or key stops the replay. */
export function useSince(session: TableSession, table: TableSnapshot): Recent {
  const { match, mover } = table;
  const own = session.ownSeat;
  const { names } = session;
  const { keys } = useSettings();
  const { words } = useWords();
  const anchors = useAnchors();
  const turns = useMemo(() => turnsSince(match, own, mover), [match, own, mover]);
  const marks = useMemo(() => marksOf(match, turns, own), [match, turns, own]);
  const steps = useMemo(
    () =>
      turns
        .flatMap(({ seat, choices }) => choices.map(({ events }) => ({ seat, events })))
        .map(({ seat, events }) => ({ seat, events: events.filter(({ kind }) => kind !== 'turn') }))
        .filter(({ events }) => events.length > 0),
    [turns],
  );
  // Which step is shown, of which match: another match has other steps.
  const [shown, setShown] = useState<{ readonly of: typeof steps; readonly step: number } | null>(null);
  const step = shown?.of === steps ? shown.step : null;
  useEffect(() => {
    if (step === null) return;
    const { events = [] } = steps[step] ?? {};
    const things = events.flatMap(thingsOf);
    const putOut = light(anchors, things);
    // The log that asks for it may lie below its caption and what it shows.
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    const place = things.map((thing) => anchors.element(thing)).find((one) => one !== undefined);
    for (const shows of [place ?? anchors.element('part map'), anchors.element('turn')]) {
      shows?.scrollIntoView({ behavior, block: 'nearest' });
    }
    replayEvents(match, own, events, anchors);
    const timer = setTimeout(() => setShown(step + 1 < steps.length ? { of: steps, step: step + 1 } : null), STEP);
    const end = (): void => setShown(null);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      putOut();
      removeEventListener('pointerdown', end);
    };
  }, [step, steps, match, own, anchors]);
  const begin = useCallback(() => setShown({ of: steps, step: 0 }), [steps]);
  const again = steps.length === 0 ? null : begin;
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    if (!keys) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (takesKeys(event.target)) return;
      if (event.key.toLowerCase() !== 'r' || !latest.current) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys]);
  const told = step === null ? null : (steps[step] ?? null);
  return useMemo(
    () => ({
      marks,
      caption: told && {
        text: told.events.map((event) => words.event(match, event, names)).join(' '),
        seat: told.seat,
      },
      again,
    }),
    [marks, told, again, words, match, names],
  );
}
