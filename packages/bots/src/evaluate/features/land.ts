/** A seat's standing on land, as numbers: settlers, landmarks, icons and tiles, and what the locations let it do. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import {
  CARDS_TO_END,
  count,
  ICONS,
  type Islands,
  LANDMARK_CELLS,
  type LandTable,
  type MerchantCards,
  popcount,
  ROUTE_CELLS,
  SPICE_COUNT,
  type State,
  worth,
} from '@windrose/rules';
import { lean, NO_ROW } from '../no-row.ts';
import type { Description } from './description.ts';

/** The number of icons. */
const ICON_COUNT = ICONS.length;

/** The value of a pair of icons to a seat with as many of the other icon already, and with fewer. */
const PAIR_AHEAD = 0.35;
const PAIR_EQUAL = 0.5;

/** Settlers and cubes are counted in fives, points in tens. */
const FIVES = 0.2;
const TENS = 0.1;

const FEATURES = [
  'cards',
  'six cards',
  'seven cards',
  'settlers ready',
  'settlers placed',
  'settlers in reserve',
  'locations held',
  'helps',
  'tools',
  'worth of tools',
  'icons 1',
  'icons 2',
  'icons 3',
  'icons 4',
  'gain of icon 1',
  'gain of icon 2',
  'gain of icon 3',
  'gain of icon 4',
  'gain of settlers',
  'tiles',
  'best tile',
  'second tile',
  'best tile, later',
  'production now',
  'production',
  'upgrades now',
  'upgrades',
  'trades now',
  'forts now',
  'fort at least',
] as const;

const ISLAND_FEATURES = ['outposts', 'fewest in a row', 'rows ahead'] as const;
const MERCHANT_FEATURES = ['merchants', 'route', 'routed'] as const;

/** The number of gains that {@link iconGains} writes. */
export const ICON_GAINS = ICON_COUNT + 1;

/** The points a seat would gain from one more of each icon and, last, from two more settlers, by its bonus tiles. */
export function iconGains(state: State, seat: number, { pack }: LandTable, out: Float64Array): void {
  out.fill(0);
  const { kind, first, second, vp } = pack.bonusTiles;
  const base = seat * ICON_COUNT;
  for (let bits = state.tiles[seat]!; bits !== 0; bits &= bits - 1) {
    const tile = 31 - Math.clz32(bits & -bits);
    const one = first[tile]!;
    const two = second[tile]!;
    switch (kind[tile]) {
      case 0:
        out[one]! += vp[tile]!;
        break;
      case 1:
        if (one === two) {
          out[one]! += vp[tile]! * PAIR_EQUAL;
          break;
        }
        out[one]! += vp[tile]! * (state.icons[base + one]! < state.icons[base + two]! ? 1 : PAIR_AHEAD);
        out[two]! += vp[tile]! * (state.icons[base + two]! < state.icons[base + one]! ? 1 : PAIR_AHEAD);
        break;
      case 2:
        out[ICON_COUNT]! += vp[tile]!;
        break;
      default:
    }
  }
}

