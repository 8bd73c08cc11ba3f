/** The page for people who play with the printed game: a referee, a score sheet, and what can be printed. */

import { findGame } from '@windrose/rules';
import { useEffect, useState } from 'react';

import { BoxArt } from '../../display/BoxArt.tsx';
import { Bar } from '../shell/Bar.tsx';
import type { TableDraft } from './bringing.ts';
import styles from './Physical.module.css';
import { PrintPages } from './PrintPages.tsx';
import { PhysicalReferee } from './PhysicalReferee.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { usePhysicalWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { CATALOGUE, FIRST_GAME } from '../../games/catalogue.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { pageClass } from '../../ui/Page.tsx';
import { linkClass } from '../../ui/Link.tsx';

/** The tabs of the page. */
const TABS = ['referee', 'score', 'print'] as const;

/** The page. @param game the game that is played; the usual one if there is none of this name. */
export function PhysicalPage({ game: wanted, tab: asked }: { readonly game: string | null; readonly tab: string }) {
  const { words, physical } = usePhysicalWords();
  const game = CATALOGUE.find(({ id }) => id === wanted)?.id ?? FIRST_GAME;
  const tab = TABS.find((one) => one === asked) ?? 'referee';
  const [fewest, most] = findGame(game).seats;
  const [chosen, setChosen] = useState(2);
  const seats = Math.min(most, Math.max(fewest, chosen));
  const [draft, setDraft] = useState<TableDraft | null>(null);
  // Going to another game leaves the table.
  const own = draft?.position.game === game ? draft : null;
  const change = (next: TableDraft | null): void => {
    setDraft(next);
    if (next === null) return;
    setChosen(next.position.seats);
    if (next.position.game !== game) location.hash = `#/real-table/${next.position.game}/referee`;
  };
  useEffect(() => {
    document.title = `${physical.title} – Windrose`;
  }, [physical]);
  return (
    <>
      <Bar title={physical.title} />
      <Main className={pageClass(styles.page)}>
        <header className={styles.head}>
          <div className={styles.lid}>
            <div>
              <h1>{physical.title}</h1>
              <p>{physical.intro}</p>
            </div>
            <BoxArt game={game} />
          </div>
          <div className={styles.row}>
            <label className={styles.field}>
              {physical.game}
              <select
                data-game
                value={game}
                onChange={(event) => (location.hash = `#/real-table/${event.target.value}/${tab}`)}
              >
                {CATALOGUE.map(({ id }) => (
                  <option key={id} value={id}>
                    {words.game(id).title}
                  </option>
                ))}
              </select>
            </label>
            {fewest < most && (tab !== 'referee' || own === null) && (
              <label className={styles.field}>
                {physical.seatsAre}
                <select data-seats value={seats} onChange={(event) => setChosen(Number(event.target.value))}>
                  {Array.from({ length: most - fewest + 1 }, (_, more) => (
                    <option key={more}>{fewest + more}</option>
                  ))}
                </select>
              </label>
            )}
            <a className={linkClass()} href={`#/rules/${game}`}>
              {physical.rules}
            </a>
          </div>
          <Tabs label={physical.choose} className={styles.tabs}>
            {TABS.map((one) => (
              <a key={one} href={`#/real-table/${game}/${one}`} aria-current={one === tab ? 'page' : undefined}>
                {physical.tabs[one]}
              </a>
            ))}
          </Tabs>
        </header>
        {tab === 'referee' && <PhysicalReferee game={game} seats={seats} draft={own} onChange={change} />}
        {tab === 'score' && <ScoreSheet key={`${game} ${seats}`} game={game} seats={seats} />}
        {tab === 'print' && <PrintPages game={game} seats={seats} />}
      </Main>
    </>
  );
}
