/** The tables of the database. Times are milliseconds since 1970, booleans 0 and 1, lists and objects JSON. */

import type { Generated } from 'kysely';

import type { PeopleSchema } from './people-schema.ts';

interface PeopleTable {
  id: string;
  name: string;
  guest: number;
  created: number;
}

interface SessionsTable {
  /** SHA-256 of the token, so that a leaked database opens no session. */
  hash: string;
  person: string;
  /** `cookie` of a browser, or `token` of a program. */
  kind: string;
  created: number;
  expires: number;
  /** A name chosen by its owner. */
  label: string | null;
  /** Last use, to a few minutes. */
  seen: number;
  /** The scopes of a token, separated by spaces; empty for browsers, which have all. */
  scopes: string;
  /** When the person last used their passphrase or passkey; 0 if never. */
  proved: number;
  /** The hash of the address of its last use; empty if unknown. */
  origin: string;
}

/** A match as lists need it; its steps are authoritative. */
export interface MatchesTable {
  id: string;
  /** The luck's secret, published only after the end. */
  secret: string;
  owner: string;
  /** The id of the command that set up the table; unique per owner. */
  command: string;
  game: string;
  seats: number;
  pace: string;
  rated: number;
  listed: number;
  stage: string;
  version: number;
  /** People by seat, and bots by seat: JSON lists with null. */
  people: string;
  bots: string;
  decision: number | null;
  created: number;
  changed: number;
  /** The hash of the address it was set up from, as `Origins` writes it; empty if unknown. */
  origin: string;
  /** Size of its first step, own packs included. */
  bytes: number;
}

interface StepsTable {
  match: string;
  number: number;
  /** The step as it is sent: JSON. */
  body: string;
}

/** Seats of people in matches. */
interface PlayersTable {
  person: string;
  match: string;
  /** The hash of the address from which the seat was taken; empty if unknown. */
  origin: Generated<string>;
}

/** Jobs that any process runs when they are due. */
export interface DueTable {
  match: string;
  kind: string;
  at: number;
  /** The version of the match at which this was planned. */
  version: number;
  /** End of the lease; 0 if there is none. */
  claimed: number;
  /** The person who set up the table, and the address: bots' turns are scheduled fairly among them. */
  owner: string;
  origin: string;
}

export interface Schema extends PeopleSchema {
  people: PeopleTable;
  sessions: SessionsTable;
  matches: MatchesTable;
  steps: StepsTable;
  players: PlayersTable;
  due: DueTable;
}
