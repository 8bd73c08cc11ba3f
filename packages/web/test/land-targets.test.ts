/** On islands a click sails as far as the location allows, and the ribbon says how far that is. */

import { type AnyView, FastLuck, type Match, startMatch } from '@windrose/rules';
import { Faces, wordsFor } from '@windrose/words';
import { expect, it } from 'vitest';

import { en as first } from '../src/i18n/en.ts';
import { table as later } from '../src/i18n/table.en.ts';
import { LOOKING } from '../src/play/looking.ts';
import type { TableSnapshot } from '../src/play/session.ts';
import { landPosition } from '../src/realms/land/position.ts';
import { lacking } from '../src/play/lacking.ts';
import { landTargets } from '../src/realms/land/targets.ts';
import { turnWords } from '../src/table/turn-words.ts';

/** All the page says. */
const en = { ...first, ...later };
const words = wordsFor('en');
const names = ['Ada', 'Bea'];
const sitters = names.map((name) => ({ kind: 'person' as const, name }));
const vocabulary = { words, ui: en, names };

function tableOf(match: Match): TableSnapshot {
  const { decision, version, round } = match;
  return {
    match,
    decision,
    stage: 'choice',
    options: match.legal(),
    seat: decision!.seat,
    mover: match.mover!,
    canUndo: false,
    botFailed: false,
    settled: version,
    round,
  };
}

/** The place of a seat's boat. */
function boatOf(match: Match, seat: number): string | null {
  const { seats }: AnyView = match.state();
  return seats[seat]!.boat ?? null;
}

const ribbonOf = (match: Match): string =>
  turnWords({ ...LOOKING, names, sitters, ownSeat: 0 }, tableOf(match), en, words).todo;

/** Random matches that sail where they can, up to so many decisions about a voyage. */
function voyages(many: number): Match[] {
  const luck = new FastLuck(5);
  const match = startMatch({ game: 'east-to-west-3', seats: 2, seed: 'two tiles' });
  const found: Match[] = [];
  while (found.length < many && !match.over) {
    const options = match.legal();
    if (match.decision!.kind === 'sail') found.push(match.fork());
    const sailing = options.filter((option) => option.kind === 'work' && words.work(match, option.at).includes('sail'));
    const from = sailing.length > 0 ? sailing : options;
    match.choose(from[luck.draw(from.length)]!.code);
  }
  return found;
}

it('sails two tiles by one click where a location allows it, and says how many steps are left unless it sails anywhere', () => {
  const left = new Set<string>();
  for (const match of voyages(20)) {
    const { seat } = match.decision!;
    const near = match.legal().flatMap((option) => (option.kind === 'sail' ? [option.to] : []));
    const { things } = landTargets(tableOf(match), landPosition(match, seat), vocabulary);
    const far = [...things.values()].flat().filter(({ codes }) => codes.length === 2);
    const steps = / (\d) steps? left$/.exec(ribbonOf(match))?.[1] ?? 'anywhere';
    // A tile has six neighbours.
    expect(steps).toBe(new Set(near).size > 6 ? 'anywhere' : far.length > 0 ? '2' : '1');
    left.add(steps);
    for (const { codes, label } of far) {
      const there = match.fork();
      for (const code of codes) there.choose(code);
      const boat = boatOf(there, seat);
      expect([...near, boatOf(match, seat)]).not.toContain(boat);
      expect(things.has(`place ${boat}`)).toBe(true);
      expect(label).toMatch(/^Sail on to /);
    }
  }
  expect([...left].toSorted()).toEqual(['1', '2', 'anywhere']);
});

it('says how many upgrades are left, and that none is made before the first one', () => {
  const luck = new FastLuck(2);
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'upgrades' });
  while (match.decision!.kind !== 'upgrade') {
    const options = match.legal();
    match.choose((options.find(({ kind }) => kind === 'play') ?? options[luck.draw(options.length)]!).code);
  }
  const refusal = (): string =>
    words.option(
      match,
      match.legal().find(({ kind }) => kind === 'enough')!,
    );
  expect(ribbonOf(match)).toBe('Choose a cube to upgrade: 2 upgrades left');
  expect(refusal()).toBe('upgrade nothing');
  match.choose(match.legal()[0]!.code);
  expect(ribbonOf(match)).toBe('Choose a cube to upgrade: 1 upgrade left');
  expect(refusal()).toBe('stop upgrading');
});

it('claims a card of a fort by a click on it only after the bonus tile of the fort has been decided about', () => {
  const luck = new FastLuck(3);
  let asked = 0;
  for (let deal = 0; deal < 30; deal++) {
    const match = startMatch({ game: 'new-world', seats: 2, seed: `forts ${deal}` });
    while (!match.over && match.round < 8) {
      const { kind, seat } = match.decision!;
      const { things } = landTargets(tableOf(match), landPosition(match, seat), vocabulary);
      for (const [thing, offers] of things) {
        if (kind !== 'turn' || !thing.startsWith('card ')) continue;
        for (const { codes } of offers) {
          const there = match.fork();
          for (const code of codes) there.choose(code);
          if (there.decision?.kind !== 'tile') continue;
          expect(there.decision.seat).toBe(seat);
          const without = there.legal().find((option) => option.kind === 'no-tile')!;
          expect(words.option(there, without, names)).toMatch(
            /^do without the bonus tile and claim only the point card/i,
          );
          asked++;
        }
      }
      const options = match.legal();
      const claims = options.filter((option) => option.kind === 'card' || option.kind === 'no-tile');
      match.choose((claims[0] ?? options[luck.draw(options.length)]!).code);
    }
  }
  expect(asked).toBeGreaterThan(3);
});

