/** What happens between two steps of a lesson, where the match continues by itself: otherwise rounds would pass unseen. */

import type { Event, Match } from '@windrose/rules';
import { Faces, merchantName, type Words } from '@windrose/words';

/** So few events are told one by one; of more only the gains of each side. */
const FEW = 4;

/** The gains that are counted, in the order in which they are told. */
const GAINS = ['built', 'claimed', 'card', 'merchant', 'explored', 'bonus'] as const satisfies readonly Event['kind'][];

/** A gain of a side. */
type Gain = (typeof GAINS)[number];

/** The texts of one language. */
export interface MeanwhileTexts {
  readonly now: string;
  readonly rounds: (from: number, to: number) => string;
  /** The same in a few words, with the points the learner has gained. */
  readonly short: (from: number, to: number, points: number) => string;
  readonly gained: Readonly<Record<Gain, (n: number, points: string | null) => string>>;
}

/** The cards of the road that were gained have names: what a learner's hand holds is told by them. */
function namesOf(match: Match, events: readonly Event[], words: Words): string {
  const names = events.flatMap((event) => {
    if (event.kind !== 'merchant') return [];
    return [merchantName(words.cardNames, new Faces(match).merchant(event.card))];
  });
  return names.length === 0 ? '' : ` – ${words.list(names)}`;
}

/** Events that only show what comes next. */
const isDone = (event: Event): boolean => 'seat' in event && event.kind !== 'turn';

/**
 * What a learner sees of it before it is unfolded: which rounds, and the points gained.
 * @param from as in {@link meanwhile}
 * @param before the points of the seat when that step was done
 */
export function meanwhileShort(
  match: Match,
  from: number,
  seat: number,
  before: number,
  texts: MeanwhileTexts,
): string {
  const choices = match.choices.slice(from);
  const [first] = choices;
  const last = choices.at(-1);
  const points = (match.scores().seats[seat]?.total ?? 0) - before;
  return first && last ? texts.short(first.round, last.round, points) : texts.now;
}

/**
 * A few sentences; null where nothing happened in between. What has been done in the turn that goes on is told one by one:
 * it is what the step continues.
 * @param from the number of choices made when the step before was done
 */
export function meanwhile(
  match: Match,
  from: number,
  words: Words,
  texts: MeanwhileTexts,
  names: readonly string[],
): string | null {
  const choices = match.choices.slice(from);
  const events = choices.flatMap((choice) => choice.events).filter(isDone);
  const [first] = choices;
  const last = choices.at(-1);
  if (events.length === 0 || !first || !last) return null;
  if (events.length <= FEW) {
    return `${texts.now}: ${events.map((event) => words.event(match, event, names)).join(' ')}`;
  }
  const present = choices
    .filter(({ turn }) => turn === match.turn)
    .flatMap((choice) => choice.events)
    .filter(isDone);
  if (present.length > 0 && present.length <= FEW) events.splice(-present.length);
  const sides = Array.from({ length: match.core.sides }, (_, side) => {
    const own = events.filter((event) => 'seat' in event && event.seat === side);
    const gains = GAINS.flatMap((gain) => {
      const those = own.filter(({ kind }) => kind === gain);
      if (those.length === 0) return [];
      const points = those.reduce(
        (sum, event) => sum + (event.kind === 'claimed' || event.kind === 'card' ? event.points : 0),
        0,
      );
      return [
        texts.gained[gain](those.length, points === 0 ? null : words.points(points)) + namesOf(match, those, words),
      ];
    });
    const who = side < match.seats ? words.seat(side, names) : words.rival;
    return gains.length === 0 ? null : `${who} – ${gains.join(', ')}.`;
  });
  const told = present.length > FEW ? [] : present.map((event) => words.event(match, event, names));
  return [texts.rounds(first.round, last.round), ...sides.filter((side) => side !== null), ...told].join(' ');
}
