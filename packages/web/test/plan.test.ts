/** Plans of the player's next turn: kept during others' turns, carried out as far as still possible. */

import { createBot } from '@windrose/bots';
import { type CodedOption, findGame, type Match, startMatch } from '@windrose/rules';
import { factOf, wordsFor } from '@windrose/words';
import { describe, expect, it } from 'vitest';

import { en as early } from '../src/i18n/en.ts';
import { table as later } from '../src/i18n/table.en.ts';
import { carryOut, nextTurn, planTable, type PlanStep, stepOf, thingsNow, whyGone } from '../src/play/plan.ts';
import { revealsHidden } from '../src/play/reveals.ts';
import type { TableSnapshot } from '../src/play/session.ts';
import { roadPosition } from '../src/realms/road/position.ts';
import { roadTargets } from '../src/realms/road/targets.ts';

/** A match that bots have played until this holds. */
function playedTo(game: string, until: (match: Match) => boolean): Match {
  const match = startMatch({ game: findGame(game).id, seats: 2, seed: 'plan' });
  const bots = [0, 1].map((seed) => createBot({ core: match.core, seed, level: 'deckhand' }));
  while (!until(match)) match.choose(bots[match.decision!.seat]!.chooseFor(match));
  return match;
}

const turnOf =
  (seat: number, kind: string, round: number) =>
  (match: Match): boolean =>
    !match.inSetUp && match.round >= round && match.mover === seat && match.decision?.kind === kind;

const step = (match: Match, option: CodedOption): PlanStep => ({
  facts: [factOf(match, option)],
  label: option.kind,
  thing: null,
  reveals: revealsHidden(match, [option.code]),
});

const tableOf = (match: Match): TableSnapshot => ({
  match,
  stage: 'bot',
  mover: match.mover ?? 0,
  seat: match.decision?.seat ?? 0,
  decision: null,
  options: [],
  canUndo: false,
  settled: match.version,
  round: match.round,
  botFailed: false,
});

describe.each([
  ['eastern-wonders', 'sail'],
  ['new-world', 'turn'],
  ['spice-road', 'turn'],
])('%s', (game, kind) => {
  const other = playedTo(game, turnOf(1, kind, 3));

  it('the next turn is the player’s after idle turns of the others', () => {
    const match = nextTurn(other, 0);
    expect(match?.mover).toBe(0);
    expect(match?.decision?.kind).toBe(kind);
    expect(match?.view(0).seats[0]).toEqual(other.view(0).seats[0]);
    expect(other.mover, 'what is on screen stays as it is').toBe(1);
  });

  it('is gone on with where its first step leads', () => {
    const start = planTable(tableOf(other), 0, []);
    expect(start?.table.stage).toBe('choice');
    const option = start?.table.options.find((one) => !revealsHidden(start.table.match, [one.code]));
    const next = planTable(tableOf(other), 0, [step(start!.table.match, option!)]);
    expect(next?.done).toBe(1);
    expect(next?.table.match.version).toBeGreaterThan(start!.table.match.version);
  });

  it('is carried out by intention, whatever the code', () => {
    const own = playedTo(game, turnOf(0, kind, 4));
    const options = own.legal().filter(({ code }) => !revealsHidden(own, [code]));
    expect(options.length).toBeGreaterThan(1);
    for (const option of options.slice(0, 4)) {
      expect(carryOut(own, [step(own, option)])).toMatchObject({ codes: [option.code], done: 1, stopped: null });
    }
  });
});

it('an impossible step is dropped with all that follow', () => {
  const own = playedTo('eastern-wonders', turnOf(0, 'sail', 4));
  const [first] = own.legal().filter(({ kind }) => kind === 'step');
  const good = step(own, first!);
  const gone: PlanStep = {
    facts: [{ kind: 'step', to: 'nowhere', leave: '' }],
    label: 'gone',
    thing: null,
    reveals: false,
  };
  expect(carryOut(own, [good, gone, good])).toEqual({ codes: [first!.code], done: 1, stopped: 'gone', asked: [] });
  expect(carryOut(own, [gone, good])).toEqual({ codes: [], done: 0, stopped: 'gone', asked: [] });
});

it('a step is done whole or not at all', () => {
  const own = playedTo('eastern-wonders', turnOf(0, 'sail', 4));
  const [first] = own.legal().filter(({ kind }) => kind === 'step');
  const facts = [factOf(own, first!), { kind: 'step', to: 'nowhere', leave: '' }] as const;
  expect(carryOut(own, [{ facts, label: 'voyage', thing: null, reveals: false }])).toEqual({
    codes: [],
    done: 0,
    stopped: 'gone',
    asked: [],
  });
});

it('never plays a step that reveals something', () => {
  const reveals = (match: Match): CodedOption | undefined =>
    match.legal().find(({ code }) => revealsHidden(match, [code]));
  const own = playedTo('spice-road', (match) => match.mover === 0 && reveals(match) !== undefined);
  const option = reveals(own)!;
  expect(carryOut(own, [step(own, option)])).toEqual({ codes: [], done: 0, stopped: 'reveals', asked: [option.code] });
  // Until then it counts as possible, and nothing follows it.
  const ahead = planTable(tableOf(own), 0, [step(own, option)]);
  expect(ahead?.done).toBe(1);
  expect(ahead?.table.decision).toBeNull();
});

