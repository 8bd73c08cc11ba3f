/** Lessons fit the rules, and every step and symbol is explained in both languages. */

import { readFileSync } from 'node:fs';

import { judgeStep, LESSONS, type LessonStep, lessonStepsOf, nextOption } from '@windrose/analysis/lessons';
import { type RivalReason, rivalAnswer } from '@windrose/analysis/lessons/rival';
import type { AnyOf, AnyView, CodedOption, Match } from '@windrose/rules';
import { Faces, merchantName, wordsFor } from '@windrose/words';
import { describe, expect, test, vi } from 'vitest';

import { en as inEnglish } from '../src/table/help/symbols.en.ts';
import { pl as inPolish } from '../src/table/help/symbols.pl.ts';
import { isOrnament, meaningOf } from '../src/table/help/symbols.ts';
import { en } from '../src/screens/lessons/en.ts';
import { askedOf, pointsAt } from '../src/screens/lessons/lesson.ts';
import { meanwhile, meanwhileShort, turnSentences } from '../src/screens/lessons/meanwhile.ts';
import { Passage } from '../src/screens/lessons/passage.ts';
import { pl } from '../src/screens/lessons/pl.ts';

/** Every choice that steps ask for, with the match before it. */
function choicesOf(steps: readonly LessonStep[]): { id: string; match: Match; option: CodedOption }[] {
  return steps.flatMap((step) => {
    const after = step.match.fork();
    return step.codes.map((code) => {
      const [match, option] = [after.fork(), nextOption(step, after)!];
      after.choose(code);
      return { id: step.id, match, option };
    });
  });
}

/** What a title may name, and the kinds of choices and of events that it then stands for: one of them belongs to the step. */
const NAMED: readonly (readonly [term: RegExp, kinds: readonly string[]])[] = [
  [/bonus tile/i, ['bonus']],
  [/column/i, ['built']],
  [/fourth card|merchant at/i, ['merchant']],
  [/new merchants/i, ['refreshed']],
  [/outpost on|first outpost|outposts? beside/i, ['built']],
  [/toll/i, ['toll']],
  [/harvest/i, ['harvest']],
  [/an order/i, ['claimed']],
  [/point card|eighth card|claim a card|at the fort$/i, ['card']],
  [/new card for/i, ['merchant']],
  [/coin/i, ['coin']],
  [/^rest|cards back/i, ['rested', 'tookBack']],
  [/trading|^trade|that trades/i, ['traded']],
  [/unknown land/i, ['explored']],
  [/puts to sea/i, ['sailed']],
];
const NAMED_IN_POLISH: typeof NAMED = [
  [/kafel bonusowy/i, ['bonus']],
  [/kolumn/i, ['built']],
  [/czwartą kartę|kupiec na/i, ['merchant']],
  [/nowe karty kupieckie/i, ['refreshed']],
  [/placówka/i, ['built']],
  [/opłata/i, ['toll']],
  [/zbiory/i, ['harvest']],
  [/zamówienie za/i, ['claimed']],
  [/karta punktów|ósmej karty|zdobądź kartę|w forcie$/i, ['card']],
  [/nowa karta/i, ['merchant']],
  [/moneta/i, ['coin']],
  [/odpoczynek|wracają/i, ['rested', 'tookBack']],
  [/handel|wymieniaj,|wymiana na|karta wymiany/i, ['traded']],
  [/nieznany/i, ['explored']],
  [/wypływa/i, ['sailed']],
];

