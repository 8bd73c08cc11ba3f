import { FastLuck, GAMES, MOST_OPTIONS, startMatch } from '@windrose/rules';
import { describe, expect, it } from 'vitest';
import { createBot, POLICIES } from '../src/index.ts';
import { type MatchPlan, newCore, playMatches, type PlayerName } from './matches.ts';

const usuals = (seats: number): PlayerName[] => Array.from({ length: seats }, () => 'boatswain');

describe.each(GAMES.map((game) => [game.id, game] as const))('the usual bot in %s', (id, game) => {
  const [fewest, most] = game.seats;

  it('ends matches by play, with legal choices only, with the fewest and the most seats', async () => {
    const plans = [fewest, most].flatMap((seats) => [1, 2].map((seed) => ({ game: id, players: usuals(seats), seed })));
    for (const { finished } of await playMatches(plans)) expect(finished).toBe(true);
  });

  it('plays the same match with the same seed', async () => {
    const plan = { game: id, players: usuals(fewest), seed: 4 };
    const [once, again] = await playMatches([plan, plan]);
    expect(once).toEqual(again);
  });

  it('does not know what will be turned up', () => {
    const options = new Int32Array(MOST_OPTIONS);
    let compared = 0;
    for (let seed = 0; compared <= 5; seed++) {
      const core = newCore(id, fewest, seed);
      const states = [core.newState(), core.newState()];
      for (const state of states) core.deal(state, new FastLuck(seed, 1));
      const bots = states.map(() => createBot({ core, seed }));
      // The two matches go on under different luck: until it shows, the bots must choose alike.
      const lucks = [new FastLuck(6), new FastLuck(7)];
      while (states[0]!.over === 0 && states[0]!.cells.every((cell, i) => cell === states[1]!.cells[i])) {
        const codes = states.map((state, i) => bots[i]!.choose(state, options, core.legal(state, options)));
        expect(codes[0]).toBe(codes[1]);
        states.forEach((state, i) => core.apply(state, codes[i]!, lucks[i]!));
        compared++;
      }
    }
  });

  it.runIf(fewest > 1)('beats claim-first in at least nine matches of ten', async () => {
    const matches = id === 'eastern-wonders' ? 40 : 10;
    const plans = Array.from({ length: matches }, (_, seed): MatchPlan => {
      return { game: id, players: seed % 2 === 0 ? ['boatswain', 'claim-first'] : ['claim-first', 'boatswain'], seed };
    });
    const won = (await playMatches(plans)).filter(({ winner }, at) => plans[at]!.players[winner] === 'boatswain');
    expect(won.length).toBeGreaterThanOrEqual(matches * 0.9);
  });
});

describe('the usual bot', () => {
  it('brings four orders to port in Eastern Wonders in about thirty rounds', async () => {
    const plans = Array.from({ length: 9 }, (_, seed) => ({ game: 'eastern-wonders', players: usuals(2), seed }));
    const rounds = (await playMatches(plans)).map((result) => result.rounds).sort((a, b) => a - b);
    expect(rounds[4]).toBeGreaterThanOrEqual(20);
    expect(rounds[4]).toBeLessThanOrEqual(35);
  });

  it('plays a match that people see, and leaves it as it is until its choice is made', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'a table' });
    const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
    for (let choice = 0; choice < 60; choice++) {
      const before = JSON.stringify(match.state());
      const code = bot.chooseFor(match);
      expect(JSON.stringify(match.state())).toBe(before);
      match.choose(code);
    }
    expect(match.version).toBe(60);
  });

  it('takes up its plan anew when a choice was made for it', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'somebody else decides' });
    const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
    const luck = new FastLuck(1);
    for (let choice = 0; choice < 60; choice++) {
      const options = match.legal().map((option) => option.code);
      const code = bot.chooseFor(match);
      expect(options).toContain(code);
      match.choose(choice % 3 === 0 ? options[luck.draw(options.length)]! : code);
    }
  });

  it('refuses to choose when the match is over', () => {
    const core = newCore('spice-road', 2, 1);
    const policy = POLICIES.random(core);
    const luck = new FastLuck(1);
    const state = core.newState();
    const options = new Int32Array(MOST_OPTIONS);
    core.deal(state, luck);
    while (state.over === 0) core.apply(state, policy(state, options, core.legal(state, options), luck), luck);
    expect(() => createBot({ core, seed: 1 }).choose(state)).toThrow(RangeError);
  });
});
