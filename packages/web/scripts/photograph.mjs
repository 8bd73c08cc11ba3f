// `npm run photograph`: pictures of every screen, on a desk and on a phone, by day and by night, into screenshots/.
// Serves the built page itself. `npm run photograph -- NAME…` takes only the scenes whose names begin so;
// `--at 820x1180,1280x720` takes them in other sizes, `--light dark` by one light, `--language pl` in one language,
// `--large-board` with the setting of that name.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { createBot } from '@windrose/bots';
import { newCommandId } from '@windrose/protocol';
import { GALLERY, loadMatch } from '@windrose/rules';

import { startByHand } from '../../server/test/players.ts';
import { dailyMatch, resultOf } from '../src/play/daily.ts';
import { dayOf, daysBefore } from '../src/play/daily-log.ts';
import { keep, never, openBrowser, played as playOn, servePage } from './studio.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = at('../screenshots');
const { values: chosen, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string' },
    light: { type: 'string' },
    language: { type: 'string' },
    'large-board': { type: 'boolean' },
  },
});

const server = await servePage();

/** A match as {@link playOn} makes it, once a picture is taken of it. */
function played(...how) {
  let kept;
  return () => (kept ??= playOn(...how));
}

const asks =
  (kind, round, seat = 0) =>
  (match) =>
    !match.inSetUp && match.round >= round && match.decision.seat === seat && match.decision.kind === kind;

/** Both seats take the first merchant card again and again, until the first seat has so many; then it plays some of them. */
function longHand(cards, laid = 0) {
  let kept;
  return () => {
    if (kept) return kept;
    const mine = (match) => match.state().seats[0];
    const ready = (match) =>
      match.decision.seat === 0 && mine(match).played.length >= laid && mine(match).hand.length >= cards;
    return (kept = playOn('spice-road', 2, 'long', ready, {
      choose: (match) => {
        const full = match.decision.seat === 0 && mine(match).hand.length + mine(match).played.length >= cards + laid;
        const next = match
          .legal()
          .find(({ kind, slot }) => (full ? kind === 'play' : kind === 'acquire' && slot === 0));
        return (next ?? match.legal()[0]).code;
      },
    }));
  };
}

/** A marked turn of one's own, as the page keeps it: the last of its options was played, a bot's is better. */
function marked(game, number, round, kind) {
  const { record } = playOn(game, 2, 'marked', asks(kind, round));
  const match = loadMatch(record);
  const bot = createBot({ core: match.core, seed: 1, level: 'captain' });
  const turn = (choose) => {
    const fork = match.fork();
    const codes = [];
    for (; fork.turn === match.turn; fork.choose(codes.at(-1))) codes.push(choose(fork));
    return codes;
  };
  return {
    id: `${number}`.padStart(16, '0'),
    record,
    packs: [],
    seat: 0,
    round: match.round,
    mark: ['inaccuracy', 'mistake', 'blunder'][number % 3],
    loss: [0.07, 0.13, 0.24][number % 3],
    played: turn((fork) => fork.legal().at(-1).code),
    better: turn((fork) => bot.chooseFor(fork)),
    found: number,
    solved: number === 0,
  };
}

/** Keeps marked turns in the page, and reloads it. */
async function practise(page, mistakes) {
  await page.evaluate((list) => {
    for (const one of list) localStorage.setItem(`windrose/mistake/${one.id}`, JSON.stringify(one));
  }, mistakes);
  await page.reload();
}

/** A table at which a marked turn is practised, and the better one shown. */
const practice = (game, round, kind) => ({
  kept: [],
  path: '#/practice/0000000000000001',
  act: async (page) => {
    await practise(page, [marked(game, 1, round, kind)]);
    await page.locator('[data-reveal]').click();
    await page.locator('[data-stage="held"]').waitFor();
  },
});

