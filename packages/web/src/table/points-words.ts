/** Points in words: what they are made of, and what a choice adds and takes. Every sum adds up. */

import type { AnyView, Match } from '@windrose/rules';
import { pointsOfCubes, type Words } from '@windrose/words';

import type { Ui } from '../i18n/table.en.ts';
import type { Outcome } from '../play/outcome.ts';

/** The changes that a choice brings: "+6 for the card, −3 for cubes paid". */
export function changesInWords({ changes }: Pick<Outcome, 'changes'>, match: Match, ui: Ui, words: Words): string {
  const seat = match.decision?.seat ?? 0;
  // Of a custom game only the name of the part is known.
  const nameOf = (part: string): string =>
    words.scoreLines(match, seat).find((line) => line.part === part)?.name ?? part;
  // What goes comes last.
  return changes
    .toSorted((a, b) => b.points - a.points)
    .map(({ part, points }) => ui.pointsFor[part]?.(ui.more(points)) ?? `${ui.more(points)} ${nameOf(part)}`)
    .join(', ');
}

/**
 * What the points of a side are made of, and that cubes count: "12 points now: Point cards 7 and Cubes 5. Each cube …". Where there are
 * none but those of cubes, it names the cubes: nothing that the side has claimed explains them.
 */
export function pointsInWords(match: Match, side: number, ui: Ui, words: Words): string {
  const lines = words.scoreLines(match, side);
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  const counting = lines.filter(({ points }) => points !== 0);
  const parts = counting.map(({ name, points }) => `${name} ${points}`);
  const made =
    counting.length === 0
      ? ''
      : counting.every(({ part }) => part === 'cubes')
        ? ui.pointsOfCubes(words.points(total), words.cubesThere(holdOf(match, side).replaceAll('Y', '')))
        : ui.pointsMadeOf(words.points(total), words.list(parts));
  const cubes = lines.some(({ part }) => part === 'cubes') ? ui.cubesCount : '';
  return [made, cubes].filter(Boolean).join(' ');
}

/** The cubes of a side, as letters. */
function holdOf(match: Match, side: number): string {
  const { seats, rival }: AnyView = match.state();
  return (seats[side] ?? rival)?.hold ?? '';
}

/** What cubes of a hold are worth now: "3 red: worth 3 points at the end, as long as they are kept."; "" without cubes. */
export function holdInWords(letters: string, ui: Ui, words: Words): string {
  return letters === '' ? '' : ui.heldCubes(words.cubesThere(letters), words.points(pointsOfCubes(letters)));
}

/** The sentence about a claim without what the cubes paid for it counted, which ends its brackets: where a ribbon has no room, the log has it. */
export function withoutCubesPaid(sentence: string): string {
  return sentence.replace(/, [^,()]* −\d+\)/u, ')');
}
