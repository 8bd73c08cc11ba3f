/** The last message of each person. */

import type { Chat } from '@windrose/protocol';

type Line = Chat['lines'][number];

/** The last line of each other person after a number. @param me null without a session. */
export function lastWords(lines: readonly Line[], after: number, me: string | null): ReadonlyMap<string, Line> {
  return new Map(
    lines.flatMap((line) => (line.number > after && line.person !== me ? [[line.person, line] as const] : [])),
  );
}
