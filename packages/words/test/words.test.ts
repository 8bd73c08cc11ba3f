import { type CodedOption, type Event, FastLuck, GAMES, type Match, RulesError, startMatch } from '@windrose/rules';
import { describe, expect, it } from 'vitest';
import { basics } from '../src/en/basics.ts';
import { type Basics, LANGUAGES, localeOf, wordsFor } from '../src/index.ts';

const CARD_NEXT = {
  en: 'Choose a bonus tile at the fort; the point card is asked for next',
  pl: 'Wybierz kafel bonusowy; potem pytanie o kartę',
};
const AGAIN = { en: 'Trade again?', pl: 'Wymieniasz jeszcze raz?' };
const NAMES = ['Anna', 'Jan', undefined];

/** Plays at random and hands over every match at every decision, and what each choice caused. */
function playThrough(match: Match, seed: number, at: (match: Match) => void, after: (match: Match) => void): void {
  const luck = new FastLuck(seed);
  while (!match.over && match.version < 1500) {
    at(match);
    const options = match.legal();
    match.choose(options[luck.draw(options.length)]!.code);
    after(match);
  }
}

function expectSentence(text: string): void {
  expect(text).toMatch(/\S/);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}$]|\s{2}| [,.;:]/);
  // No id of a tile.
  expect(text).not.toMatch(/\bX\d\d\b/);
}

describe.each(LANGUAGES)('words in %s', (language) => {
  const words = wordsFor(language);

  it('joins lists as the language does', () => {
    const usual = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
    for (const parts of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
      expect(words.list(parts)).toBe(usual.format(parts));
    }
  });

  it('marks a guest before their name, and calls a member by their name alone', () => {
    expect(words.person({ name: 'Ada', guest: false })).toBe('Ada');
    expect(words.person({ name: 'Ada', guest: true })).toBe({ en: 'Guest Ada', pl: 'Gość Ada' }[language]);
  });

  describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
    it('stands on its box with a title, two sentences and a length', () => {
      const { title, tagline, length } = words.game(id);
      expectSentence(title);
      expectSentence(length);
      expect(tagline.match(/[.!?](\s|$)/g)).toHaveLength(2);
    });

    it('asks every decision in words', () => {
      const core = startMatch({ game: id, seats: game.seats[1], seed: 'decisions' }).core;
      const kinds = core.assembly.chain.map((phase) => phase.kind).filter((kind) => kind !== '');
      for (const kind of kinds) expectSentence(words.decision(kind));
    });

    it('has four different names of spices', () => {
      expect(new Set(['Y', 'R', 'G', 'B'].map((spice) => words.spice(id, spice as 'Y'))).size).toBe(4);
    });

    it.each([...new Set([game.seats[0], game.seats[1]])])('finds words for all that %i seats can do', (seats) => {
      const seen = new Set<string>();
      for (let seed = 0; seed < 2; seed++) {
        const match = startMatch({ game: id, seats, seed: `words ${seed}` });
        playThrough(
          match,
          seed,
          () => {
            const { kind } = match.decision!;
            if (!seen.has(kind)) expectSentence(words.decision(kind));
            const again = kind === 'trade' && match.copiedState().trades > 0;
            const plain = again ? AGAIN[language] : words.decision(kind);
            // Where a point card can be paid for after the bonus tile, the question says so.
            const isFirst = kind === 'tile' && match.legal().some((option) => option.kind === 'no-tile');
            expect(words.question(match)).toBe(isFirst ? CARD_NEXT[language] : plain);
            seen.add(kind);
            const options = match.legal().map((option) => words.option(match, option, NAMES));
            for (const text of options) expectSentence(text);
            expect(options.filter((text, at) => options.indexOf(text) !== at)).toEqual([]);
          },
          () => {
            for (const event of match.choices.at(-1)!.events) expectSentence(words.event(match, event, NAMES));
          },
        );
        for (let seat = 0; seat < seats; seat++) {
          for (const { name, why } of words.scoreLines(match, seat)) {
            expectSentence(name);
            expectSentence(why);
          }
        }
        if (match.over) expectSentence(words.winner(match, NAMES)!);
      }
    });
  });
});

