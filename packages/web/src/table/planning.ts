/** Planning the player's next turn during others' turns: clicks are recorded, and carried out when the turn comes. */

import type { Match } from '@windrose/rules';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

import type { Anchors } from '../anchors/anchors.ts';
import { useSettings } from '../browser/settings.ts';
import type { Blocked } from '../play/blocked.ts';
import type { Offer } from '../play/offers.ts';
import type { Outcome } from '../play/outcome.ts';
import type { PlanStep } from '../play/plan.ts';
import type { Refused } from '../play/refused.ts';
import { onlyPerson, type TableSnapshot, type TableSession } from '../play/session.ts';
import type { Targets, Thing } from '../play/targets.ts';
import { keepPlan, keptPlan } from './kept-plan.ts';
import { useMarked } from './lit.ts';
import { only } from './only.ts';

/** The id of the match whose turns can be planned; null in lessons and replays, and for spectators. */
export const PlansContext = createContext<string | null>(null);

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
  /** Why the first of the others cannot be, where that is known. */
  readonly blocked: Blocked | null;
  /** The possible next steps without the board, or the ways to do what was clicked; empty until planning starts. */
  readonly offers: readonly Offer[];
  /** Whether the offers are the ways to do what was clicked, one of which is to be chosen. */
  readonly which: boolean;
  /** What can be done of it brings this to the match before it; null while nothing is planned. */
  readonly brings: Brings | null;
  /** Whether planning is active. */
  readonly open: boolean;
  /** Whether it is offered by a button: not where it would be gone before it could be clicked. */
  readonly offered: boolean;
  readonly begin: () => void;
  /** Closes the panel until it is asked for. What is planned stays planned. */
  readonly fold: () => void;
  readonly add: (offer: Offer) => void;
  /** Drops a step, and those that follow from it. */
  readonly drop: (at: number) => void;
}

/** The rest of a plan whose turn has come. */
interface PlanEnd {
  readonly turn: number;
  /** The steps that were not carried out. */
  readonly dropped: readonly PlanStep[];
  /** `done` where all of it was carried out. */
  readonly why: 'gone' | 'reveals' | 'done';
  /** Why the first of them is impossible, where that is known. */
  readonly blocked: Blocked | null;
}

/** What was planned and reveals something: it is the player who does it, in their turn. */
interface PlanAsked {
  /** The length of the match when everything before it is done. */
  readonly version: number;
  readonly step: PlanStep;
  readonly codes: readonly number[];
}

/** The plans of a table. */
export interface Plans {
  /** Null where and when nothing is planned. */
  readonly planning: Planning | null;
  readonly ended: PlanEnd | null;
  /** Waits to be asked about. */
  readonly asked: PlanAsked | null;
  /** It is asked about; or it cannot be. */
  readonly answerAsked: (possible: boolean) => void;
  /** A click while others move: planned, or refused. Null where it is not for plans. */
  readonly click: (thing: Thing) => Promise<Refused['why'] | 'planned' | null>;
}

/** Whether there is a panel or a button for a plan. */
export function isPlanShown({ planning }: Plans): boolean {
  return planning !== null && (planning.open || planning.offered || planning.steps.length > 0);
}

const NO_STEPS: readonly PlanStep[] = [];
const NO_OFFERS: readonly Offer[] = [];
const NO_THINGS: readonly Thing[] = [];
/** A bot that thinks this long about one choice, in milliseconds, leaves time for a plan; others take their turns at once. */
const LONG = 2000;
/** The maximum number of buttons below a plan. */
const MOST_OFFERS = 6;

/** The result for a table and steps. */
interface Ahead {
  readonly table: TableSnapshot;
  readonly steps: readonly PlanStep[];
  readonly done: number;
  readonly blocked: Blocked | null;
  readonly offers: readonly Offer[];
  /** The things on the table that can be planned next. */
  readonly things: readonly Thing[];
  readonly brings: Brings | null;
  /** Where the things of the steps lie now. */
  readonly marked: readonly (Thing | null)[];
}

/** A click on a thing with which several things can be done. */
interface Several {
  readonly table: TableSnapshot;
  readonly steps: readonly PlanStep[];
  readonly thing: Thing;
  readonly offers: readonly Offer[];
}

