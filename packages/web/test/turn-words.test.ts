/** The ribbon's text at a moment. */

import { createBot, USUAL_LEVEL } from '@windrose/bots';
import { type Event, FastLuck, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { expect, it } from 'vitest';

import { en as first } from '../src/i18n/en.ts';
import { pl as firstPolish } from '../src/i18n/pl.ts';
import { table as later } from '../src/i18n/table.en.ts';
import { table as laterPolish } from '../src/i18n/table.pl.ts';
import { LocalSession } from '../src/play/local-session.ts';
import { QUICK_LEVEL } from '../src/play/start.ts';
import { briefOf } from '../src/table/turn-brief.ts';
import { turnLog } from '../src/table/turn-log.ts';
import { turnWords } from '../src/table/turn-words.ts';

/** All the page says. */
const en = { ...first, ...later };

it('says that the table is set up until the last turn of the set-up has ended', () => {
  const sitters = ['Ada', 'Bea'].map((name) => ({ kind: 'person' as const, name }));
  const record = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'ribbon' }).record();
  const stored = { id: 'x', sitters, record, pending: [], touched: 0, round: 0, over: false };
  const session = new LocalSession(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
  const shown = (): string[] => {
    const { when, count } = turnWords(session, session.table(), en, wordsFor('en'));
    return [session.table().stage, when, count];
  };
  for (let seat = 0; seat < 2; seat++) {
    while (session.table().stage === 'choice') {
      expect(shown()[1]).toBe('Setting up');
      session.choose([session.table().options[0]!.code]);
    }
    expect(shown().slice(0, 2), 'the turn is held').toEqual(['held', 'Setting up']);
    session.endTurn();
  }
  expect(shown().slice(0, 2)).toEqual(['choice', 'Round 1']);
});

it('tells of the turn before what matters most: a claim rather than the card that is turned over after it', () => {
  const sitters = ['Ada', 'Bea'].map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'ribbon' });
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  const claimed = (): boolean => {
    const last = match.choices.at(-1);
    return match.choices.some(({ turn, events }) => turn === last?.turn && events.some(({ kind }) => kind === 'card'));
  };
  while (!claimed() || match.choices.at(-1)!.turn === match.turn) match.choose(bot.chooseFor(match));
  expect(
    match.choices
      .at(-1)!
      .events.filter(({ kind }) => kind !== 'turn')
      .at(-1)!.kind,
  ).not.toBe('card');
  const stored = { id: 'x', sitters, record: match.record(), pending: [], touched: 0, round: 0, over: false };
  const session = new LocalSession(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
  const { before } = turnWords(session, session.table(), en, wordsFor('en'));
  // The destination comes first, as long as the whole sentence fits the ribbon.
  expect(before).toMatch(/^(?:Ada|Bea) (?:places \d+ settlers? on [^;]+; )?(?:.+; )?claims a point card/);
});

it.each([
  ['eastern-wonders', /^(?:Ada|Bea) sails to [A-Z]\d+; (?:trades|gains) [^;]+\.$/],
  ['new-world', /^(?:Ada|Bea) places \d+ settlers? on [^;]+; trades [^;]+\.$/],
] as const)('tells of the whole turn before, in short: where and what, in %s', (game, whole) => {
  const sitters = ['Ada', 'Bea'].map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game, seats: 2, seed: 'whole' });
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  const summaries = new Set<string>();
  for (let made = 0; made < 120 && !match.over; made++) {
    match.choose(bot.chooseFor(match));
    if (match.inSetUp || match.over || match.choices.at(-1)!.turn === match.turn) continue;
    const stored = { id: 'x', sitters, record: match.record(), pending: [], touched: 0, round: 0, over: false };
    const session = new LocalSession(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
    for (const language of ['en', 'pl'] as const) {
      const { before } = turnWords(session, session.table(), en, wordsFor(language));
      if (before === null) continue;
      expect(before.split('; ').length).toBeLessThan(4);
      expect(before.includes('; ') ? before.length : 0).toBeLessThan(130);
      // Whose settlers were sent back is named besides.
      expect(before.replaceAll(/(?:of|gracza) (?:Ada|Bea)/g, '').match(/\b(?:Ada|Bea) /g) ?? []).toHaveLength(1);
      summaries.add(before);
    }
  }
  expect([...summaries].some((sentence) => whole.test(sentence))).toBe(true);
});

