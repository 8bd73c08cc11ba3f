/** Players for tests: seeded, each with a leaning, so that random matches come into corners that uniform play never sees. */

import type { AnyOf, AnyView, CodedOption, FastLuck, Match } from '../src/index.ts';

/** The preference of a player for an option; 0: never if there is another. */
export type Leaning = (option: AnyOf<CodedOption>, match: Match) => number;

/** Likes options by their kind. */
export const liking =
  (weights: Readonly<Record<string, number>>): Leaning =>
  ({ kind }) =>
    weights[kind] ?? 1;

/** Every option alike. */
export const uniform: Leaning = () => 1;

/** Claims and builds when it can, trades often, sails little. */
export const eager = liking({ claim: 1000, build: 50, trade: 20, again: 3, pass: 0, stop: 3, take: 10 });

const stingy = liking({ stop: 0.5, stay: 0.2, take: 0.2, harvest: 0.3 });

/** Spends its cubes on steps and keeps few. */
export const vagrant: Leaning = (option, match) =>
  option.kind === 'step' ? (option.leave === '' ? 3 : 6) : stingy(option, match);

/** Sails to places with other boats. */
export const sociable: Leaning = ({ kind, to }, match) => {
  if (kind !== 'step') return kind === 'stay' ? 0.2 : 1;
  const { seats, mover }: AnyView = match.state();
  return seats.some(({ boat }, seat) => seat !== mover && boat === to) ? 8 : 0.5;
};

/** Never claims anything. */
export const idle: Leaning = ({ kind }) => (kind === 'claim' ? 0 : 1);

/** The code of an option, by leaning and chance. */
export function pick(match: Match, leaning: Leaning, luck: FastLuck): number {
  const options = match.legal();
  const weights = options.map((option) => Math.round(100 * leaning(option, match)));
  let rest = luck.draw(
    Math.max(
      1,
      weights.reduce((a, b) => a + b, 0),
    ),
  );
  const at = weights.findIndex((weight) => (rest -= weight) < 0);
  return options[Math.max(at, 0)]!.code;
}

/** Plays one choice and returns it. */
export function choose(match: Match, leaning: Leaning, luck: FastLuck): CodedOption {
  match.choose(pick(match, leaning, luck));
  return match.choices.at(-1)!.option;
}
