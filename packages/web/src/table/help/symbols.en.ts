/** Every symbol of the tables, explained in English, by the name of its drawing (or what several names begin with). */

export const en = {
  'cube-Y': 'A yellow cube: the cheapest of the four spices.',
  'cube-R': 'A red cube: the second spice, worth more than yellow.',
  'cube-G': 'A green cube: the third spice, worth more than red.',
  'cube-B': 'A brown cube: the most valuable spice.',
  'cube-any': 'A cube of any colour: you choose which.',
  seal: 'A seal: this many points at the end.',
  port: 'A port: claim its order here if you have all its cubes.',
  sea: 'Open sea: you can sail across it, but there is nothing to trade.',
  chain: 'The Closed Port: no order can be claimed here until somebody claims one elsewhere.',
  raft: 'Cubes left behind: the next player to stop here may take them all.',
  island:
    'An island: its colour shows which row of your player board the outpost comes from; the banner shows the trade.',
  boat: 'A boat in the colour of its owner.',
  outpost:
    'An outpost in the colour of its owner. You can build only one on each island; others then pay more to build there.',
  sign: 'The sign of a player: it goes with the player’s colour.',
  'bonus-free-move': 'Bonus tile: one more free step on each voyage.',
  'bonus-harvest': 'Bonus tile: your harvest also gives you a red cube.',
  'bonus-upgrade': 'Bonus tile: whenever you build, you may upgrade a cube.',
  'bonus-hold': 'Bonus tile: your hold keeps three more cubes.',
  'bonus-points': 'Bonus tile: this many points at the end.',
  coin: 'A coin that comes with a point card: gold is worth 3 points, silver 1.',
  settler: 'A settler. The number says how many you need or gain.',
  'icon-settlers': 'Icon: settlers. Bonus tiles may count it.',
  'icon-exploration': 'Icon: exploration. Bonus tiles may count it; its card uncovers unknown land.',
  'icon-help': 'Icon: native help. In this landscape you need one settler fewer.',
  'icon-tool': 'Icon: a tool. It gives you a cube whenever you work in this landscape.',
  'mark-river': 'River: native help and tools for rivers work here.',
  'mark-forest': 'Forest: native help and tools for forests work here.',
  'mark-hill': 'Hill: native help and tools for hills work here.',
  'mark-plain': 'Plain: native help and tools for plains work here.',
  fort: 'A fort: pay here for the point card above it. In A New World and Part I you may take a bonus tile as well.',
  stall: 'A market: use the merchant card below it.',
  sloop: 'Boat move: sail on the small sea as far as shown.',
  cottage: 'Outpost trade: trade on an island where you have an outpost.',
  'cards-new': 'Refresh the market: the merchant cards go under the deck, new ones come, and you take another turn.',
  'cards-swap': 'You may swap two cards of your trade route.',
  upgrade: 'An upgrade: a cube moves up one colour, from yellow to red to green to brown.',
  sack: 'Take cubes from the supply.',
  scales: 'A trade: cubes for other cubes, as often as you can pay.',
  caravan: 'Merchant cards: your caravan.',
  unknown: 'Unknown land: no one can work here until it is explored.',
};

/** Explanations of symbols, in one language. */
export type SymbolWords = Readonly<Record<keyof typeof en, string>>;
