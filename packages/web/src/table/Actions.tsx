/** The available options as buttons: the usual ones large, every single option below, and undo. */

import { type Match, required, SPICES } from '@windrose/rules';
import type { Fact, Words } from '@windrose/words';
import {
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { ClaimArt } from '../art/ClaimArt.tsx';
import { Cube, Cubes, Exchange } from '../art/Cube.tsx';
import { Drawing, Sign } from '../art/Icon.tsx';
import { useLow, useLowDesk, usePhone } from '../browser/media.ts';
import { showWithin } from '../browser/show-within.ts';
import { capital } from '../i18n/capital.ts';
import type { Ui } from '../i18n/table.en.ts';
import { useWords } from '../i18n/words.ts';
import { type Offer, sameOffer } from '../play/offers.ts';
import { type Outcome, outcomeOf, overLimit } from '../play/outcome.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import styles from './Actions.module.css';
import { ConfirmQuestion } from './ConfirmQuestion.tsx';
import { Ahead } from './Ahead.tsx';
import { changesInWords } from './points-words.ts';
import { OtherPartsContext } from './Layout.tsx';
import { AdvisedWay } from './lit.ts';
import { useKeys } from './keys.ts';
import { turnWords } from './turn-words.ts';
import { showMoreOptions, useMoreOptions } from './more-options.ts';
import { isFocusSeen, isStray, pointing } from './pointed.ts';
import { useAnchors } from '../anchors/anchors.ts';
import { panelClass } from '../ui/Panel.tsx';
import { Chip } from '../ui/Chip.tsx';
import { scrollClass } from '../ui/Scroll.tsx';
import { paperClass } from '../ui/Paper.tsx';
import { Briefs } from './Briefs.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';

/** The props of the panel. */
export interface ActionsProps {
  readonly session: TableSession;
  readonly table: TableSnapshot;
  readonly main: readonly Offer[];
  readonly all: readonly Offer[];
  /** The options on the board. */
  readonly shown: readonly Offer[];
  /** The offer that waits for a "yes", because it reveals something. */
  readonly confirming: Offer | null;
  readonly onOffer: (offer: Offer) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Something that has to be chosen first, shown above everything else. */
  readonly question?: ReactNode;
  /** One's own next turn as it is planned, or what was left of the plan. */
  readonly plan?: ReactNode;
  /** Whether on a phone the plan takes the place of the ways back while there is nothing to take back. */
  readonly planned?: boolean;
  /** Draws the subject of an offer, if a game has its own pieces; null leaves it to this panel. */
  readonly art?: (fact: Fact) => ReactNode;
  /** The outcome of the previewed offer. */
  readonly outcome: Outcome | null;
  /** A button is hovered or focused, or no longer. */
  readonly onLook: (offer: Offer | null) => void;
  /** One's own hold, whose cubes many decisions are about. */
  readonly hold: ReactNode;
}

/** Offers that stop a boat where others may ask for a toll. */
const STOPS: ReadonlySet<string> = new Set(['stop', 'take', 'leave']);
/** Up to this many options that the board does not show have their own buttons. */
const FEW = 4;

/**
 * Options as large buttons and as a list. Options missing on the board are buttons like the usual ones, unless there are too
 * many. `complete`: whether the board shows the whole list.
 */
function arranged(
  chief: readonly Offer[],
  all: readonly Offer[],
  shown: readonly Offer[],
): { readonly main: readonly Offer[]; readonly rest: readonly Offer[]; readonly complete: boolean } {
  const others = all.filter((offer) => !chief.some((other) => sameOffer(other, offer)));
  const isShown = (offer: Offer): boolean =>
    // A voyage without any option on the chart is useless.
    offer.option.kind === 'move' || shown.some((one) => one.codes[0] === offer.codes[0]);
  const unseen = others.filter((offer) => !isShown(offer));
  if (unseen.length > FEW) return { main: chief, rest: others, complete: false };
  return {
    main: unseen.length === 0 ? chief : [...chief, ...unseen],
    rest: others.filter((offer) => !unseen.includes(offer)),
    complete: true,
  };
}

/** The spices of which a cube can be upgraded. Each has its place among the buttons, so that none moves when another one comes or goes. */
const UPGRADED = SPICES.slice(0, -1);

/** Choices of one cube: buttons that differ by nothing else are of one size. */
const CUBE_CHOICES: ReadonlySet<Fact['kind']> = new Set(['toll', 'price', 'discard', 'put', 'upgrade']);

/** Stages at which a phone keeps the ways back in their place. */
const AT_TABLE: ReadonlySet<TableSnapshot['stage']> = new Set(['held', 'bot', 'far', 'sent']);

/** The buttons of a decision. */
export function Actions({
  session,
  table,
  main: chief,
  all,
  shown,
  confirming,
  onOffer,
  onConfirm,
  onCancel,
  question,
  plan,
  planned = false,
  art,
  outcome,
  onLook,
  hold,
}: ActionsProps) {
  const { ui, words: say } = useWords();
  const anchors = useAnchors();
  const { before, earlier, brief } = turnWords(session, table, ui, say);
  const { main, rest, complete } = useMemo(() => arranged(chief, all, shown), [chief, all, shown]);
  const phone = usePhone();
  const low = useLow();
  const lowDesk = useLowDesk();
  const answers = useId();
  const list = useId();
  // The question follows from the person's own click. On a phone its answers are in view wherever the page stands.
  const confirm = useCallback(
    (button: HTMLButtonElement | null) => {
      const done = anchors.at('confirm')(button);
      button?.focus({ preventScroll: phone });
      return done;
    },
    [anchors, phone],
  );
  // On a phone what ends or leaves something is always in the same place, beside the ways back.
  const leaving = phone
    ? main.findLast(({ rank, option }) => rank === 'quiet' || rank === 'idle' || option.kind === 'rest')
    : undefined;
  const above = main.filter((offer) => offer !== leaving);
  const { instead } = useContext(OtherPartsContext);
  const offers = instead === undefined ? [...above, ...(leaving ? [leaving] : []), ...rest] : [];
  // Options on the board are listed as text on request only; on a phone, where the list covers the table, for one choice.
  const [listedIn, setListedIn] = useState<number | null>(null);
  const listed = listedIn !== null && (!phone || listedIn === table.match.turn);
  // On its side the answers to a question take the place of the list's button.
  const asks = low && confirming !== null;
  const open = (listed || !complete) && !asks;
  const { stage, canUndo, match } = table;
  const [undoAskedAt, setUndoAskedAt] = useState<Match | null>(null);
  const latest = match.choices.at(-1);
  const hasChosen = latest?.turn === match.turn && latest.seat === table.seat;
  // A phone has no hovering pointer: buttons show their gains themselves.
  const gains = useMemo(() => new Map(main.map((offer) => [offer, outcomeOf(match, offer.codes)])), [main, match]);
  const overNow = useMemo(() => overLimit(match), [match]);
  // A gain that every button brings is of the decision, not of a button: it helps nobody to choose.
  const sameGain = gains.size > 1 && new Set([...gains.values()].map(({ gain }) => gain)).size === 1;
  const looks = (offer: Offer) => ({
    ...pointing(() => onLook(offer)),
    onPointerLeave: () => onLook(null),
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (isFocusSeen(currentTarget)) onLook(offer);
    },
    onBlur: () => onLook(null),
  });
  useKeys({ offers, session, table, onOffer });
  // On its side the last line covers no button: neither when something is to be chosen nor when a hint speaks of it. Where the
  // page was moved for it, it goes back when that is over, unless somebody has scrolled on.
  const foot = useRef<HTMLDivElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  const moved = useRef<{ readonly from: number; readonly to: number } | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const held = useRef<HTMLDivElement>(null);
  const more = useMoreOptions(phone ? null : panel);
  const advised = useContext(AdvisedWay).length > 0;
  const chooses = low && stage === 'choice';
  useLayoutEffect(() => {
    const earlierMove = moved.current;
    moved.current = null;
    if (earlierMove && scrollY <= earlierMove.to + 1) scrollTo({ top: earlierMove.from, behavior: 'instant' });
    const from = scrollY;
    if (asks) asked.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    else if (chooses) bringAbove(foot.current);
    if (scrollY > from) moved.current = { from, to: scrollY };
  }, [asks, chooses, match, confirming]);
  useEffect(() => {
    if (chooses && advised) bringAbove(foot.current);
  }, [chooses, advised]);
  // What a hint advises is seen in a list that is opened after it.
  useEffect(() => {
    const marked = open && !phone ? panel?.querySelector('[data-advised]') : null;
    if (marked) showWithin(marked);
  }, [open, phone, panel]);

  if (instead !== undefined) {
    return (
      <section className={`${panelClass()} ${scrollClass(styles.actions)}`} aria-label={ui.options}>
        <div className={styles.held}>{hold}</div>
        {instead}
      </section>
    );
  }
  const button = (offer: Offer, at: number): ReactNode => {
    const change = gains.get(offer);
    const gain = change?.gain ?? 0;
    // A phone has room for the sum alone.
    const short = tileOf(offer.fact, match, say) ?? (low || offer === leaving ? shortOf(offer.fact, ui) : null);
    const total = change ? change.points[1] - change.points[0] : 0;
    const over = change ? change.hold.length - change.limit : 0;
    // Of cubes that are too many already it is not said.
    const tooMany = over > overNow ? over : 0;
    const made = change && gain !== 0 ? changesInWords(change, match, ui, say) : '';
    return (
      <button
        ref={anchors.at(`offer ${offer.codes.join()}`)}
        type="button"
        className={styles.offer}
        data-offer={offer.option.kind}
        data-rank={offer.rank}
        data-codes={offer.codes.join()}
        title={short === null ? undefined : offer.label}
        data-says={made === '' ? undefined : ui.offerMakes(offer.label, made)}
        onClick={(event) => {
          if (!isStray(event, `offer ${offer.option.kind} ${offer.codes.join()}`)) onOffer(offer);
        }}
        {...looks(offer)}
      >
        <OfferArt
          offer={offer}
          art={
            offer.gives === undefined ? (
              (art?.(offer.fact) ?? artOf(offer.fact, table.seat, low))
            ) : (
              <Cubes letters={offer.gives} size={low ? 15 : offer.gives.length > 5 ? 17 : 22} />
            )
          }
        />
        <span className={styles.label}>
          {short === null ? (
            <Unbroken text={offer.label} />
          ) : (
            <>
              <span className="visually-hidden">{offer.label}</span>
              {short !== '' && <span aria-hidden="true">{short}</span>}
            </>
          )}
          {change && gain !== 0 && !sameGain && !isJustPoints(offer.fact) && (
            <Chip kind="strong" className={styles.gain} title={made}>
              {phone ? ui.gain(total, 0) : ui.gain(gain, total - gain)}
            </Chip>
          )}
          {tooMany > 0 && (
            <Chip kind="quiet" className={styles.gain} title={ui.wouldGiveUp(say.cubeCount(tooMany))} data-too-many>
              {ui.tooManyBy(tooMany)}
            </Chip>
          )}
          {STOPS.has(offer.option.kind) && change && change.tolls.length > 0 && (
            <Chip kind="quiet" className={styles.gain} data-toll>
              {ui.tollTo(say.list(change.tolls.map((seat) => say.seat(seat, session.names))))}
            </Chip>
          )}
        </span>
        <KeyHint at={at} />
      </button>
    );
  };
  const end = (
    <button
      ref={anchors.at('end-turn')}
      type="button"
      className={styles.end}
      data-end-turn
      onClick={(event) => {
        if (!isStray(event, 'end-turn')) session.endTurn();
      }}
    >
      <Sign name="check" />
      {match.over ? ui.seeResult : ui.endTurn}
    </button>
  );
  const answer = confirming && (
    <div id={answers} className={`${styles.row} ${styles.answers}`}>
      <button
        ref={confirm}
        type="button"
        className={styles.primary}
        data-confirm
        data-codes={confirming.codes.join()}
        onClick={(event) => {
          if (!isStray(event, 'confirm')) onConfirm();
        }}
      >
        {ui.doIt}
      </button>
      <button type="button" className={styles.plain} data-cancel onClick={onCancel}>
        {ui.cancel}
      </button>
    </div>
  );
  return (
    <>
      <section ref={setPanel} className={`${panelClass()} ${scrollClass(styles.actions)}`} aria-label={ui.options}>
        {rest.length === 0 && (
          <svg className={styles.watermark} viewBox="-50 -50 76 76" aria-hidden="true">
            <use href="#rose" x="-50" y="-50" width="100" height="100" />
          </svg>
        )}
        <div ref={held} className={styles.held}>
          {hold}
        </div>
        {confirming && (
          <div
            ref={asked}
            className={styles.confirm}
            role="alertdialog"
            aria-label={confirming.label}
            aria-owns={asks ? answers : undefined}
          >
            <ConfirmQuestion offer={confirming} match={match} names={session.names} brief={lowDesk || low} />
            {outcome && <Ahead match={match} outcome={outcome} names={session.names} asked={!phone} />}
            {!asks && answer}
          </div>
        )}
        {!confirming && question}
        {plan}
        {!phone && stage === 'held' && end}
        {/* While the note at a finger asks on a tablet, the panel stays as it is. */}
        {!question && above.length > 0 && (!confirming || !(phone || low)) && (
          <ul
            className={styles.main}
            data-behind={confirming ? '' : undefined}
            data-places={match.decision?.kind === 'upgrade' ? '' : undefined}
            data-tiles={above.every(({ fact }) => tileOf(fact, match, say) !== null) ? '' : undefined}
            data-cubes={above.every(({ fact }) => CUBE_CHOICES.has(fact.kind)) ? '' : undefined}
          >
            {UPGRADED.map((from) => {
              if (match.decision?.kind !== 'upgrade') return null;
              const at = above.findIndex(({ fact }) => fact.kind === 'upgrade' && fact.from === from);
              const offer = above[at];
              return offer ? (
                <li key={from}>{button(offer, at)}</li>
              ) : (
                <li key={from} className={styles.absent} aria-hidden="true">
                  <Exchange give={from} take={required(SPICES[SPICES.indexOf(from) + 1], 'spice')} size={24} />
                </li>
              );
            })}
            {above.map(
              (offer, at) => offer.fact.kind !== 'upgrade' && <li key={offer.codes.join()}>{button(offer, at)}</li>,
            )}
          </ul>
        )}
        <div ref={foot} className={styles.foot}>
          {(canUndo ||
            (stage === 'choice' && !(low && match.inSetUp)) ||
            (phone && AT_TABLE.has(stage) && !planned)) && (
            <div className={`${styles.row} ${styles.back}`}>
              <button
                type="button"
                className={styles.plain}
                data-undo
                title={phone ? ui.undo : undefined}
                aria-disabled={!canUndo}
                onClick={(event) => {
                  if (isStray(event, 'undo')) return;
                  if (canUndo) session.undoStep();
                  else setUndoAskedAt(match);
                }}
              >
                <Sign name="undo" size={18} />
                <span>{ui.undo}</span>
              </button>
              <button
                type="button"
                className={styles.plain}
                data-undo-turn
                title={phone ? ui.undoTurn : undefined}
                aria-disabled={!canUndo}
                onClick={(event) => {
                  if (isStray(event, 'undo-turn')) return;
                  if (canUndo) session.undoTurn();
                  else setUndoAskedAt(match);
                }}
              >
                <Sign name="undoTurn" size={18} />
                <span>{ui.undoTurn}</span>
              </button>
            </div>
          )}
          {leaving && !confirming && !question && <div className={styles.leaving}>{button(leaving, above.length)}</div>}
          <p className={styles.noUndo} role="status" data-no-undo>
            {undoAskedAt === match && !canUndo && (hasChosen ? ui.noUndoRevealed : ui.noUndoYet)}
          </p>
          {asks && answer}
          {rest.length > 0 && !asks && (
            <button
              type="button"
              className={styles.toggle}
              data-all-options
              aria-expanded={open}
              aria-controls={list}
              onClick={() => setListedIn(open ? null : match.turn)}
            >
              {ui.asList(rest.length, !phone && main.length > 0)}
            </button>
          )}
          {phone && stage === 'held' && end}
        </div>
        {rest.length > 0 && (
          <ul id={list} className={styles.rest} hidden={!open}>
            {rest.map((offer, at) => (
              <li key={offer.codes.join()}>
                <button
                  ref={anchors.at(`offer ${offer.codes.join()}`)}
                  type="button"
                  className={styles.small}
                  data-offer={offer.option.kind}
                  data-codes={offer.codes.join()}
                  onClick={(event) => {
                    if (isStray(event, `offer ${offer.option.kind} ${offer.codes.join()}`)) return;
                    if (phone) setListedIn(null);
                    onOffer(offer);
                  }}
                  {...looks(offer)}
                >
                  <span>
                    <Unbroken text={offer.label} />
                  </span>
                  <KeyHint at={main.length + at} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {/* The ribbon of a low window has no room for it. The log has said it aloud. */}
        {before !== null && (stage === 'choice' || stage === 'held') && (
          <p className={styles.before} aria-hidden="true" data-lately>
            {brief === null ? (
              <Unbroken text={earlier === null ? before : `${earlier} ${before}`} />
            ) : (
              <Briefs briefs={brief} />
            )}
          </p>
        )}
      </section>
      {/* What it hides is never chosen through it: a click on it shows that. Keys come to every option without it. */}
      {more && panel && (
        <button
          type="button"
          className={styles.more}
          tabIndex={-1}
          data-more-options
          aria-label={ui.moreOptions}
          title={ui.moreOptions}
          onClick={({ currentTarget }) => showMoreOptions(panel, held.current, currentTarget)}
          onWheel={({ deltaY }) => panel.scrollBy({ top: deltaY, behavior: 'instant' })}
        />
      )}
      {/* What is asked says it itself: nothing of the table is covered until it is answered. */}
      {outcome && !confirming && (
        <div className={styles.ahead}>
          <Ahead match={match} outcome={outcome} names={session.names} />
        </div>
      )}
    </>
  );
}

/** The pixels between buttons and the last line. */
const LEAST_GAP = 4;

/** Scrolls the page on until the last line covers nothing of what stands above it; the top of that stays in the window. */
function bringAbove(line: HTMLElement | null): void {
  const above = line?.previousElementSibling?.getBoundingClientRect();
  if (!line || !above) return;
  const covered = above.bottom - line.getBoundingClientRect().top;
  if (covered > 0) scrollBy({ top: Math.min(covered + LEAST_GAP, above.top), behavior: 'instant' });
}

/** Fewer words, or none, for an option whose drawing says the rest, where its button is narrow; null for all words. */
function shortOf(fact: Fact, ui: Ui): string | null {
  if (fact.kind === 'upgrade') return '';
  if (fact.kind === 'noTile') return ui.cardOnly;
  if ((fact.kind === 'restCards' || fact.kind === 'restSettlers') && fact.none) return ui.justRest;
  return fact.kind === 'bonusTile' && fact.from !== null ? ui.fromPlace(fact.from, fact.which) : null;
}

/** A bonus tile of the supply alone, where each button is one: what is asked stands above. Null for anything else. */
function tileOf(fact: Fact, match: Match, words: Words): string | null {
  return fact.kind === 'bonusTile' && fact.from === null ? capital(words.bonus(match, fact.tile)) : null;
}

/** Whether a bonus tile is just points, which its words say already. */
const isJustPoints = (fact: Fact): boolean => fact.kind === 'bonusTile' && fact.tile.startsWith('points-');

/** The key that chooses the option at a position. */
function KeyHint({ at }: { readonly at: number }) {
  if (at > 9) return null;
  return (
    <kbd className={styles.key} aria-hidden="true">
      {(at + 1) % 10}
    </kbd>
  );
}

/** The drawing on an option's button. */
function OfferArt({ offer, art }: { readonly offer: Offer; readonly art: ReactNode }) {
  if (art === null) return null;
  return (
    <span className={styles.art}>
      {art}
      {offer.times !== undefined && <b>×{offer.times}</b>}
    </span>
  );
}

/** @param low whether several buttons side by side have little room. */
function artOf(fact: Fact, seat: number, low: boolean): ReactNode {
  switch (fact.kind) {
    case 'set':
    case 'takeHeap':
    case 'harvest':
      return <Cubes letters={fact.cubes} size={low ? 18 : 22} />;
    case 'toll':
    case 'price':
    case 'discard':
    case 'put':
      return <Cube spice={fact.cube} size={26} />;
    case 'upgrade':
      return <Exchange give={fact.from} take={fact.to} size={24} />;
    case 'trade':
    case 'tradeAgain':
      return (
        <Exchange
          give={fact.give}
          take={fact.take}
          size={low ? 15 : fact.give.length + fact.take.length > 5 ? 17 : 20}
        />
      );
    case 'build':
      return <Drawing name={`outpost-${seat}`} size={30} seat={seat} />;
    case 'claimOrder':
      return <ClaimArt points={fact.points} price={fact.price} />;
    case 'bonusTile':
      return (
        <span className={paperClass(styles.tile)}>
          <Drawing name={`bonus-${fact.tile.replace(/-\d+$/, '')}`} size={30} />
          {isJustPoints(fact) && <b aria-hidden="true">{fact.tile.slice('points-'.length)}</b>}
        </span>
      );
    case 'stay':
    case 'stop':
      return <Sign name="anchor" size={22} />;
    case 'pass':
      return <Sign name="pass" size={20} />;
    default:
      return null;
  }
}
