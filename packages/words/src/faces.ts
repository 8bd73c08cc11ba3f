/** The printed content of a match's components, from its packs. */

import type { CoinsView, Icon, Match, PackFiles, SpaceFile, SpiceLetter } from '@windrose/rules';

/** Something given for something taken, as letters of cubes. */
export interface Exchange {
  readonly give: string;
  readonly take: string;
}

/** A tile or card to be paid for: its price in cubes, its points. */
export interface Priced {
  readonly price: string;
  readonly points: number;
}

/** The benefit of a point card of A New World besides its points. */
export type Benefit =
  | { readonly kind: 'none' }
  | { readonly kind: 'settlers'; readonly settlers: number }
  | { readonly kind: 'exploration' }
  | { readonly kind: 'help'; readonly landmark: string }
  | { readonly kind: 'tool'; readonly landmark: string; readonly cube: SpiceLetter };

const LANDMARKS = ['river', 'forest', 'hill', 'plain'] as const;

/** The circled signs on locations that native help and tools refer to. */
export type Landmark = (typeof LANDMARKS)[number];

/** Whether a landmark is in the built-in pack: those have translations, others only their names. */
export function isLandmark(name: string): name is Landmark {
  return LANDMARKS.some((known) => known === name);
}

/** A bonus tile of the land games. */
export type BonusTile = { readonly points: number } & (
  | { readonly kind: 'per-icon'; readonly icon: Icon }
  | { readonly kind: 'per-pair'; readonly icons: readonly [Icon, Icon] }
  | { readonly kind: 'per-2-settlers' | 'per-2-merchants' | 'flat' }
);

/** An exploration tile. */
export type ExplorationTile =
  | { readonly kind: 'cubes'; readonly cubes: string }
  | { readonly kind: 'settler' }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'icon'; readonly icon: Icon };

/** The action of a location. */
export type LocationWork =
  | { readonly kind: 'fort' | 'market' | 'refresh-market' | 'adjust-route' | 'boat-trade' | 'outpost-trade' }
  | { readonly kind: 'production'; readonly cubes: string }
  | { readonly kind: 'upgrade'; readonly upgrades: number }
  | ({ readonly kind: 'trade' } & Exchange)
  | { readonly kind: 'move-boat'; readonly reach: 1 | 2 | 'any' };

/** A merchant card. */
export type MerchantCard =
  | { readonly kind: 'spice'; readonly cubes: string }
  | { readonly kind: 'upgrade'; readonly upgrades: number }
  | ({ readonly kind: 'trade' } & Exchange);

/** A coin over a point card: the seat that claims the card gets it. */
export interface CoinOver {
  readonly kind: keyof CoinsView;
  readonly points: number;
  /** The number of coins of its kind that are left. */
  readonly left: number;
}

/** Any component of a pack. */
interface Component {
  readonly id: string;
}

/** The components of one list of a pack by id. Kept per list: a pack never changes. */
const indexed = new WeakMap<readonly Component[], ReadonlyMap<string, number>>();

function find<Row extends Component>(rows: readonly Row[], id: string): Row {
  let byId = indexed.get(rows);
  if (!byId) {
    byId = new Map(rows.map((row, at) => [row.id, at]));
    indexed.set(rows, byId);
  }
  const row = rows[byId.get(id) ?? -1];
  if (!row) throw new RangeError(`no component is called "${id}"`);
  return row;
}

/** A value that a component of its kind always has; the rules have validated the pack. */
function shown<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('a component does not show what those of its kind show');
  return value;
}

/** The faces of a match's components, by the ids that options and events name. An unknown id is a RangeError. */
export class Faces {
  readonly #packs: Partial<PackFiles>;

  constructor(match: Match) {
    this.#packs = match.components;
  }