it('lets an upgrade without a cube to upgrade, and a fort whose card cannot be paid for, stand behind what brings something', () => {
  const luck = new FastLuck(8);
  const ranks: string[] = [];
  const wanted: string[] = [];
  for (let deal = 0; deal < 30; deal++) {
    const match = startMatch({ game: 'new-world', seats: 2, seed: `ranks ${deal}` });
    while (!match.over && match.round < 12) {
      const { kind, seat } = match.decision!;
      const options = match.legal();
      const position = landPosition(match, seat);
      const { things } = landTargets(tableOf(match), position, vocabulary);
      for (const option of kind === 'turn' ? options : []) {
        if (option.kind !== 'work') continue;
        const work = new Faces(match).location(option.at).kind;
        const there = match.fork();
        there.choose(option.code);
        const after = there.legal();
        // A tool may yield a cube where nothing can be upgraded.
        const same = landPosition(there, seat).seats[seat]!.hold === position.seats[seat]!.hold;
        const [offer] = things.get(`location ${option.at}`)!;
        if (work === 'upgrade' && same) {
          ranks.push(`upgrade ${offer!.rank}`);
          wanted.push(there.decision?.kind === 'upgrade' ? 'upgrade move' : 'upgrade quiet');
        } else if (work === 'fort' && there.decision?.kind === 'tile') {
          const stack = after.flatMap((one) => (one.kind === 'tile' ? [one.stack] : []))[0]!;
          ranks.push(`fort ${offer!.rank}, tile ${things.get(`stack ${stack}`)![0]!.rank}`);
          wanted.push(`fort ${after.some((one) => one.kind === 'no-tile') ? 'claim' : 'quiet'}, tile move`);
        }
      }
      match.choose(options[luck.draw(options.length)]!.code);
    }
  }
  expect(ranks).toEqual(wanted);
  expect(new Set(ranks)).toEqual(
    new Set(['upgrade move', 'upgrade quiet', 'fort quiet, tile move', 'fort claim, tile move']),
  );
});

it('goes on to say what is missing for the cards while a turn that has been played waits to be ended', () => {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'held' });
  const shortAt = (changes: Partial<TableSnapshot>): ReadonlyMap<string, string> =>
    landTargets({ ...tableOf(match), ...changes }, landPosition(match, 0), vocabulary).short;
  const atTurn = shortAt({});
  expect(atTurn.size).toBeGreaterThan(0);
  expect(shortAt({ stage: 'held', decision: null, options: [] })).toEqual(atTurn);
  expect(shortAt({ stage: 'bot', decision: null, options: [] }).size).toBe(0);
});

it('says what is missing for the cards while cubes are chosen: they are chosen for them', () => {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'chosen' });
  const luck = new FastLuck(4);
  const seen = new Set<string>();
  const said: string[] = [];
  const lacked: string[] = [];
  for (let made = 0; made < 600 && !match.over; made++) {
    const { kind, seat } = match.decision!;
    if (kind === 'upgrade' || kind === 'trade' || kind === 'discard') {
      const position = landPosition(match, seat);
      const { short } = landTargets(tableOf(match), position, vocabulary);
      const { hold } = position.seats[seat]!;
      for (const [slot, card] of position.row.entries()) {
        const missing = card === null ? '' : lacking(new Faces(match).pointCard(card).price, hold);
        said.push(short.get(`card ${slot}`) ?? '');
        lacked.push(missing);
      }
      seen.add(kind);
    }
    const options = match.legal();
    match.choose(options[luck.draw(options.length)]!.code);
  }
  expect([...seen].sort()).toEqual(['discard', 'trade', 'upgrade']);
  expect(said).toEqual(lacked);
});

/** The only thing at which an open trade can be made once more, if a rule of the islands or the location names it. */
function tradingPost(match: Match): string | null {
  const at = match.core.names.location![match.copiedState().at]!;
  const { kind } = new Faces(match).location(at);
  if (kind === 'trade') return `location ${at}`;
  if (kind === 'move-boat' || kind === 'boat-trade') return `place ${boatOf(match, match.decision!.seat)}`;
  const post = match.choices.findLast(({ turn, option }) => turn === match.turn && option.kind === 'outpost')?.option;
  return post !== undefined && 'at' in post ? `place ${post.at}` : null;
}

it('an open trade is made where the boat is, at the outpost that was chosen, or at the location', () => {
  const luck = new FastLuck(1);
  const found: [string, readonly string[]][] = [];
  for (let seed = 0; seed < 12; seed++) {
    const match = startMatch({ game: 'east-to-west-3', seats: 2, seed: `trades ${seed}` });
    while (!match.over) {
      const wanted = match.decision!.kind === 'trade' ? tradingPost(match) : null;
      if (wanted !== null) {
        const { things } = landTargets(tableOf(match), landPosition(match, match.decision!.seat), vocabulary);
        found.push([wanted, [...things.keys()]]);
      }
      const options = match.legal();
      match.choose(options[luck.draw(options.length)]!.code);
    }
  }
  expect(found.filter(([wanted]) => wanted.startsWith('place')).length).toBeGreaterThan(10);
  expect(found.filter(([wanted]) => wanted.startsWith('location')).length).toBeGreaterThan(10);
  for (const [wanted, things] of found) expect(things).toEqual([wanted]);
});
