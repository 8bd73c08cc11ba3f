/** Rows of cards: point cards above forts or on the road, merchant cards. */

import type { Match } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { columns } from '../table.ts';
import type { Labels } from '../words/texts.ts';
import { paintCubes } from './paint.ts';
import type { TableView } from './view.ts';

/** The row of point cards; `places` names the place of each, if wanted. */
export function drawRow(
  match: Match,
  view: TableView,
  words: Words,
  labels: Labels,
  places: readonly string[],
): string[] {
  const { row, coins, next } = view;
  if (!row) return [];
  // The leftmost card brings gold while there is some, the second (or then the leftmost) silver.
  const coinAt = (slot: number): string => {
    if (!coins) return '';
    const gold = coins.gold > 0 ? 0 : -1;
    const silver = coins.silver > 0 ? gold + 1 : -1;
    return slot === gold
      ? `+ ${labels.gold} ×${coins.gold}`
      : slot === silver
        ? `+ ${labels.silver} ×${coins.silver}`
        : '';
  };
  const lines = [...row].map((card, slot) => [
    `  ${places[slot] ?? slot + 1}`,
    card === null ? pc.dim(labels.gap) : words.cardCalled(match, card),
    coinAt(slot),
  ]);
  const following = next ? [`  ${labels.next}`, pc.dim(words.cardCalled(match, next)), ''] : null;
  return [pc.bold(labels.pointCards), columns(following ? [...lines, following] : lines)];
}

/** The merchant cards, each with the cubes lying on it. */
export function drawMarket(
  match: Match,
  view: TableView,
  words: Words,
  labels: Labels,
  places: readonly string[],
): string[] {
  if (!view.market) return [];
  const lines = [...view.market].map((entry, slot) => {
    const card = typeof entry === 'string' ? entry : entry?.card;
    const heap = typeof entry === 'object' && entry !== null ? entry.heap : '';
    return [
      `  ${places[slot] ?? slot + 1}`,
      card === undefined ? pc.dim(labels.gap) : words.merchantCalled(match, card),
      heap === '' ? '' : `${labels.lying}: ${paintCubes(words)(heap)}`,
    ];
  });
  return [pc.bold(labels.market), lines.length > 0 ? columns(lines) : `  ${pc.dim(labels.gap)}`];
}
