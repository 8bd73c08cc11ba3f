/** The answer to a click in vain: the thing shakes, and beside it stands what is missing, with the rule one tap away. */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { type Anchored, useAnchors } from '../anchors/anchors.ts';
import { prefersReducedMotion } from '../browser/settings.ts';
import { useWords } from '../i18n/words.ts';
import type { Refused } from '../play/refused.ts';
import type { Table, TableSession } from '../play/session.ts';
import { RuleLink } from './RuleLink.tsx';
import styles from './WhyNot.module.css';

/** Pixels between the thing and its answer, and between the answer and the edge of the window. */
const GAP = 8;

/** The answer. It goes with the next press of a button or key, wherever that is. */
export function WhyNot({
  refused,
  table,
  session,
  onClose,
}: {
  readonly refused: Refused;
  readonly table: Table;
  readonly session: TableSession;
  readonly onClose: () => void;
}) {
  const { thing, why } = refused;
  const { ui, words } = useWords();
  const anchors = useAnchors();
  const note = useRef<HTMLDivElement>(null);
  const [spot, put] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const element = anchors.element(thing);
    const own = note.current?.getBoundingClientRect();
    if (!element || !own) return;
    const body = bodyOf(element);
    const box = body.getBoundingClientRect();
    const above = box.top - own.height - GAP;
    const top = Math.min(above >= GAP ? above : box.bottom + GAP, innerHeight - own.height - GAP);
    const middle = box.left + box.width / 2 - own.width / 2;
    put({ left: Math.max(GAP, Math.min(innerWidth - own.width - GAP, middle)), top: Math.max(GAP, top) });
    shake(body);
  }, [anchors, thing, refused]);
  useEffect(() => {
    const close = (event: Event): void => {
      if (event.target instanceof Node && note.current?.contains(event.target)) return;
      // Tab may be on its way to the rule.
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      onClose();
    };
    addEventListener('pointerdown', close, true);
    addEventListener('keydown', close, true);
    addEventListener('wheel', close, { capture: true, passive: true });
    return () => {
      removeEventListener('pointerdown', close, true);
      removeEventListener('keydown', close, true);
      removeEventListener('wheel', close, true);
    };
  }, [onClose]);

  const say = ui.whyNot;
  const text =
    why.say === 'refusal'
      ? words.refusal(table.match, why.why)
      : why.say === 'boat-elsewhere'
        ? say.boatElsewhere(words.place(table.match, why.at))
        : why.say === 'other-fort'
          ? say.otherFort(why.at)
          : why.say === 'not-now'
            ? say.notNow(words.decision(why.decision))
            : why.say === 'stage'
              ? why.stage === 'held'
                ? say.held
                : why.stage === 'over'
                  ? say.over
                  : say.turnOf(words.seat(table.seat, session.names))
              : say[why.say];
  return createPortal(
    <div
      ref={note}
      className={styles.note}
      role="status"
      data-why-not={thing}
      style={spot ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      {text}
      {'rule' in why && (
        <>
          {' '}
          <RuleLink rule={why.rule} />
        </>
      )}
    </div>,
    document.body,
  );
}

/** What is seen of a thing: some are only the cover over what they are about. */
function bodyOf(element: Anchored): Element {
  return element.closest('[data-body]') ?? element;
}

/** Shakes a thing, unless somebody asked for stillness. */
function shake(element: Element): void {
  if (prefersReducedMotion()) return;
  const wide = 5;
  element.animate({ translate: ['0', `${wide}px`, `${-wide}px`, `${wide / 2}px`, '0'] }, { duration: 260 });
}
