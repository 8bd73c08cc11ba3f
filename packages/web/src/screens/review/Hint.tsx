/** A hint for a player alone or against bots: first where to look, then, on request, what to do. */

import type { Aim } from '@windrose/analysis';
import type { Match, RawPack } from '@windrose/rules';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { useAnchors } from '../../anchors/anchors.ts';
import { Sign } from '../../art/Icon.tsx';
import { useLow, useNarrow } from '../../browser/media.ts';
import { prefersReducedMotion } from '../../browser/settings.ts';
import { capital } from '../../i18n/capital.ts';
import { useWords } from '../../i18n/words.ts';
import { rememberAim, rememberHint, restOfHint } from '../../play/given-hint.ts';
import type { Leg } from '../../play/outcome.ts';
import { thingsOfLine, wayOfLine } from '../../play/line-things.ts';
import type { Thing } from '../../play/targets.ts';
import { advisedButton, useAdvised } from '../../table/lit.ts';
import { ask } from './analysis.ts';
import styles from './Review.module.css';
import { useReviewWords } from './words.ts';
import { Button } from '../../ui/Button.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';

const NONE: readonly Thing[] = [];
const NO_LINE: readonly number[] = [];
/** A plan of no more letters is told as a whole. */
const MOST_SAID = 90;

const NO_AIM: Aim = { leadsTo: null, passes: null };

/** Whether the middle of an element can be seen: within the window and the strip that is swiped, and covered by nothing. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const strip = element.closest('[data-swiped]')?.getBoundingClientRect();
  if (strip && (left + width / 2 < strip.left || left + width / 2 > strip.right)) return false;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}

/** Whether nothing covers the upper or the lower part of an element. */
function isWhole(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.1, 0.9].every((share) => {
    const there = document.elementFromPoint(left + width / 2, top + height * share);
    return there !== null && element.contains(there);
  });
}

/**
 * Fits a hint into its room, with marks that its style knows: `data-long` where its words need the place of a title, too, and
 * `data-below` while some of them are still to be scrolled to.
 */
function useFitting(hint: RefObject<HTMLElement | null>, words: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [box, text] = [hint.current, words.current];
    if (!box || !text) return undefined;
    const look = (): void => {
      box.toggleAttribute('data-below', text.scrollHeight - text.clientHeight - text.scrollTop > 1);
    };
    const fit = (): void => {
      const at = text.scrollTop;
      box.removeAttribute('data-long');
      box.toggleAttribute('data-long', text.scrollHeight - text.clientHeight > 1);
      text.scrollTop = at;
      look();
    };
    // Neither size depends on the marks.
    const sizes = new ResizeObserver(fit);
    const observe = (): void => {
      sizes.disconnect();
      for (const one of text.children) sizes.observe(one);
      if (box.parentElement) sizes.observe(box.parentElement);
    };
    observe();
    fit();
    const parts = new MutationObserver(observe);
    parts.observe(text, { childList: true });
    text.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
      text.removeEventListener('scroll', look);
    };
  }, [hint, words]);
}

