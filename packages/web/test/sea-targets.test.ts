/** In a sea game every option can be reached by clicks, and every click has its stated effect. */

import { type AnyView, FastLuck, type Match, MatchLuck, one, startMatch, type GameId } from '@windrose/rules';
import { Faces, wordsFor } from '@windrose/words';
import { describe, expect, it } from 'vitest';

import { en as first } from '../src/i18n/en.ts';
import { table as later } from '../src/i18n/table.en.ts';
import type { Offer } from '../src/play/offers.ts';
import { seaPosition } from '../src/realms/sea/position.ts';
import type { Targets } from '../src/play/targets.ts';
import { alongLine, seaTargets, seaVoyages } from '../src/realms/sea/targets.ts';

/** All the page says. */
const en = { ...first, ...later };

const vocabulary = { words: wordsFor('en'), ui: en, names: ['Ada', 'Bea', 'Cyd', 'Dan'] };

/** The clickable things of a chart. */
interface Clickable extends Targets {
  readonly far: ReadonlyMap<string, Offer>;
}

function targetsOf(match: Match, picked: 'Y' | 'R' | null = null): Clickable {
  const { decision } = match;
  const options = match.legal();
  const table = {
    match,
    decision,
    options,
    seat: decision!.seat,
    mover: match.mover!,
    stage: 'choice',
    canUndo: false,
    botFailed: false,
    settled: match.version,
    round: match.round,
  } as const;
  const position = seaPosition(match, decision!.seat);
  const targets = seaTargets(table, position, vocabulary);
  return { ...targets, far: seaVoyages(table, position, vocabulary, targets, picked) };
}

/** Everything that one click can do. */
function clicks({ things, far, main }: Clickable): Offer[] {
  return [...[...things.values()].flat(), ...far.values(), ...main];
}

/** Random matches, checked at every decision. */
function wander(game: GameId, seats: number, seed: number, decisions: number, look: (match: Match) => void): void {
  const luck = new FastLuck(seed);
  const match = startMatch({ game, seats, seed: String(seed) });
  for (let made = 0; made < decisions && !match.over; made++) {
    look(match);
    const options = match.legal();
    const wanted = options.filter(({ kind }) => ['claim', 'build', 'again', 'take'].includes(kind));
    const from = wanted.length > 0 && luck.draw(3) > 0 ? wanted : options;
    match.choose(from[luck.draw(from.length)]!.code);
  }
}

const TABLES = [
  ['eastern-wonders', 2],
  ['eastern-wonders', 4],
  ['eastern-wonders-solo', 1],
] as const;

describe.each(TABLES)('%s, %i seats', (game, seats) => {
  it('sails along the line of a hint, and leaves the cubes that it leaves', () => {
    let followed = 0;
    let others = 0;
    wander(game, seats, 5, 400, (match) => {
      const { far } = targetsOf(match);
      if (far.size === 0) return;
      for (const { codes } of far.values()) {
        const there = match.fork();
        const cheap = match.fork();
        // The same way, leaving the dearest cubes.
        const line = codes.map((code) => {
          const step = cheap.legal().find((option) => option.code === code);
          const to = step?.kind === 'step' ? step.to : null;
          const dear = there.legal().filter((option) => option.kind === 'step' && option.to === to);
          const { code: chosen } = dear.at(-1)!;
          cheap.choose(code);
          there.choose(chosen);
          return chosen;
        });
        const along = alongLine(far, match, line, vocabulary);
        const last = there.choices.at(-1)!.option;
        const to = last.kind === 'step' ? last.to : '';
        expect(along.get(to)?.codes).toEqual(line);
        expect([...along.keys()]).toEqual([...far.keys()]);
        followed += Number(along.get(to)?.label !== far.get(to)?.label);
        others += 1;
      }
    });
    expect(others).toBeGreaterThan(20);
    expect(followed).toBeGreaterThan(0);
  });

  it('lists every option once', () => {
    wander(game, seats, 1, 300, (match) => {
      const { all } = targetsOf(match);
      expect(all.map(({ codes }) => codes)).toEqual(match.legal().map(({ code }) => [code]));
    });
  });

  it('reaches every option by a click on the table or a button', () => {
    wander(game, seats, 2, 300, (match) => {
      const reached = new Set(clicks(targetsOf(match)).map(({ codes }) => codes[0]));
      expect(match.legal().filter(({ code }) => !reached.has(code))).toEqual([]);
    });
  });

  it('offers only legal options, and marks those that reveal something', () => {
    wander(game, seats, 3, 120, (match) => {
      for (const { codes, reveals } of clicks(targetsOf(match, 'R'))) {
        const fork = match.fork();
        for (const code of codes) fork.choose(code);
        expect(reveals).toBe(
          codes.length > 0 && fork.undoableTo === fork.version && (revealed(fork) || reactedTo(fork)),
        );
      }
    });
  });

  it('trades so often at once as what comes can be kept', () => {
    let full = 0;
    wander(game, seats, 2, 300, (match) => {
      // With a hold of one colour a trade could be made again and again.
      const { seat } = match.decision!;
      for (const spice of [0, 1, 2, 3]) {
        const state = match.copiedState();
        state.hold[seat] = 8 * one(spice);
        const rich = match.standingAt(state);
        const many = rich.legal().some(({ kind }) => kind === 'trade' || kind === 'again')
          ? clicks(targetsOf(rich)).filter(({ times }) => times !== undefined)
          : [];
        for (const { codes, option, times = 0 } of many) {
          const holds = [codes.slice(0, -1), codes].map((part) => {
            const fork = rich.fork();
            for (const code of part) fork.choose(code);
            return fork.state().seats[seat]!.hold.length;
          });
          const [before = 0, held = 0] = holds;
          const { limit } = rich.state().seats[seat]!;
          expect(held <= limit || held <= before).toBe(true);
          if (option.kind === 'trade' && times < 8 && held + held - before > limit) full++;
        }
      }
    });
    expect(full).toBeGreaterThan(0);
  });

  it('sails where a far click says, and may stop there', () => {
    wander(game, seats, 4, 120, (match) => {
      for (const [place, { codes }] of targetsOf(match).far) {
        const fork = match.fork();
        for (const code of codes) fork.choose(code);
        const { seat } = fork.decision!;
        expect(seaPosition(fork, seat).seats[seat]!.boat).toBe(place);
        expect(fork.legal().map(({ kind }) => kind)).toContain('stop');
      }
    });
  });
});

