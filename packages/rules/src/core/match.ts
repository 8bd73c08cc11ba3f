/** A match with a typed face: options and events by name, views, undo, records. People who read the engine start here. */

// oxlint-disable typescript/no-non-null-assertion -- undo stays within the kept states; events were logged with all their values

import { checkAssembly } from './check-assembly.ts';
import { Core } from './core.ts';
import { RulesError } from './errors.ts';
import { type Event, EVENT_WIDTH, EventLog, eventOf } from './events.ts';
import { checkSetting, type Game } from './game.ts';
import type { GameShape, MatchOptions, OptionsOf, ViewOf } from './shape.ts';
import { MatchLuck, type NumberedLuck, type RecordedDraws, RecordedLuck } from './luck.ts';
import { namePack, type PackName, type RawPack } from './pack.ts';
import { MOST_OPTIONS, type OptionBase } from './phase.ts';
import { type MatchRecord, RECORD_FORMAT } from './record.ts';
import { formatBundle, SPICES } from './spice.ts';
import type { State } from './state.ts';
import type { Decision } from './view.ts';

/** An option together with the code by which it is recorded. */
export type CodedOption<Option extends OptionBase = OptionBase> = Option & { readonly code: number };

/** The scores of a match; before the end, as if it ended now. */
export interface Scores {
  readonly seats: readonly SeatScore[];
  /** Solo: what the rival has. */
  readonly rival?: SeatScore;
  /** The winner's seat, or "rival"; null before the end. */
  readonly winner: number | 'rival' | null;
}

/** Points of one side, in all and by line. */
export interface SeatScore {
  readonly total: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** A choice that stands, with what it caused. */
export interface Choice<Option extends OptionBase = OptionBase> {
  readonly seat: number;
  readonly kind: string;
  readonly option: CodedOption<Option>;
  readonly events: readonly Event[];
  /** The turn it belongs to, counted from 1 through the whole match, set-up turns included. */
  readonly turn: number;
  /** The seat whose turn it was; another one than `seat` when that seat discards. */
  readonly mover: number;
  /** The round, from 1. */
  readonly round: number;
  /** Its draws, in order; empty if it revealed nothing. */
  readonly draws: readonly number[];
}

/** The input for starting a match. */
export interface MatchSetup<Options extends object = MatchOptions> {
  readonly seats: number;
  readonly options?: Options;
  /** The packs of the game, raw, by name. */
  readonly packs: Readonly<Record<string, RawPack>>;
  /** The secret of the match's luck: any text. */
  readonly seed: string;
  /** The luck of a followed match, whose secret is unknown; the seed is then ignored. */
  readonly luck?: RecordedLuck;
  /** A position to begin from instead of the deal. */
  readonly position?: SetOut;
}

/** A position set out by hand instead of dealt: as it was handed in, and what sets it out. */
export interface SetOut {
  /** In the format of the protocol; it is kept in the record. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Writes it into an empty state of the match, up to the beginning of a turn or after the end. @throws RulesError `bad-position` */
  write(state: State, match: Match): void;
}

/** The reasons why a choice cannot be undone. */
type Barrier = 'start' | 'drawn' | 'rival' | 'turn' | 'seat';

const BARRIERS: Readonly<Record<Barrier, string>> = {
  start: 'no choice has been made yet',
  drawn: 'something hidden was revealed by the last choice',
  rival: 'the rival has reacted since',
  turn: 'the turn has passed',
  seat: 'another seat has chosen since',
};

/** The streams of luck before the first decision: what the assembly depends on (a generated map), then the deal. */
const BEFORE_SET_UP = -1;
const SET_UP = 0;

/** One play of a game, from its set-up to its scores. */
export class Match<Shape extends GameShape = GameShape> {
  readonly game: Game<Shape>;
  readonly core: Core<Shape>;
  readonly seats: number;
  readonly options: OptionsOf<Shape>;
  readonly packs: readonly PackName[];
  /** The packs it is played with, by name: what is printed on the components. */
  readonly components: Shape['packs'];
  /** The secret of the luck; empty in a match that is followed ({@link RecordedLuck}). */
  readonly seed: string;
  /** The position it began from, in the format of the protocol; null if it was dealt. */
  readonly position: SetOut['state'] | null;
  readonly #setOut: SetOut | null;
  readonly #state: State;
  readonly #luck: NumberedLuck;
  /** The draws before the first decision: of the assembly, and of the deal. */
  readonly #opening: { before: readonly number[]; deal: readonly number[] };
  readonly #log = new EventLog();
  readonly #choices: Choice<Shape['option']>[] = [];
  readonly #entries: number[] = [];
  /** The states before the latest choices, as far as these may be undone. */
  readonly #before: Int32Array[] = [];
  readonly #buffer = new Int32Array(MOST_OPTIONS);
  #barrier: Barrier = 'start';

