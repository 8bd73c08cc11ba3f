// `npm run lessons`: finds, for each game that is taught, a match of bots in which everything that a lesson shows happens to
// the first seat, and writes it into the game's folder of packages/analysis/src/games. To be run again when rules or figures have
// changed; then the texts are to be read beside the new matches. The name of a game limits it to that one, and a
// number to that match: `npm run lessons -w @windrose/web -- sand-to-sea 7`. Steps in parentheses are wanted for others, and not taught.
// `npx oxfmt` lays the files out.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createBot } from '@windrose/bots';
import { PACKS, startMatch } from '@windrose/rules';

/** The first seat is taught. */
const PUPIL = 0;
const MOST_SEEDS = 400;
/** The level of the other seats. */
const OTHERS = 'deckhand';
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

/** The rest of the turn: choices of the same turn, the first one among them. */
const turnFrom = (choices, at) => {
  const rest = choices.slice(at);
  const end = rest.findIndex(({ turn }) => turn !== rest[0].turn);
  return end < 0 ? rest : rest.slice(0, end);
};
/** Steps that take several choices of a turn: all up to the last for which `wanted` holds, and at most `most`. */
const upTo =
  (wanted, most = 5) =>
  (choices, at) => {
    const length = turnFrom(choices, at).findLastIndex(wanted) + 1;
    return length <= most ? length : 0;
  };
/** Steps that take the whole turn. */
const wholeTurn = upTo(() => true);
/** The events of the rest of the turn. */
const eventsFrom = (choices, at) => turnFrom(choices, at).flatMap(({ events }) => events);
/** Whether the first choice of a turn is `first`, and its other choices or events fit. */
const turn =
  (first, ...tests) =>
  (choice, choices, at) =>
    choice.kind === 'turn' &&
    first(choice) &&
    tests.every((test) => test(turnFrom(choices, at), eventsFrom(choices, at)));
/** Whether a turn at sea begins with a step of the boat, and its other choices or events fit. */
const sails =
  (...tests) =>
  (choice, choices, at) =>
    option('step')(choice) &&
    choices[at - 1]?.turn !== choice.turn &&
    tests.every((test) => test(turnFrom(choices, at), eventsFrom(choices, at)));
const has = (wanted) => (choices) => choices.some(({ option: { kind: made } }) => made === wanted);
/** Cards laid for steps of the boat, from the hand or after they were played. */
const lays = (from) => (choices) => choices.some((one) => option('lay')(one) && one.option.from === from);
const brings = (wanted, also) => (_, events) =>
  events.some((one) => one.kind === wanted && one.seat === PUPIL && (!also || also(one)));
const not =
  (test) =>
  (...given) =>
    !test(...given);
/** Building that empties the first seat's column of that number, which brings a thing of a kind. */
const columnFor = (wanted, number) => (choice, choices, at) =>
  option('build')(choice) &&
  turnFrom(choices, at).some((one) => one.kind === 'column' && one.option.kind === wanted) &&
  choices.slice(0, at).filter((one) => one.kind === 'column' && one.seat === PUPIL).length === number - 1;
/** How many settlers of the first seat are on its trade route before a choice. */
const onRoute = (choices, at) => {
  let settlers = 0;
  for (const { events } of choices.slice(0, at)) {
    for (const one of events) {
      if (one.seat !== PUPIL) continue;
      if (one.kind === 'sent') settlers += one.count;
      if (one.kind === 'rested') settlers = 0;
    }
  }
  return settlers;
};