/** Describes the seats on land. */
export function describeLand(table: LandTable, islands: Islands | null, merchants: MerchantCards | null): Description {
  const { spaces, forts, pack } = table;
  const { cards, settlers, bonusTiles } = pack;
  const gains = new Float64Array(ICON_GAINS);
  const gainWorth = spaces.map(({ gain }) => worth(gain));

  const tileWorth = (state: State, seat: number, tile: number, later: number): number => {
    const base = seat * ICON_COUNT;
    const vp = bonusTiles.vp[tile]!;
    const one = state.icons[base + bonusTiles.first[tile]!]! + later;
    const two = state.icons[base + bonusTiles.second[tile]!]! + later;
    switch (bonusTiles.kind[tile]) {
      case 0:
        return vp * one;
      case 1:
        return vp * (bonusTiles.first[tile] === bonusTiles.second[tile] ? one / 2 : Math.min(one, two));
      case 2:
        return (vp * (settlers.total - state.reserve[seat]! + later)) / 2;
      case 3:
        const { merchants: taken = NO_ROW } = lean(state);
        return taken.length > 0 ? (vp * (taken[seat]! + later)) / 2 : 0;
      default:
        return vp;
    }
  };

  const write = (state: State, seat: number, out: Float64Array, from: number): number => {
    let at = from;
    let claimed = 0;
    for (let word = 0; word < cards.words; word++) claimed += popcount(state.cards[seat * cards.words + word]!);
    const ready = state.ready[seat]!;
    const outside = settlers.total - state.reserve[seat]!;
    let helps = 0;
    let tools = 0;
    let toolWorth = 0;
    for (let mark = seat * LANDMARK_CELLS; mark < (seat + 1) * LANDMARK_CELLS; mark++) {
      helps += state.help[mark]!;
      tools += count(state.tool[mark]!);
      toolWorth += worth(state.tool[mark]!);
    }
    out[at++] = claimed / CARDS_TO_END;
    out[at++] = claimed >= 6 ? 1 : 0;
    out[at++] = claimed >= 7 ? 1 : 0;
    out[at++] = ready * FIVES;
    out[at++] = (outside - ready) * FIVES;
    out[at++] = state.reserve[seat]! * FIVES;
    out[at++] = popcount(state.occupied[seat]!) * FIVES;
    out[at++] = helps * FIVES;
    out[at++] = tools * FIVES;
    out[at++] = toolWorth * FIVES;
    for (let icon = 0; icon < ICON_COUNT; icon++) out[at++] = state.icons[seat * ICON_COUNT + icon]! * FIVES;
    iconGains(state, seat, table, gains);
    for (const gain of gains) out[at++] = gain * FIVES;

    const tiles = popcount(state.tiles[seat]!);
    out[at++] = tiles / forts.spaces;
    let best = 0;
    let second = 0;
    let later = 0;
    if (tiles < forts.spaces) {
      const share = Math.max(0, CARDS_TO_END - claimed) / 5;
      for (let stack = 0; stack < state.stack.length; stack++) {
        const tile = state.stack[stack]!;
        if (tile < 0) continue;
        const now = tileWorth(state, seat, tile, 0);
        if (now > best) {
          second = best;
          best = now;
        } else if (now > second) second = now;
        later = Math.max(later, tileWorth(state, seat, tile, share));
      }
    }
    out[at++] = best * TENS;
    out[at++] = second * TENS;
    out[at++] = later * TENS;

    const taken = state.closed[0]!;
    const busy = taken | state.occupied[seat]!;
    let productionNow = 0;
    let production = 0;
    let upgradesNow = 0;
    let upgrades = 0;
    let trades = 0;
    let fortsNow = 0;
    let fortLeast = CARDS_TO_END;
    for (let location = 0; location < spaces.length; location++) {
      if (((taken >>> location) & 1) === 1) continue;
      const { kind, landmark, upgrades: ups } = spaces[location]!;
      const needed = Math.max(1, state.asked[location]! - state.help[seat * LANDMARK_CELLS + landmark]!);
      const now = ((busy >>> location) & 1) === 0 && needed <= ready;
      const ever = needed <= outside;
      if (kind === 'production') {
        if (now) productionNow = Math.max(productionNow, gainWorth[location]!);
        if (ever) production = Math.max(production, gainWorth[location]!);
      } else if (kind === 'upgrade') {
        if (now) upgradesNow = Math.max(upgradesNow, ups);
        if (ever) upgrades = Math.max(upgrades, ups);
      } else if (kind === 'fort') {
        if (now) fortsNow++;
        fortLeast = Math.min(fortLeast, needed);
      } else if (now) trades++;
    }
    out[at++] = productionNow * FIVES;
    out[at++] = production * FIVES;
    out[at++] = upgradesNow * FIVES;
    out[at++] = upgrades * FIVES;
    out[at++] = trades * FIVES;
    out[at++] = fortsNow * FIVES;
    out[at++] = fortLeast * FIVES;

    if (islands !== null) {
      const { columns } = islands.board;
      let built = 0;
      let fewest = columns;
      for (let row = 0; row < SPICE_COUNT; row++) {
        const inRow = state.built[seat * SPICE_COUNT + row]!;
        built += inRow;
        fewest = Math.min(fewest, inRow);
      }
      let ahead = 0;
      for (let row = 0; row < SPICE_COUNT; row++) if (state.built[seat * SPICE_COUNT + row]! > fewest) ahead++;
      out[at++] = built * FIVES;
      out[at++] = fewest;
      out[at++] = ahead / SPICE_COUNT;
    }
    if (merchants !== null) {
      let route = 0;
      let routed = 0;
      const { route: lying = NO_ROW } = lean(state);
      if (lying.length > 0) {
        for (let slot = seat * ROUTE_CELLS; slot < (seat + 1) * ROUTE_CELLS; slot++) {
          if (lying[slot]! >= 0) route++;
          routed += state.routed[slot]!;
        }
      }
      out[at++] = state.merchants[seat]! * FIVES;
      out[at++] = route * FIVES;
      out[at++] = routed * FIVES;
    }
    return at;
  };

  const names = [
    ...FEATURES,
    ...(islands === null ? [] : ISLAND_FEATURES),
    ...(merchants === null ? [] : MERCHANT_FEATURES),
  ];
  return { names, write };
}
