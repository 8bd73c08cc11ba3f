/** Every refusal of the rules has a reason in Polish. */

import {
  checkedChart,
  EASTERN_WONDERS_MAP,
  loadMatch,
  makeNotation,
  mapAdvice,
  matchFrom,
  type MatchOptions,
  PACKS,
  parseMapCode,
  parseNotation,
  positionOf,
  type Place,
  RulesError,
  startMatch,
  RecordedLuck,
  type GameId,
} from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import { wordsFor } from '../src/index.ts';

const polish = wordsFor('pl');
const inPolish = (error: RulesError): string => polish.error(error);

/** The error of a refused attempt. */
function refusal(attempt: () => unknown): RulesError {
  try {
    attempt();
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

/** A Polish sentence in which only names and what was handed in are English. */
function checkPolish(error: RulesError): void {
  const translated = inPolish(error);
  expect(translated).not.toBe(inPolish(new RulesError(error.code, 'something else')));
  const own = translated.replaceAll(/„[^”]*”|"[^"]*"|wolno: .*/gs, '');
  expect(own).not.toMatch(/\b(?:the|is|are|has|not|of|with|must|and|expected|found|exactly|entries)\b/);
}

const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'a' });
for (let choice = 0; choice < 6; choice++) match.choose(match.legal()[0]!);
const record = match.record();
const notation = makeNotation(match);
const started = (change: object) => () =>
  startMatch({ game: 'eastern-wonders', seats: 2, seed: 'a', ...change } as Parameters<typeof startMatch>[0]);
const loaded = (change: object) => () => loadMatch({ ...record, ...change });
const pack = (change: object) => started({ packs: [{ ...PACKS['eastern-wonders'], ...change }] });
const parsed = (from: string | RegExp, to: string) => () => {
  const text = notation.replace(from, to);
  expect(text).not.toBe(notation);
  return parseNotation(text);
};
const drawn =
  (code: string, needs: Partial<typeof EASTERN_WONDERS_MAP> = {}) =>
  () =>
    checkedChart(parseMapCode(code), { ...EASTERN_WONDERS_MAP, ...needs });
const lastTurn = notation.trimEnd().split('\n').at(-1)!;

// oxlint-disable-next-line typescript/no-explicit-any -- it is spoiled at will
type Spoiled = Record<string, any>;

/** The position of a match after some choices of the first thing that is allowed, spoiled. */
const laid = (game: GameId, spoil: (state: Spoiled) => void) => () => {
  const played = startMatch({ game, seats: game.endsWith('solo') ? 1 : 2, seed: 'laid' });
  for (let choice = 0; choice < 90 && !played.over; choice++)
    played.choose(played.legal().at(choice % 3) ?? played.legal()[0]!);
  const position = structuredClone(positionOf(played));
  for (const key of ['pile', 'supply', 'deck', 'unseen', 'merchantDeck', 'final'])
    delete (position.state as Spoiled)[key];
  spoil(position.state);
  return matchFrom(position, '');
};