it.each([
  ['new-world', 'en', 'sending'],
  ['new-world', 'pl', 'odsyłając'],
  ['east-to-west-3', 'en', 'sending'],
] as const)('tells whose settlers a turn has sent back, in %s (%s)', (game, language, sending) => {
  const names = ['Ada', 'Bea', 'Cy'];
  const sitters = names.map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game, seats: 3, seed: 'back' });
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  let back = 0;
  for (let made = 0; made < 200 && !match.over; made++) {
    match.choose(bot.chooseFor(match));
    const last = match.choices.at(-1)!;
    if (match.inSetUp || match.over || last.turn === match.turn) continue;
    const ousted = match.choices
      .filter(({ turn }) => turn === last.turn)
      .flatMap(({ events }) => events.filter((event) => event.kind === 'ousted'));
    if (ousted.length === 0) continue;
    const stored = { id: 'x', sitters, record: match.record(), pending: [], touched: 0, round: 0, over: false };
    const session = new LocalSession(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
    const { before } = turnWords(session, session.table(), en, wordsFor(language));
    for (const { seat, count } of ousted) {
      const told = wordsFor(language).sendingBack(seat, count, names);
      expect(told).toMatch(new RegExp(`^${sending} ${count} .*${names[seat]}`));
      expect(before).toContain(told);
      back++;
    }
  }
  expect(back).toBeGreaterThan(1);
});

it('says that one may act where one is instead of sailing, and of a held turn that it is done', () => {
  const sitters = [
    { kind: 'person' as const, name: 'Ada' },
    { kind: 'bot' as const, name: 'Bea' },
  ];
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'act' });
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  while (match.inSetUp || match.decision!.kind !== 'sail' || match.decision!.seat !== 0) {
    match.choose(bot.chooseFor(match));
  }
  const stored = { id: 'x', sitters, record: match.record(), pending: [], touched: 0, round: 0, over: false };
  const session = new LocalSession(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
  const turn = () => turnWords(session, session.table(), en, wordsFor('en'));
  expect(turn()).toMatchObject({ title: 'Your turn', todo: 'Sail on, or act here' });
  while (session.table().stage === 'choice') {
    const { options } = session.table();
    session.choose([(options.find(({ kind }) => kind !== 'step') ?? options[0]!).code]);
  }
  expect(turn()).toMatchObject({ title: 'Your turn is done', todo: 'End it, or undo something first.' });
});

it('names the level of the bots of a match that is begun at once as it is', () => {
  expect(QUICK_LEVEL).toBe(USUAL_LEVEL);
});

it('says what a cube is paid for, and what is to be done before a click that comes too early', () => {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'paid' });
  const paid = { kind: 'paid', seat: 0, cubes: 'Y' } as const;
  expect(wordsFor('en').event(match, paid, ['Ada'])).toBe('Ada pays a yellow cube for an outpost.');
  expect(wordsFor('pl').event(match, paid, ['Ada'])).toBe('Ada płaci żółtą kostkę za placówkę.');
  expect(later.whyNot.notNow('Choose your starting cubes')).toBe('Not yet: “Choose your starting cubes” comes first.');
});

it.each([
  ['en', 'does nothing.'],
  ['pl', 'nic nie robi.'],
] as const)('a turn in which nothing happened is told in the log and to the next seat: %s', (language, idle) => {
  const names = ['Ada', 'Bea'];
  const sitters = names.map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game: 'sand-to-sea', seats: 2, seed: 'idle' });
  // Whoever sails may do nothing where the boat is.
  const isIdle = (): boolean => {
    const last = match.choices.at(-1);
    const turn = match.choices.filter((choice) => choice.turn === last?.turn);
    const happened = turn.some(({ events }) => events.some(({ kind }) => kind !== 'turn'));
    return last !== undefined && last.turn !== match.turn && !happened;
  };
  while (!isIdle()) {
    const options = match.legal();
    const wanted = ['pass', 'move', 'stay', 'stop'].flatMap((kind) => options.filter((one) => one.kind === kind));
    match.choose([...wanted, ...options][0]!.code);
  }
  const { mover, turn } = match.choices.at(-1)!;
  const words = wordsFor(language);
  expect(turnLog(match, words, names).at(-1)).toMatchObject({
    turn,
    mover,
    lines: [{ text: `${names[mover]} ${idle}`, times: 1, version: match.version }],
  });
  const stored = { id: 'x', sitters, record: match.record(), pending: [], touched: 0, round: 0, over: false };
  const session = new LocalSession(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
  expect(turnWords(session, session.table(), en, words).before).toBe(`${names[mover]} ${idle}`);
});

