// `npm run pictured-matches -w @windrose/web`: plays the matches of which the tests compare pictures, into test/fixtures/. They
// are kept as records, so that bots that have learned something do not change the pictures.
import { writeFileSync } from 'node:fs';

import { never, played } from './studio.mjs';

const asks = (kind, round) => (match) =>
  !match.inSetUp && match.round >= round && match.decision.seat === 0 && match.decision.kind === kind;
const sails = (round) => asks('sail', round);
const turns = (round) => asks('turn', round);

const MATCHES = {
  sea: played('eastern-wonders', 4, 'pictures', sails(10), { id: 'sea' }),
  'sea-over': played('eastern-wonders', 3, 'pictures', never, { id: 'sea-over' }),
  solo: played('eastern-wonders-solo', 1, 'pictures', sails(8), { id: 'solo' }),
  land: played('new-world', 4, 'pictures', turns(8), { id: 'land' }),
  'west-1': played('east-to-west-1', 2, 'pictures', turns(8), { id: 'west-1' }),
  'west-2': played('east-to-west-2', 3, 'pictures', turns(8), { id: 'west-2' }),
  'west-3': played('east-to-west-3', 4, 'pictures', turns(8), { id: 'west-3' }),
  road: played('spice-road', 5, 'pictures', turns(9), { id: 'road' }),
  sand: played('sand-to-sea', 2, 'pictures', turns(9), { id: 'sand' }),
};

const to = new URL('../test/fixtures/pictured-matches.json', import.meta.url);
writeFileSync(to, `${JSON.stringify(MATCHES)}\n`);
console.log(`${Object.keys(MATCHES).length} matches`);
