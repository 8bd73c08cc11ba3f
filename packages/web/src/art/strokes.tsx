/** Building blocks of drawings: painted shapes with an inked edge, round lines, and sheets. */

import type { ReactNode } from 'react';

/** The ink of most outlines. */
export const INK = '#2c2016';

/** A painted shape with an edge. @param edge its colour. @param opacity of the edge. */
export function Solid({
  d,
  fill,
  edge = INK,
  width,
  opacity,
}: {
  readonly d: string | undefined;
  readonly fill: string;
  readonly edge?: string;
  readonly width: number;
  readonly opacity?: number;
}) {
  return <path d={d} fill={fill} stroke={edge} strokeWidth={width} strokeOpacity={opacity} strokeLinejoin="round" />;
}

/** A line with round ends. */
export function Line({
  d,
  colour,
  width,
  opacity,
}: {
  readonly d: string;
  readonly colour: string;
  readonly width: number;
  readonly opacity?: number;
}) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeOpacity={opacity}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

interface DrawingProps {
  /** The id that `<use href>` refers to. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A square drawing, 48 wide, its middle at 0 0. */
export function Square({ id, children }: DrawingProps) {
  return (
    <symbol id={id} viewBox="-24 -24 48 48" overflow="visible">
      {children}
    </symbol>
  );
}

/** The content of a hex: 200 wide, the middle of the hex at 0 0. */
export function Scene({ id, children }: DrawingProps) {
  return (
    <symbol id={id} viewBox="-100 -90 200 180" overflow="visible">
      {children}
    </symbol>
  );
}

/** A sheet of drawings, put once into the page and never seen itself. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>{children}</defs>
    </svg>
  );
}
