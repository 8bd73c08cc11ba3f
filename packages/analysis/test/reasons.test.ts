import { createBot, weightsFor } from '@windrose/bots';
import { type AnyView, formatBundle, has, type Match, startMatch, type State } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, it } from 'vitest';
import { ClaimSolver } from '../src/puzzles/solver.ts';
import { Playouts } from '../src/review/playouts.ts';
import { acquiredBy } from '../src/review/merchant-watch.ts';
import { findReasons, type Reason } from '../src/review/reasons.ts';
import { reviewStepsOf } from '../src/review/steps.ts';
import { wayAfter } from '../src/review/way.ts';
import { reviewWordsFor, type ReviewedStep } from '../src/index.ts';

/** Late in a match of Spice Road: seat 1 can claim a card of 17 points, and takes a merchant card instead. */
const BEFORE = [
  0, 64, 64, 64, 64, 64, 65, 0, 65, 0, 64, 65, 0, 64, 6, 68, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 66, 0, 0, 64, 64, 64, 66, 0,
  1, 64, 9, 19, 64, 72, 0, 1, 2, 2, 43, 0, 0, 21, 41, 1, 76, 33, 0, 65, 1, 4, 74, 64, 72, 10, 0, 0, 0, 1, 1, 1, 22, 0,
  6, 12, 0, 74, 65, 1, 0, 38, 1, 9, 73, 72, 39, 9, 64, 76, 72, 1, 1, 2, 1, 0, 1, 6, 64, 72, 10, 1, 1, 1, 1, 0, 1, 0, 6,
  35, 9, 74, 14, 64, 25, 4,
];
const TAKES = [65, 0];
const CLAIMS = [73];
/** Trades for green cubes, and takes another merchant card. */
const PLAYS = [0];
const TAKES_LAST = [69];
const RESTS = [72];

/** The cards of some sets. */
const count = (sets: Int32Array): number =>
  sets.reduce((sum, bits) => sum + (bits >>> 0).toString(2).replaceAll('0', '').length, 0);

function reasonsFor(played: readonly number[], better: readonly number[]): Reason[] {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'read-a' });
  for (const code of [...BEFORE, ...played]) match.choose(code);
  const step = reviewStepsOf(match).find(({ from }) => from === BEFORE.length)!;
  return findReasons(match, new Playouts(match.core, weightsFor(match.core)), step, better);
}

/** The choices by which somebody plays the running turn. */
function turnOf(match: Match, choose: (fork: Match) => number): readonly number[] {
  const ahead = match.fork();
  while (!ahead.over && ahead.turn === match.turn) ahead.choose(choose(ahead));
  return ahead.choices.slice(match.version).map(({ option }) => option.code);
}

/** The cubes that the seat to move holds after a turn. */
function holdAfterTurn(match: Match, line: readonly number[]): number {
  const { seat } = match.decision!;
  const ahead = match.fork();
  for (const code of line) ahead.choose(code);
  return ahead.copiedState().hold[seat]!;
}

