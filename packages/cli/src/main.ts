/**
 * The way in. What has been compiled once is kept beside the installed packages: later starts take half the time, and
 * threads and processes that find their types already stripped never load the program that strips them, whose memory
 * makes V8 check every access to a typed array (a tenth of the speed of random play).
 */

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));
enableCompileCache(process.env['NODE_COMPILE_CACHE']);
await import('./program.ts');
