/** The way in. What has been compiled once is kept beside the installed packages: later starts take half the time. */

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)));
await import('./program.ts');
