// Checks the component data of A New World against everything known about the printed game.
//
//   node scripts/check-new-world.mjs [file]     one line a constraint; exit code 1 if one fails
//
// It also works on figures typed in from an owned box ("standIn": false): lines marked [design], which judge the design of the
// stand-ins, are then skipped, and lines marked [likely], which rest on weak sources, are only noted. `windrose pack check`
// verifies that a pack can be played at all.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT_IN = new URL('../packages/rules/src/games/new-world/pack.json', import.meta.url);

/**
 * All constraints with what was found.
 * @param {Record<string, any>} pack the raw pack
 * @returns {{ section: string, title: string, verdict: 'holds' | 'noted' | 'fails', found: string[] }[]}
 */
export function checkNewWorld(pack) {
  const findings = [];
  let section = '';
  const show = (x) => (typeof x === 'string' ? x : JSON.stringify(x));
  // `problems`: true, false, one finding, or a list of findings (empty ones do not count)
  function check(title, problems, counts = true) {
    const list = Array.isArray(problems) ? problems : [problems === true ? '' : problems === false ? 'no' : problems];
    const found = list.filter(Boolean).slice(0, 6).map(show);
    findings.push({ section, title, verdict: found.length === 0 ? 'holds' : counts ? 'fails' : 'noted', found });
  }
  const likely = (title, problems) => check(`[likely] ${title}`, problems, pack.standIn);
  const design = (title, problems) => pack.standIn && check(`[design] ${title}`, problems());
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const sum = (list) => list.reduce((a, b) => a + b, 0);
  const count = (list, f) => list.filter(f).length;
  const sorted = (list) => list.toSorted((a, b) => (a < b ? -1 : 1));
  const tally = (list, f) => list.reduce((t, x) => ((t[f(x)] = (t[f(x)] ?? 0) + 1), t), {});

  const LETTERS = ['Y', 'R', 'G', 'B'];
  const worth = (cubes) => sum(cubes.split('').map((c) => LETTERS.indexOf(c) + 1));
  const isBundle = (s) => typeof s === 'string' && /^Y*R*G*B*$/.test(s) && s.length > 0;
  const WORDS = ['exact', 'derived', 'likely', 'inferred', 'stand-in'];
  const ICONS = ['settlers', 'exploration', 'help', 'tool'];
  const BOARDS = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'A2', 'B2', 'C2', 'D2', 'E2', 'F2'];
  const FIELDS = {
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

  const spacesOf = (names) => names.flatMap((b) => pack.boards[b]?.spaces ?? []);
  const all = spacesOf(BOARDS);
  const M = pack.modes;
  // every set of boards that can be on the table
  const builds = { part1: M.part1.boards, part2: M.part2.boards, part3: M.part3.boards };
  for (const x of M.base.choice.oneOf) builds[`base+${x}`] = [...M.base.boards, x];
  const bases = Object.keys(builds).filter((k) => k.startsWith('base'));
  const modeOf = (build) => M[build.split('+')[0]];

  section = 'form';
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
      return Object.keys(t).filter((id) => t[id] > 1);
    })(),
  );
  check(
    'every row carries a known confidence word, and firmer fields too',
    [...all, ...pack.pointCards, ...pack.bonusTiles, ...pack.explorationTiles]
      .filter((r) => !WORDS.includes(r.confidence) || Object.values(r.firmer ?? {}).some((w) => !WORDS.includes(w)))
      .map((r) => r.id),
  );
  check(
    'space ids name their board; cells lie inside the grid, one space a cell',
    BOARDS.flatMap((b) => {
      const { columns, rows, spaces } = pack.boards[b];
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
            (s.kind === 'move-boat' && ![1, 2, 'any'].includes(s.reach)) ||
            (s.kind === 'upgrade' && !(Number.isInteger(s.upgrades) && s.upgrades > 0)),
        )
        .map((s) => s.id),
    ],
  );

  if (findings.some(({ verdict }) => verdict === 'fails')) return findings;

  section = 'modes';
  const expected = {
    base: [['A1', 'B1', 'C1'], 'A', 'white', ['I', 'III'], 3],
    part1: [['A1', 'B1', 'C2', 'E2'], 'A', 'black', ['III'], 3],
    part2: [['A2', 'B2', 'C1', 'F2'], 'B', 'white', ['I', 'III'], 4],
    part3: [['A2', 'B2', 'C1', 'D2', 'E2', 'F2'], 'B', 'black', [], 4],
  };
  for (const [k, e] of Object.entries(expected))
    check(
      `${k}: boards, player board, star, marks and bonus spaces as in the rules`,
      same([sorted([...M[k].boards]), M[k].playerBoard, M[k].starRemoved, M[k].marksRemoved, M[k].bonusSpaces], e),
    );
  check('base: the fourth board is one of D1, E1, F1', same(sorted([...M.base.choice.oneOf]), ['D1', 'E1', 'F1']));
  check(
    'the arrangement names each board of the mode once, in a full grid',
    Object.entries(M)
      .filter(([, m]) => {
        const want = sorted([...m.boards, ...(m.choice ? [m.choice.slot] : [])]);
        return (
          !same(m.arrangement.flat().sort(), want) || m.arrangement.some((r) => r.length !== m.arrangement[0].length)
        );
      })
      .map(([k]) => k),
  );
  const inRow = (m, row, kind) =>
    m.arrangement[row].flatMap((b) => {
      const board = pack.boards[b];
      const y = row === 0 ? 0 : board.rows - 1;
      return board.spaces
        .filter((s) => s.at[1] === y && s.kind === kind)
        .sort((p, q) => p.at[0] - q.at[0])
        .map((s) => s.id);
    });
  check(
    'four forts, the whole top row, listed left to right',
    Object.entries(M)
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
    Object.entries(M)
      .filter(([k, m]) => {
        const has = ['part1', 'part3'].includes(k);
        const found = count(spacesOf(m.boards), (s) => s.kind === 'market');
        return has
          ? found !== 4 || !same(inRow(m, m.arrangement.length - 1, 'market'), m.markets)
          : found || m.markets.length;
      })
      .map(([k]) => k),
  );

  section = 'spaces';
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
  const digits = (boards, row) =>
    boards
      .flatMap((b) =>
        pack.boards[b].spaces
          .filter((s) => s.at[1] === row)
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
        .sort()
        .join(' ') === '2 3',
  );
  check(
    'Part I has refresh market and adjust route; Part III refresh market only; base and Part II neither',
    [
      ['base', 0, 0],
      ['part1', 1, 1],
      ['part2', 0, 0],
      ['part3', 1, 0],
    ]
      .filter(
        ([k, r, a]) =>
          count(spacesOf(M[k].boards), (s) => s.kind === 'refresh-market') !== r ||
          count(spacesOf(M[k].boards), (s) => s.kind === 'adjust-route') !== a,
      )
      .map((x) => x[0]),
  );
  check(
    'Parts II and III: boat moves of 1, 2 and any, a boat trade and an outpost trade; none elsewhere',
    Object.entries(M)
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

  section = 'exploration';
  const icons = (names) => count(spacesOf(names), (s) => s.exploration === true);
  const marks23 = (names) => count(spacesOf(names), (s) => s.exploration === '2-3');
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
    Object.keys(builds).filter(
      (b) =>
        modeOf(b).explorationTiles.icons !== icons(builds[b]) ||
        modeOf(b).explorationTiles.twoThree !== marks23(builds[b]),
    ),
  );

  section = 'bonus stacks';
  const fortStacks = spacesOf(['A1', 'B1'])
    .filter((s) => s.kind === 'fort')
    .map((s) => s.bonusStacks);
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
      .filter((s) => s.kind === 'fort' && s.bonusStacks.length)
      .map((s) => s.id),
  );
  const board = (b) => pack.boards[b].bonusStacks ?? [];
  check(
    'only B2, D2, F2 carry stacks of the board, in a cell without a space',
    BOARDS.filter(
      (b) =>
        board(b).length > 0 !== ['B2', 'D2', 'F2'].includes(b) ||
        (board(b).length && pack.boards[b].spaces.some((s) => same(s.at, pack.boards[b].bonusAt))),
    ),
  );
  check(
    'B2 and F2 together 16 tiles, D2 8 (so 16 of 17 lie out in Part II, 24 of 25 in Part III)',
    sum([...board('B2'), ...board('F2')]) === 16 && sum(board('D2')) === 8,
  );
  likely('B2 and F2: two stacks of 4 each', same(board('B2'), [4, 4]) && same(board('F2'), [4, 4]));
  check(
    'B2 and F2 pay emptied outpost columns, D2 every fourth merchant card',
    same(
      ['B2', 'F2', 'D2'].map((b) => pack.boards[b].bonusFor),
      ['outpost-column', 'outpost-column', 'fourth-merchant'],
    ),
  );

  section = 'point cards';
  const cards = pack.pointCards;
  const deckFor = (mode, seats) =>
    cards.filter(
      (c) => c.star !== M[mode].starRemoved && (seats === 4 || c.players !== '4') && (seats > 2 || c.players !== '3+'),
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
          settlers !== [1, 2].includes(c.settlers) ||
          mark !== pack.landmarks.includes(c.landmark) ||
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
  const sizes = [];
  check(
    'every deck covers 4 shown and 8 claims a seat',
    Object.keys(M).flatMap((m) =>
      [2, 3, 4]
        .filter((n) => (sizes.push(`${m}/${n}:${deckFor(m, n).length}`), deckFor(m, n).length < 4 + 8 * n))
        .map((n) => `${m} with ${n}`),
    ),
  );
  design(
    'white and black stars are equally many',
    () => count(cards, (c) => c.star === 'white') === count(cards, (c) => c.star === 'black'),
  );
  design('every deck holds the four kinds equally', () =>
    Object.keys(M).flatMap((m) =>
      [2, 3, 4]
        .filter((n) => new Set(Object.values(tally(deckFor(m, n), (c) => c.kind))).size !== 1)
        .map((n) => `${m}/${n}`),
    ),
  );
  design(
    'with four seats help and tool cards fall equally on the landmarks; with two each landmark has one of each',
    () =>
      Object.keys(M).flatMap((m) =>
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
    Object.keys(M).flatMap((m) =>
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
            (a.settlers > b.settlers || LETTERS.indexOf(a.cube) > LETTERS.indexOf(b.cube)) &&
            a.vp > b.vp,
        )
        .map((b) => `${a.id} ${b.id}`),
    ),
  );
  design(
    'points lie between 2 and 9 and include the 4, 5, 6 and 7 seen in the Part III picture',
    () => cards.every((c) => c.vp >= 2 && c.vp <= 9) && [4, 5, 6, 7].every((v) => cards.some((c) => c.vp === v)),
  );

  section = 'bonus tiles';
  const tiles = pack.bonusTiles;
  const per = {
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
      .filter(
        (t) =>
          !per[t.kind] ||
          t.icons.length !== per[t.kind][0] ||
          t.vp !== per[t.kind][1] ||
          t.icons.some((i) => !ICONS.includes(i)),
      )
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
  const scoreTile = (t, n) =>
    t.kind === 'per-icon'
      ? 2 * n[t.icons[0]]
      : t.icons[0] === t.icons[1]
        ? 3 * Math.floor(n[t.icons[0]] / 2)
        : 3 * Math.min(n[t.icons[0]], n[t.icons[1]]);
  check(
    'the worked example of the overview sheet can be laid: seven icons, help-help 3 + help-other 9 + one icon held three times 6 = 18',
    (() => {
      const helpPair = plain.find((t) => t.kind === 'per-pair' && same(t.icons, ['help', 'help']));
      for (const x of ['settlers', 'exploration', 'tool'])
        for (const y of ['settlers', 'exploration', 'tool']) {
          const n = { settlers: 0, exploration: 0, help: 3, tool: 0 };
          n[x] += 3;
          n[y] += 1;
          const mixed = plain.find((t) => t.kind === 'per-pair' && t.icons.includes('help') && t.icons.includes(x));
          const single = plain.find((t) => t.kind === 'per-icon' && n[t.icons[0]] === 3);
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

  section = 'exploration tiles';
  const xt = pack.explorationTiles;
  check('ten tiles of the four kinds, each with its field', [
    xt.length === 10 ? '' : `${xt.length} tiles`,
    ...['cubes', 'settler', 'points', 'icon'].filter((k) => !xt.some((t) => t.kind === k)),
    ...xt
      .filter(
        (t) =>
          !{ cubes: isBundle(t.cubes), settler: t.settlers === 1, points: t.vp === 3, icon: ICONS.includes(t.icon) }[
            t.kind
          ],
      )
      .map((t) => t.id),
  ]);
  design('one icon tile for each icon', () =>
    same(
      xt
        .filter((t) => t.kind === 'icon')
        .map((t) => t.icon)
        .sort(),
      sorted([...ICONS]),
    ),
  );

  section = 'player boards';
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
      Object.values(M).every((m) => m.bonusSpaces === pb[`side${m.playerBoard}`].bonusSpaces),
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

  section = 'balance';
  for (const b of Object.keys(builds))
    design(`${b}: each landmark on at least two spaces, equally often, on at most two spaces in three`, () => {
      const s = spacesOf(builds[b]).filter((x) => x.landmark);
      const t = tally(s, (x) => x.landmark);
      return [
        ...pack.landmarks.filter((l) => !(t[l] >= 2)),
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
          ...LETTERS.filter((c) => !open.some((s) => s.kind === 'production' && s.gain.includes(c))).map(
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
        !open.some((s) => s.kind === 'production' && s.gain.includes('Y')) ||
        !open.some((s) => ['upgrade', 'trade', 'market', 'move-boat'].includes(s.kind))
      );
    }),
  );
  const band = { 1: [2, 3], 2: [3, 5], 3: [4, 6], 4: [7, 9] };
  design('production is worth 2-3, 3-5, 4-6, 7-9 for 1, 2, 3, 4 settlers', () =>
    all
      .filter(
        (s) => s.kind === 'production' && (worth(s.gain) < band[s.settlers][0] || worth(s.gain) > band[s.settlers][1]),
      )
      .map((s) => s.id),
  );
  design('upgrades number 2 for one settler, 3 for two, 4-5 for three', () =>
    all
      .filter((s) => s.kind === 'upgrade' && !{ 1: [2], 2: [3], 3: [4, 5] }[s.settlers]?.includes(s.upgrades))
      .map((s) => s.id),
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

  return findings;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2] ?? BUILT_IN;
  const findings = checkNewWorld(JSON.parse(readFileSync(file, 'utf8')));
  let section = '';
  for (const finding of findings) {
    if (finding.section !== section) console.log(`-- ${(section = finding.section)}`);
    const verdict = { holds: 'ok  ', noted: 'note', fails: 'FAIL' }[finding.verdict];
    console.log(`${verdict} ${finding.title}${finding.found.length > 0 ? `: ${finding.found.join('; ')}` : ''}`);
  }
  const failures = findings.filter(({ verdict }) => verdict === 'fails').length;
  console.log(failures > 0 ? `\n${failures} constraint(s) FAIL` : '\nall constraints hold');
  process.exitCode = failures > 0 ? 1 : 0;
}
