import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { StateDescription } from '../../src/core/core.ts';
import {
  easternWonders,
  FastLuck,
  type Game,
  type GameId,
  Match,
  type Option,
  PACKS,
  type RulesError,
  startMatch,
  type State,
} from '../../src/index.ts';
import { choose, eager, idle, uniform } from '../players.ts';
import { thrown } from '../thrown.ts';
import { everything, played, plans } from '../random-match.ts';

const start = (seats = 2, seed = 'a match'): Match => startMatch({ game: 'eastern-wonders', seats, seed });

/** Plays words of the notation. */
function play(match: Match, words: string): Match {
  for (const word of words.split(' ')) {
    const at = match.tokens().indexOf(word);
    expect(at, `"${word}" is one of ${match.tokens().join(', ')}`).toBeGreaterThanOrEqual(0);
    match.choose(match.legal()[at]!.code);
  }
  return match;
}

/** A match in which something has just been claimed. */
function afterClaim(): Match {
  for (let seed = 0; ; seed++) {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: `claim ${seed}` });
    const luck = new FastLuck(seed);
    while (!match.over) if (choose(match, eager, luck).kind === 'claim') return match;
  }
}

describe('choosing', () => {
  test('by code or by the option itself, with or without code and text', () => {
    const coded = { kind: 'set', cubes: 'YYR', code: 1, text: 'ignored' } as const;
    const asked: (number | Option<'eastern-wonders'>)[] = [1, { kind: 'set', cubes: 'YYR' }, coded];
    const states = asked.map((choice) => {
      const match = start();
      match.choose(choice);
      return match.state();
    });
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
  });

  test('a choice returns the events that it caused', () => {
    const match = start();
    expect(match.choose({ kind: 'set', cubes: 'RR' })).toEqual([{ kind: 'set', seat: 1, cubes: 'RR' }]);
    expect(match.choose({ kind: 'boat', at: 'C4' })).toEqual([{ kind: 'boat', seat: 1, at: 'C4' }]);
    play(match, '=YYYY @C5');
    expect(match.choices.at(-1)!.events).toEqual([
      { kind: 'boat', seat: 0, at: 'C5' },
      { kind: 'turn', seat: 0, round: 1 },
    ]);
    play(match, 'D4 E3/Y');
    expect(match.choices.slice(-2).flatMap((choice) => choice.events)).toEqual([
      { kind: 'sailed', seat: 0, from: 'C5', to: 'D4', leave: '' },
      { kind: 'sailed', seat: 0, from: 'D4', to: 'E3', leave: 'Y' },
    ]);
  });

  test.each([
    [
      99,
      '"99" is not an option of the decision "set" of seat 1; allowed are 0 (set cubes "YYYY"), 1 (set cubes "YYR"), 2 (set cubes "RR"), 3 (set cubes "YG").',
    ],
    [1.5, '"1.5" is not an option'],
    [{ kind: 'set', cubes: 'BBBB' }, `"set cubes 'BBBB'" is not an option`],
    [{ kind: 'set' }, '"set" is not an option'],
    [{ kind: 'set', cubes: 'RR', more: 1 }, 'is not an option'],
    [{ kind: 'stop' }, '"stop" is not an option'],
  ])('refuses %j in words and changes nothing', (choice, words) => {
    const match = start();
    const before = everything(match);
    const error = thrown(() => match.choose(choice as Option));
    expect(error.code).toBe('illegal-choice');
    expect(error.message).toContain(words);
    expect(everything(match)).toEqual(before);
  });

  test('after the end there is nothing to choose', () => {
    const match = start();
    const luck = new FastLuck(1);
    while (!match.over) choose(match, idle, luck);
    expect([match.legal(), match.tokens(), match.decision, match.mover]).toEqual([[], [], null, null]);
    expect(thrown(() => match.choose(0)).code).toBe('match-over');
    expect(match.scores().winner).toBeTypeOf('number');
  });

  test('every option of every decision has a code, a description and a word of its own', () => {
    fc.assert(
      fc.property(plans(), (plan) => {
        played(plan, (match) => {
          const options = match.legal();
          const words = match.tokens();
          expect(new Set(options.map(({ code }) => code)).size).toBe(options.length);
          expect(new Set(options.map(({ code: _code, ...option }) => JSON.stringify(option))).size).toBe(
            options.length,
          );
          expect(new Set(words).size).toBe(options.length);
          expect(words.every((word) => /^[^\s;:]+$/.test(word) && !word.startsWith('undo>'))).toBe(true);
        });
      }),
      { numRuns: 160 },
    );
  });
});

