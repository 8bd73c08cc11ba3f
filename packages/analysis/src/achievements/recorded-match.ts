/** A finished match as achievements read it: what one seat did, choice by choice, and what came of it. */

import { type Event, type Match, type MatchOptions, type SeatScore, required } from '@windrose/rules';

/** A choice with the position after it. */
export interface RecordedChoice {
  /** The turn it belongs to, counted from 1 through the whole match. */
  readonly turn: number;
  readonly events: readonly Event[];
  /** The seat's number of cubes afterwards. */
  readonly cubes: number;
}

/** A finished match from the point of view of a seat. */
export interface RecordedMatch {
  readonly game: string;
  readonly seat: number;
  readonly options: MatchOptions;
  readonly won: boolean;
  readonly score: SeatScore;
  readonly choices: readonly RecordedChoice[];
  /** The seat's largest deficit to the best of the others after any turn in the second half of the match. */
  readonly behind: number;
}

/** Replays a finished match from its record. @param seat whose achievements are checked */
export function recordedMatch(match: Match, seat: number): RecordedMatch {
  const again = match.restart();
  const choices: RecordedChoice[] = [];
  let behind = 0;
  for (const [at, { option, turn, events }] of match.choices.entries()) {
    again.choose(option.code);
    choices.push({ turn, events, cubes: required(again.state().seats[seat], `seat ${seat}`).hold.length });
    const ended = match.choices[at + 1]?.turn !== turn;
    if (ended && at >= match.choices.length / 2 && !again.over) behind = Math.max(behind, deficit(again, seat));
  }
  const scores = match.scores();
  return {
    game: match.game.id,
    seat,
    options: match.options,
    won: scores.winner === seat,
    score: required(scores.seats[seat], `score of seat ${seat}`),
    choices,
    behind,
  };
}

/** The number of points by which a seat is behind the best other side, the rival included. */
function deficit(match: Match, seat: number): number {
  const { seats, rival } = match.scores();
  const others = [...seats.filter((_, other) => other !== seat), ...(rival ? [rival] : [])];
  return Math.max(...others.map(({ total }) => total)) - required(seats[seat], `score of seat ${seat}`).total;
}
