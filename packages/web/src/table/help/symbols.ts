/** The meaning of each symbol of the tables, by the name of its drawing. */

import type { SymbolWords } from './symbols.en.ts';

/** Drawings without a meaning of their own: ornaments, backgrounds, and pieces drawn beside the words for them. */
const ORNAMENTS = /^(?:rose|ground-\w+|word-[\w-]+)$/;

/** Whether a drawing is only an ornament. */
export const isOrnament = (drawing: string): boolean => ORNAMENTS.test(drawing);

/** The meaning of a drawing: its own, or that of its family (`boat-2` is a `boat`); null if it has none. */
export function meaningOf(drawing: string, symbols: SymbolWords): string | null {
  if (isOrnament(drawing)) return null;
  const words = symbols as Readonly<Record<string, string>>;
  return words[drawing] ?? words[drawing.replace(/-.*/s, '')] ?? null;
}