it('tells of all who have played since one’s own turn, the latest last, in as much as the ribbon holds', () => {
  const names = ['Ada', 'Bea', 'Cy'];
  const sitters = names.map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game: 'spice-road', seats: 3, seed: 'two others' });
  const told: string[] = [];
  let claims = 0;
  const luck = new FastLuck(5);
  while (!match.over && match.turn < 200) {
    const options = match.legal();
    match.choose(options[luck.draw(options.length)]!.code);
    if (match.over || match.choices.at(-1)!.turn === match.turn) continue;
    const stored = { id: 'x', sitters, record: match.record(), pending: [], touched: 0, round: 0, over: false };
    const session = new LocalSession(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
    const { seat } = session.table();
    const { before, earlier } = turnWords(session, session.table(), en, wordsFor('en'));
    if (before === null) continue;
    const all = earlier === null ? before : `${earlier} ${before}`;
    const latest = names[match.choices.at(-1)!.mover]!;
    const named = [...all.matchAll(/(?:^|[.…] )(Ada|Bea|Cy) /g)].map(([, name]) => name);
    expect(named.at(-1)).toBe(latest);
    expect(named).not.toContain(names[seat]);
    // A claim is never left out, however long it makes the ribbon.
    const since = match.choices.slice(match.choices.findLastIndex(({ mover }) => mover === seat) + 1);
    const claimants = since.filter(({ events }) => events.some(({ kind }) => kind === 'claimed' || kind === 'card'));
    for (const { mover } of claimants) expect(all).toContain(`${names[mover]} claims `);
    claims += claimants.length;
    expect(named.length === 1 || claimants.length > 0 || all.length <= 125).toBe(true);
    told.push(named.join());
  }
  expect(new Set(told)).toContain('Bea,Cy');
  expect(claims).toBeGreaterThan(2);
});

it('names the card that was played before what it brought', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'x' });
  const play = (kind: string): void => {
    const option = match.legal().find((one) => one.kind === kind);
    match.choose((option ?? match.legal()[0]!).code);
  };
  const said = (): string | null => {
    const sitters = ['Ada', 'Bea'].map((name) => ({ kind: 'person' as const, name }));
    const stored = { id: 'x', sitters, record: match.record(), pending: [], touched: 0, round: 0, over: false };
    const session = new LocalSession(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
    return turnWords(session, session.table(), en, wordsFor('en')).before;
  };
  const begun = match.turn;
  while (match.turn === begun) play('play');
  expect(said()).toMatch(/^Ada plays “(?:Turmeric Patch|Little Mill)”; (?:gains|upgrades) [^;]+(?:; [^;]+)*\.$/);
  // Told of several, the card alone.
  const turn = { seat: 0, choices: match.choices.filter(({ turn: of }) => of === begun) };
  expect(briefOf(turn, match, en, wordsFor('en'), 1)).toMatch(/^“(?:Turmeric Patch|Little Mill)”$/);
});