it.each([
  ['en', /^take the bonus tile: \d points?$/],
  ['pl', /^weź kafel bonusowy: \d punkt/],
] as const)('says how many points the bonus tile of points brings (%s)', (language, expected) => {
  const said: string[] = [];
  const words = wordsFor(language);
  const note = (at: Match): void => {
    const tile = at.legal().find((option) => option.kind === 'bonus' && 'tile' in option && option.tile === 'points');
    if (tile) said.push(words.option(at, tile, NAMES));
  };
  for (let seed = 0; said.length === 0 && seed < 5; seed++) {
    playThrough(startMatch({ game: 'eastern-wonders', seats: 2, seed: `tile ${seed}` }), seed, note, () => {});
  }
  expect(said[0]).toMatch(expected);
});

describe('the words of a language', () => {
  it('name every game: without one they do not compile', () => {
    const { 'new-world': left, ...others } = basics.games;
    // @ts-expect-error -- a game is missing
    const games: Basics['games'] = others;
    expect(Object.keys(games)).toHaveLength(GAMES.length - 1);
    expect(left.title).toBe('A New World');
  });
});

describe('words for errors', () => {
  const error = (): RulesError => {
    try {
      startMatch({ game: 'eastern-wonders', seats: 9, seed: 'a' });
    } catch (caught) {
      return caught as RulesError;
    }
    throw new Error('nine seats were accepted');
  };

  it("are the engine's own in English, and translated in Polish", () => {
    expect(wordsFor('en').error(error())).toBe('eastern-wonders is played with 2 to 4 seats, not with 9.');
    expect(wordsFor('pl').error(error())).toBe('W grze eastern-wonders liczba graczy to 2 do 4, a nie 9.');
    const strange = new RulesError('bad-map', 'A whale lies in the way.');
    expect(wordsFor('pl').error(strange)).toBe('Na tej mapie nie da się grać.');
  });

  it('throw on unknown kinds', () => {
    expect(() => wordsFor('en').game('chess')).toThrow(RangeError);
    expect(() => wordsFor('en').decision('castle')).toThrow(RangeError);
    expect(() => wordsFor('en').scorePart('mate')).toThrow(RangeError);
  });
});

describe('English', () => {
  const words = wordsFor('en');

  it('names single cubes and lists several', () => {
    expect(words.cubes('R')).toBe('a red cube');
    expect(words.cubes('YYYB')).toBe('3 yellow and 1 brown');
    expect(words.cubes('YRRG')).toBe('1 yellow, 2 red and 1 green');
    expect(words.cubes('')).toBe('nothing');
  });

  it('calls it no stop where no trade has been made', () => {
    const said = new Set<string>();
    const look = (match: Match): void => {
      const enough = match.decision?.kind === 'trade' && match.legal().find(({ kind }) => kind === 'enough');
      if (enough) said.add(`${match.copiedState().trades > 0}: ${wordsFor('en').option(match, enough)}`);
    };
    for (const game of ['eastern-wonders', 'sand-to-sea', 'spice-road', 'new-world', 'east-to-west-3'] as const) {
      playThrough(startMatch({ game, seats: 2, seed: 'trade' }), 7, look, () => {});
    }
    expect([...said].sort()).toEqual(['false: trade nothing', 'true: stop trading']);
  });

  it('describes a voyage with the names of the seats', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'a' });
    const sailed = { kind: 'sailed', seat: 0, from: 'B2', to: 'C4', leave: 'R' } as const;
    expect(words.event(match, sailed, NAMES)).toBe('Anna sails to C4, leaving a red cube.');
    expect(words.event(match, { ...sailed, seat: 1, leave: '', to: '2,3' })).toBe('Player 2 sails to (2,3).');
  });
});

