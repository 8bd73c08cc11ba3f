import { createBot, weightsFor } from '@windrose/bots';
import { loadMatch, type Match, required, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, it } from 'vitest';
import {
  comparingMistakeTry,
  MARK_LOSSES,
  type HelperTask,
  ReviewHelper,
  type Review,
  reviewing,
  reviewMatch,
  reviewStepsOf,
  reviewWordsFor,
} from '../src/index.ts';
import { reviewOf } from '../src/review/assemble.ts';
import { Pairs } from '../src/review/pairs.ts';
import { tastes } from '../src/review/playouts.ts';
import { differenceOfTry } from '../src/review/practice.ts';
import { isFinding } from '../src/review/verdict.ts';

/** Rounds of a match in which seat 1 always takes the last option there is. */
function wasteful(rounds: number): Match {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'careless' });
  const bot = createBot({ core: match.core, seed: 1, level: 'captain' });
  while (!match.over && match.round <= rounds) {
    match.choose(match.decision!.seat === 1 ? match.legal().at(-1)!.code : bot.chooseFor(match));
  }
  return loadMatch(match.record());
}

/** Rounds of a match, well played at first, in which seat 1 then always takes the first option there is: an early turn is seldom marked. */
function wastefulLater(): Match {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'careless' });
  const bot = createBot({ core: match.core, seed: 1, level: 'captain', budget: { iterations: 8 } });
  while (!match.over && match.round <= 9) {
    const isWasteful = match.round > 5 && match.decision!.seat === 1;
    match.choose(isWasteful ? match.legal()[0]!.code : bot.chooseFor(match));
  }
  return loadMatch(match.record());
}

const CARELESS = wasteful(8);
const CARELESS_STEPS = reviewStepsOf(CARELESS);

/**
 * A review of which one step was played out, and nothing else is known but what evaluations say, of every position the same.
 * @param chance of the seat that played it, by those evaluations
 */
function playedOutOnce(wins: { readonly better: number; readonly played: number }, chance = 0.5) {
  const match = CARELESS;
  const steps = CARELESS_STEPS;
  const at = steps.findLastIndex(({ drawn, forced }) => !drawn && !forced);
  const { seat } = required(steps[at], 'step with a choice');
  const win = seat === 0 ? [chance, 1 - chance] : [1 - chance, chance];
  const alike = { outlook: { scores: [0, 0], win }, error: 0.14 };
  const pairs = new Pairs(2);
  const winner = (isWon: boolean): number => (isWon ? seat : 1 - seat);
  for (let pair = 0; pair < 100; pair++) pairs.add(winner(pair < wins.better), winner(pair < wins.played));
  const evaluated = { by: seat === 0 ? [0.6, -0.6] : [-0.6, 0.6], error: 0.2 };
  const compared = {
    better: [],
    evaluated,
    gain: pairs.added(evaluated, seat),
    points: 0,
    playedOut: pairs.playedOut(seat),
    chances: pairs.chances(),
    reasons: [],
  };
  const review = reviewOf({
    match,
    level: 'captain',
    samples: 2,
    playouts: 100,
    works: steps.map((step, each) => ({
      step,
      before: alike,
      compared: each === at ? compared : null,
      luck: null,
      slow: null,
      wasted: null,
      idle: null,
    })),
    opening: alike,
    end: alike,
    open: new Set(),
    stopped: false,
  });
  const outlook = at === 0 ? review.start : review.steps[at - 1]!.after;
  return { before: outlook.win[seat]!, step: review.steps[at]!, after: review.steps[at]!.after.win[seat]! };
}

/** A review of a match that somebody won, of which nothing else is known but evaluations that say the same all along. */
function wonBy(winner: number): { readonly review: Review } {
  const match = CARELESS;
  const win = winner === 0 ? [0.95, 0.05] : [0.05, 0.95];
  const outlook = { scores: [0, 0], win };
  const before = { outlook, error: 0.14 };
  const works = CARELESS_STEPS.map((step) => ({
    step,
    before,
    compared: null,
    luck: null,
    slow: null,
    wasted: null,
    idle: null,
  }));
  const end = { outlook: { scores: [0, 0], win: winner === 0 ? [1, 0] : [0, 1] }, error: 0 };
  const given = { level: 'captain', samples: 2, playouts: 0, open: new Set<number>(), stopped: false } as const;
  return { review: reviewOf({ match, works, opening: before, end, ...given }) };
}

