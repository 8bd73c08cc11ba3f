/** What is said in English about where figures are known from. */

export const figures = {
  where: 'Where are these figures known from?',
  choose: 'Choose a card, tile or place to see where its figures are known from.',
  unknown: 'Nothing is noted about this one.',
  pack: (name: string, version: string) => `Pack ${name}, version ${version}`,
  words: {
    exact: 'Exact',
    derived: 'Derived',
    likely: 'Likely',
    inferred: 'Inferred',
    'stand-in': 'Stand-in',
  },
  meaning: {
    exact: 'read in the printed rules, or told alike by several sources.',
    derived: 'forced by arithmetic on what is printed.',
    likely: 'told by one decent source.',
    inferred: 'a reasoned reading of weak traces.',
    'stand-in': 'ours, not the publisher’s. Whoever owns the box can put the printed figure into a pack.',
  },
  fields: {
    kind: 'kind',
    settlers: 'settlers',
    exploration: 'exploration tile',
    trade: 'trade',
    upgrades: 'number of upgrades',
    vp: 'points',
    mark: 'mark',
    reach: 'reach',
    rows: 'rows',
    columns: 'columns',
  },
};
