/** Nesting depth of JSON. */

/** Whether lists and objects nest more than `most` levels deep. Does not recurse. */
export function isDeeper(json: unknown, most: number): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (depth >= most && level.length > 0) return true;
  }
  return false;
}
