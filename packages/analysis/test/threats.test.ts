/** What others could claim before one's own next turn, and what a turn does besides its main benefit. */

import { createBot } from '@windrose/bots';
import { type AnyView, type GameId, type Match, one, required, seaTableOf, SPICES, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { ClaimSolver } from '../src/puzzles/solver.ts';
import { NOT_AIMED } from '../src/review/aim.ts';
import { asidesOf } from '../src/review/asides.ts';
import { named } from '../src/review/claim-named.ts';
import { HintMeaning } from '../src/review/hint-meaning.ts';
import { threatApart, threatsTo } from '../src/review/threats.ts';
import { reviewWordsOf } from '../src/words/words.ts';
import { goodBy } from './good-by.ts';
import { messages as en } from '../src/words/en.ts';
import { messages as pl } from '../src/words/pl.ts';

const english = reviewWordsOf(en, wordsFor('en'));
const polish = reviewWordsOf(pl, wordsFor('pl'));
const NAMES = ['Ada', 'Bea'];

const bundleOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum + one(SPICES.findIndex((spice) => spice === letter)), 0);

/** A match at a position in which the seats hold these cubes. */
function holding(match: Match, holds: readonly string[]): Match {
  const state = match.copiedState();
  for (const [seat, hold] of holds.entries()) state.hold[seat] = bundleOf(hold);
  return match.standingAt(state);
}

/** Plays the first option of each kind that is named. */
function play(match: Match, kinds: readonly string[]): number[] {
  const fork = match.fork();
  return kinds.map((kind) => {
    const { code } = required(
      fork.legal().find((option) => option.kind === kind),
      kind,
    );
    fork.choose(code);
    return code;
  });
}

/** After the set-up, with the boat of the second seat one step from the first port. */
function besideThePort(holds: readonly string[]): Match {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'threat' });
  while (match.inSetUp) match.choose(required(match.legal()[0], 'option').code);
  const { chart } = required(seaTableOf(match.core.assembly) ?? undefined, 'sea');
  const state = match.copiedState();
  const [port = 0] = chart.ports;
  state.boat[1] = required(chart.touching(port)[0], 'place beside the port');
  return holding(match.standingAt(state), holds);
}

