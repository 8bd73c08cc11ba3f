/** What is said in English before a match is begun. */

import type { Basics } from './messages.ts';

export const basics: Basics = {
  locale: 'en-GB',
  name: 'English',
  games: {
    'eastern-wonders': {
      title: 'Eastern Wonders',
      tagline:
        'Sail between spice islands, build outposts and trade your way up. Four orders brought to port end the race.',
      length: '30–45 minutes',
    },
    'eastern-wonders-solo': {
      title: 'Eastern Wonders – Solo',
      tagline:
        'The islands are yours alone, but for a rival who answers every turn you take. Be the better merchant before either of you has four orders.',
      length: '20–30 minutes',
    },
    'new-world': {
      title: 'A New World',
      tagline:
        'Send settlers to work a new continent and push others out of the best places. Forts, tools and discoveries pay for eight point cards.',
      length: '30–45 minutes',
    },
    'east-to-west-1': {
      title: 'From East to West, Part I',
      tagline:
        'Spice Road meets A New World: your settlers work markets as well as fields. Lay merchant cards into a trade route of your own.',
      length: '45–60 minutes',
    },
    'east-to-west-2': {
      title: 'From East to West, Part II',
      tagline:
        'Eastern Wonders meets A New World: settlers on the land, a boat between the islands. Outposts open trades and bring bonuses.',
      length: '45–60 minutes',
    },
    'east-to-west-3': {
      title: 'From East to West, Part III',
      tagline:
        'All three games in one: land, sea and merchants. Every way to a point card is open, if your settlers are quick enough.',
      length: '60–75 minutes',
    },
    'spice-road': {
      title: 'Spice Road',
      tagline:
        'Build a hand of merchant cards and turn yellow into brown. Take the point cards before the others can pay for them.',
      length: '30–45 minutes',
    },
    'sand-to-sea': {
      title: 'From Sand to Sea',
      tagline:
        'Spice Road goes to sea: cards trade for you or carry your boat. Islands give outposts, ports give orders.',
      length: '45–60 minutes',
    },
  },
};
