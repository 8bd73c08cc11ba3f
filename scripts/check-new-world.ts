/**
 * Checks the component data of A New World against everything known about the printed game.
 *
 *   node scripts/check-new-world.ts [file]     one line a constraint; exit code 1 if one fails
 *
 * It also works on figures typed in from an owned box ("standIn": false): lines marked [design], which judge the design of the
 * stand-ins, are then skipped, and lines marked [likely], which rest on weak sources, are only noted. `windrose pack check`
 * verifies that a pack can be played at all.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT_IN = new URL('../packages/rules/src/games/new-world/pack.json', import.meta.url);

/** A constraint of the printed game, and what the pack makes of it. */
export interface Finding {
  readonly section: string;
  readonly title: string;
  readonly verdict: 'holds' | 'noted' | 'fails';
  /** The violations, at most six. */
  readonly found: readonly string[];
}

/** The fields of every row. */
interface Row {
  readonly id: string;
  readonly confidence: string;
  readonly firmer?: Readonly<Record<string, string>>;
}

interface Space extends Row {
  readonly at: readonly [column: number, row: number];
  readonly kind: string;
  readonly settlers: number;
  readonly landmark: string | null;
  readonly exploration: boolean | '2-3';
  readonly gain?: string;
  readonly give?: string;
  readonly take?: string;
  readonly upgrades?: number;
  readonly reach?: number | 'any';
  readonly bonusStacks?: readonly number[];
}

/** A side of a board, by its name. */
interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly spaces: readonly Space[];
  readonly bonusStacks?: readonly number[];
  readonly bonusAt?: readonly [column: number, row: number];
  readonly bonusFor?: string;
}

interface Mode {
  readonly boards: readonly string[];
  readonly choice?: { readonly slot: string; readonly oneOf: readonly string[] };
  readonly arrangement: readonly (readonly string[])[];
  readonly forts: readonly string[];
  readonly markets: readonly string[];
  readonly islands: boolean;
  readonly playerBoard: 'A' | 'B';
  readonly starRemoved: string;
  readonly marksRemoved: readonly string[];
  readonly bonusSpaces: number;
  readonly explorationTiles: { readonly icons: number; readonly twoThree: number };
}

const MODES = ['base', 'part1', 'part2', 'part3'] as const;
type ModeName = (typeof MODES)[number];

interface PointCard extends Row {
  readonly kind: string;
  readonly cost: string;
  readonly vp: number;
  readonly star: string | null;
  readonly players: string;
  readonly settlers?: number;
  readonly landmark?: string;
  readonly cube?: string;
}

interface BonusTile extends Row {
  readonly kind: string;
  readonly icons: readonly string[];
  readonly vp: number;
  readonly mark: string | null;
}

interface ExplorationTile extends Row {
  readonly kind: string;
  readonly cubes?: string;
  readonly settlers?: number;
  readonly vp?: number;
  readonly icon?: string;
}

/** The checked part of the pack; {@link checkForm} reports where it differs. */
interface Pack {
  readonly standIn?: boolean;
  readonly landmarks: readonly string[];
  readonly boards: Readonly<Record<string, Board>>;
  readonly modes: Readonly<Record<ModeName, Mode>>;
  readonly pointCards: readonly PointCard[];
  readonly bonusTiles: readonly BonusTile[];
  readonly explorationTiles: readonly ExplorationTile[];
  readonly playerBoards: {
    readonly storage: number;
    readonly settlers: { readonly total: number; readonly start: number; readonly startWithTwoSeats: number };
    readonly startingCubes: readonly string[];
    readonly sideA: { readonly bonusSpaces: number };
    readonly sideB: {
      readonly bonusSpaces: number;
      readonly outposts: {
        readonly rows: readonly string[];
        readonly columns: number;
        readonly values: readonly (readonly number[])[];
      };
    };
  };
}

/** A verdict, one thing that breaks the constraint, or a list of these; what is empty does not count. */
type Problems = boolean | string | readonly unknown[];

/** Takes down the constraints of a section. */
interface Reporter {
  readonly check: (title: string, problems: Problems) => void;
  /** A check that rests on weak sources. For figures of an owned box its problems are only noted. */
  readonly likely: (title: string, problems: Problems) => void;
  /** A check of the design of the stand-ins. Skipped for figures of an owned box. */
  readonly design: (title: string, problems: () => Problems) => void;
}

/** The pack and what the sections ask of it. */
interface Table {
  readonly pack: Pack;
  readonly modes: Pack['modes'];
  /** The spaces of all boards. */
  readonly all: readonly Space[];
  readonly boardOf: (name: string) => Board;
  readonly spacesOf: (names: readonly string[] | undefined) => Space[];
  /** Every set of boards that can be on the table, by name; those of the base game begin with `base`. */
  readonly builds: Readonly<Record<string, readonly string[]>>;
  readonly bases: readonly string[];
}

