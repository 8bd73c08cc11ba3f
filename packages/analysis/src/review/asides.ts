/** What a turn does besides its main benefit: a column that comes nearer, a bonus tile that is left. */

import { type AnyView, landTableOf, type Match, required, SPICES } from '@windrose/rules';

/** Something that a turn does besides. */
export type Aside =
  /** So many more outposts empty the next column of the board, which brings this. */
  | { readonly kind: 'column'; readonly missing: number; readonly brings: ColumnReward }
  /** This bonus tile is taken, and does something until the end. */
  | { readonly kind: 'took-tile'; readonly tile: SeaTile }
  /** A fort's bonus tile is left, which would count so many points now; so many of all places for such tiles are free. */
  | { readonly kind: 'left-tile'; readonly points: number; readonly room: number; readonly spaces: number }
  /** The turn brings more cubes than can be kept: so many may be, and these go, as letters. */
  | { readonly kind: 'given-up'; readonly limit: number; readonly cubes: string };

/** The bonus tiles of the sea that do something besides counting points. */
export const SEA_TILES = ['free-move', 'harvest', 'upgrade', 'hold'] as const;
export type SeaTile = (typeof SEA_TILES)[number];

/** What an emptied column brings. */
export type ColumnReward = 'tile' | 'card' | 'either';

/** A column is near with so many outposts missing. */
const NEAR = 2;

/** What a turn does besides. @param match before the turn; it is not modified. @param codes its choices */
export function asidesOf(match: Match, codes: readonly number[]): readonly Aside[] {
  const seat = match.decision?.seat ?? 0;
  const fork = match.imagine();
  const asides: Aside[] = [];
  let builds = false;
  let rewarded = false;
  let givenUp = '';
  for (const code of codes) {
    const options = fork.over ? [] : fork.legal();
    const option = options.find((one) => one.code === code);
    if (!option) break;
    if (option.kind === 'no-tile') {
      const left = tileLeft(fork, code);
      if (left !== null) asides.push(left);
    }
    for (const event of fork.choose(code)) {
      builds ||= event.kind === 'built' && event.seat === seat;
      if (event.kind === 'discarded' && event.seat === seat) givenUp += event.cubes;
      if (event.kind !== 'bonus' || event.seat !== seat) continue;
      rewarded = true;
      const tile = SEA_TILES.find((one) => one === event.tile);
      // In the last round nothing comes of it any more.
      if (tile !== undefined && !match.final) asides.push({ kind: 'took-tile', tile });
    }
    rewarded ||= fork.decision?.kind === 'bonus' || fork.decision?.kind === 'column';
  }
  const { limit } = required((fork.state() as AnyView).seats[seat], `seat ${seat}`);
  // Where too many cubes are held already, that is what is asked about.
  if (givenUp !== '' && match.decision?.kind !== 'discard') asides.push({ kind: 'given-up', limit, cubes: givenUp });
  const column = builds && !rewarded && !match.final ? columnOf(fork, seat) : null;
  // An outpost that stands in another column is no step towards it.
  const isNearer = column !== null && column.missing !== columnOf(match, seat)?.missing;
  return isNearer ? [column, ...asides] : asides;
}

/** The next column of a board where it is near, and what it brings; null in games in which a fort gives the tiles. */
function columnOf(match: Match, seat: number): Extract<Aside, { readonly kind: 'column' }> | null {
  const { seats, supply, market }: AnyView = match.state();
  const { outposts } = required(seats[seat], `seat ${seat}`);
  if (supply === undefined || outposts === undefined) return null;
  const built = SPICES.map((spice) => outposts[spice]);
  const empty = Math.min(...built);
  const missing = built.filter((count) => count === empty).length;
  const hasTiles = Object.values(supply).some((tiles) => (Array.isArray(tiles) ? tiles.length > 0 : tiles !== 0));
  if (missing > NEAR || !hasTiles) return null;
  // Where merchants come along, the first column brings one of them, a later one that or a tile.
  const withCards = empty === 0 ? 'card' : 'either';
  return { kind: 'column', missing, brings: market === undefined ? 'tile' : withCards };
}

/** The bonus tile that counts most now of those which a choice leaves; null where there is none. @param leave the choice */
function tileLeft(match: Match, leave: number): Aside | null {
  const seat = match.decision?.seat ?? 0;
  const table = landTableOf(match.core.assembly);
  const { seats }: AnyView = match.state();
  const { tiles } = required(seats[seat], `seat ${seat}`);
  if (!table || tiles === undefined) return null;
  const pointsAfter = (code: number): number => {
    const after = match.imagine();
    after.choose(code);
    // Without the tile the card is taken at once; with it, that is asked next. What the card adds to other tiles is no gain of this one.
    const card = after.legal().find(({ kind }) => kind === 'card');
    if (after.decision?.seat === seat && card !== undefined) after.choose(card.code);
    return required(after.scores().seats[seat], 'own score').parts.bonus ?? 0;
  };
  const without = pointsAfter(leave);
  const gains = match.legal().flatMap(({ kind, code }) => (kind === 'tile' ? [pointsAfter(code) - without] : []));
  if (gains.length === 0) return null;
  const { spaces } = table.forts;
  return { kind: 'left-tile', points: Math.max(...gains), room: spaces - tiles.length, spaces };
}
