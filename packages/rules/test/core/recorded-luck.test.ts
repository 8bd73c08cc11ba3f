import { describe, expect, it } from 'vitest';
import {
  FastLuck,
  GAMES,
  loadMatch,
  type Match,
  RulesError,
  startMatch,
  RecordedLuck,
  type GameId,
} from '../../src/index.ts';

/** A match played at random for at most `length` choices. */
function played(game: GameId, seats: number, length: number): Match {
  const match = startMatch({ game, seats, seed: `told ${game}` });
  const luck = new FastLuck(7);
  while (!match.over && match.version < length) {
    const options = match.legal();
    match.choose(options[luck.draw(options.length)]!);
  }
  return match;
}

describe.each(GAMES.map((game) => [game.id, game.seats[0]] as const))('following %s', (id, seats) => {
  const match = played(id, seats, 250);

  it('leads through the same positions, without the secret', () => {
    const followed = startMatch({ game: id, seats, seed: '', luck: new RecordedLuck(match.draws()) });
    for (const choice of match.choices) {
      expect(followed.choose(choice.option.code)).toEqual(choice.events);
    }
    expect(followed.state()).toEqual(match.state());
    expect(followed.draws()).toEqual(match.draws());
  });

  it('replays a public record, which does not hold the secret', () => {
    const record = match.publicRecord();
    expect(JSON.stringify(record)).not.toContain(match.seed);
    const again = loadMatch(record);
    expect(again.state()).toEqual(match.state());
    expect(again.record()).toEqual(record);
    expect(again.fork().record()).toEqual(record);
  });

  it('any other line can be imagined, and the line that was played leads where it led', () => {
    const followed = startMatch({ game: id, seats, seed: '', luck: new RecordedLuck(match.draws()) });
    const luck = new FastLuck(8);
    for (let at = 0; at < match.version; at += 10) {
      followed.replay(match.choices.slice(followed.version, at).map(({ option }) => option.code));
      const other = followed.imagine();
      for (let more = 0; more < 40 && !other.over; more++) {
        const options = other.legal();
        other.choose(options[luck.draw(options.length)]!);
      }
      expect(followed.version).toBe(at);
      const same = followed.imagine();
      for (const { option } of match.choices.slice(at)) same.choose(option.code);
      expect(same.state()).toEqual(match.state());
    }
  });
});

it('an unpublished draw is refused, and the match does not change', () => {
  const match = played('spice-road', 2, 400);
  const at = match.choices.findIndex((choice) => choice.draws.length > 0);
  expect(at).toBeGreaterThan(0);
  const opening = match.draws().filter(([number]) => number! <= 0);
  const luck = new RecordedLuck(opening);
  const followed = startMatch({ game: 'spice-road', seats: 2, seed: '', luck });
  followed.replay(match.choices.slice(0, at).map(({ option }) => option.code));
  const [state, undoableTo] = [followed.state(), followed.undoableTo];
  const { option, draws } = match.choices[at]!;
  expect(() => followed.choose(option.code)).toThrow(RulesError);
  expect([followed.state(), followed.undoableTo]).toEqual([state, undoableTo]);
  luck.add([[at + 1, ...draws]]);
  expect(followed.choose(option.code)).toEqual(match.choices[at]!.events);
});

it('impossible published draws are refused', () => {
  const match = played('spice-road', 2, 0);
  const draws = match.draws().map(([number, first, ...others]) => [number!, first! + 1000, ...others]);
  expect(() => startMatch({ game: 'spice-road', seats: 2, seed: '', luck: new RecordedLuck(draws) })).toThrow(
    'not below',
  );
});