describe('undo', () => {
  test('[SH-19r] one step, several, the whole turn', () => {
    const match = play(start(), '=YYYY @C4 =RR @C2');
    const turn = everything(match);
    play(match, 'C3');
    const step = everything(match);
    play(match, 'D2/R stop');
    match.undo();
    expect(match.decision).toEqual({ seat: 0, kind: 'sail' });
    match.undo(5);
    expect(everything(match)).toEqual(step);
    match.undo(4);
    expect(everything(match)).toEqual(turn);
  });

  test('takes everything back exactly, whatever was chosen', () => {
    fc.assert(
      fc.property(plans(), (plan) => {
        const past: unknown[] = [];
        const match = played(plan, (running) => {
          past[running.version] = { ...(everything(running) as object), undoableTo: null };
        });
        while (match.undoableTo < match.version) {
          match.undo();
          const { flags, ...rest } = everything(match) as { flags: object };
          const before = past[match.version] as { flags: object };
          expect({ ...flags, undoableTo: 0 }).toEqual({ ...before.flags, undoableTo: 0 });
          expect({ ...rest, undoableTo: null, flags: null }).toEqual({ ...before, flags: null });
        }
      }),
      { numRuns: 160 },
    );
  });

  test('is an entry of the record, not an erasure', () => {
    const match = play(start(), '=YYYY @C4 =RR @C2 C3 stop');
    match.undo();
    match.undo(4);
    play(match, 'stay');
    expect(match.record().codes.filter((code) => code < 0)).toEqual([-6, -5]);
    expect(match.record().codes).toHaveLength(9);
    expect(match.version).toBe(5);
  });

  test('nothing can be undone before the first choice', () => {
    expect(thrown(() => start().undo()).message).toContain('no choice has been made yet');
  });

  test('[SH-19r] not when the turn has passed', () => {
    const match = play(start(), '=YYYY @C4 =RR @C2 stay pass');
    expect(match.undoableTo).toBe(match.version);
    expect(thrown(() => match.undo()).message).toContain('the turn has passed');
    expect(thrown(() => match.undo(0)).message).toContain('the turn has passed');
    play(match, 'stay');
    match.undo();
    expect(thrown(() => match.undo()).message).toContain('the turn has passed');
  });

  test('[SH-19r] not when something hidden was revealed, even within the turn', () => {
    const match = afterClaim();
    expect(match.undoableTo).toBe(match.version);
    const error = thrown(() => match.undo());
    expect(error.code).toBe('cannot-undo');
    // A claim ends the turn unless a seat has to discard.
    expect(error.message).toContain('something hidden was revealed by the last choice');
  });

  test("[SH-19r] not across another seat's choice, but until that seat has chosen", () => {
    // Seat 0 pays its toll to seat 1, whose hold is full; the discards are asked of seat 1 in the turn of seat 0.
    const full = (): Match => {
      const match = play(start(), '=YYYY @C4 =RR @C2');
      for (let turn = 0; turn < 3; turn++) play(match, 'stay pass stay harvest');
      return play(match, 'C3 C4/R stop R>1 pass');
    };
    const match = full();
    expect(match.decision).toEqual({ seat: 1, kind: 'discard' });
    match.undo();
    expect(match.decision).toEqual({ seat: 0, kind: 'act' });
    play(match, 'harvest');
    expect(match.decision).toEqual({ seat: 1, kind: 'discard' });
  });

  test('a discard can be undone by its own seat, and earlier choices by no seat', () => {
    // Seat 0 pays a toll to seats 1 and 2, whose holds are full.
    const match = play(start(3), '=YYYY @C4 =YYR @C4 =RR @C3');
    for (let round = 0; round < 3; round++) play(match, 'stay pass stay harvest stay harvest');
    play(match, 'stay pass stay harvest drop-Y stay pass C4 stop R>1 R>2 pass');
    const { version } = match;
    expect(match.decision).toEqual({ seat: 1, kind: 'discard' });
    play(match, 'drop-Y');
    expect(match.decision).toEqual({ seat: 2, kind: 'discard' });
    expect(match.undoableTo).toBe(version);
    expect(thrown(() => match.undo(version - 1)).message).toContain('another seat has chosen since');
    match.undo();
    expect(match.decision).toEqual({ seat: 1, kind: 'discard' });
    expect(thrown(() => match.undo()).message).toContain('another seat has chosen since');
  });

  test.each([5, 4, 99, -1, 1.5, Number.NaN])('version %d is not a version to go back to', (to) => {
    const match = play(start(), '=YYYY @C4 =RR @C2');
    const before = everything(match);
    expect(thrown(() => match.undo(to)).code).toBe('cannot-undo');
    expect(everything(match)).toEqual(before);
  });

  test('the same choice made again has the same luck', () => {
    const match = afterClaim();
    const claim = match.choices.at(-1)!;
    const again = startMatch({ game: 'eastern-wonders', seats: 2, seed: match.seed });
    for (const { option } of match.choices.slice(0, -1)) again.choose(option.code);
    // Trying other things first, and taking them back, changes nothing about what comes up.
    const other = again.legal().find((option) => option.kind === 'pass')!;
    const fork = again.fork();
    fork.choose(other.code);
    expect(again.choose(claim.option.code)).toEqual(claim.events);
  });
});

