/** Analysis, hints, puzzles and numbers in a browser, on whole matches between bots and on the puzzles that ship. */

import { globSync } from 'node:fs';

import { expect, type Page, test } from '@playwright/test';
import { openPuzzle, type Puzzle, type PuzzleFile, reviewMatch } from '@windrose/analysis';
import { createBot, weightsFor } from '@windrose/bots';
import { FastLuck, loadMatch, makeNotation, type Match, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';

import solo from '../../analysis/src/games/eastern-wonders-solo/puzzles.json' with { type: 'json' };
import newWorld from '../../analysis/src/games/new-world/puzzles.json' with { type: 'json' };
import { PositionJudge } from '../../analysis/src/review/judge.ts';
import { SlowTurns } from '../../analysis/src/review/slow.ts';
import { WastedCubes } from '../../analysis/src/review/wasted.ts';
import { type ReviewStep, reviewStepsOf } from '../../analysis/src/review/steps.ts';
import { nameOfReview, REVIEW_CACHE } from '../src/screens/review/kept-reviews.ts';
import { expectAccessible, expectFits, expectReachable } from './checks.ts';
import { FULL } from './full.ts';
import { asks, clickSomething, keep, openAt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The files of puzzles, a game each. */
const MINED = globSync('*/puzzles.json', { cwd: new URL('../../analysis/src/games/', import.meta.url) });

/** A whole match of A New World, in which the second seat plays at random towards the end. The seed has few turns to play out. */
function recorded(): string {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'recorded3' });
  const careful = createBot({ core: match.core, seed: 2, level: 'captain', budget: { iterations: 8 } });
  const luck = new FastLuck(1);
  while (!match.over) {
    const options = match.legal();
    const careless = match.round > 22 && match.decision!.seat === 1;
    match.choose(careless ? options[luck.draw(options.length)]!.code : careful.chooseFor(match));
  }
  return makeNotation(match);
}

async function lookBackAt(page: Page, notation: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a record' }).click();
  await page.getByLabel('Or paste the text').fill(notation);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Replay and analysis' });
  // Its analysis is begun by hand.
  await page.goto(`/${(await link.getAttribute('href'))!.replace(/\/analysis$/, '')}`);
}

test('“Replay and analysis” of a finished match begins the analysis, which can be stopped and stays so', async ({
  page,
}) => {
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'begins', until: () => false });
  await page.getByRole('dialog').getByRole('link', { name: 'Replay and analysis' }).click();
  const panel = page.locator('[data-review]');
  await expect(panel).toHaveAttribute('data-review', 'running');
  await expect(panel.locator('progress')).toBeVisible();
  await panel.locator('[data-stop]').click();
  await expect(panel).toHaveAttribute('data-review', 'stopped');
  // The address names a moment: a reload begins nothing.
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/replay\/test\/\d+$/);
  await page.reload();
  await expect(panel).toHaveAttribute('data-review', 'none');
});

test('on a phone “Replay and analysis” shows the analysis, not the table alone', FULL, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'begins', until: () => false });
  await page.getByRole('dialog').getByRole('link', { name: 'Replay and analysis' }).tap();
  await expect(page.locator('[data-review="running"] progress')).toBeInViewport();
  await expect(page.locator('[data-tab="log"]')).toHaveAttribute('aria-current', 'true');
  await page.locator('[data-review] [data-stop]').tap();
  await page.close();
});

test('an analysis that cannot begin says what it waits for, and can be stopped', FULL, async ({ page }) => {
  // Without an answer, as where a connection is lost.
  await page.route(/review\.worker/, () => {});
  await openAt(page, { game: 'spice-road', seats: ['person', 'bot'], seed: 'begins', until: () => false });
  await page.goto('/#/replay/test/analysis');
  const progress = page.locator('[data-review="running"]');
  await expect(progress.getByText('Starting: loading what the bots know…')).toBeVisible();
  await expect(progress.locator('[data-begins-long]')).toContainText('If the connection is gone, stop here');
  await page.unroute(/review\.worker/);
  await page.locator('[data-stop]').click();
  await page.locator('[data-analyse]').click();
  await expect(page.locator('[data-doing]')).toHaveText(/^Part [123] of 3/);
  await expect(page.locator('[data-begins-long]')).toHaveCount(0);
});

test(
  'a finished match is analysed: stopped, begun again, its marked turns explained and shown',
  FULL,
  async ({ page }) => {
    await lookBackAt(page, recorded());
    const panel = page.locator('[data-review]');

    // It can be stopped; what was found by then stays.
    await page.getByRole('button', { name: 'Analyse' }).click();
    await expect(panel.locator('[data-doing="turns"]')).toHaveText('Part 2 of 3: was there a better turn?');
    await expect(panel.locator('[data-left]')).toContainText('left for this part');
    // It goes on while one looks elsewhere: who comes back finds it where it is by then.
    // Each part counts anew.
    const done = async (): Promise<number> =>
      (await panel.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value)) +
      ((await panel.locator('[data-doing="turns"]').count()) > 0 ? 0 : 1000);
    const before = await done();
    await page.evaluate(() => (location.hash = '#/learn'));
    await expect(page.getByRole('heading', { name: 'Learn', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(panel).toHaveAttribute('data-review', 'running');
    await expect.poll(done).toBeGreaterThan(before);
    // The first curve is there before any turn is judged, with a band around each line.
    await expect(panel.locator('[data-band]')).toHaveCount(2);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(panel).toHaveAttribute('data-review', 'stopped');
    await expect(panel.getByText('Stopped early')).toBeVisible();

    // By keyboard, to its end.
    await page.getByRole('button', { name: 'Analyse again' }).press('Enter');
    await expect(panel).toHaveAttribute('data-review', 'done', { timeout: 400_000 });
    const accuracies = await page.locator('[data-summary] tbody tr td:nth-child(2)').allTextContents();
    const [careful, careless] = accuracies.map(Number.parseFloat);
    expect(careful!).toBeGreaterThan(careless!);

    // The curve of chances leads to its moments, as the curve of points does.
    const curve = page.getByRole('slider', { name: 'Chance of winning, in %' });
    await curve.focus();
    await page.keyboard.press('Home');
    await expect(page.getByText(/^Step 0 of/).last()).toBeVisible();

    // A marked turn is described in words, and the better one is shown on the board.
    const better = page.locator('[data-better]');
    const played = page.locator('[data-part="map"] [data-by]').first();
    const framed = page.locator('[data-part="map"] [data-lit]').first();
    await openAllMarks(page);
    for (const turn of await page.locator('[data-turn]').all()) {
      await turn.locator('button[data-mark]').click();
      // The costliest one is shown on the board at once.
      const shown = better.getByRole('button', { name: 'Show what was played' });
      if ((await shown.count()) > 0) await shown.click();
      // It is shown as it was to be decided.
      const [, who] = /Round \d+, (.+?):/.exec((await turn.locator('[data-mark-label]').textContent())!)!;
      await expect(page.locator('[data-stage]')).toContainText(`${who!}’s turn`);
      await expect(better).toContainText('Played');
      await expect(better).toContainText('Better');
      // What is explained above the list is not said twice.
      await expect(turn).not.toContainText('Played');
      // A rest is about no thing on the board.
      if ((await played.count()) > 0 && (await framed.count()) > 0) break;
    }
    // Both turns are marked on the board: the played one by its player's sign, the better one by a frame.
    await expect(played).toBeVisible();
    // A location clips what is outside it.
    await expect(framed).toHaveCSS('outline-offset', '-4px');
    const moment = await page
      .getByText(/^Step \d+ of/)
      .last()
      .textContent();
    await better.getByRole('button', { name: 'Show it on the board' }).click();
    await expect(better.locator('[data-ahead]')).toBeVisible();
    await expect(page.locator('[data-stage] h2')).toHaveText(/^Better for (you|Ada|Player \d)$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show what was played' }).click();
    await expect(page.getByText(/^Step \d+ of/).last()).toHaveText(moment!);
    await page.getByText('Show as a table').click();
    await expect(page.locator('[data-turns] tbody tr').first()).toBeVisible();

    // The biggest mistake comes first, and after a reload the analysis is still there.
    const labels = page.locator('[data-turn]:not([data-careless] *) [data-mark-label]');
    const marks = await labels.allTextContents();
    const losses = marks.map((text) => Number(/−(\d+) ±/.exec(text)![1]));
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    await page.reload();
    await expect(panel).toHaveAttribute('data-review', 'done');
    expect(await labels.allTextContents()).toEqual(marks);

    // A marked turn can be practised at once; of a record of two players, none comes by itself.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/mistake/'))))
      .toEqual([]);
    await page.locator('button[data-mark]').first().click();
    await page.getByRole('button', { name: 'Practise this turn' }).click();
    await expect(page.locator('[data-practice]')).toContainText(`lost ${losses[0]} percentage points`);
    await page.getByRole('link', { name: 'Back to the analysis' }).click();
    await expect(panel).toHaveAttribute('data-review', 'done');
    await expect(better).toBeVisible();
  },
);

test("a marked turn of one's own is played again until it is solved", FULL, async ({ page }) => {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'practice' });
  const bot = createBot({ core: match.core, seed: 1, level: 'captain' });
  while (match.round < 4 || match.decision!.seat !== 0 || match.legal().length < 6) match.choose(bot.chooseFor(match));
  const { round } = match;
  const record = match.record();
  /** A turn made by choosing. */
  const turn = (choose: (fork: typeof match) => number): number[] => {
    const fork = match.fork();
    const codes: number[] = [];
    while (fork.turn === match.turn) {
      codes.push(choose(fork));
      fork.choose(codes.at(-1)!);
    }
    return codes;
  };
  const better = turn((fork) => bot.chooseFor(fork));
  const played = turn((fork) => fork.legal().at(-1)!.code);
  const mistake = { record, packs: [], seat: 0, round, mark: 'mistake', loss: 0.14, played, better };
  await page.goto('/');
  await page.evaluate(
    (text) => {
      localStorage.setItem('windrose/mistake/0123456789abcdef', text);
      localStorage.setItem('windrose/settings', JSON.stringify({ view: 'text' }));
    },
    JSON.stringify({ ...mistake, id: '0123456789abcdef', found: 1, solved: false }),
  );
  await page.goto('/#/puzzles');
  await page.reload();
  const list = page.locator('[data-own-mistakes]');
  await expect(list).toContainText('0 of 1 solved');
  await expectAccessible(page);
  await list.getByRole('link', { name: `Round ${round}` }).click();
  const task = page.locator('[data-practice]');
  await expect(task).toContainText('lost 14 percentage points');
  await expectAccessible(page);

  const play = async (codes: readonly number[]): Promise<void> => {
    const words = wordsFor('en');
    const fork = match.fork();
    for (const code of codes) {
      const options = fork.legal();
      const [first, ...rest] = words.option(
        fork,
        options.find((one) => one.code === code)!,
      );
      // A forced choice is made by the page.
      if (options.length > 1) {
        await page
          .getByRole('button', { name: `${first!.toUpperCase()}${rest.join('')}`, exact: true })
          .first()
          .click();
      }
      fork.choose(code);
    }
    await page.locator('[data-end-turn]').click();
  };
  await play(played);
  await expect(task).toContainText('This is what was played in the match');
  await expect(task).toHaveAttribute('data-practice', 'tried');
  // Who still looks for the better turn is told in one sentence what it does, but not which one it is.
  const why = page.locator('[data-why]');
  await expect(page.locator('[data-verdict-why]')).toHaveText(/the better turn .+\.$/i);
  await expect(why).toHaveCount(0);
  await task.getByRole('button', { name: 'Show the better turn' }).click();
  await expect(page.locator('[data-solution]')).toContainText('Better: ');
  await expect(why).toContainText('Why what was played lost 14 percentage points');
  await expect(why.locator('p').first()).toContainText(/the better turn/i);
  await task.getByRole('button', { name: 'Play it yourself' }).click();
  await play(better);
  await expect(task).toHaveAttribute('data-practice', 'solved');
  await expect(why.locator('p').first()).toContainText(/the better turn/i);
  // It was the only one: that is said, and nothing else is offered.
  await expect(task.locator('[data-end]')).toHaveText(
    'None of your own marked turns is left to practise. Those of others are in the analysis of their match.',
  );
  await expect(task.locator('[data-next]')).toHaveCount(0);
  await task.getByRole('link', { name: 'All puzzles' }).click();
  await expect(list).toContainText('1 of 1 solved');

  // It can be removed, and an address of none is answered.
  await list.getByRole('button', { name: 'Remove' }).click();
  await expect(list).toHaveCount(0);
  await page.goto('/#/practice/0123456789abcdef');
  await expect(page.getByRole('heading', { name: 'This turn is not kept in this browser.' })).toBeVisible();
});

test('who believes in another turn than the analysis tries it, and is told how it compares', FULL, async ({ page }) => {
  await openAnalysed(page, 'new-world', 2, null, '');
  await page.getByRole('slider', { name: 'Chance of winning, in %' }).fill('8');
  const other = page.locator('[data-try-turn]');
  await expect(other).toHaveText(/^Try another turn: round \d+, (Ada|Bea)$/);
  await other.click();
  const task = page.locator('[data-practice="open"]');
  await expect(task).toContainText(/play this turn otherwise/);
  await expect(task.getByRole('button', { name: 'Show the better turn' })).toHaveCount(0);
  await expectAccessible(page);
  for (let click = 0; click < 12 && (await page.locator('[data-practice="open"]').count()) > 0; click++)
    await clickSomething(page, click);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /percentage points|played in the match|played both on|playing both on/ }),
  ).toBeVisible();
  // It is no marked turn.
  await page.goto('/#/puzzles');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-own-mistakes]')).toHaveCount(0);
  // Whoever played alone against bots looks there as in the replay, wherever they sit.
  await page.evaluate(() => localStorage.clear());
  await openAnalysed(
    page,
    'new-world',
    2,
    [
      { kind: 'bot', name: 'Bea' },
      { kind: 'person', name: 'Ada' },
    ],
    '/8',
  );
  await page.reload();
  const colour = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seat-1').trim());
  await page.locator('[data-try-turn]').waitFor();
  const replayed = await colour();
  expect(replayed).not.toBe('');
  // Whosever turn it is.
  const slider = page.getByRole('slider', { name: 'Chance of winning, in %' });
  const [own, others] = [page.locator('[data-try-turn="own"]'), page.locator('[data-try-turn="other"]')];
  // Wherever one is, one's own turn comes first; somebody else's is called so.
  for (let at = 8; (await others.count()) === 0; at++) await slider.fill(`${at}`);
  await expect(own).toHaveText(/^Try another turn of yours: round \d+$/);
  await expect(others).toHaveText(/^Try a turn of Bea: round \d+$/);
  await expect(page.locator('[data-try-turn]').first()).toHaveAttribute('data-try-turn', 'own');
  for (const button of [others, own]) {
    await button.click();
    await page.locator('[data-practice]').waitFor();
    expect(await colour()).toBe(replayed);
    await page.goBack();
    await own.waitFor();
  }
});

