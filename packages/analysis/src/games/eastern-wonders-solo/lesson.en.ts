/** The texts of the lesson of Eastern Wonders – Solo, in English. */

import type { TaughtSteps } from '../../lessons/taught.ts';

export const steps: TaughtSteps = {
  boat: {
    title: 'You and a rival without a boat',
    text: 'The rival may end the match with a fourth order as well, and wins a tie. It has no boat: after each of your actions it follows a short list of rules, so you can know what it will do. First, where your boat starts.',
  },
  harvest: {
    title: 'What you do, it does',
    text: 'You must take an action in every turn. When you harvest, the rival takes two yellow cubes as well, and puts an outpost beside your boat if it has none there. It pays nothing, ever.',
  },
  sail: {
    title: 'It never moves',
    text: 'Sailing alone helps nobody: the rival answers only the action at the end of your voyage. The first step is free, each further one leaves a cube behind.',
  },
  build: {
    title: 'Build, and it builds beside you',
    text: 'You may trade only where you have an outpost. The rival will place one here too. On its own that brings it nothing: it has no points for outposts.',
  },
  trade: {
    title: 'Your trades feed it',
    text: 'Every trade that you make gives the rival what stands behind the arrow, and it pays nothing for it. So ask of each trade: does it help me more than it?',
  },
  price: {
    title: 'Its outposts cost you',
    text: 'Where the rival has an outpost, yours costs two cubes. It follows your boat: be the first to build where you mean to trade.',
  },
  enough: {
    title: 'Stop in time',
    text: 'Another trade would give the rival the same cubes once more. Its hold has no limit, so what you feed it stays there until it can pay for an order.',
  },
  order: {
    title: 'It claims before it copies',
    text: 'Before anything else the rival looks at the ports. If it can pay for an order, it takes the one with the most points, wherever it is, and that is its whole answer. Look at its hold: which order will be next?',
  },
  claim: {
    title: 'Claim first',
    text: 'An order that you claim is one the rival cannot have. If it can pay for none, it only harvests: a claim feeds it least of all.',
  },
  race: {
    title: 'A race for the fourth order',
    text: 'The rival scores its orders, and a point for each cube that is not yellow. You have outposts and bonus tiles besides. Count both sides before you make the fourth claim.',
  },
};
