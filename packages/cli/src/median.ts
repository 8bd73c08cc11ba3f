/** The middle of the values; between the two middle ones where their number is even, 0 where there are none. */
export function median(values: readonly number[]): number {
  const half = (values.length - 1) / 2;
  const [low = 0, high = low] = values.toSorted((a, b) => a - b).slice(Math.floor(half), Math.ceil(half) + 1);
  return (low + high) / 2;
}
