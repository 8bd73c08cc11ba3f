// `npm run lessons`: finds, for each game that is taught, a match of bots in which everything that a lesson shows happens to
// the first seat, and writes it into packages/analysis/src/lessons/. To be run again when rules or figures have changed.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createBot } from '@windrose/bots';
import { PACKS, startMatch } from '@windrose/rules';

/** The first seat is taught. */
const PUPIL = 0;
const MOST_SEEDS = 400;
/** Maximum number of rounds of a lesson. */
const MOST_ROUNDS = 24;

const kind = (wanted) => (choice) => choice.kind === wanted;
const option = (wanted) => (choice) => choice.option.kind === wanted;
const event = (wanted, also) => (choice) =>
  choice.events.some((one) => one.kind === wanted && one.seat === PUPIL && (!also || also(one)));
const both =
  (...tests) =>
  (choice) =>
    tests.every((test) => test(choice));

/** Locations of the land of a kind. */
const spaces = (wanted) =>
  Object.values(PACKS['new-world'].boards).flatMap((board) =>
    board.spaces.filter((space) => space.kind === wanted).map((space) => space.id),
  );
const works = (wanted) => {
  const ids = spaces(wanted);
  return (choice) => choice.option.kind === 'work' && ids.includes(choice.option.at);
};

/** The side of the rival in Solo, after the only seat; the functions below test its reactions to a choice. */
const RIVAL = 1;
const rivals = (wanted) => (choice) => choice.events.some((one) => one.kind === wanted && one.seat === RIVAL);
const rivalGains = rivals('gained');
const rivalClaims = rivals('claimed');

/** The steps of each lesson. */
const LESSONS = {
  'eastern-wonders': [
    ['set', kind('set')],
    ['boat', kind('boat')],
    ['build', option('build')],
    ['trade', kind('trade')],
    ['sail', both(option('step'), (choice) => choice.option.leave !== '')],
    ['harvest', option('harvest')],
    ['toll', kind('toll')],
    ['heap', both(kind('heap'), option('take'))],
    ['price', kind('price')],
    ['claim', event('claimed')],
  ],
  'new-world': [
    ['goods', both(kind('turn'), event('gained'))],
    ['upgrade', both(kind('upgrade'), option('upgrade'))],
    ['trade', event('traded')],
    ['rest', option('rest')],
    ['tile', both(kind('tile'), option('tile'))],
    ['card', event('card')],
    ['explore', both(kind('explore'), option('explore'))],
    ['oust', both(kind('turn'), (choice) => choice.events.some((one) => one.kind === 'ousted' && one.seat !== PUPIL))],
    ['settled', event('settled')],
    ['benefit', event('card')],
  ],
  'east-to-west-3': [
    ['goods', works('production')],
    ['market', works('market')],
    ['refresh', works('refresh-market')],
    ['boat', kind('sail')],
    ['build', both(kind('build'), option('build'))],
    ['outpost', works('outpost-trade')],
    ['rest', option('rest')],
    ['bonus', both(kind('bonus'), option('bonus'))],
    ['card', works('fort')],
    ['benefit', event('card')],
  ],
  'spice-road': [
    ['spice', both(option('play'), event('gained'))],
    ['upgrade', both(kind('upgrade'), option('upgrade'))],
    ['acquire', both(option('acquire'), (choice) => choice.option.slot === 0 && choice.round > 1)],
    ['place', kind('place')],
    ['heap', event('merchant', ({ cubes }) => cubes !== '')],
    ['trade', both(option('play'), event('traded'))],
    ['again', both(kind('trade'), option('again'))],
    ['rest', event('tookBack', ({ count }) => count > 1)],
    ['coin', event('coin')],
    ['claim', event('card', ({ points }) => points > 10)],
  ],
  'eastern-wonders-solo': [
    ['boat', kind('boat')],
    ['build', option('build')],
    ['trade', both(kind('trade'), option('again'))],
    ['enough', both(kind('trade'), option('enough'), rivalGains)],
    ['sail', both(option('step'), (choice) => choice.option.leave !== '')],
    ['harvest', both(option('harvest'), rivalGains)],
    ['price', kind('price')],
    ['order', both((choice) => choice.option.kind !== 'claim', rivalClaims)],
    ['claim', both(option('claim'), rivalGains)],
    ['race', event('claimed')],
  ],
};

/** First choices of the pupil that bots hardly ever make. */
const BEGINNINGS = {
  'spice-road': (match) =>
    match.legal().find((one) => one.kind === 'play' && event('gained')({ events: match.fork().choose(one.code) })),
};

/** The moments of a match at which a lesson's steps are taken, and the first step that never comes. */
function momentsIn(match, steps) {
  const moments = [];
  for (const [index, [id, wanted]] of steps.entries()) {
    // The last step is what everything else led to; the others come as they come, each at another moment.
    const from = index === steps.length - 1 ? Math.max(...moments.map(({ at }) => at)) : -1;
    const taken = new Set(moments.map(({ at }) => at));
    const at = match.choices.findIndex(
      (choice, version) => version > from && !taken.has(version) && choice.seat === PUPIL && wanted(choice),
    );
    if (at < 0) return [moments, id];
    moments.push({ id, at });
  }
  return [moments.toSorted((a, b) => a.at - b.at), null];
}

const only = process.argv.slice(2);
for (const [game, steps] of Object.entries(LESSONS)) {
  if (only.length > 0 && !only.includes(game)) continue;
  const missed = {};
  for (let number = 1; number <= MOST_SEEDS; number++) {
    const seats = game.endsWith('-solo') ? 1 : 2;
    const match = startMatch({ game, seats, seed: `lesson ${number}` });
    const bots = Array.from({ length: seats }, (_, seat) =>
      createBot({ core: match.core, seed: number + seat, level: 'deckhand' }),
    );
    // A match that will not do is left as soon as that is known.
    while (!match.over && match.round <= MOST_ROUNDS) {
      if (momentsIn(match, steps)[1] === null) break;
      const begins = match.version === 0 ? BEGINNINGS[game]?.(match).code : undefined;
      match.choose(begins ?? bots[match.decision.seat].chooseFor(match));
    }
    const [moments, miss] = momentsIn(match, steps);
    if (miss !== null) {
      missed[miss] = (missed[miss] ?? 0) + 1;
      if (number % 3 === 0) console.log(game, number, JSON.stringify(missed));
      continue;
    }
    const last = moments.at(-1).at + 1;
    const record = { ...match.record(), codes: match.choices.slice(0, last).map((choice) => choice.option.code) };
    const file = fileURLToPath(new URL(`../../analysis/src/lessons/${game}.json`, import.meta.url));
    writeFileSync(file, `${JSON.stringify({ record, moments })}\n`);
    console.log(game, `seed ${number}, ${last} choices:`, moments.map(({ id, at }) => `${id} ${at}`).join(', '));
    break;
  }
}