it('names in two or three words the tile of an emptied column, and how many cubes were taken', () => {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'brief' });
  const brief = (events: readonly Event[], language: 'en' | 'pl'): string => {
    const choices = [{ ...match.choices[0]!, events }];
    const ui = language === 'en' ? en : { ...firstPolish, ...laterPolish };
    return briefOf({ seat: 1, choices }, match, ui, wordsFor(language), 0);
  };
  while (match.version < 1) match.choose(match.legal()[0]!.code);
  const bonus = (tile: string): Event[] => [{ kind: 'bonus', seat: 1, tile }];
  expect(brief(bonus('harvest'), 'en')).toBe('column emptied: harvest');
  expect(brief(bonus('points-6'), 'en')).toBe('column emptied: 6 points');
  expect(brief(bonus('free-move'), 'pl')).toBe('pusta kolumna: darmowy krok');
  const gained: Event[] = [
    { kind: 'sailed', seat: 1, from: 'B2', to: 'B3', leave: '' },
    { kind: 'gained', seat: 1, cubes: 'YY' },
  ];
  expect(brief(gained, 'en')).toBe('+2 cubes on B3');
  expect(brief(gained.slice(1), 'en')).toBe('+2 cubes');
  expect(brief(gained, 'pl')).toBe('kostki na B3: +2');
  // Whose settlers were sent back is told to whom they belong.
  const sent = (seat: number): Event[] => [
    { kind: 'ousted', seat, at: 'A1-2', count: 2 },
    { kind: 'placed', seat: 1, at: 'A1-2', count: 3 },
  ];
  expect(brief(sent(0), 'en')).toBe('A1-2: 2 of yours back');
  expect(brief(sent(0), 'pl')).toBe('A1-2: twoich wraca 2');
  expect(brief(sent(2), 'en')).toBe('settlers on A1-2');
});

it.each(['eastern-wonders', 'new-world', 'spice-road', 'east-to-west-3'] as const)(
  'tells what each of three others did in two or three whole words where sentences have no room, in %s',
  (game) => {
    const names = ['Ada', 'Bea', 'Cy', 'Dan'];
    const sitters = names.map((name) => ({ kind: 'person' as const, name }));
    const match = startMatch({ game, seats: 4, seed: 'three others' });
    const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
    let told = 0;
    while (!match.over && match.round < 12) {
      match.choose(bot.chooseFor(match));
      if (match.over || match.round < 3 || match.choices.at(-1)!.turn === match.turn) continue;
      const stored = { id: 'x', sitters, record: match.record(), pending: [], touched: 0, round: 0, over: false };
      const session = new LocalSession(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
      const { seat } = session.table();
      for (const [language, ui] of [
        ['en', en],
        ['pl', { ...firstPolish, ...laterPolish }],
      ] as const) {
        const { before, earlier, brief } = turnWords(session, session.table(), ui, wordsFor(language));
        // Without it all is told.
        expect(brief !== null || !`${earlier} ${before}`.includes('…')).toBe(true);
        if (brief === null) continue;
        told++;
        expect(brief.map((one) => one.seat)).toEqual([1, 2, 3].map((after) => (seat + after) % 4));
        for (const { text } of brief) expect(text).toMatch(/^[^…]{3,29}$/);
        const claims = match.choices
          .slice(match.choices.findLastIndex(({ mover }) => mover === seat) + 1)
          .filter(({ events }) => events.some(({ kind }) => kind === 'claimed' || kind === 'card'));
        for (const { mover } of claims) {
          expect(brief.find((one) => one.seat === mover)!.text).toMatch(/^(?:order|card|zamówienie|karta): \d/);
        }
      }
    }
    expect(told).toBeGreaterThan(5);
  },
);

it('tells the only person at a table that they win, in the same words about anybody else', () => {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'ribbon' });
  const bots = [0, 1].map((seed) => createBot({ core: match.core, seed, level: 'deckhand' }));
  while (!match.over) match.choose(bots[match.decision!.seat]!.chooseFor(match));
  const { winner, seats } = match.scores();
  const titleFor = (kinds: readonly ('person' | 'bot')[]): string => {
    const sitters = kinds.map((kind, seat) => ({ kind, name: ['Ada', 'Bea'][seat]! }));
    const stored = {
      id: 'x',
      sitters,
      record: match.record(),
      pending: [],
      touched: 0,
      round: match.round,
      over: true,
    };
    const session = new LocalSession(stored, { choose: () => new Promise(() => {}) }, { keep: () => {} });
    return turnWords(session, session.table(), en, wordsFor('en')).title;
  };
  const points = `with ${seats[winner as number]!.total} points`;
  const bySeat = (own: number): ('person' | 'bot')[] => [0, 1].map((seat) => (seat === own ? 'person' : 'bot'));
  expect(titleFor(bySeat(winner as number))).toContain(`You win ${points}`);
  expect(titleFor(bySeat(1 - (winner as number)))).toContain(`${['Ada', 'Bea'][winner as number]} wins ${points}`);
  expect(titleFor(['person', 'person'])).toContain(`${['Ada', 'Bea'][winner as number]} wins ${points}`);
});
