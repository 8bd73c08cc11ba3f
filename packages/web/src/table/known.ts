/** What a map holds for a key. @param what such a thing is called. @throws RangeError when it holds nothing: a mistake in the program */
export function known<Key extends string, Value>(map: ReadonlyMap<Key, Value>, key: Key, what: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`There is no ${what} ${key}.`);
  return value;
}
