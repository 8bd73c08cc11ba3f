/** Moving through a match: to a version, on and on at a chosen speed, and by keys. */

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { prefersReducedMotion, useSettings } from '../../browser/settings.ts';
import type { Timeline } from './timeline.ts';
import { takesKeys } from '../../browser/keys.ts';

/** Playback speeds: steps per {@link STEP}. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** Milliseconds per step. */
const STEP = 900;

/** The current moment, and the navigation. */
export interface Playback {
  readonly version: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly go: (version: number) => void;
  readonly step: (direction: -1 | 1) => void;
  readonly turn: (direction: -1 | 1) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** Whether the space bar presses a button or a link there. */
function isPressedBySpace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
}

/** @param start the version to begin at. */
export function usePlayback(timeline: Timeline, start: number): Playback {
  const [version, setVersion] = useState(() => within(timeline, start));
  const [begun, setBegun] = useState(start);
  // The address has changed to another moment.
  if (begun !== start) {
    setBegun(start);
    setVersion(within(timeline, start));
  }
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState(1);
  const playing = wanted && version < timeline.end;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setVersion(version + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, version, speed]);

  const go = useCallback(
    (to: number): void => {
      setWanted(false);
      setVersion(within(timeline, to));
    },
    [timeline],
  );
  const playback: Playback = {
    version,
    playing,
    speed,
    go,
    step: (direction) => go(version + direction),
    turn: (direction) => go(timeline.turnFrom(version, direction)),
    toggle: () => {
      // Play at the end starts from the beginning.
      if (!playing && version === timeline.end) setVersion(0);
      setWanted(!playing);
    },
    setSpeed,
  };
  useTransportKeys(playback, timeline.end);
  return playback;
}

/** Milliseconds for which the position is seen before the first choice of another line. */
const BEFORE = 500;

/** How many choices of another line than the match's are made by now: one after the other, as in the match; all at once where nothing is to move. */
export function useMadeSoFar(line: { readonly codes: readonly number[] } | null, speed: number): number {
  const [made, setMade] = useState<{ readonly line: object | null; readonly count: number }>({ line: null, count: 0 });
  const all = line?.codes.length ?? 0;
  const count = prefersReducedMotion() ? all : made.line === line ? made.count : 0;
  useEffect(() => {
    if (count >= all) return;
    const timer = setTimeout(() => setMade({ line, count: count + 1 }), (count === 0 ? BEFORE : STEP) / speed);
    return () => clearTimeout(timer);
  }, [line, count, all, speed]);
  return count;
}

function within(timeline: Timeline, version: number): number {
  return Math.min(timeline.end, Math.max(0, Math.trunc(version) || 0));
}

/** Arrow keys step, with Shift by turns; Home and End; the space bar plays. Disabled while typing or in a dialog. */
function useTransportKeys(playback: Playback, end: number): void {
  const { keys } = useSettings();
  const latest = useRef(playback);
  // Laid out before anything is seen, so that a key pressed at once is heard.
  useLayoutEffect(() => {
    latest.current = playback;
  });
  useLayoutEffect(() => {
    if (!keys) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (takesKeys(event.target)) return;
      const { go, step, turn, toggle } = latest.current;
      const direction = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
      if (direction) (event.shiftKey ? turn : step)(direction);
      else if (event.key === 'Home') go(0);
      else if (event.key === 'End') go(end);
      else if (event.key === ' ' && !isPressedBySpace(event.target)) toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys, end]);
}
