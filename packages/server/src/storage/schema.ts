/** The tables of the database. Moments are milliseconds since 1970, truth values 0 and 1, lists and objects JSON. */

import type { PeopleSchema } from './people-schema.ts';

interface PeopleTable {
  id: string;
  name: string;
  guest: number;
  created: number;
}

interface SessionsTable {
  /** SHA-256 of the token: whoever reads the database cannot become anybody. */
  hash: string;
  person: string;
  /** `cookie` of a browser, or `token` of a program. */
  kind: string;
  created: number;
  expires: number;
  /** What its owner calls it. */
  label: string | null;
  /** When it was last used, to a few minutes. */
  seen: number;
  /** What a token may be used for, separated by spaces; empty for browsers, which may do everything. */
  scopes: string;
  /** When its person last said their passphrase or used their passkey; 0 if they have not. */
  proved: number;
  /** The mark of the address it was last seen to be used from; empty if that is not known. */
  origin: string;
}

/** A match as lists need it; what counts are its steps. */
export interface MatchesTable {
  id: string;
  /** The luck's secret; told nobody before the end. */
  secret: string;
  owner: string;
  /** The id of the command that set the table: with the owner unique. */
  command: string;
  game: string;
  seats: number;
  pace: string;
  rated: number;
  listed: number;
  stage: string;
  version: number;
  /** Persons by seat, and bots by seat: JSON lists with null. */
  people: string;
  bots: string;
  decision: number | null;
  created: number;
  changed: number;
  /** From which address it was set, as `Origins` writes it; empty if that is not known. */
  origin: string;
  /** How much its first step takes, own packs included. */
  bytes: number;
}

interface StepsTable {
  match: string;
  number: number;
  /** The step as it is told: JSON. */
  body: string;
}

/** The seats that people have in matches. */
interface PlayersTable {
  person: string;
  match: string;
}

/** What has to be done at a moment, by any process. */
export interface DueTable {
  match: string;
  kind: string;
  at: number;
  /** The version of the match this was planned at. */
  version: number;
  /** Until when a process has taken it on; 0 if none has. */
  claimed: number;
  /** The person who set the table, and the address: bots' turns are shared out among them. */
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
