/** The table of a puzzle or of a practised turn: its task stands beside the board, and what can be chosen goes when the try has ended. */

import type { ReactNode } from 'react';

import { PlayedTable } from '../../display/PlayedTable.tsx';
import type { TableSession, TableSnapshot } from '../../play/session.ts';
import type { OtherParts } from '../../table/Layout.tsx';
import { Bar } from '../shell/Bar.tsx';
import { Main } from '../shell/Main.tsx';
import styles from './Puzzles.module.css';

/** @param ended whether nothing can be chosen: the person's try is over, or a turn is only displayed. */
export function TriedTable({
  title,
  session,
  table,
  task,
  verdict,
  ended,
  onAgain,
}: {
  readonly title: string;
  readonly session: TableSession;
  readonly table: TableSnapshot;
  /** @param verdict what is said of the try within it, where nothing beside the board says it */
  readonly task: (verdict?: ReactNode) => ReactNode;
  /** What is said of the try that has ended, or of the turn that is displayed. Beside the board it takes the place of whose turn it is, so that nothing moves. */
  readonly verdict: ReactNode;
  readonly ended: boolean;
  readonly onAgain: () => void;
}) {
  const parts: OtherParts = {
    aside: task(),
    task: task(),
    turn: (own, aside) => (
      <>
        {!aside && task(verdict)}
        {!ended && own}
        {aside && (
          <div role="status" className={ended ? styles.said : undefined}>
            {ended && verdict}
          </div>
        )}
      </>
    ),
  };
  return (
    <>
      <Bar title={title} />
      <Main>
        <h1 className="visually-hidden">{title}</h1>
        <PlayedTable session={session} table={table} parts={parts} above={task(verdict)} onAgain={onAgain} />
      </Main>
    </>
  );
}