/** Notes what a section finds. */
function reporter(findings: Finding[], section: string, { standIn }: Pack): Reporter {
  const check = (title: string, problems: Problems, counts = true): void => {
    const list =
      typeof problems === 'boolean' ? [problems ? '' : 'no'] : typeof problems === 'string' ? [problems] : problems;
    const found = list.filter(Boolean).slice(0, 6).map(show);
    findings.push({ section, title, verdict: found.length === 0 ? 'holds' : counts ? 'fails' : 'noted', found });
  };
  return {
    check: (title, problems) => check(title, problems),
    likely: (title, problems) => check(`[likely] ${title}`, problems, standIn ?? true),
    design: (title, problems) => {
      if (standIn === true) check(`[design] ${title}`, problems());
    },
  };
}

const show = (x: unknown): string => (typeof x === 'string' ? x : JSON.stringify(x));
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const count = <Item>(list: readonly Item[], counts: (item: Item) => boolean): number => list.filter(counts).length;
const sorted = <Item>(list: readonly Item[]): Item[] => list.toSorted((a, b) => (a < b ? -1 : 1));

/** The number of items with each key. */
function tally<Item>(list: readonly Item[], keyOf: (item: Item) => unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of list) {
    const key = String(keyOf(item));
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Whether a list has something, which may be of any kind. */
const has = (list: readonly unknown[], one: unknown): boolean => list.includes(one);

const LETTERS = ['Y', 'R', 'G', 'B'];
const CONFIDENCE = ['exact', 'derived', 'likely', 'inferred', 'stand-in'];
const ICONS = ['settlers', 'exploration', 'help', 'tool'];
const BOARDS = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'A2', 'B2', 'C2', 'D2', 'E2', 'F2'];

/** The fields of each kind of space beyond those that all spaces have. */
const FIELDS: Readonly<Record<string, readonly (keyof Space)[]>> = {
  production: ['gain'],
  upgrade: ['upgrades'],
  trade: ['give', 'take'],
  fort: ['bonusStacks'],
  market: [],
  'refresh-market': [],
  'adjust-route': [],
  'move-boat': ['reach'],
  'boat-trade': [],
  'outpost-trade': [],
};
const BASIC = ['production', 'upgrade', 'trade', 'fort'];

/** The worth of cubes: yellow 1 to brown 4. */
const worth = (cubes = ''): number => sum(cubes.split('').map((cube) => LETTERS.indexOf(cube) + 1));
const isBundle = (text: unknown): boolean => typeof text === 'string' && /^Y*R*G*B*$/.test(text) && text.length > 0;

/** Stands for a board that the pack lacks. */
const NO_BOARD: Board = { columns: 0, rows: 0, spaces: [] };

function tableOf(pack: Pack): Table {
  const { modes } = pack;
  const boardOf = (name: string): Board => pack.boards[name] ?? NO_BOARD;
  const spacesOf = (names: readonly string[] = []): Space[] => names.flatMap((name) => boardOf(name).spaces);
  const builds: Record<string, readonly string[]> = {
    part1: modes.part1.boards,
    part2: modes.part2.boards,
    part3: modes.part3.boards,
  };
  const bases = (modes.base.choice?.oneOf ?? []).map((board) => `base+${board}`);
  for (const board of modes.base.choice?.oneOf ?? []) builds[`base+${board}`] = [...modes.base.boards, board];
  return { pack, modes, all: spacesOf(BOARDS), boardOf, spacesOf, builds, bases };
}