test('an analysis against the rival of Solo says what accuracy leaves out', FULL, async ({ page }) => {
  await openAt(page, {
    game: 'eastern-wonders-solo',
    seats: ['person'],
    seed: 'solo',
    until: ({ round }) => round >= 3,
  });
  await page.goto('/#/replay/test/0');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.locator('[data-review]')).toHaveAttribute('data-review', 'done', { timeout: 200_000 });
  await expect(page.locator('[data-solo-chances]')).toContainText('a slow turn loses no chance here');
});

test('a hint shows where to look before it says what to do', FULL, async ({ page }) => {
  await openAt(page, { seats: ['person', 'bot'], seed: 'hint', until: asks('sail', 2) });
  // Thinking can be paused during input.
  await expect.poll(() => page.evaluate(() => crossOriginIsolated)).toBe(true);
  const places = () =>
    page
      .locator('[data-part], [data-stage]')
      .evaluateAll((parts) => parts.map((part) => Object.values(part.getBoundingClientRect().toJSON()).join()));
  const before = await places();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[data-hint="shown"]')).toContainText('Look');
  await expect(page.locator('[data-hint]')).not.toContainText('I would');
  // A hint changes nothing on the table.
  expect(await places()).toEqual(before);
  await page.getByRole('button', { name: 'What should I do?' }).click();
  await expect(page.locator('[data-hint]')).toContainText('I would');
  await expectAccessible(page);

  // It can be closed, by keyboard, too, and by the lamp that opened it.
  const lamp = page.getByRole('button', { name: 'Hint' });
  await page.locator('[data-hint]').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.locator('[data-hint]')).toHaveCount(0);
  await expect(lamp).toBeFocused();
  expect(await places()).toEqual(before);
  await lamp.click();
  await expect(page.locator('[data-hint="shown"]')).toContainText('Look');
  await lamp.click();
  await expect(page.locator('[data-hint]')).toContainText('I would');
  await lamp.click();
  await expect(page.locator('[data-hint]')).toHaveCount(0);
});

test('the option that a hint advises is scrolled into view in its list, while the page stays', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript(() => {
    class Silent extends EventTarget {
      constructor() {
        super();
        Object.assign(globalThis, { adviser: this });
      }
      postMessage(): void {}
      terminate(): void {}
    }
    Object.assign(globalThis, { Worker: Silent });
  });
  await openAt(page, { game: 'east-to-west-1', seats: ['person', 'bot'], seed: 'fold', until: asks('turn', 8) });
  const list = page.locator('[data-all-options]');
  const last = page.locator('[data-offer][data-codes]').last();
  const advise = async (): Promise<void> => {
    await page.locator('[data-hint-button]').click();
    await page.locator('[data-hint]').waitFor();
    const line = (await last.getAttribute('data-codes'))!.split(',').map(Number);
    await page.evaluate((codes) => {
      const { adviser } = globalThis as unknown as { readonly adviser: EventTarget };
      adviser.dispatchEvent(new MessageEvent('message', { data: { kind: 'hint', line: codes, close: null } }));
    }, line);
    await page.locator('[data-hint-more="plan"]').click();
    await expect(last).toHaveAttribute('data-advised', '');
  };
  await list.click();
  await expect(last).not.toBeInViewport();
  await advise();
  await expect(last).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The same where the list is opened later.
  await list.click();
  await expect(last).toBeHidden();
  await list.click();
  await expect(last).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a hint keeps away from the edge of the window, and Escape closes it', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAt(page, { seats: ['person', 'bot'], seed: 'hint', until: asks('sail', 2) });
  const hint = page.locator('[data-hint]');
  await page.locator('[data-hint-button]').click();
  await page.locator('[data-hint-more]').click({ timeout: 60_000 });
  // A short plan is told as a whole.
  await expect(hint).toHaveAttribute('data-reasoned', 'true');
  const folds = await hint.locator('[data-hint-more="rest"]').all();
  for (const fold of folds) await fold.click();
  const [box, text] = [(await hint.boundingBox())!, (await hint.getByRole('status').boundingBox())!];
  expect(text.y - box.y).toBeGreaterThanOrEqual(5);
  // No bar to scroll sideways, and no higher than the bar while its plan is folded.
  expect(await hint.evaluate((element) => getComputedStyle(element).overflowX)).toBe('hidden');
  for (const fold of folds) await fold.click();
  await expect.poll(async () => (await hint.boundingBox())!.height).toBeLessThanOrEqual(60);
  expect(box.x + box.width).toBeLessThan(1280);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(page.locator('[data-hint-button]')).toBeFocused();
});

