/** A level where one chooses it: its name, and what that means. */

/** "Boatswain – easy" */
export function levelLabel({ name, plain }: { readonly name: string; readonly plain: string }): string {
  return `${name} – ${plain}`;
}
