/** Arrow-key navigation between places of a map. */

/** A middle of a hex; hexes are flat-topped, 100 units from the middle to a corner. */
export interface Hex {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The target of an arrow key: the nearest place within 60 degrees of its direction. */
export function placeTowards<Place extends Pick<Hex, 'x' | 'y'>>(
  hexes: readonly Place[],
  from: Place,
  dx: number,
  dy: number,
): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const hex of hexes) {
    const [x, y] = [hex.x - from.x, hex.y - from.y];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 1 || across > along * 1.75) continue;
    const far = along + across * 1.2;
    if (far < least) {
      least = far;
      best = hex;
    }
  }
  return best;
}
