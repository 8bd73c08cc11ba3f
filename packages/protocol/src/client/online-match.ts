/** A match that is followed: its table grows with the news, and what was missed is asked for. */

import type { Asked } from '../commands.ts';
import { luckHashOf, newLuckPart } from '../luck.ts';
import type { News, Refused, View } from '../messages.ts';
import type { Step } from '../steps.ts';
import { Table } from '../table.ts';
import type { Person } from '../values.ts';

/** Keeps a person's own parts of the luck, until they have been told: by match, the latest. */
export interface PartStore {
  find(match: string): string | null;
  keep(match: string, part: string): void;
}

/** What a match asks of its connection. */
interface Line {
  watch(since: number): void;
  command(asked: Asked, version: number, id?: string): Promise<number>;
  /** The id of the person, or null. */
  person(): string | null;
  /** Where your parts of the luck are kept; null if none are given. */
  readonly parts: PartStore | null;
  close(): void;
}

export class OnlineMatch {
  readonly id: string;
  /** The table as far as it is known; it grows in place. */
  readonly table: Table = new Table();
  /** The steps so far. */
  readonly steps: Step[] = [];
  /** What your seat sees, if views were asked for. */
  view: View | null = null;
  /** Why the match cannot be watched, or null. */
  refusal: Refused | null = null;
  /** Why what the server told cannot be followed, or null; the table stays as it was before. */
  fault: Error | null = null;
  /** Whether the bot that has to choose has failed, as far as that was told; the server tries again. */
  botTrouble = false;
  /** The number of the latest line that was said at the table since it is watched, as far as that was told; 0 before. */
  talk = 0;
  /** How often something was told about what is said at the table: that a line is there, or who agrees to free text. */
  talkNews = 0;
  readonly #people = new Map<string, Person>();
  readonly #line: Line;
  readonly #listeners = new Set<() => void>();
  readonly #wantsView: boolean;
  /** What was last done for the luck, so that it is not done twice. */
  #given = '';
  #committed = '';

  constructor(id: string, wantsView: boolean, line: Line) {
    this.id = id;
    this.#wantsView = wantsView;
    this.#line = line;
  }

  /** Whether the table is known: its first step has been heard, or cannot be followed. News may overtake it. */
  get known(): boolean {
    return this.table.version > 0 || this.fault !== null;
  }

  /** A person at the table; null if they have deleted their account. */
  person(id: string): Person | null {
    return this.#people.get(id) ?? null;
  }

  /** Calls a listener after every change. @returns what ends it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves as soon as something holds. */
  until(holds: (match: this) => boolean): Promise<this> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds(this)) return;
        this.#listeners.delete(look);
        resolve(this);
      };
      this.#listeners.add(look);
      look();
    });
  }

  /**
   * Asks for something at the table. Resent until it is answered.
   * @param id under which the step is stored; without one it gets one of its own.
   * @returns the version at which it is stored.
   * @throws RefusedError when it is refused; the table is then up to date.
   */
  do(asked: Asked, id?: string): Promise<number> {
    return this.#line.command(asked, this.table.version, id);
  }

  sit(seat: number): Promise<number> {
    return this.do({ type: 'sit', seat });
  }

  start(): Promise<number> {
    return this.do({ type: 'start' });
  }

  /** Chooses one option after the other, as one choice. @param id under which its step is stored */
  choose(codes: readonly number[], id?: string): Promise<number> {
    return this.do({ type: 'choose', codes: [...codes] }, id);
  }

  /** Asks for all that is not known yet. */
  ask(): void {
    this.#line.watch(this.table.version);
  }

  close(): void {
    this.#listeners.clear();
    this.#line.close();
  }

  /** News from the server: taken as far as they follow; what they leave out is asked for. */
  hear(news: News): void {
    this.refusal = null;
    for (const person of news.people) this.#people.set(person.id, person);
    this.#take(news.steps);
    if (news.view && news.view.version === news.version) this.view = news.view;
    this.#giveLuck();
    if (news.version > this.table.version && !this.fault) this.ask();
    this.#changed();
  }

  /** Something was said at the table, or free text was agreed to. */
  hearTalk(latest: number): void {
    this.talk = latest;
    this.talkNews++;
    this.#changed();
  }

  /** The bot that has to choose has failed. */
  hearBotTrouble(): void {
    this.botTrouble = true;
    this.#changed();
  }

  hearRefusal(refused: Refused): void {
    if (refused.id === undefined) this.refusal = refused;
    if (refused.steps) this.#take(refused.steps);
    this.#giveLuck();
    if (this.#wantsView && this.view && this.view.version < refused.version) this.ask();
    this.#changed();
  }

  /**
   * Does what your seat owes the luck: fixes a part before the start, and tells it once the start is asked for. At two
   * devices of one person the one that has come last fixes the part; the other does not fix it again.
   */
  #giveLuck(): void {
    const { parts } = this.#line;
    const { table } = this;
    const me = this.#line.person();
    const seat = table.stage === 'open' ? table.seatOf(me) : null;
    if (!parts || seat === null) return;
    const own = table.parts[seat];
    if (!own) return;
    const { hash, part: told } = own;
    let part = parts.find(this.id);
    const isOwn = part !== null && luckHashOf(part) === hash;
    if (table.starting) {
      if (part !== null && isOwn && told === null) this.#give(`reveal ${table.redraws}`, { type: 'reveal', part });
      return;
    }
    // Once each time the person sits down, and each time the parts are drawn afresh.
    const sat = this.steps.findLast((step) => step.kind === 'sat' && step.person === me);
    const occasion = `${table.redraws} ${sat?.number}`;
    if (isOwn || this.#committed === occasion) return;
    this.#committed = occasion;
    part = newLuckPart();
    parts.keep(this.id, part);
    this.#give(`commit ${occasion}`, { type: 'commit', hash: luckHashOf(part) });
  }

  #give(what: string, asked: Asked): void {
    if (this.#given === what) return;
    this.#given = what;
    // A refusal says that it was too late for it; the table shows what came of that.
    this.do(asked).catch(() => {});
  }

  #take(steps: readonly Step[]): void {
    for (const step of steps) {
      if (step.number !== this.table.version + 1 || this.fault) continue;
      try {
        this.table.apply(step);
      } catch (error) {
        this.fault = error instanceof Error ? error : new Error(String(error));
        return;
      }
      this.steps.push(step);
      this.botTrouble = false;
    }
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