/** @param targetsOf what can be clicked at a table that is not the one on screen. */
export function usePlans(
  session: TableSession,
  table: TableSnapshot,
  targetsOf: (table: TableSnapshot) => Targets,
): Plans {
  const { plans, pace } = useSettings();
  const id = useContext(PlansContext);
  const allowed = id !== null && plans;
  const [open, setOpen] = useState(false);
  const [folded, setFolded] = useState(false);
  const [several, setSeveral] = useState<Several | null>(null);
  const [ended, setEnded] = useState<PlanEnd | null>(null);
  const [asked, setAsked] = useState<PlanAsked | null>(null);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const { ownSeat: own, sitters } = session;
  const [steps, setSteps] = useState(() => (allowed ? keptPlan(id, table.match, own) : NO_STEPS));
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

  const now = useRef({ table, steps, targetsOf, folded });
  useEffect(() => {
    now.current = { table, steps, targetsOf, folded };
  });
  useEffect(() => {
    if (allowed) keepPlan(id, now.current.table.match.version, steps);
  }, [allowed, id, steps]);

  // As others move, what is planned may become impossible, or possible again.
  useEffect(() => {
    if (!active || (!open && steps.length === 0)) return undefined;
    let left = false;
    void import('../play/plan.ts').then(({ planTable, thingsNow }) => {
      if (left) return;
      const there = planTable(table, own, steps);
      const targets = there && targetsOf(there.table);
      setAhead({
        table,
        steps,
        done: there?.done ?? steps.length,
        blocked: there?.blocked ?? null,
        offers: targets?.main.slice(0, MOST_OFFERS) ?? NO_OFFERS,
        things: targets ? [...targets.things.keys()] : NO_THINGS,
        brings: there,
        marked: thingsNow(table, own, steps, targetsOf),
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
    void import('../play/plan.ts').then(({ carryOut, whyGone }) => {
      if (left) return;
      const carried = carryOut(table.match, steps);
      const { codes, done: count, stopped, asked: codesAsked } = carried;
      const blocked = whyGone(table.match, table.match, own, steps, carried);
      const step = steps[count];
      setSteps(NO_STEPS);
      if (stopped === 'reveals' && step) {
        setAsked({ version: table.match.version + codes.length, step, codes: codesAsked });
      } else setEnded({ turn: table.match.turn, dropped: steps.slice(count), why: stopped ?? 'done', blocked });
      if (codes.length > 0) session.choose(codes);
    });
    return () => {
      left = true;
    };
  }, [comes, steps, table, session, own]);
  // In the next wait it is asked for anew.
  useEffect(() => (active ? () => setOpen(false) : undefined), [active]);

  // Planned things are marked on the board, where they lie now.
  const marked = useMemo(
    () => (ahead?.steps === steps ? ahead.marked : steps.map(({ thing }) => thing)),
    [ahead, steps],
  );
  useMarked(
    'planned',
    useCallback((all: Anchors) => marked.flatMap((thing) => (thing === null ? [] : all.all(thing))), [marked]),
  );

  // What can be planned looks so, more quietly than what can be done now.
  const plannable = active && open && ahead?.steps === steps ? ahead.things : NO_THINGS;
  useMarked(
    'plannable',
    useCallback((all: Anchors) => plannable.flatMap((thing) => all.all(thing)), [plannable]),
  );

  const add = useCallback(
    async (thing: Thing | null, wanted: Offer | null): Promise<Refused['why'] | 'planned' | null> => {
      const { planTable, stepOf } = await import('../play/plan.ts');
      const { table: shown, steps: planned, targetsOf: targets } = now.current;
      let kept = planned;
      let there = planTable(shown, own, kept);
      if (there) kept = kept.slice(0, there.done);
      // Where nothing can follow, another choice takes the place of the last one.
      if (there?.table.decision === null && kept.length > 0) {
        kept = kept.slice(0, -1);
        there = planTable(shown, own, kept);
      }
      if (!there) return null;
      const ways = thing === null ? NO_OFFERS : (targets(there.table).things.get(thing) ?? NO_OFFERS);
      const offer = wanted ?? only(ways);
      if (!offer && thing !== null && ways.length > 1) {
        setEnded(null);
        setFolded(false);
        setOpen(true);
        setSteps(kept);
        setSeveral({ table: shown, steps: kept, thing, offers: ways });
        return 'planned';
      }
      if (!offer) {
        const { whyNot } = await import('../play/why-not.ts');
        return there.table.decision && thing !== null ? whyNot(there.table, thing) : null;
      }
      const step = stepOf(there.table.match, offer, thing);
      if (step.facts.length === 0) return null;
      setEnded(null);
      setSeveral(null);
      if (!now.current.folded) setOpen(true);
      setSteps([...kept, step]);
      return 'planned';
    },
    [own],
  );
  const click = useCallback((thing: Thing) => (active ? add(thing, null) : Promise.resolve(null)), [active, add]);
  const answerAsked = useCallback(
    (possible: boolean) => {
      setAsked(null);
      if (!possible && asked)
        setEnded({ turn: now.current.table.match.turn, dropped: [asked.step], why: 'reveals', blocked: null });
    },
    [asked],
  );
  const which = several?.table === table && several.steps === steps ? several : null;
  const planning = useMemo<Planning | null>(
    () =>
      active
        ? {
            steps,
            done: ahead?.steps === steps ? ahead.done : steps.length,
            blocked: ahead?.steps === steps ? ahead.blocked : null,
            offers:
              which?.offers ?? (open && ahead?.steps === steps && ahead.table === table ? ahead.offers : NO_OFFERS),
            which: which !== null,
            brings: open && steps.length > 0 && ahead?.steps === steps ? ahead.brings : null,
            open,
            offered: online || thinks,
            begin: () => {
              setFolded(false);
              setOpen(true);
            },
            fold: () => {
              setFolded(true);
              setOpen(false);
              setSeveral(null);
            },
            add: (offer) => void add(which?.thing ?? null, offer),
            drop: (at) => setSteps(steps.slice(0, at)),
          }
        : null,
    [active, online, thinks, steps, ahead, open, table, which, add],
  );
  // A turn that waits to be ended is over in the match.
  const { turn } = table.match;
  const isOfTurn = ended !== null && turn === ended.turn + (table.stage === 'held' && turn > ended.turn ? 1 : 0);
  return { planning, ended: isOfTurn ? ended : null, asked, answerAsked, click };
}
