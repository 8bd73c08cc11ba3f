/** The captions of the figures on the rules pages, in English. */

import type { PanelName } from './figures.ts';

export const en: Readonly<Record<PanelName, string>> = {
  upgrade: 'Upgrade: one step along this line.',
  trade: 'Trade: give what stands before the arrow, take what stands after it.',
  limit: 'Ten cubes at most: what is too much at the end of a turn is given back.',

  pointRow: 'Point cards: the points on the seal, the price below. The first two bring a coin.',
  marketRow: 'Merchant cards: the first is free, each further one costs a cube more.',
  spiceCard: 'Play a card that brings cubes …',
  upgradeCard: '… or one that upgrades: an arrow for each step …',
  tradeCard: '… or one that trades, as often as you can pay.',
  acquire: 'Acquire: a cube on each card to its left. Whoever takes those cards takes the cubes, too.',
  restCards: 'Rest: all cards you have played come back into your hand.',
  claimCard: 'Claim: pay the price, take the card, and the coin above it.',

  market: 'A market tile: the kind of island is its symbol, the ribbon shows its trade.',
  port: 'A port: the order’s points on the seal, its price beside it.',
  closedPort: 'The Closed Port: nothing can be claimed here.',
  playerBoard: 'A player board: four rows of outposts, one for each symbol.',
  firstStep: 'The first step costs nothing.',
  furtherStep: 'Each further step leaves a cube on the tile you sail from.',
  toll: 'Toll: you stop where another boat lies, and pay its owner a cube.',
  heap: 'Heap: take all cubes that lie where you stop, or leave them.',
  build: 'Build: free on an empty tile. One outpost stands here already: pay a cube, or two in a match of two.',
  column: 'A whole column is empty: take a bonus tile.',
  tradeAshore: 'Trade: where you have an outpost, as often as you can pay.',
  claimOrder: 'Claim: pay exactly the price, take the order.',
  harvest: 'Harvest: two yellow cubes, wherever you are.',
  closedPortMoves: 'The Closed Port moves to the port that has just been emptied; a new order lies where it was.',

  rivalOutpost: 'You built, traded or harvested: the rival builds where your boat lies, for free.',
  rivalTrade: 'Then it takes what stands behind the arrow, once for every time you traded.',
  rivalHarvest: 'After a harvest: two yellow cubes.',

  freeLocation: 'An empty location asks for the printed number of settlers.',
  heldLocation: 'Two settlers of somebody else: place three, and oust them.',
  ownLocation: 'Your own settlers stand here: closed to you until you rest, or somebody ousts them.',
  coveredLocation: 'An exploration tile lies here: closed to all until somebody takes it.',
  production: 'Then the location acts. Production: take its cubes.',
  upgradeLocation: 'Upgrade: so many steps, on one cube or several.',
  tradeLocation: 'Trade: as often as you can pay.',
  fort: 'A fort: the point card above it, the bonus tile below, or both.',
  settlersCard: 'New settlers: at once, from the reserve.',
  explorationCard: 'Exploration: take an exploration tile.',
  helpCard: 'Native help: a settler fewer where this sign stands.',
  toolCard: 'Tool: a cube more where this sign stands.',
  perIcon: 'Two points for each icon of this kind.',
  perEqualPair: 'Three points for every two icons of this kind.',
  perMixedPair: 'Three points for each pair of these two icons.',
  perSettlers: 'One point for every two settlers outside the reserve.',

  layCard: 'Move: each step costs a card, laid face down.',
  firstColumn: 'The first empty column brings a merchant card, the others that or a bonus tile.',

  marketCard: 'Market: use the card below the location.',
  refresh: 'Refresh market: four new cards, and you move again.',
  route: 'Trade route: the third card asks for three settlers if no other card has one.',
  boatLocation: 'Move boat: up to as many tiles as stand on the location.',
  boatTrade: 'Boat trade: the trade of the tile where your boat lies.',
  outpostTrade: 'Outpost trade: the trade of any tile with an outpost of yours.',
};
