/** The cubes of a price that a hold lacks, in the order of the price. Both are letters such as `YYB`; "" if none is lacking. */
export function lacking(price: string, hold: string): string {
  const left = Array.from(hold);
  return Array.from(price)
    .filter((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .join('');
}
