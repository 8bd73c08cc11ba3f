/** Planning the player's next turn during others' turns: clicks are recorded, and carried out when the turn comes. */

import type { Match } from '@windrose/rules';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

import { useAnchors } from '../anchors/anchors.ts';
import { useSettings } from '../browser/settings.ts';
import type { Offer } from '../play/offers.ts';
import type { Outcome } from '../play/outcome.ts';
import type { PlanStep } from '../play/plan.ts';
import type { Refused } from '../play/refused.ts';
import { onlyPerson, type TableSnapshot, type TableSession } from '../play/session.ts';
import type { Targets, Thing } from '../play/targets.ts';

/** Whether turns can be planned at this table: in matches, but not in lessons or replays. */
export const PlansContext = createContext(false);

/** What a plan brings. */
interface Brings {
  readonly before: Match;
  readonly outcome: Outcome;
}

/** A plan as the table shows it. */
interface Planning {
  readonly steps: readonly PlanStep[];
  /** The number of steps that could be carried out in the current position. */
  readonly done: number;
  /** The possible next steps without the board; empty until planning starts. */
  readonly offers: readonly Offer[];
  /** What can be done of it brings this to the match before it; null while nothing is planned. */
  readonly brings: Brings | null;
  /** Whether planning is active. */
  readonly open: boolean;
  /** Whether it is offered by a button: not where it would be gone before it could be clicked. */
  readonly offered: boolean;
  readonly begin: () => void;
  readonly add: (offer: Offer) => void;
  /** Drops a step, and those that follow from it. */
  readonly drop: (at: number) => void;
}

/** The rest of a plan whose turn has come. */
interface PlanEnd {
  readonly turn: number;
  /** The steps that were not carried out. */
  readonly dropped: readonly PlanStep[];
  readonly why: 'gone' | 'reveals';
}

/** The plans of a table. */
export interface Plans {
  /** Null where and when nothing is planned. */
  readonly planning: Planning | null;
  readonly ended: PlanEnd | null;
  /** A click while others move: planned, or refused. Null where it is not for plans. */
  readonly click: (thing: Thing) => Promise<Refused['why'] | 'planned' | null>;
}

const NO_STEPS: readonly PlanStep[] = [];
const NO_OFFERS: readonly Offer[] = [];
/** A bot that thinks this long about one choice, in milliseconds, leaves time for a plan; others take their turns at once. */
const LONG = 2000;
/** The maximum number of buttons below a plan. */
const MOST_OFFERS = 6;

/** The result for a table and steps. */
interface Ahead {
  readonly table: TableSnapshot;
  readonly steps: readonly PlanStep[];
  readonly done: number;
  readonly offers: readonly Offer[];
  readonly brings: Brings | null;
}

/** @param targetsOf what can be clicked at a table that is not the one on screen. */
export function usePlans(
  session: TableSession,
  table: TableSnapshot,
  targetsOf: (table: TableSnapshot) => Targets,
): Plans {
  const { plans, pace } = useSettings();
  const anchors = useAnchors();
  const allowed = useContext(PlansContext) && plans;
  const [steps, setSteps] = useState(NO_STEPS);
  const [open, setOpen] = useState(false);
  const [ended, setEnded] = useState<PlanEnd | null>(null);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const { ownSeat: own, sitters } = session;
  const online = sitters.some(({ kind }) => kind === 'far');
  const alone = onlyPerson(sitters) === own;
  const waits = table.stage === 'bot' || table.stage === 'far';
  const active = allowed && alone && waits && table.mover !== own && (online || pace === 'follow');

  const [thinks, setThinks] = useState(false);
  const { match } = table;
  useEffect(() => {
    if (!active || online) return undefined;
    const long = setTimeout(() => setThinks(true), LONG);
    return () => clearTimeout(long);
  }, [active, online, match]);
  // Once there it stays until one's own turn.
  useEffect(() => (active ? () => setThinks(false) : undefined), [active]);

  const now = useRef({ table, steps, targetsOf });
  useEffect(() => {
    now.current = { table, steps, targetsOf };
  });

  // As others move, what is planned may become impossible, or possible again.
  useEffect(() => {
    if (!active || !open) return undefined;
    let left = false;
    void import('../play/plan.ts').then(({ planTable }) => {
      if (left) return;
      const there = planTable(table, own, steps);
      const offers = there ? targetsOf(there.table).main.filter(({ reveals }) => !reveals) : NO_OFFERS;
      setAhead({
        table,
        steps,
        done: there?.done ?? steps.length,
        offers: offers.slice(0, MOST_OFFERS),
        brings: there,
      });
    });
    return () => {
      left = true;
    };
  }, [active, open, table, own, steps, targetsOf]);

  // One's own turn has come.
  const comes = table.stage === 'choice' && table.seat === own && table.mover === own;
  useEffect(() => {
    if (!comes || steps.length === 0) return undefined;
    let left = false;
    void import('../play/plan.ts').then(({ carryOut }) => {
      if (left) return;
      const { codes, done: count, stopped } = carryOut(table.match, steps);
      setSteps(NO_STEPS);
      setOpen(false);
      if (stopped !== null) setEnded({ turn: table.match.turn, dropped: steps.slice(count), why: stopped });
      session.choose(codes);
    });
    return () => {
      left = true;
    };
  }, [comes, steps, table, session]);

  // Planned things are marked on the board.
  useEffect(() => {
    const marked = steps.flatMap(({ thing }) => (thing === null ? [] : anchors.all(thing)));
    for (const element of marked) element.dataset.planned = '';
    return () => {
      for (const element of marked) delete element.dataset.planned;
    };
  }, [anchors, steps]);

  const add = useCallback(
    async (thing: Thing | null, wanted: Offer | null): Promise<Refused['why'] | 'planned' | null> => {
      const { planTable, stepOf } = await import('../play/plan.ts');
      const { table: shown, steps: planned, targetsOf: targets } = now.current;
      const there = planTable(shown, own, planned);
      if (!there) return null;
      const kept = planned.slice(0, there.done);
      const offer = wanted ?? (thing === null ? undefined : targets(there.table).things.get(thing)?.[0]);
      if (!offer) {
        const { whyNot } = await import('../play/why-not.ts');
        return there.table.decision && thing !== null ? whyNot(there.table, thing) : null;
      }
      const step = stepOf(there.table.match, offer, thing);
      if (step.facts.length === 0) return null;
      if (offer.reveals) {
        setEnded({ turn: shown.match.turn, dropped: [step], why: 'reveals' });
        return 'planned';
      }
      setEnded(null);
      setOpen(true);
      setSteps([...kept, step]);
      return 'planned';
    },
    [own],
  );
  const click = useCallback((thing: Thing) => (active ? add(thing, null) : Promise.resolve(null)), [active, add]);
  const planning = useMemo<Planning | null>(
    () =>
      active
        ? {
            steps,
            done: ahead?.steps === steps ? ahead.done : steps.length,
            offers: open && ahead?.steps === steps && ahead.table === table ? ahead.offers : NO_OFFERS,
            brings: open && steps.length > 0 && ahead?.steps === steps ? ahead.brings : null,
            open,
            offered: online || thinks,
            begin: () => setOpen(true),
            add: (offer) => void add(null, offer),
            drop: (at) => setSteps(steps.slice(0, at)),
          }
        : null,
    [active, online, thinks, steps, ahead, open, table, add],
  );
  return { planning, ended: ended?.turn === table.match.turn ? ended : null, click };
}
