/** The English texts about maps. */

export const en = {
  title: 'Maps',
  intro:
    'Maps of your own for every game with boats. Draw one, have one dealt at random, or take one of these ten: they look the same from every corner.',
  draw: 'Draw a map',
  gallery: 'Gallery',
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
  change: 'Open',
  changeMap: (map: string) => `Open: ${map}`,
  allMaps: 'All maps',

  // the editor
  editor: 'Your own map',
  game: 'Game',
  tools: 'What a click does',
  tool: {
    port: 'Port',
    market: 'Market tile',
    sea: 'Sea tile',
    inner: 'Market or sea tile',
    move: 'Move',
    erase: 'Remove',
  },
  toolHelp:
    'Click a place to lay a tile on it; click again to remove it. You can also drag tiles. Keys: P, M, S and I lay a tile, Delete removes it, X picks it up and puts it down, arrow keys move from place to place. A market or sea tile is drawn at random when the match begins.',
  canvas: 'Map',
  hex: (at: string, what: string) => `${at}: ${what}`,
  kinds: { port: 'port', market: 'market tile', sea: 'sea tile', inner: 'market or sea tile' },
  emptyHex: 'empty place',
  picked: 'picked up',
  undo: 'Undo',
  redo: 'Redo',
  turn: 'Rotate the map',
  mirror: 'Mirror the map',
  clear: 'Clear',
  tally: 'Tiles',
  tallyOf: (n: number, wanted: string) => `${n} of ${wanted}`,
  range: (fewest: number, most: number) => (fewest === most ? String(most) : `${fewest}–${most}`),
  good: 'You can play on this map.',
  notYet: 'What is still missing',
  advice: 'You can play on it, but:',

  // fairness
  fairness: 'Fairness',
  fairnessHelp:
    'Bots play matches on the map. For each corner (a port or a remote tile) we count what trades around it gained, in points for cubes, and the points of the orders claimed there.',
  random: 'Random fair map',
  randomHelp: 'The most even of 400 random maps',
  drawing: 'Drawing…',
  measure: 'Measure',
  stop: 'Stop',
  measured: (n: number, of: number) => `${n} of ${of} matches`,
  corner: 'Corner',
  distance: 'Steps to other corners',
  trade: 'Trade',
  orders: 'Orders',
  worth: 'Value',
  evenness: (percent: string, error: string) => `Evenness ${percent} ± ${error} %`,
  shape: (percent: string) => `Shape alone: ${percent} %`,

  // sharing and playing
  share: 'Share',
  code: 'Map code',
  read: 'Draw this code',
  copyLink: 'Copy link',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying; copy the address of this page instead.',
  saveSvg: 'Picture (SVG)',
  savePng: 'Picture (PNG)',
  picture: 'Picture of the map',
  play: 'Play on this map',
};

/** The texts about maps, in one language. */
export type MapsUi = typeof en;
