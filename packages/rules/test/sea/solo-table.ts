/** A small language for positions of Solo, on which words of the notation are played. */

import { FastLuck, parseBundle, startMatch } from '../../src/index.ts';
import { PlayTable } from '../play-table.ts';

/** A position of Solo on the first-game map of Eastern Wonders, without sea tiles. */
export interface SoloPosition {
  readonly level?: 'calm' | 'standard' | 'fierce';
  readonly boat: string;
  readonly hold?: string;
  readonly rival?: string;
  /** Market tiles by place; the other tiles make room. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Places where the player, and where the rival, has an outpost. */
  readonly outposts?: readonly string[];
  readonly rivals?: readonly string[];
  readonly bonus?: readonly string[];
  readonly ports?: Readonly<Record<string, string>>;
  readonly claimed?: readonly string[];
  readonly rivalClaimed?: readonly string[];
  readonly stall?: number;
}

// 24 places in three rows; p the ports, in the order 0,0 7,0 0,2 8,2.
const MAP = 'pmmmmmmp.mmmmmmmm.pmmmmmmp';
const KINDS = ['free-move', 'harvest', 'upgrade', 'hold', 'points'];

const bits = (names: readonly string[] = [], all: readonly string[]): number =>
  names.reduce((sum, name) => {
    if (!all.includes(name)) throw new Error(`the test names ${name}, which does not exist`);
    return sum | (1 << all.indexOf(name));
  }, 0);

/** A table of Solo at the beginning of the player's turn. */
export function soloTable(position: SoloPosition): PlayTable {
  const { level = 'standard' } = position;
  const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'x', options: { level, map: MAP } });
  match.choose(match.legal()[0]!.code);
  const state = match.copiedState();
  const table = new PlayTable(match.core, state);
  const { place, vp } = match.core.names as { place: string[]; vp: string[] };
  const placeOf = (name: string): number => {
    if (!place.includes(name)) throw new Error(`the test names the place ${name}, which does not exist`);
    return place.indexOf(name);
  };
  state.boat[0] = placeOf(position.boat);
  for (const [name, id] of Object.entries(position.tiles ?? {})) {
    const tile = Number(id.slice(1)) - 1;
    const elsewhere = state.tile.indexOf(tile);
    if (elsewhere >= 0) state.tile[elsewhere] = state.tile[placeOf(name)]!;
    state.tile[placeOf(name)] = tile;
  }
  for (const name of position.outposts ?? []) {
    state.outposts[placeOf(name)]! |= 1;
    state.built[Math.floor(state.tile[placeOf(name)]! / 6)]!++;
  }
  for (const name of position.rivals ?? []) state.outposts[placeOf(name)]! |= 2;
  for (const name of position.bonus ?? []) {
    state.bonus[KINDS.indexOf(name)]!++;
    state.supply[KINDS.indexOf(name)]!--;
  }
  state.hold.set([parseBundle(position.hold ?? '')!, parseBundle(position.rival ?? '')!]);
  state.vp.set([bits(position.claimed, vp), bits(position.rivalClaimed, vp)]);
  const taken = state.vp[0]! | state.vp[1]!;
  const wanted = Object.entries(position.ports ?? {}).map(([name, id]) => [placeOf(name), vp.indexOf(id)] as const);
  const shown: number[] = [];
  place
    .flatMap((_, at) => (state.tile[at] === -2 ? [at] : []))
    .forEach((at) => {
      const free = vp.findIndex(
        (_, id) => ((taken >> id) & 1) === 0 && !shown.includes(id) && !wanted.some(([, other]) => other === id),
      );
      shown.push(wanted.find(([other]) => other === at)?.[1] ?? free);
    });
  state.port.set(shown);
  state.pile[0] = (2 ** 26 - 1) & ~shown.reduce((all, id) => all | (1 << id), taken);
  state.stall = position.stall ?? 0;
  match.core.skipTo(state, 0, new FastLuck(1));
  return table;
}

/** The data of the rival. */
export const rivalOf = (table: PlayTable): { hold: string; outposts: string[]; claimed: string[] } =>
  table.table.rival as { hold: string; outposts: string[]; claimed: string[] };

/** Four expensive ports that neither side can pay for. */
export const DEAR = { '0,0': 'v26', '7,0': 'v25', '0,2': 'v24', '7,2': 'v23' };
