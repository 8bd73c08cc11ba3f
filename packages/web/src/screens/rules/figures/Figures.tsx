/** A figure of a rules page: pictures of the pieces, each with its caption. */

import type { ReactNode } from 'react';

import { LandSprites } from '../../../art/LandSprites.tsx';
import { RoadSprites } from '../../../art/RoadSprites.tsx';
import type { PanelName, RuleFigure } from './figures.ts';
import styles from './Figures.module.css';
import { LAND } from './land.tsx';
import { ROAD } from './road.tsx';
import { SEA } from './sea.tsx';
import { useCaptions } from './words.ts';

const PICTURES: Readonly<Record<PanelName, () => ReactNode>> = { ...SEA, ...LAND, ...ROAD };

/** The drawings that the figures need besides those of every table: once on a page. */
export function FigureSprites() {
  return (
    <>
      <LandSprites />
      <RoadSprites />
    </>
  );
}

/** The figure. */
export function Figure({ figure }: { readonly figure: RuleFigure }) {
  const captions = useCaptions();
  return (
    <div className={styles.figure} data-figure={figure.after}>
      {figure.panels.map((name) => {
        const Picture = PICTURES[name];
        return (
          <figure key={name} data-panel={name}>
            <div className={styles.picture} aria-hidden="true" inert>
              <Picture />
            </div>
            <figcaption>{captions[name]}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