for (const [width, height] of [
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const) {
  test(`on a tablet or a phone, ${width}x${height}, a hint moves nothing`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, { game: 'sand-to-sea', seats: ['person', 'bot'], seed: 'hint', until: asks('turn', 3) });
    await expect(page.locator('[data-stage="choice"]')).toBeVisible();
    const places = (): Promise<string[]> =>
      page.locator('[data-part], [data-part="map"] svg, [data-undo], [data-standing]').evaluateAll((all) =>
        all.map((one) => {
          const box = one.getBoundingClientRect();
          // A phone's column is scrolled to what a hint is about.
          const scrolled = one.closest('[data-parts]')?.scrollTop ?? 0;
          return JSON.stringify([box.left, box.top + scrolled, box.width, box.height]);
        }),
      );
    // Words take their places when their letters have come.
    await page.evaluate(() => document.fonts.ready);
    let before = await places();
    await expect(async () => {
      const now = await places();
      const isSteady = now.join() === before.join();
      before = now;
      expect(isSteady).toBe(true);
    }).toPass({ intervals: [300] });
    await page.locator('[data-hint-button]').click();
    await page.locator('[data-hint-more]').click({ timeout: 60_000 });
    await expect(page.locator('[data-hint="shown"]')).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test('on a phone the table goes to what a hint is about', FULL, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'phone4', until: asks('turn', 4) });
  // The player looks elsewhere.
  const column = page.locator('[data-part="map"]').locator('xpath=..');
  await column.evaluate((one) => {
    one.scrollTop = one.scrollHeight;
    scrollTo(0, document.body.scrollHeight);
  });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[data-hint="shown"]')).toBeVisible({ timeout: 60_000 });
  const lit = page.locator('[data-lit]');
  await expect(lit).not.toHaveCount(0);
  const seen = (): Promise<boolean[]> =>
    lit.evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there !== null && one.contains(there);
      }),
    );
  await expect.poll(seen).toContain(true);
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(
    `a hint stays while its plan is followed, and closes at another choice, at ${width}x${height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAt(page, { seats: ['person', 'bot'], seed: 'hint', until: asks('sail', 2) });
      const hint = page.locator('[data-hint="shown"]');
      await page.locator('[data-hint-button]').click();
      await page.locator('[data-hint-more]').click({ timeout: 60_000 });
      await expect(hint).toHaveAttribute('data-reasoned', 'true');
      const said = hint.getByRole('status');
      const first = await said.textContent();
      const choices = page.locator('[data-target][data-advised], [data-offer][data-advised]').filter({ visible: true });
      await choices.first().dispatchEvent('click');
      await expect(said).not.toHaveText(first!);
      await expect(page.locator('[data-hint-more="plan"]')).toHaveCount(0);
      // Back before that step it is told again.
      await page.locator('[data-undo]').click();
      await expect(said).toHaveText(first!);
      await choices.first().dispatchEvent('click');
      await expect(said).not.toHaveText(first!);
      // What is not its next step closes it, and it does not come back by itself.
      await page.locator('[data-offer]:not([data-advised])').filter({ visible: true }).first().click();
      await expect(page.locator('[data-hint]')).toHaveCount(0);
      await page.locator('[data-undo]').click();
      await expect(page.locator('[data-stage="choice"]')).toBeVisible();
      await expect(page.locator('[data-hint]')).toHaveCount(0);
    },
  );
}

test('where a hint says to look, the tile of the chart has the lamp', FULL, async ({ page }) => {
  await openAt(page, {
    seats: ['person', 'bot'],
    seed: 'lamp',
    until: ({ decision }) => decision?.kind === 'boat' && decision.seat === 0,
  });
  await expect(page.locator('[data-lamp]:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  const told = page.locator('[data-hint="shown"] [role="status"]');
  await expect(told).toHaveText(/^Look at \S+ on the map\.$/, { timeout: 60_000 });
  const place = /^Look at (\S+) on/.exec((await told.textContent())!)![1]!;
  await expect(page.locator('[data-lamp]:visible')).toHaveCount(1);
  await expect(page.locator(`[data-place="${place}"] [data-lamp]`)).toBeVisible();
});

test('there are no hints in matches between people', FULL, async ({ page }) => {
  await openAt(page, { seats: ['person', 'person'], seed: 'hint', until: asks('sail', 2) });
  await expect(page.locator('[data-stage="choice"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

/** Plays the turn of a puzzle in the text view, where everything that can be chosen is a button. */
async function solve(page: Page, { match }: Puzzle, choose: (fork: Match) => number): Promise<void> {
  const words = wordsFor('en');
  const fork = match.fork();
  while (fork.turn === match.turn) {
    const options = fork.legal();
    const option = options.find(({ code }) => code === choose(fork))!;
    const [first, ...rest] = words.option(fork, option);
    // A forced choice is made by the page.
    if (options.length > 1) {
      await page.getByRole('button', { name: `${first!.toUpperCase()}${rest.join('')}`, exact: true }).click();
    }
    fork.choose(option.code);
  }
  // A turn that reveals something is confirmed, any other one ended.
  await page
    .locator('[data-end-turn]')
    .or(page.getByRole('button', { name: 'Confirm' }))
    .click();
}

test('a puzzle shows its solution, and is solved by playing it', async ({ page }) => {
  const file = newWorld as unknown as PuzzleFile;
  const number = file.list.findIndex(({ turns, line }) => turns === 2 && line.length > 1);
  const puzzle = openPuzzle(file, number);
  await page.goto(`/#/puzzles/new-world/${number}`);
  const task = page.locator('[data-puzzle]');
  await expect(task).toContainText('within 2 of your turns');
  await expect(task).toContainText('You play only the first turn');
  // The target of the claim is highlighted on the table.
  await expect(page.locator('[data-lit]')).toHaveCount(1);
  await task.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.locator('[data-solution]')).toContainText('Solution: ');
  // It is played on the board, and does not count as solved; what follows is said.
  await expect(page.locator('[data-solution="shown"]')).toContainText('In your next turn: ');
  await expect(task).toHaveAttribute('data-puzzle', 'open');
  await expectAccessible(page);
  await task.getByRole('button', { name: 'Play it yourself' }).click();
  await expect(page.locator('[data-stage="choice"]')).toBeVisible();

  // Played as text, where everything that can be chosen is a button.
  await page.evaluate(() => localStorage.setItem('windrose/settings', JSON.stringify({ view: 'text' })));
  await page.reload();
  // Another turn ends the try, which says so and what can be done next.
  await solve(
    page,
    puzzle,
    (fork) => fork.legal().find(({ code }) => code !== puzzle.line[fork.version - puzzle.match.version])!.code,
  );
  await expect(task).toHaveAttribute('data-puzzle', 'missed');
  await expect(task).toContainText('Not solved: after this turn you can no longer claim it in time.');
  await expect(task).toContainText('Try another turn, or have the solution shown.');
  await page.reload();
  await solve(page, puzzle, (fork) => puzzle.line[fork.version - puzzle.match.version]!);
  await expect(task).toHaveAttribute('data-puzzle', 'solved');
  await expect(task).toContainText('That was all you had to play');
  // It has its moment, and the next one is offered first.
  await expect(page.locator('[data-solved-moment]')).toContainText('Solved at the first try!');
  await expect(page.locator('[data-solved-moment]')).toContainText('1 of ');
  await expect(task.getByRole('link', { name: 'Next puzzle' })).toHaveAttribute('data-main');
  await expect(task).toContainText('Solved');
  await page.goto('/#/puzzles');
  await expect(page.getByText(`1 of ${file.list.length} solved`)).toBeVisible();
});

for (const [game, number] of [
  ['spice-road', 32],
  ['eastern-wonders', 0],
] as const) {
  test(
    `where the solution of a puzzle of ${game} is shown nothing of the table can be chosen`,
    FULL,
    async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      await page.goto(`/#/puzzles/${game}/${number}`);
      const task = page.locator('[data-puzzle]');
      await expect(page.locator('[data-target]')).not.toHaveCount(0);
      const live = page.locator('[data-target], [data-offer], [data-end-turn], [data-undo], [data-skip], [data-stage]');
      for (const button of ['Show the solution', 'Show it again']) {
        await task.getByRole('button', { name: button }).click();
        await expect(page.locator('[data-solution="playing"]')).toBeVisible();
        await expect(live).toHaveCount(0);
        await expect(page.locator('[data-solution="shown"]')).toContainText('In your next turn: ');
        await expect(live).toHaveCount(0);
      }
      // What one can do is to see it again, to go on to another puzzle or to play it.
      await expect(task.getByRole('link', { name: 'Next puzzle' })).toBeVisible();
      await task.getByRole('button', { name: 'Play it yourself' }).click();
      await expect(page.locator('[data-stage="choice"]')).toBeVisible();
      await expect(page.locator('[data-target]')).not.toHaveCount(0);
    },
  );
}

test('a puzzle of Solo is solved against its rival, and says how often bots solve it', FULL, async ({ page }) => {
  const puzzle = openPuzzle(solo as unknown as PuzzleFile, 0);
  await page.addInitScript(() => localStorage.setItem('windrose/settings', JSON.stringify({ view: 'text' })));
  await page.goto('/#/puzzles/eastern-wonders-solo/0');
  const task = page.locator('[data-puzzle]');
  await expect(task).toContainText('the rival reacts as always');
  await solve(page, puzzle, (fork) => puzzle.line[fork.version - puzzle.match.version]!);
  await expect(task).toHaveAttribute('data-puzzle', 'solved');
  await expect(task.locator('[data-solved-by]')).toHaveText(
    /^How often bots solve it: Passenger \d+%, .*Admiral \d+%\.$/,
  );
});

test(
  'the puzzles are listed by grade, and one of the day is the same for everybody',
  FULL,
  async ({ page, browser }) => {
    await page.goto('/#/puzzles');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(MINED.length);
    const daily = await page
      .locator('[data-daily]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expectAccessible(page);
    const other = await (await browser.newContext({ locale: 'pl-PL', serviceWorkers: 'block' })).newPage();
    await other.goto('/#/puzzles');
    await expect(other.getByRole('heading', { level: 1, name: 'Zagadki' })).toBeVisible();
    expect(
      await other.locator('[data-daily]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(daily);
    await other.context().close();
  },
);

test('numbers are shown with their error bars, game by game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Numbers/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers for the curious' })).toBeVisible();
  await page.getByRole('link', { name: 'A New World', exact: true }).click();
  await expect(page.locator('[data-numbers="new-world"]')).toBeVisible();
  const cards = page.getByRole('table', { name: 'Point cards' });
  await expect(cards.getByRole('row').nth(1)).toContainText(/\d+ % \(\d+–\d+\)/);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'pl-PL' });

  test('puzzles and numbers have room', FULL, async ({ page }) => {
    await page.goto('/#/puzzles');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(MINED.length);
    await expectFits(page);
    await page.locator('[data-daily]').first().click();
    await expect(page.locator('[data-puzzle="open"]')).toContainText('Zdobądź');
    await expectFits(page);
    await page.goto('/#/numbers/new-world');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });

  test('an analysis can be read beside its match, and so can a hint', FULL, async ({ page }) => {
    await openAt(page, { game: 'new-world', seats: ['person', 'bot'], seed: 'phone4', until: asks('turn', 4) });
    await page.getByRole('button', { name: 'Podpowiedź' }).click();
    await expect(page.locator('[data-hint="shown"]')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Co zrobić?' }).click();
    await expect(page.locator('[data-hint]')).toContainText('Moja rada');
    await expectFits(page);
    await page.goto('/#/replay/test');
    await page.getByRole('button', { name: 'Analizuj' }).click();
    await expect(page.locator('[data-review="done"]')).toBeVisible({ timeout: 300_000 });
    await expect(page.locator('[data-summary]')).toContainText('Dokładność');
    // A marked turn is explained above the list, which is longer than the window.
    const lit = page.locator('[data-part] [data-lit]');
    await openAllMarks(page);
    for (const mark of (await page.locator('button[data-mark]:not([data-careless] *)').all()).reverse()) {
      await mark.click();
      const show = page.locator('[data-show-better]');
      const isOnBoard = (await show.getAttribute('aria-pressed')) === 'true';
      // A rest is about no thing on the board.
      const isAboutThing = (await lit.count()) > 0;
      if (!isOnBoard || !isAboutThing) await expect(page.locator('[data-better]')).toBeInViewport();
      if (!isAboutThing) continue;
      // The costliest one leads to the board at once.
      if (!isOnBoard) await show.click();
      await expect(lit.first()).toBeInViewport();
      break;
    }
    await expect(lit.first(), 'a better turn that is about a thing').toBeVisible();
    await expectFits(page);
    await expectReachable(page);
  });
});

