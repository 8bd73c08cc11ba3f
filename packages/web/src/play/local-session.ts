/** A match played only in this page: bots play automatically, and every change is stored. */

import { loadMatch, type Match, type RawPack } from '@windrose/rules';

import type { BotPlayer } from './bot.ts';
import { Draft } from './draft.ts';
import {
  pauseAfter,
  pauseAt,
  type Stage,
  type TableSnapshot,
  type Turn,
  type TurnDriver,
  TurnSession,
} from './session.ts';
import { QUICK_LEVEL } from './start.ts';
import { onlyPersonAtFirst, type Sitter, type StoredMatch, wasPerson } from './store.ts';
import { storedNow } from './stored.ts';

/** The storage of a session's match. */
export interface MatchKeeping {
  /** Keeps the match, after every change. */
  keep(match: StoredMatch): void;
}

/**
 * Milliseconds after which a bot is asked: what was chosen last is drawn before thinking takes the processor. Longer when
 * a match is opened, for everything else is loaded and drawn then.
 */
const LEAD = 120;
const FIRST_LEAD = 420;

/** A match of people and bots at this page. */
export class LocalSession extends TurnSession<LocalDriver> {
  /** @throws RulesError when the match cannot be replayed. */
  constructor(stored: StoredMatch, bot: BotPlayer, keeping: MatchKeeping) {
    const draft = new Draft(loadMatch(stored.record, stored.packs ?? []), stored.pending);
    super(draft, (turn) => new LocalDriver(turn, stored, bot, keeping));
  }

  get id(): string {
    return this.driver.id;
  }

  /** The match as it is kept. */
  stored(): StoredMatch {
    return this.driver.stored();
  }

  /** Bots take all seats of people and play the match to its end at once; what has been chosen of the present turn stands. */
  handOver(): void {
    this.driver.handOver();
  }
}

/** Settles ended turns immediately, and asks bots for theirs. */
class LocalDriver implements TurnDriver {
  readonly id: string;
  sitters: readonly Sitter[];
  /** The people's and bots' names by seat; always the same list. */
  readonly names: readonly string[];
  readonly turnsUpHere = true;
  botFailed = false;
  readonly #turn: Turn;
  readonly #packs: readonly RawPack[];
  /** What is kept with a match that came as a finished record. */
  readonly #origin: Pick<StoredMatch, 'imported'>;
  readonly #bot: BotPlayer;
  readonly #keeping: MatchKeeping;
  #botRuns = false;
  /** The seat shown as the player's own before bots took over. */
  #left: number;
  #closed = false;
  #opened = false;

  constructor(turn: Turn, { id, sitters, packs = [], imported }: StoredMatch, bot: BotPlayer, keeping: MatchKeeping) {
    this.#turn = turn;
    this.id = id;
    this.sitters = sitters;
    this.#left = onlyPersonAtFirst(sitters) ?? 0;
    this.names = sitters.map(({ name }) => name);
    this.#packs = packs;
    this.#origin = imported === undefined ? {} : { imported };
    this.#bot = bot;
    this.#keeping = keeping;
  }

  open(): () => void {
    this.#closed = false;
    // Nothing has changed, so nothing is drawn again.
    this.goOn();
    return () => {
      this.#closed = true;
    };
  }

  /** The person who chooses, or chose last, or sits first. */
  ownSeat({ seat, match }: TableSnapshot): number {
    if (this.sitters[seat]?.kind === 'person') return seat;
    const people = this.sitters.flatMap((sitter, at) => (sitter.kind === 'person' ? [at] : []));
    if (people.length <= 1) return people[0] ?? this.#left;
    const last = match.choices.findLast((choice) => people.includes(choice.seat));
    return last?.seat ?? people.at(-1) ?? this.#left;
  }

  stageOf({ decision }: Match, seat: number, held: boolean): Stage {
    if (held) return 'held';
    if (decision === null) return 'over';
    return this.sitters[seat]?.kind === 'bot' ? 'bot' : 'choice';
  }

  stored(): StoredMatch {
    const { settled, pending } = this.#turn.draft;
    const unplayed = pending.length === 0 && !this.#playedByPeople(settled);
    const about = { id: this.id, sitters: this.sitters, packs: this.#packs, unplayed, ...this.#origin };
    return { ...storedNow(settled, about), pending };
  }

  /** Whether a person has chosen something; true where only bots sit. */
  #playedByPeople({ choices }: Match): boolean {
    const people = this.sitters.flatMap((sitter, at) => (wasPerson(sitter) ? [at] : []));
    return people.length === 0 || choices.some(({ seat }) => people.includes(seat));
  }

  handOver(): void {
    this.#left = this.ownSeat(this.#turn.table);
    this.#turn.draft.settle();
    const since = this.#turn.draft.settled.version;
    // Their names stay; as bots they earn nothing.
    this.sitters = this.sitters.map((sitter): Sitter =>
      sitter.kind === 'person' ? { kind: 'bot', name: sitter.name, level: QUICK_LEVEL, since } : sitter,
    );
    this.#turn.changed();
    this.#turn.skipping = true;
    this.goOn();
  }

  begin(): void {}

  refresh(): void {}

  end(): void {
    this.#turn.draft.settle();
    this.#turn.changed();
    this.goOn();
  }

  goOn(): void {
    if (this.#turn.table.stage === 'bot') void this.#playBots();
    else this.#turn.skipping = false;
  }

  keep(): void {
    if (!this.#closed) this.#keeping.keep(this.stored());
  }

  /** A bot that has failed is asked again. */
  skip(): void {
    if (!this.botFailed) return;
    this.#turn.changed();
    this.goOn();
  }

  async #playBots(): Promise<void> {
    if (this.#botRuns) return;
    this.#botRuns = true;
    this.botFailed = false;
    const turn = this.#turn;
    let read = 0;
    let lead = this.#opened ? LEAD : FIRST_LEAD;
    this.#opened = true;
    try {
      while (!this.#closed && turn.table.stage === 'bot') {
        const { settled } = turn.draft;
        const { kind = '', seat = 0 } = settled.decision ?? {};
        const begun = performance.now();
        await turn.pause(lead);
        lead = LEAD;
        if (this.#closed) break;
        const code = await this.#bot.choose(settled.record(), this.#packs, this.sitters[seat]?.level);
        await turn.pause(read + pauseAt(kind) - (performance.now() - begun));
        await turn.looked();
        if (this.#closed) break;
        read = pauseAfter(settled.choose(code));
        turn.draft.standOn(settled);
        turn.changed();
      }
    } catch (error) {
      // The table shows it and offers to ask the bot again; the console has the details.
      console.error('bot failed', error);
      this.botFailed = true;
      turn.changed();
    } finally {
      this.#botRuns = false;
      turn.skipping = false;
    }
  }
}
