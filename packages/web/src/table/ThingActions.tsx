/** The actions of a screen with `useChoosing`: the hold, and the buttons. */

import { type SpiceLetter, SPICES } from '@windrose/rules';
import type { Fact } from '@windrose/words';
import { type ReactNode, useContext, useMemo } from 'react';

import { lazyComponent } from '../browser/lazy.ts';
import { usePhone } from '../browser/media.ts';
import { useWords } from '../i18n/words.ts';
import type { Offer } from '../play/offers.ts';
import type { Outcome } from '../play/outcome.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import type { Targets, Thing } from '../play/targets.ts';
import { Actions } from './Actions.tsx';
import type { ChoosingState } from './choosing.ts';
import { happenedAt } from './happened.ts';
import { Hold } from './Hold.tsx';
import { isPlanShown } from './planning.ts';
import { OtherPartsContext } from './Layout.tsx';
import { useTableAnswers } from './worth.ts';
import { whyNotWords } from './why-not-words.ts';

const PlanPanel = lazyComponent(async () => (await import('./PlanPanel.tsx')).PlanPanel);
const ConfirmNote = lazyComponent(async () => (await import('./ConfirmNote.tsx')).ConfirmNote);
const WhyNot = lazyComponent(async () => (await import('./WhyNot.tsx')).WhyNot);

/** The props of the panel. */
export interface ThingActionsProps {
  readonly session: TableSession;
  readonly table: TableSnapshot;
  readonly targets: Targets;
  readonly state: ChoosingState;
  /** One's own cubes and their limit. */
  readonly hold: string;
  readonly limit: number;
  /** The outcome of the previewed offer. */
  readonly outcome: Outcome | null;
  readonly art?: (fact: Fact) => ReactNode;
  /** Something that has to be chosen first, shown above the buttons. */
  readonly question?: ReactNode;
  /** The hold as it would be is not shown while it depends on a second click. */
  readonly unsure?: boolean;
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
  art,
  question,
  unsure = false,
  far = NOWHERE,
}: ThingActionsProps) {
  const { ui, words } = useWords();
  const phone = usePhone();
  const { choosing, asked, confirming, take, cancel, lookAt, refused, forgive, plans } = state;
  const cubes = new Map<SpiceLetter, string>();
  for (const spice of SPICES) {
    const cube = `cube ${spice}` as const;
    const [offer] = choosing.things.get(cube) ?? [];
    if (!offer) continue;
    // A cube that is chosen first may be left behind on several ways.
    const begins = targets.first.has(cube) && (asked === null || targets.first.has(asked));
    cubes.set(spice, begins ? ui.leaveBehind(words.cubes(spice)) : offer.label);
  }
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
  const picked = SPICES.find((spice) => asked === `cube ${spice}`) ?? null;
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
        hold={
          <Hold
            letters={hold}
            limit={limit}
            choices={cubes}
            picked={targets.first.size > 0 ? picked : null}
            soon={unsure ? null : (outcome?.hold ?? null)}
            answers={choosing.answers}
            asked={table.decision?.kind === 'discard'}
            onCube={(spice) => choosing.click(`cube ${spice}`)}
          />
        }
        {...(art && { art })}
        question={question}
        plan={(plans.planning || plans.ended) && <PlanPanel plans={plans} names={names} />}
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
