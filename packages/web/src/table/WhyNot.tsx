/** The answer to a click in vain: the thing shakes, and beside it stands what is missing, with the rule one tap away. */

import { useCallback, useContext, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

import { type Anchored, useAnchors } from '../anchors/anchors.ts';
import { Drawn } from '../art/Drawn.tsx';
import { prefersReducedMotion } from '../browser/settings.ts';
import { useWords } from '../i18n/words.ts';
import type { Refused } from '../play/refused.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import { Popover } from '../ui/Popover.tsx';
import { OtherPartsContext } from './Layout.tsx';
import { RuleLink } from './RuleLink.tsx';
import styles from './WhyNot.module.css';
import { whyNotWords } from './why-not-words.ts';

/** What is asked for or lit: the answer keeps off it. */
const MEANT = '[data-wanted], [data-lit]';

const meant = (): readonly DOMRect[] =>
  [...document.querySelectorAll(MEANT)].map((element) => element.getBoundingClientRect());

/** The answer. It goes with the next press of a button or key, wherever that is: on itself, too, but for its link. */
export function WhyNot({
  refused,
  table,
  session,
  onClose,
}: {
  readonly refused: Refused;
  readonly table: TableSnapshot;
  readonly session: TableSession;
  readonly onClose: () => void;
}) {
  const { thing, why } = refused;
  const { ui, words } = useWords();
  const anchors = useAnchors();
  const body = useCallback((): Element | null => {
    const element = anchors.element(thing);
    return element ? bodyOf(element) : null;
  }, [anchors, thing]);
  // Beside what was touched: a fort's shelf belongs to it, but is another thing.
  const at = useCallback(
    () => (anchors.element(`dead ${thing}`) ?? body())?.getBoundingClientRect() ?? null,
    [anchors, thing, body],
  );
  useLayoutEffect(() => {
    const refusing = body();
    if (refusing) shake(refusing);
  }, [body, refused]);

  const isStep = useContext(OtherPartsContext).instead !== undefined;
  const text = whyNotWords(why, table, { names: session.names, isStep, ui, words });
  return createPortal(
    <Popover
      at={at}
      side="above"
      clear={meant}
      look="warning"
      role="status"
      data-why-not={thing}
      onClose={onClose}
      onClick={({ target }) => {
        if (!(target instanceof Element && target.closest('a'))) onClose();
      }}
    >
      <Drawn text={text} />
      {'rule' in why && (
        <>
          {' '}
          <span className={styles.rule}>
            <RuleLink rule={why.rule} />
          </span>
        </>
      )}
    </Popover>,
    document.body,
  );
}

/** The visible element of a thing: some things are only a cover over their subject. */
function bodyOf(element: Anchored): Element {
  return element.closest('[data-body]') ?? element;
}

/** Shakes a thing, unless reduced motion is preferred. */
function shake(element: Element): void {
  if (prefersReducedMotion()) return;
  const wide = 5;
  element.animate({ translate: ['0', `${wide}px`, `${-wide}px`, `${wide / 2}px`, '0'] }, { duration: 260 });
}
