/** The English texts about the sources of figures. */

export const figures = {
  where: 'Check the values of cards and tiles',
  choose: 'Choose a card, tile or location to see where its values come from.',
  unknown: 'There is no note about this one.',
  pack: (name: string, version: string) => `Pack ${name}, version ${version}`,
  words: {
    exact: 'Exact',
    derived: 'Derived',
    likely: 'Likely',
    inferred: 'Inferred',
    'stand-in': 'Stand-in',
  },
  meaning: {
    exact: 'from the printed rules, or confirmed by several sources.',
    derived: 'follows by arithmetic from what is printed.',
    likely: 'from one reliable source.',
    inferred: 'a reasoned guess from weak evidence.',
    'stand-in': 'ours, not the publisher’s. If you own the game, you can put the printed value into a pack.',
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
