/** What a program gets that still waits when it closes its connection. */

/** The program itself has closed the connection, or the match that it followed: no answer comes any more. */
export class ClosedError extends Error {
  override readonly name = 'ClosedError';
}
