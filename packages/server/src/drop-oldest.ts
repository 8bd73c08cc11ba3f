/** Maps that remember only so much. */

/** Deletes the entry that was set first. */
export function dropOldest<Key>(map: Map<Key, unknown>): void {
  const oldest = map.keys().next();
  if (oldest.done !== true) map.delete(oldest.value);
}
