/** The chat of a table: stored before it is published. Seated people write; followers of the match read. */

import type { Chat, Line, Phrase, ChatMessage } from '@windrose/protocol';

import type { MatchService } from '../match/match-service.ts';
import { Refusal } from '../match/refusal.ts';
import { blockedPairs } from '../people/blocks.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import { isTaken } from '../storage/taken.ts';

/** Lines sent in one answer; the client asks for the rest with the number of the last. */
const MOST_LINES = 200;
/** Maximum lines per match. */
const MOST_IN_MATCH = 5000;
const MOST_TRIES = 10;

interface Setup {
  readonly database: Database;
  readonly matchService: MatchService;
  readonly people: People;
  readonly now: () => number;
}

export class ChatRooms {
  readonly #setup: Setup;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** Adds a line at a table. Idempotent by command id. @throws Refusal */
  async send(match: string, person: string, message: ChatMessage): Promise<number> {
    const { database, matchService, now } = this.#setup;
    const seated = await this.#seated(match);
    if (!seated.includes(person)) throw new Refusal('not-your-seat', 'Only who sits at the table speaks there.');
    if ('text' in message && !(await this.#isFree(match, seated))) {
      throw new Refusal('not-agreed', 'Free text may be written when all at the table agree to it; there are phrases.');
    }
    const line = {
      match,
      person,
      command: message.id,
      at: now(),
      phrase: 'phrase' in message ? message.phrase : null,
      text: 'text' in message ? message.text.trim() : null,
    };
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const known = await this.#lineOf(person, message.id);
      if (known !== null) return known;
      const number = (await this.#latest(match)) + 1;
      if (number > MOST_IN_MATCH)
        throw new Refusal('too-large', 'Enough has been said at this table.', { allowed: MOST_IN_MATCH });
      try {
        await database.db
          .insertInto('said')
          .values({ ...line, number })
          .execute();
      } catch (error) {
        // Another line was stored first, or the same command was sent twice.
        if (isTaken(error)) continue;
        throw error;
      }
      matchService.talk(match, number);
      return number;
    }
    throw new Refusal('try-again', 'Others were always first; try again.');
  }

  /** Returns the lines after a given one that a reader may see. @param reader null without a session. @throws Refusal */
  async read(match: string, reader: string | null, since: number): Promise<Chat> {
    const { database, people } = this.#setup;
    const seated = await this.#seated(match);
    const rows = await database.db
      .selectFrom('said')
      .selectAll()
      .where('match', '=', match)
      .where('number', '>', since)
      .orderBy('number')
      .limit(MOST_LINES)
      .execute();
    const speakers = [...new Set(rows.map(({ person }) => person))];
    const hidden = reader === null ? new Set<string>() : await this.#hiddenFrom(reader, speakers);
    // Free text is visible only to those who agreed to it; spectators get the phrases.
    const atTable = reader !== null && seated.includes(reader);
    const lines = rows
      .filter(({ person, text }) => !hidden.has(person) && (text === null || atTable))
      .map(({ number, at, person, phrase, text }): Line => ({
        number,
        at,
        person,
        phrase: phrase as Phrase | null,
        text,
      }));
    const agreed = await this.#agreed(match, seated);
    return {
      match,
      latest: rows.at(-1)?.number ?? Math.max(since, await this.#latest(match)),
      lines,
      people: await people.find([...new Set(lines.map(({ person }) => person))]),
      agreed,
      free: isFree(seated, agreed),
    };
  }

  /** Agrees to free text at a table, or withdraws. @throws Refusal */
  async agree(match: string, person: string, agree: boolean): Promise<void> {
    const { database, matchService } = this.#setup;
    const seated = await this.#seated(match);
    if (!seated.includes(person)) throw new Refusal('not-your-seat', 'Only who sits at the table has a say in this.');
    if (agree) {
      await database.db
        .insertInto('free_talk')
        .values({ match, person })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await database.db.deleteFrom('free_talk').where('match', '=', match).where('person', '=', person).execute();
    }
    matchService.talk(match, await this.#latest(match));
  }

  /** The people seated at a table. @throws Refusal if there is no such match */
  async #seated(match: string): Promise<string[]> {
    const row = await this.#setup.database.db
      .selectFrom('matches')
      .select('people')
      .where('id', '=', match)
      .executeTakeFirst();
    if (!row) throw new Refusal('no-such-match', `There is no match ${match}.`);
    return (JSON.parse(row.people) as (string | null)[]).filter((person) => person !== null);
  }

  async #agreed(match: string, seated: readonly string[]): Promise<string[]> {
    const rows = await this.#setup.database.db
      .selectFrom('free_talk')
      .select('person')
      .where('match', '=', match)
      .execute();
    return rows.map(({ person }) => person).filter((person) => seated.includes(person));
  }

  async #isFree(match: string, seated: readonly string[]): Promise<boolean> {
    return isFree(seated, await this.#agreed(match, seated));
  }

  async #lineOf(person: string, command: string): Promise<number | null> {
    const row = await this.#setup.database.db
      .selectFrom('said')
      .select('number')
      .where('person', '=', person)
      .where('command', '=', command)
      .executeTakeFirst();
    return row?.number ?? null;
  }

  async #latest(match: string): Promise<number> {
    const row = await this.#setup.database.db
      .selectFrom('said')
      .select('number')
      .where('match', '=', match)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.number ?? 0;
  }

  /** Speakers whom a reader has blocked, or who have blocked the reader. */
  async #hiddenFrom(reader: string, speakers: readonly string[]): Promise<Set<string>> {
    const apart = await blockedPairs(this.#setup.database, [...new Set([reader, ...speakers])]);
    return new Set(speakers.filter((speaker) => apart.has(`${reader} ${speaker}`)));
  }
}

/** At least two people, and all of them have agreed. */
function isFree(seated: readonly string[], agreed: readonly string[]): boolean {
  return seated.length > 1 && seated.every((person) => agreed.includes(person));
}
