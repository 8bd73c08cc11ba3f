/** The reasons for refusals, in English. */

import type { Refusals } from '../messages.ts';

const NO_USE: Readonly<Record<string, string>> = {
  fort: 'There is no bonus tile to take, or no space for it on your board, and you cannot pay for the point card above it.',
  market: 'There is no merchant card that you can use.',
  'outpost-trade': 'You have no outpost whose trade you can pay for.',
  'boat-trade': 'Your boat is not at an island where you can pay for a trade.',
  'move-boat': 'There is no tile on which your boat could end its move.',
};

export const refusals: Refusals = {
  short: ({ missing }, say) => `Missing: ${say.cubes(missing)}.`,
  few: ({ needs, has }, say) => `It costs ${say.cubeCount(needs)}; you have ${say.cubeCount(has)}.`,
  'no-cube': ({ cube }, say) => `You have no ${say.colour(cube)} cube.`,
  dearest: () => 'Brown is the most valuable spice: it cannot be upgraded.',
  far: ({ from, to }, say) => `${say.place(to)} does not touch ${say.place(from)}, where your boat is.`,
  'free-step': () => 'This step is free: you leave no cube behind.',
  'step-costs': () => 'This step is not free: leave a cube on the tile you sail from.',
  'no-cards': () => 'This step costs a merchant card, and there is none in hand or played.',
  toll: ({ at, owes, has }, say) =>
    `The toll on ${say.place(at)} would be ${say.cubeCount(owes)}, and only ${say.cubeCount(has)} would be left.`,
  'no-island': () => 'The boat is not at an island.',
  'own-outpost': () => 'You already have an outpost on this island.',
  'no-outpost': () => 'You may trade only where you have an outpost, and there is none here.',
  'row-full': ({ row }, say) =>
    `Outposts on this island come from the ${say.colour(row)} row, and all of those are built.`,
  'no-port': () => 'The boat is not in a port.',
  'closed-port': () => 'The Closed Port lies here: no order can be claimed.',
  'empty-port': () => 'There is no order left in this port.',
  unexplored: () => 'An exploration tile covers this location: no one can work there until it is taken.',
  'own-settlers': () => 'Your settlers are already there.',
  settlers: ({ needs, ready }) =>
    `${needs - ready} more ${needs - ready === 1 ? 'settler' : 'settlers'} needed: ${needs} in all, ${ready} ready.`,
  'no-use': ({ kind }) => NO_USE[kind] ?? 'You could do nothing there now.',
  'not-in-hand': () => 'This card is not in hand.',
  'already-played': () => 'This card is already played; a rest brings it back.',
  'nothing-there': () => 'Nothing is there.',
  'none-left': () => 'None of these is left.',
  'one-of-a-kind': () => 'A player may have only one of these.',
  'points-last': () => 'The points tile may be taken only when all the others are gone.',
  'first-column': () => 'The first emptied column gives a merchant card, not a bonus tile.',
  'other-stack': () => 'The tile must come from another stack.',
  full: () => 'There is no room for more cubes of that kind.',
  'must-act': () => 'You have to take an action; a harvest is always possible.',
  'must-take': () => 'You have to take this tile.',
  'not-now': () => 'This is not the decision to be made now.',
};