/** The form that the other sections rely on. */
function checkForm({ check }: Reporter, { pack, all, boardOf }: Table): void {
  check(
    'pack, version, schema, sources, boards, modes, pointCards, bonusTiles, explorationTiles, playerBoards present',
    [
      'pack',
      'version',
      'schema',
      'sources',
      'boards',
      'modes',
      'pointCards',
      'bonusTiles',
      'explorationTiles',
      'playerBoards',
    ].filter((k) => !(k in pack)),
  );
  check(
    'the twelve board sides A1..F1, A2..F2 and nothing else',
    same(Object.keys(pack.boards).sort(), sorted([...BOARDS])),
  );
  check(
    'ids unique over spaces, cards and tiles',
    (() => {
      const t = tally([...all, ...pack.pointCards, ...pack.bonusTiles, ...pack.explorationTiles], (r) => r.id);
      return Object.keys(t).filter((id) => (t[id] ?? 0) > 1);
    })(),
  );
  check(
    'every row carries a known confidence word, and firmer fields too',
    [...all, ...pack.pointCards, ...pack.bonusTiles, ...pack.explorationTiles]
      .filter(
        (r) => !CONFIDENCE.includes(r.confidence) || Object.values(r.firmer ?? {}).some((w) => !CONFIDENCE.includes(w)),
      )
      .map((r) => r.id),
  );
  check(
    'space ids name their board; cells lie inside the grid, one space a cell',
    BOARDS.flatMap((b) => {
      const { columns, rows, spaces } = boardOf(b);
      const cells = new Set(spaces.map((s) => s.at.join()));
      return [
        cells.size === spaces.length ? '' : `${b} shares a cell`,
        ...spaces
          .filter(
            (s) => !s.id.startsWith(b + '-') || s.at[0] < 0 || s.at[0] >= columns || s.at[1] < 0 || s.at[1] >= rows,
          )
          .map((s) => s.id),
      ];
    }),
  );
  check(
    'each space has exactly the fields of its kind',
    all
      .filter((s) => {
        const own = FIELDS[s.kind];
        const foreign = Object.values(FIELDS)
          .flat()
          .filter((f) => !own?.includes(f));
        return !own || own.some((f) => s[f] === undefined) || foreign.some((f) => s[f] !== undefined);
      })
      .map((s) => s.id),
  );
  check(
    'bundles are letters Y R G B in rising order',
    [
      ...all.flatMap((s) => [s.gain, s.give, s.take]),
      ...pack.pointCards.map((c) => c.cost),
      ...pack.explorationTiles.map((t) => t.cubes),
      ...pack.playerBoards.startingCubes,
    ].filter((b) => b !== undefined && !isBundle(b)),
  );
  check(
    'landmark is null or one of four; exploration is false, true or "2-3"; reach is 1, 2 or "any"; upgrades is a whole number',
    [
      pack.landmarks.length === 4 ? '' : 'not four landmarks',
      ...all
        .filter(
          (s) =>
            !(s.landmark === null || pack.landmarks.includes(s.landmark)) ||
            ![false, true, '2-3'].includes(s.exploration) ||
            (s.kind === 'move-boat' && !has([1, 2, 'any'], s.reach)) ||
            (s.kind === 'upgrade' && !(Number.isInteger(s.upgrades) && Number(s.upgrades) > 0)),
        )
        .map((s) => s.id),
    ],
  );
}

/** The games: boards, arrangements, forts and markets. */
function checkModes({ check }: Reporter, { modes, boardOf, spacesOf }: Table): void {
  const expected = {
    base: [['A1', 'B1', 'C1'], 'A', 'white', ['I', 'III'], 3],
    part1: [['A1', 'B1', 'C2', 'E2'], 'A', 'black', ['III'], 3],
    part2: [['A2', 'B2', 'C1', 'F2'], 'B', 'white', ['I', 'III'], 4],
    part3: [['A2', 'B2', 'C1', 'D2', 'E2', 'F2'], 'B', 'black', [], 4],
  };
  for (const k of MODES) {
    const { boards, playerBoard, starRemoved, marksRemoved, bonusSpaces } = modes[k];
    check(
      `${k}: boards, player board, star, marks and bonus spaces as in the rules`,
      same([sorted(boards), playerBoard, starRemoved, marksRemoved, bonusSpaces], expected[k]),
    );
  }
  check(
    'base: the fourth board is one of D1, E1, F1',
    same(sorted(modes.base.choice?.oneOf ?? []), ['D1', 'E1', 'F1']),
  );
  check(
    'the arrangement names each board of the mode once, in a full grid',
    Object.entries(modes)
      .filter(([, m]) => {
        const want = sorted([...m.boards, ...(m.choice ? [m.choice.slot] : [])]);
        return (
          !same(m.arrangement.flat().sort(), want) || m.arrangement.some((r) => r.length !== m.arrangement[0]?.length)
        );
      })
      .map(([k]) => k),
  );
  const inRow = (m: Mode, row: number, kind: string): string[] =>
    (m.arrangement.at(row) ?? []).flatMap((b) => {
      const board = boardOf(b);
      const y = row === 0 ? 0 : board.rows - 1;
      return board.spaces
        .filter((s) => s.at[1] === y && s.kind === kind)
        .sort((p, q) => p.at[0] - q.at[0])
        .map((s) => s.id);
    });
  check(
    'four forts, the whole top row, listed left to right',
    Object.entries(modes)
      .filter(
        ([, m]) =>
          m.forts.length !== 4 ||
          !same(inRow(m, 0, 'fort'), m.forts) ||
          count(spacesOf(m.boards), (s) => s.kind === 'fort') !== 4,
      )
      .map(([k]) => k),
  );
  check(
    'Parts I and III: four markets, the whole bottom row, listed left to right; none elsewhere',
    Object.entries(modes)
      .filter(([k, m]) => {
        const markets = ['part1', 'part3'].includes(k);
        const found = count(spacesOf(m.boards), (s) => s.kind === 'market');
        return markets ? found !== 4 || !same(inRow(m, -1, 'market'), m.markets) : found || m.markets.length;
      })
      .map(([k]) => k),
  );
}

