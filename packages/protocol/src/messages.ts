/** Messages over the socket, one JSON object each. Every message about a match carries its version. */

import * as z from 'zod/mini';

import { Command, Reason } from './commands.ts';
import { Step } from './steps.ts';
import { CommandId, MatchId, Moment, People, Person, PersonId, Seat, Version } from './values.ts';

/** The version of this protocol. A client of another version has to be reloaded. */
export const PROTOCOL_VERSION = 2;

// From the client

/** Identifies a program: a token in place of the cookie. Sent first. */
export const Hello = z.object({
  type: z.literal('hello'),
  protocol: z.int(),
  token: z.optional(z.string().check(z.maxLength(200))),
});
/** Follow a match: sends its steps after `since` and all further ones. Sent again after a gap. */
export const Watch = z.object({
  type: z.literal('watch'),
  match: MatchId,
  since: Version,
  /** Also send my seat's view and legal options, for programs without the rules. */
  view: z.optional(z.boolean()),
});
export const Unwatch = z.object({ type: z.literal('unwatch'), match: MatchId });
/** A heartbeat. */
export const Ping = z.object({ type: z.literal('ping') });

/** Every message that a client sends over the socket. */
export const FromClient = z.union([z.discriminatedUnion('type', [Hello, Watch, Unwatch, Ping]), Command]);
export type FromClient = z.infer<typeof FromClient>;

// From the server

/** The session is known; `person` is null without one: such a client may watch. */
export const Welcome = z.object({
  type: z.literal('welcome'),
  protocol: z.int(),
  person: z.nullable(Person),
  /** The server's clock, for showing the clocks of matches. */
  now: Moment,
});

/** The view of a seat, or of a spectator, for programs without the rules. */
export const View = z.object({
  version: Version,
  stage: z.enum(['open', 'running', 'over']),
  /** The own seat; null for a spectator. */
  seat: z.nullable(Seat),
  /** The decision and the seat it is asked of; null unless the match is running. */
  decision: z.nullable(z.object({ seat: Seat, kind: z.string() })),
  /** The legal options, if this seat has to choose. */
  legal: z.array(z.looseObject({ code: z.int(), kind: z.string() })),
  /** The table, in the format of the engine protocol; null before the start. */
  state: z.nullable(z.record(z.string(), z.unknown())),
  /** The scores; null before the end. */
  scores: z.nullable(z.record(z.string(), z.unknown())),
});
export type View = z.infer<typeof View>;

/** Steps of a match that is watched, in order; the first has the number `since` + 1. */
export const News = z.object({
  type: z.literal('news'),
  match: MatchId,
  since: Version,
  version: Version,
  steps: z.array(Step),
  people: People,
  view: z.optional(View),
});
export type News = z.infer<typeof News>;

/** A command is durably stored as the step `version`. */
export const Stored = z.object({
  type: z.literal('stored'),
  match: MatchId,
  id: CommandId,
  version: Version,
  /** The match that a rematch led to. */
  rematch: z.optional(MatchId),
});
export type Stored = z.infer<typeof Stored>;

/** Something is refused and has not happened: why, and the steps that the sender of a command has not seen. */
export const Refused = z.object({
  type: z.literal('refused'),
  match: z.optional(MatchId),
  id: z.optional(CommandId),
  reason: Reason,
  /** In plain English, for developers and logs; clients show a text by the reason. */
  message: z.string(),
  /** If it was too much or too often: how much is allowed. */
  allowed: z.optional(z.int()),
  /** The limit that was exceeded: where it can be set, its variable in lower case, such as `tables_per_person`. */
  quota: z.optional(z.string()),
  /** And after how many seconds it may be tried again; missing where it is not time that helps. */
  again: z.optional(z.int()),
  /** With `rules`: the number of the violated rule (`docs/rules`), if any. */
  rule: z.optional(z.string()),
  /** With `internal`: the id under which the server's log has the details. */
  fault: z.optional(z.string()),
  version: Version,
  since: z.optional(Version),
  steps: z.optional(z.array(Step)),
});
export type Refused = z.infer<typeof Refused>;

/** Something was said at the table of a match that is watched, or free text was agreed to: GET /api/matches/:match/chat. */
export const Talk = z.object({
  type: z.literal('talk'),
  match: MatchId,
  /** The number of the latest line. */
  latest: Version,
});
export type Talk = z.infer<typeof Talk>;

/** A bot that has to choose in a match that is watched could not: the server tries again. The next step ends it. */
export const BotTrouble = z.object({ type: z.literal('bot-trouble'), match: MatchId });

/**
 * Which of those seated at a match that is watched have followed it and no longer do: all of them, whenever it changes. A server that
 * cannot know it, because other processes have clients, too, does not send it.
 */
export const Gone = z.object({
  type: z.literal('gone'),
  match: MatchId,
  people: z.array(z.object({ person: PersonId, since: Moment })),
});
export type Gone = z.infer<typeof Gone>;

export const Pong = z.object({ type: z.literal('pong'), now: Moment });

/** Every message that the server sends over the socket. */
export const FromServer = z.discriminatedUnion('type', [Welcome, News, Stored, Refused, Talk, BotTrouble, Gone, Pong]);
export type FromServer = z.infer<typeof FromServer>;
