/** A match that is followed: its table grows with the news, and what was missed is asked for. */

import type { Asked } from '../commands.ts';
import type { News, Refused, View } from '../messages.ts';
import type { Step } from '../steps.ts';
import { Table } from '../table.ts';
import type { Person } from '../values.ts';

/** What a match asks of its connection. */
interface Line {
  watch(since: number): void;
  command(asked: Asked, version: number): Promise<number>;
  close(): void;
}

export class OnlineMatch {
  readonly id: string;
  /** The table as far as it is known; it grows in place. */
  readonly table: Table = new Table();
  /** The steps so far. */
  readonly steps: Step[] = [];
  /** What the own seat sees, if views were asked for. */
  view: View | null = null;
  /** Why the match cannot be watched, or null. */
  refusal: Refused | null = null;
  /** The number of the latest line that was said at the table since it is watched, as far as that was told; 0 before. */
  talk = 0;
  /** How often something was told about what is said at the table: that a line is there, or who agrees to free text. */
  talkNews = 0;
  readonly #people = new Map<string, Person>();
  readonly #line: Line;
  readonly #listeners = new Set<() => void>();
  readonly #wantsView: boolean;
  #known = false;

  constructor(id: string, wantsView: boolean, line: Line) {
    this.id = id;
    this.#wantsView = wantsView;
    this.#line = line;
  }

  /** Whether anything has been heard yet. */
  get known(): boolean {
    return this.#known;
  }

  /** A person at the table; null if they have deleted their account. */
  person(id: string): Person | null {
    return this.#people.get(id) ?? null;
  }

  /** Calls a listener after every news. @returns what ends it. */
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
   * @returns the version at which it is stored.
   * @throws RefusedError when it is refused; the table is then up to date.
   */
  do(asked: Asked): Promise<number> {
    return this.#line.command(asked, this.table.version);
  }

  sit(seat: number): Promise<number> {
    return this.do({ type: 'sit', seat });
  }

  start(): Promise<number> {
    return this.do({ type: 'start' });
  }

  /** Chooses one option after the other, as one choice. */
  choose(codes: readonly number[]): Promise<number> {
    return this.do({ type: 'choose', codes: [...codes] });
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
    this.#known = true;
    if (news.version > this.table.version) this.ask();
    this.#changed();
  }

  /** Something was said at the table, or free text was agreed to. */
  hearTalk(latest: number): void {
    this.talk = latest;
    this.talkNews++;
    this.#changed();
  }

  hearRefusal(refused: Refused): void {
    if (refused.id === undefined) this.refusal = refused;
    if (refused.steps) this.#take(refused.steps);
    if (this.#wantsView && this.view && this.view.version < refused.version) this.ask();
    this.#changed();
  }

  #take(steps: readonly Step[]): void {
    for (const step of steps) {
      if (step.number !== this.table.version + 1) continue;
      this.table.apply(step);
      this.steps.push(step);
    }
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
