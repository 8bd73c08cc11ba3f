/** The only one of some things; undefined where there is none or several. */
export function only<One>(things: readonly One[]): One | undefined {
  return things.length === 1 ? things[0] : undefined;
}