/** The locations of the boards. */
function checkSpaces({ check, likely }: Reporter, { modes, all, builds, bases, boardOf, spacesOf }: Table): void {
  for (const b of bases)
    likely(`${b}: 23 spaces`, spacesOf(builds[b]).length === 23 ? true : `${spacesOf(builds[b]).length}`);
  for (const b of bases)
    check(
      `${b}: only production, upgrade, trade and fort`,
      spacesOf(builds[b])
        .filter((s) => !BASIC.includes(s.kind))
        .map((s) => s.id),
    );
  likely('printed settlers 1 to 3 in base; at most one 4, on a board of the combined modes', [
    ...all.filter((s) => ![1, 2, 3, 4].includes(s.settlers)).map((s) => s.id),
    ...all.filter((s) => s.settlers === 4 && s.id[1] === '1').map((s) => s.id),
    count(all, (s) => s.settlers === 4) <= 1 ? '' : 'more than one 4',
  ]);
  const digits = (boards: readonly string[], row: number): string =>
    boards
      .flatMap((b) =>
        boardOf(b)
          .spaces.filter((s) => s.at[1] === row)
          .sort((p, q) => p.at[0] - q.at[0])
          .map((s) => s.settlers),
      )
      .join(' ');
  likely(
    'settler digits of the Part III picture: A2 B2 = 1 1 2 3 / 1 1 2 3 / 2 3 1',
    same(
      [0, 1, 2].map((r) => digits(['A2', 'B2'], r)),
      ['1 1 2 3', '1 1 2 3', '2 3 1'],
    ),
  );
  likely(
    'settler digits of the Part III picture: C1 F2 = 2 2 1 / 2 2 2 2 / 3 3 4 3',
    same(
      [0, 1, 2].map((r) => digits(['C1', 'F2'], r)),
      ['2 2 1', '2 2 2 2', '3 3 4 3'],
    ),
  );
  likely(
    'settler digits of the Part III picture: E2 D2 markets = 1 1 2 3, the others a 3 and a 2',
    digits(['E2', 'D2'], 2) === '1 1 2 3' &&
      spacesOf(['E2', 'D2'])
        .filter((s) => s.at[1] < 2)
        .map((s) => s.settlers)
        .sort((a, b) => a - b)
        .join(' ') === '2 3',
  );
  check(
    'Part I has refresh market and adjust route; Part III refresh market only; base and Part II neither',
    MODES.filter((k) => {
      const spaces = spacesOf(modes[k].boards);
      const found = ['refresh-market', 'adjust-route'].map((kind) => count(spaces, (s) => s.kind === kind));
      return !same(found, { base: [0, 0], part1: [1, 1], part2: [0, 0], part3: [1, 0] }[k]);
    }),
  );
  check(
    'Parts II and III: boat moves of 1, 2 and any, a boat trade and an outpost trade; none elsewhere',
    Object.entries(modes)
      .filter(([, m]) => {
        const s = spacesOf(m.boards);
        const reach = new Set(s.filter((x) => x.kind === 'move-boat').map((x) => x.reach));
        const trades = ['boat-trade', 'outpost-trade'].map((t) => count(s, (x) => x.kind === t));
        return m.islands ? reach.size !== 3 || trades.includes(0) : reach.size || sum(trades);
      })
      .map(([k]) => k),
  );
  likely(
    'no exploration icon on a fort',
    all.filter((s) => s.kind === 'fort' && s.exploration !== false).map((s) => s.id),
  );
}