  /** The trade of a market tile. */
  market(id: string): Exchange {
    const { give, take } = find(this.#pack('eastern-wonders').marketTiles, id);
    return { give, take };
  }

  /** A VP tile of a port. */
  order(id: string): Priced {
    const { price, vp } = find(this.#pack('eastern-wonders').vpTiles.tiles, id);
    return { price, points: vp };
  }

  /** A point card of the match's land or road, with what it brings. */
  pointCard(id: string): Priced & { readonly benefit: Benefit } {
    const land = this.#packs['new-world'];
    if (land) {
      const card = find(land.pointCards, id);
      return { price: card.cost, points: card.vp, benefit: benefitOf(card) };
    }
    const { price, vp } = find(this.#pack('spice-road').pointCards, id);
    return { price, points: vp, benefit: { kind: 'none' } };
  }

  /**
   * The coin over a card of the row; null if there is none. When the gold is gone the silver is over the first card.
   * @param coins those on the table; absent in games without coins. @param slot of the row, from 0.
   */
  coinOver(coins: CoinsView | undefined, slot: number): CoinOver | null {
    if (!coins) return null;
    const kind = (coins.gold > 0 ? (['gold', 'silver'] as const) : (['silver'] as const))[slot];
    if (!kind || coins[kind] === 0) return null;
    return { kind, points: this.#pack('spice-road').coins[kind], left: coins[kind] };
  }

  /** The kind of coin that is worth so many points; null where both kinds are, or none is. */
  coinOf(points: number): keyof CoinsView | null {
    const { gold, silver } = this.#pack('spice-road').coins;
    if (gold === silver) return null;
    return points === gold ? 'gold' : points === silver ? 'silver' : null;
  }

  /** A bonus tile of the land games, or null when there is none of that name. */
  bonusTile(id: string): BonusTile | null {
    const tiles = this.#packs['new-world']?.bonusTiles;
    if (!tiles) return null;
    const { kind, icons, vp: points } = find(tiles, id);
    if (kind === 'per-icon') return { kind, points, icon: shown(icons[0]) };
    if (kind === 'per-pair') return { kind, points, icons: [shown(icons[0]), shown(icons[1])] };
    return { kind, points };
  }

  /** An exploration tile. */
  explorationTile(id: string): ExplorationTile {
    const { kind, cubes, vp, icon } = find(this.#pack('new-world').explorationTiles, id);
    if (kind === 'cubes') return { kind, cubes: shown(cubes) };
    if (kind === 'points') return { kind, points: shown(vp) };
    if (kind === 'icon') return { kind, icon: shown(icon) };
    return { kind };
  }

  /** The action of a location in the land games. */
  location(id: string): LocationWork {
    const board = this.#pack('new-world').boards[id.slice(0, id.indexOf('-'))];
    if (!board) throw new RangeError(`no board has a location "${id}"`);
    return workOf(find(board.spaces, id));
  }

  /** A merchant card, starters included. */
  merchant(id: string): MerchantCard {
    const { starters, merchantCards } = this.#pack('spice-road');
    const { kind, give, take, upgrades } = find(starters.some((card) => card.id === id) ? starters : merchantCards, id);
    if (kind === 'upgrade') return { kind, upgrades: shown(upgrades) };
    if (kind === 'spice') return { kind, cubes: shown(take) };
    return { kind, give: shown(give), take: shown(take) };
  }

  #pack<Name extends keyof PackFiles>(name: Name): PackFiles[Name] {
    const pack = this.#packs[name];
    if (!pack) throw new RangeError(`the match has no pack "${name}"`);
    return pack;
  }
}

function workOf({ kind, gain, upgrades, give, take, reach }: SpaceFile): LocationWork {
  switch (kind) {
    case 'production':
      return { kind, cubes: shown(gain) };
    case 'upgrade':
      return { kind, upgrades: shown(upgrades) };
    case 'trade':
      return { kind, give: shown(give), take: shown(take) };
    case 'move-boat':
      return { kind, reach: shown(reach) };
    default:
      return { kind };
  }
}

function benefitOf({ kind, settlers, landmark, cube }: PackFiles['new-world']['pointCards'][number]): Benefit {
  switch (kind) {
    case 'settlers':
      return { kind, settlers: shown(settlers) };
    case 'exploration':
      return { kind };
    case 'help':
      return { kind, landmark: shown(landmark) };
    case 'tool':
      return { kind, landmark: shown(landmark), cube: shown(cube) };
  }
}

/** The points that cubes count while they are held: one for each that is not yellow. @param cubes such as `YYB` */
export function pointsOfCubes(cubes: string): number {
  return cubes.length - cubes.split('Y').length + 1;
}
