/** The packs that come with Windrose. */

import type { RawPack } from '../core/pack.ts';
import type { SeaPackFile } from './eastern-wonders/pack.ts';
import type { LandPackFile } from './new-world/pack.ts';
import type { RoadPackFile } from './spice-road/pack.ts';
import easternWonders from './eastern-wonders/pack.json' with { type: 'json' };
import newWorld010 from './new-world/pack-0.1.0.json' with { type: 'json' };
import newWorld from './new-world/pack.json' with { type: 'json' };
import spiceRoad from './spice-road/pack.json' with { type: 'json' };

/** The packs as they are in their files, by name. */
export interface PackFiles {
  readonly 'eastern-wonders': SeaPackFile;
  readonly 'new-world': LandPackFile;
  readonly 'spice-road': RoadPackFile;
}

/** The built-in pack of Eastern Wonders, raw; packs are separate exports, for bundles with one game. */
export const EASTERN_WONDERS_PACK: RawPack = easternWonders;

/** The built-in pack of A New World, raw. */
export const NEW_WORLD_PACK: RawPack = newWorld;

/** The built-in pack of Spice Road, raw. */
export const SPICE_ROAD_PACK: RawPack = spiceRoad;

/** The built-in packs by name, raw. */
export const PACKS: Readonly<Record<keyof PackFiles, RawPack>> = {
  'eastern-wonders': EASTERN_WONDERS_PACK,
  'new-world': NEW_WORLD_PACK,
  'spice-road': SPICE_ROAD_PACK,
};

/** Packs of earlier versions of Windrose, for replaying matches played with them. */
export const EARLIER_PACKS: readonly RawPack[] = [newWorld010];

/** A built-in pack by its name, or undefined. */
export function builtInPack(name: string): RawPack | undefined {
  return Object.entries(PACKS).find(([known]) => known === name)?.[1];
}