describe('reasons', { timeout: 120_000 }, () => {
  it('name first what the better turn claims at once, rather than a smaller claim much later', () => {
    const [first] = reasonsFor(TAKES, CLAIMS);
    expect(first).toMatchObject({ kind: 'claims', claim: { price: 'GGGBB', points: 17 } });
  });

  it('say so when the turn that was played claimed something that the other one leaves', () => {
    const said = reasonsFor(CLAIMS, TAKES);
    expect(said.find(({ kind }) => kind === 'waits')).toMatchObject({ claim: { price: 'GGGBB', points: 17 } });
    expect(said.map(({ kind }) => kind)).not.toContain('claims');
  });

  it('say how many cards a rest brings back, whatever else speaks for it', { tags: 'full' }, () => {
    const rested = reasonsFor(TAKES_LAST, RESTS).find(({ kind }) => kind === 'cards');
    expect(rested).toMatchObject({ played: 8, better: 12 });
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'read-a' });
    const step = { reasons: [rested], points: 0, playedOut: null } as unknown as ReviewedStep;
    const said = (['en', 'pl'] as const).map(
      (language) => reviewWordsFor(language, wordsFor(language)).reasons(match, step)[0],
    );
    expect(said).toEqual([
      'Merchant cards that can be played next: 12 after the better turn, 8 after the turn played.',
      'Kart, które potem można zagrać: po lepszej turze 12, po zagranej 8.',
    ]);
    expect(reasonsFor(RESTS, TAKES_LAST).map(({ kind }) => kind)).not.toContain('cards');
  });

  it('name a bonus tile that only the better turn takes, and how often it would have been of use', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'tile' });
    const bots = [0, 1].map((seed) => createBot({ core: match.core, seed, level: 'boatswain' }));
    const wanted = (kind: string): number | undefined =>
      match.legal().find((option) => option.kind === 'bonus' && 'tile' in option && option.tile.startsWith(kind))?.code;
    while (wanted('upgrade') === undefined || wanted('points') === undefined)
      match.choose(bots[match.decision!.seat]!.chooseFor(match));
    const [tile, points] = [wanted('upgrade')!, wanted('points')!];
    const { version } = match;
    const { seat } = match.decision!;
    match.choose(points);
    while (!match.over) match.choose(bots[match.decision!.seat]!.chooseFor(match));
    const step = reviewStepsOf(match).find(({ from, to }) => from <= version && version < to)!;
    const better = [...step.codes.slice(0, version - step.from), tile];
    const builds = match.choices
      .slice(step.to)
      .filter((one) => one.seat === seat && one.option.kind === 'build').length;
    expect(builds).toBeGreaterThan(1);
    const playouts = new Playouts(match.core, weightsFor(match.core));
    const reasons = findReasons(match, playouts, step, better);
    expect(reasons).toContainEqual({ kind: 'tile', tile: 'upgrade', uses: builds });
    expect(findReasons(match, playouts, { ...step, codes: better }, step.codes).map(({ kind }) => kind)).not.toContain(
      'tile',
    );
    const start = match.standingAt(step.before);
    const told = { reasons: [{ kind: 'tile', tile: 'upgrade', uses: builds }], points: 0, playedOut: null };
    const [english, polish] = (['en', 'pl'] as const).map(
      (language) =>
        reviewWordsFor(language, wordsFor(language)).reasons(start, told as unknown as ReviewedStep, ['Ada', 'Bea'])[0],
    );
    const name = ['Ada', 'Bea'][seat];
    expect(english).toBe(
      `The better turn takes the bonus tile for an upgrade after each building, which lasts until the end; in the match ${name} built ${builds} times after that.`,
    );
    expect(polish).toBe(
      `Lepsza tura bierze kafel bonusowy, który do końca partii daje ulepszenie po każdej budowie; w partii ${name} buduje potem jeszcze ${builds} razy.`,
    );
  });

  it('name what only the cubes after the better turn pay for', { tags: 'full' }, () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'pays' });
    const { core } = match;
    const playouts = new Playouts(core, weightsFor(core));
    const solver = new ClaimSolver(core);
    const bots = [0, 1].map((seed) => createBot({ core, seed, level: 'navigator' }));
    const named: { readonly isPaid: boolean; readonly left: string }[] = [];
    for (let turns = 0; !match.over && turns < 60 && named.length === 0; turns++) {
      const before = match.copiedState();
      const bot = bots[match.decision!.seat]!;
      const better = turnOf(match, (fork) => bot.chooseFor(fork));
      const idle = turnOf(match, (fork) => fork.legal().at(-1)!.code);
      const prices = solver.targets(before).map(({ price }) => price);
      const [rich, poor] = [better, idle].map((line) => holdAfterTurn(match, line));
      const paid = prices.filter((price) => has(rich!, price) && !has(poor!, price));
      if (!match.inSetUp && paid.length > 0) {
        const played = match.fork();
        for (const code of idle) played.choose(code);
        const step = reviewStepsOf(played).find(({ from }) => from === match.version)!;
        const reasons = findReasons(played, playouts, step, better);
        const isHeld = reasons.some(({ kind }) => kind === 'hold');
        const short = reasons.find(({ kind }) => kind === 'short');
        if (isHeld && short?.kind === 'short') {
          named.push({
            isPaid: paid.map((price) => formatBundle(price)).includes(short.claim.price),
            left: short.better,
          });
        }
      }
      for (const code of better) match.choose(code);
    }
    expect(named).toEqual([{ isPaid: true, left: '' }]);
  });

  it('say that a merchant card would be gone', () => {
    // The first card of the row costs nothing; whoever rests leaves it to the other.
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'gone' });
    const playouts = new Playouts(match.core, weightsFor(match.core));
    const told: Reason[] = [];
    for (let rests = 0; rests < 12 && told.length === 0; rests++) {
      const { version } = match;
      const options = match.legal();
      const [free, rest] = ['acquire', 'rest'].map((kind) => options.find((option) => option.kind === kind)!.code);
      match.choose(rest!);
      const step = reviewStepsOf(match).find(({ from }) => from === version)!;
      told.push(...findReasons(match, playouts, step, [free!]).filter(({ kind }) => kind === 'merchant'));
    }
    const [reason] = told;
    expect(reason).toMatchObject({ kind: 'merchant' });
    const { market }: AnyView = startMatch({ game: 'spice-road', seats: 2, seed: 'gone' }).state();
    expect(JSON.stringify(market?.[0])).toContain((reason as { readonly card: string }).card);
    const step = { reasons: told, points: 2, playedOut: null } as unknown as ReviewedStep;
    const said = (['en', 'pl'] as const).flatMap((language) =>
      reviewWordsFor(language, wordsFor(language)).reasons(match, step),
    );
    expect(said[0]).toMatch(
      /^The better turn takes a merchant card that Player \d usually gets first after the turn played: \p{Lu}.+ – .+\.$/u,
    );
    expect(said[1]).toMatch(
      /^Lepsza tura bierze kartę kupiecką, którą po zagranej zwykle szybciej bierze Gracz \d: \p{Lu}.+ – .+\.$/u,
    );
  });

  it('name the cubes that lie on the merchant card, where they come with it', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'lying' });
    const playouts = new Playouts(match.core, weightsFor(match.core));
    const bots = [0, 1].map((seed) => createBot({ core: match.core, seed, level: 'deckhand' }));
    const reasonsOf = (played: readonly number[], better: readonly number[]): Reason[] => {
      const other = match.fork();
      for (const code of played) other.choose(code);
      const step = reviewStepsOf(other).find(({ from }) => from === match.version)!;
      return findReasons(other, playouts, step, better);
    };
    const named: string[] = [];
    const same: Reason[] = [];
    let lie = '';
    while (!match.over && named.length === 0) {
      // A card that costs nothing and has cubes on it, beside a rest.
      const { market }: AnyView = match.state();
      const [slot] = market ?? [];
      lie = typeof slot === 'object' ? (slot?.heap ?? '') : '';
      const [rest, free] = ['rest', 'acquire'].map((kind) => match.legal().find((option) => option.kind === kind));
      if (rest && free && lie.length > 1) {
        named.push(...reasonsOf([rest.code], [free.code]).flatMap((reason) => ('cubes' in reason ? reason.cubes : [])));
        // What was played may get them as well.
        same.push(...reasonsOf([free.code], [free.code]));
      }
      match.choose(bots[match.decision!.seat]!.chooseFor(match));
    }
    expect(named).toEqual([lie]);
    expect(same.map(({ kind }) => kind)).not.toContain('lying');
    for (const [language, said] of [
      [
        'en',
        [
          'The better turn also gets the cubes that lie on its merchant card: 2 yellow.',
          '; the cubes on it come with it: 2 yellow.',
        ],
      ],
      [
        'pl',
        [
          'Lepsza tura zdobywa też kostki, które leżą na wziętej karcie kupieckiej: 2 żółte.',
          '; a z nią kostki, które na niej leżą: 2 żółte.',
        ],
      ],
    ] as const) {
      const { market }: AnyView = match.restart().state();
      const [slot] = market ?? [];
      const card = typeof slot === 'string' ? slot : (slot?.card ?? '');
      const reasons: Reason[] = [
        { kind: 'lying', cubes: 'YY' },
        { kind: 'merchant', card, to: 1, cubes: 'YY' },
      ];
      const step = { reasons, points: 0, playedOut: null } as unknown as ReviewedStep;
      const told = reviewWordsFor(language, wordsFor(language)).reasons(match.restart(), step);
      expect(told[0]).toBe(said[0]);
      expect(told[1]).toContain(said[1]);
    }
  });

  it('take no card for new that a rest brings back from the pile of the boat', () => {
    const match = startMatch({ game: 'sand-to-sea', seats: 2, seed: 'filed' });
    const bot = createBot({ core: match.core, seed: 1, level: 'mate', budget: { iterations: 4 } });
    const rests = () => match.legal().find(({ kind }) => kind === 'rest');
    // Until the seat to move has laid cards down, which come back when it rests.
    const ownFiled = (): number => {
      const { filed, actor } = match.copiedState();
      return count(filed.slice((actor * filed.length) / 2, ((actor + 1) * filed.length) / 2));
    };
    while (ownFiled() === 0 || !rests()) match.choose(bot.chooseFor(match));
    const from = match.copiedState();
    const before = count(from.hand) + count(from.played);
    const after = match.fork();
    after.choose(rests()!.code);
    const { hand, played } = after.copiedState();
    expect(count(hand) + count(played)).toBeGreaterThan(before);
    expect(acquiredBy(match.core, from, [rests()!.code])).toBeNull();
  });

  it('say what the turn that was played gains beside the better one', () => {
    const said = reasonsFor(PLAYS, TAKES_LAST);
    expect(said.find(({ kind }) => kind === 'gained')).toMatchObject({
      claim: { price: 'GGGBB', points: 17 },
      played: 2,
      better: null,
    });
    // It has been named.
    expect(said.map(({ kind }) => kind)).not.toContain('passed');
  });

  it(
    'name no claim as delayed that the turn played reaches as soon, in the match itself or by the quickest way',
    { tags: 'full' },
    () => {
      const match = startMatch({ game: 'spice-road', seats: 2, seed: 'a' });
      const { core } = match;
      const bots = [0, 1].map((seed) => createBot({ core, seed, level: 'mate', budget: { iterations: 4 } }));
      while (!match.over) match.choose(bots[match.decision!.seat]!.chooseFor(match));
      const playouts = new Playouts(core, weightsFor(core));
      const strong = createBot({ core, seed: 5, level: 'admiral' });
      const solver = new ClaimSolver(core);
      const steps = reviewStepsOf(match);
      let told = 0;
      for (const step of steps.filter(({ turn, forced }) => turn % 3 === 0 && !forced)) {
        const better = strong.think(step.before, { iterations: 60 }).candidates[0]!.line;
        if (better[0] === step.codes[0]) continue;
        const reason = findReasons(match, playouts, step, better).find(({ kind }) => kind === 'sooner');
        if (reason?.kind !== 'sooner' || reason.better === 1) continue;
        told++;
        const target = solver.targets(step.before).find(({ id }) => id === reason.claim.id)!;
        const own = steps.filter(({ from, seat }) => from >= step.from && seat === step.seat);
        const turns = [...new Set(own.map(({ turn }) => turn))];
        const claimed = own.find(({ after }) => solver.claimed(after, step.seat, target));
        expect(reason.actual).toBe(claimed ? turns.indexOf(claimed.turn) + 1 : null);
        expect(reason.actual ?? Infinity).toBeGreaterThan(reason.better);
        const [played, other] = [step.codes, better].map((line) => wayAfter(core, solver, step.before, line, target));
        expect(played?.length ?? Infinity).toBeGreaterThan(other?.length ?? 0);
        expect(reason.soonest).toBe(played ? played.length + 1 : null);
      }
      expect(told).toBeGreaterThan(0);
    },
  );

  it('name what could have been claimed at once where neither turn claims anything', { tags: 'full' }, () => {
    const said = reasonsFor(PLAYS, RESTS);
    expect(said.find(({ kind }) => kind === 'passed')).toMatchObject({
      claim: { price: 'GGGBB', points: 17 },
      turns: 2,
    });
    expect(reasonsFor(PLAYS, CLAIMS).map(({ kind }) => kind)).not.toContain('passed');
  });

  it.each([
    [
      'en',
      [
        'In favour of the turn played: “The Vizier” (17 points) can usually be claimed next turn; after the better turn, only in 4 turns.',
        '“The Vizier” (17 points) could be claimed at once, but can wait: after the better turn it is usually still claimed next turn.',
        '“The Vizier” (17 points) could be claimed at once; when bots play both on, the better turn is not clearly ahead of that.',
        '“The Vizier” (17 points) could be claimed at once, but the better turn leads by 4 ±2 points more after 6 rounds when bots play both on.',
      ],
    ],
    [
      'pl',
      [
        'Za zagraną turą przemawia jedno: zwykle udaje się zdobyć kartę „Wezyr” (17 punktów) w następnej turze; po lepszej dopiero za 4 tury.',
        'Od razu można też zdobyć kartę „Wezyr” (17 punktów), ale to może poczekać: po lepszej turze zwykle udaje się to jeszcze w następnej turze.',
        'Od razu można też zdobyć kartę „Wezyr” (17 punktów); gdy boty dogrywają obie tury, lepsza tura nie ma nad tym wyraźnej przewagi.',
        'Od razu można też zdobyć kartę „Wezyr” (17 punktów), ale lepsza tura, dogrywana przez boty, daje przewagę większą o 4 ±2 pkt po 6 rundach.',
      ],
    ],
  ] as const)('tell what speaks for another turn (%s)', (language, sentences) => {
    const claim = { kind: 'card', id: 'P01', price: 'GGGBB', points: 17 } as const;
    const passed = {
      kind: 'passed',
      claim,
      points: 12,
      soonest: 1,
      turns: null,
      gain: { value: 3.5, error: 1 },
      rounds: 6,
    } as const;
    const reasons: Reason[] = [
      { kind: 'gained', claim, played: 2, better: 5 },
      { ...passed, turns: 2 },
      { ...passed, gain: { value: 3.5, error: 2 } },
      passed,
    ];
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'said' });
    const step = { reasons, points: 2, playedOut: null } as unknown as ReviewedStep;
    expect(reviewWordsFor(language, wordsFor(language)).reasons(match, step)).toEqual(sentences);
  });

  it.each([
    [
      'en',
      [
        'The turn played is 2 green and 2 brown short of “The Vizier” (17 points); the better turn is only 2 brown short.',
        'It can usually be claimed in 3 turns; after the turn played, usually not within 6 turns (in the match, in 5 turns).',
        'After the turn played, Player 1 usually claims it first.',
      ],
    ],
    [
      'pl',
      [
        'Aby zdobyć kartę „Wezyr” (17 punktów), po zagranej turze trzeba uzbierać jeszcze 2 zielone i 2 brązowe; po lepszej tylko 2 brązowe.',
        'Po lepszej turze zwykle udaje się to za 3 tury; po zagranej zwykle nie w ciągu 6 tur (w partii: za 5 tur).',
        'Po zagranej turze zwykle szybciej robi to Gracz 1.',
      ],
    ],
  ] as const)('tell a plan: what it is, by when, and who would be first (%s)', (language, sentences) => {
    const claim = { kind: 'card', id: 'P01', price: 'GGGBB', points: 17 } as const;
    const reasons: Reason[] = [
      { kind: 'short', claim, played: 'GGBB', better: 'BB' },
      { kind: 'sooner', claim, better: 4, played: null, horizon: 6, soonest: 5, actual: 6 },
      { kind: 'lost', claim, to: 0 },
    ];
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'said' });
    const step = { reasons, points: 2, playedOut: null } as unknown as ReviewedStep;
    expect(reviewWordsFor(language, wordsFor(language)).reasons(match, step)).toEqual(sentences);
  });

  it.each([
    [
      'en',
      'At the end of the match Player 1 is 1 point ahead on average after the better turn, 0.4 points behind after the turn played.',
    ],
    ['pl', 'Średnia przewaga na koniec partii w punktach (Gracz 1): po lepszej turze +1, po zagranej −0,4.'],
  ] as const)('say how late turns decide the match (%s)', (language, sentence) => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'said' });
    const reasons: Reason[] = [{ kind: 'finish', better: 1, played: -0.4 }];
    const step = { reasons, points: 2, playedOut: null } as unknown as ReviewedStep;
    expect(reviewWordsFor(language, wordsFor(language)).reasons(match, step)).toEqual([sentence]);
  });

  it.each(['en', 'pl'] as const)('name the claim where no sentence before did (%s)', (language) => {
    const claim = { kind: 'order', id: 'V01', price: 'RRBB', points: 12 } as const;
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'said' });
    const reasons: Reason[] = [{ kind: 'sooner', claim, better: 2, played: 5, horizon: 6, soonest: 3, actual: null }];
    const step = { reasons, points: 2, playedOut: null } as unknown as ReviewedStep;
    const said = reviewWordsFor(language, wordsFor(language)).reasons(match, step);
    expect(said).toEqual([
      language === 'en'
        ? 'The order that costs 2 red and 2 brown (12 points) can usually be claimed next turn; after the turn played, only in 4 turns (in 2 turns at the earliest).'
        : 'Po lepszej turze zwykle udaje się zdobyć zamówienie za 2 czerwone i 2 brązowe (12 punktów) w następnej turze; po zagranej dopiero za 4 tury (najwcześniej za 2 tury).',
    ]);
  });
});

