/** What is said in English before a match is begun. */

import type { Basics } from '../messages.ts';

export const basics: Basics = {
  cubeLetters: { Y: 'Y', R: 'R', G: 'G', B: 'B' },
  guest: (name) => `Guest ${name}`,
  games: {
    'eastern-wonders': {
      title: 'Eastern Wonders',
      tagline:
        'Sail between spice islands, build outposts and trade your way up. The race ends when someone has claimed four orders.',
      length: '30–45 minutes',
    },
    'eastern-wonders-solo': {
      title: 'Eastern Wonders – Solo',
      tagline:
        'You have the islands to yourself, except for a rival who responds to every turn. Be the better merchant before either of you has four orders.',
      length: '20–30 minutes',
    },
    'new-world': {
      title: 'A New World',
      tagline:
        'Send settlers to work on a new continent and oust others from the best locations. Forts, tools and exploration lead to eight point cards.',
      length: '30–45 minutes',
    },
    'east-to-west-1': {
      title: 'From East to West, Part I',
      tagline:
        'Spice Road meets A New World: your settlers also work at markets. Build a trade route of your own from merchant cards.',
      length: '45–60 minutes',
    },
    'east-to-west-2': {
      title: 'From East to West, Part II',
      tagline:
        'Eastern Wonders meets A New World: settlers on the land, a boat between the islands. Outposts score points and give bonus tiles, and islands let you trade.',
      length: '45–60 minutes',
    },
    'east-to-west-3': {
      title: 'From East to West, Part III',
      tagline:
        'All three games in one: land, sea and merchants. Every way leads to point cards, if you have settlers enough.',
      length: '60–75 minutes',
    },
    'spice-road': {
      title: 'Spice Road',
      tagline:
        'Build a hand of merchant cards and turn yellow cubes into brown. Claim point cards before others can pay for them.',
      length: '30–45 minutes',
    },
    'sand-to-sea': {
      title: 'From Sand to Sea',
      tagline:
        'Spice Road goes to sea: cards let you trade or move your boat. Build outposts on islands and claim orders in ports.',
      length: '45–60 minutes',
    },
  },
};