/** Rounds of a match in which both seats now and then take the last option there is. */
function carelessInTurn(): Match {
  const match = startMatch({ game: 'new-world', seats: 2, seed: 'careless' });
  const bot = createBot({ core: match.core, seed: 1, level: 'captain', budget: { iterations: 8 } });
  while (!match.over && match.round <= 9) {
    const isCareless = match.round > 3 && match.round % 3 === match.decision!.seat;
    match.choose(isCareless ? match.legal().at(-1)!.code : bot.chooseFor(match));
  }
  return loadMatch(match.record());
}

const OPTIONS = { level: 'captain', budget: { iterations: 2 }, playouts: 60 } as const;
const QUICK = { ...OPTIONS, playouts: 0 } as const;

describe('the curve of a review', () => {
  it('heeds the playouts: before a turn that lost most of its chances there were some to lose', () => {
    const { before, after, step } = playedOutOnce({ better: 92, played: 24 });
    expect(before).toBeGreaterThan(0.75);
    expect(after).toBeLessThan(0.35);
    expect(step.loss).toBeGreaterThan(0.5);
    expect(step.loss).toBeLessThanOrEqual(before);
  });

  it('does not believe a row of evaluations as if each were a measurement of its own', () => {
    // What follows was played out as even, though every evaluation says otherwise.
    const { before } = playedOutOnce({ better: 50, played: 48 }, 0.95);
    expect(before).toBeGreaterThan(0.35);
    expect(before).toBeLessThan(0.65);
  });

  it('begins with what a seat is worth in many matches, whoever wins this one', () => {
    for (const winner of [0, 1]) {
      const { review } = wonBy(winner);
      const [first, second] = review.start.win;
      expect(first).toBeGreaterThan(0.37);
      expect(first).toBeLessThan(0.41);
      expect(first! + second!).toBeCloseTo(1);
      // That it is not certain for one match is told with it.
      expect(review.startError).toBeGreaterThan(0.05);
      // The curve goes from there to the end.
      const chances = review.steps.map(({ after }) => after.win[0]!);
      expect(Math.abs(chances[0]! - first!)).toBeLessThan(0.2);
      expect(chances.at(-1)).toBeCloseTo(1 - winner, 2);
    }
  });

  it('no turn loses more than its seat had', () => {
    const { before, step } = playedOutOnce({ better: 20, played: 2 });
    expect(before).toBeLessThan(0.45);
    expect(step.loss).toBeLessThanOrEqual(before);
    // Its mark is that of the loss which is told.
    let capped = 0;
    for (let better = 8; better < 40; better++) {
      const { before: there, step: lost } = playedOutOnce({ better, played: 0 }, 0.01);
      expect(lost.loss).toBeGreaterThanOrEqual(lost.mark === null ? 0 : MARK_LOSSES[lost.mark]);
      capped += Number(lost.loss === there && lost.mark !== null);
    }
    expect(capped).toBeGreaterThan(0);
  });
});