describe('where no claim speaks for a turn', { timeout: 120_000 }, () => {
  it('what bots mostly claim first after each of the two is told', () => {
    const match = startMatch({ game: 'new-world', seats: 2, seed: 'plan' });
    const { core } = match;
    const bot = createBot({ core, seed: 1, level: 'boatswain' });
    while (match.round <= 9) match.choose(bot.chooseFor(match));
    const playouts = new Playouts(core, weightsFor(core));
    const solver = new ClaimSolver(core);
    const better = [30];
    const step = reviewStepsOf(match).find(({ from }) => from === 30)!;
    const { before, codes, seat } = step;
    const reasons = findReasons(match, playouts, step, better);
    const [plan] = reasons;
    expect(plan).toMatchObject({
      kind: 'plan',
      claim: { price: 'RGB', points: 7 },
      played: { claim: { price: 'YGG' } },
    });
    expect(reasons.filter((reason) => 'claim' in reason)).toHaveLength(1);

    const targets = solver.targets(before);
    /** In how many of seven tries this is the seat's first claim after a line. */
    const often = (line: readonly number[], price: string): number =>
      Array.from({ length: 7 }, (_, attempt) => {
        let first: string | null = null;
        const look = (state: State): void => {
          const made = targets.find((target) => solver.claimed(state, seat, target));
          if (made !== undefined) first ??= formatBundle(made.price);
        };
        playouts.playOn(before, line, attempt, { until: before.round + 6, look });
        return first;
      }).filter((first) => first === price).length;
    expect(often(better, 'RGB')).toBeGreaterThan(3);
    expect(often(codes, 'YGG')).toBeGreaterThan(3);
  });

  it('that is told in words', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'read-a' });
    const claim = { kind: 'card', id: 'P11', price: 'YYRR', points: 11 } as const;
    const other = { kind: 'card', id: 'P12', price: 'RRGG', points: 12 } as const;
    const said = (
      language: 'en' | 'pl',
      played: { claim: typeof claim | typeof other; turns: number } | null,
    ): string => {
      const step = { reasons: [{ kind: 'plan', claim, turns: 4, played }], points: 0, playedOut: null };
      return reviewWordsFor(language, wordsFor(language)).reasons(match, step as unknown as ReviewedStep, ['Ada'])[0]!;
    };
    expect(said('en', { claim: other, turns: 6 })).toMatch(
      /^After the better turn Ada usually claims .+ first \(in 3 turns\); after the turn played .+ \(in 5 turns\)\.$/,
    );
    expect(said('en', { claim, turns: 6 })).toMatch(/; after the turn played the same \(in 5 turns\)\.$/);
    expect(said('en', null)).toMatch(/; after the turn played it varies\.$/);
    expect(said('pl', { claim: other, turns: 6 })).toMatch(
      /^Po lepszej turze Ada zwykle najpierw zdobywa .+ \(za 3 tury\); po zagranej .+ \(za 5 tur\)\.$/,
    );
    expect(said('pl', null)).toMatch(/; po zagranej bywa różnie\.$/);
  });
});

