// A match of four bots, printed as it is played: node examples/play-a-match.mjs
import { createBot, LEVELS } from '@windrose/bots';
import { startMatch } from '@windrose/rules';

const match = startMatch({ game: 'new-world', seats: 4, seed: 'thirty lines' });

// A bot of another level on each seat; with a budget of iterations the match is the same every time.
const bots = LEVELS.slice(0, match.seats).map((level, seat) =>
  createBot({ core: match.core, seed: seat, level, budget: { iterations: 20 } }),
);

while (!match.over) {
  const { seat } = match.decision;
  for (const event of match.choose(bots[seat].chooseFor(match))) {
    if (event.kind === 'card') console.log(`round ${match.round}: ${LEVELS[seat]} claims ${event.card}`);
  }
}

const { seats, winner } = match.scores();
seats.forEach(({ total, parts }, seat) => console.log(LEVELS[seat], total, JSON.stringify(parts)));
console.log(`${LEVELS[winner]} wins after ${match.version} choices.`);

// A bot's analysis of a position: here, of the first one of the same match.
const first = match.restart();
const state = first.core.newState();
first.copyState(state);
for (const { code, scores, win } of bots[3].think(state).candidates.slice(0, 3)) {
  const option = first.legal().find((one) => one.code === code);
  console.log(option.kind, option.at ?? '', 'expected', scores.map(Math.round).join(':'), 'chance', win[0].toFixed(2));
}
