/** Clicking things: one click where that is enough, a second one where several choices begin alike. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { useSettings } from '../browser/settings.ts';
import { type Offer, sameOffer } from '../play/offers.ts';
import { outcomeOf } from '../play/outcome.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import type { Targets, Thing } from '../play/targets.ts';
import type { Refused } from '../play/refused.ts';
import { only } from './only.ts';
import { type Plans, usePlans } from './planning.ts';
import { isTouched } from './pointed.ts';
import type { Choosing } from './Target.tsx';

/** The first of two clicks. It is dropped when the table changes. */
interface Begun {
  readonly table: TableSnapshot | null;
  readonly asked: Thing | null;
  readonly confirming: Offer | null;
}

/** The hovered or focused thing or button. It is dropped, too, when the table changes. */
interface Seen {
  readonly table: TableSnapshot | null;
  readonly thing: Thing | null;
  readonly offer: Offer | null;
}

const UNSEEN: Seen = { table: null, thing: null, offer: null };

const NO_THINGS: Choosing['things'] = new Map();

const NOTHING: Begun = { table: null, asked: null, confirming: null };

/** The state of choosing, for a screen and its things. */
export interface ChoosingState {
  readonly choosing: Choosing;
  readonly asked: Thing | null;
  readonly confirming: Offer | null;
  /** The only offer of the hovered thing or button, if there is just one. */
  readonly looked: Offer | null;
  /** The hovered or focused thing. */
  readonly seen: Thing | null;
  /** Takes an offer; one that reveals something is to be confirmed first. */
  readonly take: (offer: Offer) => void;
  readonly cancel: () => void;
  /** A button is hovered or focused, or no longer. */
  readonly lookAt: (offer: Offer | null) => void;
  /** The last click without effect, and the reason; null after the next action. */
  readonly refused: Refused | null;
  readonly forgive: () => void;
  /** One's own next turn, while others move. */
  readonly plans: Plans;
}

