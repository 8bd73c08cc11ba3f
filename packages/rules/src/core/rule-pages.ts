/** The pages of rules (`docs/rules`). */

/** The pages of rules by the letters of their numbers: the names of the files in `docs/rules/en`. */
export const RULE_PAGES = {
  SH: 'shared',
  EW: 'eastern-wonders',
  SO: 'eastern-wonders-solo',
  NW: 'new-world',
  EE: 'east-to-west',
  SR: 'spice-road',
  SS: 'sand-to-sea',
} as const;

/** A page of rules by the letters of its numbers. */
export type RulePage = keyof typeof RULE_PAGES;
