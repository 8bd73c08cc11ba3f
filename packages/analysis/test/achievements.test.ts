/** Achievements: each is earned by the scenario that it is about, and not by one that only looks like it. */

import { ACHIEVEMENTS, type AchievementId, earnedBy } from '@windrose/analysis/achievements';
import { achievements as english } from '@windrose/analysis/achievements/en';
import { achievements as polish } from '@windrose/analysis/achievements/pl';
import { recordedMatch, type RecordedChoice, type RecordedMatch } from '@windrose/analysis/achievements/recorded-match';
import { LESSONS } from '@windrose/analysis/lessons';
import { createBot } from '@windrose/bots';
import { type Event, isRuleId, type Match, startMatch } from '@windrose/rules';
import { describe, expect, test } from 'vitest';

/** The seat whose achievements are checked in all scenarios; the other seat is 1. */
const [ME, OTHER] = [0, 1];

/** A match in which nothing happened, but for what is given. */
function matchWith(
  game: string,
  given: Partial<RecordedMatch> & { readonly events?: readonly (readonly Event[])[] },
): RecordedMatch {
  const { events = [], ...rest } = given;
  const choices = events.map((of, turn): RecordedChoice => ({ turn, events: of, cubes: 0 }));
  return { game, seat: ME, options: {}, won: true, score: { total: 0, parts: {} }, choices, behind: 0, ...rest };
}

const times = (n: number, event: Event): Event[] => Array.from({ length: n }, () => event);

const traded: Event = { kind: 'traded', seat: ME, give: 'YY', take: 'G' };
const discarded = (seat: number): Event => ({ kind: 'discarded', seat, cubes: 'Y' });
const claimed = (seat: number): Event => ({ kind: 'claimed', seat, tile: 'a', at: 'A1', points: 12, count: 1 });
const final = (seat: number): Event => ({ kind: 'final', seat });
const sailed = (leave: string): Event => ({ kind: 'sailed', seat: ME, from: 'A1', to: 'B1', leave });
const heap = (cubes: string, seat = ME): Event => ({ kind: 'heap', seat, at: 'A1', cubes });
const bonus = (seat = ME): Event => ({ kind: 'bonus', seat, tile: 'harvest' });
const toll = (seat: number): Event => ({ kind: 'toll', seat, to: 1 - seat, cubes: 'Y' });
const ousted = (seat: number): Event => ({ kind: 'ousted', seat, at: 'B1-3', count: 2 });
const explored: Event = { kind: 'explored', seat: ME, tile: 'a', at: 'B1-3' };
const card = (seat = ME): Event => ({ kind: 'card', seat, card: 'a', slot: 0, points: 9, count: 1 });
const rested = (count: number): Event => ({ kind: 'rested', seat: ME, count });
const coin = (points: number): Event => ({ kind: 'coin', seat: ME, points });
const merchant = (cubes = ''): Event => ({ kind: 'merchant', seat: ME, card: 'a', slot: 0, cubes });
const laid: Event = { kind: 'laid', seat: ME, card: 'a', hand: 1 };

/** A claim with the number of cubes left after it. */
const claimLeaving = (cubes: number): Partial<RecordedMatch> => ({
  choices: [{ turn: 1, events: [claimed(ME)], cubes }],
});

const parts = (tiles: number, board: number, tilesOfBonus: number): Partial<RecordedMatch> => ({
  score: { total: 0, parts: { tiles, board, bonus: tilesOfBonus } },
});

const SEA = 'eastern-wonders';
const SOLO = 'eastern-wonders-solo';

