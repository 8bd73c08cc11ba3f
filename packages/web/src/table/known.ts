/** The value of a key. @param what a name of the thing for the error. @throws RangeError when it is missing: a bug */
export function known<Key extends string, Value>(map: ReadonlyMap<Key, Value>, key: Key, what: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`There is no ${what} ${key}.`);
  return value;
}
