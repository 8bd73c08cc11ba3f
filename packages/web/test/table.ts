/** Helpers of the browser tests: matches at a wanted position, and a player who only clicks. */

import type { Page } from '@playwright/test';
import { type Bot, createBot } from '@windrose/bots';
import { findGame, landTableOf, type Match, type MatchOptions, startMatch } from '@windrose/rules';

/** A match to be put into the browser's storage. */
export interface Wanted {
  readonly game?: string;
  /** A word a seat: `person` or `bot`. */
  readonly seats: readonly ('person' | 'bot')[];
  readonly seed: string;
  readonly options?: MatchOptions;
  /** Bots play until this holds. */
  readonly until: (match: Match) => boolean;
  /** Plays instead of bots: the code of the next choice. */
  readonly choose?: (match: Match) => number;
}

/** Windows of phones, tablets and desks. */
export const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** The names of the seats. */
export const NAMES = ['Ada', 'Bea', 'Cyd', 'Dan', 'Eve'];

/** Lets bots play a match to the wanted point. */
export function playedTo({ game = 'eastern-wonders', seats, seed, options = {}, until, choose }: Wanted): Match {
  const match = startMatch({ game: findGame(game).id, seats: seats.length, options, seed });
  const level = landTableOf(match.core.assembly) === null ? 'boatswain' : 'deckhand';
  const bots: Bot[] = seats.map((_, seat) => createBot({ core: match.core, seed: seat, level }));
  while (!match.over && !until(match)) match.choose(choose?.(match) ?? bots[match.decision!.seat]!.chooseFor(match));
  return match;
}

/** A match at the wanted point as the page keeps it in local storage, under `windrose/match/test`. */
export function keep(wanted: Wanted): object {
  const match = playedTo(wanted);
  return {
    id: 'test',
    sitters: wanted.seats.map((kind, seat) => ({ kind, name: NAMES[seat] })),
    record: match.record(),
    pending: [],
    touched: 0,
    round: match.round,
    over: false,
  };
}

/** Opens a match at the wanted point. */
export async function openAt(page: Page, wanted: Wanted): Promise<void> {
  // The smallest page of the server: the storage is that of the table, and nothing has to be loaded twice.
  await page.goto('/healthz');
  await page.evaluate((one) => localStorage.setItem('windrose/match/test', JSON.stringify(one)), keep(wanted));
  await page.goto('/#/match/test');
  await page.locator('[data-stage]').waitFor();
  // Until its letters are there, the page is measured with those of another font.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())).then(() => {}));
}

/** Stops a number of choices before the end of the match that bots would play. */
export function nearEnd(wanted: Omit<Wanted, 'until'>, choices: number): (match: Match) => boolean {
  const { version } = playedTo({ ...wanted, until: () => false });
  return (match) => match.version >= version - choices;
}

/** Stops when a seat gets a decision of a kind, in a round or later. */
export const asks =
  (kind: string, round: number, seat = 0) =>
  (match: Match): boolean =>
    !match.inSetUp && match.round >= round && match.decision!.seat === seat && match.decision!.kind === kind;

/** The page's stage: `choice`, `held`, `bot` or `over`. */
export function stage(page: Page): Promise<string | null> {
  return page.locator('[data-stage]').getAttribute('data-stage');
}

/** Options that bring a match on, the best first. */
const WANTED = ['claim', 'build', 'trade', 'again', 'take', 'upgrade', 'bonus', 'set', 'pay', 'discard'];

/**
 * Plays like a person in a hurry: confirms, ends the turn, clicks a wanted button, now and then a glowing tile.
 * @returns the stage before; `over` if there was nothing left to do.
 */
export async function clickSomething(page: Page, click: number): Promise<string> {
  const [before, selector] = await page.evaluate(
    ([wanted, at]) => {
      const now = document.querySelector('[data-stage]')?.getAttribute('data-stage') ?? '';
      const first = (...selectors: string[]): string => selectors.find((one) => document.querySelector(one)) ?? '';
      const tiles = [...document.querySelectorAll('[data-target="near"][data-place]')];
      const tile = tiles.length === 0 ? '' : `[data-place="${tiles[at % tiles.length]!.getAttribute('data-place')}"]`;
      const found =
        first('[data-confirm]', '[data-end-turn]', '[data-leave]', ...wanted.map((kind) => `[data-offer="${kind}"]`)) ||
        (at % 2 === 0 ? tile : '') ||
        first('[data-offer="harvest"]') ||
        tile ||
        first('[data-offer]');
      return [now, now === 'bot' ? '[data-skip]' : found] as const;
    },
    [WANTED, click] as const,
  );
  if (before === 'bot') {
    // It may have finished in the meantime.
    await page.click(selector, { timeout: 300 }).catch(() => {});
    await page.locator('[data-stage]:not([data-stage="bot"])').waitFor();
  } else if (before !== 'over') {
    await page.locator(selector).first().click();
  }
  return before;
}
