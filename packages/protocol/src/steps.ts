/**
 * Steps: all that happens at a table, numbered from 1 without a gap. What is stored of a match are its steps, what is told
 * of it are its steps, and everything else ({@link Table}) is computed from them. A step holds nothing that not
 * everybody at the table may know.
 */

import * as z from 'zod/mini';

import { Pace } from './pace.ts';
import {
  BotLevel,
  Codes,
  CommandId,
  Draws,
  MatchId,
  Moment,
  Options,
  OwnPacks,
  PackName,
  PersonId,
  Seat,
} from './values.ts';

/** What every step says: its number, when it was stored, and whose command it was; clocks and bots have none. */
const base = {
  number: z.int().check(z.minimum(1)),
  at: Moment,
  by: z.optional(PersonId),
  id: z.optional(CommandId),
};

/** The table was set. `luckHash` is the SHA-256 of the luck's secret, in hexadecimal. */
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
  /** The match that this one is the rematch of. */
  rematchOf: z.optional(MatchId),
});

export const Sat = z.object({ ...base, kind: z.literal('sat'), seat: Seat, person: PersonId });
export const BotSat = z.object({ ...base, kind: z.literal('bot'), seat: Seat, level: BotLevel });
/** A seat became free again before the start. */
export const Freed = z.object({ ...base, kind: z.literal('freed'), seat: Seat });
export const Started = z.object({ ...base, kind: z.literal('started'), draws: Draws });

/** A choice: the codes of a turn, or of the part of it up to something turned up, and what was turned up. */
export const Chose = z.object({ ...base, kind: z.literal('chose'), seat: Seat, codes: Codes, draws: Draws });

/** A bot plays the seat from now on, because its time ran out or because its person left it to the bot. */
export const Away = z.object({
  ...base,
  kind: z.literal('away'),
  seat: Seat,
  level: BotLevel,
  reason: z.enum(['time', 'left']),
});
/** Its person plays the seat again. */
export const Back = z.object({ ...base, kind: z.literal('back'), seat: Seat });
/** A seat agrees to wait for the seat that has to choose. When all have agreed, its time does not run, and the match is unrated. */
export const Waits = z.object({ ...base, kind: z.literal('waits'), seat: Seat, for: Seat });

/** The end, and with it the luck's secret. */
export const Over = z.object({
  ...base,
  kind: z.literal('over'),
  reason: z.enum(['played', 'abandoned']),
  secret: z.string(),
});
export const Rematch = z.object({ ...base, kind: z.literal('rematch'), match: MatchId });

export const Step = z.discriminatedUnion('kind', [
  Created,
  Sat,
  BotSat,
  Freed,
  Started,
  Chose,
  Away,
  Back,
  Waits,
  Over,
  Rematch,
]);
export type Step = z.infer<typeof Step>;
export type StepKind = Step['kind'];
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>;
