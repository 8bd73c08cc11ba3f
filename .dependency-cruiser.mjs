/** Which part may import which: arrows only point down, web, server and cli → analysis → bots, words, protocol → rules. */

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const src = (names) => ({ path: `^packages/(${names})/src/` });
const own = (names) => ({ path: `^packages/(${names})/` });

/**
 * The floors of the page, from the lowest to the highest; what stands on one floor may know each other. `browser` is what a
 * browser gives (settings, media queries, files, code that is fetched when needed), `games` what the page knows
 * of each game, `display` shows a match of any game; `screens` are whole pages of their own.
 */
const FLOORS = [
  'browser',
  'games',
  'i18n',
  'art',
  'ui',
  'play|records',
  'anchors',
  'motion|sound',
  'table',
  'realms',
  'display',
  'screens',
  'app',
];
const onFloors = (floors) => ({ path: `^packages/web/src/(${floors.join('|')})/` });

const builtins = { dependencyTypes: ['core'] };
const packages = { path: 'node_modules/' };

export default {
  forbidden: [
    forbid('no-cycles', 'Files that need each other are one file, or three.', {}, { circular: true }),
    forbid('resolvable', 'Every import must lead to a file.', {}, { couldNotResolve: true }),
    forbid('rules-no-packages', 'The rules depend on nothing.', src('rules'), packages),
    forbid('rules-no-node', 'The rules run anywhere.', src('rules'), builtins),
    forbid(
      'rules-below-all',
      'packages/rules imports no other package.',
      src('rules'),
      own('analysis|bots|words|protocol|server|cli|web'),
    ),
    forbid(
      'bots-over-rules',
      'The bots know the rules alone.',
      src('bots'),
      own('analysis|words|protocol|server|cli|web'),
    ),
    forbid(
      'bots-anywhere',
      'The bots play in the page too; only their host and their training have Node.',
      { path: '^packages/bots/src/', pathNot: '^packages/bots/src/(host|training)/' },
      builtins,
    ),
    forbid('web-no-host', 'The page hosts its bots itself.', src('web'), {
      path: '^packages/bots/src/(host|training)/',
    }),
    forbid(
      'words-over-rules',
      'The words know the rules alone.',
      src('words'),
      own('analysis|bots|protocol|server|cli|web'),
    ),
    forbid('words-pure', 'The words are said anywhere.', src('words'), builtins),
    forbid(
      'protocol-over-rules',
      'The messages know the rules alone.',
      src('protocol'),
      own('analysis|bots|words|server|cli|web'),
    ),
    forbid(
      'analysis-over-bots',
      'Reviews know the rules, the bots and the words.',
      src('analysis'),
      own('protocol|server|cli|web'),
    ),
    forbid('analysis-no-node', 'Reviews are made anywhere.', src('analysis'), builtins),
    forbid('web-in-the-page', 'The page talks to the server, it imports none of it.', src('web'), own('server|cli')),
    forbid('web-no-node', 'The page has no Node.', src('web'), builtins),
    ...FLOORS.slice(0, -1).map((floor, at) =>
      forbid(`web-${floor.replace('|', '-')}`, `Nothing in ${floor} knows what stands on it.`, onFloors([floor]), {
        path: [onFloors(FLOORS.slice(at + 1)).path, '^packages/web/src/[^/]+$'],
      }),
    ),
    forbid(
      'web-realms-over-sea',
      'Land and road may show islands; they know nothing of each other.',
      { path: '^packages/web/src/realms/([^/]+)/' },
      { path: '^packages/web/src/realms/', pathNot: '^packages/web/src/realms/($1|sea)/' },
    ),
    {
      name: 'web-screens-in-order',
      comment: 'No two folders of the page need each other.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/web/src/' },
      to: { circular: true },
    },
    forbid('server-no-clients', 'The server knows no client.', src('server'), own('cli|web')),
    forbid('cli-no-page', 'The terminal serves the built page, it imports none of it.', src('cli'), own('web')),
    forbid('no-tests-inside', 'What runs does not import tests.', { path: '/src/' }, { path: '^packages/[^/]+/test/' }),
  ],
  options: {
    exclude: { path: '/(dist|test-results)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
