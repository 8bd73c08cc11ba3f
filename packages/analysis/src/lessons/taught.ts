/** What the steps of lessons say, as every language has to say it. */

/** By game and step: what it is about, and why it is done. */
export type Taught = Readonly<
  Record<string, Readonly<Record<string, { readonly title: string; readonly text: string }>>>
>;
