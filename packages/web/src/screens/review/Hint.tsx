/** A hint for a player alone or against bots: first where to look, then, on request, what to do. */

import { NO_AIM, type StepList, type Told } from '@windrose/analysis';
import type { Match, RawPack } from '@windrose/rules';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { useAnchors } from '../../anchors/anchors.ts';
import { Sign } from '../../art/Icon.tsx';
import { useLow, useNarrow } from '../../browser/media.ts';
import { showWithin } from '../../browser/show-within.ts';
import { useWords } from '../../i18n/words.ts';
import { addAim, type GivenAim, lastHint, rememberAim, rememberHint, restOfHint } from '../../play/given-hint.ts';
import type { Leg } from '../../play/outcome.ts';
import { allThingsOf, thingOfClaim, thingsOfLine, wayOfLine } from '../../play/line-things.ts';
import type { Thing } from '../../play/targets.ts';
import { advisedButton, useAdvised, useAimedAt } from '../../table/lit.ts';
import { ask } from './analysis.ts';
import { HintLine, WholeHint } from './HintWords.tsx';
import styles from './Review.module.css';
import { reasonOf } from './reason-of.ts';
import { beginningsOf, inPlace, tellingsOf } from './tellings.ts';
import { type LastHung, useAwayFromLog, useFreePlace, useHung, useOverTable } from './hung.ts';
import { useReviewWords } from './words.ts';
import { useBelow } from '../../ui/below.ts';
import { Button } from '../../ui/Button.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';

const NONE: readonly Thing[] = [];
const NO_LINE: readonly number[] = [];
const NO_STEPS: StepList = { title: '', steps: [] };
/** A plan of no more letters is told as a whole where there is room. */
const MOST_SAID = 90;

/** Where a hint is: over a phone's map, in the bar beside its lamp, on a tablet where it covers the least, or on the page, where it has room. */
export type HintPlace = 'map' | 'bar' | 'column' | 'page';

/** The most lines of a hint, until more is asked for: as many as a bar or a column has room for, and a phone's map can spare. */
const MOST_LINES: Readonly<Record<HintPlace, number>> = { map: 4, bar: 2, column: 5, page: Infinity };

/** Longer words have smaller letters in a bar. */
const MOST_LARGE = 90;

const NOT_KNOWN: GivenAim = {
  aim: NO_AIM,
  plan: null,
  planned: null,
  change: null,
  threats: [],
  follows: null,
};

const sentence = (text: string): Told => ({ text, way: null });

/** Whether nothing covers the upper or the lower part of an element. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.1, 0.9].every((share) => {
    const there = document.elementFromPoint(left + width / 2, top + height * share);
    return there !== null && element.contains(there);
  });
}

/**
 * Which of several tellings, each shorter than the one before, is the first that takes no more lines than it may; the last one if none
 * does. @param said the element that shows it. @param key of the tellings: others are measured anew. @param most how many lines it may
 * take. @param unfolded whether it shows the first one, however long.
 */
function useFitting(
  said: RefObject<HTMLElement | null>,
  { key, count, most, unfolded }: { key: string; count: number; most: number; unfolded: boolean },
): number {
  const [{ of, level }, setTried] = useState({ of: key, level: 0 });
  const tried = of === key ? level : 0;
  useLayoutEffect(() => {
    const text = said.current;
    if (!text || unfolded || tried + 1 >= count) return;
    const lines = text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight);
    // oxlint-disable-next-line react/set-state-in-effect -- only the page knows how many lines it takes, and it is not painted before
    if (Math.round(lines) > most) setTried({ of: key, level: tried + 1 });
  }, [said, key, count, most, unfolded, tried]);
  useEffect(() => {
    const again = (): void => setTried({ of: key, level: 0 });
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, [key]);
  return tried;
}