test('the task of a puzzle calls cards by their names, and orders by their ports', FULL, async ({ page }) => {
  await page.goto('/#/puzzles/spice-road/0');
  await expect(page.locator('[data-puzzle]')).toContainText(/Claim “[^”]+” \(/);
  await page.goto('/#/puzzles/eastern-wonders/0');
  await expect(page.locator('[data-puzzle]')).toContainText(/Claim the order on [A-Z]\d/);
});

test('on an upright phone the task of a puzzle leaves the boat and the hold in sight', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const number of [0, 2, 4]) {
    await page.goto(`/#/puzzles/eastern-wonders/${number}`);
    await expect(page.locator('[data-puzzle]')).toBeVisible();
    await page.reload();
    const [boat, hold] = [page.locator('[data-drag="boat 0"], [data-drag="boat 1"]'), page.locator('[data-hold]')];
    await expect(hold).toBeInViewport({ ratio: 1 });
    const [at, panel] = [(await boat.first().boundingBox())!, (await hold.boundingBox())!];
    expect(at.y + at.height).toBeLessThan(panel.y);
  }
});

/** Unfolds the marked turns beyond the first three, where there are any. */
async function openAllMarks(page: Page): Promise<void> {
  const others = page.locator('[data-other-marks] summary');
  if ((await others.count()) > 0) await others.click();
}

/**
 * A finished match and an analysis of it, as far as it is.
 * @param lossAt what a step of this number has lost; it is marked from 0.05, if that is certain.
 * @param margin of a loss
 */
function analysed(
  game: string,
  seats: number,
  lossAt: (step: number) => number,
  margin: (loss: number) => number = (loss) => loss / 2,
) {
  const wanted = { game, seats: Array.from({ length: seats }, () => 'bot' as const), seed: 'analysed' };
  const kept = keep({ ...wanted, until: () => false });
  const match = loadMatch((kept as { readonly record: Parameters<typeof loadMatch>[0] }).record);
  const replayed = startMatch({ game: match.game.id, seats, seed: wanted.seed });
  const { start, seats: sides, ...rest } = reviewMatch(match, { stop: () => true });
  const steps = reviewStepsOf(match).map((step, at) => {
    while (replayed.version < step.from) replayed.choose(match.choices[replayed.version]!.option.code);
    const other = replayed.legal().find(({ code }) => code !== step.codes[0]);
    const loss = step.setUp || other === undefined ? 0 : lossAt(at);
    return {
      ...step,
      after: start,
      error: 0.05,
      loss,
      lossInterval: loss > 0 ? [loss - margin(loss), loss + margin(loss)] : null,
      points: 0,
      mark: loss >= 0.05 && margin(loss) < loss ? 'blunder' : null,
      luck: null,
      luckError: 0,
      better: loss > 0 ? [other!.code] : null,
      evaluatedLoss: 0.75 * loss,
      playedOut: loss > 0 ? { pairs: 24, better: 16, played: 2 } : null,
      reasons: loss > 0 ? [{ kind: 'points', more: 3 }] : [],
    };
  });
  const review = {
    ...rest,
    start,
    steps,
    stopped: false,
    seats: sides.map((side, seat) => ({
      ...side,
      marks: { ...side.marks, blunder: steps.filter((step) => step.seat === seat && step.mark !== null).length },
      accuracy: 80,
      choices: 40,
      lost: steps.some(({ loss }) => loss > 0) ? 0.3 : 0,
      lostError: steps.some(({ loss }) => loss > 0) ? 0.1 : 0,
      luck: 0.1,
      luckError: 0.1,
    })),
  };
  return { kept: { ...kept, over: true }, match, review };
}

/**
 * Opens a finished match with an analysis in which some turns, such as every fifth, have lost something, as the page keeps them.
 * @param at its address after that of its end. @param loss of such a turn; it is marked from 0.05.
 * @param lost which turns these are. @param margin of a loss.
 */
async function openAnalysed(
  page: Page,
  game: string,
  seats: number,
  sitters: readonly object[] | null = null,
  at = '/0',
  loss = 0.2,
  lost: (step: number) => boolean = (step) => step % 5 === 4,
  margin?: (loss: number) => number,
): Promise<void> {
  const { kept, match, review } = analysed(game, seats, (step) => (lost(step) ? loss : 0), margin);
  await page.goto('/');
  await page.evaluate(
    async ([one, text, address, name]) => {
      localStorage.setItem('windrose/match/test', one!);
      const cache = await caches.open(name!);
      await cache.put(address!, new Response(text));
    },
    [
      JSON.stringify({ ...kept, ...(sitters && { sitters }) }),
      JSON.stringify(review),
      `/analyses/${nameOfReview(match, [])}`,
      REVIEW_CACHE,
    ],
  );
  await page.goto(`/#/replay/test${at}`);
}

/** Begins the analysis of a finished match of A New World without a worker: the test tells the page what is found. */
async function analysing(page: Page) {
  await page.addInitScript(() => {
    const posted: unknown[] = [];
    class Silent extends EventTarget {
      constructor() {
        super();
        Object.assign(globalThis, { analyst: this, posted });
      }
      postMessage(message: unknown): void {
        posted.push(message);
      }
      terminate(): void {}
    }
    Object.assign(globalThis, { Worker: Silent });
  });
  const reviewWith = (losses: Readonly<Record<number, number>>) =>
    analysed('new-world', 2, (step) => losses[step] ?? 0).review;
  const { kept } = analysed('new-world', 2, () => 0);
  await page.goto('/');
  await page.evaluate(
    (one) => localStorage.setItem('windrose/match/test', one),
    JSON.stringify({ ...kept, sitters: ADA_AND_BEA }),
  );
  await page.goto('/#/replay/test');
  await page.getByRole('button', { name: 'Analyse' }).click();
  const tell = (answer: object): Promise<void> =>
    page.evaluate((data) => {
      const { analyst } = globalThis as unknown as { readonly analyst: EventTarget };
      analyst.dispatchEvent(new MessageEvent('message', { data }));
    }, answer);
  /** @param open the steps that are still played out. */
  const found = (
    done: number,
    losses: Readonly<Record<number, number>>,
    open: readonly number[] = [],
  ): Promise<void> => {
    const review = reviewWith(losses);
    const steps = review.steps.map((step, at) => (open.includes(at) ? { ...step, mark: null, unsettled: true } : step));
    return tell({
      kind: 'progress',
      stage: 'playouts',
      done,
      of: 100,
      work: { done, left: 100 - done },
      review: { ...review, steps },
    });
  };
  /** Tells a curve on which Ada has this chance before the end. @param open the steps that are still played out. */
  const curve = (chance: number, open: readonly number[]): Promise<void> => {
    const review = reviewWith({});
    const after = { ...review.start, win: [chance, 1 - chance] };
    const steps = review.steps.map((step, at) => ({ ...step, after, error: 0.1, unsettled: open.includes(at) }));
    const work = { done: 1, left: 99 };
    return tell({
      kind: 'progress',
      stage: 'playouts',
      done: 1,
      of: 100,
      work,
      review: { ...review, start: after, steps },
    });
  };
  const posted = (): Promise<unknown[]> =>
    page.evaluate(() =>
      (globalThis as unknown as { readonly posted: { readonly kind: string }[] }).posted.filter(
        ({ kind }) => kind === 'look',
      ),
    );
  return { found, curve, tell, reviewWith, posted };
}

/** A person and a bot. */
const ADA_AND_BEA = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', name: 'Bea' },
];

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const) {
  test(
    `at ${width}x${height} an analysed match opens with what should have been played, and shows it on the board`,
    FULL,
    async ({ browser }) => {
      const touch = width < 1000;
      const page = await browser.newPage({ viewport: { width, height }, hasTouch: touch, isMobile: touch });
      for (const game of ['new-world', 'spice-road']) {
        await openAnalysed(page, game, 2, ADA_AND_BEA, '');
        const panel = page.locator('[data-review="done"]');
        const [costliest, second] = [panel.locator('[data-turn]').first(), panel.locator('[data-turn]').nth(1)];
        await expect(costliest.getByRole('heading')).toHaveText(/^Your costliest turn: round \d+$/);
        const words = costliest.locator('p');
        await expect(words).toHaveText(/^You played: .+\.Better: .+\. The better turn scores 3 points more at once\.$/);
        await expect(second).toContainText(/You played: .+\.Better: .+\./);
        await expect(words, game).toBeInViewport({ ratio: 0.99 });
        const show = costliest.getByRole('button', { name: 'Show it on the board' });
        await expect(show, game).toBeInViewport({ ratio: 0.99 });
        const curve = (await panel.locator('[data-curve]').boundingBox())!;
        if (width === 1280) {
          // Both are in view; the rest is below them, and one's own board below the panel.
          await expect(panel.locator('[data-curve]'), game).toBeInViewport({ ratio: 0.99 });
          expect(curve.y + curve.height).toBeLessThanOrEqual((await costliest.boundingBox())!.y);
          const sheet = (await page.locator('[data-part="own"]').boundingBox())!;
          expect(sheet.y).toBeGreaterThan((await costliest.boundingBox())!.y);
          expect(sheet.y).toBeLessThanOrEqual(height + 4);
          expect((await page.locator('[data-part="map"]').boundingBox())!.height).toBeLessThanOrEqual(height - 60);
        } else expect((await second.boundingBox())!.y).toBeLessThan(curve.y);
        expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
        await show.click();
        await expect(page.locator('[data-stage] h2')).toHaveText(/^Better for (you|Ada|Player \d)$/);
        await expect(page.locator('[data-better]')).toContainText('The better turn scores 3 points more at once.');
        // It is not said twice.
        await expect(words).toHaveCount(0);
      }
    },
  );
}

