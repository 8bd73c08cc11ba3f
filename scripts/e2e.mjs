// `npm run test:e2e`: the browser tests, on a page that is built if a source has changed.
// `npm run proof:input-methods` adds --all-input-methods: every game is played by mouse, keyboard and touch.
import { build, chromium, install, run } from './setup.mjs';

install();
if (!build() || !chromium()) process.exit(1);
const ALL = '--all-input-methods';
const args = process.argv.slice(2);
if (args.includes(ALL)) process.env.ALL_INPUT_METHODS = '1';
const rest = args.filter((arg) => arg !== ALL);
process.exit(run('npx', ['playwright', 'test', '-c', 'packages/web', ...rest]) ? 0 : 1);
