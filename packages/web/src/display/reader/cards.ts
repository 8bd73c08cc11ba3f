/** Rows of cards: point cards to be claimed, merchant cards to be taken. */

import { landPosition } from '../../realms/land/position.ts';
import { roadPosition, roadPrint } from '../../realms/road/position.ts';
import { Faces } from '@windrose/words';
import { lacking, type TableInput, type TextTable } from './tables.ts';

/** Point cards. */
export function pointCardTables(input: TableInput): TextTable[] {
  const { match, viewer, words, texts, land, road } = input;
  const view = match.view(viewer);
  if (!('row' in view)) return [];
  const faces = new Faces(match);
  const row = (slot: string, card: string): [slot: string, what: string, short: string] => [
    slot,
    words.cardCalled(match, card),
    lacking(input, faces.pointCard(card).price),
  ];
  if ('locations' in view) {
    const position = landPosition(match, viewer);
    const rows = position.row.map((card, slot) =>
      card === null ? [String(slot + 1), land.gap, '–'] : row(String(slot + 1), card),
    );
    if (position.next !== null) rows.push(row(texts.next, position.next));
    const left = position.next === null ? land.deckEmpty : land.deckLeft(position.deck.length);
    return [
      { title: land.pointCards, head: [texts.slot, texts.card, texts.lacking(input.onlooker)], rows, notes: [left] },
    ];
  }
  const position = roadPosition(match, viewer);
  const { row: cards = [], deck = [] } = position;
  const print = roadPrint(match);
  return [
    {
      title: road.pointCards,
      head: [texts.slot, texts.card, texts.coin, texts.lacking(input.onlooker)],
      rows: cards.map((card, slot) => {
        const coin = print.faces.coinOver(position.coins, slot);
        const [name, what, short] = row(String(slot + 1), card);
        return [name, what, coin ? road.coin(coin.points, coin.left) : '–', short];
      }),
      notes: [road.deck(deck.length)],
    },
  ];
}

/** Merchant cards. */
export function merchantTables(input: TableInput): TextTable[] {
  const { match, viewer, words, texts, land, road } = input;
  const view = match.view(viewer);
  if (!('market' in view)) return [];
  if ('locations' in view) {
    const { market, merchantDeck } = landPosition(match, viewer);
    if (!market) return [];
    return [
      {
        title: land.market,
        head: [texts.slot, texts.card],
        rows: market.map((card, slot) => [
          String(slot + 1),
          card === null ? land.gap : words.merchantCalled(match, card),
        ]),
        notes: merchantDeck ? [land.merchantDeck(merchantDeck.flat().length)] : [],
      },
    ];
  }
  const { market, merchantDeck } = roadPosition(match, viewer);
  return [
    {
      title: road.market,
      head: [texts.slot, texts.card, texts.heap, texts.cost],
      rows: market.map(({ card, heap }, slot) => [
        String(slot + 1),
        words.merchantCalled(match, card),
        words.cubesThere(heap),
        road.costs(slot),
      ]),
      notes: [road.merchantDeck(merchantDeck.length)],
    },
  ];
}