test(
  'from the practice of a marked turn one comes back to its decision, as the analysis speaks of it',
  FULL,
  async ({ page }) => {
    await openAnalysed(page, 'spice-road', 2, ADA_AND_BEA, '');
    const panel = page.locator('[data-review="done"]');
    const step = page.getByText(/^Step \d+ of/).last();
    const better = page.locator('[data-better]');
    await panel.locator('button[data-mark]').nth(1).click();
    const moment = (await step.textContent())!;
    const told = await better.locator('dl').textContent();
    await better.getByRole('button', { name: 'Practise this turn' }).click();
    await page.getByRole('link', { name: 'Back to the analysis' }).click();
    await expect(better.locator('dl')).toHaveText(told!);
    await expect(step).toHaveText(moment);
    await expect(panel.locator('button[data-mark]').nth(1)).toHaveAttribute('aria-current', 'step');
    await expect(page.locator('[data-stage]')).toContainText('Ada’s turn');
  },
);

test('on an upright tablet a turn to practise has the whole width above the chart', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openAnalysed(page, 'eastern-wonders', 2, ADA_AND_BEA, '');
  await page.locator('[data-review="done"] button[data-mark]').first().click();
  await page.locator('[data-practise]').first().click();
  const [task, stage, standings, map] = await Promise.all(
    ['[data-practice]', '[data-stage]', '[data-standings]', '[data-part="map"]'].map(
      async (part) => (await page.locator(part).first().boundingBox())!,
    ),
  );
  expect(task!.width).toBeGreaterThan(780);
  expect(standings!.height).toBeLessThanOrEqual(stage!.height + 1);
  expect(standings!.y).toBeGreaterThanOrEqual(task!.y + task!.height);
  expect(map!.y).toBeGreaterThanOrEqual(standings!.y + standings!.height);
});

test('the practice of another player’s turn is titled after that player', FULL, async ({ page }) => {
  await openAnalysed(page, 'spice-road', 2, [
    { kind: 'bot', name: 'Ada' },
    { kind: 'bot', name: 'Bea' },
  ]);
  const panel = page.locator('[data-review="done"]');
  await openAllMarks(page);
  await panel.locator('button[data-mark]').filter({ hasText: ', Bea:' }).first().click();
  await page.locator('[data-better]').getByRole('button', { name: 'Practise this turn' }).click();
  await expect(page).toHaveTitle('You play Bea’s turn – Windrose');
  await expect(page.locator('[data-practice]')).toBeVisible();
  await expect(page.locator('header')).toContainText('You play Bea’s turn: Spice Road');
  // Everybody is called as in the match.
  const seats = page.locator('[data-seat]');
  await expect(seats.filter({ hasText: 'Bea' })).not.toHaveCount(0);
  await expect(seats.filter({ hasText: 'Ada' })).not.toHaveCount(0);
  await expect(seats.filter({ hasText: 'Traveller' })).toHaveCount(0);
  await page.goto('/#/puzzles');
  const kept = page.locator('[data-own-mistakes]');
  await expect(kept.getByRole('heading')).toHaveText('Marked turns');
  await expect(kept.locator('li')).toContainText('Spice Road · Bea');
});

test('a merchant card that was taken for cubes carries the sign of the player who took it', FULL, async ({ page }) => {
  const { match } = analysed('spice-road', 2, () => 0);
  const from = match.choices.findIndex(
    ({ option, turn }, at) =>
      option.kind === 'acquire' &&
      match.choices[at + 1]?.option.kind === 'place' &&
      match.choices[at + 1]!.turn === turn,
  );
  const { option, mover } = match.choices[from]!;
  const number = reviewStepsOf(match).findIndex((step) => step.from === from);
  await openAnalysed(page, 'spice-road', 2, ADA_AND_BEA, `/${from}`, 0.2, (step) => step === number);
  await expect(page.locator('[data-better]')).toContainText('Played');
  const before = startMatch({ game: 'spice-road', seats: 2, seed: 'analysed' });
  for (const { option: made } of match.choices.slice(0, from)) before.choose(made.code);
  const [, name] = /“(.+?)”/.exec(wordsFor('en').option(before, option))!;
  const sign = page.locator('[data-by]');
  await expect(sign.locator('..').filter({ hasText: name! })).toBeVisible();
  await expect(sign).toHaveAttribute('data-by', String(mover));
});

