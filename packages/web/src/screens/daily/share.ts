/** The result of a daily voyage as a shareable text, which reveals the score but nothing about the sea. */

import type { VoyageResult } from '../../play/daily-log.ts';

/** @param day in words. @param address of the daily voyage. @param streak days in a row, this one included */
export function shareText(
  day: string,
  { points, rival, rounds, won }: VoyageResult,
  streak: number,
  address: string,
): string {
  const signs = [`${won ? '🏆' : '⛵'} ${points} : ${rival}`, `🧭 ${rounds}`, ...(streak > 1 ? [`🔥 ${streak}`] : [])];
  return `Windrose · ${day}\n${signs.join('  ')}\n${address}`;
}
