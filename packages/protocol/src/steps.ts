/**
 * Steps: everything that happens at a table, numbered from 1 without gaps. Steps are what is stored and sent of a match;
 * everything else ({@link Table}) is computed from them. A step contains nothing that is secret from anybody at the table.
 */

import * as z from 'zod/mini';

import { Pace } from './pace.ts';
import {
  BotLevel,
  Codes,
  CommandId,
  Draws,
  LuckDigits,
  MatchId,
  Moment,
  Options,
  OwnPacks,
  PackName,
  PersonId,
  Seat,
} from './values.ts';

/** The fields of every step: its number, when it was stored, and whose command it was (none for clocks and bots). */
const base = {
  number: z.int().check(z.minimum(1)),
  at: Moment,
  by: z.optional(PersonId),
  id: z.optional(CommandId),
};

/** The table was set. `luckHash` is the SHA-256 of the server's part of the luck, in hexadecimal. */
export const Created = z.object({
  ...base,
  kind: z.literal('created'),
  game: z.string(),
  seats: z.int(),
  options: Options,
  packs: z.array(PackName),
  /** The own packs among them, whole, so that everybody can play with them; missing where there are none. */
  ownPacks: z.optional(OwnPacks),
  rules: z.int(),
  pace: Pace,
  /** Whether it counts for the ratings, if everybody plays to the end. */
  rated: z.boolean(),
  /** Whether the lobby lists it. */
  listed: z.boolean(),
  luckHash: z.string(),
  /** Whether it starts by itself: when all people have committed to their part of the luck, or after a while. */
  auto: z.optional(z.literal(true)),
  /** Whether the match is dealt with a part of the luck of every person who sits at it; missing in matches of before. */
  allParts: z.optional(z.literal(true)),
  /** In a rated match without a clock: who does not choose for so many days loses it, as by running out of time. */
  idleDays: z.optional(z.number().check(z.minimum(0))),
  /** The match that this one is the rematch of. */
  rematchOf: z.optional(MatchId),
  /** In a rematch: by seat the person whom it is kept for, since they sat at the match before; null for nobody. */
  kept: z.optional(z.array(z.nullable(PersonId))),
});

/** A person has taken a seat. */
export const Sat = z.object({ ...base, kind: z.literal('sat'), seat: Seat, person: PersonId });
/** A bot was seated before the start. */
export const BotSat = z.object({ ...base, kind: z.literal('bot'), seat: Seat, level: BotLevel });
/** A seat became free again before the start. */
export const Freed = z.object({ ...base, kind: z.literal('freed'), seat: Seat });
/** The person of a seat has fixed their part of the luck by its hash. A later one takes the place of an earlier one. */
export const Committed = z.object({ ...base, kind: z.literal('committed'), seat: Seat, hash: LuckDigits });
/**
 * The start was requested: seats and hashes are frozen. People who have not committed must do so by then, and once all have, everybody
 * must reveal their part; for that the last commitment is followed by another such step, with a time of its own.
 */
export const Starting = z.object({ ...base, kind: z.literal('starting'), until: Moment });
/** The person of a seat has revealed their part. The last one starts the match. */
export const Revealed = z.object({ ...base, kind: z.literal('revealed'), seat: Seat, part: LuckDigits });
/** These seats have not committed to their parts or not revealed them, and lose their people; all parts are void, the server has a new one, the table is open. */
export const Redrawn = z.object({
  ...base,
  kind: z.literal('redrawn'),
  seats: z.array(Seat),
  luckHash: LuckDigits,
});
/** The match has started, with the draws of its set-up. */
export const Started = z.object({ ...base, kind: z.literal('started'), draws: Draws });

/** A choice: the codes of a turn, or of the part of it up to a draw, and the draws. */
export const Chose = z.object({ ...base, kind: z.literal('chose'), seat: Seat, codes: Codes, draws: Draws });

/** A bot plays the seat from now on, because its time ran out or because its person left it to the bot. */
export const Away = z.object({
  ...base,
  kind: z.literal('away'),
  seat: Seat,
  level: BotLevel,
  reason: z.enum(['time', 'left']),
  /** In a rated match: the seat has lost, and its person does not come back. */
  lost: z.optional(z.literal(true)),
});
/** The person of a seat has conceded: the seat has lost, and a bot plays it while the others continue. */
export const Conceded = z.object({ ...base, kind: z.literal('conceded'), seat: Seat, level: BotLevel });
/** Its person plays the seat again. */
export const Back = z.object({ ...base, kind: z.literal('back'), seat: Seat });
/** A seat agrees to wait for the seat that has to choose. When all have agreed, its time does not run. Only in unrated matches. */
export const Waits = z.object({ ...base, kind: z.literal('waits'), seat: Seat, for: Seat });

/**
 * The end, with the server's part of the luck. `played`: to its end by the rules. `decided`: all others have lost by conceding,
 * leaving or time, or no person is left. `abandoned`: given up before the start. `aborted`: before everybody had moved, without
 * a result. `broken`: closed by the server, without a result: because it could not continue, because its rules are outdated
 * (`rules`), or by an operator (`closed`). `withheld`: not dealt, because too often somebody did not reveal their part of the luck.
 */
export const Over = z.object({
  ...base,
  kind: z.literal('over'),
  reason: z.enum(['played', 'decided', 'abandoned', 'aborted', 'broken', 'rules', 'closed', 'withheld']),
  secret: z.string(),
});
/** A table for the same again was set after the end: its match. */
export const Rematch = z.object({ ...base, kind: z.literal('rematch'), match: MatchId });

/** A step of any kind. */
export const Step = z.discriminatedUnion('kind', [
  Created,
  Sat,
  BotSat,
  Freed,
  Committed,
  Starting,
  Revealed,
  Redrawn,
  Started,
  Chose,
  Away,
  Conceded,
  Back,
  Waits,
  Over,
  Rematch,
]);
export type Step = z.infer<typeof Step>;
export type StepKind = Step['kind'];
/** The step of a kind. */
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>;
