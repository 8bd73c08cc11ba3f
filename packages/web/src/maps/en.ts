/** What is said in English about maps of one's own. */

export const en = {
  title: 'Maps',
  intro:
    'Own seas for every game that sails. Draw one, let chance draw one, or take one of these ten, which look the same from all their corners.',
  draw: 'Draw a map',
  gallery: 'The gallery',
  names: {
    lagoon: 'Lagoon',
    hourglass: 'Hourglass',
    'three-lakes': 'Three Lakes',
    necklace: 'Necklace',
    'four-whales': 'Four Whales',
    atoll: 'Atoll',
    oasis: 'Oasis',
    caravanserai: 'Caravanserai',
    butterfly: 'Butterfly',
    star: 'Star',
  } as Readonly<Record<string, string>>,
  forGame: (game: string) => `for ${game}`,
  playOn: (map: string) => `Play now: ${map}`,
  change: 'Look closer',
  changeMap: (map: string) => `Look closer: ${map}`,
  allMaps: 'All maps',

  // the editor
  editor: 'A map of your own',
  game: 'Game',
  tools: 'What a click does',
  tool: {
    port: 'Port',
    market: 'Island',
    sea: 'Open sea',
    inner: 'Island or sea',
    move: 'Move',
    erase: 'Take away',
  },
  toolHelp:
    'Click a hex to put a tile there; click it again to take it away. Tiles can be dragged, too. Keys: P, M, S and I put a tile, Delete takes it away, X picks it up and lays it down, arrow keys go from hex to hex.',
  canvas: 'The map',
  hex: (at: string, what: string) => `${at}: ${what}`,
  kinds: { port: 'port', market: 'island', sea: 'open sea', inner: 'island or sea' },
  emptyHex: 'empty',
  picked: 'picked up',
  undo: 'Undo',
  redo: 'Redo',
  turn: 'Turn the map',
  mirror: 'Mirror the map',
  clear: 'Clear',
  tally: 'Tiles',
  tallyOf: (n: number, wanted: string) => `${n} of ${wanted}`,
  range: (fewest: number, most: number) => (fewest === most ? String(most) : `${fewest}–${most}`),
  good: 'This map can be played.',
  notYet: 'What is still missing',
  advice: 'It can be played; but',

  // fairness
  fairness: 'Fairness',
  fairnessHelp:
    'Bots play matches on the map. For each corner (a port, or a remote tile) it is counted what trades in the waters around it gained, in points of cubes, and what orders were claimed there.',
  random: 'Random fair map',
  randomHelp: 'The most even of 400 drawn by chance',
  drawing: 'Drawing…',
  measure: 'Measure',
  stop: 'Stop',
  measured: (n: number, of: number) => `${n} of ${of} matches`,
  corner: 'Corner',
  distance: 'Steps to the others',
  trade: 'Trade',
  orders: 'Orders',
  worth: 'Worth',
  evenness: (percent: string, error: string) => `Evenness ${percent} ± ${error} %`,
  shape: (percent: string) => `The shape alone: ${percent} %`,

  // sharing and playing
  share: 'Share',
  code: 'Code of the map',
  read: 'Draw this code',
  copyLink: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'The browser does not let the page copy; the address of this page is the link.',
  saveSvg: 'Picture (SVG)',
  savePng: 'Picture (PNG)',
  picture: 'Picture of the map',
  play: 'Play on it now',
};

/** What is said about maps, in one language. */
export type MapsUi = typeof en;
