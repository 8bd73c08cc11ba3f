/** At a real table: everything can be entered, and every move described, in both languages. */

import { createBot } from '@windrose/bots';
import {
  candidateMoves,
  findGame,
  GAMES,
  type LandPackFile,
  landTableOf,
  type Match,
  matchFrom,
  NEW_WORLD_PACK,
  positionOf,
  type RoadPackFile,
  ruleOf,
  SPICE_ROAD_PACK,
  startMatch,
  type GameId,
} from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { laidOut, fromTexts } from '../src/screens/physical/bringing.ts';
import { en } from '../src/screens/physical/en.ts';
import { entered, type Field, positionFields, seatFields, valueAt, withValue } from '../src/screens/physical/fields.ts';
import { candidateLabel } from '../src/screens/physical/labels.ts';
import { pl } from '../src/screens/physical/pl.ts';

const LANGUAGES = [
  [wordsFor('en'), en],
  [wordsFor('pl'), pl],
] as const;

/** A match some way on. */
function played(game: GameId, choices: number): Match {
  const seats = findGame(game).seats[1];
  const match = startMatch({ game, seats, seed: `table ${choices}` });
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot({ core: match.core, seed: seat, level: 'deckhand' }),
  );
  while (!match.over && (match.inSetUp || match.version < choices)) {
    match.choose(bots[match.decision!.seat]!.chooseFor(match));
  }
  return match;
}

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('everything on the table can be entered, and is read back', () => {
    const match = played(game, 120);
    const position = positionOf(match);
    const state = entered(position.state);
    for (const [words, texts] of LANGUAGES) {
      const groups = positionFields({ match, words, texts, names: [] }, state);
      const fields = groups.flatMap((group) => group.fields);
      expect(new Set(fields.map(({ path }) => path.join('.'))).size).toBe(fields.length);
      // The value of a field is one of its choices.
      expect(fields.filter((field) => !offers(field, valueAt(state, field.path)))).toEqual([]);
      // Writing every field again changes nothing.
      const again = fields.reduce((json, { path }) => withValue(json, path, valueAt(state, path)), state);
      expect(again).toEqual(state);
    }
    const read = matchFrom({ ...position, state }, '');
    expect(read.scores()).toEqual(scoresAt(match));
  }, 120_000);

  test('whatever is done has a name and, if it is refused, a reason, in both languages', () => {
    const match = played(game, 0);
    const bots = Array.from({ length: match.seats }, (_, seat) =>
      createBot({ core: match.core, seed: seat, level: 'deckhand' }),
    );
    const labels = new Set<string>();
    for (let choice = 0; choice < 60 && !match.over; choice++) {
      for (const candidate of candidateMoves(match)) {
        const [english, polish] = LANGUAGES.map(([words, texts]) => {
          const label = candidateLabel(match, candidate, words, texts, []);
          return candidate.why
            ? `${label} ${words.refusal(match, candidate.why)} ${words.rule(ruleOf(match, candidate.option, candidate.why))}`
            : label;
        });
        labels.add(english!).add(polish!);
      }
      match.choose(bots[match.decision!.seat]!.chooseFor(match));
    }
    expect([...labels].filter((text) => /undefined|null|\[object|NaN/.test(text))).toEqual([]);
    expect(labels.size).toBeGreaterThan(40);
  }, 120_000);

  test('a table is laid out past the set-up, saved and read', () => {
    const draft = laidOut(game, findGame(game).seats[0], {});
    expect(matchFrom(draft.position, '').inSetUp).toBe(false);
    expect(fromTexts([JSON.stringify(draft.position)]).position).toEqual(draft.position);
  });

  test('a score sheet asks for all that scores', () => {
    const match = played(game, 0);
    const [own] = match.state().seats;
    const fields = seatFields({ match, words: wordsFor('en'), texts: en, names: [] }, { ...own }, [0], false);
    expect(fields.length).toBeGreaterThanOrEqual(match.scores().seats[0]!.parts.coins === undefined ? 3 : 4);
  });
});

test('numbers are limited by the packs of the match', () => {
  const { playerBoards } = NEW_WORLD_PACK as unknown as LandPackFile;
  const settlers = { ...playerBoards.settlers, total: 60 };
  const land = { ...NEW_WORLD_PACK, playerBoards: { ...playerBoards, settlers } };
  const { coins } = SPICE_ROAD_PACK as unknown as RoadPackFile;
  const road = { ...SPICE_ROAD_PACK, coins: { ...coins, perSeat: 7 } };
  const fieldsOf = (match: Match): Field[] => {
    const state = entered(positionOf(match).state);
    const naming = { match, words: wordsFor('en'), texts: en, names: [] };
    const seat = seatFields(naming, { ...match.state().seats[0] }, [0], false);
    return [...positionFields(naming, state).flatMap((group) => group.fields), ...seat];
  };
  const mostOf = (fields: readonly Field[], path: RegExp): unknown[] => [
    ...new Set(fields.flatMap((field) => (path.test(field.path.join('.')) && 'most' in field ? [field.most] : []))),
  ];
  const onLand = fieldsOf(startMatch({ game: 'new-world', seats: 3, seed: 'limits', packs: [land] }));
  expect(mostOf(onLand, /settlers|reserve/)).toEqual([60]);
  const stacks = landTableOf(startMatch({ game: 'new-world', seats: 3, seed: 'limits' }).core.assembly)!.stacks;
  expect(mostOf(onLand, /stacks/)).toEqual([...new Set(stacks.map(({ size }) => size))]);
  const onRoad = fieldsOf(startMatch({ game: 'spice-road', seats: 5, seed: 'limits', packs: [road] }));
  expect(mostOf(onRoad, /coins/)).toEqual([35]);
  const atSea = fieldsOf(played('eastern-wonders', 0));
  expect(mostOf(atSea, /outposts/)).toEqual([5]);
});

/** The scores at the beginning of the running turn. */
function scoresAt(match: Match): ReturnType<Match['scores']> {
  const start = match.restart();
  for (const { turn, option } of match.choices) {
    if (!match.over && turn === match.turn) break;
    start.choose(option.code);
  }
  return start.scores();
}

/** Whether a field can show a value. */
function offers(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'choice':
      return value === null
        ? field.none !== undefined
        : field.choices.some(([one]) => one === String(value as string | number));
    case 'list':
      return (value as string[]).every((one) => field.choices.some(([choice]) => choice === one));
    case 'route':
      return (value as { card: string }[]).every(({ card }) => field.choices.some(([choice]) => choice === card));
    default:
      return true;
  }
}