describe('Polish', () => {
  const words = wordsFor('pl');

  it.each([
    [0, '0 kostek', '0 punktów'],
    [1, '1 kostkę', '1 punkt'],
    [2, '2 kostki', '2 punkty'],
    [5, '5 kostek', '5 punktów'],
    [12, '12 kostek', '12 punktów'],
    [22, '22 kostki', '22 punkty'],
  ])('declines %i', (n, cubes, points) => {
    expect(words.cubeCount(n)).toBe(cubes);
    expect(words.points(n)).toBe(points);
  });

  it('declines colours with their number', () => {
    expect(words.cubes('R')).toBe('czerwoną kostkę');
    expect(words.cubes('YYRBBBBB')).toBe('2 żółte, 1 czerwoną i 5 brązowych');
    // A number of cubes that exist, are a price or are missing is not the object of a verb.
    expect(words.cubesThere('R')).toBe('czerwona kostka');
    expect(words.cubesThere('YYRBBBBB')).toBe('2 żółte, 1 czerwona i 5 brązowych');
    expect(words.cubesThere('')).toBe('nic');
  });

  it('describes a voyage without depending on the gender of a player', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'a' });
    const sailed = { kind: 'sailed', seat: 0, from: 'B2', to: 'C4', leave: 'R' } as const;
    expect(words.event(match, sailed, NAMES)).toBe('Anna płynie na C4, zostawiając czerwoną kostkę.');
  });
});

it('what an outpost brings is told as a gain, not as its price', () => {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'gain' });
  const [{ at }] = (match.state() as unknown as { map: readonly [{ readonly at: string }] }).map;
  const built = (points: number): Event => ({ kind: 'built', seat: 0, at, points }) as Event;
  const tell = (language: 'en' | 'pl', points: number): string =>
    wordsFor(language).event(match, built(points), ['Ada']);
  expect(tell('en', 1)).toBe(`Ada builds an outpost on ${at} and gains 1 point.`);
  expect(tell('en', 0)).toBe(`Ada builds an outpost on ${at}.`);
  expect(tell('pl', 2)).toBe(`Ada buduje placówkę na ${at} i zyskuje 2 punkty.`);
});

it('a trade that a location makes at once, where a boat or an outpost is, is named', () => {
  const told: { readonly option: string; readonly made: string }[] = [];
  const look = (match: Match): void => {
    for (const option of match.legal()) {
      if (option.kind !== 'work' || !/where your boat is|at an outpost/.test(wordsFor('en').option(match, option)))
        continue;
      const made = match
        .imagine()
        .choose(option.code)
        .find(({ kind }) => kind === 'traded');
      const exchange = made?.kind === 'traded' ? wordsFor('en').exchange(made.give, made.take) : '';
      told.push({ option: wordsFor('en').option(match, option), made: exchange });
      expect(wordsFor('pl').option(match, option).endsWith(')')).toBe(exchange !== '');
    }
  };
  for (const seed of [1, 2, 3]) {
    playThrough(startMatch({ game: 'east-to-west-3', seats: 2, seed: String(seed) }), seed, look, () => {});
  }
  for (const { option, made } of told)
    expect(option.endsWith(made === '' ? ' at an outpost' : ` (${made})`)).toBe(true);
  expect(told.filter(({ made }) => made !== '').length).toBeGreaterThan(3);
});

