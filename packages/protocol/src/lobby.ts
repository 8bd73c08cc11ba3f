/** Quick match: opponents of about the same strength, found by the server. */

import * as z from 'zod/mini';

import { Pace } from './pace.ts';
import { CommandId, MatchId, Moment } from './values.ts';

/** POST /api/quick: look for opponents. Asking again with another wish replaces the first. */
export const SeekMatch = z.object({
  /** Sent again with the same id, it is the same wish. */
  id: CommandId,
  game: z.string().check(z.maxLength(40)),
  seats: z.int().check(z.minimum(2), z.maximum(8)),
  pace: z._default(Pace, { kind: 'live', base: 1200, increment: 15 }),
  /** Whether it shall count for the ratings; it needs an account. */
  rated: z._default(z.boolean(), true),
});
export type SeekMatch = z.output<typeof SeekMatch>;

/**
 * GET /api/quick: how it stands. Who looks for opponents asks every few seconds, and is forgotten after
 * {@link SEEK_SECONDS} without asking.
 */
export const Seeking = z.object({
  state: z.enum(['none', 'seeking', 'found']),
  wish: z.nullable(SeekMatch),
  since: z.nullable(Moment),
  /** How many others look for the same. */
  others: z.int(),
  /** The match that was found. */
  match: z.nullable(MatchId),
});
export type Seeking = z.infer<typeof Seeking>;

/** After how many seconds without asking a seeker is forgotten. */
export const SEEK_SECONDS = 45;
