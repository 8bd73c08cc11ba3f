/** The tables about people: accounts, ratings, talk and notices. Moments, truth values and lists as in `schema.ts`. */

/** People who are not guests. Their names are in `people`. */
interface AccountsTable {
  person: string;
  /** The name as it is compared: no two accounts look alike. */
  folded: string;
  /** The hash of the passphrase as a PHC string; null with passkeys alone. */
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

/** Challenges of passkeys that have not been answered yet. */
interface ChallengesTable {
  challenge: string;
  /** `keep` for a new passkey, `sign-in`. */
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
  /** When somebody who runs the server has dealt with it. */
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

/** How a seat of a match ended. */
interface ResultsTable {
  match: string;
  seat: number;
  /** Null if a bot sat there, or somebody who has deleted their account. */
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

/** People who look for opponents. */
export interface SeekersTable {
  person: string;
  id: string;
  game: string;
  seats: number;
  pace: string;
  rated: number;
  rating: number;
  since: number;
  /** When they asked last. */
  seen: number;
  /** The id under which their match is set, and the seat they get there. */
  party: string | null;
  seat: number | null;
  match: string | null;
}

/** What was said at tables. */
interface SaidTable {
  match: string;
  number: number;
  at: number;
  person: string;
  command: string;
  phrase: string | null;
  text: string | null;
}

/** Which people agree to free text at which table. */
interface FreeTalkTable {
  match: string;
  person: string;
}

/** Notices that are to be sent. */
export interface NoticesTable {
  match: string;
  person: string;
  kind: string;
  /** The version of the match it speaks of. */
  version: number;
  /** When the turn began. */
  since: number;
  /** How many have been sent, of those that are planned from `since` on. */
  sent: number;
  /** When the next is due; null if there is none left. */
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
  /** SHA-256 of the code that was sent; null once confirmed. */
  code: string | null;
  expires: number;
  tries: number;
  /** The secret part of the address that ends the mails. */
  stop: string;
}

/** Codes that were sent to mail addresses in the last day. */
interface MailCodesTable {
  id: string;
  person: string;
  /** SHA-256 of the address. */
  address: string;
  at: number;
}

/** Browsers from which somebody has signed in: strangers' guesses do not slow them down. */
interface KnownDevicesTable {
  /** SHA-256 of the browser's cookie and the person. */
  hash: string;
  person: string;
  seen: number;
}

/** Bans. */
interface BansTable {
  /** `account` or `address`. */
  kind: string;
  /** The id of a person, or the mark of an address. */
  value: string;
  /** Null for good. */
  until: number | null;
  reason: string;
  created: number;
}

/** Members who may use the operator's desk. */
interface OperatorsTable {
  person: string;
  since: number;
}

/** What those who run the server have done. It is written, and never changed. */
interface AuditTable {
  id: string;
  at: number;
  /** `person:ID`, or `terminal:USER` of the machine. */
  who: string;
  action: string;
  /** `person:ID`, `address:MARK`, `match:ID`, `report:ID`. */
  target: string;
  /** JSON: the reason, and what else there is to know. */
  detail: string;
}

/** Secrets that are made at the first start and the same for all processes. */
interface SecretsTable {
  name: string;
  value: string;
}

/** What one process at a time does for all; it keeps its place by renewing `until`. */
interface DutiesTable {
  name: string;
  holder: string;
  until: number;
  /** How far the work has come, as the job counts it. */
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
  said: SaidTable;
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
