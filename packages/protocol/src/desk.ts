/** The operator's desk over HTTP: who is here, what was reported, who is shut out, and what an operator can do about it. */

import * as z from 'zod/mini';

import { MatchSummary } from './http.ts';
import { MatchId, Moment, Person, PersonId, PersonName } from './values.ts';

/** The mark of an address, from which the address cannot be read. */
const AddressMark = z.string().check(z.regex(/^[0-9a-f]{24}$/));

/** Why an operator does something. It goes into the audit trail. */
export const ActReason = z
  .string()
  .check(z.trim(), z.minLength(3, 'say why, in at least 3 characters'), z.maxLength(500, 'at most 500 characters'));

/** End of a ban; null if permanent. */
const Until = z.nullable(Moment);

const why = { reason: ActReason };

/** POST /api/desk/acts: something an operator does. */
export const Act = z.discriminatedUnion('act', [
  /** Bans a person and, if requested, all addresses of their sessions. */
  z.object({
    ...why,
    act: z.literal('ban'),
    person: PersonId,
    until: Until,
    addresses: z._default(z.boolean(), false),
  }),
  z.object({ ...why, act: z.literal('ban-address'), address: AddressMark, until: Until }),
  z.object({ ...why, act: z.literal('unban'), person: PersonId }),
  z.object({ ...why, act: z.literal('unban-address'), address: AddressMark }),
  z.object({ ...why, act: z.literal('rename'), person: PersonId, name: PersonName }),
  z.object({ ...why, act: z.literal('delete'), person: PersonId }),
  z.object({ ...why, act: z.literal('close'), match: MatchId }),
  /** Ends all sessions of a person, or one from the list. */
  z.object({
    ...why,
    act: z.literal('revoke'),
    person: PersonId,
    session: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  }),
  /** A report is dealt with. */
  z.object({ ...why, act: z.literal('dismiss'), report: z.string().check(z.regex(/^[0-9A-Za-z]{16}$/)) }),
  /** Let a member use the desk, or no longer. Only at the server's own terminal. */
  z.object({ ...why, act: z.literal('appoint'), person: PersonId }),
  z.object({ ...why, act: z.literal('withdraw'), person: PersonId }),
]);
export type Act = z.infer<typeof Act>;

/** GET /api/desk/here: who has used the server in the last minutes, and which tables are open or played at. */
export const Here = z.object({
  people: z.array(
    z.object({
      person: Person,
      /** When one of their sessions was last used, to a few minutes. */
      seen: Moment,
      sessions: z.int(),
      /** Tables of theirs that are open or played at. */
      tables: z.int(),
      /** Marks of the addresses they come from. */
      addresses: z.array(AddressMark),
      banned: z.boolean(),
    }),
  ),
  /** The latest changed first, 100 at most. */
  tables: z.array(MatchSummary),
});
export type Here = z.infer<typeof Here>;

/** GET /api/desk/reports: the open reports, the oldest first. */
export const FiledReports = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      created: Moment,
      reason: z.string(),
      text: z.string(),
      match: z.nullable(MatchId),
      /** Null for a deleted account. */
      by: z.nullable(Person),
      about: z.nullable(Person),
      /** How many reports there have been about them, this one included. */
      times: z.int(),
      /** The latest lines of the table's chat, oldest first, at most 30: a phrase by its name, or a text. */
      said: z.array(
        z.object({
          at: Moment,
          person: z.nullable(Person),
          phrase: z.nullable(z.string()),
          text: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type FiledReports = z.infer<typeof FiledReports>;

/** GET /api/desk/bans: who is shut out now. */
export const Bans = z.object({
  bans: z.array(
    z.object({
      kind: z.enum(['account', 'address']),
      /** The id of a person, or the mark of an address. */
      value: z.string(),
      person: z.nullable(Person),
      until: Until,
      reason: z.string(),
      created: Moment,
    }),
  ),
});
export type Bans = z.infer<typeof Bans>;

/** GET /api/desk/audit: what operators have done, the latest first. */
export const Audit = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: Moment,
      /** `person:ID`, or `terminal:USER` of the machine. */
      who: z.string(),
      action: z.string(),
      /** `person:ID`, `address:MARK`, `match:ID`, `report:ID`. */
      target: z.string(),
      reason: z.string(),
      /** Details: until when, or from which name to which. */
      more: z.record(z.string(), z.unknown()),
    }),
  ),
  /** People that `who` and `target` speak of, as far as they are known still. */
  people: z.array(Person),
});
export type Audit = z.infer<typeof Audit>;
