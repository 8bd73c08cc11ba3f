/** The faces of land components: point cards, bonus tiles, exploration tiles, icons and landmarks. */

import type { BonusTile, ExplorationTile, Faces } from '@windrose/words';

import { Bundle } from './Bundle.tsx';
import { Drawing } from './Icon.tsx';
import styles from './LandFaces.module.css';

/** A drawing of the sprite that is as large as its text. */
export function Glyph({ name, className = '' }: { readonly name: string; readonly className?: string | undefined }) {
  return (
    <svg className={`${styles.glyph} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${name}`} width="24" height="24" />
    </svg>
  );
}

/** Points in a wax seal, sized by the custom property `--seal`. */
export function Seal({ points }: { readonly points: number }) {
  return (
    <span className={styles.seal}>
      <Drawing name="seal" size={40} />
      <b>{points}</b>
    </span>
  );
}

/** The face of a point card. @param mark the sign of a landmark by its name. */
export function PointCardFace({
  id,
  faces,
  mark,
}: {
  readonly id: string;
  readonly faces: Faces;
  readonly mark: (landmark: string) => string;
}) {
  const { price, points, benefit } = faces.pointCard(id);
  return (
    <span className={styles.card} data-benefit={benefit.kind} aria-hidden="true">
      <Seal points={points} />
      <span className={styles.price}>
        <Bundle letters={price} wide={4} />
      </span>
      <span className={styles.benefit}>
        {benefit.kind !== 'none' && <Glyph name={`icon-${benefit.kind}`} />}
        {benefit.kind === 'settlers' && (
          <>
            <b>+{benefit.settlers}</b>
            <Glyph name="settler" />
          </>
        )}
        {benefit.kind === 'exploration' && <span className={styles.chartlet} />}
        {benefit.kind === 'help' && (
          <>
            <Glyph name={mark(benefit.landmark)} />
            <b>−1</b>
            <Glyph name="settler" />
          </>
        )}
        {benefit.kind === 'tool' && (
          <>
            <Glyph name={mark(benefit.landmark)} />
            <b>+</b>
            <Bundle letters={benefit.cube} />
          </>
        )}
      </span>
    </span>
  );
}

/** The face of a bonus tile of the land: points, and their condition. */
export function BonusFace({ tile }: { readonly tile: BonusTile }) {
  return (
    <span className={styles.bonus} aria-hidden="true">
      <b>
        <svg className={styles.shield} viewBox="0 0 24 24" preserveAspectRatio="none">
          <use href="#shield" width="24" height="24" />
        </svg>
        {tile.points}
      </b>
      {tile.kind === 'per-icon' && <Glyph name={`icon-${tile.icon}`} />}
      {tile.kind === 'per-pair' && tile.icons.map((icon, at) => <Glyph key={at} name={`icon-${icon}`} />)}
      {tile.kind === 'per-2-settlers' && (
        <>
          <Glyph name="settler" />
          <Glyph name="settler" />
        </>
      )}
      {tile.kind === 'per-2-merchants' && (
        <>
          <span className={styles.cardlet} />
          <span className={styles.cardlet} />
        </>
      )}
    </span>
  );
}

/** The benefit of an exploration tile. */
export function ExplorationFace({ tile }: { readonly tile: ExplorationTile }) {
  return (
    <span className={styles.exploration} aria-hidden="true">
      {tile.kind === 'cubes' && <Bundle letters={tile.cubes} />}
      {tile.kind === 'settler' && (
        <>
          <b>+1</b>
          <Glyph name="settler" />
        </>
      )}
      {tile.kind === 'points' && <Seal points={tile.points} />}
      {tile.kind === 'icon' && <Glyph name={`icon-${tile.icon}`} />}
    </span>
  );
}
