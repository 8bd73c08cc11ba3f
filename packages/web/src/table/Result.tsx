/** The result: every line of the scores, explained, and who has won. */

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';

import { seatColour, Sign } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import type { Table, TableSession } from '../play/session.ts';
import styles from './Result.module.css';
import { Dialog } from '../ui/Dialog.tsx';

/** What the result is told. */
export interface ResultProps {
  readonly session: Pick<TableSession, 'names'> & { readonly id: string };
  readonly table: Table;
  /** What the button for another match says; null if there is none. */
  readonly again?: string | null;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** Told below the scores. */
  readonly children?: ReactNode;
}

/** The scores of a finished match, over the table. */
export function Result({ session, table: { match }, again, onAgain, onClose, children }: ResultProps) {
  const { ui, words } = useWords();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  const { names } = session;
  const { winner, seats, rival } = match.scores();
  const sides = [...seats, ...(rival ? [rival] : [])];
  const winning = winner === 'rival' ? match.seats : winner;
  const lines = sides.map((_, side) => words.scoreLines(match, side));
  return (
    <Dialog label={words.winner(match, names) ?? ui.result} className={styles.result} onClose={onClose}>
      {(close) => (
        <>
          <svg className={styles.rose} viewBox="-50 -50 100 100" aria-hidden="true">
            <use href="#rose" x="-50" y="-50" width="100" height="100" />
          </svg>
          <h2>{words.winner(match, names)}</h2>
          <div className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">{ui.points}</span>
                  </th>
                  {sides.map((_, side) => (
                    <th
                      key={side}
                      scope="col"
                      className={side === winning ? styles.winner : undefined}
                      style={{ '--seat': seatColour(side) } as CSSProperties}
                    >
                      <svg width="30" height="30" viewBox="-12 -12 24 24" aria-hidden="true">
                        <circle r="11.5" fill="var(--seat)" />
                        <use href={`#sign-${side % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
                      </svg>
                      {side < match.seats ? words.seat(side, names) : words.rival}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {(lines[0] ?? []).map((line, row) => (
                  <tr key={line.part}>
                    <th scope="row">
                      {line.name}
                      <small>{line.why}</small>
                    </th>
                    {lines.map((of, side) => (
                      <td key={side} className={side === winning ? styles.winner : undefined}>
                        {of[row]!.points}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{ui.total}</th>
                  {sides.map((score, side) => (
                    <td key={side} className={side === winning ? styles.winner : undefined}>
                      {score.total}
                    </td>
                  ))}
                </tr>
              </tfoot>
            </table>
          </div>
          {children}
          <div className={styles.buttons}>
            {again !== null && (
              <button type="button" className={styles.again} ref={first} onClick={onAgain}>
                <Sign name="wheel" />
                {again ?? ui.playAgain}
              </button>
            )}
            <button type="button" onClick={close}>
              {ui.lookAtBoard}
            </button>
            <a href={`#/replay/${session.id}`}>{ui.lookBack}</a>
            <a href="#/">{ui.home}</a>
          </div>
        </>
      )}
    </Dialog>
  );
}
