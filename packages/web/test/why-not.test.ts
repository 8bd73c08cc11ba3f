/** Every thing on a table that cannot be chosen explains why, in all games and at all decisions. */

import { type AnyView, FastLuck, GAME_IDS, type GameId, type Match, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import type { TableSnapshot } from '../src/play/session.ts';
import type { Thing } from '../src/play/targets.ts';
import { whyNot } from '../src/play/why-not.ts';

const words = wordsFor('en');

/** The table of a match at a person's decision. */
function tableOf(match: Match, stage: TableSnapshot['stage'] = 'choice'): TableSnapshot {
  const { decision } = match;
  return {
    match,
    decision,
    stage,
    options: match.legal(),
    seat: decision?.seat ?? 0,
    mover: match.mover ?? 0,
    canUndo: false,
    botFailed: false,
    settled: match.version,
    round: match.round,
  };
}

/** Everything on the table before a seat. */
function thingsOf(match: Match, seat: number): Thing[] {
  const view: AnyView = match.view(seat);
  const own = view.seats[seat]!;
  return [
    ...(view.map ?? []).map(({ at }): Thing => `place ${at}`),
    ...(view.locations ?? []).map(({ at }): Thing => `location ${at}`),
    ...(view.row ?? []).map((_, slot): Thing => `card ${slot}`),
    ...(view.stacks ?? []).map((_, stack): Thing => `stack ${stack}`),
    ...(view.market ?? []).map((_, slot): Thing => `market ${slot}`),
    ...(own.route ?? []).map((_, slot): Thing => `route ${slot}`),
    ...(own.hand ?? []).map((card): Thing => `hand ${String(card)}`),
    ...(own.played ?? []).map((card): Thing => `played ${String(card)}`),
    ...Object.keys(view.supply ?? {}).map((kind): Thing => `supply ${kind}`),
    ...(['Y', 'R', 'G', 'B'] as const).map((cube): Thing => `cube ${cube}`),
  ];
}

/** A random match, checked at every decision. */
function wander(game: GameId, seed: string, look: (match: Match) => void, most = 160): void {
  const luck = new FastLuck(7);
  const match = startMatch({ game, seats: game === 'eastern-wonders-solo' ? 1 : 2, seed });
  for (let made = 0; made < most && !match.over; made++) {
    look(match);
    const options = match.legal();
    match.choose(options[luck.draw(options.length)]!.code);
  }
}

/** The reason as a person reads it. */
function refusalOf(match: Match, thing: Thing): string {
  const why = whyNot(tableOf(match), thing)!;
  return why.kind === 'refusal' ? `${words.refusal(match, why.why)} ${why.rule}` : `${why.kind}`;
}

describe('a click in vain is answered', () => {
  test.each(GAME_IDS)('in %s, whatever is clicked', (game) => {
    const reasons = new Set<string>();
    let decisions = 0;
    wander(game, 'vain', (match) => {
      if (decisions++ % 9 !== 0) return;
      for (const thing of thingsOf(match, match.decision!.seat)) {
        const why = whyNot(tableOf(match), thing);
        expect(why, `${match.decision!.kind}: ${thing}`).not.toBeNull();
        reasons.add(why!.kind === 'refusal' ? why!.why.because : why!.kind);
      }
    });
    expect(reasons.size).toBeGreaterThan(4);
  });

  test('for another seat’s decision and for a turn that waits to be ended, but not in a displayed match', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'stages' });
    expect(whyNot({ ...tableOf(match, 'bot'), decision: null }, 'place C4')).toEqual({ kind: 'stage', stage: 'bot' });
    expect(whyNot({ ...tableOf(match, 'held'), decision: null }, 'cube Y')).toEqual({ kind: 'stage', stage: 'held' });
    expect(whyNot({ ...tableOf(match, 'shown'), decision: null }, 'cube Y')).toBeNull();
  });
});

/** The first match in which a seat stands before a decision with this property. */
function find(game: GameId, wanted: (match: Match, view: AnyView, seat: number) => boolean): Match {
  let found: Match | null = null;
  for (let seed = 0; seed < 20 && !found; seed++) {
    wander(game, `find ${seed}`, (match) => {
      const { seat } = match.decision!;
      if (!found && !match.inSetUp && wanted(match, match.view(seat), seat)) found = match.fork();
    });
  }
  return found!;
}

