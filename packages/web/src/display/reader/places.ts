/** The map with its ports, and the locations of the land, as text. */

import { required } from '@windrose/rules';

import { capital } from '../../i18n/capital.ts';
import { landPosition, landPrint, neededAt, tileWorth } from '../../realms/land/position.ts';
import { seaPosition, seaPrint, suppliedIn } from '../../realms/sea/position.ts';
import { known } from '../../table/known.ts';
import type { Hex } from '../../table/places.ts';
import { lacking, listed, sideName, type TableInput, type TextTable } from './tables.ts';

/** Neighbouring hexes have their middles this far apart at most; the next ones are further away. */
const NEXT_TO = 180;

/** The map: every place with its content and neighbours. */
export function mapTables(input: TableInput): TextTable[] {
  const { match, viewer, words, texts, ui } = input;
  const view = match.view(viewer);
  if (!('map' in view)) return [];
  // The islands of Parts II and III are a map without ports.
  const { map, seats } = 'ports' in view ? seaPosition(match, viewer) : view;
  const { markets, hexes, hexOf } = seaPrint(match);
  const home = seats[viewer]?.boat;
  const steps = typeof home === 'string' ? distances(hexes, known(hexOf, home, 'place')) : null;
  const heaps = map.some(({ heap }) => heap !== undefined);
  return [
    {
      title: texts.map,
      head: [
        texts.place,
        texts.kind,
        texts.trade,
        texts.outposts,
        texts.boats,
        ...(heaps ? [texts.heap] : []),
        ...(steps ? [texts.steps(input.onlooker)] : []),
        texts.neighbours,
      ],
      rows: map.map(({ at, kind, market, outposts, heap = '' }) => {
        const tile = market === undefined ? undefined : markets.get(market);
        const boats = seats.flatMap(({ boat }, seat) => (boat === at ? [sideName(input, seat)] : []));
        return [
          words.place(match, at),
          tile ? ui.island(words.colour(tile.symbol)) : ui.tileHere[kind],
          tile ? `${words.cubesThere(tile.give)} → ${words.cubesThere(tile.take)}` : '–',
          listed(
            input,
            outposts.map((side) => sideName(input, side)),
          ),
          listed(input, boats),
          ...(heaps ? [words.cubesThere(heap)] : []),
          ...(steps ? [String(steps.get(at) ?? '–')] : []),
          around(hexes, known(hexOf, at, 'place'))
            .map((hex) => words.place(match, hex.id))
            .join(', '),
        ];
      }),
    },
  ];
}

function around(hexes: readonly Hex[], from: Hex): Hex[] {
  return hexes.filter((hex) => hex !== from && Math.hypot(hex.x - from.x, hex.y - from.y) < NEXT_TO);
}

/** The distance of each place, in steps. */
function distances(hexes: readonly Hex[], from: Hex): Map<string, number> {
  const far = new Map([[from.id, 0]]);
  let edge = [from];
  for (let step = 1; edge.length > 0; step++) {
    edge = edge.flatMap((hex) => around(hexes, hex)).filter(({ id }) => !far.has(id) && far.set(id, step) !== null);
  }
  return far;
}

/** The ports with their orders, and what is known of the pile. */
export function portTables(input: TableInput): TextTable[] {
  const { match, viewer, words, texts, ui } = input;
  if (!('ports' in match.view(viewer))) return [];
  const position = seaPosition(match, viewer);
  const { ports, pile } = position;
  const { orders } = seaPrint(match);
  const closedPorts = ports.flatMap(({ at, tile }) => (tile === 'closed' ? [words.place(match, at)] : []));
  const closed = pile.closed
    ? capital(ui.closedIn(pile.closed.in))
    : closedPorts.length > 0
      ? ui.closedOut(closedPorts)
      : null;
  return [
    {
      title: texts.ports,
      head: [texts.place, texts.order, ui.points, texts.lacking(input.onlooker)],
      rows: ports.map(({ at, tile }) => {
        const order = tile === null ? undefined : orders.get(tile);
        if (!order) return [words.place(match, at), tile === 'closed' ? ui.closedPort : ui.emptyPort, '–', '–'];
        return [
          words.place(match, at),
          words.cubesThere(order.price),
          String(order.points),
          lacking(input, order.price),
        ];
      }),
      notes: [ui.pileLeft(pile.left.length), ...(closed === null ? [] : [closed])],
    },
    {
      title: texts.supply,
      head: [texts.tile, texts.left],
      rows: suppliedIn(position).map(([tile, left]) =>
        typeof left === 'number'
          ? [capital(words.bonus(match, tile)), String(left)]
          : [capital(words.bonus(match, tile)), left.length === 0 ? '0' : `${left.length}: ${left.join(', ')}`],
      ),
    },
  ];
}

/** The locations of the land, the stacks of bonus tiles, and what can be explored beside the boards. */
export function landTables(input: TableInput): TextTable[] {
  const { match, viewer, words, texts, land } = input;
  if (!('locations' in match.view(viewer))) return [];
  const position = landPosition(match, viewer);
  const print = landPrint(match);
  const own = required(position.seats[viewer], 'seat of the viewer');
  const tables: TextTable[] = [
    {
      title: texts.locations,
      head: [texts.location, texts.work, texts.landmark, texts.needed, texts.standing, texts.exploration],
      rows: position.locations.map((location) => {
        const { at, exploration, settlers } = location;
        const { landmark } = known(print.spaces, at, 'location');
        const mine = settlers?.seat === viewer;
        return [
          at,
          capital(words.work(match, at)),
          landmark === null ? '–' : words.landmark(landmark),
          mine || exploration !== null ? '–' : String(neededAt(location, own, print)),
          settlers === null
            ? '–'
            : mine && input.onlooker === null
              ? texts.byYou(settlers.count)
              : texts.by(sideName(input, settlers.seat), settlers.count),
          exploration === null ? '–' : words.exploration(match, exploration),
        ];
      }),
    },
    {
      title: land.bonusTiles,
      head: [texts.stack, texts.tile, texts.worth(input.onlooker), texts.left],
      rows: position.stacks.map(({ at, top, left }, stack) => {
        const name = texts.stackAt(stack + 1, at);
        if (top === null) return [name, left === 0 ? land.stackEmpty : land.stackCovered(left), '–', String(left)];
        return [name, words.bonus(match, top), String(tileWorth(match, viewer, top)), String(left)];
      }),
    },
  ];
  if (position.beside) {
    tables.push({
      title: texts.besides,
      head: [texts.tile, texts.about],
      rows: position.beside.map((tile) => [tile, words.exploration(match, tile)]),
    });
  }
  return tables;
}
