/** The table of a session: as a picture or as text, whichever is set. */

import { type ReactNode, useEffect } from 'react';

import { pageGameOf } from '../games/catalogue.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import { useArrows, useKeptFocus } from '../table/focus.ts';
import { type OtherParts, OtherPartsContext } from '../table/Layout.tsx';
import { useMotion } from '../motion/motion.ts';
import { type Followed, useTable } from '../table/shown.ts';
import { useSettings } from '../browser/settings.ts';
import { setPace } from '../play/pace.ts';
import { OnlookerContext, onlookerOf } from '../table/onlooker.ts';
import { MarksContext, RecentContext } from '../table/recent.ts';
import { useSince } from './since.ts';
import { tableNameOf, TABLES, TextView } from './tables.ts';

/** A table that is played on: what happens moves, the focus stays, arrow keys lead. @param own the seat shown large. */
export function usePlayedTable(
  session: Followed & Pick<TableSession, 'ownSeat'>,
  own = session.ownSeat,
): TableSnapshot {
  const table = useTable(session);
  const { pace } = useSettings();
  useEffect(() => setPace(pace), [pace]);
  useKeptFocus(table);
  useArrows();
  useMotion(table.match, own);
  return table;
}

/** Whether a game is shown as text: by the settings, or because a custom game has no screen. */
export function useAsText(game: string): boolean {
  return useSettings().view === 'text' || pageGameOf(game) === null;
}

/** The table drawn on the screen of its game; nothing for a game that has none. */
export function DrawnTable({ session, table }: { readonly session: TableSession; readonly table: TableSnapshot }) {
  const name = tableNameOf(table.match.game.id);
  if (name === undefined) return null;
  const Screen = TABLES[name];
  return (
    <OnlookerContext value={onlookerOf(session)}>
      <Screen session={session} table={table} />
    </OnlookerContext>
  );
}

/** The table. @param parts replacements for its own parts. @param above content above the text view. */
export function PlayedTable({
  session,
  table,
  parts,
  above,
  onAgain,
}: {
  readonly session: TableSession;
  readonly table: TableSnapshot;
  readonly parts: OtherParts;
  readonly above: ReactNode;
  readonly onAgain: () => void;
}) {
  const text = useAsText(table.match.game.id);
  if (text) {
    return (
      <>
        {above}
        <TextView session={session} table={table} onAgain={onAgain} />
      </>
    );
  }
  return (
    <OtherPartsContext value={parts}>
      <Since session={session} table={table}>
        <DrawnTable session={session} table={table} />
      </Since>
    </OtherPartsContext>
  );
}

/** A table that shows the others' turns since the player's own last turn. */
function Since({
  session,
  table,
  children,
}: {
  readonly session: TableSession;
  readonly table: TableSnapshot;
  readonly children: ReactNode;
}) {
  const recent = useSince(session, table);
  return (
    <RecentContext value={recent}>
      <MarksContext value={recent.marks}>{children}</MarksContext>
    </RecentContext>
  );
}