/** The steps of each lesson: the choice at which each begins and, where it takes more than one, how many. */
const LESSONS = {
  'eastern-wonders': [
    ['set', kind('set')],
    ['boat', kind('boat')],
    ['build', sails(has('build')), upTo(option('build'))],
    ['trade', kind('trade')],
    ['sail', both(option('step'), (choice) => choice.option.leave !== '')],
    ['harvest', sails(has('harvest')), wholeTurn],
    ['toll', kind('toll')],
    ['heap', both(kind('heap'), option('take'))],
    [
      'price',
      (choice, choices, at) => option('build')(choice) && has('pay')(turnFrom(choices, at)),
      (choices, at) => turnFrom(choices, at).length,
    ],
    ['claim', sails(brings('claimed')), wholeTurn],
  ],
  'new-world': [
    ['goods', both(kind('turn'), event('gained'))],
    ['trade', turn(option('work'), brings('traded')), wholeTurn],
    ['card', turn(works('fort'), brings('card'), brings('explored')), upTo((choice) => choice.kind !== 'explore')],
    ['explore', both(kind('explore'), option('explore'))],
    ['rest', option('rest')],
    ['oust', both(kind('turn'), (choice) => choice.events.some((one) => one.kind === 'ousted' && one.seat !== PUPIL))],
    ['upgrade', turn(option('work'), has('upgrade')), wholeTurn],
    ['settled', turn(works('fort'), has('tile'), brings('settled')), wholeTurn],
    ['tile', turn(works('fort'), has('tile'), not(brings('card'))), wholeTurn],
    ['benefit', turn(works('fort'), has('tile'), brings('card')), wholeTurn],
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
  'east-to-west-1': [
    ['take', turn(works('market'), has('take')), wholeTurn],
    ['(take)', turn(works('market'), has('take')), wholeTurn],
    [
      'route',
      turn(
        option('route'),
        brings('sent', ({ count }) => count === 1),
      ),
      wholeTurn,
    ],
    ['use', turn(works('market'), has('use'), brings('merchant')), wholeTurn],
    ['rest', (choice, choices, at) => option('rest')(choice) && onRoute(choices, at) > 0],
    ['refresh', works('refresh-market')],
    ['adjust', turn(works('adjust-route'), has('swap')), wholeTurn],
    [
      'along',
      turn(
        option('route'),
        brings('sent', ({ count }) => count > 1),
      ),
      wholeTurn,
    ],
    ['both', turn(works('fort'), has('tile'), brings('card')), wholeTurn],
    [
      'explore',
      turn(
        works('fort'),
        brings('explored', ({ at }) => at === 'beside'),
      ),
      wholeTurn,
    ],
    ['benefit', turn(works('fort'), brings('card')), wholeTurn],
  ],
  'east-to-west-2': [
    ['boat', turn(works('move-boat'), brings('sailed'), brings('built')), upTo(kind('sail'))],
    ['build', both(kind('build'), option('build'), event('built'))],
    ['trade', both(kind('trade'), option('again')), upTo(option('again'))],
    ['far', turn(works('move-boat'), (choices) => choices.filter(option('sail')).length > 1), upTo(kind('sail'))],
    [
      'column',
      (choice, choices, at) => kind('build')(choice) && has('bonus')(turnFrom(choices, at)),
      upTo(kind('bonus')),
    ],
    ['toll', kind('toll')],
    [
      'price',
      (choice, choices, at) => both(kind('build'), option('build'))(choice) && has('pay')(turnFrom(choices, at)),
      upTo(kind('price')),
    ],
    ['boatTrade', turn(works('boat-trade'), brings('traded')), wholeTurn],
    ['outpost', turn(works('outpost-trade'), brings('traded')), wholeTurn],
    ['card', turn(works('fort'), brings('card')), wholeTurn],
  ],
  'sand-to-sea': [
    ['boat', kind('boat')],
    ['build', turn(option('move'), has('stay'), has('build'), brings('built'), not(has('pay'))), upTo(option('build'))],
    ['acquire', turn(option('acquire'), brings('merchant'), not(brings('put'))), wholeTurn],
    [
      'play',
      turn(option('play'), (_, events) => events.some(({ kind: what }) => ['gained', 'upgraded'].includes(what))),
      wholeTurn,
    ],
    [
      'sail',
      turn(option('move'), lays('hand'), (choices) => choices.filter(option('lay')).length === 1),
      upTo(option('lay')),
    ],
    ['laid', turn(option('move'), lays('played')), upTo(option('lay'))],
    [
      'rest',
      both(
        option('rest'),
        event('tookBack', ({ count }) => count > 2),
      ),
    ],
    ['column', columnFor('merchant', 1), upTo(kind('column'))],
    ['bonus', columnFor('bonus', 2), upTo(kind('column'))],
    ['claim', turn(option('move'), brings('claimed')), wholeTurn],
  ],
};

/**
 * Lessons in which the first seat prefers, among turns about as good as the best, those that show what has not been shown yet: the level
 * of the bots, the chance to win that such a turn may cost, the maximum number of rounds, and the match that was chosen of those found.
 */
const SHOWING = {
  'eastern-wonders': { level: 'helmsman', mostLost: 0.08, mostRounds: 14, chosen: 74 },
  'east-to-west-1': { level: 'helmsman', mostLost: 0.08, mostRounds: 30, chosen: 28 },
  'east-to-west-2': { level: 'helmsman', mostLost: 0.06, mostRounds: 32, chosen: 172 },
  'sand-to-sea': { level: 'navigator', mostLost: 0.06, mostRounds: 32, chosen: 323 },
};

/** The match that was chosen where turns are not preferred: it shows the simplest things first. */
const CHOSEN = { 'new-world': 48 };

/** First choices of the pupil that bots hardly ever make. */
const BEGINNINGS = {
  'spice-road': (match) =>
    match.legal().find((one) => one.kind === 'play' && event('gained')({ events: match.fork().choose(one.code) })),
};

/** The moments of a match at which a lesson's steps are taken, and the first step that never comes. */
function momentsIn(match, steps) {
  const moments = [];
  const missing = [];
  for (const [index, [id, wanted, span = () => 1]] of steps.entries()) {
    // The last step is what everything else led to; the others come as they come, each at another moment.
    const from = index === steps.length - 1 ? Math.max(-1, ...moments.map(({ at }) => at)) : -1;
    const isFree = (at, length) =>
      length > 0 && moments.every((one) => at + length <= one.at || at >= one.at + (one.choices ?? 1));
    const at = match.choices.findIndex(
      (choice, version) =>
        version > from &&
        choice.seat === PUPIL &&
        wanted(choice, match.choices, version) &&
        isFree(version, span(match.choices, version)),
    );
    if (at < 0) {
      missing.push(id);
      continue;
    }
    const choices = span(match.choices, at);
    moments.push(choices === 1 ? { id, at } : { id, at, choices });
  }
  return [moments.toSorted((a, b) => a.at - b.at), missing];
}

/** The chance of the first seat to win, as a bot sees it where the next choice is made. */
function chanceIn(match, bot, position) {
  if (match.over) return match.scores().winner === PUPIL ? 1 : 0;
  match.copyState(position);
  return bot.think(position).candidates[0].win[PUPIL];
}

/** The turns that begin with each choice: its second choice is varied, the others are the bot's. */
function* turnsOf(match, bot) {
  const { turn: now } = match;
  const goesOn = (ahead) => !ahead.over && ahead.turn === now;
  for (const { code } of match.legal()) {
    const begun = match.fork();
    begun.choose(code);
    for (const second of goesOn(begun) ? begun.legal() : [null]) {
      const ahead = begun.fork();
      if (second !== null) ahead.choose(second.code);
      while (goesOn(ahead)) ahead.choose(bot.chooseFor(ahead));
      yield ahead;
    }
  }
}

/** The codes of a turn that shows more of the steps, and is about as good as the best; null where there is none. */
function showing(match, steps, bot, position, mostLost) {
  const begins = !match.inSetUp && match.choices.at(-1)?.turn !== match.turn;
  if (match.decision.seat !== PUPIL || !begins) return null;
  const missing = momentsIn(match, steps)[1].length;
  const shows = [...turnsOf(match, bot)].filter((ahead) => momentsIn(ahead, steps)[1].length < missing);
  if (shows.length === 0) return null;
  const usual = match.fork();
  while (!usual.over && usual.turn === match.turn) usual.choose(bot.chooseFor(usual));
  const least = chanceIn(usual, bot, position) - mostLost;
  const chances = shows.map((ahead) => chanceIn(ahead, bot, position));
  const best = Math.max(...chances);
  if (best < least) return null;
  const { choices } = shows[chances.indexOf(best)];
  return choices.slice(match.version).map(({ option: { code } }) => code);
}

const [only, seed] = process.argv.slice(2);
for (const [game, steps] of Object.entries(LESSONS)) {
  if (only !== undefined && only !== game) continue;
  const missed = {};
  const { level, mostLost, mostRounds, chosen } = SHOWING[game] ?? {
    level: OTHERS,
    mostRounds: MOST_ROUNDS,
    chosen: CHOSEN[game],
  };
  /** The match that shows everything soonest, of those seen. */
  let found = null;
  const every = Array.from({ length: MOST_SEEDS }, (_, index) => index + 1);
  for (const number of seed === undefined ? [...(chosen === undefined ? [] : [chosen]), ...every] : [Number(seed)]) {
    const seats = game.endsWith('-solo') ? 1 : 2;
    const match = startMatch({ game, seats, seed: `lesson ${number}` });
    const bots = Array.from({ length: seats }, (_, seat) =>
      createBot({ core: match.core, seed: number + seat, level: seat === PUPIL ? level : OTHERS }),
    );
    const position = match.core.newState();
    // A match that will not do is left as soon as that is known.
    while (!match.over && match.round <= mostRounds) {
      if (momentsIn(match, steps)[1].length === 0) break;
      const begins = match.version === 0 ? BEGINNINGS[game]?.(match).code : undefined;
      const shown = game in SHOWING ? showing(match, steps, bots[PUPIL], position, mostLost) : null;
      for (const code of shown ?? [begins ?? bots[match.decision.seat].chooseFor(match)]) match.choose(code);
    }
    const [all, missing] = momentsIn(match, steps);
    if (missing.length > 0) {
      for (const id of missing) missed[id] = (missed[id] ?? 0) + 1;
      if (number % 20 === 0) console.log(game, number, JSON.stringify(missed));
      continue;
    }
    const moments = all.filter(({ id }) => !id.startsWith('('));
    const { at, choices = 1 } = moments.at(-1);
    const last = at + choices;
    const told = moments.map(({ id, at: begins }) => `${id} ${begins}`).join(', ');
    console.log(game, `seed ${number}, ${last} choices: ${told}`);
    const record = { ...match.record(), codes: match.choices.slice(0, last).map((choice) => choice.option.code) };
    if (found === null || last < found.last) found = { record, moments, last };
    // The one that was chosen is kept; where it will not do any more, the soonest of all where turns are preferred, else the first.
    if (!(game in SHOWING) || number === chosen) break;
  }
  if (found === null) continue;
  const file = fileURLToPath(new URL(`../../analysis/src/games/${game}/lesson.json`, import.meta.url));
  writeFileSync(file, `${JSON.stringify({ record: found.record, moments: found.moments })}\n`);
}