test(
  'a match that came by a link is nobody’s own: its turns are those of the named players',
  FULL,
  async ({ page }) => {
    await openAnalysed(page, 'new-world', 2, ADA_AND_BEA, '');
    await expect(page.locator('[data-review="done"]')).toContainText('You played');
    const mistakes = (): Promise<number> =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/mistake/')).length);
    await page.locator('[data-share]').click();
    const link = page.locator('[data-link]');
    await expect(link).toHaveValue(/#\/moment\//);
    const address = await link.inputValue();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/#/');
    await page.goto(address);
    const panel = page.locator('[data-review="done"]');
    await expect(panel.getByRole('heading', { name: /^The costliest turn: round \d+, (?:Ada|Bea)$/ })).toBeVisible();
    await expect(panel).toContainText('Played: ');
    await expect(panel).not.toContainText('You played');
    expect(await mistakes()).toBe(0);
  },
);

test('figures of an analysis say what they count', FULL, async ({ page }) => {
  await openAnalysed(page, 'new-world', 2, ADA_AND_BEA, '');
  const panel = page.locator('[data-review="done"]');
  const label = panel.locator('[data-mark-label]').first();
  await expect(label).toHaveText(/−\d+ ±\d+ %$/);
  await expect(label).toHaveAttribute('title', /^Blunder\. In percentage points of the chance of winning; ± is/);
  // One figure and one sentence; what else was measured is told to whoever asks.
  const summary = panel.locator('[data-summary]');
  await expect(summary.locator('caption')).toHaveText('Accuracy is 100 % where no turn lost anything.');
  await expect(summary.getByRole('columnheader')).toHaveText(['Player', 'Accuracy', 'Turns']);
  await expect(summary.locator('tbody td').nth(1)).toHaveText(/^in\s40\sturns, [1-9]\d*\smarked$/);
  const losses = panel.locator('[data-losses]');
  await expect(losses).toBeHidden();
  await panel.locator('[data-summary-more] summary').click();
  // Means beside a sum: it is said which is which.
  await expect(losses.locator('caption')).toHaveText(
    /^Accuracy and losses are means of a turn\. Accuracy is 100 for a turn that loses nothing.+ Luck is a sum .+ percentage points of the chance of winning/,
  );
  await expect(losses.getByRole('columnheader')).toHaveText([
    'Player',
    'Lost by choices, mean of a turn',
    'Given by luck, all turns',
  ]);
  await expect(losses.locator('tbody td').first()).toHaveText('−0.8 ±0.4');
  // Both parts of a loss are beside it.
  await panel.locator('button[data-mark]').first().click();
  const told = page.locator('[data-better]');
  await expect(told.locator('p').first()).toHaveText(/^Blunder · Ada · −20 ±10 %$/);
  // How they were found out is told to whoever asks.
  const found = told.locator('[data-played-out] p');
  await expect(found).toBeHidden();
  await told.getByText('How that was found out').click();
  await expect(found).toBeVisible();
  await expect(found).toContainText(
    'the better turn won 16, the turn played 2, so −58 %. Their estimate a few rounds later: −15 %. The loss shown is the mean of both, the surer one counting for more: −20 %.',
  );
});

test('an analysis without a clear mistake says what may have been better', FULL, async ({ page }) => {
  await openAnalysed(page, 'new-world', 2, ADA_AND_BEA, '', 0.04);
  const panel = page.locator('[data-review="done"]');
  await expect(panel.getByRole('heading', { name: /^No clear mistakes/ })).toBeVisible();
  const [first, second] = [panel.locator('[data-turn]').first(), panel.locator('[data-turn]').nth(1)];
  await expect(panel.locator('[data-turn]')).toHaveCount(3);
  await expect(first.getByRole('heading')).toHaveText(/^Your most doubtful turn: round \d+$/);
  await expect(first.locator('p')).toHaveText(
    /^You played: .+\.Perhaps better: .+\. The other turn scores 3 points more at once\.$/,
  );
  await expect(second).toContainText(/^Round \d+, Ada: perhaps −4 ±2/);
  await first.getByRole('button', { name: 'Show it on the board' }).click();
  await expect(page.locator('[data-stage] h2')).toHaveText(/^Perhaps better for (you|Ada|Player \d)$/);
  const told = page.locator('[data-better]');
  await expect(told).toContainText('Perhaps better · Ada');
  // It is no mistake to be practised.
  await expect(told.locator('[data-practise]')).toHaveCount(0);
});

test(
  'while an analysis runs its marked turns keep their places, and are sorted once when it is complete',
  FULL,
  async ({ page }) => {
    const { found, tell, reviewWith } = await analysing(page);
    const panel = page.locator('[data-review]');
    const labels = panel.locator('[data-first-marks] [data-mark-label]');
    const order = panel.locator('[data-order]');
    // Those of others stay folded, whether there is one's own or not.
    const others = panel.locator('[data-other-marks]');
    await found(5, { 21: 0.2 });
    await expect(others).toHaveText(/^Marked turns of others: 1/);
    await expect(others).not.toHaveAttribute('open');
    await found(10, { 20: 0.1, 21: 0.2 });
    await expect(others).not.toHaveAttribute('open');
    await expect(labels).toHaveCount(1);
    await expect(order).toContainText('So far; sorted by cost when this part is done.');
    // Costlier ones come below.
    await found(20, { 20: 0.1, 30: 0.3 });
    await expect(labels).toHaveText([/−10 ±/, /−30 ±.* new$/]);
    await expect(order).toHaveText('Added at the end of the list: 1. So far; sorted by cost when this part is done.');
    // A withdrawn one says so in its place, in its explanation, too.
    await panel.locator('[data-first-marks] button').first().click();
    await expect(page.locator('[data-better]')).toContainText('Blunder');
    await found(30, { 30: 0.3, 40: 0.2 });
    await expect(labels).toHaveText([/−10 ±/, /−30 ±\d+ %$/, /−20 ±.* new$/]);
    const withdrawn = panel.locator('[data-first-marks] [data-turn="withdrawn"]');
    await expect(withdrawn).toHaveCount(1);
    await expect(withdrawn).toContainText('Looked at again: not a mistake after all.');
    // It does not go on arguing for it.
    await expect(page.locator('[data-better]')).toHaveText('Looked at again: not a mistake after all. · Ada');
    await expect(page.locator('[data-practise]')).toHaveCount(0);
    await expect(page.locator('[data-lit]')).toHaveCount(0);
    await expectAccessible(page);
    await tell({ kind: 'review', review: reviewWith({ 30: 0.3, 40: 0.35 }) });
    await expect(panel).toHaveAttribute('data-review', 'done');
    await expect(labels).toHaveText([/−35 ±/, /−30 ±/]);
    await expect(order).toHaveText('Now sorted: the costliest turn comes first.');
  },
);

test(
  'a turn whose playouts are not done is still being judged, and then marked for good or cleared',
  FULL,
  async ({ page }) => {
    const { found, tell, reviewWith, posted } = await analysing(page);
    const panel = page.locator('[data-review]');
    const labels = panel.locator('[data-first-marks] [data-mark-label]');
    const judging = panel.locator('[data-judging]');
    const told = page.locator('[data-better]');
    const losses = { 20: 0.1, 30: 0.3, 40: 0.2 };
    await found(5, losses, [20, 30, 40]);
    await expect(labels).toHaveCount(0);
    await expect(judging.getByRole('button')).toHaveCount(3);
    await expect(judging).toHaveText(/^Still being judged:Round \d+Round \d+Round \d+$/);
    // What is sure is said before how long the rest takes.
    const sure = panel.locator('[data-sure]');
    await expect(sure).toHaveText(/^You need not wait: .+ Judged so far: 0 of 3 doubtful turns/);
    await expect(panel.locator('[data-sure] + [data-left]')).toBeAttached();
    // Neither the curve nor the turn that cost most is certain yet.
    await expect(panel.locator('[data-so-far]')).toHaveText(
      'Pale: still being worked out, until the turns there are judged.',
    );
    await expect(panel.locator('[data-curve] [data-veil]')).toHaveCount(3);
    await expect(panel.locator('[data-turning-point]')).toHaveCount(0);
    // The one that is looked at is worked on first; it is not called a mistake, and nothing argues for one.
    await judging.getByRole('button').nth(2).click();
    await expect(told.locator('p').first()).toHaveText('Still being judged · Ada');
    await expect(told).not.toContainText('The better turn scores');
    await expect(told).not.toContainText('±');
    expect(await posted()).toContainEqual({ kind: 'look', at: 20 });
    await expectAccessible(page);
    // Judged, it is no mistake: one plain line says so in its place.
    await found(10, { 20: 0.03, 30: 0.3, 40: 0.2 }, [40]);
    await expect(told).toHaveText(
      /^Judged to the end: not certain \(measured: −3 ±\d+ %\), so it is not marked\. · Ada$/,
    );
    await expect(labels).toHaveText([/−30 ±15 %$/]);
    await expect(page.locator('[data-lit]')).toHaveCount(0);
    await expect(sure).toContainText('2 of 3');
    // Nothing that was being judged is gone without a word: it is folded, with its verdict.
    const checked = panel.locator('[data-checked]');
    await expect(checked.locator('summary')).toHaveText('Checked, no clear mistake: 1');
    await checked.locator('summary').click();
    await expect(checked.locator('[data-checked-turn]')).toHaveText(
      /^Round \d+, Ada: perhaps −3 ±\d+ %You played: .+\. .*Compared with: .+\./,
    );
    // A mark can be practised at once.
    const kept = (): Promise<number> =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/mistake/')).length);
    await expect.poll(kept).toBe(1);
    // It is there to the end.
    await tell({ kind: 'review', review: reviewWith({ 20: 0.03, 30: 0.3, 40: 0.2 }) });
    await expect(labels).toHaveText([/−30 ±/, /−20 ±/]);
    await expect(checked.locator('[data-checked-turn]')).toBeVisible();
    await expect(panel.locator('[data-veil], [data-so-far]')).toHaveCount(0);
    await expect(told).toHaveText(
      /^Judged to the end: not certain \(measured: −3 ±\d+ %\), so it is not marked\. · Ada$/,
    );
  },
);

test('all turns that are still being judged can be opened', FULL, async ({ page }) => {
  const { found } = await analysing(page);
  const judging = page.locator('[data-judging]');
  await found(5, { 10: 0.05, 20: 0.1, 30: 0.3, 40: 0.2, 50: 0.1 }, [10, 20, 30, 40, 50]);
  await expect(judging.getByRole('button')).toHaveText([/^Round/, /^Round/, /^Round/, 'and 2 more']);
  await judging.getByRole('button', { name: 'and 2 more' }).click();
  await expect(judging.getByRole('button')).toHaveText(Array.from({ length: 5 }, () => /^Round/));
});

test('an analysis that is stopped calls no turn a mistake that was not judged to the end', FULL, async ({ page }) => {
  const { found } = await analysing(page);
  const panel = page.locator('[data-review]');
  await found(5, { 20: 0.1, 30: 0.3 }, [20]);
  await panel.locator('[data-judging] button').click();
  await page.locator('[data-stop]').click();
  await expect(panel).toContainText('Stopped early: marked turns are sure; the others were not judged to the end.');
  await expect(panel.locator('[data-mark-label]')).toHaveText([/−30 ±/]);
  await expect(page.locator('[data-better] p').first()).toHaveText('Not judged to the end · Ada');
});

test('a loss that may be nothing is told as too close to tell, its figures as a detail', FULL, async ({ page }) => {
  await openAnalysed(page, 'new-world', 2, ADA_AND_BEA, '', 0.09, undefined, () => 0.12);
  const panel = page.locator('[data-review="done"]');
  await expect(panel.locator('[data-mark-label]').first()).toHaveText(/^Round \d+, Ada: too close to tell$/);
  await expect(panel.locator('[data-mark-label]').first()).toHaveAttribute('title', /^−9 ±12 %\. /);
  await expect(panel.locator('[data-turn]').first()).not.toContainText('±');
  await expect(panel.locator('[data-turn]').first()).not.toContainText('The better turn');
  await expect(panel.locator('[data-turn]').first()).toContainText('Another way: ');
  await panel.locator('button[data-mark]').first().click();
  const told = page.locator('[data-better]');
  // Neither turn is called the better one.
  await expect(told).toContainText('The other turn scores 3 points more at once.');
  await expect(told).not.toContainText(/[Bb]etter (?!one\.)/);
  await expect(told.locator('p').first()).toHaveText('Too close to tell · Ada');
  await expect(told.locator('[data-measured]')).toHaveText(/^Measured: −9 ±12 percentage points\. That may be nothing/);
  await page.getByText('Show as a table').click();
  const cells = page.locator('[data-turns] tbody td');
  await expect(cells.filter({ hasText: 'too close to tell' })).not.toHaveCount(0);
  await expect(page.locator('[data-turns]')).not.toContainText('−9 ±12');
  await expect(cells.filter({ hasText: /^best$/ })).not.toHaveCount(0);
});

test('a curve that is shown does not waver while more is worked out, and says where it is preliminary', async ({
  page,
}) => {
  const { curve, tell, reviewWith } = await analysing(page);
  const shown = page.locator('[data-curve] figcaption b').nth(1);
  const line = page.locator('[data-curve] path[style*="stroke"]').first();
  await page.getByRole('slider').first().waitFor();
  await curve(0.5, [20, 21, 22, 40]);
  await page.getByRole('slider', { name: 'Chance of winning, in %' }).fill('0');
  const chance = page.getByRole('slider', { name: 'Chance of winning, in %' });
  const at = reviewWith({}).steps[20]!.to;
  await chance.fill(`${at}`);
  await expect(shown).toHaveText('≈\u00a050');
  const before = await line.getAttribute('d');
  await curve(0.58, [20, 21, 22, 40]);
  await curve(0.44, [20, 21, 22, 40]);
  await expect(shown).toHaveText('≈\u00a050');
  expect(await line.getAttribute('d')).toBe(before);
  // Its turns are judged.
  await curve(0.6, [22, 40]);
  await expect(shown).toHaveText('60');
  await curve(0.66, [40]);
  await expect(shown).toHaveText('60');
  await tell({ kind: 'review', review: reviewWith({}) });
  await expect(page.locator('[data-veil], [data-so-far], [data-preliminary]')).toHaveCount(0);
});

test(
  'doubtful turns that are no mistakes are listed with their verdict after a reload, too',
  FULL,
  async ({ page }) => {
    await openAnalysed(page, 'new-world', 2, ADA_AND_BEA, '', 0.02, undefined, () => 0.05);
    const checked = page.locator('[data-review="done"] [data-checked]');
    await expect(checked.locator('summary')).toHaveText(/^Checked, no clear mistake: \d+$/);
    await expect(checked.locator('[data-checked-turn]').first()).toBeHidden();
    await checked.locator('summary').click();
    const [first] = await checked.locator('[data-checked-turn]').all();
    await expect(first!).toContainText(/^Round \d+, Ada: as good as anything else found/);
    // Both turns are told with what they lead to.
    await expect(checked.locator('[data-leads]')).not.toHaveCount(0);
    await expectAccessible(page);
    await first!.getByRole('button').click();
    await expect(page.locator('[data-better="cleared"]')).toContainText('Judged to the end: about even');
  },
);

test('the table of turns says each round once, above its first turn', async ({ page }) => {
  await openAnalysed(page, 'new-world', 2, ADA_AND_BEA);
  await page.getByText('Show as a table').click();
  const heads = page.locator('[data-turns] tbody th');
  const rounds = await heads.locator('small').allTextContents();
  expect(rounds.length).toBeGreaterThan(5);
  expect(new Set(rounds).size).toBe(rounds.length);
  await expect(heads.first()).toContainText(rounds[0]!);
  expect(await heads.count()).toBeGreaterThan(rounds.length);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`at ${width}x${height} the table of turns of four players is whole`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const names = ['Maksymilian', 'Konstancja', 'Bartholomew', 'Dan'];
    const sitters = names.map((name, seat) => ({ kind: seat === 0 ? 'person' : 'bot', name }));
    await openAnalysed(page, 'spice-road', 4, sitters, '', 0.09, undefined, () => 0.12);
    if (width < 761) await page.getByRole('button', { name: 'Analysis' }).click();
    await page.getByText('Show as a table').click();
    const table = page.locator('[data-turns]');
    await expect(table.getByRole('columnheader', { name: 'Given by luck' })).toBeVisible();
    expect(await table.evaluate((one) => one.scrollWidth - one.parentElement!.clientWidth)).toBeLessThanOrEqual(0);
    // Signs stand for the names.
    await expect(table.getByRole('columnheader', { name: 'Maksymilian' })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: 'Konstancja' }).first()).toBeVisible();
  });
}

