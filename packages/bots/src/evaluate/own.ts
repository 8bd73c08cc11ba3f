/** Prospects of positions in custom games: those of their module, or only points. */

import type { Core, State } from '@windrose/rules';
import type { PreparedProspects, Prospects } from './seat-prospects.ts';

/** The bots' part of a custom game. */
export interface OwnBots {
  /**
   * Makes a function for the cores of the game: what a seat may hope for in a position, in points, beyond those it has.
   * It is called many thousand times a second, and must neither change the state nor use randomness.
   */
  prospects(core: Core): Judgement;
}

/** The expected points of a seat in a position, beyond those it has. */
export type Judgement = (state: State, seat: number) => number;

const own = new Map<string, OwnBots>();

/**
 * Registers the evaluation of a custom game.
 * @param bots the module's {@link OwnBots}.
 * @throws TypeError that names what is missing.
 */
export function addBots(game: string, bots: unknown): void {
  if (!isOwnBots(bots)) throw new TypeError(`the bots of ${game} are an object with a function "prospects"`);
  own.set(game, bots);
}

/** The registered evaluation of a core's game; null if there is none. */
export function judgementOf(core: Core): Judgement | null {
  return own.get(core.game)?.prospects(core) ?? null;
}

/** Prospects that need no preparation. */
export function plainProspects(core: Core, judgement: Judgement = () => 0): readonly Prospects[] {
  const prepared: PreparedProspects = {
    refresh: () => {},
    value: judgement,
    share: (state) => (state.over === 1 ? 0 : 1),
    lookAhead: () => {},
  };
  const prospects: Prospects = { prepare: () => prepared };
  return Array.from({ length: core.seats }, () => prospects);
}

function isOwnBots(value: unknown): value is OwnBots {
  return typeof value === 'object' && value !== null && 'prospects' in value && typeof value.prospects === 'function';
}