describe('forks and copies', () => {
  test('a fork goes its own way and the match does not notice', () => {
    fc.assert(
      fc.property(plans(60), fc.nat(), (plan, chance) => {
        const match = played(plan);
        const before = everything(match);
        const fork = match.fork();
        expect(everything(fork)).toEqual(before);
        expect(fork.record()).toEqual(match.record());
        const luck = new FastLuck(chance);
        for (let move = 0; move < 20 && !fork.over; move++) choose(fork, uniform, luck);
        while (fork.undoableTo < fork.version) fork.undo();
        expect(everything(match)).toEqual(before);
      }),
      { numRuns: 160 },
    );
  });

  test('a fork knows why nothing can be undone', () => {
    const match = afterClaim();
    expect(thrown(() => match.fork().undo()).message).toBe(thrown(() => match.undo()).message);
  });

  test('a match and its fork have the same future', () => {
    const match = play(start(3), '=YYYY @C4 =RR @C2 =YG @C3');
    const fork = match.fork();
    for (const one of [match, fork]) {
      const luck = new FastLuck(9);
      for (let move = 0; move < 300 && !one.over; move++) choose(one, eager, luck);
    }
    expect(everything(fork)).toEqual(everything(match));
  });

  test('restart is the same match before its first choice', () => {
    const match = start();
    const first = everything(match);
    play(match, '=YYYY @C4');
    expect(everything(match.restart())).toEqual(first);
  });

  test('copyState hands out a copy', () => {
    const match = play(start(), '=YYYY @C4');
    const state = match.copiedState();
    const before = everything(match);
    state.cells.fill(3);
    expect(everything(match)).toEqual(before);
  });
});

describe('views', () => {
  const covered = (): Match => {
    const match = startMatch({ game: 'eastern-wonders', seats: 3, seed: 'covered', options: { covered: true } });
    const luck = new FastLuck(4);
    while (match.inSetUp) choose(match, uniform, luck);
    return match;
  };

  /** Every view of a match of three whose description says that seats 1 and 2 have claimed these tiles. */
  const views = (one: string, two: string): unknown[] => {
    const claimed = [[], [one], [two]];
    const game: Game = {
      ...easternWonders,
      assemble(setting) {
        const assembly = easternWonders.assemble(setting);
        const pretend = (state: State): StateDescription => {
          const { seats, table } = assembly.describe(state);
          return { seats: seats.map((seat, at) => ({ ...seat, claimed: claimed[at] })), table };
        };
        return { ...assembly, describe: pretend };
      },
    };
    const match = Match.start(game, { seats: 3, seed: 'covered', options: { covered: true }, packs: PACKS });
    return [null, 0, 1, 2].map((viewer) => match.view(viewer));
  };

  test('states that differ only in covered tiles of others give identical views', () => {
    const [spectator, seat0, seat1, seat2] = views('v1', 'v26');
    const [other, other0, other1, other2] = views('v26', 'v1');
    expect(JSON.stringify(spectator)).toBe(JSON.stringify(other));
    expect(JSON.stringify(seat0)).toBe(JSON.stringify(other0));
    expect(JSON.stringify(seat1)).not.toBe(JSON.stringify(other1));
    expect(JSON.stringify(seat2)).not.toBe(JSON.stringify(other2));
  });

  test('[SH-17r] each seat sees its own tiles, and how many the others have', () => {
    const [spectator, , seat1] = views('v1', 'v26') as { seats: { claimed: string[] }[] }[];
    expect(spectator!.seats.map((seat) => seat.claimed)).toEqual([[], ['covered'], ['covered']]);
    expect(seat1!.seats.map((seat) => seat.claimed)).toEqual([[], ['v1'], ['covered']]);
  });

  test('[SH-17r] [SH-16] without the option everybody sees everything, and so they do after the end', () => {
    const open = start();
    expect(open.view(null)).toEqual(open.state());
    const match = covered();
    const luck = new FastLuck(4);
    while (!match.over) choose(match, idle, luck);
    expect(match.view(null)).toEqual(match.state());
  });
});

