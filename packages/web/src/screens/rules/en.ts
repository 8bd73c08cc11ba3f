/** The English texts around the pages of rules. */

export const en = {
  contents: 'On this page',
  backToMatch: 'Back to the match',
  backHome: 'All games',
  loading: 'Opening the rules…',
  none: 'There is no such rules page.',

  sources: 'Where the values come from',
  sourcesIntro:
    'The values on tiles, cards and boards are not rules: they come from packs. A pack also says how certain each value is. During a match you can look up any component: choose the question mark, then the component.',
  pack: (name: string, version: string) => `Pack ${name}, version ${version}`,
  words: 'What the words mean',
  component: 'Component',
  printed: 'What is printed on it',
  known: 'Other facts',
  sourceList: 'Sources',
  components: {
    marketTiles: 'Market tiles',
    vpTiles: 'Orders',
    bonusTiles: 'Bonus tiles',
    playerBoard: 'Player board',
    playerBoards: 'Player boards',
    startingSets: 'Starting sets',
    firstMap: 'First map',
    sandToSea: 'Changes for From Sand to Sea',
    solo: 'Changes for Solo',
    boards: 'Locations of the boards',
    landmarks: 'Landmarks on locations',
    pointCards: 'Point cards',
    explorationTiles: 'Exploration tiles',
    starters: 'Starting cards',
    merchantCards: 'Merchant cards',
    coins: 'Coins',
    startingCubes: 'Starting cubes',
  } as Readonly<Record<string, string>>,
  fields: {
    count: 'how many there are',
    kinds: 'which kinds there are',
    cubesEach: 'cubes on each',
    marksAndStars: 'which have marks and stars',
    numbersPerKindStarAndMark: 'how many of each kind, star and mark',
    numbersPerKind: 'how many of each kind',
    unmarked: 'those without a mark',
    markI: 'those marked I',
    markIII: 'those marked III',
    cubes: 'cubes on them',
    spacesInBase: 'how many there are in A New World',
    explorationSums: 'how many are covered',
    number: 'how many there are',
    places: 'where they stand',
  } as Readonly<Record<string, string>>,
};

/** The texts around the pages of rules, in one language. */
export type RulesUi = typeof en;