const REFUSED: Readonly<Record<string, () => unknown>> = {
  'no game': started({ game: 'chess' }),
  'no such seats': started({ seats: 7 }),
  'one seat only': started({ game: 'eastern-wonders-solo', seats: 2 }),
  'options that are none': started({ options: [] }),
  'an unknown option': started({ options: { speed: 'fast' } }),
  'no switch': started({ options: { covered: 'yes' } }),
  'no text': started({ options: { map: true } satisfies MatchOptions }),
  'a strange level': started({ game: 'eastern-wonders-solo', seats: 1, options: { level: 'mad' } }),
  'a strange board': started({ game: 'new-world', options: { board: 'Z9' } }),
  'no seed': started({ seed: 3 }),

  'a map of too many rows': drawn('.'.repeat(200)),
  'a map of too many tiles': drawn('m'.repeat(200)),
  'a map with a strange letter': drawn('pmx'),
  'a map without tiles': drawn('3'),
  'a map without enough ports': drawn('pmm'),
  'a map without enough markets': drawn('ppppmm'),
  'a map without seas': drawn('pppp', { markets: 0, seas: [1, 3] }),
  'a map with odd inner tiles': drawn('ppppiii'),
  'a map that does not hang together': drawn('pppp.6mm', { markets: 2, seas: [0, 0] }),
  'a tile twice': () => {
    const [place] = parseMapCode('p') as [Place];
    return checkedChart([place, place], { ...EASTERN_WONDERS_MAP, ports: 2 });
  },

  'no record': () => loadMatch(3),
  'another format': loaded({ windrose: 9 }),
  'no format': loaded({ windrose: undefined }),
  'other rules': loaded({ rules: 9 }),
  'a record without game': loaded({ game: 3 }),
  'a record without seats': loaded({ seats: 'two' }),
  'a record without options': loaded({ options: null }),
  'a record without luck': loaded({ luck: {} }),
  'a draw that cannot be': () =>
    startMatch({ game: 'spice-road', seats: 2, seed: '', luck: new RecordedLuck([[0, 999]]) }),
  'a draw that is not published': () =>
    startMatch({ game: 'spice-road', seats: 2, seed: '', luck: new RecordedLuck() }),
  'a record without packs': loaded({ packs: null }),
  'a record with half a pack': loaded({ packs: [{ name: 'a' }] }),
  'a record without its pack': loaded({ packs: [] }),
  'a record with another pack': loaded({ packs: [{ name: 'eastern-wonders', version: '9', hash: 'f'.repeat(64) }] }),
  'a record without choices': loaded({ codes: 'many' }),
  'a record with too many choices': loaded({ codes: Array.from({ length: 1_000_001 }, () => 0) }),
  'a choice that is not a number': loaded({ codes: [0, 'a'] }),
  'a choice that is not legal': loaded({ codes: [200] }),
  'an undo of nothing': loaded({ codes: [-1] }),
  'an undo of the future': loaded({ codes: [...record.codes, -99] }),
  'an undo of another turn': loaded({ codes: [...record.codes, -1] }),

  'a position in the set-up': () => positionOf(startMatch({ game: 'eastern-wonders', seats: 2, seed: 'a' })),
  'a position that is none': () => matchFrom({ game: 'spice-road', seats: 2, options: {}, state: 3 as never }, ''),
  'a record with a strange position': loaded({ position: 'here' }),
  'a position with an unknown card': laid('spice-road', (state) => (state.row[0] = 'P99')),
  'a position with a card twice': laid('spice-road', (state) => (state.row[0] = state.row[1])),
  'a position without a starter': laid('spice-road', (state) => {
    for (const own of state.seats) [own.hand, own.played] = [[], []];
  }),
  'a position with a gap in the row': laid('spice-road', (state) => state.row.pop()),
  'a position with too many coins': laid('spice-road', (state) => {
    for (const own of state.seats) own.coins.gold = 3;
  }),
  'a position with too many cubes': laid('spice-road', (state) => (state.seats[0].hold = 'Y'.repeat(20))),
  'a position with a strange flag': laid('spice-road', (state) => (state.over = 'yes')),
  'a position with an outpost in a port': laid('eastern-wonders', (state) => {
    for (const tile of state.map) if (tile.kind === 'port') tile.outposts = [0];
  }),
  'a position with an outpost twice': laid('eastern-wonders', (state) => {
    for (const tile of state.map) if (tile.kind === 'market') tile.outposts = [1, 1];
  }),
  'a position with bonus tiles that ran out': laid('eastern-wonders', (state) => {
    for (const tile of state.map) if (tile.kind === 'market') tile.outposts = [0, 1];
    for (const own of state.seats) own.bonus = ['hold', 'hold', 'hold'];
  }),
  'a position with points out of order': laid('eastern-wonders', (state) => {
    for (const tile of state.map) if (tile.kind === 'market') tile.outposts = [0];
    state.seats[0].bonus = ['points-3'];
  }),
  'a position with two Closed Ports': laid('eastern-wonders', (state) => {
    for (const port of state.ports) port.tile = 'closed';
  }),
  'a position with an empty port': laid('eastern-wonders', (state) => (state.ports[0].tile = null)),
  'a position with a Closed Port too early': laid('eastern-wonders', (state) => {
    for (const own of state.seats) own.claimed = [];
    state.ports[0].tile = 'closed';
  }),
  'a position with a settler too many': laid('new-world', (state) => state.seats[0].settlers++),
  'a position with an exploration tile too many': laid('new-world', (state) => {
    state.locations.find(({ exploration }: Spoiled) => exploration !== null).exploration = null;
  }),
  'a position with an exploration tile astray': laid('new-world', (state) => {
    const [tile] = state.locations.filter(({ exploration }: Spoiled) => exploration !== null);
    state.locations[0].exploration = tile.exploration;
  }),
  'a position with settlers on unknown land': laid('new-world', (state) => {
    state.locations.find(({ exploration }: Spoiled) => exploration !== null).settlers = { seat: 0, count: 2 };
  }),
  'a position with bonus tiles astray': laid('new-world', (state) => state.stacks[0].left--),
  'a position with a stack without a top': laid('new-world', (state) => (state.stacks[0].top = null)),
  'a position without the next card': laid('new-world', (state) => (state.next = null)),
  'a position with merchant cards astray': laid('east-to-west-1', (state) => state.seats[0].merchants++),

  'no notation': () => parseNotation('Dear diary'),
  'an empty notation': () => parseNotation('; nothing'),
  'another notation': parsed('[Windrose 1]', '[Windrose 9]'),
  'a strange header': parsed('[Seats', '[Sofas'),
  'a header twice': parsed('[Seats 2]', '[Seats 2]\n[Seats 2]'),
  'a header too late': parsed(lastTurn, `${lastTurn}\n[Seats 2]`),
  'a header without JSON': parsed('[Seats 2]', '[Seats two]'),
  'a missing header': parsed('[Seats 2]\n', ''),
  'notation of other rules': parsed('[Rules 1]', '[Rules 9]'),
  'a line that is no turn': parsed(lastTurn, `then ${lastTurn}`),
  'another turn': parsed(lastTurn, lastTurn.replace(/^\S+/, '9.9')),
  'another seat': parsed(lastTurn, lastTurn.replace(' ', ' 4:')),
  'a word that is not an option': parsed(lastTurn, lastTurn.replace(/ \S+/, ' castle')),

  'a pack that is none': started({ packs: ['a'] }),
  'an unknown pack': started({ packs: [{ pack: 'mine' }] }),
  'a pack without lists': pack({ marketTiles: 3 }),
  'a pack with short lists': pack({ marketTiles: [] }),
  'a pack with strange rows': pack({ marketTiles: Array.from({ length: 24 }, () => 3) }),
  'a pack with rows alike': pack({ startingSets: Array.from({ length: 4 }, () => ({ cubes: 'YX' })) }),
  'a pack with unordered cubes': pack({ startingSets: Array.from({ length: 4 }, () => ({ cubes: 'RY' })) }),
  'a pack without cubes': pack({ startingSets: Array.from({ length: 4 }, () => ({ cubes: '' })) }),
  'a pack with numbers for cubes': pack({ startingSets: Array.from({ length: 4 }, () => ({ cubes: 3 })) }),
};

describe.each(Object.entries(REFUSED))('%s', (_, attempt) => {
  test('is refused in Polish', () => checkPolish(refusal(attempt)));
});

test('the end of a match, and advice for maps', () => {
  const over = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'a' });
  let entry = 0;
  while (!over.over) {
    const options = over.legal();
    over.choose(options[entry++ % options.length]!);
  }
  expect(inPolish(refusal(() => over.choose(0)))).toBe('Partia się skończyła, nic już nie można wybrać.');
  const [advice] = mapAdvice(parseMapCode('pm'));
  checkPolish(new RulesError('bad-map', advice!.message));
});
