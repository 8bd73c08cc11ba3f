/** The error for calls that still wait when a program closes its connection. */

/** The program itself has closed the connection, or the match that it followed: no answer comes any more. */
export class ClosedError extends Error {
  override readonly name = 'ClosedError';
}
