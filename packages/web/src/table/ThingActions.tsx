/** What can be done now on a screen whose things are chosen by `useChoosing`: the hold, and the buttons. */

import { type SpiceLetter, SPICES } from '@windrose/rules';
import type { Fact } from '@windrose/words';
import type { ReactNode } from 'react';

import type { Outcome } from '../play/outcome.ts';
import type { Table, TableSession } from '../play/session.ts';
import type { Targets } from '../play/targets.ts';
import { Actions } from './Actions.tsx';
import type { ChoosingState } from './choosing.ts';
import { Hold } from './Hold.tsx';

/** What the panel is told. */
export interface ThingActionsProps {
  readonly session: TableSession;
  readonly table: Table;
  readonly targets: Targets;
  readonly state: ChoosingState;
  /** One's own cubes and their limit. */
  readonly hold: string;
  readonly limit: number;
  /** What the offer does that somebody looks at. */
  readonly outcome: Outcome | null;
  readonly art: (fact: Fact) => ReactNode;
}

/** The panel. */
export function ThingActions({ session, table, targets, state, hold, limit, outcome, art }: ThingActionsProps) {
  const { choosing, confirming, take, cancel, lookAt } = state;
  const cubes = new Map<SpiceLetter, string>();
  for (const spice of SPICES) {
    const [offer] = choosing.things.get(`cube ${spice}`) ?? [];
    if (offer) cubes.set(spice, offer.label);
  }
  return (
    <Actions
      session={session}
      table={table}
      hold={
        <Hold
          letters={hold}
          limit={limit}
          choices={cubes}
          soon={outcome?.hold ?? null}
          onCube={(spice) => choosing.click(`cube ${spice}`)}
        />
      }
      art={art}
      main={targets.main}
      all={targets.all}
      confirming={confirming}
      onOffer={take}
      onConfirm={() => confirming && take(confirming)}
      onCancel={cancel}
      outcome={outcome}
      onLook={lookAt}
    />
  );
}
