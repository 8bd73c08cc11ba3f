/** The result of a daily voyage as a text to be passed on: it tells how well one did, and nothing about the sea. */

import type { VoyageResult } from '../../play/daily-log.ts';

/** @param day in words. @param address where the daily voyage is found. @param streak days in a row, this one included */
export function shareText(
  day: string,
  { points, rival, rounds, won }: VoyageResult,
  streak: number,
  address: string,
): string {
  const signs = [`${won ? '🏆' : '⛵'} ${points} : ${rival}`, `🧭 ${rounds}`, ...(streak > 1 ? [`🔥 ${streak}`] : [])];
  return `Windrose · ${day}\n${signs.join('  ')}\n${address}`;
}