test('a loss that may as well be a gain is no doubtful turn', FULL, async ({ page }) => {
  await openAnalysed(page, 'new-world', 2, ADA_AND_BEA, '', 0.09, undefined, () => 0.17);
  const panel = page.locator('[data-review="done"]');
  await expect(panel.getByRole('heading', { name: /^No clear mistakes/ })).toBeVisible();
  await expect(panel.locator('[data-mark-label]')).toHaveCount(0);
  await page.getByText('Show as a table').click();
  await expect(page.locator('[data-turns] tbody td').filter({ hasText: 'too close to tell' })).not.toHaveCount(0);
});

test('where no better turn was found no figure is told, and none of how far it may be off', FULL, async ({ page }) => {
  await openAnalysed(page, 'new-world', 2, ADA_AND_BEA, '', 0);
  await page.locator('[data-summary-more] summary').click();
  await expect(page.locator('[data-losses] tbody td').first()).toHaveText('no better turn found');
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`at ${width}x${height} the buttons of a marked turn are directly under its verdict`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAnalysed(page, 'spice-road', 2, ADA_AND_BEA, '');
    const panel = page.locator('[data-review="done"]');
    await panel.locator('button[data-mark]').nth(1).click();
    const told = page.locator('[data-better]');
    const topOf = async (part: string): Promise<number> => (await told.locator(part).first().boundingBox())!.y;
    const verdict = (await told.locator('p').first().boundingBox())!;
    const show = (await told.locator('[data-show-better]').boundingBox())!;
    const rest = await topOf('dl');
    expect(show.y - verdict.y - verdict.height).toBeLessThan(12);
    expect(await topOf('[data-practise]')).toBeLessThan(await topOf('dl'));
    expect(show.y + show.height).toBeLessThanOrEqual(await topOf('dl'));
    // It stays where it is when it is pressed.
    await told.locator('[data-show-better]').click();
    await expect(told.locator('[data-ahead]')).toBeVisible();
    expect((await topOf('dl')) - (await topOf('[data-show-better]'))).toBe(rest - show.y);
    await expectAccessible(page);
  });
}

test('a better turn is played on the board step by step, and its pieces move', FULL, async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await openAnalysed(page, 'spice-road', 2, ADA_AND_BEA, '');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const moved = (): void => {
      // Those of a style, such as a glow, move no piece.
      const isMoving = document.getAnimations().some((one) => one.constructor === Animation);
      if (isMoving) document.body.toggleAttribute('data-moved', true);
      requestAnimationFrame(moved);
    };
    requestAnimationFrame(moved);
  });
  // From the end of the match, so that the board goes back before it goes on.
  await page.locator('[data-review="done"] [data-turn] button[data-mark]').first().click();
  await expect(page.locator('[data-stage] h2')).toHaveText('Better for you');
  await expect(page.locator('body[data-moved]')).toBeAttached({ timeout: 15_000 });
  await page.close();
});

/** A match that a person lost by far with random turns, and its analysis: nothing is lost by any turn, but the careless ones are known. */
function lostByFar(game: 'new-world' | 'eastern-wonders', kind: 'slow' | 'wasted' | 'idle') {
  const match: Match = startMatch({ game, seats: 2, seed: 'slow' });
  const careful = createBot({ core: match.core, seed: 2, level: 'captain', budget: { iterations: 8 } });
  const luck = new FastLuck(1);
  while (!match.over) {
    const options = match.legal();
    const isRandom = match.decision!.seat === 1;
    match.choose(isRandom ? options[luck.draw(options.length)]!.code : careful.chooseFor(match));
  }
  const slow = new SlowTurns(match, new PositionJudge(match.core, weightsFor(match.core)), weightsFor(match.core));
  const wasted = new WastedCubes(match);
  const isLooked = ({ forced, setUp, seat }: ReviewStep): boolean => !forced && !setUp && seat === 1;
  const { start, seats, ...rest } = reviewMatch(match, { stop: () => true });
  const win = [0.99, 0.01];
  // What matters of an idle turn here is how it is told.
  const idleOf = (step: ReviewStep): object | null => {
    const found = kind === 'idle' && isLooked(step) ? wasted.find(step) : null;
    return found && { line: found.line, cubes: '', points: 0 };
  };
  const steps = reviewStepsOf(match).map((step) => ({
    ...step,
    idle: idleOf(step),
    after: { ...start, win },
    error: 0.01,
    loss: 0,
    lossInterval: null,
    points: 0,
    mark: null,
    slow: kind === 'slow' && isLooked(step) ? slow.find(step, step.from) : null,
    wasted: kind === 'wasted' && isLooked(step) ? wasted.find(step) : null,
    luck: null,
    luckError: 0,
    better: null,
    evaluatedLoss: 0,
    playedOut: null,
    reasons: [],
  }));
  const sides = seats.map((side) => ({ ...side, accuracy: 99, choices: 20 }));
  const review = { ...rest, start: { ...start, win }, steps, seats: sides, stopped: false };
  return { match, review };
}

/** Opens the replay of such a match with its analysis, kept by the browser. */
async function openLost(
  page: Page,
  { match, review }: ReturnType<typeof lostByFar>,
  sitters: readonly object[] = [
    { kind: 'bot', name: 'Bea' },
    { kind: 'person', name: 'Ada' },
  ],
): Promise<void> {
  await page.goto('/');
  await page.evaluate(
    async ([kept, text, address, cacheName]) => {
      localStorage.setItem('windrose/match/test', kept!);
      await (await caches.open(cacheName!)).put(address!, new Response(text));
    },
    [
      JSON.stringify({
        id: 'test',
        sitters,
        record: match.record(),
        pending: [],
        touched: 0,
        round: match.round,
        over: true,
      }),
      JSON.stringify(review),
      `/analyses/${nameOfReview(match, [])}`,
      REVIEW_CACHE,
    ],
  );
  await page.goto('/#/replay/test');
  await page.reload();
}

test('turns that left cubes for nothing are told with the turn that keeps them', FULL, async ({ page }) => {
  const lost = lostByFar('eastern-wonders', 'wasted');
  const found = lost.review.steps.filter(({ wasted }) => wasted !== null);
  expect(found.length).toBeGreaterThan(3);
  await openLost(page, lost);
  const list = page.locator('[data-careless]');
  await expect(list.locator('summary')).toHaveText(`Cubes given away: ${found.length}`);
  await expect(list.locator('[data-mark-label]').first()).toHaveText(/^Round \d+, Ada: cubes given away$/);
  await expect(list.locator('[data-turn]').first()).toContainText(/More cubes: .+ but the hold has more in it: /);
  await expect(page.locator('[data-summary]')).not.toContainText('slow');
  await expectAccessible(page);
  await list.locator('button[data-mark]').first().click();
  const told = page.locator('[data-better]');
  await expect(told.locator('p').first()).toHaveText('Cubes given away · Ada');
  await told.locator('[data-show-better]').click();
  await expect(page.locator('[data-stage] h2')).toHaveText('More cubes for you');
  await told.locator('[data-practise]').click();
  await expect(page.locator('[data-practice]')).toBeVisible();
});

test('turns that achieved nothing are told with a turn that brings something', FULL, async ({ page }) => {
  const lost = lostByFar('eastern-wonders', 'idle');
  const found = lost.review.steps.filter(({ idle }) => idle !== null);
  expect(found.length).toBeGreaterThan(3);
  await openLost(page, lost);
  const list = page.locator('[data-careless]');
  await expect(list.locator('summary')).toHaveText(`Turns with nothing done: ${found.length}`);
  await expect(list.locator('[data-mark-label]').first()).toHaveText(/^Round \d+, Ada: nothing done$/);
  await expect(list.locator('[data-turn]').first()).toContainText(/Instead: .+ The turn played changed nothing: /);
  await expectAccessible(page);
  await list.locator('button[data-mark]').first().click();
  const told = page.locator('[data-better]');
  await expect(told.locator('p').first()).toHaveText('Nothing done · Ada');
  await told.locator('[data-show-better]').click();
  await expect(page.locator('[data-stage] h2')).toHaveText('Instead for you');
  await told.locator('[data-practise]').click();
  await expect(page.locator('[data-practice]')).toBeVisible();
});

test('slow turns of a bot are listed, too, a step from where they are counted', FULL, async ({ page }) => {
  const lost = lostByFar('new-world', 'slow');
  const found = lost.review.steps.filter(({ slow }) => slow !== null);
  await openLost(page, lost, [
    { kind: 'person', name: 'Bea' },
    { kind: 'bot', name: 'Ada' },
  ]);
  await expect(page.locator('[data-summary]')).toContainText(`, ${found.length} slow`);
  const turns = page.locator('[data-careless="others"] [data-turn="slow"]');
  await expect(turns).toHaveCount(found.length);
  await expect(turns.first()).toBeHidden();
  await page.locator('[data-show-slow]').click();
  await expect(turns.first()).toBeInViewport();
  await expect(turns.first()).toContainText(/Sooner: .+ could be claimed /);
  await turns.first().locator('button').click();
  await expect(page.locator('[data-better] p').first()).toHaveText('Slow · Ada');
  // The address of this moment is not to be written over the next one.
  await expect.poll(() => new URL(page.url()).hash).toBe(`#/replay/test/${found[0]!.from}`);
  // At the end one's own turn is offered to be tried, not the last one of a bot.
  await page.goto(`/#/replay/test/${lost.match.version}`);
  await page.reload();
  await expect(page.locator('[data-try-turn]')).toHaveText(/^Try another turn of yours: round \d+$/);
});

