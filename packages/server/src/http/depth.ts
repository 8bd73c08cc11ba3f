/** Checks of JSON before it is validated: its nesting depth, and text that PostgreSQL cannot store. */

/** Whether lists and objects nest more than `most` levels deep. Does not recurse. */
export function isDeeper(json: unknown, most: number): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (depth >= most && level.length > 0) return true;
  }
  return false;
}

/**
 * Whether a text or a key has the character NUL. PostgreSQL stores none, so a body with one would end in an internal error.
 * Does not recurse.
 */
export function hasNul(json: unknown): boolean {
  let level: unknown[] = [json];
  while (level.length > 0) {
    if (level.some((value) => typeof value === 'string' && value.includes('\0'))) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? [...Object.keys(value), ...Object.values(value)] : [],
    );
  }
  return false;
}