it('a card of the market is meant wherever it lies by then', () => {
  const cards = (match: Match) => match.legal().flatMap((option) => (option.kind === 'acquire' ? [option] : []));
  const own = playedTo('spice-road', (match) => turnOf(0, 'turn', 2)(match) && cards(match).length > 1);
  const option = cards(own).at(-1)!;
  const { facts, ...rest } = step(own, option);
  const dearer = facts.map((fact) => (fact.kind === 'acquire' ? { ...fact, price: fact.price + 1 } : fact));
  const { codes, asked, stopped } = carryOut(own, [{ ...rest, facts: dearer }]);
  expect([...codes, ...asked]).toEqual([option.code]);
  expect(stopped).not.toBe('gone');
});

it('a planned card of the market is marked where it lies after another one was taken', () => {
  const takes = (match: Match) => match.legal().flatMap((option) => (option.kind === 'acquire' ? [option] : []));
  const other = playedTo('spice-road', (match) => turnOf(1, 'turn', 2)(match) && takes(match).length > 1);
  const vocabulary = { words: wordsFor('en'), ui: { ...early, ...later }, names: ['Ada', 'Bea'] };
  const targetsOf = (table: TableSnapshot) => roadTargets(table, roadPosition(table.match, 0), vocabulary);
  const there = planTable(tableOf(other), 0, [])!.table;
  const [, offers] = [...targetsOf(there).things].find(([thing]) => thing === 'market 1')!;
  const planned = stepOf(there.match, offers[0]!, 'market 1');
  expect(thingsNow(tableOf(other), 0, [planned], targetsOf)).toEqual(['market 1']);
  const moved = other.fork();
  const { turn } = moved;
  moved.choose(takes(moved)[0]!.code);
  while (moved.turn === turn) moved.choose(moved.legal()[0]!.code);
  expect(moved.mover).toBe(0);
  expect(thingsNow(tableOf(moved), 0, [planned], targetsOf)).toEqual(['market 0']);
});

it('nothing is planned past the end of a turn', () => {
  const own = playedTo('spice-road', turnOf(0, 'turn', 4));
  const rest = own.legal().find(({ kind }) => kind === 'rest') ?? own.legal().find(({ kind }) => kind === 'play');
  const twice = step(own, rest!);
  expect(carryOut(own, [twice, twice])).toMatchObject({ done: 1, stopped: 'gone' });
});

describe('why a step is impossible', () => {
  /** The match after a turn that begins with an option. */
  const afterTurn = (match: Match, code: number): Match => {
    const on = match.fork();
    const { turn } = on;
    on.choose(code);
    while (on.turn === turn) on.choose(on.legal()[0]!.code);
    return on;
  };
  const why = (match: Match, steps: readonly PlanStep[]) => whyGone(match, match, 0, steps, carryOut(match, steps));

  it('settlers of another seat stand there now', () => {
    const found: (number | null)[] = [];
    for (const round of [2, 3, 4, 5, 6]) {
      const other = playedTo('new-world', turnOf(1, 'turn', round));
      const start = planTable(tableOf(other), 0, [])!.table;
      for (const option of other.legal()) {
        const own = start.options.find((one) => one.kind === 'work' && option.kind === 'work' && one.at === option.at);
        const fact = factOf(other, option);
        if (fact.kind !== 'work' || !own || revealsHidden(start.match, [own.code])) continue;
        const planned = step(start.match, own);
        const [wanted] = planned.facts;
        // A card that is gone comes before who stands there.
        if (wanted?.kind === 'work' && wanted.card !== null) continue;
        const on = afterTurn(other, option.code);
        if (carryOut(on, [planned]).stopped !== 'gone') continue;
        const blocked = why(on, [planned]);
        expect(blocked).toMatchObject({ kind: 'stands', seat: 1, at: fact.at, settlers: fact.settlers });
        if (blocked?.kind === 'stands') found.push(blocked.needed);
        // The plan says so as it is shown, too.
        expect(planTable(tableOf(on), 0, [planned])?.blocked).toEqual(blocked);
      }
    }
    expect(found.length).toBeGreaterThan(5);
    expect(found).toContain(2);
    expect(found).toContain(null);
  });

  it('another seat took the card', () => {
    const isFirst = (option: CodedOption): boolean => option.kind === 'acquire' && option.slot === 0;
    const other = playedTo('spice-road', turnOf(1, 'turn', 3));
    const start = planTable(tableOf(other), 0, [])!.table;
    const take = other.legal().find(isFirst)!;
    const planned = step(start.match, start.options.find(isFirst)!);
    const on = afterTurn(other, take.code);
    expect(why(on, [planned])).toMatchObject({ kind: 'done', event: { kind: 'merchant', seat: 1 } });
  });

  it('nothing is said where it is not known', () => {
    const own = playedTo('new-world', turnOf(0, 'turn', 4));
    const odd = {
      facts: [{ kind: 'step', to: 'nowhere', leave: '' }],
      label: '',
      thing: null,
      reveals: false,
    } as const;
    expect(why(own, [odd])).toBeNull();
  });
});