/** Checks the places of exploration tiles. */
function checkExploration({ check }: Reporter, { modes, builds, bases, spacesOf }: Table): void {
  const icons = (names: readonly string[] | undefined): number => count(spacesOf(names), (s) => s.exploration === true);
  const marks23 = (names: readonly string[] | undefined): number =>
    count(spacesOf(names), (s) => s.exploration === '2-3');
  check(
    'none of A1, B1, C2, D2, E2 carries an exploration icon',
    ['A1', 'B1', 'C2', 'D2', 'E2'].filter((b) => icons([b])),
  );
  for (const b of bases)
    check(
      `${b}: 8 icons and two 2-3 spaces, so 10 covered with 2 or 3 seats and 8 with 4`,
      icons(builds[b]) === 8 && marks23(builds[b]) === 2,
    );
  check('Part I: no icon, two 2-3 spaces', icons(builds.part1) === 0 && marks23(builds.part1) === 2);
  check(
    'Parts II and III: 7 icons, two 2-3 spaces (one of ten tiles to spare)',
    ['part2', 'part3'].filter((b) => icons(builds[b]) !== 7 || marks23(builds[b]) !== 2),
  );
  check(
    'the modes state the same numbers',
    Object.entries(builds).flatMap(([name, boards]) => {
      const mode = MODES.find((one) => one === name.split('+')[0]);
      const stated = mode && modes[mode].explorationTiles;
      return stated?.icons === icons(boards) && stated.twoThree === marks23(boards) ? [] : [name];
    }),
  );
}

/** Checks the places of bonus tiles. */
function checkBonusStacks({ check, likely }: Reporter, { boardOf, spacesOf }: Table): void {
  const fortStacks = spacesOf(['A1', 'B1'])
    .filter((s) => s.kind === 'fort')
    .map((s) => s.bonusStacks ?? []);
  check('A1 + B1: at most 17 tiles, some fort with two stacks, none with more', [
    sum(fortStacks.flat()) <= 17 ? '' : 'too many',
    fortStacks.some((s) => s.length === 2) ? '' : 'no fort with two',
    fortStacks.some((s) => s.length > 2) ? 'three stacks' : '',
  ]);
  likely(
    'A1 + B1: every fort carries a stack',
    fortStacks.every((s) => s.length),
  );
  check(
    'forts of A2 and B2 carry no stack',
    spacesOf(['A2', 'B2'])
      .filter((s) => s.kind === 'fort' && s.bonusStacks?.length)
      .map((s) => s.id),
  );
  const stacksOf = (name: string): readonly number[] => boardOf(name).bonusStacks ?? [];
  check(
    'only B2, D2, F2 carry stacks of the board, in a cell without a space',
    BOARDS.filter(
      (b) =>
        stacksOf(b).length > 0 !== ['B2', 'D2', 'F2'].includes(b) ||
        (stacksOf(b).length && boardOf(b).spaces.some((s) => same(s.at, boardOf(b).bonusAt))),
    ),
  );
  check(
    'B2 and F2 together 16 tiles, D2 8 (so 16 of 17 lie out in Part II, 24 of 25 in Part III)',
    sum([...stacksOf('B2'), ...stacksOf('F2')]) === 16 && sum(stacksOf('D2')) === 8,
  );
  likely('B2 and F2: two stacks of 4 each', same(stacksOf('B2'), [4, 4]) && same(stacksOf('F2'), [4, 4]));
  check(
    'B2 and F2 pay emptied outpost columns, D2 every fourth merchant card',
    same(
      ['B2', 'F2', 'D2'].map((b) => boardOf(b).bonusFor),
      ['outpost-column', 'outpost-column', 'fourth-merchant'],
    ),
  );
}

