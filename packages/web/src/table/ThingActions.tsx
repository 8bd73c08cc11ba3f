/** The actions of a screen with `useChoosing`: the hold, and the buttons. */

import type { Fact } from '@windrose/words';
import { type ReactNode, useContext, useMemo } from 'react';

import { lazyComponent } from '../browser/lazy.ts';
import { usePhone } from '../browser/media.ts';
import { useWords } from '../i18n/words.ts';
import type { Offer } from '../play/offers.ts';
import type { TableSession } from '../play/session.ts';
import type { Thing } from '../play/targets.ts';
import { Actions } from './Actions.tsx';
import { happenedAt } from './happened.ts';
import { isPlanShown } from './planning.ts';
import { OtherPartsContext } from './Layout.tsx';
import { ThingHold, type ThingHoldProps } from './ThingHold.tsx';
import { useTableAnswers } from './worth.ts';
import { whyNotWords } from './why-not-words.ts';

const PlanPanel = lazyComponent(async () => (await import('./PlanPanel.tsx')).PlanPanel);
const ConfirmNote = lazyComponent(async () => (await import('./ConfirmNote.tsx')).ConfirmNote);
const WhyNot = lazyComponent(async () => (await import('./WhyNot.tsx')).WhyNot);

/** The props of the panel. */
export interface ThingActionsProps extends ThingHoldProps {
  readonly session: TableSession;
  /** Whether the hold stands elsewhere. */
  readonly isHoldAside?: boolean;
  readonly art?: (fact: Fact) => ReactNode;
  /** Something that has to be chosen first, shown above the buttons. */
  readonly question?: ReactNode;
  /** Places of a chart that can be chosen in addition to the things. */
  readonly far?: ReadonlyMap<string, Offer>;
}

const NOWHERE: ReadonlyMap<string, Offer> = new Map();

/** The panel. */
export function ThingActions({
  session,
  table,
  targets,
  state,
  hold,
  limit,
  outcome,
  isHoldAside = false,
  art,
  question,
  unsure = false,
  far = NOWHERE,
}: ThingActionsProps) {
  const { ui, words } = useWords();
  const phone = usePhone();
  const { choosing, asked, confirming, take, cancel, lookAt, refused, forgive, plans } = state;
  const { things } = choosing;
  const { names, ownSeat } = session;
  const isStep = useContext(OtherPartsContext).instead !== undefined;
  useTableAnswers(
    useMemo(() => {
      const offersOf = (thing: Thing): readonly Offer[] => {
        const voyage = thing.startsWith('place ') ? far.get(thing.slice('place '.length)) : undefined;
        return things.get(thing) ?? (voyage ? [voyage] : []);
      };
      return {
        choices: (thing: Thing) => {
          // What is to be confirmed says it itself.
          const offers = confirming !== null && thing === asked ? [] : offersOf(thing);
          return offers.length === 0 ? null : { match: table.match, names, offers };
        },
        whyNot: async (thing: Thing) => {
          // A tile several steps away can be chosen, though no single step leads there.
          if (!choosing.answers || offersOf(thing).length > 0) return null;
          const { whyNot } = await import('../play/why-not.ts');
          const why = whyNot(table, thing);
          return why && whyNotWords(why, table, { names, isStep, ui, words });
        },
        happened: (thing: Thing) => {
          const done = happenedAt(table.match, thing, { own: ownSeat, mover: table.mover, words, names });
          return done.length === 0 ? null : `${ui.since}: ${done.join(' ')}`;
        },
      };
    }, [things, far, confirming, asked, choosing.answers, table, names, ownSeat, isStep, ui, words]),
  );
  const shown = useMemo(() => [...targets.things.values(), targets.main].flat(), [targets]);
  return (
    <>
      {refused && <WhyNot refused={refused} table={table} session={session} onClose={forgive} />}
      {/* On a phone the question is near whatever is asked about. */}
      {confirming && !phone && (
        <ConfirmNote
          key={confirming.codes.join()}
          offer={confirming}
          thing={asked}
          table={table}
          names={session.names}
          onConfirm={() => take(confirming)}
          onCancel={cancel}
        />
      )}
      <Actions
        session={session}
        table={table}
        hold={isHoldAside ? null : <ThingHold {...{ table, targets, state, hold, limit, outcome, unsure }} />}
        {...(art && { art })}
        question={question}
        plan={(plans.planning || plans.ended) && <PlanPanel plans={plans} names={names} match={table.match} />}
        planned={isPlanShown(plans)}
        main={targets.main}
        all={targets.all}
        shown={shown}
        confirming={confirming}
        onOffer={take}
        onConfirm={() => confirming && take(confirming)}
        onCancel={cancel}
        outcome={outcome}
        onLook={lookAt}
      />
    </>
  );
}