describe.each(Object.keys(LESSONS))('the lesson of %s', (game) => {
  test('has ten steps, each with one thing that the first seat can do', async () => {
    const steps = lessonStepsOf(await LESSONS[game]!());
    expect(steps).toHaveLength(10);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(10);
    for (const { match, option } of steps) {
      expect(match.game.id).toBe(game);
      expect(match.decision?.seat).toBe(0);
      expect(match.legal()).toContainEqual(option);
      expect(pointsAt(option)).toContain(`offer ${option.code}`);
    }
  });

  test('can be played to its end: each step is possible, and the last one claims', async () => {
    const done = lessonStepsOf(await LESSONS[game]!()).map((step) => {
      const after = step.match.fork();
      const events = step.codes.flatMap((code) => {
        expect(judgeStep(step, after)).toBe('on');
        expect(nextOption(step, after)?.code).toBe(code);
        return after.choose(code);
      });
      expect(judgeStep(step, after)).toBe('done');
      expect(nextOption(step, after)).toBeNull();
      return events;
    });
    expect(done.at(-1)!.map(({ kind }) => kind)).toContainEqual(expect.stringMatching(/^(?:card|claimed)$/));
  });

  test('pays with the cheapest cube, or says why another one is better', async () => {
    const paying = choicesOf(lessonStepsOf(await LESSONS[game]!())).filter(({ match }) =>
      ['toll', 'price', 'place'].includes(match.decision!.kind),
    );
    for (const { id, match, option } of paying) {
      const why = [en, pl].map(({ steps: taught }) => taught[game]![id]!.text);
      const isExplained = /keep/.test(why[0]!) && /zatrzymaj|zachowaj/.test(why[1]!);
      expect([id, match.legal()[0]!.code === option.code || isExplained]).toEqual([id, true]);
    }
  });

  test('names in each title only what the step asks for', async () => {
    const wrong = lessonStepsOf(await LESSONS[game]!()).flatMap((step) => {
      const after = step.match.fork();
      const done: string[] = step.codes.flatMap((code) => [
        nextOption(step, after)!.kind,
        ...after.choose(code).map(({ kind }) => kind),
      ]);
      return [[en, NAMED] as const, [pl, NAMED_IN_POLISH] as const].flatMap(([language, terms]) => {
        const { title } = language.steps[game]![step.id]!;
        return terms.some(([term, kinds]) => term.test(title) && !kinds.some((kind) => done.includes(kind)))
          ? [title]
          : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('asks for the whole of an upgrade or of a price: no step begins or ends in the midst of them', async () => {
    const inMidst = ({ decision }: Match): boolean => ['upgrade', 'price', 'place'].includes(decision?.kind ?? '');
    for (const step of lessonStepsOf(await LESSONS[game]!())) {
      const after = step.match.fork();
      expect([step.id, inMidst(after)]).toEqual([step.id, false]);
      for (const code of step.codes) after.choose(code);
      expect([step.id, inMidst(after)]).toEqual([step.id, false]);
    }
  });

  test('tells what happens between two steps, however long that is', async () => {
    const steps = lessonStepsOf(await LESSONS[game]!());
    for (const [number, { match }] of steps.entries()) {
      const before = steps[number - 1];
      if (!before) continue;
      const from = before.match.version + before.codes.length;
      for (const [language, texts] of [
        ['en', en],
        ['pl', pl],
      ] as const) {
        const told = meanwhile(match, from, 0, wordsFor(language), texts.meanwhile, ['Ada', 'Bea']);
        const did = match.choices
          .slice(from)
          .some(({ events }) => events.some((event) => 'seat' in event && event.kind !== 'turn'));
        expect(told === null).toBe(!did);
        expect((told ?? '').length).toBeLessThan(345);
        // The learner is addressed, and no name is followed by a bare number.
        expect(told ?? '').not.toMatch(/Ada|–|,,|,\.|×/u);
      }
    }
  });

  test('plays on to the next step choice by choice, and tells what each turn comes to', async () => {
    vi.useFakeTimers();
    const steps = lessonStepsOf(await LESSONS[game]!());
    for (const [number, { match }] of steps.entries()) {
      const before = steps[number - 1];
      if (!before) continue;
      const from = before.match.version + before.codes.length;
      let done = 0;
      const seating = { names: ['Ada', 'Bea'], sitters: [], ownSeat: 0 };
      const passage = new Passage(before, match, seating, () => done++);
      const choices = match.choices.slice(from);
      const isSeen = choices.some(({ events }) => events.some((event) => 'seat' in event && event.kind !== 'turn'));
      expect(passage.isEmpty).toBe(!isSeen);
      const told = new Map<number, string>();
      let shown = from;
      const versions: number[] = [];
      passage.subscribe(() => {
        const table = passage.table();
        shown = table.match.version;
        versions.push(shown);
        expect([table.stage, table.options]).toEqual(['shown', []]);
        const { turn, mover, round } = match.choices[shown - 1]!;
        expect([table.seat, table.mover, table.round]).toEqual([mover, mover, round]);
        for (const [language, texts] of [
          ['en', en],
          ['pl', pl],
        ] as const) {
          const said = turnSentences(match, passage.turn(), 0, wordsFor(language), texts.meanwhile, seating.names);
          const did = passage.turn().some(({ events }) => events.some((event) => event.kind === 'traded'));
          expect(said).toMatch(did ? /\.$/ : /\.$|^$/);
          expect(said).not.toMatch(/Ada|–|,,|,\.|×|undefined/u);
          if (language === 'en') told.set(turn, said);
        }
      });
      const stop = passage.open();
      // Whoever reads on at every moment of one's own has seen all of it within a minute.
      for (let second = 0; second < 60 && done === 0; second++) {
        if (passage.isHeld) passage.goOn();
        vi.advanceTimersByTime(1000);
      }
      stop();
      expect([shown, done]).toEqual([match.version, 1]);
      expect(versions).toEqual(choices.map((_, at) => from + at + 1));
      // What is drawn on the way is what lies there when the step begins.
      expect(passage.table().match.state()).toEqual(match.state());
      expect(passage.table().match.choices.map(({ events }) => events)).toEqual(
        match.choices.map(({ events }) => events),
      );
      expect(told.size).toBe(new Set(choices.map(({ turn }) => turn)).size);
    }
    vi.useRealTimers();
  });

  test('has a text for each step in both languages', async () => {
    const steps = lessonStepsOf(await LESSONS[game]!());
    for (const { id } of steps) {
      for (const { steps: taught } of [en, pl]) {
        expect(taught[game]![id]!.title).toMatch(/\S/);
        expect(taught[game]![id]!.text.length).toBeGreaterThan(40);
      }
      expect(pl.steps[game]![id]).not.toEqual(en.steps[game]![id]);
    }
  });
});

test('the card that the third step of Spice Road speaks of is still in the hand, and the cards taken in between are named', async () => {
  const steps = lessonStepsOf(await LESSONS['spice-road']!());
  const number = steps.findIndex(({ id }) => id === 'upgrade');
  const { match, option, codes } = steps[number]!;
  const before = steps[number - 1]!;
  const name = merchantName(wordsFor('en').cardNames, new Faces(match).merchant((option as { card: string }).card));
  expect(en.steps['spice-road']!['upgrade']!.text).toContain(`“${name}”`);
  expect((match.state() as AnyView).seats[0]!.hand).toContain((option as { card: string }).card);
  expect(codes).toHaveLength(3);
  const from = before.match.version + before.codes.length;
  expect(meanwhile(match, from, 0, wordsFor('en'), en.meanwhile, ['You', 'Ada'])).toContain('Storyteller');
});

test('that cubes are worth points is said at the step of Spice Road that first brings some', async () => {
  const first = lessonStepsOf(await LESSONS['spice-road']!()).find((step) => {
    const after = step.match.fork();
    for (const code of step.codes) after.choose(code);
    return after.scores().seats[0]!.total > 0;
  })!;
  expect(first.match.scores().seats[0]!.total).toBe(0);
  expect(en.steps['spice-road']![first.id]!.text).toMatch(/cube that is not yellow is a point/);
  expect(pl.steps['spice-road']![first.id]!.text).toMatch(/nie jest żółta, to punkt/);
});

test('the lessons of the road tell where cards of a market lie in words that hold for one row and for two', () => {
  for (const game of ['spice-road', 'sand-to-sea']) {
    for (const [{ steps }, places] of [
      [en, /leftmost|farther right|to (?:its|the) left/],
      [pl, /na lewo|od lewej|na prawo/],
    ] as const) {
      for (const { text } of Object.values(steps[game]!)) expect(text).not.toMatch(places);
    }
  }
});

test('between the steps of From Sand to Sea the learner’s own turns are told in full, and a card’s gain once', async () => {
  const steps = lessonStepsOf(await LESSONS['sand-to-sea']!());
  const told = (number: number, language: 'en' | 'pl'): string | null => {
    const before = steps[number - 2]!;
    const from = before.match.version + before.codes.length;
    const texts = language === 'en' ? en : pl;
    return meanwhile(steps[number - 1]!.match, from, 0, wordsFor(language), texts.meanwhile, ['Traveller', 'Amina']);
  };
  expect(told(5, 'en')).toContain(
    'You built an outpost on D3 and traded 3 yellow for 1 red and 1 green. Then you took the card “Orchard Gate”.',
  );
  expect(told(5, 'pl')).toContain('Potem bierzesz kartę „Brama sadów”.');
  expect(told(6, 'en')).toBe('Meanwhile: Amina played the card “Roadside Plot” (take 1 yellow and 1 green).');
  expect(told(8, 'en')).toContain(
    'In this turn you paid with the cards “Turmeric Patch”, “Little Mill” and “Orchard Gate” to sail to C5.',
  );
  expect(told(9, 'en')).toContain('You built outposts on B4, A2 and B1, traded 4 times and rested.');
  expect(told(9, 'pl')).toContain('Budujesz placówki na B4, A2 i B1, wymieniasz 4 razy i odpoczywasz.');
});

test('what the turn that goes on has brought so far is told before the step that continues it', async () => {
  const steps = lessonStepsOf(await LESSONS['eastern-wonders']!());
  const number = steps.findIndex(({ id }) => id === 'sail');
  const { match } = steps[number]!;
  const { match: before, codes } = steps[number - 1]!;
  const told = meanwhile(match, before.version + codes.length, 0, wordsFor('en'), en.meanwhile, ['Bea', 'Ada']);
  expect(told).toMatch(/^Meanwhile rounds? .* In this turn you sailed to D3\.$/);
  // On a phone it is folded behind which rounds those were, and what they have brought.
  const points = match.scores().seats[0]!.total;
  expect(meanwhileShort(match, before.version + codes.length, 0, points - 7, en.meanwhile)).toMatch(
    /^Meanwhile: rounds? [\d–]+, \+7 for you$/,
  );
  expect(meanwhileShort(match, before.version + codes.length, 0, points, pl.meanwhile)).toMatch(
    /^Tymczasem: rund[ay] [\d–]+$/,
  );
});

test('the boat of Eastern Wonders starts where the next step sails to an island that trades cubes in the hold, and both say which', async () => {
  const steps = lessonStepsOf(await LESSONS['eastern-wonders']!());
  const number = steps.findIndex(({ id }) => id === 'boat');
  const { match, option } = steps[number]!;
  const before: AnyView = match.state();
  const next = steps[number + 1]!;
  const sailed = next.match.fork();
  for (const code of next.codes) sailed.choose(code);
  const after: AnyView = sailed.state();
  const { at }: AnyOf<CodedOption> = option;
  // It trades there, or one step farther.
  const there = after.seats[0]!.boat!;
  const { market } = before.map!.find((place) => place.at === there)!;
  const given = new Set(new Faces(match).market(market!).give);
  expect([...given].filter((cube) => !before.seats[0]!.hold.includes(cube))).toEqual([]);
  for (const { steps: taught } of [en, pl]) {
    expect(taught['eastern-wonders']!['boat']!.text).toContain(at!);
    for (const id of ['boat', 'build']) expect(taught['eastern-wonders']![id]!.text).toContain(there);
  }
});

test('every merchant card that a text names is one that its step is about', async () => {
  let named = 0;
  for (const game of ['east-to-west-1', 'east-to-west-3', 'sand-to-sea']) {
    for (const step of lessonStepsOf(await LESSONS[game]!())) {
      const faces = new Faces(step.match);
      const after = step.match.fork();
      const cards = step.codes.flatMap((code) => {
        const { card }: AnyOf<CodedOption> = nextOption(step, after)!;
        const { route } = (after.state() as AnyView).seats[0]!;
        const events = after.choose(code);
        return [
          card,
          ...(route ?? []).map((laid) => laid.card),
          ...events.map((event) => ('card' in event ? event.card : '')),
        ];
      });
      for (const [language, texts] of [
        ['en', en],
        ['pl', pl],
      ] as const) {
        const { cardNames } = wordsFor(language);
        const names = cards
          .filter((card) => typeof card === 'string' && /^(?:S\d|M\d+)$/.test(card))
          .map((card) => merchantName(cardNames, faces.merchant(card as string)));
        for (const [, name] of texts.steps[game]![step.id]!.text.matchAll(/[“„]([^”]+)”/g)) {
          named++;
          expect([game, step.id, names.includes(name!)]).toEqual([game, step.id, true]);
        }
      }
    }
  }
  expect(named).toBeGreaterThan(8);
});

test('what the table offers in one is asked for in one: staying and building, sailing from where one has to decide to sail', async () => {
  const steps = new Map(lessonStepsOf(await LESSONS['sand-to-sea']!()).map((step) => [step.id, step]));
  const asked = (id: string) => {
    const step = steps.get(id)!;
    const after = step.match.fork();
    const tasks: string[] = [];
    while (judgeStep(step, after) === 'on') {
      const { option, match, codes, number, of } = askedOf(step, after);
      tasks.push(`${number}/${of} ${option.kind}`);
      expect(pointsAt(option, codes)[0]).toBe(`offer ${codes.join()}`);
      expect(match.legal()).toContainEqual(option);
      for (const code of codes) after.choose(code);
    }
    return tasks;
  };
  expect(asked('build')).toEqual(['1/1 build']);
  expect(asked('sail')).toEqual(['1/2 step', '2/2 lay']);
  expect(asked('laid')).toEqual(['1/4 step', '2/4 lay', '3/4 step', '4/4 lay']);
  expect(asked('claim')).toEqual(['1/2 step', '2/2 claim']);
  // Where what leads to it has been chosen by itself, the rest is asked for.
  const build = steps.get('build')!;
  const after = build.match.fork();
  after.choose(build.codes[0]!);
  expect(askedOf(build, after).codes).toEqual(build.codes.slice(1));
});

test('cards, places of a route and tiles are pointed at where they lie, whatever is done with them', async () => {
  const anchors = async (game: string): Promise<string[]> =>
    choicesOf(lessonStepsOf(await LESSONS[game]!())).flatMap(({ option }) => pointsAt(option));
  expect(await anchors('east-to-west-1')).toEqual(
    expect.arrayContaining(['choose route 0', 'choose route 1', 'choose beside X01']),
  );
  expect(await anchors('sand-to-sea')).toEqual(
    expect.arrayContaining([
      'choose hand S1',
      'choose played S2',
      'choose market 0',
      'choose market 1',
      'choose supply free-move',
    ]),
  );
});

test('cards of the road are pointed at where they lie', async () => {
  const at = lessonStepsOf(await LESSONS['spice-road']!()).map(({ id, option }) => [id, pointsAt(option)]);
  expect(Object.fromEntries(at)).toMatchObject({
    spice: [expect.anything(), expect.stringMatching(/^choose hand /)],
    upgrade: [expect.anything(), expect.stringMatching(/^choose hand /)],
    acquire: [expect.anything(), 'choose market 0'],
    claim: [expect.anything(), expect.stringMatching(/^choose card \d$/)],
  });
});

describe('the rival of Solo', () => {
  const RIVAL = 1;
  const steps = async (): Promise<ReadonlyMap<string, LessonStep>> =>
    new Map(lessonStepsOf(await LESSONS['eastern-wonders-solo']!()).map((step) => [step.id, step]));

  test.each<[string, RivalReason, string[]]>([
    ['harvest', 'harvest', ['rival', 'gained']],
    ['build', 'build', ['rival']],
    ['trade', 'trade', ['rival', 'gained']],
    ['enough', 'trade', ['rival', 'gained']],
    ['order', 'order', ['claimed']],
    ['claim', 'claim', ['gained']],
  ])('is foretold at the step "%s": %s', async (id, why, kinds) => {
    const { match, option } = (await steps()).get(id)!;
    const { version } = match;
    const answer = rivalAnswer(match, option, true);
    expect(answer?.why).toBe(why);
    expect(answer?.events.map(({ kind }) => kind)).toEqual(kinds);
    expect(match.version).toBe(version);
  });

  test.each(['boat', 'sail'])('answers nothing yet at the step "%s"', async (id) => {
    const { match, option } = (await steps()).get(id)!;
    expect(rivalAnswer(match, option, true)).toBeNull();
  });

  test('does exactly what was predicted, however the turn ends', async () => {
    const { match } = (await steps()).get('race')!;
    let compared = 0;
    const again = match.restart();
    for (const { option, turn } of match.choices) {
      const answer = rivalAnswer(again, option, true);
      const events = again.choose(option.code);
      if (again.turn === turn || answer === null) continue;
      compared++;
      expect(answer.events).toEqual(
        events.filter((event) => event.kind === 'rival' || ('seat' in event && event.seat === RIVAL)),
      );
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('has none in a game of several players', async () => {
    const [step] = lessonStepsOf(await LESSONS['eastern-wonders']!());
    expect(rivalAnswer(step!.match, step!.option, true)).toBeNull();
  });
});

describe('every symbol', () => {
  const names = ['Sprites', 'TableSprites', 'LandSprites', 'RoadSprites'].flatMap((file) => {
    const source = readFileSync(new URL(`../src/art/${file}.tsx`, import.meta.url), 'utf8');
    return [...source.matchAll(/<(?:symbol|Square|Scene)\s[^>]*?id=(?:"([^"]+)"|\{`([\w-]+)\$)/gs)].map(
      ([, whole, begin]) => whole ?? `${begin}0`,
    );
  });

  test('is found in the sprites', () => {
    expect(names.length).toBeGreaterThan(40);
    expect(names).toContain('bonus-harvest');
    expect(names).toContain('boat-0');
  });

  test.each([
    ['English', inEnglish],
    ['Polish', inPolish],
  ])('is explained in %s, unless it is an ornament', (_, explained) => {
    const [ornaments, symbols] = [true, false].map((wanted) => names.filter((name) => isOrnament(name) === wanted));
    for (const name of ornaments!) expect(meaningOf(name, explained)).toBeNull();
    const mute = symbols!.filter((name) => !meaningOf(name.replace(/^cube-0$/, 'cube-Y'), explained)?.endsWith('.'));
    expect(mute).toEqual([]);
  });
});
