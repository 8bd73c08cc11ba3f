/** The table of a puzzle or of a practised turn: its task stands beside the board, and what can be chosen goes when the try has ended. */

import type { ReactNode } from 'react';

import { PlayedTable } from '../../display/PlayedTable.tsx';
import type { LocalSession } from '../../play/local-session.ts';
import type { TableSnapshot } from '../../play/session.ts';
import type { OtherParts } from '../../table/Layout.tsx';
import { Bar } from '../shell/Bar.tsx';
import { Main } from '../shell/Main.tsx';

/** @param ended whether the person's try is over. */
export function TriedTable({
  title,
  session,
  table,
  task,
  ended,
  onAgain,
}: {
  readonly title: string;
  readonly session: LocalSession;
  readonly table: TableSnapshot;
  readonly task: ReactNode;
  readonly ended: boolean;
  readonly onAgain: () => void;
}) {
  const parts: OtherParts = {
    aside: task,
    task,
    turn: (own, aside) => (
      <>
        {!aside && task}
        {!ended && own}
      </>
    ),
  };
  return (
    <>
      <Bar title={title} />
      <Main>
        <h1 className="visually-hidden">{title}</h1>
        <PlayedTable session={session} table={table} parts={parts} above={task} onAgain={onAgain} />
      </Main>
    </>
  );
}
