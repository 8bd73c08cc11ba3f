/** A tile of the sea chart as a button. */

import type { PlaceView } from '@windrose/rules';
import { type KeyboardEvent, memo, useCallback } from 'react';

import { useAnchors } from '../../anchors/anchors.ts';
import { SIGNS } from '../../art/Icon.tsx';
import type { Hex } from '../../table/places.ts';
import { isFocusSeen, pointing } from '../../table/pointed.ts';
import type { SeaPrint } from './position.ts';
import styles from './SeaChart.module.css';
import { Tile } from './SeaTiles.tsx';

/** Events of a tile. */
export type TileEvent = KeyboardEvent | 'click' | 'focus' | 'visit' | 'blur' | 'enter' | 'leave';

interface TileButtonProps {
  readonly place: PlaceView;
  readonly hex: Hex;
  readonly print: SeaPrint;
  readonly small: boolean;
  readonly label: string;
  /** Whether a click has an effect. */
  readonly open: boolean;
  readonly target: 'near' | 'far' | undefined;
  /** Whether it is the one that Tab leads to. */
  readonly roving: boolean;
  /** The seat whose boat is here and can be dragged. */
  readonly drag: number | null;
  readonly answer: (what: TileEvent, at: string) => void;
  readonly hold: (at: string, element: SVGGElement | null) => void;
}

/** A tile to be clicked. */
export const TileButton = memo(function TileButton({
  place,
  hex,
  print,
  small,
  label,
  open,
  target,
  roving,
  drag,
  answer,
  hold,
}: TileButtonProps) {
  const { at } = place;
  const anchors = useAnchors();
  const lies = useCallback(
    (element: SVGGElement) => {
      hold(at, element);
      const gone = [anchors.add(`place ${at}`, element)];
      if (target === 'near') gone.push(anchors.add(`choose place ${at}`, element));
      if (drag !== null) gone.push(anchors.add(`drag boat ${drag}`, element));
      return () => {
        for (const one of gone) one();
        hold(at, null);
      };
    },
    [anchors, at, drag, hold, target],
  );
  return (
    <g
      ref={lies}
      role="button"
      tabIndex={roving ? 0 : -1}
      aria-label={label}
      aria-disabled={!open}
      data-place={at}
      data-target={target}
      data-drag={drag === null ? undefined : `boat ${drag}`}
      className={`${styles.tile} ${open ? styles.open : ''}`}
      transform={`translate(${hex.x.toFixed(1)} ${hex.y.toFixed(1)})`}
      onClick={() => answer('click', at)}
      onKeyDown={(event) => answer(event, at)}
      onFocus={({ currentTarget }) => answer(isFocusSeen(currentTarget) ? 'focus' : 'visit', at)}
      onBlur={() => answer('blur', at)}
      {...pointing(() => answer('enter', at))}
      onPointerLeave={() => answer('leave', at)}
    >
      <Tile place={place} print={print} small={small} />
      {/* Seen while a hint advises the tile: an element of a drawing has no ::before. */}
      <g className={styles.lamp} transform="translate(34 -58)" aria-hidden="true" data-lamp>
        <circle r="23" />
        <path d={SIGNS.lamp} transform="scale(1.45) translate(-12 -12)" />
      </g>
      <g className={styles.flag} transform="translate(34 -58)" aria-hidden="true" data-flag>
        <circle r="23" />
        <path d={SIGNS.flag} transform="scale(1.45) translate(-12 -12)" />
      </g>
    </g>
  );
});