/** Point cards, and the deck of each game. */
function checkPointCards({ check, likely, design }: Reporter, { pack, modes }: Table): void {
  const cards = pack.pointCards;
  const deckFor = (mode: ModeName, seats: number): PointCard[] =>
    cards.filter(
      (c) =>
        c.star !== modes[mode].starRemoved && (seats === 4 || c.players !== '4') && (seats > 2 || c.players !== '3+'),
    );
  check('56 cards of the four kinds, each with its fields', [
    cards.length === 56 ? '' : `${cards.length} cards`,
    ...cards
      .filter((c) => {
        if (!ICONS.includes(c.kind) || !Number.isInteger(c.vp) || c.vp < 1) return true;
        const settlers = c.kind === 'settlers',
          mark = ['help', 'tool'].includes(c.kind),
          tool = c.kind === 'tool';
        return (
          settlers !== has([1, 2], c.settlers) ||
          mark !== has(pack.landmarks, c.landmark) ||
          tool !== (typeof c.cube === 'string' && c.cube.length === 1 && LETTERS.includes(c.cube))
        );
      })
      .map((c) => c.id),
  ]);
  likely(
    'every card costs three cubes',
    cards.filter((c) => c.cost.length !== 3).map((c) => c.id),
  );
  check('stars null, white, black and marks any, 3+, 4, all in use', [
    ...cards
      .filter((c) => ![null, 'white', 'black'].includes(c.star) || !['any', '3+', '4'].includes(c.players))
      .map((c) => c.id),
    new Set(cards.map((c) => c.star)).size === 3 && new Set(cards.map((c) => c.players)).size === 3
      ? ''
      : 'one is missing',
  ]);
  likely(
    'some new-settlers cards give two',
    cards.some((c) => c.settlers === 2),
  );
  check(
    'every deck covers 4 shown and 8 claims a seat',
    MODES.flatMap((m) => [2, 3, 4].filter((n) => deckFor(m, n).length < 4 + 8 * n).map((n) => `${m} with ${n}`)),
  );
  design(
    'white and black stars are equally many',
    () => count(cards, (c) => c.star === 'white') === count(cards, (c) => c.star === 'black'),
  );
  design('every deck holds the four kinds equally', () =>
    MODES.flatMap((m) =>
      [2, 3, 4]
        .filter((n) => new Set(Object.values(tally(deckFor(m, n), (c) => c.kind))).size !== 1)
        .map((n) => `${m}/${n}`),
    ),
  );
  design(
    'with four seats help and tool cards fall equally on the landmarks; with two each landmark has one of each',
    () =>
      MODES.flatMap((m) =>
        ['help', 'tool'].flatMap((k) => [
          new Set(
            Object.values(
              tally(
                deckFor(m, 4).filter((c) => c.kind === k),
                (c) => c.landmark,
              ),
            ),
          ).size === 1
            ? ''
            : `${m} ${k}`,
          Object.keys(
            tally(
              deckFor(m, 2).filter((c) => c.kind === k),
              (c) => c.landmark,
            ),
          ).length === 4
            ? ''
            : `${m} ${k} with two`,
        ]),
      ),
  );
  design('every deck has at least four cards of worth 5 or less', () =>
    MODES.flatMap((m) =>
      [2, 3, 4].filter((n) => count(deckFor(m, n), (c) => worth(c.cost) <= 5) < 4).map((n) => `${m}/${n}`),
    ),
  );
  design('points never fall when the price rises by two, among cards with the same benefit', () =>
    cards.flatMap((a) =>
      cards
        .filter(
          (b) =>
            a.kind === b.kind &&
            a.settlers === b.settlers &&
            a.cube === b.cube &&
            worth(a.cost) + 2 <= worth(b.cost) &&
            a.vp > b.vp,
        )
        .map((b) => `${a.id} ${b.id}`),
    ),
  );
  design('at one price, the larger benefit never has more points', () =>
    cards.flatMap((a) =>
      cards
        .filter(
          (b) =>
            a.kind === b.kind &&
            a.cost === b.cost &&
            ((a.settlers ?? 0) > (b.settlers ?? 0) || worth(a.cube) > worth(b.cube)) &&
            a.vp > b.vp,
        )
        .map((b) => `${a.id} ${b.id}`),
    ),
  );
  design(
    'points lie between 2 and 9 and include the 4, 5, 6 and 7 seen in the Part III picture',
    () => cards.every((c) => c.vp >= 2 && c.vp <= 9) && [4, 5, 6, 7].every((v) => cards.some((c) => c.vp === v)),
  );
}

