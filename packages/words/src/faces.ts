/** What is printed on the components of a match, read from the packs it is played with. */

import type { Match, RawPack, SpiceLetter } from '@windrose/rules';

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

/** What a point card of A New World brings besides its points. */
export type Benefit =
  | { readonly kind: 'none' }
  | { readonly kind: 'settlers'; readonly settlers: number }
  | { readonly kind: 'exploration' }
  | { readonly kind: 'help'; readonly landmark: Landmark }
  | { readonly kind: 'tool'; readonly landmark: Landmark; readonly cube: SpiceLetter };

/** The circled signs on locations that native help and tools refer to. */
export type Landmark = 'river' | 'forest' | 'hill' | 'plain';

/** The signs on point cards and exploration tiles that bonus tiles count. */
export type Icon = 'settlers' | 'exploration' | 'help' | 'tool';

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

/** What is done at a location. */
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

type Row = Readonly<Record<string, unknown>>;

/** The rows of one list of a pack by id. Kept per pack object: a pack never changes. */
const indexed = new WeakMap<object, Map<string, Row>>();

function find(rows: unknown, id: string): Row {
  if (!Array.isArray(rows)) throw new RangeError(`no list of components holds "${id}"`);
  let byId = indexed.get(rows);
  if (!byId) {
    byId = new Map((rows as Row[]).map((row) => [String(row.id), row]));
    indexed.set(rows, byId);
  }
  const row = byId.get(id);
  if (!row) throw new RangeError(`no component is called "${id}"`);
  return row;
}

/** The faces of a match's components, by the ids that options and events name. An unknown id is a RangeError. */
export class Faces {
  readonly #packs: Match['components'];

  constructor(match: Match) {
    this.#packs = match.components;
  }

  /** The trade of a market tile. */
  market(id: string): Exchange {
    const row = find(this.#pack('eastern-wonders').marketTiles, id);
    return { give: String(row.give), take: String(row.take) };
  }

  /** A VP tile of a port. */
  order(id: string): Priced {
    const { tiles } = this.#pack('eastern-wonders').vpTiles as { tiles: unknown };
    const row = find(tiles, id);
    return { price: String(row.price), points: Number(row.vp) };
  }

  /** A point card of the match's land or road, with what it brings. */
  pointCard(id: string): Priced & { readonly benefit: Benefit } {
    const land = this.#packs['new-world'];
    const row = find((land ?? this.#pack('spice-road')).pointCards, id);
    return { price: String(row.cost ?? row.price), points: Number(row.vp), benefit: benefitOf(row) };
  }

  /** A bonus tile of the land games, or null when there is none of that name. */
  bonusTile(id: string): BonusTile | null {
    const tiles = this.#packs['new-world']?.bonusTiles;
    const row = tiles === undefined ? undefined : find(tiles, id);
    if (!row) return null;
    const points = Number(row.vp);
    const icons = row.icons as Icon[];
    if (row.kind === 'per-icon') return { kind: 'per-icon', points, icon: icons[0]! };
    if (row.kind === 'per-pair') return { kind: 'per-pair', points, icons: [icons[0]!, icons[1]!] };
    return { kind: row.kind as 'flat', points };
  }

  /** An exploration tile. */
  explorationTile(id: string): ExplorationTile {
    const row = find(this.#pack('new-world').explorationTiles, id);
    if (row.kind === 'cubes') return { kind: 'cubes', cubes: String(row.cubes) };
    if (row.kind === 'points') return { kind: 'points', points: Number(row.vp) };
    if (row.kind === 'icon') return { kind: 'icon', icon: row.icon as Icon };
    return { kind: 'settler' };
  }

  /** What is done at a location of the land games. */
  location(id: string): LocationWork {
    const boards = this.#pack('new-world').boards as Readonly<Record<string, { readonly spaces: unknown }>>;
    const row = find(boards[id.slice(0, id.indexOf('-'))]?.spaces, id);
    const kind = row.kind as LocationWork['kind'];
    switch (kind) {
      case 'production':
        return { kind, cubes: String(row.gain) };
      case 'upgrade':
        return { kind, upgrades: Number(row.upgrades) };
      case 'trade':
        return { kind, give: String(row.give), take: String(row.take) };
      case 'move-boat':
        return { kind, reach: row.reach as 1 };
      default:
        return { kind };
    }
  }

  /** A merchant card, starters included. */
  merchant(id: string): MerchantCard {
    const { starters, merchantCards } = this.#pack('spice-road');
    const row = find((starters as Row[]).some((card) => card.id === id) ? starters : merchantCards, id);
    if (row.kind === 'upgrade') return { kind: 'upgrade', upgrades: Number(row.upgrades) };
    if (row.kind === 'spice') return { kind: 'spice', cubes: String(row.take) };
    return { kind: 'trade', give: String(row.give), take: String(row.take) };
  }

  #pack(name: string): RawPack {
    const pack = this.#packs[name];
    if (!pack) throw new RangeError(`the match has no pack "${name}"`);
    return pack;
  }
}

function benefitOf(row: Row): Benefit {
  const landmark = row.landmark as Landmark;
  switch (row.kind) {
    case 'settlers':
      return { kind: 'settlers', settlers: Number(row.settlers) };
    case 'exploration':
      return { kind: 'exploration' };
    case 'help':
      return { kind: 'help', landmark };
    case 'tool':
      return { kind: 'tool', landmark, cube: row.cube as SpiceLetter };
    default:
      return { kind: 'none' };
  }
}
