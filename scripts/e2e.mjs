// `npm run test:e2e`: the browser tests, on a page that is built if a source has changed.
import { build, chromium, install, run } from './setup.mjs';

install();
if (!build() || !chromium()) process.exit(1);
process.exit(run('npx', ['playwright', 'test', '-c', 'packages/web', ...process.argv.slice(2)]) ? 0 : 1);