describe('an order that another boat is beside', () => {
  const open = besideThePort(['YY', '']);
  const { seat } = required(open.decision ?? undefined, 'decision');
  const solver = new ClaimSolver(open.core);
  const ports = (open.state() as AnyView).ports ?? [];
  const target = required(
    solver.targets(open.copiedState()).find(({ id }) => id === ports[0]?.tile),
    'order of the first port',
  );
  const claim = named(target);

  test('could be claimed by who holds its cubes, and by nobody else', () => {
    expect(seat).toBe(0);
    const stay = play(open, ['stay', 'harvest']);
    expect(threatsTo(open, solver, stay, [{ claim, claimed: false }])).toEqual([]);
    const paid = holding(open, ['YY', claim.price]);
    const threats = threatsTo(paid, solver, stay, [
      { claim, claimed: false },
      { claim, claimed: true },
    ]);
    expect(threats).toEqual([{ claim, seats: [1], kind: 'left', turns: 1 }]);
    const [port] = english.threats(paid, threats, NAMES);
    expect(port).toMatch(/^Bea could claim the \d+-point order on [A-E]\d before your next turn\.$/);
    expect(polish.threats(paid, threats, NAMES).join('')).toMatch(
      /^Przed twoją następną turą zamówienie w porcie [A-E]\d warte \d+ pkt może zdobyć Bea\.$/,
    );
  });

  test('is told where others need two turns, and the plan more', () => {
    // Two steps away a cube has to be left on the way, and then the price cannot be paid.
    const { chart } = required(seaTableOf(open.core.assembly) ?? undefined, 'sea');
    const [port = 0] = chart.ports;
    const near = chart.touching(port);
    const far = near.flatMap((place) => chart.touching(place)).find((place) => place !== port && !near.includes(place));
    const state = holding(open, ['YY', claim.price]).copiedState();
    state.boat[1] = required(far, 'place two steps away');
    const short = open.standingAt(state);
    const stay = play(short, ['stay', 'harvest']);
    const now = threatsTo(short, solver, stay, [{ claim, claimed: false, by: 4 }]);
    expect(threatsTo(short, solver, stay, [{ claim, claimed: false, by: 2 }])).toEqual([]);
    const threat = required(now[0], 'threat');
    expect(threat).toEqual({ claim, seats: [1], kind: 'left', turns: 2 });
    expect(english.threats(short, [threat], NAMES).join('')).toMatch(
      /^Bea could claim the \d+-point order on [A-E]\d in two turns, sooner than you\.$/,
    );
    expect(polish.threats(short, [threat], NAMES).join('')).toMatch(
      /^W dwie tury, szybciej niż ty, zamówienie .+ może zdobyć Bea\.$/,
    );
  });

  test('is told with what comes soonest if it is lost, where the turn goes for it', () => {
    const other = named(
      required(
        solver.targets(open.copiedState()).find(({ id }) => id !== claim.id),
        'another order',
      ),
    );
    const paid = holding(open, [other.price, claim.price]);
    const stay = play(paid, ['stay', 'harvest']);
    const last = { plan: { claim, turns: 3, choices: paid.choices.length }, expected: null };
    const { threats } = new HintMeaning(paid, stay, last).of(stay, { ...NOT_AIMED, keeps: 2 }, { final: true });
    const threat = required(threats[0], 'threat');
    expect(threat).toMatchObject({ claim, seats: [1], kind: 'left', fallback: { claim: other } });
    const [said] = english.threats(paid, threats, NAMES);
    expect(said).toMatch(/^Bea could claim .+\. If so, the order on .+ comes soonest: .+ at the earliest\.$/);
    expect(polish.threats(paid, threats, NAMES)[0]).toMatch(
      /może zdobyć Bea\. Jeśli tak się stanie, najszybciej można zdobyć zamówienie .+: najwcześniej .+\.$/,
    );
  });

  test('is told as what happens otherwise where the turn claims it itself', () => {
    const paid = holding(open, ['YY', claim.price]);
    const threats = threatsTo(paid, solver, play(open, ['stay', 'harvest']), [{ claim, claimed: true }]);
    expect(english.threats(paid, threats, NAMES)).toEqual(['Otherwise Bea could claim it before your next turn.']);
    expect(polish.threats(paid, threats, NAMES)).toEqual(['Inaczej może to zdobyć przed twoją następną turą Bea.']);
  });
});

describe('a claim that the hint does not speak of', () => {
  const open = besideThePort(['YY', '']);
  const solver = new ClaimSolver(open.core);
  const [first] = (open.state() as AnyView).ports ?? [];
  const claim = named(
    required(
      solver.targets(open.copiedState()).find(({ id }) => id === first?.tile),
      'order of the first port',
    ),
  );

  test('is told where another seat could make it first', () => {
    const paid = holding(open, ['', claim.price]);
    const stay = play(paid, ['stay', 'harvest']);
    const threat = required(threatApart(paid, solver, stay, []) ?? undefined, 'threat');
    expect(threat).toEqual({ claim, seats: [1], kind: 'apart', turns: 1 });
    expect(threatApart(paid, solver, stay, [claim])).toBeNull();
    expect(english.threats(paid, [threat], NAMES).join('')).toMatch(
      /^Mind that Bea could claim the order on [A-E]\d that costs .+ \(\d+ points\) before you can\.$/,
    );
    expect(polish.threats(paid, [threat], NAMES).join('')).toMatch(
      /^Uwaga: Bea może zdobyć zamówienie .+, zanim ci się to uda\.$/,
    );
  });

  test('is not told where nobody else could make it, or its seat could have done so', () => {
    const { chart } = required(seaTableOf(open.core.assembly) ?? undefined, 'sea');
    const stay = play(open, ['stay', 'harvest']);
    expect(threatApart(open, solver, stay, [])).toBeNull();
    const state = holding(open, [claim.price, claim.price]).copiedState();
    state.boat[0] = required(chart.touching(required(chart.ports[0], 'port'))[1], 'other place beside the port');
    const beside = open.standingAt(state);
    expect(threatApart(beside, solver, play(beside, ['stay', 'harvest']), [])).toBeNull();
  });
});

