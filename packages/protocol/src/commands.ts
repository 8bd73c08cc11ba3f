/** Commands: what a person asks for at a table. Each carries an id of its sender's making and can be sent again without harm. */

import * as z from 'zod/mini';

import { BotLevel, Codes, CommandId, MatchId, Seat, Version } from './values.ts';

const base = {
  match: MatchId,
  id: CommandId,
  /** The version of the match the sender has seen. A refusal tells the steps after it. */
  version: Version,
};

/** Sit down on a free seat before the start. */
export const Sit = z.object({ ...base, type: z.literal('sit'), seat: Seat });
/** Get up before the start; who set the table can free any seat. */
export const Free = z.object({ ...base, type: z.literal('free'), seat: Seat });
/** Put a bot on a free seat; for who set the table. */
export const PutBot = z.object({ ...base, type: z.literal('bot'), seat: Seat, level: BotLevel });
/** Begin, once every seat is taken; for who set the table. */
export const Start = z.object({ ...base, type: z.literal('start') });
/**
 * Choose: a whole turn's choices, or the part up to one that turns something up. Made at `version`: refused as `stale` if
 * another choice has been stored since.
 */
export const Choose = z.object({ ...base, type: z.literal('choose'), codes: Codes });
/** Leave the own seat to a bot; one may come back. */
export const Leave = z.object({ ...base, type: z.literal('leave') });
/** Play the own seat again. */
export const ComeBack = z.object({ ...base, type: z.literal('back') });
/** Agree to wait for the seat that has to choose. */
export const Wait = z.object({ ...base, type: z.literal('wait') });
/** Give up a table that has not started; for who set it. */
export const Abandon = z.object({ ...base, type: z.literal('abandon') });
/** Set a table for the same again, once the match is over. */
export const AskRematch = z.object({ ...base, type: z.literal('rematch') });

export const Command = z.discriminatedUnion('type', [
  Sit,
  Free,
  PutBot,
  Start,
  Choose,
  Leave,
  ComeBack,
  Wait,
  Abandon,
  AskRematch,
]);
export type Command = z.infer<typeof Command>;
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;
/** A command without what every command carries: its id, match and version. */
export type Asked<Type extends Command = Command> = Type extends Command
  ? Omit<Type, 'id' | 'match' | 'version'>
  : never;

/** Why something is refused. */
export const Reason = z.enum([
  // what was sent is no message, or no such command
  'malformed',
  // no session, or one that has ended
  'who-are-you',
  'no-such-match',
  'no-such-seat',
  // the command does not fit the stage of the match: sitting down after the start, choosing before it
  'wrong-stage',
  'seat-taken',
  // a person has one seat
  'seated-already',
  'not-your-seat',
  'not-your-table',
  'seats-empty',
  'no-such-bot',
  // another choice has been stored since
  'stale',
  'not-your-decision',
  // the rules forbid it; the message is theirs
  'rules',
  // names, passphrases, passkeys and codes
  'name-taken',
  'wrong-passphrase',
  'wrong-passkey',
  'wrong-code',
  // what is for accounts, and not for guests
  'members-only',
  // one of the two has blocked the other
  'kept-apart',
  // not all at the table agree to free text
  'not-agreed',
  // this server does not do that, for instance send mail
  'not-offered',
  'no-such-thing',
  'too-fast',
  'too-large',
  // the server is stopping or its storage is out of reach: send it again
  'try-again',
]);
export type Reason = z.infer<typeof Reason>;
