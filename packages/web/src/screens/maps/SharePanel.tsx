/** A map as a code, a link or a picture. */

import { useRef, useState } from 'react';

import { copyText, saveBlob, saveFile } from '../../browser/files.ts';
import type { Drawing } from './drawing.ts';
import styles from './Maps.module.css';
import { MapPicture } from './MapTile.tsx';
import { pngOf, svgFile } from './picture.ts';
import { useMapsWords } from './words.ts';
import { panelClass } from '../../ui/Panel.tsx';
import { Button, buttonRowClass } from '../../ui/Button.tsx';

/** @param onCode called with a code whose map is to be drawn. */
export function SharePanel({
  game,
  code,
  drawing,
  onCode,
}: {
  readonly game: string;
  readonly code: string;
  readonly drawing: Drawing;
  readonly onCode: (code: string) => void;
}) {
  const { maps } = useMapsWords();
  const picture = useRef<SVGSVGElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const name = `windrose-map-${game}`;
  const none = drawing.size === 0;
  return (
    <section className={`${panelClass()} ${styles.panel}`} aria-label={maps.share}>
      <h2>{maps.share}</h2>
      <form
        className={styles.code}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== null) onCode(typed);
          setTyped(null);
        }}
      >
        <label>
          {maps.code}
          <input
            value={typed ?? code}
            spellCheck={false}
            autoCapitalize="none"
            data-code
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {typed !== null && (
          <Button kind="soft" size="low" type="submit">
            {maps.read}
          </Button>
        )}
      </form>
      <MapPicture drawing={drawing} label={maps.picture} className={styles.small_picture} ref={picture} />
      <div className={buttonRowClass(styles.row)}>
        <button
          type="button"
          aria-disabled={none}
          onClick={() =>
            void copyText(`${location.href.split('#')[0]}#/maps/${game}/${code}`).then((done) =>
              setStatus(done ? maps.copied : maps.notCopied),
            )
          }
        >
          {maps.copyLink}
        </button>
        <button
          type="button"
          aria-disabled={none}
          onClick={() => !none && picture.current && saveFile(svgFile(picture.current, name))}
        >
          {maps.saveSvg}
        </button>
        <button
          type="button"
          aria-disabled={none}
          onClick={() =>
            !none && picture.current && void pngOf(picture.current).then((png) => saveBlob(png, `${name}.png`))
          }
        >
          {maps.savePng}
        </button>
      </div>
      <p role="status">{status}</p>
    </section>
  );
}
