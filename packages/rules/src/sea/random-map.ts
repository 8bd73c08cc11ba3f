/** Maps made by luck: every tile touches at least two others, and the ports stand at the corners. */

import { required } from '../core/required.ts';
import type { Luck } from '../core/luck.ts';
import {
  ADVISED_NEIGHBOURS,
  DIRECTIONS,
  type MapNeeds,
  MOST_PORT_NEIGHBOURS,
  type Place,
  type PlaceKind,
} from './chart.ts';

/** A hex in axial coordinates. */
type Hex = readonly [number, number];

/** One port in each. */
const QUARTERS = 4;

const keyOf = (q: number, r: number): string => `${q},${r}`;

const distance = ([q, r]: Hex, [x, y]: Hex): number =>
  (Math.abs(q - x) + Math.abs(r - y) + Math.abs(q + r - x - y)) / 2;

/** The sum of the distances from a hex to all others. */
const spread = (hex: Hex, hexes: readonly Hex[]): number => hexes.reduce((sum, other) => sum + distance(hex, other), 0);

/** `size` connected hexes, each touching at least two others: grown from three by hexes that touch two. */
function growHexes(luck: Luck, size: number): Hex[] {
  const taken = new Map<string, Hex>([
    [keyOf(0, 0), [0, 0]],
    [keyOf(1, 0), [1, 0]],
    [keyOf(0, 1), [0, 1]],
  ]);
  while (taken.size < size) {
    const open = new Map<string, Hex>();
    for (const [q, r] of taken.values()) {
      for (const [dq, dr] of DIRECTIONS) {
        const [x, y] = [q + dq, r + dr];
        const touching = DIRECTIONS.filter(([ex, ey]) => taken.has(keyOf(x + ex, y + ey))).length;
        if (!taken.has(keyOf(x, y)) && touching >= ADVISED_NEIGHBOURS) open.set(keyOf(x, y), [x, y]);
      }
    }
    const [id, hex] = required([...open][luck.draw(open.size)], 'open hex');
    taken.set(id, hex);
  }
  return [...taken.values()].sort(([q, r], [x, y]) => r - y || q - x);
}

/** Hexes in rows from north to south as places of a map, whose first row and column are 0. */
function placesOf(hexes: readonly Hex[], kindOf: (hex: Hex) => PlaceKind): Place[] {
  const [left, top] = [Math.min(...hexes.map(([q]) => q)), Math.min(...hexes.map(([, r]) => r))];
  return hexes.map((hex) => {
    const [q, r] = [hex[0] - left, hex[1] - top];
    return { id: keyOf(q, r), q, r, kind: kindOf(hex) };
  });
}

/**
 * A random map of one piece in which every tile touches at least two others: the four ports stand at its corners, and of
 * the others `seas` are sea tiles.
 * @param needs those of a game with four ports or none.
 * @param inner whether the tiles that are not ports stay undecided (`inner`) instead of becoming market or sea tiles.
 */
export function randomMap(luck: Luck, needs: MapNeeds, seas = 0, inner = false): Place[] {
  for (;;) {
    const hexes = growHexes(luck, needs.ports + needs.markets + seas);
    const ports = needs.ports > 0 ? drawCorners(hexes, luck) : [];
    // A shape without four corners is drawn again.
    if (ports === null) continue;
    const others = hexes.filter((hex) => !ports.includes(hex));
    const seaTiles = new Set<Hex>();
    while (seaTiles.size < seas && !inner) seaTiles.add(required(others[luck.draw(others.length)], 'other hex'));
    return placesOf(hexes, (hex) =>
      ports.includes(hex) ? 'port' : inner ? 'inner' : seaTiles.has(hex) ? 'sea' : 'market',
    );
  }
}

/** A random map of market tiles around one sea tile, in which every tile touches at least two others. */
export function randomIslands(luck: Luck, markets: number): Place[] {
  const hexes = growHexes(luck, markets + 1);
  const nearest = Math.min(...hexes.map((hex) => spread(hex, hexes)));
  const middle = hexes.filter((hex) => spread(hex, hexes) === nearest);
  const sea = middle[luck.draw(middle.length)];
  return placesOf(hexes, (hex) => (hex === sea ? 'sea' : 'market'));
}

/**
 * The four corners of a shape, one in each quarter around its middle: hexes with at most three neighbours, no two of which
 * touch, together as far from the middle as can be; among equals luck decides. Null if the shape has no such four.
 */
function drawCorners(hexes: readonly Hex[], luck: Luck): readonly Hex[] | null {
  // The middle is the mean of the centres. A centre is at (1.5 q, √3/2 (2r + q)); times the number of hexes, all is whole.
  const n = hexes.length;
  const sumX = hexes.reduce((sum, [q]) => sum + q, 0);
  const sumY = hexes.reduce((sum, [q, r]) => sum + 2 * r + q, 0);
  const fromMiddle = ([q, r]: Hex): Hex => [n * q - sumX, n * (2 * r + q) - sumY];
  const far = (hex: Hex): number => {
    const [x, y] = fromMiddle(hex);
    return 3 * x * x + y * y;
  };
  const taken = new Set(hexes.map(([q, r]) => keyOf(q, r)));
  const convex = hexes.filter(
    ([q, r]) => DIRECTIONS.filter(([dq, dr]) => taken.has(keyOf(q + dq, r + dr))).length <= MOST_PORT_NEIGHBOURS,
  );
  let best: Hex[][] = [];
  let most = 0;
  for (const quarterOf of [betweenAxes, betweenDiagonals]) {
    const quarters = Array.from({ length: QUARTERS }, (_, quarter) =>
      convex.filter((hex) => quarterOf(fromMiddle(hex)) === quarter),
    );
    for (const four of apart(quarters)) {
      const reach = four.reduce((sum, hex) => sum + far(hex), 0);
      if (reach > most) [best, most] = [[], reach];
      if (reach === most) best.push(four);
    }
  }
  return best.length === 0 ? null : required(best[luck.draw(best.length)], 'four corners');
}

/** The quarter between the axes that contains a point, `x` times 1.5 and `y` times √3/2 from the middle; -1 on an axis. */
function betweenAxes([x, y]: Hex): number {
  return x === 0 || y === 0 ? -1 : (x > 0 ? 1 : 0) + (y > 0 ? 2 : 0);
}

/** The quarter between the diagonals; the middle itself is in none. */
function betweenDiagonals([x, y]: Hex): number {
  if (x === 0 && y === 0) return -1;
  return 3 * x * x > y * y ? (x > 0 ? 0 : 1) : y > 0 ? 2 : 3;
}

/** All ways to take one hex of each list so that no two touch. */
function apart(lists: readonly (readonly Hex[])[]): Hex[][] {
  return lists.reduce<Hex[][]>(
    (ways, list) =>
      ways.flatMap((way) =>
        list.filter((hex) => way.every((other) => distance(hex, other) > 1)).map((hex) => [...way, hex]),
      ),
    [[]],
  );
}
