// `npm run check`: every fast check. `npm run fix` applies automatic fixes.
import { CHECKS, failedOf } from './checks.mjs';
import { install } from './setup.mjs';

install();
const failed = await failedOf(CHECKS);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll checks passed.');
process.exitCode = failed.length > 0 ? 1 : 0;