describe('a review', { timeout: 400_000, tags: 'full' }, () => {
  const match = wastefulLater();
  let review: Review;
  /** The review after each pair of playouts. */
  const soFar: Review[] = [];

  it('recognises wasted turns, and separates luck from choices', () => {
    const pieces = reviewing(match, weightsFor(match.core), OPTIONS);
    let piece = pieces.next();
    for (; !piece.done; piece = pieces.next()) {
      if (piece.value.stage === 'playouts') soFar.push(piece.value.soFar());
    }
    review = piece.value;
    const [careful, careless] = review.seats;
    expect(careless!.lost).toBeGreaterThan(careful!.lost + MARK_LOSSES.inaccuracy);
    expect(review.steps.at(-1)!.to).toBe(match.version);
    for (const { after, luck, loss, from, to, codes } of review.steps) {
      expect(after.win.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(codes).toHaveLength(to - from);
      // Luck is zero-sum: one side's gain is the others' loss.
      expect((luck ?? []).reduce((a, b) => a + b, 0)).toBeCloseTo(0);
    }
  });

  it('gives accuracy of whole matches only, and to no side that chooses nothing', () => {
    const solo = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'rival' });
    const bot = createBot({ core: solo.core, seed: 1, level: 'captain', budget: { iterations: 4 } });
    while (!solo.over) solo.choose(bot.chooseFor(solo));
    const options = { level: 'captain', budget: { iterations: 1 }, playouts: 0 } as const;
    const [person, rival] = reviewMatch(solo, options).seats;
    expect(person!.accuracy).toBeTypeOf('number');
    expect(rival!.accuracy).toBeNull();
    let asked = 0;
    const stopped = reviewMatch(solo, { ...options, stop: () => ++asked > 3 });
    expect(stopped.seats.map(({ accuracy }) => accuracy)).toEqual([null, null]);
    expect(match.over).toBe(false);
    expect(review.seats.map(({ accuracy }) => accuracy)).toEqual([null, null]);
  });

  it('is the same whenever it is made', () => {
    expect(reviewMatch(match, QUICK)).toEqual(reviewMatch(match, QUICK));
  });

  it('marks a turn only when its loss is certain, and says how two lines were played out', () => {
    const marked = review.steps.filter(({ mark }) => mark !== null);
    expect(marked.length).toBeGreaterThan(0);
    for (const { loss, evaluatedLoss, lossInterval, better, playedOut } of marked) {
      expect(lossInterval![0]).toBeGreaterThan(0);
      expect(lossInterval![0]).toBeLessThan(loss);
      expect(lossInterval![1]).toBeGreaterThan(loss);
      expect(better).not.toBeNull();
      expect(playedOut!.pairs).toBeLessThanOrEqual(OPTIONS.playouts);
      expect(Math.max(playedOut!.better, playedOut!.played)).toBeLessThanOrEqual(playedOut!.pairs);
      // It is a mean of what both say, or in the first half of a match somewhat less.
      const parts = [evaluatedLoss, (playedOut!.better - playedOut!.played) / playedOut!.pairs];
      expect(loss).toBeGreaterThan(0.5 * Math.min(...parts));
      expect(loss).toBeLessThanOrEqual(Math.max(...parts) + 1e-9);
    }
    // Without playouts nothing is said to have been played out.
    expect(reviewMatch(match, QUICK).steps.every(({ playedOut }) => playedOut === null)).toBe(true);
  });

  it('has a curve that changes by losses and luck', () => {
    // In so few turns the beginning, which is known by seat, leaves its part unexplained.
    expect(review.rest).toBeLessThan(0.06);
    let before = review.start;
    for (const { after, seat, loss, luck, forced, error } of review.steps) {
      const explained = (luck?.[seat] ?? 0) - loss;
      // A forced choice without luck changes the value by no more than the error of the values.
      const far = forced && luck === null ? 0.05 : 0.12;
      expect(Math.abs(after.win[seat]! - before.win[seat]! - explained)).toBeLessThan(far);
      expect(error).toBeLessThan(0.2);
      before = after;
    }
  });

  it('comes curve first, then turn by turn, and can be stopped at any moment', () => {
    const stages: string[] = [];
    let curve: Review | null = null;
    const pieces = reviewing(match, weightsFor(match.core), QUICK);
    for (let piece = pieces.next(); !piece.done; piece = pieces.next()) {
      const { stage, done, of } = piece.value;
      if (stages.at(-1) !== stage) stages.push(stage);
      if (stage === 'curve' && done === of) curve = piece.value.soFar();
    }
    expect(curve!.steps.at(-1)!.to).toBe(match.version);
    expect(curve!.steps.every(({ better }) => better === null)).toBe(true);
    expect(stages).toEqual(['curve', 'turns']);
    for (const asks of [0, 1, 3, review.steps.length + 3]) {
      let asked = 0;
      const { stopped, steps } = reviewMatch(match, { ...QUICK, stop: () => ++asked > asks });
      expect(stopped).toBe(true);
      expect(steps).toHaveLength(Math.max(0, asks > review.steps.length ? review.steps.length : asks - 1));
    }
  });

  it('gives its reasons before it makes sure of a loss, and for doubtful turns, too', () => {
    const pieces = reviewing(match, weightsFor(match.core), { ...QUICK, playouts: 16 });
    for (let piece = pieces.next(); !piece.done; piece = pieces.next()) {
      if (piece.value.stage !== 'playouts') continue;
      const { steps } = piece.value.soFar();
      const lost = steps.filter(({ loss, better }) => better !== null && loss >= 0.03);
      expect(lost.length).toBeGreaterThan(0);
      expect(lost.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
      break;
    }
  });

  it('marks a turn once its playouts are done, and takes no mark back: until then it is unsettled', () => {
    const marks = new Map(
      review.steps.flatMap(({ from, mark, loss }) => (mark === null ? [] : [[from, [mark, loss]]])),
    );
    const open = soFar.flatMap(({ steps }) => steps.filter(({ better, unsettled }) => better && unsettled));
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ mark }) => mark !== null)).toEqual([]);
    for (const { from, mark, loss } of soFar.flatMap(({ steps }) => steps.filter(({ mark: one }) => one !== null))) {
      expect([mark, loss]).toEqual(marks.get(from));
    }
    expect(review.steps.filter(({ unsettled }) => unsettled)).toEqual([]);
  });

  it('tells its work in units of equal length, and the work left never grows', () => {
    const works = Array.from(
      { [Symbol.iterator]: () => reviewing(match, weightsFor(match.core), { ...QUICK, playouts: 16 }) },
      ({ stage, work }) => ({ stage, ...work }),
    );
    for (const wanted of ['curve', 'turns', 'playouts'] as const) {
      const done = works.filter(({ stage }) => stage === wanted);
      expect(done.length).toBeGreaterThan(0);
      expect(done.map((work) => work.done)).toEqual(done.map((work) => work.done).toSorted((a, b) => a - b));
      expect(done.map(({ left }) => left)).toEqual(done.map(({ left }) => left).toSorted((a, b) => b - a));
      expect(done.at(-1)!.left).toBe(0);
    }
  });

  it('judges another try at a marked turn beside what was played and the better line', () => {
    const wasted = wasteful(3);
    const { steps } = reviewMatch(wasted, QUICK);
    const { from, codes: played, better, loss } = steps.toSorted((a, b) => b.loss - a.loss)[0]!;
    const twin = wasted.restart();
    for (const { option } of wasted.choices.slice(0, from)) twin.choose(option.code);
    const weights = weightsFor(twin.core);
    const judged = (asked: Parameters<typeof comparingMistakeTry>[2]) => {
      const told = [...comparingMistakeTry(twin, weights, asked, 16)].filter((one) => one !== null);
      // Only the last verdict is for good; where the first is too close to tell, both are played on to the end.
      expect(told.map(({ goesOn }) => goesOn)).toEqual(told.map((_, at) => at < told.length - 1));
      expect(told.length > 1).toBe(differenceOfTry(told[0]!) === 'unclear');
      for (const { wins } of told.slice(1)) expect(wins!.pairs).toBe(16);
      return told.at(-1)!;
    };
    const judge = (tried: readonly number[]) => judged({ tried, played, better: better!, loss });
    const known = { margin: 0, wins: null, claims: null, goesOn: false };
    expect(judge(better!)).toEqual({ kind: 'found', behind: 0, ...known });
    expect(judge(played)).toEqual({ kind: 'repeated', behind: loss, ...known });
    // Another turn is judged the same each time, within what a chance can be.
    const other = twin.legal().find(({ code }) => code !== played[0] && code !== better![0])!;
    const comparison = judge([other.code]);
    expect(['beyond', 'as-good', 'improved', 'no-better']).toContain(comparison.kind);
    expect(Math.abs(comparison.behind)).toBeLessThan(1);
    expect(comparison.margin).toBeGreaterThan(0);
    expect(judge([other.code])).toEqual(comparison);
    // Beside a bad turn a good one seems better, and is called so where that is sure; where the played turn is all that is known, it stands for the better one.
    const beside = (tried: readonly number[], turn: readonly number[]) =>
      judged({ tried, played: turn, better: turn, loss: 0 });
    const beyond = beside(better!, played);
    const isSure = isFinding(differenceOfTry(beyond));
    expect(beyond.kind).toBe(isSure ? 'beyond' : 'as-good');
    expect(beyond.behind).toBeLessThanOrEqual(-MARK_LOSSES.inaccuracy);
    expect(['no-better', ...(isSure ? [] : ['as-good'])]).toContain(beside(played, better!).kind);
    // Choices after the end of the turn do not count.
    const on = twin.fork();
    for (const code of better!) on.choose(code);
    expect(judge([...better!, on.legal()[0]!.code]).kind).toBe('found');

    while (!twin.over) twin.choose(twin.legal()[0]!.code);
    expect(() => judge(played)).toThrow('The match is over');
  });

  it.each(['en', 'pl'] as const)('explains every marked turn in words (%s)', (language) => {
    const said = reviewWordsFor(language, wordsFor(language));
    const explained = review.steps.flatMap((step) => {
      if (step.mark === null) return [];
      const twin = match.restart();
      for (const { option } of match.choices.slice(0, step.from)) twin.choose(option.code);
      return [
        { lines: [step.better!, step.codes].map((codes) => said.line(twin, codes)), why: said.reasons(twin, step) },
      ];
    });
    expect(explained.length).toBeGreaterThan(0);
    for (const { lines, why } of explained) {
      expect(lines[0]).not.toBe(lines[1]);
      for (const reason of why) expect(reason).toMatch(/^\p{Lu}.*\.$/su);
    }
  });
});