describe('what a turn does besides', () => {
  /** After the set-up, with a board on which so many outposts of each row are built. */
  const withBoard = (game: GameId, built: readonly number[]): Match => {
    const match = startMatch({ game, seats: 2, seed: 'besides' });
    while (match.inSetUp) match.choose(required(match.legal()[0], 'option').code);
    const state = match.copiedState();
    for (const [row, count] of built.entries()) state.built[row] = count;
    return match.standingAt(state);
  };
  /** A first turn up to a building that costs nothing, and the row that it uncovers. */
  const firstBuilding = (start: Match): { readonly codes: number[]; readonly row: number } => {
    const before = start.copiedState().built.slice();
    for (const ways = [{ match: start, codes: [] as number[] }]; ;) {
      const { match, codes } = required(ways.shift(), 'a way to a building');
      for (const { kind, code } of match.legal()) {
        const next = match.fork();
        next.choose(code);
        const way = [...codes, code];
        const row = next.copiedState().built.findIndex((count, index) => count > before[index]!);
        if (kind === 'build' && row >= 0) return { codes: way, row };
        if (next.turn === start.turn && way.length < 4) ways.push({ match: next, codes: way });
      }
    }
  };

  test('an outpost of another column is no step towards the next one', () => {
    const { row } = firstBuilding(withBoard('eastern-wonders', [0, 0, 0, 0]));
    const second = row === 0 ? 1 : 0;
    // Its row is ahead: the first column lacks two outposts before and after.
    const board = [0, 1, 2, 3].map((other) => (other === row || other === second ? 1 : 0));
    const ahead = withBoard('eastern-wonders', board);
    const building = firstBuilding(ahead);
    expect(building.row).toBe(row);
    expect(asidesOf(ahead, building.codes)).toEqual([]);
  });

  test('a column is near when one or two outposts are missing, and far with three', () => {
    const open = withBoard('eastern-wonders', [0, 0, 0, 0]);
    const { codes, row } = firstBuilding(open);
    const others = [0, 1, 2, 3].filter((other) => other !== row);
    const board = (full: number): number[] =>
      [0, 1, 2, 3].map((other) => (others.indexOf(other) >= others.length - full && other !== row ? 1 : 0));
    const asides = [0, 1, 2].map((full) => asidesOf(withBoard('eastern-wonders', board(full)), codes));
    expect(asides).toEqual([
      [],
      [{ kind: 'column', missing: 2, brings: 'tile' }],
      [{ kind: 'column', missing: 1, brings: 'tile' }],
    ]);
    expect(goodBy(english, withBoard('eastern-wonders', board(2)), codes)).toContain(
      'One more outpost empties the next column of your board, which brings a bonus tile.',
    );
    expect(goodBy(polish, withBoard('eastern-wonders', board(1)), codes)).toContain(
      'Jeszcze 2 placówki i następna kolumna twojej planszetki będzie pusta; za to bierzesz kafel bonusowy.',
    );
    // The turn that empties it brings the tile itself, and what that does is told whatever else the turn brings.
    const emptying = withBoard('eastern-wonders', board(3));
    expect(asidesOf(emptying, codes)).toEqual([]);
    const there = emptying.fork();
    for (const code of codes) there.choose(code);
    const free = there
      .legal()
      .find((option) => option.kind === 'bonus' && 'tile' in option && option.tile === 'free-move');
    const line = [...codes, required(free, 'bonus tile').code];
    expect(asidesOf(emptying, line)).toEqual([{ kind: 'took-tile', tile: 'free-move' }]);
    expect(goodBy(english, emptying, line)).toContain('From now on one more step of each voyage is free');
  });

  test('cubes for which there is no room are said to be given up, unless that is what is asked about', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'besides' });
    while (match.inSetUp) match.choose(required(match.legal()[0], 'option').code);
    const full = holding(match, ['YYYYYYYYYY', '']);
    const bringing = required(
      full.legal().find(({ kind, code }) => {
        const fork = full.fork();
        if (kind !== 'play') return false;
        fork.choose(code);
        return fork.decision?.kind === 'discard';
      }),
      'a card that brings cubes',
    );
    const there = full.fork();
    there.choose(bringing.code);
    const given = [bringing.code];
    expect(there.decision?.kind).toBe('discard');
    const [first] = there.legal();
    expect(asidesOf(there, [required(first, 'cube to give up').code])).toEqual([]);
    while (there.decision?.kind === 'discard') {
      const { code } = required(there.legal()[0], 'cube to give up');
      given.push(code);
      there.choose(code);
    }
    expect(asidesOf(full, given)).toEqual([{ kind: 'given-up', limit: 10, cubes: 'Y'.repeat(given.length - 1) }]);
    expect(goodBy(english, full, given)).toContain(
      'Only 10 cubes can be kept at the end of a turn: you give up 2 yellow.',
    );
    expect(goodBy(polish, full, given)).toContain('można zatrzymać tylko 10 kostek; nadmiar odchodzi: 2 żółte.');
  });

  test('where merchants come along, the first column brings a card', () => {
    const open = withBoard('sand-to-sea', [0, 0, 0, 0]);
    const found = firstBuilding(open);
    const built = [0, 1, 2, 3].map((row) => (row === found.row || row === (found.row + 1) % 4 ? 0 : 1));
    expect(asidesOf(withBoard('sand-to-sea', built), found.codes)).toEqual([
      { kind: 'column', missing: 1, brings: 'card' },
    ]);
    const later = built.map((count) => count + 1);
    expect(asidesOf(withBoard('sand-to-sea', later), found.codes)).toEqual([
      { kind: 'column', missing: 1, brings: 'either' },
    ]);
  });

  test('a tile that is left at a fort is named with what it would count, and the room for others', () => {
    const match = startMatch({ game: 'new-world', seats: 2, seed: 'left tile' });
    const leave = (): number | undefined => match.legal().find(({ kind }) => kind === 'no-tile')?.code;
    for (let choice = 0; leave() === undefined; choice++) {
      const options = match.legal();
      match.choose(required(options[(choice * 7) % options.length], 'option').code);
    }
    const code = required(leave(), 'choice to leave the tile');
    expect(asidesOf(match, [code])).toMatchObject([{ kind: 'left-tile', room: 3, spaces: 3 }]);
    const told = [english, polish].map((words) => goodBy(words, match, [code]));
    expect(told[0]).toMatch(
      /The bonus tile stays: (?:so far it would count nothing|it would count [1-9] points? now), and there are only 3 places for such tiles\./,
    );
    expect(told[1]).toMatch(
      /Kafel bonusowy zostaje: (?:na razie nic by nie dawał|teraz dawałby [1-9] punkt\S*), a miejsca na takie kafle są tylko 3\./,
    );
    expect(en.good.leftTile(null, 1, 3)).toBe(
      'The bonus tile stays: so far it would count nothing, and only 1 of your 3 places for such tiles is free.',
    );
    expect(pl.good.leftTile('2 punkty', 2, 3)).toBe(
      'Kafel bonusowy zostaje: teraz dawałby 2 punkty, a z 3 miejsc na takie kafle wolne są już tylko 2.',
    );
  });

  test('counts for a tile that is left nothing that the card beside it adds to other tiles', () => {
    const counted: number[] = [];
    for (const seed of ['z0', 'z1', 'z2', 'z3']) {
      const match = startMatch({ game: 'new-world', seats: 2, seed });
      const bots = [0, 1].map((seat) => createBot({ core: match.core, seed: seat, level: 'boatswain' }));
      while (match.decision !== null) {
        const leaves = match.legal().find(({ kind }) => kind === 'no-tile');
        const asides = leaves === undefined ? [] : asidesOf(match, [leaves.code]);
        for (const aside of asides) if (aside.kind === 'left-tile') counted.push(aside.points);
        match.choose(bots[match.decision.seat]!.chooseFor(match));
      }
    }
    expect(counted.length).toBeGreaterThan(10);
    expect(Math.min(...counted)).toBeGreaterThanOrEqual(0);
  });
});
