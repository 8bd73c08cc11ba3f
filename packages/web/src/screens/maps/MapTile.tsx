/** The tiles of a map without a match: their kinds, without their printed content. */

import type { PlaceKind, SpiceLetter } from '@windrose/rules';

import type { Drawing } from './drawing.ts';
import { boxOf, keyOf, middleOf } from './drawing.ts';

/** The outline of a hex. */
export const HEX = 'M100 0L50 86.6H-50L-100 0L-50-86.6H50z';

/*
 * Everything is drawn with attributes, not with a style sheet: the same elements are saved as a picture. Colours of the
 * page are named there as in its sprites, by their variables.
 */

/** A tile, its middle at 0, 0. */
export function MapTile({ kind, island }: { readonly kind: PlaceKind; readonly island?: SpiceLetter | undefined }) {
  return (
    <>
      <path
        d={HEX}
        transform="scale(.985)"
        fill="var(--sea-1)"
        stroke="var(--line)"
        strokeWidth="2"
        strokeDasharray={kind === 'inner' ? '12 9' : undefined}
      />
      <path d={HEX} transform="scale(.9)" fill="var(--sea-2)" fillOpacity=".55" />
      {kind === 'market' &&
        (island === undefined ? (
          <Island />
        ) : (
          <use href={`#island-${island}`} x="-100" y="-90" width="200" height="180" data-island={island} />
        ))}
      {kind === 'inner' && (
        <g opacity=".62">
          <Island />
        </g>
      )}
      {(kind === 'port' || kind === 'sea') && (
        <use href={`#${kind}`} x="-100" y="-90" width="200" height="180" transform="translate(0 -4)" />
      )}
      {kind === 'inner' && (
        <g>
          <circle r="30" fill="var(--parchment)" stroke="var(--parchment-ink)" strokeWidth="2" />
          <text
            y="15"
            textAnchor="middle"
            fontSize="42"
            fontWeight="700"
            fontFamily="Georgia, serif"
            fill="var(--parchment-ink)"
          >
            ?
          </text>
        </g>
      )}
    </>
  );
}

/** An island of any colour, with a market stall. */
function Island() {
  return (
    <g>
      <path
        d="M-76-6Q-72-40-38-46Q-10-70 26-56Q62-56 72-22Q86 8 70 36Q50 66 12 62Q-26 74-54 54Q-84 30-76-6z"
        fill="var(--land-y)"
        stroke="#9a7b3c"
        strokeWidth="1.6"
      />
      <path
        d="M-58 2Q-54-26-24-30Q2-46 30-34Q58-30 58-2Q64 26 40 38Q8 52-26 44Q-60 34-58 2z"
        fill="var(--land-g)"
        fillOpacity=".6"
      />
      <path
        d="M-30-4V26M30-4V26M-30 26H30M-30 10H30"
        fill="none"
        stroke="#54432a"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M-38-6L-28-30H28L38-6Q30 4 22-6Q14 4 8-6Q0 4-8-6Q-14 4-22-6Q-30 4-38-6z"
        fill="#efe0bd"
        stroke="#54432a"
      />
      <path
        d="M-14-30H0V-2Q-4 2-8-6Q-12 1-16 0zM14-30H28L38-6Q34 0 30-2Q26 0 22-6zM-28-30L-38-6Q-34 0-28-2L-22-30z"
        fill="#b5462f"
      />
      <g stroke="#3a2f20" strokeWidth="1">
        <rect x="-26" y="14" width="11" height="11" fill="#e3b420" />
        <rect x="-12" y="14" width="11" height="11" fill="#c8382c" />
        <rect x="2" y="14" width="11" height="11" fill="#2d8a4f" />
        <rect x="16" y="14" width="11" height="11" fill="#6a4427" />
      </g>
    </g>
  );
}

/** A whole map as a picture. @param label what it is; without one it is an ornament. */
export function MapPicture({
  drawing,
  label,
  className,
  ref,
}: {
  readonly drawing: Drawing;
  readonly label?: string;
  readonly className?: string | undefined;
  readonly ref?: React.Ref<SVGSVGElement>;
}) {
  const tiles = [...drawing.values()];
  const { x, y, width, height } = boxOf(tiles.length > 0 ? tiles : [{ q: 0, r: 0 }]);
  return (
    <svg
      ref={ref}
      className={className}
      viewBox={`${x} ${y} ${width} ${height}`}
      xmlns="http://www.w3.org/2000/svg"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {tiles.map((tile) => {
        const middle = middleOf(tile);
        return (
          <g key={keyOf(tile)} transform={`translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)})`}>
            <MapTile kind={tile.kind} island={tile.island} />
          </g>
        );
      })}
    </svg>
  );
}
