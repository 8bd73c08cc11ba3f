/**
 * Luck that no party can choose: the secret of a match combines a part of the server and one of each person, all committed to
 * by their hashes before any of them is revealed.
 */

import { sha256Text } from '@windrose/rules';

import type { MatchRecord } from '@windrose/rules';

/** A revealed part. */
export interface LuckPart {
  readonly seat: number;
  /** The SHA-256 of the part, published before any part was revealed. */
  readonly hash: string;
  /** 64 hexadecimal digits. */
  readonly part: string;
}

/**
 * Milliseconds within which the people of a live match have to commit to their parts after the start is requested, and then to reveal
 * them.
 */
export const PARTS_WITHIN = 60_000;
/** The same where no clock runs; in a slow match they have the days of a turn. */
export const PARTS_WITHIN_FREE = 86_400_000;
/**
 * How often the deal of a table can fail because somebody was silent: then it is closed. Each time the server and one of its players
 * could have rejected a deal that they foresaw, so they see three deals of a table at most, and are known by it.
 */
export const MOST_UNREVEALED = 3;
/** Milliseconds after which a self-starting table asks for the parts of people who have not committed. */
export const AUTO_START = 20_000;

/** A new part: 256 bits of chance. */
export function newLuckPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The commitment to a part. */
export const luckHashOf = (part: string): string => sha256Text(part);

/**
 * The server's own part. The first one is the stored secret of the match; after each redraw the next one follows from it, so
 * that the server cannot choose it either.
 */
export const serverPart = (secret: string, redraws: number): string =>
  redraws === 0 ? secret : sha256Text(`windrose luck ${redraws} ${secret}`);

/** The secret from which all draws of a match follow. Without parts of people it is the server's own. */
export function mixLuck(server: string, parts: readonly Pick<LuckPart, 'seat' | 'part'>[]): string {
  if (parts.length === 0) return server;
  const lines = parts.toSorted((a, b) => a.seat - b.seat).map(({ seat, part }) => `${seat} ${part}`);
  return sha256Text(['windrose luck', server, ...lines].join('\n'));
}

/** Whether the secret in a record combines its parts, and these match their hashes. */
export function partsAreTrue(luck: Extract<MatchRecord['luck'], { seed: string }>): boolean {
  const { seed, server, parts = [] } = luck;
  if (server === undefined) return parts.length === 0;
  return mixLuck(server, parts) === seed && parts.every(({ part, hash }) => luckHashOf(part) === hash);
}