describe('cards of the road', () => {
  const NOW = ['Anna', 'Jan'];

  /** A match in which the second card of the row is being taken: a cube has been put on the first. */
  function paying(): { readonly match: Match; readonly first: string; readonly second: string } {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'names' });
    const state = match.state();
    const [first, second] = 'market' in state ? state.market : [];
    if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) throw new Error('no row');
    match.choose(match.legal().find((option) => option.kind === 'acquire' && option.slot === 1)!.code);
    return { match, first: first.card, second: second.card };
  }

  const nameIn = (match: Match, id: string): string => wordsFor('en').merchantCalled(match, id).split(' – ')[0]!;

  it('are called by their names in options, and not by their places', () => {
    const { match, first } = paying();
    const put = match.legal().map((option) => wordsFor('en').option(match, option));
    expect(put).toContain(`put a yellow cube on “${nameIn(match, first)}”`);
    for (const language of LANGUAGES) {
      const fresh = startMatch({ game: 'spice-road', seats: 2, seed: 'names' });
      for (const option of fresh.legal()) expect(wordsFor(language).option(fresh, option)).not.toMatch(/(card|nr) \d/);
    }
  });

  it('are taken with what they do behind their names, and what lies on them before the price', () => {
    const { match, second } = paying();
    match.choose(match.legal()[0]!.code);
    const [first, later] = match.legal().filter(({ kind }) => kind === 'acquire');
    const english = wordsFor('en').option(match, first!);
    expect(english).toMatch(/^take “[^”]+” \((?:trade|take|upgrade) [^)]+\) and a yellow cube lying on it, for free$/);
    expect(wordsFor('en').option(match, later!)).toMatch(/^take “[^”]+” \([^)]+\) for 1 cube$/);
    expect(wordsFor('pl').option(match, first!)).toMatch(
      /^weź kartę „[^”]+” za darmo, a z niej żółtą kostkę \(na karcie: /,
    );
    const taken = match.choices.flatMap(({ events }) => events).find(({ kind }) => kind === 'merchant')!;
    const [name, does] = wordsFor('en').merchantCalled(match, second).split(' – ');
    expect(wordsFor('en').event(match, taken, NOW)).toBe(`Anna takes “${name}” (${does}).`);
  });

  it('come with coins that are called by their metal', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'names' });
    const coin = (points: number): Event => ({ kind: 'coin', seat: 0, points });
    expect(wordsFor('en').event(match, coin(3), NOW)).toBe('Anna gets a gold coin worth 3 points.');
    expect(wordsFor('pl').event(match, coin(1), NOW)).toBe('Anna dostaje srebrną monetę za 1 punkt.');
  });

  it('keep their names in what is told later, when the row has moved on', () => {
    const { match, first, second } = paying();
    const told = `Anna puts a yellow cube on “${nameIn(match, first)}”.`;
    const taken = new RegExp(`^Anna takes “${nameIn(match, second)}”`);
    match.choose(match.legal()[0]!.code);
    const events = match.choices.flatMap((choice) => choice.events);
    const put = events.find((event) => event.kind === 'put')!;
    const merchant = events.find((event) => event.kind === 'merchant')!;
    expect(wordsFor('en').event(match, put, NOW)).toBe(told);
    expect(wordsFor('en').event(match, merchant, NOW)).toMatch(taken);
    // Jan takes the very first card: the others slide to the left.
    const take = match.legal().find((option) => option.kind === 'acquire' && option.slot === 0)!;
    match.choose(take.code);
    expect(wordsFor('en').event(match, put, NOW)).toBe(told);
  });

  it('on a trade route are called by their names at the time, whether told at once or at the end', () => {
    const match = startMatch({ game: 'east-to-west-1', seats: 2, seed: 'route 1' });
    const tell = (event: Event): string => wordsFor('en').event(match, event, NOW);
    const moved = (events: readonly Event[]): Event[] =>
      events.filter(({ kind }) => kind === 'sent' || kind === 'adjusted');
    const atOnce: string[] = [];
    playThrough(
      match,
      1,
      () => undefined,
      () => void atOnce.push(...moved(match.choices.at(-1)!.events).map(tell)),
    );
    expect(moved(match.choices.flatMap((choice) => choice.events)).map(tell)).toEqual(atOnce);
    expect(new Set(atOnce).size).toBeGreaterThan(3);
    expect(atOnce.filter((text) => !/“.+”/.test(text))).toEqual([]);
  });
});

it('says of a rest when there is no card to take back', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'rest' });
  const rest = (): string => {
    const option = match.legal().find(({ kind }) => kind === 'rest')!;
    return wordsFor('en').option(match, option);
  };
  expect(rest()).toBe('rest, with no card to take back');
  const play = (): CodedOption => match.legal().find(({ kind }) => kind === 'play')!;
  // Once both have played a card, with whatever it asks for.
  for (let turn = 0; turn < 2; turn++) {
    match.choose(play().code);
    while (match.decision!.kind !== 'turn') match.choose(match.legal()[0]!.code);
  }
  expect(rest()).toBe('rest and take back your cards');
});

it.each([
  ['en', 'the card “'],
  ['pl', 'na karcie: '],
] as const)('names a card that pays for a step as a card, not as a gain, in %s', (language, named) => {
  const match = startMatch({ game: 'sand-to-sea', seats: 2, seed: 'pays' });
  const words = wordsFor(language);
  const told: string[] = [];
  playThrough(
    match,
    3,
    () => {
      const laid = match.legal().filter(({ kind }) => kind === 'lay');
      told.push(...laid.map((option) => words.option(match, option, [])));
    },
    () => {},
  );
  expect(told.length).toBeGreaterThan(0);
  for (const text of told) expect(text).toContain(named);
});
