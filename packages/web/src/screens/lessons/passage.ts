/** The rounds between two steps of a lesson, played on the table choice by choice: a board that had leapt ahead would tell nobody how. */

import type { LessonStep } from '@windrose/analysis/lessons';
import type { Choice, Match } from '@windrose/rules';

import { LOOKING, lookedAt } from '../../play/looking.ts';
import { paced } from '../../play/pace.ts';
import type { TableSession, TableSnapshot } from '../../play/session.ts';
import { isDone } from './meanwhile.ts';

/** About so many milliseconds go to all choices, and to reading what came of all turns, however many there are. */
const CHOICES_MS = 12_000;
const TURNS_MS = 20_000;

/** The least and the most milliseconds for one of them. */
const CHOICE_MS = [220, 520] as const;
const TURN_MS = [900, 1800] as const;

/** One's own turns are read for longer than those of others by this factor. */
const OWN_TURN = 1.4;

/** What comes of a turn beyond the first thing is read for so many milliseconds more, and for no more than so many in all. */
const EVENT_MS = 320;
const MOST_EVENTS_MS = 1600;

/** A claim of any seat decides the match: the passage waits after it until it has been read. */
const CLAIMS: ReadonlySet<string> = new Set(['claimed', 'card']);

/** Milliseconds for which the table is seen before the first choice. */
const BEFORE_MS = 350;

/** However fast the others' turns are shown, a passage can be followed. */
const FASTEST = 0.4;

const shownFor = (ms: number): number => Math.max(paced(ms), ms * FASTEST);

/** The share of some time that each of many gets, within limits. */
const shareOf = (all: number, count: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, all / Math.max(1, count)));

/** A session of its own: nothing can be chosen in it, and the table follows it as it follows the others' turns. */
export class Passage implements TableSession {
  readonly choose = LOOKING.choose;
  readonly undoStep = LOOKING.undoStep;
  readonly undoTurn = LOOKING.undoTurn;
  readonly undoTo = LOOKING.undoTo;
  readonly endTurn = LOOKING.endTurn;
  readonly names: TableSession['names'];
  readonly sitters: TableSession['sitters'];
  readonly ownSeat: number;
  /** The match at its end. */
  readonly end: Match;
  readonly #choices: readonly Choice[];
  readonly #match: Match;
  readonly #listeners = new Set<() => void>();
  readonly #choiceMs: number;
  readonly #turnMs: number;
  readonly #done: () => void;
  #made = 0;
  #isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #table: TableSnapshot;

  /**
   * @param before the step before, from whose end it is played with the same draws. @param to the match when the next step begins.
   * @param seating who sits there. @param done called when all has been shown, or is not to be shown any more.
   */
  constructor(
    before: Pick<LessonStep, 'match' | 'codes'>,
    to: Match,
    { names, sitters, ownSeat }: Pick<TableSession, 'names' | 'sitters' | 'ownSeat'>,
    done: () => void,
  ) {
    this.names = names;
    this.sitters = sitters;
    this.ownSeat = ownSeat;
    this.#match = before.match.fork();
    for (const code of before.codes) this.#match.choose(code);
    this.#choices = to.choices.slice(this.#match.version);
    this.#done = done;
    this.end = to;
    this.#choiceMs = shareOf(CHOICES_MS, this.#choices.length, CHOICE_MS);
    this.#turnMs = shareOf(TURNS_MS, new Set(this.#choices.map(({ turn }) => turn)).size, TURN_MS);
    this.#table = this.#look();
  }

  /** Whether nothing is seen of it, as where the boat only stops. */
  get isEmpty(): boolean {
    return !this.#choices.some(({ events }) => events.some(isDone));
  }

  /** Begins. Returns a function that stops it. */
  open(): () => void {
    this.#timer = setTimeout(this.#step, shownFor(BEFORE_MS));
    return () => clearTimeout(this.#timer);
  }

  /** Whether it waits for {@link goOn}. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Waits. */
  hold = (): void => {
    clearTimeout(this.#timer);
    this.#isHeld = true;
    this.#show();
  };

  /** Goes on with the next choice. */
  goOn = (): void => {
    this.#isHeld = false;
    this.#step();
  };

  readonly #step = (): void => {
    const choice = this.#choices[this.#made];
    if (choice === undefined) {
      this.#done();
      return;
    }
    this.#match.choose(choice.option.code);
    this.#made++;
    const next = this.#choices[this.#made];
    const endsTurn = next?.turn !== choice.turn;
    if (endsTurn && next && this.#hasMoment()) {
      this.hold();
      return;
    }
    this.#show();
    const told = this.turn().flatMap(({ events }) => events.filter(isDone)).length;
    const eventsMs = Math.min(MOST_EVENTS_MS, EVENT_MS * Math.max(0, told - 1));
    const turnMs = this.#turnMs * (choice.mover === this.ownSeat ? OWN_TURN : 1) + eventsMs;
    this.#timer = setTimeout(this.#step, shownFor(this.#choiceMs + (endsTurn ? turnMs : 0)));
  };

  /** Whether the turn that is shown has something to be read at leisure: a claim, or a bonus tile of one's own. */
  #hasMoment(): boolean {
    return this.turn().some(({ events }) =>
      events.some(
        (event) => CLAIMS.has(event.kind) || (event.kind === 'bonus' && 'seat' in event && event.seat === this.ownSeat),
      ),
    );
  }

  #show(): void {
    this.#table = this.#look();
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The table as it is now; the same object until something changes. */
  table = (): TableSnapshot => this.#table;

  /** All choices of the turn that is shown. */
  turn(): readonly Choice[] {
    const { turn } = this.#choices[Math.max(0, this.#made - 1)] ?? {};
    return this.#choices.filter((choice) => choice.turn === turn);
  }

  /** Shows the next step at once. */
  skip = (): void => this.#done();

  #look(): TableSnapshot {
    const table = lookedAt(this.#match.fork());
    const [choice] = this.turn();
    return choice ? { ...table, seat: choice.mover, mover: choice.mover, round: choice.round } : table;
  }
}
