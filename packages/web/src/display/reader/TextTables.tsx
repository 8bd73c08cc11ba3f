/** Tables of text as HTML tables. */

import { useId } from 'react';

import styles from './Reader.module.css';
import type { TextTable } from './tables.ts';

/** A table with its heading. */
export function TextTableView({ table: { title, head, rows, notes = [] } }: { readonly table: TextTable }) {
  const id = useId();
  return (
    <div className={styles.part}>
      <h2 id={id}>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.wide} role="region" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              <tr key={at}>
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={column}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
