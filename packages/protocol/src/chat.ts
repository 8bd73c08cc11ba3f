/**
 * Chat at a table: phrases as codes, shown in each reader’s language; free text only if all seated people agree,
 * which they do by sitting down at a table that only its link leads to.
 */

import * as z from 'zod/mini';

import { CommandId, MatchId, Moment, People, PersonId, Version } from './values.ts';

/** The ready phrases. A code once released stays. */
export const Phrase = z.enum([
  'hello',
  'good-luck',
  'thanks',
  'well-played',
  'nice-move',
  'good-match',
  'sorry',
  'oops',
  'one-moment',
  'thinking',
  'your-turn',
  'back-now',
  'have-to-go',
  'wait-for-me',
  'no-hurry',
  'again',
  'yes',
  'no',
  'bye',
]);
export type Phrase = z.infer<typeof Phrase>;

/** Free text: one line. */
const Text = z
  .string()
  .check(z.minLength(1), z.maxLength(300), z.regex(/^[^\p{Cc}]*\S[^\p{Cc}]*$/u, 'one line of text'));

/** POST /api/matches/:match/chat: send a line. Idempotent by id. */
export const ChatMessage = z.union([
  z.object({ id: CommandId, phrase: Phrase }),
  z.object({ id: CommandId, text: Text }),
]);
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Something that was said: a phrase or a text. */
export const Line = z.object({
  /** 1, 2, … in its match; a number is missing where a line is not for this reader, or was taken away. */
  number: z.int(),
  at: Moment,
  person: PersonId,
  phrase: z.nullable(Phrase),
  text: z.nullable(z.string()),
});
export type Line = z.infer<typeof Line>;

/** GET /api/matches/:match/chat: what was said after a number. */
export const Chat = z.object({
  match: MatchId,
  /** The number of the latest line there is: what to ask for the next time. */
  latest: Version,
  lines: z.array(Line),
  people: People,
  /** Which of those seated agree to free text. It may be written when all of them do. */
  agreed: z.array(PersonId),
  free: z.boolean(),
});
export type Chat = z.infer<typeof Chat>;

/** PUT /api/matches/:match/chat/free: agree to free text, or no longer. */
export const AgreeToText = z.object({ agree: z.boolean() });