/** Bonus tiles. */
function checkBonusTiles({ check, likely, design }: Reporter, { pack }: Table): void {
  const tiles = pack.bonusTiles;
  const per: Readonly<Record<string, readonly [icons: number, vp: number]>> = {
    'per-icon': [1, 2],
    'per-pair': [2, 3],
    'per-2-settlers': [0, 1],
    flat: [0, 3],
    'per-2-merchants': [0, 2],
  };
  check(
    '25 tiles: 17 unmarked, 3 marked I, 5 marked III',
    same(
      [
        tiles.length,
        count(tiles, (t) => t.mark === null),
        count(tiles, (t) => t.mark === 'I'),
        count(tiles, (t) => t.mark === 'III'),
      ],
      [25, 17, 3, 5],
    ),
  );
  check(
    'kinds, icons and points as in the rules (2 an icon, 3 a pair, 1 per 2 settlers, flat 3, 2 per 2 merchant cards)',
    tiles
      .filter((t) => !same([t.icons.length, t.vp], per[t.kind]) || t.icons.some((i) => !ICONS.includes(i)))
      .map((t) => t.id),
  );
  const plain = tiles.filter((t) => t.mark === null);
  check('the unmarked tiles show every kind but merchants, and both equal and mixed pairs', [
    ...['per-icon', 'per-pair', 'per-2-settlers', 'flat'].filter((k) => !plain.some((t) => t.kind === k)),
    plain.some((t) => t.kind === 'per-pair' && t.icons[0] === t.icons[1]) &&
    plain.some((t) => t.kind === 'per-pair' && t.icons[0] !== t.icons[1])
      ? ''
      : 'pairs',
  ]);
  check(
    'merchant tiles are marked I only, and there is one',
    tiles.some((t) => t.kind === 'per-2-merchants') &&
      tiles.every((t) => t.kind !== 'per-2-merchants' || t.mark === 'I'),
  );
  likely('most unmarked tiles show pairs', count(plain, (t) => t.kind === 'per-pair') * 2 > plain.length);
  type Held = Readonly<Record<string, number>>;
  const scoreTile = ({ kind, icons: [a = '', b = ''] }: BonusTile, n: Held): number => {
    const [first, second] = [n[a] ?? 0, n[b] ?? 0];
    if (kind === 'per-icon') return 2 * first;
    return 3 * (a === b ? Math.floor(first / 2) : Math.min(first, second));
  };
  check(
    'the worked example of the overview sheet can be laid: seven icons, help-help 3 + help-other 9 + one icon held three times 6 = 18',
    (() => {
      const helpPair = plain.find((t) => t.kind === 'per-pair' && same(t.icons, ['help', 'help']));
      for (const x of ['settlers', 'exploration', 'tool'])
        for (const y of ['settlers', 'exploration', 'tool']) {
          const n: Record<string, number> = { settlers: 0, exploration: 0, help: 3, tool: 0 };
          n[x] = (n[x] ?? 0) + 3;
          n[y] = (n[y] ?? 0) + 1;
          const mixed = plain.find((t) => t.kind === 'per-pair' && t.icons.includes('help') && t.icons.includes(x));
          const single = plain.find((t) => t.kind === 'per-icon' && n[t.icons[0] ?? ''] === 3);
          if (
            helpPair &&
            mixed &&
            single &&
            same(
              [helpPair, mixed, single].map((t) => scoreTile(t, n)),
              [3, 9, 6],
            )
          )
            return true;
        }
      return false;
    })(),
  );
  design(
    'the icons fall equally on the unmarked tiles',
    () =>
      new Set(
        Object.values(
          tally(
            plain.flatMap((t) => t.icons),
            (i) => i,
          ),
        ),
      ).size === 1,
  );
}

/** Exploration tiles. */
function checkExplorationTiles({ check, design }: Reporter, { pack }: Table): void {
  const xt = pack.explorationTiles;
  check('ten tiles of the four kinds, each with its field', [
    xt.length === 10 ? '' : `${xt.length} tiles`,
    ...['cubes', 'settler', 'points', 'icon'].filter((k) => !xt.some((t) => t.kind === k)),
    ...xt
      .filter(
        (t) =>
          !{ cubes: isBundle(t.cubes), settler: t.settlers === 1, points: t.vp === 3, icon: has(ICONS, t.icon) }[
            t.kind
          ],
      )
      .map((t) => t.id),
  ]);
  design('one icon tile for each icon', () =>
    same(sorted(xt.filter((t) => t.kind === 'icon').map((t) => t.icon ?? '')), sorted([...ICONS])),
  );
}

/** Player boards. */
function checkPlayerBoards({ check, likely }: Reporter, { pack, modes }: Table): void {
  const pb = pack.playerBoards;
  check(
    'storage 10; 12 settlers, 6 at the start, 7 with two seats',
    same([pb.storage, pb.settlers.total, pb.settlers.start, pb.settlers.startWithTwoSeats], [10, 12, 6, 7]),
  );
  check('starting cubes YYY, YYYY, YYYY, YYYR', same(pb.startingCubes, ['YYY', 'YYYY', 'YYYY', 'YYYR']));
  check(
    'side A 3 bonus spaces, side B 4, as the modes say',
    pb.sideA.bonusSpaces === 3 &&
      pb.sideB.bonusSpaces === 4 &&
      Object.values(modes).every((m) => m.bonusSpaces === pb[`side${m.playerBoard}`].bonusSpaces),
  );
  const grid = pb.sideB.outposts;
  check(
    '12 outposts: four rows Y R G B of three numbered spaces',
    same(grid.rows, LETTERS) &&
      grid.columns === 3 &&
      grid.values.length === 4 &&
      grid.values.every((r) => r.length === 3 && r.every((v) => Number.isInteger(v) && v > 0)),
  );
  likely(
    'every outpost space counts 1 point, as the description of Part III says',
    grid.values.every((r) => r.every((v) => v === 1)),
  );
}

