/** The findings of a check of a pack, as sentences. */

import type { PackFinding } from '@windrose/rules';

import { didYouMean } from './nearest.ts';

/** A finding as a line, with the word that was probably meant. */
export function findingInWords({ where, message, word, allowed }: PackFinding): string {
  return `${where}: ${message}.${word === null ? '' : didYouMean(word, allowed)}`;
}