/** The text of a hint. @param match at the decision of the hint. @param where it is. */
export function Hint({
  match,
  where,
  last,
  packs,
  names,
  told,
  opensAll = false,
  onTold,
  onWay,
  onClose,
}: {
  readonly match: Match;
  readonly where: HintPlace;
  /** Where the hints of this table were: the object of one table. */
  readonly last: RefObject<LastHung>;
  readonly packs: readonly RawPack[];
  readonly names: readonly string[];
  /** Whether it has been asked what to do, not only where to look. */
  readonly told: boolean;
  /** Whether all of its words are told at once, not only after a further click. */
  readonly opensAll?: boolean;
  /** Called when it tells what to do: it goes on doing so while its plan is followed, or taken back. */
  readonly onTold: () => void;
  /** Called with the advised way, and with an empty one when there is none any more. */
  readonly onWay: (way: readonly Leg[]) => void;
  readonly onClose: () => void;
}) {
  const { ui } = useWords();
  const brief = where === 'map';
  const folds = where !== 'page';
  const { texts, review } = useReviewWords();
  // While its plan is followed, the rest of it is told.
  const rest = useMemo(() => restOfHint(match), [match]);
  const [thought, setThought] = useState<readonly number[] | 'failed' | null>(null);
  const line = rest === null ? thought : rest.line;
  // The benefit of the turn itself is the first reason; what the plan leads to follows, and is then known better.
  const [thoughtAim, setAim] = useState<(GivenAim & { readonly final: boolean }) | null>(null);
  const meant: GivenAim | null = rest === null ? thoughtAim : (rest.meant ?? NOT_KNOWN);
  const isFinal = rest !== null || thoughtAim?.final === true;
  // Where to look has been said when the plan has been begun.
  const begun = rest?.begun ?? null;
  const all = told || begun !== null;
  useEffect(() => {
    if (begun !== null) onTold();
  }, [begun, onTold]);
  // What has been opened stays open to the end of the turn; the next turn is told briefly again.
  const [turned, setTurned] = useState<{ readonly turn: number; readonly unfolded: boolean } | null>(null);
  const unfolded = turned?.turn === match.turn ? turned.unfolded : opensAll;
  useEffect(() => {
    if (rest !== null) return undefined;
    let said: GivenAim | null = null;
    const worker = ask({ kind: 'hint', record: match.record(), packs, last: lastHint(match) }, (answer) => {
      if (answer.kind === 'aim') {
        said = addAim(said, answer);
        setAim({ ...said, final: answer.final });
        rememberAim(match, said);
        return;
      }
      setThought(answer.kind === 'hint' ? answer.line : 'failed');
      if (answer.kind === 'hint') rememberHint(match, answer.line);
    });
    return () => worker.terminate();
  }, [match, packs, rest]);
  const things = useMemo(() => (Array.isArray(line) ? thingsOfLine(match, line) : NONE), [match, line]);
  // What it is all for, where the reason names it.
  const claim = meant?.plan?.claim ?? null;
  const aimed = useMemo(() => (claim === null ? null : thingOfClaim(match, claim)), [match, claim]);
  useAimedAt(aimed);
  const spokenLater = useMemo(
    () =>
      Array.isArray(line)
        ? [...new Set([...things, ...allThingsOf(match, line), ...(aimed === null ? [] : [aimed])])]
        : things,
    [match, line, things, aimed],
  );
  const spoken = all ? spokenLater : things;
  // Where to look comes first: the button would say what to do.
  const codes = Array.isArray(line) && all ? line : NO_LINE;
  useAdvised(things, codes);
  const narrow = useNarrow();
  const low = useLow();
  const anchors = useAnchors();
  const hint = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  // Its button is not left behind the last line of the decision.
  useEffect(() => {
    const [button] = advisedButton(anchors, codes).filter((one) => one.checkVisibility());
    if (!button || isInSight(button)) return;
    // Elsewhere the list scrolls, never the page under somebody's hand.
    if (narrow || low) button.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    else showWithin(button, hint.current);
  }, [codes, narrow, low, anchors]);
  useEffect(() => {
    // The way says what to do, too.
    if (!Array.isArray(line) || !all) return undefined;
    onWay(wayOfLine(match, line));
    return () => onWay([]);
  }, [match, line, all, onWay]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onClose]);
  const { tellings, list, because } = useMemo(() => {
    if (!Array.isArray(line) || !all) return { tellings: [], list: NO_STEPS, because: [] };
    const todo = (part: readonly number[]): string => review.todo(match, part, names);
    const steps = (part: readonly number[]): number => review.next(match, part, names).more + 1;
    const changed = meant?.change ? [sentence(review.change(match, meant.change, names))] : [];
    // Of a plan that has been begun the reason stays that of the whole, unless it counts what has been given or got by now.
    const planned = meant?.planned ?? null;
    const of = reasonOf(match, line, begun, planned);
    const good = (when: 'then' | 'at-end'): readonly Told[] =>
      begun === null || of === 'rest'
        ? review.good(match, line, (meant ?? NOT_KNOWN).aim, when, planned, names)
        : review
            .good(begun.from, begun.line, (meant ?? NOT_KNOWN).aim, 'at-end', planned, names)
            .slice(of === 'none' ? 1 : 0);
    const threats = review.threats(match, meant?.threats ?? [], names).map(sentence);
    // What comes after the claim that is planned is told after it; that the plan is a new one, before it.
    const isLater = meant?.change?.cause.kind === 'after';
    const reasons = (when: 'then' | 'at-end'): readonly Told[] => {
      const [first, ...others] = good(when);
      const reason = first === undefined ? [] : [first];
      const start = isLater ? [...reason, ...changed] : [...changed, ...reason];
      return [...start, ...threats, ...others];
    };
    const whole = reasons('then');
    const shown = tellingsOf({
      whole: todo(line),
      beginnings: beginningsOf(line, todo, steps).map(({ text, more }) => `${text} ${texts.hintThen(more)}`),
      reasons: whole.map(({ text }) => text),
      atEnd: reasons('at-end').map(({ text }) => text),
      allSteps: where === 'bar' || where === 'map',
      most: folds ? null : MOST_SAID,
    });
    return { tellings: shown, list: review.steps(match, line, names), because: whole };
  }, [line, all, begun, match, names, review, texts, meant, folds, where]);
  // What has been read of an opened hint keeps its place when more is found out.
  const [read, setRead] = useState<{ readonly of: typeof line; readonly reasons: readonly Told[] } | null>(null);
  const before = unfolded && read?.of === line ? read.reasons : null;
  const reasonsShown = before === null ? because : inPlace(before, because);
  if (
    unfolded &&
    (before === null ||
      before.some((one, nth) => one.text !== reasonsShown[nth]?.text) ||
      before.length !== reasonsShown.length)
  )
    setRead({ of: line, reasons: reasonsShown });
  else if (!unfolded && read !== null) setRead(null);
  const said = useRef<HTMLDivElement>(null);
  const fitting = useFitting(said, {
    key: tellings.map(({ plan, reason }) => plan + reason).join('\n'),
    count: folds ? tellings.length : 1,
    most: MOST_LINES[where],
    unfolded,
  });
  const at = unfolded ? 0 : folds ? fitting : tellings.length - 1;
  const telling = tellings[at];
  const isCut = tellings.length > 1 && (unfolded || at > 0);
  // On the page nothing is left out for want of room.
  const isWhole = at === 0 && (isCut || !folds);
  useBelow(hint, words);
  // From step to step it stays where it first said what to do.
  const turn = Array.isArray(line) && all ? match.turn : null;
  useAwayFromLog(hint, brief);
  useHung(hint, things, {
    hangs: brief,
    // Over a phone's map it keeps the edge at which it said where to look.
    turn: Array.isArray(line) ? match.turn : null,
    words: `${at} ${line === null}`,
    opened: unfolded && isCut,
    spoken: spokenLater,
    last,
  });
  const isOver = where === 'bar' && unfolded && isCut;
  useOverTable(hint, things, { isOver, turn, last });
  const text = telling ? telling.plan + telling.reason : '';
  useFreePlace(hint, spoken, {
    isFree: where === 'column',
    turn,
    words: `${text} ${line === null} ${isCut}`,
    opened: unfolded && isCut,
    last,
  });
  return (
    <div
      ref={hint}
      className={`${styles.hint} ${brief ? styles.brief : ''}`}
      data-hint={line === null ? 'wait' : 'shown'}
      data-reasoned={isFinal}
      data-told={telling ? '' : undefined}
      data-cut={isCut ? '' : undefined}
      data-opened={unfolded && isCut ? '' : undefined}
      data-over={isOver ? '' : undefined}
      data-long={telling && telling.plan.length + telling.reason.length > MOST_LARGE ? '' : undefined}
    >
      <div ref={words} data-hint-words>
        <div ref={said} role="status" className={styles.said}>
          {telling && isWhole ? (
            <WholeHint plan={telling.plan} list={list} reasons={reasonsShown} />
          ) : telling ? (
            <HintLine {...telling} />
          ) : (
            <p>
              <Unbroken
                text={
                  line === null
                    ? texts.hintWait
                    : Array.isArray(line)
                      ? review.look(match, line, meant?.aim, meant?.plan?.claim)
                      : texts.hintFailed
                }
              />
            </p>
          )}
        </div>
      </div>
      {Array.isArray(line) && !all && (
        <Button kind="soft" size="low" data-hint-more="plan" onClick={onTold}>
          {texts.hintMore}
        </Button>
      )}
      {isCut && (
        <Button
          kind="soft"
          size="low"
          data-hint-more="rest"
          aria-expanded={unfolded}
          onClick={() => setTurned({ turn: match.turn, unfolded: !unfolded })}
        >
          {unfolded ? texts.hintLess : texts.hintRest}
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