describe('it explains what is missing', () => {
  test('cubes for a point card of the road', () => {
    const match = find('spice-road', ({ decision }) => decision!.kind === 'turn');
    expect(refusalOf(match, 'card 0')).toMatch(/^Missing: .+ SR-12$/);
  });

  test('settlers at a location, where some are left', () => {
    const match = find('new-world', ({ decision }, { seats }, seat) => {
      return decision!.kind === 'turn' && seats[seat]!.settlers === 1;
    });
    const view: AnyView = match.view(match.decision!.seat);
    const texts = view.locations!.map(({ at }) => refusalOf(match, `location ${at}`));
    expect(texts.some((text) => /^1 more settler needed: 2 in all, 1 ready\. NW-12$/.test(text))).toBe(true);
    expect(texts.some((text) => text.startsWith('An exploration tile covers this location'))).toBe(true);
  });

  test('cubes for the point card above a fort, even where settlers are lacking too', () => {
    const match = find('new-world', ({ decision }, { seats }, seat) => {
      return decision!.kind === 'turn' && seats[seat]!.hold === '';
    });
    expect(refusalOf(match, 'card 0')).toMatch(/^Missing: .+ NW-24$/);
  });

  test('that the spaces for bonus tiles are full, whether the fort can be used for its card or not', () => {
    const spaces = 3;
    const isFull = ({ decision }: Match, { seats }: AnyView, seat: number): boolean =>
      decision!.kind === 'turn' && seats[seat]!.tiles!.length === spaces;
    const fortsOf = (match: Match): readonly string[] =>
      match.legal().flatMap((option) => (option.kind === 'work' ? [option.at] : []));
    const match = find(
      'new-world',
      (one, view, seat) => isFull(one, view, seat) && view.stacks!.some(({ at }) => fortsOf(one).includes(`${at}`)),
    );
    const view: AnyView = match.view(match.decision!.seat);
    for (const stack of view.stacks!.keys())
      expect(whyNot(tableOf(match), `stack ${stack}`)).toEqual({ kind: 'tiles-full', rule: 'NW-23' });
    const poor = find('new-world', (one, { seats, ...rest }, seat) => {
      const here = { ...rest, seats } as AnyView;
      return isFull(one, here, seat) && seats[seat]!.hold.length < 2 && seats[seat]!.settlers! > 5;
    });
    const kinds = (poor.view(poor.decision!.seat) as AnyView).stacks!.map(
      ({ at }) => whyNot(tableOf(poor), `location ${at}`)!.kind,
    );
    expect(kinds).toContain('fort-full');
  });

  test('that the bonus tile of a fort comes before its card', () => {
    const match = find('new-world', ({ decision }) => decision!.kind === 'tile');
    const view: AnyView = match.view(match.decision!.seat);
    const cards = Array.from({ length: view.row!.length }, (_, slot) => whyNot(tableOf(match), `card ${slot}`)!.kind);
    expect(cards.filter((kind) => kind === 'tile-first')).toHaveLength(1);
    expect(cards.filter((kind) => kind === 'other-fort')).toHaveLength(cards.length - 1);
  });

  test('the boat, once its voyage is over', () => {
    const match = find('eastern-wonders', ({ decision }) => decision!.kind === 'act');
    const view: AnyView = match.view(match.decision!.seat);
    const { boat } = view.seats[match.decision!.seat]!;
    const elsewhere = view.map!.find(({ at }) => at !== boat)!.at;
    expect(whyNot(tableOf(match), `place ${elsewhere}`)).toEqual({ kind: 'boat-elsewhere', at: boat, rule: 'EW-12' });
  });

  test('cubes for the steps of a voyage', () => {
    const match = find('eastern-wonders', ({ decision }, { seats }, seat) => {
      return decision!.kind === 'sail' && seats[seat]!.hold === '';
    });
    const view: AnyView = match.view(match.decision!.seat);
    const reasons = view.map!.map(({ at }) => whyNot(tableOf(match), `place ${at}`)!.kind);
    expect(reasons).toContain('too-far');
  });

  test('outposts, where trade is only at one', () => {
    const match = find('eastern-wonders', ({ decision }, { map, seats }, seat) => {
      const place = map!.find(({ at }) => at === seats[seat]!.boat);
      return decision!.kind === 'act' && place!.outposts.length > 0 && !place!.outposts.includes(seat);
    });
    const view: AnyView = match.view(match.decision!.seat);
    const text = refusalOf(match, `place ${view.seats[match.decision!.seat]!.boat!}`);
    expect(text).toMatch(/EW-(?:28|27|29)$|^not-now$/);
  });
});
