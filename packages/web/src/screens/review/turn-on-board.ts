/** A turn that is explained, on the board: its better line is framed, its way drawn, and it is brought into view. */

import type { ReviewedStep } from '@windrose/analysis';
import type { Match } from '@windrose/rules';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';

import { useAnchors } from '../../anchors/anchors.ts';
import { useNarrow, usePhone } from '../../browser/media.ts';
import { prefersReducedMotion } from '../../browser/settings.ts';
import { showWithin } from '../../browser/show-within.ts';
import { thingsAt, thingsOfLine, wayOfLine } from '../../play/line-things.ts';
import { useLit } from '../../table/lit.ts';
import type { RequestedTurn } from './requested-turn.ts';
import type { BoardBeside } from './shown-line.ts';

/** What is shown on the board. */
interface TurnOnBoard {
  readonly step: ReviewedStep;
  /** The match before the turn. */
  readonly before: Match;
  /** What might have been played instead. */
  readonly line: readonly number[];
  /** Whether it is no mistake after all: then nothing is shown. */
  readonly isCleared: boolean;
}

/**
 * Shows a turn on the board.
 * @param requested the turn, if it has been asked for.
 * @returns the element that explains the turn, and how to bring the board into view where it is out of sight: false where it is not
 */
export function useTurnOnBoard(
  { step, before, line, isCleared }: TurnOnBoard,
  { board, onWay }: Pick<BoardBeside, 'board' | 'onWay'>,
  requested: RequestedTurn | null,
): { readonly panel: RefObject<HTMLDivElement | null>; readonly toBoard: () => boolean } {
  const anchors = useAnchors();
  const narrow = useNarrow();
  const phone = usePhone();
  const { to, seat, codes } = step;
  const lit = useMemo(
    () => (isCleared ? [] : thingsAt(thingsOfLine(before, line), before, board)),
    [isCleared, before, line, board],
  );
  useLit(lit);
  useEffect(() => {
    if (isCleared) return undefined;
    const things = thingsAt(thingsOfLine(before, codes), before, board);
    onWay(wayOfLine(before, line), { to, seat, things });
    return () => onWay([], null);
  }, [isCleared, before, line, codes, to, seat, board, onWay]);
  const panel = useRef<HTMLDivElement>(null);
  // What is framed in a list that scrolls is seen in it; what is read stays where it is.
  useEffect(() => {
    const [first] = lit.flatMap((thing) => anchors.all(thing));
    if (first) showWithin(first, panel.current);
  }, [lit, anchors]);
  // On a phone the board is out of sight.
  const toBoard = useCallback((): boolean => {
    const [first] = narrow ? lit.flatMap((thing) => anchors.all(thing)) : [];
    first?.scrollIntoView({ behavior: scrolling(), block: 'center' });
    return first !== undefined;
  }, [narrow, lit, anchors]);
  const seen = useRef<RequestedTurn | null>(null);
  // The list of marked turns is long, and this is above it.
  useEffect(() => {
    if (requested === null || seen.current === requested) return;
    seen.current = requested;
    if (!(requested.onBoard && toBoard()))
      panel.current?.scrollIntoView({ behavior: scrolling(), block: phone ? 'start' : 'nearest' });
  }, [requested, toBoard, phone]);
  return { panel, toBoard };
}

const scrolling = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
