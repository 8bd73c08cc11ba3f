/**
 * A match being played in this page. A turn is played on a fork: what a person chooses is pending until the turn
 * is ended (or something hidden is turned up), so it can be taken back freely. Bots' turns are played by themselves.
 */

import { type CodedOption, type Decision, loadMatch, type Match, type RawPack } from '@windrose/rules';

import type { BotPlayer } from './bot.ts';
import { Draft } from './draft.ts';
import { paced } from './pace.ts';
import type { Sitter, StoredMatch } from './store.ts';

/** What happens at the table now. */
type Stage =
  /** A person chooses. */
  | 'choice'
  /** A person's turn is played and waits to be ended. */
  | 'held'
  /** A bot plays. */
  | 'bot'
  /** A person at another device chooses. */
  | 'far'
  /** A turn is on its way to be stored. */
  | 'sent'
  | 'over'
  /** Somebody only looks at the match. */
  | 'shown';

/** The table as it is at one moment. A new object whenever anything changed. */
export interface Table {
  /** The match with the pending choices, another object for each table; to be read, never played on. */
  readonly match: Match;
  readonly stage: Stage;
  /** The seat whose turn it is on screen: while a turn is held, still the seat that played it. */
  readonly mover: number;
  /** The seat that chooses, or whose turn is held. */
  readonly seat: number;
  /** What a person has to choose; null on every other stage. */
  readonly decision: Decision | null;
  /** What may be chosen; empty unless a person chooses. */
  readonly options: readonly CodedOption[];
  readonly canUndo: boolean;
  /** The version of the match up to which everything stands; later choices can be taken back. */
  readonly settled: number;
  readonly round: number;
  /** The bot whose turn it is could not think. */
  readonly botFailed: boolean;
}

/** What a session asks of the place it is played in. */
export interface Room {
  /** Keeps the match, after every change. */
  keep(match: StoredMatch): void;
}

/** Who sits at a seat of a table on screen: a person or bot here, or a person at another device. */
interface ShownSitter {
  readonly kind: Sitter['kind'] | 'far';
  readonly name: string;
}

/** What the screens know of a session. Where a match is only looked at, its actions do nothing. */
export type TableSession = Pick<
  Session,
  'names' | 'ownSeat' | 'choose' | 'undoStep' | 'undoTurn' | 'undoTo' | 'endTurn' | 'skip'
> & { readonly sitters: readonly ShownSitter[] };

/** Milliseconds a choice of somebody else is looked at before the next one, by the kind of decision. */
const PAUSES: Readonly<Record<string, number>> = { turn: 620, sail: 520, act: 620, boat: 620, set: 420 };
const PAUSE = 360;
/**
 * Milliseconds after which a bot is asked: what was chosen last is drawn before thinking takes the processor. Longer when
 * a match is opened, for everything else is loaded and drawn then.
 */
const LEAD = 120;
const FIRST_LEAD = 420;

/** How long a choice at a decision of some kind is looked at, in milliseconds. */
export function pauseAt(kind: string): number {
  return paced(PAUSES[kind] ?? PAUSE);
}

/** One match, its sitters, and what is pending. */
export class Session {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  /** The people's and bots' names by seat; always the same list. */
  readonly names: readonly string[];
  readonly #bot: BotPlayer;
  readonly #packs: readonly RawPack[];
  readonly #room: Room;
  readonly #listeners = new Set<() => void>();
  readonly #draft: Draft;
  #skipping = false;
  #botRuns = false;
  #botFailed = false;
  #closed = false;
  #opened = false;
  #table: Table;

  /** @throws RulesError when the match cannot be replayed. */
  constructor(stored: StoredMatch, bot: BotPlayer, room: Room) {
    this.id = stored.id;
    this.sitters = stored.sitters;
    this.names = stored.sitters.map(({ name }) => name);
    this.#bot = bot;
    this.#room = room;
    this.#packs = stored.packs ?? [];
    this.#draft = new Draft(loadMatch(stored.record, this.#packs), stored.pending);
    this.#table = this.#look();
  }

