/** Values whose types allow absence where the program guarantees presence. */

/** The value. @param what it is called in the error. @throws RangeError when it is missing: a mistake in the program */
export function required<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new RangeError(`There is no ${what}.`);
  return value;
}
