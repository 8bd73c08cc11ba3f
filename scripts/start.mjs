// `npm start`: from a fresh clone to a table in the browser.
import { become, build, install, node, stop } from './setup.mjs';

install();
if (!build()) stop('The page could not be built; the reason is above.');
become(node, ['packages/cli/src/main.ts', 'serve', ...process.argv.slice(2)]);