describe('a record that names its draws and no seed, as those of arenas and online matches do', () => {
  it('is looked back at with the luck it was played with', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'told' });
    const bot = createBot({ core: match.core, seed: 1, level: 'boatswain' });
    while (match.round < 12) match.choose(bot.chooseFor(match));
    const holdsOf = (one: Match) => reviewStepsOf(one).map(({ after }) => [...after.hold]);
    expect(holdsOf(loadMatch(match.publicRecord()))).toEqual(holdsOf(match));
    const own = reviewStepsOf(match).at(-1)!.after;
    expect([...own.hold]).toEqual([...match.copiedState().hold]);
  });
});

describe('the tastes of bots that play on', () => {
  it('make a turn e times less likely by the variety where chances are even, and far less likely where a match is decided', () => {
    const [best, other] = tastes([0.5, 0.48], 0.02);
    expect(best).toBe(1);
    expect(other).toBeCloseTo(Math.exp(-1), 2);
    for (const [good, bad] of [
      [0.99, 0.97],
      [0.03, 0.01],
    ] as const)
      expect(tastes([good, bad], 0.02)[1]).toBeLessThan(1e-5);
    expect(tastes([1, 1, 0], 0.02).slice(0, 2)).toEqual([1, 1]);
  });
});

describe('the playouts of a review', { timeout: 300_000, tags: 'full' }, () => {
  const match = carelessInTurn();
  const { core } = match;
  const weights = weightsFor(core);
  const steps = reviewStepsOf(match);
  const FEW = { ...QUICK, budget: { iterations: 1 }, playouts: 8 };

  it('is the same when its work is done elsewhere, in any order', () => {
    let tasks: readonly HelperTask[] = [];
    const stages: string[] = [];
    const pieces = reviewing(match, weights, { ...FEW, elsewhere: (given) => (tasks = given) });
    const helper = new ReviewHelper(match, weights, { level: 'captain', samples: 1 });
    let piece = pieces.next();
    while (!piece.done) {
      const running = tasks.toReversed().map((task) => helper.do(structuredClone(task)));
      stages.push(...tasks.slice(0, 1).map(({ kind }) => kind));
      tasks = [];
      if (running.length === 0) piece = pieces.next();
      while (running.length > 0) {
        const found = running.splice(0).flatMap((one) => {
          const { value, done } = one.next();
          if (!done) running.push(one);
          return value ? [structuredClone(value)] : [];
        });
        if (found.length > 0) piece = pieces.next(found);
      }
    }
    expect(stages).toEqual(['turn', 'playout']);
    expect(piece.value).toEqual(reviewMatch(match, FEW));
  });

  it('makes sure first of the turns of the seats that are asked for', () => {
    const order = (first: readonly number[]): number[] => {
      const asked: HelperTask[] = [];
      const options = {
        ...QUICK,
        playouts: 16,
        first,
        elsewhere: (given: readonly HelperTask[]) => asked.push(...given),
      };
      const helper = new ReviewHelper(match, weights, { level: 'captain', samples: OPTIONS.budget.iterations });
      const pieces = reviewing(match, weights, options);
      for (let piece = pieces.next(); !piece.done && piece.value.stage !== 'playouts';) {
        const found = asked.splice(0).flatMap((task) => [...helper.do(task)]);
        piece = pieces.next(found.length > 0 ? found : undefined);
      }
      return asked.map(({ at }) => steps[at]!.seat);
    };
    const seats = order([]);
    // Neither seat has all the turns that lost most.
    const [first] = seats;
    const other = 1 - required(first, 'seat');
    expect(seats).toContain(other);
    expect(order([other])).toEqual([
      ...seats.filter((seat) => seat === other),
      ...seats.filter((seat) => seat === first),
    ]);
  });
});
