/**
 * The question of a confirmation once more, where the pointer was when it came up: the panel that asks it may be far away. It is
 * for the pointer alone; the keyboard and screen readers are at the panel.
 */

import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { useLow } from '../browser/media.ts';
import { useAnchors } from '../anchors/anchors.ts';
import { useWords } from '../i18n/words.ts';
import type { Offer } from '../play/offers.ts';
import type { TableSnapshot } from '../play/session.ts';
import type { Thing } from '../play/targets.ts';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import styles from './ConfirmNote.module.css';
import { ConfirmQuestion } from './ConfirmQuestion.tsx';
import { lastPress } from './pointed.ts';

/** Pixels above and below the question in the panel within which a press there needs no other one. */
const NEAR = 72;

const boxesOf = (selector: string): readonly DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/** What the note keeps off where it can: what else can be chosen. */
const keptClear = (): readonly DOMRect[] => boxesOf('[data-target]');

/** What is compared before something is claimed: all cards of the table, whether or not they can be chosen. */
const comparedClear = (): readonly DOMRect[] =>
  boxesOf(
    '[data-target], :is([data-thing], [data-dead]):not([data-place]), [data-hold], [data-stage], [data-standings]',
  );

/** What it never covers: what is asked for or lit, a hint, and the answers in the panel. */
const keptFree = (): readonly DOMRect[] =>
  boxesOf('[data-wanted], [data-lit], [data-hint], [data-confirm], [data-confirm] ~ button');

/** The note; nothing after a key, or where the pointer is in the panel itself. */
export function ConfirmNote({
  offer,
  thing,
  table: { match },
  names,
  onConfirm,
  onCancel,
}: {
  readonly offer: Offer;
  /** The thing that was chosen, if it was one. */
  readonly thing: Thing | null;
  readonly table: TableSnapshot;
  readonly names: readonly string[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  // On a phone on its side there is no room for all of the question.
  const low = useLow();
  const { ui } = useWords();
  const anchors = useAnchors();
  const [press] = useState(lastPress);
  // Another function at each scrolling, and whenever something else is asked for or lit: the note goes along, and keeps off it.
  const [scrolled, setScrolled] = useState(0);
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const changes = new MutationObserver(() => setLit((times) => times + 1));
    changes.observe(document.body, { subtree: true, attributeFilter: ['data-wanted', 'data-lit'] });
    return () => changes.disconnect();
  }, []);
  useEffect(() => {
    const move = (): void => setScrolled((times) => times + 1);
    addEventListener('scroll', move, { capture: true, passive: true });
    return () => removeEventListener('scroll', move, { capture: true });
  }, []);
  const at = useCallback(() => {
    if (press === null) return null;
    const { x, y } = press;
    const around = (box: DOMRect | undefined): box is DOMRect =>
      box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    const confirm = anchors.element('confirm');
    const panel = confirm?.closest('section')?.getBoundingClientRect();
    // Near the press the panel itself asks.
    const asks = confirm?.closest('[role=alertdialog]')?.getBoundingClientRect();
    if (around(panel) && asks && y > asks.top - NEAR && y < asks.bottom + NEAR) return null;
    // What was dragged is asked about where it was dropped.
    const box = thing === null ? undefined : anchors.element(thing)?.getBoundingClientRect();
    return around(box) || (box && scrolled > 0) ? box : { left: x, right: x, top: y, bottom: y };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- measured anew
  }, [anchors, press, thing, scrolled, lit]);
  if (press === null) return null;
  return createPortal(
    <Popover
      className={styles.note ?? ''}
      at={at}
      side="below"
      clear={offer.rank === 'claim' ? comparedClear : keptClear}
      leaves={offer.rank === 'claim'}
      free={keptFree}
      aria-hidden="true"
      data-confirm-here
      // The focus stays at the panel.
      onPointerDown={(event) => event.preventDefault()}
    >
      <ConfirmQuestion offer={offer} match={match} names={names} brief={low} />
      <div className={styles.answers}>
        <Button kind="main" size="low" tabIndex={-1} onClick={onConfirm}>
          {ui.doIt}
        </Button>
        <Button kind="soft" size="low" tabIndex={-1} onClick={onCancel}>
          {ui.cancel}
        </Button>
      </div>
    </Popover>,
    document.body,
  );
}