/** The pointer, or a finger, rests on a thing that can be chosen. @param awaited the note that then appears */
async function preview(page, thing, awaited = '[data-preview]') {
  const piece = page.locator(thing).first();
  await piece.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await piece.boundingBox();
  const finger = { pointerType: 'touch', clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
  const touched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  await (touched ? piece.dispatchEvent('pointerdown', finger) : piece.hover());
  await page.locator(awaited).waitFor();
}

const sea = (kind, round, seats = 4, seed = 'rose') => played('eastern-wonders', seats, seed, asks(kind, round));

/** A voyage worth looking at: a full hold of several kinds, with an order claimed. */
const laden = played('eastern-wonders', 4, 'rose', (match) => {
  const { hold, claimed } = match.state().seats[0];
  return asks('sail', 12)(match) && new Set(hold).size > 2 && hold.length > 5 && claimed.length > 0;
});

/** A day as the log of daily voyages keeps it, sailed by a bot. */
function sailed(day) {
  const match = dailyMatch(day);
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  while (!match.over) match.choose(bot.chooseFor(match));
  const record = match.record();
  return { day, rules: record.rules, pack: record.packs[0].hash, done: { ...resultOf(match), record } };
}

/** The scenes: the screen, the stored data, the actions before the picture. */
const SCENES = {
  home: { kept: [] },
  'home-matches': {
    kept: [
      played('eastern-wonders', 3, 'a', asks('sail', 6), { id: 'one' }),
      played('eastern-wonders-solo', 1, 'b', asks('sail', 3), { id: 'two' }),
    ],
  },
  'home-both': {
    kept: [
      played('east-to-west-3', 3, 'a', asks('turn', 3), { id: 'one' }),
      played('eastern-wonders-solo', 1, 'b', asks('sail', 3), { id: 'two' }),
      played('eastern-wonders', 2, 'a', never, { id: 'over' }),
    ],
  },
  'home-finished': { kept: [played('eastern-wonders', 2, 'a', never, { id: 'over' })] },
  'home-settings': { kept: [], act: (page) => page.getByRole('button', { name: 'Settings' }).click() },
  'home-table': {
    kept: [],
    act: (page) => page.getByRole('button', { name: /Set up a match: Eastern Wonders$/ }).click(),
  },
  'home-record': {
    kept: [],
    act: async (page) => {
      await page.getByRole('button', { name: 'Open a record' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  rules: { kept: [], path: '#/rules/new-world' },
  'rules-sources': { kept: [], path: '#/rules/east-to-west-3/sources' },
  learn: { kept: [], path: '#/learn' },
  'lesson-sea': { kept: [], path: '#/learn/eastern-wonders' },
  'lesson-land': { kept: [], path: '#/learn/new-world' },
  'lesson-solo': { kept: [], path: '#/learn/eastern-wonders-solo' },
  'lesson-road': { kept: [], path: '#/learn/spice-road' },
  achievements: {
    kept: [],
    path: '#/achievements',
    act: async (page) => {
      const earned = { day: '2026-11-20', game: 'eastern-wonders' };
      await page.evaluate((list) => localStorage.setItem('windrose/achievements', JSON.stringify(list)), {
        'no-waste': earned,
        flotsam: earned,
        explorer: earned,
      });
      await page.reload();
      await page.locator('[data-earned=true]').first().waitFor();
    },
  },
  daily: { kept: [], path: '#/daily' },
  'daily-done': {
    kept: [],
    path: '#/daily',
    act: async (page) => {
      const days = [0, 1, 2, 4].map((back) => sailed(daysBefore(dayOf(Date.now()), back)));
      await page.evaluate((entries) => {
        for (const one of entries) localStorage.setItem(`windrose/daily/${one.day}`, JSON.stringify(one));
      }, days);
      await page.reload();
      await page.locator('[data-result]').waitFor();
    },
  },
  'lesson-three': { kept: [], path: '#/learn/east-to-west-3' },
  table: { kept: [], path: '#/real-table' },
  'table-referee': {
    kept: [sea('act', 6, 3)],
    path: '#/real-table/eastern-wonders/referee',
    act: async (page) => {
      await page.locator('[data-kept]').selectOption('photo');
      await page.locator('[data-candidate]').selectOption({ index: 2 });
    },
  },
  'table-land': {
    language: 'pl',
    kept: [played('east-to-west-3', 3, 'photo', asks('turn', 9))],
    path: '#/real-table/east-to-west-3/referee',
    act: (page) => page.locator('[data-kept]').selectOption('photo'),
  },
  'table-score': { kept: [], path: '#/real-table/new-world/score' },
  'table-print': { kept: [], path: '#/real-table/spice-road/print' },
  maps: { kept: [], path: '#/maps' },
  'maps-drawn': { kept: [], path: `#/maps/eastern-wonders/${GALLERY[0].code}` },
  'maps-fault': {
    kept: [],
    path: '#/maps/east-to-west-2/mmm..m.p',
    act: (page) => page.locator('[data-fault=true]').last().hover(),
  },
  'maps-empty': { language: 'pl', kept: [], path: '#/maps/sand-to-sea/' },
  'rules-polish': { language: 'pl', kept: [], path: '#/rules/eastern-wonders' },
  'match-menu': { match: sea('sail', 4), act: (page) => page.getByRole('button', { name: 'This match' }).click() },
  'sea-set': { match: played('eastern-wonders', 2, 'set', (match) => match.decision.seat === 0) },
  'sea-boat': {
    match: played('eastern-wonders', 2, 'set', (match) => match.decision.seat === 0 && match.decision.kind === 'boat'),
  },
  'sea-sail': { match: laden },
  'sea-cube': {
    match: laden,
    act: async (page) => {
      await page.locator('[data-target=near]').first().press('Enter');
      await page.waitForTimeout(80);
      await page.locator('[data-target=near]').last().press('Enter');
    },
  },
  'sea-trade': { match: sea('trade', 4) },
  'sea-held': { match: laden, act: (page) => page.locator('[data-offer=harvest]').click() },
  'sea-claim': {
    match: played(
      'eastern-wonders',
      3,
      'c',
      (match) => asks('act', 5)(match) && match.legal().some(({ kind }) => kind === 'claim'),
    ),
    act: (page) => page.locator('[data-offer=claim]').click(),
  },
  'sea-discard': { match: sea('discard', 3, 4, 'd') },
  'sea-bonus': { match: sea('bonus', 3, 3, 'e') },
  'sea-upgrade': { match: sea('upgrade', 3, 2, 'f') },
  'sea-preview': { match: laden, act: (page) => preview(page, '[data-target=far]') },
  'sea-explained': { match: laden, act: (page) => preview(page, '[data-target=near]', '[data-symbol-help]') },
  'sea-help': { match: laden, act: (page) => page.locator('[data-help]').click() },
  'sea-bot': { match: played('eastern-wonders', 4, 'g', asks('sail', 9, 2)) },
  'sea-polish': { language: 'pl', match: sea('act', 8) },
  'home-polish': { language: 'pl', kept: [] },
  'sea-solo': { match: played('eastern-wonders-solo', 1, 'h', asks('sail', 12)) },
  'sea-result': { match: played('eastern-wonders', 4, 'rose', never) },
  'sea-held-text': { match: laden, settings: { view: 'text' } },
  ...Object.fromEntries(
    [
      ['new-world', 2],
      ['new-world', 4],
      ['east-to-west-1', 4],
      ['east-to-west-2', 2],
      ['east-to-west-2', 4],
      ['east-to-west-3', 2],
      ['east-to-west-3', 4],
      ['spice-road', 2],
      ['spice-road', 5],
      ['sand-to-sea', 2],
      ['sand-to-sea', 4],
    ].map(([game, seats]) => [`${game}-${seats}`, { match: played(game, seats, 'photo', asks('turn', 9)) }]),
  ),
  // A long hand: the player takes the first merchant card in every turn.
  'spice-road-long': { match: longHand(9) },
  'spice-road-longest': { match: longHand(13) },
  'spice-road-first': { match: played('spice-road', 2, 'photo', asks('turn', 1)) },
  'spice-road-fan': { match: longHand(8) },
  'spice-road-played': { match: longHand(10, 3) },
  'spice-road-preview': {
    match: played('spice-road', 3, 'photo', asks('turn', 9)),
    act: (page) => preview(page, '[data-thing^=market]'),
  },
  'new-world-preview': {
    match: played('new-world', 3, 'photo', asks('turn', 9)),
    act: (page) => preview(page, '[data-thing^=location]'),
  },
  'east-to-west-3-islands': {
    match: played('east-to-west-3', 4, 'photo', asks('turn', 9)),
    act: async (page) => {
      if (page.viewportSize().height < 521) await page.locator('[data-side=beside]').click();
    },
  },
  'sand-to-sea-cards': {
    match: played('sand-to-sea', 4, 'photo', asks('turn', 9)),
    act: async (page) => {
      const side = page.locator('[data-side=beside]:visible, [data-tab=beside]:visible');
      if ((await side.count()) > 0) await side.click();
      await page.waitForTimeout(300);
    },
  },
  'new-world-result': { match: played('new-world', 3, 'photo', never) },
  'east-to-west-3-text': { match: played('east-to-west-3', 3, 'photo', asks('turn', 9)), settings: { view: 'text' } },
  'spice-road-polish': { language: 'pl', match: played('spice-road', 3, 'polski', asks('turn', 7)) },
};

/** An analysis of a whole match, at its first marked turn, with the better one on the board. */
const analysed = (game) => ({
  kept: [played(game, 2, 'study', never)],
  path: '#/replay/photo',
  act: async (page) => {
    await page.locator('[data-analyse]').click();
    await page.locator('[data-review=done]').waitFor({ timeout: 1_200_000 });
    await page.locator('button[data-mark]').first().click();
    await page.locator('[data-show-better]').click();
    await page.locator('[data-review]').scrollIntoViewIfNeeded();
  },
});
Object.assign(SCENES, {
  'study-analysis-sea': analysed('eastern-wonders'),
  'study-analysis-land': analysed('new-world'),
  'study-hint': {
    match: sea('sail', 4, 2),
    act: async (page) => {
      await page.locator('[data-hint-button]').click();
      await page.locator('[data-hint-more]').waitFor({ timeout: 60_000 });
    },
  },
  'study-hint-land': {
    language: 'pl',
    match: played('east-to-west-3', 4, 'photo', asks('turn', 9)),
    act: async (page) => {
      await page.locator('[data-hint-button]').click();
      await page.locator('[data-hint-more]').click({ timeout: 60_000 });
    },
  },
  'study-puzzles': { kept: [], path: '#/puzzles' },
  'study-puzzles-own': {
    kept: [],
    path: '#/puzzles',
    act: async (page) => {
      await practise(page, [
        marked('eastern-wonders', 0, 6, 'sail'),
        marked('spice-road', 1, 7, 'turn'),
        marked('new-world', 2, 5, 'turn'),
        marked('east-to-west-3', 4, 4, 'turn'),
      ]);
      await page.locator('[data-own-mistakes]').waitFor();
    },
  },
  'study-practice-sea': practice('eastern-wonders', 6, 'sail'),
  'study-practice-road': practice('spice-road', 7, 'turn'),
  'study-practice-land': practice('new-world', 5, 'turn'),
  'study-puzzle-sea': {
    kept: [],
    path: '#/puzzles/eastern-wonders/3',
    act: (page) => page.locator('[data-puzzle]').waitFor(),
  },
  'study-puzzle-land': {
    kept: [],
    path: '#/puzzles/new-world/3',
    act: (page) => page.locator('[data-reveal]').click(),
  },
  'study-numbers': { kept: [], path: '#/numbers/new-world' },
  'study-numbers-polish': { kept: [], path: '#/numbers/eastern-wonders', language: 'pl' },
});

/** Asks the server for something as the person who looks at the page. */
async function post(page, path, body) {
  const answer = await page.request.post(new URL(path, server.address).href, { data: body });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** Sets a table at which bots sit on all but the first seat. @returns its id */
async function setTable(page, game, bots, more = {}) {
  await post(page, '/api/session', { name: 'Ada' });
  const set = { id: newCommandId(), game, seats: bots.length + 1, bots: [null, ...bots], ...more };
  return (await post(page, '/api/matches', set)).match;
}

/** The stored data of a person who has often played. */
const PLAYED = {
  since: Date.UTC(2026, 8, 3),
  ratings: [
    { game: 'eastern-wonders', rating: 1648, deviation: 61, matches: 17 },
    { game: 'spice-road', rating: 1512, deviation: 110, matches: 6 },
  ],
  statistics: [
    { game: 'eastern-wonders', played: 24, won: 11, best: 96, average: 71.4 },
    { game: 'east-to-west-3', played: 3, won: 1, best: 58, average: 49.7 },
    { game: 'new-world', played: 9, won: 2, best: 77, average: 61.2 },
    { game: 'spice-road', played: 12, won: 5, best: 103, average: 80.3 },
  ],
  matches: ['eastern-wonders', 'spice-road', 'eastern-wonders', 'east-to-west-3', 'new-world'].map((game, number) => ({
    match: `photographed000${number}`,
    game,
    seats: 4,
    seat: 0,
    place: [1, 3, 2, 1, 4][number],
    points: [87, 64, 71, 58, 49][number],
    rating: number < 3 ? { before: 1630 - 9 * number, after: [1648, 1611, 1604][number] } : null,
    finished: Date.UTC(2026, 10, 22 - number, 19),
  })),
  blocked: false,
};

const command = (page, match, asked) =>
  post(page, '/api/commands', { id: newCommandId(), match, version: 0, ...asked });

Object.assign(SCENES, {
  'online-hall': {
    kept: [],
    arrive: async (page) => {
      await setTable(page, 'new-world', [null, null], { listed: true, pace: { kind: 'slow', days: 2 } });
      return '#/online';
    },
  },
  'online-name': { kept: [], path: '#/online' },
  'online-set': {
    kept: [],
    arrive: async (page) => {
      await post(page, '/api/session', { name: 'Ada' });
      return '#/online/new/east-to-west-3';
    },
  },
  'online-waiting': {
    kept: [],
    arrive: async (page) => `#/table/${await setTable(page, 'eastern-wonders', [null, 'captain'])}`,
  },
  'online-match': {
    kept: [],
    arrive: async (page) => {
      const pace = { kind: 'live', base: 600, increment: 10 };
      const match = await setTable(page, 'east-to-west-3', ['passenger', 'admiral'], { pace });
      await startByHand([(asked) => command(page, match, asked)]);
      return `#/table/${match}`;
    },
  },
  'online-person-new': {
    kept: [],
    arrive: async (page) => `#/person/${(await post(page, '/api/session', { name: 'Ada' })).person.id}`,
  },
  'online-person': {
    kept: [],
    arrive: async (page) => {
      const { person } = await post(page, '/api/session', { name: 'Ada' });
      await page.route('**/api/people/*', (route) => route.fulfill({ json: { ...PLAYED, person } }));
      return `#/person/${person.id}`;
    },
    act: async (page) => {
      const earned = { day: '2026-11-20', game: 'eastern-wonders' };
      const days = [0, 1, 2, 4].map((back) => sailed(daysBefore(dayOf(Date.now()), back)));
      await page.evaluate(
        ([list, entries]) => {
          localStorage.setItem('windrose/achievements', JSON.stringify(list));
          for (const one of entries) localStorage.setItem(`windrose/daily/${one.day}`, JSON.stringify(one));
        },
        [{ 'no-waste': earned, flotsam: earned, explorer: earned }, days],
      );
      await page.reload();
      await page.locator('[data-medals="3"]').waitFor();
    },
  },
});

const SIZES = chosen.at
  ? Object.fromEntries(
      chosen.at.split(',').map((size) => {
        const [width, height] = size.split('x').map(Number);
        return [size, { width, height }];
      }),
    )
  : { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** A screen with a side as short as this is touched. */
const TOUCHED = 850;

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
for (const [name, scene] of Object.entries(SCENES)) {
  if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
  const { settings = {}, path = '', arrive, act } = scene;
  const language = chosen.language ?? scene.language ?? 'en';
  const match = scene.match?.();
  const kept = match ? [match] : scene.kept.map((one) => one());
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of chosen.light ? [chosen.light] : ['light', 'dark']) {
      const phone = Math.min(viewport.width, viewport.height) < 500;
      const touched = phone || (Math.min(viewport.width, viewport.height) < TOUCHED && viewport.width < 1200);
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
        isMobile: touched,
        hasTouch: touched,
      });
      await keep(context, kept, { language, largeBoard: chosen['large-board'] === true, ...settings });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
      const to = arrive ? await arrive(page) : match ? `#/match/${match.id}` : path;
      await page.goto(server.address + to);
      await page.evaluate(() => document.fonts.ready);
      if (path.startsWith('#/learn/')) await page.locator('[data-wanted]').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(arrive ? 1200 : match ? 350 : 200);
      if (act) await act(page);
      await page.waitForTimeout(150);
      await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
      if (size === 'phone' && theme === 'light') {
        await page.screenshot({ path: join(folder, `${name}-${size}-whole.png`), fullPage: true });
      }
      await context.close();
    }
  }
  console.log(name);
}

await browser.close();
await server.stop();