  private constructor(
    made: Pick<Match<Shape>, 'game' | 'core' | 'options' | 'packs' | 'components' | 'seed'>,
    luck: NumberedLuck,
    before: readonly number[],
    setOut: SetOut | null,
  ) {
    const { game, core, options, packs, components, seed } = made;
    this.game = game;
    this.core = core;
    this.seats = core.seats;
    this.options = options;
    this.packs = packs;
    this.components = components;
    this.seed = seed;
    this.position = setOut?.state ?? null;
    this.#setOut = setOut;
    this.#luck = luck;
    this.#opening = { before, deal: [] };
    this.#state = core.newState();
    this.#state.log = this.#log;
  }

  /**
   * Sets up a match.
   * @throws RulesError `bad-seats`, `bad-options`, `bad-pack`, `bad-map` for invalid input, `bad-game` for a game that lacks
   * something.
   */
  static start<Shape extends GameShape>(game: Game<Shape>, setup: MatchSetup<OptionsOf<Shape>>): Match<Shape> {
    const { seats, options } = checkSetting(game, setup.seats, setup.options);
    if (typeof setup.seed !== 'string') throw new RulesError('bad-options', 'The seed of the luck is a text.', 'seed');
    const components: Record<string, RawPack> = {};
    for (const name of game.packs) {
      const raw = setup.packs[name];
      if (raw === undefined) throw new RulesError('bad-pack', `${game.id} needs the pack "${name}".`, name);
      components[name] = raw;
    }
    const packs = Object.values(components).map(namePack);
    const luck = setup.luck ?? new MatchLuck(setup.seed);
    luck.at(BEFORE_SET_UP);
    const assembly = game.assemble({ seats, options, packs: setup.packs, luck });
    checkAssembly(game.id, seats, assembly);
    const core = new Core(assembly);
    const seed = setup.luck ? '' : setup.seed;
    const match = new Match({ game, core, options, packs, components, seed }, luck, luck.draws, setup.position ?? null);
    match.#deal();
    return match;
  }

