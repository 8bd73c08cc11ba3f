/** The gallery of maps, with a link to the editor. */

import { GALLERY, required } from '@windrose/rules';
import { useEffect } from 'react';

import { Bar } from '../shell/Bar.tsx';
import { goToMatch } from '../shell/routes.ts';
import { useSettings } from '../../browser/settings.ts';
import { Sign } from '../../art/Icon.tsx';
import { quickSitters, startLocal } from '../../play/start.ts';
import { drawingOf } from './drawing.ts';
import { gamesWithMaps } from './games.ts';
import { MapEditor } from './MapEditor.tsx';
import styles from './Maps.module.css';
import { MapPicture } from './MapTile.tsx';
import { useMapsWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { buttonClass, buttonRowClass } from '../../ui/Button.tsx';
import { introClass, pageClass } from '../../ui/Page.tsx';
import { panelClass } from '../../ui/Panel.tsx';

/** The page. @param game the game whose map is drawn; without one, or with one that has no maps, the gallery is shown. */
export function MapsPage({ game, code }: { readonly game: string | null; readonly code: string }) {
  const wanted = gamesWithMaps().find(({ id }) => id === game);
  return wanted ? <MapEditor game={wanted.id} code={code} /> : <Gallery />;
}

function Gallery() {
  const { ui, words, maps } = useMapsWords();
  const { name } = useSettings();
  const first = required(gamesWithMaps()[0], 'game with maps');
  useEffect(() => {
    document.title = `${maps.title} – Windrose`;
  }, [maps]);
  return (
    <>
      <Bar title={maps.title} />
      <Main className={pageClass(styles.page)}>
        <h1>{maps.title}</h1>
        <p className={introClass()}>{maps.intro}</p>
        <p>
          <a className={`${buttonClass('main', 'low')} ${styles.begin}`} href={`#/maps/${first.id}/`}>
            <Sign name="plus" />
            {maps.draw}
          </a>
        </p>
        <h2>{maps.gallery}</h2>
        <ul className={styles.gallery}>
          {GALLERY.map(({ id, game, code }) => {
            const title = required(maps.names[id], `name of the map ${id}`);
            return (
              <li key={id} className={panelClass()} data-map={id}>
                <MapPicture drawing={drawingOf(code)} className={styles.picture} />
                <h3>{title}</h3>
                <p>{maps.forGame(words.game(game).title)}</p>
                <div className={buttonRowClass(styles.row)}>
                  <button
                    type="button"
                    data-main
                    aria-label={maps.playOn(title)}
                    onClick={() =>
                      goToMatch(startLocal(game, quickSitters(game, name || ui.you, ui.botNames), { map: code }))
                    }
                  >
                    <Sign name="wheel" />
                    {ui.playNow}
                  </button>
                  <a href={`#/maps/${game}/${code}`} aria-label={maps.changeMap(title)}>
                    {maps.change}
                  </a>
                </div>
              </li>
            );
          })}
        </ul>
      </Main>
    </>
  );
}
