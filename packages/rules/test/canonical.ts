/** JSON with the keys of every object in order and a line a value: equal for equal values, and readable side by side if not. */
function canonical(value: unknown): string {
  return JSON.stringify(
    value,
    (_key, member: unknown) =>
      typeof member === 'object' && member !== null && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
        : member,
    1,
  );
}

/** Two values as texts that are the same if the values are; quick where even the order of keys is the same. */
export function sideBySide(a: unknown, b: unknown): [string, string] {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  return one === other ? [one, other] : [canonical(a), canonical(b)];
}
