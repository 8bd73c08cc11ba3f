/** One's own hold, whose cubes are things that can be chosen. */

import { type SpiceLetter, SPICES } from '@windrose/rules';

import { useWords } from '../i18n/words.ts';
import type { Outcome } from '../play/outcome.ts';
import type { TableSnapshot } from '../play/session.ts';
import type { Targets } from '../play/targets.ts';
import type { ChoosingState } from './choosing.ts';
import { Hold } from './Hold.tsx';

/** The props of the hold. */
export interface ThingHoldProps {
  readonly table: TableSnapshot;
  readonly targets: Targets;
  readonly state: ChoosingState;
  /** One's own cubes and their limit. */
  readonly hold: string;
  readonly limit: number;
  /** The outcome of the previewed offer. */
  readonly outcome: Outcome | null;
  /** The hold as it would be is not shown while it depends on a second click. */
  readonly unsure?: boolean;
}

/** The hold. */
export function ThingHold({ table, targets, state, hold, limit, outcome, unsure = false }: ThingHoldProps) {
  const { ui, words } = useWords();
  const { choosing, asked } = state;
  const cubes = new Map<SpiceLetter, string>();
  for (const spice of SPICES) {
    const cube = `cube ${spice}` as const;
    const [offer] = choosing.things.get(cube) ?? [];
    if (!offer) continue;
    // A cube that is chosen first may be left behind on several ways.
    const begins = targets.first.has(cube) && (asked === null || targets.first.has(asked));
    cubes.set(spice, begins ? ui.leaveBehind(words.cubes(spice)) : offer.label);
  }
  const picked = SPICES.find((spice) => asked === `cube ${spice}`) ?? null;
  return (
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
  );
}