test('turns of a lost match that delayed a claim are called slow, and are practised', FULL, async ({ page }) => {
  const lost = lostByFar('new-world', 'slow');
  const found = lost.review.steps.filter(({ slow }) => slow !== null);
  expect(found.length).toBeGreaterThan(5);
  await openLost(page, lost);
  const list = page.locator('[data-careless]');
  await expect(list.locator('summary')).toHaveText(`Slow turns: ${found.length}`);
  // They are no mistakes, and their reason is exact.
  await expect(page.getByRole('heading', { name: /^No clear mistakes/ })).toBeVisible();
  const label = list.locator('[data-mark-label]').first();
  await expect(label).toHaveText(/^Round \d+, Ada: slow$/);
  await expect(list.locator('[data-turn]').first()).toContainText(
    /Sooner: .+ could be claimed .+; after the turn played, /,
  );
  await expect(list).not.toContainText('±');
  await expect(page.locator('[data-summary]')).toContainText(`in 20 turns, ${found.length} slow`);
  await expect(page.locator('[data-slow-means]')).toContainText('Slow turns are no mistakes');
  await expect(page.locator('[data-curve] [data-quiet]')).toHaveCount(found.length);
  await expectAccessible(page);
  // In the table the word leads to what would have been quicker.
  await page.getByText('Show as a table').click();
  const cells = page.locator('[data-turns] [data-lost="slow"]');
  await expect(cells).toHaveCount(found.length);
  await expect(cells.nth(1)).toHaveAttribute('title', /^Sooner: .+\. Slow turns are no mistakes/);
  await cells.nth(1).getByRole('button', { name: 'slow' }).click();
  await expect(page.locator('[data-better] dl')).toContainText('Sooner');
  await expect(page.locator('[data-better] p').first()).toHaveText('Slow · Ada');
  await list.locator('button[data-mark]').first().click();
  const told = page.locator('[data-better]');
  await expect(told.locator('p').first()).toHaveText('Slow · Ada');
  await told.locator('[data-show-better]').click();
  await expect(page.locator('[data-stage] h2')).toHaveText('Sooner for you');
  await told.locator('[data-practise]').click();

  // It is practised: whoever has the other turn shown is told why, and may go on to the next.
  const task = page.locator('[data-practice]');
  await expect(task).toContainText(/Round \d+ was slow: after another turn you could claim /);
  await expectAccessible(page);
  await task.locator('[data-reveal]').click();
  await expect(page.locator('[data-solution]')).toContainText('Sooner: ');
  await expect(task.locator('[data-why]')).toContainText('could be claimed');
  await expect(task.locator('[data-next]')).toBeVisible();
  await task.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.locator('[data-own-mistakes]')).toContainText('0 of 5 solved');
});

test('after an answer in practice the next marked turn is offered', FULL, async ({ page }) => {
  await openAnalysed(page, 'spice-road', 2, ADA_AND_BEA, '');
  await page.locator('[data-review="done"] button[data-mark]').first().click();
  await page.locator('[data-practise]').click();
  const task = page.locator('[data-practice]');
  await expect(task).toHaveAttribute('data-practice', 'open');
  const next = task.getByRole('link', { name: 'Next marked turn' });
  await expect(next).toHaveCount(0);
  const first = new URL(page.url()).hash;
  // Who has the better turn shown has given up; who is not better than in the match may go on, too.
  await task.getByRole('button', { name: 'Show the better turn' }).click();
  await expect(next).toBeVisible();
  await next.click();
  await expect.poll(() => new URL(page.url()).hash).not.toBe(first);
  await expect(task).toHaveAttribute('data-practice', 'open');
  await expect(next).toHaveCount(0);
  for (let click = 0; click < 12 && (await task.getAttribute('data-practice')) === 'open'; click++) {
    await clickSomething(page, click);
  }
  await expect(task).not.toHaveAttribute('data-practice', 'open');
  await expect(next).toBeVisible();
});

test(
  'what bots have finished for a person is told apart in its analysis, and not kept as the person’s mistakes',
  FULL,
  async ({ page }) => {
    const since = 60;
    await openAnalysed(page, 'new-world', 2, [
      { kind: 'bot', name: 'Ada', level: 'boatswain', since },
      { kind: 'bot', name: 'Bea' },
    ]);
    const panel = page.locator('[data-review="done"]');
    await expect(panel.getByRole('heading', { name: /^Your costliest turn: round \d+$/ })).toBeVisible();
    // Until then a person sat there, and from then on a bot.
    const seat = page.locator('[data-part="others"] > section').first();
    await expect(seat).toContainText('Ada');
    await expect(seat).not.toContainText('Boatswain');
    const rows = panel.locator('[data-summary] tbody th');
    await expect(rows).toHaveText([/^Ada, to round \d+$/, 'Ada (bot)', 'Bea']);
    const first = await panel.locator('[data-mark-label]:visible').allTextContents();
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThanOrEqual(3);
    expect(first.filter((text) => !text.includes('Ada:'))).toEqual([]);
    await panel.locator('[data-other-marks] summary').click();
    const bots = panel.locator('[data-other-marks] button[data-mark]', { hasText: 'Ada (bot)' });
    await expect(bots.first()).toBeVisible();
    // What the bot played was not played by the reader.
    await expect(bots.first()).toContainText('Played: ');
    await expect(bots.first()).not.toContainText('You played');
    await bots.first().click();
    await expect(page.locator('[data-better]')).toContainText('Ada (bot)');
    await expect(page.locator('[data-practise]')).toHaveText('Find the better turn yourself');
    await expect(seat).toContainText('Boatswain');
    const kept = await page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.includes('/mistake/'))
        .map(([, value]) => (JSON.parse(String(value)) as { record: { codes: unknown[] } }).record.codes.length),
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(Math.max(...kept)).toBeLessThan(since);
    // Whoever practises one sits opposite somebody with a name.
    await panel.locator('button[data-mark]').first().click();
    await expect(page.locator('[data-practise]')).toHaveText('Practise this turn');
    await page.locator('[data-practise]').click();
    await expect(page.locator('[data-practice]')).toBeVisible();
    await expect(page.locator('[data-part="others"]')).toContainText('Bea');
    // Whoever has no mistakes practises on those of others.
    await page.goBack();
    await panel.locator('[data-other-marks] summary').click();
    await bots.first().click();
    await page.locator('[data-practise]').click();
    await expect(page.locator('[data-practice]')).toBeVisible();
    await expect(page).toHaveTitle('You play Ada’s turn – Windrose');
  },
);

for (const [width, height] of [
  [1280, 720],
  [1180, 820],
  [820, 1180],
  [1440, 900],
] as const) {
  test(
    `at ${width}x${height} the costliest turn of an analysis is in view in words, and names are whole`,
    FULL,
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      for (const [game, seats] of [
        ['new-world', 2],
        ['eastern-wonders', 3],
        ['sand-to-sea', 2],
        ['sand-to-sea', 3],
        ['east-to-west-3', 2],
      ] as const) {
        await openAnalysed(page, game, seats);
        const panel = page.locator('[data-review="done"]');
        const where = `${game} with ${seats}`;
        await expect(panel.locator('button[data-mark]').nth(1), where).toBeAttached();
        // Locations of A New World are higher than an upright tablet: one scrolls to what is below them.
        if (game === 'new-world' && height > width)
          await panel
            .locator('h3')
            .first()
            .evaluate((one) => one.scrollIntoView({ block: 'center' }));
        const costliest = panel.locator('[data-turn]').first();
        await expect(costliest, where).toContainText(/Played: .+Better: /);
        await expect(costliest, where).toBeInViewport({ ratio: 0.99 });
        for (const points of await page.locator('[data-part="log"] [data-curve]').all()) {
          const cut = await points.evaluate((one) => {
            const inside = one.parentElement!.getBoundingClientRect();
            return one.getBoundingClientRect().bottom - inside.bottom;
          });
          expect(cut, where).toBeLessThanOrEqual(1);
        }
        const scrolls = await panel.evaluate((one) => {
          const box = one.parentElement!;
          const [inside, whole] = [box.scrollHeight - box.clientHeight, document.documentElement.scrollHeight];
          return inside > 1 && whole > innerHeight;
        });
        if (height > width) expect(scrolls, `${where}: a panel that scrolls in a page that scrolls`).toBe(false);
        // The name of the seat has room beside the arrow of its list.
        const room = await page.locator('[data-viewer] select').evaluate((list: HTMLSelectElement) => {
          const pen = document.createElement('canvas').getContext('2d')!;
          pen.font = getComputedStyle(list).font;
          return list.clientWidth - pen.measureText('Traveller').width;
        });
        expect(room, where).toBeGreaterThan(22);
      }
    },
  );
}

test(
  'on a desk all that is said of a better turn is in the window, and one’s own board with the others’',
  FULL,
  async ({ page }) => {
    for (const [game, seats] of [
      ['eastern-wonders', 2],
      ['new-world', 3],
      ['spice-road', 3],
      ['east-to-west-3', 2],
    ] as const) {
      await openAnalysed(page, game, seats, null, '');
      const boards = page.locator('[data-part="others"] > section');
      await expect(boards, game).toHaveCount(seats);
      await expect(page.locator('[data-part="own"]')).toHaveCount(0);
      for (const board of await boards.all()) await expect(board, game).toBeInViewport({ ratio: 0.99 });
      await page.locator('[data-review] button[data-mark]').first().click();
      const better = page.locator('[data-better]');
      // Beside two maps the column is narrow.
      await expect(better, game).toBeInViewport({ ratio: game === 'east-to-west-3' ? 0.8 : 0.99 });
      await expect(page.locator('[data-part="log"] [aria-current]').first(), game).toBeInViewport();
    }
  },
);

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(
    `at ${width}x${height} what decided a whole match is told at once, and leads to its turns`,
    FULL,
    async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width, height } });
      // A loss turn by turn: no turn is marked.
      await openAnalysed(page, 'spice-road', 2, ADA_AND_BEA, '', 0.2, () => false);
      const { match } = analysed('spice-road', 2, () => 0);
      const [own, other] = match.scores().seats.map(({ total }) => total) as [number, number];
      if (width < 761) await page.getByRole('button', { name: 'Analysis' }).click();
      const account = page.locator('[data-account]');
      const [most, less] =
        own > other ? [`You have ${own}`, `Bea has ${other}`] : [`Bea has ${other}`, `you have ${own}`];
      await expect(account).toContainText(`${most} points, ${less}. This is where the difference of`);
      await expect(account.locator('[data-account-of="points"]')).toContainText('point cards with their coins');
      // It is above everything that is said of single turns.
      const [top, list] = [
        (await account.boundingBox())!,
        (await page.getByText('It is not certain').or(page.getByText('no clear mistake')).first().boundingBox())!,
      ];
      expect(top.y).toBeLessThan(list.y);
      const go = account.locator('[data-account-of="points"] button').first();
      const round = (await go.locator('em').textContent())!;
      await go.click();
      // The address follows a moment later.
      const shown = (): string => `Round ${match.choices[Number(page.url().split('/').at(-1)) - 1]?.round}`;
      await expect.poll(shown).toBe(round);
      await account.getByText('All in figures').click();
      await expect(account.locator('table tbody tr').first()).toContainText(String(own));
    },
  );
}