/** The text of a hint. @param match at the decision of the hint. */
export function Hint({
  match,
  packs,
  names,
  onWay,
  onClose,
}: {
  readonly match: Match;
  readonly packs: readonly RawPack[];
  readonly names: readonly string[];
  /** Called with the advised way, and with an empty one when there is none any more. */
  readonly onWay: (way: readonly Leg[]) => void;
  readonly onClose: () => void;
}) {
  const { ui } = useWords();
  const { texts, review } = useReviewWords();
  // While its plan is followed, the rest of it is told.
  const rest = useMemo(() => restOfHint(match), [match]);
  const [thought, setThought] = useState<readonly number[] | 'failed' | null>(null);
  const line = rest === null ? thought : rest.line;
  // The reason waits for what the plan leads to, and does not change under the eye.
  const [thoughtAim, setAim] = useState<Aim | null>(null);
  const aim = rest === null ? thoughtAim : (rest.aim ?? NO_AIM);
  // Where to look has been said when the plan has been begun.
  const [told, setTold] = useState(false);
  const all = told || rest?.begun === true;
  const [unfolded, setUnfolded] = useState(false);
  useEffect(() => {
    if (rest !== null) return undefined;
    const worker = ask({ kind: 'hint', record: match.record(), packs }, (answer) => {
      if (answer.kind === 'aim') {
        setAim(answer.aim);
        rememberAim(match, answer.aim);
        return;
      }
      setThought(answer.kind === 'hint' ? answer.line : 'failed');
      if (answer.kind === 'hint') rememberHint(match, answer.line);
    });
    return () => worker.terminate();
  }, [match, packs, rest]);
  const things = useMemo(() => (Array.isArray(line) ? thingsOfLine(match, line) : NONE), [match, line]);
  // Where to look comes first: the button would say what to do.
  const codes = Array.isArray(line) && all ? line : NO_LINE;
  useAdvised(things, codes);
  const narrow = useNarrow();
  const low = useLow();
  const anchors = useAnchors();
  const hint = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useFitting(hint, words);
  // On a phone most of the table is out of sight; it moves no further than is needed. Longer words leave the table less room: what
  // they are about is looked for again.
  useEffect(() => {
    const found = narrow || low ? things.flatMap((thing) => anchors.all(thing)) : [];
    // On its side only one of two maps is in sight.
    const meant = narrow ? found : found.filter((element) => element.closest('[data-swiped]'));
    if (meant.some(narrow ? isWhole : isInSight)) return;
    const wanted = narrow ? meant[0] : meant[0]?.closest('[data-part]');
    wanted?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'nearest' });
  }, [things, narrow, low, anchors, all, unfolded]);
  // Its button is not left behind the last line of the decision.
  useEffect(() => {
    const [button] = narrow || low ? advisedButton(anchors, codes).filter((one) => one.checkVisibility()) : [];
    if (button && !isWhole(button)) button.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, [codes, narrow, low, anchors]);
  useEffect(() => {
    if (!Array.isArray(line)) return undefined;
    onWay(wayOfLine(match, line));
    return () => onWay([]);
  }, [match, line, onWay]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onClose]);
  const plan = Array.isArray(line) && all ? review.next(match, line, names) : null;
  const good = Array.isArray(line) && all ? (aim === null ? texts.hintWhy : review.good(match, line, aim)) : '';
  // Of a long plan the next click comes first, and why; the rest is folded.
  const isFolded = plan !== null && plan.more > 0 && plan.first.length + plan.rest.length > MOST_SAID;
  const text =
    line === null
      ? texts.hintWait
      : line === 'failed'
        ? texts.hintFailed
        : plan === null
          ? review.look(match, line)
          : isFolded
            ? `${plan.first} ${texts.hintAfter(good)}`
            : `${review.todo(match, line, names)} ${good}`;
  return (
    <div ref={hint} className={styles.hint} data-hint={line === null ? 'wait' : 'shown'} data-reasoned={aim !== null}>
      <div ref={words} data-hint-words>
        <p role="status">
          <Unbroken text={text} />
        </p>
        {isFolded && (
          <details data-hint-then onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
            <summary>{texts.hintThen(plan.more)}</summary>
            <p>
              <Unbroken text={`${capital(plan.rest)}.`} />
            </p>
          </details>
        )}
      </div>
      {Array.isArray(line) && !all && (
        <Button kind="soft" size="low" data-hint-more onClick={() => setTold(true)}>
          {texts.hintMore}
        </Button>
      )}
      <Button
        kind="soft"
        size="low"
        className={styles.dismiss}
        aria-label={ui.close}
        title={ui.close}
        onClick={onClose}
      >
        <Sign name="cross" size={18} />
      </Button>
    </div>
  );
}