  /** The same match before its first choice. */
  restart(): Match<Shape> {
    const twin = new Match(this, this.#luck.twin(), this.#opening.before, this.#setOut);
    twin.#deal();
    return twin;
  }

  #deal(): void {
    this.#luck.at(SET_UP);
    if (this.#setOut) {
      this.#state.cells.fill(0);
      this.#setOut.write(this.#state, this);
      if (this.#state.over === 0) this.core.begin(this.#state, this.#luck);
    } else {
      this.core.deal(this.#state, this.#luck);
    }
    this.#opening.deal = this.#luck.draws;
    this.#log.clear();
  }

  /** The number of choices that have not been undone. A choice raises it by one, an undo lowers it. */
  get version(): number {
    return this.#choices.length;
  }

  /** The number of entries of its record: choices and undos. */
  get entries(): number {
    return this.#entries.length;
  }

  /** Whether the match has ended. */
  get over(): boolean {
    return this.#state.over === 1;
  }

  /** The seat whose turn it is, or null after the end. */
  get mover(): number | null {
    return this.over ? null : this.#state.mover;
  }

  /** The round, from 1. */
  get round(): number {
    return this.#state.round;
  }

  /** The running turn, counted from 1 through the whole match. */
  get turn(): number {
    return this.#state.turn;
  }

  /** Whether the seats are still setting up: no turn has begun. */
  get inSetUp(): boolean {
    return this.#state.phase < this.core.assembly.setUp;
  }

  /** Whether the end is triggered, so that the running round is the last. */
  get final(): boolean {
    return this.#state.final === 1;
  }

  /** The next decision and its seat; null after the end. */
  get decision(): Decision | null {
    if (this.over) return null;
    return { seat: this.#state.actor, kind: this.core.phase(this.#state).kind };
  }

  /** The choices that stand, in order. */
  get choices(): readonly Choice<Shape['option']>[] {
    return this.#choices;
  }

  /** Copies the position into a state of this match's core, for search. */
  copyState(into: State): void {
    into.copy(this.#state);
  }

  /** A copy of the position in a new state. Where many are needed, {@link copyState} into one state is faster. */
  copiedState(): State {
    const state = this.core.newState();
    state.copy(this.#state);
    return state;
  }

  /**
   * The legal option equal to `wanted`: for options from outside, whose members may be anything.
   * @throws RulesError `illegal-choice`, `match-over`
   */
  find(wanted: object): CodedOption<Shape['option']> {
    this.#checkOpen();
    return this.legal().find((option) => sameOption(option, wanted)) ?? this.#refuse(showOption(wanted));
  }

  /** Everything that may be chosen now; empty after the end. */
  legal(): CodedOption<Shape['option']>[] {
    const phase = this.core.phase(this.#state);
    const n = this.core.legal(this.#state, this.#buffer);
    return Array.from(this.#buffer.subarray(0, n), (code) => ({ code, ...phase.option(this.#state, code) }));
  }

  /** The notation's word for each legal option, in the order of {@link legal}. */
  tokens(): string[] {
    const phase = this.core.phase(this.#state);
    const n = this.core.legal(this.#state, this.#buffer);
    return Array.from(this.#buffer.subarray(0, n), (code) => phase.token(this.#state, code));
  }

  /**
   * Takes one of the legal options.
   * @param choice its code, or the option itself.
   * @returns the events of the choice.
   * @throws RulesError `illegal-choice` or `match-over`, or `untold-luck` where the match is only followed; the match is
   * then as it was.
   */
  choose(choice: number | Shape['option']): Event[] {
    const state = this.#state;
    this.#checkOpen();
    const phase = this.core.phase(state);
    const n = this.core.legal(state, this.#buffer);
    const codes = this.#buffer.subarray(0, n);
    const code =
      typeof choice === 'number' ? choice : codes.find((one) => sameOption(phase.option(state, one), choice));
    if (code === undefined || !codes.includes(code)) {
      return this.#refuse(typeof choice === 'number' ? String(choice) : showOption(choice));
    }
    const option = { code, ...phase.option(state, code) };
    const { actor, turn, mover, round, phase: from } = state;
    const before = state.cells.slice();
    this.#luck.at(this.version + 1);
    try {
      this.core.apply(state, code, this.#luck);
    } catch (error) {
      state.cells.set(before);
      this.#log.clear();
      throw error;
    }
    if (this.#choices.at(-1)?.seat !== actor && this.#before.length > 0) this.#bar('seat');
    this.#before.push(before);
    const { draws } = this.#luck;
    const events = this.#readEvents();
    this.#choices.push({ seat: actor, kind: phase.kind, option, events, turn, mover, round, draws });
    this.#entries.push(code);
    if (draws.length > 0) this.#bar('drawn');
    else if (this.core.reacted(from, turn, state)) this.#bar('rival');
    else if (state.turn !== turn || state.over === 1) this.#bar('turn');
    return events;
  }

  /** The lowest version that {@link undo} can go back to: the current one if nothing can be undone. */
  get undoableTo(): number {
    return this.version - this.#before.length;
  }

  /**
   * Undoes choices; the record still contains them.
   * @param to the version to go back to; by default the one before the last choice.
   * @throws RulesError `cannot-undo` with the reason; the match is then as it was.
   */
  undo(to: number = this.version - 1): void {
    const back = this.version - to;
    if (!Number.isInteger(to) || to < 0 || back < 1) {
      const past =
        this.version === 0 ? BARRIERS.start : `choices can be taken back to a version from 0 to ${this.version - 1}`;
      throw new RulesError('cannot-undo', `Nothing can be taken back: ${past}.`, null, 'SH-19r');
    }
    if (back > this.#before.length) {
      const rule = this.#barrier === 'rival' ? 'SO-23r' : 'SH-19r';
      throw new RulesError('cannot-undo', `The choice cannot be taken back: ${BARRIERS[this.#barrier]}.`, null, rule);
    }
    this.#state.cells.set(this.#before[this.#before.length - back]!);
    this.#before.length -= back;
    this.#choices.length -= back;
    this.#entries.push(-1 - to);
  }

  /** The scores; before the end as if it ended now, with no winner. */
  scores(): Scores {
    const sides = Array.from({ length: this.core.sides }, (_, side) => {
      const parts = Object.fromEntries(this.core.scores.map((line) => [line.part, line.of(this.#state, side)]));
      return { total: this.core.points(this.#state, side), parts };
    });
    const leader = this.core.leader(this.#state);
    const winner = !this.over ? null : leader < this.seats ? leader : 'rival';
    const rival = sides[this.seats];
    return { seats: sides.slice(0, this.seats), ...(rival ? { rival } : {}), winner };
  }

  /** The complete state in the format of the engine protocol. */
  state(): ViewOf<Shape> {
    const state = this.#state;
    const { seats, table } = this.core.assembly.describe(state);
    const view = {
      game: this.game.id,
      version: this.version,
      round: state.round,
      mover: this.mover,
      decision: this.decision,
      over: this.over,
      stall: state.stall,
      final: this.final,
      seats: seats.map((own, seat) => ({
        hold: formatBundle(state.hold[seat]!),
        limit: state.limit[seat]!,
        ...own,
      })),
      ...table,
    };
    // The members of a shape belong together, which a type parameter that may be several shapes does not say.
    return view as ViewOf<Shape>;
  }

  /**
   * The view of a seat; `null` is a spectator. Differs from {@link state} only with the option `covered`: another seat's
   * tiles are then each just "covered" until the end.
   */
  view(viewer: number | null): ViewOf<Shape> {
    const state = this.state();
    const field = this.game.coverable;
    if (this.options.covered !== true || this.over || field === undefined) return state;
    const seats = state.seats.map((own, seat) => {
      const covered: unknown = Object.getOwnPropertyDescriptor(own, field)?.value;
      return seat === viewer || !Array.isArray(covered) ? own : { ...own, [field]: covered.map(() => 'covered') };
    });
    return { ...state, seats };
  }

  /** The stored form of the match. */
  record(): MatchRecord {
    return {
      windrose: RECORD_FORMAT,
      rules: this.game.rules,
      game: this.game.id,
      seats: this.seats,
      options: this.options,
      packs: this.packs,
      ...(this.position ? { position: this.position } : {}),
      luck: this.#luck instanceof RecordedLuck ? { told: this.draws() } : { seed: this.seed },
      codes: [...this.#entries],
    };
  }

  /** All draws so far, and none of the future. */
  draws(): RecordedDraws {
    const { before, deal } = this.#opening;
    const lists = [
      [BEFORE_SET_UP, ...before],
      [SET_UP, ...deal],
      ...this.#choices.map(({ draws }, at) => [at + 1, ...draws]),
    ];
    return lists.filter((list) => list.length > 1);
  }

  /** A record that does not reveal the future: with the draws so far in place of the secret. */
  publicRecord(): MatchRecord {
    return { ...this.record(), luck: { told: this.draws() } };
  }

  /**
   * Applies the entries of a record one after the other, undos included.
   * @throws RulesError `bad-record` naming the first entry that is not possible.
   */
  replay(entries: readonly number[]): void {
    entries.forEach((entry, index) => {
      try {
        if (entry < 0) this.undo(-1 - entry);
        else this.choose(entry);
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
        throw new RulesError(
          'bad-record',
          `Choice ${index + 1} of the record is not possible: ${error.message}`,
          `codes[${index}]`,
        );
      }
    });
  }

  /**
   * An independent copy of the match: for trying things out.
   * @param luck the luck of the copy; by default the same luck.
   */
  fork(luck: NumberedLuck = this.#luck.twin()): Match<Shape> {
    const twin = new Match(this, luck, this.#opening.before, this.#setOut);
    twin.#opening.deal = this.#opening.deal;
    twin.#state.copy(this.#state);
    // One by one: spread out as arguments, a long history would not fit on the stack.
    for (const choice of this.#choices) twin.#choices.push(choice);
    for (const entry of this.#entries) twin.#entries.push(entry);
    for (const before of this.#before) twin.#before.push(before);
    twin.#barrier = this.#barrier;
    return twin;
  }

  /**
   * An independent copy in which any line can be tried, whatever is known of the luck: draws that have not been published are made up.
   * A line that was played leads where it led, as far as its draws are known.
   */
  imagine(): Match<Shape> {
    return this.fork(this.#luck.imagined());
  }

  /**
   * An independent match at a position of the same core, without choices: for displaying positions of a search or simulation.
   * It cannot be replayed from its record.
   */
  standingAt(position: State): Match<Shape> {
    const twin = new Match(this, this.#luck.twin(), this.#opening.before, this.#setOut);
    twin.#opening.deal = this.#opening.deal;
    twin.#state.copy(position);
    return twin;
  }

  #bar(barrier: Barrier): void {
    this.#before.length = 0;
    this.#barrier = barrier;
  }

  #checkOpen(): void {
    if (this.over)
      throw new RulesError('match-over', 'The match is over; nothing can be chosen any more.', null, 'SH-12');
  }

  /** Throws because the request is not an option of the present decision. */
  #refuse(asked: string): never {
    const allowed = this.legal().map((option) => `${option.code} (${showOption(option)})`);
    throw new RulesError(
      'illegal-choice',
      `"${asked.replaceAll('"', "'")}" is not an option of the decision "${this.core.phase(this.#state).kind}" of seat ${this.#state.actor}; allowed are ${listUp(allowed)}.`,
    );
  }

  #readEvents(): Event[] {
    const { entries } = this.#log;
    const events: Event[] = [];
    for (let at = 0; at < entries.length; at += EVENT_WIDTH) {
      const { kind, shape } = eventOf(entries[at]!);
      const event: Record<string, unknown> = { kind };
      let next = at + 1;
      for (const [name, as] of Object.entries(shape)) {
        const value = entries[next++]!;
        event[name] =
          as === 'number'
            ? value
            : as === 'cubes'
              ? formatBundle(value)
              : as === 'spice'
                ? SPICES[value]
                : this.core.names[as]![value];
      }
      events.push(event as Event);
    }
    this.#log.clear();
    return events;
  }
}

/** Whether two options are equal; `code` and `text` are ignored. */
export function sameOption(a: object, b: object): boolean {
  const [one, other] = [membersOf(a), membersOf(b)];
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);
}

function membersOf(option: object): Map<string, unknown> {
  return new Map(Object.entries(option).filter(([key]) => key !== 'code' && key !== 'text'));
}

function showOption(option: object): string {
  return [...membersOf(option)]
    .map(([key, value]) => (key === 'kind' ? String(value) : `${key} ${JSON.stringify(value)}`))
    .join(' ');
}

/** The first dozen of a list and how many more there are. */
function listUp(items: readonly string[]): string {
  const shown = items.slice(0, 12).join(', ');
  return items.length > 12 ? `${shown} and ${items.length - 12} more` : shown;
}