it('tell the turn of the quickest way beside the usual one', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'read-a' });
  const claim = { kind: 'card', id: 'P11', price: 'YYRR', points: 11 } as const;
  const sooner = { kind: 'sooner', claim, better: 5, played: null, horizon: 6, soonest: null, actual: null };
  const said = (language: 'en' | 'pl', turns: number): string => {
    const way = { kind: 'way', claim, way: Array.from({ length: turns }, () => [0]), fails: null };
    const step = { reasons: [sooner, way], points: 0, playedOut: null, better: [] };
    return reviewWordsFor(language, wordsFor(language)).reasons(match, step as unknown as ReviewedStep)[0]!;
  };
  expect(said('en', 2)).toMatch(
    /can usually be claimed in 4 turns \(in 2 turns at the earliest\); after the turn played, /,
  );
  expect(said('en', 4)).toMatch(/can usually be claimed in 4 turns; after the turn played, /);
  expect(said('pl', 2)).toMatch(/za 4 tury \(najwcześniej za 2 tury\); po zagranej /);
});

it('give both parts of a loss beside it: what the playouts say, and the evaluation', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'parts' });
  const said = (['en', 'pl'] as const).flatMap((language) => {
    const words = reviewWordsFor(language, wordsFor(language));
    const step = { reasons: [], points: 0, better: [], loss: 0.4405, evaluatedLoss: 0.351 };
    const of = (better: number, played: number): string[] =>
      words.reasons(match, { ...step, playedOut: { pairs: 24, better, played } } as unknown as ReviewedStep);
    return [...of(16, 2), ...of(2, 3)];
  });
  const [unexplained, bezPowodu] = [
    'No single gain explains it: the difference shows only when both turns are played on.',
    'Nie wynika to z jednej korzyści: różnicę widać dopiero, gdy obie tury rozegra się dalej.',
  ];
  expect(said).toEqual([
    unexplained,
    'Bots played both turns on to the end, 24 times each: the better turn won 16, the turn played 2, so −58 %. Their estimate a few rounds later: −35 %. The loss shown is the mean of both, the surer one counting for more: −44 %.',
    unexplained,
    expect.stringContaining('the better turn won 2, the turn played 3, so +4 %.'),
    bezPowodu,
    'Boty dograły obie tury do końca, każdą 24 razy. Wygrane po lepszej: 16, po zagranej: 2, czyli −58 %. Ich ocena kilka rund później: −35 %. Podana strata to średnia obu, a pewniejsza liczba waży więcej: −44 %.',
    bezPowodu,
    expect.stringContaining('Wygrane po lepszej: 2, po zagranej: 3, czyli +4 %.'),
  ]);
});