/** Lets a person choose among targets. @param targetsOf the targets of a table that is not the one on screen. */
export function useChoosing(
  session: TableSession,
  table: TableSnapshot,
  targets: Targets,
  targetsOf: (table: TableSnapshot) => Targets,
): ChoosingState {
  const { confirms, confirmsReveals } = useSettings();
  const [kept, setKept] = useState(NOTHING);
  const [seen, setSeen] = useState<Seen>(UNSEEN);
  const [deadClick, setDeadClick] = useState<(Refused & { readonly table: TableSnapshot }) | null>(null);
  const plans = usePlans(session, table, targetsOf);
  const { click: planClick, asked: planAsked, answerAsked } = plans;

  // What was planned and cannot be taken back is asked about as soon as the turn has come, until it is answered.
  const isDue = planAsked !== null && table.stage === 'choice' && table.match.version >= planAsked.version;
  const due = useMemo((): Begun | null => {
    if (!isDue) return null;
    const codes = planAsked.codes.slice(table.match.version - planAsked.version).join();
    const among = [...targets.things].find(([, offers]) => offers.some((one) => one.codes.join() === codes));
    const offer = [...(among?.[1] ?? []), ...targets.main, ...targets.all].find((one) => one.codes.join() === codes);
    return offer ? { table, asked: among?.[0] ?? null, confirming: offer } : null;
  }, [isDue, planAsked, table, targets]);
  useEffect(() => {
    if (isDue && due === null) answerAsked(false);
  }, [isDue, due, answerAsked]);
  const { asked, confirming } = due ?? (kept.table === table ? kept : NOTHING);

  const state = useMemo(() => {
    const askedOffers = asked === null ? [] : (targets.things.get(asked) ?? []);
    const begins = asked !== null && targets.first.has(asked);
    // After a first click only its continuations can be clicked, or its alternatives.
    const things =
      targets.things.size === 0
        ? NO_THINGS
        : asked === null || confirming
          ? targets.things
          : new Map(
              [...targets.things].flatMap(([thing, offers]) => {
                if (thing === asked || (begins && targets.first.has(thing))) return [[thing, offers] as const];
                const both = offers.filter((offer) => askedOffers.includes(offer));
                return both.length > 0 ? [[thing, both] as const] : [];
              }),
            );

    const take = (offer: Offer, from: Thing | null = null): void => {
      const isAsked = confirms || (offer.reveals && confirmsReveals) || hasUnseenPrice(table, offer);
      answerAsked(true);
      if (isAsked && !sameOffer(confirming, offer)) setKept({ table, asked: from, confirming: offer });
      else session.choose(offer.codes);
    };
    const click = (thing: Thing): void => {
      const offers = things.get(thing);
      setDeadClick(null);
      answerAsked(true);
      if (!offers) {
        // A click on a thing that can be chosen alone replaces the first click.
        const anew = targets.things.get(thing);
        const single = anew && !targets.first.has(thing) ? only(anew) : undefined;
        if (!anew)
          void reasonAgainst(table, thing, planClick).then((why) => why && setDeadClick({ table, thing, why }));
        else if (single) take(single, thing);
        else setKept({ table, asked: thing, confirming: null });
        return;
      }
      const single = only(offers);
      if (thing === asked && !confirming) setKept(NOTHING);
      else if (targets.first.has(thing) && (asked === null || begins))
        setKept({ table, asked: thing, confirming: null });
      else if (single) take(single, thing);
      else setKept({ table, asked: thing, confirming: null });
    };
    // The pointer comes first, then the focus: what is seen already need not be drawn again.
    const lookAt = (now: Seen): void =>
      setSeen((before) =>
        before.table === now.table && before.thing === now.thing && before.offer === now.offer ? before : now,
      );
    return {
      things,
      click,
      look: (of: Thing | null) => lookAt(of === null ? UNSEEN : { table, thing: of, offer: null }),
      take,
      cancel: () => {
        answerAsked(true);
        setKept(NOTHING);
      },
      lookAt: (of: Offer | null) => lookAt(of === null ? UNSEEN : { table, thing: null, offer: of }),
    };
  }, [session, table, targets, asked, confirming, confirms, confirmsReveals, planClick, answerAsked]);
  // All things on the table depend on this: it changes only with the options, not while bots play.
  const { things } = state;
  const now = useRef(state);
  useLayoutEffect(() => {
    now.current = state;
  }, [state]);
  const click = useCallback((thing: Thing) => now.current.click(thing), []);
  const look = useCallback((thing: Thing | null) => now.current.look(thing), []);
  const answers = table.stage !== 'shown';
  const choosing = useMemo<Choosing>(
    () => ({ things, short: targets.short, bare: targets.bare, asked, answers, click, look }),
    [things, targets.short, targets.bare, asked, answers, click, look],
  );
  const { thing, offer } = seen.table === table ? seen : UNSEEN;
  useEscape(asked !== null || confirming !== null, state.cancel);
  const offers = thing === null ? [] : (things.get(thing) ?? []);
  const { take, cancel, lookAt } = state;
  const looked = confirming ?? offer ?? only(offers) ?? null;
  const refused = deadClick?.table === table ? deadClick : null;
  const forgive = useCallback(() => setDeadClick(null), []);
  return { choosing, asked, confirming, looked, seen: thing, take, cancel, lookAt, refused, forgive, plans };
}

/** Whether cubes would be left on a way that nobody has seen: a finger hovers over nothing, and sees the way of a voyage only once it is asked for. */
function hasUnseenPrice({ match }: TableSnapshot, { option, codes }: Offer): boolean {
  const isVoyage = codes.length > 1 && (option.kind === 'step' || option.kind === 'sail');
  return isVoyage && isTouched() && outcomeOf(match, codes).gives !== '';
}

/** The reason why a thing cannot be chosen, unless the click plans it. The code for it is fetched on first use. */
async function reasonAgainst(table: TableSnapshot, thing: Thing, plan: Plans['click']): Promise<Refused['why'] | null> {
  const planned = await plan(thing);
  if (planned !== null) return planned === 'planned' ? null : planned;
  const { whyNot } = await import('../play/why-not.ts');
  return whyNot(table, thing);
}

/** Escape takes the first of two clicks back. A dialog, and what is being dragged, take the key for themselves. */
function useEscape(begun: boolean, cancel: () => void): void {
  const latest = useRef(cancel);
  useLayoutEffect(() => {
    latest.current = cancel;
  });
  useEffect(() => {
    if (!begun) return undefined;
    const press = (event: KeyboardEvent): void => {
      // Wherever the focus is: a click on the ground of a dialog gives it to the page.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [begun]);
}