/** For each achievement, a match that earns it and one that does not. */
const SCENARIOS: Readonly<Record<AchievementId, readonly [earns: RecordedMatch, not: RecordedMatch]>> = {
  'no-waste': [matchWith(SEA, { events: [[discarded(OTHER)]] }), matchWith(SEA, { events: [[discarded(ME)]] })],
  'own-end': [matchWith(SEA, { events: [[final(ME)]] }), matchWith(SEA, { events: [[final(OTHER)]] })],
  comeback: [matchWith('sand-to-sea', { behind: 10 }), matchWith('sand-to-sea', { behind: 10, won: false })],
  'trade-chain': [
    matchWith('new-world', { events: [times(4, traded)] }),
    matchWith('new-world', { events: [times(3, traded), times(3, traded)] }),
  ],
  'outposts-win': [matchWith(SEA, parts(30, 22, 8)), matchWith(SEA, parts(31, 22, 8))],
  'two-cargoes': [matchWith(SEA, claimLeaving(5)), matchWith(SEA, claimLeaving(4))],
  'light-wake': [
    matchWith(SEA, { events: [[...times(3, sailed('Y')), ...times(20, sailed(''))]] }),
    matchWith(SEA, { events: [times(4, sailed('Y'))] }),
  ],
  flotsam: [
    matchWith(SEA, { events: [[heap('YYRG')]] }),
    matchWith(SEA, { events: [[heap('YYR'), heap('YYRG', OTHER)]] }),
  ],
  'three-columns': [
    matchWith(SEA, { events: [[bonus()], [bonus()], [bonus()]] }),
    matchWith(SEA, { events: [[bonus()], [bonus()], [bonus(OTHER)]] }),
  ],
  'no-toll': [matchWith(SEA, { events: [[toll(OTHER)]] }), matchWith(SEA, { events: [[toll(ME)]] })],
  starved: [
    matchWith(SOLO, { events: [[claimed(OTHER)]] }),
    matchWith(SOLO, { events: [[claimed(OTHER)], [claimed(OTHER)]] }),
  ],
  fierce: [matchWith(SOLO, { options: { level: 'fierce' } }), matchWith(SOLO, { options: { level: 'standard' } })],
  thanks: [
    matchWith('new-world', { events: [times(5, ousted(ME))] }),
    matchWith('new-world', { events: [times(9, ousted(OTHER))] }),
  ],
  explorer: [
    matchWith('east-to-west-1', { events: [times(3, explored)] }),
    matchWith('east-to-west-1', { events: [times(2, explored)] }),
  ],
  'tile-and-card': [
    matchWith('new-world', { events: [[bonus(), card()]] }),
    matchWith('new-world', { events: [[bonus()], [card()]] }),
  ],
  'all-hands': [
    matchWith('new-world', { events: [[rested(4)], [rested(6)]] }),
    matchWith('new-world', { events: [[rested(4)], [rested(3)]] }),
  ],
  gold: [
    matchWith('spice-road', { events: [times(3, coin(3))] }),
    matchWith('spice-road', { events: [[...times(2, coin(3)), ...times(4, coin(1))]] }),
  ],
  'small-hand': [
    matchWith('spice-road', { events: [times(8, merchant())] }),
    matchWith('spice-road', { events: [times(9, merchant())] }),
  ],
  gleaner: [
    matchWith('spice-road', { events: [[merchant('YYRR')]] }),
    matchWith('spice-road', { events: [[merchant('YYR'), merchant('YYY')]] }),
  ],
  'long-haul': [
    matchWith('sand-to-sea', { events: [times(4, laid)] }),
    matchWith('sand-to-sea', { events: [times(3, laid), times(3, laid)] }),
  ],
};

describe.each(ACHIEVEMENTS.map((one) => [one.id, one] as const))('the achievement "%s"', (id, { more }) => {
  const [earns, not] = SCENARIOS[id];

  test('is earned by a match in which its idea worked, and not by one that only looks like it', () => {
    expect(earnedBy(earns)).toContain(id);
    expect(earnedBy(not)).not.toContain(id);
  });

  test('belongs to its games alone', () => {
    const { group } = ACHIEVEMENTS.find((one) => one.id === id)!;
    expect(earnedBy({ ...earns, game: 'my-own-game' }).includes(id)).toBe(group === 'any');
  });

  test('teaches in one sentence, in both languages, and leads to more', () => {
    for (const { name, teaches } of [english[id], polish[id]]) {
      expect(name).toMatch(/\S/);
      expect(teaches).toMatch(/^[^.]{30,}\.$/);
    }
    expect(polish[id].teaches).not.toBe(english[id].teaches);
    expect('rule' in more ? isRuleId(more.rule) : more.lesson in LESSONS).toBe(true);
  });
});

test('there are twenty', () => {
  expect(ACHIEVEMENTS).toHaveLength(20);
});

/** A match that bots play to its end. */
function played(game: Parameters<typeof startMatch>[0]['game'], seats: number): Match {
  const match = startMatch({ game, seats, seed: 'achievements' });
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot({ core: match.core, seed: seat, level: 'deckhand' }),
  );
  while (!match.over) match.choose(bots[match.decision!.seat]!.chooseFor(match));
  return match;
}

test.each([
  ['eastern-wonders', 2],
  ['eastern-wonders-solo', 1],
  ['new-world', 2],
  ['spice-road', 3],
  ['sand-to-sea', 2],
] as const)('a finished match of %s is recorded as it was played', (game, seats) => {
  const match = played(game, seats);
  const { winner, seats: scores } = match.scores();
  for (let seat = 0; seat < seats; seat++) {
    const recorded = recordedMatch(match, seat);
    expect(recorded.choices.flatMap(({ events }) => events)).toEqual(match.choices.flatMap(({ events }) => events));
    expect(recorded.choices.at(-1)!.cubes).toBe(match.state().seats[seat]!.hold.length);
    expect(recorded.score).toEqual(scores[seat]);
    expect(recorded.won).toBe(winner === seat);
    expect(earnedBy(recorded)).toEqual(earnedBy(recordedMatch(match, seat)));
  }
});
