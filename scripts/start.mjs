// `npm start`: from a fresh clone to a table in the browser. `--game MODULE`: with a custom game in the page.
import { become, build, install, node, stop, takeGames } from './setup.mjs';

const { games, rest } = takeGames(process.argv.slice(2));
install();
if (!build(games)) stop('The page could not be built; the reason is above.');
become(node, ['packages/cli/src/main.ts', 'serve', ...rest]);