it('say of a marked turn without any reason that no single gain explains it', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'parts' });
  const words = reviewWordsFor('en', wordsFor('en'));
  const step = { reasons: [], points: 0, playedOut: null, better: [], mark: 'blunder', loss: 0.32 };
  expect(words.reasons(match, step as unknown as ReviewedStep)).toEqual([
    'No single gain explains it: the difference shows only when both turns are played on.',
  ]);
});

it('admit that little differences do not explain a loss, and say what speaks for the turn played', () => {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'little' });
  const told = (language: 'en' | 'pl', ...reasons: readonly Reason[]): string =>
    reviewWordsFor(language, wordsFor(language))
      .reasons(match, {
        reasons: [...reasons],
        points: 1.6,
        better: [],
        chance: 0.3,
        loss: 0.3,
        evaluatedLoss: 0.2,
        playedOut: { pairs: 40, better: 17, played: 2 },
      })
      .join(' ');
  const scored: Reason = { kind: 'scored', more: 3 };
  const hold: Reason = { kind: 'hold', played: 'YYYYYY', better: 'YYYYYYY' };
  const pace = (better: number): Reason => ({ kind: 'pace', side: 0, rounds: 6, played: 14, better });
  expect(told('en', scored, hold, pace(15.6))).toMatch(
    /^No single gain explains it: .+ In favour of the turn played: it scores 3 points more at once\. .+ 7 yellow instead of 6 yellow\./,
  );
  expect(told('pl', scored, hold, pace(15.6))).toMatch(
    /^Nie wynika to z jednej korzyści: .+ przemawia jedno: daje od razu więcej \(3 punkty\)\./,
  );
  expect(told('en', hold, pace(18))).not.toContain('No single gain');
});