/** Whether the last choice revealed a VP tile, by its events. */
function revealed(match: Match): boolean {
  return match.choices.at(-1)!.events.some(({ kind }) => kind === 'revealed');
}

/** Whether Solo's rival has reacted to the last choice: it ended the player's action, and was no discard. */
function reactedTo(match: Match): boolean {
  const { kind } = match.choices.at(-1)!;
  return match.game.id === 'eastern-wonders-solo' && kind !== 'discard' && kind !== 'boat';
}

describe('stopping where a decision comes before the action', () => {
  it('sails to a port without leaving a cube that its order needs, where there is another one to leave', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'spared' });
    while (match.inSetUp) match.choose(match.legal()[0]!.code);
    const { seat } = match.decision!;
    const found = [...targetsOf(match).far.keys()];
    const view: AnyView = match.state();
    const faces = new Faces(match);
    const prices = (view.ports ?? []).flatMap(({ at, tile }) =>
      typeof tile === 'string' && tile !== 'closed' && found.includes(at)
        ? [{ at, price: faces.order(tile).price }]
        : [],
    );
    expect(prices.length).toBeGreaterThan(0);
    for (const { at, price } of prices) {
      // Brown cubes besides the price: they are the dearest, and left last.
      const state = match.copiedState();
      state.hold[seat] = Array.from(`${price}BBBB`).reduce((sum, cube) => sum + one('YRGB'.indexOf(cube)), 0);
      const there = match.standingAt(state);
      const { codes } = targetsOf(there).far.get(at)!;
      const sailed = there.fork();
      for (const code of codes) sailed.choose(code);
      const left = (sailed.state() as AnyView).seats[seat]!.hold;
      const isPaid = [...new Set(price)].every((cube) => left.split(cube).length >= price.split(cube).length);
      expect(isPaid).toBe(true);
    }
  });

  it('takes lying cubes or leaves them with one click, and says what that makes possible', () => {
    const labels = new Set<string>();
    wander('eastern-wonders', 3, 5, 3000, (match) => {
      const stop = match.legal().find(({ kind }) => kind === 'stop');
      if (match.decision?.kind !== 'sail' || !stop) return;
      const there = match.fork(new MatchLuck('there'));
      there.choose(stop.code);
      if (there.decision?.kind !== 'heap') return;
      const { main, things } = targetsOf(match);
      const ways = there.legal();
      expect(main.map(({ codes }) => codes)).toEqual(ways.map(({ code }) => [stop.code, code]));
      const at = seaPosition(match, match.decision.seat).seats[match.decision.seat]!.boat!;
      expect(things.get(`place ${at}`)?.map(({ option }) => option.kind)).toEqual(['take']);
      for (const { label, codes } of main) {
        labels.add(label);
        const on = there.fork(new MatchLuck('there'));
        on.choose(codes[1]!);
        const acts = on.decision?.kind === 'act' ? on.legal().map(({ kind }) => kind) : [];
        const found = (['claim', 'build', 'trade'] as const).filter((act) => acts.includes(act));
        const expected = found.length === 0 ? [] : [[...found, 'harvest'].join(' / ')];
        expect(label.split(', then ').slice(1)).toEqual(expected);
      }
    });
    expect([...labels].some((label) => /^Stay here, take .+ lying here, then /.test(label))).toBe(true);
    expect([...labels].some((label) => label.startsWith('Stay here, leave the cubes here'))).toBe(true);
  });
});

it('calls what ends a turn where the boat is by one name, whether or not it has sailed, and something could be done there', () => {
  const names = new Set<string>();
  for (const seed of [1, 2, 3]) {
    wander('eastern-wonders', 2, seed, 200, (match) => {
      if (match.decision?.kind !== 'sail' || !match.legal().some(({ kind }) => kind === 'stay' || kind === 'stop'))
        return;
      for (const { rank, label } of targetsOf(match).main) if (rank === 'quiet') names.add(label);
    });
  }
  const stays = [...names].filter((name) => !name.includes(', then ')).toSorted();
  expect(stays).toEqual(['Stay here', 'Stay here and end your turn', 'Stay here, leave the cubes here']);
});
