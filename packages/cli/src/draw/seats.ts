/** The seats' holds, boards, cards and tiles, one line each. */

import { islandsOf, type Match, type OutpostsView, required, seaTableOf, SPICES } from '@windrose/rules';
import { Faces, type MerchantCard, type Words } from '@windrose/words';
import pc from 'picocolors';

import { columns, width } from '../table.ts';
import type { Labels } from '../words/texts.ts';
import { type Paint, paintCubes, paintSeat, shortCubes } from './paint.ts';
import type { SeatView, TableView } from './view.ts';

/** Maximum width of a list before it wraps. */
const WIDEST = 88;

/** A seat's things below its name. @param plain words and counts instead of signs. */
export function drawSeat(
  match: Match,
  view: TableView,
  seat: number,
  words: Words,
  labels: Labels,
  plain: boolean,
): string {
  const own = required(view.seats[seat], `seat ${seat}`);
  const faces = new Faces(match);
  const rows: [string, string][] = [];
  const add = (label: string, items: readonly string[]): void => {
    for (const [at, line] of wrap(items).entries()) rows.push([at === 0 ? label : '', line]);
  };
  const list = (label: string, ids: readonly string[] | undefined, nameOf: (id: string) => string): void =>
    add(
      label,
      (ids ?? []).map((id) => (id === 'covered' ? labels.covered : nameOf(id))),
    );
  const paint = paintCubes(words);
  const order = ({ price, points }: { readonly price: string; readonly points: number }): string =>
    `${paint(price)}=${points}`;
  const pointCard = (id: string): string => {
    const card = faces.pointCard(id);
    return plain || card.benefit.kind !== 'none' ? words.cardCalled(match, id) : order(card);
  };
  const merchant = (id: string): string =>
    plain ? words.merchantCalled(match, id) : shortMerchant(faces.merchant(id), paint);

  add(labels.hold, [drawHold(own, words, labels, plain)]);
  if (own.boat) add(labels.boat, [words.place(match, own.boat)]);
  if (own.outposts) add(labels.outposts, [drawOutposts(match, own.outposts, words, labels, plain)]);
  if (own.settlers !== undefined) add(labels.settlers, [labels.settlersHere(own.settlers, own.reserve ?? 0)]);
  list(labels.orders, own.claimed, (tile) => order(faces.order(tile)));
  list(labels.bonus, own.bonus, (tile) => words.bonus(match, tile));
  list(labels.bonus, own.tiles, (tile) => words.bonus(match, tile));
  list(labels.cards, own.cards, pointCard);
  list(labels.explored, own.explored, (tile) => words.exploration(match, tile));
  if (own.merchants !== undefined) add(labels.merchants, [String(own.merchants)]);
  add(
    labels.route,
    (own.route ?? []).map(({ card, settlers }, slot) => {
      const here = settlers > 0 ? ` (${labels.needs(settlers)})` : '';
      return `${slot + 1}. ${merchant(card)}${here}`;
    }),
  );
  list(labels.hand, own.hand, merchant);
  list(labels.played, own.played, merchant);
  list(labels.pile, own.pile, merchant);
  if (own.coins) add(labels.coins, [labels.coinCount(own.coins.gold, own.coins.silver)]);

  const { total } = required(match.scores().seats[seat], `score of seat ${seat}`);
  const turn = view.decision?.seat === seat ? '►' : ' ';
  const name = paintSeat(seat, pc.bold(words.seat(seat)));
  const things = columns(rows.map(([label, text]) => [`    ${pc.dim(label)}`, text]));
  return `${plain ? '' : `${turn} `}${name}  ${words.points(total)}\n${things}`;
}

/** Items side by side, in as many lines as they need. */
function wrap(items: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && width(last) + 3 + width(item) <= WIDEST) lines[lines.length - 1] = `${last} · ${item}`;
    else lines.push(item);
  }
  return lines;
}

/** A merchant card in a few signs: what it gives, `↑` and how many upgrades, or its trade. */
function shortMerchant(card: MerchantCard, paint: Paint): string {
  if (card.kind === 'spice') return `+${paint(card.cubes)}`;
  if (card.kind === 'upgrade') return `↑${card.upgrades}`;
  return `${paint(card.give)}→${paint(card.take)}`;
}

/** The rival of Solo. */
export function drawRival(match: Match, view: TableView, words: Words, labels: Labels): string[] {
  const { rival } = view;
  if (!rival) return [];
  const faces = new Faces(match);
  const paint = paintCubes(words);
  const total = match.scores().rival?.total ?? 0;
  const orders = rival.claimed.map((tile) => `${paint(faces.order(tile).price)}=${faces.order(tile).points}`);
  const outposts = rival.outposts.map((at) => words.place(match, at));
  const rows: [label: string, text: string][] = [
    [labels.hold, rival.hold === '' ? labels.none : paint(shortCubes(rival.hold))],
    [labels.outposts, rival.outposts.length > 0 ? outposts.join(' ') : labels.none],
    ...(orders.length > 0 ? [[labels.orders, orders.join(' · ')] as [string, string]] : []),
  ];
  return [
    `  ${paintSeat(match.seats, pc.bold(words.rival))}  ${words.points(total)}`,
    columns(rows.map(([label, text]) => [`    ${pc.dim(label)}`, text])),
  ];
}

/** The cubes of a hold and the room that is left. */
function drawHold({ hold, limit }: SeatView, words: Words, labels: Labels, plain: boolean): string {
  const count = labels.of(hold.length, limit);
  if (plain) return hold === '' ? count : `${labels.has(words.cubes(hold))}, ${count}`;
  return `${paintCubes(words)(hold)}${pc.dim('·'.repeat(Math.max(0, limit - hold.length)))}  ${count}`;
}

/** The rows of a board: the values of uncovered spaces, then the outposts still on it. */
function drawOutposts(match: Match, taken: OutpostsView, words: Words, labels: Labels, plain: boolean): string {
  const values = boardOf(match);
  return SPICES.map((spice, at) => {
    const row = required(values[at], `row of ${spice}`);
    if (plain) return `${words.colour(spice)} ${labels.of(taken[spice], row.length)}`;
    const spaces = row.map((points, space) => (space < taken[spice] ? String(points) : pc.dim('⌂')));
    return `${paintCubes(words)(spice)} ${spaces.join('')}`;
  }).join(plain ? ', ' : '  ');
}

/** The points of the spaces of a player board, row by row. */
function boardOf({ core }: Match): readonly (readonly number[])[] {
  return required(seaTableOf(core.assembly) ?? islandsOf(core.assembly), 'board for outposts').board.values;
}