it.each([
  ['judged', 'The better turn leaves', 'Lepsza tura zostawia w składzie 3 czerwone, a zagrana tura 2 czerwone.'],
  ['open', 'The other turn leaves', 'Inna tura zostawia w składzie 3 czerwone, a zagrana tura 2 czerwone.'],
  ['tried', 'Your turn leaves', 'Twoja tura zostawia w składzie 3 czerwone, a tura z partii 2 czerwone.'],
  [
    'repeated',
    'The turn of the match leaves',
    'Tura z partii zostawia w składzie 3 czerwone, a twoja tura 2 czerwone.',
  ],
] as const)('call the two turns what they are (%s)', (naming, english, polish) => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'parts' });
  const reasons: Reason[] = [{ kind: 'hold', played: 'RR', better: 'RRR' }];
  const step = { reasons, points: 0, playedOut: null } as unknown as ReviewedStep;
  const said = (['en', 'pl'] as const).flatMap((language) =>
    reviewWordsFor(language, wordsFor(language)).reasons(match, step, [], naming),
  );
  expect(said).toEqual([`${english} 3 red instead of 2 red.`, polish]);
});

it.each(['en', 'pl'] as const)(
  'tell no figure as a finding where either turn may be the better one (%s)',
  (language) => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'parts' });
    const playedOut = { pairs: 40, better: 22, played: 18 };
    const step = { reasons: [], points: 2, playedOut, better: [], loss: 0.09, evaluatedLoss: 0.08 };
    const words = reviewWordsFor(language, wordsFor(language));
    expect(words.reasons(match, step, [], 'perhaps').join(' ')).toContain('−9 %');
    const open = words.reasons(match, step, [], 'open');
    expect(open).toHaveLength(2);
    // What is equal is said.
    expect(open[0]).toMatch(/^(No claim usually comes sooner|Po żadnej z obu tur)/);
    expect(open[1]).toMatch(/22.+18.+(too close to tell|nie da się tego rozstrzygnąć)\.$/);
    expect(open.join(' ')).not.toContain('%');
  },
);

it('explain a curve that is far from what the playouts say', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'parts' });
  const playedOut = { pairs: 40, better: 22, played: 18 };
  const said = (language: 'en' | 'pl', chance?: number): string[] =>
    reviewWordsFor(language, wordsFor(language)).reasons(match, {
      reasons: [],
      points: 0,
      better: [],
      loss: 0.06,
      evaluatedLoss: 0.05,
      playedOut,
      ...(chance === undefined ? {} : { chance }),
    });
  expect(said('en', 0.86).slice(2)).toEqual([
    'The curve says 86 % before this turn, not 55 %: it also counts what is estimated for the turns around it. So far apart, neither is sure.',
  ]);
  expect(said('pl', 0.86)[2]).toContain('86 %, a nie 55 %');
  expect([...said('en', 0.6).slice(2), ...said('en').slice(2)]).toEqual([]);
});
