/** How deeply JSON is nested. */

/** Whether lists and objects lie within each other more than `most` deep. It needs no stack itself. */
export function isDeeper(json: unknown, most: number): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (depth >= most && level.length > 0) return true;
  }
  return false;
}