  /** Begins to live: bots start to play. Returns what ends it. */
  open(): () => void {
    this.#closed = false;
    // Nothing has changed: what is drawn already stays as it is.
    this.#letBotsPlay();
    return () => {
      this.#closed = true;
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The table as it is now; the same object until something changes. */
  table = (): Table => this.#table;

  /** The seat whose board is shown as one's own: the person who chooses, or chose last, or sits first. */
  get ownSeat(): number {
    const { seat, match } = this.#table;
    if (this.sitters[seat]?.kind === 'person') return seat;
    const people = this.sitters.flatMap((sitter, at) => (sitter.kind === 'person' ? [at] : []));
    if (people.length <= 1) return people[0] ?? 0;
    const last = match.choices.findLast((choice) => people.includes(choice.seat));
    return last?.seat ?? people.at(-1)!;
  }

  /** The match as it is kept. */
  stored(): StoredMatch {
    const { settled, pending } = this.#draft;
    return {
      id: this.id,
      sitters: this.sitters,
      record: settled.record(),
      packs: this.#packs,
      pending,
      touched: Date.now(),
      round: settled.inSetUp ? 0 : settled.round,
      over: settled.over,
    };
  }

  /** A person's click: one option, or several that follow one another. */
  choose(codes: readonly number[]): void {
    if (this.#table.stage !== 'choice' || codes.length === 0) return;
    this.#draft.beginClick();
    for (const code of codes) {
      const revealing = this.#draft.reveals(code);
      this.#draft.take(code);
      // What has been turned up cannot be taken back.
      if (revealing) this.#draft.settle();
    }
    this.#draft.takeLoneOptions();
    this.#goOn();
  }

  /** Takes the last click back. */
  undoStep(): void {
    this.#takeBack(() => this.#draft.takeBack(this.#draft.pending.length - 1));
  }

  /** Takes back everything of the turn that can be. */
  undoTurn(): void {
    this.#takeBack(() => this.#draft.takeBack(0));
  }

  /** Takes back what was chosen after a version of the match, as far as that can be. */
  undoTo = (version: number): void => {
    this.#takeBack(() => this.#draft.takeBackTo(version));
  };

  /** Ends a turn that is held. */
  endTurn(): void {
    if (this.#table.stage !== 'held') return;
    this.#draft.settle();
    this.#goOn();
  }

  /** Shows what bots do at once, until a person has to choose; asks a bot again that has failed. */
  skip(): void {
    this.#skipping = true;
    this.#wake();
    if (this.#botFailed) this.#goOn();
  }

  #takeBack(take: () => void): void {
    if (!this.#table.canUndo) return;
    take();
    this.#changed();
  }

  #look(): Table {
    // A copy, so that a table once handed out stays as it is.
    const match = this.#draft.match.fork();
    const { held, settled, pending } = this.#draft;
    const shown = held ? settled : match;
    const { decision } = shown;
    const seat = decision?.seat ?? 0;
    const stage: Stage = held
      ? 'held'
      : decision === null
        ? 'over'
        : this.sitters[seat]?.kind === 'bot'
          ? 'bot'
          : 'choice';
    return {
      match,
      stage,
      mover: shown.mover ?? 0,
      seat,
      decision: stage === 'choice' ? decision : null,
      options: stage === 'choice' ? match.legal() : [],
      canUndo: pending.length > 0,
      settled: settled.version,
      round: shown.round,
      botFailed: this.#botFailed,
    };
  }

  #changed(): void {
    this.#table = this.#look();
    if (!this.#closed) this.#room.keep(this.stored());
    for (const listener of this.#listeners) listener();
  }

  #goOn(): void {
    this.#changed();
    this.#letBotsPlay();
  }

  #letBotsPlay(): void {
    if (this.#table.stage === 'bot') void this.#playBots();
    else this.#skipping = false;
  }

  async #playBots(): Promise<void> {
    if (this.#botRuns) return;
    this.#botRuns = true;
    this.#botFailed = false;
    let lead = this.#opened ? LEAD : FIRST_LEAD;
    this.#opened = true;
    try {
      while (!this.#closed && this.#table.stage === 'bot') {
        const { settled } = this.#draft;
        const { kind, seat } = settled.decision!;
        const begun = performance.now();
        await this.#pause(lead);
        lead = LEAD;
        if (this.#closed) break;
        const code = await this.#bot.choose(settled.record(), this.#packs, this.sitters[seat]?.level);
        await this.#pause(pauseAt(kind) - (performance.now() - begun));
        if (this.#closed) break;
        settled.choose(code);
        this.#draft.standOn(settled);
        this.#changed();
      }
    } catch (error) {
      // The table says so, and the bot is asked again on request; what was wrong is for whoever looks for it.
      console.error('bot failed', error);
      this.#botFailed = true;
      this.#changed();
    } finally {
      this.#botRuns = false;
      this.#skipping = false;
    }
  }

  #wake: () => void = () => {};

  /** Waits, unless the show is skipped. */
  #pause(ms: number): Promise<void> {
    if (this.#skipping || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
