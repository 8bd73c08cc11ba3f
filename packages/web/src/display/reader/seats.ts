/** The possessions of the sides: a row per kind of thing, a column per side. */

import { type AnySeat, required, SPICES } from '@windrose/rules';

import { capital } from '../../i18n/capital.ts';
import { landPrint, lastingOf, tileWorth } from '../../realms/land/position.ts';
import { roadPrint } from '../../realms/road/position.ts';
import { seaPosition, seaPrint } from '../../realms/sea/position.ts';
import { listed, sideName, type TableInput, type TextTable } from './tables.ts';

/** A table of what some sides have. @param sides seats, and the number of seats for the rival. */
export function seatTable(input: TableInput, title: string, sides: readonly number[]): TextTable {
  const columns = sides.map((side) => new Map(rowsOf(input, side)));
  // The rival has less than a seat: the rows are the union of all columns.
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return {
    title,
    head: [input.texts.about, ...sides.map((side) => sideName(input, side))],
    rows: names.map((name) => [name, ...columns.map((column) => column.get(name) ?? input.texts.nothing)]),
  };
}

type Row = readonly [name: string, value: string];

function rowsOf(input: TableInput, side: number): Row[] {
  const { match, viewer, words, texts, ui } = input;
  const { seats, rival } = match.scores();
  const covered = match.options.covered === true && !match.over && side !== viewer;
  const points: Row = [
    texts.points,
    covered ? texts.covered : String(required(seats[side] ?? rival, 'score of the side').total),
  ];
  const own: AnySeat | undefined = match.view(viewer).seats[side];
  if (!own) return [points, ...rivalRows(input)];
  const hold = `${ui.holdOf(own.hold.length, own.limit)}: ${words.cubesThere(own.hold)}`;
  return [points, [texts.hold, hold], ...seaRows(input, own), ...landRows(input, side, own), ...roadRows(input, own)];
}

function rivalRows(input: TableInput): Row[] {
  const { match, viewer, words, texts } = input;
  const { rival } = seaPosition(match, viewer);
  if (!rival) return [];
  return [
    [texts.hold, words.cubesThere(rival.hold)],
    [texts.outpostsBuilt, String(rival.outposts.length)],
    [texts.orders, ordersOf(input, rival.claimed)],
  ];
}

/** Orders claimed of those that trigger the end; those that must not be seen are just counted. */
function ordersOf({ match, words, texts, ui }: TableInput, claimed: readonly string[]): string {
  const { orders, lastOrder } = seaPrint(match);
  const which = claimed.flatMap((tile) => {
    const order = orders.get(tile);
    return order ? [ui.orderHere(words.cubesThere(order.price), words.points(order.points))] : [];
  });
  return towardsEnd(texts, claimed.length, lastOrder, which.join('; '));
}

/** A count, with the number that triggers the end if there is one. */
function towardsEnd(texts: TableInput['texts'], count: number, end: number | null, which: string): string {
  if (end !== null) return texts.ofAll(count, end, which);
  return count === 0 ? texts.nothing : `${count}: ${which}`;
}

function seaRows(input: TableInput, own: AnySeat): Row[] {
  const { match, words, texts, ui } = input;
  const rows: Row[] = [];
  if (own.boat !== undefined) rows.push([texts.boat, own.boat === null ? texts.noBoat : words.place(match, own.boat)]);
  const { outposts } = own;
  if (outposts) {
    const values = required(own.claimed ? seaPrint(match).values : landPrint(match).outposts, 'board with outposts');
    const lines = SPICES.map((spice, at) => {
      const built = outposts[spice];
      const row = required(values[at], 'row of outposts');
      return texts.outpostsOf(words.colour(spice), built, row.length, row[built]);
    });
    rows.push([texts.outpostsBuilt, capital(lines.join('; '))]);
  }
  if (own.bonus) {
    rows.push([
      ui.bonusTiles,
      listed(
        input,
        own.bonus.map((tile) => words.bonus(match, tile)),
      ),
    ]);
  }
  if (own.claimed) rows.push([texts.orders, ordersOf(input, own.claimed)]);
  return rows;
}

function landRows(input: TableInput, side: number, own: AnySeat): Row[] {
  const { match, words, texts, land } = input;
  if (own.settlers === undefined) return [];
  const print = landPrint(match);
  const { reserve = 0, cards = [], tiles = [], explored = [], merchants, route } = own;
  const rows: Row[] = [
    [texts.settlers, `${land.ready(own.settlers)}, ${land.reserve(reserve)}`],
    [
      land.cards,
      towardsEnd(texts, cards.length, print.lastCard, cards.map((card) => words.cardCalled(match, card)).join('; ')),
    ],
    [
      land.bonusTiles,
      texts.ofAll(
        tiles.length,
        print.bonusSpaces,
        tiles.map((tile) => land.bonusWorth(words.bonus(match, tile), tileWorth(match, side, tile))).join('; '),
      ),
    ],
    [
      land.explored,
      listed(
        input,
        explored.map((tile) => words.exploration(match, tile)),
      ),
    ],
    [
      land.lasting,
      listed(
        input,
        lastingOf({ cards }, print).flatMap(({ landmark, help, tools }) => [
          ...(help > 0 ? [land.helpAt(words.landmark(landmark), help)] : []),
          ...(tools === '' ? [] : [land.toolAt(words.landmark(landmark), words.cubes(tools))]),
        ]),
      ),
    ],
  ];
  if (merchants !== undefined) {
    rows.push([land.market, print.fourths ? `${merchants}; ${land.fourths}` : String(merchants)]);
  }
  if (route) {
    const taken = route.map(({ card, settlers }, slot) =>
      land.routeAt(slot + 1, words.merchantCalled(match, card), settlers),
    );
    rows.push([land.route, taken.length === 0 ? texts.nothing : taken.join('; ')]);
  }
  return rows;
}

function roadRows(input: TableInput, own: AnySeat): Row[] {
  const { match, words, texts, road } = input;
  if (!own.hand || !own.played) return [];
  const cards = (ids: readonly string[]): string =>
    ids.length === 0
      ? texts.nothing
      : `${ids.length}: ${ids.map((card) => words.merchantCalled(match, card)).join('; ')}`;
  const rows: Row[] = [
    [texts.hand, cards(own.hand)],
    [texts.played, cards(own.played)],
  ];
  if (own.pile) rows.push([texts.pile, String(own.pile.length)]);
  if (own.cards) {
    const which = own.cards.map((card) => (card === 'covered' ? road.covered : words.cardCalled(match, card)));
    rows.push([road.pointCards, towardsEnd(texts, own.cards.length, roadPrint(match).lastCard, which.join('; '))]);
  }
  if (own.coins) rows.push([texts.coins, road.coins(own.coins.gold, own.coins.silver)]);
  return rows;
}