/** Checks the balance of the boards. */
function checkBalance({ design }: Reporter, { pack, all, builds, bases, spacesOf }: Table): void {
  for (const b of Object.keys(builds))
    design(`${b}: each landmark on at least two spaces, equally often, on at most two spaces in three`, () => {
      const s = spacesOf(builds[b]).filter((x) => x.landmark);
      const t = tally(s, (x) => x.landmark);
      return [
        ...pack.landmarks.filter((l) => !((t[l] ?? 0) >= 2)),
        new Set(Object.values(t)).size === 1 ? '' : t,
        s.length * 3 <= spacesOf(builds[b]).length * 2 ? '' : 'too many',
      ];
    });
  design(
    'at the start of a base match with two seats: all four goods are produced, an upgrade of two, at least two trades',
    () =>
      bases.flatMap((b) => {
        const open = spacesOf(builds[b]).filter((s) => s.exploration === false);
        return [
          ...LETTERS.filter((c) => !open.some((s) => s.kind === 'production' && s.gain?.includes(c))).map(
            (c) => `${b} ${c}`,
          ),
          open.some((s) => s.kind === 'upgrade' && s.upgrades === 2) ? '' : `${b} upgrade`,
          count(open, (s) => s.kind === 'trade') >= 2 ? '' : `${b} trades`,
        ];
      }),
  );
  design('every mode can always make yellow, and raise or trade it', () =>
    Object.keys(builds).filter((b) => {
      const open = spacesOf(builds[b]).filter((s) => s.exploration === false);
      return (
        !open.some((s) => s.kind === 'production' && s.gain?.includes('Y')) ||
        !open.some((s) => ['upgrade', 'trade', 'market', 'move-boat'].includes(s.kind))
      );
    }),
  );
  const band: Readonly<Record<number, readonly [number, number]>> = { 1: [2, 3], 2: [3, 5], 3: [4, 6], 4: [7, 9] };
  design('production is worth 2-3, 3-5, 4-6, 7-9 for 1, 2, 3, 4 settlers', () =>
    all
      .filter(({ kind, gain, settlers }) => {
        const [least, most] = band[settlers] ?? [0, 0];
        return kind === 'production' && (worth(gain) < least || worth(gain) > most);
      })
      .map((s) => s.id),
  );
  const steps: Readonly<Record<number, readonly number[]>> = { 1: [2], 2: [3], 3: [4, 5] };
  design('upgrades number 2 for one settler, 3 for two, 4-5 for three', () =>
    all.filter((s) => s.kind === 'upgrade' && !has(steps[s.settlers] ?? [], s.upgrades)).map((s) => s.id),
  );
  design('every trade gains, and at most doubles what is given; most are of one colour to one colour', () => {
    const trades = all.filter((s) => s.kind === 'trade');
    return [
      ...trades.filter((s) => worth(s.take) <= worth(s.give) || worth(s.take) > 2 * worth(s.give)).map((s) => s.id),
      count(trades, (s) => new Set(s.give).size === 1 && new Set(s.take).size === 1) * 4 >= trades.length * 3
        ? ''
        : 'too many mixed trades',
    ];
  });
  design('the trades named by reviewers exist: G for RR, RRR for BB, B for YYYYYY', () =>
    [
      ['G', 'RR'],
      ['RRR', 'BB'],
      ['B', 'YYYYYY'],
    ].filter(([g, t]) => !all.some((s) => s.give === g && s.take === t)),
  );
}

const SECTIONS: readonly (readonly [section: string, check: (report: Reporter, table: Table) => void])[] = [
  ['modes', checkModes],
  ['spaces', checkSpaces],
  ['exploration', checkExploration],
  ['bonus stacks', checkBonusStacks],
  ['point cards', checkPointCards],
  ['bonus tiles', checkBonusTiles],
  ['exploration tiles', checkExplorationTiles],
  ['player boards', checkPlayerBoards],
  ['balance', checkBalance],
];

/** All constraints with what was found; only those of the form where one of these fails. @param raw the raw pack */
export function checkNewWorld(raw: Readonly<Record<string, unknown>>): Finding[] {
  const pack = raw as unknown as Pack;
  const table = tableOf(pack);
  const findings: Finding[] = [];
  checkForm(reporter(findings, 'form', pack), table);
  if (findings.some(({ verdict }) => verdict === 'fails')) return findings;
  for (const [section, check] of SECTIONS) check(reporter(findings, section, pack), table);
  return findings;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const findings = checkNewWorld(
    JSON.parse(readFileSync(process.argv[2] ?? BUILT_IN, 'utf8')) as Record<string, unknown>,
  );
  let section = '';
  for (const finding of findings) {
    if (finding.section !== section) console.log(`-- ${(section = finding.section)}`);
    const verdict = { holds: 'ok  ', noted: 'note', fails: 'FAIL' }[finding.verdict];
    console.log(`${verdict} ${finding.title}${finding.found.length > 0 ? `: ${finding.found.join('; ')}` : ''}`);
  }
  const failures = count(findings, ({ verdict }) => verdict === 'fails');
  console.log(failures > 0 ? `\n${failures} constraint(s) FAIL` : '\nall constraints hold');
  process.exitCode = failures > 0 ? 1 : 0;
}
