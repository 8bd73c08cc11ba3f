/** The log of a match in words, collected turn by turn. */

import type { Choice, Event, Match } from '@windrose/rules';
import type { Words } from '@windrose/words';

import { thingsOf } from '../play/event-things.ts';
import { splitAtRival } from '../play/since.ts';
import type { Thing } from '../play/targets.ts';
import { isToldBy } from '../play/told-by.ts';

/** Events that a heading or another line says already. */
const SILENT = new Set(['turn']);

/** An action, with its number of consecutive repetitions. */
export interface LogLine {
  readonly text: string;
  readonly times: number;
  /** The version of the match after it. */
  readonly version: number;
  /** The things on the table that it is about. */
  readonly things: readonly Thing[];
}

/** A turn in the log; of Solo's rival, which acts within the player's turn, its reaction. */
export interface LoggedTurn {
  /** Counted from 1 through the whole match. */
  readonly turn: number;
  readonly round: number;
  /** The side that acts: a seat or, past the seats, the rival of Solo. */
  readonly mover: number;
  /** Whether a seat only chose its starting set or place. */
  readonly setUp: boolean;
  readonly lines: readonly LogLine[];
}

/** Cached texts by choice; copies of a match share their choices. */
const known = new WeakMap<
  Choice,
  { readonly words: Words; readonly names: readonly string[]; readonly texts: TextsOfSides }
>();

/** The texts of the mover's events, and of those of Solo's rival. */
type TextsOfSides = readonly (readonly TextOfEvents[])[];

/** An event with its text and its subject. */
interface TextOfEvents {
  readonly event: Event;
  readonly text: string;
  readonly things: readonly Thing[];
}

/** An event that is told, in its turn, and how often what it says has been done. */
interface Told {
  readonly event: Event;
  readonly turn: number;
  readonly done: number;
}

/** The texts of a choice's events. */
function textsOf(choice: Choice, match: Match, words: Words, names: readonly string[]): TextsOfSides {
  const before = known.get(choice);
  if (before?.words === words && before.names === names) return before.texts;
  const texts = splitAtRival(choice.events, match.seats).map((events) =>
    events
      .filter(({ kind }) => !SILENT.has(kind))
      .map((event) => ({
        event,
        text: words.event(match, event, names),
        things: thingsOf(event),
      })),
  );
  known.set(choice, { words, names, texts });
  return texts;
}

/** The turns of a match, from the first on. One that has ended and in which nothing happened says so. */
export function turnLog(match: Match, words: Words, names: readonly string[]): LoggedTurn[] {
  const turns: (LoggedTurn & { readonly lines: LogLine[] })[] = [];
  const hasEnded = (at: number): boolean => (match.choices[at + 1]?.turn ?? match.turn) !== match.choices[at]?.turn;
  let told: Told | undefined;
  for (const [at, choice] of match.choices.entries()) {
    const version = at + 1;
    const { turn, round } = choice;
    for (const [side, texts] of textsOf(choice, match, words, names).entries()) {
      const mover = side === 0 ? choice.mover : match.seats;
      for (const { event, text, things } of texts) {
        let entry = turns.at(-1);
        if (entry?.turn !== turn || entry.mover !== mover) {
          const setUp = choice.kind === 'set' || choice.kind === 'boat';
          entry = { turn, round, mover, setUp, lines: [] };
          turns.push(entry);
        }
        const last = entry.lines.at(-1);
        if (last && told?.turn === turn && isToldBy(match, told.event, event)) {
          told = { ...told, done: told.done + 1 };
          entry.lines[entry.lines.length - 1] = { ...last, times: told.done, version };
          continue;
        }
        told = { event, turn, done: 0 };
        if (last?.text === text) entry.lines[entry.lines.length - 1] = { text, times: last.times + 1, version, things };
        else entry.lines.push({ text, times: 1, version, things });
      }
    }
    if (!hasEnded(at) || turns.at(-1)?.turn === turn) continue;
    const text = words.idle(choice.mover, names);
    turns.push({
      turn,
      round,
      mover: choice.mover,
      setUp: false,
      lines: [{ text, times: 1, version, things: [] }],
    });
  }
  return turns;
}
