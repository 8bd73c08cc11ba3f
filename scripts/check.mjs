// `npm run check`: every fast check, all of them even if one fails. `npm run fix` mends what can be mended by itself.
import { install, run } from './setup.mjs';

install();

const CHECKS = ['format:check', 'lint', 'typecheck', 'arrows', 'unused', 'diagram:check'];
const failed = CHECKS.filter((name) => {
  console.log(`\n— ${name}`);
  return !run('npm', ['run', '--silent', name]);
});
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('\nAll checks passed.');
