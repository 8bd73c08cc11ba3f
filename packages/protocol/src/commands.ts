/** Commands: what a person asks for at a table. Each carries an id of its sender's making and can be sent again without harm. */

import * as z from 'zod/mini';

import { BotLevel, Codes, CommandId, LuckDigits, MatchId, Seat, Version } from './values.ts';

const base = {
  match: MatchId,
  id: CommandId,
  /** The version of the match the sender has seen. A refusal contains the steps after it. */
  version: Version,
};

/** Sit down on a free seat before the start. */
export const Sit = z.object({ ...base, type: z.literal('sit'), seat: Seat });
/** Get up before the start; who set the table can free any seat. */
export const Free = z.object({ ...base, type: z.literal('free'), seat: Seat });
/** Put a bot on a free seat; only for the table's owner. */
export const PutBot = z.object({ ...base, type: z.literal('bot'), seat: Seat, level: BotLevel });
/** Fix your part of the luck by its SHA-256, before the start. */
export const Commit = z.object({ ...base, type: z.literal('commit'), hash: LuckDigits });
/** Reveal your part, after the start is requested. */
export const Reveal = z.object({ ...base, type: z.literal('reveal'), part: LuckDigits });
/** Start, once every seat is taken; only for the table's owner. */
export const Start = z.object({ ...base, type: z.literal('start') });
/**
 * Choose: a whole turn's choices, or the part up to one that reveals something. Made at `version`: refused as `stale` if
 * another choice has been stored since, as `after-draw` if a choice follows one that reveals something, and as
 * `nothing-changed` if in the end the match would be as it was.
 */
export const Choose = z.object({ ...base, type: z.literal('choose'), codes: Codes });
/** Leave your seat to a bot; you may come back. In a rated match the seat has lost with that. */
export const Leave = z.object({ ...base, type: z.literal('leave') });
/** Play your seat again. */
export const ComeBack = z.object({ ...base, type: z.literal('back') });
/** Give the match up: your seat has lost. At any time while the match runs. */
export const Concede = z.object({ ...base, type: z.literal('concede') });
/** End the match without a result, as long as not everybody has moved. */
export const Abort = z.object({ ...base, type: z.literal('abort') });
/** Agree to wait for the seat that has to choose. */
export const Wait = z.object({ ...base, type: z.literal('wait') });
/** Give up a table that has not started; only for its owner. */
export const Abandon = z.object({ ...base, type: z.literal('abandon') });
/** Set a table for the same again, once the match is over. */
export const AskRematch = z.object({ ...base, type: z.literal('rematch') });

/** A command to a table. The server answers with `stored` or `refused`; one with the same id takes effect once. */
export const Command = z.discriminatedUnion('type', [
  Sit,
  Free,
  PutBot,
  Commit,
  Reveal,
  Start,
  Choose,
  Leave,
  ComeBack,
  Concede,
  Abort,
  Wait,
  Abandon,
  AskRematch,
]);
export type Command = z.infer<typeof Command>;
/** The command of a type. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;
/** A command without what every command carries: its id, match and version. */
export type Asked<Type extends Command = Command> = Type extends Command
  ? Omit<Type, 'id' | 'match' | 'version'>
  : never;

/** Why something is refused. */
export const Reason = z.enum([
  // not a valid message or command
  'malformed',
  // no session, or one that has ended
  'who-are-you',
  'no-such-match',
  'no-such-seat',
  // the command does not fit the stage of the match: sitting down after the start, choosing before it
  'wrong-stage',
  // the clock is empty, so the bot plays on
  'out-of-time',
  // the part of the luck does not have the hash that was given before
  'wrong-part',
  // who has not revealed a part of the luck in time does not sit down at that table again
  'luck-withheld',
  // everybody has moved, so the match counts: it can only be conceded
  'too-late',
  'seat-taken',
  // the seat of a rematch is kept for a person of the match before
  'seat-kept',
  // a person has one seat
  'seated-already',
  'not-your-seat',
  'not-your-table',
  'seats-empty',
  'no-such-bot',
  // another choice has been stored since
  'stale',
  'not-your-decision',
  // the rules forbid it
  'rules',
  // choices after one that reveals something: they are not read, because their refusal could reveal the draw
  'after-draw',
  // choices and take-backs that leave the match as it was
  'nothing-changed',
  // more take-backs in one turn, or more entries in one match, than there may be
  'too-long',
  // names, passphrases, passkeys and codes
  'name-taken',
  // an operator gave the name, and some days have to pass before another is taken
  'name-given',
  'wrong-passphrase',
  'wrong-passkey',
  'wrong-code',
  // the person must prove their identity again: POST /api/session/proof, or a new sign-in
  'prove-again',
  // the token is not for this
  'beyond-token',
  // the person or address is banned
  'banned',
  // reserved for operators
  'not-an-operator',
  // reserved for members
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
  // more tables, seats, sockets … than one person or one address may have at once
  'too-many',
  // a fault of the server, whose log has the details under the returned id; retrying does not help
  'internal',
  // the server is stopping or its storage is out of reach: send it again
  'try-again',
]);
export type Reason = z.infer<typeof Reason>;
