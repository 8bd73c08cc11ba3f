/** Requests and answers over HTTP. */

import * as z from 'zod/mini';

import { Reason } from './commands.ts';
import { Pace } from './pace.ts';
import { Step } from './steps.ts';
import {
  BotLevel,
  CommandId,
  MatchId,
  Moment,
  Options,
  OwnPacks,
  People,
  Person,
  PersonName,
  Seat,
  Version,
} from './values.ts';

/** POST /api/session: sit down as a guest, or take another name. */
export const OpenSession = z.object({ name: PersonName });

/** The person who is signed in. */
export const Session = z.object({
  person: z.nullable(Person),
  /** Whether the person may use the operator's desk. */
  operator: z.optional(z.literal(true)),
  /** If who runs the server has shut one out: until when (null for good), and why. */
  banned: z.optional(z.object({ until: z.nullable(Moment), reason: z.string() })),
});

/** POST /api/tokens: a token for a program that plays in the person's name. It is shown once. */
export const Token = z.object({ token: z.string() });

/** POST /api/matches: set a table. */
export const SetTable = z.object({
  /** Sent again with the same id, it is the same table. */
  id: CommandId,
  game: z.string().check(z.maxLength(40)),
  seats: z.int().check(z.minimum(1), z.maximum(8)),
  options: z._default(Options, {}),
  /** Own packs in place of those that come with Windrose; such a match cannot be rated. */
  ownPacks: z._default(OwnPacks, []),
  pace: z._default(Pace, { kind: 'free' }),
  rated: z._default(z.boolean(), false),
  listed: z._default(z.boolean(), false),
  /** The seat to sit down on at once; null to sit nowhere. */
  sit: z._default(z.nullable(Seat), 0),
  /** Bots by seat; null leaves a seat free. */
  bots: z._default(z.array(z.nullable(BotLevel)).check(z.maxLength(8)), []),
});
export type SetTable = z.input<typeof SetTable>;

/** The answer to a table that was set: its match, and the version of it. */
export const TableSet = z.object({ match: MatchId, version: Version });

/** GET /api/matches/:match/steps: what has happened after a version. */
export const StepsSince = z.object({
  match: MatchId,
  since: Version,
  version: Version,
  steps: z.array(Step),
  people: People,
});

/** A match in a list. */
export const MatchSummary = z.object({
  match: MatchId,
  game: z.string(),
  seats: z.int(),
  stage: z.enum(['open', 'running', 'over']),
  pace: Pace,
  rated: z.boolean(),
  version: Version,
  /** The person at each seat; null is a free seat or a bot. */
  people: z.array(z.nullable(Person)),
  bots: z.array(z.nullable(BotLevel)),
  /** The seat that has to choose; null unless the match runs. */
  decision: z.nullable(Seat),
  changed: Moment,
});

/** GET /api/matches: the caller's own, or the lobby's. */
export const MatchList = z.object({
  matches: z.array(MatchSummary),
  /** If there are more: `after` of the request that asks for them. */
  next: z.optional(z.string()),
});

/** GET /api/games: what can be played here. */
export const Games = z.object({
  games: z.array(
    z.object({
      game: z.string(),
      fewest: z.int(),
      most: z.int(),
      options: z.record(z.string(), z.union([z.array(z.string()), z.literal('switch'), z.literal('text')])),
    }),
  ),
  bots: z.array(BotLevel),
});

/** Why a request is refused, with the status 4xx or 5xx. */
export const Refusal = z.object({
  reason: Reason,
  message: z.string(),
  /** If it was too much or too often: how much is allowed. */
  allowed: z.optional(z.int()),
  /** The limit that was exceeded: where it can be set, its variable in lower case, such as `tables_per_person`. */
  quota: z.optional(z.string()),
  /** And after how many seconds it may be tried again; missing where it is not time that helps. */
  again: z.optional(z.int()),
  /** With `internal`: the id under which the server's log has the details. */
  fault: z.optional(z.string()),
  /** With `rules`: the number of the violated rule (`docs/rules`), if any. */
  rule: z.optional(z.string()),
});
