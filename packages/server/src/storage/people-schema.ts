/** The tables about people: accounts, ratings, chat and notices. Times, booleans and lists as in `schema.ts`. */

import type { Generated } from 'kysely';

/** Members. Their names are in `people`. */
interface AccountsTable {
  person: string;
  /** The name in the form used for comparison: no two accounts look alike. */
  folded: string;
  /** The hash of the passphrase as a PHC string; null if there are only passkeys. */
  passphrase: string | null;
  created: number;
}

interface PasskeysTable {
  /** The credential's id, base64url. */
  id: string;
  person: string;
  /** COSE public key, base64url. */
  key: string;
  counter: number;
  transports: string;
  label: string;
  created: number;
  used: number | null;
}

/** Unanswered passkey challenges. */
interface ChallengesTable {
  challenge: string;
  /** `keep` for a new passkey, or `sign-in`. */
  purpose: string;
  person: string | null;
  expires: number;
}

interface BlocksTable {
  person: string;
  blocked: string;
  created: number;
}

interface ReportsTable {
  id: string;
  by: string | null;
  about: string;
  match: string | null;
  reason: string;
  text: string;
  created: number;
  /** When an operator closed it. */
  closed: number | null;
}

interface RatingsTable {
  person: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  matches: number;
  changed: number;
}

/** Matches whose end has been entered, so that it is entered once. */
interface EndedTable {
  match: string;
  at: number;
}

/** The result of a seat. */
interface ResultsTable {
  match: string;
  seat: number;
  /** Null for a bot, or for a deleted account. */
  person: string | null;
  bot: string | null;
  game: string;
  seats: number;
  place: number;
  points: number;
  rating_before: number | null;
  rating_after: number | null;
  finished: number;
}

/** People who search for opponents. */
export interface SeekersTable {
  person: string;
  id: string;
  game: string;
  seats: number;
  pace: string;
  rated: number;
  rating: number;
  since: number;
  /** Time of their last request. */
  seen: number;
  /** The id under which their match is set up, and their seat in it. */
  party: string | null;
  seat: number | null;
  match: string | null;
  /** The hash of the address from which the search began; empty if unknown. */
  origin: Generated<string>;
}

/** Chat lines. */
interface ChatTable {
  match: string;
  number: number;
  at: number;
  person: string;
  command: string;
  phrase: string | null;
  text: string | null;
}

/** The people who agree to free text, by table. */
interface FreeTalkTable {
  match: string;
  person: string;
}

/** Planned notices. */
export interface NoticesTable {
  match: string;
  person: string;
  kind: string;
  /** The version of the match it refers to. */
  version: number;
  /** Start of the turn. */
  since: number;
  /** How many have been sent of those planned from `since` on. */
  sent: number;
  /** When the next is due; null if none is left. */
  next: number | null;
}

interface NoticeWishesTable {
  person: string;
  language: string;
  push: number;
  mail: number;
  quiet: string | null;
}

interface PushesTable {
  /** SHA-256 of the endpoint. */
  hash: string;
  person: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created: number;
}

interface MailsTable {
  person: string;
  address: string;
  confirmed: number;
  /** SHA-256 of the code; null once confirmed. */
  code: string | null;
  expires: number;
  tries: number;
  /** The secret of the unsubscribe link. */
  stop: string;
}

/** Codes sent by mail within the last day. */
interface MailCodesTable {
  id: string;
  person: string;
  /** SHA-256 of the address. */
  address: string;
  at: number;
}

/** Browsers from which a person has signed in; exempt from delays caused by strangers' guesses. */
interface KnownDevicesTable {
  /** SHA-256 of the browser's cookie and the person. */
  hash: string;
  person: string;
  seen: number;
}

/** Bans of people and addresses. */
interface BansTable {
  /** `account` or `address`. */
  kind: string;
  /** The id of a person, or the hash of an address. */
  value: string;
  /** Null if permanent. */
  until: number | null;
  reason: string;
  created: number;
}

/** Members who may use the operator's desk. */
interface OperatorsTable {
  person: string;
  since: number;
}

/** The append-only audit trail. */
interface AuditTable {
  id: string;
  at: number;
  /** `person:ID`, or `terminal:USER` of the machine. */
  who: string;
  action: string;
  /** `person:ID`, `address:MARK`, `match:ID`, `report:ID`. */
  target: string;
  /** JSON: the reason and further details. */
  detail: string;
}

/** Secrets that are created at the first start and shared by all processes. */
interface SecretsTable {
  name: string;
  value: string;
}

/** Leases of singleton jobs; the holder renews `until`. */
interface DutiesTable {
  name: string;
  holder: string;
  until: number;
  /** The job's progress, in its own units. */
  mark: number;
}

export interface PeopleSchema {
  accounts: AccountsTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
  blocks: BlocksTable;
  reports: ReportsTable;
  ratings: RatingsTable;
  ended: EndedTable;
  results: ResultsTable;
  seekers: SeekersTable;
  said: ChatTable;
  free_talk: FreeTalkTable;
  notices: NoticesTable;
  notice_wishes: NoticeWishesTable;
  pushes: PushesTable;
  mails: MailsTable;
  mail_codes: MailCodesTable;
  known_devices: KnownDevicesTable;
  bans: BansTable;
  operators: OperatorsTable;
  audit: AuditTable;
  secrets: SecretsTable;
  duties: DutiesTable;
}