describe('scores', () => {
  test('before the end as if it ended now, with no winner', () => {
    const match = play(start(), '=YYYY @C4 =RR @C2');
    expect(match.scores()).toEqual({
      seats: [
        { total: 2, parts: { tiles: 0, board: 0, bonus: 0, cubes: 2 } },
        { total: 0, parts: { tiles: 0, board: 0, bonus: 0, cubes: 0 } },
      ],
      winner: null,
    });
  });
});

test('a match with 250,000 undos can still be copied and read', () => {
  const match = start();
  const { code } = match.legal()[0]!;
  for (let at = 0; at < 250_000; at++) {
    match.choose(code);
    match.undo();
  }
  const copy = match.fork();
  expect(copy.entries).toBe(500_000);
  expect(copy.state()).toEqual(match.state());
});

describe('starting', () => {
  const refusal = (request: object): RulesError =>
    thrown(() => startMatch({ game: 'eastern-wonders', seats: 2, seed: 'x', ...request }));

  test.each([
    [{ game: 'chess' }, 'unknown-game', 'There is no game "chess"'],
    [{ game: undefined }, 'unknown-game', 'There is no game'],
    [{ seats: 1 }, 'bad-seats', 'eastern-wonders is played with 2 to 4 seats, not with 1.'],
    [{ seats: 5 }, 'bad-seats', 'not with 5'],
    [{ seats: 2.5 }, 'bad-seats', 'not with 2.5'],
    [{ seats: '2' }, 'bad-seats', 'not with "2"'],
    [{ options: { wind: 'east' } }, 'bad-options', 'has no option "wind"; it has covered, map'],
    [{ options: { covered: 'yes' } }, 'bad-options', 'The option "covered" is true or false'],
    [{ options: { map: 7 } }, 'bad-options', 'The option "map" is a text'],
    [{ options: ['map'] }, 'bad-options', 'are an object'],
    [{ options: { map: 'mm.p' } }, 'bad-map', 'The map has 1 port; it needs exactly 4.'],
    [{ seed: 5 }, 'bad-options', 'The seed of the luck is a text'],
    [{ packs: [{ pack: 'tea' }] }, 'bad-pack', 'expected one of eastern-wonders'],
    [{ packs: [null] }, 'bad-pack', 'expected one of'],
  ])('%j is refused', (request, code, words) => {
    const error = refusal(request);
    expect(error.code).toBe(code);
    expect(error.message).toContain(words);
  });

  test.each<[GameId, number, number]>([
    ['eastern-wonders', 2, 4],
    ['eastern-wonders-solo', 1, 1],
    ['new-world', 2, 4],
    ['east-to-west-1', 2, 4],
    ['east-to-west-2', 2, 4],
    ['east-to-west-3', 2, 4],
    ['spice-road', 2, 5],
    ['sand-to-sea', 2, 4],
  ])('[SH-21] %s is played with %i to %i seats, and with no other number', (game, fewest, most) => {
    const all = [0, 1, 2, 3, 4, 5, 6];
    const allowed = all.filter((seats) => seats >= fewest && seats <= most);
    expect(allowed.map((seats) => startMatch({ game, seats, seed: 'x' }).seats)).toEqual(allowed);
    for (const seats of all.filter((number) => !allowed.includes(number))) {
      expect(refusal({ game, seats })).toMatchObject({ code: 'bad-seats', rule: 'SH-21' });
    }
  });

  test('"first" is the map of the first game', () => {
    const named = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'x', options: { map: 'first' } });
    expect(named.state()).toEqual(start(2, 'x').state());
  });

  test('the same seed gives the same match, another seed another', () => {
    expect(start(2, 'x').state()).toEqual(start(2, 'x').state());
    expect(start(2, 'x').state()).not.toEqual(start(2, 'y').state());
  });
});
