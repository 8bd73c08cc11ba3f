/** Checks of JSON before it is validated: how deep and how large it is, and text that PostgreSQL cannot store. */

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

/**
 * Whether there are more than `most` values. Validation describes every one that is wrong, which takes a tenth of a second for ten
 * thousand. Own packs are lists of objects whose content is not validated one by one, so it does not count. Does not recurse.
 */
export function hasMore(json: unknown, most: number): boolean {
  let level: unknown[] = [json];
  let count = 0;
  while (level.length > 0) {
    count += level.length;
    if (count > most) return true;
    level = level.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, own]: [string, unknown]) =>
        key === 'ownPacks' && Array.isArray(own) ? own.map(() => null) : [own],
      );
    });
  }
  return false;
}
