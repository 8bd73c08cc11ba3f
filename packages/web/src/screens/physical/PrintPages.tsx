/** The printable pages: an empty score sheet and a player aid. */

import { findGame, required, startMatch } from '@windrose/rules';
import { type ReactNode, useMemo } from 'react';

import { FAMILY } from '../../games/catalogue.ts';
import { endOf } from '../../play/progress.ts';
import styles from './Physical.module.css';
import { usePhysicalWords } from './words.ts';
import { panelClass } from '../../ui/Panel.tsx';

/** For how many matches a sheet has room. */
const MATCHES_ON_A_SHEET = 2;

/** Columns of a sheet. */
function Cells({ sides, children }: { readonly sides: number; readonly children: (side: number) => ReactNode }) {
  return <>{Array.from({ length: sides }, (_, side) => children(side))}</>;
}

/** The pages of a game. */
export function PrintPages({ game, seats }: { readonly game: string; readonly seats: number }) {
  const { words, physical } = usePhysicalWords();
  const match = useMemo(() => startMatch({ game: findGame(game).id, seats, seed: 'print' }), [game, seats]);
  const { title } = words.game(game);
  const lines = words.scoreLines(match, 0);
  const sides = match.core.sides;
  const { what, end } = required(endOf(match), `end of ${game}`);
  const ends = what === 'orders' ? physical.aidEndOrders(end) : physical.aidEndCards(end);
  return (
    <>
      <div className={`${panelClass()} ${styles.panel} ${styles.screenOnly}`}>
        <p>{physical.printHelp}</p>
        <button type="button" className={styles.main} data-print onClick={() => print()}>
          {physical.printPage}
        </button>
      </div>
      <article className={styles.sheet} data-sheet>
        <h2>
          {physical.sheetPages}: {title}
        </h2>
        {Array.from({ length: MATCHES_ON_A_SHEET }, (_, at) => (
          <section key={at} className={styles.block}>
            <p className={styles.blank}>{physical.matchOf}</p>
            <table>
              <thead>
                <tr>
                  <th scope="col">{physical.player}</th>
                  <Cells sides={sides}>
                    {(side) => (
                      <th key={side} scope="col">
                        {side < seats ? side + 1 : words.rival}
                      </th>
                    )}
                  </Cells>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ part, name, why }) => (
                  <tr key={part}>
                    <th scope="row">
                      {name} <small>{why}</small>
                    </th>
                    <Cells sides={sides}>{(side) => <td key={side}>&nbsp;</td>}</Cells>
                  </tr>
                ))}
                <tr>
                  <th scope="row">{physical.total}</th>
                  <Cells sides={sides}>{(side) => <td key={side}>&nbsp;</td>}</Cells>
                </tr>
              </tbody>
            </table>
          </section>
        ))}
      </article>
      <article className={styles.sheet} data-aid>
        <h2>{physical.aid(title)}</h2>
        {FAMILY[match.game.id].aid.map((parts) => (
          <ol key={parts.join()}>
            {parts.flatMap((part) => physical.aids[part].map((line) => <li key={`${part} ${line}`}>{line}</li>))}
          </ol>
        ))}
        <h3>{physical.aidEnd}</h3>
        <p>{physical.aidEndText(ends)}</p>
        <dl>
          {lines.map(({ part, name, why }) => (
            <div key={part}>
              <dt>{name}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
        <p>{physical.aidTies}</p>
      </article>
    </>
  );
}
