/** The packs that come with Windrose. */

import type { RawPack } from '../core/pack.ts';
import easternWonders from './eastern-wonders.json' with { type: 'json' };
import newWorld from './new-world.json' with { type: 'json' };
import spiceRoad from './spice-road.json' with { type: 'json' };

/** The built-in packs by name, raw. */
export const PACKS: Readonly<Record<string, RawPack>> = {
  'eastern-wonders': easternWonders,
  'new-world': newWorld,
  'spice-road': spiceRoad,
};
